//! What the packs hold already: symbols, cards and phrases.

use super::clauses::{self, Form};
use super::mistake::BookError;
use super::phrasebook::{self, Phrasebook, Symbols};
use smol_str::SmolStr;
use spaceline_lang::diagnostic::{Diagnostic, Report as _};
use spaceline_lang::parse;
use spaceline_lang::sentence::{Item, Phrase, Word, WordKind};
use spaceline_lang::span::{FileId, Span};
use spaceline_lang::vocabulary::plural;
use spaceline_lang::words::Key;
use spaceline_rules::pack::{PackKind, Packs, ScriptKind};
use std::collections::BTreeMap;

/// A title, and which version of it.
pub type Name = (String, Option<String>);

/// A card that has a script.
#[derive(Clone, Debug)]
pub struct KnownCard {
    /// The lines of it.
    pub lines: Vec<String>,
    /// Where it stands.
    pub span: Span,
    /// The set that its file names.
    pub set: String,
    /// Whether no comment stands in it.
    pub plain: bool,
}

impl KnownCard {
    /// Whether it does not say that something is missing.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        !self
            .lines
            .iter()
            .any(|line| line.starts_with("not encoded"))
    }
}

/// What the packs hold.
#[derive(Clone, Debug, Default)]
pub struct Known {
    /// The symbols of enumerations.
    pub symbols: Symbols,
    /// The cards.
    pub cards: BTreeMap<Name, KnownCard>,
    /// How clauses are printed.
    pub clauses: Vec<Form>,
    /// The kinds, and how several of them are called.
    pub kinds: BTreeMap<String, String>,
    /// What is done: verbs and procedures.
    pub verbs: Vec<String>,
    /// The phrases.
    pub book: Phrasebook,
    /// What is wrong with the phrases.
    pub errors: Vec<BookError>,
}

/// Looks through packs.
#[must_use]
pub fn of(packs: &Packs) -> Known {
    look(packs, true)
}

/// Looks through packs for all but their cards.
#[must_use]
pub fn without_cards(packs: &Packs) -> Known {
    look(packs, false)
}

fn look(packs: &Packs, cards: bool) -> Known {
    let mut known = Known::default();
    let mut phrases: Vec<Item> = Vec::new();
    let mut requires: Vec<String> = Vec::new();
    // A game apart has words of its own.
    let packs_and_apart = packs.packs.iter().zip(packs.apart());
    for (pack, _) in packs_and_apart.filter(|(_, apart)| !apart) {
        if pack.manifest.kind == PackKind::Phrasebook {
            requires.extend(pack.manifest.requires.iter().map(|pack| pack.id.clone()));
        }
        let tables = |kind| matches!(kind, ScriptKind::Rows | ScriptKind::Base);
        for script in pack.scripts.iter().filter(|one| !tables(one.kind)) {
            let text = packs.sources.text(script.file);
            let file = packs.sentences(script);
            if pack.manifest.kind == PackKind::Phrasebook {
                phrases.extend(file.items.iter().cloned());
            } else {
                known.take(text, &file.items, cards);
            }
        }
    }
    (known.book, known.errors) = phrasebook::read(phrases.iter(), &known.symbols, &known.clauses);
    known.book.requires = requires;
    let mut wanted = std::mem::take(&mut known.book.wanted);
    let scripts = packs
        .packs
        .iter()
        .filter(|pack| pack.manifest.kind != PackKind::Phrasebook);
    for script in scripts.flat_map(|pack| &pack.scripts) {
        wanted.find_in(packs.sources.text(script.file));
    }
    known.errors.extend(wanted.errors());
    known
}

/// What is wrong with the phrasebooks among packs: [`Wanted::look`](spaceline_rules::book::Wanted::look) asks it.
#[must_use]
pub fn problems(packs: &Packs) -> Vec<Diagnostic> {
    let any = packs
        .packs
        .iter()
        .any(|pack| pack.manifest.kind == PackKind::Phrasebook);
    match any {
        true => {
            let errors = without_cards(packs).errors;
            errors.iter().map(BookError::diagnostic).collect()
        }
        false => Vec::new(),
    }
}

/// What is printed on cards and stands in no column of the lists from which they are made.
#[must_use]
pub fn untold(packs: &Packs) -> Vec<String> {
    without_cards(packs).book.untold
}

