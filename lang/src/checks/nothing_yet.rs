//! Standing conditions that hold because the words in them mean nothing yet: `if size(team) < 3: PLAYER cannot attempt X`, where
//! there is a team only once somebody attempts it.

use super::occasion::scopes_of;
use super::part::Part;
use super::walk::{Met, Parts, of_role, reach};
use crate::diagnostic::{Diagnostic, NO_VALUE_THEN};
use crate::tree::{
    Act, Arithmetic, Book, Builtin, Comparison, Expr, ExprId, Fold, HookOwner, HookRole, VerbId,
};
use std::collections::BTreeSet;

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let asked = Asked { book: part.book };
    for hook in part.hooks() {
        if !matches!(hook.owner, HookOwner::Card(..)) {
            continue;
        }
        let conditions: Vec<ExprId> = match &hook.role {
            HookRole::Verdict { test, .. } => hook.active.into_iter().chain(*test).collect(),
            HookRole::Change { test, .. } | HookRole::Marks { test, .. } if !asked.rests(*test) => {
                hook.active.into_iter().collect()
            }
            _ => continue,
        };
        let then = |at: &ExprId| asked.while_nothing(*at);
        if let Some(at) = conditions.iter().find(|at| then(at) == Then::Fails) {
            if let HookRole::Verdict {
                act: Act::Verb(verb),
                ..
            } = &hook.role
                && asked.only_ahead(*verb)
            {
                all.push(never_then(part, *at, *verb));
            }
            continue;
        }
        let holds = |at: &ExprId| then(at) == Then::Holds;
        let Some(at) = conditions.into_iter().find(holds) else {
            continue;
        };
        if let HookRole::Verdict { act, .. } = &hook.role {
            // What is asked while there is a value is judged by that.
            let ahead = match act {
                Act::Verb(verb) => asked.ahead(*verb),
                Act::Action(_) | Act::Text(_) => true,
            };
            if !ahead {
                continue;
            }
        }
        all.push(
            Diagnostic::error(
                NO_VALUE_THEN,
                "this holds wherever the words in it mean nothing, and they have a value only while something goes on",
                part.span(at),
            )
            .help("say it of those who are somewhere (`here`, `aboard host`, `in play`); or let the text wait for what happens while there is a value"),
        );
    }
}

/// Tells of a verdict that is asked for only where its words mean nothing.
fn never_then(part: &Part<'_>, at: ExprId, verb: VerbId) -> Diagnostic {
    let verb = part.book.verbs.get(verb.index());
    let name = verb.map_or("", |verb| verb.named.name.as_str());
    Diagnostic::error(
        NO_VALUE_THEN,
        format!("whether somebody can `{name}` is asked before it begins, and words in this have a value only while something goes on"),
        part.span(at),
    )
    .help("say which is meant by where this lies (`here`, `host`); or let it begin where something is done, and say how long: `... cannot VERB ... until ...`")
}

/// What comes of a condition while the scopes in it have no value.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Then {
    /// It holds, for that very reason.
    Holds,
    /// It does not hold.
    Fails,
    /// It rests on something else.
    Open,
}

struct Asked<'b> {
    book: &'b Book,
}

