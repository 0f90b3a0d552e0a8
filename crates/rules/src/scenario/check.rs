//! Is a scenario a possible position? If so, the State it describes; if not, what is wrong and where. Whether the game
//! could be waiting for this very decision: `pending.rs`.

use super::{Scenario, TilePlace, power_of};
use crate::action::Target;
use crate::chance::{Chance, Purpose};
use crate::content::{Content, Face};
use crate::event::{Card, Outcome, Reason};
use crate::phase::{Phase, location};
use crate::setup::tiles_of;
use crate::state::{
    CardPlace, Eyes, FENRIR_HOUR, Fate, LAST_HOUR, MOST_MUSIC, MOST_TIME, Order, Public, Secret, State,
};
use crate::tiles::Tiles;
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

    fn seats(&self) -> SeatSet {
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
            "everybody who is still in the game has a place in the order",
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
                let sentence = "whoever is out by a declaration belongs to the declarers";
                ensure(declared, "declarers", "5.3", sentence)?;
            }
            if player.fate == Fate::In && declared && !self.is_declaring(Seat(index as u8)) {
                return fault(
                    "declarers",
                    "5.10",
                    "a declarer who is not in the middle of it has won or is out",
                );
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
                    return fault(path, "3.0.1", "from Hour V on everybody in the game has a role");
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
    pub(super) fn cards_known_anyway(&self) -> [Eyes; Character::COUNT] {
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
        let mut known = self.cards_known_anyway();
        for (index, entry) in self.cards_known.iter().enumerate() {
            let eyes = entry.by.eyes();
            if eyes != Eyes::EVERYBODY && !SeatSet(eyes.0).without(self.seats()).is_empty() {
                return fault(format!("cards_known[{index}].by"), "1.1", "there is no such seat");
            }
            known[entry.character.index()].0 |= eyes.0;
        }
        Ok(known)
    }

    fn space(&self, content: &Content, id: &str, path: impl Into<String>) -> Checked<Space> {
        match content.spaces().iter().position(|space| space.id == id) {
            Some(index) => Ok(Space(index as u8)),
            None => fault(path, "1.6", format!("the pack has no space \"{}\"", shorten(id))),
        }
    }

    fn character_spaces(&self, content: &Content) -> Checked<[Space; Character::COUNT]> {
        let mut at = [Space(0); Character::COUNT];
        for character in Character::ALL {
            let path = "characters";
            let Some(id) = self.characters.get(&character) else {
                return fault(path, "2.3", format!("say where {character:?} stands"));
            };
            at[character.index()] = self.space(content, id, path)?;
        }
        let together = at.iter().collect::<std::collections::BTreeSet<_>>().len() < Character::COUNT;
        ensure(
            !together || !self.declarers.is_empty(),
            "characters",
            "R52",
            "two characters share a space only after a declaration",
        )?;
        Ok(at)
    }

    fn tile(&self, content: &Content, id: &str, path: impl Into<String>) -> Checked<Tile> {
        match content.tiles().iter().position(|tile| tile.id == id) {
            Some(index) => Ok(Tile(index as u8)),
            None => fault(path, "1.5", format!("the pack has no tile \"{}\"", shorten(id))),
        }
    }

    fn locations(&self, content: &Content) -> Checked<([Option<Tile>; Side::COUNT], Option<Space>)> {
        let mut locations = [None; Side::COUNT];
        let mut area = content.regular();
        for (&side, id) in &self.locations {
            let tile = self.tile(content, id, "locations")?;
            let Face::Location(_) = content.tile(tile).face else {
                return fault("locations", "3.5.2", format!("\"{}\" is not a Location Tile", shorten(id)));
            };
            area = area.and(location::area_of(content, side, tile));
            locations[side.index()] = Some(tile);
        }
        ensure(!area.is_empty(), "locations", "3.5.4", "the placed tiles leave no building for the Organ")?;
        let Some(id) = &self.organ else { return Ok((locations, None)) };
        let organ = self.space(content, id, "organ")?;
        ensure(self.locations.len() >= 3, "organ", "3.5.7", "the Organ needs at least three Location Tiles")?;
        ensure(area.has(organ), "organ", "3.5.6", "the Organ stands on a regular building of the area")?;
        let stands = |id: &String| id == self.organ.as_ref().unwrap_or(id);
        ensure(
            !self.characters.values().any(stands) || !self.declarers.is_empty(),
            "organ",
            "R52",
            "a character stands on the Organ only after a declaration",
        )?;
        Ok((locations, Some(organ)))
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

    fn tiles(
        &self,
        content: &Content,
        placed: &[Option<Tile>; Side::COUNT],
        chance: &Chance,
    ) -> Checked<Tiles> {
        let mut left = vec![0i32; content.tiles().len()];
        for tile in tiles_of(content, self.options) {
            left[tile.index()] += 1;
        }
        for tile in placed.iter().flatten() {
            left[tile.index()] -= 1;
        }
        let mut hands = Vec::new();
        for (index, player) in self.players.iter().enumerate() {
            let mut hand = Vec::new();
            for (number, id) in player.tiles.iter().enumerate() {
                let tile = self.tile(content, id, format!("players[{index}].tiles[{number}]"))?;
                left[tile.index()] -= 1;
                hand.push((tile, Eyes::only(Seat(index as u8))));
            }
            hands.push(hand);
        }
        let mut pile = Vec::new();
        if let Some(listed) = &self.pile {
            for (number, id) in listed.iter().take(Content::TILES + 1).enumerate() {
                let tile = self.tile(content, id, format!("pile[{number}]"))?;
                left[tile.index()] -= 1;
                pile.push((tile, Eyes::NOBODY));
            }
        }
        if let Some(over) = left.iter().position(|&count| count < 0) {
            let id = &content.tiles()[over].id;
            return fault("players", "1.5", format!("there are more tiles \"{id}\" than this game has"));
        }
        let missing =
            left.iter().enumerate().flat_map(|(kind, &count)| (0..count).map(move |_| Tile(kind as u8)));
        let mut rest: Vec<_> = missing.map(|tile| (tile, Eyes::NOBODY)).collect();
        ensure(
            self.pile.is_none() || rest.is_empty(),
            "pile",
            "1.5",
            "list every tile that is in no hand and on no Location Space, or leave the pile out",
        )?;
        chance.once(Purpose::Tiles).shuffle(&mut rest);
        pile.extend(rest);
        self.mark_known_tiles(content, &mut hands, &mut pile)?;
        Ok(Tiles::assemble(&hands, &pile))
    }

    fn mark_known_tiles(
        &self,
        content: &Content,
        hands: &mut [Vec<(Tile, Eyes)>],
        pile: &mut [(Tile, Eyes)],
    ) -> Checked<()> {
        for (index, known) in self.tiles_known.iter().enumerate() {
            let path = format!("tiles_known[{index}]");
            let tile = self.tile(content, &known.tile, &path)?;
            let eyes = known.by.eyes();
            if eyes != Eyes::EVERYBODY && !SeatSet(eyes.0).without(self.seats()).is_empty() {
                return fault(path, "1.1", "there is no such seat");
            }
            let found = match known.at {
                TilePlace::Hand(seat) => hands.get_mut(seat.index()).and_then(|hand| {
                    hand.iter_mut().find(|(held, eyes)| *held == tile && *eyes == Eyes::only(seat))
                }),
                TilePlace::Pile(depth) => pile.get_mut(depth as usize).filter(|(drawn, _)| *drawn == tile),
            };
            match found {
                Some((_, marked)) => marked.0 |= eyes.0,
                None => return fault(path, "10.5", "there is no such tile at that place"),
            }
        }
        Ok(())
    }

    fn hold_apart(&self, secret: &mut Secret) -> Checked<()> {
        let Phase::Turn(turn) = self.phase else {
            return ensure(
                self.apart.is_empty(),
                "apart",
                "3.4.16",
                "cards are held apart within a turn only",
            );
        };
        let mover = self.order.get(turn.index as usize).copied();
        for (index, apart) in self.apart.iter().enumerate() {
            let path = format!("apart[{index}]");
            let (powers, place) = match apart.target {
                Target::Hand(seat) if Some(seat) != mover && seat.index() < self.players.len() => {
                    let player = &self.players[seat.index()];
                    (PowerSet::ALL.without(player.played), CardPlace::Hand(seat))
                }
                Target::Deck if self.options.has_unknown_deck() => (PowerSet::EMPTY, CardPlace::Deck),
                Target::Hand(_) | Target::Deck => {
                    return fault(path, "3.4.15", "these cards cannot be investigated");
                }
            };
            for &card in &apart.cards {
                let lies_there = match card {
                    Card::Power(power) => powers.has(power),
                    Card::Character(character) => secret.cards[character.index()] == place,
                };
                ensure(lies_there, &path, "3.4.16", "the card does not lie there")?;
                match (card, apart.target) {
                    (Card::Character(character), _) => {
                        secret.apart_characters.insert(character);
                        if let Some(mover) = mover {
                            secret.cards_known[character.index()].add(mover);
                        }
                    }
                    (Card::Power(_), Target::Hand(seat)) => {
                        secret.apart_powers[seat.index()] = secret.apart_powers[seat.index()]
                            .or(power_of(card).map_or(PowerSet::EMPTY, PowerSet::of));
                    }
                    (Card::Power(_), Target::Deck) => {}
                }
            }
        }
        Ok(())
    }
}

/// An id cut short, so that a message stays a message.
fn shorten(id: &str) -> String {
    id.chars().take(40).collect()
}
