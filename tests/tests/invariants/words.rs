//! Invariant 1: no word of the game in Rust. The words are those that the rules declare as kinds,
//! places, states, flags, menus, scopes, phases and names of lists, and a few more; they may stand neither
//! in an identifier nor in a text of the four crates, the examples of error pages among them. Comments
//! and tests are free.

use crate::breach::{self, Breach};
use crate::script;
use crate::source::{self, Is, Token};
use spaceline_lang::sentence::{Item, Phrase, WordKind};
use spaceline_lang::words::Key;
use std::collections::BTreeSet;

/// Where no word of the game may stand.
const FOLDERS: &[&str] = &[
    "lang/src",
    "runtime/src",
    "rules/src",
    "rules/build.rs",
    "tools",
];

/// Words of the game that no list of names declares.
const MORE: &[&str] = &[
    "affiliation",
    "artifact",
    "away team",
    "battle",
    "beam",
    "card pool",
    "cloak",
    "countdown",
    "crew",
    "cunning",
    "dilemma",
    "dock",
    "doorway",
    "download",
    "draw deck",
    "equipment",
    "facility",
    "federation",
    "gametext",
    "incident",
    "integrity",
    "interrupt",
    "klingon",
    "mission",
    "nullify",
    "objective",
    "outpost",
    "personnel",
    "persona",
    "planet",
    "quadrant",
    "romulan",
    "seed deck",
    "shields",
    "ship",
    "skill",
    "spaceline location",
    "span value",
    "staffing",
    "star trek",
    "stasis",
    "stopped",
    "stun",
    "tactic",
    "tribble",
    "undock",
    "warp",
    "weapons",
];

/// Words that the rules declare and that are nevertheless words of the machine, of Rust, or plain
/// English, with the reason for each.
const ALLOWED: &[(&str, &str)] = &[
    ("captain", "the bot that plays by a plan is called so"),
    (
        "card",
        "cards are what every game of this machine is played with",
    ),
    ("card plays", "a noun and its verb"),
    (
        "cumulative",
        "a change is marked with it; what the mark means is a law of the rules",
    ),
    ("damaged", "what a file is that was cut off or altered"),
    ("event", "the machine's own word: something that happened"),
    ("general", "an adjective"),
    ("human", "who sits at the table when it is no bot"),
    ("just after", "words with which the language begins a text"),
    ("law", "a key of the language"),
    ("location", "where something stands, in a text or anywhere"),
    (
        "one of two",
        "plain English; the scope of the law `two_in_one`",
    ),
    ("pending", "the decision a game waits for"),
    ("removed", "a participle"),
    (
        "security",
        "a header by which browsers are told what a page may do",
    ),
    ("seeds", "the numbers that chance starts from"),
    ("site", "pages that link to each other are called so"),
    ("space", "the blank between words"),
    ("spaceline", "the name of the project"),
    ("table", "a list with columns; what declares the words"),
    ("unique", "an adjective"),
    ("universal", "an adjective"),
];

/// Breaches that are known: messages whose examples are words of the game, and are to be said with words
/// that the scripts declare. This list only shrinks.
const OWED: &[(&str, &str)] = &[];

/// A word of the game: its parts in lower case, as they follow one another in an identifier or text.
type Term = Vec<String>;

#[derive(Default)]
struct Words {
    terms: BTreeSet<Term>,
    /// How many parts the longest has.
    longest: usize,
    icons: BTreeSet<String>,
}

impl Words {
    fn of_the_rules() -> Self {
        let mut words = Self::default();
        for script in script::scripts("std-rules") {
            words.read(&script.items);
        }
        for term in MORE {
            words.add(term);
        }
        for (term, _) in ALLOWED {
            words.terms.remove(&parts(term));
        }
        words
    }

    fn read(&mut self, items: &[Item]) {
        script::walk(items, &mut |item| {
            match item.key() {
                Some(Key::Kind) => {
                    self.add(&script::name(&item.head));
                    self.add(&after(&item.head, "plural"));
                }
                Some(Key::State | Key::Zone | Key::Flag | Key::Scope) => {
                    self.add(&script::name(&item.head));
                }
                Some(Key::Enum) => self.add_list(item.colon.as_deref()),
                Some(Key::Add) => self.add_list(item.colon.as_deref()),
                None if script::name(&item.head).starts_with("menu ") => {
                    self.add(after(&item.head, "menu").as_str());
                }
                _ => {}
            }
            self.add_phases(&item.head);
        });
    }

    fn add(&mut self, name: &str) {
        let term = parts(name);
        let n_letters: usize = term.iter().map(String::len).sum();
        if n_letters >= 3 {
            self.longest = self.longest.max(term.len());
            self.terms.insert(term);
        }
    }

    fn add_list(&mut self, list: Option<&Phrase>) {
        let mut name = String::new();
        for word in list.into_iter().flat_map(|list| &list.words) {
            match &word.kind {
                WordKind::Name { text, .. } => name = format!("{name} {text}"),
                WordKind::Number(number) => name = format!("{name} {number}"),
                WordKind::Icon(text) => {
                    self.icons.insert(format!("[{text}]"));
                }
                _ => {
                    self.add(&name);
                    name.clear();
                }
            }
        }
        self.add(&name);
    }

