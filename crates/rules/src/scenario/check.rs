//! Checks that a scenario is a possible position, and builds its State. The board: `places.rs`; the tiles: `tiles.rs`; the
//! phase: `pending.rs`.

use super::Scenario;
use crate::chance::{Chance, Purpose};
use crate::content::Content;
use crate::event::{Outcome, Reason};
use crate::phase::Phase;
use crate::state::{
    CardPlace, Eyes, FENRIR_HOUR, Fate, LAST_HOUR, MOST_MUSIC, MOST_TIME, Order, Public, Secret, State,
};
use crate::vocabulary::{
    Character, CharacterSet, EventCard, EventSet, PowerSet, Role, Seat, SeatSet, Side, Space, SpaceSet, Tile,
};

/// The most Clues a scenario may give a player; no real game comes near.
const MOST_CLUES: u8 = 100;

/// What is wrong with a scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScenarioFault {
    /// Where: the path of the value in the scenario.
    pub path: String,
    /// The clause or ruling it contradicts.
    pub clause: &'static str,
    /// What is wrong and what to do, as a sentence.
    pub sentence: String,
}

impl std::fmt::Display for ScenarioFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.path, self.sentence)
    }
}

impl std::error::Error for ScenarioFault {}

pub(super) type Checked<T> = Result<T, ScenarioFault>;

pub(super) fn fault<T>(
    path: impl Into<String>,
    clause: &'static str,
    sentence: impl Into<String>,
) -> Checked<T> {
    Err(ScenarioFault { path: path.into(), clause, sentence: sentence.into() })
}

pub(super) fn ensure(
    holds: bool,
    path: impl Into<String>,
    clause: &'static str,
    sentence: impl Into<String>,
) -> Checked<()> {
    if holds { Ok(()) } else { fault(path, clause, sentence) }
}

/// An id cut to the length of a message.
pub(super) fn shorten(id: &str) -> String {
    id.chars().take(40).collect()
}

impl Scenario {
    /// The position this scenario describes, if it is a possible one.
    pub fn to_state(&self, content: &Content) -> Checked<State> {
        self.check_table()?;
        self.check_players()?;
        self.check_roles()?;
        let cards = self.cards()?;
        let at = self.character_spaces(content)?;
        let (locations, organ) = self.locations(content)?;
        let chance =
            Chance { seed: self.seed, looks: self.chance_used.looks, mixings: self.chance_used.mixings };
        let public = self.public(content, at, locations, organ)?;
        let mut secret = Secret {
            cards,
            cards_known: self.eyes_on_cards()?,
            fenrir: self.fenrir(),
            events: self.events(&chance)?,
            tiles: self.tiles(content, &locations, &chance)?,
            apart_characters: CharacterSet::EMPTY,
            apart_powers: [PowerSet::EMPTY; Seat::MAX],
            chance,
        };
        self.hold_apart(&mut secret)?;
        let state = State { public, secret };
        state.check_chart(&self.phase)?;
        state.check_phase(content)?;
        Ok(state)
    }

    pub(super) fn seats(&self) -> SeatSet {
        SeatSet::first(self.options.players as usize)
    }

    fn in_seats(&self) -> SeatSet {
        self.seats().filter(|seat| self.players[seat.index()].fate == Fate::In).collect()
    }

    fn fenrir(&self) -> Option<Seat> {
        self.seats().find(|seat| self.players[seat.index()].role == Some(Role::Fenrir))
    }

    fn check_table(&self) -> Checked<()> {
        ensure(self.options.is_playable(), "options.players", "1.1", "there are 3 to 6 players")?;
        ensure((1..=LAST_HOUR).contains(&self.hour), "hour", "3.6.2", "the Hours are 1 to 11")?;
        let players = self.options.players as usize;
        ensure(
            self.players.len() == players,
            "players",
            "1.1",
            format!("list {players} players, one for each seat"),
        )?;
        let listed: SeatSet = self.order.iter().filter(|seat| seat.index() < players).copied().collect();
        ensure(
            listed.len() == self.order.len(),
            "order",
            "3.2.1",
            "list each seat at most once, and only seats of this game",
        )?;
        ensure(
            self.in_seats().without(listed).is_empty(),
            "order",
            "3.2.1",
            "every player in the game has a place in the order",
        )?;
        for (tooth, (count, gear)) in self.gears.iter().zip([(8, "Machine"), (9, "Walking"), (7, "Activity")])
        {
            let sentence = format!("the {gear} Gear has {count} teeth, numbered from 0");
            ensure(*tooth < count, "gears", "1.8", sentence)?;
        }
        Ok(())
    }

