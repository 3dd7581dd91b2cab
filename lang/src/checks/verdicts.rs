//! Two rules of one rank that can give opposite verdicts on one act.

use crate::diagnostic::{Diagnostic, OPPOSITE_RULES};
use crate::tree::{
    Act, Book, Expr, ExprId, Hook, HookOwner, HookRole, KindId, Rank, RuleId, Slot, StateId,
};
use std::collections::BTreeMap;

/// What a guard says of the roles, as far as it can be told without playing.
#[derive(Default)]
struct Guards {
    /// The kinds that a role's object must be of, and must not be of.
    kinds: Vec<(usize, KindId, bool)>,
    /// The states that it must be in, and must not be in.
    states: Vec<(usize, StateId, bool)>,
}

struct Side<'b> {
    hook: &'b Hook,
    rule: RuleId,
    allow: bool,
    guards: Guards,
}

pub(super) fn check(book: &Book, all: &mut Vec<Diagnostic>) {
    let mut acts: BTreeMap<(u8, u32), Vec<Side<'_>>> = BTreeMap::new();
    for hook in &book.hooks {
        let (
            HookOwner::Rule(rule),
            HookRole::Verdict {
                allow,
                act,
                roles,
                test,
                ..
            },
        ) = (hook.owner, &hook.role)
        else {
            continue;
        };
        if hook.rank != Rank::Rule {
            continue;
        }
        let key = match act {
            Act::Action(id) => (0, id.0),
            Act::Verb(id) => (1, id.0),
        };
        let mut guards = Guards::default();
        if let Some(test) = test {
            guard(book, *test, roles, true, &mut guards);
        }
        acts.entry(key).or_default().push(Side {
            hook,
            rule,
            allow: *allow,
            guards,
        });
    }
    for sides in acts.values() {
        for (at, one) in sides.iter().enumerate() {
            for other in sides.iter().skip(at + 1) {
                if one.allow != other.allow
                    && one.rule != other.rule
                    && !one.hook.overrides.contains(&other.rule)
                    && !other.hook.overrides.contains(&one.rule)
                    && can_meet(book, one, other)
                {
                    tell(book, one, other, all);
                }
            }
        }
    }
}

/// Gathers what a guard says of kinds and states. Whatever else it says may be true of any case.
fn guard(book: &Book, test: ExprId, roles: &[Option<Slot>], holds: bool, guards: &mut Guards) {
    let role = |of: &ExprId| match book.exprs.get(of.index()) {
        Some(Expr::Local(slot)) => roles.iter().position(|role| *role == Some(*slot)),
        _ => None,
    };
    match book.exprs.get(test.index()) {
        Some(Expr::And(parts)) if holds => {
            for part in parts {
                guard(book, *part, roles, holds, guards);
            }
        }
        Some(Expr::Or(parts)) if !holds => {
            for part in parts {
                guard(book, *part, roles, holds, guards);
            }
        }
        Some(Expr::Not(inner)) => guard(book, *inner, roles, !holds, guards),
        Some(Expr::IsKind(of, kind)) => {
            guards
                .kinds
                .extend(role(of).map(|role| (role, *kind, holds)));
        }
        Some(Expr::HasState(of, state)) => {
            guards
                .states
                .extend(role(of).map(|role| (role, *state, holds)));
        }
        _ => {}
    }
}

/// Whether both can speak of one case: unless a kind or a state parts them, they can.
fn can_meet(book: &Book, one: &Side<'_>, other: &Side<'_>) -> bool {
    use crate::reader::types::is_under;
    let apart = |a: KindId, a_is: bool, b: KindId, b_is: bool| match (a_is, b_is) {
        (true, true) => !is_under(book, a, b) && !is_under(book, b, a),
        (true, false) => is_under(book, a, b),
        (false, true) => is_under(book, b, a),
        (false, false) => false,
    };
    let kinds = one.guards.kinds.iter().any(|(role, kind, is)| {
        let mut others = other.guards.kinds.iter();
        others
            .any(|(second, other, other_is)| role == second && apart(*kind, *is, *other, *other_is))
    });
    let states = one.guards.states.iter().any(|(role, state, is)| {
        let mut others = other.guards.states.iter();
        others.any(|(second, other, other_is)| role == second && state == other && is != other_is)
    });
    !kinds && !states
}

fn tell(book: &Book, one: &Side<'_>, other: &Side<'_>, all: &mut Vec<Diagnostic>) {
    let (allow, forbid) = if one.allow {
        (one, other)
    } else {
        (other, one)
    };
    let name = |rule: RuleId| {
        let rule = book.rules.get(rule.index());
        rule.map_or("", |rule| rule.named.name.as_str())
    };
    let kinds = || allow.guards.kinds.iter().chain(&forbid.guards.kinds);
    let narrow = kinds().filter(|(_, _, is)| *is).map(|(_, kind, _)| *kind);
    // The narrowest kind of all is a witness that both speak of.
    let narrow = narrow.reduce(|one, other| {
        if crate::reader::types::is_under(book, one, other) {
            one
        } else {
            other
        }
    });
    let witness = narrow.and_then(|kind| book.kinds.get(kind.index()));
    let case = match witness {
        Some(kind) => format!(", for instance of a `{}`", kind.named.name),
        None => String::new(),
    };
    let message = format!(
        "the rule `{}` allows what the rule `{}` forbids{case}",
        name(allow.rule),
        name(forbid.rule)
    );
    let mut error = Diagnostic::error(OPPOSITE_RULES, message, allow.hook.span)
        .also(forbid.hook.span, "it is forbidden here")
        .help(format!(
            "write `overrides {}` where it is allowed, or the other way round",
            name(forbid.rule)
        ));
    for cite in allow.hook.cites.iter().chain(&forbid.hook.cites) {
        if let Some(cite) = book.cites.get(cite.index()) {
            error = error.cite(format!("{} \"{}\"", cite.document, cite.section));
        }
    }
    all.push(error);
}
