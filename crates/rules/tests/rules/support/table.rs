//! A table for tests: a scenario to alter, then a game to play, with what happened at hand.

use super::turin;
use armonium_rules::{
    Action, Ask, Auction, CardKnown, Character, CharacterSet, Content, Event, EventCard, Fate, Illegal, Item,
    Options, Outcome, Phase, Player, Public, Reason, Role, Round, Scenario, Seat, SeatSet, Seed, Side, Space,
    State, Step, Tile, Turn, View, Viewer, Who,
};
use std::collections::BTreeMap;

/// The seats, by the names of the rulebooks' example.
pub const MARCO: Seat = Seat(0);
pub const MARIO: Seat = Seat(1);
pub const CHRISTIAN: Seat = Seat(2);
pub const LEONARDO: Seat = Seat(3);

/// The usual position tests start from: the turn of the first player in Hour II (or V and later with roles: seat 3 is
/// Fenrir), everybody with 30 Time, 5 Music and 2 Clues, no tiles, characters on their runes, seats in order, the
/// Chosen One Snowy (3 players: Koleberg lies face up; 4: the deck holds Lewis, Vidal, Koleberg …), gears at tooth 0,
/// event E6 (II gains 2 Time, Lewis blocked), which hardly interferes.
pub fn scenario(players: u8) -> Scenario {
    let each = if players == 3 { 2 } else { 1 };
    let hand = |seat: u8| (0..each).map(|n| Character::ALL[usize::from(seat * each + n)]).collect();
    Scenario {
        options: Options::new(players),
        seed: Seed::from_number(11),
        chance_used: Default::default(),
        hour: 2,
        event: EventCard::E6,
        events_past: None,
        events_to_come: None,
        order: (0..players).map(Seat).collect(),
        players: (0..players)
            .map(|seat| Player {
                fate: Fate::In,
                time: 30,
                music: 5,
                clues: 2,
                played: Default::default(),
                characters: hand(seat),
                tiles: Vec::new(),
                role: None,
            })
            .collect(),
        chosen_one: Character::Snowy,
        characters: Character::ALL
            .into_iter()
            .map(|c| (c, turin().space(turin().runes()[c.index()]).id.clone()))
            .collect(),
        clues_on: Vec::new(),
        organ: None,
        gears: [0, 0, 0],
        used: CharacterSet::EMPTY,
        blocked: None,
        locations: BTreeMap::new(),
        pile: None,
        wrongly_named: CharacterSet::EMPTY,
        declarers: SeatSet::EMPTY,
        cards_known: Vec::new(),
        tiles_known: Vec::new(),
        apart: Vec::new(),
        phase: Phase::Turn(turn(0)),
    }
}

/// The same from Hour V on: with four to six players the last seat is Fenrir.
pub fn scenario_in_hour(players: u8, hour: u8) -> Scenario {
    let mut scenario = scenario(players);
    scenario.hour = hour;
    if hour >= 5 && players > 3 {
        for (seat, player) in scenario.players.iter_mut().enumerate() {
            player.role = Some(if seat as u8 == players - 1 { Role::Fenrir } else { Role::Hero });
        }
    }
    scenario
}

/// A turn at its beginning, for the player at an index of the order.
pub fn turn(index: u8) -> Turn {
    Turn {
        index,
        step: Step::Choose,
        effect: None,
        character: None,
        declared: None,
        power_played: false,
        item_played: false,
    }
}

/// Phase 2 at its beginning: this player opens the first auction.
pub fn auctions(opener: Seat, positions: u8) -> Phase {
    Phase::Auction(Auction { taken: [None; Seat::MAX], positions, round: Round::Opening { opener } })
}

/// A player who ran out of Time earlier.
pub fn out_of_time(player: &mut Player) {
    (player.fate, player.time, player.clues) = (Fate::Out(Reason::Time), 0, 0);
    player.tiles.clear();
}

/// Leaves exactly these tiles in the pile, from the top; this player holds all others that nobody has.
pub fn leave_in_pile(scenario: &mut Scenario, holder: Seat, pile: &[&str]) {
    let mut rest: Vec<String> = turin().deck().iter().map(|&tile| id(tile)).collect();
    if scenario.options.players == 3 {
        rest.retain(|tile| tile != "stones");
    }
    let held = scenario.players.iter().flat_map(|player| player.tiles.iter().map(String::as_str));
    let placed = scenario.locations.values().map(String::as_str);
    for taken in held.chain(placed).chain(pile.iter().copied()) {
        let at = rest.iter().position(|tile| tile == taken).unwrap_or_else(|| panic!("no {taken} left"));
        rest.swap_remove(at);
    }
    scenario.players[holder.index()].tiles.extend(rest);
    scenario.pile = Some(pile.iter().map(|&tile| tile.to_owned()).collect());
}

