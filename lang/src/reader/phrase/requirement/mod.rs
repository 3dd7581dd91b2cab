//! Requirements (R7), as printed on cards: `SECURITY + MEDICAL x2 OR CUNNING > 32`.

mod card;
mod number;
mod symbol;

use super::look::{Look, Within, comparison, is_or};
use crate::reader::{Cursor, Cx, Read, TrapError};
use crate::sentence::{Op, Phrase, Word, WordKind};
use crate::span::Span;
use crate::tree::{Expr, ExprId, FunctionId, Type};
use crate::vocabulary::{Class, Form, NeedShape};

/// Whether a word joins needs that must all be met.
fn joins(word: &Word) -> bool {
    word.is_op(Op::Plus) || word.is("and") || word.is_comma()
}

/// The words before the last that was taken.
fn before<'w>(begin: &Cursor<'w>, at: &Cursor<'_>) -> &'w [Word] {
    let taken = begin.rest().len().saturating_sub(at.rest().len() + 1);
    begin.rest().get(..taken).unwrap_or_default()
}

impl Cx<'_> {
    /// `R1 OR R1`.
    ///
    /// # Errors
    /// When it was reported.
    pub(super) fn needs(&mut self, at: &mut Cursor<'_>) -> Read<ExprId> {
        let span = at.here();
        self.deeper(span, |cx| {
            let mut no = cx.denies(at);
            let begin = *at;
            let (first, mut listed) = cx.needs_all(&begin, at)?;
            let mut parts = vec![first];
            while at.eat_if(is_or) {
                let again = cx.denies(at);
                if no && !again {
                    let (before, span) = (super::spell::row(before(&begin, at)), at.here());
                    let word = at.peek().map(super::spell::spelled).unwrap_or_default();
                    return Err(cx.report(TrapError::NoReaches { before, word, span }));
                }
                no = again;
                let (part, more) = cx.needs_all(&begin, at)?;
                parts.push(part);
                listed |= more;
            }
            if listed && parts.len() > 1 {
                let span = span.to(at.behind());
                return Err(cx.report(TrapError::MixedNeeds { span }));
            }
            Ok(cx.one_or(parts, span.to(at.behind()), Expr::Or))
        })
    }

    /// `R2 + R2`, and whether it is joined by `and` or commas instead.
    fn needs_all(&mut self, begin: &Cursor<'_>, at: &mut Cursor<'_>) -> Read<(ExprId, bool)> {
        let span = at.here();
        let mut parts = vec![self.need(at)?];
        let mut listed = false;
        while let Some(word) = at.peek().filter(|word| joins(word)) {
            listed |= !word.is_op(Op::Plus);
            at.next_word();
            if at.peek().is_some_and(is_or) {
                return Err(self.comma_or(begin));
            }
            parts.push(self.need(at)?);
        }
        let all = self.one_or(parts, span.to(at.behind()), Expr::And);
        Ok((all, listed))
    }

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

    /// One need, or a condition. What `and` or `or` would join in it could be a need of its own.
    fn need(&mut self, at: &mut Cursor<'_>) -> Read<ExprId> {
        let begin = *at;
        let need = self.one_need(at)?;
        self.quality_or_need(begin, at)?;
        Ok(need)
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

    fn one_need(&mut self, at: &mut Cursor<'_>) -> Read<ExprId> {
        let span = at.here();
        if at.is_done() {
            let help = self.need_example();
            return Err(self.expected_or("something needed", at, help));
        }
        if let Some((_, _, Form::Plain)) = self.verb_here(at) {
            let help = "what is done stands behind the colon; write before it what is needed";
            return Err(self.expected_or("something needed", at, Some(String::from(help))));
        }
        if at.eat("not") {
            let test = self.need(at)?;
            return Ok(self.push(Expr::Not(test), span.to(at.behind())));
        }
        if let Some(WordKind::Group(phrases)) = at.peek().map(|word| &word.kind)
            && !self.counts(at)
        {
            return self.grouped_need(at, phrases);
        }
        if let Some(test) = self.symbol_need(at)? {
            return Ok(test);
        }
        if let Some(test) = self.field_need(at)? {
            return Ok(test);
        }
        if let Some(test) = self.title_need(at)? {
            return Ok(test);
        }
        if let Some(test) = self.selection_need(at)? {
            return Ok(test);
        }
        let mut counted = *at;
        if self.eat_number(&mut counted).is_some() && self.is_new_name(&counted) {
            return Err(self.unknown(&counted, "something needed"));
        }
        if let Look::Unknown = self.look(at)
            && !self.is_possessive(at)
            && self.negated(at).is_none()
            && self.law(at).is_none()
        {
            return Err(self.unknown(at, "something needed"));
        }
        let val = self.compared(at, Within::NEEDED)?;
        self.want(val, &Type::Truth)
    }

    /// `(FIELD + FIELD) > n`, or a requirement in parentheses.
    fn grouped_need(&mut self, at: &mut Cursor<'_>, phrases: &[Phrase]) -> Read<ExprId> {
        let span = at.here();
        let words = super::group::inside(phrases);
        let mut inner = Cursor::over(&words, span);
        let compares = at.ahead(1).is_some_and(|word| comparison(word).is_some());
        if !compares {
            at.next_word();
            let test = self.deeper(span, |cx| cx.needs(&mut inner))?;
            self.finish(&inner)?;
            return Ok(test);
        }
        let Some(total) = self.field_sum(&mut inner) else {
            let val = self.compared(at, Within::OPEN)?;
            return self.want(val, &Type::Truth);
        };
        at.next_word();
        self.compared_with(at, total, span)
    }
}
