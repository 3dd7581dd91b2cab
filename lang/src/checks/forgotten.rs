//! Writes to what the same text has just put where it is not in play. What leaves play becomes new and forgets: the text would
//! write to something that is no more.

use super::part::Part;
use super::walk;
use crate::diagnostic::{Diagnostic, WRITTEN_AWAY};
use crate::span::Span;
use crate::tree::{BlockId, Book, Expr, ExprId, Slot, Statement, Write};

/// What left play, and where.
type Gone = Vec<(Slot, Span)>;

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    for (block, spans) in part.blocks() {
        let mut gone = Gone::new();
        for (statement, span) in block.iter().zip(spans) {
            tell(book, statement, *span, &gone, all);
            if !gone.is_empty() {
                inside(book, statement, &gone, all);
            }
            follow(book, statement, *span, &mut gone);
        }
    }
}

/// What a statement takes out of the game, and which slots it fills anew.
fn follow(book: &Book, statement: &Statement, span: Span, gone: &mut Gone) {
    match statement {
        Statement::Write(Write::Put { what, into, .. }) => {
            let Some(slot) = local(book, *what) else {
                return;
            };
            gone.retain(|(of, _)| *of != slot);
            if not_in_play(book, *into) {
                gone.push((slot, span));
            }
        }
        Statement::Let { slot, .. } | Statement::PickValue { slot, .. } => {
            gone.retain(|(of, _)| of != slot);
        }
        Statement::Pick(pick) => gone.retain(|(of, _)| *of != pick.slot),
        _ => {}
    }
}

/// What the blocks inside a statement write to what is gone by then.
fn inside(book: &Book, statement: &Statement, gone: &Gone, all: &mut Vec<Diagnostic>) {
    let mut open: Vec<BlockId> = walk::of_statement(statement).blocks;
    while let Some(block) = open.pop() {
        let statements = book.blocks.get(block.index()).into_iter().flatten();
        let spans = book.block_spans.get(block.index()).into_iter().flatten();
        for (statement, span) in statements.zip(spans) {
            tell(book, statement, *span, gone, all);
            open.extend(walk::of_statement(statement).blocks);
        }
    }
}

/// Tells of a write to what is gone.
fn tell(book: &Book, statement: &Statement, span: Span, gone: &Gone, all: &mut Vec<Diagnostic>) {
    let Statement::Write(write) = statement else {
        return;
    };
    let what = match write {
        Write::Set { of: Some(what), .. }
        | Write::Mark { what, .. }
        | Write::Unmark { what, .. }
        | Write::Control { what, .. }
        | Write::Become { what, .. } => local(book, *what),
        _ => None,
    };
    let Some((_, put)) = gone.iter().find(|(slot, _)| Some(*slot) == what) else {
        return;
    };
    all.push(
        Diagnostic::error(
            WRITTEN_AWAY,
            "this is written to what has left play",
            span,
        )
        .also(*put, "here")
        .help("what leaves play forgets all that was written to it: leave this out, or write it to a player or to another card"),
    );
}

fn local(book: &Book, id: ExprId) -> Option<Slot> {
    match book.exprs.get(id.index())? {
        Expr::Local(slot) => Some(*slot),
        _ => None,
    }
}

/// Whether a place is of a zone that is not in play.
fn not_in_play(book: &Book, place: ExprId) -> bool {
    let Some(Expr::Place { zone, .. }) = book.exprs.get(place.index()) else {
        return false;
    };
    let zone = book.zones.get(zone.index());
    zone.is_some_and(|zone| !zone.in_play)
}
