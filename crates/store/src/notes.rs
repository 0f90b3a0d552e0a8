//! Players' notebooks, one for each table.

use crate::Store;
use crate::database::values;
use crate::store::Result;
use armonium_table::{PlayerId, TableId};

const NOTE: &str = "SELECT body FROM notes WHERE table_id = $1 AND player_id = $2";
const SET_NOTE: &str = "INSERT INTO notes (table_id, player_id, body) VALUES ($1, $2, $3) \
     ON CONFLICT (table_id, player_id) DO UPDATE SET body = excluded.body WHERE notes.body = $4";
const NOTES: &str = "SELECT table_id, body FROM notes WHERE player_id = $1 ORDER BY table_id";

/// Notes.
impl Store {
    /// A player's note at a table.
    pub async fn note(&self, table: TableId, player: PlayerId) -> Result<Option<String>> {
        self.first(NOTE, values![table, player], |row| row.get(0)).await
    }

    /// Replaces a player's note at a table if it is still `before`; a missing note equals any. False if it has changed.
    pub async fn set_note(&self, table: TableId, player: PlayerId, before: &str, note: &str) -> Result<bool> {
        self.change(SET_NOTE, values![table, player, note, before]).await
    }

    /// All notes of a player, by table.
    pub async fn notes_of(&self, player: PlayerId) -> Result<Vec<(TableId, String)>> {
        self.list(NOTES, values![player], |row| Ok((row.get(0)?, row.get(1)?))).await
    }
}
