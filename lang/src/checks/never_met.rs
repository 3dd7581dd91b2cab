//! A number that would have to be more than it may be: a condition that is never true, a requirement that nobody can meet.

use super::decks::bounds_of;
use super::part::Part;
use crate::diagnostic::{Diagnostic, OPPOSED_BOUNDS};
use crate::explicit;
use crate::tree::{Expr, ExprId};

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    for (at, expr) in part.exprs() {
        if !matches!(expr, Expr::And(_)) {
            continue;
        }
        let mut bounds = bounds_of(book, at);
        bounds.sort_by_key(|bound| part.span(bound.of).start);
        let words = |id: ExprId| explicit::expr(book, id);
        let opposed = bounds.iter().enumerate().find_map(|(nth, one)| {
            let mut before = bounds.iter().take(nth);
            let other = before.find(|other| {
                one.opposes(other) && (one.of == other.of || words(one.of) == words(other.of))
            })?;
            Some((one, other))
        });
        let Some((one, other)) = opposed else {
            continue;
        };
        all.push(
            Diagnostic::error(
                OPPOSED_BOUNDS,
                "no number is both this and what stands before it",
                part.span(one.of),
            )
            .also(part.span(other.of), "it is asked here first")
            .help("leave one of them out, or write `or` if either will do"),
        );
    }
}
