//! Delivery of alerts: into the mailboxes of the player's devices (notices.rs), and turn alerts as signed HTTP calls to players' webhooks, with retries. When an alert is due: table_actor/alerts.rs.

use crate::notices::{self, NoticeKind, Notices};
use crate::table_registry::TableRegistry;
use crate::time::now;
use armonium_store::{Alert, Webhook};
use axum::http::Uri;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;
use ureq::config::Config as CallConfig;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::{DefaultConnector, NextTimeout};
use ureq::{Agent, Error as CallError};

/// How often the store is asked for due alerts.
const INTERVAL: Duration = Duration::from_secs(1);
/// For how long a claimed alert belongs to this node, in milliseconds.
const LEASE: i64 = 60_000;
/// How many calls run at once.
const MAX_CALLS: usize = 16;
/// How long a call may take.
const CALL_TIMEOUT: Duration = Duration::from_secs(10);
/// How many attempts an alert gets.
const MAX_ATTEMPTS: u32 = 12;
/// The wait after the first failure and the longest one, in milliseconds.
const FIRST_BACKOFF: i64 = 10_000;
const LONGEST_BACKOFF: i64 = 6 * 3_600_000;
/// The longest address.
const MAX_URL: usize = 2000;

/// Why an address cannot be a webhook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum BadWebhook {
    #[error("This isn’t an address with http:// or https:// and a host, of at most 2,000 characters.")]
    Form,
    #[error("This address can only be reached from the server's own network.")]
    Private,
}

/// Checks the address of a webhook. Names are resolved only when they are called.
pub(crate) fn check(url: &str, allow_private: bool) -> Result<(), BadWebhook> {
    let uri: Uri = url.parse().map_err(|_| BadWebhook::Form)?;
    let (Some("http" | "https"), Some(authority)) = (uri.scheme_str(), uri.authority()) else {
        return Err(BadWebhook::Form);
    };
    if url.len() > MAX_URL || authority.as_str().contains('@') || authority.host().is_empty() {
        return Err(BadWebhook::Form);
    }
    let host = authority.host().trim_start_matches('[').trim_end_matches(']');
    match host.parse() {
        Ok(address) if !allow_private && !is_public(address) => Err(BadWebhook::Private),
        Err(_) if !allow_private && host.eq_ignore_ascii_case("localhost") => Err(BadWebhook::Private),
        _ => Ok(()),
    }
}

/// True for addresses of the public internet. Every reserved range is refused.
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(v4) => {
            let [a, b, c, _] = v4.octets();
            !(v4.is_private()
                || v4.is_loopback()
                || v4.is_link_local()
                || v4.is_broadcast()
                || v4.is_documentation()
                || v4.is_multicast()
                || a == 0
                || a >= 240
                || (a == 100 && b & 0xc0 == 64)
                || (a == 192 && b == 0 && c == 0)
                || (a == 198 && b & 0xfe == 18))
        }
        IpAddr::V6(v6) => is_public_v6(v6),
    }
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let [first, second, ..] = address.segments();
    // Only 2000::/3 is public; an address that tunnels to IPv4 could reach a private network.
    let global = first & 0xe000 == 0x2000;
    let documentation = first == 0x2001 && second == 0x0db8;
    let special = first == 0x2001 && second < 0x0200;
    let tunnel = first == 0x2002;
    global && !(documentation || special || tunnel)
}

/// Resolves names and drops private addresses. The call goes to an address that was checked here, so a name cannot change
/// between check and call.
#[derive(Debug)]
struct PublicResolver {
    allow_private: bool,
    inner: DefaultResolver,
}

impl Resolver for PublicResolver {
    fn resolve(
        &self,
        uri: &Uri,
        config: &CallConfig,
        timeout: NextTimeout,
    ) -> Result<ResolvedSocketAddrs, CallError> {
        let found = self.inner.resolve(uri, config, timeout)?;
        let mut allowed = self.empty();
        let may = |address: &&SocketAddr| self.allow_private || is_public(address.ip());
        found.iter().filter(may).for_each(|address| allowed.push(*address));
        if allowed.is_empty() { Err(CallError::HostNotFound) } else { Ok(allowed) }
    }
}

pub(crate) fn agent(allow_private: bool) -> Agent {
    let config = CallConfig::builder()
        .timeout_global(Some(CALL_TIMEOUT))
        .max_redirects(0)
        .max_redirects_will_error(false)
        .http_status_as_error(false)
        // A proxy would resolve names itself, unchecked.
        .proxy(None)
        .user_agent(concat!("Armonium/", env!("CARGO_PKG_VERSION")))
        .max_idle_connections(0)
        .build();
    let inner = DefaultResolver::default();
    Agent::with_parts(config, DefaultConnector::default(), PublicResolver { allow_private, inner })
}

/// The signature of a call: with the secret, the receiver can verify its origin and time.
fn signature(secret: &str, seconds: i64, body: &str) -> String {
    // HMAC takes keys of any length.
    let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(secret.as_bytes()) else { return String::new() };
    mac.update(format!("{seconds}.{body}").as_bytes());
    let sum: [u8; 32] = mac.finalize().into_bytes().into();
    format!("t={seconds},v1={}", armonium_table::Digest(sum))
}

