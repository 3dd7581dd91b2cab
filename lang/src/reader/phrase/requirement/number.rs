//! Needs of a number: what those who are gathered have in total, and what it is compared with.

use super::super::look::{Look, Within, comparison, is_or};
use super::super::value::Val;
use super::joins;
use crate::reader::{Cursor, Cx, PhraseError, Read, Reported};
use crate::sentence::Op;
use crate::span::Span;
use crate::tree::{Arithmetic, Expr, ExprId, FieldId, FunctionId, Type};
use crate::vocabulary::{Class, NeedShape};

impl Cx<'_> {
    /// The fields that stand here, if a need says what they mean.
    fn need_field(&self, at: &mut Cursor<'_>) -> Option<FunctionId> {
        let Look::Known(entry, count) = self.look(at) else {
            return None;
        };
        let function = self.need_of_field(&entry.class)?;
        at.take(count);
        Some(function)
    }

    /// The need of a field, if the word is one.
    pub(in crate::reader::phrase) fn need_of_field(&self, class: &Class) -> Option<FunctionId> {
        let Class::Field(fields) = class else {
            return None;
        };
        let ask = |field: &FieldId| self.asks(NeedShape::Field(*field));
        fields.iter().find_map(ask)
    }

    /// Says that a field alone is no need, and perhaps how sums are needed.
    pub(in crate::reader::phrase) fn no_amount(&mut self, at: &Cursor<'_>, end: Span) -> Reported {
        if let Some(proposal) = self.sum_proposal(at) {
            let span = at.here().to(end);
            return self.report(PhraseError::BareSum { proposal, span });
        }
        let field = at.peek().map(super::super::spell::spelled);
        let (field, span) = (field.unwrap_or_default(), at.here());
        self.report(PhraseError::HowMuch { field, span })
    }

    /// `CUNNING > 32`.
    pub(super) fn field_need(&mut self, at: &mut Cursor<'_>) -> Read<Option<ExprId>> {
        let span = at.here();
        let mut rest = *at;
        let Some(function) = self.need_field(&mut rest) else {
            return Ok(None);
        };
        if rest.peek().and_then(comparison).is_none() {
            if rest.peek().is_none_or(|word| joins(word) || is_or(word)) {
                return Err(self.no_amount(at, rest.here()));
            }
            return Ok(None);
        }
        *at = rest;
        let args = Vec::new();
        let total = self.push(Expr::Call { function, args }, span);
        self.compared_with(at, total, span).map(Some)
    }

    /// `(INTEGRITY + CUNNING) > 40` for `INTEGRITY + CUNNING > 40`.
    fn sum_proposal(&self, at: &Cursor<'_>) -> Option<String> {
        let mut rest = *at;
        self.need_field(&mut rest)?;
        while rest.eat_op(Op::Plus) {
            self.need_field(&mut rest)?;
        }
        let how = rest.peek().filter(|word| comparison(word).is_some())?;
        let count = at.rest().len().saturating_sub(rest.rest().len());
        let fields = super::super::spell::row(at.rest().get(..count)?);
        let number = rest.ahead(1).map(super::super::spell::spelled)?;
        Some(format!(
            "({fields}) {} {number}",
            super::super::spell::spelled(how)
        ))
    }

    /// `> 32`, `> Leadership`.
    pub(super) fn compared_with(
        &mut self,
        at: &mut Cursor<'_>,
        total: ExprId,
        span: Span,
    ) -> Read<ExprId> {
        let Some(how) = at.peek().and_then(comparison) else {
            return Err(self.expected("a comparison", at));
        };
        at.next_word();
        let begin = *at;
        let mut rest = *at;
        let right = match self.need_field(&mut rest) {
            Some(function) if !rest.peek().is_some_and(|word| word.is("of")) => {
                *at = rest;
                let args = Vec::new();
                self.push(Expr::Call { function, args }, at.behind())
            }
            _ => {
                let val = self.product_value(at)?;
                self.want(val, &Type::Number)?
            }
        };
        self.worked_out(begin, at)?;
        Ok(self.push(Expr::Compare(how, total, right), span.to(at.behind())))
    }

    /// What a need is compared with: `+` behind it would begin another need.
    fn product_value(&mut self, at: &mut Cursor<'_>) -> Read<Val> {
        self.operand(at, Within::OPEN)
    }

    /// `FIELD + FIELD`, all of which have a need.
    pub(super) fn field_sum(&mut self, at: &mut Cursor<'_>) -> Option<ExprId> {
        let span = at.here();
        let mut functions = vec![self.need_field(at)?];
        while at.eat_op(Op::Plus) {
            functions.push(self.need_field(at)?);
        }
        if !at.is_done() {
            return None;
        }
        let mut total = None;
        for function in functions {
            let args = Vec::new();
            let one = self.push(Expr::Call { function, args }, span);
            total = Some(match total {
                None => one,
                Some(total) => self.push(Expr::Arith(Arithmetic::Add, total, one), span),
            });
        }
        total
    }
}
