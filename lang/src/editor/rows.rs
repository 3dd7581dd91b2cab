//! The names that stand in scripts: rows of words, gone through once, the words of patterns left aside.
//!
//! The words of a clause (`plays on`), of a setup and of an action are none of the vocabulary, even where they are
//! spelled like some: only what lies in their slots is.

use crate::reader::slots::{self, Fit};
use crate::reader::{Cursor, phrase};
use crate::sentence::{File, Item, Op, Word, WordKind};
use crate::span::Span;
use crate::tree::Book;
use crate::vocabulary::{Entry, Head, Vocabulary};
use crate::words::Key;
use smol_str::SmolStr;

/// A name at a place.
pub(super) enum Named<'v, 'w> {
    /// A declared word.
    Word(Span, &'v Entry),
    /// A title, with its quotation marks.
    Title(Span, &'w SmolStr),
    /// The first words of an item: what they are, and where they are declared.
    Head(Span, &'static str, Option<Span>),
}

/// Where an item stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Where {
    Rules,
    Card,
    Scenario,
    /// Deeper in a card or in a scenario.
    Within,
}

struct Walk<'v, 'f, F> {
    vocab: &'v Vocabulary,
    book: &'v Book,
    each: &'f mut F,
}

/// Goes through the names of a file, in no order that counts within an item.
pub(super) fn names<'v>(
    vocab: &'v Vocabulary,
    book: &'v Book,
    file: &File,
    each: &mut impl FnMut(Named<'v, '_>),
) {
    let mut walk = Walk { vocab, book, each };
    for item in &file.items {
        walk.item(item, Where::Rules);
    }
}

/// Whether the words outside parentheses at the head of a declaration are a name or a pattern of their own: up to which
/// word behind it, the first of these that stands there.
fn own_words(item: &Item) -> Option<&'static [&'static str]> {
    let first = item.head.words.first().and_then(Word::plain);
    let key = item.key().map(Key::text).or(first)?;
    Some(match key {
        "clause" => &["as", "of", "with", "says"],
        "setup" | "frame" | "time" | "limit" | "rule" | "action" | "set" | "format" => &["says"],
        "menu" | "window" | "stage" | "document" | "edition" | "game" => &["says", "offers", "for"],
        _ => return None,
    })
}

