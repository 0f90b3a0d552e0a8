//! Seeks: which of them agree, and the tables they lead to. Every node matches; the store gives each seek to one of them
//! (`claim_seeks`), and an agreed table that a killed node left uncreated is created by another.

use crate::random;
use crate::table_error::TableError;
use crate::table_registry::TableRegistry;
use armonium_protocol::http::{self, SeekOptions};
use armonium_rules::Seat;
use armonium_store::{NewAlert, Seating, Seek, SeekKind};
use armonium_table::{Experience, Languages, LogEntry, Occupant, PlayerId, Spoken, TableOptions};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// How often seeks are matched.
const INTERVAL: Duration = Duration::from_secs(1);
/// How many waiting seeks are matched at once, the oldest.
const MOST: u32 = 300;
/// For how long after a sign of life a player counts as being there, in milliseconds: browsers let a hidden page run once
/// a minute.
pub(crate) const PRESENT: i64 = 90_000;
/// After how long an agreed table that does not exist is created by another node, in milliseconds.
const LEFT: i64 = 5_000;
/// How many of those are created at once.
const BATCH: u32 = 64;
/// For how long a seek stays in its player's list after it has expired, in milliseconds.
const KEPT: i64 = 86_400_000;
/// How many intervals pass between two deletions of old seeks.
const SWEEP: u32 = 600;

const HOUR: i64 = 3_600_000;

/// How long a seek waits, in milliseconds.
pub(crate) const fn lifetime(kind: SeekKind) -> i64 {
    match kind {
        SeekKind::Live => 2 * HOUR,
        SeekKind::Days => 14 * 24 * HOUR,
    }
}

/// The kind on the wire.
pub(crate) const fn on_wire(kind: SeekKind) -> http::SeekKind {
    match kind {
        SeekKind::Live => http::SeekKind::Live,
        SeekKind::Days => http::SeekKind::Days,
    }
}

/// The kind in the store.
pub(crate) const fn stored(kind: http::SeekKind) -> SeekKind {
    match kind {
        http::SeekKind::Live => SeekKind::Live,
        http::SeekKind::Days => SeekKind::Days,
    }
}

/// The table that seeks have led to, as the store keeps it until it is created.
#[derive(Serialize, Deserialize)]
struct Agreed {
    options: TableOptions,
    /// Who sits there, the one who has waited longest first.
    players: Vec<PlayerId>,
}

/// A seek that waits.
#[derive(Clone, Debug)]
struct Waiting {
    id: i64,
    player: PlayerId,
    kind: SeekKind,
    options: SeekOptions,
}

impl Waiting {
    /// The stored seek, unless another version of the server has written it.
    fn of(seek: Seek) -> Option<Self> {
        let options = serde_json::from_str(&seek.body).ok()?;
        Some(Self { id: seek.id, player: seek.player, kind: seek.kind, options })
    }

    /// True if it suits a table of so many players.
    fn suits(&self, first: &Self, players: u8) -> bool {
        let (one, other) = (&self.options, &first.options);
        self.kind == first.kind
            && one.timed == other.timed
            && one.rated == other.rated
            && one.players.contains(&players)
    }
}

/// The seeks of one table, and its options.
struct Group {
    seeks: Vec<i64>,
    agreed: Agreed,
}

/// The first group that agrees: around the oldest seek for which there is one, at the largest table that fills, with those
/// who have waited longest. `seeks` are in that order.
fn group(seeks: &[Waiting]) -> Option<Group> {
    seeks.iter().enumerate().find_map(|(index, first)| {
        // A group with an older seek would have been found around that one.
        let rest = &seeks[index + 1..];
        first.options.players.iter().rev().find_map(|&players| around(first, rest, players))
    })
}

fn around(first: &Waiting, rest: &[Waiting], players: u8) -> Option<Group> {
    let rest: Vec<&Waiting> = rest.iter().filter(|seek| seek.suits(first, players)).collect();
    let others = usize::from(players) - 1;
    if rest.len() < others {
        return None;
    }
    let experiences: &[Experience] = match first.options.experience {
        // Two who don't mind agree either way.
        Experience::Any => &[Experience::Beginners, Experience::Experienced],
        Experience::Beginners => &[Experience::Beginners],
        Experience::Experienced => &[Experience::Experienced],
    };
    let languages = Spoken::ALL.into_iter().filter(|language| first.options.languages.suits(*language));
    let mut all = languages.flat_map(|language| experiences.iter().map(move |one| (language, *one)));
    all.find_map(|(language, experience)| {
        let fits = |seek: &&&Waiting| {
            seek.options.languages.suits(language) && seek.options.experience.common(experience).is_some()
        };
        let mut group = vec![first];
        for seek in rest.iter().filter(fits) {
            if group.len() <= others && group.iter().all(|one| one.player != seek.player) {
                group.push(seek);
            }
        }
        (group.len() > others).then(|| agreed(&group, players))
    })
}

