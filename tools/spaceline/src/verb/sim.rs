//! `spaceline sim`: many games between two decks, counted.

use crate::args::{Common, SimArgs};
use crate::exit::Exit;
use crate::load;
use crate::verb::table::{self, Table};
use indicatif::ProgressBar;
use serde::Serialize;
use spaceline_runtime::Pending;
use std::time::Instant;

/// What many games came to.
#[derive(Debug, Default, Serialize)]
struct Tally {
    games: u64,
    wins: [u64; 2],
    draws: u64,
    turns: u64,
    decisions: u64,
    real_decisions: u64,
    faults: Vec<String>,
    seconds: f64,
}

/// Runs it.
pub fn run(common: &Common, args: &SimArgs) -> Exit {
    let table = match Table::lay(common, &args.decks, args.format.as_deref()) {
        Ok(table) => table,
        Err(exit) => return exit,
    };
    let bar = ProgressBar::new(args.games);
    let mut tally = Tally::default();
    let start = Instant::now();
    for number in 0..args.games {
        let seed = args.seed.wrapping_add(number);
        if let Err(exit) = one(&table, args, seed, &mut tally) {
            return exit;
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    tally.seconds = start.elapsed().as_secs_f64();
    tell(args, &tally)
}

fn one(table: &Table, args: &SimArgs, seed: u64, tally: &mut Tally) -> Result<(), Exit> {
    let mut bots = table::bots(&args.bots, seed)?;
    let mut played = table.start(seed)?;
    tally.games += 1;
    loop {
        if let Some(decision) = played.game.decision() {
            tally.decisions += 1;
            tally.real_decisions += u64::from(decision.width() > 1);
        }
        match table::step(&mut played, &mut bots) {
            Ok(Some(_)) => {}
            Ok(None) => break,
            Err(error) => {
                tally
                    .faults
                    .push(format!("seed {seed}: {}", table.told(&error)));
                return Ok(());
            }
        }
    }
    tally.turns += u64::from(played.game.state().turn());
    if let Pending::Over(outcome) = played.game.pending() {
        let winner = outcome.winner.map(usize::from);
        match winner.and_then(|winner| tally.wins.get_mut(winner)) {
            Some(wins) => *wins += 1,
            None => tally.draws += 1,
        }
    }
    Ok(())
}

fn tell(args: &SimArgs, tally: &Tally) -> Exit {
    if args.json {
        match serde_json::to_string_pretty(tally) {
            Ok(text) => println!("{text}"),
            Err(error) => eprintln!("{error}"),
        }
    } else {
        let per_second = |n: u64| n.checked_div(1).map_or(0.0, as_float) / tally.seconds.max(1e-9);
        println!(
            "games       {}",
            load::count(
                usize::try_from(tally.games).unwrap_or(usize::MAX),
                "game",
                "games"
            )
        );
        println!(
            "wins        one {}, two {}, drawn {}",
            tally.wins[0], tally.wins[1], tally.draws
        );
        println!(
            "turns/game  {:.1}",
            as_float(tally.turns) / as_float(tally.games.max(1))
        );
        println!(
            "decisions/s {:.0} ({:.0} real)",
            per_second(tally.decisions),
            per_second(tally.real_decisions)
        );
        println!("games/s     {:.2}", per_second(tally.games));
        println!("faults      {}", tally.faults.len());
        for fault in &tally.faults {
            println!("  {fault}");
        }
    }
    if tally.faults.is_empty() {
        Exit::Fine
    } else {
        Exit::Failed
    }
}

/// A count as a float: counts of games and decisions are far below where that loses anything.
fn as_float(count: u64) -> f64 {
    u32::try_from(count).map_or(f64::from(u32::MAX), f64::from)
}
