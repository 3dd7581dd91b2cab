//! A text that looks for its own card where it is not in play, and works only while the card is: it would never find it.

use super::part::Part;
use super::walk::{Met, Parts, of_role, reach};
use crate::diagnostic::{Diagnostic, FETCHES_ITSELF};
use crate::tree::{Book, Comparison, Expr, ExprId, HookOwner, QuoteBody, Slot, Statement, THIS};

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    let Some(card) = part.card() else {
        return;
    };
    let hooks = part.hooks().iter();
    let hooks = hooks.filter(|hook| matches!(hook.owner, HookOwner::Card(..)) && !hook.anywhere);
    let actions = part.actions().iter().filter(|action| {
        let source = action.source.as_ref();
        source.is_some_and(|source| !source.anywhere)
    });
    let clauses = card
        .clauses
        .iter()
        .map(|clause| Parts::of_exprs(clause.args.iter().flatten().copied()));
    let texts = hooks
        .map(|hook| of_role(&hook.role))
        .chain(actions.map(Parts::of_action))
        .chain(clauses);
    for text in texts {
        let mut found: Option<(ExprId, String)> = None;
        reach(book, text, |met| {
            if let Met::Statement(Statement::Do { verb, args, .. }) = met
                && let Some(verb) = book.verbs.get(verb.index()).filter(|verb| verb.fetches)
                && let Some(what) = args.first().copied().flatten()
                && is_itself(book, what)
            {
                found.get_or_insert((what, verb.named.name.to_string()));
            }
        });
        let Some((at, verb)) = found else { continue };
        all.push(
            Diagnostic::error(
                FETCHES_ITSELF,
                format!("`{verb}` looks for what is not in play, and this text works while its card is"),
                part.span(at),
            )
            .help("say where the card is when this is done: `if this in PLACE of you` before it; or let another card do it"),
        );
    }
}

/// Whether a kept selection means the card of its text.
fn is_itself(book: &Book, what: ExprId) -> bool {
    let Some(Expr::Quote { quote, .. }) = book.exprs.get(what.index()) else {
        return false;
    };
    let quote = book.quotes.get(quote.index());
    let Some(QuoteBody::Selection {
        member: (slot, test),
        ..
    }) = quote.map(|quote| &quote.body)
    else {
        return false;
    };
    match book.exprs.get(test.index()) {
        Some(Expr::Compare(Comparison::Equal, one, other)) => {
            is_local(book, *one, *slot) && is_local(book, *other, THIS)
        }
        _ => false,
    }
}

fn is_local(book: &Book, id: ExprId, slot: Slot) -> bool {
    book.exprs.get(id.index()) == Some(&Expr::Local(slot))
}
