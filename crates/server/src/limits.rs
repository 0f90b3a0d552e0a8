//! How much one caller may ask for. Every limit is a bucket of tokens for each key, refilled with time; the memory of all
//! buckets is bounded. What is counted where: `http/`.

use crate::config::LimitNumbers;
use armonium_table::PlayerId;
use serde::{Deserialize, Deserializer};
use std::collections::HashMap;
use std::fmt::{self, Display, Formatter};
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::str::FromStr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The most keys one kind of limit remembers. A bucket is some fifty bytes, so this is a few megabytes.
const MOST_KEYS: usize = 65_536;

/// So many in such a time: all of them at once, or spread over it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    count: u32,
    span: Duration,
}

impl Rate {
    /// So many a minute.
    pub const fn a_minute(count: u32) -> Self {
        Self { count, span: Duration::from_secs(60) }
    }

    /// So many an hour.
    pub const fn an_hour(count: u32) -> Self {
        Self { count, span: Duration::from_secs(3600) }
    }

    fn per_second(self) -> f64 {
        f64::from(self.count) / self.span.as_secs_f64()
    }
}

/// The text is no rate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a rate is written like 20/s, 600/min, 60/hour or 100/day, and is at least 1")]
pub struct BadRate;

impl FromStr for Rate {
    type Err = BadRate;

    fn from_str(text: &str) -> Result<Self, BadRate> {
        let (count, span) = text.split_once('/').ok_or(BadRate)?;
        let seconds = match span.trim() {
            "s" | "second" => 1,
            "min" | "minute" => 60,
            "h" | "hour" => 3600,
            "d" | "day" => 86_400,
            _ => return Err(BadRate),
        };
        match count.trim().parse() {
            Ok(0) | Err(_) => Err(BadRate),
            Ok(count) => Ok(Self { count, span: Duration::from_secs(seconds) }),
        }
    }
}

impl<'de> Deserialize<'de> for Rate {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

impl Display for Rate {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let span = match self.span.as_secs() {
            1 => "s",
            60 => "min",
            3600 => "hour",
            _ => "day",
        };
        write!(f, "{}/{span}", self.count)
    }
}

/// Come back after so many seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Wait(pub(crate) u64);

#[derive(Clone, Copy)]
struct Bucket {
    left: f64,
    since: Instant,
}

/// The counter of those who are turned away by a limit.
pub(crate) fn limited(limit: &'static str) -> metrics::Counter {
    metrics::counter!("armonium_limited_total", "limit" => limit)
}

/// One kind of limit, for each key.
pub(crate) struct Buckets<K> {
    rate: Rate,
    /// Counts those who are turned away.
    limited: metrics::Counter,
    held: Mutex<HashMap<K, Bucket>>,
}

impl<K: Hash + Eq> Buckets<K> {
    fn new(name: &'static str, rate: Rate) -> Self {
        Self { rate, limited: limited(name), held: Mutex::default() }
    }

    fn now(&self, bucket: Bucket, now: Instant) -> f64 {
        let earned = now.duration_since(bucket.since).as_secs_f64() * self.rate.per_second();
        (bucket.left + earned).min(f64::from(self.rate.count))
    }

    /// Takes a token, or says when there will be one.
    pub(crate) fn take(&self, key: K) -> Result<(), Wait> {
        let now = Instant::now();
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        if held.len() >= MOST_KEYS && !held.contains_key(&key) {
            self.make_room(&mut held, now);
        }
        let full = Bucket { left: f64::from(self.rate.count), since: now };
        let bucket = held.entry(key).or_insert(full);
        let left = self.now(*bucket, now);
        if left < 1.0 {
            let seconds = ((1.0 - left) / self.rate.per_second()).ceil();
            self.limited.increment(1);
            return Err(Wait(seconds.clamp(1.0, 86_400.0) as u64));
        }
        *bucket = Bucket { left: left - 1.0, since: now };
        Ok(())
    }

    /// Gives a token back: what it was taken for does not count after all.
    pub(crate) fn give_back(&self, key: &K) {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(bucket) = held.get_mut(key) {
            bucket.left = (bucket.left + 1.0).min(f64::from(self.rate.count));
        }
    }

    /// Forgets whoever has all their tokens again; if that is not enough, whoever has most of them.
    fn make_room(&self, held: &mut HashMap<K, Bucket>, now: Instant) {
        let full = f64::from(self.rate.count);
        for share in [1.0, 0.9, 0.5] {
            held.retain(|_, bucket| self.now(*bucket, now) < full * share);
            if held.len() < MOST_KEYS / 2 {
                return;
            }
        }
        tracing::warn!("a limit is asked about by more callers than it can remember; it starts anew");
        held.clear();
    }
}

/// Counts what is open for each key.
struct Counts<K>(HashMap<K, u32>);

impl<K> Default for Counts<K> {
    fn default() -> Self {
        Self(HashMap::new())
    }
}

impl<K: Hash + Eq> Counts<K> {
    fn add(&mut self, key: K, most: u32) -> bool {
        let count = self.0.get(&key).copied().unwrap_or(0);
        let may = count < most;
        if may {
            self.0.insert(key, count + 1);
        }
        may
    }

    fn remove(&mut self, key: &K) {
        if let Some(count) = self.0.get_mut(key) {
            *count -= 1;
            if *count == 0 {
                self.0.remove(key);
            }
        }
    }
}

struct Open {
    all: u32,
    addresses: Counts<IpAddr>,
    players: Counts<PlayerId>,
}

/// The WebSockets that are open.
pub(crate) struct Connections(Mutex<Open>);

