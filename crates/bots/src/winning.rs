//! Can this turn be won? Tries the turn out in a world that fits the View, with the planner's routes to the goal.

use armonium_rules::{
    Action, Character, Content, Item, MOST_MUSIC, Phase, Power, Role, Seat, Space, State, View,
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
    let mut turn = Trial { content, seat, state: world, actions: Vec::new() };
    turn.act(Action::Declare { character: chosen })?;
    turn.play_music();
    let choice = turn.legal().into_iter().find(|action| matches!(action, Action::Choose { .. }))?;
    turn.act(choice)?;
    while !turn.is_won() && !turn.is_at_gears() {
        let legal = turn.legal();
        let stop = legal.iter().copied().find(|action| matches!(action, Action::Stop {}));
        turn.act(stop.or_else(|| legal.first().copied())?)?;
    }
    turn.play_music();
    if turn.is_won() {
        return Some(turn.actions);
    }
    let turns = turn.legal().into_iter().filter(|action| matches!(action, Action::Turn { .. }));
    turns.into_iter().find_map(|gears| turn.go_home(gears))
}

/// A turn tried out in one world.
#[derive(Clone)]
struct Trial<'a> {
    content: &'a Content,
    seat: Seat,
    state: State,
    actions: Vec<Action>,
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

    fn is_at_gears(&self) -> bool {
        self.legal().iter().any(|action| matches!(action, Action::Turn { .. }))
    }

    /// Plays whatever brings pages, while pages are wanting.
    fn play_music(&mut self) {
        while !self.is_won() && self.state.public().music[self.seat.index()] < MOST_MUSIC {
            let helps = |action: &Action| match *action {
                Action::PlayPower { power } => power == Power::Music,
                Action::PlayItem { tile } => {
                    matches!(self.content.item(tile), Some(Item::Music(_) | Item::PaidMusic))
                }
                _ => false,
            };
            let Some(action) = self.legal().into_iter().find(helps) else { return };
            if self.act(action).is_none() {
                return;
            }
        }
    }

    /// Turns the gears, goes to the goal if it can be reached, and composes what is missing.
    fn go_home(&self, gears: Action) -> Option<Vec<Action>> {
        let mut turned = self.clone();
        turned.act(gears)?;
        let (here, goal) = turned.way()?;
        let routes = turned.state.public().routes(self.content);
        let ways = routes.into_iter().filter(|route| route.to == goal).map(|route| route.actions);
        let stay = (here == goal).then(Vec::new);
        stay.into_iter().chain(ways).find_map(|way| {
            let mut there = turned.clone();
            way.into_iter().try_for_each(|action| there.act(action))?;
            while !there.is_won() {
                let legal = there.legal();
                let last = legal.iter().rev().find(|a| matches!(a, Action::Stop {} | Action::Compose { .. }));
                there.act(*last?)?;
            }
            Some(there.actions)
        })
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
