//! The question for each decision.

use crate::names::Words;
use armonium_rules::Ask;

impl Words<'_> {
    /// The question to the player to decide.
    pub fn ask(&self, ask: Ask) -> String {
        let key = match ask {
            Ask::OpenAuction => "ask-open-auction",
            Ask::OpeningBid => "ask-opening-bid",
            Ask::Raise => "ask-raise",
            Ask::PlaceClue => "ask-place-clue",
            Ask::Choose => "ask-choose",
            Ask::Gears => "ask-gears",
            Ask::Move => "ask-move",
            Ask::Act(activity) => return self.sentence("ask-act").activity(activity).text(),
            Ask::EndTurn => "ask-end-turn",
            Ask::Look => "ask-look",
            Ask::FreeSteps => "ask-free-steps",
            Ask::TaxiRide => "ask-taxi-ride",
            Ask::Ride => "ask-ride",
            Ask::ClueOnMystic => "ask-clue-on-mystic",
            Ask::TakeBack => "ask-take-back",
            Ask::Block => "ask-block",
            Ask::Name => "ask-name",
            Ask::Favour => "ask-favour",
            Ask::MoveClue => "ask-move-clue",
            Ask::Relocate => "ask-relocate",
            Ask::Swap => "ask-swap",
            Ask::PlaceLocation => "ask-place-location",
            Ask::PlaceOrgan => "ask-place-organ",
            Ask::Discard => "ask-discard",
            Ask::Nothing => "ask-nothing",
        };
        self.sentence(key).text()
    }
}
