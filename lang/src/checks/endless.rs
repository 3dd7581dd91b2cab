//! Text that a player may use again and again, at no price.

use super::part::Part;
use super::walk::{self, Met, Parts};
use crate::diagnostic::{Diagnostic, ENDLESS};
use crate::tree::{Action, Book, Expr, ExprId, Statement, THIS, Write};

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    for action in part.actions() {
        let free = action.source.is_some() && action.cost.is_none() && action.limits.is_empty();
        if free && !spends_itself(part.book, action) && !only_looks(part.book, action) {
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

/// Whether nothing is done but looking at cards, which changes nothing however often it is done.
fn only_looks(book: &Book, action: &Action) -> bool {
    let done = walk::verbs_done(book, [action.body]);
    let bodies = done.iter().map(|verb| book.verbs.get(verb.index())?.body);
    let Some(bodies) = bodies.collect::<Option<Vec<_>>>() else {
        return false;
    };
    let mut looks = !bodies.is_empty();
    walk::reach(book, Parts::of_blocks(bodies), |met| {
        if let Met::Statement(statement) = met {
            looks &= matches!(statement, Statement::Write(Write::Show { .. }));
        }
    });
    walk::reach(book, Parts::of_blocks([action.body]), |met| {
        if let Met::Statement(statement) = met {
            looks &= !matches!(
                statement,
                Statement::Write(_) | Statement::Lasting { .. } | Statement::Run { .. }
            );
        }
    });
    looks
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
