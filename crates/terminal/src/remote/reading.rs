//! What a server says, read. What does not fit the pack or the protocol is not taken in.

use crate::text::tame;
use crate::told::{Called, News, Reason};
use armonium_bots::Level;
use armonium_rules::{Action, Content, Event, Illegal, Seat, View};
use armonium_table::{Digest, TableId};
use serde::Deserialize;
use serde_json::Value;

/// What everybody may know of a table.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Card {
    pub(super) id: TableId,
    pub(super) pack: PackOf,
    pub(super) host: String,
    pub(super) stage: Value,
    pub(super) chairs: Vec<Chair>,
}

/// The pack of a table.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct PackOf {
    /// The hash of its file.
    pub(super) file: Digest,
}

/// A chair at a table.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Chair {
    pub(super) player: Option<String>,
    name: Option<String>,
    bot: Option<String>,
    pub(super) substitute: Option<Value>,
    pub(super) ready: bool,
}

impl Card {
    pub(super) fn is_open(&self) -> bool {
        self.stage == "open"
    }

    pub(super) fn is_running(&self) -> bool {
        self.stage == "running"
    }

    pub(super) fn is_over(&self) -> bool {
        !self.is_open() && !self.is_running()
    }

    pub(super) fn called(&self) -> Vec<Called> {
        let who = |chair: &Chair| match (&chair.name, &chair.bot) {
            (Some(name), _) => Called::Name(tame(name)),
            (None, Some(level)) => level.parse::<Level>().map_or(Called::Name(tame(level)), Called::Bot),
            (None, None) if chair.player.is_some() => Called::Name("?".to_owned()),
            (None, None) => Called::Nobody,
        };
        self.chairs.iter().map(who).collect()
    }
}

/// A piece of news, as the server writes it.
#[derive(Debug, Deserialize)]
#[serde(tag = "news", rename_all = "snake_case")]
enum Written {
    Began {
        events: Vec<Event>,
    },
    Moved {
        seat: Seat,
        events: Vec<Event>,
    },
    TookBack {
        seat: Seat,
        events: usize,
    },
    Said {
        seat: Seat,
        text: String,
    },
    Phrase {
        seat: Seat,
        text: Option<String>,
    },
    Substituted {
        seat: Seat,
    },
    Reclaimed {
        seat: Seat,
    },
    Resumed {},
    Voted {
        seat: Seat,
        end: bool,
    },
    Abandoned {},
    #[serde(other)]
    Other,
}

/// The news in a record, and who decided, if it is a decision.
pub(super) fn news(written: &Value) -> (Vec<News>, Option<Seat>) {
    let mut told = Vec::new();
    let mut by = None;
    for piece in written.as_array().into_iter().flatten() {
        // A kind of news or event that this program does not know is left out; the View is complete without it.
        let Ok(piece) = Written::deserialize(piece) else { continue };
        match piece {
            Written::Began { events } => told.extend(events.into_iter().map(News::Happened)),
            Written::Moved { seat, events } => {
                by = Some(seat);
                told.extend(events.into_iter().map(News::Happened));
            }
            Written::TookBack { seat, events } => {
                by = Some(seat);
                told.push(News::TookBack { seat, events });
            }
            Written::Said { seat, text } => told.push(News::Said { seat, text: tame(&text) }),
            Written::Phrase { seat, text } => {
                told.extend(text.map(|text| News::Said { seat, text: tame(&text) }));
            }
            Written::Substituted { seat } => told.push(News::Substituted(seat)),
            Written::Reclaimed { seat } => told.push(News::Reclaimed(seat)),
            Written::Resumed {} => told.push(News::Resumed),
            Written::Voted { seat, end } => told.extend(end.then_some(News::WantsEnd(seat))),
            Written::Abandoned {} => told.push(News::Abandoned),
            Written::Other => {}
        }
    }
    (told, by)
}

/// The seat after a welcome or an update: a number is the seat, `"unchanged"` the one there was, anything else none.
pub(super) fn seat(written: &Value, before: Option<Seat>) -> Option<Seat> {
    match written.as_u64() {
        Some(number) => u8::try_from(number).ok().and_then(|number| Seat::try_from(number).ok()),
        None if written == "unchanged" => before,
        None => None,
    }
}

