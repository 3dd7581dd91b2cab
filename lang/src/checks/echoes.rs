//! Text of a card that waits for what it then does itself, each time, without an end: `when you score: score 1 from this` (SL0472).

use crate::diagnostic::{Diagnostic, ECHOES};
use crate::facts::part::Part;
use crate::reader::types::is_under;
use crate::tree::{
    Act, BlockId, Book, Builtin, EventPattern, Expr, ExprId, Hook, HookOwner, HookRole, Slot,
    Statement, Type, VerbId, YOU,
};

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    for hook in part.hooks().iter().filter(|_| part.card.is_some()) {
        let Some((event, by, body)) = plain(book, hook) else {
            continue;
        };
        let (mut ends, mut found) = (true, false);
        does(book, body, &mut |verb, yours, held| {
            if verb == event.verb && by.is_none_or(|by| by == yours) {
                (ends, found) = (ends && held, true);
            }
        });
        if found {
            let end = match ends {
                true => "it would go on until it cannot be done any more",
                false => "it would never end",
            };
            let says = format!(
                "this does `{}`, and waits for it: {end}",
                book.name(event.verb)
            );
            let help =
                "begin with a limit, `once each turn`, or wait for what this does not do itself";
            all.push(Diagnostic::error(ECHOES, says, hook.span).help(help));
        }
    }
}

/// A text that must be done whenever something is, whatever to, and nothing holds it up; and whether it waits for what `you` do, or
/// the other player.
fn plain<'b>(book: &Book, hook: &'b Hook) -> Option<(&'b EventPattern, Option<bool>, BlockId)> {
    let HookRole::Trigger {
        event,
        by: None,
        body,
        limits,
        ..
    } = &hook.role
    else {
        return None;
    };
    let mut whose = None;
    for test in event.tests().flat_map(|test| book.conjuncts(test)) {
        if says_nothing(book, event, test) {
            continue;
        }
        let (one, other) = book.equals(test)?;
        let doer = book.local(one).filter(|slot| Some(*slot) == event.by);
        whose = Some(doer.and_then(|_| is_you(book, other))?);
    }
    (hook.active.is_none() && limits.is_empty()).then_some((event, whose, *body))
}

/// Whether a player is `you`, and not the opponent of `you`.
fn is_you(book: &Book, of: ExprId) -> Option<bool> {
    match book.expr(of) {
        Expr::Local(YOU) => Some(true),
        Expr::Builtin {
            op: Builtin::Opponent,
            args,
        } => args
            .iter()
            .all(|of| book.is_local(*of, YOU))
            .then_some(false),
        _ => None,
    }
}

/// Whether a test is true of all to whom the verb can be done: of their kind, or that they are spoken of.
fn says_nothing(book: &Book, event: &EventPattern, test: ExprId) -> bool {
    let is_object = |id: ExprId| event.object().is_some_and(|slot| book.is_local(id, slot));
    match book.expr(test) {
        Expr::IsKind(of, kind) if is_object(*of) => {
            let object = book.at(event.verb).and_then(|verb| verb.params.first());
            let ty = object.map(|param| &param.ty);
            matches!(ty, Some(Type::Object(of)) if is_under(book, *of, *kind))
        }
        Expr::Call { function, args } => {
            Some(*function) == book.laws.spoken_of && args.iter().all(|arg| is_object(*arg))
        }
        _ => false,
    }
}

/// What a block does in any case, whether `you` do it, and whether that ends: where a rule may forbid it, and what is done to somebody
/// who is chosen for it, goes on until nobody is left. What is done to the same one does not go on.
fn does(book: &Book, block: BlockId, each: &mut dyn FnMut(VerbId, bool, bool)) {
    let chosen = |id: ExprId| {
        book.block(block).any(|(statement, _)| match statement {
            Statement::Pick(pick) => book.is_local(id, pick.slot),
            _ => false,
        })
    };
    for (statement, _) in book.block(block) {
        match statement {
            Statement::Do { verb, by, args } => {
                let Some(yours) = by.map_or(Some(true), |by| is_you(book, by)) else {
                    continue;
                };
                let object = book.at(*verb).and_then(|verb| verb.params.first());
                let to_whom = object.is_some_and(|param| matches!(param.ty, Type::Object(_)));
                match args.first().copied().flatten() {
                    Some(object) if to_whom && chosen(object) => each(*verb, yours, true),
                    _ if to_whom => {}
                    _ => each(*verb, yours, is_held_up(book, *verb, args)),
                }
            }
            Statement::Repeat { times, body } if matches!(book.expr(*times), Expr::Number(1..)) => {
                does(book, *body, each);
            }
            _ => {}
        }
    }
}

/// Whether a rule may forbid this at some time, and so end it: nobody draws from an empty deck.
fn is_held_up(book: &Book, done: VerbId, args: &[Option<ExprId>]) -> bool {
    book.hooks
        .iter()
        .any(|hook| match (&hook.owner, &hook.role) {
            (
                HookOwner::Rule(_),
                HookRole::Verdict {
                    allow: false,
                    act: Act::Verb(verb),
                    roles,
                    test,
                    sweeping: false,
                    ..
                },
            ) if *verb == done => {
                let mut tests = test.iter().flat_map(|test| book.conjuncts(*test));
                tests.all(|test| may_hold(book, test, roles, args))
            }
            _ => false,
        })
}

/// Whether what is asked of the roles of a verb may be so, of these: `n < 0` is not, of 2.
fn may_hold(book: &Book, test: ExprId, roles: &[Option<Slot>], args: &[Option<ExprId>]) -> bool {
    let given = |of: ExprId| {
        let role = roles
            .iter()
            .position(|role| role.is_some() && *role == book.local(of))?;
        args.get(role).copied().flatten()
    };
    let number = |of: ExprId| match book.expr(given(of).unwrap_or(of)) {
        Expr::Number(number) => Some(*number),
        _ => None,
    };
    match book.expr(test) {
        Expr::Compare(how, one, other) => match (number(*one), number(*other)) {
            (Some(one), Some(other)) => how.holds(one, other),
            _ => true,
        },
        _ => true,
    }
}
