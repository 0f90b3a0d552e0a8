//! Is the record of a table true? It is replayed: chain, commitment, deal, every decision, every clock, the end. What
//! can be wrong with it: transcript/fault.rs; its form: transcript.rs.

use crate::digest::Digest;
use crate::fair::Secret;
use crate::ids::PlayerId;
use crate::log_entry::{LogEntry, Record, SubstituteReason};
use crate::refusal::Damage;
use crate::table::{Stage, Table};
use crate::transcript::chain::{Check, Diagnosis, Unfit};
use crate::transcript::explain;
use crate::transcript::fault::{RecordFault, Wrong};
use crate::transcript::{Closing, End, FORMAT, Happened, Header, MAX_LINE, VERSION};
use armonium_rules::{Content, RULES_VERSION, Seat, Seed};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::collections::HashSet;
use std::io::{self, BufRead};
use std::sync::Arc;

/// The last moment a record can be of: the end of the year 9999.
const LAST_MOMENT: i64 = 253_402_300_799_999;

/// What was checked of a record, and found true.
#[derive(Clone, Debug)]
pub struct Proof {
    /// The last sum of the chain: records with the same one are the same.
    pub sum: Digest,
    /// What binds the server to its secret.
    pub commitment: Digest,
    /// The line with the commitment.
    pub commitment_line: usize,
    /// The parts of the chance that the deal was made with.
    pub nonces: Vec<Given>,
    /// The seed that follows from them, if the cards were dealt.
    pub seed: Option<Seed>,
    /// How many records there are.
    pub records: usize,
    /// How many decisions, with those that were taken back.
    pub decisions: usize,
    /// How many decisions were taken back.
    pub take_backs: usize,
    /// How often a clock ran out.
    pub clocks: usize,
    /// How it ended.
    pub end: End,
    /// What the players are called.
    pub names: Vec<(PlayerId, String)>,
    /// The table as the record makes it.
    pub table: Table,
}

/// A player's part of the chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Given {
    /// Whose.
    pub seat: Seat,
    /// The part.
    pub nonce: Digest,
    /// Where it stands.
    pub line: usize,
}

/// What a player noted while the table was open, to compare the record with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Noted {
    /// The commitment that was shown.
    pub commitment: Option<Digest>,
    /// The nonces that were given.
    pub nonces: Vec<(Seat, Digest)>,
}

impl Proof {
    /// Is the record about the table that this player sat at?
    pub fn compare(&self, noted: &Noted) -> Result<(), RecordFault> {
        if noted.commitment.is_some_and(|commitment| commitment != self.commitment) {
            return Err(fault(self.commitment_line, Wrong::OtherCommitment));
        }
        for &(seat, nonce) in &noted.nonces {
            match self.nonces.iter().find(|given| given.seat == seat) {
                Some(given) if given.nonce == nonce => {}
                given => return Err(fault(given.map_or(0, |given| given.line), Wrong::OtherNonce(seat))),
            }
        }
        Ok(())
    }

    /// The name of a player; its id if the record has none.
    pub fn name(&self, player: PlayerId) -> String {
        let name = self.names.iter().find(|(id, _)| *id == player);
        name.map_or_else(|| player.to_string(), |(_, name)| name.clone())
    }
}

const fn fault(line: usize, wrong: Wrong) -> RecordFault {
    RecordFault { line, wrong }
}

/// Checks everything in a record by replaying it.
pub fn verify(text: &str, content: Arc<Content>) -> Result<Proof, RecordFault> {
    // Reading from memory does not fail.
    verify_from(|| Ok(text.as_bytes()), content).unwrap_or_else(|_| Err(fault(0, Wrong::NoRecord)))
}

