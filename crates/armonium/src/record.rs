//! `armonium record`: plays a game between bots and writes its game file.

use crate::args::{RecordArgs, TableArgs};
use crate::error::{CliError, CliResult};
use crate::pack;
use armonium_bots::{BotKind, SelfPlay, Thought};
use armonium_engine::{GameFile, Start};
use armonium_pack::Pack;
use armonium_rules::{Game, Seed};
use std::io::Write;
use std::time::SystemTime;

/// The names of the players.
const NAMES: [&str; 6] = ["Marco", "Giulia", "Carlo", "Elena", "Pietro", "Lucia"];

/// A game that was played.
pub(crate) struct Played {
    pub(crate) pack: Pack,
    pub(crate) names: Vec<String>,
    pub(crate) seed: Seed,
    pub(crate) game: Game,
    /// The thought behind each move.
    pub(crate) thoughts: Vec<Option<Thought>>,
}

pub(crate) fn record(out: &mut impl Write, args: &RecordArgs) -> CliResult {
    let Played { pack, names, seed, game, .. } = play(&args.table, args.bots, args.moves)?;
    let start = Start::New { seed, options: args.table.options() };
    let file = GameFile::of(&pack.content, &start, &names, &game);
    pack::write_to(out, args.output.as_deref(), &file.to_text())
}

/// Plays a game, or its first moves.
pub(crate) fn play(args: &TableArgs, bots: BotKind, moves: Option<usize>) -> Result<Played, CliError> {
    let pack = pack::open(args.content.as_deref())?;
    let options = args.options();
    let seed = args.seed.unwrap_or_else(from_the_clock);
    let mut game =
        Game::new(&pack.content, options, seed).map_err(|error| CliError::Failed(error.to_string()))?;
    let number = seed.0.first_chunk().map_or(0, |bytes| u64::from_le_bytes(*bytes));
    let mut players = SelfPlay::of(bots, number, options.players);
    let mut thoughts = Vec::new();
    players.watch(&pack.content, game.state(), game.setup_events());
    while let Some(seat) = game.state().to_act().filter(|_| moves.is_none_or(|n| game.moves().len() < n)) {
        let Some((action, thought)) = players.decide(&pack.content, game.state(), seat) else { break };
        let before = game.events().len();
        if game.apply(&pack.content, seat, action).is_err() {
            break;
        }
        thoughts.push(thought);
        players.watch(&pack.content, game.state(), &game.events()[before..]);
    }
    let names = NAMES.iter().take(options.players.into()).map(|&name| name.to_owned()).collect();
    Ok(Played { pack, names, seed, game, thoughts })
}

/// A seed that differs between runs; it need not be secret.
pub(crate) fn from_the_clock() -> Seed {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    Seed::from_number(since.map_or(0, |since| since.as_nanos() as u64))
}
