//! `armonium demo`: a game between random players, told.

use crate::args::DemoArgs;
use crate::record::{Played, play};
use crate::story::{self, Story};
use crate::trouble::Done;
use std::io::Write;

pub(crate) fn demo(out: &mut impl Write, args: &DemoArgs) -> Done {
    let Played { pack, names, seed, game } = play(&args.table, None)?;
    story::check_eyes(args.viewer, &game)?;
    Story { pack: &pack, names: &names, game: &game, eyes: args.viewer }.tell(out)?;
    Ok(writeln!(out, "\nSeed {seed}")?)
}
