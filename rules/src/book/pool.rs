//! Which cards a format leaves out, and why.

use crate::format::{Format, FormatError};
use smol_str::SmolStr;
use spaceline_lang::diagnostic::nearest;
use spaceline_lang::span::Span;
use spaceline_lang::tree::{Book, CardId, TextId};
use std::collections::BTreeMap;

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
    let text = |id: TextId| book.texts.get(id.index()).map_or("", |text| &**text);
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
    for (id, card) in cards.clone() {
        let inside = |set: usize| pool.contains(&set);
        if !format.pool.is_empty() && !card.set.is_some_and(|set| inside(set.index())) {
            let set = card.set.and_then(|set| book.sets.get(set.index()));
            let title = set.map_or("", |set| text(set.title));
            barred.cards.insert(id, Bar::Pool(title.into()));
        }
    }
    for ban in &format.bans {
        let mut hit = false;
        for (id, card) in cards.clone() {
            let version = card.version.map(text);
            let same = text(card.title) == ban.title
                && ban
                    .version
                    .as_deref()
                    .is_none_or(|wanted| version == Some(wanted));
            if same {
                hit = true;
                barred
                    .cards
                    .insert(id, Bar::Ban(ban.because.clone(), ban.span));
            }
        }
        if !hit {
            errors.push(FormatError::Ban {
                span: ban.span,
                title: ban.title.to_string(),
                near: near(&ban.title),
            });
        }
    }
    (barred, errors)
}
