//! A symbol that a text takes from its own card, and that the card prints in another list than the one from which it is taken:
//! `staffing [A]` and `this: loses [A]`, where icons are meant by that.

use super::part::Part;
use crate::diagnostic::{Diagnostic, WANTS_WORD};
use crate::span::Span;
use crate::tree::{
    Book, Card, ChangeHow, Comparison, Expr, ExprId, FieldId, HookRole, Slot, SymbolId, THIS,
};
use std::collections::{BTreeMap, BTreeSet};

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let Some(card) = part.card() else {
        return;
    };
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
        let Some(Expr::List(symbols)) = book.exprs.get(amount.index()) else {
            continue;
        };
        // Of a whole field nothing is named.
        if is_whole(book, symbols) {
            continue;
        }
        for symbol in symbols {
            let Some(Expr::Symbol(one)) = book.exprs.get(symbol.index()) else {
                continue;
            };
            match how {
                ChangeHow::Lose | ChangeHow::Take if is_this(book, *test, *subject) => {
                    let span = part.span(*symbol);
                    let entry = lost.entry(*one).or_insert((BTreeSet::new(), span));
                    entry.0.insert(*field);
                }
                ChangeHow::Add | ChangeHow::Set => {
                    gained.insert(*one);
                }
                _ => {}
            }
        }
    }
    for (symbol, (fields, span)) in lost {
        let printed: Vec<FieldId> = printed(book, card, symbol).collect();
        if gained.contains(&symbol) || printed.iter().any(|field| fields.contains(field)) {
            continue;
        }
        let Some(field) = printed.first() else {
            continue;
        };
        let name = |id: FieldId| {
            let field = book.fields.get(id.index());
            field.map_or("", |field| field.named.name.as_str())
        };
        let from: Vec<String> = fields.iter().map(|id| format!("`{}`", name(*id))).collect();
        let (from, there) = (from.join(" and "), name(*field));
        all.push(
            Diagnostic::error(
                WANTS_WORD,
                format!("this is taken from {from}, and the card has it in `{there}`"),
                span,
            )
            .help(format!(
                "say what stays there: `{there} becomes [...]`, or `loses {there}` for nothing"
            )),
        );
    }
}

/// Whether these are all symbols of their enumeration, for which `loses FIELD` stands.
fn is_whole(book: &Book, symbols: &[ExprId]) -> bool {
    let first = symbols
        .first()
        .and_then(|first| book.exprs.get(first.index()));
    let Some(Expr::Symbol(first)) = first else {
        return false;
    };
    let of = book.symbols.get(first.index()).map(|symbol| symbol.of);
    let all = of.and_then(|of| book.enums.get(of.index()));
    all.is_some_and(|all| all.symbols.len() == symbols.len())
}

/// The facts of a card in which a symbol is printed.
fn printed<'b>(
    book: &'b Book,
    card: &'b Card,
    symbol: SymbolId,
) -> impl Iterator<Item = FieldId> + 'b {
    let holds = move |id: &ExprId| book.exprs.get(id.index()) == Some(&Expr::Symbol(symbol));
    let facts = card.facts.iter();
    facts.filter_map(move |(field, value)| {
        let there = holds(value)
            || matches!(book.exprs.get(value.index()), Some(Expr::List(all)) if all.iter().any(holds));
        there.then_some(*field)
    })
}

/// Whether a change is one of the card itself.
fn is_this(book: &Book, test: ExprId, subject: Slot) -> bool {
    let is = |at: ExprId, slot| book.exprs.get(at.index()) == Some(&Expr::Local(slot));
    match book.exprs.get(test.index()) {
        Some(Expr::Compare(Comparison::Equal, one, other)) => is(*one, subject) && is(*other, THIS),
        _ => false,
    }
}