impl Known {
    fn take(&mut self, text: &str, items: &[Item], cards: bool) {
        let mut set = String::new();
        for item in items {
            match item.key() {
                Some(Key::Set) => set = first(item).unwrap_or("").to_owned(),
                Some(Key::Enum) => self.symbols_of(item),
                Some(Key::Add) if first(item) == Some("enum") => self.symbols_of(item),
                Some(Key::Rule) => {
                    let inside: Vec<&Item> = item.blocks().flat_map(|block| &block.items).collect();
                    for item in inside {
                        match item.key() {
                            Some(Key::Enum) => self.symbols_of(item),
                            Some(Key::Clause) => self.clause(text, item),
                            _ => self.word(item),
                        }
                    }
                }
                Some(Key::Clause) => self.clause(text, item),
                Some(Key::Card) if cards => self.card(text, item, &set),
                Some(Key::Card | Key::Scenario) => {}
                _ => self.word(item),
            }
        }
    }

    fn clause(&mut self, text: &str, item: &Item) {
        let words = item.span.of(text).split_whitespace();
        let words: Vec<&str> = words.collect();
        self.clauses
            .extend(clauses::form(&words.join(" "), item.span));
    }

    /// A kind, or what is done.
    fn word(&mut self, item: &Item) {
        let Some(first) = first(item).map(str::to_owned) else {
            return;
        };
        match item.key() {
            Some(Key::Kind) => {
                let mut words = item.head.words.iter().map(name);
                let given = words
                    .find(|word| *word == "plural")
                    .and_then(|_| words.next());
                let plural = given.map_or_else(|| plural(&first), str::to_owned);
                self.kinds.insert(first, plural);
            }
            Some(Key::Verb | Key::Procedure) => self.verbs.push(first),
            _ => {}
        }
    }

    fn symbols_of(&mut self, item: &Item) {
        let names: Vec<&str> = item.head.words.iter().map(name).collect();
        let list = match names.as_slice() {
            [list] | ["enum", list] => *list,
            _ => return,
        };
        let symbols = item.colon.as_deref().map(symbols).unwrap_or_default();
        self.symbols
            .entry(SmolStr::new(list))
            .or_default()
            .extend(symbols);
    }

    fn card(&mut self, text: &str, item: &Item, set: &str) {
        let words = &item.head.words;
        let Some(WordKind::Text(title)) = words.first().map(|word| &word.kind) else {
            return;
        };
        let version = match (words.get(1).map(name), words.get(2).map(|word| &word.kind)) {
            (Some("version"), Some(WordKind::Text(version))) => Some(version.to_string()),
            _ => None,
        };
        let card = KnownCard {
            lines: lines(text, item),
            span: item.span,
            set: set.to_owned(),
            plain: !item.span.of(text).contains("//"),
        };
        self.cards.insert((title.to_string(), version), card);
    }
}

/// The lines of a card, the first of them what stands before its block.
fn lines(text: &str, card: &Item) -> Vec<String> {
    let head = card.head.span.of(text).to_owned();
    let lines = card.blocks().flat_map(|block| &block.items);
    let lines = lines.map(|line| line.span.of(text).trim_end().to_owned());
    std::iter::once(head).chain(lines).collect()
}

/// The lines of the only card in a script.
#[must_use]
pub fn lines_of(script: &str) -> Vec<String> {
    let items = parse(FileId(0), script).file.items;
    items
        .first()
        .map_or_else(Vec::new, |card| lines(script, card))
}

fn first(item: &Item) -> Option<&str> {
    item.head.words.first().map(name)
}

fn name(word: &Word) -> &str {
    match &word.kind {
        WordKind::Name { text, .. } => text,
        _ => "",
    }
}

/// The symbols of a list, of which some have several words.
fn symbols(list: &Phrase) -> Vec<SmolStr> {
    let parts = list.words.split(|word| word.kind == WordKind::Comma);
    let symbol = |part: &[Word]| {
        let words: Vec<String> = part.iter().filter_map(written).collect();
        SmolStr::new(words.join(" "))
    };
    parts
        .map(symbol)
        .filter(|symbol| !symbol.is_empty())
        .collect()
}

fn written(word: &Word) -> Option<String> {
    match &word.kind {
        WordKind::Name { text, .. } => Some(text.to_string()),
        WordKind::Icon(text) => Some(format!("[{text}]")),
        WordKind::Number(number) => Some(number.to_string()),
        _ => None,
    }
}
