//! Calls of procedures, and how often something is done: `for each S`.

use super::value::Val;
use crate::reader::{Cx, PhraseError, Read};
use crate::span::Span;
use crate::tree::{Expr, ExprId, Param, Slot, YOU};
use smol_str::SmolStr;

impl Cx<'_> {
    /// Values as those of a call's parameters. The call stands at `span`, its parentheses at `whole`.
    pub(super) fn arguments_given(
        &mut self,
        vals: Vec<Val>,
        name: &SmolStr,
        params: &[Param],
        (span, whole): (Span, Span),
    ) -> Read<Vec<ExprId>> {
        let needed = params.iter().filter(|param| !param.maybe).count();
        if vals.len() < needed || vals.len() > params.len() {
            return Err(self.report(PhraseError::Count {
                name: name.clone(),
                wanted: params.len(),
                given: vals.len(),
                span: whole,
            }));
        }
        let mut args = Vec::new();
        for (val, param) in vals.into_iter().zip(params) {
            self.of_its_kinds(&val, param)?;
            args.push(self.want(val, &param.ty)?);
        }
        for _ in args.len()..params.len() {
            args.push(self.push(Expr::Nothing, span));
        }
        Ok(args)
    }

    /// Whether a slot holds `you`.
    pub(super) const fn is_you(slot: Slot) -> bool {
        slot == YOU
    }
}
