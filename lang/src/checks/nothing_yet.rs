//! Standing conditions that hold because the words in them mean nothing yet: `if size(team) < 3: PLAYER cannot attempt X`, where
//! there is a team only once somebody attempts it.

use super::occasion::scopes_of;
use super::part::Part;
use super::walk::{Met, Parts, reach};
use crate::diagnostic::{Diagnostic, NO_VALUE_THEN};
use crate::tree::{
    Act, Book, Builtin, Comparison, Expr, ExprId, Fold, HookOwner, HookRole, VerbId,
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
        if conditions.iter().any(|at| then(at) == Then::Fails) {
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
                Act::Action(_) => true,
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
        let actions = self.book.actions.iter();
        let tests = actions.flat_map(|action| {
            let anchors = action.anchors.iter();
            let anchored = anchors.flat_map(|anchor| {
                let tests = anchor.legal.iter().map(|one| one.test);
                tests.chain([anchor.from])
            });
            anchored.chain(action.legal.iter().map(|one| one.test))
        });
        let mut open: Vec<ExprId> = tests.collect();
        let mut known = BTreeSet::new();
        let mut found = false;
        while let Some(at) = open.pop() {
            if !known.insert(at) {
                continue;
            }
            let start = Parts::of_exprs([at]);
            reach(self.book, start, |met| match met {
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
                    found |= !roles.any(|role| self.rests(*role));
                }
                Met::Expr(_, Expr::Call { function, .. }) => {
                    let function = self.book.functions.get(function.index());
                    open.extend(function.map(|function| function.body));
                }
                _ => {}
            });
        }
        found
    }
}
