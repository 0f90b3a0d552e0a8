//! What a declaration needs and whether it is possible this turn (section 5 of the rules). A plan found here works if the name is
//! right; what might be drawn or seen on the way isn't counted.

use crate::victory_plan::VictoryPlan;
use crate::{Apply, deciding, world};
use armonium_bots::best_winning_turn;
use armonium_rules::{
    Action, Activity, Ask, CardPlace, Character, CharacterSet, Content, Declaration, Event, FENRIR_MUSIC,
    Item, MOST_MUSIC, Phase, Power, Role, Seat, Sight, Space, SpaceSet, State, Step, Tile, View,
};
use serde::{Deserialize, Serialize};

/// Everything a declarer needs to know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Victory {
    /// What the reader is.
    pub role: Role,
    /// The character that has to move: the named one, or Fenrir's own.
    pub mover: Option<Character>,
    /// Where it has to go.
    pub goal: Option<Space>,
    /// How many steps that is on foot.
    pub distance: Option<u8>,
    /// The Music Pages needed.
    pub needed: u8,
    /// The pages the reader has.
    pub pages: u8,
    /// The most pages possible this turn.
    pub most: u8,
    /// Where pages may come from this turn.
    pub sources: Vec<PageSource>,
    /// The reader's Time.
    pub time: u8,
    /// The Marks of the Wolf in hand.
    pub marks: u8,
    /// The best way there, with pages enough or not.
    pub reach: Option<VictoryPlan>,
    /// The best way to win.
    pub plan: Option<VictoryPlan>,
}

/// A source of Music Pages this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "from", rename_all = "snake_case")]
pub enum PageSource {
    /// The Event.
    Event {
        /// How many.
        pages: u8,
    },
    /// The ability.
    Ability {
        /// How many.
        pages: u8,
    },
    /// Composing.
    Compose {
        /// The turn of the gears that shows it.
        teeth: i8,
        /// How many.
        pages: u8,
    },
    /// The Power Card.
    Power {
        /// How many.
        pages: u8,
    },
    /// An Item Tile.
    Item {
        /// Which.
        tile: Tile,
        /// How many.
        pages: u8,
    },
}

impl Victory {
    /// What a declaration of this character needs; without a name, what doesn't depend on it. None unless the reader could
    /// declare now.
    pub fn of(content: &Content, view: &View, named: Option<Character>) -> Option<Self> {
        let seat = deciding(view)?;
        let Phase::Turn(turn) = view.public.phase else { return None };
        if turn.step != Step::Choose || turn.effect.is_some() {
            return None;
        }
        let public = &view.public;
        let role = view.role.unwrap_or(Role::Hero);
        let own = Character::ALL
            .into_iter()
            .find(|character| view.cards[character.index()] == Sight::Seen(CardPlace::Hand(seat)));
        let at = |character: Character| public.at[character.index()];
        let (mover, goal) = match role {
            Role::Hero => (named, public.organ),
            Role::Fenrir => (own, named.map(at)),
        };
        let needed = if role == Role::Hero { MOST_MUSIC } else { FENRIR_MUSIC };
        let marks = view.hands[seat.index()].tiles.iter().filter_map(|tile| tile.seen());
        let mut declared = view.clone();
        // Who Lewis is doesn't matter: the ability brings no pages.
        let chosen = named.unwrap_or(Character::Lewis);
        let declaration = turn.declared.unwrap_or(Declaration { role, chosen });
        declared.public.phase = Phase::Turn(armonium_rules::Turn { declared: Some(declaration), ..turn });
        declared.public.used = CharacterSet::EMPTY;
        let plan = |view: &View| {
            named?;
            let world = world(content, view);
            VictoryPlan::of(content, &world, &best_winning_turn(content, &world)?)
        };
        let pages = Pages::of(content, &declared, seat);
        let mut enough = declared.clone();
        enough.public.music[seat.index()] = MOST_MUSIC;
        Some(Self {
            role,
            mover,
            goal,
            distance: mover
                .zip(goal)
                .and_then(|(mover, goal)| content.distances(at(mover), SpaceSet::EMPTY)[goal.index()]),
            needed,
            pages: public.music[seat.index()],
            most: pages.most,
            sources: pages.sources,
            time: public.time[seat.index()],
            marks: marks.map(|tile| content.marks(tile)).sum(),
            reach: plan(&enough),
            plan: plan(&declared),
        })
    }
}

/// The pages of this turn, wherever the Character goes.
struct Pages {
    most: u8,
    sources: Vec<PageSource>,
}

