//! A sentence for each event, as its reader saw it: things that lie face down are not named.

use crate::names::Words;
use crate::sentence::Sentence;
use armonium_rules::{Card, Event, Face, Means, Outcome, Reason, Role, Seat, Side, Sight, Target, Tile};

impl Words<'_> {
    /// The sentence for an event.
    pub fn event(&self, event: &Event) -> String {
        let say = |key| self.sentence(key);
        let by = |key, seat: Seat| say(key).player(seat);
        match *event {
            Event::CharacterDealt { seat, character: Sight::Seen(character) } => {
                by("log-character-dealt", seat).character(character)
            }
            Event::CharacterDealt { seat, character: Sight::FaceDown } => {
                by("log-character-dealt-hidden", seat)
            }
            Event::CharacterFaceUp { character } => say("log-character-face-up").character(character),
            Event::HourBegan { hour } => say("log-hour-began").hour(hour),
            Event::RoleDealt { seat, role: Sight::Seen(role) } => by("log-role-dealt", seat).role(role),
            Event::RoleDealt { seat, role: Sight::FaceDown } => by("log-role-dealt-hidden", seat),
            Event::EventTurned { card } => say("log-event-turned")
                .number("number", card.index() as u32 + 1)
                .with("card", self.event_card(card)),
            Event::AuctionOpened { seat, position } => by("log-auction-opened", seat).position(position),
            Event::BidMade { seat, time } => by("log-bid-made", seat).number("time", time),
            Event::BidPassed { seat } => by("log-bid-passed", seat),
            Event::PositionWon { seat, position, time } => {
                by("log-position-won", seat).position(position).number("time", time)
            }
            Event::PositionGiven { seat, position } => by("log-position-given", seat).position(position),
            Event::PositionStruck { position } => say("log-position-struck").position(position),
            Event::CluePlaced { seat, space } => by("log-clue-placed", seat).space("space", space),
            Event::Declared { seat, role, character } => {
                by("log-declared", seat).role(role).character(character)
            }
            Event::MarkShown { seat, tile } => by("log-mark-shown", seat).tile(tile),
            Event::DeclaredWrongly { seat, chosen: Sight::Seen(chosen) } => {
                by("log-declared-wrongly", seat).character(chosen)
            }
            Event::DeclaredWrongly { seat, chosen: Sight::FaceDown } => {
                by("log-declared-wrongly-hidden", seat)
            }
            Event::DeclaredRightly { seat, character } => {
                by("log-declared-rightly", seat).character(character)
            }
            Event::CharacterChosen { seat, character } => {
                by("log-character-chosen", seat).character(character)
            }
            Event::AbilityUsed { seat, character } => by("log-ability-used", seat).character(character),
            Event::CharacterBlocked { seat, character } => {
                by("log-character-blocked", seat).character(character)
            }
            Event::TimeGained { seat, time } => by("log-time-gained", seat).number("time", time),
            Event::TimePaid { seat, time } => by("log-time-paid", seat).number("time", time),
            Event::MusicGained { seat, pages } => by("log-music-gained", seat).number("pages", pages),
            Event::ClueGained { seat } => by("log-clue-gained", seat),
            Event::CluesSpent { seat, clues } => by("log-clues-spent", seat).number("clues", clues),
            Event::CluePicked { seat, space } => by("log-clue-picked", seat).space("space", space),
            Event::TileDrawn { seat, tile: Sight::Seen(tile) } => by("log-tile-drawn", seat).tile(tile),
            Event::TileDrawn { seat, tile: Sight::FaceDown } => by("log-tile-drawn-hidden", seat),
            Event::PowerTakenBack { seat, power } => by("log-power-taken-back", seat).power(power),
            Event::GearsTurned { seat, teeth, machine, walking, activity } => {
                by(if teeth < 0 { "log-gears-turned-back" } else { "log-gears-turned" }, seat)
                    .number("teeth", teeth.unsigned_abs())
                    .machine(machine)
                    .number("walking", walking)
                    .activity(activity)
            }
            Event::Moved { seat, character, from, to, means } => {
                self.moved(means, seat).character(character).space("from", from).space("to", to)
            }
            Event::ActionTaken { seat, activity } => by("log-action-taken", seat).activity(activity),
            Event::Skipped { seat, activity } => by("log-skipped", seat).activity(activity),
            Event::CardLooked { seat, target, card } => self.looked(seat, target, card),
            Event::ClueMoved { seat, from, to } => {
                by("log-clue-moved", seat).space("from", from).space("to", to)
            }
            Event::PowerPlayed { seat, power } => by("log-power-played", seat).power(power),
            Event::ItemPlayed { seat, tile } => by("log-item-played", seat).tile(tile),
            Event::Relocated { seat, character, from, to } => {
                by("log-relocated", seat).character(character).space("from", from).space("to", to)
            }
            Event::Swapped { seat, a, b } => by("log-swapped", seat).character(a).second(b),
            Event::TurnEnded { seat } => by("log-turn-ended", seat),
            Event::LocationPlaced { seat, tile, side } => self.location(seat, tile, side),
            Event::LocationDeclined { seat } => by("log-location-declined", seat),
            Event::OrganTileDiscarded { seat, tile } => by("log-organ-tile-discarded", seat).tile(tile),
            Event::OrganPlaced { seat, space } => by("log-organ-placed", seat).space("space", space),
            Event::TileDiscarded { seat, tile: Sight::Seen(tile) } => {
                by("log-tile-discarded", seat).tile(tile)
            }
            Event::TileDiscarded { seat, tile: Sight::FaceDown } => by("log-tile-discarded-hidden", seat),
            Event::PlayerOut { seat, reason } => match reason {
                Reason::Time => by("log-player-out-time", seat),
                Reason::WrongName => by("log-player-out-wrong-name", seat),
                Reason::Failed => by("log-player-out-failed", seat),
            },
            Event::CardRevealed { seat, character } => by("log-card-revealed", seat).character(character),
            Event::TilesReturned { seat, tiles } => by("log-tiles-returned", seat).number("tiles", tiles),
            Event::Ended { outcome } => self.ended(outcome),
        }
        .text()
    }

    /// How a game ended, in a sentence.
    pub fn outcome(&self, outcome: Outcome) -> String {
        self.ended(outcome).text()
    }

    fn ended(&self, outcome: Outcome) -> Sentence<'_> {
        match outcome {
            Outcome::Won { seat, role: Role::Hero } => self.sentence("log-ended-hero").player(seat),
            Outcome::Won { seat, role: Role::Fenrir } => self.sentence("log-ended-fenrir").player(seat),
            Outcome::Ragnarok {} => self.sentence("log-ended-ragnarok"),
            Outcome::AllOut {} => self.sentence("log-ended-all-out"),
        }
    }

    fn moved(&self, means: Means, seat: Seat) -> Sentence<'_> {
        match means {
            Means::Walking => self.sentence("log-moved-walking").player(seat),
            Means::FreeStep => self.sentence("log-moved-free-step").player(seat),
            Means::Machine(machine) => self.sentence("log-moved-machine").player(seat).machine(machine),
        }
    }

    fn looked(&self, seat: Seat, target: Target, card: Sight<Card>) -> Sentence<'_> {
        let (character, power, hidden, owner) = match target {
            Target::Hand(owner) => {
                ("log-card-looked-character", "log-card-looked-power", "log-card-looked-hidden", Some(owner))
            }
            Target::Deck => {
                ("log-deck-looked-character", "log-deck-looked-power", "log-deck-looked-hidden", None)
            }
        };
        let sentence = match card {
            Sight::Seen(Card::Character(who)) => self.sentence(character).character(who),
            Sight::Seen(Card::Power(which)) => self.sentence(power).with("power", self.power_title(which)),
            Sight::FaceDown => self.sentence(hidden),
        };
        let sentence = sentence.player(seat);
        match owner {
            Some(owner) => sentence.other(owner),
            None => sentence,
        }
    }

    fn location(&self, seat: Seat, tile: Tile, side: Side) -> Sentence<'_> {
        let sentence = self.sentence("log-location-placed").player(seat).side(side);
        if self.content().has_tile(tile)
            && let Face::Location(building) = self.content().tile(tile).face
        {
            return sentence.building(building);
        }
        let tile = self.tile(tile);
        sentence.with("building", tile)
    }
}
