//! `spaceline coverage`: how far the rows of documents are carried out, and what is not scripted yet.

pub mod gather;
mod page;

use crate::args::{Common, CoverageArgs};
use crate::exit::Exit;
use crate::say::complain;
use crate::{census, html, load};
use gather::Asked;
use spaceline_review::coverage::{CardCoverage, Coverage};
use spaceline_review::standing::{Counts, Document, Standing, State};
use spaceline_rules::book::{Loaded, Rulebook, Wanted};
use spaceline_rules::census::Counts as Grades;
use std::collections::BTreeMap;
use std::path::PathBuf;

/// Runs it.
pub fn run(common: &Common, args: &CoverageArgs) -> Exit {
    // What is no path is the name of a document.
    let (paths, names): (Vec<PathBuf>, Vec<PathBuf>) = args
        .paths
        .iter()
        .cloned()
        .partition(|path| path.exists() || path.components().count() > 1);
    let packs = load::packs(common, &paths);
    let untold = spaceline_phrasebook::untold(&packs);
    let wanted = Wanted {
        format: args.format.clone(),
        scenarios: true,
        ..Wanted::default()
    };
    let (loaded, rulebook) = match load::rulebook(common, packs, &wanted) {
        Ok(both) => both,
        Err(exit) => return exit,
    };
    let names: Vec<String> = names
        .iter()
        .map(|name| name.to_string_lossy().into_owned())
        .collect();
    if !names.is_empty() {
        return documents(common, args, &paths, &names, (loaded, rulebook));
    }
    let coverage = Coverage::of(&rulebook);
    if args.json {
        // The lists hold nothing that cannot be written.
        say!(
            "{}",
            serde_json::to_string_pretty(&coverage).unwrap_or_default()
        );
        return Exit::Fine;
    }
    for (document, sections) in &coverage.cites {
        let ruled = sections
            .values()
            .filter(|one| !one.rules.is_empty())
            .count();
        let tried = sections
            .values()
            .filter(|one| !one.scenarios.is_empty())
            .count();
        let ruled = load::count(ruled, "section", "sections");
        say!("{document}: {ruled} behind rules, {tried} tried by scenarios");
    }
    let untried: Vec<String> = coverage
        .untried()
        .map(|(document, section)| format!("{document} {section}"))
        .collect();
    if !untried.is_empty() {
        say!("not tried: {}", untried.join(", "));
    }
    let cards = &coverage.cards;
    let tried = cards.iter().filter(|card| !card.scenarios.is_empty());
    say!(
        "{} cards, {} tried by scenarios",
        cards.len(),
        tried.count()
    );
    let mut counted: BTreeMap<(String, String), Grades> = BTreeMap::new();
    for card in cards {
        let place = (card.set.clone(), card.kind.clone());
        counted.entry(place).or_default().add(card.grade);
    }
    census::tell(&counted, common.verbose, &untold);
    if common.verbose {
        for card in cards.iter().filter(|card| !card.not_encoded.is_empty()) {
            say!(
                "not encoded: {}: {}",
                card.title,
                card.not_encoded.join("; ")
            );
        }
        let untried = |card: &&CardCoverage| card.has_text && card.scenarios.is_empty();
        for card in cards.iter().filter(untried) {
            say!("not tried: {}", card.title);
        }
    }
    for name in &coverage.todo {
        say!("to do: {name}");
    }
    Exit::Fine
}

/// How far documents are carried out, row by row, under each of the rules under which a scenario is played.
fn documents(
    common: &Common,
    args: &CoverageArgs,
    paths: &[PathBuf],
    names: &[String],
    read: (Loaded, Rulebook),
) -> Exit {
    let asked = Asked {
        paths,
        names,
        section: args.section.as_deref(),
        audit: !args.no_audit,
    };
    let documents = match gather::documents(common, &asked, read) {
        Ok((documents, _)) => documents,
        Err(exit) => return exit,
    };
    if args.json {
        let all = serde_json::to_string_pretty(&documents);
        say!("{}", all.unwrap_or_default());
        return Exit::Fine;
    }
    if let Some(path) = &args.html {
        if let Err(exit) = html::write(path, &page::of(&documents)) {
            return exit;
        }
        say!("written: {}", path.display());
        return Exit::Fine;
    }
    for document in &documents {
        say!("{}: {}", document.name, document.title);
        tell("whole", &document.counts);
        for chapter in &document.chapters {
            tell(&chapter.name, &chapter.counts);
        }
        let rows = document.chapters.iter().flat_map(|chapter| &chapter.rows);
        for standing in rows {
            list(args, document, standing);
        }
    }
    let proven: usize = documents.iter().map(|one| one.counts.proven).sum();
    match args.at_least.filter(|least| proven < *least) {
        Some(least) => {
            complain(
                &format!("{proven} rows are proven, and {least} were asked for"),
                None,
            );
            Exit::Failed
        }
        None => Exit::Fine,
    }
}

/// How far a chapter is carried out.
fn tell(name: &str, counts: &Counts) {
    say!(
        "  {name}: {} rows, {} encoded, {} tried, {} proven, {} missing, {} outside",
        counts.rows,
        counts.encoded,
        counts.tried,
        counts.proven,
        counts.missing(),
        counts.outside
    );
}

/// A row that is asked for.
fn list(args: &CoverageArgs, document: &Document, standing: &Standing) {
    let (row, name) = (&standing.row, &document.name);
    match standing.state {
        State::Missing if args.missing => say!("missing: {name} \"{}\": {}", row.id, row.gist),
        State::Encoded if args.unproven => {
            say!("not tried: {name} \"{}\": {}", row.id, row.gist);
        }
        State::Tried if args.unproven => {
            say!("not proven: {name} \"{}\": {}", row.id, row.gist);
            for part in &standing.idle {
                say!("    all its scenarios pass without {part}");
            }
        }
        _ => {}
    }
}
