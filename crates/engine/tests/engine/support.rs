//! An engine to talk to, and games to talk about.

use armonium_bots::{Bot, PlausibleRandom};
use armonium_engine::{Engine, GameFile, Start, default_names};
use armonium_rules::{Game, Opener, Options, Seed, Viewer};
pub use armonium_test_support::content;
use serde_json::{Value, json};

/// The content of the built-in pack.
/// An engine, spoken to in JSON.
pub struct Talk {
    pub engine: Engine,
}

impl Talk {
    pub fn new() -> Self {
        Self { engine: Engine::default() }
    }

    /// The reply to a line.
    pub fn line(&mut self, line: impl AsRef<[u8]>) -> Value {
        let reply = self.engine.answer(line.as_ref());
        assert!(!reply.contains('\n'), "a reply is one line");
        let reply: Value = serde_json::from_str(&reply).expect("a reply is JSON");
        assert!(reply.get("ok").is_some() != reply.get("error").is_some(), "{reply}");
        reply
    }

    /// What a request is answered with.
    pub fn ok(&mut self, request: Value) -> Value {
        let mut reply = self.line(request.to_string());
        assert!(reply.get("ok").is_some(), "{request} gave {reply}");
        reply["ok"].take()
    }

    /// The error a request leads to.
    pub fn error(&mut self, request: Value) -> Value {
        let mut reply = self.line(request.to_string());
        assert!(reply.get("error").is_some(), "{request} gave {reply}");
        reply["error"].take()
    }

    /// Everything there is to know about a game.
    pub fn everything(&mut self, game: &str) -> [Value; 2] {
        [
            self.ok(json!({"cmd": "state", "game": game, "referee": true})),
            self.ok(json!({"cmd": "export", "game": game, "referee": true})),
        ]
    }
}

/// Options of every sort, for so many players.
pub fn options(players: u8, number: u64) -> Options {
    let auction_opener = if number.is_multiple_of(2) { Opener::First } else { Opener::Last };
    Options { beginner: number % 3 == 1, auction_opener, newcomer: number % 5 == 1, ..Options::new(players) }
}

/// A game between random players, cut off after so many moves.
pub fn random_game(options: Options, number: u64, moves: usize) -> Game {
    let seed = Seed::from_number(number);
    let mut game = Game::new(content(), options, seed).expect("playable options");
    let mut player = PlausibleRandom::new(number);
    while let Some(seat) = game.state().to_act().filter(|_| game.moves().len() < moves) {
        let view = game.state().view(content(), Viewer::Seat(seat));
        let action = player.decide(content(), &view).expect("something to do");
        game.apply(content(), seat, action).expect("a legal action");
    }
    game
}

/// The file of such a game.
pub fn random_file(options: Options, number: u64, moves: usize) -> GameFile {
    let game = random_game(options, number, moves);
    let start = Start::New { seed: Seed::from_number(number), options };
    GameFile::of(content(), &start, &default_names(content(), options.players), &game)
}
