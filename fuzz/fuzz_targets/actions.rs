//! Bytes play a game: offered actions, any other actions, and a close look at the positions they lead to.

#![no_main]

use armonium_fuzz::{Choices, play_by};
use armonium_pack::Pack;
use armonium_rules::{Opener, Options, Seed, State};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let content = &Pack::turin().content;
    let mut choices = Choices::new(bytes);
    let Some(wish) = choices.byte() else { return };
    let auction_opener = if wish & 8 == 0 { Opener::First } else { Opener::Last };
    let options = Options {
        beginner: wish & 4 != 0,
        auction_opener,
        newcomer: wish & 16 != 0,
        ..Options::new(3 + wish % 4)
    };
    let seed = Seed::from_number(choices.number());
    let Ok(mut state) = State::new(content, options, seed, &mut ()) else { panic!("3 to 6 can play") };
    play_by(content, &mut state, &mut choices);
});
