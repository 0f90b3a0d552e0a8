//! Where and when a player wants notices: push subscriptions, the e-mail address, rules; and the keys of the server they
//! need. The server parses the rules.

use crate::database::{DbRow, Transaction, values};
use crate::store::{Result, transact};
use crate::{Hash, Store};
use armonium_table::PlayerId;

const ADD_KEY: &str = "INSERT INTO server_keys (name, secret) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";
const KEY: &str = "SELECT secret FROM server_keys WHERE name = $1";
const SUBSCRIBE: &str = "INSERT INTO push_subscriptions (id, at, endpoint, p256dh, auth, player_id, token) \
     SELECT $1, $2, $3, $4, $5, player_id, hash FROM tokens WHERE hash = $6 \
     ON CONFLICT (id) DO UPDATE SET at = excluded.at, p256dh = excluded.p256dh, auth = excluded.auth, \
     player_id = excluded.player_id, token = excluded.token";
const FORGET_OLDEST: &str = "DELETE FROM push_subscriptions WHERE player_id = $1 AND id NOT IN \
     (SELECT id FROM push_subscriptions WHERE player_id = $1 ORDER BY at DESC, id LIMIT $2)";
const UNSUBSCRIBE: &str = "DELETE FROM push_subscriptions WHERE id = $1 AND player_id = $2";
const SUBSCRIPTIONS: &str =
    "SELECT id, endpoint, p256dh, auth, at FROM push_subscriptions WHERE player_id = $1 ORDER BY at, id";
const RULES: &str = "SELECT rules, seen FROM notice_rules WHERE player_id = $1";
const SET_RULES: &str = "INSERT INTO notice_rules (player_id, rules, seen) SELECT id, $1, 0 FROM players WHERE id = $2 \
     ON CONFLICT (player_id) DO UPDATE SET rules = excluded.rules";
const SEEN: &str = "UPDATE notice_rules SET seen = $1 WHERE player_id = $2 AND seen < $1";
const EMAIL: &str = "SELECT address, confirmed, at FROM email_addresses WHERE player_id = $1";
const SET_EMAIL: &str = "INSERT INTO email_addresses (player_id, address, confirmed, at) \
     SELECT id, $1, 0, $2 FROM players WHERE id = $3 \
     ON CONFLICT (player_id) DO UPDATE SET address = excluded.address, confirmed = 0, at = excluded.at";
const CONFIRM: &str = "UPDATE email_addresses SET confirmed = 1 WHERE player_id = $1 AND address = $2";
const REMOVE_EMAIL: &str = "DELETE FROM email_addresses WHERE player_id = $1";

/// How many browsers a player can have; the oldest subscription ends when another is added.
const MOST_SUBSCRIPTIONS: u32 = 10;

/// Where a browser receives push messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PushSubscription {
    /// The SHA-256 of the endpoint.
    pub id: Hash,
    /// The address of the browser's push service.
    pub endpoint: String,
    /// The browser's public key, as it sent it.
    pub p256dh: String,
    /// The browser's authentication secret, as it sent it.
    pub auth: String,
    /// When it was added, in milliseconds since 1970.
    pub at: i64,
}

/// A player's e-mail address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EmailAddress {
    /// The address.
    pub address: String,
    /// Whether its owner has confirmed it.
    pub confirmed: bool,
    /// When it was given, in milliseconds since 1970.
    pub at: i64,
}

/// A player's rules for notices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoticeRules {
    /// The rules: opaque JSON.
    pub rules: String,
    /// When the player last looked at a page of the server, in milliseconds since 1970.
    pub seen: i64,
}

fn subscription(row: &mut DbRow) -> Result<PushSubscription> {
    Ok(PushSubscription {
        id: row.get(0)?,
        endpoint: row.get(1)?,
        p256dh: row.get(2)?,
        auth: row.get(3)?,
        at: row.get(4)?,
    })
}

/// Where and when players want notices.
impl Store {
    /// The server's key with this name: the first one that any node offered.
    pub async fn server_key(&self, name: &str, offered: Hash) -> Result<Hash> {
        self.change(ADD_KEY, values![name, offered]).await?;
        let found = self.first(KEY, values![name], |row| row.get(0)).await?;
        Ok(found.unwrap_or(offered))
    }

    /// Adds the push subscription of a browser, or moves it to the player who uses the browser now. It ends with the
    /// session. False if the session has ended.
    pub async fn subscribe(
        &self,
        player: PlayerId,
        token: Hash,
        subscription: PushSubscription,
    ) -> Result<bool> {
        transact!(self, transaction => subscribe(transaction, player, token, subscription))
    }

    /// Removes a push subscription of a player; false if it was not there.
    pub async fn unsubscribe(&self, player: PlayerId, subscription: Hash) -> Result<bool> {
        self.change(UNSUBSCRIBE, values![subscription, player]).await
    }

    /// The push subscriptions of a player, the oldest first.
    pub async fn push_subscriptions(&self, player: PlayerId) -> Result<Vec<PushSubscription>> {
        self.list(SUBSCRIPTIONS, values![player], subscription).await
    }

    /// A player's rules for notices.
    pub async fn notice_rules(&self, player: PlayerId) -> Result<Option<NoticeRules>> {
        self.first(RULES, values![player], |row| Ok(NoticeRules { rules: row.get(0)?, seen: row.get(1)? }))
            .await
    }

    /// Replaces a player's rules for notices.
    pub async fn set_notice_rules(&self, player: PlayerId, rules: &str) -> Result<bool> {
        self.change(SET_RULES, values![rules, player]).await
    }

    /// The player looks at a page of the server. Without rules this changes nothing.
    pub async fn set_seen(&self, player: PlayerId, at: i64) -> Result<()> {
        self.change(SEEN, values![at, player]).await.map(drop)
    }

    /// A player's e-mail address.
    pub async fn email(&self, player: PlayerId) -> Result<Option<EmailAddress>> {
        self.first(EMAIL, values![player], |row| {
            Ok(EmailAddress { address: row.get(0)?, confirmed: row.get(1)?, at: row.get(2)? })
        })
        .await
    }

    /// Sets a player's e-mail address, which is to be confirmed; false if there is no such player.
    pub async fn set_email(&self, player: PlayerId, address: &str, at: i64) -> Result<bool> {
        self.change(SET_EMAIL, values![address, at, player]).await
    }

    /// Confirms a player's e-mail address; false if it is another one by now.
    pub async fn confirm_email(&self, player: PlayerId, address: &str) -> Result<bool> {
        self.change(CONFIRM, values![player, address]).await
    }

    /// Removes a player's e-mail address.
    pub async fn remove_email(&self, player: PlayerId) -> Result<()> {
        self.change(REMOVE_EMAIL, values![player]).await.map(drop)
    }
}

async fn subscribe(
    transaction: &mut impl Transaction,
    player: PlayerId,
    token: Hash,
    subscription: PushSubscription,
) -> Result<bool> {
    let PushSubscription { id, endpoint, p256dh, auth, at } = subscription;
    if transaction.execute(SUBSCRIBE, values![id, at, endpoint, p256dh, auth, token]).await? == 0 {
        return Ok(false);
    }
    transaction.execute(FORGET_OLDEST, values![player, MOST_SUBSCRIPTIONS]).await?;
    Ok(true)
}
