//! A pack is refused with a reason and a place, or it can be read again and be played with.

#![no_main]

use armonium_fuzz::{Form, play_on};
use armonium_pack::Pack;
use armonium_rules::{Options, Seed, State};
use libfuzzer_sys::{fuzz_mutator, fuzz_target, fuzzer_mutate};

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    match Pack::read(text, "fuzz.toml") {
        Err(error) => assert!(error.to_string().starts_with("fuzz.toml")),
        Ok(pack) => {
            let content = &pack.content;
            drop(pack.report());
            for players in 3..=6 {
                let seed = Seed::from_number(bytes.len() as u64);
                let Ok(mut state) = State::new(content, Options::new(players), seed, &mut ()) else {
                    panic!("3 to 6 can play")
                };
                play_on(content, &mut state, 11, 100);
            }
        }
    }
});

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    Form::Toml.mutate(data, size, max_size, seed).unwrap_or_else(|| fuzzer_mutate(data, size, max_size))
});
