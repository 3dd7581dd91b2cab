//! `spaceline diff A B`: what becomes of the game under other rules.

mod page;

use crate::args::{Common, DiffArgs};
use crate::exit::Exit;
use crate::say::complain;
use crate::{html, load};
use spaceline_lang::tree::Under;
use spaceline_review::comparison::{self, Comparison, Outcome, ScenarioPair, Wishes};
use spaceline_review::tally::Tally;
use spaceline_rules::book::Wrong;
use std::fs;
use std::path::Path;

/// So many reasons are shown of a deck, if nobody wants to know more.
const SHOWN: usize = 3;

/// So many letters of a message.
const LONG: usize = 240;

/// Runs it.
pub fn run(common: &Common, args: &DiffArgs) -> Exit {
    let (one, two) = match (law(args, &args.one), law(args, &args.two)) {
        (Some(one), Some(two)) => (one, two),
        _ => return Exit::Usage,
    };
    let decks = match args.decks.as_deref().map(lists) {
        Some(Some(decks)) => decks,
        Some(None) => return Exit::Usage,
        None => Vec::new(),
    };
    let wishes = Wishes {
        games: args.games,
        decks,
    };
    let packs = load::asked(common, &args.paths);
    let comparison = match comparison::compare(packs, [&one, &two], &wishes) {
        Ok((comparison, sides)) => {
            for side in &sides {
                load::tell_errors(common, &side.loaded.problems, side.loaded.sources());
            }
            comparison
        }
        Err(wrong) => return refuse(common, *wrong),
    };
    if args.json {
        let all = serde_json::to_string_pretty(&comparison);
        say!("{}", all.unwrap_or_default());
        return Exit::Fine;
    }
    tell(common, &comparison);
    if let Some(path) = &args.html {
        if let Err(exit) = html::write(path, &page::of(&comparison)) {
            return exit;
        }
        say!("written: {}", path.display());
    }
    Exit::Fine
}

/// The rules that somebody names, with the day that holds for both.
fn law(args: &DiffArgs, named: &str) -> Option<Under> {
    let whole = match &args.as_of {
        Some(day) if !named.contains(" as of ") => format!("{named} as of {day}"),
        _ => named.to_owned(),
    };
    match comparison::law(&whole) {
        Ok(under) => Some(under),
        Err(help) => {
            complain(&format!("`{whole}` names no rules"), Some(help));
            None
        }
    }
}

/// The deck lists of a folder, by name.
fn lists(folder: &Path) -> Option<Vec<(String, String)>> {
    let place = folder.display();
    let found = match fs::read_dir(folder) {
        Ok(found) => found,
        Err(why) => {
            complain(&format!("the folder {place} cannot be read: {why}"), None);
            return None;
        }
    };
    let paths = found.filter_map(|one| Some(one.ok()?.path()));
    let mut paths: Vec<_> = paths
        .filter(|path| path.extension().is_some_and(|end| end == "txt"))
        .collect();
    paths.sort();
    let lists = paths.iter().filter_map(|path| {
        let text = fs::read_to_string(path).ok()?;
        Some((path.display().to_string(), text.replace("\r\n", "\n")))
    });
    let lists: Vec<_> = lists.collect();
    if lists.is_empty() {
        let help = Some("a deck list is a file that ends in `.txt`".to_owned());
        complain(&format!("no deck list stands in {place}"), help);
        return None;
    }
    Some(lists)
}

/// Why two rules cannot be set side by side.
fn refuse(common: &Common, wrong: Wrong) -> Exit {
    match wrong {
        Wrong::Unknown { name, near, known } => {
            let help = match near {
                Some(near) => format!("nearest is `{near}`"),
                None => format!("there are {}", known.join(", ")),
            };
            complain(
                &format!("no edition and no format is called `{name}`"),
                Some(help),
            );
            Exit::Usage
        }
        Wrong::Unreadable(_, loaded) => {
            load::tell_errors(common, &loaded.problems, loaded.sources());
            Exit::Load
        }
    }
}

