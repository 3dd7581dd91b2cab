//! Text that stands or waits while its card is in play, on a card that never is.

use crate::checks::part::Part;
use crate::diagnostic::{Diagnostic, NOWHERE};
use crate::tree::{
    Action, FootedWord, Footing, Hook, HookId, HookOwner, HookRole, Kind, Statement,
};
use std::collections::BTreeSet;

/// Tells of the first text that would stand while its card is in play. What is forbidden is asked of faced cards, too.
pub(super) fn first(part: &Part<'_>, known: &Kind, footing: &Footing, all: &mut Vec<Diagnostic>) {
    if !footing.words.contains(&FootedWord::Standing) {
        return;
    }
    let stands = |hook: &&Hook| {
        !hook.anywhere
            && matches!(hook.owner, HookOwner::Card(..))
            && !matches!(hook.role, HookRole::Verdict { .. })
    };
    let lasting: BTreeSet<HookId> = part
        .statements()
        .filter_map(|(statement, _)| match statement {
            Statement::Lasting { hook, .. } => Some(*hook),
            _ => None,
        })
        .collect();
    let ids = (u32::try_from(part.from.hooks).unwrap_or(u32::MAX)..).map(HookId);
    let mut hooks = ids
        .zip(part.hooks())
        .filter(|(id, _)| !lasting.contains(id));
    let given = |action: &&Action| {
        let source = action.source.as_ref();
        source.is_some_and(|source| !source.anywhere)
    };
    let hook = hooks.find(|(_, hook)| stands(hook));
    let action = || part.actions().iter().find(given);
    let Some(span) = hook
        .map(|(_, hook)| hook.span)
        .or_else(|| Some(action()?.named.span))
    else {
        return;
    };
    let told = Diagnostic::error(
        NOWHERE,
        "this stands or waits while the card is in play, and it never is",
        span,
    )
    .also(
        known.named.span,
        "cards of this kind are nowhere by themselves",
    );
    all.push(told.help(super::help(footing)));
}
