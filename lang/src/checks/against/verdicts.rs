//! One rule allows what others forbid.

use super::case::Case;
use super::overriding::opposes;
use super::{citing, name, same_strength};
use crate::diagnostic::{Diagnostic, OPPOSITE_RULES};
use crate::tree::{Act, Book, Hook, HookOwner, HookRole, RuleId};
use std::collections::BTreeMap;

struct Side<'b> {
    hook: &'b Hook,
    rule: RuleId,
    case: Case<'b>,
}

/// Those that allow an act, and those that forbid it.
#[derive(Default)]
struct Sides<'b> {
    allow: Vec<Side<'b>>,
    forbid: Vec<&'b Hook>,
}

pub(super) fn check(book: &Book, all: &mut Vec<Diagnostic>) {
    let mut acts: BTreeMap<(u8, u32), Sides<'_>> = BTreeMap::new();
    for hook in &book.hooks {
        // What is forbidden by exception has the last word over whatever does not name it.
        let HookRole::Verdict {
            allow,
            act,
            sweeping: false,
            ..
        } = &hook.role
        else {
            continue;
        };
        let key = match act {
            Act::Action(id) => (0, id.0),
            Act::Verb(id) => (1, id.0),
            Act::Text(id) => (2, id.0),
        };
        let sides = acts.entry(key).or_default();
        if *allow {
            // One that names a rule in vain is told that already, and whom it could mean.
            let named = hook.overrides.iter().all(|rule| opposes(book, hook, *rule));
            sides.allow.extend(side(book, hook).filter(|_| named));
        } else {
            sides.forbid.push(hook);
        }
    }
    for Sides { allow, forbid } in acts.values().filter(|sides| !sides.allow.is_empty()) {
        let forbid: Vec<Side<'_>> = forbid.iter().filter_map(|hook| side(book, hook)).collect();
        for one in allow {
            let against = forbid.iter().filter(|other| {
                same_strength(one.hook, other.hook)
                    && !one.hook.overrides.contains(&other.rule)
                    && !other.hook.overrides.contains(&one.rule)
                    && one.case.meets(book, &other.case)
            });
            let against: Vec<&Side<'_>> = against.collect();
            if !against.is_empty() {
                all.push(tell(book, one, &against));
            }
        }
    }
}

fn side<'b>(book: &'b Book, hook: &'b Hook) -> Option<Side<'b>> {
    let HookRole::Verdict {
        roles, by, test, ..
    } = &hook.role
    else {
        return None;
    };
    let mut case = Case::new(book, roles, *by, *test);
    if let HookOwner::State(state) = hook.owner {
        case = case.in_state(book, state);
    }
    Some(Side {
        hook,
        rule: book.rule_of(hook)?,
        case,
    })
}

fn tell(book: &Book, allow: &Side<'_>, against: &[&Side<'_>]) -> Diagnostic {
    let mut rules: Vec<RuleId> = Vec::new();
    for side in against {
        if !rules.contains(&side.rule) {
            rules.push(side.rule);
        }
    }
    let own = name(book, allow.rule);
    let cases = against.first().map(|side| &side.case).into_iter();
    let case = match Case::witness(book, cases.chain([&allow.case])) {
        Some(kind) => format!(", for instance of a `{kind}`"),
        None => String::new(),
    };
    let names: Vec<&str> = rules.iter().map(|rule| name(book, *rule)).collect();
    let (message, help) = match &*names {
        [other] if *other == own => (
            format!("the rule `{own}` allows what it forbids itself{case}"),
            format!(
                "a prohibition has the last word: say the exception in its `when`, or in a rule of its own that `overrides {own}`"
            ),
        ),
        [other] => (
            format!("the rule `{own}` allows what the rule `{other}` forbids{case}"),
            format!("write `overrides {other}` where it is allowed, or the other way round"),
        ),
        _ => {
            let quoted: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
            (
                format!(
                    "the rule `{own}` allows what the rules {} forbid{case}",
                    quoted.join(", ")
                ),
                format!(
                    "write `overrides {}` where it is allowed, or leave their cases out of its `when`",
                    names.join(", ")
                ),
            )
        }
    };
    let mut error = Diagnostic::error(OPPOSITE_RULES, message, allow.hook.span).help(help);
    // Of each rule one place is shown.
    for rule in &rules {
        let first = against.iter().find(|side| side.rule == *rule);
        error = error.also(
            first.map_or(allow.hook.span, |side| side.hook.span),
            "it is forbidden here",
        );
    }
    let hooks = against.iter().map(|side| side.hook);
    citing(book, error, std::iter::once(allow.hook).chain(hooks))
}
