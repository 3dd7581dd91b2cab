//! Which words of an item fill which slots of a clause.

use super::{Filling, Slots};
use crate::reader::Cursor;
use crate::sentence::{Item, Word};
use crate::span::Span;
use crate::vocabulary::{ClausePattern, Piece, spelled};

pub(super) fn literals(pattern: &ClausePattern) -> usize {
    let pieces = pattern.pieces.iter();
    let words = pieces
        .filter(|piece| matches!(piece, Piece::Word(_)))
        .count();
    words + usize::from(pattern.colon.is_some())
}

/// Whether the words of an item are those of a pattern, and what fills its slots.
pub(super) fn fit<'s>(
    pattern: &ClausePattern,
    words: &'s [Word],
    item: &'s Item,
) -> Option<Slots<'s>> {
    // A colon and a block are more than one slot takes.
    let both = item.colon.is_some() && item.block.is_some();
    (!both).then(|| fit_with(pattern, words, item, tail(item)))?
}

/// What stands behind the colon or in the block of an item.
pub(super) fn tail(item: &Item) -> Option<(Filling<'_>, Span)> {
    match (&item.colon, &item.block) {
        (Some(colon), None) => Some((Filling::Words(Cursor::new(colon)), colon.span)),
        (None, Some(block)) => Some((Filling::Items(&block.items, block.span), block.span)),
        _ => None,
    }
}

pub(in crate::reader::card) fn fit_with<'s>(
    pattern: &ClausePattern,
    words: &'s [Word],
    item: &Item,
    last: Option<(Filling<'s>, Span)>,
) -> Option<Slots<'s>> {
    let mut rest = Cursor::over(words, item.head.span);
    let mut slots = Slots::new();
    let mut behind = pattern.colon;
    let mut pieces = pattern.pieces.iter().peekable();
    while let Some(piece) = pieces.next() {
        match piece {
            Piece::Word(name) => {
                if !rest.eat_if(|word| said(word, name)) {
                    return None;
                }
            }
            // The last slot may stand behind a colon or be a block.
            Piece::Slot(slot) if rest.is_done() && pieces.peek().is_none() && behind.is_none() => {
                behind = Some(*slot);
            }
            Piece::Slot(slot) => {
                // Up to where all the words follow that stand before the next slot.
                let until = match pieces.peek() {
                    Some(Piece::Word(_)) => {
                        let run = pieces.clone().map_while(|piece| match piece {
                            Piece::Word(name) => Some(name.as_str()),
                            Piece::Slot(_) => None,
                        });
                        let run: Vec<&str> = run.collect();
                        let mut places = rest.rest().windows(run.len());
                        places.position(|words| {
                            words.iter().zip(&run).all(|(word, name)| said(word, name))
                        })?
                    }
                    _ => rest.rest().len(),
                };
                if until == 0 {
                    return None;
                }
                slots.push((*slot, Filling::Words(rest.take(until))));
            }
        }
    }
    if !rest.is_done() {
        return None;
    }
    match (behind, last) {
        (Some(slot), Some((filling, _))) => slots.push((slot, filling)),
        (None, None) => {}
        _ => return None,
    }
    Some(slots)
}

/// Whether a word is that of a pattern; cards print `or` in capitals, too.
fn said(word: &Word, name: &str) -> bool {
    spelled(word, name) || name == "or" && word.is("OR")
}
