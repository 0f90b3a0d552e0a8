//! Players that see a View and nothing else. So far: what a View lets its reader know, exactly.

mod belief;

pub use belief::Belief;
