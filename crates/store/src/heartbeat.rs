//! Signs of life of the servers, and the times in which there were none.

/// The last sign of life of any server on this store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heartbeat {
    /// When it was, by the clock of the server that gave it, in milliseconds since 1970.
    pub at: i64,
    /// How long ago that is by a clock that all nodes share, in milliseconds. None if there is no such clock, because
    /// only one server at a time uses the store.
    pub age: Option<i64>,
}

/// A time in which no server ran, in milliseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Downtime {
    /// When a server last gave a sign of life.
    pub began: i64,
    /// When one did again.
    pub ended: i64,
}