/// One open WebSocket; it counts until this is dropped.
pub(crate) struct Connection {
    of: Arc<Limits>,
    address: IpAddr,
    player: Option<PlayerId>,
}

/// All limits.
pub(crate) struct Limits {
    pub(crate) numbers: LimitNumbers,
    pub(crate) requests_per_address: Buckets<IpAddr>,
    pub(crate) requests_per_player: Buckets<PlayerId>,
    pub(crate) identities_per_address: Buckets<IpAddr>,
    pub(crate) new_tables_per_player: Buckets<PlayerId>,
    pub(crate) sign_ins_per_address: Buckets<IpAddr>,
    pub(crate) sign_ins_per_player: Buckets<PlayerId>,
    connections: Connections,
}

impl Limits {
    pub(crate) fn new(numbers: LimitNumbers) -> Self {
        let open = Open { all: 0, addresses: Counts::default(), players: Counts::default() };
        Self {
            numbers,
            requests_per_address: Buckets::new("requests_per_address", numbers.requests_per_address),
            requests_per_player: Buckets::new("requests_per_player", numbers.requests_per_player),
            identities_per_address: Buckets::new("identities_per_address", numbers.identities_per_address),
            new_tables_per_player: Buckets::new("new_tables_per_player", numbers.new_tables_per_player),
            sign_ins_per_address: Buckets::new("sign_ins_per_address", numbers.sign_ins_per_address),
            sign_ins_per_player: Buckets::new("sign_ins_per_player", numbers.sign_ins_per_player),
            connections: Connections(Mutex::new(open)),
        }
    }

    /// One more WebSocket, if there may be one.
    pub(crate) fn connect(self: &Arc<Self>, address: IpAddr, player: Option<PlayerId>) -> Option<Connection> {
        let mut open = self.connections.0.lock().unwrap_or_else(PoisonError::into_inner);
        if open.all >= self.numbers.connections
            || !open.addresses.add(address, self.numbers.connections_per_address)
        {
            return None;
        }
        if let Some(player) = player
            && !open.players.add(player, self.numbers.connections_per_player)
        {
            open.addresses.remove(&address);
            return None;
        }
        open.all += 1;
        Some(Connection { of: Arc::clone(self), address, player })
    }

    /// How many WebSockets are open.
    pub(crate) fn connected(&self) -> u32 {
        self.connections.0.lock().unwrap_or_else(PoisonError::into_inner).all
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let mut open = self.of.connections.0.lock().unwrap_or_else(PoisonError::into_inner);
        open.all -= 1;
        open.addresses.remove(&self.address);
        if let Some(player) = &self.player {
            open.players.remove(player);
        }
    }
}

/// Connections that are no WebSockets yet: so many for each address.
#[derive(Default)]
pub(crate) struct Plain(Mutex<Counts<IpAddr>>);

/// One such connection; it counts until this is dropped.
pub(crate) struct PlainConnection {
    of: Arc<Plain>,
    address: IpAddr,
}

impl Plain {
    /// One more from this address, if there may be one.
    pub(crate) fn connect(self: &Arc<Self>, address: IpAddr, most: u32) -> Option<PlainConnection> {
        let address = counted(address);
        let may = self.0.lock().unwrap_or_else(PoisonError::into_inner).add(address, most);
        may.then(|| PlainConnection { of: Arc::clone(self), address })
    }
}

impl Drop for PlainConnection {
    fn drop(&mut self) {
        self.of.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.address);
    }
}

/// What stands for an address where it is counted: everybody with IPv6 has 2⁶⁴ addresses, so those are one.
pub(crate) fn counted(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_are_read_and_nonsense_is_refused() {
        assert_eq!("600/min".parse(), Ok(Rate::a_minute(600)));
        assert_eq!("20 / hour".parse::<Rate>().map(|rate| rate.to_string()), Ok("20/hour".to_owned()));
        for text in ["", "5", "0/s", "-1/s", "5/week", "x/s", "1/"] {
            assert_eq!(text.parse::<Rate>(), Err(BadRate), "{text}");
        }
    }

    #[test]
    fn a_bucket_is_empty_after_so_many_and_says_how_long_to_wait() {
        let buckets = Buckets::new("test", Rate::an_hour(2));
        assert_eq!((buckets.take(1), buckets.take(1)), (Ok(()), Ok(())));
        let Err(Wait(seconds)) = buckets.take(1) else { panic!("a third token") };
        assert!((1799..=1800).contains(&seconds), "{seconds}");
        assert_eq!(buckets.take(2), Ok(()), "another key has its own bucket");
        buckets.give_back(&1);
        assert_eq!(buckets.take(1), Ok(()));
    }

    #[test]
    fn no_number_of_callers_fills_the_memory() {
        let buckets = Buckets::new("test", Rate::an_hour(1));
        for key in 0..3 * MOST_KEYS {
            let _ = buckets.take(key);
            assert!(buckets.held.lock().unwrap_or_else(PoisonError::into_inner).len() <= MOST_KEYS);
        }
    }

    #[test]
    fn neighbours_in_one_ipv6_network_are_one_caller() {
        let address = |text: &str| counted(text.parse().unwrap_or(IpAddr::V4([0; 4].into())));
        assert_eq!(address("2001:db8:1:2::5"), address("2001:db8:1:2:ffff::9"));
        assert_ne!(address("2001:db8:1:2::5"), address("2001:db8:1:3::5"));
        assert_eq!(address("::ffff:192.0.2.1"), address("192.0.2.1"));
    }
}
