//! Configuration: the settings on the command line, in the environment and in the file, and the [`Config`] they make. The
//! table for operators: `docs/operations.md`.

use crate::limits::Rate;
use crate::notices::Mailer;
use armonium_host::BotPace;
use armonium_pack::Pack;
use armonium_store::DatabaseUrl;
use armonium_table::ABSENT_AFTER;
use clap::ValueEnum;
use serde::Deserialize;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The configuration of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on.
    pub listen: SocketAddr,
    /// A separate address for metrics.
    pub metrics_listen: Option<SocketAddr>,
    /// The database.
    pub place: DatabaseUrl,
    /// The content pack of new games.
    pub content: Pack,
    /// Content packs of older games.
    pub packs: Vec<Pack>,
    /// Allowed origins in addition to the server's own.
    pub origins: Vec<String>,
    /// Send cookies over encrypted connections only.
    pub secure_cookies: bool,
    /// The max-age of Strict-Transport-Security; none without it.
    pub hsts: Option<Duration>,
    /// Include subdomains in Strict-Transport-Security.
    pub hsts_subdomains: bool,
    /// Trust the X-Forwarded headers.
    pub trust_proxy: bool,
    /// How many bots think at once.
    pub bot_threads: usize,
    /// How long a bot takes to answer at a table with people, whatever its hand.
    pub bot_pace: Duration,
    /// The system clock, in milliseconds since 1970.
    pub system_time: fn() -> i64,
    /// After how long without a connection a bot may replace a player, at tables without a clock.
    pub absent_after: Duration,
    /// Allow webhooks and push services in private networks.
    pub allow_private_webhooks: bool,
    /// The address of this server as players type it, without a slash at the end. Links in e-mails need it.
    pub public_url: Option<String>,
    /// The mail server; without it no e-mail is sent.
    pub smtp: Option<Smtp>,
    /// How long to report "not ready" before shutting down.
    pub notice: Duration,
    /// Limits per client and in total.
    pub limits: LimitNumbers,
}

/// A mail server.
#[derive(Clone, PartialEq, Eq)]
pub struct Smtp {
    /// Its address, with user and password.
    pub url: String,
    /// The sender of mails.
    pub from: String,
}

impl std::fmt::Debug for Smtp {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Smtp").field("from", &self.from).finish_non_exhaustive()
    }
}

/// Limits per client and in total.
#[derive(Clone, Copy, Debug)]
pub struct LimitNumbers {
    /// Requests from one address.
    pub requests_per_address: Rate,
    /// Requests of one player.
    pub requests_per_player: Rate,
    /// New identities from one address.
    pub identities_per_address: Rate,
    /// New tables of one player.
    pub new_tables_per_player: Rate,
    /// Failed attempts to sign in from one address.
    pub sign_ins_per_address: Rate,
    /// Failed attempts to sign in as one player.
    pub sign_ins_per_player: Rate,
    /// E-mails that ask to confirm an address, requested from one network address.
    pub confirmations_per_address: Rate,
    /// The same, requested by one player.
    pub confirmations_per_player: Rate,
    /// The same, sent to one e-mail address.
    pub confirmations_per_email: Rate,
    /// Tables of one player that are not over.
    pub tables_per_player: u32,
    /// Programs of one player.
    pub programs_per_player: u32,
    /// WebSockets in all.
    pub connections: u32,
    /// WebSockets from one address.
    pub connections_per_address: u32,
    /// WebSockets of one player.
    pub connections_per_player: u32,
    /// Messages per second over one WebSocket, in the long run.
    pub messages_per_second: u32,
    /// Messages at once over one WebSocket.
    pub messages_at_once: u32,
    /// The longest message over a WebSocket, in bytes.
    pub message_bytes: usize,
}

impl Default for LimitNumbers {
    fn default() -> Self {
        Self {
            requests_per_address: Rate::per_minute(1200),
            requests_per_player: Rate::per_minute(600),
            identities_per_address: Rate::per_hour(60),
            new_tables_per_player: Rate::per_hour(60),
            sign_ins_per_address: Rate::per_hour(20),
            sign_ins_per_player: Rate::per_hour(20),
            confirmations_per_address: Rate::per_day(20),
            confirmations_per_player: Rate::per_day(5),
            confirmations_per_email: Rate::per_day(3),
            tables_per_player: 50,
            programs_per_player: 20,
            connections: 20_000,
            connections_per_address: 200,
            connections_per_player: 20,
            messages_per_second: 10,
            messages_at_once: 40,
            message_bytes: 4096,
        }
    }
}

