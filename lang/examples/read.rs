//! Reads scripts and says what is wrong with them: `cargo run -p spaceline-lang --example read -- FILES`.
//!
//! A folder stands for all scripts in it. `--edition NAME` and `--date YYYY-MM-DD` choose among layers.

use spaceline_lang::diagnostic::{Diagnostic, Report, Severity, render};
use spaceline_lang::reader::{Layers, read};
use spaceline_lang::span::Sources;
use spaceline_lang::tree::Book;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

fn scripts(path: &Path, found: &mut Vec<PathBuf>) {
    if !path.is_dir() {
        found.push(path.to_owned());
        return;
    }
    let Ok(entries) = std::fs::read_dir(path) else {
        return;
    };
    let mut inside: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    inside.sort();
    for path in inside {
        if path.is_dir() || path.extension().is_some_and(|end| end == "sl") {
            scripts(&path, found);
        }
    }
}

fn counts(book: &Book) {
    for (name, count) in [
        ("kinds", book.kinds.len()),
        ("enums", book.enums.len()),
        ("symbols", book.symbols.len()),
        ("fields", book.fields.len()),
        ("zones", book.zones.len()),
        ("states", book.states.len()),
        ("functions", book.functions.len()),
        ("verbs", book.verbs.len()),
        ("actions", book.actions.len()),
        ("menus", book.menus.len()),
        ("procedures", book.procedures.len()),
        ("limits", book.limits.len()),
        ("clauses", book.clauses.len()),
        ("rules", book.rules.len()),
        ("hooks", book.hooks.len()),
        ("demands", book.demands.len()),
        ("sets", book.sets.len()),
        ("cards", book.cards.len()),
        ("quotes", book.quotes.len()),
        ("blocks", book.blocks.len()),
        ("expressions", book.exprs.len()),
    ] {
        println!("{count:7} {name}");
    }
}

fn main() -> ExitCode {
    let mut paths = Vec::new();
    let mut layers = Layers::default();
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--edition" => layers.edition = args.next().map(Into::into),
            "--date" => layers.as_of = args.next().and_then(|text| date(&text)),
            _ => scripts(Path::new(&arg), &mut paths),
        }
    }
    let mut sources = Sources::new();
    let mut texts = Vec::new();
    for path in &paths {
        match std::fs::read_to_string(path) {
            Ok(text) => {
                let id = sources.add(path.display().to_string(), text.as_str());
                texts.push((id, text));
            }
            Err(error) => eprintln!("{}: {error}", path.display()),
        }
    }
    let began = Instant::now();
    let mut wrong: Vec<Diagnostic> = Vec::new();
    let mut files = Vec::new();
    for (id, text) in &texts {
        let parsed = spaceline_lang::parse(*id, text);
        wrong.extend(parsed.errors.iter().map(Report::diagnostic));
        files.push((*id, parsed.file));
    }
    let parsed = began.elapsed();
    let borrowed: Vec<_> = files.iter().map(|(id, file)| (*id, file)).collect();
    let reading = read(&borrowed, &layers);
    let took = began.elapsed();
    wrong.extend(reading.errors.iter().cloned());
    wrong.extend(reading.warnings.iter().cloned());
    println!("{}", render(&wrong, &sources, false));
    counts(&reading.book);
    let errors = wrong
        .iter()
        .filter(|one| one.severity == Severity::Error)
        .count();
    println!(
        "{errors} errors, {} warnings in {} files; {parsed:?} for sentences, {:?} for the tree",
        wrong.len() - errors,
        files.len(),
        took.saturating_sub(parsed),
    );
    if errors == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

fn date(text: &str) -> Option<spaceline_lang::sentence::Date> {
    let mut parts = text.split('-');
    Some(spaceline_lang::sentence::Date {
        year: parts.next()?.parse().ok()?,
        month: parts.next()?.parse().ok()?,
        day: parts.next()?.parse().ok()?,
    })
}
