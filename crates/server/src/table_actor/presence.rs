//! What follows from who is connected to a table on this node. Who is: `armonium_protocol::Audience`.

use super::TableActor;
use crate::table_error::TableError;
use armonium_table::{Chair, Command, PlayerId, SubstituteReason};

impl TableActor {
    /// Runs what follows from a player's absence.
    pub(super) async fn presence_tick(&mut self) -> Result<(), TableError> {
        let presence = self.audience.presence(&self.table);
        self.execute_internal(&Command::PresenceTick { presence }).await
    }

    /// Gives seats back to connected players whom a bot replaced while they were absent.
    pub(super) async fn reclaim_for_returned(&mut self) -> Result<(), TableError> {
        let absent = |chair: &&Chair| matches!(chair.substitute, Some((_, SubstituteReason::Absent)));
        let players = self.table.chairs.iter().filter(absent).filter_map(Chair::player);
        let returned: Vec<PlayerId> = players.filter(|player| self.audience.is_connected(*player)).collect();
        for player in returned {
            self.execute_internal(&Command::Reclaim { player }).await?;
        }
        Ok(())
    }
}
