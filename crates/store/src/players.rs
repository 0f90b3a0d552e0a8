//! Players: people and programs with an identity of their own, and their credentials. The server checks those.

use crate::database::{DbRow, Transaction, values};
use crate::store::{Result, transact};
use crate::{Rating, Store};
use armonium_table::PlayerId;
use std::collections::HashMap;
use std::fmt::{self, Debug, Formatter};

macro_rules! player {
    ($condition:literal) => {
        concat!(
            "SELECT id, name, program, owner, created, passphrase, recovery, webhook_url, webhook_secret, mu, sigma, \
             rated_games FROM players WHERE ",
            $condition
        )
    };
}

const PLAYER: &str = player!("id = $1");
const PLAYERS: &str = player!("id IN");
const BY_TOKEN: &str = player!("id = (SELECT player_id FROM tokens WHERE hash = $1)");
const BY_RECOVERY: &str = player!("recovery = $1");
const PROGRAMS: &str = player!("owner = $1 ORDER BY created, id");
const LEADERS: &str = player!(
    "mu IS NOT NULL AND rated_games >= $1 AND program = $2 AND ($3 <= 0 OR EXISTS (SELECT 1 FROM results \
     WHERE results.player_id = players.id AND results.mu IS NOT NULL AND results.at >= $3)) \
     ORDER BY (mu - 3 * sigma) DESC, id LIMIT $4"
);
const ADD_PLAYER: &str = "INSERT INTO players (id, name, program, owner, created, passphrase, recovery, webhook_url, \
     webhook_secret, mu, sigma, rated_games) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)";
const ADD_FIRST_TOKEN: &str = "INSERT INTO tokens (hash, player_id, at) VALUES ($1, $2, $3)";
const VALID_TOKENS: &str = "SELECT hash FROM tokens WHERE hash IN";
const DELETE_TOKEN: &str = "DELETE FROM tokens WHERE hash = $1 RETURNING player_id";
const DELETE_TOKENS: &str = "DELETE FROM tokens WHERE player_id = $1 AND hash IS DISTINCT FROM $2";
const END_SUBSCRIPTION: &str = "DELETE FROM push_subscriptions WHERE token = $1";
const END_SUBSCRIPTIONS: &str =
    "DELETE FROM push_subscriptions WHERE player_id = $1 AND token IS DISTINCT FROM $2";
const RENAME: &str = "UPDATE players SET name = $1 WHERE id = $2";
const SET_CREDENTIALS: &str = "UPDATE players SET passphrase = $1, recovery = $2 \
     WHERE id = $3 AND passphrase IS NOT DISTINCT FROM $4 AND recovery IS NOT DISTINCT FROM $5";
const SET_WEBHOOK: &str = "UPDATE players SET webhook_url = $1, webhook_secret = $2 WHERE id = $3";

/// The hash of a token or a recovery code; the store never sees the code itself.
pub type Hash = [u8; 32];

/// Where a program receives alerts.
#[derive(Clone, PartialEq, Eq)]
pub struct Webhook {
    /// The address.
    pub url: String,
    /// The key that calls are signed with.
    pub secret: String,
}

impl Debug for Webhook {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_struct("Webhook").field("url", &self.url).finish_non_exhaustive()
    }
}

/// A player.
#[derive(Clone, Debug, PartialEq)]
pub struct Player {
    /// The id.
    pub id: PlayerId,
    /// The name that others see.
    pub name: String,
    /// Whether it is a program.
    pub program: bool,
    /// Whose program it is.
    pub owner: Option<PlayerId>,
    /// When the player was created, in milliseconds since 1970.
    pub created: i64,
    /// The hash of the passphrase, as a PHC string.
    pub passphrase: Option<String>,
    /// The hash of the recovery code.
    pub recovery: Option<Hash>,
    /// Where the player receives alerts.
    pub webhook: Option<Webhook>,
    /// The rating, after the first rated game.
    pub rating: Option<Rating>,
    /// The number of rated games.
    pub rated_games: u32,
}

fn player(row: &mut DbRow) -> Result<Player> {
    let webhook: (Option<String>, Option<String>) = (row.get(7)?, row.get(8)?);
    Ok(Player {
        id: row.get(0)?,
        name: row.get(1)?,
        program: row.get(2)?,
        owner: row.get(3)?,
        created: row.get(4)?,
        passphrase: row.get(5)?,
        recovery: row.get(6)?,
        webhook: webhook.0.zip(webhook.1).map(|(url, secret)| Webhook { url, secret }),
        rating: Rating::read(row, 9)?,
        rated_games: row.get(11)?,
    })
}

/// Players.
impl Store {
    /// Adds a player with a first token. [`StoreError::Exists`](crate::StoreError::Exists) if player, token or recovery code
    /// exist already.
    pub async fn add_player(&self, player: &Player, token: Hash) -> Result<()> {
        let player = player.clone();
        transact!(self, transaction => add(transaction, player, token))
    }

    /// A player.
    pub async fn player(&self, id: PlayerId) -> Result<Option<Player>> {
        self.first(PLAYER, values![id], player).await
    }

    /// Several players, in the order of the ids; unknown ones are left out.
    pub async fn players(&self, ids: &[PlayerId]) -> Result<Vec<Player>> {
        let keys = ids.iter().map(|&id| id.into()).collect();
        let found = self.list_in(PLAYERS, keys, player).await?;
        let found: HashMap<_, _> = found.into_iter().map(|player| (player.id, player)).collect();
        Ok(ids.iter().filter_map(|id| found.get(id).cloned()).collect())
    }

    /// The player a token belongs to.
    pub async fn player_by_token(&self, token: Hash) -> Result<Option<Player>> {
        self.first(BY_TOKEN, values![token], player).await
    }