/// The table of seeks that agree.
fn agreed(group: &[&Waiting], players: u8) -> Group {
    let first = group[0];
    let all = group.iter().map(|seek| &seek.options);
    let languages = all.clone().try_fold(Languages::default(), |one, other| one.common(other.languages));
    let experience = all.clone().try_fold(Experience::Any, |one, other| one.common(other.experience));
    let options = TableOptions {
        languages: languages.unwrap_or_default(),
        experience: experience.unwrap_or_default(),
        ..first.options.table(on_wire(first.kind), players)
    };
    Group {
        seeks: group.iter().map(|seek| seek.id).collect(),
        agreed: Agreed { options, players: group.iter().map(|seek| seek.player).collect() },
    }
}

/// Creates the tables that waiting seeks agree on.
pub(crate) async fn settle(registry: &TableRegistry) -> Result<(), TableError> {
    loop {
        let now = registry.now();
        let waiting = registry.store().waiting_seeks(now, now - PRESENT, MOST).await?;
        let waiting: Vec<Waiting> = waiting.into_iter().filter_map(Waiting::of).collect();
        let Some(Group { seeks, agreed }) = group(&waiting) else { return Ok(()) };
        let body = serde_json::to_string(&agreed).unwrap_or_default();
        let seating = Seating { table: random::table_id()?, at: now, body };
        if !registry.store().claim_seeks(&seeks, seating.clone(), now - PRESENT).await? {
            // Another node was faster, or a player has left.
            return Ok(());
        }
        seat(registry, seating).await?;
    }
}

/// Creates an agreed table, unless it exists, and seats its players.
async fn seat(registry: &TableRegistry, seating: Seating) -> Result<(), TableError> {
    let Seating { table, at, body } = seating;
    let store = registry.store();
    // What another version of the server has agreed on cannot be created; its players seek again.
    if let Ok(Agreed { options, players }) = serde_json::from_str::<Agreed>(&body) {
        let known = store.players(&players).await?;
        // A player who was deleted meanwhile leaves a free seat.
        let here: Vec<PlayerId> =
            players.into_iter().filter(|id| known.iter().any(|player| player.id == *id)).collect();
        if let Some(&host) = here.first() {
            let occupants = here.iter().map(|player| Occupant::Player(*player));
            let seated = (0..).map(Seat).zip(occupants);
            let seated = seated.map(|(seat, occupant)| LogEntry::Seated { seat, occupant }).collect();
            let alerts = here.iter().map(|&player| alert(player, table.to_string(), &options, at)).collect();
            match registry.create_agreed(table, host, options, seated, alerts).await {
                Ok(()) | Err(TableError::Raced) => {}
                Err(error) => return Err(error),
            }
            metrics::counter!("armonium_seeks_matched_total").increment(here.len() as u64);
        }
    }
    Ok(store.end_seating(table).await?)
}

/// The alert that a player has a seat.
fn alert(player: PlayerId, table: String, options: &TableOptions, at: i64) -> NewAlert {
    let body = serde_json::json!({ "type": "seated", "table": table, "players": options.players, "at": at });
    NewAlert { player, due: at, body: body.to_string() }
}

/// Creates the agreed tables that another node, or this one before a restart, has left uncreated.
async fn seat_left(registry: &TableRegistry) -> Result<(), TableError> {
    for seating in registry.store().pending_seatings(registry.now() - LEFT, BATCH).await? {
        seat(registry, seating).await?;
    }
    Ok(())
}

