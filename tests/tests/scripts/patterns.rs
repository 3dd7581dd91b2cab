//! Every phrase that reads cards beside ten cards that it read, or all where fewer print it.
//!
//! `data/patterns.tsv` has, of each phrase that is more than a name, its class, what it prints, how many cards of the
//! community's list it read, and the titles of ten of them, drawn by lot. Each of those cards must say in its script
//! what the phrase scripts. Those that read none print what cards say nowadays, and what other lists have.

use crate::read::root;
use spaceline_lang::explicit;
use spaceline_lang::tree::{CardId, TextId};
use spaceline_phrasebook::{Read, patterns};
use spaceline_rules::book::{self, Wanted};
use spaceline_rules::pack::Packs;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

/// How many cards each phrase is held beside.
const CARDS: usize = 10;

/// What stands behind the kind, and in lines with other changes, without a name.
const UNNAMED: &[&str] = &["head", "changes"];

/// Whether words stand in a line in their order, with others between them.
fn holds(line: &[&str], words: &[&str]) -> bool {
    let mut rest = line.iter();
    words.iter().all(|word| rest.any(|found| found == word))
}

/// The words of a script, without the marks that part them.
fn words(text: &str) -> Vec<&str> {
    text.split([' ', ',', ';', '(', ')', '"', '\n', '[', ']'])
        .map(|word| word.trim_end_matches(':'))
        .filter(|word| !word.is_empty())
        .collect()
}

/// Whether a card says what a phrase scripts, whatever fills its slots.
fn says(card: &[&str], phrase: &Read) -> bool {
    let script = without_slots(&phrase.script);
    script.split(';').all(|part| {
        let words = words(part);
        let unnamed = words.first().is_some_and(|word| UNNAMED.contains(word));
        holds(card, words.get(usize::from(unnamed)..).unwrap_or_default())
    })
}

/// A script without its slots, and without what they are a part of.
fn without_slots(script: &str) -> String {
    let whole = |word: &&str| !word.contains(['{', '}']);
    let parts = script.split(';').map(|part| {
        let words: Vec<&str> = part.split(' ').filter(whole).collect();
        words.join(" ")
    });
    parts.collect::<Vec<String>>().join(";")
}

/// Whether a phrase only names a symbol, or marks what cannot be said.
fn says_little(phrase: &Read) -> bool {
    phrase.printed.replace(' ', "_") == phrase.script.replace(' ', "_")
        || phrase.script.contains("not encoded")
}

#[test]
fn every_phrase_is_held_beside_ten_cards() {
    let mut packs = Packs::new();
    packs.add_folder(&root().join("std-rules"));
    packs.add_folder(&root().join("cards"));
    let phrases = patterns(&packs);
    let loaded = book::load(packs, &Wanted::default());
    let Some(rulebook) = &loaded.rulebook else {
        unreachable!("the scripts are checked elsewhere")
    };
    let book = rulebook.program.book();
    let text = |id: TextId| book.text(id);
    let mut readings = Vec::new();
    let mut cards: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (id, card) in (0..).map(CardId).zip(&book.cards) {
        let title = match card.version {
            Some(version) => format!("{} ({})", text(card.title), text(version)),
            None => text(card.title).to_owned(),
        };
        let script = card.span.of(loaded.sources().text(card.span.file));
        // A fact whose value stands alone in the script is named in its reading.
        readings.push((title, format!("{script}\n{}", explicit::card(book, id))));
    }
    for (title, reading) in &readings {
        cards.insert(title, words(reading));
    }
    let table = fs::read_to_string(root().join("tests/data/patterns.tsv")).unwrap_or_default();
    let mut rows: BTreeMap<(&str, &str), (usize, Vec<&str>)> = BTreeMap::new();
    for row in table.lines() {
        let mut cells = row.split('\t');
        let (class, printed) = (cells.next().unwrap_or(""), cells.next().unwrap_or(""));
        let count = cells.next().and_then(|count| count.parse().ok());
        rows.insert((class, printed), (count.unwrap_or(0), cells.collect()));
    }
    let mut wrong = Vec::new();
    // A phrase may be what a clause says as well.
    let mut seen = BTreeSet::new();
    for phrase in phrases.iter().filter(|phrase| !says_little(phrase)) {
        let (class, printed) = (phrase.class.as_str(), phrase.printed.as_str());
        if !seen.insert((class, printed)) {
            continue;
        }
        let Some((count, titles)) = rows.remove(&(class, printed)) else {
            wrong.push(format!("{class} \"{printed}\" has no row"));
            continue;
        };
        if titles.len() < CARDS.min(count) {
            wrong.push(format!(
                "{class} \"{printed}\" has {} cards of {count}",
                titles.len()
            ));
        }
        for title in titles {
            match cards.get(title) {
                None => wrong.push(format!("{class} \"{printed}\": no card is {title}")),
                Some(card) if says(card, phrase) => {}
                Some(_) => wrong.push(format!(
                    "{title} does not say \"{}\" ({class} \"{printed}\")",
                    phrase.script
                )),
            }
        }
    }
    wrong.extend(
        rows.keys()
            .map(|(class, printed)| format!("{class} \"{printed}\" is no phrase")),
    );
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}
