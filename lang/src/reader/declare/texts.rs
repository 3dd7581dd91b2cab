//! Which texts of a card are in force: its own, that of another day, and those of rulings and errata.

use super::desk::{Desk, joined};
use super::form::Step::{Day, May, Must, Phrase, Text};
use super::form::{self, Head, Step};
use super::layers::{InForce, items};
use super::raw::RawCard;
use crate::diagnostic::nearest;
use crate::reader::card::{TextLayer, TextLayers};
use crate::reader::{Cursor, DeclareError, Read};
use crate::sentence::{Date, File, Item, WordKind};
use crate::span::{FileId, Span};
use crate::tree::Rank;
use crate::words::Key;
use foldhash::HashSet;
use smol_str::SmolStr;
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

const TITLE: Step = Text("a title in quotation marks");
const VERSION: Step = May("version", &[Text("a text in quotation marks")]);
const DATED: Step = Must(
    "`dated` and a day, such as `1998-02-13`",
    &[Day("a day, such as `1998-02-13`")],
);
const RULING: &[Step] = &[
    TITLE,
    VERSION,
    Must("`in` and an edition", &[Phrase("an edition")]),
];
const ERRATA: &[Step] = &[TITLE, VERSION, DATED];

/// A text that stands in for a card's.
#[derive(Clone, Copy, Debug)]
pub(super) struct Override<'s> {
    pub(super) item: &'s Item,
    pub(super) rank: Rank,
    dated: Option<Date>,
}

/// The texts that stand in for cards', by title.
pub(super) type Overrides<'s> = BTreeMap<SmolStr, Vec<Override<'s>>>;

/// Of which titles rulings and errata speak, and where.
pub(super) type SpokenOf = Vec<(SmolStr, Span)>;

/// What a ruling or an errata says of itself.
struct Spoken<'s> {
    title: SmolStr,
    /// Under what it counts: of several of equal right for one card, one would be passed over.
    under: String,
    over: Override<'s>,
    counts: bool,
}

impl InForce {
    /// The rulings and errata in force, by title; of several of one strength the latest.
    pub(super) fn overrides<'s>(
        &self,
        desk: &mut Desk,
        files: &'s [(FileId, &File)],
    ) -> Overrides<'s> {
        let mut all: Overrides<'s> = BTreeMap::new();
        let mut first: BTreeMap<(SmolStr, String), &Item> = BTreeMap::new();
        for item in items(files) {
            if !matches!(item.key(), Some(Key::Ruling | Key::Errata)) || item.is_broken() {
                continue;
            }
            let Ok(Spoken {
                title,
                under,
                over,
                counts,
            }) = self.over(desk, item)
            else {
                continue;
            };
            match first.entry((title.clone(), under)) {
                Entry::Vacant(free) => {
                    free.insert(item);
                }
                Entry::Occupied(known) => {
                    let (title, under) = known.key();
                    desk.report(DeclareError::TwoTexts {
                        message: format!("\"{title}\" has two {under}"),
                        span: item.head.span,
                        first: known.get().head.span,
                    });
                }
            }
            if !counts {
                continue;
            }
            let known = all.entry(title).or_default();
            let earlier = known.iter().position(|other| other.rank == over.rank);
            match earlier.and_then(|at| known.get_mut(at)) {
                Some(other) if other.dated <= over.dated => *other = over,
                Some(_) => {}
                None => known.push(over),
            }
        }
        for known in all.values_mut() {
            known.sort_by_key(|one| one.rank);
        }
        all
    }

    /// `ruling "T" in E`, `errata "T" dated D`.
    fn over<'s>(&self, desk: &mut Desk, item: &'s Item) -> Read<Spoken<'s>> {
        let is_ruling = item.key() == Some(Key::Ruling);
        let span = item.head.span;
        let form = if is_ruling { RULING } else { ERRATA };
        let head = desk.form(Cursor::new(&item.head), form)?;
        if item.cites.is_empty() {
            desk.report(DeclareError::NoCitation { span });
        }
        // Without any text that below would stand, as if it were not there.
        if item.blocks().all(|block| block.items.is_empty()) {
            desk.report(DeclareError::NoText { span });
        }
        let title = full(&head);
        if let Some(date) = day(&head) {
            let over = Override {
                item,
                rank: Rank::Errata,
                dated: Some(date),
            };
            return Ok(Spoken {
                title,
                under: format!("errata dated {date}"),
                over,
                counts: self.day(date),
            });
        }
        if !is_ruling {
            return Err(desk.expected("`dated` and a day, such as `1998-02-13`", span));
        }
        let edition = head.behind("in").unwrap_or(Cursor::new(&item.head));
        let name = joined(edition);
        let known = self.declared.iter().chain(&self.editions);
        let mut known = known.map(SmolStr::as_str);
        if !self.declared.is_empty() && known.clone().all(|known| known != name) {
            let error = DeclareError::unknown("edition", &name, edition.span(), known.by_ref());
            return Err(desk.report(error));
        }
        let over = Override {
            item,
            rank: Rank::Ruling,
            dated: None,
        };
        Ok(Spoken {
            title,
            under: format!("rulings in `{name}`"),
            over,
            counts: self.edition(&name),
        })
    }

    /// The layers of a card's text, the weakest first.
    pub(super) fn layers<'s>(
        &self,
        overrides: &Overrides<'s>,
        card: &RawCard<'s>,
    ) -> TextLayers<'s> {
        let (own, other_day) = self.of_card(card.item);
        let mut layers = TextLayers::new();
        layers.push(TextLayer {
            items: own,
            rank: Rank::Card,
            by: None,
        });
        layers.extend(other_day.map(|text| TextLayer {
            items: text.inner().collect(),
            rank: Rank::Card,
            by: Some(text),
        }));
        let full = (card.full != card.title).then_some(&card.full);
        let over = std::iter::once(&card.title)
            .chain(full)
            .filter_map(|title| overrides.get(title))
            .flatten();
        for over in over {
            let items = over.item.inner();
            layers.push(TextLayer {
                items: items.collect(),
                rank: over.rank,
                by: Some(over.item),
            });
        }
        layers.sort_by_key(|layer| layer.rank);
        layers
    }

    /// Whether a card's text is the same under other layers.
    pub(super) fn reads_as<'s>(
        &self,
        overrides: &Overrides<'s>,
        (other, others): (&Self, &Overrides<'s>),
        card: &RawCard<'s>,
    ) -> bool {
        let said_over = |all| Self::said_over(all, card).next().is_some();
        let other_day = || card.item.inner().any(|part| part.key() == Some(Key::Text));
        let plain = !said_over(overrides) && !said_over(others);
        plain && (self.as_of == other.as_of || !other_day())
            || self.layers(overrides, card) == other.layers(others, card)
    }

    /// What rulings and errata say of a card.
    pub(super) fn said_over<'s>(
        overrides: &Overrides<'s>,
        card: &RawCard<'s>,
    ) -> impl Iterator<Item = &'s Item> {
        let titles = [&card.title, &card.full].into_iter();
        let over = titles.filter_map(|title| overrides.get(title)).flatten();
        over.map(|over| over.item)
    }

    /// What a card says, and the text of another day that it says instead.
    fn of_card<'s>(&self, item: &'s Item) -> (Vec<&'s Item>, Option<&'s Item>) {
        let mut own = Vec::with_capacity(item.block.as_ref().map_or(0, |block| block.items.len()));
        let mut other: Option<(Date, &Item)> = None;
        for part in item.inner() {
            let date = match part.key() {
                Some(Key::Text) => dated(part),
                _ => None,
            };
            let Some(date) = date else {
                own.push(part);
                continue;
            };
            let counts = self.as_of.is_some_and(|as_of| date <= as_of);
            if counts && other.is_none_or(|(known, _)| known < date) {
                other = Some((date, part));
            }
        }
        let other = other.map(|(_, part)| part);
        let says = |text: &&Item| {
            text.block
                .as_ref()
                .is_some_and(|block| !block.items.is_empty())
        };
        (own, other.filter(says))
    }
}

