//! What stands behind a statement that takes somebody out of play, and writes to him, asks of him or is done to him (SL0422).

use super::Late;
use crate::diagnostic::{Diagnostic, WRITTEN_AWAY};
use crate::facts::deed::{done_to, inside, takes_away, wants_in_play};
use crate::facts::holds::DEEPEST;
use crate::facts::part::Part;
use crate::facts::place::not_in_play;
use crate::span::Span;
use crate::tree::{Book, Builtin, Expr, ExprId, FunctionForm, Slot, Statement, VerbId, Write};

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
    for (statement, span) in rest {
        let within = inside(book, &statement.parts().blocks, |_| false);
        for (statement, span) in std::iter::once((*statement, *span)).chain(within) {
            let what = match statement {
                Statement::Write(
                    Write::Mark { what, .. }
                    | Write::Unmark { what, .. }
                    | Write::Control { what, .. }
                    | Write::Become { what, .. }
                    | Write::Set { of: Some(what), .. },
                ) => *what,
                _ => continue,
            };
            if book.is_local(what, slot) {
                let says = "this is written to what has left play";
                let help = "what leaves play forgets all that was written to it: leave this out, or write it to a player or to another card";
                all.push(
                    Diagnostic::error(WRITTEN_AWAY, says, span)
                        .also(put, "here")
                        .help(help),
                );
            }
        }
        if names_anew(book, statement, slot) {
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
    for (statement, _) in rest {
        let blocks = inside(book, &statement.parts().blocks, |_| false);
        let within = blocks.into_iter().map(|(one, _)| one);
        let asked = std::iter::once(*statement)
            .chain(within)
            .flat_map(|one| one.parts().exprs);
        let asked = crate::facts::reach::operands(book, asked);
        let asks: Vec<(ExprId, bool)> = asked
            .filter_map(|(at, expr)| Some((at, asks(book, expr, slot)?)))
            .collect();
        let guarded = asks.iter().any(|(_, guards)| *guards);
        if let Some((at, _)) = asks.first().filter(|_| !guarded) {
            let says = "this is asked of what has left play, and is nothing then";
            let help = "ask before, and keep it: `let x be ...`; or ask first whether it is still there: `if ... in play`";
            let warning = Diagnostic::warning(WRITTEN_AWAY, says, part.span(*at));
            all.push(warning.also(taken, "here").help(help));
            return;
        }
        if names_anew(book, statement, slot)
            || done_to(book, statement, slot).is_some_and(|verb| takes_away(book, verb))
        {
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
            book.at(*function)
                .filter(|word| word.form == FunctionForm::Adjective)?;
            (*args.last()?, false)
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
    for (statement, span) in rest {
        let within = inside(book, &statement.parts().blocks, |_| false);
        for (statement, span) in std::iter::once((*statement, *span)).chain(within) {
            let Statement::Do { verb, args, .. } = statement else {
                continue;
            };
            let mut roles = args.iter().enumerate();
            let gone = roles.any(|(role, arg)| {
                let is = arg.is_some_and(|arg| book.is_local(arg, slot));
                is && wants_in_play(book, *verb, role, DEEPEST)
            });
            late.extend(gone.then_some((span, *verb, by)));
        }
    }
}
