//! What may stand at a place: the classes of words with which the grammar goes on, and the words of them that the
//! script sees.

use super::Editor;
use crate::phrase::classify::{Part, Words};
use crate::phrase::token::Class as Token;
use crate::phrase::{Aim, parse};
use crate::reader::slots;
use crate::reader::{Cursor, phrase};
use crate::sentence::{Item, Word, WordKind};
use crate::span::{FileId, Span};
use crate::tree::{QuoteType, Type};
use crate::vocabulary::{self, Class, ClausePattern, Head};
use crate::words::Key;
use smol_str::SmolStr;
use std::collections::{BTreeMap, BTreeSet};

/// What may stand at a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Expected {
    /// What is written of it already, up to the place; empty where a new word begins. A proposed word replaces it.
    pub begun: Span,
    /// The sorts of words, each with the words that begin like what is written.
    pub groups: Vec<Group>,
}

/// Words of one sort.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Group {
    /// The sort: `a kind`, `a verb`, `a number`.
    pub what: &'static str,
    /// The words, by the alphabet; none for what no script declares, such as numbers.
    pub words: Vec<SmolStr>,
}

/// What a group of classes is called.
const GROUPS: &[(&str, &[Token])] = &[
    ("a kind", &[Token::Kind]),
    ("a symbol", &[Token::Symbol]),
    (
        "a field",
        &[
            Token::Field,
            Token::FieldCompared,
            Token::FieldChanged,
            Token::FieldOfFact,
        ],
    ),
    ("a noun", &[Token::Noun, Token::Called]),
    ("a relation", &[Token::Relation, Token::RelationTo]),
    ("an adjective", &[Token::Adjective]),
    ("a verb", &[Token::Verb, Token::Verbs, Token::VerbCalled]),
    ("a participle", &[Token::Participle, Token::Past]),
    ("an event", &[Token::Event, Token::EventCalled]),
    ("a procedure", &[Token::Procedure]),
    ("a frame", &[Token::Frame, Token::Limit, Token::Menu]),
    ("a time", &[Token::Time]),
    ("a number", &[Token::Number, Token::NumberOf]),
    ("a title in quotation marks", &[Token::Title]),
    ("a name", &[Token::Name]),
];

