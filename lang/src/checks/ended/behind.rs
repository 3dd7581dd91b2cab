//! What stands behind a statement that takes somebody out of play, and writes to him, asks of him or is done to him (SL0422).

use super::Late;
use crate::diagnostic::{Diagnostic, WRITTEN_AWAY};
use crate::facts::deed::{done_to, inside, takes_away, wants_in_play};
use crate::facts::holds::DEEPEST;
use crate::facts::part::Part;
use crate::facts::place::not_in_play;
use crate::facts::reach::operands;
use crate::span::Span;
use crate::tree::{Book, Builtin, Expr, ExprId, FunctionForm, Slot, Statement, VerbId, Write};

/// A statement, and those in the blocks within.
fn with_inside<'b>(
    book: &'b Book,
    (statement, span): &(&'b Statement, Span),
) -> Vec<(&'b Statement, Span)> {
    let mut all = inside(book, &statement.parts().blocks, |_| false);
    all.insert(0, (*statement, *span));
    all
}

/// Whether a statement gives a name to something else, or puts somewhere what has it.
fn names_anew(book: &Book, statement: &Statement, of: Slot) -> bool {
    match statement {
        Statement::Write(Write::Put { what, .. }) => book.is_local(*what, of),
        Statement::Let { slot, .. } | Statement::PickValue { slot, .. } => *slot == of,
        Statement::Pick(pick) => pick.slot == of,
        _ => false,
    }
}

/// What is written to what has been put where it is not in play: the text would write to something that is no more.
pub(super) fn written(
    book: &Book,
    rest: &[(&Statement, Span)],
    slot: Slot,
    put: Span,
    all: &mut Vec<Diagnostic>,
) {
    for one in rest {
        for (statement, span) in with_inside(book, one) {
            if let Statement::Write(
                Write::Mark { what, .. }
                | Write::Unmark { what, .. }
                | Write::Control { what, .. }
                | Write::Become { what, .. }
                | Write::Set { of: Some(what), .. },
            ) = statement
                && book.is_local(*what, slot)
            {
                let says = "this is written to what has left play";
                let error = Diagnostic::error(WRITTEN_AWAY, says, span).also(put, "here");
                all.push(error.help("what leaves play forgets all that was written to it: leave this out, or write it to a player or to another card"));
            }
        }
        if names_anew(book, one.0, slot) {
            return;
        }
    }
}

/// What rules ask of what a statement before has taken out of play, first. Who asks whether it is still there knows that it may not be.
pub(super) fn asked_by_rules(
    part: &Part<'_>,
    rest: &[(&Statement, Span)],
    slot: Slot,
    taken: Span,
    all: &mut Vec<Diagnostic>,
) {
    let book = part.book;
    for one in rest {
        let all_of_it = with_inside(book, one).into_iter();
        let asked = operands(book, all_of_it.flat_map(|(one, _)| one.parts().exprs));
        let asks = asked.filter_map(|(at, expr)| Some((at, asks(book, expr, slot)?)));
        let asks: Vec<(ExprId, bool)> = asks.collect();
        let guarded = asks.iter().any(|(_, guards)| *guards);
        if let Some((at, _)) = asks.first().filter(|_| !guarded) {
            let says = "this is asked of what has left play, and is nothing then";
            let warning = Diagnostic::warning(WRITTEN_AWAY, says, part.span(*at));
            all.push(warning.also(taken, "here").help("ask before, and keep it: `let x be ...`; or ask first whether it is still there: `if ... in play`"));
            return;
        }
        let gone = done_to(book, one.0, slot).is_some_and(|verb| takes_away(book, verb));
        if gone || names_anew(book, one.0, slot) {
            return;
        }
    }
}

/// Whether an expression asks of what has a name what only somebody known answers; and whether that is only if it is in play.
fn asks(book: &Book, expr: &Expr, slot: Slot) -> Option<bool> {
    let (of, guards) = match expr {
        Expr::Field { of, .. }
        | Expr::IsKind(of, _)
        | Expr::HasState(of, _)
        | Expr::Clauses { of, .. } => (*of, false),
        Expr::Call { function, args } => {
            let form = book.at(*function)?.form;
            (
                *args.last().filter(|_| form == FunctionForm::Adjective)?,
                false,
            )
        }
        Expr::Builtin {
            op: op @ (Builtin::InPlay | Builtin::Title),
            args,
        } => (*args.first()?, *op == Builtin::InPlay),
        Expr::In(what, place) if not_in_play(book, *place).is_some() => (*what, false),
        _ => return None,
    };
    book.is_local(of, slot).then_some(guards)
}

/// What is done behind, one statement after the other and in the blocks within, that wants somebody in play.
pub(super) fn done_late(
    book: &Book,
    rest: &[(&Statement, Span)],
    slot: Slot,
    by: VerbId,
    late: &mut Vec<Late>,
) {
    for (statement, span) in rest.iter().flat_map(|one| with_inside(book, one)) {
        if let Statement::Do { verb, args, .. } = statement {
            let mut roles = args.iter().enumerate();
            let gone = roles.any(|(role, arg)| {
                let is = arg.is_some_and(|arg| book.is_local(arg, slot));
                is && wants_in_play(book, *verb, role, DEEPEST)
            });
            late.extend(gone.then_some((span, *verb, by)));
        }
    }
}
