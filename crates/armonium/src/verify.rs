//! `armonium verify`: checks the record of a table or replays a game file, and reports the result in sentences.

use crate::args::VerifyArgs;
use crate::error::{CliError, CliResult};
use crate::pack;
use armonium_engine::GameFile;
use armonium_locale::{Language, Words};
use armonium_pack::Pack;
use armonium_rules::Seat;
use armonium_table::{Chair, End, Noted, Proof, RecordFault, Refusal, Wrong};
use std::fs::File;
use std::io::{self, BufRead, BufReader, Cursor, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The longest game file, and the longest record that can only be read once, in bytes. A file may be of any length.
const MAX_TEXT: u64 = 64 << 20;

pub(crate) fn verify(out: &mut impl Write, args: &VerifyArgs) -> CliResult {
    let pack = pack::open(args.content.as_deref())?;
    let file = Source::open(&args.file)?;
    let noted = Noted { commitment: args.commitment, nonces: args.nonces.clone() };
    let unread = |error: io::Error| CliError::with_file(&args.file, format_args!("cannot be read ({error})"));
    if is_game_file(file.reader().map_err(unread)?).map_err(unread)? {
        return game_file(out, args, &noted, &pack, &file.text(&args.file)?);
    }
    let refused = |fault: RecordFault| trouble(&args.file, &pack, &fault);
    let verified = armonium_table::verify_from(|| file.reader(), Arc::new(pack.content.clone()));
    let proof = verified.map_err(unread)?.map_err(refused)?;
    proof.compare(&noted).map_err(refused)?;
    Ok(print(out, &pack, &proof, &noted)?)
}

/// Replays a game file, which holds seed and moves but does not prove who chose the seed, and when.
fn game_file(out: &mut impl Write, args: &VerifyArgs, noted: &Noted, pack: &Pack, text: &str) -> CliResult {
    let refused = |fault| CliError::with_file(&args.file, fault);
    let file = GameFile::parse(text).map_err(refused)?;
    let game = file.replay(&pack.content).map_err(refused)?;
    if *noted != Noted::default() {
        let problem = "this is a game file, which holds no commitment and no nonces to compare with";
        return Err(CliError::with_file(&args.file, problem));
    }
    let words = Words::new(Language::English, &pack.content, &file.names);
    let end = game.outcome().map_or_else(|| "The game is not over.".to_owned(), |end| words.outcome(end));
    writeln!(out, "This is a game file.")?;
    writeln!(out, "It was played again: all {} follow the rules.", count(game.moves().len(), "decision"))?;
    writeln!(out, "The moves lead to the end that the file names: {end}")?;
    Ok(writeln!(
        out,
        "It has no proof of fairness: nothing in it says who chose the seed, or when. Records of tables have one."
    )?)
}

/// Prints what was checked.
fn print(out: &mut impl Write, pack: &Pack, proof: &Proof, noted: &Noted) -> io::Result<()> {
    let table = &proof.table;
    let names = names(proof);
    let words = Words::new(Language::English, &pack.content, &names);
    writeln!(out, "This is the record of table {}, played with the pack {}.", table.id, pack.content.id())?;
    let lines = count(proof.records + 2, "line");
    writeln!(out, "No line was changed, left out, added or moved: the sums of all {lines} fit.")?;
    writeln!(
        out,
        "The server was bound to its secret before the first nonce: the secret fits the commitment {}.",
        proof.commitment
    )?;
    match noted.commitment {
        Some(_) => writeln!(out, "That is the commitment you noted.")?,
        None => writeln!(out, "Compare it with the one you were shown, or give it with --commitment.")?,
    }
    match (proof.seed, proof.nonces.len()) {
        (Some(_), _) if table.branch.is_some() => {}
        (None, _) => writeln!(out, "The cards were never dealt.")?,
        (Some(_), 0) => writeln!(out, "No player gave a nonce: only bots sat at the table.")?,
        (Some(_), given) => {
            writeln!(out, "Every player gave a nonce before the deal ({given} in all):")?;
            for given in &proof.nonces {
                writeln!(out, "    seat {}, {}: {}", given.seat.0, words.player(given.seat), given.nonce)?;
            }
            if !noted.nonces.is_empty() {
                writeln!(out, "What you noted is among them.")?;
            }
        }
    }
    if let Some(seed) = proof.seed {
        match table.branch {
            Some(branch) => writeln!(
                out,
                "This table is a branch: it goes on from moment {} of table {}, with the cards and the seed of that \
                 game ({seed}). Nothing was dealt here, so this record proves nothing about a deal; whether that game \
                 was dealt and played like this, its own record tells.",
                branch.at, branch.table
            )?,
            None => {
                writeln!(
                    out,
                    "The cards were dealt from the seed that follows from secret, options and nonces: {seed}."
                )?;
            }
        }
        writeln!(
            out,
            "The table was played again: {} follow the rules, and {} could be taken back as they were.",
            count(proof.decisions, "decision"),
            proof.take_backs
        )?;
    }
    match proof.clocks {
        0 => writeln!(out, "Time never ran backwards, and no clock ran out.")?,
        clocks => writeln!(
            out,
            "Time never ran backwards, and no bot took over before a clock had run out ({}).",
            count(clocks, "time")
        )?,
    }
    match proof.end {
        End::Finished(outcome) => {
            writeln!(out, "The moves lead to the end that the record names: {}", words.outcome(outcome))?;
        }
        End::Abandoned => writeln!(out, "The game was abandoned, as its rules allow.")?,
    }
    writeln!(out, "The last sum, for comparing copies of the record: {}.", proof.sum)
}

/// The names of the seats, safe for a terminal.
fn names(proof: &Proof) -> Vec<String> {
    let name = |chair: &Chair| match (chair.player(), chair.bot()) {
        (Some(player), _) => printable(&proof.name(player)),
        (None, Some(level)) => level.name().to_owned(),
        (None, None) => "nobody".to_owned(),
    };
    proof.table.chairs.iter().map(name).collect()
}

fn printable(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c }).collect()
}