/// The title of a card with its version, if it has one.
pub(super) fn full(head: &Head<'_>) -> SmolStr {
    let title = head.text("").unwrap_or_default();
    match head.text("version") {
        Some(version) => SmolStr::new(format!("{title} ({version})")),
        None => title,
    }
}

/// The day behind `dated`.
fn day(head: &Head<'_>) -> Option<Date> {
    match &head.behind("dated")?.peek()?.kind {
        WordKind::Date(date) => Some(*date),
        _ => None,
    }
}

/// The day of a text of another day.
fn dated(item: &Item) -> Option<Date> {
    day(&form::read(Cursor::new(&item.head), &[DATED]).ok()?)
}

/// Of which titles rulings and errata speak.
pub(super) fn spoken_of(overrides: &Overrides<'_>) -> SpokenOf {
    let each = overrides.iter().flat_map(|(title, all)| {
        all.iter().map(move |one| {
            let words = one.item.head.words.first();
            let span = words.map_or(one.item.span, |word| word.span);
            (title.clone(), span)
        })
    });
    each.collect()
}

/// Says which rulings and errata speak of no card.
pub(super) fn strangers<'t>(
    desk: &mut Desk,
    spoken_of: &SpokenOf,
    known: impl Iterator<Item = &'t SmolStr> + Clone,
) {
    let mut unknown: HashSet<&SmolStr> = spoken_of.iter().map(|(title, _)| title).collect();
    for title in known.clone() {
        unknown.remove(title);
    }
    if unknown.is_empty() {
        return;
    }
    let known: BTreeSet<&SmolStr> = known.collect();
    for (title, span) in spoken_of
        .iter()
        .filter(|(title, _)| unknown.contains(title))
    {
        let near = nearest(title, known.iter().map(|known| known.as_str()));
        desk.report(DeclareError::Unknown {
            what: "card",
            name: title.clone(),
            span: *span,
            nearest: near.map(|near| SmolStr::new(format!("\"{near}\""))),
        });
    }
}

/// Tells of two texts of one card for one day.
pub(super) fn of_one_day(desk: &mut Desk, card: &Item) {
    let mut days: BTreeMap<Date, Span> = BTreeMap::new();
    let parts = card.inner();
    for part in parts.filter(|part| part.key() == Some(Key::Text)) {
        let Some(date) = dated(part) else {
            continue;
        };
        if let Some(first) = days.insert(date, part.head.span) {
            desk.report(DeclareError::TwoTexts {
                message: format!("this card has two texts dated {date}"),
                span: part.head.span,
                first,
            });
        }
    }
}
