//! Generates puzzles from seeds, dates and recorded games.

use crate::deals::answers;
use crate::message::NAMES;
use crate::minimize::{add_noise, minimize};
use crate::rng::PuzzleRng;
use crate::simulate::simulated;
use crate::solve::solve;
use crate::{Date, Grade, Layout, Observations, Place, Puzzle, PuzzleId, Question, Source, VERSION};
use armonium_rules::{Character, Content, Event, Game, Seat};
use std::ops::RangeInclusive;

/// The most games to try for one puzzle.
const MOST_GAMES: u64 = 400;
/// The number of questions to try per game.
const TRIES: usize = 12;
/// The number of times to weaken a fact before trying another question.
const ATTEMPTS: usize = 160;

/// The player counts worth trying, by grade: every place takes a step or two.
const PLAYERS: [RangeInclusive<u8>; 5] = [3..=5, 4..=6, 4..=6, 5..=6, 5..=6];

/// A recorded game.
#[derive(Clone, Copy, Debug)]
pub struct Recorded<'a> {
    /// The name of its file.
    pub name: &'a str,
    /// The game.
    pub game: &'a Game,
}

/// The events of a game from its start.
pub(crate) struct Played<'a> {
    pub(crate) players: u8,
    pub(crate) events: &'a [Event],
}

impl<'a> Recorded<'a> {
    pub(crate) fn played(&self) -> Played<'a> {
        Played { players: self.game.state().public().options.players, events: self.game.events() }
    }
}

/// The puzzle of a grade that follows from a seed.
pub fn of_seed(content: &Content, grade: Grade, seed: u64) -> Option<Puzzle> {
    let id = PuzzleId::Practice(grade, seed);
    made(content, &id.to_string(), grade, [u64::from(VERSION), u64::from(grade.number()), seed, 1])
}

/// The puzzle with a number in the series that follows from a seed. Without a grade the grades take turns.
pub fn of_series(content: &Content, series: u64, number: u32, grade: Option<Grade>) -> Option<Puzzle> {
    let grade = grade.or_else(|| Grade::from_number((number % 5) as u8 + 1))?;
    let mut rng = PuzzleRng::new([u64::from(VERSION), series, u64::from(number), 4]);
    // Half the bits keep the ID short.
    of_seed(content, grade, rng.seed() >> 32)
}

/// The puzzle of a day, the same everywhere; the day of the week gives its grade.
pub fn of_day(content: &Content, date: Date) -> Option<Puzzle> {
    let grade = Grade::of_weekday(date.weekday());
    made(content, &date.to_string(), grade, [u64::from(VERSION), u64::from(grade.number()), date.number(), 2])
}

/// A puzzle of a grade from a recorded game; none if the game yields none with this seed.
pub fn of_game(recorded: &Recorded<'_>, grade: Grade, seed: u64) -> Option<Puzzle> {
    let mut rng = PuzzleRng::new([u64::from(VERSION), u64::from(grade.number()), seed, 3]);
    let source = Source::Recorded { game: recorded.name.to_owned() };
    let id = format!("{}-{}-{seed:x}", recorded.name, grade.number());
    (0..MOST_GAMES).find_map(|_| craft(&recorded.played(), &source, &id, grade, &mut rng))
}

fn made(content: &Content, id: &str, grade: Grade, seed: [u64; 4]) -> Option<Puzzle> {
    let mut rng = PuzzleRng::new(seed);
    (0..MOST_GAMES).find_map(|_| {
        let seed = rng.seed();
        let (players, events) = simulated(content, seed)?;
        craft(&Played { players, events: &events }, &Source::Simulated { seed }, id, grade, &mut rng)
    })
}

/// Tries to make a puzzle of this grade from a game.
fn craft(game: &Played<'_>, source: &Source, id: &str, grade: Grade, rng: &mut PuzzleRng) -> Option<Puzzle> {
    let layout = Layout::new(game.players)?;
    if !PLAYERS[usize::from(grade.number()) - 1].contains(&game.players) {
        return None;
    }
    let mut moments: Vec<(Seat, u32)> = Vec::new();
    for seat in (0..game.players).map(Seat) {
        moments.extend(
            Observations::solvable_moments(layout, seat, game.events)
                .into_iter()
                .map(|moment| (seat, moment)),
        );
    }
    let (seat, moment) = rng.one(&moments)?;
    let observations = Observations::after(layout, seat, game.events, moment);
    (0..TRIES).find_map(|_| {
        let question = ask(&observations, rng);
        let (facts, ..) = minimize(&observations, question, grade, ATTEMPTS, rng)?;
        let facts = add_noise(&observations, facts, rng);
        let (answer, steps) = solve(layout, seat, &facts, question)?;
        let single = answers(layout, seat, &facts, question, 2) == [answer];
        if !single || Grade::of(&steps) != Some(grade) {
            return None;
        }
        let mut names: Vec<u8> = (0..NAMES).collect();
        rng.shuffle(&mut names);
        names.truncate(usize::from(game.players));
        Some(Puzzle {
            id: id.to_owned(),
            version: VERSION,
            source: source.clone(),
            moment,
            players: game.players,
            names,
            seat,
            hour: observations.hour,
            facts,
            question,
            answer,
            steps,
            grade,
        })
    })
}

/// A random question, usually who the Chosen One is.
fn ask(observations: &Observations, rng: &mut PuzzleRng) -> Question {
    let others: Vec<Character> = Character::ALL
        .into_iter()
        .filter(|card| !observations.own.or(observations.face_up).has(*card))
        .collect();
    let seats: Vec<Seat> =
        (0..observations.layout.players()).map(Seat).filter(|seat| *seat != observations.seat).collect();
    match rng.below(8) {
        0 if observations.layout.room(Place::Hand(observations.seat)) == 1 => {
            rng.one(&seats).map_or(Question::Chosen {}, |seat| Question::Holds { seat })
        }
        1 => rng.one(&others).map_or(Question::Chosen {}, |character| Question::Lies { character }),
        _ => Question::Chosen {},
    }
}
