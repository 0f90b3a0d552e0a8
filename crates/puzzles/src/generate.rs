//! Puzzles from seeds, from days and from recorded games.

use crate::deals::answers;
use crate::dice::Dice;
use crate::saying::NAMES;
use crate::simulate::simulated;
use crate::solve::solve;
use crate::thin::{dress, thin};
use crate::{Date, Grade, Layout, Place, Puzzle, PuzzleId, Question, Scene, Source, VERSION};
use armonium_rules::{Character, Content, Event, Game, Seat};
use std::ops::RangeInclusive;

/// The games that are tried for one puzzle, at most.
const MOST_GAMES: u64 = 400;
/// How often a game is tried.
const TRIES: usize = 12;
/// How often a line of a chronicle is blotted before another question is asked.
const ATTEMPTS: usize = 160;

/// With how many players the grades are worth trying: every place takes a step or two.
const PLAYERS: [RangeInclusive<u8>; 5] = [3..=5, 4..=6, 4..=6, 5..=6, 5..=6];

/// A game that was recorded.
#[derive(Clone, Copy, Debug)]
pub struct Recorded<'a> {
    /// The name of its file.
    pub name: &'a str,
    /// The game.
    pub game: &'a Game,
}

/// What happened in a game, from the beginning.
pub(crate) struct Told<'a> {
    pub(crate) players: u8,
    pub(crate) events: &'a [Event],
}

impl<'a> Recorded<'a> {
    pub(crate) fn told(&self) -> Told<'a> {
        Told { players: self.game.state().public().options.players, events: self.game.events() }
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
    let mut dice = Dice::new([u64::from(VERSION), series, u64::from(number), 4]);
    // Half as many bits make a name that people can write down.
    of_seed(content, grade, dice.seed() >> 32)
}

/// The puzzle of a day, the same for everybody; its grade follows from the day of the week.
pub fn of_day(content: &Content, date: Date) -> Option<Puzzle> {
    let grade = Grade::of_weekday(date.weekday());
    made(content, &date.to_string(), grade, [u64::from(VERSION), u64::from(grade.number()), date.number(), 2])
}

/// A puzzle of a grade from a recorded game that follows from a seed, if the game has one in it.
pub fn of_game(recorded: &Recorded<'_>, grade: Grade, seed: u64) -> Option<Puzzle> {
    let mut dice = Dice::new([u64::from(VERSION), u64::from(grade.number()), seed, 3]);
    let source = Source::Recorded { game: recorded.name.to_owned() };
    let id = format!("{}-{}-{seed:x}", recorded.name, grade.number());
    (0..MOST_GAMES).find_map(|_| craft(&recorded.told(), &source, &id, grade, &mut dice))
}

fn made(content: &Content, id: &str, grade: Grade, seed: [u64; 4]) -> Option<Puzzle> {
    let mut dice = Dice::new(seed);
    (0..MOST_GAMES).find_map(|_| {
        let seed = dice.seed();
        let (players, events) = simulated(content, seed)?;
        craft(&Told { players, events: &events }, &Source::Simulated { seed }, id, grade, &mut dice)
    })
}

/// Tries to make a puzzle of this grade out of a game.
fn craft(told: &Told<'_>, source: &Source, id: &str, grade: Grade, dice: &mut Dice) -> Option<Puzzle> {
    let layout = Layout::new(told.players)?;
    if !PLAYERS[usize::from(grade.number()) - 1].contains(&told.players) {
        return None;
    }
    let mut moments: Vec<(Seat, u32)> = Vec::new();
    for seat in (0..told.players).map(Seat) {
        moments.extend(Scene::ripe(layout, seat, told.events).into_iter().map(|moment| (seat, moment)));
    }
    let (seat, moment) = dice.one(&moments)?;
    let scene = Scene::after(layout, seat, told.events, moment);
    (0..TRIES).find_map(|_| {
        let question = ask(&scene, dice);
        let (facts, ..) = thin(&scene, question, grade, ATTEMPTS, dice)?;
        let facts = dress(&scene, facts, dice);
        let (answer, steps) = solve(layout, seat, &facts, question)?;
        let single = answers(layout, seat, &facts, question, 2) == [answer];
        if !single || Grade::of(&steps) != Some(grade) {
            return None;
        }
        let mut names: Vec<u8> = (0..NAMES).collect();
        dice.shuffle(&mut names);
        names.truncate(usize::from(told.players));
        Some(Puzzle {
            id: id.to_owned(),
            version: VERSION,
            source: source.clone(),
            moment,
            players: told.players,
            names,
            seat,
            hour: scene.hour,
            facts,
            question,
            answer,
            steps,
            grade,
        })
    })
}

/// What is asked: mostly who the Chosen One is.
fn ask(scene: &Scene, dice: &mut Dice) -> Question {
    let others: Vec<Character> =
        Character::ALL.into_iter().filter(|card| !scene.own.or(scene.face_up).has(*card)).collect();
    let seats: Vec<Seat> = (0..scene.layout.players()).map(Seat).filter(|seat| *seat != scene.seat).collect();
    match dice.below(8) {
        0 if scene.layout.room(Place::Hand(scene.seat)) == 1 => {
            dice.one(&seats).map_or(Question::Chosen {}, |seat| Question::Holds { seat })
        }
        1 => dice.one(&others).map_or(Question::Chosen {}, |character| Question::Lies { character }),
        _ => Question::Chosen {},
    }
}
