//! The command line of Spaceline: `spaceline play`, `check`, `test`, `sim`, `deck`, `replay`, `fmt`,
//! `import`, `explain`, `coverage`, `diff`, `rules`, `history`, `edition`, `words`.
//!
//! Thin on purpose: it reads arguments and files, hands them to the engine, and shows what comes back.
//! What a game is, what its words are and what a move is worth is said in packs.
//!
//! Every verb ends with one of five codes ([`exit`]): all is well; the scripts cannot be loaded; what
//! was to be shown did not hold (a failing scenario, an illegal deck, a replay that differs); the
//! command itself cannot be understood; somebody ended a game that he plays from outside.

#[macro_use]
mod say;

mod args;
mod census;
mod exit;
mod html;
mod json;
mod load;
mod paper;
mod table;
mod verb;

use args::{Arguments, Verb};
use clap::Parser;
use exit::Exit;
use std::process::ExitCode;

/// Games and checks make and drop many small pieces of memory.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => {
            // Nothing is to be done where even the message cannot be printed.
            let _ = error.print();
            let exit = if error.use_stderr() {
                Exit::Usage
            } else {
                Exit::Fine
            };
            return exit.code();
        }
    };
    let common = arguments.common;
    let as_json = arguments.verb.as_json();
    if as_json.is_some() {
        json::begin();
    }
    let exit = match arguments.verb {
        Verb::Play(args) => verb::play::run(&common, &args),
        Verb::Serve(args) => verb::serve::run(&common, &args),
        Verb::Check(args) => verb::check::run(&common, &args),
        Verb::Test(args) => verb::test::run(&common, &args),
        Verb::Sim(args) => verb::sim::run(&common, &args),
        Verb::Deck(args) => verb::deck::run(&common, &args),
        Verb::Replay(args) => verb::replay::run(&common, &args),
        Verb::Fmt(args) => verb::fmt::run(&common, &args),
        Verb::Import(args) => verb::import::run(&common, &args),
        Verb::Explain(args) => verb::explain::run(&args),
        Verb::Coverage(args) => verb::coverage::run(&common, &args),
        Verb::Edition(args) => verb::edition::run(&common, &args),
        Verb::Diff(args) => verb::diff::run(&common, &args),
        Verb::Rules(args) => verb::rules::run(&common, &args),
        Verb::History(args) => verb::history::run(&common, &args),
        Verb::Words(args) => verb::words::run(&common, &args),
    };
    if let Some(command) = as_json {
        json::end(command, exit);
    }
    exit.code()
}
