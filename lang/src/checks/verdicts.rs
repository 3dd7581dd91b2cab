//! Two rules of one rank that can give opposite verdicts on one act.

use crate::diagnostic::{Diagnostic, OPPOSITE_RULES};
use crate::tree::{
    Act, Book, Comparison, Expr, ExprId, Hook, HookOwner, HookRole, KindId, Rank, RuleId, Slot,
};
use std::collections::BTreeMap;

/// What a guard says of each role, as far as it can be told: the kind it must be of.
type Guards = BTreeMap<usize, KindId>;

struct Side<'b> {
    hook: &'b Hook,
    rule: RuleId,
    allow: bool,
    guards: Guards,
    /// Whether the guard is no more than kinds.
    plain: bool,
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
        let mut guards = Guards::new();
        let plain = test.is_none_or(|test| guard(book, test, roles, &mut guards));
        acts.entry(key).or_default().push(Side {
            hook,
            rule,
            allow: *allow,
            guards,
            plain,
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

/// Gathers what a guard says of kinds. Tells whether that is all it says.
fn guard(book: &Book, test: ExprId, roles: &[Option<Slot>], guards: &mut Guards) -> bool {
    match book.exprs.get(test.index()) {
        Some(Expr::And(parts)) => {
            let mut plain = true;
            for part in parts {
                plain &= guard(book, *part, roles, guards);
            }
            plain
        }
        Some(Expr::IsKind(of, kind)) => {
            let Some(Expr::Local(slot)) = book.exprs.get(of.index()) else {
                return false;
            };
            let Some(role) = roles.iter().position(|role| *role == Some(*slot)) else {
                return false;
            };
            guards.insert(role, *kind);
            true
        }
        Some(Expr::Truth(true)) => true,
        Some(Expr::Compare(Comparison::Equal, a, b)) => a == b,
        _ => false,
    }
}

/// Whether both can speak of one case: no role must be of two kinds of which neither is under the other.
/// Guards that say more than kinds may part the two cases by what they say, so those are left to play.
fn can_meet(book: &Book, one: &Side<'_>, other: &Side<'_>) -> bool {
    if !(one.plain && other.plain) {
        return false;
    }
    one.guards.iter().all(|(role, kind)| {
        other.guards.get(role).is_none_or(|second| {
            crate::reader::types::is_under(book, *kind, *second)
                || crate::reader::types::is_under(book, *second, *kind)
        })
    })
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
    let narrow = allow.guards.values().chain(forbid.guards.values()).next();
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
