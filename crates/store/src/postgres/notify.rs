//! Hearing of what other nodes have written. The writer sends the notices, in the transaction they tell of.

use super::pool::{Pool, unreachable};
use crate::{Notice, StoreError};
use armonium_table::{PlayerId, TableId};
use sqlx::PgConnection;
use sqlx::postgres::PgListener;
use std::time::Duration;
use tokio::sync::broadcast;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

/// The channel on which nodes tell each other. The statement of the writer names it too.
const CHANNEL: &str = "armonium";
/// After so much silence the connection is asked whether it lives: one that was cut says nothing either.
const SILENCE: Duration = Duration::from_secs(20);
/// How long to wait before trying to connect again.
const PAUSE: Duration = Duration::from_millis(200);

/// Listens from now on and until it is aborted, through lost connections.
pub async fn listen(
    pool: Pool,
    node: String,
    changes: broadcast::Sender<Notice>,
) -> Result<JoinHandle<()>, StoreError> {
    let mut listener = connect(&pool).await.map_err(unreachable)?;
    Ok(tokio::spawn(async move {
        loop {
            hear(&mut listener, &node, &changes).await;
            pool.lose();
            listener = loop {
                match connect(&pool).await {
                    Ok(listener) => break listener,
                    Err(_) => sleep(PAUSE).await,
                }
            };
            // Nobody has to be there to hear it.
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

/// Passes notices on until the connection is lost.
async fn hear(listener: &mut PgListener, node: &str, changes: &broadcast::Sender<Notice>) {
    loop {
        match timeout(SILENCE, listener.try_recv()).await {
            Ok(Ok(Some(notice))) => {
                if let Some(notice) = read(notice.payload(), node) {
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

/// What stands before the number of a player in a notice.
const PLAYER: &str = "player";
const NOTIFY: &str = "SELECT pg_notify('armonium', $1)";

/// Notifies the other nodes, when the transaction commits, that a player was deleted or sessions of theirs ended.
pub async fn notify_player(
    transaction: &mut PgConnection,
    node: &str,
    player: i64,
) -> Result<(), sqlx::Error> {
    let notice = format!("{node} {PLAYER} {player}");
    sqlx::query(NOTIFY).bind(notice).execute(transaction).await.map(drop)
}

/// What a notice says, unless it is our own: the name of a node, then the numbers of tables or of a player, between blanks.
fn read(payload: &str, node: &str) -> Option<Notice> {
    let (_, rest) = payload.split_once(' ').filter(|(from, _)| *from != node)?;
    match rest.split_once(' ') {
        Some((PLAYER, player)) => player.parse().ok().map(PlayerId::from_bits).map(Notice::Player),
        _ => {
            let numbers = rest.split(' ').filter_map(|number| number.parse().ok());
            Some(Notice::Tables(numbers.map(TableId::from_bits).collect()))
        }
    }
}