/// The same for a record of any length, of which one line at a time is in memory. It is read from its beginning two or three
/// times, because the secret that everything follows from stands in its last line.
pub fn verify_from<R: BufRead>(
    mut open: impl FnMut() -> io::Result<R>,
    content: Arc<Content>,
) -> io::Result<Result<Proof, RecordFault>> {
    let parts = match parts(Lines::new(open()?))? {
        Ok(parts) => parts,
        Err(Broken::Fault(fault)) => return Ok(Err(fault)),
        Err(Broken::Sum { line, text, before }) => {
            let mut diagnosis = Diagnosis::new(text, line, before);
            let mut lines = Lines::new(open()?);
            while let Some((_, line)) = lines.next()? {
                diagnosis.line(line.unwrap_or_default());
            }
            return Ok(Err(fault(line, diagnosis.wrong())));
        }
    };
    let Parts { header, closing, sum } = parts;
    if let Err(fault) = suits(&header, &content) {
        return Ok(Err(fault));
    }
    let secret = Secret(closing.secret.0);
    let mut replay = Replay { header, secret, content, table: None, counts: Counts::default() };
    let mut lines = Lines::new(open()?);
    let mut check = Check::default();
    while let Some((number, text)) = lines.next()? {
        // It was whole a moment ago.
        let Ok(Ok(json)) = check.line(text.unwrap_or_default()) else {
            return Ok(Err(fault(number, Wrong::Changed)));
        };
        if (2..closing.line).contains(&number)
            && let Err(fault) = read(number, json).and_then(|happened| replay.record(&happened))
        {
            return Ok(Err(fault));
        }
    }
    if check.sum != sum {
        return Ok(Err(fault(closing.line, Wrong::Changed)));
    }
    Ok(replay.close(&closing, sum))
}

/// The lines of a text, one at a time.
struct Lines<R> {
    from: R,
    line: Vec<u8>,
    number: usize,
}

impl<R: BufRead> Lines<R> {
    const fn new(from: R) -> Self {
        Self { from, line: Vec::new(), number: 0 }
    }

    /// The next line without its end, and its number; a text has at least one. An inner error means that it cannot
    /// be a line.
    fn next(&mut self) -> io::Result<Option<(usize, Result<&str, Wrong>)>> {
        self.line.clear();
        let most = MAX_LINE as u64 + 1;
        let read = io::Read::take(&mut self.from, most).read_until(b'\n', &mut self.line)?;
        if read == 0 && self.number > 0 {
            return Ok(None);
        }
        self.number += 1;
        let line = self.line.strip_suffix(b"\n").unwrap_or(&self.line);
        if line.len() > MAX_LINE {
            return Ok(Some((self.number, Err(Wrong::TooLong))));
        }
        let text = std::str::from_utf8(line);
        let text = text.map_err(|error| {
            Wrong::Unreadable(format!("byte {}: this is no UTF-8 text", error.valid_up_to() + 1))
        });
        Ok(Some((self.number, text)))
    }
}

/// The first and the last line of a record whose sums fit, and the last sum.
struct Parts {
    header: Header,
    closing: Closing,
    sum: Digest,
}

/// What is wrong with the form of a record.
enum Broken {
    Fault(RecordFault),
    /// The first line whose sum does not fit.
    Sum {
        line: usize,
        text: String,
        before: Digest,
    },
}

/// Checks every sum, then whether every line can be read.
fn parts<R: BufRead>(mut lines: Lines<R>) -> io::Result<Result<Parts, Broken>> {
    let mut check = Check::default();
    let mut reading = Ok((None, None));
    while let Some((line, text)) = lines.next()? {
        let text = match text {
            Ok(text) => text,
            Err(wrong) => return Ok(Err(Broken::Fault(fault(line, wrong)))),
        };
        let before = check.sum;
        let json = match check.line(text) {
            Ok(Ok(json)) => json,
            Ok(Err(wrong)) => return Ok(Err(Broken::Fault(fault(line, wrong)))),
            Err(Unfit) => return Ok(Err(Broken::Sum { line, text: text.to_owned(), before })),
        };
        // A sum that does not fit explains more than an unreadable line, so the sums are checked to the end.
        reading = reading.and_then(|parts| part(parts, line, json));
    }
    let parts = reading.and_then(|parts| match parts {
        (Some(header), Some(closing)) => Ok(Parts { header, closing, sum: check.sum }),
        _ => Err(fault(lines.number, Wrong::Cut)),
    });
    Ok(parts.map_err(Broken::Fault))
}

