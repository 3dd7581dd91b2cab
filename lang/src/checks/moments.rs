//! Moments that come wherever something begins or ends, in text that speaks of where its card is: `at start of X: VERB one KIND
//! present` is done whenever anything of the sort begins, however far away.

use super::occasion::first_word;
use super::part::Part;
use super::walk::{Met, Parts, of_role, reach};
use crate::diagnostic::{Diagnostic, OF_ANYWHERE};
use crate::tree::{
    Book, Builtin, EventPattern, Expr, ExprId, FunctionId, HookOwner, HookRole, Slot, THIS, Type,
};
use std::collections::BTreeSet;

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    for hook in part.hooks() {
        let HookOwner::Card(..) = hook.owner else {
            continue;
        };
        let (HookRole::Trigger { event, .. } | HookRole::Instead { event, .. }) = &hook.role else {
            continue;
        };
        let Some(slots) = of_something(book, event) else {
            continue;
        };
        let parts = || {
            let mut parts = of_role(&hook.role);
            parts.exprs.extend(hook.active);
            parts
        };
        // Whoever speaks of what is in it, or of what it is of, ties the two.
        if first_word(book, parts()).is_some() {
            continue;
        }
        let mut first: Option<ExprId> = None;
        let mut tied = false;
        reach(book, parts(), |met| match met {
            Met::Expr(_, Expr::Local(slot)) => tied |= slots.contains(slot),
            Met::Expr(at, expr) if says_where(book, expr) && !part.span(at).is_empty() => {
                first = Some(first.map_or(at, |first| first.min(at)));
            }
            _ => {}
        });
        let Some(at) = first.filter(|_| !tied) else {
            continue;
        };
        let Some(verb) = book.verbs.get(event.verb.index()) else {
            continue;
        };
        let name = &verb.named.name;
        // What stands behind `of` is its first role.
        let first = verb.params.first().map(|param| &param.ty);
        let kind = match first {
            Some(Type::Object(kind)) => book.kinds.get(kind.index()),
            _ => None,
        };
        let there = kind.map_or_else(String::new, |kind| {
            format!("say that it is there: `when {name} of {} here: ...`, or a declared moment that says `here`; or ", kind.named.name)
        });
        all.push(
            Diagnostic::error(
                OF_ANYWHERE,
                format!(
                    "`{name}` comes wherever there is one, and this speaks of where the card is"
                ),
                part.span(at),
            )
            .help(format!(
                "{there}speak of those who are in it: `when ..., if some STATE KIND present: ...`"
            )),
        );
    }
}

/// The slots of the objects of an event, if it is one that scripts only announce, of some object.
fn of_something(book: &Book, event: &EventPattern) -> Option<Vec<Slot>> {
    let verb = book.verbs.get(event.verb.index())?;
    let roles = verb.params.iter().zip(&event.roles);
    let objects = roles.filter(|(param, _)| matches!(param.ty, Type::Object(_)));
    let slots: Vec<Option<Slot>> = objects.map(|(_, slot)| *slot).collect();
    (verb.announced && !slots.is_empty()).then(|| slots.into_iter().flatten().collect())
}

/// Whether an expression asks where its card, or what that lies on, is.
fn says_where(book: &Book, expr: &Expr) -> bool {
    let Expr::Call { function, args } = expr else {
        return false;
    };
    let Some(word) = book
        .functions
        .get(function.index())
        .filter(|word| word.in_play)
    else {
        return false;
    };
    let of_this = |id: &ExprId| match book.exprs.get(id.index()) {
        Some(Expr::Local(THIS)) => true,
        Some(Expr::Builtin {
            op: Builtin::Host,
            args,
        }) => args
            .iter()
            .any(|of| book.exprs.get(of.index()) == Some(&Expr::Local(THIS))),
        _ => false,
    };
    args.iter().skip(1).any(of_this) || speaks_of_this(book, *function, word.body)
}

/// Whether a word speaks of the card in whose text it stands, without being given it.
fn speaks_of_this(book: &Book, function: FunctionId, body: ExprId) -> bool {
    let mut known = BTreeSet::from([function]);
    let mut open = vec![body];
    let mut found = false;
    while let Some(at) = open.pop() {
        reach(book, Parts::of_exprs([at]), |met| match met {
            Met::Expr(_, Expr::Local(THIS)) => found = true,
            Met::Expr(_, Expr::Call { function, .. }) if known.insert(*function) => {
                let word = book.functions.get(function.index());
                open.extend(word.map(|word| word.body));
            }
            _ => {}
        });
    }
    found
}
