//! Two rules that each put something of their own in the place of one stage, or of one happening. Only one of them would
//! ever be done.

use super::case::Case;
use super::{citing, name, same_strength};
use crate::diagnostic::{Diagnostic, TWO_STAND_INS};
use crate::tree::{Around, Book, Hook, HookOwner, HookRole};
use std::collections::BTreeMap;

pub(super) fn check(book: &Book, all: &mut Vec<Diagnostic>) {
    let mut places: BTreeMap<(u8, u32), Vec<&Hook>> = BTreeMap::new();
    for hook in &book.hooks {
        let place = match &hook.role {
            HookRole::Around {
                stage,
                when: Around::Instead,
                ..
            } => (0, stage.0),
            HookRole::Instead {
                event, by: None, ..
            } if hook.active.is_none() => (1, event.verb.0),
            _ => continue,
        };
        if matches!(hook.owner, HookOwner::Rule(_)) {
            places.entry(place).or_default().push(hook);
        }
    }
    for hooks in places.values() {
        for (at, one) in hooks.iter().enumerate() {
            let mut others = hooks.iter().skip(at + 1);
            let other =
                others.find(|other| same_strength(one, other) && same_case(book, one, other));
            all.extend(other.and_then(|other| tell(book, one, other)));
        }
    }
}

/// Whether the first is done whenever the second would be. Of happenings that is sure where both are described alike.
fn same_case(book: &Book, one: &Hook, other: &Hook) -> bool {
    let (
        HookRole::Instead {
            event: one,
            able: None,
            ..
        },
        HookRole::Instead {
            event: other,
            able: None,
            ..
        },
    ) = (&one.role, &other.role)
    else {
        return matches!(one.role, HookRole::Around { .. });
    };
    let first = Case::new(book, &one.roles, one.by, one.test);
    first.is(book, &Case::new(book, &other.roles, other.by, other.test))
}

fn tell(book: &Book, one: &Hook, other: &Hook) -> Option<Diagnostic> {
    let (first, second) = (book.rule_of(one)?, book.rule_of(other)?);
    let what = match &one.role {
        HookRole::Around { stage, .. } => {
            let stage = book.stages.get(stage.index())?;
            format!("the stage `{}`", stage.named.name)
        }
        HookRole::Instead { event, .. } => {
            let verb = book.verbs.get(event.verb.index())?;
            format!("the same `{}`", verb.named.name)
        }
        _ => return None,
    };
    let message = if first == second {
        format!(
            "the rule `{}` stands in for {what} twice",
            name(book, first)
        )
    } else {
        format!(
            "the rules `{}` and `{}` both stand in for {what}",
            name(book, first),
            name(book, second)
        )
    };
    let error = Diagnostic::error(TWO_STAND_INS, message, other.span)
        .also(one.span, "this is done, and the other never")
        .help("say in one of them all that is done in its place; what comes besides it stands behind `before` or `after`, or `when`");
    Some(citing(book, error, [one, other]))
}