impl<'v, F: FnMut(Named<'v, '_>)> Walk<'v, '_, F> {
    fn item(&mut self, item: &Item, at: Where) {
        let inner = match (at, item.key()) {
            (Where::Rules, Some(Key::Card | Key::Text | Key::Ruling | Key::Errata)) => Where::Card,
            (Where::Rules, Some(Key::Scenario)) => Where::Scenario,
            (Where::Rules, _) => Where::Rules,
            _ => Where::Within,
        };
        match at {
            Where::Card => self.line_of_card(item),
            Where::Scenario => self.line_of_scenario(item),
            Where::Rules | Where::Within => self.plain(item),
        }
        for other in &item.otherwise {
            if let Some(test) = &other.test {
                self.row(&test.words);
            }
        }
        for one in item.blocks().flat_map(|block| &block.items) {
            self.item(one, inner);
        }
    }

    fn plain(&mut self, item: &Item) {
        let tail = item.colon.as_deref();
        match (own_words(item), tail) {
            // A clause goes on behind its colon.
            (Some(ends), Some(colon)) if item.key() == Some(Key::Clause) => {
                self.pattern(&item.head.words, &[]);
                self.pattern(&colon.words, ends);
            }
            (Some(ends), _) => {
                self.pattern(&item.head.words, ends);
                tail.into_iter().for_each(|tail| self.row(&tail.words));
            }
            (None, _) => {
                self.row(&item.head.words);
                tail.into_iter().for_each(|tail| self.row(&tail.words));
            }
        }
        item.means.iter().for_each(|tail| self.row(&tail.words));
    }

    /// Words of which only those in parentheses are names, up to the first of some ends that stands there.
    fn pattern(&mut self, words: &[Word], ends: &[&str]) {
        let mut ends = ends.iter();
        let end = ends.find_map(|end| words.iter().rposition(|word| word.is(end)));
        let (own, behind) = words.split_at(end.unwrap_or(words.len()));
        for word in own {
            if matches!(word.kind, WordKind::Group(_) | WordKind::List(_)) {
                self.row(std::slice::from_ref(word));
            }
        }
        self.row(behind);
    }

    fn line_of_card(&mut self, item: &Item) {
        let words = phrase::whole(item);
        let row = Cursor::over(&words, item.head.span);
        let mut best: Option<(usize, Span, Fit<'_, '_>)> = None;
        for (head, count) in self.vocab.heads(&words) {
            let (what, declared) = match head {
                Head::Clause(at) => {
                    let pattern = self.vocab.clauses.get(at);
                    let fit = pattern.and_then(|one| Some((one, slots::fit(&one.pieces, row)?)));
                    if let Some((pattern, fit)) = fit
                        && best
                            .as_ref()
                            .is_none_or(|(_, _, best)| fit.said > best.said)
                    {
                        best = Some((count, pattern.span, fit));
                    }
                    continue;
                }
                _ if best.is_some() => break,
                Head::Frame(at) => ("a frame", self.vocab.frames.get(at).map(|one| one.span)),
                Head::Limit(id) => ("a limit", Some(self.book.declared(id))),
                Head::Menu(id) => ("a menu", Some(self.book.declared(id))),
            };
            if let (Some(first), Some(last)) = (words.first(), words.get(count - 1)) {
                (self.each)(Named::Head(first.span.to(last.span), what, declared));
            }
            self.row(words.get(count..).unwrap_or_default());
            return;
        }
        let Some((count, declared, fit)) = best else {
            return self.row(&words);
        };
        if let (Some(first), Some(last)) = (words.first(), words.get(count - 1)) {
            let span = first.span.to(last.span);
            (self.each)(Named::Head(span, "a clause", Some(declared)));
        }
        fit.slots.iter().for_each(|(_, slot)| self.row(slot.rest()));
    }

    fn line_of_scenario(&mut self, item: &Item) {
        let words = &item.head.words;
        let row = Cursor::new(&item.head);
        let setups = self.vocab.setups.iter().map(|one| (one.span, &*one.pieces));
        let setup = slots::nearest(setups.filter(|_| item.key() == Some(Key::Given)), row);
        match setup {
            Some((declared, fit)) => {
                let first = words.first().map(|word| word.span);
                if let Some(span) = first {
                    (self.each)(Named::Head(span, "a setup", Some(declared)));
                }
                fit.slots.iter().for_each(|(_, slot)| self.row(slot.rest()));
            }
            // The words of an action are those that its menu shows.
            None if item.key() == Some(Key::When) => {
                for word in words {
                    match &word.kind {
                        WordKind::Group(_) | WordKind::List(_) | WordKind::Text(_) => {
                            self.row(std::slice::from_ref(word));
                        }
                        _ => {}
                    }
                }
            }
            None => self.row(words),
        }
        let tails = item.colon.iter().chain(&item.means);
        tails.for_each(|tail| self.row(&tail.words));
    }

    fn row(&mut self, words: &[Word]) {
        let mut rest = words;
        let mut dotted = false;
        while let Some(word) = rest.first() {
            let mut count = 1;
            let slot = std::mem::replace(&mut dotted, word.is_op(Op::Dot));
            match &word.kind {
                WordKind::Group(phrases) | WordKind::List(phrases) => {
                    phrases.iter().for_each(|inner| self.row(&inner.words));
                }
                WordKind::Text(title) => (self.each)(Named::Title(word.span, title)),
                WordKind::Name { text, .. } if !slot => {
                    count = self.name(rest).unwrap_or_else(|| {
                        let denied = text.strip_prefix("not_");
                        let entry =
                            denied.and_then(|denied| self.vocab.seen(denied, word.span.file));
                        if let Some(entry) = entry {
                            let start = word.span.start + 4;
                            let span = Span::new(word.span.file, start, word.span.end);
                            (self.each)(Named::Word(span, entry));
                        }
                        1
                    });
                }
                WordKind::Icon(_) => count = self.name(rest).unwrap_or(1),
                _ => {}
            }
            rest = rest.get(count..).unwrap_or_default();
        }
    }

    /// The declared name at the front of a row; how many words it has.
    fn name(&mut self, rest: &[Word]) -> Option<usize> {
        let (entry, count) = self.vocab.lookup(rest)?;
        let (first, last) = (rest.first()?, rest.get(count - 1)?);
        (self.each)(Named::Word(first.span.to(last.span), entry));
        Some(count)
    }
}

/// Goes through all words of a file, whatever they are.
pub(super) fn words(file: &File, each: &mut impl FnMut(&Word)) {
    file.items.iter().for_each(|item| words_of(item, each));
}

fn words_of(item: &Item, each: &mut impl FnMut(&Word)) {
    let tests = item
        .otherwise
        .iter()
        .filter_map(|other| other.test.as_ref());
    let tails = item
        .colon
        .as_deref()
        .into_iter()
        .chain(item.means.as_deref());
    let phrases = std::iter::once(&item.head).chain(tails).chain(tests);
    phrases.for_each(|phrase| in_row(&phrase.words, each));
    let inner = item.blocks().flat_map(|block| &block.items);
    inner.for_each(|item| words_of(item, each));
}

fn in_row(words: &[Word], each: &mut impl FnMut(&Word)) {
    for word in words {
        each(word);
        if let WordKind::Group(phrases) | WordKind::List(phrases) = &word.kind {
            phrases.iter().for_each(|inner| in_row(&inner.words, each));
        }
    }
}
