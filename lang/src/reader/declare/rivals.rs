//! Two scripts of one card: which of them is in force.
//!
//! A card that stands in some pack by its facts, with marks of what is missing, may be scripted in another. The script
//! with fewer marks takes the place of the other, if it says by its set that it is of the same card.

use super::checked::Reader;
use super::desk::Desk;
use super::names::{enter_card, unread};
use super::raw::{Beaten, Raw, RawCard};
use super::read_card;
use crate::diagnostic::{Diagnostic, Report};
use crate::explicit;
use crate::facts::part::Mark;
use crate::reader::Cursor;
use crate::reader::error::{RivalError, Rivalry};
use crate::sentence::Item;
use crate::span::Span;
use crate::tree::{Card, CardId, ExprId};
use smol_str::SmolStr;
use std::collections::BTreeMap;

/// How much of a card is marked as missing.
fn marks(item: &Item) -> usize {
    let items = item.inner();
    let is_mark = |item: &&Item| {
        let mut words = Cursor::new(&item.head);
        words.eat("not") && words.eat("encoded")
    };
    items.filter(is_mark).count()
}

/// Settles which script of each card is in force, and takes the others out of the cards. Two of equal right are an
/// error, and the first stays.
pub(super) fn settle(desk: &mut Desk, raw: &mut Raw<'_>) {
    let rivals = std::mem::take(&mut raw.rivals);
    if rivals.is_empty() {
        return;
    }
    // The places of those that go, each with the one that takes its place, if one does.
    let mut gone: BTreeMap<usize, Option<usize>> = BTreeMap::new();
    for (first, others) in rivals {
        let all = || std::iter::once(first).chain(others.iter().copied());
        let marked = |at: usize| raw.cards.get(at).map_or(0, |card| marks(card.item));
        let best = all().min_by_key(|at| marked(*at)).unwrap_or(first);
        for at in all().filter(|at| *at != best) {
            let (Some(one), Some(other)) = (raw.cards.get(best), raw.cards.get(at)) else {
                continue;
            };
            let why = rivalry(desk, (one, other), (marked(best), marked(at)));
            gone.insert(at, why.is_none().then_some(best));
            if let Some(why) = why {
                raw.odd_cards = true;
                let (earlier, later) = if best < at {
                    (one, other)
                } else {
                    (other, one)
                };
                let (span, first) = desk.vocab.sight.to_mend(later.span, earlier.span);
                desk.report(RivalError::Twice {
                    title: later.full.clone(),
                    span,
                    first,
                    why,
                });
            }
        }
    }
    // The others are entered anew, so that each has the number of its place.
    desk.book.cards.clear();
    desk.titled.clear();
    raw.titled.clear();
    let mut ids: BTreeMap<usize, CardId> = BTreeMap::new();
    let mut out = Vec::new();
    for (at, mut card) in std::mem::take(&mut raw.cards).into_iter().enumerate() {
        if let Some(best) = gone.get(&at) {
            out.push((card, *best));
            continue;
        }
        let of = (&card.title, card.version.as_ref());
        card.id = enter_card(desk, of, card.item.span, card.set);
        ids.insert(at, card.id);
        raw.titled.insert(card.full.clone(), raw.cards.len());
        raw.cards.push(card);
    }
    let beaten = out.into_iter();
    let beaten = beaten.filter_map(|(card, best)| {
        let by = *ids.get(&best?)?;
        Some(Beaten { card, by })
    });
    raw.beaten.extend(beaten);
}

/// Why a script does not take the place of another that has no fewer marks, if it does not.
fn rivalry(
    desk: &Desk,
    (one, other): (&RawCard<'_>, &RawCard<'_>),
    (marks, more): (usize, usize),
) -> Option<Rivalry> {
    let (file, of) = (one.item.span.file, other.item.span.file);
    if !desk.vocab.sight.parts(file, of) {
        return Some(Rivalry::Plain);
    }
    let same_set = one.set.is_some() && one.set == other.set;
    let set = other.set.and_then(|set| desk.book.at(set));
    match (same_set, set) {
        (true, _) if marks < more => None,
        (true, _) if marks == 0 => Some(Rivalry::BothComplete),
        (true, _) => Some(Rivalry::SameMarks),
        (false, Some(set)) if marks < more => {
            let title = desk.book.at(set.title);
            let title = title.map_or("", |title| title.as_str());
            let released = match set.released.as_str() {
                "" => String::new(),
                "never" => " unreleased".to_owned(),
                day => format!(" released {day}"),
            };
            let name = &set.named.name;
            let line = format!("set {name} \"{title}\"{released}");
            Some(Rivalry::OtherSet(SmolStr::new(line)))
        }
        (false, _) => Some(Rivalry::Plain),
    }
}

