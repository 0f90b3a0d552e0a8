//! The exact search for a winning turn: it simulates the turn action by action in a world that fits the View, with the
//! planner's routes to the goal. `win_estimate.rs` answers the same question faster and roughly. A bot takes the first turn
//! found; a person is shown the best of all.

use crate::win_estimate::kinds;
use crate::winning_item::{Shift, WinningItem};
use armonium_rules::{
    Action, Activity, CardPlace, Character, Content, Item, Machine, Phase, Power, Role, Route, Seat, Space,
    State, Step, Tile, View,
};
use rand_core::Rng;
use std::cmp::Reverse;
use std::ops::ControlFlow;

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
    let mut turn =
        Trial { content, seat, state: world, actions: Vec::new(), help: Help::NONE, is_thorough: false };
    turn.act(Action::Declare { character: chosen })?;
    turn.helps().find_map(|help| {
        let mut first = None;
        // Whether it broke off is in `first`.
        let _ = Trial { help, ..turn.clone() }.play(&mut |won| {
            first = Some(won.actions.clone());
            ControlFlow::Break(())
        });
        first
    })
}

/// The best way to win this turn in a world in which the player to act has declared and is about to choose the Character: with the
/// fewest cards and tiles, then with the most Time left, then with the fewest Clues spent and the gears at rest. Unlike a bot it
/// also plays tiles for Time, and a Power Card and a tile for two rides.
pub fn best_winning_turn(content: &Content, world: &State) -> Option<Vec<Action>> {
    let seat = world.to_act()?;
    let turn =
        Trial { content, seat, state: *world, actions: Vec::new(), help: Help::NONE, is_thorough: true };
    let mut helps: Vec<Help> = turn.helps().collect();
    helps.sort_by_key(Help::cards);
    let mut best: Option<(Cost, Vec<Action>)> = None;
    for help in helps {
        if best.as_ref().is_some_and(|(cost, _)| cost.cards < help.cards()) {
            break;
        }
        // It never breaks off.
        let _ = Trial { help, ..turn.clone() }.play(&mut |won| {
            let cost = won.cost();
            if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                best = Some((cost, won.actions.clone()));
            }
            ControlFlow::Continue(())
        });
    }
    best.map(|(_, actions)| actions)
}

/// What makes one winning turn worse than another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Cost {
    cards: usize,
    time_left: Reverse<u8>,
    clues: u8,
    actions: usize,
}

/// Receives every winning turn that is found, until it breaks off.
type Found<'f> = dyn FnMut(&Trial<'_>) -> ControlFlow<()> + 'f;

/// The Power Card and the tile to play in a trial, and the character the tile puts elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Help {
    power: Option<Power>,
    tile: Option<Tile>,
    shift: Option<Action>,
}

impl Help {
    const NONE: Self = Self { power: None, tile: None, shift: None };

    /// How many cards and tiles it is.
    fn cards(&self) -> usize {
        usize::from(self.power.is_some()) + usize::from(self.tile.is_some())
    }
}

