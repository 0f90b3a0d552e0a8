//! What one seat observed of a game up to a moment: the source of all facts, and the check that they are true.

use crate::{Choice, Chooser, Fact, Layout, Place};
use armonium_rules::{Card, Character, CharacterSet, Event, Reason, Seat, Sight, Target, Viewer};

/// Cards seen in one look.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look {
    pub(crate) hour: u8,
    pub(crate) place: Place,
    /// The Characters.
    pub(crate) cards: CharacterSet,
    /// How many cards, Power Cards included.
    pub(crate) count: u8,
    /// The turn, counted from the start of the game.
    turn: u32,
}

/// What one seat observed of a game up to a moment.
#[derive(Clone, Debug)]
pub struct Observations {
    pub(crate) layout: Layout,
    pub(crate) seat: Seat,
    pub(crate) hour: u8,
    /// The number of events so far.
    pub(crate) moment: u32,
    pub(crate) own: CharacterSet,
    pub(crate) face_up: CharacterSet,
    pub(crate) looks: Vec<Look>,
    /// Looks by other players.
    pub(crate) watched: Vec<(Seat, Look)>,
    pub(crate) revealed: Vec<(u8, Seat, CharacterSet)>,
    pub(crate) named: Vec<(u8, Seat, Character)>,
    /// The choices of each Hour.
    pub(crate) charts: Vec<(u8, Vec<Choice>)>,
    turn: u32,
    /// A declaration whose verdict is pending: the player and the name.
    declared: Option<(Seat, Character)>,
    /// True once the reader is out or the Chosen One has been revealed.
    over: bool,
}

impl Observations {
    fn new(layout: Layout, seat: Seat) -> Self {
        Self {
            layout,
            seat,
            hour: 1,
            moment: 0,
            own: CharacterSet::EMPTY,
            face_up: CharacterSet::EMPTY,
            looks: Vec::new(),
            watched: Vec::new(),
            revealed: Vec::new(),
            named: Vec::new(),
            charts: Vec::new(),
            turn: 0,
            declared: None,
            over: false,
        }
    }

    /// The observations of a seat after this many events.
    pub fn after(layout: Layout, seat: Seat, events: &[Event], moment: u32) -> Self {
        let mut observations = Self::new(layout, seat);
        events.iter().take(moment as usize).for_each(|event| observations.see(*event));
        observations
    }

    /// The ends of turns at which a seat could deduce the Chosen One.
    pub(crate) fn solvable_moments(layout: Layout, seat: Seat, events: &[Event]) -> Vec<u32> {
        let mut observations = Self::new(layout, seat);
        let mut solvable_moments = Vec::new();
        for event in events {
            observations.see(*event);
            if observations.over {
                break;
            }
            if matches!(event, Event::TurnEnded { .. }) && observations.is_solvable() {
                solvable_moments.push(observations.moment);
            }
        }
        solvable_moments
    }

