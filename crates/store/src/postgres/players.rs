//! Players, their tokens and their programs.

use super::Postgres;
use super::notify::notify_player;
use super::pool::unreachable;
use super::tables::{number, player_id, rating};
use crate::backup::Value;
use crate::{Hash, Player, StoreError, Webhook, sql};
use armonium_table::PlayerId;
use sqlx::postgres::PgRow;
use sqlx::{Acquire, PgConnection, Row};
use std::collections::HashMap;

const PLAYERS: &str = "SELECT id, name, program, owner, created, passphrase, webhook_url, webhook_secret, mu, sigma, \
     rated_games, recovery FROM players WHERE id = ANY($1)";

/// Locks the player's row against a change of its proof until the token is there.
const SIGN_IN: &str = "INSERT INTO tokens (hash, player_id, at) SELECT $1, id, $2 FROM players \
     WHERE id = $3 AND passphrase IS NOT DISTINCT FROM $4 AND recovery IS NOT DISTINCT FROM $5 FOR SHARE";
const TOKENS: &str = "SELECT hash FROM tokens WHERE hash = ANY($1)";

type Result<T> = std::result::Result<T, StoreError>;

impl Postgres {
    pub async fn add_player(&self, player: &Player, token: Hash) -> Result<()> {
        let mut connection = self.pool.acquire().await?;
        let mut transaction = connection.begin().await?;
        sqlx::query(sql::ADD_PLAYER)
            .bind(player.id.number())
            .bind(&player.name)
            .bind(player.program)
            .bind(player.owner.map(PlayerId::number))
            .bind(player.created)
            .bind(&player.passphrase)
            .bind(player.webhook.as_ref().map(|hook| &hook.url))
            .bind(player.webhook.as_ref().map(|hook| &hook.secret))
            .bind(player.rating.map(|rating| rating.mu))
            .bind(player.rating.map(|rating| rating.sigma))
            .bind(i64::from(player.rated_games))
            .bind(player.recovery)
            .execute(&mut *transaction)
            .await?;
        sqlx::query(sql::ADD_TOKEN)
            .bind(token)
            .bind(player.id.number())
            .bind(player.created)
            .execute(&mut *transaction)
            .await?;
        Ok(transaction.commit().await?)
    }

    pub async fn player(&self, id: PlayerId) -> Result<Option<Player>> {
        self.one(sql::PLAYER, vec![Value::Int(id.number())], player).await
    }

    pub async fn players(&self, ids: &[PlayerId]) -> Result<Vec<Player>> {
        let mut connection = self.pool.acquire().await?;
        let numbers: Vec<i64> = ids.iter().map(|id| id.number()).collect();
        let rows =
            sqlx::query(PLAYERS).bind(numbers).fetch_all(&mut *connection).await.map_err(unreachable)?;
        let found = rows.iter().map(|row| player(row).map(|player| (player.id, player)));
        let found: HashMap<PlayerId, Player> = found.collect::<sqlx::Result<_>>()?;
        Ok(ids.iter().filter_map(|id| found.get(id).cloned()).collect())
    }

    pub async fn player_by_token(&self, token: Hash) -> Result<Option<Player>> {
        self.one(sql::PLAYER_BY_TOKEN, vec![Value::Bytes(token.to_vec())], player).await
    }

    pub async fn player_by_recovery(&self, recovery: Hash) -> Result<Option<Player>> {
        self.one(sql::PLAYER_BY_RECOVERY, vec![Value::Bytes(recovery.to_vec())], player).await
    }

    pub async fn add_token(&self, player: &Player, token: Hash, at: i64) -> Result<bool> {
        let mut connection = self.pool.acquire().await?;
        let added = sqlx::query(SIGN_IN)
            .bind(token)
            .bind(at)
            .bind(player.id.number())
            .bind(&player.passphrase)
            .bind(player.recovery)
            .execute(&mut *connection)
            .await;
        Ok(added.map_err(|error| self.pool.failed(error))?.rows_affected() > 0)
    }

    pub async fn valid_tokens(&self, tokens: &[Hash]) -> Result<Vec<Hash>> {
        let mut connection = self.pool.acquire().await?;
        let valid = sqlx::query_scalar(TOKENS).bind(tokens).fetch_all(&mut *connection).await;
        valid.map_err(unreachable)
    }

    pub async fn drop_token(&self, token: Hash) -> Result<Option<PlayerId>> {
        let mut connection = self.pool.acquire().await?;
        let mut transaction = connection.begin().await?;
        let player: Option<i64> =
            sqlx::query_scalar(sql::DROP_TOKEN).bind(token).fetch_optional(&mut *transaction).await?;
        if let Some(player) = player {
            notify_player(&mut transaction, &self.node, player).await?;
        }
        transaction.commit().await.map_err(|error| self.pool.failed(error))?;
        Ok(player.map(player_id))
    }

