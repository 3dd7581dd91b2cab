//! Requirements (R7), as printed on cards: `SECURITY + MEDICAL x2 OR CUNNING > 32`.

mod card;
mod number;
mod symbol;

use super::look::is_or;
use crate::reader::{Cursor, Cx, Read, TrapError};
use crate::sentence::{Op, Word, WordKind};
use crate::span::Span;
use crate::tree::{Expr, ExprId, FunctionId};
use crate::vocabulary::{Class, NeedShape};

impl Cx<'_> {
    pub(super) fn one_or(
        &mut self,
        parts: Vec<ExprId>,
        span: Span,
        join: impl FnOnce(Vec<ExprId>) -> Expr,
    ) -> ExprId {
        match parts.as_slice() {
            [one] => *one,
            _ => self.push(join(parts), span),
        }
    }

    pub(super) fn asks(&self, shape: NeedShape) -> Option<FunctionId> {
        self.vocab.needs.get(&shape).copied()
    }

    /// Refuses what could be a quality or a need of its own behind a need that begins and ends there.
    pub(super) fn quality_or_need(&mut self, begin: Cursor<'_>, end: &Cursor<'_>) -> Read<()> {
        let many = begin.rest().len().saturating_sub(end.rest().len());
        let words = begin.rest().get(..many).unwrap_or_default();
        let with = words
            .iter()
            .position(|word| word.is("with") || word.is("has"));
        // What names its subject again is no quality.
        let joins_quality = |found: usize| {
            let word = begin.rest().get(found)?;
            let mut next = begin;
            next.take(found + 1);
            let joins = is_or(word) || word.is("and") || word.is_op(Op::Plus);
            let quality = self.goes_on(&next);
            // `with Klingon personnel or Romulan personnel`: others that stand with it, or others that are needed.
            let small = word.is("or") || word.is("and");
            let others =
                small && self.begins_selection(&next) && self.ends_head(begin.rest(), found);
            (joins && (quality || others)).then_some(word)
        };
        let joined = with.and_then(|with| (with + 1..=many).find_map(joins_quality));
        match joined {
            Some(word) => {
                let (word, span) = (super::spell::spelled(word), word.span);
                Err(self.report(TrapError::QualityOrNeed { word, span }))
            }
            None => Ok(()),
        }
    }

    /// Whether the word before ends what stands with somebody: a kind or a title.
    fn ends_head(&self, words: &[Word], found: usize) -> bool {
        let Some(last) = found.checked_sub(1).and_then(|last| words.get(last)) else {
            return false;
        };
        let kind = self.vocab.lookup(std::slice::from_ref(last));
        matches!(last.kind, WordKind::Text(_))
            || kind.is_some_and(|(entry, _)| matches!(entry.class, Class::Kind(..)))
    }
}
