//! `spaceline sim`: plays many games, and counts.

#[cfg(feature = "profile")]
mod profile;

use crate::args::{Common, SimArgs};
use crate::exit::Exit;
use crate::{load, table};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use spaceline_review::tally::Tally;
use spaceline_rules::book::Wanted;
use spaceline_rules::deck::Deck;
use std::io::IsTerminal;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// Draws each answer without a look at the others, for all players of a game at once.
const SAMPLER: &str = "sampler";

/// What is printed.
#[derive(Debug, Serialize)]
struct Report {
    bots: Vec<String>,
    decks: Vec<String>,
    format: String,
    book: String,
    first_seed: u64,
    jobs: usize,
    #[serde(flatten)]
    counts: Tally,
    seconds: f64,
    games_per_second: f64,
    decisions_per_second: f64,
    real_decisions_per_second: f64,
}

/// Runs it.
pub fn run(common: &Common, args: &SimArgs) -> Exit {
    if args.profile && cfg!(not(feature = "profile")) {
        eprintln!("this build counts nothing: build it with `--features profile`");
        return Exit::Usage;
    }
    let packs = load::packs(common, &[]);
    let wanted = Wanted {
        sets: args.sets.clone(),
        format: args.format.clone(),
        ..Wanted::default()
    };
    let (mut loaded, rulebook) = match load::rulebook(common, packs, &wanted) {
        Ok(both) => both,
        Err(exit) => return exit,
    };
    let (decks, players) = (&args.decks, args.players);
    let entrants = match table::decks(common, &mut loaded, &rulebook, decks, players) {
        Ok(entrants) => entrants,
        Err(exit) => return exit,
    };
    let rulebook = rulebook.at_table(entrants.len());
    for entrant in &entrants {
        if let Some(line) = table::shortfall(&rulebook, &entrant.deck) {
            eprintln!("{}: {line}", entrant.name);
        }
    }
    let drawn = args.bots.iter().any(|name| name == SAMPLER);
    if drawn && args.bots.iter().any(|name| name != SAMPLER) {
        eprintln!("`{SAMPLER}` plays for everybody\nhelp: write `--bots {SAMPLER}`");
        return Exit::Usage;
    }
    if !drawn && let Err(exit) = table::bots(&args.bots, rulebook.program.players(), 0) {
        return exit;
    }
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let most = usize::try_from(args.games).unwrap_or(usize::MAX).max(1);
    let jobs = args.jobs.unwrap_or(cores).clamp(1, most.min(256));
    let bar = if std::io::stderr().is_terminal() && !args.json {
        let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left");
        let bar = ProgressBar::new(args.games);
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        bar
    } else {
        ProgressBar::hidden()
    };
    let decks: Vec<Deck> = entrants.iter().map(|one| one.deck.clone()).collect();
    let next = AtomicU64::new(0);
    let all = Mutex::new(Tally::default());
    let began = Instant::now();
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(|| {
                let mut counts = Tally::default();
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    if at >= args.games {
                        break;
                    }
                    let seed = args.seed.wrapping_add(at);
                    if drawn {
                        counts.draw(&rulebook, loaded.sources(), &decks, seed);
                        bar.inc(1);
                        continue;
                    }
                    // They have been asked for by their names above.
                    let bots = table::bots(&args.bots, rulebook.program.players(), seed);
                    let bots = bots.unwrap_or_default();
                    counts.play(&rulebook, loaded.sources(), &decks, bots, seed);
                    bar.inc(1);
                }
                if let Ok(mut all) = all.lock() {
                    all.add(counts);
                }
            });
        }
    });
    bar.finish_and_clear();
    let seconds = began.elapsed().as_secs_f64();
    let counts = all.into_inner().unwrap_or_default();
    let failed = !counts.failed_seeds.is_empty() || counts.refusals > 0;
    #[expect(clippy::cast_precision_loss, reason = "a rate for people to read")]
    let per_second = |n: u64| n as f64 / seconds.max(f64::MIN_POSITIVE);
    let names = |at: u8| {
        let name = args.bots.get(usize::from(at)).or(args.bots.last());
        name.cloned().unwrap_or_else(|| "captain".into())
    };
    let report = Report {
        bots: (0..rulebook.program.players()).map(names).collect(),
        decks: entrants
            .iter()
            .map(|entrant| entrant.name.clone())
            .collect(),
        format: rulebook.format.name.to_string(),
        book: rulebook.hash.to_string(),
        first_seed: args.seed,
        jobs,
        seconds,
        games_per_second: per_second(counts.games),
        decisions_per_second: per_second(counts.decisions),
        real_decisions_per_second: per_second(counts.real_decisions),
        counts,
    };
    if args.json {
        // The report holds nothing that cannot be written.
        say!(
            "{}",
            serde_json::to_string_pretty(&report).unwrap_or_default()
        );
    } else {
        print(&report);
    }
    #[cfg(feature = "profile")]
    if args.profile {
        let (program, counts) = (&rulebook.program, &report.counts);
        profile::print(&counts.profile, program, loaded.sources(), counts.decisions);
    }
    if failed { Exit::Failed } else { Exit::Fine }
}

#[expect(clippy::cast_precision_loss, reason = "a mean for people to read")]
fn print(report: &Report) {
    let counts = &report.counts;
    let games = counts.games.max(1) as f64;
    let versus: Vec<String> = (report.bots.iter().zip(&report.decks))
        .map(|(bot, deck)| format!("{bot} with {deck}"))
        .collect();
    say!("{}", versus.join(" against "));
    say!(
        "{} games, format \"{}\", seeds from {}",
        counts.games,
        report.format,
        report.first_seed
    );
    for (name, won) in &counts.wins {
        say!("  {name} wins {won} ({:.1} %)", 100.0 * *won as f64 / games);
    }
    for (how, times) in &counts.endings {
        say!(
            "  ended {}: {how}",
            load::count(
                usize::try_from(*times).unwrap_or(usize::MAX),
                "time",
                "times"
            )
        );
    }
    say!("  turns: {:.1} on average", counts.turns as f64 / games);
    for (name, points) in &counts.points {
        say!(
            "  points of {name}: {:.1} on average",
            *points as f64 / games
        );
    }
    say!(
        "  decisions: {} ({} real, {} windows), {:.0} a second, {:.0} real ones",
        counts.decisions,
        counts.real_decisions,
        counts.windows,
        report.decisions_per_second,
        report.real_decisions_per_second
    );
    say!(
        "  games: {:.2} a second with {}",
        report.games_per_second,
        load::count(report.jobs, "job", "jobs")
    );
    say!("  refusals: {}", counts.refusals);
    for (what, times) in &counts.faults {
        say!(
            "  fault, {}: {what}",
            load::count(
                usize::try_from(*times).unwrap_or(usize::MAX),
                "time",
                "times"
            )
        );
    }
    if counts.endless > 0 {
        say!("  without an end: {}", counts.endless);
    }
    if !counts.failed_seeds.is_empty() {
        let seeds = counts.failed_seeds.iter().take(20).map(ToString::to_string);
        say!(
            "  seeds of games that did not end well: {}",
            seeds.collect::<Vec<_>>().join(" ")
        );
    }
}
