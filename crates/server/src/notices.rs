//! Notices: what players get outside the game. Alerts of the outbox (alerts.rs) become notices in the mailboxes of a player's
//! browsers and e-mail address; each mailbox is delivered as one message, when the player's rules allow it.

mod email;
mod message;
mod push;
mod rules;

pub(crate) use email::{LinkKind, LinkToken, Links, Mailer, address};
#[cfg(feature = "ts")]
pub(crate) use message::NoticeMessage;
pub(crate) use message::{NoticeKind, kind};
pub(crate) use push::{BadSubscription, check as check_subscription};
pub(crate) use rules::{BadRules, NoticeRules};

use crate::alerts;
use crate::config::Config;
use crate::random::{self, NoRandomness};
use crate::table_error::TableError;
use crate::table_registry::TableRegistry;
use armonium_store::{
    Alert, Channel, EmailAddress, Hash, Mailbox, MailboxKey, NewNotice, PushSubscription, StoreError,
};
use armonium_table::PlayerId;
use email::{Letter, Mailed};
use message::{NoticeMessage as Message, compose};
use push::{Pushed, Vapid};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{OnceCell, Semaphore};
use tokio::task::spawn_blocking;
use ureq::Agent;

/// How often the store is asked for due mailboxes.
const INTERVAL: Duration = Duration::from_secs(1);
/// For how long a claimed mailbox belongs to this node, in milliseconds.
const LEASE: i64 = 90_000;
/// How many messages are sent at once.
const MAX_CALLS: usize = 16;
/// The wait after the first failure and the longest one, in milliseconds.
const FIRST_BACKOFF: i64 = 5_000;
const LONGEST_BACKOFF: i64 = 15 * 60_000;
/// How many attempts a message gets: more than two days of them.
const MAX_ATTEMPTS: u32 = 200;

/// The names of the server's keys in the store.
const VAPID_KEY: &str = "vapid";
const EMAIL_KEY: &str = "email";

/// Sends notices. Clones are handles to the same service.
#[derive(Clone)]
pub(crate) struct Notices(Arc<Inside>);

struct Inside {
    registry: TableRegistry,
    agent: Agent,
    /// The mail server and the address of this server for links.
    mail: Option<(Mailer, String)>,
    public_url: Option<String>,
    vapid: OnceCell<Vapid>,
    links: OnceCell<Links>,
}

