//! Which cards a game has.
//!
//! In: the cards that lie in the decks of a game; none but these are ever in it. Out: which texts can come
//! to count. What a state or a field depends on is told from those alone, so that a card that is in no deck
//! costs nothing, however many packs are read.

use spaceline_lang::span::Span;
use spaceline_lang::tree::{Book, CardId, Hook, HookOwner};
use std::collections::BTreeSet;

/// The cards of a game, or all there are.
#[derive(Clone, Debug, Default)]
pub struct Present {
    cards: Option<BTreeSet<CardId>>,
    /// Where the scripts of all other cards stand, in order.
    absent: Vec<Span>,
}

impl Present {
    /// No cards but these.
    pub fn only(book: &Book, cards: BTreeSet<CardId>) -> Self {
        let scripts = (0_u32..).map(CardId).zip(&book.cards);
        let mut absent: Vec<Span> = scripts
            .filter(|(id, _)| !cards.contains(id))
            .map(|(_, card)| card.span)
            .collect();
        absent.sort_unstable_by_key(|span| (span.file, span.start));
        Self {
            cards: Some(cards),
            absent,
        }
    }

    /// Whether a card can be in the game.
    #[inline]
    pub fn has(&self, card: CardId) -> bool {
        self.cards
            .as_ref()
            .is_none_or(|cards| cards.contains(&card))
    }

    /// Whether a standing text can come to count. One that a text makes to last stands in the script of that text.
    pub fn counts(&self, hook: &Hook) -> bool {
        match hook.owner {
            HookOwner::Card(card, _) => self.has(card),
            HookOwner::Lasting => {
                let place = (hook.span.file, hook.span.start);
                let before = self
                    .absent
                    .partition_point(|span| (span.file, span.start) <= place);
                let script = before.checked_sub(1).and_then(|at| self.absent.get(at));
                !script.is_some_and(|span| span.file == place.0 && place.1 < span.end)
            }
            HookOwner::Rule(_) | HookOwner::State(_) => true,
        }
    }
}