/// Reads a line after these first and last ones.
fn part(
    parts: (Option<Header>, Option<Closing>),
    line: usize,
    json: &str,
) -> Result<(Option<Header>, Option<Closing>), RecordFault> {
    match parts {
        (None, _) => Ok((Some(header(json)?), None)),
        (Some(_), Some(_)) => Err(fault(line, Wrong::AfterEnd)),
        (header, None) if is_closing(json) => Ok((header, Some(read(line, json)?))),
        (header, None) => {
            read::<Happened>(line, json)?;
            Ok((header, None))
        }
    }
}

fn read<T: DeserializeOwned>(line: usize, json: &str) -> Result<T, RecordFault> {
    serde_json::from_str(json).map_err(|error| fault(line, Wrong::Unreadable(complaint(&error))))
}

/// What the reader of JSON complains about: in few words that can be printed, the line being known.
fn complaint(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let what = text.rsplit_once(" at line ").map_or(text.as_str(), |(what, _)| what);
    what.chars().take(200).map(|c| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c }).collect()
}

/// Reads the first line. One of another version says so, whatever else is in it.
fn header(json: &str) -> Result<Header, RecordFault> {
    #[derive(Deserialize)]
    struct Head {
        format: String,
        version: u32,
    }
    let Ok(Head { format, version }) = serde_json::from_str(json) else {
        return Err(fault(1, Wrong::NoRecord));
    };
    match (format.as_str(), version) {
        (FORMAT, VERSION) => read(1, json),
        (FORMAT, _) => Err(fault(1, Wrong::Version(version))),
        _ => Err(fault(1, Wrong::NoRecord)),
    }
}

fn is_closing(json: &str) -> bool {
    #[derive(Deserialize)]
    struct Secretive {
        #[serde(rename = "secret")]
        _secret: serde::de::IgnoredAny,
    }
    serde_json::from_str::<Secretive>(json).is_ok()
}

/// Can this program play it, with this pack?
fn suits(header: &Header, content: &Content) -> Result<(), RecordFault> {
    if header.rules != RULES_VERSION {
        return Err(fault(1, Wrong::Rules(header.rules)));
    }
    if header.pack.id != content.id() || header.pack.hash != Digest(*content.hash()) {
        return Err(fault(1, Wrong::Pack { id: header.pack.id.clone(), hash: header.pack.hash }));
    }
    let ids: HashSet<PlayerId> = header.players.iter().map(|name| name.id).collect();
    if ids.len() == header.players.len() { Ok(()) } else { Err(fault(1, Wrong::Names)) }
}

#[derive(Default)]
struct Counts {
    records: usize,
    decisions: usize,
    take_backs: usize,
    clocks: usize,
    given: Vec<Given>,
    /// The number and the moment of the last record.
    last: Option<(u32, i64)>,
    commitment: Option<(Digest, usize)>,
}

struct Replay {
    header: Header,
    secret: Secret,
    content: Arc<Content>,
    table: Option<Table>,
    counts: Counts,
}

impl Replay {
    fn record(&mut self, happened: &Happened) -> Result<(), RecordFault> {
        let &Happened { line, seq, at, ref entries } = happened;
        let wrong = |wrong| Err(fault(line, wrong));
        if self.counts.last.map_or(seq != 1, |(last, _)| last >= seq) {
            return wrong(Wrong::Order);
        }
        let earliest = self.counts.last.map_or(0, |(_, moment)| moment);
        if !(earliest..=LAST_MOMENT).contains(&at) {
            return wrong(Wrong::Time);
        }
        if entries.is_empty() {
            return wrong(Wrong::Empty);
        }
        if entries.iter().any(LogEntry::is_talk) {
            return wrong(Wrong::Talk);
        }
        let rest = if self.table.is_none() { self.begin(line, at, entries)? } else { &entries[..] };
        self.replay(line, at, rest)?;
        self.count(line, entries);
        self.counts.last = Some((seq, at));
        if let Some(table) = &mut self.table {
            table.version = seq;
        }
        Ok(())
    }

