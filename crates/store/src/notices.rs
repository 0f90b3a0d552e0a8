//! Notices on their way to players' devices and e-mail addresses. An alert of the outbox becomes a notice in each of the
//! player's mailboxes; a mailbox is delivered as a whole, by one node at a time, so that several notices can be one message.
//! A notice keeps the id of its alert until it is delivered: after a crash it may come twice, but under the same id.

use crate::database::{DbRow, Transaction, values};
use crate::store::{Result, transact};
use crate::{Hash, Store};
use armonium_table::PlayerId;

const OPEN_MAILBOX: &str = "INSERT INTO mailboxes (player_id, channel, target, due, attempts) VALUES ($1, $2, $3, $4, 0) \
     ON CONFLICT (player_id, channel, target) DO UPDATE SET \
     due = CASE WHEN excluded.due < mailboxes.due THEN excluded.due ELSE mailboxes.due END";
const ADD: &str = "INSERT INTO notices (player_id, channel, target, alert, body) VALUES ($1, $2, $3, $4, $5) \
     ON CONFLICT (player_id, channel, target, alert) DO UPDATE SET body = excluded.body";
const NOTICES: &str =
    "SELECT alert, body FROM notices WHERE player_id = $1 AND channel = $2 AND target = $3 ORDER BY alert";
const DELETE: &str =
    "DELETE FROM notices WHERE player_id = $1 AND channel = $2 AND target = $3 AND alert = $4";
const RELEASE: &str = "UPDATE mailboxes SET lease = NULL, attempts = 0 \
     WHERE player_id = $1 AND channel = $2 AND target = $3";
const CLOSE_MAILBOX: &str = "DELETE FROM mailboxes WHERE player_id = $1 AND channel = $2 AND target = $3 \
     AND NOT EXISTS (SELECT 1 FROM notices WHERE notices.player_id = mailboxes.player_id \
     AND notices.channel = mailboxes.channel AND notices.target = mailboxes.target)";
const POSTPONE: &str = "UPDATE mailboxes SET due = $1, attempts = attempts + $2, lease = NULL \
     WHERE player_id = $3 AND channel = $4 AND target = $5";
const RESCHEDULE: &str = "UPDATE mailboxes SET due = $1, attempts = 0 WHERE player_id = $2";
const PENDING: &str = "SELECT count(*) FROM mailboxes WHERE channel = $1 AND attempts > 0";

/// How a notice reaches a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Channel {
    /// A push message to one browser.
    Push,
    /// An e-mail to the confirmed address.
    Email,
    /// An e-mail that asks to confirm the address.
    Confirmation,
}

impl Channel {
    const ALL: [Self; 3] = [Self::Push, Self::Email, Self::Confirmation];

    /// Its name, in the store and in metrics.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Push => "push",
            Self::Email => "email",
            Self::Confirmation => "confirmation",
        }
    }

    fn named(name: &str) -> Result<Self> {
        let found = Self::ALL.into_iter().find(|channel| channel.name() == name);
        found.ok_or_else(|| crate::StoreError::Refused(format!("a mailbox has the unknown channel {name:?}")))
    }
}

/// Names a mailbox.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MailboxKey {
    /// The recipient.
    pub player: PlayerId,
    /// The channel.
    pub channel: Channel,
    /// The push subscription; zeros for other channels.
    pub target: Hash,
}

/// A mailbox claimed for delivery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mailbox {
    /// Names it.
    pub key: MailboxKey,
    /// How many deliveries in a row failed.
    pub attempts: u32,
}

/// A notice to put into a mailbox.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewNotice {
    /// Where.
    pub mailbox: MailboxKey,
    /// When the mailbox is to be delivered, in milliseconds since 1970, if not before.
    pub due: i64,
    /// The message: opaque JSON.
    pub body: String,
}

/// A notice in a mailbox.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PendingNotice {
    /// The id of its alert.
    pub alert: i64,
    /// The message: opaque JSON.
    pub body: String,
}

fn mailbox(row: &mut DbRow) -> Result<Mailbox> {
    let channel: String = row.get(1)?;
    let key = MailboxKey { player: row.get(0)?, channel: Channel::named(&channel)?, target: row.get(2)? };
    Ok(Mailbox { key, attempts: row.get(3)? })
}

/// Notices.
impl Store {
    /// Puts an alert into mailboxes. The alert stays in the outbox; done twice, it is there once.
    pub async fn put_notices(&self, alert: i64, notices: Vec<NewNotice>) -> Result<()> {
        transact!(self, transaction => put(transaction, alert, notices))
    }

    /// Claims mailboxes that are due. Each can be claimed again at `lease_until` unless it is released before.
    pub async fn claim_mailboxes(&self, now: i64, lease_until: i64, limit: u32) -> Result<Vec<Mailbox>> {
        self.claim(self.dialect().claim_mailboxes, values![now, lease_until, limit], mailbox).await
    }

    /// The notices in a mailbox, the oldest first.
    pub async fn notices_in(&self, mailbox: MailboxKey) -> Result<Vec<PendingNotice>> {
        let MailboxKey { player, channel, target } = mailbox;
        self.list(NOTICES, values![player, channel.name(), target], |row| {
            Ok(PendingNotice { alert: row.get(0)?, body: row.get(1)? })
        })
        .await
    }

    /// Removes notices that were delivered, or never will be, and releases the mailbox. What came meanwhile stays.
    pub async fn complete_notices(&self, mailbox: MailboxKey, alerts: Vec<i64>) -> Result<()> {
        transact!(self, transaction => complete(transaction, mailbox, alerts))
    }

    /// Releases a mailbox until `due`; `failed` counts an attempt.
    pub async fn postpone_mailbox(&self, mailbox: MailboxKey, due: i64, failed: bool) -> Result<()> {
        let MailboxKey { player, channel, target } = mailbox;
        let values = values![due, u32::from(failed), player, channel.name(), target];
        self.change(POSTPONE, values).await.map(drop)
    }

    /// Makes all mailboxes of a player due at a moment: the player's rules have changed.
    pub async fn reschedule_mailboxes(&self, player: PlayerId, due: i64) -> Result<()> {
        self.change(RESCHEDULE, values![due, player]).await.map(drop)
    }

    /// How many mailboxes of a channel wait for another attempt.
    pub async fn failing_mailboxes(&self, channel: Channel) -> Result<u32> {
        self.first(PENDING, values![channel.name()], |row| row.get(0)).await.map(Option::unwrap_or_default)
    }
}

/// The mailbox first: its row keeps a concurrent [`complete`] from closing it.
async fn put(transaction: &mut impl Transaction, alert: i64, notices: Vec<NewNotice>) -> Result<()> {
    for NewNotice { mailbox: MailboxKey { player, channel, target }, due, body } in notices {
        transaction.execute(OPEN_MAILBOX, values![player, channel.name(), target, due]).await?;
        transaction.execute(ADD, values![player, channel.name(), target, alert, body]).await?;
    }
    Ok(())
}

/// Releases first: that waits for a concurrent [`put`], whose notices the last statement then sees.
async fn complete(transaction: &mut impl Transaction, mailbox: MailboxKey, alerts: Vec<i64>) -> Result<()> {
    let MailboxKey { player, channel, target } = mailbox;
    transaction.execute(RELEASE, values![player, channel.name(), target]).await?;
    for alert in alerts {
        transaction.execute(DELETE, values![player, channel.name(), target, alert]).await?;
    }
    transaction.execute(CLOSE_MAILBOX, values![player, channel.name(), target]).await.map(drop)
}
