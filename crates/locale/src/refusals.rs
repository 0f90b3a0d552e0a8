//! A sentence for each refusal.

use crate::names::Words;
use crate::sentence::Sentence;
use armonium_rules::{Illegal, Target};

impl Words<'_> {
    /// Why an action is refused, in a sentence for the player who tried it.
    pub fn illegal(&self, illegal: &Illegal) -> String {
        self.refusal(illegal).text()
    }

    fn refusal(&self, illegal: &Illegal) -> Sentence<'_> {
        let say = |key| self.sentence(key);
        match *illegal {
            Illegal::GameOver => say("refused-game-over"),
            Illegal::NotYourTurn { seat, to_act } => say("refused-not-your-turn").player(seat).other(to_act),
            Illegal::NotNow { asked } => say("refused-not-now").with("asked", self.ask(asked)),
            Illegal::NoSuchSpace { space } => say("refused-no-such-space").space("space", space),
            Illegal::NoSuchTile { tile } => say("refused-no-such-tile").tile(tile),
            Illegal::NoSuchPosition { position, positions } => {
                say("refused-no-such-position").number("number", position).number("positions", positions)
            }
            Illegal::PositionTaken { position } => say("refused-position-taken").position(position),
            Illegal::BidTooLow { least } => say("refused-bid-too-low").number("least", least),
            Illegal::BidTooHigh { time } => say("refused-bid-too-high").number("time", time),
            Illegal::NotRegular { space } => say("refused-not-regular").space("space", space),
            Illegal::NotMystic { space } => say("refused-not-mystic").space("space", space),
            Illegal::NotEmpty { space } => say("refused-not-empty").space("space", space),
            Illegal::AlreadyDeclared => say("refused-already-declared"),
            Illegal::OrganNotOnMap => say("refused-organ-not-on-map"),
            Illegal::TooFewMarks { marks } => say("refused-too-few-marks").number("marks", marks),
            Illegal::CharacterUsed { character } => say("refused-character-used").character(character),
            Illegal::CharacterBlocked { character } => say("refused-character-blocked").character(character),
            Illegal::MustChoose { character } => say("refused-must-choose").character(character),
            Illegal::NotHimself => say("refused-not-himself"),
            Illegal::NoEffect => say("refused-no-effect"),
            Illegal::IdleAbility => say("refused-idle-ability"),
            Illegal::TeethNotOffered { teeth } => {
                say("refused-teeth-not-offered").with("teeth", teeth.to_string())
            }
            Illegal::TooExpensive { price, time } => {
                say("refused-too-expensive").number("price", price).number("time", time)
            }
            Illegal::NoStepsLeft => say("refused-no-steps-left"),
            Illegal::NotAdjacent { from, to } => {
                say("refused-not-adjacent").space("from", from).space("to", to)
            }
            Illegal::Occupied { space } => say("refused-occupied").space("space", space),
            Illegal::RideUsed => say("refused-ride-used"),
            Illegal::TransportForbidden => say("refused-transport-forbidden"),
            Illegal::NotAtStation { space } => say("refused-not-at-station").space("space", space),
            Illegal::NotAStop { space } => say("refused-not-a-stop").space("space", space),
            Illegal::NoTaxi => say("refused-no-taxi"),
            Illegal::PowerNotHeld { power } => say("refused-power-not-held").power(power),
            Illegal::PowerAlready => say("refused-power-already"),
            Illegal::TileNotHeld { tile } => say("refused-tile-not-held").tile(tile),
            Illegal::ItemAlready => say("refused-item-already"),
            Illegal::NotAnItem { tile } => say("refused-not-an-item").tile(tile),
            Illegal::NotALocation { tile } => say("refused-not-a-location").tile(tile),
            Illegal::CardsForbidden => say("refused-cards-forbidden"),
            Illegal::NoCharacterYet => say("refused-no-character-yet"),
            Illegal::NoClue => say("refused-no-clue"),
            Illegal::NoTarget { target: Target::Hand(seat) } => say("refused-no-target-hand").other(seat),
            Illegal::NoTarget { target: Target::Deck } => say("refused-no-target-deck"),
            Illegal::NoCluesHere => say("refused-no-clues-here"),
            Illegal::TooManyClues { most } => say("refused-too-many-clues").number("most", most),
            Illegal::NoClueThere { space } => say("refused-no-clue-there").space("space", space),
            Illegal::PowerNotPlayed { power } => say("refused-power-not-played").power(power),
            Illegal::SameSpace { space } => say("refused-same-space").space("space", space),
            Illegal::SwapOrder { a, b } if a == b => say("refused-swap-same").character(a),
            Illegal::SwapOrder { a, b } => say("refused-swap-order").character(a).second(b),
            Illegal::SideTaken { side } => say("refused-side-taken").side(side),
            Illegal::EmptyArea { side } => say("refused-empty-area").side(side),
            Illegal::AreaOccupied => say("refused-area-occupied"),
            Illegal::NoOrganSymbol { tile } => say("refused-no-organ-symbol").tile(tile),
            Illegal::NotThreeTiles { tiles } => say("refused-not-three-tiles").number("tiles", tiles),
            Illegal::OutsideArea { space } => say("refused-outside-area").space("space", space),
        }
    }
}