/// Matches seeks until the server shuts down.
pub(crate) async fn match_seeks(registry: TableRegistry) {
    let mut failing = false;
    let mut beats = 0_u32;
    loop {
        tokio::select! {
            () = tokio::time::sleep(INTERVAL) => {}
            () = registry.shutdown().cancelled() => return,
        }
        beats = beats.wrapping_add(1);
        match tick(&registry, beats).await {
            Ok(()) => failing = false,
            Err(error) => {
                metrics::counter!("armonium_store_errors_total").increment(1);
                // Log an outage once.
                if !std::mem::replace(&mut failing, true) {
                    tracing::warn!(%error, "seeks could not be matched");
                }
            }
        }
    }
}

async fn tick(registry: &TableRegistry, beats: u32) -> Result<(), TableError> {
    settle(registry).await?;
    seat_left(registry).await?;
    if beats.is_multiple_of(SWEEP) {
        registry.store().delete_expired_seeks(registry.now() - KEPT).await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Seeks of different players, in the order in which they were posted.
    fn seeks<const N: usize>(bodies: [&str; N]) -> Vec<Waiting> {
        let seek = |(number, body): (i64, &str)| Waiting {
            id: number,
            player: PlayerId::from_bits(number as u64 + 100),
            kind: SeekKind::Live,
            options: serde_json::from_str(body).expect("options"),
        };
        (0..).zip(bodies).map(seek).collect()
    }

    fn found(seeks: &[Waiting]) -> Option<(Vec<i64>, TableOptions)> {
        group(seeks).map(|group| (group.seeks, group.agreed.options))
    }

    #[test]
    fn seeks_agree_on_players_and_those_who_wait_longest_sit_down() {
        let three = r#"{"players":[3]}"#;
        assert!(found(&seeks([three, three])).is_none(), "one is missing");
        assert!(found(&seeks([three, three, r#"{"players":[4]}"#])).is_none());
        let (who, options) =
            found(&seeks([r#"{"players":[5]}"#, three, r#"{"players":[3,4]}"#, three, three]))
                .expect("a table");
        assert_eq!((who, options.players), (vec![1, 2, 3], 3));
    }

    #[test]
    fn the_largest_table_that_fills_is_taken() {
        let any = r#"{"players":[3,4,5,6]}"#;
        let (who, options) = found(&seeks([any; 5])).expect("a table");
        assert_eq!((who.len(), options.players), (5, 5));
    }

    #[test]
    fn rated_and_casual_timed_and_untimed_and_days_and_live_games_do_not_mix() {
        let casual = r#"{"players":[3]}"#;
        for other in [r#"{"players":[3],"rated":true}"#, r#"{"players":[3],"timed":true}"#] {
            assert!(found(&seeks([casual, casual, other])).is_none(), "{other}");
            assert!(found(&seeks([other; 3])).is_some(), "{other}");
        }
        let mut mixed = seeks([casual; 3]);
        mixed[1].kind = SeekKind::Days;
        assert!(found(&mixed).is_none());
        let timed = found(&seeks([r#"{"players":[3],"timed":true,"rated":true}"#; 3])).expect("a table").1;
        assert!(timed.rated && timed.pace() == armonium_table::Pace::Timed);
    }

    #[test]
    fn all_at_a_table_share_a_language_and_the_experience() {
        let of = |languages: &str| format!(r#"{{"players":[3],"languages":[{languages}]}}"#);
        let [en, it, both, none] = ["\"en\"", "\"it\"", "\"en\",\"it\"", ""].map(of);
        assert!(found(&seeks([&en, &both, &it])).is_none(), "pairs agree, all three do not");
        let (_, options) = found(&seeks([&both, &none, &it])).expect("a table");
        assert_eq!(options.languages, [Spoken::It].into_iter().collect());
        let (who, _) = found(&seeks([&none, &en, &it, &both])).expect("a table");
        assert_eq!(who, [0, 1, 3], "the first language that is spoken by enough");
        assert!(found(&seeks([&none, &none, &none])).expect("a table").1.languages.is_empty());
        let of = |experience: &str| format!(r#"{{"players":[3],"experience":"{experience}"}}"#);
        let [new, old, any] = ["beginners", "experienced", "any"].map(of);
        assert!(found(&seeks([&any, &new, &old])).is_none());
        let (who, options) = found(&seeks([&any, &new, &old, &old])).expect("a table");
        assert_eq!((who, options.experience), (vec![0, 2, 3], Experience::Experienced));
    }

    #[test]
    fn one_player_never_sits_twice() {
        let mut twice = seeks([r#"{"players":[3]}"#; 3]);
        twice[2].player = twice[0].player;
        assert!(found(&twice).is_none());
    }
}