/// Lays changes over a View: those of what is public field by field, the rest whole.
pub(super) fn overlay(view: &mut Value, changes: &Value) {
    let (Some(view), Some(changes)) = (view.as_object_mut(), changes.as_object()) else { return };
    for (field, value) in changes {
        match (field.as_str(), view.get_mut(field).and_then(Value::as_object_mut), value.as_object()) {
            ("public", Some(public), Some(changed)) => {
                public.extend(changed.iter().map(|(field, value)| (field.clone(), value.clone())));
            }
            _ => {
                view.insert(field.clone(), value.clone());
            }
        }
    }
}

/// A View that fits the pack.
pub(super) fn view(written: &Value, content: &Content) -> Option<View> {
    View::deserialize(written).ok().filter(|view| view.fits(content))
}

/// Why something is refused, from `refused`, `error` or an answer.
pub(super) fn reason(written: &Value) -> Reason {
    match written.get("refusal").map(Illegal::deserialize) {
        Some(Ok(illegal)) => Reason::Rules(illegal),
        _ => Reason::Said(tame(written["message"].as_str().unwrap_or_default())),
    }
}

/// What an answer says of the actions that were asked about.
pub(super) fn reasons(asked: &[Action], answer: &Value) -> Vec<(Action, Reason)> {
    let why = answer.as_array().into_iter().flatten();
    asked
        .iter()
        .zip(why)
        .filter(|(_, why)| !why.is_null())
        .map(|(action, why)| (*action, reason(why)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use armonium_pack::Pack;
    use armonium_rules::{Game, Options, Seed, Viewer};
    use serde_json::json;

    #[test]
    fn a_lost_seat_is_lost_at_once_and_an_unchanged_one_kept() {
        let before = Some(Seat(2));
        assert_eq!(seat(&json!("unchanged"), before), before);
        assert_eq!(seat(&json!("none"), before), None);
        assert_eq!(seat(&json!(null), before), None, "a welcome without a seat");
        assert_eq!(seat(&json!(1), before), Some(Seat(1)));
        assert_eq!(seat(&json!(300), before), None);
    }

    #[test]
    fn a_view_is_read_as_it_was_written_and_only_if_it_fits_the_pack() {
        let content = &Pack::turin().content;
        let mut game = Game::new(content, Options::new(4), Seed::from_number(5)).expect("a game");
        for number in 0..400 {
            let Some(seat) = game.state().to_act() else { break };
            let seen = game.state().view(content, Viewer::Seat(seat));
            let mut written = serde_json::to_value(&seen).expect("json");
            assert_eq!(view(&written, content), Some(seen.clone()));
            overlay(&mut written, &json!({ "public": { "gears": [8, 0, 0] } }));
            assert_eq!(view(&written, content), None, "there is no ninth tooth");
            let action = seen.legal[number * 7 % seen.legal.len()];
            game.apply(content, seat, action).expect("a legal action");
        }
        for bad in [json!({}), json!(null), json!({ "viewer": 0 })] {
            assert_eq!(view(&bad, content), None);
        }
    }

    #[test]
    fn changes_are_laid_over_what_is_there() {
        let mut view = json!({ "public": { "hour": 1, "time": [1] }, "legal": [1], "ask": "raise" });
        overlay(&mut view, &json!({ "public": { "hour": 2 }, "legal": [] }));
        assert_eq!(view, json!({ "public": { "hour": 2, "time": [1] }, "legal": [], "ask": "raise" }));
    }

    #[test]
    fn news_of_an_unknown_kind_are_left_out() {
        let written = json!([
            { "news": "moved", "seat": 1, "events": [{ "event": "bid_passed", "seat": 1 }] },
            { "news": "comet", "seat": 9 },
            { "news": "said", "seat": 0, "text": "a\u{7}b" },
            { "news": "moved", "seat": 99, "events": [] },
        ]);
        let (told, by) = news(&written);
        assert_eq!(by, Some(Seat(1)));
        assert_eq!(told[0], News::Happened(Event::BidPassed { seat: Seat(1) }));
        assert_eq!(told[1], News::Said { seat: Seat(0), text: "a b".to_owned() });
        assert_eq!(told.len(), 2);
    }

    #[test]
    fn a_refusal_by_the_rules_is_read_as_one() {
        let refusal = json!({ "refusal": "bid_too_low", "least": 4 });
        let written = json!({ "code": "illegal", "refusal": refusal, "message": "…" });
        assert_eq!(reason(&written), Reason::Rules(Illegal::BidTooLow { least: 4 }));
        assert_eq!(reason(&json!({ "message": "no" })), Reason::Said("no".to_owned()));
    }
}