impl Asked<'_> {
    fn while_nothing(&self, at: ExprId) -> Then {
        let Some(expr) = self.book.exprs.get(at.index()) else {
            return Then::Open;
        };
        let each = |parts: &[ExprId]| -> Vec<Then> {
            parts.iter().map(|one| self.while_nothing(*one)).collect()
        };
        match expr {
            Expr::Not(of) => match self.while_nothing(*of) {
                Then::Holds => Then::Fails,
                Then::Fails => Then::Holds,
                Then::Open => Then::Open,
            },
            Expr::And(parts) => {
                let parts = each(parts);
                [Then::Fails, Then::Holds]
                    .into_iter()
                    .find(|then| parts.contains(then))
                    .unwrap_or(Then::Open)
            }
            Expr::Or(parts) => {
                let parts = each(parts);
                match parts.contains(&Then::Holds) {
                    true => Then::Holds,
                    false if parts.contains(&Then::Open) => Then::Open,
                    false => Then::Fails,
                }
            }
            Expr::Fold {
                how: how @ (Fold::None | Fold::Some),
                over,
                ..
            } if over.from.is_some_and(|from| self.rests(from)) => match how {
                Fold::None => Then::Holds,
                _ => Then::Fails,
            },
            Expr::Compare(how, one, other) => self.compared(*how, *one, *other),
            Expr::In(_, set) if self.rests(*set) => Then::Fails,
            Expr::HasState(of, _) | Expr::IsKind(of, _) if self.rests(*of) => Then::Fails,
            Expr::Call { args, .. } if args.iter().any(|arg| self.rests(*arg)) => Then::Fails,
            _ => Then::Open,
        }
    }

    fn compared(&self, how: Comparison, one: ExprId, other: ExprId) -> Then {
        if self.book.exprs.get(other.index()) == Some(&Expr::Nothing) && self.rests(one) {
            // Whoever asks whether there is a value knows what he does.
            return match how {
                Comparison::Unequal => Then::Fails,
                _ => Then::Open,
            };
        }
        // `it = SCOPE`: nobody is nothing.
        let somebody = |id: ExprId| matches!(self.book.exprs.get(id.index()), Some(Expr::Local(_)));
        if how == Comparison::Equal
            && (somebody(one) && self.rests(other) || somebody(other) && self.rests(one))
        {
            return Then::Fails;
        }
        let (Some((one, first)), Some((other, second))) = (self.number(one), self.number(other))
        else {
            return Then::Open;
        };
        if !first && !second {
            return Then::Open;
        }
        match how.holds(one, other) {
            true => Then::Holds,
            false => Then::Fails,
        }
    }

    /// A number that is known while there is no value, and whether that is why.
    fn number(&self, at: ExprId) -> Option<(i64, bool)> {
        match self.book.exprs.get(at.index())? {
            Expr::Number(number) => Some((*number, false)),
            Expr::Builtin {
                op: Builtin::Size,
                args,
            } if args.iter().any(|of| self.rests(*of)) => Some((0, true)),
            Expr::Fold {
                how: Fold::Count | Fold::Sum,
                over,
                ..
            } if over.from.is_some_and(|from| self.rests(from)) => Some((0, true)),
            Expr::With { body, .. } => self.number(*body),
            Expr::Arith(Arithmetic::Add, one, other) => {
                let ((one, rests), (other, too)) = (self.number(*one)?, self.number(*other)?);
                Some((one.checked_add(other)?, rests || too))
            }
            _ => None,
        }
    }

    /// Whether a value is that of scopes.
    fn rests(&self, at: ExprId) -> bool {
        let start = Parts::of_exprs([at]);
        let mut rests = false;
        reach(self.book, start, |met| {
            rests |= match met {
                Met::Expr(_, Expr::Scope(_)) => true,
                Met::Expr(_, Expr::Call { function, args }) if args.is_empty() => {
                    !scopes_of(self.book, *function).is_empty()
                }
                _ => false,
            };
        });
        rests
    }

    /// Whether a verb is asked about when nothing goes on yet: what cards may do at any time, and what is asked before an action
    /// is offered.
    fn ahead(&self, verb: VerbId) -> bool {
        let known = self.book.verbs.get(verb.index());
        if known.is_some_and(|verb| !verb.announced) {
            return true;
        }
        self.asks(self.of_offers(), verb, false)
    }

    /// What is asked before an action is offered.
    fn of_offers(&self) -> Parts {
        let actions = self.book.actions.iter();
        let tests = actions.flat_map(|action| {
            let anchors = action.anchors.iter();
            let anchored = anchors.flat_map(|anchor| {
                let tests = anchor.legal.iter().map(|one| one.test);
                tests.chain([anchor.from])
            });
            anchored.chain(action.legal.iter().map(|one| one.test))
        });
        Parts::of_exprs(tests)
    }

    /// Whether a verb that rules announce is asked about before an action is offered, and never while anything is done.
    fn only_ahead(&self, verb: VerbId) -> bool {
        let known = self.book.verbs.get(verb.index());
        if known.is_none_or(|verb| !verb.announced) || !self.ahead(verb) {
            return false;
        }
        let book = self.book;
        let verbs = book.verbs.iter().filter_map(|verb| verb.body);
        let run = book.procedures.iter();
        let run = run.flat_map(|run| run.finally.into_iter().chain([run.body]));
        let acts = book.actions.iter();
        let acts = acts.flat_map(|action| action.cost.into_iter().chain([action.body]));
        let mut done = Parts::of_blocks(verbs.chain(run).chain(acts));
        let rules = book.hooks.iter();
        let rules = rules.filter(|hook| matches!(hook.owner, HookOwner::Rule(_)));
        for hook in rules {
            let of = of_role(&hook.role);
            done.exprs.extend(of.exprs);
            done.blocks.extend(of.blocks);
        }
        // What is asked with a value of its own is asked as if it went on.
        let given = book.exprs.iter().filter_map(|expr| match expr {
            Expr::With { body, .. } => Some(*body),
            _ => None,
        });
        done.exprs.extend(given);
        !self.asks(done, verb, true)
    }

    /// Whether some parts, or definitions that they ask, ask whether a verb is allowed; of anybody, or only of who is somebody
    /// while there is no value.
    fn asks(&self, parts: Parts, verb: VerbId, of_anybody: bool) -> bool {
        let mut open = vec![parts];
        let mut known = BTreeSet::new();
        let mut found = false;
        while let Some(parts) = open.pop() {
            reach(self.book, parts, |met| match met {
                Met::Expr(
                    _,
                    Expr::Allowed {
                        verb: asked,
                        args,
                        by,
                    },
                ) if *asked == verb => {
                    // Asked of who is somebody only while there is a value, it waits for that.
                    let mut roles = args.iter().flatten().chain(by);
                    found |= of_anybody || !roles.any(|role| self.rests(*role));
                }
                Met::Expr(_, Expr::Call { function, .. }) if known.insert(*function) => {
                    let function = self.book.functions.get(function.index());
                    open.extend(function.map(|function| Parts::of_exprs([function.body])));
                }
                _ => {}
            });
        }
        found
    }
}
