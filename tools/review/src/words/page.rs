//! The page of words, as Markdown.

use super::{Group, Word};
use spaceline_lang::span::Sources;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// What stands above a group, how it is told of what a word is, and what is shown of it.
const fn told(group: Group) -> (&'static str, &'static str, [&'static str; 2]) {
    match group {
        Group::Clause => (
            "Texts of cards",
            "What begins a text of a card. A word in parentheses is a slot: its name, and what may be written there.",
            ["", "shown as"],
        ),
        Group::Verb => (
            "Verbs",
            "What is done, by whom the sentence names. The same words wait for it: `when X is killed`, `cannot be killed`.",
            ["", "in the log"],
        ),
        Group::Event => (
            "Events",
            "What rules announce and no text does: `when EVENT`, `until EVENT`; and of what happens to a card its participle, `when X is ...`, `X cannot be ...`.",
            ["", "in the log"],
        ),
        Group::Moment => (
            "Moments",
            "What stands before a colon, and what stands behind `until`.",
            ["", "means"],
        ),
        Group::Limit => (
            "Limits",
            "How often: cards write what is said.",
            ["", "on cards"],
        ),
        Group::Menu => ("Menus", "Where actions stand.", ["", "shown as"]),
        Group::Kind => (
            "Kinds",
            "Sorts of cards, what is printed on them, and their flags.",
            ["", "has"],
        ),
        Group::Field => (
            "Fields",
            "What a card carries, printed on it or written by rules.",
            ["is", ""],
        ),
        Group::State => ("States", "`is X`, `X KIND`.", ["", ""]),
        Group::Adjective => (
            "Adjectives",
            "They stand before a kind, or behind `is`.",
            ["", ""],
        ),
        Group::Relation => (
            "Relations",
            "They stand behind a kind, or behind `is`: the first in parentheses is of whom it is said.",
            ["", ""],
        ),
        Group::Noun => (
            "Nouns",
            "Things, sets and numbers that belong to something: `X of Y`.",
            ["gives", ""],
        ),
        Group::Need => ("Needs", "What a requirement may ask for.", ["", ""]),
        Group::Place => (
            "Places",
            "Where cards lie. Of what is `ordered from top`, `bottom` or `left` the first card is the one at that end.",
            ["", "is"],
        ),
        Group::Scope => ("Scopes", "What text finds around it.", ["is", ""]),
        Group::Symbols => ("Symbols", "The names of lists.", ["", "symbols"]),
        Group::Setup => ("Scenarios", "Lines that begin with `given`.", ["", ""]),
        Group::Said => (
            "What people write",
            "What is not said so in scripts, and what is written instead.",
            ["", "write"],
        ),
    }
}

/// All words on one page.
#[must_use]
pub fn markdown(words: &[Word], sources: &Sources) -> String {
    let mut page = String::from(
        "# Words\n\nWhat the scripts of this engine declare, for who writes cards: how each word is written, what it means, the shortest\n\
         text of a card that uses it, and where it is declared. Made by `spaceline words --markdown`, which also reads packs of\n\
         your own. `spaceline words WORD` finds the words that have this one in them, or those nearest to it.\n\
         What the language itself brings stands in [language.md](language.md).\n",
    );
    for group in Group::ALL {
        let (title, about, shown) = told(*group);
        let mut parts: BTreeMap<&str, Vec<&Word>> = BTreeMap::new();
        for word in words.iter().filter(|word| word.group == *group) {
            // Texts stand by the kind of card that has them.
            let part = if *group == Group::Clause {
                word.of.as_str()
            } else {
                ""
            };
            parts.entry(part).or_default().push(word);
        }
        if parts.is_empty() {
            continue;
        }
        // Writing to a string does not fail.
        let _ = write!(page, "\n## {title}\n\n{about}\n");
        for (part, words) in parts {
            if *group == Group::Clause {
                let of = if part.is_empty() { "any card" } else { part };
                let _ = write!(page, "\n### Of {of}\n");
            }
            page.push('\n');
            words
                .into_iter()
                .for_each(|word| line(&mut page, word, shown, sources));
        }
    }
    page
}

/// A word on a line of its own: how it is written, what it means, what is shown of it, who uses it and where it stands.
fn line(page: &mut String, word: &Word, [of, says]: [&str; 2], sources: &Sources) {
    let _ = write!(page, "- `{}`", word.form);
    if !of.is_empty() && !word.of.is_empty() {
        let _ = write!(page, " {of} `{}`", word.of);
    }
    if !word.meaning.is_empty() {
        let _ = write!(page, ": {}", word.meaning);
    }
    if !word.says.is_empty() {
        let says = if says.is_empty() {
            String::new()
        } else {
            format!(" {says}:")
        };
        let _ = write!(page, "{says} {}", word.says);
    }
    if let Some(used) = &word.used {
        let _ = write!(page, " *{}:* `{}`", used.card, used.text);
    }
    let file = sources.name(word.span.file);
    let name = file.rsplit('/').next().unwrap_or(file);
    let _ = writeln!(page, " ([{name}](../{file}))");
}