impl Reader<'_, '_> {
    /// Says which scripts are in force in the place of others, and where their facts differ. What is wrong with those
    /// that are not in force stays on the desk.
    pub(super) fn rivals(&mut self, raw: &Raw<'_>) -> Vec<Diagnostic> {
        let mut told = Vec::new();
        for Beaten { card, by } in &raw.beaten {
            let Some(best) = raw.cards.get(by.index()) else {
                continue;
            };
            let title = || card.full.clone();
            let (in_force, other) = (best.span, card.span);
            told.extend([
                RivalError::StandsFor {
                    span: in_force,
                    title: title(),
                    other,
                }
                .diagnostic(),
                RivalError::NotInForce {
                    span: other,
                    title: title(),
                    other: in_force,
                }
                .diagnostic(),
            ]);
            let (mark, end) = (Mark::of(&self.desk.book), self.desk.book.cards.len());
            let known = self.desk.errors.len();
            let here = self.apart(best);
            let is_right = self.desk.errors.len() == known;
            // The script in force is read with all others, and what is wrong with it is told there.
            self.desk.errors.truncate(known);
            let there = self.apart(card);
            if is_right && self.desk.errors.len() == known {
                let differ = self.compare((&here, best.span), (&there, card.span));
                told.extend(differ.iter().map(Report::diagnostic));
            }
            self.desk.book.cards.truncate(end);
            self.desk.side.rewind(&mut self.desk.book, mark);
        }
        told
    }

    /// Reads a card apart from the others.
    fn apart(&mut self, raw: &RawCard<'_>) -> Option<Card> {
        let title = self.desk.text(&raw.title);
        let id = CardId(super::desk::index(self.desk.book.cards.len()));
        let version = raw.version.as_ref().map(|version| self.desk.text(version));
        let blank = unread(title, version, raw.item.span, raw.set);
        self.desk.book.cards.push(blank);
        let raw = RawCard { id, ..raw.clone() };
        read_card(self.desk, self.forms, self.force, self.overrides, &raw);
        self.desk.book.at(id).cloned()
    }

    /// The facts in which two scripts of a card differ.
    fn compare(
        &self,
        (here, at): (&Option<Card>, Span),
        (there, other): (&Option<Card>, Span),
    ) -> Vec<RivalError> {
        let (Some(here), Some(there)) = (here, there) else {
            return Vec::new();
        };
        let book = &self.desk.book;
        if here.kind != there.kind {
            let kind = |card: &Card| book.name(card.kind).to_owned();
            return vec![RivalError::FactsDiffer {
                here: Some(kind(here)),
                span: at,
                there: kind(there),
                other,
                what: SmolStr::new_static("kind"),
            }];
        }
        let values = |value: ExprId| {
            let values = explicit::values(book, value);
            let mut sorted = values.clone();
            sorted.sort();
            (sorted, values.join(", "))
        };
        // What the other does not say may be what is missing there.
        let differ = there.facts.iter().filter_map(|(field, value)| {
            let fact = here.facts.iter().find(|(of, _)| of == field);
            let (here, there) = (fact.map(|(_, value)| values(*value)), values(*value));
            if here.as_ref().is_some_and(|here| here.0 == there.0) {
                return None;
            }
            Some(RivalError::FactsDiffer {
                here: here.map(|(_, shown)| shown),
                span: fact.map_or(at, |(_, value)| book.span(*value)),
                there: there.1,
                other: book.span(*value),
                what: SmolStr::new(book.name(*field)),
            })
        });
        differ.collect()
    }
}
