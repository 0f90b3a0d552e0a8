//! The text of the game for people, in each language. The messages are in `locales/`, one folder per language.
//!
//! [`Words`] turns events, actions, questions and refusals into sentences; it knows the content pack, which names the places,
//! and the players' names. It hides nothing: events come here as their reader saw them. Crates with things of their own
//! build sentences with [`Words::sentence`] and [`Language::message`].

mod actions;
mod asks;
mod codes;
mod events;
mod liaison;
mod messages;
mod names;
mod refusals;
mod roman;
mod sentence;
mod story;

pub use liaison::add_liaison;
pub use messages::{Arg, Language};
pub use names::Words;
pub use roman::roman;
pub use sentence::{Sentence, character_key};
pub use story::Note;
