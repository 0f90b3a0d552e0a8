//! The lively player, whom the tests of other crates trust to lead them into late Hours.

use armonium_bots::{Bot, Lively, Random};
use armonium_pack::Pack;
use armonium_rules::{Options, Seed, State, Viewer};

/// The decisions from Hour VIII on in twelve games of every size.
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
fn lively_players_have_much_more_to_decide_in_late_hours_than_random_ones() {
    let lively = late_decisions(|seed| Box::new(Lively::new(seed)));
    let random = late_decisions(|seed| Box::new(Random::new(seed)));
    println!("{lively} late decisions of lively players, {random} of random ones");
    assert!(lively >= 1000 && lively >= 3 * random, "{lively} and {random}");
}