impl Editor<'_> {
    /// What may stand at a place of a phrase, or at the beginning of a line. Types are not asked, so more is proposed
    /// than fits.
    #[must_use]
    pub fn expected(&self, file: FileId, at: u32) -> Option<Expected> {
        let script = self.script(file)?;
        let place = at as usize;
        let front = script.text.get(..place)?;
        let begins = front
            .char_indices()
            .rev()
            .take_while(|(_, letter)| {
                letter.is_alphanumeric() || matches!(letter, '_' | '[' | '\'')
            })
            .last();
        let start = begins.map_or(place, |(start, _)| start);
        let start = u32::try_from(start).ok()?;
        let begun = Span::new(file, start, at);
        let (around, item) = self.item_at(&script.sentences.items, start);
        let words = item.map(phrase::whole).unwrap_or_default();
        let inside = item.is_some_and(|item| {
            let words = words.iter().any(|word| word.span.start < start);
            words
                && front
                    .get(item.span.start as usize..)
                    .is_some_and(|said| !said.contains('\n'))
        });
        let words = if inside { &*words } else { &[] };
        let before = before(words, start);
        let classes = self.classes(around, item, &before);
        let written = begun.of(&script.text);
        let groups = self.groups(file, &classes, written, before.is_empty().then_some(around));
        Some(Expected { begun, groups })
    }

    /// The innermost item at a place, or the last one before it in the innermost block; and the outermost one around
    /// it.
    fn item_at<'i>(&self, items: &'i [Item], at: u32) -> (Option<&'i Item>, Option<&'i Item>) {
        let last = |items: &'i [Item]| items.iter().rev().find(|item| item.span.start < at);
        let mut outer = None;
        let mut found = None;
        let mut items = items;
        while let Some(item) = last(items) {
            let block = item
                .blocks()
                .find(|block| block.span.start < at && at < block.span.end);
            match block {
                Some(block) => {
                    outer = outer.or(Some(item));
                    found = None;
                    items = &block.items;
                }
                None => {
                    found = Some(item);
                    break;
                }
            }
        }
        (outer, found)
    }

    /// The classes with which the grammar goes on behind some words.
    fn classes(
        &self,
        around: Option<&Item>,
        item: Option<&Item>,
        words: &[Word],
    ) -> BTreeSet<Token> {
        let (aim, row) = self.aim(around, item, words);
        let end = row
            .last()
            .map_or_else(Span::default, |word| word.span.after());
        let mut parts = Vec::new();
        open(row, &mut parts);
        parts.push(Part::Sign(Token::Bad, end));
        let parsed = parse(&Words::new(self.vocab, self.book), aim, &parts);
        // The first mistake behind which nothing stands; recovery may tell more.
        let mut mistakes = parsed.mistakes.iter();
        let mistake = mistakes.find(|one| parsed.tree.class_at(one.at) == Some(Token::Bad));
        let expected = mistake.map(|mistake| mistake.expected.as_slice());
        let expected = expected.unwrap_or_default().iter();
        let named = expected.filter_map(|name| Token::of(name.trim_matches('"')));
        named.collect()
    }

    /// What is read at a place, and the words of it before the place.
    fn aim<'w>(
        &self,
        around: Option<&Item>,
        item: Option<&Item>,
        words: &'w [Word],
    ) -> (Aim, &'w [Word]) {
        let top = around.and_then(Item::key);
        let key = item.and_then(Item::key).filter(|_| !words.is_empty());
        let without_key = words.get(1..).unwrap_or_default();
        match (top, key) {
            (Some(Key::Scenario), Some(Key::Then)) => (Aim::Then, without_key),
            (Some(Key::Scenario), Some(Key::Given)) => (Aim::Given, without_key),
            (Some(Key::Scenario), _) => (Aim::Staged, words),
            (Some(Key::Card | Key::Text | Key::Ruling | Key::Errata), _) => self.aim_on_card(words),
            (
                Some(Key::Rule),
                Some(Key::Forbid | Key::Allow | Key::When | Key::Instead | Key::Whenever),
            ) => (Aim::Declared, words),
            (Some(_), _) => {
                let means = words.iter().position(|word| word.is("means"));
                match means {
                    Some(at) => (Aim::Condition, words.get(at + 1..).unwrap_or_default()),
                    None => (Aim::Statement, words),
                }
            }
            (None, _) => (Aim::Declared, words),
        }
    }

    fn aim_on_card<'w>(&self, words: &'w [Word]) -> (Aim, &'w [Word]) {
        let row = Cursor::over(
            words,
            words.last().map_or_else(Span::default, |word| word.span),
        );
        let patterns = self.vocab.heads(words).filter_map(|(head, _)| match head {
            Head::Clause(at) => self.vocab.clauses.get(at),
            _ => None,
        });
        let fits = patterns.filter_map(|one| Some((one, slots::fit(&one.pieces, row)?)));
        let best = fits.max_by_key(|(_, fit)| fit.said);
        if let Some((pattern, fit)) = best {
            return match fit.slots.last() {
                Some((slot, words)) => (self.aim_of_slot(pattern, *slot), words.rest()),
                None => (Aim::Selections, &[]),
            };
        }
        let first = self.vocab.lookup(words).map(|(entry, _)| &entry.class);
        let text = words
            .iter()
            .any(|word| word.is_colon() || word.is("may") || word.is("cannot"));
        match first {
            Some(Class::Field(_)) if !text => (Aim::Fact, words),
            _ => (Aim::Text, words),
        }
    }

    fn aim_of_slot(&self, pattern: &ClausePattern, slot: u16) -> Aim {
        if pattern.requirements.contains(&slot) {
            return Aim::Need;
        }
        match pattern.slot(self.book, slot).map(|param| &param.ty) {
            Some(Type::Quote(QuoteType::Selection)) => Aim::Selections,
            Some(Type::Quote(QuoteType::Effects)) => Aim::Effects,
            Some(Type::Quote(QuoteType::Event)) => Aim::Happening,
            Some(Type::Quote(QuoteType::Symbols) | Type::Set(_)) => Aim::List,
            _ => Aim::Condition,
        }
    }

    /// The words of classes that begin like what is written; at the beginning of a line of a card also what clauses
    /// begin with.
    fn groups(
        &self,
        file: FileId,
        classes: &BTreeSet<Token>,
        written: &str,
        line: Option<Option<&Item>>,
    ) -> Vec<Group> {
        let mut groups: BTreeMap<&'static str, BTreeSet<SmolStr>> = BTreeMap::new();
        let expected = |class: Token| {
            let group = GROUPS.iter().find(|(_, of)| of.contains(&class));
            group
                .filter(|(_, of)| of.iter().any(|one| classes.contains(one)))
                .map(|(what, _)| *what)
        };
        let begins = |word: &str| word.starts_with(written);
        let words = Words::new(self.vocab, self.book);
        for (name, entry) in self.vocab.entries() {
            if !begins(name) || !self.vocab.is_seen(entry, file) {
                continue;
            }
            if let Some(what) = words.class(entry, file).and_then(expected) {
                groups.entry(what).or_default().insert(name.into());
            }
        }
        for class in classes {
            if matches!(class, Token::Number | Token::Title | Token::NumberOf)
                && written.is_empty()
                && let Some(what) = expected(*class)
            {
                groups.entry(what).or_default();
            }
        }
        for (word, class) in vocabulary::closed() {
            if classes.contains(&class) && begins(word) {
                groups
                    .entry("a word of the language")
                    .or_default()
                    .insert(word.into());
            }
        }
        if classes.contains(&Token::Time) {
            let times = self.vocab.times.iter();
            let seen = times.filter(|time| self.vocab.sight.sees(file, time.span));
            let seen = seen.filter(|time| begins(&time.name));
            groups
                .entry("a time")
                .or_default()
                .extend(seen.map(|time| time.name.clone()));
        }
        let on_card = line.is_some_and(|around| {
            matches!(
                around.and_then(Item::key),
                Some(Key::Card | Key::Text | Key::Ruling | Key::Errata)
            )
        });
        if on_card {
            for (name, head) in self.vocab.all_heads() {
                let (what, declared) = match head {
                    Head::Clause(at) => {
                        ("a clause", self.vocab.clauses.get(at).map(|one| one.span))
                    }
                    Head::Frame(at) => ("a frame", self.vocab.frames.get(at).map(|one| one.span)),
                    Head::Limit(id) => ("a frame", Some(self.book.declared(id))),
                    Head::Menu(id) => ("a frame", Some(self.book.declared(id))),
                };
                if begins(name) && declared.is_none_or(|one| self.vocab.sight.sees(file, one)) {
                    groups.entry(what).or_default().insert(name.into());
                }
            }
        }
        let groups = groups.into_iter().map(|(what, words)| Group {
            what,
            words: words.into_iter().collect(),
        });
        groups
            .filter(|group| written.is_empty() || !group.words.is_empty())
            .collect()
    }
}

