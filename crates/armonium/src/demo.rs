//! `armonium demo`: a game between players of the house, told.

use crate::args::DemoArgs;
use crate::record::{Played, play};
use crate::story::{self, Story};
use crate::trouble::Done;
use std::io::Write;

pub(crate) fn demo(out: &mut impl Write, args: &DemoArgs) -> Done {
    let Played { pack, names, seed, game, thoughts } = play(&args.table, args.bots, None)?;
    story::check_eyes(args.viewer, &game)?;
    let thoughts = if args.thoughts { &thoughts[..] } else { &[] };
    Story { pack: &pack, names: &names, game: &game, eyes: args.viewer, thoughts }.tell(out)?;
    Ok(writeln!(out, "\nSeed {seed}")?)
}
