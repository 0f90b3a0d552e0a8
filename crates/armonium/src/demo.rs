//! `armonium demo`: plays a game between bots and prints it.

use crate::args::DemoArgs;
use crate::error::CliResult;
use crate::record::{Played, play};
use crate::transcript::{self, Transcript};
use std::io::Write;

pub(crate) fn demo(out: &mut impl Write, args: &DemoArgs) -> CliResult {
    let Played { pack, names, seed, game, thoughts } = play(&args.table, args.bots, None)?;
    transcript::check_perspective(args.viewer, &game)?;
    let thoughts = if args.thoughts { &thoughts[..] } else { &[] };
    Transcript { pack: &pack, names: &names, game: &game, perspective: args.viewer, thoughts }.write(out)?;
    Ok(writeln!(out, "\nSeed {seed}")?)
}
