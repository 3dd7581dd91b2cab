//! Decks that become legal or illegal.

use super::at::At;
use serde::Serialize;
use spaceline_lang::diagnostic::{Report, Severity};
use spaceline_lang::span::FileId;
use spaceline_rules::book::Side;
use spaceline_rules::deck::{self, Deck, DeckError};
use spaceline_rules::each::{cores, each};
use std::collections::BTreeSet;

/// A deck whose standing differs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct DeckPair {
    /// Its name.
    pub name: String,
    /// Why it may not be played under each; nothing where it may.
    pub reasons: [Vec<String>; 2],
}

/// What decks come to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Decks {
    /// How many there are.
    pub judged: usize,
    /// How many are legal under each.
    pub legal: [usize; 2],
    /// Those of which something else is said.
    pub differ: Vec<DeckPair>,
}

/// A deck, and what is said of it.
#[derive(Clone, Debug)]
pub struct Listed {
    /// Its name.
    pub name: String,
    /// Its cards under each.
    pub decks: [Deck; 2],
    /// Why it may not be played under each.
    pub reasons: [Vec<String>; 2],
}

/// Judges the decks that packs bring which are in force under one of them, and others.
pub(super) fn judged(sides: &[Side; 2], others: &[(String, String)]) -> Vec<Listed> {
    let packs = &sides[0].loaded.packs;
    let there = sides.iter().flat_map(|side| {
        let edition = side.rulebook.edition.as_deref();
        side.loaded.packs.in_force(edition)
    });
    let there: BTreeSet<&str> = there.map(|pack| pack.manifest.id.as_str()).collect();
    let played = packs.packs.iter();
    let played = played.filter(|pack| there.contains(pack.manifest.id.as_str()));
    let brought = played.flat_map(|pack| &pack.decks);
    let brought = brought.map(|deck| (deck.name.clone(), packs.sources.text(deck.file).to_owned()));
    let all: Vec<(String, String)> = brought.chain(others.iter().cloned()).collect();
    each(&all, cores(), |(name, text)| {
        let [one, two] = sides.each_ref().map(|side| judge(side, text));
        Listed {
            name: name.clone(),
            decks: [one.0, two.0],
            reasons: [one.1, two.1],
        }
    })
}

fn judge(side: &Side, text: &str) -> (Deck, Vec<String>) {
    let rulebook = &side.rulebook;
    let (list, errors) = deck::read(FileId(u32::MAX), text);
    let resolved = deck::resolve(&list, &rulebook.catalogue, &rulebook.notation);
    let missing = DeckError::with_left_out(resolved.errors, &side.loaded.packs);
    let told = errors.iter().chain(&missing).map(Report::diagnostic);
    let told = told.filter(|one| one.severity == Severity::Error);
    let mut reasons: Vec<String> = told.map(|one| one.message).collect();
    match deck::violations(rulebook, &resolved.deck) {
        Ok(all) => reasons.extend(all.into_iter().map(|one| match one.cites.is_empty() {
            true => one.says,
            false => format!("{} [{}]", one.says, one.cites),
        })),
        Err(why) => reasons.push(why.to_string()),
    }
    (resolved.deck, reasons)
}

/// As many decks as there are players, legal under both: those with which packs start games, where they are.
pub(super) fn to_play<'d>(sides: &[Side; 2], all: &'d [Listed]) -> Option<Vec<&'d Listed>> {
    let legal = |one: &&Listed| one.reasons.iter().all(Vec::is_empty);
    let [players, same] = sides
        .each_ref()
        .map(|side| usize::from(side.rulebook.program.players()));
    let first = &sides[0];
    let starters = first.rulebook.starters(&first.loaded.packs);
    let named = starters
        .iter()
        .filter_map(|deck| all.iter().find(|one| one.name == deck.name));
    let named: Vec<&Listed> = named.filter(legal).collect();
    if named.len() == players && players == same {
        return Some(named);
    }
    let some: Vec<&Listed> = all.iter().filter(legal).take(players).collect();
    (some.len() == players && players == same).then_some(some)
}

/// The decks of which something else is said.
pub(super) fn pairs(all: &[Listed]) -> Decks {
    let legal = |at: At| {
        all.iter()
            .filter(|one| at.of(&one.reasons).is_empty())
            .count()
    };
    let differ = all.iter().filter(|one| one.reasons[0] != one.reasons[1]);
    Decks {
        judged: all.len(),
        legal: At::BOTH.map(legal),
        differ: differ
            .map(|one| DeckPair {
                name: one.name.clone(),
                reasons: one.reasons.clone(),
            })
            .collect(),
    }
}
