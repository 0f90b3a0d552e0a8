//! Where tables and players are kept.
