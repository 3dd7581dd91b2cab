//! What a text says of its own card that cannot be: that it does what no text of it does, or reads what is not
//! printed on it (SL0309, SL0431).

use crate::diagnostic::{Diagnostic, NO_FIT, WANTS_WORD};
use crate::facts::deed::verbs_done;
use crate::facts::holds::{Says, all_said, says};
use crate::facts::part::Part;
use crate::facts::reach::exprs;
use crate::span::Span;
use crate::tree::{
    Book, Builtin, Card, ChangeHow, Expr, ExprId, FieldId, Fold, HookRole, Parts, Slot, THIS, Type,
};
use std::collections::{BTreeMap, BTreeSet};

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let Some(card) = part.card() else { return };
    if card.not_encoded.is_empty() {
        done_by_itself(part, all);
    }
    unprinted(part, card, all);
}

/// `when this kills personnel` on a card whose text does no such thing: what cards do in play is done by rules, and
/// `this VERBs` is said of what the text of this card does.
fn done_by_itself(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    let acting = |id: &ExprId| {
        let expr = book.expr(*id);
        matches!(expr, Expr::Builtin { op, .. } if *op == Builtin::Acting)
    };
    let in_this = |said: Says| match said {
        Says::In(set) => book.listed(set).iter().any(|one| book.is_local(*one, THIS)),
        _ => false,
    };
    let by_this = |expr: &Expr| match expr {
        Expr::Fold {
            how: Fold::Some,
            over,
            ..
        } => {
            let mut said = all_said(book, over.tests.iter().copied(), over.slot);
            let from = over.from.map(|from| book.listed(from)).unwrap_or_default();
            from.iter().any(acting) && said.any(|(_, said)| in_this(said))
        }
        _ => false,
    };
    for event in part.hooks().iter().filter_map(|hook| hook.role.event()) {
        let mut tests = exprs(book, Parts::of_exprs(event.tests()));
        let found = tests.find(|(_, expr)| by_this(expr));
        if let Some((at, _)) = found
            && !verbs_done(book, part.blocks()).contains(&event.verb)
        {
            let name = book.name(event.verb);
            let says = format!("no text of this card does `{name}`, so this would never happen");
            let help = format!(
                "say which player does it, and what this has to do with it: `when you {name} ..., if this ...`"
            );
            all.push(Diagnostic::error(NO_FIT, says, part.span(at)).help(help));
        }
    }
}

/// Whether a test means the card of its text and nothing else.
fn is_this(book: &Book, test: ExprId, slot: Slot) -> bool {
    matches!(says(book, test, slot), Some(Says::Is(this)) if book.is_local(this, THIS))
}

/// A number of its own card that a text adds to or reads, and that is neither printed on the card nor set by its
/// text: what is added to nothing is nothing.
fn unprinted(part: &Part<'_>, card: &Card, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    let is_missing = |field: FieldId| {
        let number = book.at(field).is_some_and(|known| {
            known.printed && known.ty == Type::Number && known.default.is_none()
        });
        number && card.facts.iter().all(|(given, _)| *given != field) && card.in_force.is_none()
    };
    // Each by the first place where it is spoken of; whoever asks whether there is one knows that there may be none.
    let mut spoken: BTreeMap<FieldId, Span> = BTreeMap::new();
    let mut known: BTreeSet<FieldId> = BTreeSet::new();
    for hook in part.hooks() {
        match &hook.role {
            HookRole::Change {
                field,
                subject,
                test,
                how,
                ..
            } if is_this(book, *test, *subject) => {
                if *how == ChangeHow::Set {
                    known.insert(*field);
                } else {
                    spoken.entry(*field).or_insert(hook.span);
                }
            }
            _ => {}
        }
    }
    let own = |at: ExprId| {
        let (field, of) = book.field(at)?;
        book.is_local(of, THIS).then_some(field)
    };
    for (at, expr) in part.exprs() {
        match expr {
            Expr::Compare(_, one, other) if book.is_nothing(*other) => known.extend(own(*one)),
            _ => {}
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
