//! A server's loop: requests come in as lines of JSON, replies go out as lines of JSON. A person sits at the first
//! place and a captain at the second. `tools/serve` does the same over WebSockets, with journals.
//!
//!     echo '"look"' | cargo run --release -p spaceline-table --example server

use spaceline_rules::book::{Wanted, load};
use spaceline_rules::game::Entrant;
use spaceline_rules::pack::Packs;
use spaceline_table::{Library, Request, Seated, Session};
use std::io::{BufRead, Write};
use std::sync::Arc;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let loaded = load(Packs::built_in(), &Wanted::default());
    let Some(rulebook) = loaded.rulebook else {
        return Err("the rules have mistakes: `loaded.problems` tells them".into());
    };
    let entrants = Entrant::starters(&rulebook, &loaded.packs);
    let library = Arc::new(Library::of(loaded.packs, rulebook, loaded.formats));
    let seated = [Seated::Person, Seated::Bot("captain".into())];
    let mut session = Session::start(library, entrants, 7, &seated)?;
    let mut out = std::io::stdout().lock();
    for line in std::io::stdin().lock().lines() {
        match serde_json::from_str::<Request>(&line?) {
            Ok(request) => serde_json::to_writer(&mut out, &session.ask(0, &request))?,
            Err(error) => serde_json::to_writer(&mut out, &error.to_string())?,
        }
        writeln!(out)?;
    }
    Ok(())
}
