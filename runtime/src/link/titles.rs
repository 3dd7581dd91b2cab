//! Which cards a reference to a title means, remembered.
//!
//! A law decides, and its answer for a reference and a printed card is always the same, so it is
//! asked once for each pair that ever comes up. Asking for all pairs when the book is linked would be
//! millions of questions of which a game needs hundreds. The table is written at most once a cell and
//! with the same answer by whoever asks first, so that sharing it between threads shows in no game.

use spaceline_lang::tree::{Book, CardId, TitleId};
use std::sync::atomic::{AtomicU8, Ordering};

/// The answers so far.
#[derive(Debug)]
pub struct Coverage {
    cells: Box<[AtomicU8]>,
    cards: usize,
}

const NO: u8 = 1;
const YES: u8 = 2;

impl Coverage {
    /// No answers yet.
    pub fn of(book: &Book) -> Self {
        let cards = book.cards.len();
        let count = cards.saturating_mul(book.titles.len());
        Self {
            cells: std::iter::repeat_with(|| AtomicU8::new(0))
                .take(count)
                .collect(),
            cards,
        }
    }

    fn cell(&self, title: TitleId, card: CardId) -> Option<&AtomicU8> {
        if card.index() >= self.cards {
            return None;
        }
        self.cells.get(
            title
                .index()
                .checked_mul(self.cards)?
                .checked_add(card.index())?,
        )
    }

    /// The answer, if it is known.
    #[inline]
    pub fn get(&self, title: TitleId, card: CardId) -> Option<bool> {
        match self.cell(title, card)?.load(Ordering::Relaxed) {
            NO => Some(false),
            YES => Some(true),
            _ => None,
        }
    }

    /// Keeps an answer.
    pub fn set(&self, title: TitleId, card: CardId, covered: bool) {
        if let Some(cell) = self.cell(title, card) {
            cell.store(if covered { YES } else { NO }, Ordering::Relaxed);
        }
    }
}
