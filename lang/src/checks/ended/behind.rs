//! What stands behind a statement that takes something out of play, and writes to it or is done to it (SL0422).

use super::Late;
use crate::diagnostic::{Diagnostic, WRITTEN_AWAY};
use crate::facts::deed::{inside, wants_in_play};
use crate::facts::holds::DEEPEST;
use crate::span::Span;
use crate::tree::{Book, Slot, Statement, VerbId, Write};

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
