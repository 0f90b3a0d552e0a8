//! The levels at play: only legal moves, enough Time, no declaration below the stated confidence, the same game for the
//! same seed, and their order of strength.

use armonium_bots::{Bot, BotKind, Level, Master, SelfPlay, Thought};
use armonium_pack::Pack;
use armonium_rules::{Fate, Options, Outcome, Reason, Seat, Seed, State, Viewer};
use std::thread;

/// Plays a game and checks that no bot declares below the stated confidence.
fn play(options: Options, seed: u64, bots: Vec<Box<dyn Bot>>) -> State {
    let content = &Pack::turin().content;
    let mut game = SelfPlay::new(bots);
    let mut events = Vec::new();
    let mut state = State::new(content, options, Seed::from_number(seed), &mut events).expect("playable");
    loop {
        game.watch(content, &state, &events);
        let Some(seat) = state.to_act() else { return state };
        let (action, thought) = game.decide(content, &state, seat).expect("something to do");
        if let Some(Thought::Declared { sure, needed, .. }) = thought {
            assert!(sure >= needed, "declared at {sure}, though {needed} was needed (deal {seed})");
        }
        events.clear();
        state.apply(content, seat, action, &mut events).expect("a legal move");
    }
}

/// One bot of a kind at a seat, bots of another kind at the others.
fn one_among(one: BotKind, others: BotKind, seat: u8, seed: u64) -> Vec<Box<dyn Bot>> {
    let kind = |own| if own == seat { one } else { others };
    (0..4).map(|own| kind(own).new_bot(seed * 8 + u64::from(own))).collect()
}

/// The wins and the decided games of one bot against three others: the same deals from every seat.
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

/// The bots of a game: apprentices and detectives in every mixture, now and then a searching bot.
fn mixed_bots(number: u64) -> (Options, Vec<Box<dyn Bot>>) {
    let players = 3 + (number % 4) as u8;
    let mixture = number / 4;
    let bots = (0..players).map(|seat| -> Box<dyn Bot> {
        let own = number * 8 + u64::from(seat);
        match mixture >> seat & 1 {
            _ if number % 100 == u64::from(seat) => Box::new(Master::new(own, 12)),
            0 => BotKind::Level(Level::Apprentice).new_bot(own),
            _ => BotKind::Level(Level::Detective).new_bot(own),
        }
    });
    (Options::new(players), bots.collect())
}

/// Every mixture at every number of players once; `LONG_TESTS=1` (`cargo xtask test --long`) plays 10,000 games.
#[test]
fn no_bot_moves_illegally_runs_out_of_time_or_declares_below_the_stated_confidence() {
    let games = if std::env::var_os("LONG_TESTS").is_some() { 10_000 } else { 600 };
    let workers = thread::available_parallelism().map_or(2, usize::from) as u64;
    thread::scope(|scope| {
        for worker in 0..workers {
            scope.spawn(move || {
                for number in (worker..games).step_by(workers as usize) {
                    let (options, bots) = mixed_bots(number);
                    let end = play(options, number, bots);
                    let out = end.public().fates.iter().filter(|&&fate| fate == Fate::Out(Reason::Time));
                    assert_eq!(out.count(), 0, "a bot ran out of Time in deal {number}");
                    let failed = end.public().fates.contains(&Fate::Out(Reason::Failed));
                    assert!(!failed, "a bot declared rightly and did not reach the goal in deal {number}");
                }
            });
        }
    });
}

#[test]
fn an_apprentice_wins_four_decided_games_of_five_against_three_random_bots() {
    let (won, decided) = share(BotKind::Level(Level::Apprentice), BotKind::Random, 100);
    assert!(decided >= 40, "only {decided} games were decided");
    assert!(won * 10 >= decided * 8, "{won} of {decided}");
}

#[test]
fn a_detective_wins_45_per_cent_of_the_decided_games_against_three_apprentices() {
    let (won, decided) = share(BotKind::Level(Level::Detective), BotKind::Level(Level::Apprentice), 100);
    assert!(won * 100 >= decided * 45, "{won} of {decided}");
}

/// Plays the same deals with the same bots, and with other seeds for the bots.
fn replay_deals(name: &str, deals: u64, bot: impl Fn(u64) -> Box<dyn Bot>) {
    let bots = |number: u64| (0..5).map(|seat| bot(number * 8 + seat)).collect();
    for deal in 0..deals {
        let once = play(Options::new(5), deal, bots(deal));
        assert_eq!(once, play(Options::new(5), deal, bots(deal)), "{name}");
        assert_ne!(once, play(Options::new(5), deal, bots(deal + 100)), "{name}");
    }
}

#[test]
fn the_same_seeds_give_the_same_game_and_others_another() {
    for kind in [BotKind::Random, BotKind::Level(Level::Apprentice), BotKind::Level(Level::Detective)] {
        replay_deals(kind.name(), 4, |seed| kind.new_bot(seed));
    }
    replay_deals("searching", 1, |seed| Box::new(Master::new(seed, 8)));
}

/// A forced win takes no search; every other decision takes at most the stated iterations, and at least one.
#[test]
fn a_search_keeps_to_its_iterations() {
    let content = &Pack::turin().content;
    let mut state = State::new(content, Options::new(4), Seed::from_number(1), &mut ()).expect("playable");
    let mut bots: Vec<_> = (0..4).map(|seat| Master::new(seat, 24)).collect();
    let mut full = 0;
    while let Some(seat) = state.to_act() {
        let bot = &mut bots[seat.index()];
        let before = bot.iterations();
        let view = state.view(content, Viewer::Seat(seat));
        let action = bot.decide(content, &view).expect("something to do");
        let spent = bot.iterations() - before;
        let searched = matches!(bot.thought(), Some(Thought::Searched { .. } | Thought::Auction { .. }));
        assert!(spent <= 24 && (spent > 0 || !searched), "{spent} iterations for {action:?}");
        full += u32::from(spent == 24);
        state.apply(content, seat, action, &mut ()).expect("a legal move");
    }
    assert!(full > 50, "only {full} decisions took all iterations");
}
