//! Patterns: rows of words with slots between them.
//!
//! A clause of a card, a setup of a scenario, what an action shows in its menu, a line of a scenario: all are written
//! so, and this one matcher reads them. A slot holds what stands up to the words behind it, on the level of the row. Of
//! several patterns that fit, the one with the most words is meant.

use super::Cursor;
use crate::sentence::Word;
use crate::span::Span;
use crate::vocabulary::{Piece, spelled};
use smallvec::SmallVec;
use smol_str::SmolStr;

/// What lies in the slots of a pattern. Most have one or two, and most patterns that are tried do not fit.
#[derive(Debug)]
pub(crate) struct Fit<'p, 'w> {
    pub(crate) slots: SmallVec<[(u16, Cursor<'w>); 2]>,
    /// How many of its words stand there.
    pub(crate) said: usize,
    /// The end of the pattern that the row does not reach.
    pub(crate) left: &'p [Piece],
}

impl<'w> Fit<'_, 'w> {
    pub(super) fn get(&self, slot: u16) -> Option<Cursor<'w>> {
        let mut slots = self.slots.iter();
        slots.find(|(at, _)| *at == slot).map(|(_, words)| *words)
    }

    /// The same; no words where the row does not reach it.
    pub(super) fn at(&self, slot: u16) -> Cursor<'w> {
        let none = Cursor::over(&[], Span::default());
        self.get(slot).unwrap_or(none)
    }
}

/// Whether a row begins a pattern, and what it fills of it. A last slot may stand behind a colon that is none of the
/// pattern's.
pub(crate) fn fit<'p, 'w>(pieces: &'p [Piece], row: Cursor<'w>) -> Option<Fit<'p, 'w>> {
    let (mut left, mut rest) = (pieces, row);
    let (mut slots, mut said) = (SmallVec::new(), 0);
    while let Some((piece, behind)) = left.split_first() {
        if rest.is_done() && left.len() < pieces.len() {
            break;
        }
        match piece {
            Piece::Word(word) => {
                rest.eat_if(|next| says(next, word)).then_some(())?;
                said += 1;
            }
            Piece::Slot(slot) => {
                if behind.is_empty() {
                    rest.eat_if(Word::is_colon);
                }
                let until = match behind.first() {
                    Some(Piece::Slot(_)) => 1,
                    Some(Piece::Word(_)) => find(behind, &rest),
                    None => rest.rest().len(),
                };
                let filling = rest.take(until);
                if filling.is_done() {
                    return None;
                }
                slots.push((*slot, filling));
            }
        }
        left = behind;
    }
    rest.is_done().then_some(Fit { slots, said, left })
}

/// Where all the words stand that a pattern has before its next slot, or as many of them as the row goes on for;
/// behind the row, if they are not there.
fn find(pieces: &[Piece], row: &Cursor<'_>) -> usize {
    let all = row.rest();
    let begins = |at: &usize| {
        let run = pieces.iter().map_while(Piece::word);
        let mut pairs = all.iter().skip(*at).zip(run);
        pairs.all(|(next, word)| says(next, word))
    };
    (0..all.len()).find(begins).unwrap_or(all.len())
}

/// Whether a word is that of a pattern. Cards print `or` in capitals, too.
pub(super) fn says(next: &Word, word: &str) -> bool {
    match word {
        ":" => next.is_colon(),
        "or" => next.is("or") || next.is("OR"),
        _ => spelled(next, word),
    }
}

/// The pattern of which all stands in a row; of several that with the most words.
pub(crate) fn nearest<'p, 'w, T>(
    patterns: impl Iterator<Item = (T, &'p [Piece])>,
    row: Cursor<'w>,
) -> Option<(T, Fit<'p, 'w>)> {
    let mut best: Option<(T, Fit<'p, 'w>)> = None;
    for (of, pieces) in patterns {
        if let Some(fit) = fit(pieces, row)
            && fit.left.is_empty()
            && best.as_ref().is_none_or(|(_, best)| fit.said > best.said)
        {
            best = Some((of, fit));
        }
    }
    best
}

/// Patterns of the language's own, their slots numbered: `{0} sees {1}`.
#[derive(Debug)]
pub(super) struct Lines<T>(Vec<(&'static str, Vec<Piece>, T)>);

impl<T: Copy> Lines<T> {
    pub(super) fn new(lines: &[(&'static str, T)]) -> Self {
        let number = |slot: &str| slot.parse().ok();
        let cut = |(text, what): &(&'static str, T)| (*text, cut(text, number), *what);
        Self(lines.iter().map(cut).collect())
    }

    pub(super) fn read<'w>(&self, row: Cursor<'w>) -> Option<(T, Fit<'_, 'w>)> {
        let all = self.0.iter();
        nearest(all.map(|(_, pieces, what)| (*what, &**pieces)), row)
    }

    /// A line that begins with the same word as a row.
    pub(super) fn like(&self, row: &Cursor<'_>) -> Option<&'static str> {
        let first = row.peek()?;
        let mut all = self.0.iter();
        let like = |pieces: &[Piece]| {
            let word = pieces.first().and_then(Piece::word);
            word.is_some_and(|word| says(first, word))
        };
        all.find(|(_, pieces, _)| like(pieces))
            .map(|(text, ..)| *text)
    }
}

/// Cuts `attempt {m} with {base}` into its pieces.
pub(super) fn cut(text: &str, slot: impl Fn(&str) -> Option<u16>) -> Vec<Piece> {
    let piece = |word: &str| {
        let name = word
            .strip_prefix('{')
            .and_then(|rest| rest.split('}').next());
        let slot = name.and_then(&slot);
        slot.map_or_else(|| Piece::Word(SmolStr::new(word)), Piece::Slot)
    };
    text.split_whitespace().map(piece).collect()
}
