//! `spaceline coverage`: which rules are cited and tried, and what is not scripted yet.

use crate::args::{Common, CoverageArgs};
use crate::exit::Exit;
use crate::{census, load};
use spaceline_rules::book::Wanted;
use spaceline_rules::census::Counts;
use spaceline_rules::coverage::{CardCoverage, Coverage};
use spaceline_rules::import;
use std::collections::BTreeMap;

/// Runs it.
pub fn run(common: &Common, args: &CoverageArgs) -> Exit {
    let packs = load::packs(common, &args.paths);
    let untold = import::untold(&packs);
    let wanted = Wanted {
        format: args.format.clone(),
        scenarios: true,
        ..Wanted::default()
    };
    let (_, rulebook) = match load::rulebook(common, packs, &wanted) {
        Ok(both) => both,
        Err(exit) => return exit,
    };
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
    let mut counted: BTreeMap<(String, String), Counts> = BTreeMap::new();
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
