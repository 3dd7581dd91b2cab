//! What is asked to be nothing, and is always something: a place or a set that has nobody in it is still there, and whoever is
//! counted is somebody.

use super::part::Part;
use crate::diagnostic::{Diagnostic, NEVER_NOTHING};
use crate::tree::{Book, Comparison, Expr, ExprId, Group, Type};

/// Nouns are defined by nouns no deeper than this.
const DEEPEST: u8 = 8;

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    // Rules hold in their hands what may be nothing, and nothing stays nothing where a set is wanted.
    if part.card().is_none() {
        return;
    }
    for (at, expr) in part.exprs() {
        if let Some(of) = asked(book, expr)
            && (is_something(book, of, DEEPEST) || is_a_scope_of_many(book, of))
            && !part.span(at).is_empty()
        {
            all.push(
                Diagnostic::error(
                    NEVER_NOTHING,
                    "this is never nothing: with nobody in it, it is an empty one",
                    part.span(at),
                )
                .help("write `size(...) = 0` or `size(...) > 0`; or say whom you mean, `no KIND in ...`, `some KIND in ...`"),
            );
        }
        let Some(over) = group_of(expr) else {
            continue;
        };
        if let Some(at) = member_asked(book, over)
            && !part.span(at).is_empty()
        {
            all.push(
                Diagnostic::error(
                    NEVER_NOTHING,
                    "this is asked of each of them, and none of them is nothing",
                    part.span(at),
                )
                .help("write `no KIND ...` or `some KIND ...`, with the place where they are: `no your KIND in PLACE`"),
            );
        }
    }
}

/// What is compared with nothing.
fn asked(book: &Book, expr: &Expr) -> Option<ExprId> {
    match expr {
        Expr::Compare(_, of, nothing) if is(book, *nothing, &Expr::Nothing) => Some(*of),
        _ => None,
    }
}

fn is_something(book: &Book, at: ExprId, deep: u8) -> bool {
    let Some(expr) = book.exprs.get(at.index()).filter(|_| deep > 0) else {
        return false;
    };
    match expr {
        Expr::Place { .. } | Expr::Filter(_) | Expr::Map { .. } | Expr::List(_) => true,
        Expr::Field { field, .. } => {
            let field = book.fields.get(field.index());
            field.is_some_and(|field| matches!(field.ty, Type::Set(_) | Type::Levels(_)))
        }
        Expr::Union(parts) => parts.iter().any(|part| is_something(book, *part, deep - 1)),
        Expr::Except(of, _) => is_something(book, *of, deep - 1),
        Expr::If {
            then, otherwise, ..
        } => {
            // `S if S is something else T`
            let arm = |at: ExprId| is_a_scope_of_many(book, at) || is_something(book, at, deep - 1);
            arm(*then) && arm(*otherwise)
        }
        Expr::Call { function, .. } => book
            .functions
            .get(function.index())
            .is_some_and(|known| is_something(book, known.body, deep - 1)),
        _ => false,
    }
}

/// A scope that holds several: it is nothing wherever nobody gave it a value, which is not what the text of a card asks.
fn is_a_scope_of_many(book: &Book, at: ExprId) -> bool {
    let Some(Expr::Scope(id)) = book.exprs.get(at.index()) else {
        return false;
    };
    let scope = book.scopes.get(id.index());
    scope.is_some_and(|scope| matches!(scope.ty, Type::Set(_)))
}

fn group_of(expr: &Expr) -> Option<&Group> {
    match expr {
        Expr::Filter(over) | Expr::Fold { over, .. } | Expr::Map { over, .. } => Some(over),
        _ => None,
    }
}

/// Where a member of a group is itself asked to be nothing. That some are something, or that each of them is nothing, are ways to
/// say that there are some, or none.
fn member_asked(book: &Book, over: &Group) -> Option<ExprId> {
    let nothing = |test: &Expr| match test {
        Expr::Compare(Comparison::Equal, of, other) => {
            is(book, *of, &Expr::Local(over.slot)) && is(book, *other, &Expr::Nothing)
        }
        _ => false,
    };
    let mut tests = over.tests.iter().copied();
    tests.find(|test| book.exprs.get(test.index()).is_some_and(nothing))
}

fn is(book: &Book, at: ExprId, expr: &Expr) -> bool {
    book.exprs.get(at.index()) == Some(expr)
}