impl Default for Config {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 8011)),
            metrics_listen: None,
            place: DatabaseUrl::file(Path::new("armonium-data").join(FILE)),
            content: Pack::turin().clone(),
            packs: Vec::new(),
            origins: Vec::new(),
            secure_cookies: false,
            hsts: None,
            hsts_subdomains: false,
            trust_proxy: false,
            bot_threads: cores,
            bot_pace: BotPace::USUAL,
            system_time: crate::time::system,
            absent_after: Duration::from_millis(ABSENT_AFTER.unsigned_abs()),
            allow_private_webhooks: false,
            public_url: None,
            smtp: None,
            notice: Duration::ZERO,
            limits: LimitNumbers::default(),
        }
    }
}

/// The file of the database in the data folder.
const FILE: &str = "armonium.db";

/// The format of logs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ValueEnum)]
#[serde(rename_all = "snake_case")]
pub enum LogFormat {
    /// Text for people.
    #[default]
    Text,
    /// One JSON object per line, for programs.
    Json,
}

/// The level of logs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ValueEnum)]
#[serde(rename_all = "snake_case")]
pub enum LogLevel {
    /// Failures.
    Error,
    /// Also what an operator should look at.
    Warn,
    /// Also a line for each request.
    #[default]
    Info,
    /// Everything.
    Debug,
}

