//! A position in JSON is refused with a reason, or it is a position that can be played on from.

#![no_main]

use armonium_fuzz::{Form, kept_pack, play_on};
use armonium_rules::Scenario;
use libfuzzer_sys::{fuzz_mutator, fuzz_target, fuzzer_mutate};

fuzz_target!(|bytes: &[u8]| {
    let content = &kept_pack().content;
    let Ok(scenario) = serde_json::from_slice::<Scenario>(bytes) else { return };
    match scenario.to_state(content) {
        Ok(mut state) => play_on(content, &mut state, bytes.len() as u64, 200),
        Err(fault) => assert!(!fault.path.is_empty() && !fault.sentence.is_empty()),
    }
});

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    Form::Json.mutate(data, size, max_size, seed).unwrap_or_else(|| fuzzer_mutate(data, size, max_size))
});