/// Why something about notices failed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NoticeError {
    #[error("{0}")]
    Store(#[from] StoreError),
    #[error("{0}")]
    Table(#[from] TableError),
    #[error("{0}")]
    NoRandomness(#[from] NoRandomness),
    #[error("the key for push services in the database is unusable")]
    BadKey,
}

/// The outcome of a delivery.
enum Outcome {
    /// The mailbox is settled: `delivered`, `stale`, `gone`, `refused`.
    Settled(&'static str),
    /// To be tried again.
    Failed,
    /// Not before this moment.
    Silent(i64),
}

impl Notices {
    pub(crate) fn new(registry: TableRegistry, config: &Config) -> Self {
        // Settings are checked when they are read; a program that embeds the server may not have.
        let mailer = config.smtp.as_ref().and_then(|smtp| Mailer::new(smtp).ok());
        Self(Arc::new(Inside {
            registry,
            agent: alerts::agent(config.allow_private_webhooks),
            mail: mailer.zip(config.public_url.clone()),
            public_url: config.public_url.clone(),
            vapid: OnceCell::new(),
            links: OnceCell::new(),
        }))
    }

    /// True if this server sends e-mail.
    pub(crate) fn sends_email(&self) -> bool {
        self.0.mail.is_some()
    }

    async fn key(&self, name: &str) -> Result<Hash, NoticeError> {
        Ok(self.0.registry.store().server_key(name, random::bytes()?).await?)
    }

    async fn vapid(&self) -> Result<&Vapid, NoticeError> {
        let make = async || {
            let secret = self.key(VAPID_KEY).await?;
            Vapid::new(secret, self.0.public_url.as_deref()).ok_or(NoticeError::BadKey)
        };
        self.0.vapid.get_or_try_init(make).await
    }

    /// The key that browsers subscribe with.
    pub(crate) async fn push_key(&self) -> Result<String, NoticeError> {
        Ok(self.vapid().await?.public())
    }

    /// Signs the links in e-mails.
    pub(crate) async fn links(&self) -> Result<Links, NoticeError> {
        let make = async || Ok(Links(self.key(EMAIL_KEY).await?));
        self.0.links.get_or_try_init(make).await.copied()
    }

    /// A player's rules, and when the player last looked at a page.
    pub(crate) async fn rules(&self, player: PlayerId) -> Result<(NoticeRules, i64), StoreError> {
        let stored = self.0.registry.store().notice_rules(player).await?;
        Ok(stored.map_or_else(Default::default, |stored| (NoticeRules::parse(&stored.rules), stored.seen)))
    }

    /// Puts an alert into the mailboxes of its player.
    pub(crate) async fn put(&self, alert: &Alert) -> Result<(), StoreError> {
        let Some(kind) = kind(&alert.body) else { return Ok(()) };
        let (store, player) = (self.0.registry.store(), alert.player);
        let mut targets: Vec<_> =
            store.push_subscriptions(player).await?.into_iter().map(|to| (Channel::Push, to.id)).collect();
        if self.sends_email() && store.email(player).await?.is_some_and(|email| email.confirmed) {
            targets.push((Channel::Email, [0; 32]));
        }
        if targets.is_empty() {
            return Ok(());
        }
        let (rules, _) = self.rules(player).await?;
        if rules.only_turns && kind != NoticeKind::YourTurn {
            return Ok(());
        }
        let due = rules.due(self.0.registry.now());
        let notice = |(channel, target)| NewNotice {
            mailbox: MailboxKey { player, channel, target },
            due,
            body: alert.body.clone(),
        };
        store.put_notices(alert.id, targets.into_iter().map(notice).collect()).await
    }

    /// Sends the mail that asks to confirm an address.
    pub(crate) async fn ask_to_confirm(&self, player: PlayerId, at: i64) -> Result<(), StoreError> {
        let mailbox = MailboxKey { player, channel: Channel::Confirmation, target: [0; 32] };
        let notice = NewNotice { mailbox, due: at, body: String::new() };
        self.0.registry.store().put_notices(at, vec![notice]).await
    }

    /// Delivers mailboxes until the server shuts down.
    pub(crate) async fn deliver(self) {
        let registry = &self.0.registry;
        let places = Arc::new(Semaphore::new(MAX_CALLS));
        let mut failing = false;
        loop {
            tokio::select! {
                () = tokio::time::sleep(INTERVAL) => {}
                () = registry.shutdown().cancelled() => return,
            }
            let free = places.available_permits() as u32;
            if free == 0 {
                continue;
            }
            let at = registry.now();
            let mailboxes = match registry.store().claim_mailboxes(at, at + LEASE, free).await {
                Ok(mailboxes) => {
                    failing = false;
                    mailboxes
                }
                Err(error) => {
                    metrics::counter!("armonium_store_errors_total").increment(1);
                    // Log an outage once.
                    if !std::mem::replace(&mut failing, true) {
                        tracing::warn!(%error, "due notices could not be read from the store");
                    }
                    continue;
                }
            };
            for mailbox in mailboxes {
                let Ok(place) = Arc::clone(&places).acquire_owned().await else { return };
                let notices = self.clone();
                tokio::spawn(async move {
                    if let Err(error) = notices.deliver_one(mailbox).await {
                        // The lease expires, and it is tried again.
                        tracing::warn!(%error, "a notice could not be delivered");
                    }
                    drop(place);
                });
            }
        }
    }

    async fn deliver_one(&self, mailbox: Mailbox) -> Result<(), NoticeError> {
        let (store, Mailbox { key, attempts }) = (self.0.registry.store(), mailbox);
        let notices = store.notices_in(key).await?;
        let alerts: Vec<i64> = notices.iter().map(|notice| notice.alert).collect();
        let now = self.0.registry.now();
        let outcome = match key.channel {
            Channel::Confirmation => self.confirm(key.player, &alerts, now).await?,
            Channel::Push | Channel::Email => {
                let (rules, seen) = self.rules(key.player).await?;
                match rules.silence(now, seen) {
                    Some(until) => Outcome::Silent(until),
                    None => {
                        let message =
                            compose(&self.0.registry, key.player, &notices, rules.only_turns).await?;
                        match message {
                            None => Outcome::Settled("stale"),
                            Some(message) if key.channel == Channel::Push => self.push(key, message).await?,
                            Some(message) => self.email(key.player, &rules, &message, now).await?,
                        }
                    }
                }
            }
        };
        let outcome = match outcome {
            Outcome::Failed if attempts + 1 >= MAX_ATTEMPTS => Outcome::Settled("abandoned"),
            outcome => outcome,
        };
        let name = match outcome {
            Outcome::Settled(name) => {
                store.complete_notices(key, alerts).await?;
                name
            }
            Outcome::Failed => {
                store.postpone_mailbox(key, self.0.registry.now() + backoff(attempts), true).await?;
                "retried"
            }
            Outcome::Silent(until) => {
                store.postpone_mailbox(key, until, false).await?;
                "silent"
            }
        };
        metrics::counter!("armonium_notices_total", "channel" => key.channel.name(), "outcome" => name)
            .increment(1);
        tracing::debug!(channel = key.channel.name(), outcome = name, "a notice was attempted");
        Ok(())
    }

    async fn push(&self, key: MailboxKey, message: Message) -> Result<Outcome, NoticeError> {
        let store = self.0.registry.store();
        let found = store.push_subscriptions(key.player).await?.into_iter().find(|to| to.id == key.target);
        let Some(to) = found else { return Ok(Outcome::Settled("gone")) };
        let (agent, vapid, id) = (self.0.agent.clone(), self.vapid().await?.clone(), to.id);
        // Push services compare the signature with their own clock.
        let seconds = crate::time::now() / 1000;
        let pushed = move |to: PushSubscription| push::push(&agent, &vapid, &to, &message, seconds);
        match spawn_blocking(move || pushed(to)).await.unwrap_or(Pushed::Failed) {
            Pushed::Accepted => Ok(Outcome::Settled("delivered")),
            Pushed::Gone => {
                store.unsubscribe(key.player, id).await?;
                Ok(Outcome::Settled("gone"))
            }
            Pushed::Failed => Ok(Outcome::Failed),
        }
    }

    async fn email(
        &self,
        player: PlayerId,
        rules: &NoticeRules,
        message: &Message,
        now: i64,
    ) -> Result<Outcome, NoticeError> {
        match self.0.registry.store().email(player).await? {
            Some(email) if email.confirmed => {
                let token = self.links().await?.token(LinkKind::Unsubscribe, player, &email.address, now);
                self.mail(player, rules, email, |letter| letter.notice(message, &token)).await
            }
            _ => Ok(Outcome::Settled("gone")),
        }
    }

    async fn confirm(&self, player: PlayerId, alerts: &[i64], now: i64) -> Result<Outcome, NoticeError> {
        match self.0.registry.store().email(player).await? {
            Some(email) if !email.confirmed => {
                let (rules, _) = self.rules(player).await?;
                let token = self.links().await?.token(LinkKind::Confirm, player, &email.address, now);
                let id = alerts.first().copied().unwrap_or_default();
                self.mail(player, &rules, email, |letter| letter.confirmation(&token, id)).await
            }
            _ => Ok(Outcome::Settled("stale")),
        }
    }

    async fn mail(
        &self,
        player: PlayerId,
        rules: &NoticeRules,
        to: EmailAddress,
        write: impl FnOnce(&Letter<'_>) -> email::Mail,
    ) -> Result<Outcome, NoticeError> {
        // Another node has a mail server.
        let Some((_, public_url)) = &self.0.mail else { return Ok(Outcome::Failed) };
        let Some(player) = self.0.registry.store().player(player).await? else {
            return Ok(Outcome::Settled("gone"));
        };
        let (language, name, id) = (rules.language(), player.name.as_str(), player.id);
        let mail = write(&Letter { language, name, player: id, public_url });
        let notices = self.clone();
        let send = move || notices.0.mail.as_ref().map(|(mailer, _)| mailer.send(&to.address, &mail));
        match spawn_blocking(send).await.ok().flatten() {
            Some(Mailed::Accepted) => Ok(Outcome::Settled("delivered")),
            Some(Mailed::Refused) => Ok(Outcome::Settled("refused")),
            Some(Mailed::Failed) | None => Ok(Outcome::Failed),
        }
    }
}

/// The wait after so many failures, in milliseconds.
fn backoff(failures: u32) -> i64 {
    FIRST_BACKOFF.saturating_mul(1 << failures.min(20)).min(LONGEST_BACKOFF)
}
