//! Words that say of somebody how he stands to the card on which they are written, said of that card itself: `if here` asks whether
//! the card is where it is. The answer says nothing, and whoever wrote it meant somebody else, or another place.

use super::part::Part;
use super::walk;
use crate::diagnostic::{Diagnostic, OF_ITSELF};
use crate::tree::{Book, Expr, ExprId, FunctionForm, FunctionId, THIS};

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    if part.card.is_none() {
        return;
    }
    let mut found = part.exprs().filter_map(|(at, expr)| {
        let word = relates(part.book, expr)?;
        let span = part.span(at);
        (!span.is_empty()).then_some((word, span))
    });
    let Some((word, span)) = found.next() else {
        return;
    };
    all.push(
        Diagnostic::error(
            OF_ITSELF,
            format!("`{word}` is said of somebody as seen from this card, and here it is said of the card itself"),
            span,
        )
        .help(format!(
            "say who is meant (`it is {word}`, `some KIND {word}`), or among whom or where this card has to be (`this in ...`)"
        )),
    );
}

/// The word by which an expression asks how this card stands to itself.
fn relates<'b>(book: &'b Book, expr: &Expr) -> Option<&'b str> {
    let Expr::Call { function, args } = expr else {
        return None;
    };
    let [of] = args.as_slice() else {
        return None;
    };
    let of_this = book.exprs.get(of.index()) == Some(&Expr::Local(THIS));
    (of_this && seen_from_this(book, *function))
        .then(|| book.functions.get(function.index()))
        .flatten()
        .map(|known| known.named.name.as_str())
}

/// Whether a relation has nobody to relate to but the card that says it.
fn seen_from_this(book: &Book, id: FunctionId) -> bool {
    let Some(known) = book.functions.get(id.index()) else {
        return false;
    };
    if known.form != FunctionForm::Relation || known.params.len() != 1 {
        return false;
    }
    let mut open: Vec<ExprId> = vec![known.body];
    while let Some(expr) = open.pop().and_then(|at| book.exprs.get(at.index())) {
        if *expr == Expr::Local(THIS) {
            return true;
        }
        open.extend(walk::of_expr(expr).exprs);
    }
    false
}
