//! A question to the table, and what is answered: why something cannot be done, where the mover can go, the odds, and a
//! hint. It changes nothing and leaves no trace. The answer holds nothing that does not follow from the asking seat's View.

use super::frames::{Frame, Frames, Names};
use armonium_belief::Belief;
use armonium_locale::{Language, Words};
use armonium_rules::{Action, Character, Route, Seat, View, Viewer};
use armonium_table::{Command, PlayerId, Refusal, Stage};
use serde::{Deserialize, Deserializer, Serialize};

/// The most actions one question can be about.
const MOST_ACTIONS: usize = 64;

/// A question to the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Question {
    /// The question's number, which the answer repeats.
    pub id: u64,
    /// Why can these not be done?
    #[serde(default, deserialize_with = "not_too_many")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub why: Option<Vec<Action>>,
    /// Where can the mover go, and how?
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub routes: bool,
    /// A turn of the gears after which the routes are wanted.
    #[serde(default, deserialize_with = "a_turn")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub after: Option<Action>,
    /// How likely is what the seat does not know?
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub odds: bool,
    /// What would a detective do?
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub hint: bool,
}

fn not_too_many<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Vec<Action>>, D::Error> {
    let actions: Option<Vec<Action>> = Option::deserialize(deserializer)?;
    match actions {
        Some(many) if many.len() > MOST_ACTIONS => {
            Err(serde::de::Error::custom("a question is about 64 actions at most"))
        }
        some => Ok(some),
    }
}

fn a_turn<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Action>, D::Error> {
    match Option::deserialize(deserializer)? {
        None => Ok(None),
        Some(turn @ Action::Turn { .. }) => Ok(Some(turn)),
        Some(_) => Err(serde::de::Error::custom("routes are foretold after a turn of the gears only")),
    }
}

/// Why something cannot be done now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct WhyNot {
    #[serde(flatten)]
    why: Refusal,
    /// The clause of the rules or of the protocol it breaks.
    clause: &'static str,
    /// A sentence for people.
    message: String,
}

/// How likely what a seat does not know is: exactly, from the facts of its View.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct Odds {
    /// For each character, that it is the Chosen One.
    chosen: [f64; Character::COUNT],
    /// For each character, that its card is in the Unknown Characters deck.
    deck: [f64; Character::COUNT],
    /// Seat by seat, for each character, that its card is in that hand.
    hands: Vec<[f64; Character::COUNT]>,
    /// Seat by seat, that the player is Fenrir; 0 before the roles are dealt.
    fenrir: Vec<f64>,
}

impl WhyNot {
    /// A refusal with its sentence.
    pub(super) fn new(why: Refusal, words: &Words<'_>) -> Self {
        Self { why, clause: why.clause(), message: crate::trouble::refusal_text(words, &why) }
    }
}

impl Odds {
    /// By the facts of this View.
    pub(super) fn of(view: &View) -> Self {
        let belief = Belief::of(view);
        let seats = || view.public.seats().into_iter();
        Self {
            chosen: Character::ALL.map(|character| belief.chosen(character)),
            deck: Character::ALL.map(|character| belief.in_deck(character)),
            hands: seats()
                .map(|seat| Character::ALL.map(|character| belief.in_hand(seat, character)))
                .collect(),
            fenrir: seats().map(|seat| belief.fenrir(seat)).collect(),
        }
    }
}

impl Frames<'_> {
    /// The answer to a player's question, or to a spectator's. It is refused if the routes are wanted after something that
    /// cannot be done now.
    pub fn answer(
        &self,
        language: Language,
        names: &Names,
        player: Option<PlayerId>,
        question: &Question,
    ) -> Result<String, Refusal> {
        let &Question { id, ref why, routes, after, odds, hint } = question;
        if let Some(action) = after {
            self.judge(player, action)?;
        }
        let players = self.players(language, names);
        let words = Words::new(language, self.table.content(), &players);
        let why_not = |action: &Action| {
            let why = self.judge(player, *action).err()?;
            Some(WhyNot::new(why, &words))
        };
        let viewer = self.table.viewer(player);
        let frame = Frame::Answer {
            id,
            version: self.table.version,
            decision: self.table.decisions,
            why: why.as_ref().map(|actions| actions.iter().map(why_not).collect()),
            routes: routes.then(|| self.routes(viewer, after)),
            odds: odds.then(|| self.odds(viewer)),
            hint: hint.then(|| self.hint(player)),
        };
        Ok(frame.text())
    }

    /// May this be done now by this player?
    fn judge(&self, player: Option<PlayerId>, action: Action) -> Result<(), Refusal> {
        let player = player.ok_or(Refusal::NotSeated)?;
        let act = Command::Act { player, at: self.table.decisions, action };
        // What time it is makes no difference to a decision.
        self.table.decide(0, &act).map(|_| ())
    }

    /// Where a seat can go that is asked to move, now or after something it may do.
    fn routes(&self, viewer: Viewer, after: Option<Action>) -> Vec<Route> {
        let (Viewer::Seat(seat), Some(game)) = (viewer, self.table.game()) else { return Vec::new() };
        let asked = |to_act: Option<Seat>| to_act == Some(seat);
        let (content, mut state) = (self.table.content(), *game.state());
        let foretold = after.is_none_or(|action| state.apply(content, seat, action, &mut ()).is_ok());
        // Whoever turns away the last Time is out, and the next to be asked is somebody else.
        if asked(self.table.to_act()) && foretold && asked(state.to_act()) {
            return state.public().routes(content);
        }
        Vec::new()
    }

    /// What a seat believes, where that may be shown.
    fn odds(&self, viewer: Viewer) -> Option<Odds> {
        let seated = matches!(viewer, Viewer::Seat(_));
        let shown = seated && self.table.options.odds && self.table.stage() == Stage::Running;
        if shown { self.table.view(viewer).as_ref().map(Odds::of) } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::TableCard;
    use armonium_pack::Pack;
    use armonium_table::{Digest, Level, Record, Secret, Table, TableId, TableOptions};
    use std::sync::Arc;

    #[test]
    fn whoever_asks_out_of_turn_is_told_by_name_who_is_asked_also_if_it_is_a_bot() {
        let (content, ada) = (Arc::new(Pack::turin().content.clone()), PlayerId::from_bits(1));
        let names = Names::from([(ada, "Ada".to_owned())]);
        for number in 0..8 {
            let secret = Secret([number; 32]);
            let entries = Table::create(&content, &secret, TableOptions::new(3), ada, None).expect("a table");
            let (id, first) = (TableId::from_bits(1), Record { command: None, entries });
            let (mut table, _) =
                Table::begin(id, secret, Arc::clone(&content), 0, &first).expect("a beginning");
            let nonce = Some(Digest([number; 32]));
            let sit = Command::Sit { player: ada, seat: None, invitation: None, nonce };
            for command in [sit, Command::Fill { player: ada, level: Level::Detective }] {
                let entries = table.decide(0, &command).expect("granted");
                table.apply(0, &Record { command: None, entries }).expect("a record that follows");
            }
            if table.to_act() == Some(Seat(0)) {
                continue;
            }
            let card = TableCard::of(&table, &names);
            let question = Question { id: 1, why: Some(vec![Action::Pass {}]), ..Question::default() };
            let frames = Frames { table: &table, card: &card };
            let answer = frames.answer(Language::English, &names, Some(ada), &question).expect("an answer");
            assert!(answer.contains("It’s Detective’s decision now, not Ada’s."), "{answer}");
            return;
        }
        panic!("Ada is always asked first");
    }
}