    fn check_players(&self) -> Checked<()> {
        for (index, player) in self.players.iter().enumerate() {
            let path = |field: &str| format!("players[{index}].{field}");
            let out = match player.fate {
                Fate::Empty => return fault(path("fate"), "1.1", "a player is in or out"),
                Fate::In => false,
                Fate::Out(_) => true,
            };
            ensure(player.time <= MOST_TIME, path("time"), "4.2", "Time ends at 45")?;
            let at_zero = player.time == 0;
            let should = player.fate == Fate::Out(Reason::Time);
            ensure(at_zero == should, path("time"), "4.3", "a player is out of Time at 0, and only then")?;
            ensure(player.music <= MOST_MUSIC, path("music"), "1.4", "Music ends at 15")?;
            ensure(player.clues <= MOST_CLUES, path("clues"), "1.4", "nobody holds more than 100 Clues")?;
            ensure(!out || player.clues == 0, path("clues"), "4.5", "a player who is out holds no Clues")?;
            ensure(
                !out || player.tiles.is_empty(),
                path("tiles"),
                "4.5",
                "a player who is out holds no tiles",
            )?;
            let declared = self.declarers.has(Seat(index as u8));
            if let Fate::Out(Reason::WrongName | Reason::Failed) = player.fate {
                let sentence = "a player who is out by a declaration belongs to the declarers";
                ensure(declared, "declarers", "5.3", sentence)?;
            }
            if player.fate == Fate::In && declared && !self.is_declaring(Seat(index as u8)) {
                return fault("declarers", "5.10", "a declarer whose turn is over has won or is out");
            }
        }
        ensure(self.declarers.without(self.seats()).is_empty(), "declarers", "5.1", "there is no such seat")?;
        let wrong = self.players.iter().any(|player| player.fate == Fate::Out(Reason::WrongName));
        ensure(
            wrong != self.wrongly_named.is_empty(),
            "wrongly_named",
            "5.3",
            "list the characters named by those who are out for a wrong name, and no others",
        )?;
        ensure(
            !self.wrongly_named.has(self.chosen_one),
            "wrongly_named",
            "5.3",
            "the Chosen One cannot be named wrongly",
        )
    }

