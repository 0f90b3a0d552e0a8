//! Players, their tokens and their programs.

use super::Sqlite;
use super::tables::rating;
use crate::{Hash, Player, StoreError, Webhook, sql};
use armonium_table::PlayerId;
use rusqlite::{Connection, OptionalExtension, params};

const SIGN_IN: &str = "INSERT INTO tokens (hash, player_id, at) SELECT $1, id, $2 FROM players \
     WHERE id = $3 AND passphrase IS NOT DISTINCT FROM $4 AND recovery IS NOT DISTINCT FROM $5";
const TOKEN: &str = "SELECT hash FROM tokens WHERE hash = $1";

type Result<T> = std::result::Result<T, StoreError>;

impl Sqlite {
    pub async fn add_player(&self, player: &Player, token: Hash) -> Result<()> {
        let player = player.clone();
        let add = self.writer.write(move |connection| {
            let (url, secret) = player.webhook.map(|hook| (hook.url, hook.secret)).unzip();
            let (mu, sigma) = player.rating.map(|rating| (rating.mu, rating.sigma)).unzip();
            connection.prepare_cached(sql::ADD_PLAYER)?.execute(params![
                player.id.number(),
                player.name,
                player.program,
                player.owner.map(PlayerId::number),
                player.created,
                player.passphrase,
                url,
                secret,
                mu,
                sigma,
                player.rated_games,
                player.recovery
            ])?;
            let token = params![token, player.id.number(), player.created];
            connection.prepare_cached(sql::ADD_TOKEN)?.execute(token)?;
            Ok(())
        });
        add.await
    }

    pub async fn player(&self, id: PlayerId) -> Result<Option<Player>> {
        self.one(sql::PLAYER, [id.number()], player).await
    }

    pub async fn players(&self, ids: &[PlayerId]) -> Result<Vec<Player>> {
        let ids = ids.to_vec();
        let read = self.readers.read(move |connection| {
            let mut statement = connection.prepare_cached(sql::PLAYER)?;
            let mut players = Vec::with_capacity(ids.len());
            for id in ids {
                players.extend(statement.query_row([id.number()], player).optional()?);
            }
            Ok(players)
        });
        read.await
    }

    pub async fn player_by_token(&self, token: Hash) -> Result<Option<Player>> {
        self.one(sql::PLAYER_BY_TOKEN, [token], player).await
    }

    pub async fn player_by_recovery(&self, recovery: Hash) -> Result<Option<Player>> {
        self.one(sql::PLAYER_BY_RECOVERY, [recovery], player).await
    }

    pub async fn add_token(&self, player: &Player, token: Hash, at: i64) -> Result<bool> {
        let values = (token, at, player.id.number(), player.passphrase.clone(), player.recovery);
        self.change(SIGN_IN, values).await
    }

    pub async fn valid_tokens(&self, tokens: &[Hash]) -> Result<Vec<Hash>> {
        let tokens = tokens.to_vec();
        let read = self.readers.read(move |connection| {
            let mut statement = connection.prepare_cached(TOKEN)?;
            let mut valid = Vec::with_capacity(tokens.len());
            for token in tokens {
                valid.extend(statement.query_row([token], |row| row.get::<_, Hash>(0)).optional()?);
            }
            Ok(valid)
        });
        read.await
    }

    pub async fn drop_token(&self, token: Hash) -> Result<Option<PlayerId>> {
        let drop = self.writer.write(move |connection| {
            let mut statement = connection.prepare_cached(sql::DROP_TOKEN)?;
            let player = statement.query_row([token], |row| row.get::<_, i64>(0)).optional()?;
            Ok(player.map(|id| PlayerId::from_bits(id as u64)))
        });
        drop.await
    }

    pub async fn drop_tokens(&self, player: PlayerId, keep: Option<Hash>) -> Result<u32> {
        self.writer.write(move |connection| Ok(drop_tokens(connection, player, keep)?)).await
    }

    pub async fn set_proof(
        &self,
        was: &Player,
        passphrase: Option<String>,
        recovery: Option<Hash>,
        keep: Option<Hash>,
    ) -> Result<Option<u32>> {
        let was = was.clone();
        let set = self.writer.write(move |connection| {
            let values = params![passphrase, recovery, was.id.number(), was.passphrase, was.recovery];
            if connection.prepare_cached(sql::SET_PROOF)?.execute(values)? == 0 {
                return Ok(None);
            }
            Ok(Some(drop_tokens(connection, was.id, keep)?))
        });
        set.await
    }

    pub async fn rename(&self, player: PlayerId, name: &str) -> Result<bool> {
        self.change(sql::RENAME, (name.to_owned(), player.number())).await
    }

    pub async fn set_webhook(&self, player: PlayerId, webhook: Option<Webhook>) -> Result<bool> {
        let (url, secret) = webhook.map(|hook| (hook.url, hook.secret)).unzip();
        self.change(sql::SET_WEBHOOK, (url, secret, player.number())).await
    }

    pub async fn programs_of(&self, owner: PlayerId) -> Result<Vec<Player>> {
        self.list(sql::PROGRAMS_OF, [owner.number()], player).await
    }

    pub async fn leaders(
        &self,
        limit: u32,
        least_games: u32,
        programs: bool,
        since: i64,
    ) -> Result<Vec<Player>> {
        self.list(sql::LEADERS, (least_games, programs, since, limit), player).await
    }
}

fn drop_tokens(connection: &Connection, player: PlayerId, keep: Option<Hash>) -> rusqlite::Result<u32> {
    let dropped = connection.prepare_cached(sql::DROP_TOKENS)?.execute(params![player.number(), keep])?;
    Ok(u32::try_from(dropped).unwrap_or(u32::MAX))
}

fn player(row: &rusqlite::Row<'_>) -> rusqlite::Result<Player> {
    let webhook = row.get::<_, Option<String>>(6)?.zip(row.get::<_, Option<String>>(7)?);
    Ok(Player {
        id: PlayerId::from_bits(row.get::<_, i64>(0)? as u64),
        name: row.get(1)?,
        program: row.get(2)?,
        owner: row.get::<_, Option<i64>>(3)?.map(|id| PlayerId::from_bits(id as u64)),
        created: row.get(4)?,
        passphrase: row.get(5)?,
        webhook: webhook.map(|(url, secret)| Webhook { url, secret }),
        rating: rating(row.get(8)?, row.get(9)?),
        rated_games: row.get(10)?,
        recovery: row.get(11)?,
    })
}