/// A space by its id.
pub fn space(id: &str) -> Space {
    let index = turin().spaces().iter().position(|space| space.id == id);
    Space(index.unwrap_or_else(|| panic!("no space {id}")) as u8)
}

/// The first kind of tile that is this item.
pub fn item(item: Item) -> Tile {
    tile_where(|content, tile| content.item(tile) == Some(item))
}

/// The first kind of tile for which this holds.
pub fn tile_where(holds: impl Fn(&Content, Tile) -> bool) -> Tile {
    let mut tiles = (0..turin().tiles().len()).map(|index| Tile(index as u8));
    tiles.find(|&tile| holds(turin(), tile)).expect("such a tile")
}

/// A tile's id, for scenarios.
pub fn id(tile: Tile) -> String {
    turin().tile(tile).id.clone()
}

/// A tile by its id.
pub fn tile(id: &str) -> Tile {
    tile_where(|content, tile| content.tile(tile).id == id)
}

/// Ids of tiles or spaces, for scenarios.
pub fn ids(ids: &[&str]) -> Vec<String> {
    ids.iter().map(|&id| id.into()).collect()
}

/// Tempio south, Museo west, Obelisco north and Mole east, and the Organ on Piazza Carlina.
pub fn put_organ(scenario: &mut Scenario) {
    let tiles =
        [(Side::South, "tempio"), (Side::West, "museo"), (Side::North, "obelisco"), (Side::East, "mole")];
    scenario.locations = tiles.map(|(side, id)| (side, id.to_owned())).into();
    scenario.organ = Some("piazza-carlina".into());
}

/// A player who declared rightly in an earlier turn and failed: out, and the Chosen One's card lies open.
pub fn failed_before(scenario: &mut Scenario, seat: Seat) {
    let player = &mut scenario.players[seat.index()];
    (player.fate, player.clues) = (Fate::Out(Reason::Failed), 0);
    player.tiles.clear();
    scenario.declarers.insert(seat);
    scenario.cards_known.push(CardKnown { character: scenario.chosen_one, by: Who::Everybody });
}

/// Makes this character the Chosen One; its holder gets the former Chosen One's.
pub fn make_chosen(scenario: &mut Scenario, character: Character) {
    let former = std::mem::replace(&mut scenario.chosen_one, character);
    for player in scenario.players.iter_mut().filter(|player| player.characters.has(character)) {
        player.characters.remove(character);
        player.characters.insert(former);
    }
}

/// A game being played by a test.
pub struct Table {
    pub content: &'static Content,
    pub state: State,
    /// Everything that happened since the last call of `happened`.
    pub events: Vec<Event>,
}

impl Table {
    /// Sits down at a scenario; panics with its fault if it is not possible.
    #[track_caller]
    pub fn at(scenario: &Scenario) -> Self {
        let state = scenario.to_state(turin()).unwrap_or_else(|fault| panic!("{fault}"));
        Self { content: turin(), state, events: Vec::new() }
    }

    /// Sits down at a scenario of another pack.
    #[track_caller]
    pub fn with(content: &'static Content, scenario: &Scenario) -> Self {
        let state = scenario.to_state(content).unwrap_or_else(|fault| panic!("{fault}"));
        Self { content, state, events: Vec::new() }
    }

    /// A new game from a seed, before its first decision.
    pub fn new(options: Options, seed: u64) -> Self {
        let mut events = Vec::new();
        let state = State::new(turin(), options, Seed::from_number(seed), &mut events).expect("playable");
        Self { content: turin(), state, events }
    }

    /// The player to act does this; panics with the refusal if it is refused. Returns what happened.
    #[track_caller]
    pub fn act(&mut self, action: Action) -> Vec<Event> {
        let seat = self.state.to_act().expect("a seat to act");
        let legal = self.legal();
        assert!(legal.contains(&action), "{action:?} is not offered: {legal:?}");
        let mut events = Vec::new();
        if let Err(illegal) = self.state.apply(self.content, seat, action, &mut events) {
            panic!("{action:?} refused: {illegal:?}");
        }
        self.events.extend(&events);
        events
    }