fn count(number: usize, what: &str) -> String {
    format!("{number} {what}{}", if number == 1 { "" } else { "s" })
}

/// The error for an invalid record: exit code 1 for a violation, 2 for a text that cannot be checked.
fn trouble(path: &Path, pack: &Pack, fault: &RecordFault) -> CliError {
    let line = format!("{}: {}", path.display(), describe(pack, fault));
    match fault.wrong {
        Wrong::TooLong
        | Wrong::NoRecord
        | Wrong::Version(_)
        | Wrong::Unreadable(_)
        | Wrong::Rules(_)
        | Wrong::Pack { .. } => CliError::Failed(line),
        _ => CliError::CheckFailed(line),
    }
}

/// The fault as a sentence; an illegal move in terms of the game.
fn describe(pack: &Pack, fault: &RecordFault) -> String {
    let words = Words::new(Language::English, &pack.content, &[]);
    match fault.wrong {
        Wrong::Decision { seat: Seat(seat), ref action, refusal: Refusal::Illegal { ref refusal } } => {
            format!(
                "line {}: “{}” by seat {seat} is refused: {} ({})",
                fault.line,
                words.action(action),
                words.illegal(refusal),
                fault.clause()
            )
        }
        _ => fault.to_string(),
    }
}

/// The input: a file that can be read repeatedly, or text from a pipe.
enum Source {
    File(PathBuf),
    Text(Vec<u8>),
}

impl Source {
    fn open(path: &Path) -> Result<Self, CliError> {
        let unread = |error: io::Error| CliError::with_file(path, format_args!("cannot be read ({error})"));
        let file = File::open(path).map_err(unread)?;
        if file.metadata().map_err(unread)?.is_file() {
            return Ok(Self::File(path.to_owned()));
        }
        let mut text = Vec::new();
        file.take(MAX_TEXT + 1).read_to_end(&mut text).map_err(unread)?;
        if text.len() as u64 > MAX_TEXT {
            let problem = format_args!("is longer than {MAX_TEXT} bytes: save it as a file first");
            return Err(CliError::with_file(path, problem));
        }
        Ok(Self::Text(text))
    }

    fn reader(&self) -> io::Result<Box<dyn BufRead + '_>> {
        Ok(match self {
            Self::File(path) => Box::new(BufReader::new(File::open(path)?)),
            Self::Text(text) => Box::new(Cursor::new(text.as_slice())),
        })
    }

    /// The whole text of a game file.
    fn text(&self, path: &Path) -> Result<String, CliError> {
        let mut bytes = Vec::new();
        self.reader()
            .and_then(|reader| reader.take(MAX_TEXT).read_to_end(&mut bytes))
            .map_err(|error| CliError::with_file(path, format_args!("cannot be read ({error})")))?;
        String::from_utf8(bytes).map_err(|error| {
            let byte = error.utf8_error().valid_up_to() + 1;
            CliError::with_file(path, format_args!("byte {byte}: this is no UTF-8 text"))
        })
    }
}

/// A game file is one JSON object; a record begins with a sum.
fn is_game_file(reader: impl Read) -> io::Result<bool> {
    let mut start = Vec::new();
    reader.take(1 << 10).read_to_end(&mut start)?;
    Ok(start.trim_ascii_start().first() == Some(&b'{'))
}
