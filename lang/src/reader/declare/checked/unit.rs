//! A card or a scenario that was read by itself.

use super::super::layers::InForce;
use super::super::raw::RawCard;
use crate::checks::Seen;
use crate::diagnostic::Diagnostic;
use crate::sentence::{File, Item, WordKind};
use crate::span::{FileId, Span};
use crate::tree::{KindId, SetId};
use crate::words::Key;
use smol_str::SmolStr;
use std::collections::{BTreeMap, BTreeSet};

/// What came of reading it.
#[derive(Debug)]
pub(super) enum Outcome {
    /// It has not been read.
    Unread,
    /// Nothing: it reads as it was read under other layers, where it was told what is wrong with it.
    Elsewhere,
    /// What is wrong with it, and what it says that matters to the whole.
    Read(Vec<Diagnostic>, Box<Seen>),
}

/// What is known of a card by its head.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Titled {
    pub(super) title: SmolStr,
    /// The title with its version, if it has one.
    pub(super) full: SmolStr,
    pub(super) version: Option<SmolStr>,
    pub(super) kind: KindId,
}

/// A card or a scenario.
#[derive(Debug)]
pub(super) struct Unit {
    /// The place of its script among the scripts.
    pub(super) at: usize,
    pub(super) span: Span,
    /// Whether it is an item of its file, rather than of a rule or an edition.
    pub(super) top: bool,
    /// Whether an edition brings it.
    added: bool,
    /// The release in which it stands.
    pub(super) set: Option<SetId>,
    pub(super) card: Option<Titled>,
    pub(super) outcome: Outcome,
}

/// The item of a file that begins at a byte.
pub(super) fn item_at(file: &File, start: u32) -> Option<&Item> {
    let at = file
        .items
        .binary_search_by_key(&start, |item| item.span.start);
    at.ok().and_then(|at| file.items.get(at))
}

/// Whether an item is one of a file, however deep.
fn holds(file: &File, item: &Item) -> bool {
    fn inside(around: &Item, item: &Item) -> bool {
        let mut inner = around.inner();
        inner.any(|one| std::ptr::eq(one, item) || inside(one, item))
    }
    let items = &file.items;
    let at = items.partition_point(|one| one.span.start <= item.span.start);
    let around = at.checked_sub(1).and_then(|at| items.get(at));
    around.is_some_and(|around| inside(around, item))
}

/// How many cards stand at the outermost level of files, whether they can be read or not. Those that stage
/// one could not read do not count: they do nothing.
pub(super) fn cards_in(files: &[(FileId, &File)], force: &InForce) -> usize {
    let items = files.iter().flat_map(|(_, file)| &file.items);
    let cards = items.filter(|item| item.key() == Some(Key::Card) && !is_passed_over(item));
    cards.filter(|item| force.has(item)).count()
}

/// Whether an item is a card or a scenario of which stage one has told what is wrong. Reading passes over it,
/// and since its name is a text, no word is declared by it.
pub(super) fn is_passed_over(item: &Item) -> bool {
    let first = item.head.words.first().map(|word| &word.kind);
    let is_unit = matches!(item.key(), Some(Key::Card | Key::Scenario));
    is_unit && item.is_broken() && matches!(first, Some(WordKind::Text(_)))
}

/// Whether some text in an item, such as a title, is one of these.
pub(super) fn speaks_of(item: &Item, titles: &BTreeSet<SmolStr>) -> bool {
    item.any_from(&|words| match words.first().map(|word| &word.kind) {
        Some(WordKind::Text(text)) => titles.contains(text),
        _ => false,
    })
}

impl Unit {
    pub(super) fn new(
        files: &[(FileId, &File)],
        places: &BTreeMap<FileId, usize>,
        item: &Item,
        set: Option<SetId>,
        card: Option<Titled>,
    ) -> Self {
        let at = places.get(&item.span.file).copied().unwrap_or(usize::MAX);
        let file = files.get(at).map(|(_, file)| *file);
        let top = file.and_then(|file| item_at(file, item.span.start));
        let top = top.is_some_and(|top| std::ptr::eq(top, item));
        // What stands in a rule has the item of the rule around it; editions keep copies of theirs.
        let added = !top && file.is_none_or(|file| !holds(file, item));
        Self {
            at,
            span: item.span,
            top,
            added,
            set,
            card,
            outcome: Outcome::Unread,
        }
    }

    pub(super) fn card(
        files: &[(FileId, &File)],
        places: &BTreeMap<FileId, usize>,
        card: &RawCard<'_>,
    ) -> Self {
        let titled = Titled {
            title: card.title.clone(),
            full: card.full.clone(),
            version: card.version.clone(),
            kind: KindId::default(),
        };
        Self::new(files, places, card.item, card.set, Some(titled))
    }

    pub(super) fn errors(&self) -> &[Diagnostic] {
        match &self.outcome {
            Outcome::Read(errors, _) => errors,
            Outcome::Elsewhere | Outcome::Unread => &[],
        }
    }

    /// What it says that matters to the whole, if it was read here.
    pub(super) fn seen(&self) -> Option<&Seen> {
        match &self.outcome {
            Outcome::Read(_, seen) => Some(seen),
            Outcome::Elsewhere | Outcome::Unread => None,
        }
    }

    /// The titles of a card: its own, and that with its version.
    pub(super) fn titles(&self) -> impl Iterator<Item = &SmolStr> + Clone {
        let card = self.card.iter();
        card.flat_map(|card| [&card.title, &card.full])
    }

    /// The same one among others, where it mostly stands at the same place.
    pub(super) fn like<'u>(&self, others: &'u [Self], at: usize) -> Option<&'u Self> {
        let same = |other: &&Self| other.span == self.span;
        let near = others.get(at).filter(same);
        near.or_else(|| others.iter().find(same))
    }

    /// Its place among all: in the order of the scripts, and what editions bring behind.
    pub(super) const fn order(&self) -> (bool, usize, u32) {
        if self.added {
            (true, 0, 0)
        } else {
            (false, self.at, self.span.start)
        }
    }

    /// Moves it to where it begins now, with all that was told about places in it.
    pub(super) fn move_to(&mut self, start: u32) {
        let from = self.span;
        if from.start == start {
            return;
        }
        let shift = |span: &mut Span| shift(span, from, start);
        if let Outcome::Read(errors, seen) = &mut self.outcome {
            for told in errors {
                told.spans_mut().for_each(shift);
            }
            seen.spans_mut(shift);
        }
        shift(&mut self.span);
    }
}

/// Moves a place with the text around it, if it stands in that, to where that text begins now.
pub(super) fn shift(span: &mut Span, around: Span, start: u32) {
    if around.holds(*span) {
        span.start = span.start - around.start + start;
        span.end = span.end - around.start + start;
    }
}

/// What all units say: those that were read elsewhere say it there.
pub(super) fn seen<'u>(units: &'u [Unit], others: &'u [Unit]) -> impl Iterator<Item = &'u Seen> {
    units.iter().enumerate().filter_map(move |(at, unit)| {
        if !matches!(unit.outcome, Outcome::Elsewhere) {
            return unit.seen();
        }
        unit.like(others, at)?.seen()
    })
}
