//! What stands behind a statement that takes something out of play, and is done to it.

use super::Late;
use crate::facts::deed::{inside, wants_in_play};
use crate::facts::holds::DEEPEST;
use crate::span::Span;
use crate::tree::{Book, Slot, Statement, VerbId};

/// A statement, and those in the blocks within.
fn with_inside<'b>(
    book: &'b Book,
    (statement, span): &(&'b Statement, Span),
) -> Vec<(&'b Statement, Span)> {
    let mut all = inside(book, &statement.parts().blocks, |_| false);
    all.insert(0, (*statement, *span));
    all
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