/// The settings of an operator; what is missing has its default.
#[derive(Clone, Default, Deserialize, clap::Args)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// Listen on this address [default: 127.0.0.1:8011]
    #[arg(long, env = "ARMONIUM_LISTEN", value_name = "ADDRESS")]
    pub listen: Option<SocketAddr>,
    /// Serve metrics on this address instead of with everything else
    #[arg(long, env = "ARMONIUM_METRICS_LISTEN", value_name = "ADDRESS")]
    pub metrics_listen: Option<SocketAddr>,
    /// Store everything in this folder [default: armonium-data]
    #[arg(long, env = "ARMONIUM_DATA", value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// Store everything in this database instead: postgres://USER:PASSWORD@HOST/DATABASE, or a SQLite file
    #[arg(long, env = "ARMONIUM_DATABASE", value_name = "URL", hide_env_values = true)]
    pub database: Option<String>,
    /// Use the content pack in this file instead of the built-in one
    #[arg(long, env = "ARMONIUM_CONTENT", value_name = "FILE")]
    pub content: Option<PathBuf>,
    /// A content pack that older games use; may be given several times
    #[arg(long = "pack", env = "ARMONIUM_PACK", value_name = "FILE", value_delimiter = ',')]
    #[serde(rename = "pack")]
    pub packs: Option<Vec<PathBuf>>,
    /// Allow this origin in addition to the server's own, like https://play.example; may be given several times
    #[arg(long = "origin", env = "ARMONIUM_ORIGIN", value_name = "ORIGIN", value_delimiter = ',')]
    #[serde(rename = "origin")]
    pub origins: Option<Vec<String>>,
    /// Send cookies over encrypted connections only
    #[arg(long, env = "ARMONIUM_SECURE_COOKIES", num_args = 0..=1, default_missing_value = "true", value_name = "BOOL")]
    pub secure_cookies: Option<bool>,
    /// Send Strict-Transport-Security with this max-age
    #[arg(long, env = "ARMONIUM_HSTS", value_name = "SECONDS")]
    pub hsts: Option<u64>,
    /// With --hsts: include subdomains
    #[arg(long, env = "ARMONIUM_HSTS_SUBDOMAINS", num_args = 0..=1, default_missing_value = "true", value_name = "BOOL")]
    pub hsts_subdomains: Option<bool>,
    /// Trust X-Forwarded-For, X-Forwarded-Proto and X-Forwarded-Host; only behind a proxy that sets them
    #[arg(long, env = "ARMONIUM_TRUST_PROXY", num_args = 0..=1, default_missing_value = "true", value_name = "BOOL")]
    pub trust_proxy: Option<bool>,
    /// How many bots think at once [default: one per core]
    #[arg(long, env = "ARMONIUM_BOT_THREADS", value_name = "N")]
    pub bot_threads: Option<usize>,
    /// How long a bot takes to answer, in milliseconds; a step takes two thirds of it [default: 450]
    #[arg(long, env = "ARMONIUM_BOT_PACE", value_name = "MILLISECONDS")]
    pub bot_pace: Option<u64>,
    /// After how many seconds without a connection a bot may replace a player, at tables without a clock [default: 180]
    #[arg(long, env = "ARMONIUM_ABSENT_AFTER", value_name = "SECONDS")]
    pub absent_after: Option<u64>,
    /// Allow webhooks and push services in private networks
    #[arg(long, env = "ARMONIUM_ALLOW_PRIVATE_WEBHOOKS", num_args = 0..=1, default_missing_value = "true", value_name = "BOOL")]
    pub allow_private_webhooks: Option<bool>,
    /// The address of this server as players type it, such as https://play.example; links in e-mails need it
    #[arg(long, env = "ARMONIUM_PUBLIC_URL", value_name = "URL")]
    pub public_url: Option<String>,
    /// Mail server for players who want e-mail: smtps://USER:PASSWORD@HOST, or smtp://HOST?tls=required
    #[arg(long, env = "ARMONIUM_SMTP", value_name = "URL", hide_env_values = true)]
    pub smtp: Option<String>,
    /// With --smtp: the sender, such as "Armonium <no-reply@play.example>"
    #[arg(long, env = "ARMONIUM_SMTP_FROM", value_name = "ADDRESS")]
    pub smtp_from: Option<String>,
    /// Report "not ready" for so many seconds before shutting down, so that a load balancer notices [default: 0]
    #[arg(long, env = "ARMONIUM_NOTICE", value_name = "SECONDS")]
    pub notice: Option<u64>,
    /// Log format [default: text]
    #[arg(long, env = "ARMONIUM_LOG_FORMAT")]
    pub log_format: Option<LogFormat>,
    /// Log level [default: info]
    #[arg(long, env = "ARMONIUM_LOG_LEVEL")]
    pub log_level: Option<LogLevel>,
    /// Requests from one address [default: 1200/min]
    #[arg(long, env = "ARMONIUM_REQUESTS_PER_ADDRESS", value_name = "RATE")]
    pub requests_per_address: Option<Rate>,
    /// Requests of one player [default: 600/min]
    #[arg(long, env = "ARMONIUM_REQUESTS_PER_PLAYER", value_name = "RATE")]
    pub requests_per_player: Option<Rate>,
    /// New identities from one address [default: 60/hour]
    #[arg(long, env = "ARMONIUM_IDENTITIES_PER_ADDRESS", value_name = "RATE")]
    pub identities_per_address: Option<Rate>,
    /// New tables of one player [default: 60/hour]
    #[arg(long, env = "ARMONIUM_NEW_TABLES_PER_PLAYER", value_name = "RATE")]
    pub new_tables_per_player: Option<Rate>,
    /// Failed attempts to sign in from one address [default: 20/hour]
    #[arg(long, env = "ARMONIUM_SIGN_INS_PER_ADDRESS", value_name = "RATE")]
    pub sign_ins_per_address: Option<Rate>,
    /// Failed attempts to sign in as one player [default: 20/hour]
    #[arg(long, env = "ARMONIUM_SIGN_INS_PER_PLAYER", value_name = "RATE")]
    pub sign_ins_per_player: Option<Rate>,
    /// E-mails that ask to confirm an address, requested from one network address [default: 20/day]
    #[arg(long, env = "ARMONIUM_CONFIRMATIONS_PER_ADDRESS", value_name = "RATE")]
    pub confirmations_per_address: Option<Rate>,
    /// The same, requested by one player [default: 5/day]
    #[arg(long, env = "ARMONIUM_CONFIRMATIONS_PER_PLAYER", value_name = "RATE")]
    pub confirmations_per_player: Option<Rate>,
    /// The same, sent to one e-mail address [default: 3/day]
    #[arg(long, env = "ARMONIUM_CONFIRMATIONS_PER_EMAIL", value_name = "RATE")]
    pub confirmations_per_email: Option<Rate>,
    /// Tables of one player that are not over [default: 50]
    #[arg(long, env = "ARMONIUM_TABLES_PER_PLAYER", value_name = "N")]
    pub tables_per_player: Option<u32>,
    /// Programs of one player [default: 20]
    #[arg(long, env = "ARMONIUM_PROGRAMS_PER_PLAYER", value_name = "N")]
    pub programs_per_player: Option<u32>,
    /// WebSockets in all [default: 20000]
    #[arg(long, env = "ARMONIUM_CONNECTIONS", value_name = "N")]
    pub connections: Option<u32>,
    /// WebSockets from one address [default: 200]
    #[arg(long, env = "ARMONIUM_CONNECTIONS_PER_ADDRESS", value_name = "N")]
    pub connections_per_address: Option<u32>,
    /// WebSockets of one player [default: 20]
    #[arg(long, env = "ARMONIUM_CONNECTIONS_PER_PLAYER", value_name = "N")]
    pub connections_per_player: Option<u32>,
    /// Messages per second over one WebSocket, in the long run [default: 10]
    #[arg(long, env = "ARMONIUM_MESSAGES_PER_SECOND", value_name = "N")]
    pub messages_per_second: Option<u32>,
    /// Messages at once over one WebSocket [default: 40]
    #[arg(long, env = "ARMONIUM_MESSAGES_AT_ONCE", value_name = "N")]
    pub messages_at_once: Option<u32>,
    /// The longest message over a WebSocket, in bytes [default: 4096]
    #[arg(long, env = "ARMONIUM_MESSAGE_BYTES", value_name = "N")]
    pub message_bytes: Option<usize>,
}

