//! `spaceline play`: a whole game between two decks and two bots, told line by line.

use crate::args::{Common, PlayArgs};
use crate::exit::Exit;
use crate::verb::table::{self, Table};
use spaceline_runtime::{Pending, log};

/// Runs it.
pub fn run(common: &Common, args: &PlayArgs) -> Exit {
    let table = match Table::lay(common, &args.decks, args.format.as_deref()) {
        Ok(table) => table,
        Err(exit) => return exit,
    };
    let mut bots = match table::bots(&args.bots, args.seed) {
        Ok(bots) => bots,
        Err(exit) => return exit,
    };
    let mut played = match table.start(args.seed) {
        Ok(played) => played,
        Err(exit) => return exit,
    };
    println!("seed {}", args.seed);
    for (number, entrant) in played.entrants().iter().enumerate() {
        println!("{}: {}", table::player(number), entrant.name);
    }
    loop {
        match table::step(&mut played, &mut bots) {
            Ok(Some(events)) => {
                for event in &events {
                    if let Some(line) = log::line(&table.rulebook.program, event, None) {
                        println!("{line}");
                    }
                }
            }
            Ok(None) => break,
            Err(error) => {
                eprintln!("{}", table.told(&error));
                return Exit::Failed;
            }
        }
    }
    if let Pending::Over(outcome) = played.game.pending() {
        println!("{}", table.result(&played, outcome));
    }
    Exit::Fine
}
