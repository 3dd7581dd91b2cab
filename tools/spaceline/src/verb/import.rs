//! `spaceline import`: makes scripts of a list of cards, and tells what it could not read.

use crate::args::{Common, ImportArgs};
use crate::exit::Exit;
use crate::say::complain;
use crate::{census, json, load};
use indicatif::{ProgressBar, ProgressStyle};
use spaceline_lang::diagnostic::{Code, Report as _, Severity};
use spaceline_lang::span::{Sources, Span};
use spaceline_phrasebook::{
    self, Comparison, Difference, Fault, Imported, Job, Read, Report, Which, Wrong,
};
use spaceline_rules::codes;
use spaceline_rules::pack::{Disk, Packs, ReadFailure, Shelf};
use spaceline_table::json::{self as data, Change, Compared, Gap, Message, Missing, Phrase, Range};
use std::io::IsTerminal;
use std::path::Path;

/// The longest list that is read, in bytes.
const MOST_BYTES: u64 = 1 << 28;

/// Runs it.
pub fn run(common: &Common, args: &ImportArgs) -> Exit {
    let Some(list) = read(args) else {
        return Exit::Load;
    };
    let faults = |report: &Report| {
        let faults = report.faults.iter();
        faults.for_each(|fault| tell_fault(args, &list, fault));
    };
    let packs = packs(common, args);
    let is_ours = load::files_under(&packs.sources, std::slice::from_ref(&args.out));
    let bar = bar();
    let step = |at: usize, all: usize| {
        bar.set_length(u64::try_from(all).unwrap_or(0));
        bar.set_position(u64::try_from(at).unwrap_or(0));
    };
    let job = Job {
        list: &list,
        packs: &packs,
        comparing: args.compare,
        is_ours: &is_ours,
    };
    let done = spaceline_phrasebook::import(&job, step);
    bar.finish_and_clear();
    let report = &done.report;
    let errors: Vec<_> = report
        .book_errors
        .iter()
        .map(|error| error.diagnostic())
        .collect();
    load::tell(common, &errors, &packs.sources);
    if report.faults.iter().any(Fault::is_of_all) {
        faults(report);
        complain("nothing was read", None);
        return Exit::Load;
    }
    tell(common, args, report, || faults(report));
    load::tell(common, &report.outside, &packs.sources);
    if let Some(comparison) = &done.comparison {
        tell_comparison(comparison);
    }
    // What is only warned of keeps nothing from being written.
    let grave = errors.iter().any(|told| told.severity == Severity::Error);
    json::result(|| result(args, &done, false));
    if grave {
        return Exit::Load;
    }
    if !args.dry {
        for (path, text) in &done.files {
            let path = args.out.join(path);
            if let Err(error) = keep(&path, text) {
                return refuse(&codes::PACK_UNREADABLE, &path, &error.to_string());
            }
        }
        say!("{} written", load::count(done.files.len(), "file", "files"));
        json::result(|| result(args, &done, true));
    }
    end(report, done.files.is_empty())
}

/// What is to be told at the end, and how it ends: a list of which rows are left out is not wholly read.
fn end(report: &Report, nothing: bool) -> Exit {
    let mut exit = Exit::Fine;
    if !report.faults.is_empty() {
        let rows = load::count(report.faults.len(), "row is", "rows are");
        complain(&format!("{rows} left out"), None);
        exit = Exit::Load;
    }
    if !report.outside.is_empty() {
        let told = "the packs themselves do not check; what was written may be wrong for it";
        complain(told, None);
        exit = Exit::Load;
    }
    if !report.homeless.is_empty() {
        let cards = load::count(report.homeless.values().sum(), "card is", "cards are");
        let packs: Vec<_> = report
            .homeless
            .keys()
            .map(|pack| format!("`{pack}`"))
            .collect();
        let packs = packs.join(", ");
        let why = "because the packs of their sets stand elsewhere";
        complain(&format!("{cards} not written, {why}: {packs}"), None);
        exit = Exit::Load;
    }
    if report.kept + report.fresh == 0 && nothing {
        complain("nothing was read", None);
        exit = Exit::Load;
    }
    exit
}

