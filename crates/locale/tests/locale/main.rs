//! Messages: all there in every language, and all used.

mod every_message;
mod languages;
mod usage;