    pub async fn drop_tokens(&self, player: PlayerId, keep: Option<Hash>) -> Result<u32> {
        let mut connection = self.pool.acquire().await?;
        let mut transaction = connection.begin().await?;
        let dropped = self.drop_tokens_in(&mut transaction, player, keep).await?;
        transaction.commit().await.map_err(|error| self.pool.failed(error))?;
        Ok(dropped)
    }

    async fn drop_tokens_in(
        &self,
        transaction: &mut PgConnection,
        player: PlayerId,
        keep: Option<Hash>,
    ) -> sqlx::Result<u32> {
        let drop = sqlx::query(sql::DROP_TOKENS).bind(player.number()).bind(keep);
        let dropped = drop.execute(&mut *transaction).await?.rows_affected();
        if dropped > 0 {
            notify_player(transaction, &self.node, player.number()).await?;
        }
        Ok(u32::try_from(dropped).unwrap_or(u32::MAX))
    }

    pub async fn set_proof(
        &self,
        was: &Player,
        passphrase: Option<String>,
        recovery: Option<Hash>,
        keep: Option<Hash>,
    ) -> Result<Option<u32>> {
        let mut connection = self.pool.acquire().await?;
        let mut transaction = connection.begin().await?;
        // The player's row first: a sign-in waits for it and then sees the new proof, or is there to be dropped.
        let set = sqlx::query(sql::SET_PROOF)
            .bind(passphrase)
            .bind(recovery)
            .bind(was.id.number())
            .bind(&was.passphrase)
            .bind(was.recovery)
            .execute(&mut *transaction)
            .await?;
        if set.rows_affected() == 0 {
            return Ok(None);
        }
        let dropped = self.drop_tokens_in(&mut transaction, was.id, keep).await?;
        transaction.commit().await.map_err(|error| self.pool.failed(error))?;
        Ok(Some(dropped))
    }

    pub async fn rename(&self, player: PlayerId, name: &str) -> Result<bool> {
        let mut connection = self.pool.acquire().await?;
        let mut transaction = connection.begin().await?;
        let rename = sqlx::query(sql::RENAME).bind(name).bind(player.number());
        let renamed = rename.execute(&mut *transaction).await?.rows_affected() > 0;
        if renamed {
            notify_player(&mut transaction, &self.node, player.number()).await?;
        }
        transaction.commit().await.map_err(|error| self.pool.failed(error))?;
        Ok(renamed)
    }

    pub async fn set_webhook(&self, player: PlayerId, webhook: Option<Webhook>) -> Result<bool> {
        let (url, secret) = webhook.map(|hook| (hook.url, hook.secret)).unzip();
        self.set(sql::SET_WEBHOOK, vec![text(url), text(secret)], player).await
    }

    pub async fn programs_of(&self, owner: PlayerId) -> Result<Vec<Player>> {
        self.list(sql::PROGRAMS_OF, vec![Value::Int(owner.number())], player).await
    }

    pub async fn leaders(
        &self,
        limit: u32,
        least_games: u32,
        programs: bool,
        since: i64,
    ) -> Result<Vec<Player>> {
        let (least, limit) = (Value::Int(least_games.into()), Value::Int(limit.into()));
        let values = vec![least, Value::Bool(programs), Value::Int(since), limit];
        self.list(sql::LEADERS, values, player).await
    }

    /// Changes one player, who is the last value of the statement.
    async fn set(&self, sql: &'static str, mut values: Vec<Value>, player: PlayerId) -> Result<bool> {
        values.push(Value::Int(player.number()));
        self.change(sql, values).await
    }
}

fn text(text: Option<String>) -> Value {
    text.map_or(Value::Null, Value::Text)
}

fn player(row: &PgRow) -> sqlx::Result<Player> {
    let webhook: (Option<String>, Option<String>) = (row.try_get(6)?, row.try_get(7)?);
    Ok(Player {
        id: player_id(row.try_get(0)?),
        name: row.try_get(1)?,
        program: row.try_get(2)?,
        owner: row.try_get::<Option<i64>, _>(3)?.map(player_id),
        created: row.try_get(4)?,
        passphrase: row.try_get(5)?,
        webhook: webhook.0.zip(webhook.1).map(|(url, secret)| Webhook { url, secret }),
        rating: rating(row, 8)?,
        rated_games: number(row, 10)?,
        recovery: row.try_get(11)?,
    })
}
