//! Alerts that wait to be delivered to a player outside the game. Delivering them: the server.

use armonium_table::PlayerId;

/// An alert to be put into the outbox.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewAlert {
    /// Who is to be alerted.
    pub player: PlayerId,
    /// When, in milliseconds since 1970.
    pub due: i64,
    /// What is to be said: opaque JSON.
    pub body: String,
}

/// An alert taken from the outbox.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alert {
    /// The name by which it is done with or put off.
    pub id: i64,
    /// Who is to be alerted.
    pub player: PlayerId,
    /// How often it was put off.
    pub attempts: u32,
    /// What is to be said: opaque JSON.
    pub body: String,
}
