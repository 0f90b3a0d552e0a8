//! Plausible random play reaches late Hours, which the tests of other crates rely on.

use armonium_bots::{Bot, PlausibleRandom, Random};
use armonium_pack::Pack;
use armonium_rules::{Options, Seed, State, Viewer};

/// The number of decisions from Hour VIII on in twelve games of every size.
fn late_decisions(bot: fn(u64) -> Box<dyn Bot>) -> usize {
    let content = &Pack::turin().content;
    let mut late = 0;
    for seed in 0..12 {
        let (options, mut bot) = (Options::new(3 + (seed % 4) as u8), bot(seed));
        let mut state = State::new(content, options, Seed::from_number(seed), &mut ()).expect("playable");
        while let Some(seat) = state.to_act() {
            late += usize::from(state.public().hour >= 8);
            let view = state.view(content, Viewer::Seat(seat));
            let action = bot.decide(content, &view).expect("something to do");
            state.apply(content, seat, action, &mut ()).expect("a legal move");
        }
    }
    late
}

#[test]
fn plausible_random_games_have_three_times_the_late_decisions_of_random_ones() {
    let plausible = late_decisions(|seed| Box::new(PlausibleRandom::new(seed)));
    let random = late_decisions(|seed| Box::new(Random::new(seed)));
    println!("{plausible} late decisions of plausible random bots, {random} of random ones");
    assert!(plausible >= 1000 && plausible >= 3 * random, "{plausible} and {random}");
}