fn tell(common: &Common, comparison: &Comparison) {
    let names = comparison.laws.each_ref().map(|law| law.name.as_str());
    let [one, two] = names;
    say!("{one} against {two}");
    say!(
        "{}",
        load::count(
            comparison.parts.len(),
            "part of the rules differs",
            "parts of the rules differ"
        )
    );
    for part in &comparison.parts {
        let [was, is] = part.sides.each_ref().map(Option::as_ref);
        let how = match (was, is) {
            (None, _) => format!("only under {two}"),
            (_, None) => format!("only under {one}"),
            _ => "another".to_owned(),
        };
        let at = is.or(was).map(|at| format!("{}:{}", at.file, at.line));
        say!("  {}: {how} ({})", part.part, at.unwrap_or_default());
    }
    let scenarios = &comparison.scenarios;
    say!(
        "{} played under both: {} differ, {} cannot be read under both, {} hold under neither",
        load::count(scenarios.played, "scenario", "scenarios"),
        scenarios.differ.len(),
        scenarios.unreadable.len(),
        scenarios.fail.len()
    );
    for pair in scenarios.differ.iter().chain(&scenarios.unreadable) {
        scenario(common, names, pair);
    }
    for name in &scenarios.fail {
        say!("  holds under neither: {name}");
    }
    for name in &scenarios.unread {
        say!("  can be read under neither: {name}");
    }
    say!(
        "{}",
        load::count(
            comparison.cards.len(),
            "card says something else",
            "cards say something else"
        )
    );
    for pair in &comparison.cards {
        say!("  {} ({}:{})", pair.title, pair.file, pair.line);
    }
    let pools = &comparison.pools;
    if pools.alone.iter().any(|alone| !alone.is_empty()) {
        let [mine, theirs] = pools.sizes;
        say!("cards that may be played: {mine} under {one}, {theirs} under {two}");
        for (name, alone) in names.iter().zip(&pools.alone) {
            for (title, why) in alone.iter().filter(|_| common.verbose) {
                say!("  under {name} alone: {title} (else {why})");
            }
        }
    }
    let decks = &comparison.decks;
    let [mine, theirs] = decks.legal;
    say!(
        "{}: {mine} legal under {one}, {theirs} under {two}",
        load::count(decks.judged, "deck", "decks")
    );
    for pair in &decks.differ {
        for (name, reasons) in names.iter().zip(&pair.reasons) {
            say!("  {} under {name}: {}", pair.name, judged(common, reasons));
        }
    }
    match &comparison.games {
        Some(games) => {
            say!("games of bots, {}", comparison.between);
            for (name, tally) in names.iter().zip(games) {
                say!("  {name}: {}", games_of(tally));
            }
        }
        None if comparison.between.is_empty() => {}
        None => say!("no games: {}", comparison.between),
    }
}

fn scenario(common: &Common, names: [&str; 2], pair: &ScenarioPair) {
    say!("  {} ({}:{})", pair.name, pair.file, pair.line);
    for (name, outcome) in names.iter().zip(&pair.outcomes) {
        let (says, trace) = match outcome {
            Outcome::Holds { trace } => ("holds".to_owned(), trace.as_slice()),
            Outcome::Fails {
                expected,
                actual,
                trace,
                ..
            } => (
                format!("does not hold: {expected}; {actual}"),
                trace.as_slice(),
            ),
            Outcome::Unreadable { says, .. } => (format!("cannot be read: {says}"), &[][..]),
        };
        say!("    {name}: {}", short(common, &says));
        for line in trace.iter().filter(|_| common.verbose) {
            say!("        {line}");
        }
    }
    for cause in &pair.causes {
        say!(
            "    because of {} ({}:{})",
            cause.part,
            cause.file,
            cause.line
        );
    }
}

/// Why a deck may not be played; of many reasons the first, unless somebody wants to know more.
fn judged(common: &Common, reasons: &[String]) -> String {
    let shown = if common.verbose { reasons.len() } else { SHOWN };
    let first = reasons.iter().take(shown).cloned().collect::<Vec<_>>();
    match reasons.len() - first.len() {
        _ if reasons.is_empty() => "legal".to_owned(),
        0 => first.join("; "),
        more => format!("{}; and {more} more", first.join("; ")),
    }
}

/// A message; of a long one the beginning, unless somebody wants to know more.
fn short(common: &Common, text: &str) -> String {
    match text.char_indices().nth(LONG) {
        Some((at, _)) if !common.verbose => {
            let whole = text.get(..at).unwrap_or(text);
            let whole = whole.rsplit_once(' ').map_or(whole, |(whole, _)| whole);
            format!("{whole} ...")
        }
        _ => text.to_owned(),
    }
}

/// A mean with one digit behind the point.
pub fn mean(sum: i64, of: u64) -> String {
    let of = i64::try_from(of).unwrap_or(i64::MAX).max(1);
    let tenths = sum.saturating_mul(10) / of;
    let sign = if tenths < 0 { "-" } else { "" };
    format!("{sign}{}.{}", tenths.abs() / 10, tenths.abs() % 10)
}

/// What games came to, in words.
fn games_of(tally: &Tally) -> String {
    let wins = tally
        .wins
        .iter()
        .map(|(who, won)| format!("{who} wins {won}"));
    let turns = mean(i64::try_from(tally.turns).unwrap_or(i64::MAX), tally.games);
    let points = tally
        .points
        .iter()
        .map(|(who, sum)| format!("{who} {}", mean(*sum, tally.games)));
    let wins: Vec<String> = wins.collect();
    let points: Vec<String> = points.collect();
    let broken = tally.failed_seeds.len();
    let broken = match broken {
        0 => String::new(),
        many => format!(", {many} broke off"),
    };
    format!(
        "{} games, {}, {turns} turns, points {}{broken}",
        tally.games,
        wins.join(", "),
        points.join(", ")
    )
}
