//! Text that a player may use again and again, at no price.

use super::part::Part;
use super::walk::{self, Met, Parts};
use crate::diagnostic::{Diagnostic, ENDLESS};
use crate::tree::{Action, Book, Expr, ExprId, Statement, THIS};

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    for action in part.actions() {
        let free = action.source.is_some() && action.cost.is_none() && action.limits.is_empty();
        if free && !spends_itself(part.book, action) {
            all.push(
                Diagnostic::warning(
                    ENDLESS,
                    "nothing says how often this may be done, and it costs nothing",
                    action.named.span,
                )
                .help("begin with a limit (`once each turn:`), let it cost something (`at cost (...)`), or let the card go with it (`then discard this`)"),
            );
        }
    }
}

/// Whether what is done is done to the card itself: it is discarded, stopped, moved.
fn spends_itself(book: &Book, action: &Action) -> bool {
    let start = Parts::of_blocks([action.body]);
    let is_this = |at: &ExprId| matches!(book.exprs.get(at.index()), Some(Expr::Local(THIS)));
    let mut spent = false;
    walk::reach(book, start, |met| {
        if let Met::Statement(Statement::Do { args, .. }) = met {
            let object = args.first().copied().flatten();
            spent |= object.as_ref().is_some_and(is_this);
        }
    });
    spent
}
