//! Limits on what one caller may do: rates per key, counted by `governor`, and open connections per key. The memory of
//! every limit is bounded. Where each applies: `http/`.

use crate::config::LimitNumbers;
use armonium_table::PlayerId;
use governor::clock::{Clock, DefaultClock};
use governor::nanos::Nanos;
use governor::state::StateStore;
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use serde::{Deserialize, Deserializer};
use std::collections::HashMap;
use std::fmt::{self, Display, Formatter};
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::str::FromStr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// The most keys one limit remembers. An entry is some fifty bytes, so this is a few megabytes.
const MAX_KEYS: usize = 65_536;
/// The longest wait that is announced, in seconds.
const MAX_WAIT: u64 = 86_400;

/// So many per period, all at once or spread over it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    count: NonZeroU32,
    period: Duration,
}

impl Rate {
    /// So many per minute, at least one.
    pub const fn per_minute(count: u32) -> Self {
        Self::per_seconds(60, count)
    }

    /// So many per hour, at least one.
    pub const fn per_hour(count: u32) -> Self {
        Self::per_seconds(3600, count)
    }

    /// So many per day, at least one.
    pub const fn per_day(count: u32) -> Self {
        Self::per_seconds(86_400, count)
    }

    const fn per_seconds(seconds: u64, count: u32) -> Self {
        let count = match NonZeroU32::new(count) {
            Some(count) => count,
            None => NonZeroU32::MIN,
        };
        Self { count, period: Duration::from_secs(seconds) }
    }

    /// The time in which one token comes back.
    fn interval(self) -> Duration {
        (self.period / self.count.get()).max(Duration::from_nanos(1))
    }

    fn quota(self) -> Quota {
        // The interval is not zero.
        let quota = Quota::with_period(self.interval()).unwrap_or(Quota::per_second(self.count));
        quota.allow_burst(self.count)
    }
}

/// The text is not a rate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a rate looks like 20/s, 600/min, 60/hour or 100/day, and is at least 1")]
pub struct BadRate;

impl FromStr for Rate {
    type Err = BadRate;

    fn from_str(text: &str) -> Result<Self, BadRate> {
        let (count, period) = text.split_once('/').ok_or(BadRate)?;
        let seconds = match period.trim() {
            "s" | "second" => 1,
            "min" | "minute" => 60,
            "h" | "hour" => 3600,
            "d" | "day" => 86_400,
            _ => return Err(BadRate),
        };
        let count = count.trim().parse().map_err(|_| BadRate)?;
        Ok(Self { count, period: Duration::from_secs(seconds) })
    }
}

impl<'de> Deserialize<'de> for Rate {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

impl Display for Rate {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let period = match self.period.as_secs() {
            1 => "s",
            60 => "min",
            3600 => "hour",
            _ => "day",
        };
        write!(f, "{}/{period}", self.count)
    }
}

/// Retry after so many seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Wait(pub(crate) u64);

/// The counter of requests and connections that a limit refused.
pub(crate) fn limited(limit: &'static str) -> metrics::Counter {
    metrics::counter!("armonium_limited_total", "limit" => limit)
}

/// A rate limit per key. This is all the server knows of rate limiting; how tokens are counted, and where, is decided here.
pub(crate) struct KeyedLimit<K: Hash + Eq + Clone> {
    rate: Rate,
    limited: metrics::Counter,
    limiter: RateLimiter<K, Arrivals<K>, DefaultClock>,
    arrivals: Arrivals<K>,
}

impl<K: Hash + Eq + Clone> KeyedLimit<K> {
    fn new(name: &'static str, rate: Rate) -> Self {
        let arrivals = Arrivals(Arc::default());
        let limiter = RateLimiter::new(rate.quota(), arrivals.clone(), DefaultClock::default());
        Self { rate, limited: limited(name), limiter, arrivals }
    }

    /// Takes a token, or returns how long to wait for one.
    pub(crate) fn take(&self, key: K) -> Result<(), Wait> {
        self.limiter.check_key(&key).map_err(|refused| {
            self.limited.increment(1);
            let wait = refused.wait_time_from(self.limiter.clock().now());
            Wait(wait.as_secs_f64().ceil().clamp(1.0, MAX_WAIT as f64) as u64)
        })
    }

    /// Gives a token back, because what it was taken for does not count after all.
    pub(crate) fn refund(&self, key: &K) {
        if let Some(arrival) = self.arrivals.lock().get_mut(key) {
            *arrival =
                Nanos::from(arrival.as_u64().saturating_sub(Nanos::from(self.rate.interval()).as_u64()));
        }
    }
}

