//! The turn that wins: tried out decision by decision in a world that fits the View, with the planner's routes to the
//! goal. What it finds is exact; victory.rs reckons quickly whether looking for it is worth the while.

use crate::victory::kinds;
use armonium_rules::{
    Action, Activity, CardPlace, Character, Content, Item, Machine, Phase, Power, Role, Route, Seat, Space,
    State, Step, Tile, View,
};
use rand_core::Rng;

/// How many worlds are drawn to find one in which this character is the Chosen One.
const DRAWS: usize = 64;

/// The actions that win this turn if this character is the Chosen One, if there are any that a short search finds.
pub(crate) fn winning_turn(
    content: &Content,
    view: &View,
    chosen: Character,
    rng: &mut impl Rng,
) -> Option<Vec<Action>> {
    let seat = view.to_act?;
    let world = (0..DRAWS).map(|_| view.resample(content, rng)).find(|world| world.chosen_one() == chosen)?;
    let mut turn = Trial { content, seat, state: world, actions: Vec::new(), help: Help::NONE };
    turn.act(Action::Declare { character: chosen })?;
    turn.helps().find_map(|help| Trial { help, ..turn.clone() }.play())
}

/// The card and the tile this turn is tried with, and whom the tile puts where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Help {
    power: Option<Power>,
    tile: Option<Tile>,
    shift: Option<Action>,
}

impl Help {
    const NONE: Self = Self { power: None, tile: None, shift: None };
}

/// A turn tried out in one world.
#[derive(Clone)]
struct Trial<'a> {
    content: &'a Content,
    seat: Seat,
    state: State,
    actions: Vec<Action>,
    help: Help,
}

