//! Ids, secrets and tokens from the operating system's random number generator.

use armonium_table::{PlayerId, Secret, TableId};

/// Random bytes.
pub fn bytes<const N: usize>() -> Result<[u8; N], NoRandomness> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| NoRandomness)?;
    Ok(bytes)
}

/// The operating system gave no randomness.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the operating system gives no randomness")]
pub struct NoRandomness;

/// A new table's id.
pub fn table_id() -> Result<TableId, NoRandomness> {
    bytes().map(|bytes| TableId::from_bits(u64::from_le_bytes(bytes)))
}

/// A new player's id.
pub fn player_id() -> Result<PlayerId, NoRandomness> {
    bytes().map(|bytes| PlayerId::from_bits(u64::from_le_bytes(bytes)))
}

/// A new table's secret.
pub fn secret() -> Result<Secret, NoRandomness> {
    bytes().map(Secret)
}
