//! The page of words, as Markdown.

use super::{Group, Word};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// What stands above a group, and what its columns are called.
const fn told(group: Group) -> (&'static str, &'static str, [&'static str; 3]) {
    match group {
        Group::Clause => (
            "Texts of cards",
            "What begins a text of a card. A word in parentheses is a slot: its name, and what may be written there.",
            ["written", "", "shown as"],
        ),
        Group::Verb => (
            "Verbs",
            "What is done, by whom the sentence names. The same words wait for it: `when X is killed`, `cannot be killed`.",
            ["verb", "", "in the log"],
        ),
        Group::Event => (
            "Events",
            "What rules announce and no text does: `when EVENT`, `until EVENT`; and of what happens to a card its participle, `when X is ...`, `X cannot be ...`.",
            ["event", "", "in the log"],
        ),
        Group::Moment => (
            "Moments",
            "What stands before a colon, and what stands behind `until`.",
            ["written", "", "means"],
        ),
        Group::Limit => (
            "Limits",
            "How often: cards write what is said.",
            ["limit", "", "on cards"],
        ),
        Group::Menu => ("Menus", "Where actions stand.", ["menu", "", "shown as"]),
        Group::Kind => (
            "Kinds",
            "Sorts of cards, what is printed on them, and their flags.",
            ["kind", "", "has"],
        ),
        Group::Field => (
            "Fields",
            "What else something carries.",
            ["field", "type", ""],
        ),
        Group::State => ("States", "`is X`, `X KIND`.", ["state", "", ""]),
        Group::Adjective => (
            "Adjectives",
            "They stand before a kind, or behind `is`.",
            ["adjective", "", ""],
        ),
        Group::Relation => (
            "Relations",
            "They stand behind a kind, or behind `is`: the first in parentheses is of whom it is said.",
            ["relation", "", ""],
        ),
        Group::Noun => (
            "Nouns",
            "Things, sets and numbers that belong to something: `X of Y`.",
            ["noun", "gives", ""],
        ),
        Group::Need => ("Needs", "What a requirement may ask for.", ["need", "", ""]),
        Group::Place => (
            "Places",
            "Where cards lie. Of what is `ordered from top`, `bottom` or `left` the first card is the one at that end.",
            ["place", "", "is"],
        ),
        Group::Scope => ("Scopes", "What text finds around it.", ["scope", "is", ""]),
        Group::Symbols => ("Symbols", "The names of lists.", ["list", "", "symbols"]),
        Group::Setup => (
            "Scenarios",
            "Lines that begin with `given`.",
            ["written", "", ""],
        ),
    }
}

/// All words on one page.
#[must_use]
pub fn markdown(words: &[Word]) -> String {
    let mut page = String::from(
        "# Words\n\nWhat the scripts of this engine declare, for who writes cards: made by `spaceline words --markdown`, which also \
         reads packs of\nyour own. `spaceline words WORD` finds the words that have this one in them, or those nearest to it.\n\
         What the language itself brings stands in [language.md](language.md).\n",
    );
    for group in Group::ALL {
        let (title, about, columns) = told(*group);
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
            table(&mut page, columns, &words, *group != Group::Clause);
        }
    }
    page
}

fn table(page: &mut String, columns: [&str; 3], words: &[&Word], of: bool) {
    let shown = |at: usize| columns.get(at).is_some_and(|name| !name.is_empty());
    let row = |cells: [&str; 3]| {
        let cells = cells.into_iter().enumerate().filter(|(at, _)| shown(*at));
        let cells: Vec<String> = cells.map(|(_, cell)| cell.replace('|', "\\|")).collect();
        format!("| {} |\n", cells.join(" | "))
    };
    page.push('\n');
    page.push_str(&row(columns));
    page.push_str(&row(["---", "---", "---"]));
    for word in words {
        let form = format!("`{}`", word.form);
        let of = if of && !word.of.is_empty() {
            format!("`{}`", word.of)
        } else {
            String::new()
        };
        page.push_str(&row([&form, &of, &word.says]));
    }
}
