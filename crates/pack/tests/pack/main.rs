//! Packs: what is refused and where, the default pack, and hostile files.

mod hints;
mod refused_content;
mod refused_files;
mod sturdy;
mod support;
mod turin;
