//! `"X" is killed`, `one does not solve "M"`: what has happened since the `then` before, or has not.
//!
//! A line that says `not` holds of everything that never happens. So what can be told of nobody is no such
//! line: who means something by it means something else.

use super::Stage;
use crate::reader::cx::Typed;
use crate::reader::types::{element, is_under, show};
use crate::reader::{Cursor, Read, ScenarioError, phrase};
use crate::span::Span;
use crate::tree::{Expected, ExprId, KindId, Type, VerbId};
use crate::vocabulary::{Class, Form};
use smol_str::SmolStr;

impl Stage<'_> {
    /// `X is killed`, where the participle is no state.
    pub(super) fn suffered(&mut self, words: Cursor<'_>) -> Read<Option<Expected>> {
        let Some((front, mut back)) = words.split(|word| word.is("is")) else {
            return Ok(None);
        };
        let not = back.eat("not");
        let (verb, count) = match self.desk.vocab.lookup(back.rest()) {
            Some((entry, count)) if entry.state.is_none() => match entry.class {
                Class::Verb(verb, Form::Past) => (verb, count),
                _ => return Ok(None),
            },
            _ => return Ok(None),
        };
        let mut behind = back;
        let participle = behind.take(count);
        if behind.peek().is_some_and(|word| word.is_prep()) {
            let is = if not { "is not" } else { "is" };
            let whom = phrase::row(front.rest());
            let said = format!("{whom} {is} {}", phrase::row(participle.rest()));
            let span = front.span().to(behind.span());
            return Err(self.desk.report(ScenarioError::MoreBehind { said, span }));
        }
        if !behind.is_done() {
            return Ok(None);
        }
        self.on_stage(front)?;
        let what = Some(self.sufferer(verb, front, "one")?);
        Ok(Some(Expected::Happened {
            verb,
            what,
            by: None,
            not,
        }))
    }

    /// `one solves "X"`, `one draws`.
    pub(super) fn deed(&mut self, by: u8, words: Cursor<'_>, line: Span) -> Read<Option<Expected>> {
        let mut rest = words;
        let not = rest.eat("does") && rest.eat("not");
        let wanted = if not { Form::Plain } else { Form::Third };
        let Some((entry, count)) = self.desk.vocab.lookup(rest.rest()) else {
            return Ok(None);
        };
        let Class::Verb(verb, form) = entry.class else {
            return Ok(None);
        };
        if form != wanted {
            return Ok(None);
        }
        rest.take(count);
        self.is_told_by_whom(verb, rest, not, line)?;
        let what = if rest.is_done() {
            None
        } else {
            self.on_stage(rest)?;
            Some(self.sufferer(verb, rest, super::cast::called(by))?)
        };
        Ok(Some(Expected::Happened {
            verb,
            what,
            by: Some(by),
            not,
        }))
    }

    /// Says so if a verb is what texts do to things: whose doing that is is not who carries it out.
    fn is_told_by_whom(
        &mut self,
        verb: VerbId,
        whom: Cursor<'_>,
        not: bool,
        span: Span,
    ) -> Read<()> {
        let (of_texts, past) = self.with_cx(|cx| {
            let past = cx.form_of(verb, Form::Past);
            Ok((cx.is_of_texts(verb), past.unwrap_or_default()))
        })?;
        if !of_texts {
            return Ok(());
        }
        let is = if not { "is not" } else { "is" };
        let whom = phrase::row(whom.rest());
        let whom = if whom.is_empty() { "\"X\"" } else { &whom };
        let said = format!("{whom} {is} {past}");
        Err(self.desk.report(ScenarioError::DoneByTexts { said, span }))
    }

    /// To whom or what it happens: one thing, of those to which it can happen.
    fn sufferer(&mut self, verb: VerbId, words: Cursor<'_>, by: &str) -> Read<ExprId> {
        let Typed { id, ty } = self.with_cx(|cx| phrase::expr(cx, words))?;
        let span = words.span();
        let Some(declared) = self.desk.book.verbs.get(verb.index()) else {
            return Ok(id);
        };
        let name = declared.named.name.clone();
        if matches!(ty, Type::Set(_) | Type::Place | Type::Levels(_)) {
            return Err(self.desk.report(ScenarioError::SeveralSuffer { span }));
        }
        let first = declared.params.first();
        if declared.one_by_one && first.is_some_and(|first| first.ty == ty) {
            let past = self.with_cx(|cx| Ok(cx.form_of(verb, Form::Past)))?;
            let past = past.unwrap_or_else(|| name.clone());
            let said = format!("number of times {by} {past} this turn");
            let verb = name;
            return Err(self
                .desk
                .report(ScenarioError::Counted { verb, said, span }));
        }
        let (wanted, kinds) = match first {
            Some(first) => {
                let wanted = element(&self.desk.book, &first.ty);
                (wanted.unwrap_or_else(|| first.ty.clone()), &*first.kinds)
            }
            None => (Type::Nothing, &[] as &[KindId]),
        };
        if self.may_suffer(&ty, &wanted, kinds) {
            return Ok(id);
        }
        let is = show(&self.desk.book, &ty);
        let wanted = match wanted {
            Type::Nothing => SmolStr::new_static("nobody"),
            wanted => SmolStr::new(show(&self.desk.book, &wanted)),
        };
        Err(self.desk.report(ScenarioError::NeverSuffers {
            verb: name,
            is,
            wanted,
            span,
        }))
    }

    /// Whether a value of one type can be one of another: an object may be of a narrower kind than the words say.
    fn may_suffer(&self, is: &Type, wanted: &Type, kinds: &[KindId]) -> bool {
        let book = &self.desk.book;
        let meet = |one, other| is_under(book, one, other) || is_under(book, other, one);
        match (is, wanted) {
            (Type::Any, _) | (_, Type::Any) => true,
            (Type::Object(is), Type::Object(wanted)) if kinds.is_empty() => meet(*is, *wanted),
            (Type::Object(is), Type::Object(_)) => kinds.iter().any(|kind| meet(*is, *kind)),
            _ => is == wanted,
        }
    }

    /// What a player sees, or does not see: one card.
    pub(super) fn seen(&mut self, words: Cursor<'_>) -> Read<ExprId> {
        let mut values = self.values_typed(words)?;
        match (values.pop(), values.is_empty()) {
            (Some(one), true) if matches!(one.ty, Type::Object(_) | Type::Any) => Ok(one.id),
            _ => {
                let span = words.span();
                Err(self.desk.report(ScenarioError::SeesNoCard { span }))
            }
        }
    }
}
