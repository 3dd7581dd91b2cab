//! `spaceline sim`: plays many games, and counts.

use crate::args::{Common, SimArgs};
use crate::exit::Exit;
use crate::{load, table};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use spaceline_lang::span::Sources;
use spaceline_rules::book::{Rulebook, Wanted};
use spaceline_rules::game::Entrant;
use spaceline_rules::show::{self, Show};
use spaceline_runtime::run::Matter;
use spaceline_runtime::{Decision, Error, Fault, Game, Pending, Question};
use std::collections::BTreeMap;
use std::io::IsTerminal;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// No game takes more choices than this; one that does is counted as endless.
const MOST_CHOICES: u64 = 200_000;

/// What is counted.
#[derive(Clone, Debug, Default, Serialize)]
struct Counts {
    games: u64,
    /// Games won by each player; `nobody` for draws.
    wins: BTreeMap<String, u64>,
    /// Games by the words with which they ended.
    endings: BTreeMap<String, u64>,
    turns: u64,
    /// The score of each player, over all games.
    points: BTreeMap<String, i64>,
    /// All choices.
    decisions: u64,
    /// Choices with two answers or more that are no windows: neither answers nor what is done in another player's turn.
    real_decisions: u64,
    /// Windows: to answer or not.
    windows: u64,
    /// Choices that were refused.
    refusals: u64,
    /// Games that a script's fault stopped, by what happened.
    faults: BTreeMap<String, u64>,
    /// Games that were stopped because they took too long.
    endless: u64,
    /// The seeds of games that did not end as games do.
    failed_seeds: Vec<u64>,
}

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
    counts: Counts,
    seconds: f64,
    games_per_second: f64,
    decisions_per_second: f64,
    real_decisions_per_second: f64,
}

/// Runs it.
pub fn run(common: &Common, args: &SimArgs) -> Exit {
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
    if let Err(exit) = table::bots(&args.bots, rulebook.program.players(), 0) {
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
    let next = AtomicU64::new(0);
    let all = Mutex::new(Counts::default());
    let began = Instant::now();
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(|| {
                let mut counts = Counts::default();
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    if at >= args.games {
                        break;
                    }
                    play(
                        &rulebook,
                        loaded.sources(),
                        &entrants,
                        &args.bots,
                        args.seed.wrapping_add(at),
                        &mut counts,
                    );
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
    if failed { Exit::Failed } else { Exit::Fine }
}

fn play(
    rulebook: &Rulebook,
    sources: &Sources,
    entrants: &[Entrant],
    bots: &[String],
    seed: u64,
    counts: &mut Counts,
) {
    counts.games += 1;
    match play_one(rulebook, entrants, bots, seed, counts) {
        Ok(true) => {}
        Ok(false) => {
            counts.endless += 1;
            counts.failed_seeds.push(seed);
        }
        Err(error) => {
            match error {
                Error::Fault(fault) => {
                    *counts.faults.entry(told(&fault, sources)).or_default() += 1
                }
                Error::Refused(_) => counts.refusals += 1,
            }
            counts.failed_seeds.push(seed);
        }
    }
}

fn told(fault: &Fault, sources: &Sources) -> String {
    match fault.span() {
        Some(span) => {
            let (name, at) = (sources.name(span.file), sources.position(span));
            format!("{fault} ({name}:{}:{})", at.line, at.column)
        }
        None => fault.to_string(),
    }
}

/// Plays one game; false if it takes too long.
fn play_one(
    rulebook: &Rulebook,
    entrants: &[Entrant],
    bots: &[String],
    seed: u64,
    counts: &mut Counts,
) -> Result<bool, Error> {
    let Ok(mut bots) = table::bots(bots, rulebook.program.players(), seed) else {
        return Ok(false);
    };
    let decks: Vec<_> = entrants
        .iter()
        .map(|entrant| entrant.deck.lists())
        .collect();
    let mut game = match Game::new(&rulebook.program, &decks, seed) {
        Ok(game) => game,
        Err(spaceline_runtime::game::SetupError::Play(error)) => return Err(error),
        Err(_) => return Ok(false),
    };
    for _ in 0..MOST_CHOICES {
        let Some(decision) = game.decision() else {
            end(&game, counts);
            return Ok(true);
        };
        counts.decisions += 1;
        if is_window(&game, decision) {
            counts.windows += 1;
        } else if decision.width() > 1 {
            counts.real_decisions += 1;
        }
        let at = usize::from(decision.player.unwrap_or(0));
        let Some(bot) = bots.get_mut(at) else {
            return Ok(false);
        };
        let choice = bot.choose(&game)?;
        game = game.apply(&choice)?.game;
    }
    Ok(false)
}

/// Whether somebody is asked for an answer, or whether he does anything while it is another player's turn.
fn is_window(game: &Game, decision: &Decision) -> bool {
    let state = game.state();
    let own_turn = state.turn() == 0 || decision.player == state.turn_player();
    match decision.question {
        _ if matches!(decision.about, Matter::Window(_)) => true,
        Question::Act { may_pass, .. } => may_pass && !own_turn,
        _ => false,
    }
}

fn end(game: &Game, counts: &mut Counts) {
    counts.turns += u64::from(game.state().turn());
    let Pending::Over(outcome) = game.pending() else {
        return;
    };
    let winner = outcome.winner.map_or("nobody", show::player);
    *counts.wins.entry(winner.to_owned()).or_default() += 1;
    if let Some(because) = Show::to_all_seeing(game).outcome(outcome) {
        *counts.endings.entry(because).or_default() += 1;
    }
    for (player, score) in table::scores(game) {
        *counts
            .points
            .entry(show::player(player).to_owned())
            .or_default() += score;
    }
}

impl Counts {
    fn add(&mut self, other: Self) {
        self.games += other.games;
        self.turns += other.turns;
        self.decisions += other.decisions;
        self.real_decisions += other.real_decisions;
        self.windows += other.windows;
        self.refusals += other.refusals;
        self.endless += other.endless;
        for (name, n) in other.wins {
            *self.wins.entry(name).or_default() += n;
        }
        for (name, n) in other.endings {
            *self.endings.entry(name).or_default() += n;
        }
        for (name, n) in other.points {
            *self.points.entry(name).or_default() += n;
        }
        for (name, n) in other.faults {
            *self.faults.entry(name).or_default() += n;
        }
        self.failed_seeds.extend(other.failed_seeds);
        self.failed_seeds.sort_unstable();
    }
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