/// The list, if it can be read and there is a folder for what is made of it.
fn read(args: &ImportArgs) -> Option<String> {
    let (out, list) = (&args.out, &args.list);
    if out.exists() && !out.is_dir() {
        let why = "cards are written to a folder of packs, and this is none";
        refuse(&codes::PACK_UNREADABLE, out, why);
        return None;
    }
    match Disk.read(list, MOST_BYTES) {
        Ok(text) => Some(text),
        Err(ReadFailure::NotText(at)) => {
            let bytes = std::fs::read(list).unwrap_or_default();
            let before = bytes.iter().take(at).filter(|byte| **byte == b'\n').count();
            let line = Some(u64::try_from(before).unwrap_or(0) + 1);
            let what = Wrong::NoText;
            tell_fault(args, "", &Fault { line, what });
            complain("nothing was read", None);
            None
        }
        Err(ReadFailure::TooLong) => {
            refuse(&codes::PACK_TOO_LARGE, list, "it is longer than any list");
            None
        }
        Err(ReadFailure::System(why)) => {
            refuse(
                &codes::PACK_UNREADABLE,
                list,
                &format!("it cannot be read: {why}"),
            );
            None
        }
    }
}

/// Tells why a file is of no use.
fn refuse(code: &Code, path: &Path, why: &str) -> Exit {
    let message = Message {
        code: Some(code.to_string()),
        file: Some(path.display().to_string()),
        ..Message::error(why)
    };
    if !json::keep([message]) {
        eprintln!("error[{code}]: {}: {why}", path.display());
    }
    Exit::Load
}

/// Tells a mistake of the list, and where it is.
fn tell_fault(args: &ImportArgs, list: &str, fault: &Fault) {
    let file = args.list.display().to_string();
    let message = Message {
        code: Some(fault.code().to_string()),
        span: fault.line.and_then(|line| row(list, line)),
        file: Some(file),
        help: fault.help(),
        ..Message::error(fault.to_string())
    };
    if json::keep([message]) {
        return;
    }
    let line = fault
        .line
        .map_or_else(String::new, |line| format!(":{line}"));
    eprintln!(
        "error[{}]: {}{line}: {fault}",
        fault.code(),
        args.list.display()
    );
    if let Some(help) = fault.help() {
        eprintln!("  help: {help}");
    }
}

/// The place of a row of the list.
fn row(list: &str, line: u64) -> Option<Range> {
    let mut sources = Sources::new();
    let file = sources.add("", list);
    let line = usize::try_from(line).ok()?.checked_sub(1)?;
    let at = sources.line(file, line);
    let span = Span::new(file, at.start.try_into().ok()?, at.end.try_into().ok()?);
    (!list.is_empty()).then(|| Range::of(span, &sources))
}

