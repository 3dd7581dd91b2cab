//! Invariant 7: every rule and ruling carries a citation. What stands inside a rule is covered by the
//! rule's own.

use crate::breach::{self, Breach};
use crate::script::{self, Script};
use spaceline_lang::sentence::{Item, WordKind};
use spaceline_lang::words::Key;

/// What says how the game goes, and so must say on whose authority. Names, kinds, places and forms of
/// clauses only say which words there are.
fn must_cite(item: &Item) -> bool {
    let ruling = matches!(
        item.key(),
        Some(
            Key::Action
                | Key::Allow
                | Key::Errata
                | Key::Forbid
                | Key::Instead
                | Key::Law
                | Key::Procedure
                | Key::Rule
                | Key::Ruling
                | Key::State
                | Key::Verb
                | Key::When
                | Key::Whenever
        )
    );
    ruling || item.key.is_none() && first_word(item) == "deck"
}

fn first_word(item: &Item) -> &str {
    match item.head.words.first().map(|word| &word.kind) {
        Some(WordKind::Name { text, .. }) => text,
        _ => "",
    }
}

fn breaches(script: &Script) -> Vec<Breach> {
    let mut found = Vec::new();
    for item in &script.items {
        let says = |what: String| Breach::new(&script.path, script.line(item), what);
        let key = item.key().map_or("deck", Key::text);
        let name = script::name(&item.head);
        if must_cite(item) && item.cites.is_empty() {
            found.push(says(format!("`{key} {name}` cites nothing")));
        }
        let empty = |cite: &&spaceline_lang::sentence::Citation| {
            cite.sections
                .iter()
                .any(|section| section.trim().is_empty())
        };
        if item.cites.iter().any(|cite| empty(&cite)) {
            found.push(says(format!("`{key} {name}` cites no section")));
        }
    }
    found
}

#[test]
fn every_rule_cites() {
    let breaches: Vec<_> = script::scripts("std-rules")
        .iter()
        .flat_map(breaches)
        .collect();
    breach::none(
        &breaches,
        "write `cites DOCUMENT \"section\"`, or move it into the rule it belongs to",
    );
}

#[test]
fn a_rule_without_a_citation_is_caught() {
    let sample = "
rule sailing { action sail in moves { do { } } }
rule rowing cites book \"1\" {
  verb row (what: boat) { }
  law weight (what: boat) gives number means 1
}
verb sink (what: boat) { }
state wet of boat cites book \"2\"
noun fleet gives set of boat means every b: boat
deck needs 1 = 1 because \"one is one\"
rule drifting cites book \"\" { }
when boat is sunk: draw a card
";
    let found = breaches(&Script::read("sample.sl", sample));
    breach::caught_at(&found, &[2, 7, 10, 11, 12]);
}
