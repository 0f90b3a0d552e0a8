//! The strength and speed of the bots: one of each level against three of another, every deal from each seat, and the
//! processor time of a decision. `cargo xtask bench bots` runs it.

use armonium_belief::Belief;
use armonium_bots::{Bot, BotKind, Depth, Level, Master, Review, ReviewStop, had_choice};
use armonium_lab::{Player, Setup, compare, play};
use armonium_pack::Pack;
use armonium_rules::{Ask, Content, Game, Options, Seed, State, View, Viewer};
use cpu_time::ThreadTime;
use std::hint::black_box;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

const DETECTIVE: Player = Player::Bot(BotKind::Level(Level::Detective));
/// One of the first against three of the second.
const COMPARISONS: [(Player, Player); 6] = [
    (Player::Bot(BotKind::Level(Level::Apprentice)), Player::Bot(BotKind::Random)),
    (DETECTIVE, Player::Bot(BotKind::Level(Level::Apprentice))),
    (Player::Bot(BotKind::Level(Level::Inspector)), DETECTIVE),
    (Player::Bot(BotKind::Level(Level::Master)), DETECTIVE),
    (Player::Oracle, DETECTIVE),
    (Player::Bot(BotKind::Random), DETECTIVE),
];
const PLAYERS: u8 = 4;
const SEED: u64 = 11;
/// The most games to measure speed with, and the most time to start them in.
const GAMES: u32 = 200;
const PATIENCE: Duration = Duration::from_secs(20);
/// Games with a position in which the search is measured, and the iterations there.
const SEARCHED_GAMES: u64 = 20;
const ITERATIONS: u32 = 25_000;
/// Games of six, of which the longest is reviewed.
const REVIEWED_GAMES: u64 = 40;

const USAGE: &str = "cargo xtask bench bots [--deals N] [--threads N] [--only NAME]

N deals are played from each of four seats (250). NAME is the bot to measure (apprentice, detective, inspector, master,
oracle or random), `speed` for processor times only, or `review` for the processor time of a review";

/// The command line.
struct Args {
    deals: u32,
    threads: usize,
    only: Option<String>,
}

fn main() -> ExitCode {
    let Some(args) = args() else {
        eprintln!("{USAGE}");
        return ExitCode::FAILURE;
    };
    let is_wanted = |name: &str| args.only.as_deref().is_none_or(|only| only == name);
    let content = &Pack::turin().content;
    for (a, b) in COMPARISONS.into_iter().filter(|(a, _)| is_wanted(a.name())) {
        let result = compare(content, a, b, PLAYERS, args.deals, SEED, args.threads);
        println!("{:<28}{result}", format!("{a} v 3 {b}"));
    }
    if is_wanted("speed") {
        BotKind::ALL
            .into_iter()
            .map(Player::Bot)
            .chain([Player::Oracle])
            .for_each(|player| speed(content, player));
        belief_and_search(content);
    }
    if is_wanted("speed") || is_wanted("review") {
        review(content);
    }
    ExitCode::SUCCESS
}

fn args() -> Option<Args> {
    let mut args = Args { deals: 250, threads: 0, only: None };
    let words: Vec<String> = std::env::args().skip(1).collect();
    for pair in words.chunks(2) {
        match pair {
            [flag, value] if flag == "--deals" => {
                args.deals = value.parse().ok().filter(|&deals| deals > 0)?
            }
            [flag, value] if flag == "--threads" => args.threads = value.parse().ok()?,
            [flag, value] if flag == "--only" => {
                let known = value == "speed"
                    || value == "review"
                    || COMPARISONS.iter().any(|(a, _)| a.name() == value);
                args.only = Some(value.clone()).filter(|_| known);
                args.only.as_ref()?;
            }
            _ => return None,
        }
    }
    Some(args)
}