    /// `announce phase_begins("mission phase")`.
    fn add_phases(&mut self, phrase: &Phrase) {
        let names_phase =
            |kind: &WordKind| matches!(kind, WordKind::Name { text, .. } if text == "phase_begins");
        for pair in phrase.words.windows(2) {
            let [word, next] = pair else { continue };
            let WordKind::Group(inside) = &next.kind else {
                continue;
            };
            for word in inside
                .iter()
                .flat_map(|phrase| &phrase.words)
                .filter(|_| names_phase(&word.kind))
            {
                if let WordKind::Text(text) = &word.kind {
                    self.add(text);
                }
            }
        }
    }

    /// The first word of the game in a row of parts.
    fn within(&self, row: &[String]) -> Option<Term> {
        (0..row.len()).find_map(|start| {
            (1..=self.longest).find_map(|length| {
                let (last, first) = row.get(start..start + length)?.split_last()?;
                singulars(last).into_iter().find_map(|last| {
                    let term: Term = first.iter().cloned().chain([last]).collect();
                    self.terms.contains(&term).then_some(term)
                })
            })
        })
    }

    fn breaches(&self, file: &str, tokens: &[Token]) -> Vec<Breach> {
        let mut found = Vec::new();
        for token in tokens {
            if token.is == Is::Mark {
                continue;
            }
            let icon = self.icons.iter().find(|icon| token.text.contains(*icon));
            let word = self.within(&parts(&token.text));
            let word = word.map(|term| term.join(" ")).or(icon.cloned());
            let owed = |word: &String| OWED.contains(&(file, word.as_str()));
            if let Some(word) = word.filter(|word| !owed(word)) {
                let shown: String = token.text.chars().take(40).collect();
                found.push(Breach::new(
                    file,
                    token.line,
                    format!("`{word}` in `{shown}`"),
                ));
            }
        }
        found
    }
}

/// What a word may be the plural of, itself first.
fn singulars(word: &str) -> Vec<String> {
    let mut out = vec![word.to_string()];
    if let Some(stem) = word.strip_suffix('s') {
        out.push(stem.to_string());
        out.extend(stem.strip_suffix('e').map(String::from));
        out.extend(stem.strip_suffix("ie").map(|stem| format!("{stem}y")));
    }
    out
}

/// The name behind a word of a phrase.
fn after(phrase: &Phrase, word: &str) -> String {
    let is_word = |kind: &WordKind| matches!(kind, WordKind::Name { text, .. } if text == word);
    let at = phrase.words.iter().position(|word| is_word(&word.kind));
    let words = at
        .and_then(|at| phrase.words.get(at + 1..))
        .unwrap_or_default();
    script::name(&Phrase {
        words: words.to_vec(),
        span: phrase.span,
    })
}

/// The words an identifier or a text is made of: `MissionPile`, `mission_pile` and `mission-pile` are
/// two words each.
fn parts(text: &str) -> Term {
    let mut out = vec![String::new()];
    let mut before = ' ';
    for c in text.chars() {
        let begins = !c.is_alphanumeric()
            || c.is_uppercase() && before.is_lowercase()
            || c.is_numeric() != before.is_numeric();
        if begins && out.last().is_some_and(|part| !part.is_empty()) {
            out.push(String::new());
        }
        if c.is_alphanumeric() {
            out.last_mut()
                .into_iter()
                .for_each(|part| part.extend(c.to_lowercase()));
        }
        before = c;
    }
    out.retain(|part| !part.is_empty());
    out
}

#[test]
fn rust_knows_no_word_of_the_game() {
    let words = Words::of_the_rules();
    let breaches: Vec<_> = FOLDERS
        .iter()
        .filter(|folder| source::root().join(folder).exists())
        .flat_map(|folder| {
            if folder.ends_with(".rs") {
                single(folder)
            } else {
                source::sources(folder)
            }
        })
        .flat_map(|source| words.breaches(&source.path, &source.tokens))
        .collect();
    breach::none(
        &breaches,
        "declare the word in `std-rules` and let the machine learn it there; if it is a word of the machine \
         or of plain English, add it to `ALLOWED` in this test with the reason",
    );
}

fn single(path: &str) -> Vec<source::Source> {
    let text = std::fs::read_to_string(source::root().join(path)).unwrap_or_default();
    vec![source::Source {
        path: path.into(),
        tokens: source::tokens(&text),
    }]
}

#[test]
fn the_list_holds_what_the_rules_declare() {
    let words = Words::of_the_rules();
    for name in [
        "personnel",
        "mission phase",
        "discard pile",
        "stopped",
        "tal shiar",
        "section 31",
        "surface",
        "crew card",
    ] {
        assert!(
            words.terms.contains(&parts(name)),
            "{name} is not in the list"
        );
    }
    assert!(words.icons.contains("[TNG]"));
    for (word, reason) in ALLOWED {
        assert!(!reason.is_empty(), "{word} is allowed without a reason");
    }
}

#[test]
fn a_word_of_the_game_is_caught() {
    let sample = r#"
/// The mission is free here.
fn attempt(m: MissionId, members: &[Unit]) {}
const DILEMMAS: usize = 3;
let label = "your starships and facilities";
let pile = discard_pile(of);
let icon = "shown as [TNG]";
let shipment = permission(commission);
// ship
#[cfg(test)]
mod tests { fn ship() {} }
"#;
    let words = Words::of_the_rules();
    let tokens = source::tokens(sample);
    breach::caught_at(
        &words.breaches("rules/src/sample.rs", &tokens),
        &[3, 4, 5, 6, 7],
    );
    breach::caught_at(
        &words.breaches("lang/src/diagnostic/codes/sample.rs", &tokens),
        &[3, 4, 5, 6, 7],
    );
}