    /// The player a recovery code belongs to.
    pub async fn player_by_recovery(&self, recovery: Hash) -> Result<Option<Player>> {
        self.first(BY_RECOVERY, values![recovery], player).await
    }

    /// Adds a token of a player who has just signed in. False, and nothing is added, if passphrase or recovery code have
    /// changed meanwhile. [`StoreError::Exists`](crate::StoreError::Exists) if the token exists already.
    pub async fn add_token(&self, player: &Player, token: Hash, at: i64) -> Result<bool> {
        let values = values![token, at, player.id, player.passphrase.clone(), player.recovery];
        self.change(self.dialect().add_token, values).await
    }

    /// Those of the tokens that are valid, in any order.
    pub async fn valid_tokens(&self, tokens: &[Hash]) -> Result<Vec<Hash>> {
        let keys = tokens.iter().map(|&token| token.into()).collect();
        self.list_in(VALID_TOKENS, keys, |row| row.get(0)).await
    }

    /// Deletes a token and returns its player, if it existed.
    pub async fn delete_token(&self, token: Hash) -> Result<Option<PlayerId>> {
        transact!(self, transaction => delete_token(transaction, token))
    }

    /// Deletes all tokens of a player except one, and returns how many there were.
    pub async fn delete_tokens(&self, player: PlayerId, except: Option<Hash>) -> Result<u32> {
        transact!(self, transaction => delete_tokens(transaction, player, except))
    }

    /// Replaces a player's passphrase and recovery code and deletes all tokens except one; returns how many were deleted.
    /// `None`, and nothing changes, if passphrase or code are no longer those of `was`.
    pub async fn set_credentials(
        &self,
        was: &Player,
        passphrase: Option<String>,
        recovery: Option<Hash>,
        except: Option<Hash>,
    ) -> Result<Option<u32>> {
        let was = was.clone();
        transact!(self, transaction => set_credentials(transaction, was, passphrase, recovery, except))
    }

    /// Renames a player; false if there is no such player.
    pub async fn rename(&self, player: PlayerId, name: &str) -> Result<bool> {
        let name = name.to_owned();
        transact!(self, transaction => rename(transaction, player, name))
    }

    /// Sets or removes a player's webhook; false if there is no such player.
    pub async fn set_webhook(&self, player: PlayerId, webhook: Option<Webhook>) -> Result<bool> {
        let (url, secret) = webhook.map(|webhook| (webhook.url, webhook.secret)).unzip();
        self.change(SET_WEBHOOK, values![url, secret, player]).await
    }

    /// The programs of a player, the oldest first.
    pub async fn programs_of(&self, owner: PlayerId) -> Result<Vec<Player>> {
        self.list(PROGRAMS, values![owner], player).await
    }

    /// The strongest people, or programs, by mu − 3 sigma, with at least `least_games` rated games and one of them finished
    /// after `since`.
    pub async fn leaders(
        &self,
        limit: u32,
        least_games: u32,
        programs: bool,
        since: i64,
    ) -> Result<Vec<Player>> {
        self.list(LEADERS, values![least_games, programs, since, limit], player).await
    }
}

async fn add(transaction: &mut impl Transaction, player: Player, token: Hash) -> Result<()> {
    let (url, secret) = player.webhook.map(|webhook| (webhook.url, webhook.secret)).unzip();
    let (mu, sigma) = player.rating.map(|rating| (rating.mu, rating.sigma)).unzip();
    let Player { id, name, program, owner, created, passphrase, recovery, rated_games, .. } = player;
    let values =
        values![id, name, program, owner, created, passphrase, recovery, url, secret, mu, sigma, rated_games];
    transaction.execute(ADD_PLAYER, values).await?;
    transaction.execute(ADD_FIRST_TOKEN, values![token, id, created]).await?;
    Ok(())
}

async fn delete_token(transaction: &mut impl Transaction, token: Hash) -> Result<Option<PlayerId>> {
    let mut deleted = transaction.query(DELETE_TOKEN, values![token]).await?;
    let player = deleted.first_mut().map(|row| row.get(0)).transpose()?;
    if let Some(player) = player {
        transaction.execute(END_SUBSCRIPTION, values![token]).await?;
        transaction.notify_player(player).await?;
    }
    Ok(player)
}

async fn delete_tokens(
    transaction: &mut impl Transaction,
    player: PlayerId,
    except: Option<Hash>,
) -> Result<u32> {
    let deleted = transaction.execute(DELETE_TOKENS, values![player, except]).await?;
    if deleted > 0 {
        transaction.execute(END_SUBSCRIPTIONS, values![player, except]).await?;
        transaction.notify_player(player).await?;
    }
    Ok(deleted.try_into().unwrap_or(u32::MAX))
}

/// The player's row first: a concurrent sign-in waits for it and sees the new credentials, or its token is deleted here.
async fn set_credentials(
    transaction: &mut impl Transaction,
    was: Player,
    passphrase: Option<String>,
    recovery: Option<Hash>,
    except: Option<Hash>,
) -> Result<Option<u32>> {
    let values = values![passphrase, recovery, was.id, was.passphrase, was.recovery];
    if transaction.execute(SET_CREDENTIALS, values).await? == 0 {
        return Ok(None);
    }
    delete_tokens(transaction, was.id, except).await.map(Some)
}

async fn rename(transaction: &mut impl Transaction, player: PlayerId, name: String) -> Result<bool> {
    let renamed = transaction.execute(RENAME, values![name, player]).await? > 0;
    if renamed {
        transaction.notify_player(player).await?;
    }
    Ok(renamed)
}
