//! Text that stands or waits while its card is in play, on a card that never is; and what lasts until something becomes of
//! such a card, which is over at once.

use super::Asking;
use crate::diagnostic::Diagnostic;
use crate::facts::reach::exprs;
use crate::tree::{Expr, FootedWord, HookId, HookOwner, HookRole, Parts, Statement, THIS, Until};

/// The first text that would stand while its card is in play. What is forbidden is asked of faced cards, too,
/// where rules let such cards be faced.
pub(super) fn first(asking: &Asking<'_, '_>) -> Option<Diagnostic> {
    let (part, no_way) = (asking.part, asking.footing.has_no_way());
    if !asking.footing.words.contains(&FootedWord::Standing) {
        return None;
    }
    let until_gone = part.statements().find(|(statement, _)| match statement {
        Statement::Lasting {
            until: Until::Happening(of),
            ..
        } => {
            let mut said = exprs(part.book, Parts::of_exprs([*of]));
            said.any(|(_, expr)| *expr == Expr::Local(THIS))
        }
        _ => false,
    });
    if let Some((_, span)) = until_gone {
        let says = "this is over at once: the card is gone as soon as its text is done";
        let help = format!(
            "say another end, such as `until end of turn`; or {}",
            asking.help()
        );
        return Some(asking.nowhere(says, span, help));
    }
    let lasting = part
        .statements()
        .flat_map(|(statement, _)| match statement {
            Statement::Lasting { texts, .. } => texts.as_slice(),
            _ => &[],
        });
    let lasting: Vec<HookId> = lasting.map(|text| text.hook).collect();
    let ids = (u32::try_from(part.from.hooks).unwrap_or(u32::MAX)..).map(HookId);
    let mut hooks = ids.zip(part.hooks()).filter(|(id, hook)| {
        !lasting.contains(id)
            && !hook.anywhere
            && matches!(hook.owner, HookOwner::Card(..))
            && (no_way || !matches!(hook.role, HookRole::Verdict { .. }))
    });
    let given = part.actions().iter().find(|action| {
        action
            .source
            .as_ref()
            .is_some_and(|source| !source.anywhere)
    });
    let hook = hooks.next().map(|(_, hook)| hook.span);
    let span = hook.or_else(|| Some(given?.named.span))?;
    Some(if no_way {
        let says = "this stands or waits while the card is in play, and no rule brings it there";
        asking.by_no_rule(says, span, asking.help())
    } else {
        let says = "this stands or waits while the card is in play, and it never is";
        asking.nowhere(says, span, asking.help())
    })
}