/// How many messages one WebSocket may send.
pub(crate) struct MessageLimit(DefaultDirectRateLimiter);

impl MessageLimit {
    /// So many per second in the long run, and so many at once; at least one of each.
    pub(crate) fn new(per_second: u32, burst: u32) -> Self {
        let at_least_one = |number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
        let quota = Quota::per_second(at_least_one(per_second)).allow_burst(at_least_one(burst));
        Self(RateLimiter::direct(quota))
    }

    /// True if one more message is allowed.
    pub(crate) fn take(&self) -> bool {
        self.0.check().is_ok()
    }
}

/// The state of a rate limit: for each key the theoretical arrival time of its next request, as the generic cell rate
/// algorithm calls it. The later it is, the fewer tokens the key has left.
struct Arrivals<K>(Arc<Mutex<HashMap<K, Nanos>>>);

impl<K> Clone for Arrivals<K> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<K> Arrivals<K> {
    fn lock(&self) -> MutexGuard<'_, HashMap<K, Nanos>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Hash + Eq + Clone> StateStore for Arrivals<K> {
    type Key = K;

    fn measure_and_replace<T, F, E>(&self, key: &K, measure: F) -> Result<T, E>
    where
        F: Fn(Option<Nanos>) -> Result<(T, Nanos), E>,
    {
        let mut arrivals = self.lock();
        let (allowed, arrival) = measure(arrivals.get(key).copied())?;
        if arrivals.len() >= MAX_KEYS && !arrivals.contains_key(key) {
            evict(&mut arrivals);
        }
        arrivals.insert(key.clone(), arrival);
        Ok(allowed)
    }
}

/// Forgets the half of the keys with the most tokens left: they lose the least by starting over.
fn evict<K: Hash + Eq>(arrivals: &mut HashMap<K, Nanos>) {
    let mut sorted: Vec<Nanos> = arrivals.values().copied().collect();
    let middle = sorted.len() / 2;
    let (_, &mut median, _) = sorted.select_nth_unstable(middle);
    arrivals.retain(|_, arrival| *arrival > median);
}

/// Open connections per key.
struct Counts<K>(HashMap<K, u32>);

impl<K> Default for Counts<K> {
    fn default() -> Self {
        Self(HashMap::new())
    }
}

