//! What a notice says: which games wait for the player, and what happened in others. It is composed when it is sent, so that
//! it is still true then. It has nothing that isn't known to everybody at the table.

use crate::table_error::TableError;
use crate::table_registry::TableRegistry;
use armonium_protocol::TableCard;
use armonium_store::PendingNotice;
use armonium_table::{Next, PlayerId, TableId};
use serde::{Deserialize, Serialize};
use std::collections::HashSet;

/// How many games one message names.
const MOST_GAMES: usize = 12;

/// What an alert is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub(crate) enum NoticeKind {
    /// The player is asked.
    YourTurn,
    /// The game has begun.
    Began,
    /// The game is over.
    Over,
    /// There is a new message in the chat.
    Said,
}

/// The body of an alert, as far as notices need it.
#[derive(Deserialize)]
struct AlertBody {
    #[serde(rename = "type")]
    kind: NoticeKind,
    table: TableId,
}

/// One line of a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct NoticeLine {
    /// What happened.
    pub(crate) kind: NoticeKind,
    /// Where.
    pub(crate) table: TableId,
    /// The names of the other people at the table; empty if there are only bots.
    pub(crate) players: Vec<String>,
}

/// A message: what a push message contains, and what an e-mail is written from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct NoticeMessage {
    /// Its id. A message that comes twice has the same.
    pub(crate) id: String,
    /// How many games wait for the player.
    pub(crate) waiting: u32,
    /// The lines; games that wait for the player come first.
    pub(crate) lines: Vec<NoticeLine>,
}

/// The kind of an alert; `None` if its body is not known to notices.
pub(crate) fn kind(body: &str) -> Option<NoticeKind> {
    serde_json::from_str::<AlertBody>(body).ok().map(|body| body.kind)
}

/// The message for the notices in a mailbox; `None` if none of them is true or wanted any more.
pub(crate) async fn compose(
    registry: &TableRegistry,
    player: PlayerId,
    notices: &[PendingNotice],
    only_turns: bool,
) -> Result<Option<NoticeMessage>, TableError> {
    let Some(id) = notices.iter().map(|notice| notice.alert).min() else { return Ok(None) };
    let mut seen = HashSet::new();
    let mut lines: Vec<NoticeLine> = Vec::new();
    for notice in notices {
        let Ok(AlertBody { kind, table }) = serde_json::from_str(&notice.body) else { continue };
        if !seen.insert((kind, table)) || (only_turns && kind != NoticeKind::YourTurn) {
            continue;
        }
        let found = registry
            .inspect(table, move |table, names| {
                let waits = matches!(table.next(), Next::Player { player: asked, .. } if asked == player);
                let chairs = TableCard::of(table, names).chairs;
                let is_there = chairs.iter().any(|chair| chair.player == Some(player));
                let others = chairs.into_iter().filter(|chair| chair.player != Some(player));
                (waits, is_there, others.filter_map(|chair| chair.name).collect())
            })
            .await;
        match found {
            Ok((waits, true, players)) if waits || kind != NoticeKind::YourTurn => {
                lines.push(NoticeLine { kind, table, players });
            }
            Ok(_) | Err(TableError::NoTable | TableError::Damaged | TableError::MissingPack { .. }) => {}
            Err(error) => return Err(error),
        }
    }
    // "Your turn" says that the game has begun.
    let asked: HashSet<TableId> =
        lines.iter().filter(|line| line.kind == NoticeKind::YourTurn).map(|line| line.table).collect();
    lines.retain(|line| line.kind != NoticeKind::Began || !asked.contains(&line.table));
    if lines.is_empty() {
        return Ok(None);
    }
    lines.sort_by_key(|line| line.kind != NoticeKind::YourTurn);
    let waiting = lines.iter().filter(|line| line.kind == NoticeKind::YourTurn).count() as u32;
    lines.truncate(MOST_GAMES);
    Ok(Some(NoticeMessage { id: id.to_string(), waiting, lines }))
}
