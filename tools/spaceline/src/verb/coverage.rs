//! `spaceline coverage`: which rules are cited and tried, and what is not scripted yet.

use crate::args::{Common, CoverageArgs};
use crate::exit::Exit;
use crate::load;
use spaceline_rules::book::Wanted;
use spaceline_rules::coverage::Coverage;

/// Runs it.
pub fn run(common: &Common, args: &CoverageArgs) -> Exit {
    let packs = load::packs(common, &args.paths);
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
        say!("{document}: {ruled} sections stand behind rules, {tried} are tried by scenarios");
    }
    let untried: Vec<String> = coverage
        .untried()
        .map(|(document, section)| format!("{document} {section}"))
        .collect();
    if !untried.is_empty() {
        say!("not tried: {}", untried.join(", "));
    }
    let cards = &coverage.cards;
    let partly = cards
        .iter()
        .filter(|card| !card.not_encoded.is_empty())
        .count();
    let tried = cards
        .iter()
        .filter(|card| !card.scenarios.is_empty())
        .count();
    say!(
        "{} cards: {tried} tried by scenarios, {partly} with text that is not scripted",
        cards.len()
    );
    for card in cards.iter().filter(|card| !card.not_encoded.is_empty()) {
        say!(
            "not encoded: {}: {}",
            card.title,
            card.not_encoded.join("; ")
        );
    }
    if common.verbose {
        for card in cards
            .iter()
            .filter(|card| card.has_text && card.scenarios.is_empty())
        {
            say!("not tried: {}", card.title);
        }
    }
    for name in &coverage.todo {
        say!("to do: {name}");
    }
    Exit::Fine
}
