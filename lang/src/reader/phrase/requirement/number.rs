//! Needs of a number: what those who are gathered have in total, and what it is compared with.

use super::super::look::{Look, comparison};
use crate::reader::{Cursor, Cx, PhraseError, Reported};
use crate::sentence::Op;
use crate::span::Span;
use crate::tree::{FieldId, FunctionId};
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
}
