//! What only those in play have, asked of those who are not: nobody in a hand is stopped, and no card in a draw deck is of a side yet.

use super::part::Part;
use crate::diagnostic::{Diagnostic, NEVER_FOUND};
use crate::tree::{Book, Expr, ExprId, FieldOf, QuoteBody, Slot, Statement};
use std::collections::BTreeSet;

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    if part.card().is_none() {
        return;
    }
    let book = part.book;
    let mut told: BTreeSet<ExprId> = BTreeSet::new();
    let mut groups: Vec<(Slot, Vec<ExprId>)> = Vec::new();
    for (_, expr) in part.exprs() {
        if let Expr::Filter(over) | Expr::Fold { over, .. } | Expr::Map { over, .. } = expr
            && over.from.is_some_and(|from| lies_elsewhere(book, from))
        {
            groups.push((over.slot, over.tests.clone()));
        }
    }
    // What a verb looks for where it is not in play.
    for (statement, _) in part.statements() {
        let Statement::Do { verb, args, .. } = statement else {
            continue;
        };
        let fetches = book
            .verbs
            .get(verb.index())
            .is_some_and(|verb| verb.fetches);
        let sought = args.first().copied().flatten().filter(|_| fetches);
        let quote = match sought.and_then(|sought| book.exprs.get(sought.index())) {
            Some(Expr::Quote { quote, .. }) => book.quotes.get(quote.index()),
            _ => None,
        };
        if let Some(QuoteBody::Selection { member, .. }) = quote.map(|quote| &quote.body) {
            groups.push((member.0, vec![member.1]));
        }
    }
    for (slot, tests) in groups {
        let mut open = tests;
        while let Some(at) = open.pop() {
            match book.exprs.get(at.index()) {
                Some(Expr::And(parts) | Expr::Or(parts)) => open.extend(parts),
                _ => {
                    if let Some(what) = asked(book, at, slot)
                        && !part.span(at).is_empty()
                        && told.insert(at)
                    {
                        all.push(tell(part, at, &what));
                    }
                }
            }
        }
    }
}

/// Whether a set is a place that is not in play.
fn lies_elsewhere(book: &Book, at: ExprId) -> bool {
    match book.exprs.get(at.index()) {
        Some(Expr::Place { zone, .. }) => book
            .zones
            .get(zone.index())
            .is_some_and(|zone| !zone.in_play),
        _ => false,
    }
}

/// The state or the stored field of which a test asks.
fn asked(book: &Book, at: ExprId, slot: Slot) -> Option<String> {
    let is = |of: ExprId| book.exprs.get(of.index()) == Some(&Expr::Local(slot));
    let stored = |of: ExprId| match book.exprs.get(of.index())? {
        Expr::Field { field, of, .. } if is(*of) => {
            let field = book.fields.get(field.index())?;
            let own = matches!(field.of, FieldOf::Kind(_));
            (own && !field.printed && field.default.is_none()).then(|| field.named.name.to_string())
        }
        _ => None,
    };
    match book.exprs.get(at.index())? {
        Expr::HasState(of, state) if is(*of) => {
            let state = book.states.get(state.index())?;
            state.means.is_none().then(|| state.named.name.to_string())
        }
        Expr::Compare(_, one, other) => stored(*one).or_else(|| stored(*other)),
        _ => None,
    }
}

fn tell(part: &Part<'_>, at: ExprId, what: &str) -> Diagnostic {
    Diagnostic::error(
        NEVER_FOUND,
        format!("`{what}` is of those in play, and these are not: none of them ever is so"),
        part.span(at),
    )
    .help("ask for what is printed on them; or say `in play`, if those there are meant")
}