/// A turn simulated in one world.
#[derive(Clone)]
struct Trial<'a> {
    content: &'a Content,
    seat: Seat,
    state: State,
    actions: Vec<Action>,
    help: Help,
    /// Try what a bot leaves out.
    is_thorough: bool,
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

    fn cost(&self) -> Cost {
        let played = |action: &&Action| matches!(action, Action::PlayPower { .. } | Action::PlayItem { .. });
        let clues = |action: &Action| if let Action::Compose { clues } = action { *clues } else { 0 };
        Cost {
            cards: self.actions.iter().filter(played).count(),
            time_left: Reverse(self.state.public().time[self.seat.index()]),
            clues: self.actions.iter().map(clues).sum(),
            actions: self.actions.len(),
        }
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
                None if self.gives_time(tile) => tiles.push((Some(tile), None)),
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

    /// Is it a tile for Time that this search plays?
    fn gives_time(&self, tile: Tile) -> bool {
        self.is_thorough && matches!(self.content.item(tile), Some(Item::Time | Item::ClueForTime))
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
    fn play(mut self, found: &mut Found<'_>) -> ControlFlow<()> {
        match self.play_early() {
            Some(()) => self.until_gears(found),
            None => ControlFlow::Continue(()),
        }
    }

    /// Plays what is played first, and chooses the Character.
    fn play_early(&mut self) -> Option<()> {
        if self.help.power == Some(Power::Music) {
            self.act(Action::PlayPower { power: Power::Music })?;
        }
        if let Some(tile) = self.help.tile
            && (matches!(self.winning_item(tile), Some(WinningItem::Music(_))) || self.gives_time(tile))
        {
            self.act(Action::PlayItem { tile })?;
        }
        if let (Some(tile), Some(shift)) = (self.help.tile, self.help.shift) {
            self.act(Action::PlayItem { tile })?;
            self.act(shift)?;
        }
        let choice = self.legal().into_iter().find(|action| matches!(action, Action::Choose { .. }))?;
        self.act(choice)
    }

    /// Takes the event's gifts and the ability, in every way that could help.
    fn until_gears(self, found: &mut Found<'_>) -> ControlFlow<()> {
        if self.is_won() {
            return found(&self);
        }
        let Phase::Turn(turn) = self.state.public().phase else { return ControlFlow::Continue(()) };
        if turn.effect.is_none() && turn.step == Step::Gears {
            let turns = self.legal().into_iter().filter(|action| matches!(action, Action::Turn { .. }));
            return turns.into_iter().try_for_each(|gears| self.reach_goal(gears, found));
        }
        let legal = self.legal();
        if legal.iter().any(|action| matches!(action, Action::Step { .. })) {
            return self.free_walks().into_iter().try_for_each(|walked| walked.until_gears(found));
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
        ways.into_iter().try_for_each(|action| {
            let mut next = self.clone();
            match next.act(action) {
                Some(()) => next.until_gears(found),
                None => ControlFlow::Continue(()),
            }
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
    fn reach_goal(&self, gears: Action, found: &mut Found<'_>) -> ControlFlow<()> {
        let mut turned = self.clone();
        if turned.act(gears).is_none() {
            return ControlFlow::Continue(());
        }
        turned.move_to_goal(&turned.extras(), found)
    }

    /// Moves to the goal, also with what still offers a movement.
    fn move_to_goal(&self, extras: &[Action], found: &mut Found<'_>) -> ControlFlow<()> {
        let Some((here, goal)) = self.way() else { return ControlFlow::Continue(()) };
        let routes = self.state.public().routes(self.content);
        if here == goal {
            return self.clone().finish(found);
        }
        for route in routes.iter().filter(|route| route.to == goal) {
            if let Some(there) = self.then(&route.actions) {
                there.finish(found)?;
            }
        }
        for (number, &extra) in extras.iter().enumerate() {
            let mut rest = extras.to_vec();
            rest.remove(number);
            let stops = routes.iter().filter(|route| self.can_board(extra, route.to));
            let walks = stops.map(|route| route.actions.as_slice());
            for walk in std::iter::once([].as_slice()).chain(walks) {
                self.board(walk, extra, &rest, goal, found)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn then(&self, actions: &[Action]) -> Option<Self> {
        let mut next = self.clone();
        actions.iter().try_for_each(|&action| next.act(action))?;
        Some(next)
    }

    /// The card and the tile that still offer a movement; a bot uses one of them.
    fn extras(&self) -> Vec<Action> {
        let ride = (self.help.power == Some(Power::Ride)).then_some(Action::PlayPower { power: Power::Ride });
        let offers =
            |&tile: &Tile| matches!(self.winning_item(tile), Some(WinningItem::Ride(_) | WinningItem::Steps));
        let tile = self.help.tile.filter(offers).map(|tile| Action::PlayItem { tile });
        let most = if self.is_thorough { 2 } else { 1 };
        ride.into_iter().chain(tile).take(most).collect()
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
    fn board(
        &self,
        walk: &[Action],
        extra: Action,
        rest: &[Action],
        goal: Space,
        found: &mut Found<'_>,
    ) -> ControlFlow<()> {
        let Some(there) = self.aboard(walk, extra) else { return ControlFlow::Continue(()) };
        let routes = there.state.public().routes(self.content);
        for route in &routes {
            let next = rest.first().is_some_and(|&next| there.can_board(next, route.to));
            if route.to != goal && !next {
                continue;
            }
            let Some(arrived) = there.then(&route.actions) else { continue };
            if route.to == goal { arrived.finish(found)? } else { arrived.move_to_goal(rest, found)? }
        }
        ControlFlow::Continue(())
    }

    /// After a walk, with the extra movement played.
    fn aboard(&self, walk: &[Action], extra: Action) -> Option<Self> {
        let mut there = self.then(walk)?;
        if let Phase::Turn(turn) = there.state.public().phase
            && turn.effect.is_some()
        {
            there.act(Action::Stop {})?;
        }
        there.act(extra)?;
        Some(there)
    }

    /// Ends the movement and composes the missing pages.
    fn finish(mut self, found: &mut Found<'_>) -> ControlFlow<()> {
        while !self.is_won() {
            let legal = self.legal();
            let last = legal.iter().rev().find(|a| matches!(a, Action::Stop {} | Action::Compose { .. }));
            let Some(&last) = last else { return ControlFlow::Continue(()) };
            if self.act(last).is_none() {
                return ControlFlow::Continue(());
            }
        }
        found(&self)
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