/// What came of the list, as data.
fn result(args: &ImportArgs, done: &Imported, written: bool) -> data::Import {
    let report = &done.report;
    let change = |title: &str, was: &str, is: &str| Change {
        title: title.to_owned(),
        was: was.to_owned(),
        is: is.to_owned(),
    };
    let changes = |all: &[(String, String, String)]| {
        let all = all.iter().map(|(title, was, is)| change(title, was, is));
        all.collect()
    };
    let phrase = |read: &Read| Phrase {
        class: read.class.clone(),
        printed: read.printed.clone(),
        script: read.script.clone(),
        cards: read.cards.iter().cloned().collect(),
    };
    let gap = |(card, gap): &(Which, spaceline_phrasebook::Gap)| Gap {
        line: card.line,
        title: card.title.clone(),
        column: gap.column.clone(),
        cell: gap.cell.clone(),
        why: gap.why.to_string(),
    };
    let compared = |all: &Comparison| Compared {
        same: all.same,
        reworded: changes(&all.reworded),
        changed: changes(&all.changed),
        unprinted: all
            .unprinted
            .iter()
            .map(|(title, line)| Missing {
                title: title.clone(),
                why: line.clone(),
            })
            .collect(),
    };
    let differences = report.differences.iter();
    data::Import {
        files: done
            .files
            .keys()
            .map(|path| path.display().to_string())
            .collect(),
        written,
        fresh: report.fresh,
        kept: report.kept,
        elsewhere: report.elsewhere,
        cards: census::rows(&report.counts),
        gaps: report.gaps.iter().map(gap).collect(),
        differences: differences
            .map(|one| change(&one.card.title, &one.script, &one.list))
            .collect(),
        phrases: args
            .phrases
            .then(|| report.phrases.iter().map(phrase).collect()),
        compared: done.comparison.as_ref().map(compared),
    }
}

/// The packs among which the cards will stand: those of the folder they go to, too.
fn packs(common: &Common, args: &ImportArgs) -> Packs {
    let paths = if args.out.is_dir() {
        vec![args.out.clone()]
    } else {
        Vec::new()
    };
    let mut packs = load::packs(common, &paths);
    packs.settle();
    packs
}

fn bar() -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} cards");
    ProgressBar::new(0).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn keep(path: &Path, text: &str) -> std::io::Result<()> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    std::fs::write(path, text)
}

fn tell(common: &Common, args: &ImportArgs, report: &Report, faults: impl FnOnce()) {
    census::tell(&report.counts, common.verbose, &report.untold);
    if args.gaps {
        for (card, gap) in &report.gaps {
            say!("{card} | {} | {} | {}", gap.column, gap.cell, gap.why);
        }
    }
    if args.phrases {
        for read in &report.phrases {
            let Read {
                class,
                printed,
                script,
                cards,
            } = read;
            say!("{:5} {class}: {printed:?} as {script:?}", cards.len());
            if common.verbose {
                cards.iter().for_each(|title| say!("        {title}"));
            }
        }
    }
    for Difference { card, script, list } in &report.differences {
        match (script.is_empty(), list.is_empty()) {
            (true, _) => say!("{card}: the list says `{list}`, and its script nothing of it"),
            (_, true) => say!("{card}: its script says `{script}`, and the list nothing of it"),
            _ => say!("{card}: its script says `{script}`, and the list `{list}`"),
        }
    }
    faults();
    say!("");
    let cards = |n| load::count(n, "card", "cards");
    say!(
        "{} written, {} kept their scripts",
        cards(report.fresh),
        cards(report.kept)
    );
    if report.elsewhere > 0 {
        let kept = cards(report.elsewhere);
        let out = args.out.display();
        say!(
            "{kept} of them stand in packs outside `{out}`, built in or named with `--packs`, and nothing is written there"
        );
        say!(
            "help: to write them to `{out}`, too, read the list with `--bare`, and with `--packs` the rules and a phrasebook"
        );
    }
    if !args.gaps && !report.gaps.is_empty() {
        let things = load::count(report.gaps.len(), "thing was", "things were");
        say!("{things} not read; `--gaps` tells them");
    }
}

fn tell_comparison(all: &Comparison) {
    for (title, was, is) in &all.reworded {
        say!("{title} comes back in other words: `{was}` as `{is}`");
    }
    for (title, line) in &all.unprinted {
        say!("{title} cannot be printed: no phrase prints `{line}`");
    }
    for (title, was, is) in &all.changed {
        say!("{title} says something else when it is read again: `{was}` as `{is}`");
    }
    say!(
        "printed again: {} word for word, {} in other words, {} otherwise, {} not",
        all.same,
        all.reworded.len(),
        all.changed.len(),
        all.unprinted.len()
    );
}
