//! Text that stands or waits while its card is in play, on a card that never is; and what lasts until something becomes of
//! such a card, which is over at once.

use crate::checks::part::Part;
use crate::checks::walk::{Met, Parts, reach};
use crate::diagnostic::{Diagnostic, NOWHERE};
use crate::span::Span;
use crate::tree::{
    Action, Expr, ExprId, FootedWord, Footing, Hook, HookId, HookOwner, HookRole, Kind, Statement,
    THIS, Until,
};
use std::collections::BTreeSet;

/// Tells of the first text that would stand while its card is in play. What is forbidden is asked of faced cards, too,
/// where rules let such cards be faced.
pub(super) fn first(part: &Part<'_>, known: &Kind, footing: &Footing, all: &mut Vec<Diagnostic>) {
    if !footing.words.contains(&FootedWord::Standing) {
        return;
    }
    if let Some(span) = until_gone(part) {
        let told = Diagnostic::error(
            NOWHERE,
            "this is over at once: the card is gone as soon as its text is done",
            span,
        )
        .also(
            known.named.span,
            "cards of this kind are nowhere by themselves",
        );
        let times = "say another end, such as `until end of turn`; or ";
        all.push(told.help(format!("{times}{}", super::help(footing))));
        return;
    }
    let stands = |hook: &&Hook| {
        !hook.anywhere
            && matches!(hook.owner, HookOwner::Card(..))
            && (footing.has_no_way() || !matches!(hook.role, HookRole::Verdict { .. }))
    };
    let lasting: BTreeSet<HookId> = part
        .statements()
        .flat_map(|(statement, _)| match statement {
            Statement::Lasting { texts, .. } => texts.as_slice(),
            _ => &[],
        })
        .map(|text| text.hook)
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
    let told = if footing.has_no_way() {
        let message = "this stands or waits while the card is in play, and no rule brings it there";
        Diagnostic::warning(NOWHERE, message, span)
    } else {
        let message = "this stands or waits while the card is in play, and it never is";
        Diagnostic::error(NOWHERE, message, span)
    };
    let told = told.also(
        known.named.span,
        "cards of this kind are nowhere by themselves",
    );
    all.push(told.help(super::help(footing)));
}

/// Where an effect says that it lasts until something happens to the card itself.
fn until_gone(part: &Part<'_>) -> Option<Span> {
    let speaks = |of: ExprId| {
        let start = Parts::of_exprs([of]);
        let mut found = false;
        reach(part.book, start, |met| {
            found |= matches!(met, Met::Expr(_, Expr::Local(THIS)));
        });
        found
    };
    let mut statements = part.statements();
    statements.find_map(|(statement, span)| match statement {
        Statement::Lasting {
            until: Until::Happening(of),
            ..
        } if speaks(*of) => Some(span),
        _ => None,
    })
}
