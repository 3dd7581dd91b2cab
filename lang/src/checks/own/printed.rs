//! What a text adds to, reads or takes of its own card, and the card does not print there (SL0431).

use crate::diagnostic::{Diagnostic, WANTS_WORD};
use crate::facts::part::Part;
use crate::span::Span;
use crate::tree::{
    Book, Card, ChangeHow, Expr, ExprId, FieldId, HookRole, Slot, SymbolId, THIS, Type,
};
use std::collections::{BTreeMap, BTreeSet};

pub(super) fn look(part: &Part<'_>, card: &Card, all: &mut Vec<Diagnostic>) {
    unprinted(part, card, all);
    lost_elsewhere(part, card, all);
}

/// A number of its own card that a text adds to or reads, and that is neither printed on the card nor set by its text: what is
/// added to nothing is nothing.
fn unprinted(part: &Part<'_>, card: &Card, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    let is_missing = |field: FieldId| {
        let known = book.at(field).is_some_and(|known| {
            known.printed && known.ty == Type::Number && known.default.is_none()
        });
        known && card.facts.iter().all(|(given, _)| *given != field) && card.in_force.is_none()
    };
    // Each by the first place where it is spoken of; whoever asks whether there is one knows that there may be none.
    let mut spoken: BTreeMap<FieldId, Span> = BTreeMap::new();
    let mut known: BTreeSet<FieldId> = BTreeSet::new();
    for hook in part.hooks() {
        if let HookRole::Change {
            field,
            subject,
            test,
            how,
            ..
        } = &hook.role
            && is_this(book, *test, *subject)
        {
            match how {
                ChangeHow::Set => known.extend([*field]),
                _ => spoken.extend((!spoken.contains_key(field)).then_some((*field, hook.span))),
            }
        }
    }
    let own = |at: ExprId| match book.expr(at) {
        Expr::Field { field, of, .. } if book.is_local(*of, THIS) => Some(*field),
        _ => None,
    };
    for (at, expr) in part.exprs() {
        if let Expr::Compare(_, one, other) = expr
            && book.is_nothing(*other)
        {
            known.extend(own(*one));
        }
        if let Some(field) = own(at).filter(|_| part.is_written(at)) {
            spoken.entry(field).or_insert(part.span(at));
        }
    }
    spoken.retain(|field, _| is_missing(*field) && !known.contains(field));
    for (field, span) in spoken {
        let name = book.name(field);
        let says = format!(
            "the card gives no `{name}`, so there is nothing to add to and nothing to read"
        );
        let help = format!(
            "write the number itself; or let the card say which it has: `{name} N`, `this: {name} = N`"
        );
        all.push(Diagnostic::error(WANTS_WORD, says, span).help(help));
    }
}

/// Whether a change is one of the card itself and of nothing else.
fn is_this(book: &Book, test: ExprId, subject: Slot) -> bool {
    let sides = book.equals(test);
    sides.is_some_and(|(one, other)| book.is_local(one, subject) && book.is_local(other, THIS))
}

/// The symbols that an expression lists.
pub(in crate::checks) fn symbols(book: &Book, of: ExprId) -> Vec<(SymbolId, ExprId)> {
    match book.expr(of) {
        Expr::Symbol(symbol) => vec![(*symbol, of)],
        Expr::List(all) => all.iter().flat_map(|one| symbols(book, *one)).collect(),
        _ => Vec::new(),
    }
}

/// A symbol that a text takes from its own card, and that the card prints in another list than the one from which it is taken:
/// `staffing [A]` and `this: loses [A]`, where icons are meant by that.
fn lost_elsewhere(part: &Part<'_>, card: &Card, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    // Of each symbol from where it is lost, and where that stands first.
    let mut lost: BTreeMap<SymbolId, (BTreeSet<FieldId>, Span)> = BTreeMap::new();
    let mut gained: BTreeSet<SymbolId> = BTreeSet::new();
    for hook in part.hooks() {
        let HookRole::Change {
            field,
            subject,
            test,
            how,
            amount,
            ..
        } = &hook.role
        else {
            continue;
        };
        // Of a whole field nothing is named.
        let named = symbols(book, *amount);
        let of = named
            .first()
            .and_then(|(symbol, _)| book.at(book.at(*symbol)?.of));
        if of.is_some_and(|of| of.symbols.len() == named.len()) {
            continue;
        }
        for (symbol, at) in named {
            match how {
                ChangeHow::Lose | ChangeHow::Take if is_this(book, *test, *subject) => {
                    let entry = lost
                        .entry(symbol)
                        .or_insert((BTreeSet::new(), part.span(at)));
                    entry.0.insert(*field);
                }
                ChangeHow::Add | ChangeHow::Set => gained.extend([symbol]),
                _ => {}
            }
        }
    }
    for (symbol, (fields, span)) in lost
        .into_iter()
        .filter(|(symbol, _)| !gained.contains(symbol))
    {
        let has = |value: ExprId| symbols(book, value).iter().any(|(one, _)| *one == symbol);
        let printed = card
            .facts
            .iter()
            .filter(|(_, value)| has(*value))
            .map(|(field, _)| *field);
        let printed: Vec<FieldId> = printed.collect();
        if let Some(there) = printed
            .first()
            .filter(|_| !printed.iter().any(|one| fields.contains(one)))
        {
            let from: Vec<String> = fields
                .iter()
                .map(|id| format!("`{}`", book.name(*id)))
                .collect();
            let (from, there) = (from.join(" and "), book.name(*there));
            let says = format!("this is taken from {from}, and the card has it in `{there}`");
            let help = format!(
                "say what stays there: `{there} becomes [...]`, or `loses {there}` for nothing"
            );
            all.push(Diagnostic::error(WANTS_WORD, says, span).help(help));
        }
    }
}
