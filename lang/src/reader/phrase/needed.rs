//! Needs of a card: one by its title, or as many as are described.

use super::quote::{Framed, Kept};
use super::select::{Many, Sel};
use crate::checks::of_expr;
use crate::reader::{Cx, PhraseError, Read, TrapError, WhenceError};
use crate::span::Span;
use crate::tree::{Arithmetic, Expr, ExprId, FunctionId, KindId, QuoteBody, QuoteType, Type};

impl Cx<'_> {
    /// A selection as those who are needed; none if it says where they are, which makes it a condition.
    pub(super) fn needed_members(
        &mut self,
        function: FunctionId,
        sel: Sel,
    ) -> Read<Option<(Many, QuoteBody)>> {
        if sel.placed || sel.random || sel.by.is_some() {
            return Ok(None);
        }
        if let Some(span) = sel.shared.or_else(|| sel.both.then_some(sel.span)) {
            return Err(self.report(TrapError::HeadOrNeed { span }));
        }
        self.can_be_needed(function, &sel)?;
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

    /// Refuses a need of a kind that is none of those whom the rules gather to meet it.
    fn can_be_needed(&mut self, function: FunctionId, sel: &Sel) -> Read<()> {
        let gathered = self.gathered(function);
        if gathered.is_empty() || sel.titled {
            return Ok(());
        }
        let mut kinds = sel.kinds.clone();
        if let (true, Type::Object(kind)) = (kinds.is_empty(), &sel.elem) {
            kinds.push(*kind);
        }
        let fits = |kind: KindId| {
            let mut all = gathered.iter();
            all.any(|one| self.under(kind, *one) || self.under(*one, kind))
        };
        let Some(kind) = kinds.into_iter().find(|kind| !fits(*kind)) else {
            return Ok(());
        };
        let kind = self.called(&Type::Object(kind));
        let span = sel.span;
        Err(self.report(WhenceError::NeverMet { kind, span }))
    }

    /// The kinds of those whom a need looks through.
    fn gathered(&self, function: FunctionId) -> Vec<KindId> {
        let body = self.book.at(function).map(|one| one.body);
        let mut open: Vec<ExprId> = body.into_iter().collect();
        let mut from = None;
        while let Some(id) = open.pop() {
            if let Expr::Fold { over, .. } = self.at(id) {
                from = over.from;
                break;
            }
            open.extend(of_expr(self.at(id)).exprs);
        }
        let mut kinds = Vec::new();
        let mut open: Vec<ExprId> = from.into_iter().collect();
        while let Some(id) = open.pop() {
            match self.at(id) {
                Expr::Union(parts) => open.extend(parts),
                Expr::Arith(Arithmetic::Add, one, other) => open.extend([*one, *other]),
                Expr::Call { function, .. } => {
                    let of = self.book.at(function).map(|function| &function.result);
                    let Some(Type::Object(kind)) = of.and_then(|ty| self.member(ty)) else {
                        return Vec::new();
                    };
                    kinds.push(kind);
                }
                _ => return Vec::new(),
            }
        }
        kinds
    }
}
