//! What the tests of turns share: positions to start from, sets of spaces by name, what is offered.

use super::table::{Table, id, space};
use super::turin;
use armonium_rules::{
    Action, Activity, Ask, Character, Event, Fate, Illegal, Machine, Reason, Scenario, Seat, Side, Space,
    Tile,
};
use std::collections::BTreeSet;

/// Gears that show these faces once they are turned by so many teeth.
pub fn gears_before(teeth: usize, machine: Machine, steps: u8, activity: Activity) -> [u8; 3] {
    let gears = turin().gears();
    let faces = [
        (gears.machine.iter().position(|&face| face == machine), 8),
        (gears.walking.iter().position(|&face| face == steps), 9),
        (gears.activity.iter().position(|&face| face == activity), 7),
    ];
    faces.map(|(tooth, count)| ((tooth.expect("such a face") + count - teeth) % count) as u8)
}

/// Spaces by their ids.
pub fn spaces(ids: &[&str]) -> BTreeSet<Space> {
    ids.iter().map(|id| space(id)).collect()
}

/// Ids as scenarios hold them.
pub fn ids(ids: &[&str]) -> Vec<String> {
    ids.iter().map(|&id| id.to_owned()).collect()
}

/// A kind of tile by its id.
pub fn tile(id: &str) -> Tile {
    let index = turin().tiles().iter().position(|tile| tile.id == id);
    Tile(index.unwrap_or_else(|| panic!("no tile {id}")) as u8)
}

/// Puts a character on a space.
pub fn put(scenario: &mut Scenario, character: Character, id: &str) {
    scenario.characters.insert(character, id.to_owned());
}

/// Surrounds Johnsson: all four neighbours of the Conservatorio are taken.
pub fn enclose_johnsson(scenario: &mut Scenario) {
    put(scenario, Character::Lilja, "museo-egizio");
    put(scenario, Character::Palsson, "piazza-carlo-felice");
    put(scenario, Character::Koleberg, "ospedale-san-giovanni");
    put(scenario, Character::Snowy, "sinagoga");
}

/// Puts the Organ on a building between the Obelisco and the Tempio Valdese, south of the Cimitero.
pub fn put_organ(scenario: &mut Scenario, id: &str) {
    let tiles = [(Side::North, "cimitero"), (Side::West, "obelisco"), (Side::South, "tempio")];
    scenario.locations = tiles.map(|(side, tile)| (side, tile.to_owned())).into();
    scenario.organ = Some(id.to_owned());
}

/// Leaves just these tiles in the pile, the first on top; the rest is in the hand of a player.
pub fn leave_in_pile(scenario: &mut Scenario, holder: Seat, pile: &[&str]) {
    scenario.pile = Some(ids(pile));
    let rest = tiles_nowhere(scenario);
    scenario.players[holder.index()].tiles.extend(rest);
}

/// Puts these tiles on top of the pile.
pub fn put_on_pile(scenario: &mut Scenario, top: &[&str]) {
    scenario.pile = Some(ids(top));
    let rest = tiles_nowhere(scenario);
    scenario.pile.get_or_insert_default().extend(rest);
}

/// The tiles the scenario does not mention.
fn tiles_nowhere(scenario: &Scenario) -> Vec<String> {
    let mut rest: Vec<String> = turin().deck().iter().map(|&tile| id(tile)).collect();
    if scenario.options.players == 3 {
        rest.retain(|id| id != "stones");
    }
    let hands = scenario.players.iter().flat_map(|player| &player.tiles);
    for placed in hands.chain(scenario.locations.values()).chain(scenario.pile.iter().flatten()) {
        let index = rest.iter().position(|id| id == placed).expect("not more tiles than there are");
        rest.remove(index);
    }
    rest
}

/// Puts a player out, by whatever reason.
pub fn put_out(scenario: &mut Scenario, seat: Seat, reason: Reason) {
    let player = &mut scenario.players[seat.index()];
    player.fate = Fate::Out(reason);
    player.clues = 0;
    match reason {
        Reason::Time => player.time = 0,
        Reason::WrongName => {
            scenario.declarers.insert(seat);
            let named = Character::ALL.into_iter().find(|&other| other != scenario.chosen_one);
            scenario.wrongly_named.insert(named.expect("another character"));
        }
        Reason::Failed => scenario.declarers.insert(seat),
    }
}

impl Table {
    /// Sits down where the mover has chosen this character, answered everything with the first offer, and turned the
    /// gears by one tooth so that they show this.
    #[track_caller]
    pub fn moving(
        scenario: &mut Scenario,
        character: Character,
        machine: Machine,
        steps: u8,
        activity: Activity,
    ) -> Self {
        scenario.gears = gears_before(1, machine, steps, activity);
        let mut table = Self::at(scenario);
        table.choose_up_to_gears(character);
        table.act(Action::Turn { teeth: 1 });
        table.events.clear();
        table
    }

    /// The same, with the movement ended at once.
    #[track_caller]
    pub fn acting(scenario: &mut Scenario, character: Character, activity: Activity) -> Self {
        let mut table = Self::moving(scenario, character, Machine::Train, 1, activity);
        table.act(Action::Stop {});
        table
    }

    /// All of these are refused because this is asked.
    #[track_caller]
    pub fn asks_instead(&mut self, asked: Ask, actions: &[Action]) {
        assert_eq!(self.ask(), asked);
        for &action in actions {
            assert_eq!(self.refused(action), Illegal::NotNow { asked }, "{action:?}");
        }
    }

    /// What is asked.
    pub fn ask(&self) -> Ask {
        self.state.ask(self.content)
    }

    /// What is offered of one sort.
    pub fn offered<T: Ord>(&self, sort: impl Fn(Action) -> Option<T>) -> BTreeSet<T> {
        self.legal().into_iter().filter_map(sort).collect()
    }

    /// Where steps are offered.
    pub fn steps(&self) -> BTreeSet<Space> {
        self.offered(|action| if let Action::Step { to } = action { Some(to) } else { None })
    }

    /// Where rides with a line are offered.
    pub fn rides(&self) -> BTreeSet<Space> {
        self.offered(|action| if let Action::Ride { to } = action { Some(to) } else { None })
    }

    /// Where the Taxi is offered.
    pub fn taxis(&self) -> BTreeSet<Space> {
        self.offered(|action| if let Action::Taxi { to } = action { Some(to) } else { None })
    }

    /// Which Power Cards and Item Tiles are offered.
    pub fn cards(&self) -> Vec<Action> {
        let is_card = |action: &Action| matches!(action, Action::PlayPower { .. } | Action::PlayItem { .. });
        self.legal().into_iter().filter(is_card).collect()
    }

    /// Walks these steps.
    #[track_caller]
    pub fn walk(&mut self, ids: &[&str]) -> Vec<Event> {
        ids.iter().flat_map(|id| self.act(Action::Step { to: space(id) })).collect()
    }

    /// How many tiles are in the pile.
    pub fn tiles_in_pile(&self) -> usize {
        self.truth().pile.map_or(0, |pile| pile.len())
    }
}
