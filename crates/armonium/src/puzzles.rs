//! `armonium puzzles`: generates and checks deduction puzzles, and prints one with its explanation.

use crate::args::{GenerateArgs, PuzzlesCommand, ShowArgs};
use crate::error::{CliError, CliResult};
use crate::pack;
use crate::replay::read;
use armonium_engine::GameFile;
use armonium_locale::Words;
use armonium_pack::Pack;
use armonium_puzzles::{
    Date, Grade, Layout, Puzzle, PuzzleId, Recorded, of_day, of_game, of_seed, of_series, sentences,
};
use armonium_rules::{Content, Game};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufRead, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

/// The longest line of a file of puzzles, in bytes.
const LONGEST_LINE: usize = 1 << 16;

pub(crate) fn run(out: &mut impl Write, command: PuzzlesCommand) -> CliResult {
    match command {
        PuzzlesCommand::Generate(args) => generate(out, &args),
        PuzzlesCommand::Check { file, games, content } => check(out, &file, &games, content.as_deref()),
        PuzzlesCommand::Show(args) => show(out, &args),
    }
}

/// Puzzles always use the built-in pack, so that they are the same everywhere.
fn content() -> &'static Content {
    &Pack::turin().content
}

/// A recorded game with the name of its file.
fn open(path: &Path, pack: &Pack) -> Result<(String, Game), CliError> {
    let refused = |fault| CliError::with_file(path, fault);
    let file = GameFile::parse(&read(path)?).map_err(refused)?;
    let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    Ok((name, file.replay(&pack.content).map_err(refused)?))
}

fn generate(out: &mut impl Write, args: &GenerateArgs) -> CliResult {
    let pack = pack::open(args.content.as_deref())?;
    let game = args.game.as_deref().map(|path| open(path, &pack)).transpose()?;
    let make = |number: u32| match &game {
        Some((name, game)) => {
            let grade = args.grade.or_else(|| Grade::from_number((number % 5) as u8 + 1))?;
            of_game(&Recorded { name, game }, grade, args.seed.wrapping_add(u64::from(number)))
        }
        None => of_series(content(), args.seed, number, args.grade),
    };
    let mut file = match &args.output {
        Some(path) => {
            let made = File::create(path);
            Some(BufWriter::new(
                made.map_err(|error| CliError::with_file(path, format_args!("cannot be written ({error})")))?,
            ))
        }
        None => None,
    };
    let mut made = 0;
    for puzzle in (0..args.count).filter_map(make) {
        let line = serde_json::to_string(&puzzle).map_err(|error| CliError::Failed(error.to_string()))?;
        match &mut file {
            Some(file) => writeln!(file, "{line}")?,
            None => writeln!(out, "{line}")?,
        }
        made += 1;
    }
    if let Some(mut file) = file {
        file.flush()?;
        writeln!(out, "{made} puzzles made")?;
    }
    match (made, &args.game) {
        (0, Some(path)) => Err(CliError::with_file(
            path,
            "nobody could prove anything in this game; try another grade or game",
        )),
        (made, None) if made < args.count => Err(CliError::Failed(format!(
            "only {made} of {} puzzles could be made; try another seed",
            args.count
        ))),
        _ => Ok(()),
    }
}

/// The lines of a file of puzzles.
fn lines(path: &Path) -> Result<impl Iterator<Item = Result<String, CliError>> + '_, CliError> {
    let cannot =
        move |error: std::io::Error| CliError::with_file(path, format_args!("cannot be read ({error})"));
    let file = File::open(path).map_err(cannot)?;
    let lines = BufReader::new(file).lines().map(move |line| line.map_err(cannot));
    Ok(lines.filter(|line| !line.as_ref().is_ok_and(|line| line.trim().is_empty())))
}

fn parse(path: &Path, number: usize, line: &str) -> Result<Puzzle, CliError> {
    let refused = |what: &dyn std::fmt::Display| {
        CliError::with_file(path, format_args!("line {number} is no puzzle: {what}"))
    };
    if line.len() > LONGEST_LINE {
        return Err(refused(&"it is too long"));
    }
    serde_json::from_str(line).map_err(|error| refused(&error))
}

