//! A store in PostgreSQL.

use crate::backup::Counts;
use crate::{
    Alert, Append, Appended, Before, Changes, Hash, HistoryLine, Listed, Player, Row, StoreError, Webhook,
};
use armonium_table::{PlayerId, TableId};
use sqlx::postgres::PgConnectOptions;
use std::io::{BufRead, Write};

pub(crate) enum Postgres {}

type Result<T> = std::result::Result<T, StoreError>;

impl Postgres {
    pub async fn open(_: &PgConnectOptions) -> Result<Self> {
        Err(StoreError::Unreachable("PostgreSQL is not yet served".to_owned()))
    }
    pub async fn ping(&self) -> Result<()> {
        match *self {}
    }
    pub async fn close(&self) -> Result<()> {
        match *self {}
    }
    pub fn changes(&self) -> Changes {
        match *self {}
    }
    pub async fn append(&self, _: Append) -> Result<Appended> {
        match *self {}
    }
    pub async fn rows(&self, _: TableId, _: u32) -> Result<Vec<Row>> {
        match *self {}
    }
    pub async fn last(&self, _: TableId) -> Result<Option<u32>> {
        match *self {}
    }
    pub async fn secret(&self, _: TableId) -> Result<Option<[u8; 32]>> {
        match *self {}
    }
    pub async fn listed(&self, _: TableId) -> Result<Option<Listed>> {
        match *self {}
    }
    pub async fn open_tables(&self, _: u32, _: Before) -> Result<Vec<Listed>> {
        match *self {}
    }
    pub async fn finished(&self, _: u32, _: Before) -> Result<Vec<Listed>> {
        match *self {}
    }
    pub async fn tables_of(&self, _: PlayerId, _: u32, _: Before) -> Result<Vec<Listed>> {
        match *self {}
    }
    pub async fn count_open_of(&self, _: PlayerId) -> Result<u32> {
        match *self {}
    }
    pub async fn due(&self, _: i64, _: i64, _: u32) -> Result<Vec<TableId>> {
        match *self {}
    }
    pub async fn next_wake(&self) -> Result<Option<i64>> {
        match *self {}
    }
    pub async fn add_player(&self, _: &Player, _: Hash, _: Hash) -> Result<()> {
        match *self {}
    }
    pub async fn player(&self, _: PlayerId) -> Result<Option<Player>> {
        match *self {}
    }
    pub async fn players(&self, _: &[PlayerId]) -> Result<Vec<Player>> {
        match *self {}
    }
    pub async fn player_by_token(&self, _: Hash) -> Result<Option<Player>> {
        match *self {}
    }
    pub async fn player_by_recovery(&self, _: Hash) -> Result<Option<Player>> {
        match *self {}
    }
    pub async fn add_token(&self, _: PlayerId, _: Hash, _: i64) -> Result<()> {
        match *self {}
    }
    pub async fn drop_token(&self, _: Hash) -> Result<bool> {
        match *self {}
    }
    pub async fn drop_tokens(&self, _: PlayerId) -> Result<bool> {
        match *self {}
    }
    pub async fn rename(&self, _: PlayerId, _: &str) -> Result<bool> {
        match *self {}
    }
    pub async fn set_passphrase(&self, _: PlayerId, _: Option<String>) -> Result<bool> {
        match *self {}
    }
    pub async fn set_recovery(&self, _: PlayerId, _: Hash) -> Result<bool> {
        match *self {}
    }
    pub async fn set_webhook(&self, _: PlayerId, _: Option<Webhook>) -> Result<bool> {
        match *self {}
    }
    pub async fn programs_of(&self, _: PlayerId) -> Result<Vec<Player>> {
        match *self {}
    }
    pub async fn history(&self, _: PlayerId, _: u32, _: Before) -> Result<Vec<HistoryLine>> {
        match *self {}
    }
    pub async fn leaders(&self, _: u32, _: u32) -> Result<Vec<Player>> {
        match *self {}
    }
    pub async fn note(&self, _: TableId, _: PlayerId) -> Result<Option<String>> {
        match *self {}
    }
    pub async fn set_note(&self, _: TableId, _: PlayerId, _: &str) -> Result<()> {
        match *self {}
    }
    pub async fn alerts_due(&self, _: i64, _: i64, _: u32) -> Result<Vec<Alert>> {
        match *self {}
    }
    pub async fn alert_done(&self, _: i64) -> Result<()> {
        match *self {}
    }
    pub async fn alert_later(&self, _: i64, _: i64) -> Result<()> {
        match *self {}
    }
    pub async fn backup(&self, _: Box<dyn Write + Send>) -> Result<Counts> {
        match *self {}
    }
    pub async fn restore(&self, _: Box<dyn BufRead + Send>) -> Result<Counts> {
        match *self {}
    }
}
