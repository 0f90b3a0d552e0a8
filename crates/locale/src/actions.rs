//! A label for each action, as on a button.

use crate::names::Words;
use crate::sentence::Sentence;
use armonium_rules::{Action, Target};

impl Words<'_> {
    /// The label of an action.
    pub fn action(&self, action: &Action) -> String {
        self.label(action).text()
    }

    fn label(&self, action: &Action) -> Sentence<'_> {
        let say = |key| self.sentence(key);
        match *action {
            Action::Open { position } => say("do-open").position(position),
            Action::Bid { time } => say("do-bid").number("time", time),
            Action::Pass {} => say("do-pass"),
            Action::PlaceClue { space } => say("do-place-clue").space("space", space),
            Action::Declare { character } => say("do-declare").character(character),
            Action::Choose { character } => say("do-choose").character(character).ability(character),
            Action::PlayPower { power } => say("do-play-power").power(power),
            Action::PlayItem { tile } => say("do-play-item").tile(tile),
            Action::Name { character } => say("do-name").character(character).ability(character),
            Action::Favour { activity } => say("do-favour").activity(activity),
            Action::Block { character } => say("do-block").character(character),
            Action::TakeBack { power } => say("do-take-back").power(power),
            Action::Turn { teeth } => {
                say(if teeth < 0 { "do-turn-back" } else { "do-turn" }).number("teeth", teeth.unsigned_abs())
            }
            Action::Step { to } => say("do-step").space("to", to),
            Action::Ride { to } => say("do-ride").space("to", to),
            Action::Taxi { to } => say("do-taxi").space("to", to),
            Action::Stop {} => say("do-stop"),
            Action::Investigate { target: Target::Hand(seat), clues } => {
                say("do-investigate-hand").other(seat).number("clues", clues)
            }
            Action::Investigate { target: Target::Deck, clues } => {
                say("do-investigate-deck").number("clues", clues)
            }
            Action::Research { clues } => spending(say("do-research"), clues),
            Action::Compose { clues } => spending(say("do-compose"), clues),
            Action::MoveClue { from, to } => say("do-move-clue").space("from", from).space("to", to),
            Action::Relocate { character, to } => say("do-relocate").character(character).space("to", to),
            Action::Swap { a, b } => say("do-swap").character(a).second(b),
            Action::EndTurn {} => say("do-end-turn"),
            Action::PlaceLocation { tile, side } => say("do-place-location").tile(tile).side(side),
            Action::DiscardOrgan { tile } => say("do-discard-organ").tile(tile),
            Action::Decline {} => say("do-decline"),
            Action::PlaceOrgan { space } => say("do-place-organ").space("space", space),
            Action::Discard { tile } => say("do-discard").tile(tile),
        }
    }
}

/// One tile or page, and one more for each Clue.
fn spending(sentence: Sentence<'_>, clues: u8) -> Sentence<'_> {
    sentence.number("clues", clues).number("total", u32::from(clues) + 1)
}
