//! Notices between nodes, over LISTEN and NOTIFY. Each is sent in the transaction it announces.

use super::pool::{Pool, unreachable};
use crate::{Notice, StoreError};
use armonium_table::{PlayerId, TableId};
use sqlx::postgres::PgListener;
use std::time::Duration;
use tokio::sync::broadcast;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

/// The channel. The statement in `append.rs` names it too.
const CHANNEL: &str = "armonium";
pub const NOTIFY: &str = "SELECT pg_notify('armonium', $1)";
/// After this long without a notice the connection is checked: a cut connection reports nothing.
const SILENCE: Duration = Duration::from_secs(20);
/// The pause before connecting again.
const PAUSE: Duration = Duration::from_millis(200);

/// Listens until it is aborted, and reconnects when the connection is lost.
pub async fn listen(
    pool: Pool,
    node: String,
    changes: broadcast::Sender<Notice>,
) -> Result<JoinHandle<()>, StoreError> {
    let mut listener = connect(&pool).await.map_err(unreachable)?;
    Ok(tokio::spawn(async move {
        loop {
            forward(&mut listener, &node, &changes).await;
            pool.lose();
            listener = loop {
                match connect(&pool).await {
                    Ok(listener) => break listener,
                    Err(_) => sleep(PAUSE).await,
                }
            };
            // It is fine if there is no receiver.
            let _ = changes.send(Notice::Everything);
        }
    }))
}

async fn connect(pool: &Pool) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect_with(pool.inner()).await?;
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

/// Forwards notices until the connection is lost.
async fn forward(listener: &mut PgListener, node: &str, changes: &broadcast::Sender<Notice>) {
    loop {
        match timeout(SILENCE, listener.try_recv()).await {
            Ok(Ok(Some(notice))) => {
                if let Some(notice) = parse(notice.payload(), node) {
                    let _ = changes.send(notice);
                }
            }
            Ok(Ok(None) | Err(_)) => return,
            Err(_) => {
                let alive = timeout(SILENCE, sqlx::query("SELECT 1").execute(&mut *listener)).await;
                if !matches!(alive, Ok(Ok(_))) {
                    return;
                }
            }
        }
    }
}

/// Precedes the number of a player in a notice.
const PLAYER: &str = "player";

/// The notice that a player was renamed or deleted, or that their sessions ended.
pub fn player_notice(node: &str, player: PlayerId) -> String {
    format!("{node} {PLAYER} {}", player.number())
}

/// The notice that something about a table has changed. The statement in `append.rs` builds the same for many.
pub fn table_notice(node: &str, table: TableId) -> String {
    format!("{node} {}", table.number())
}

/// Parses a notice of another node: the node's name, then the numbers of tables or of a player, separated by spaces.
fn parse(payload: &str, node: &str) -> Option<Notice> {
    let (_, rest) = payload.split_once(' ').filter(|(from, _)| *from != node)?;
    match rest.split_once(' ') {
        Some((PLAYER, player)) => player.parse().ok().map(PlayerId::from_bits).map(Notice::Player),
        _ => {
            let numbers = rest.split(' ').filter_map(|number| number.parse().ok());
            Some(Notice::Tables(numbers.map(TableId::from_bits).collect()))
        }
    }
}
