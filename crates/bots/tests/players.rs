//! The players at work: only legal moves, the same game for the same seed, and the order of their strength.

use armonium_bots::{Apprentice, Bot, Random};
use armonium_pack::Pack;
use armonium_rules::{Fate, Options, Outcome, Reason, Seat, Seed, State, Viewer};

/// Plays a game; seat after seat decides from its own View.
fn play(options: Options, seed: u64, bots: &mut [Box<dyn Bot>]) -> State {
    let content = &Pack::turin().content;
    let mut state = State::new(content, options, Seed::from_number(seed), &mut ()).expect("playable");
    while let Some(seat) = state.to_act() {
        let view = state.view(content, Viewer::Seat(seat));
        let action = bots[seat.index()].decide(content, &view).expect("something to do");
        state.apply(content, seat, action, &mut ()).expect("a legal move");
    }
    state
}

/// One apprentice at this seat, random players at the others; or apprentices everywhere.
fn table(players: u8, seed: u64, apprentice: Option<u8>) -> Vec<Box<dyn Bot>> {
    (0..players)
        .map(|seat| -> Box<dyn Bot> {
            let own = seed * 8 + u64::from(seat);
            match apprentice {
                Some(only) if only != seat => Box::new(Random::new(own)),
                _ => Box::new(Apprentice::new(own)),
            }
        })
        .collect()
}

#[test]
fn apprentices_make_legal_moves_and_hardly_ever_run_out_of_time() {
    let (mut seats, mut out_of_time, mut won) = (0, 0, 0);
    for seed in 0..60u64 {
        let players = 3 + (seed % 4) as u8;
        let end = play(Options::new(players), seed, &mut table(players, seed, None));
        seats += u32::from(players);
        let fates = end.public().fates;
        out_of_time += fates.iter().filter(|&&fate| fate == Fate::Out(Reason::Time)).count() as u32;
        won += u32::from(matches!(end.outcome(), Some(Outcome::Won { .. })));
    }
    println!("{won} of 60 won, {out_of_time} of {seats} out of Time");
    assert!(out_of_time * 50 <= seats, "{out_of_time} of {seats} ran out of Time");
    assert!(won >= 20, "only {won} of 60 games were won");
}

#[test]
fn an_apprentice_wins_nearly_every_decided_game_against_three_random_players() {
    let (mut decided, mut won) = (0, 0);
    for seed in 0..400u64 {
        let seat = (seed % 4) as u8;
        let end = play(Options::new(4), seed / 4, &mut table(4, seed, Some(seat)));
        if let Some(Outcome::Won { seat: winner, .. }) = end.outcome() {
            decided += 1;
            won += u32::from(winner == Seat(seat));
        }
    }
    println!("{won} of {decided} decided games of 400");
    assert!(decided >= 40, "only {decided} games were decided");
    assert!(won * 10 >= decided * 8, "{won} of {decided}");
}

#[test]
fn the_same_seeds_give_the_same_game() {
    for seed in 0..4 {
        let once = play(Options::new(5), seed, &mut table(5, seed, None));
        let again = play(Options::new(5), seed, &mut table(5, seed, None));
        assert_eq!(once, again);
    }
}
