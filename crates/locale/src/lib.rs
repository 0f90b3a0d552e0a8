//! Every word a person reads, in the reader's language. The messages lie in `locales/`, one folder for each language.
//!
//! [`Words`] turns an event, an action, a question, a refusal or a thought into a sentence; it knows the content pack,
//! which names the places, and the players' names. What a reader may know is decided before: events come here as they
//! were seen.

mod actions;
mod asks;
mod events;
mod liaison;
mod messages;
mod names;
mod puzzles;
mod refusals;
mod roman;
mod story;
mod tables;
mod terminal;
mod thoughts;

pub use liaison::add_liaison;
pub use messages::Language;
pub use names::Words;
pub use roman::roman;
pub use story::Note;
pub use tables::{not_saved, phrase, refusal, stalled};
pub use terminal::Fill;
