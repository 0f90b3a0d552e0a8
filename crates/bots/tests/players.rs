//! The players at work: only legal moves, enough Time, no declaration below the stated confidence, the same game for the
//! same seed, and the order of their strength.

use armonium_bots::{Bot, BotKind, Budget, Level, Master, Table, Thought};
use armonium_pack::Pack;
use armonium_rules::{Fate, Options, Outcome, Reason, Seat, Seed, State};
use std::thread;

/// Plays a game; nobody may declare below the stated confidence.
fn play(options: Options, seed: u64, bots: Vec<Box<dyn Bot>>) -> State {
    let content = &Pack::turin().content;
    let mut table = Table::new(bots);
    let mut events = Vec::new();
    let mut state = State::new(content, options, Seed::from_number(seed), &mut events).expect("playable");
    loop {
        table.watch(content, &state, &events);
        let Some(seat) = state.to_act() else { return state };
        let (action, thought) = table.decide(content, &state, seat).expect("something to do");
        if let Some(Thought::Declared { sure, needed, .. }) = thought {
            assert!(sure >= needed, "declared {sure} sure, though {needed} was needed (deal {seed})");
        }
        events.clear();
        state.apply(content, seat, action, &mut events).expect("a legal move");
    }
}

/// One player of a kind at a seat, of another kind at the others.
fn one_among(one: BotKind, others: BotKind, seat: u8, seed: u64) -> Vec<Box<dyn Bot>> {
    let kind = |own| if own == seat { one } else { others };
    (0..4).map(|own| kind(own).seat(seed * 8 + u64::from(own))).collect()
}

/// How many of the decided games the one wins against three others: duplicate deals, every seat in turn.
fn share(one: BotKind, others: BotKind, deals: u64) -> (u32, u32) {
    let (mut won, mut decided) = (0, 0);
    for deal in 0..deals {
        for seat in 0..4 {
            let end = play(Options::new(4), deal, one_among(one, others, seat, deal));
            if let Some(Outcome::Won { seat: winner, .. }) = end.outcome() {
                decided += 1;
                won += u32::from(winner == Seat(seat));
            }
        }
    }
    println!("{one} against three {others}: {won} of {decided} decided games");
    (won, decided)
}

/// A table of levels for a game: apprentices and detectives in every mixture, now and then a searching player.
fn mixed_table(number: u64) -> (Options, Vec<Box<dyn Bot>>) {
    let players = 3 + (number % 4) as u8;
    let mixture = number / 4;
    let bots = (0..players).map(|seat| -> Box<dyn Bot> {
        let own = number * 8 + u64::from(seat);
        match mixture >> seat & 1 {
            _ if number % 100 == u64::from(seat) => Box::new(Master::new(own, Budget::Iterations(12))),
            0 => BotKind::Level(Level::Apprentice).seat(own),
            _ => BotKind::Level(Level::Detective).seat(own),
        }
    });
    (Options::new(players), bots.collect())
}

/// Every mixture of levels at every number of players once; with `LONG_TESTS=1` (`cargo xtask test --long`) 10,000 games.
#[test]
fn nobody_moves_illegally_runs_out_of_time_or_declares_below_the_stated_confidence() {
    let games = if std::env::var_os("LONG_TESTS").is_some() { 10_000 } else { 600 };
    let workers = thread::available_parallelism().map_or(2, usize::from) as u64;
    thread::scope(|scope| {
        for worker in 0..workers {
            scope.spawn(move || {
                for number in (worker..games).step_by(workers as usize) {
                    let (options, bots) = mixed_table(number);
                    let end = play(options, number, bots);
                    let out = end.public().fates.iter().filter(|&&fate| fate == Fate::Out(Reason::Time));
                    assert_eq!(out.count(), 0, "somebody ran out of Time in deal {number}");
                    let failed = end.public().fates.contains(&Fate::Out(Reason::Failed));
                    assert!(!failed, "somebody declared rightly and did not get there in deal {number}");
                }
            });
        }
    });
}

#[test]
fn an_apprentice_wins_four_decided_games_of_five_against_three_random_players() {
    let (won, decided) = share(BotKind::Level(Level::Apprentice), BotKind::Random, 100);
    assert!(decided >= 40, "only {decided} games were decided");
    assert!(won * 10 >= decided * 8, "{won} of {decided}");
}

#[test]
fn a_detective_wins_45_per_cent_of_the_decided_games_against_three_apprentices() {
    let (won, decided) = share(BotKind::Level(Level::Detective), BotKind::Level(Level::Apprentice), 100);
    assert!(won * 100 >= decided * 45, "{won} of {decided}");
}

#[test]
fn the_same_seeds_give_the_same_game() {
    for kind in [BotKind::Random, BotKind::Level(Level::Apprentice), BotKind::Level(Level::Detective)] {
        for seed in 0..4 {
            let table = || -> Vec<_> { (0..5).map(|seat| kind.seat(seed * 8 + seat)).collect() };
            let once = play(Options::new(5), seed, table());
            assert_eq!(once, play(Options::new(5), seed, table()), "{kind}");
        }
    }
}

#[test]
fn a_search_counted_in_iterations_gives_the_same_game_on_one_core_and_on_two() {
    for cores in [1, 2] {
        let table = || -> Vec<Box<dyn Bot>> {
            let master = |seat| Master::new(seat, Budget::Iterations(8)).on_cores(cores);
            (0..4).map(|seat| Box::new(master(seat)) as Box<dyn Bot>).collect()
        };
        let once = play(Options::new(4), 1, table());
        assert_eq!(once, play(Options::new(4), 1, table()), "on {cores} cores");
    }
}
