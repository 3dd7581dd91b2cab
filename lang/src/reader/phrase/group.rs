//! Questions about groups: `number of G`, `sum of E over G`, `first G`, `those of G with highest E`; and the
//! words of parentheses.

use super::look::Within;
use super::select::Sel;
use super::types::Fit;
use super::value::Val;
use crate::reader::{Cursor, Cx, PhraseError, Read, Setting, TrapError, Typed};
use crate::sentence::{Phrase, Word, WordKind};
use crate::span::Span;
use crate::tree::{Expr, ExprId, Fold, Type};
use crate::vocabulary::{Class, Quality, Special};
use std::borrow::Cow;

/// The words between parentheses, colons among them.
pub(super) fn inside(phrases: &[Phrase]) -> Cow<'_, [Word]> {
    match phrases {
        [one] => Cow::Borrowed(&one.words),
        _ => {
            let mut words: Vec<Word> = Vec::new();
            for phrase in phrases {
                if !words.is_empty() {
                    words.push(Word {
                        kind: WordKind::Colon,
                        span: phrase.span.before(),
                    });
                }
                words.extend(phrase.words.iter().cloned());
            }
            Cow::Owned(words)
        }
    }
}

impl Cx<'_> {
    /// A group, in parentheses or not. Its name, if it binds one, holds until the caller leaves it.
    pub(super) fn group(&mut self, at: &mut Cursor<'_>, within: Within<'_>) -> Read<Sel> {
        let span = at.here();
        if let Some(WordKind::Group(phrases)) = at.peek().map(|word| &word.kind)
            && !self.counts(at)
            && !self.describes_more(at, within)
        {
            at.next_word();
            let words = inside(phrases);
            let mut inner = Cursor::over(&words, span);
            let mut sel = self.deeper(span, |cx| cx.group(&mut inner, Within::OPEN))?;
            self.finish(&inner)?;
            sel.past = None;
            return Ok(sel);
        }
        if self.binds_here(at) {
            let sel = self.bound(at, within)?;
            return Ok(sel);
        }
        if self.begins_selection(at) || self.quantified(at) || self.describes_more(at, within) {
            return self.selection(at, within);
        }
        // A plain set: `number of events of owner of it`.
        let from = self.source(at, within.source())?;
        let elem = self.member(&from.ty).unwrap_or(Type::Any);
        let mut sel = Sel::new(self.env.fresh(), elem, span);
        sel.group.from = Some(from.id);
        self.posts(at, within, &mut sel)?;
        sel.span = span.to(at.behind());
        Ok(sel)
    }

    /// Whether what stands behind a selection in parentheses says more of it: `("A" or "B") in P`.
    fn describes_more(&self, at: &Cursor<'_>, within: Within<'_>) -> bool {
        let group = matches!(at.peek().map(|word| &word.kind), Some(WordKind::Group(_)));
        let mut rest = *at;
        rest.next_word();
        group && self.has_posts(&rest, within)
    }

    /// Whether a quantifier stands here.
    pub(super) fn quantified(&self, at: &Cursor<'_>) -> bool {
        match self.class(at) {
            Some(Class::Quantifier(_)) => true,
            _ => self.counts(at),
        }
    }

    /// An answer about a group that needs nothing of each member.
    pub(super) fn fold_of(
        &mut self,
        at: &mut Cursor<'_>,
        within: Within<'_>,
        how: Fold,
        span: Span,
    ) -> Read<Val> {
        if self.binds_here(at) {
            self.spoken_of(at)?;
        }
        let mark = self.env.enter();
        let sel = self.group(at, within);
        self.env.leave(mark);
        let mut sel = sel?;
        if how == Fold::Count {
            self.that_support(&mut sel);
        }
        let ty = match how {
            Fold::First | Fold::Last => sel.elem.clone(),
            _ => Type::Number,
        };
        if sel.is_choice() {
            return Err(self.report(PhraseError::Choice { span: sel.span }));
        }
        let ranks = matches!(how, Fold::First | Fold::Last);
        if ranks && matches!(sel.elem, Type::Symbol(_)) && self.env.setting == Setting::Card {
            // As they are printed they have an order, and a set keeps none.
            let word = if how == Fold::First { "first" } else { "last" };
            return Err(self.report(TrapError::English {
                word: word.into(),
                help: "these have no first and no last: they are kept without the order in which they are printed; a sentence that needs it is marked `not encoded \"why\"`".into(),
                span,
            }));
        }
        self.ends_in_itself(&sel)?;
        let elem = sel.elem.clone();
        let over = self.group_of(sel);
        let span = span.to(at.behind());
        if how == Fold::Count {
            let id = self.number_of(over, &elem, span);
            return Ok(Val::One(Typed { id, ty }));
        }
        let expr = Expr::Fold {
            how,
            over,
            of: None,
        };
        Ok(Val::One(self.typed(expr, ty, span)))
    }

    /// Where `over` stands, if this is `E over G`.
    pub(super) fn over(at: &Cursor<'_>) -> Option<usize> {
        Cx::ahead(at, |word| word.is("over") || word.is_comma())
            .filter(|found| at.ahead(*found).is_some_and(|word| word.is("over")))
    }

    /// `E over G`: the group, and what is asked of each member.
    pub(super) fn each_over(
        &mut self,
        at: &mut Cursor<'_>,
        within: Within<'_>,
    ) -> Read<(Sel, Typed)> {
        let Some(over) = Self::over(at) else {
            let mut end = *at;
            end.take(end.rest().len());
            return Err(self.expected_or(
                "`over`",
                &end,
                Some(String::from("say of which: `... over x in ...`")),
            ));
        };
        let mut what = at.take(over);
        at.next_word();
        let mark = self.env.enter();
        let read = self.group(at, within).and_then(|sel| {
            let of = self.of_member(&sel, |cx| {
                let of = cx.ternary(&mut what, Within::OPEN)?;
                cx.finish(&what)?;
                cx.settle(of)
            })?;
            Ok((sel, of))
        });
        self.env.leave(mark);
        read
    }

    /// Reads something of each member: it is `it`, and a field without an `of` is its.
    pub(super) fn of_member<T>(
        &mut self,
        sel: &Sel,
        read: impl FnOnce(&mut Self) -> Read<T>,
    ) -> Read<T> {
        let slot = sel.group.slot;
        let ty = sel.elem.clone();
        let outer = self.env.subject.replace((slot, ty.clone()));
        let read = self.about(slot, &ty, read);
        self.env.subject = outer;
        read
    }

    /// `sum of E over G` and the like.
    pub(super) fn fold_over(
        &mut self,
        at: &mut Cursor<'_>,
        within: Within<'_>,
        how: Fold,
        span: Span,
    ) -> Read<Val> {
        let (mut sel, of) = self.each_over(at, within)?;
        self.that_support(&mut sel);
        if self.fit(&of.ty, &Type::Number) == Fit::No {
            let span = self.span(of.id);
            if let (Fold::Sum, Type::Levels(_)) = (how, &of.ty) {
                self.ends_in_itself(&sel)?;
                return Ok(self.folded(sel, Fold::Levels, of.id, of.ty, span));
            }
            return Err(self.mismatch(&of.ty, &Type::Number, span));
        }
        self.ends_in_itself(&sel)?;
        let span = span.to(at.behind());
        Ok(self.folded(sel, how, of.id, Type::Number, span))
    }

    pub(in crate::reader::phrase) fn folded(
        &mut self,
        sel: Sel,
        how: Fold,
        of: ExprId,
        ty: Type,
        span: Span,
    ) -> Val {
        let over = self.group_of(sel);
        let of = Some(of);
        Val::One(self.typed(Expr::Fold { how, over, of }, ty, span))
    }

    /// `each E over G`: the set of the values.
    pub(super) fn map_over(
        &mut self,
        at: &mut Cursor<'_>,
        within: Within<'_>,
        span: Span,
    ) -> Read<Val> {
        let (sel, of) = self.each_over(at, within)?;
        let over = self.group_of(sel);
        // Sets of each become one set.
        let ty = Type::Set(Box::new(self.member(&of.ty).unwrap_or(of.ty)));
        let span = span.to(at.behind());
        Ok(Val::One(self.typed(
            Expr::Map { over, of: of.id },
            ty,
            span,
        )))
    }

    /// `those of G with highest E`.
    pub(super) fn those_of(
        &mut self,
        at: &mut Cursor<'_>,
        within: Within<'_>,
        span: Span,
    ) -> Read<Val> {
        let with = Cx::ahead(at, |word| word.is("with"));
        let quality = with.and_then(|with| {
            let mut rest = *at;
            rest.take(with + 1);
            match self.class(&rest) {
                Some(Class::Quality(quality)) => Some(*quality),
                _ => None,
            }
        });
        let (Some(with), Some(quality)) = (with, quality) else {
            let mut end = *at;
            end.take(end.rest().len());
            return Err(self.expected_or(
                "`with highest` or `with lowest`",
                &end,
                Some(String::from(
                    "say which of them: `those of ... with highest ...`",
                )),
            ));
        };
        let mut words = at.take(with);
        at.take(2);
        let how = match quality {
            Quality::Highest | Quality::Most => Fold::WithHighest,
            Quality::Lowest | Quality::Fewest => Fold::WithLowest,
        };
        let mark = self.env.enter();
        let read = self.group(&mut words, Within::OPEN).and_then(|sel| {
            self.finish(&words)?;
            let of = self.of_member(&sel, |cx| {
                let of = cx.sum(at, within)?;
                cx.want(of, &Type::Number)
            })?;
            Ok((sel, of))
        });
        self.env.leave(mark);
        let (sel, of) = read?;
        let ty = Type::Set(Box::new(sel.elem.clone()));
        let span = span.to(at.behind());
        Ok(self.folded(sel, how, of, ty, span))
    }

    /// `highest E over G`, `lowest E over G`.
    pub(super) fn extreme(
        &mut self,
        at: &mut Cursor<'_>,
        within: Within<'_>,
        quality: Quality,
        span: Span,
    ) -> Read<Val> {
        let how = match quality {
            Quality::Highest | Quality::Most => Fold::Highest,
            Quality::Lowest | Quality::Fewest => Fold::Lowest,
        };
        self.fold_over(at, within, how, span)
    }

    /// Whether the next word is one of the language with this meaning, behind which `of` stands.
    pub(super) fn is_those_of(&self, at: &Cursor<'_>) -> bool {
        self.is_special(at, Special::Those) && at.ahead(1).is_some_and(|word| word.is("of"))
    }
}