    /// Sets the table up with the first entry and gives the others back.
    fn begin<'a>(
        &mut self,
        line: usize,
        at: i64,
        entries: &'a [LogEntry],
    ) -> Result<&'a [LogEntry], RecordFault> {
        let Some((created, rest)) = entries.split_first() else {
            return Err(fault(line, Wrong::Beginning));
        };
        let &LogEntry::Created { rules, pack, commitment, .. } = created else {
            return Err(fault(line, Wrong::Beginning));
        };
        if rules != self.header.rules || pack != self.header.pack.hash {
            return Err(fault(line, Wrong::Header));
        }
        let first = Record { command: None, entries: vec![created.clone()] };
        let begun = Table::begin(self.header.table, self.secret, Arc::clone(&self.content), at, &first);
        let (table, _) = begun.map_err(|damage| {
            fault(line, if damage == Damage::Commitment { Wrong::Commitment } else { Wrong::Beginning })
        })?;
        self.counts.commitment = Some((commitment, line));
        self.table = Some(table);
        Ok(rest)
    }

    /// Applies entries, which must be exactly what the table itself decides for one command after another.
    fn replay(&mut self, line: usize, at: i64, mut entries: &[LogEntry]) -> Result<(), RecordFault> {
        let Some(table) = &mut self.table else { return Ok(()) };
        while !entries.is_empty() {
            let answer = explain::answer(table, at, entries).map_err(|wrong| fault(line, wrong))?;
            entries = &entries[answer.len()..];
            let record = Record { command: None, entries: answer };
            table.apply(at, &record).map_err(|_| fault(line, Wrong::Unasked))?;
        }
        Ok(())
    }

    fn count(&mut self, line: usize, entries: &[LogEntry]) {
        let counts = &mut self.counts;
        counts.records += 1;
        for entry in entries {
            match *entry {
                LogEntry::Decided { .. } => counts.decisions += 1,
                LogEntry::TookBack { .. } => counts.take_backs += 1,
                LogEntry::Substituted { why: SubstituteReason::Clock, .. } => counts.clocks += 1,
                LogEntry::Nonce { seat, nonce } => {
                    counts.given.retain(|given| given.seat != seat);
                    counts.given.push(Given { seat, nonce, line });
                }
                _ => {}
            }
        }
    }

    fn close(self, closing: &Closing, sum: Digest) -> Result<Proof, RecordFault> {
        let Self { header, table, counts, .. } = self;
        let wrong = |wrong| Err(fault(closing.line, wrong));
        let (Some(table), Some((commitment, commitment_line))) = (table, counts.commitment) else {
            return wrong(Wrong::Beginning);
        };
        let nonces = table.nonces();
        let seed = table.game().map(|_| table.seed());
        if seed != closing.seed {
            return wrong(Wrong::Seed);
        }
        let counted = u64::from(closing.left_out) + counts.records as u64;
        if counted != u64::from(closing.records) || counts.last.is_some_and(|(seq, _)| seq > closing.records)
        {
            return wrong(Wrong::Count);
        }
        let played = match table.stage() {
            Stage::Open | Stage::Running => None,
            Stage::Finished(outcome) => Some(End::Finished(outcome)),
            Stage::Abandoned => Some(End::Abandoned),
        };
        if played != Some(closing.end) {
            return wrong(Wrong::End { played, said: closing.end });
        }
        let mut given: Vec<Given> =
            counts.given.into_iter().filter(|given| nonces.contains(&(given.seat, given.nonce))).collect();
        given.sort_by_key(|given| given.seat.0);
        Ok(Proof {
            sum,
            commitment,
            commitment_line,
            nonces: given,
            seed,
            records: counts.records,
            decisions: counts.decisions,
            take_backs: counts.take_backs,
            clocks: counts.clocks,
            end: closing.end,
            names: header.players.into_iter().map(|name| (name.id, name.name)).collect(),
            table,
        })
    }
}