impl<K: Hash + Eq> Counts<K> {
    /// Counts one more, unless there are `max` already.
    fn add(&mut self, key: K, max: u32) -> bool {
        let count = self.0.get(&key).copied().unwrap_or(0);
        let allowed = count < max;
        if allowed {
            self.0.insert(key, count + 1);
        }
        allowed
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

/// The open WebSockets.
pub(crate) struct Connections(Mutex<Open>);

/// An open WebSocket, counted until this is dropped.
pub(crate) struct Connection {
    of: Arc<Limits>,
    address: IpAddr,
    player: Option<PlayerId>,
}

/// All limits.
pub(crate) struct Limits {
    pub(crate) numbers: LimitNumbers,
    pub(crate) requests_per_address: KeyedLimit<IpAddr>,
    pub(crate) requests_per_player: KeyedLimit<PlayerId>,
    pub(crate) identities_per_address: KeyedLimit<IpAddr>,
    pub(crate) new_tables_per_player: KeyedLimit<PlayerId>,
    pub(crate) sign_ins_per_address: KeyedLimit<IpAddr>,
    pub(crate) sign_ins_per_player: KeyedLimit<PlayerId>,
    pub(crate) confirmations_per_address: KeyedLimit<IpAddr>,
    pub(crate) confirmations_per_player: KeyedLimit<PlayerId>,
    /// By the hash of the e-mail address.
    pub(crate) confirmations_per_email: KeyedLimit<[u8; 32]>,
    connections: Connections,
}

impl Limits {
    pub(crate) fn new(numbers: LimitNumbers) -> Self {
        let open = Open { all: 0, addresses: Counts::default(), players: Counts::default() };
        Self {
            numbers,
            requests_per_address: KeyedLimit::new("requests_per_address", numbers.requests_per_address),
            requests_per_player: KeyedLimit::new("requests_per_player", numbers.requests_per_player),
            identities_per_address: KeyedLimit::new("identities_per_address", numbers.identities_per_address),
            new_tables_per_player: KeyedLimit::new("new_tables_per_player", numbers.new_tables_per_player),
            sign_ins_per_address: KeyedLimit::new("sign_ins_per_address", numbers.sign_ins_per_address),
            sign_ins_per_player: KeyedLimit::new("sign_ins_per_player", numbers.sign_ins_per_player),
            confirmations_per_address: KeyedLimit::new(
                "confirmations_per_address",
                numbers.confirmations_per_address,
            ),
            confirmations_per_player: KeyedLimit::new(
                "confirmations_per_player",
                numbers.confirmations_per_player,
            ),
            confirmations_per_email: KeyedLimit::new(
                "confirmations_per_email",
                numbers.confirmations_per_email,
            ),
            connections: Connections(Mutex::new(open)),
        }
    }

    /// Counts one more WebSocket, unless a limit is reached.
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

/// Connections that are not WebSockets yet, per address.
#[derive(Default)]
pub(crate) struct Plain(Mutex<Counts<IpAddr>>);

/// Such a connection, counted until this is dropped.
pub(crate) struct PlainConnection {
    of: Arc<Plain>,
    address: IpAddr,
}

impl Plain {
    /// Counts one more from this address, unless there are `max` already.
    pub(crate) fn connect(self: &Arc<Self>, address: IpAddr, max: u32) -> Option<PlainConnection> {
        let address = counted(address);
        let allowed = self.0.lock().unwrap_or_else(PoisonError::into_inner).add(address, max);
        allowed.then(|| PlainConnection { of: Arc::clone(self), address })
    }
}

impl Drop for PlainConnection {
    fn drop(&mut self) {
        self.of.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.address);
    }
}

/// The key of an address in limits. IPv6 addresses count by their /64 network, because one customer has all of it.
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
    fn rates_are_parsed_and_nonsense_is_refused() {
        assert_eq!("600/min".parse(), Ok(Rate::per_minute(600)));
        assert_eq!("20 / hour".parse::<Rate>().map(|rate| rate.to_string()), Ok("20/hour".to_owned()));
        for text in ["", "5", "0/s", "-1/s", "5/week", "x/s", "1/"] {
            assert_eq!(text.parse::<Rate>(), Err(BadRate), "{text}");
        }
    }

    #[test]
    fn a_limit_refuses_after_its_count_and_says_how_long_to_wait() {
        let limit = KeyedLimit::new("test", Rate::per_hour(2));
        assert_eq!((limit.take(1), limit.take(1)), (Ok(()), Ok(())));
        let Err(Wait(seconds)) = limit.take(1) else { panic!("a third token") };
        assert!((1799..=1800).contains(&seconds), "{seconds}");
        assert_eq!(limit.take(2), Ok(()), "another key has its own tokens");
        limit.refund(&1);
        assert_eq!(limit.take(1), Ok(()));
        assert!(limit.take(1).is_err(), "one refund is one token");
    }

    #[test]
    fn refunds_never_give_more_than_the_count() {
        let limit = KeyedLimit::new("test", Rate::per_hour(2));
        for _ in 0..10 {
            limit.refund(&1);
            assert_eq!(limit.take(1), Ok(()));
            limit.refund(&1);
            limit.refund(&1);
        }
        assert_eq!([limit.take(1), limit.take(1)], [Ok(()); 2]);
        assert!(limit.take(1).is_err());
    }

    #[test]
    fn a_rate_with_a_burst_comes_back_over_time() {
        let limit = KeyedLimit::new("test", "50/s".parse().expect("a rate"));
        while limit.take(1).is_ok() {}
        std::thread::sleep(Duration::from_millis(25));
        assert_eq!(limit.take(1), Ok(()), "a token comes back every 20 ms");
    }

    #[test]
    fn memory_is_bounded_and_exhausted_keys_are_remembered() {
        let limit = KeyedLimit::new("test", Rate::per_hour(2));
        let exhausted = usize::MAX;
        assert_eq!([limit.take(exhausted), limit.take(exhausted)], [Ok(()); 2]);
        for key in 0..3 * MAX_KEYS {
            let _ = limit.take(key);
            assert!(limit.arrivals.lock().len() <= MAX_KEYS);
        }
        assert!(limit.take(exhausted).is_err(), "evicted before keys with tokens left");
    }

    #[test]
    fn neighbours_in_one_ipv6_network_are_one_caller() {
        let address = |text: &str| counted(text.parse().unwrap_or(IpAddr::V4([0; 4].into())));
        assert_eq!(address("2001:db8:1:2::5"), address("2001:db8:1:2:ffff::9"));
        assert_ne!(address("2001:db8:1:2::5"), address("2001:db8:1:3::5"));
        assert_eq!(address("::ffff:192.0.2.1"), address("192.0.2.1"));
    }
}