/// The configuration is invalid: a line for the operator.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct BadConfig(pub String);

/// Takes each field from the first settings that have it.
macro_rules! first_of {
    ($one:ident, $other:ident; $($field:ident),+ $(,)?) => {
        Settings { $($field: $one.$field.or($other.$field)),+ }
    };
}

impl Settings {
    /// Reads a configuration file.
    pub fn read(file: &Path) -> Result<Self, BadConfig> {
        let text = std::fs::read_to_string(file)
            .map_err(|error| BadConfig(format!("{}: cannot be read ({error})", file.display())))?;
        toml::from_str(&text).map_err(|error| {
            let line =
                error.span().map_or(1, |span| text[..span.start.min(text.len())].matches('\n').count() + 1);
            BadConfig(format!("{}:{line}: {}", file.display(), error.message()))
        })
    }

    /// These settings, completed by `other`.
    pub fn or(self, mut other: Self) -> Self {
        if self.data.is_some() || self.database.is_some() {
            // Both name the database.
            (other.data, other.database) = (None, None);
        }
        first_of!(self, other;
            listen, metrics_listen, data, database, content, packs, origins, secure_cookies, hsts, hsts_subdomains, trust_proxy,
            bot_threads, bot_pace, absent_after, allow_private_webhooks, public_url, smtp, smtp_from, notice, log_format, log_level, requests_per_address, requests_per_player,
            identities_per_address, new_tables_per_player, sign_ins_per_address, sign_ins_per_player,
            confirmations_per_address, confirmations_per_player, confirmations_per_email,
            tables_per_player, programs_per_player, connections, connections_per_address, connections_per_player,
            messages_per_second, messages_at_once, message_bytes,
        )
    }

    /// The database.
    pub fn place(&self) -> Result<DatabaseUrl, BadConfig> {
        match (&self.database, &self.data) {
            (Some(_), Some(_)) => {
                Err(BadConfig("data and database both name the database; give only one".to_owned()))
            }
            (Some(text), None) => text.parse().map_err(|error| BadConfig(format!("database: {error}"))),
            (None, Some(folder)) => Ok(DatabaseUrl::file(folder.join(FILE))),
            (None, None) => Ok(Config::default().place),
        }
    }