fn check(out: &mut impl Write, path: &Path, games: &[PathBuf], pack: Option<&Path>) -> CliResult {
    let pack = pack::open(pack)?;
    let games: Vec<(String, Game)> = games.iter().map(|path| open(path, &pack)).collect::<Result<_, _>>()?;
    let find = |wanted: &str| {
        let found = games.iter().find(|(name, _)| name == wanted);
        found.map(|(name, game)| Recorded { name, game })
    };
    let mut grades: BTreeMap<u8, usize> = BTreeMap::new();
    let (mut all, mut wrong) = (0, 0);
    for line in lines(path)? {
        all += 1;
        let puzzle = parse(path, all, &line?)?;
        match puzzle.check(content(), find) {
            Ok(()) => *grades.entry(puzzle.grade.number()).or_default() += 1,
            Err(fault) => {
                wrong += 1;
                writeln!(out, "{}: line {all}, puzzle {}: {fault}", path.display(), puzzle.id)?;
            }
        }
    }
    let found = |line: String| Err(CliError::CheckFailed(line));
    match (all, wrong) {
        (0, _) => Err(CliError::with_file(path, "there is no puzzle in it")),
        (_, 0) => {
            let grades: Vec<String> =
                grades.iter().map(|(grade, count)| format!("{count} of grade {grade}")).collect();
            Ok(writeln!(out, "{all} puzzles, all true, each with one answer: {}", grades.join(", "))?)
        }
        (all, wrong) => {
            out.flush()?;
            found(format!("{}: {wrong} of {all} puzzles are wrong", path.display()))
        }
    }
}

fn today() -> Date {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Date::at(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

fn show(out: &mut impl Write, args: &ShowArgs) -> CliResult {
    let puzzle = match &args.file {
        Some(path) => {
            let line = lines(path)?.nth(args.number.saturating_sub(1)).ok_or_else(|| {
                CliError::with_file(path, format_args!("there is no puzzle number {}", args.number))
            })?;
            let puzzle = parse(path, args.number, &line?)?;
            // Print only valid puzzles.
            let fault = puzzle.check_explanation().err();
            fault.map_or(Ok(puzzle), |fault| {
                Err(CliError::with_file(path, format_args!("line {}: {fault}", args.number)))
            })?
        }
        None => {
            let today = today();
            let id = args.puzzle.unwrap_or(PuzzleId::Day(today));
            // A server refuses these too.
            if matches!(id, PuzzleId::Day(day) if day > today) {
                return Err(CliError::Failed(format!(
                    "the puzzle of {id} is still to come; today is {today}, in UTC"
                )));
            }
            let made = match id {
                PuzzleId::Day(date) => of_day(content(), date),
                PuzzleId::Practice(grade, seed) => of_seed(content(), grade, seed),
            };
            made.ok_or_else(|| CliError::Failed(format!("no puzzle {id} can be made; try another seed")))?
        }
    };
    let layout = puzzle.layout().ok_or_else(|| CliError::Failed("there are 3 to 6 players".to_owned()))?;
    Ok(print(out, &puzzle, layout, args)?)
}

fn print(out: &mut impl Write, puzzle: &Puzzle, layout: Layout, args: &ShowArgs) -> std::io::Result<()> {
    let names = sentences::player_names(args.language, puzzle);
    let words = Words::new(args.language, content(), &names);
    let grade = armonium_locale::roman(puzzle.grade.number());
    writeln!(out, "{} · {grade} · {}\n", puzzle.id, sentences::grade_name(args.language, puzzle.grade))?;
    writeln!(out, "{}\n", sentences::reader(&words, puzzle))?;
    for (number, fact) in (1..).zip(&puzzle.facts) {
        let text = sentences::sentence(&words, layout, &fact.message(puzzle.seat));
        match fact.hour() {
            0 => writeln!(out, "{number:>3}. {text}")?,
            hour => writeln!(out, "{number:>3}. {} · {text}", sentences::hour(&words, hour))?,
        }
    }
    writeln!(out, "\n{}", sentences::sentence(&words, layout, &puzzle.question.message()))?;
    if args.no_answer {
        return Ok(());
    }
    writeln!(out)?;
    for (letter, step) in ('a'..).zip(&puzzle.steps) {
        let facts = step.facts.iter().map(|fact| (fact + 1).to_string());
        let steps = step.steps.iter().map(|step| char::from(b'a'.saturating_add(*step)).to_string());
        let from: Vec<String> = facts.chain(steps).collect();
        writeln!(
            out,
            "  {letter}. {} [{}]",
            sentences::sentence(&words, layout, &step.message()),
            from.join(" ")
        )?;
    }
    writeln!(out, "\n{}", sentences::sentence(&words, layout, &puzzle.answer_message()))
}
