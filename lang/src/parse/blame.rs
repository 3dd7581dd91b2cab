//! Why the grammar stopped, told by what stands around the place.
//!
//! The parser generator knows which symbols it would have taken. That is no help to anyone who designs
//! cards, so it is not asked: the symbol it stopped at, the one before and the marks of the item so far say
//! what the mistake is.

use super::build::Build;
use super::error::SyntaxError;
use crate::layout::{Placed, Symbol};
use crate::lexer::Kind;
use crate::span::Span;

/// What a symbol is; a row counts as a word that cites nothing.
const fn kind(symbol: Symbol) -> Kind {
    match symbol {
        Symbol::Sign(kind) => kind,
        Symbol::Row(..) => Kind::Quoted,
    }
}

/// The mistake at `found`, one of the symbols.
pub(super) fn explain(build: &Build<'_>, found: Placed) -> SyntaxError {
    let span = |(start, _, end): Placed| Span::new(build.file, start, end);
    let symbols = &build.laid.symbols;
    // ENDs are empty and may share their place with a symbol, so the kind counts as well.
    let at = symbols.partition_point(|other| other.0 < found.0);
    let rest = symbols.get(at..).unwrap_or_default();
    let at = at + rest.iter().position(|other| *other == found).unwrap_or(0);
    let before = symbols.get(..at).unwrap_or_default();
    // Of a row the first word was not understood, or all would have been.
    let first = match found.1 {
        Symbol::Row(from, _) => build.laid.tokens.get(from as usize),
        Symbol::Sign(_) => None,
    };
    let here = first.map_or(span(found), |first| first.span(build.file));
    let symbol = kind(found.1);
    let item = Item::of(before);
    let last = before.last().filter(|last| !begins_item(kind(last.1)));
    let Some((last, place)) = last.map(|last| (kind(last.1), span(*last))) else {
        return nothing_before(symbol, here);
    };
    match (last, symbol) {
        (Kind::Cites, _) => SyntaxError::NoDocument { cites: place },
        (_, Kind::Means | Kind::Cites) if item.in_group => in_group(symbol, here),
        (Kind::Open | Kind::OpenList, _) => nothing_before(symbol, here),
        (Kind::Else, _) => SyntaxError::ElseWithoutBlock { span: place },
        _ if item.citing(before) => SyntaxError::NoSection { document: place },
        (Kind::Comma | Kind::Colon | Kind::Means, _) => SyntaxError::NothingAfter {
            mark: mark(last).unwrap_or(""),
            span: place,
        },
        (_, Kind::Colon) if item.in_group => in_group(symbol, here),
        (_, Kind::End | Kind::OpenBlock) if let Some(other) = item.otherwise => {
            SyntaxError::ElseWithoutBlock { span: span(other) }
        }
        (_, Kind::Means) if let Some(first) = item.tail => SyntaxError::SecondTail {
            span: here,
            colon: matches!(kind(first.1), Kind::Colon),
            first: Some(span(first)),
        },
        _ if item.cites => SyntaxError::BehindCitation { found: here },
        _ => SyntaxError::Unread { span: here },
    }
}

fn nothing_before(symbol: Kind, span: Span) -> SyntaxError {
    match mark(symbol) {
        Some(mark) => SyntaxError::NothingBefore { mark, span },
        None => SyntaxError::Unread { span },
    }
}

fn in_group(symbol: Kind, span: Span) -> SyntaxError {
    let word = mark(symbol).unwrap_or("");
    SyntaxError::InGroup { word, span }
}

const fn begins_item(symbol: Kind) -> bool {
    matches!(symbol, Kind::End | Kind::OpenBlock)
}

/// The marks that need words around them, as they are written.
const fn mark(symbol: Kind) -> Option<&'static str> {
    match symbol {
        Kind::Comma => Some(","),
        Kind::Colon => Some(":"),
        Kind::Means => Some("means"),
        Kind::Cites => Some("cites"),
        Kind::OpenBlock => Some("{"),
        _ => None,
    }
}

/// What an item has had before the mistake.
#[derive(Default)]
struct Item {
    /// Whether a parenthesis is open.
    in_group: bool,
    /// Whether there is a `cites` outside parentheses.
    cites: bool,
    /// The last `:` or `means` outside parentheses.
    tail: Option<Placed>,
    /// An `else` behind a block.
    otherwise: Option<Placed>,
}

impl Item {
    /// Looks back to the start of the item, or to its last block.
    fn of(before: &[Placed]) -> Self {
        let mut item = Self::default();
        let mut closed = 0usize;
        let mut later = None;
        for placed in before.iter().rev() {
            match kind(placed.1) {
                Kind::End | Kind::OpenBlock => break,
                Kind::CloseBlock => {
                    item.otherwise = later.filter(|later: &Placed| kind(later.1) == Kind::Else);
                    break;
                }
                Kind::Close | Kind::CloseList => closed += 1,
                Kind::Open | Kind::OpenList if closed == 0 => {
                    // Colons behind this `(` part phrases; only one before it is a tail.
                    item.in_group = true;
                    item.tail = None;
                }
                Kind::Open | Kind::OpenList => closed -= 1,
                Kind::Cites if closed == 0 => item.cites = true,
                Kind::Colon | Kind::Means if closed == 0 => {
                    item.tail.get_or_insert(*placed);
                }
                _ => {}
            }
            later = Some(*placed);
        }
        item
    }

    /// Whether the words so far end within a citation: behind the document, or behind a comma.
    fn citing(&self, before: &[Placed]) -> bool {
        let mut back = before.iter().rev().map(|placed| kind(placed.1));
        match (back.next(), back.next()) {
            (Some(Kind::Name), Some(Kind::Cites)) => true,
            (Some(Kind::Comma), Some(Kind::Text)) => self.cites,
            _ => false,
        }
    }
}
