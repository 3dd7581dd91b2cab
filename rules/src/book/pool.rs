//! Which cards a format leaves out, and why.

use crate::format::{Format, FormatError, Printing};
use smol_str::SmolStr;
use spaceline_lang::diagnostic::nearest;
use spaceline_lang::span::Span;
use spaceline_lang::tree::{Book, Card, CardId, TextId};
use std::collections::{BTreeMap, BTreeSet};

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

/// Applies a format's pool and bans to the cards of a book; `near` finds the nearest title.
pub(super) fn bar(
    format: &Format,
    book: &Book,
    near: impl Fn(&str) -> Option<String>,
) -> (Barred, Vec<FormatError>) {
    let text = |id: TextId| book.text(id);
    let mut errors = Vec::new();
    let mut barred = Barred::default();
    let mut pool = Vec::new();
    for (name, span) in &format.pool {
        let mut sets = book.sets.iter();
        let found = sets.position(|set| {
            set.named.name.eq_ignore_ascii_case(name) || text(set.title).eq_ignore_ascii_case(name)
        });
        match found {
            Some(at) => pool.push(at),
            None => errors.push(FormatError::Set {
                span: *span,
                name: name.to_string(),
                near: nearest(name, book.sets.iter().map(|set| &*set.named.name))
                    .map(str::to_owned),
            }),
        }
    }
    let cards = (0_u32..).map(CardId).zip(&book.cards);
    let is = |named: &Printing, card: &Card| named.is(text(card.title), card.version.map(text));
    let bans = format.bans.iter().map(|ban| &ban.card);
    let titles = format.pool_cards.iter().chain(bans);
    let titles: BTreeSet<&str> = titles.map(|named| &*named.title).collect();
    let named = |(_, card): &(CardId, &Card)| titles.contains(text(card.title));
    let all_named: Vec<_> = cards.clone().filter(named).collect();
    let limited = !format.pool.is_empty() || !format.pool_cards.is_empty();
    let let_in = |card: &Card| {
        let titled = titles.contains(text(card.title));
        titled && format.pool_cards.iter().any(|named| is(named, card))
    };
    for (id, card) in cards.filter(|_| limited) {
        let inside = card.set.is_some_and(|set| pool.contains(&set.index()));
        if !inside && !let_in(card) {
            let set = card.set.and_then(|set| book.at(set));
            let title = set.map_or("", |set| text(set.title));
            barred.cards.insert(id, Bar::Pool(title.into()));
        }
    }
    let mut missing = |named: &Printing, does| {
        errors.push(FormatError::Card {
            span: named.span,
            title: named.title.to_string(),
            does,
            near: near(&named.title),
        });
    };
    for named in &format.pool_cards {
        if !all_named.iter().any(|(_, card)| is(named, card)) {
            missing(named, "lets in");
        }
    }
    for ban in &format.bans {
        let banned = all_named.iter().filter(|(_, card)| is(&ban.card, card));
        let banned: Vec<CardId> = banned.map(|(id, _)| *id).collect();
        for id in &banned {
            let why = Bar::Ban(ban.because.clone(), ban.card.span);
            barred.cards.insert(*id, why);
        }
        if banned.is_empty() {
            missing(&ban.card, "bans");
        }
    }
    (barred, errors)
}
