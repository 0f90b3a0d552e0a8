//! The engine over standard input and output, for comparison with the module in the page (`wasm/tests/same.mjs`): each line is
//! a time and a request, and is answered by the nanoseconds it took and the response.

use armonium_local::{BuiltIn, LocalServer};
use std::error::Error;
use std::io::{self, BufRead, Write};
use std::time::Instant;

fn main() -> Result<(), Box<dyn Error>> {
    let mut engine = LocalServer::new(BuiltIn::turin());
    let mut out = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let line = line?;
        let (now, request) = line.split_once(' ').ok_or("a line is a time and a request")?;
        let began = Instant::now();
        let response = engine.handle_json(now.parse()?, request);
        writeln!(out, "{} {response}", began.elapsed().as_nanos())?;
        out.flush()?;
    }
    Ok(())
}