    /// Adds an event, as the seat saw it.
    fn see(&mut self, event: Event) {
        self.moment += 1;
        match event.seen_by(Viewer::Seat(self.seat)) {
            Event::CharacterDealt { character: Sight::Seen(character), .. } => self.own.insert(character),
            Event::CharacterFaceUp { character } => self.face_up.insert(character),
            Event::HourBegan { hour } => self.hour = hour,
            Event::TurnEnded { .. } => self.turn += 1,
            Event::CharacterChosen { seat, character } => {
                let choice = Choice { seat, character };
                match self.charts.last_mut() {
                    Some((hour, choices)) if *hour == self.hour => choices.push(choice),
                    _ => self.charts.push((self.hour, vec![choice])),
                }
            }
            Event::CardLooked { seat, target, card } => self.look(seat, target, card),
            Event::Declared { seat, character, .. } => self.declared = Some((seat, character)),
            Event::DeclaredRightly { .. } | Event::Ended { .. } => self.over = true,
            Event::PlayerOut { seat, reason } => {
                self.over |= seat == self.seat;
                if let (Reason::WrongName, Some((declarer, name))) = (reason, self.declared.take()) {
                    self.named.push((self.hour, declarer, name));
                }
            }
            Event::CardRevealed { seat, character } => match self.revealed.last_mut() {
                Some((_, known, cards)) if *known == seat => cards.insert(character),
                _ => self.revealed.push((self.hour, seat, CharacterSet::of(character))),
            },
            Event::CharacterDealt { .. }
            | Event::RoleDealt { .. }
            | Event::EventTurned { .. }
            | Event::AuctionOpened { .. }
            | Event::BidMade { .. }
            | Event::BidPassed { .. }
            | Event::PositionWon { .. }
            | Event::PositionGiven { .. }
            | Event::PositionStruck { .. }
            | Event::CluePlaced { .. }
            | Event::MarkShown { .. }
            | Event::DeclaredWrongly { .. }
            | Event::AbilityUsed { .. }
            | Event::CharacterBlocked { .. }
            | Event::TimeGained { .. }
            | Event::TimePaid { .. }
            | Event::MusicGained { .. }
            | Event::ClueGained { .. }
            | Event::CluesSpent { .. }
            | Event::CluePicked { .. }
            | Event::TileDrawn { .. }
            | Event::PowerTakenBack { .. }
            | Event::GearsTurned { .. }
            | Event::Moved { .. }
            | Event::ActionTaken { .. }
            | Event::Skipped { .. }
            | Event::ClueMoved { .. }
            | Event::PowerPlayed { .. }
            | Event::ItemPlayed { .. }
            | Event::Relocated { .. }
            | Event::Swapped { .. }
            | Event::LocationPlaced { .. }
            | Event::LocationDeclined { .. }
            | Event::OrganTileDiscarded { .. }
            | Event::OrganPlaced { .. }
            | Event::TileDiscarded { .. }
            | Event::TilesReturned { .. } => {}
        }
    }

    fn look(&mut self, seat: Seat, target: Target, card: Sight<Card>) {
        let place = match target {
            Target::Hand(owner) => Place::Hand(owner),
            Target::Deck => Place::Deck,
        };
        let own = seat == self.seat;
        let (hour, turn) = (self.hour, self.turn);
        let fresh = Look { hour, place, cards: CharacterSet::EMPTY, count: 0, turn };
        let same = |look: &Look| look.turn == turn && look.place == place;
        let look = if own {
            if !self.looks.last().is_some_and(same) {
                self.looks.push(fresh);
            }
            self.looks.last_mut()
        } else {
            if !self.watched.last().is_some_and(|(who, look)| *who == seat && same(look)) {
                self.watched.push((seat, fresh));
            }
            self.watched.last_mut().map(|(_, look)| look)
        };
        let Some(look) = look else { return };
        look.count += 1;
        if let (true, Sight::Seen(Card::Character(character))) = (own, card) {
            look.cards.insert(character);
        }
    }

    /// True if the observations leave one candidate for the Chosen One.
    fn is_solvable(&self) -> bool {
        let known = self.own.or(self.face_up);
        let known = self.looks.iter().fold(known, |known, look| known.or(look.cards));
        let known = self.revealed.iter().fold(known, |known, (_, _, cards)| known.or(*cards));
        let named = self.named.iter().map(|(_, _, name)| *name).collect();
        self.is_whole() && CharacterSet::ALL.without(known).without(named).len() == 1
    }

    /// True if the game was observed from its start.
    fn is_whole(&self) -> bool {
        self.own.len() == usize::from(self.layout.room(Place::Hand(self.seat)))
    }

    /// The choices of a past Hour.
    pub(crate) fn chart(&self, hour: u8) -> Option<&[Choice]> {
        let chart = self.charts.iter().find(|(known, _)| *known == hour && hour < self.hour);
        chart.map(|(_, choices)| choices.as_slice())
    }

