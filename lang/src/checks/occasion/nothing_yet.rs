//! Standing conditions while the words in them mean nothing (SL0451).

use super::error;
use crate::diagnostic::Diagnostic;
use crate::facts::going_on::scopes_of;
use crate::facts::holds::truth;
use crate::facts::part::Part;
use crate::facts::reach::{Met, Through, exprs, reach};
use crate::tree::{
    Act, Action, Arithmetic, Book, Builtin, Comparison, Expr, ExprId, Fold, Hook, HookOwner,
    HookRole, Parts, Procedure, Verb, VerbId,
};

/// Standing conditions that hold because the words in them mean nothing yet: `if size(team) < 3: PLAYER cannot attempt X`, where
/// there is a team only once somebody attempts it; and verdicts that are asked for only where their words mean nothing.
pub(super) fn look(part: &Part<'_>, hook: &Hook) -> Option<Diagnostic> {
    let book = part.book;
    let conditions: Vec<ExprId> = match &hook.role {
        HookRole::Verdict { test, .. } => hook.active.into_iter().chain(*test).collect(),
        HookRole::Change { test, .. } | HookRole::Marks { test, .. } if !rests(book, *test) => {
            hook.active.into_iter().collect()
        }
        _ => return None,
    };
    let verb = match hook.role {
        HookRole::Verdict {
            act: Act::Verb(verb),
            ..
        } => Some(verb),
        _ => None,
    };
    let then = |at: &ExprId| {
        let parts = book.conjuncts(*at).into_iter();
        let parts = parts.map(|at| truth(book, at, &|_, expr| valueless(book, expr)));
        let parts: Vec<Option<bool>> = parts.collect();
        let mut answers = [false, true].into_iter();
        answers.find(|then| parts.contains(&Some(*then)))
    };
    if let Some(at) = conditions.iter().find(|at| then(at) == Some(false)) {
        let verb = verb.filter(|verb| only_ahead(book, *verb))?;
        let says = format!(
            "whether somebody can `{}` is asked before it begins, and words in this have a value only while something goes on",
            book.name(verb)
        );
        let help = "say which is meant by where this lies (`here`, `host`); or let it begin where something is done, and say how long: `... cannot VERB ... until ...`";
        return Some(error(part, *at, &[], says, help));
    }
    let at = conditions.iter().find(|at| then(at) == Some(true))?;
    // What is asked while there is a value is judged by that.
    if !verb.is_none_or(|verb| ahead(book, verb)) {
        return None;
    }
    let says = "this holds wherever the words in it mean nothing, and they have a value only while something goes on";
    let help = "say it of those who are somewhere (`here`, `aboard host`, `in play`); or let the text wait for what happens while there is a value";
    Some(error(part, *at, &[], says, help))
}

/// What comes of a test while the scopes in it have no value, if it rests on nothing else.
fn valueless(book: &Book, expr: &Expr) -> Option<bool> {
    let rests = |id: ExprId| rests(book, id);
    let fails = |fails: bool| fails.then_some(false);
    match expr {
        Expr::Fold {
            how: how @ (Fold::None | Fold::Some),
            over,
            ..
        } => over.from.is_some_and(rests).then_some(*how == Fold::None),
        Expr::In(_, of) | Expr::HasState(of, _) | Expr::IsKind(of, _) => fails(rests(*of)),
        Expr::Call { args, .. } => fails(args.iter().any(|arg| rests(*arg))),
        // Whoever asks whether there is a value knows what he does.
        Expr::Compare(how, one, other) if book.is_nothing(*other) && rests(*one) => {
            fails(*how == Comparison::Unequal)
        }
        Expr::Compare(how, one, other) => {
            // `it = SCOPE`: nobody is nothing.
            let nobody = |one: ExprId, other| book.local(one).is_some() && rests(other);
            if *how == Comparison::Equal && (nobody(*one, *other) || nobody(*other, *one)) {
                return Some(false);
            }
            let ((one, first), (other, second)) = (number(book, *one)?, number(book, *other)?);
            (first || second).then(|| how.holds(one, other))
        }
        _ => None,
    }
}

/// A number that is known while there is no value, and whether that is why.
fn number(book: &Book, at: ExprId) -> Option<(i64, bool)> {
    let none = |of: Option<ExprId>| of.filter(|of| rests(book, *of)).map(|_| (0, true));
    match book.expr(at) {
        Expr::Number(number) => Some((*number, false)),
        Expr::Fold {
            how: Fold::Count | Fold::Sum,
            over,
            ..
        } => none(over.from),
        Expr::With { body, .. } => number(book, *body),
        Expr::Arith(Arithmetic::Add, one, other) => {
            let ((one, rests), (other, too)) = (number(book, *one)?, number(book, *other)?);
            Some((one.checked_add(other)?, rests || too))
        }
        _ => none(book.said_of(at, Builtin::Size)),
    }
}

/// Whether a value is that of scopes.
fn rests(book: &Book, at: ExprId) -> bool {
    exprs(book, Parts::of_exprs([at])).any(|(_, expr)| match expr {
        Expr::Call { args, .. } => args.is_empty() && !scopes_of(book, expr).is_empty(),
        expr => matches!(expr, Expr::Scope(_)),
    })
}

/// Whether a verb is asked about when nothing goes on yet: what cards may do at any time, and what is asked before an action
/// is offered. What is asked of who is somebody only while there is a value waits for that.
fn ahead(book: &Book, verb: VerbId) -> bool {
    let anchors = book.actions.iter().flat_map(|action| &action.anchors);
    let legal = book.actions.iter().flat_map(Action::legal);
    let legal = Parts::of_exprs(legal.chain(anchors.map(|one| one.from)));
    !is_announced(book, verb) || asks(book, legal, verb, |role| !rests(book, role))
}

fn is_announced(book: &Book, verb: VerbId) -> bool {
    book.at(verb).is_some_and(|verb| verb.announced)
}

/// Whether a verb that rules announce is asked about before an action is offered, and never while anything is done.
fn only_ahead(book: &Book, verb: VerbId) -> bool {
    if !is_announced(book, verb) || !ahead(book, verb) {
        return false;
    }
    let verbs = book.verbs.iter().map(Verb::parts);
    let runs = book.procedures.iter().map(Procedure::parts);
    let acts = book.actions.iter();
    let acts = acts.map(|action| Parts::of_blocks(action.cost.into_iter().chain([action.body])));
    let hooks = book.hooks.iter();
    let rules = hooks.filter(|hook| matches!(hook.owner, HookOwner::Rule(_)));
    let rules = rules.map(|hook| hook.role.parts());
    let done = verbs.chain(runs).chain(acts).chain(rules);
    // What is asked with a value of its own is asked as if it went on.
    let given = book.exprs.iter().filter_map(|expr| match expr {
        Expr::With { body, .. } => Some(*body),
        _ => None,
    });
    let done = done.fold(Parts::default(), Parts::and).asking(given);
    !asks(book, done, verb, |_| true)
}

/// Whether some parts, or definitions that they ask, ask whether a verb is allowed of such roles.
fn asks(book: &Book, parts: Parts, verb: VerbId, of: impl Fn(ExprId) -> bool) -> bool {
    reach(book, parts, Through::Words).any(|met| match met {
        Met::Expr(_, Expr::Allowed { verb: of, .. }) if *of != verb => false,
        Met::Expr(_, Expr::Allowed { args, by, .. }) => {
            args.iter().flatten().chain(by).all(|role| of(*role))
        }
        _ => false,
    })
}