impl Pages {
    fn of(content: &Content, view: &View, seat: Seat) -> Self {
        let music = |state: &State| state.public().music[seat.index()];
        let start = world(content, view);
        let mut most = music(&start);
        for state in plays(content, &start, seat) {
            for (_, turned) in turned(content, &state, seat) {
                most = most.max(music(&turned));
            }
            most = most.max(music(&state));
        }
        // What each source gives is counted from no pages on, so that the last page doesn't cut it off.
        let mut empty = view.clone();
        empty.public.music[seat.index()] = 0;
        let start = world(content, &empty);
        let (mut event, mut ability, mut compose) = (0, 0, Vec::new());
        for (given, state) in chosen(content, &start, seat) {
            event = given;
            ability = ability.max(music(&state).saturating_sub(given));
            compose = turned(content, &state, seat)
                .into_iter()
                .map(|(teeth, turned)| PageSource::Compose { teeth, pages: music(&turned) - music(&state) })
                .collect();
        }
        let mut sources = Vec::new();
        sources.extend((event > 0).then_some(PageSource::Event { pages: event }));
        sources.extend((ability > 0).then_some(PageSource::Ability { pages: ability }));
        sources.extend(compose);
        for play in musical(content, &start) {
            let Ok(after) = start.clone_and_apply(content, seat, play) else { continue };
            let pages = music(&after);
            sources.push(match play {
                Action::PlayItem { tile } => PageSource::Item { tile, pages },
                _ => PageSource::Power { pages },
            });
        }
        Self { most, sources }
    }
}

/// The cards and tiles that bring pages and can be played now.
fn musical(content: &Content, state: &State) -> Vec<Action> {
    let mut legal = Vec::new();
    state.legal(content, &mut legal);
    legal.retain(|action| match *action {
        Action::PlayPower { power } => power == Power::Music,
        Action::PlayItem { tile } => content.item(tile).is_some_and(|item: Item| item.pages() > 0),
        _ => false,
    });
    legal
}

/// The states before the gears are turned, with every combination of cards, tiles and abilities that brings pages.
fn plays(content: &Content, start: &State, seat: Seat) -> Vec<State> {
    let mut played = vec![*start];
    let mut next = 0;
    while let Some(&state) = played.get(next) {
        next += 1;
        let more = musical(content, &state);
        played.extend(more.into_iter().filter_map(|play| state.clone_and_apply(content, seat, play).ok()));
    }
    played.iter().flat_map(|state| chosen(content, state, seat)).map(|(_, state)| state).collect()
}

/// The states after the Character is chosen and its ability used, with the pages that the Event gave.
fn chosen(content: &Content, start: &State, seat: Seat) -> Vec<(u8, State)> {
    let mut legal = Vec::new();
    start.legal(content, &mut legal);
    let Some(&choice) = legal.iter().find(|action| matches!(action, Action::Choose { .. })) else {
        return Vec::new();
    };
    let (mut after, mut events) = (*start, Vec::new());
    if after.apply(content, seat, choice, &mut events).is_err() {
        return Vec::new();
    }
    let gifts = events.iter().take_while(|event| !matches!(event, Event::AbilityUsed { .. }));
    let event =
        gifts.map(|event| if let Event::MusicGained { pages, .. } = event { *pages } else { 0 }).sum();
    let (mut waiting, mut ready) = (vec![after], Vec::new());
    while let Some(state) = waiting.pop() {
        let Phase::Turn(turn) = state.public().phase else {
            // It is won already.
            ready.push((event, state));
            continue;
        };
        if state.to_act() != Some(seat) || turn.character.is_none() {
            continue;
        }
        if turn.effect.is_none() && turn.step == Step::Gears {
            ready.push((event, state));
            continue;
        }
        legal.clear();
        state.legal(content, &mut legal);
        let worthy = |action: &&Action| {
            matches!(
                action,
                Action::Name { .. } | Action::Favour { activity: Activity::Compose } | Action::Stop {}
            )
        };
        let mut ways: Vec<Action> = legal.iter().filter(worthy).copied().collect();
        if ways.is_empty() {
            ways.extend(legal.first());
        }
        waiting.extend(ways.into_iter().filter_map(|way| state.clone_and_apply(content, seat, way).ok()));
    }
    ready
}

/// For each turn of the gears that shows it, the state after composing with all Clues.
fn turned(content: &Content, state: &State, seat: Seat) -> Vec<(i8, State)> {
    let compose = |&teeth: &i8| {
        let turned = state.clone_and_apply(content, seat, Action::Turn { teeth }).ok()?;
        let stopped = turned.clone_and_apply(content, seat, Action::Stop {}).ok()?;
        if stopped.public().to_act() != Some(seat) || stopped.ask(content) != Ask::Act(Activity::Compose) {
            return None;
        }
        let mut legal = Vec::new();
        stopped.legal(content, &mut legal);
        let most = legal.into_iter().rfind(|action| matches!(action, Action::Compose { .. }))?;
        Some((teeth, stopped.clone_and_apply(content, seat, most).ok()?))
    };
    content.turns().iter().filter_map(compose).collect()
}
