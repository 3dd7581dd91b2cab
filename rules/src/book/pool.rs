//! Which cards a format leaves out, and why.

use crate::format::{Format, FormatError, Printing};
use smallvec::SmallVec;
use smol_str::SmolStr;
use spaceline_lang::diagnostic::nearest;
use spaceline_lang::span::Span;
use spaceline_lang::tree::{Book, Card, CardId, TextId};
use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// Why a card may not be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Bar {
    /// Its set is not in the pool.
    Pool(SmolStr),
    /// It is banned, and why.
    Ban(Option<SmolStr>, Span),
}

/// The cards that a format leaves out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Barred {
    cards: BTreeMap<CardId, Bar>,
}

impl Barred {
    /// Why a card may not be played, if it may not.
    #[must_use]
    pub fn why(&self, card: CardId) -> Option<&Bar> {
        self.cards.get(&card)
    }
}

/// The cards of one title: mostly one.
type Called<'b> = SmallVec<[(CardId, &'b Card); 1]>;

/// The cards of a book, by their titles.
pub(super) struct Titled<'b> {
    book: &'b Book,
    /// Made when a format names a card: few do.
    cards: OnceCell<HashMap<&'b str, Called<'b>>>,
}

impl<'b> Titled<'b> {
    pub(super) const fn of(book: &'b Book) -> Self {
        let cards = OnceCell::new();
        Self { book, cards }
    }

    /// The cards that a format names.
    fn named(&self, named: &Printing) -> impl Iterator<Item = CardId> {
        let book = self.book;
        let cards = self.cards.get_or_init(|| {
            let mut cards: HashMap<_, Called<'_>> = HashMap::with_capacity(book.cards.len());
            for (id, card) in (0_u32..).map(CardId).zip(&book.cards) {
                let title = book.text(card.title);
                cards.entry(title).or_default().push((id, card));
            }
            cards
        });
        let cards = cards.get(&*named.title).into_iter().flatten();
        let text = |id: TextId| book.text(id);
        let is = move |card: &Card| named.is(text(card.title), card.version.map(text));
        cards.filter(move |(_, card)| is(card)).map(|(id, _)| *id)
    }

    /// The place of a set that a format names.
    fn set(&self, name: &str) -> Option<usize> {
        self.book.sets.iter().position(|set| {
            let title = self.book.text(set.title);
            set.named.name.eq_ignore_ascii_case(name) || title.eq_ignore_ascii_case(name)
        })
    }
}

/// The cards of a book that a format's pool and bans leave out.
pub(super) fn bar(format: &Format, titled: &Titled<'_>) -> Barred {
    let book = titled.book;
    let mut barred = Barred::default();
    if !format.pool.is_empty() || !format.pool_cards.is_empty() {
        let sets = format.pool.iter().filter_map(|(name, _)| titled.set(name));
        let sets: BTreeSet<usize> = sets.collect();
        let let_in = format
            .pool_cards
            .iter()
            .flat_map(|named| titled.named(named));
        let let_in: BTreeSet<CardId> = let_in.collect();
        for (id, card) in (0_u32..).map(CardId).zip(&book.cards) {
            let inside = card.set.is_some_and(|set| sets.contains(&set.index()));
            if !inside && !let_in.contains(&id) {
                let set = card.set.and_then(|set| book.at(set));
                let title = set.map_or("", |set| book.text(set.title));
                barred.cards.insert(id, Bar::Pool(title.into()));
            }
        }
    }
    for ban in &format.bans {
        for id in titled.named(&ban.card) {
            let why = Bar::Ban(ban.because.clone(), ban.card.span);
            barred.cards.insert(id, why);
        }
    }
    barred
}

/// The sets and cards that a format names and that are not there; `near` finds the nearest title.
pub(super) fn wrong(
    format: &Format,
    titled: &Titled<'_>,
    near: impl Fn(&str) -> Option<String>,
) -> Vec<FormatError> {
    let sets = format.pool.iter();
    let sets = sets.filter(|(name, _)| titled.set(name).is_none());
    let sets = sets.map(|(name, span)| FormatError::Set {
        span: *span,
        name: name.to_string(),
        near: nearest(name, titled.book.sets.iter().map(|set| &*set.named.name)).map(str::to_owned),
    });
    let let_in = format.pool_cards.iter().map(|named| (named, "lets in"));
    let bans = format.bans.iter().map(|ban| (&ban.card, "bans"));
    let cards = let_in.chain(bans);
    let cards = cards.filter(|(named, _)| titled.named(named).next().is_none());
    let cards = cards.map(|(named, does)| FormatError::Card {
        span: named.span,
        title: named.title.to_string(),
        does,
        near: near(&named.title),
    });
    sets.chain(cards).collect()
}
