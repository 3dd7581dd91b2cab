//! The fourth pass: cards.

use super::desk::Desk;
use super::raw::RawCard;
use crate::reader::{Read, types};

/// Reads a card: its kind, its facts, its text.
pub(super) fn read(desk: &mut Desk, card: &RawCard<'_>) {
    // What is wrong with the head has been reported.
    let _ = head(desk, card);
    let _ = card.item;
}

fn head(desk: &mut Desk, card: &RawCard<'_>) -> Read<()> {
    let mut words = card.head;
    let kind = types::kind_at(&desk.vocab, &mut words);
    let kind = desk.check(kind)?;
    if let Some(known) = desk.book.cards.get_mut(card.id.index()) {
        known.kind = kind;
    }
    Ok(())
}
