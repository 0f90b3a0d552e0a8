//! The hot path: a small State, and no allocation per decision.

use armonium_bench::RandomPlay;
use armonium_pack::Pack;
use armonium_rules::State;

#[test]
fn a_state_is_less_than_a_kilobyte() {
    assert!(size_of::<State>() < 1024, "{} bytes", size_of::<State>());
}

#[test]
fn random_games_allocate_nothing_once_the_buffer_is_warm() {
    const GAMES: u64 = 4_000;
    let mut play = RandomPlay::new(&Pack::turin().content, &[3, 4, 5, 6], 11);
    while play.games() < GAMES / 10 {
        play.decide();
    }
    let allocations = allocation_counter::measure(|| {
        while play.games() < GAMES {
            play.decide();
        }
    });
    assert_eq!(allocations.count_total, 0, "{allocations:?}");
}