/// Makes the call. True if it was accepted.
fn call(agent: &Agent, webhook: &Webhook, alert: &Alert) -> bool {
    let signature = signature(&webhook.secret, now() / 1000, &alert.body);
    let called = agent
        .post(&webhook.url)
        .header("content-type", "application/json")
        .header("armonium-signature", signature)
        .header("armonium-alert", alert.id.to_string())
        .send(&alert.body);
    called.is_ok_and(|response| response.status().is_success())
}

/// The wait after so many failures, in milliseconds.
fn backoff(failures: u32) -> i64 {
    FIRST_BACKOFF.saturating_mul(1 << failures.min(20)).min(LONGEST_BACKOFF)
}

/// Delivers alerts until the server shuts down.
pub(crate) async fn deliver(registry: TableRegistry, notices: Notices, allow_private: bool) {
    let agent = agent(allow_private);
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
        let alerts = match registry.store().claim_alerts(at, at + LEASE, free).await {
            Ok(alerts) => {
                failing = false;
                alerts
            }
            Err(error) => {
                metrics::counter!("armonium_store_errors_total").increment(1);
                // Log an outage once.
                if !std::mem::replace(&mut failing, true) {
                    tracing::warn!(%error, "due alerts could not be read from the store");
                }
                continue;
            }
        };
        for alert in alerts {
            let Ok(place) = Arc::clone(&places).acquire_owned().await else { return };
            let (registry, notices, agent) = (registry.clone(), notices.clone(), agent.clone());
            tokio::spawn(async move {
                if let Err(error) = deliver_one(&registry, &notices, agent, alert).await {
                    // Its lease expires, and it is tried again.
                    tracing::warn!(%error, "the outcome of an alert could not be stored");
                }
                drop(place);
            });
        }
    }
}

async fn deliver_one(
    registry: &TableRegistry,
    notifier: &Notices,
    agent: Agent,
    alert: Alert,
) -> Result<(), armonium_store::StoreError> {
    let store = registry.store();
    let (id, attempts) = (alert.id, alert.attempts);
    if attempts == 0 {
        notifier.put(&alert).await?;
    }
    // Webhooks get nothing else.
    if notices::kind(&alert.body).is_some_and(|kind| kind != NoticeKind::YourTurn) {
        return store.complete_alert(id).await;
    }
    let player = store.player(alert.player).await?;
    let Some(webhook) = player.and_then(|player| player.webhook) else {
        return store.complete_alert(id).await;
    };
    let accepted = tokio::task::spawn_blocking(move || call(&agent, &webhook, &alert)).await.unwrap_or(false);
    let outcome = match (accepted, attempts + 1 >= MAX_ATTEMPTS) {
        (true, _) => "delivered",
        (false, true) => "abandoned",
        (false, false) => "retried",
    };
    metrics::counter!("armonium_alerts_total", "outcome" => outcome).increment(1);
    tracing::debug!(alert = id, outcome, "an alert was attempted");
    match outcome {
        "retried" => store.postpone_alert(id, registry.now() + backoff(attempts)).await,
        _ => store.complete_alert(id).await,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reserved_addresses_are_not_public() {
        for text in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "255.255.255.255",
            "224.0.0.1",
            "192.0.0.8",
            "198.18.0.1",
            "240.0.0.1",
            "::1",
            "::",
            "fe80::1",
            "fc00::1",
            "::ffff:10.0.0.1",
            "::ffff:127.0.0.1",
            "64:ff9b::a00:1",
            "2001:db8::1",
            "2002:a00:1::1",
            "ff02::1",
            "2001::1",
        ] {
            assert!(text.parse().is_ok_and(|address| !is_public(address)), "{text}");
        }
        for text in ["1.1.1.1", "93.184.216.34", "2606:4700:4700::1111", "::ffff:8.8.8.8"] {
            assert!(text.parse().is_ok_and(is_public), "{text}");
        }
    }

    #[test]
    fn only_http_addresses_with_a_host_are_accepted() {
        assert_eq!(check("https://bot.example/turn?x=1", false), Ok(()));
        for url in
            ["", "bot.example", "ftp://bot.example/", "file:///etc/passwd", "https://a:b@bot.example/", "/x"]
        {
            assert_eq!(check(url, true), Err(BadWebhook::Form), "{url}");
        }
        for url in ["http://127.0.0.1/", "http://[::1]:80/", "http://LocalHost:9/", "http://10.0.0.1/"] {
            assert_eq!(check(url, false), Err(BadWebhook::Private), "{url}");
            assert_eq!(check(url, true), Ok(()), "{url}");
        }
    }

    #[test]
    fn each_failure_doubles_the_wait_up_to_the_longest() {
        assert_eq!([backoff(0), backoff(1), backoff(2)], [10_000, 20_000, 40_000]);
        assert_eq!(backoff(11), 20_480_000);
        assert_eq!((backoff(12), backoff(4_000_000_000)), (LONGEST_BACKOFF, LONGEST_BACKOFF));
    }

    #[test]
    fn the_signature_is_the_one_that_the_manual_computes() {
        // printf '1700000000.{"a":1}' | openssl dgst -sha256 -hmac s3cret
        let sum = "1698a50bc74d1ff1db85c4e0a5297c2ad9fdba245d5737cdb789e4cc6e098940";
        assert_eq!(signature("s3cret", 1_700_000_000, r#"{"a":1}"#), format!("t=1700000000,v1={sum}"));
    }
}
