//! Why the grammar stopped, told by what stands around the place.
//!
//! The parser generator knows which symbols it would have taken. That is no help to anyone who designs
//! cards, so it is not asked: the symbol it stopped at, the one before and the marks of the item so far say
//! what the mistake is.

use super::error::SyntaxError;
use crate::layout::{Placed, Symbol};
use crate::span::{FileId, Span};

/// The mistake at `found`, a symbol of `symbols`.
pub(super) fn explain(file: FileId, symbols: &[Placed], found: Placed) -> SyntaxError {
    let (start, symbol, end) = found;
    let here = Span::new(file, start, end);
    // ENDs are empty and may share their place with a symbol, so the kind counts as well.
    let at = symbols.partition_point(|other| other.0 < start);
    let rest = symbols.get(at..).unwrap_or_default();
    let at = at + rest.iter().position(|other| *other == found).unwrap_or(0);
    let before = symbols.get(..at).unwrap_or_default();
    let item = Item::of(file, before);
    let last = before
        .last()
        .map(|last| (last.1, Span::new(file, last.0, last.2)));
    let Some((last, place)) = last.filter(|(last, _)| !begins_item(*last)) else {
        return nothing_before(symbol, here);
    };
    match (last, symbol) {
        (Symbol::Cites, _) => SyntaxError::NoDocument { cites: place },
        (_, Symbol::Means | Symbol::Cites) if item.in_group => in_group(symbol, here),
        (Symbol::Open | Symbol::OpenList, _) => nothing_before(symbol, here),
        (Symbol::Else, _) => SyntaxError::ElseWithoutBlock { span: place },
        _ if item.citing(before) => SyntaxError::NoSection { document: place },
        (Symbol::Comma | Symbol::Colon | Symbol::Means, _) => SyntaxError::NothingAfter {
            mark: mark(last).unwrap_or(""),
            span: place,
        },
        (_, Symbol::Colon) if item.in_group => in_group(symbol, here),
        (_, Symbol::End | Symbol::OpenBlock) if let Some(span) = item.otherwise => {
            SyntaxError::ElseWithoutBlock { span }
        }
        (_, Symbol::Means) if item.tail.is_some() => SyntaxError::SecondTail {
            span: here,
            colon: item.tail.is_some_and(|(mark, _)| mark == ":"),
            first: item.tail.map(|(_, first)| first),
        },
        _ if item.cites => SyntaxError::BehindCitation { found: here },
        _ => SyntaxError::Unread { span: here },
    }
}

fn nothing_before(symbol: Symbol, span: Span) -> SyntaxError {
    match mark(symbol) {
        Some(mark) => SyntaxError::NothingBefore { mark, span },
        None => SyntaxError::Unread { span },
    }
}

fn in_group(symbol: Symbol, span: Span) -> SyntaxError {
    let word = mark(symbol).unwrap_or("");
    SyntaxError::InGroup { word, span }
}

fn begins_item(symbol: Symbol) -> bool {
    matches!(symbol, Symbol::End | Symbol::OpenBlock)
}

/// The marks that need words around them, as they are written.
fn mark(symbol: Symbol) -> Option<&'static str> {
    match symbol {
        Symbol::Comma => Some(","),
        Symbol::Colon => Some(":"),
        Symbol::Means => Some("means"),
        Symbol::Cites => Some("cites"),
        Symbol::OpenBlock => Some("{"),
        _ => None,
    }
}

/// What an item has had before the mistake.
struct Item {
    /// Whether a parenthesis is open.
    in_group: bool,
    /// Whether there is a `cites` outside parentheses.
    cites: bool,
    /// The last `:` or `means` outside parentheses.
    tail: Option<(&'static str, Span)>,
    /// An `else` behind a block.
    otherwise: Option<Span>,
}

impl Item {
    /// Looks back to the start of the item, or to its last block.
    fn of(file: FileId, before: &[Placed]) -> Self {
        let mut item = Self {
            in_group: false,
            cites: false,
            tail: None,
            otherwise: None,
        };
        let mut closed = 0usize;
        let mut later = None;
        for (start, symbol, end) in before.iter().rev() {
            let span = Span::new(file, *start, *end);
            match symbol {
                Symbol::End | Symbol::OpenBlock => break,
                Symbol::CloseBlock => {
                    item.otherwise = later
                        .filter(|(symbol, _)| *symbol == Symbol::Else)
                        .map(|later| later.1);
                    break;
                }
                Symbol::Close | Symbol::CloseList => closed += 1,
                Symbol::Open | Symbol::OpenList if closed == 0 => {
                    // Colons behind this `(` part phrases; only one before it is a tail.
                    item.in_group = true;
                    item.tail = None;
                }
                Symbol::Open | Symbol::OpenList => closed -= 1,
                Symbol::Cites if closed == 0 => item.cites = true,
                Symbol::Colon if closed == 0 => {
                    item.tail.get_or_insert((":", span));
                }
                Symbol::Means if closed == 0 => {
                    item.tail.get_or_insert(("means", span));
                }
                _ => {}
            }
            later = Some((*symbol, span));
        }
        item
    }

    /// Whether the words so far end within a citation: behind the document, or behind a comma.
    fn citing(&self, before: &[Placed]) -> bool {
        let mut back = before.iter().rev().map(|placed| placed.1);
        match (back.next(), back.next()) {
            (Some(Symbol::Name), Some(Symbol::Cites)) => true,
            (Some(Symbol::Comma), Some(Symbol::Text)) => self.cites,
            _ => false,
        }
    }
}