    /// Is this player in the middle of a declared turn, or the winner?
    fn is_declaring(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Turn(turn) => {
                turn.declared.is_some() && self.order.get(turn.index as usize) == Some(&seat)
            }
            Phase::Over(Outcome::Won { seat: winner, .. }) => winner == seat,
            _ => false,
        }
    }

    fn check_roles(&self) -> Checked<()> {
        let dealt = self.hour >= FENRIR_HOUR && self.options.has_fenrir();
        let mut fenrirs = 0;
        for (index, player) in self.players.iter().enumerate() {
            let path = format!("players[{index}].role");
            match player.role {
                Some(_) if !dealt => {
                    return fault(path, "3.0.1", "role cards are dealt in Hour V, not with 3 players");
                }
                None if dealt && player.fate == Fate::In => {
                    return fault(path, "3.0.1", "from Hour V on every player in the game has a role");
                }
                Some(Role::Fenrir) => fenrirs += 1,
                Some(Role::Hero) | None => {}
            }
        }
        ensure(
            fenrirs == usize::from(dealt),
            "players",
            "3.0.1",
            "exactly one player is Fenrir from Hour V on",
        )
    }

    /// Where every Character Card lies; those named nowhere make up the Unknown deck.
    fn cards(&self) -> Checked<[CardPlace; Character::COUNT]> {
        let mut cards = [CardPlace::Deck; Character::COUNT];
        let mut dealt = CharacterSet::of(self.chosen_one);
        cards[self.chosen_one.index()] = CardPlace::Chosen;
        let each = usize::from(self.options.characters_each());
        for (index, player) in self.players.iter().enumerate() {
            let path = format!("players[{index}].characters");
            ensure(
                player.characters.len() == each,
                &path,
                "2.4",
                format!("each player holds {each} Character Card(s) in this game"),
            )?;
            let sentence = "every character has one card, in one hand or as the Chosen One";
            ensure(player.characters.and(dealt).is_empty(), &path, "1.2", sentence)?;
            dealt = dealt.or(player.characters);
            for character in player.characters {
                cards[character.index()] = CardPlace::Hand(Seat(index as u8));
            }
        }
        Ok(cards)
    }

    /// Who knows each card's place from the rest of the scenario alone.
    pub(super) fn cards_known_by_default(&self) -> [Eyes; Character::COUNT] {
        let deck = if self.options.has_unknown_deck() { Eyes::NOBODY } else { Eyes::EVERYBODY };
        let mut known = [deck; Character::COUNT];
        known[self.chosen_one.index()] = Eyes::NOBODY;
        for (index, player) in self.players.iter().enumerate() {
            let seat = Seat(index as u8);
            if player.fate == Fate::Out(Reason::WrongName) {
                known[self.chosen_one.index()].add(seat);
            }
            for character in player.characters {
                let open = player.fate == Fate::Out(Reason::Time);
                known[character.index()] = if open { Eyes::EVERYBODY } else { Eyes::only(seat) };
            }
        }
        let named_rightly = match self.phase {
            Phase::Turn(turn) => turn.declared.is_some(),
            Phase::Over(outcome) => matches!(outcome, Outcome::Won { .. }),
            Phase::Auction(_) | Phase::Clues { .. } | Phase::Location { .. } | Phase::Discard { .. } => false,
        };
        if named_rightly || self.players.iter().any(|player| player.fate == Fate::Out(Reason::Failed)) {
            known[self.chosen_one.index()] = Eyes::EVERYBODY;
        }
        known
    }

    fn eyes_on_cards(&self) -> Checked<[Eyes; Character::COUNT]> {
        let mut known = self.cards_known_by_default();
        for (index, entry) in self.cards_known.iter().enumerate() {
            let eyes = entry.by.eyes();
            if eyes != Eyes::EVERYBODY && !SeatSet(eyes.0).without(self.seats()).is_empty() {
                return fault(format!("cards_known[{index}].by"), "1.1", "there is no such seat");
            }
            known[entry.character.index()].0 |= eyes.0;
        }
        Ok(known)
    }

    fn public(
        &self,
        content: &Content,
        at: [Space; Character::COUNT],
        locations: [Option<Tile>; Side::COUNT],
        organ: Option<Space>,
    ) -> Checked<Public> {
        let mut clues_on = SpaceSet::EMPTY;
        for (index, id) in self.clues_on.iter().enumerate() {
            let path = format!("clues_on[{index}]");
            let space = self.space(content, id, &path)?;
            ensure(!clues_on.has(space), path, "R7", "a space holds at most one Clue")?;
            clues_on.insert(space);
        }
        let seat = |index: usize| self.players.get(index);
        let fenrir = self.fenrir().filter(|&seat| self.declarers.has(seat));
        let dealt = (0u8..).zip(&self.players).filter(|(_, p)| p.role.is_some()).map(|(seat, _)| Seat(seat));
        Ok(Public {
            options: self.options,
            hour: self.hour,
            phase: self.phase,
            event: self.event,
            order: Order::new(self.order.iter().copied()),
            fates: std::array::from_fn(|index| seat(index).map_or(Fate::Empty, |player| player.fate)),
            time: std::array::from_fn(|index| seat(index).map_or(0, |player| player.time)),
            music: std::array::from_fn(|index| seat(index).map_or(0, |player| player.music)),
            clues: std::array::from_fn(|index| seat(index).map_or(0, |player| player.clues)),
            played: std::array::from_fn(|index| seat(index).map_or(PowerSet::EMPTY, |player| player.played)),
            at,
            clues_on,
            organ,
            gears: self.gears,
            used: self.used,
            blocked: self.blocked.unwrap_or(self.event.locks().map_or(CharacterSet::EMPTY, CharacterSet::of)),
            locations,
            not_chosen: self.wrongly_named,
            roles_dealt: dealt.collect(),
            declared_heroes: self.declarers.without(fenrir.map_or(SeatSet::EMPTY, SeatSet::of)),
            declared_fenrir: fenrir,
            events: self.events_turned()?,
        })
    }

    fn past_events(&self) -> Vec<EventCard> {
        let count = self.hour as usize - 1;
        match &self.events_past {
            Some(past) => past.clone(),
            None => {
                let to_come = self.events_to_come.clone().unwrap_or_default();
                let free = |card: &EventCard| *card != self.event && !to_come.contains(card);
                EventCard::ALL.into_iter().filter(free).take(count).collect()
            }
        }
    }

    fn events_turned(&self) -> Checked<EventSet> {
        let past = self.past_events();
        let mut turned: EventSet = past.iter().copied().collect();
        let hours = self.hour as usize;
        turned.insert(self.event);
        ensure(
            past.len() == hours - 1 && turned.len() == hours,
            "events_past",
            "3.1.1",
            format!("list the {} different Event Cards of the Hours before this one", hours - 1),
        )?;
        Ok(turned)
    }

    fn events(&self, chance: &Chance) -> Checked<[EventCard; EventCard::COUNT]> {
        let turned = self.events_turned()?;
        let mut events = self.past_events();
        events.push(self.event);
        match &self.events_to_come {
            Some(to_come) => events.extend(to_come),
            None => {
                let mut rest: Vec<_> = EventCard::ALL.into_iter().filter(|&card| !turned.has(card)).collect();
                chance.once(Purpose::Events).shuffle(&mut rest);
                events.extend(rest);
            }
        }
        let all: EventSet = events.iter().copied().collect();
        match <[EventCard; EventCard::COUNT]>::try_from(events) {
            Ok(events) if all.len() == EventCard::COUNT => Ok(events),
            _ => fault("events_to_come", "1.3", "every Event Card comes exactly once in a game"),
        }
    }
}
