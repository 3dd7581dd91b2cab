//! Needs of a card: one by its title, or as many as are described.

use super::quote::{Framed, Kept};
use super::select::{Many, Sel};
use crate::reader::{Cx, PhraseError, Read, TrapError};
use crate::span::Span;
use crate::tree::{Expr, ExprId, FunctionId, QuoteBody, QuoteType};

impl Cx<'_> {
    /// A selection as those who are needed; none if it says where they are, which makes it a condition.
    pub(super) fn needed_members(&mut self, sel: Sel) -> Read<Option<(Many, QuoteBody)>> {
        if sel.placed || sel.random || sel.by.is_some() {
            return Ok(None);
        }
        if let Some(span) = sel.shared.or_else(|| sel.both.then_some(sel.span)) {
            return Err(self.report(TrapError::HeadOrNeed { span }));
        }
        let (many, slot) = (sel.many, sel.group.slot);
        let member = self.member_test(&sel);
        let all = self.members(sel).id;
        let body = QuoteBody::Selection {
            all,
            member: (slot, member),
            count: None,
            random: false,
            by: None,
        };
        Ok(Some((many, body)))
    }

    /// That as many are there as a quantifier says, which has been read outside the frame of those who are needed.
    pub(super) fn so_many_needed(
        &mut self,
        function: FunctionId,
        kept: Framed<Kept>,
        many: Option<Many>,
        span: Span,
    ) -> Read<ExprId> {
        let quote = self.keep(kept, QuoteType::Selection, "", span);
        let number = match many {
            Some(Many::Count(n) | Many::AtLeast(n)) => n,
            Some(Many::UpTo(_)) => return Err(self.not_yet("`up to` in a requirement", span)),
            _ => self.push(Expr::Number(1), span),
        };
        let test = self.of_function(function, vec![number, quote], span);
        Ok(match many {
            Some(Many::No) => self.push(Expr::Not(test), span),
            Some(Many::Each) => return Err(self.report(PhraseError::EveryAlone { span })),
            _ => test,
        })
    }
}