/// The words of a row that end before a place; a parenthesis in which the place lies holds only what stands before it.
fn before(words: &[Word], at: u32) -> Vec<Word> {
    let mut cut = Vec::new();
    for word in words.iter().take_while(|word| word.span.start < at) {
        let inside = word.span.end > at;
        let mut word = word.clone();
        if let WordKind::Group(phrases) | WordKind::List(phrases) = &mut word.kind
            && inside
        {
            for phrase in phrases {
                phrase.words = before(&phrase.words, at);
            }
            // It ends where it is cut.
            word.span.end = at;
        }
        cut.push(word);
    }
    cut
}

/// A row as parts, of which the last parenthesis is left open where it is cut.
fn open<'w>(words: &'w [Word], parts: &mut Vec<Part<'w>>) {
    let Some((last, front)) = words.split_last() else {
        return;
    };
    let (class, phrases) = match &last.kind {
        WordKind::Group(phrases) => (Token::Open, phrases),
        WordKind::List(phrases) => (Token::OpenList, phrases),
        _ => return parts.push(Part::Words(words)),
    };
    let inner = phrases.iter().rev().find(|phrase| !phrase.is_empty());
    let whole = phrases
        .last()
        .is_some_and(|phrase| phrase.span.end < last.span.end);
    match inner.filter(|_| !whole) {
        Some(inner) => {
            parts.push(Part::Words(front));
            parts.push(Part::Sign(class, last.span.before()));
            open(&inner.words, parts);
        }
        None => parts.push(Part::Words(words)),
    }
}
