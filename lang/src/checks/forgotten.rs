//! Writes to what the same text has just put where it is not in play, and questions about it. What leaves play becomes new and
//! forgets: the text would write to something that is no more, and what it asks of that is nothing.

use super::part::Part;
use super::{takes_away, walk};
use crate::diagnostic::{Diagnostic, WRITTEN_AWAY};
use crate::span::Span;
use crate::tree::{
    BlockId, Book, Builtin, Expr, ExprId, FunctionForm, Slot, Statement, VerbId, Write,
};

/// What left play, and where.
type Gone = Vec<(Slot, Span)>;

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    // The text of a card keeps its names for what it takes out of play; rules do not.
    if part.card.is_none() {
        asked(part, all);
    }
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

/// Tells of questions about what a statement before has taken out of play.
fn asked(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    for (block, spans) in part.blocks() {
        let mut gone = Gone::new();
        for (statement, span) in block.iter().zip(spans) {
            let mut asks: Vec<(Slot, Option<ExprId>)> = Vec::new();
            if !gone.is_empty() {
                asks = asked_of(book, statement);
                // Who asks whether it is still in play knows that it may not be.
                let guarded: Vec<Slot> = asks
                    .iter()
                    .filter(|ask| ask.1.is_none())
                    .map(|ask| ask.0)
                    .collect();
                asks.retain(|(slot, _)| !guarded.contains(slot));
            }
            for (of, taken) in &gone {
                let Some((_, Some(id))) = asks.iter().find(|(slot, _)| slot == of) else {
                    continue;
                };
                all.push(
                    Diagnostic::warning(
                        WRITTEN_AWAY,
                        "this is asked of what has left play, and is nothing then",
                        part.span(*id),
                    )
                    .also(*taken, "here")
                    .help("ask before, and keep it: `let x be ...`; or ask first whether it is still there: `if ... in play`"),
                );
            }
            gone.retain(|(of, _)| !asks.iter().any(|(slot, _)| slot == of));
            // What is put somewhere may have been out of play before, and is then no other.
            gone.retain(|(of, _)| !names_anew(book, statement, *of));
            if let Statement::Do { verb, args, .. } = statement
                && let Some(slot) = done_to(book, *verb, args)
            {
                gone.retain(|(of, _)| *of != slot);
                gone.push((slot, *span));
            }
        }
    }
}

/// Whether a statement gives a name to something else, or puts somewhere what has it.
fn names_anew(book: &Book, statement: &Statement, of: Slot) -> bool {
    match statement {
        Statement::Write(Write::Put { what, .. }) => local(book, *what) == Some(of),
        Statement::Let { slot, .. } | Statement::PickValue { slot, .. } => *slot == of,
        Statement::Pick(pick) => pick.slot == of,
        _ => false,
    }
}

/// What a verb surely takes out of play, if a name says what that is.
fn done_to(book: &Book, verb: VerbId, args: &[Option<ExprId>]) -> Option<Slot> {
    let object = args.first().copied().flatten()?;
    let slot = local(book, object)?;
    takes_away(book, verb).then_some(slot)
}

/// Of which names a statement asks what only somebody known answers, and where; nowhere, if it asks whether that is in play.
fn asked_of(book: &Book, statement: &Statement) -> Vec<(Slot, Option<ExprId>)> {
    let mut found = Vec::new();
    // Kept texts have slots of their own.
    let walk::Parts {
        mut exprs,
        mut blocks,
        ..
    } = walk::of_statement(statement);
    loop {
        if let Some(id) = exprs.pop() {
            if let Some(expr) = book.exprs.get(id.index()) {
                found.extend(asks(book, id, expr));
                exprs.extend(walk::of_expr(expr).exprs);
            }
        } else if let Some(block) = blocks.pop() {
            for inner in book.blocks.get(block.index()).into_iter().flatten() {
                let parts = walk::of_statement(inner);
                exprs.extend(parts.exprs);
                blocks.extend(parts.blocks);
            }
        } else {
            return found;
        }
    }
}

/// What an expression asks of a name.
fn asks(book: &Book, id: ExprId, expr: &Expr) -> Option<(Slot, Option<ExprId>)> {
    let (of, told) = match expr {
        Expr::Field { of, .. }
        | Expr::IsKind(of, _)
        | Expr::HasState(of, _)
        | Expr::Clauses { of, .. } => (*of, Some(id)),
        Expr::Call { function, args } => {
            let function = book.functions.get(function.index())?;
            (function.form == FunctionForm::Adjective).then_some(())?;
            (*args.last()?, Some(id))
        }
        Expr::Builtin {
            op: Builtin::InPlay,
            args,
        } => (*args.first()?, None),
        Expr::Builtin {
            op: Builtin::Title,
            args,
        } => (*args.first()?, Some(id)),
        Expr::In(what, place) if not_in_play(book, *place) => (*what, Some(id)),
        _ => return None,
    };
    Some((local(book, of)?, told))
}
