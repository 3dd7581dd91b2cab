//! A number of its own card that a text adds to or reads, and that is neither printed on the card nor set by its text: what is
//! added to nothing is nothing.

use super::part::Part;
use crate::diagnostic::{Diagnostic, WANTS_WORD};
use crate::span::Span;
use crate::tree::{
    Book, Card, ChangeHow, Comparison, Expr, ExprId, FieldId, HookRole, Slot, THIS, Type,
};
use std::collections::{BTreeMap, BTreeSet};

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let Some(card) = part.card() else {
        return;
    };
    let book = part.book;
    // Each by the first place where it is spoken of.
    let mut spoken: BTreeMap<FieldId, Span> = BTreeMap::new();
    let mut set: BTreeSet<FieldId> = BTreeSet::new();
    for hook in part.hooks() {
        let HookRole::Change {
            field,
            subject,
            test,
            how,
            ..
        } = &hook.role
        else {
            continue;
        };
        if !is_missing(book, card, *field) || !is_this(book, *test, *subject) {
            continue;
        }
        match how {
            ChangeHow::Set => {
                set.insert(*field);
            }
            _ => {
                spoken.entry(*field).or_insert(hook.span);
            }
        }
    }
    // Whoever asks whether there is one knows that there may be none.
    let mut asked: BTreeSet<FieldId> = BTreeSet::new();
    let own = |at: ExprId| match book.exprs.get(at.index()) {
        Some(Expr::Field { field, of, .. }) if is(book, *of, THIS) => Some(*field),
        _ => None,
    };
    for (at, expr) in part.exprs() {
        if let Expr::Compare(Comparison::Equal | Comparison::Unequal, one, other) = expr
            && book.exprs.get(other.index()) == Some(&Expr::Nothing)
        {
            asked.extend(own(*one));
        }
        let Some(field) = own(at).filter(|field| is_missing(book, card, *field)) else {
            continue;
        };
        let span = part.span(at);
        if !span.is_empty() {
            spoken.entry(field).or_insert(span);
        }
    }
    for (field, span) in spoken {
        if set.contains(&field) || asked.contains(&field) {
            continue;
        }
        let name = book.fields.get(field.index());
        let name = name.map_or("", |field| field.named.name.as_str());
        all.push(
            Diagnostic::error(
                WANTS_WORD,
                format!("the card gives no `{name}`, so there is nothing to add to and nothing to read"),
                span,
            )
            .help(format!(
                "write the number itself; or let the card say which it has: `{name} N`, `this: {name} = N`"
            )),
        );
    }
}

/// Whether a card could print a number, gives none, and has none without that.
fn is_missing(book: &Book, card: &Card, field: FieldId) -> bool {
    let known = book.fields.get(field.index());
    known.is_some_and(|known| known.printed && known.ty == Type::Number && known.default.is_none())
        && !card.facts.iter().any(|(given, _)| *given == field)
        && card.in_force.is_none()
}

/// Whether a change is one of the card itself.
fn is_this(book: &Book, test: ExprId, subject: Slot) -> bool {
    match book.exprs.get(test.index()) {
        Some(Expr::Compare(Comparison::Equal, one, other)) => {
            is(book, *one, subject) && is(book, *other, THIS)
        }
        _ => false,
    }
}

fn is(book: &Book, at: ExprId, slot: Slot) -> bool {
    book.exprs.get(at.index()) == Some(&Expr::Local(slot))
}
