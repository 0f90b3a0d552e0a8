//! The operating system's randomness: ids, secrets and tokens that nobody can guess.

use armonium_table::{PlayerId, Secret, TableId};

/// Random bytes. A system that has none left cannot run a server.
pub fn bytes<const N: usize>() -> Result<[u8; N], NoChance> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| NoChance)?;
    Ok(bytes)
}

/// The system gave no randomness.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the operating system gives no randomness")]
pub struct NoChance;

/// A new table's id.
pub fn table_id() -> Result<TableId, NoChance> {
    bytes().map(|bytes| TableId::from_bits(u64::from_le_bytes(bytes)))
}

/// A new player's id.
pub fn player_id() -> Result<PlayerId, NoChance> {
    bytes().map(|bytes| PlayerId::from_bits(u64::from_le_bytes(bytes)))
}

/// A new table's secret.
pub fn secret() -> Result<Secret, NoChance> {
    bytes().map(Secret)
}