impl Trial<'_> {
    fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        self.state.legal(self.content, &mut legal);
        legal
    }

    /// Does this, unless it is refused or ends the turn without a victory.
    fn act(&mut self, action: Action) -> Option<()> {
        self.state.apply(self.content, self.seat, action, &mut ()).ok()?;
        self.actions.push(action);
        let goes_on = self.state.to_act() == Some(self.seat) || self.is_won();
        (goes_on && self.state.public().is_in(self.seat)).then_some(())
    }

    fn is_won(&self) -> bool {
        self.state.outcome().is_some()
    }

    /// What can help: no card and no tile first, then one of each kind that could.
    fn helps(&self) -> impl Iterator<Item = Help> + use<> {
        let public = self.state.public();
        let free = !public.event.forbids_cards();
        let played = public.played[self.seat.index()];
        let powers = [Power::Music, Power::Ride].into_iter().filter(move |&power| free && !played.has(power));
        let mut tiles = vec![(None, None)];
        for tile in kinds(self.state.tile_kinds_of(self.seat)).filter(|_| free) {
            match self.content.item(tile) {
                Some(Item::Music(_) | Item::PaidMusic | Item::Ride(_) | Item::Steps) => {
                    tiles.push((Some(tile), None));
                }
                Some(item @ (Item::Swap | Item::ToMystic)) => {
                    tiles.extend(self.shifts(item).into_iter().map(|shift| (Some(tile), Some(shift))));
                }
                Some(
                    Item::ClueOnMystic
                    | Item::Time
                    | Item::ClueForTime
                    | Item::Investigate
                    | Item::PaidTiles
                    | Item::Stones,
                )
                | None => {}
            }
        }
        let powers: Vec<Option<Power>> = std::iter::once(None).chain(powers.map(Some)).collect();
        // No tile first; whom to put elsewhere last, since there are many ways to do that.
        let is_steps = |tile: Tile| self.content.item(tile) == Some(Item::Steps);
        tiles.sort_by_key(|&(tile, shift)| (shift.is_some(), tile.is_some_and(|tile| !is_steps(tile))));
        powers.into_iter().flat_map(move |power| {
            tiles.clone().into_iter().map(move |(tile, shift)| Help { power, tile, shift })
        })
    }

    /// Every way in which this item puts somebody who matters elsewhere.
    fn shifts(&self, item: Item) -> Vec<Action> {
        let public = self.state.public();
        let Phase::Turn(turn) = public.phase else { return Vec::new() };
        let Some(declared) = turn.declared else { return Vec::new() };
        let own = Character::ALL
            .into_iter()
            .find(|&character| self.state.card_place(character) == CardPlace::Hand(self.seat));
        let matter = match declared.role {
            Role::Hero => [Some(declared.chosen), None],
            Role::Fenrir => [own, Some(declared.chosen)],
        };
        let mut shifts = Vec::new();
        for who in matter.into_iter().flatten() {
            match item {
                Item::Swap => {
                    shifts.extend(Character::ALL.into_iter().filter(|&other| other != who).map(|other| {
                        match who.index() < other.index() {
                            true => Action::Swap { a: who, b: other },
                            false => Action::Swap { a: other, b: who },
                        }
                    }))
                }
                Item::ToMystic => {
                    let free = self.content.mystic().without(public.not_empty());
                    shifts.extend(free.map(|to| Action::Relocate { character: who, to }));
                }
                Item::Music(_)
                | Item::Ride(_)
                | Item::ClueOnMystic
                | Item::Time
                | Item::ClueForTime
                | Item::Investigate
                | Item::Steps
                | Item::PaidMusic
                | Item::PaidTiles
                | Item::Stones => {}
            }
        }
        shifts
    }

    /// Plays the turn with the help it has.
    fn play(mut self) -> Option<Vec<Action>> {
        if self.help.power == Some(Power::Music) {
            self.act(Action::PlayPower { power: Power::Music })?;
        }
        if let Some(tile) = self.help.tile
            && matches!(self.content.item(tile), Some(Item::Music(_) | Item::PaidMusic))
        {
            self.act(Action::PlayItem { tile })?;
        }
        if let (Some(tile), Some(shift)) = (self.help.tile, self.help.shift) {
            self.act(Action::PlayItem { tile })?;
            self.act(shift)?;
        }
        let choice = self.legal().into_iter().find(|action| matches!(action, Action::Choose { .. }))?;
        self.act(choice)?;
        self.until_gears()
    }

    /// Carries out gifts and ability, in every way that could matter.
    fn until_gears(self) -> Option<Vec<Action>> {
        if self.is_won() {
            return Some(self.actions);
        }
        let Phase::Turn(turn) = self.state.public().phase else { return None };
        if turn.effect.is_none() && turn.step == Step::Gears {
            let turns = self.legal().into_iter().filter(|action| matches!(action, Action::Turn { .. }));
            return turns.into_iter().find_map(|gears| self.go_home(gears));
        }
        let legal = self.legal();
        if legal.iter().any(|action| matches!(action, Action::Step { .. })) {
            return self.free_walks().into_iter().find_map(Self::until_gears);
        }
        let promising = |action: &&Action| {
            matches!(
                action,
                Action::Favour { activity: Activity::Compose }
                    | Action::Name {
                        character: Character::Johnsson | Character::Snowy | Character::Vikstrom
                    }
            )
        };
        let mut ways: Vec<Action> = legal.iter().filter(promising).copied().collect();
        if ways.is_empty() {
            ways.extend(legal.first());
        }
        ways.into_iter().find_map(|action| {
            let mut next = self.clone();
            next.act(action)?;
            next.until_gears()
        })
    }

    /// Where free steps can lead that matters: the space nearest to the goal, and every station.
    fn free_walks(&self) -> Vec<Self> {
        let Some((_, goal)) = self.way() else { return Vec::new() };
        let mut routes = self.state.public().routes(self.content);
        let (to_col, to_row) = (self.content.space(goal).col, self.content.space(goal).row);
        let away = |route: &Route| {
            let space = self.content.space(route.to);
            u16::from(space.col.abs_diff(to_col)) + u16::from(space.row.abs_diff(to_row))
        };
        routes.sort_by_key(away);
        let stations =
            |(number, route): &(usize, Route)| *number < 3 || self.content.station_of(route.to).is_some();
        let ways = routes.into_iter().enumerate().filter(stations).map(|(_, route)| route.actions);
        ways.chain([Vec::new()]).filter_map(|way| self.walk(way)).collect()
    }

    /// This trial after a walk with free steps, ended where it leads.
    fn walk(&self, way: Vec<Action>) -> Option<Self> {
        let mut next = self.clone();
        way.into_iter().try_for_each(|action| next.act(action))?;
        let walks_on = |trial: &Self| trial.legal().contains(&Action::Stop {});
        let at_gears = |trial: &Self| trial.legal().iter().any(|a| matches!(a, Action::Turn { .. }));
        if !next.is_won() && walks_on(&next) && !at_gears(&next) {
            next.act(Action::Stop {})?;
        }
        Some(next)
    }

    /// Turns the gears, goes to the goal if it can be reached, and composes what is missing.
    fn go_home(&self, gears: Action) -> Option<Vec<Action>> {
        let mut turned = self.clone();
        turned.act(gears)?;
        let (here, goal) = turned.way()?;
        let routes = turned.state.public().routes(self.content);
        if here == goal {
            return turned.finish();
        }
        let direct = routes.iter().filter(|route| route.to == goal);
        let mut direct = direct.filter_map(|route| turned.then(&route.actions)?.finish());
        direct.next().or_else(|| {
            let extra = turned.extra()?;
            let stops = routes.iter().filter(|route| turned.can_board(extra, route.to));
            let walks = stops.map(|route| route.actions.as_slice());
            std::iter::once([].as_slice()).chain(walks).find_map(|walk| turned.board(walk, extra, goal))
        })
    }

    fn then(&self, actions: &[Action]) -> Option<Self> {
        let mut next = self.clone();
        actions.iter().try_for_each(|&action| next.act(action))?;
        Some(next)
    }

    /// The movement that card or tile still offer.
    fn extra(&self) -> Option<Action> {
        if self.help.power == Some(Power::Ride) {
            return Some(Action::PlayPower { power: Power::Ride });
        }
        let tile = self.help.tile?;
        matches!(self.content.item(tile), Some(Item::Ride(_) | Item::Steps))
            .then_some(Action::PlayItem { tile })
    }

    /// Is this a space to walk to first?
    fn can_board(&self, extra: Action, space: Space) -> bool {
        let line = self.content.station_of(space);
        match extra {
            Action::PlayItem { tile } => match self.content.item(tile) {
                Some(Item::Ride(machine)) => line == Some(machine),
                _ => false,
            },
            _ => line.is_some_and(|line| line != Machine::Taxi),
        }
    }

    /// Walks somewhere, plays the extra movement there and goes on to the goal; a tile's ride may follow a card's.
    fn board(&self, walk: &[Action], extra: Action, goal: Space) -> Option<Vec<Action>> {
        let mut there = self.then(walk)?;
        if let Phase::Turn(turn) = there.state.public().phase
            && turn.effect.is_some()
        {
            there.act(Action::Stop {})?;
        }
        there.act(extra)?;
        let routes = there.state.public().routes(self.content);
        let mut ways = routes.iter().filter(|route| route.to == goal);
        ways.find_map(|route| there.then(&route.actions)?.finish())
    }

    /// Ends the movement and composes what is missing.
    fn finish(mut self) -> Option<Vec<Action>> {
        while !self.is_won() {
            let legal = self.legal();
            let last = legal.iter().rev().find(|a| matches!(a, Action::Stop {} | Action::Compose { .. }));
            self.act(*last?)?;
        }
        Some(self.actions)
    }

    /// Where the chosen character stands and where it must go.
    fn way(&self) -> Option<(Space, Space)> {
        let public = self.state.public();
        let Phase::Turn(turn) = public.phase else { return None };
        let declared = turn.declared?;
        let goal = match declared.role {
            Role::Hero => public.organ?,
            Role::Fenrir => public.at[declared.chosen.index()],
        };
        Some((public.at[turn.character?.index()], goal))
    }
}
