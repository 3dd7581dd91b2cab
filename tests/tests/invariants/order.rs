//! Invariant 4: a state has one order of everything. Nothing whose order differs from run to run is
//! kept in it, and nothing of the machine walks such a thing.

use crate::breach::{self, Breach};
use crate::source::{self, Is, Token};

/// Containers with an order of their own; `im` has two of these names as well.
const UNORDERED: &[&str] = &[
    "HashMap",
    "HashSet",
    "HashTrie",
    "DashMap",
    "FxHashMap",
    "AHashMap",
];

/// Files of the machine that may look things up in an unordered container, and why none shows.
const ALLOWED: &[(&str, &str)] = &[];

fn breaches(file: &str, tokens: &[Token]) -> Vec<Breach> {
    if !file.contains("/state") && ALLOWED.iter().any(|(allowed, _)| *allowed == file) {
        return Vec::new();
    }
    tokens
        .iter()
        .filter(|token| token.is == Is::Name && UNORDERED.contains(&token.text.as_str()))
        .map(|token| Breach::new(file, token.line, &token.text))
        .collect()
}

#[test]
fn the_machine_keeps_everything_in_order() {
    let breaches: Vec<_> = source::sources("runtime/src")
        .iter()
        .flat_map(|source| breaches(&source.path, &source.tokens))
        .collect();
    breach::none(
        &breaches,
        "use `OrdMap`, `OrdSet`, `BTreeMap`, `IndexMap` or a sorted list",
    );
}

#[test]
fn a_hash_map_is_caught() {
    let sample = "use std::collections::{BTreeMap, HashMap};\nuse im::{HashSet as Set, OrdMap};\n// HashMap\nfn f(hash_map: usize) {}";
    let found = breaches("runtime/src/state/sample.rs", &source::tokens(sample));
    breach::caught_at(&found, &[1, 2]);
}
