//! Text that stands or waits while its card is in play, on a card that never is; and what lasts until something
//! becomes of such a card, which is over at once.

use super::Asking;
use crate::diagnostic::Diagnostic;
use crate::facts::reach::exprs;
use crate::tree::{Expr, FootedWord, HookOwner, HookRole, Parts, Statement, THIS, Until};

/// The first text that would stand while its card is in play. What is forbidden is asked of faced cards, too,
/// where rules let such cards be faced.
pub(super) fn first(asking: &Asking<'_, '_>) -> Option<Diagnostic> {
    let (part, no_way) = (asking.part, asking.footing.has_no_way());
    if !asking.has(FootedWord::Standing) {
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
        let help = asking.help(
            |forms| format!("let the card say where it lies ({forms})"),
            ", ",
        );
        let help = format!("say another end, such as `until end of turn`; or {help}");
        return Some(asking.nowhere(says, span, false, help));
    }
    let mut hooks = part.hooks().iter().filter(|hook| {
        !hook.anywhere
            && matches!(hook.owner, HookOwner::Card(..))
            && (no_way || !matches!(hook.role, HookRole::Verdict { .. }))
    });
    let given = part.actions().iter().find(|action| action.needs_play());
    let hook = hooks.next().map(|hook| hook.span);
    let span = hook.or_else(|| Some(given?.named.span))?;
    let says = match no_way {
        true => "this stands or waits while the card is in play, and no rule brings it there",
        false => "this stands or waits while the card is in play, and it never is",
    };
    Some(asking.asks_where(says, span, no_way))
}
