//! `when this kills personnel` on a card whose text does no such thing: what cards do in play is done by rules, and `this VERBs`
//! is said of what the text of this card does.

use super::part::Part;
use super::walk::{Met, Parts, reach, verbs_done};
use crate::diagnostic::{Diagnostic, NO_FIT};
use crate::reader::types::is_under;
use crate::tree::{
    Act, Book, Builtin, Comparison, EventPattern, Expr, ExprId, Fold, Hook, HookOwner, HookRole,
    Slot, Statement, THIS, Type, VerbId, YOU,
};
use std::collections::BTreeSet;

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    to_itself(part, all);
    if part.card().is_none_or(|card| !card.not_encoded.is_empty()) {
        return;
    }
    let mut done: Option<BTreeSet<VerbId>> = None;
    for hook in part.hooks() {
        let (HookRole::Trigger { event, .. } | HookRole::Instead { event, .. }) = &hook.role else {
            continue;
        };
        let Some(at) = by_this(part.book, event) else {
            continue;
        };
        let done = done.get_or_insert_with(|| verbs_done(part.book, part.block_ids()));
        if done.contains(&event.verb) {
            continue;
        }
        let verb = part.book.verbs.get(event.verb.index());
        let name = verb.map_or("", |verb| verb.named.name.as_str());
        all.push(
            Diagnostic::error(
                NO_FIT,
                format!("no text of this card does `{name}`, so this would never happen"),
                part.span(at),
            )
            .help(format!(
                "say which player does it, and what this has to do with it: `when you {name} ..., if this ...`"
            )),
        );
    }
}

/// Tells of what a text does to its own card, where a rule forbids it to whoever controls that: `capture this`.
fn to_itself(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    let Some(card) = part.card() else { return };
    for (statement, span) in part.statements() {
        let Statement::Do { verb, args, by } = statement else {
            continue;
        };
        let is = |id: ExprId, slot: Slot| book.exprs.get(id.index()) == Some(&Expr::Local(slot));
        let this = args.first().copied().flatten();
        if !this.is_some_and(|id| is(id, THIS)) || !by.is_none_or(|id| is(id, YOU)) {
            continue;
        }
        let Some(known) = book.verbs.get(verb.index()) else {
            continue;
        };
        // Of other kinds `this` may be somebody else's to who does it.
        let fits = known.params.first().is_some_and(|param| match param.ty {
            Type::Object(kind) => is_under(book, card.kind, kind),
            _ => false,
        });
        let forbidden = fits
            && book
                .hooks
                .iter()
                .any(|hook| is_of_ones_own(book, hook, *verb));
        if forbidden {
            let name = &known.named.name;
            all.push(
                Diagnostic::error(
                    NO_FIT,
                    format!("nobody can `{name}` what he controls himself, and this is yours"),
                    span,
                )
                .help("say who does it: `opponent VERBs this`"),
            );
        }
    }
}

/// Whether a rule forbids a verb to who controls its object.
fn is_of_ones_own(book: &Book, hook: &Hook, done: VerbId) -> bool {
    let HookRole::Verdict {
        allow: false,
        act: Act::Verb(verb),
        roles,
        by: Some(by),
        test: Some(test),
        ..
    } = &hook.role
    else {
        return false;
    };
    let Some(object) = roles.first().copied().flatten() else {
        return false;
    };
    let local = |id: &ExprId, slot: Slot| book.exprs.get(id.index()) == Some(&Expr::Local(slot));
    let controller = |id: &ExprId| {
        matches!(
            book.exprs.get(id.index()),
            Some(Expr::Builtin { op: Builtin::Controller, args }) if args.iter().all(|of| local(of, object))
        )
    };
    let doer = |id: &ExprId| match book.exprs.get(id.index()) {
        Some(Expr::Call { function, args }) => {
            Some(*function) == book.laws.doer && args.iter().all(|of| local(of, *by))
        }
        _ => local(id, *by),
    };
    let plain = matches!(
        book.exprs.get(test.index()),
        Some(Expr::Compare(Comparison::Equal, one, other)) if controller(one) && doer(other) || controller(other) && doer(one)
    );
    *verb == done && matches!(hook.owner, HookOwner::Rule(_)) && plain
}

/// The test that the text at work is that of this card, if a happening has one.
fn by_this(book: &Book, event: &EventPattern) -> Option<ExprId> {
    let mut found = None;
    let start = Parts::of_exprs(event.tests());
    reach(book, start, |met| {
        if let Met::Expr(
            at,
            Expr::Fold {
                how: Fold::Some,
                over,
                ..
            },
        ) = met
            && over.from.is_some_and(|from| is_acting(book, from))
            && over.tests.iter().any(|test| is_in_this(book, *test))
        {
            found = found.or(Some(at));
        }
    });
    found
}

/// `[acting]`
fn is_acting(book: &Book, from: ExprId) -> bool {
    let at = |id: &ExprId| book.exprs.get(id.index());
    match at(&from) {
        Some(Expr::List(all)) => all.iter().any(|one| {
            matches!(
                at(one),
                Some(Expr::Builtin {
                    op: Builtin::Acting,
                    ..
                })
            )
        }),
        _ => false,
    }
}

/// `x in [this]`
fn is_in_this(book: &Book, test: ExprId) -> bool {
    let at = |id: &ExprId| book.exprs.get(id.index());
    let Some(Expr::In(_, set)) = at(&test) else {
        return false;
    };
    match at(set) {
        Some(Expr::List(all)) => all.iter().any(|one| at(one) == Some(&Expr::Local(THIS))),
        Some(expr) => *expr == Expr::Local(THIS),
        None => false,
    }
}