    /// The configuration of these settings, checked.
    pub fn config(self) -> Result<Config, BadConfig> {
        let place = self.place()?;
        let defaults = Config::default();
        let packs = self.packs.unwrap_or_default();
        let origins = self.origins.unwrap_or_default();
        if let Some(origin) = origins.iter().find(|origin| !is_origin(origin)) {
            return Err(BadConfig(format!(
                "{origin:?} is not an origin; write it like https://play.example"
            )));
        }
        if self.hsts_subdomains == Some(true) && self.hsts.is_none() {
            return Err(BadConfig("hsts_subdomains needs hsts, the number of seconds".to_owned()));
        }
        if self.message_bytes.is_some_and(|bytes| bytes < 1024) {
            return Err(BadConfig("message_bytes must be at least 1024".to_owned()));
        }
        let bot_pace = self.bot_pace.map_or(defaults.bot_pace, Duration::from_millis);
        if bot_pace > BotPace::LONGEST {
            return Err(BadConfig(format!("bot_pace must be at most {}", BotPace::LONGEST.as_millis())));
        }
        if self.absent_after.is_some_and(|seconds| seconds > 86_400) {
            return Err(BadConfig("absent_after must be at most 86400".to_owned()));
        }
        let public_url = self.public_url.map(|url| url.trim_end_matches('/').to_owned());
        if let Some(url) = public_url.as_ref().filter(|url| !is_origin(url)) {
            return Err(BadConfig(format!(
                "public_url: {url:?} is not an address like https://play.example"
            )));
        }
        let smtp = match (self.smtp, self.smtp_from) {
            (Some(url), Some(from)) => Some(Smtp { url, from }),
            (None, None) => None,
            _ => return Err(BadConfig("smtp and smtp_from need each other".to_owned())),
        };
        if let Some(smtp) = &smtp {
            if public_url.is_none() {
                return Err(BadConfig("smtp needs public_url, for the links in e-mails".to_owned()));
            }
            // The address may contain the password, so it is not repeated.
            Mailer::new(smtp).map_err(|why| BadConfig(format!("smtp or smtp_from: {why}")))?;
        }
        let numbers = defaults.limits;
        Ok(Config {
            listen: self.listen.unwrap_or(defaults.listen),
            metrics_listen: self.metrics_listen,
            place,
            content: self.content.as_deref().map_or(Ok(defaults.content), pack)?,
            packs: packs.iter().map(|file| pack(file)).collect::<Result<_, _>>()?,
            origins,
            secure_cookies: self.secure_cookies.unwrap_or(defaults.secure_cookies),
            hsts: self.hsts.map(Duration::from_secs),
            hsts_subdomains: self.hsts_subdomains.unwrap_or(defaults.hsts_subdomains),
            trust_proxy: self.trust_proxy.unwrap_or(defaults.trust_proxy),
            bot_threads: self.bot_threads.unwrap_or(defaults.bot_threads),
            bot_pace,
            system_time: defaults.system_time,
            absent_after: self.absent_after.map_or(defaults.absent_after, Duration::from_secs),
            allow_private_webhooks: self.allow_private_webhooks.unwrap_or(defaults.allow_private_webhooks),
            public_url,
            smtp,
            notice: self.notice.map_or(defaults.notice, Duration::from_secs),
            limits: LimitNumbers {
                requests_per_address: self.requests_per_address.unwrap_or(numbers.requests_per_address),
                requests_per_player: self.requests_per_player.unwrap_or(numbers.requests_per_player),
                identities_per_address: self.identities_per_address.unwrap_or(numbers.identities_per_address),
                new_tables_per_player: self.new_tables_per_player.unwrap_or(numbers.new_tables_per_player),
                sign_ins_per_address: self.sign_ins_per_address.unwrap_or(numbers.sign_ins_per_address),
                sign_ins_per_player: self.sign_ins_per_player.unwrap_or(numbers.sign_ins_per_player),
                confirmations_per_address: self
                    .confirmations_per_address
                    .unwrap_or(numbers.confirmations_per_address),
                confirmations_per_player: self
                    .confirmations_per_player
                    .unwrap_or(numbers.confirmations_per_player),
                confirmations_per_email: self
                    .confirmations_per_email
                    .unwrap_or(numbers.confirmations_per_email),
                tables_per_player: self.tables_per_player.unwrap_or(numbers.tables_per_player),
                programs_per_player: self.programs_per_player.unwrap_or(numbers.programs_per_player),
                connections: self.connections.unwrap_or(numbers.connections),
                connections_per_address: self
                    .connections_per_address
                    .unwrap_or(numbers.connections_per_address),
                connections_per_player: self.connections_per_player.unwrap_or(numbers.connections_per_player),
                messages_per_second: self.messages_per_second.unwrap_or(numbers.messages_per_second),
                messages_at_once: self.messages_at_once.unwrap_or(numbers.messages_at_once),
                message_bytes: self.message_bytes.unwrap_or(numbers.message_bytes),
            },
        })
    }
}

fn pack(file: &Path) -> Result<Pack, BadConfig> {
    Pack::load(file).map_err(|error| BadConfig(error.to_string()))
}

fn is_origin(text: &str) -> bool {
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    host.is_some_and(|host| !host.is_empty() && !host.contains(['/', '?', '#', '@', ' ']))
}
