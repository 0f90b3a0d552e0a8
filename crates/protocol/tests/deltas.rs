//! A whole game as deltas: what the page's `applyDelta` is compared with (`web/src/play/applyUpdate.test.ts`).

use armonium_pack::Pack;
use armonium_protocol::ViewDelta;
use armonium_rules::{Game, Options, Seat, Seed, View, Viewer};
use serde_json::{Value, json};
use std::path::Path;

/// Every this many decisions the fixture has the whole View.
const WHOLE: usize = 20;

/// A game of three as the first seat sees it: its first View, a delta for each decision, and whole Views on the way.
fn fixture() -> String {
    let content = &Pack::turin().content;
    let mut game = Game::new(content, Options::new(3), Seed::from_number(17)).expect("a game");
    let view = |game: &Game| game.state().view(content, Viewer::Seat(Seat(0)));
    let first = view(&game);
    let mut known: View = first.clone();
    let (mut deltas, mut views): (Vec<Value>, Vec<Value>) = (Vec::new(), Vec::new());
    while let Some(seat) = game.state().to_act() {
        let legal = game.state().view(content, Viewer::Seat(seat)).legal;
        game.apply(content, seat, legal[deltas.len() * 7 % legal.len()]).expect("a legal action");
        let new = view(&game);
        let delta = serde_json::to_value(ViewDelta::between(&known, &new)).expect("JSON");
        let read: ViewDelta = serde_json::from_value(delta.clone()).expect("a delta");
        read.apply(&mut known);
        assert_eq!(known, new);
        deltas.push(delta);
        if deltas.len() % WHOLE == 0 || game.state().to_act().is_none() {
            views.push(json!({ "after": deltas.len(), "view": new }));
        }
    }
    assert!(deltas.len() > 100, "{}", deltas.len());
    json!({ "first": first, "deltas": deltas, "views": views }).to_string()
}

#[test]
fn the_fixture_of_the_page_is_what_the_deltas_are() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/wire/deltas.json");
    let wanted = fixture() + "\n";
    if std::env::var_os("UPDATE_FIXTURES").is_some() {
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        std::fs::write(&path, &wanted).expect("written");
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        written == wanted,
        "{} is out of date: UPDATE_FIXTURES=1 cargo test -p armonium-protocol",
        path.display()
    );
}
