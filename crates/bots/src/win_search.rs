//! The exact search for a winning turn: it simulates the turn action by action in a world that fits the View, with the
//! planner's routes to the goal. `win_estimate.rs` answers the same question faster and roughly.

use crate::win_estimate::kinds;
use crate::winning_item::{Shift, WinningItem};
use armonium_rules::{
    Action, Activity, CardPlace, Character, Content, Machine, Phase, Power, Role, Route, Seat, Space, State,
    Step, Tile, View,
};
use rand_core::Rng;

/// The most worlds to draw until one has this character as the Chosen One.
const DRAWS: usize = 64;

/// The actions that win this turn if this character is the Chosen One, if a short search finds any.
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

/// The Power Card and the tile to play in a trial, and the character the tile puts elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Help {
    power: Option<Power>,
    tile: Option<Tile>,
    shift: Option<Action>,
}

impl Help {
    const NONE: Self = Self { power: None, tile: None, shift: None };
}

/// A turn simulated in one world.
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

    /// Applies an action. `None` if it is illegal or ends the turn without a victory.
    fn act(&mut self, action: Action) -> Option<()> {
        self.state.apply(self.content, self.seat, action, &mut ()).ok()?;
        self.actions.push(action);
        let continues = self.state.to_act() == Some(self.seat) || self.is_won();
        (continues && self.state.public().is_active(self.seat)).then_some(())
    }

    fn is_won(&self) -> bool {
        self.state.outcome().is_some()
    }

    /// Every combination of a useful card and a useful tile, none first.
    fn helps(&self) -> impl Iterator<Item = Help> + use<> {
        let public = self.state.public();
        let free = !public.event.forbids_cards();
        let played = public.played[self.seat.index()];
        let powers = [Power::Music, Power::Ride].into_iter().filter(move |&power| free && !played.has(power));
        let mut tiles = vec![(None, None)];
        for tile in kinds(self.state.tile_kinds_of(self.seat)).filter(|_| free) {
            match self.winning_item(tile) {
                Some(WinningItem::Music(_) | WinningItem::Ride(_) | WinningItem::Steps) => {
                    tiles.push((Some(tile), None));
                }
                Some(WinningItem::Shift(shift)) => {
                    tiles.extend(self.shifts(shift).into_iter().map(|shift| (Some(tile), Some(shift))));
                }
                None => {}
            }
        }
        let powers: Vec<Option<Power>> = std::iter::once(None).chain(powers.map(Some)).collect();
        // No tile first; shifts last, since there are many of them.
        let is_steps = |tile: Tile| self.winning_item(tile) == Some(WinningItem::Steps);
        tiles.sort_by_key(|&(tile, shift)| (shift.is_some(), tile.is_some_and(|tile| !is_steps(tile))));
        powers.into_iter().flat_map(move |power| {
            tiles.clone().into_iter().map(move |(tile, shift)| Help { power, tile, shift })
        })
    }

    fn winning_item(&self, tile: Tile) -> Option<WinningItem> {
        self.content.item(tile).and_then(WinningItem::of)
    }

    /// Every shift of the mover, or of the Chosen One it hunts.
    fn shifts(&self, shift: Shift) -> Vec<Action> {
        let public = self.state.public();
        let Phase::Turn(turn) = public.phase else { return Vec::new() };
        let Some(declared) = turn.declared else { return Vec::new() };
        let own = Character::ALL
            .into_iter()
            .find(|&character| self.state.card_place(character) == CardPlace::Hand(self.seat));
        let movable = match declared.role {
            Role::Hero => [Some(declared.chosen), None],
            Role::Fenrir => [own, Some(declared.chosen)],
        };
        let mut shifts = Vec::new();
        for who in movable.into_iter().flatten() {
            match shift {
                Shift::Swap => {
                    shifts.extend(Character::ALL.into_iter().filter(|&other| other != who).map(|other| {
                        match who.index() < other.index() {
                            true => Action::Swap { a: who, b: other },
                            false => Action::Swap { a: other, b: who },
                        }
                    }))
                }
                Shift::ToMystic => {
                    let free = self.content.mystic().without(public.not_empty());
                    shifts.extend(free.map(|to| Action::Relocate { character: who, to }));
                }
            }
        }
        shifts
    }

    /// Plays the turn with its card and tile.
    fn play(mut self) -> Option<Vec<Action>> {
        if self.help.power == Some(Power::Music) {
            self.act(Action::PlayPower { power: Power::Music })?;
        }
        if let Some(tile) = self.help.tile
            && matches!(self.winning_item(tile), Some(WinningItem::Music(_)))
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

    /// Takes the event's gifts and the ability, in every way that could help.
    fn until_gears(self) -> Option<Vec<Action>> {
        if self.is_won() {
            return Some(self.actions);
        }
        let Phase::Turn(turn) = self.state.public().phase else { return None };
        if turn.effect.is_none() && turn.step == Step::Gears {
            let turns = self.legal().into_iter().filter(|action| matches!(action, Action::Turn { .. }));
            return turns.into_iter().find_map(|gears| self.reach_goal(gears));
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

    /// Free steps worth trying: towards the goal, and to every station.
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

    /// This trial after a walk with free steps.
    fn walk(&self, way: Vec<Action>) -> Option<Self> {
        let mut next = self.clone();
        way.into_iter().try_for_each(|action| next.act(action))?;
        let can_stop = |trial: &Self| trial.legal().contains(&Action::Stop {});
        let at_gears = |trial: &Self| trial.legal().iter().any(|a| matches!(a, Action::Turn { .. }));
        if !next.is_won() && can_stop(&next) && !at_gears(&next) {
            next.act(Action::Stop {})?;
        }
        Some(next)
    }

    /// Turns the gears, moves to the goal if possible, and composes the missing pages.
    fn reach_goal(&self, gears: Action) -> Option<Vec<Action>> {
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

    /// The card or tile that still offers a movement.
    fn extra(&self) -> Option<Action> {
        if self.help.power == Some(Power::Ride) {
            return Some(Action::PlayPower { power: Power::Ride });
        }
        let tile = self.help.tile?;
        matches!(self.winning_item(tile), Some(WinningItem::Ride(_) | WinningItem::Steps))
            .then_some(Action::PlayItem { tile })
    }

    /// Is this a space to walk to before playing the extra movement?
    fn can_board(&self, extra: Action, space: Space) -> bool {
        let line = self.content.station_of(space);
        match extra {
            Action::PlayItem { tile } => match self.winning_item(tile) {
                Some(WinningItem::Ride(machine)) => line == Some(machine),
                Some(WinningItem::Music(_) | WinningItem::Steps | WinningItem::Shift(_)) | None => false,
            },
            _ => line.is_some_and(|line| line != Machine::Taxi),
        }
    }

    /// Walks to a space, plays the extra movement there and continues to the goal.
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

    /// Ends the movement and composes the missing pages.
    fn finish(mut self) -> Option<Vec<Action>> {
        while !self.is_won() {
            let legal = self.legal();
            let last = legal.iter().rev().find(|a| matches!(a, Action::Stop {} | Action::Compose { .. }));
            self.act(*last?)?;
        }
        Some(self.actions)
    }

    /// The space of the chosen character, and the goal.
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