    /// Every fact about cards, unweakened.
    pub(crate) fn known_facts(&self) -> Vec<Fact> {
        let mut facts = vec![Fact::Own { cards: self.own }];
        if !self.face_up.is_empty() {
            facts.push(Fact::FaceUp { cards: self.face_up });
        }
        let looks = self.looks.iter().filter(|look| !look.cards.is_empty());
        facts.extend(looks.map(|look| Fact::Saw { hour: look.hour, place: look.place, cards: look.cards }));
        facts.extend(self.revealed.iter().map(|&(hour, seat, cards)| Fact::Revealed { hour, seat, cards }));
        facts.extend(self.named.iter().map(|&(hour, seat, character)| Fact::Named { hour, seat, character }));
        facts
    }

    /// The facts that prove nothing.
    pub(crate) fn noise(&self) -> Vec<Fact> {
        let watched = self.watched.iter().map(|&(seat, look)| Fact::Looked {
            hour: look.hour,
            seat,
            place: look.place,
            count: look.count,
        });
        let powers = self.looks.iter().filter(|look| look.cards.is_empty());
        let powers =
            powers.map(|look| Fact::Powers { hour: look.hour, place: look.place, count: look.count });
        watched.chain(powers).collect()
    }

    /// True if the fact follows from the observations.
    pub fn holds(&self, fact: &Fact) -> bool {
        let look = |hour: u8, place: Place, fits: &dyn Fn(&Look) -> bool| {
            self.looks.iter().any(|look| (look.hour, look.place) == (hour, place) && fits(look))
        };
        match fact {
            Fact::Own { cards } => self.is_whole() && *cards == self.own,
            Fact::FaceUp { cards } => *cards == self.face_up,
            Fact::Saw { hour, place, cards } => look(*hour, *place, &|look| look.cards == *cards),
            Fact::Blotted { hour, place, cards, count } => look(*hour, *place, &|look| {
                look.cards.len() == usize::from(*count) && look.cards.without(*cards).is_empty()
            }),
            Fact::Struck { hour, place, cards } => look(*hour, *place, &|look| {
                let all = usize::from(self.layout.room(*place));
                look.cards.len() == all && look.cards.and(*cards).is_empty()
            }),
            Fact::Mixed { hour, cards: [a, b], places: [p, q] } => {
                let alone = |card: Character, place: Place| {
                    let looks = self.looks.iter();
                    looks.filter(move |look| look.place == place && look.cards == CharacterSet::of(card))
                };
                let both = |a: Character, b: Character| {
                    alone(a, *p).any(|one| alone(b, *q).any(|other| one.hour.max(other.hour) == *hour))
                };
                both(*a, *b) || both(*b, *a)
            }
            Fact::Astray { hour, character, places } => {
                places.iter().any(|place| look(*hour, *place, &|look| look.cards.has(*character)))
            }
            Fact::Chart { hour, choices } => self.chart(*hour) == Some(choices.as_slice()),
            Fact::Charted { hour, place, by } => self.chart(*hour).is_some_and(|choices| {
                let left = by.chosen(choices);
                look(*hour, *place, &|look| look.cards.len() == 1 && look.cards.without(left).is_empty())
            }),
            Fact::Revealed { hour, seat, cards } => self.revealed.contains(&(*hour, *seat, *cards)),
            Fact::Named { hour, seat, character } => self.named.contains(&(*hour, *seat, *character)),
            Fact::Looked { .. } | Fact::Powers { .. } => self.noise().contains(fact),
        }
    }

    /// How the chart of an Hour can describe a Character seen in that Hour, the most specific first.
    pub(crate) fn choosers(&self, hour: u8, character: Character) -> Vec<Chooser> {
        let Some(choices) = self.chart(hour) else { return Vec::new() };
        match choices.iter().find(|choice| choice.character == character) {
            Some(choice) => vec![Chooser::Player(choice.seat), Chooser::Somebody],
            None => vec![Chooser::Nobody],
        }
    }
}