/// The processor time of games between bots of one kind, including the referee's work.
fn speed(content: &Content, player: Player) {
    let table = vec![player; PLAYERS.into()];
    let setup = Setup::new(content, vec![table], GAMES, SEED);
    let clock = ThreadTime::now();
    let (mut games, mut decisions) = (0, 0);
    for fixture in setup.fixtures() {
        if let Some(record) = play(content, &setup, fixture, &AtomicBool::new(false)) {
            games += 1;
            decisions += record.decisions;
        }
        if clock.elapsed() > PATIENCE {
            break;
        }
    }
    let time = clock.elapsed();
    println!(
        "{:<28}{:.1} µs per decision, {:.2} ms per game of 4 ({games} games, {decisions} decisions)",
        format!("{player}, processor time"),
        time.as_secs_f64() * 1e6 / f64::from(decisions.max(1)),
        time.as_secs_f64() * 1e3 / f64::from(games.max(1)),
    );
}

/// A review on one core of the longest of some games of six detectives.
fn review(content: &Content) {
    let games = (0..REVIEWED_GAMES).filter_map(|number| {
        let mut game = Game::new(content, Options::new(6), Seed::from_number(number)).ok()?;
        let mut bots: Vec<_> =
            (0..6).map(|seat| BotKind::Level(Level::Detective).new_bot(number * 6 + seat)).collect();
        while let Some(seat) = game.state().to_act() {
            let view = game.state().view(content, Viewer::Seat(seat));
            let action = bots[seat.index()].decide(content, &view)?;
            game.apply(content, seat, action).ok()?;
        }
        Some(game)
    });
    let Some(longest) = games.max_by_key(|game| game.moves().len()) else { return };
    let start = Game::from_state(*longest.start());
    let Ok(choices) = had_choice(content, &start, longest.moves()) else { return };
    let stops = (0..).zip(longest.moves()).zip(&choices);
    let stops =
        stops.map(|((at, step), &evaluate)| ReviewStop { at, played: Some(*step), evaluate }).collect();
    let count = choices.iter().filter(|&&choice| choice).count();
    let worlds = Depth::Quick.worlds(count);
    let Ok(mut review) = Review::new(Arc::new(content.clone()), &start, stops, worlds) else { return };
    let (clock, mut reviewed, mut first) = (ThreadTime::now(), 0, None);
    while let Ok(Some(_)) = review.evaluate_next() {
        reviewed += 1;
        first.get_or_insert_with(|| clock.elapsed());
    }
    println!(
        "{:<28}{:.1} s for {reviewed} decisions of {} in a game of 6, {worlds} worlds each; the first after {:.0} ms",
        "review, processor time",
        clock.elapsed().as_secs_f64(),
        longest.moves().len(),
        first.unwrap_or_default().as_secs_f64() * 1e3,
    );
}

/// The speed of belief and search in positions of Hour VI of games between detectives.
fn belief_and_search(content: &Content) {
    let views = middle(content);
    let (rounds, clock) = (200, ThreadTime::now());
    for _ in 0..rounds {
        for view in &views {
            black_box(Belief::of(black_box(view)));
        }
    }
    let each = clock.elapsed().as_secs_f64() * 1e6 / f64::from(rounds) / views.len().max(1) as f64;
    println!("{:<28}{each:.3} µs, from a View of Hour VI", "exact belief");
    let (mut iterations, clock) = (0, ThreadTime::now());
    for view in &views {
        let mut master = Master::new(SEED, ITERATIONS);
        black_box(master.decide(content, view));
        iterations += master.iterations();
    }
    let rate = iterations as f64 / clock.elapsed().as_secs_f64();
    let positions = views.len();
    println!(
        "{:<28}{rate:.0} iterations per second on one core, in {positions} positions of Hour VI",
        "search"
    );
}

/// Views of the seat to choose a character, in Hour VI of some games.
fn middle(content: &Content) -> Vec<View> {
    (0..SEARCHED_GAMES)
        .filter_map(|number| {
            let mut state =
                State::new(content, Options::new(PLAYERS), Seed::from_number(number), &mut ()).ok()?;
            let mut bots: Vec<_> =
                (0..PLAYERS).map(|seat| BotKind::Level(Level::Detective).new_bot(seat.into())).collect();
            loop {
                let seat = state.to_act()?;
                let view = state.view(content, Viewer::Seat(seat));
                if state.public().hour == 6 && view.ask == Ask::Choose {
                    return Some(view);
                }
                let action = bots[seat.index()].decide(content, &view)?;
                state.apply(content, seat, action, &mut ()).ok()?;
            }
        })
        .collect()
}
