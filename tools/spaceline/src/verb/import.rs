//! `spaceline import`: makes scripts of a list of cards, and tells what it could not read.

use crate::args::{Common, ImportArgs};
use crate::exit::Exit;
use crate::{census, load};
use indicatif::{ProgressBar, ProgressStyle};
use spaceline_lang::diagnostic::Report as _;
use spaceline_rules::import::{self, Comparison, Report};
use spaceline_rules::pack::Packs;
use std::io::IsTerminal;
use std::path::Path;

/// Runs it.
pub fn run(common: &Common, args: &ImportArgs) -> Exit {
    let list = match std::fs::read(&args.list) {
        Ok(bytes) => String::from_utf8_lossy(&bytes).into_owned(),
        Err(error) => {
            eprintln!("{}: {error}", args.list.display());
            return Exit::Load;
        }
    };
    let packs = packs(common, args);
    let bar = bar();
    let step = |at: usize, all: usize| {
        bar.set_length(u64::try_from(all).unwrap_or(0));
        bar.set_position(u64::try_from(at).unwrap_or(0));
    };
    let done = if args.compare {
        import::import_and_compare(&list, &packs, step)
    } else {
        import::import(&list, &packs, step)
    };
    bar.finish_and_clear();
    let errors: Vec<_> = done
        .report
        .book_errors
        .iter()
        .map(|error| error.diagnostic())
        .collect();
    load::tell(common, &errors, &packs.sources);
    tell(common, args, &done.report, &packs);
    if let Some(comparison) = &done.comparison {
        tell_comparison(comparison);
    }
    if !errors.is_empty() {
        return Exit::Load;
    }
    if args.dry {
        return Exit::Fine;
    }
    for (path, text) in &done.files {
        let path = args.out.join(path);
        if let Err(error) = keep(&path, text) {
            eprintln!("{}: {error}", path.display());
            return Exit::Load;
        }
    }
    say!("{} written", load::count(done.files.len(), "file", "files"));
    Exit::Fine
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

fn tell(common: &Common, args: &ImportArgs, report: &Report, packs: &Packs) {
    census::tell(&report.counts, common.verbose);
    if args.gaps {
        for (title, gap) in &report.gaps {
            say!("{title} | {} | {} | {}", gap.column, gap.cell, gap.why);
        }
    }
    if args.phrases {
        for (span, used) in &report.phrases {
            let text = span.of(packs.sources.text(span.file));
            say!("{used:5} {text}");
        }
    }
    for difference in &report.differences {
        say!(
            "{}: its script says `{}`, and the list `{}`",
            difference.title,
            difference.script,
            difference.list
        );
    }
    for (line, fault) in &report.faults {
        say!("line {line}: {fault}");
    }
    for problem in &report.outside {
        say!("the packs themselves do not check: {problem}");
    }
    say!(
        "{} kept their scripts",
        load::count(report.kept, "card", "cards")
    );
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
