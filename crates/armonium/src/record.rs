//! `armonium record`: a game between players of the house, written down.

use crate::args::{Bots, RecordArgs, TableArgs};
use crate::pack;
use crate::trouble::{Done, Trouble};
use armonium_bots::{Apprentice, Bot};
use armonium_engine::{Dice, GameFile, RandomPlayer, Start};
use armonium_pack::Pack;
use armonium_rules::{Action, Content, Game, Seat, Seed, State, Viewer};
use std::io::Write;
use std::time::SystemTime;

/// Who sits at the table.
const NAMES: [&str; 6] = ["Marco", "Giulia", "Carlo", "Elena", "Pietro", "Lucia"];

/// A game that was played.
pub(crate) struct Played {
    pub(crate) pack: Pack,
    pub(crate) names: Vec<String>,
    pub(crate) seed: Seed,
    pub(crate) game: Game,
}

pub(crate) fn record(out: &mut impl Write, args: &RecordArgs) -> Done {
    let Played { pack, names, seed, game } = play(&args.table, args.moves)?;
    let start = Start::New { seed, options: args.table.options() };
    let file = GameFile::of(&pack.content, &start, &names, &game);
    pack::write_to(out, args.output.as_deref(), &file.to_text())
}

/// Plays a game, or its first moves.
pub(crate) fn play(args: &TableArgs, moves: Option<usize>) -> Result<Played, Trouble> {
    let pack = pack::open(args.content.as_deref())?;
    let options = args.options();
    let seed = args.seed.unwrap_or_else(from_the_clock);
    let mut game =
        Game::new(&pack.content, options, seed).map_err(|error| Trouble::Said(error.to_string()))?;
    let mut players = Players::new(args.bots, seed, options.players);
    let mut legal = Vec::new();
    while let Some(seat) = game.state().to_act().filter(|_| moves.is_none_or(|n| game.moves().len() < n)) {
        game.state().legal(&pack.content, &mut legal);
        let Some(action) = players.decide(&pack.content, game.state(), seat, &legal) else { break };
        if game.apply(&pack.content, seat, action).is_err() {
            break;
        }
    }
    let names = NAMES.iter().take(options.players.into()).map(|&name| name.to_owned()).collect();
    Ok(Played { pack, names, seed, game })
}

/// Those who play.
enum Players {
    Random(Box<RandomPlayer>),
    Apprentices(Vec<Apprentice>),
}

impl Players {
    fn new(bots: Bots, seed: Seed, players: u8) -> Self {
        match bots {
            Bots::Random => Self::Random(Box::new(RandomPlayer::new(Dice::new(seed)))),
            Bots::Apprentice => {
                let number = seed.0.first_chunk().map_or(0, |bytes| u64::from_le_bytes(*bytes));
                let own = |seat: u8| Apprentice::new(number ^ (u64::from(seat) << 56));
                Self::Apprentices((0..players).map(own).collect())
            }
        }
    }

    fn decide(&mut self, content: &Content, state: &State, seat: Seat, legal: &[Action]) -> Option<Action> {
        match self {
            Self::Random(player) => player.choose(content, state.public(), legal),
            Self::Apprentices(seats) => {
                let view = state.view(content, Viewer::Seat(seat));
                seats.get_mut(seat.index())?.decide(content, &view)
            }
        }
    }
}

/// A seed that differs from run to run; nothing secret hangs on it.
fn from_the_clock() -> Seed {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    Seed::from_number(since.map_or(0, |since| since.as_nanos() as u64))
}