    /// The player to act tries this; panics unless it is refused and nothing has changed. Returns why.
    #[track_caller]
    pub fn refused(&mut self, action: Action) -> Illegal {
        let seat = self.state.to_act().expect("a seat to act");
        let before = self.state;
        assert!(!self.legal().contains(&action), "{action:?} is offered");
        let mut events: Vec<Event> = Vec::new();
        let illegal = self.state.apply(self.content, seat, action, &mut events).expect_err("a refusal");
        assert_eq!(before, self.state, "a refused action changed the state");
        assert!(events.is_empty(), "a refused action emitted events");
        illegal
    }

    /// The player to act tries this and is refused for this reason, which breaks this clause.
    #[track_caller]
    pub fn refuses(&mut self, action: Action, why: Illegal, clause: &str) {
        assert_eq!(self.refused(action), why);
        assert_eq!(why.clause(), clause, "the clause of {why:?}");
    }

    /// What the player to act may do.
    pub fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        self.state.legal(self.content, &mut legal);
        legal
    }

    /// Is this offered now?
    pub fn offers(&self, action: Action) -> bool {
        self.legal().contains(&action)
    }

    /// The seat to act.
    pub fn to_act(&self) -> Seat {
        self.state.to_act().expect("a seat to act")
    }

    /// What a seat sees.
    pub fn view(&self, seat: Seat) -> View {
        self.state.view(self.content, Viewer::Seat(seat))
    }

    pub fn time(&self, seat: Seat) -> u8 {
        self.state.public().time[seat.index()]
    }

    pub fn music(&self, seat: Seat) -> u8 {
        self.state.public().music[seat.index()]
    }

    pub fn clues(&self, seat: Seat) -> u8 {
        self.state.public().clues[seat.index()]
    }

    pub fn tiles(&self, seat: Seat) -> Vec<Tile> {
        self.view(seat).hands[seat.index()].tiles.iter().map(|tile| tile.seen().expect("own tile")).collect()
    }

    pub fn stands(&self, character: Character) -> Space {
        self.state.public().at[character.index()]
    }

    /// The turn going on.
    pub fn turn(&self) -> Turn {
        match self.state.public().phase {
            Phase::Turn(turn) => turn,
            other => panic!("not a turn but {other:?}"),
        }
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    /// The whole truth, in the words of a scenario.
    pub fn truth(&self) -> Scenario {
        Scenario::from_state(self.content, &self.state)
    }

    /// Chooses a character and answers whatever is asked with the first offer until the gears are to be turned.
    #[track_caller]
    pub fn choose_up_to_gears(&mut self, character: Character) {
        self.act(Action::Choose { character });
        while matches!(self.state.public().phase, Phase::Turn(turn) if turn.step != Step::Gears || turn.effect.is_some())
        {
            let first = self.legal()[0];
            self.act(first);
        }
    }

    /// Turns the gears and ends the movement at once.
    #[track_caller]
    pub fn turn_and_stop(&mut self, teeth: i8) {
        self.act(Action::Turn { teeth });
        self.act(Action::Stop {});
    }

    /// The opener takes a position at the opening bid: everybody else passes. Returns what happened.
    #[track_caller]
    pub fn take_position(&mut self, position: u8, time: u8) -> Vec<Event> {
        let mut happened = self.act(Action::Open { position });
        happened.extend(self.act(Action::Bid { time }));
        while self.state.ask(self.content) == Ask::Raise {
            assert!(happened.len() < 100, "an auction without end");
            happened.extend(self.act(Action::Pass {}));
        }
        happened
    }

    /// Plays on passively until this holds: bids 0, passes, stops, ends turns, declines, else takes the first offer.
    #[track_caller]
    pub fn go_on_until(&mut self, holds: impl Fn(&Public) -> bool) {
        for moves in 0.. {
            if holds(self.state.public()) {
                return;
            }
            assert!(moves < 10_000, "this never holds");
            let legal = self.legal();
            let quiet = |a: &&Action| {
                matches!(a, Action::EndTurn {} | Action::Stop {} | Action::Pass {} | Action::Decline {})
            };
            let action = legal.iter().find(quiet).copied().unwrap_or(legal[0]);
            self.act(action);
        }
    }

    /// Everything that happened since the last call of this.
    pub fn happened(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.events)
    }

    /// Finishes the turn with the first offer of everything, without playing cards.
    #[track_caller]
    pub fn finish_turn(&mut self) {
        let index = self.turn().index;
        while matches!(self.state.public().phase, Phase::Turn(turn) if turn.index == index) {
            let legal = self.legal();
            let end = legal.iter().copied().find(|a| matches!(a, Action::EndTurn {} | Action::Stop {}));
            let action = end.unwrap_or(legal[0]);
            self.act(action);
        }
    }
}
