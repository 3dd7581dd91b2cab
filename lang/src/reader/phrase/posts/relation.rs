//! Relations: `aboard S`, `here`, and what each of them relates to.

use super::super::look::{Look, Within, is_or};
use super::super::select::Many;
use super::super::value::Val;
use super::describes;
use crate::reader::{Cursor, Cx, PhraseError, Read, TrapError, Typed};
use crate::sentence::WordKind;
use crate::tree::{Expr, ExprId, FunctionId, Slot, Type};
use crate::vocabulary::{Class, Special};
use smol_str::{SmolStr, format_smolstr};

impl<'a> Cx<'a> {
    /// Whether a relation stands here. A word that is also a participle of a verb is one only if it is
    /// declared as a relation.
    pub(in crate::reader::phrase) fn is_relation(&self, at: &Cursor<'_>) -> bool {
        matches!(self.class(at), Some(Class::Relation(_)))
    }

    /// A relation and what it relates to: `aboard S`, `here`.
    pub(super) fn relation_post(
        &mut self,
        at: &mut Cursor<'_>,
        within: Within<'_>,
        slot: Slot,
        ty: &Type,
    ) -> Read<ExprId> {
        let it = self.typed(Expr::Local(slot), ty.clone(), at.here());
        self.relation(at, within, it)
    }

    /// A relation of something that has been read.
    pub(in crate::reader::phrase) fn relation(
        &mut self,
        at: &mut Cursor<'_>,
        within: Within<'_>,
        subject: Typed,
    ) -> Read<ExprId> {
        let span = at.here();
        let Look::Known(entry, count) = self.look(at) else {
            return Err(self.expected("a relation", at));
        };
        let Class::Relation(functions) = &entry.class else {
            return Err(self.expected("a relation", at));
        };
        let mut functions = functions;
        let mut name = at
            .peek()
            .map(super::super::spell::spelled)
            .unwrap_or_default();
        at.take(count);
        if let Some((longer, pairs)) = self.goes_on_with(&name, at) {
            at.next_word();
            (name, functions) = (longer, pairs);
        }
        let unary = |cx: &Self, function: &&FunctionId| {
            cx.book
                .functions
                .get(function.index())
                .is_some_and(|function| function.params.len() == 1)
        };
        let alone: Vec<FunctionId> = functions
            .iter()
            .filter(|one| unary(self, one))
            .copied()
            .collect();
        let pairs = alone.len() < functions.len();
        // Several classes of words can begin what a relation of two relates to; none can end a phrase.
        if !pairs || !alone.is_empty() && !self.begins_operand(at) {
            let args = vec![Val::One(subject)];
            let test = self.apply(&name, &alone, args, span)?;
            return Ok(test.id);
        }
        if at.is_done() {
            let help = "write it behind: `this`, `host`, or a selection such as `your KIND`";
            return Err(self.expected_or("what this relates to", at, Some(String::from(help))));
        }
        let two: Vec<FunctionId> = functions
            .iter()
            .filter(|one| !unary(self, one))
            .copied()
            .collect();
        let other = self.operand(at, within.inner())?;
        let span = span.to(at.behind());
        // `with two Klingon personnel`, `aboard a ship`: true if there are such.
        match other {
            Val::Many(sel) if self.chooses_one(&sel) && !self.takes_set(&two, 1) => {
                Err(self.report(TrapError::OneInside { span: sel.span }))
            }
            Val::Many(mut sel) if !self.takes_set(&two, 1) => {
                if matches!(sel.many, Many::Each) {
                    return Err(self.report(PhraseError::Several {
                        nouns: None,
                        wanted: String::from("one object"),
                        span: sel.span,
                    }));
                }
                let member = self.typed(Expr::Local(sel.group.slot), sel.elem.clone(), sel.span);
                let args = vec![Val::One(subject), Val::One(member)];
                let test = self.apply(&name, &two, args, span)?;
                sel.group.tests.push(test.id);
                self.truth_of(*sel)
            }
            Val::Text {
                text,
                any,
                span: at,
            } => {
                let mut sel = self.titled(&text, any, at);
                let member = self.typed(Expr::Local(sel.group.slot), sel.elem.clone(), at);
                let args = vec![Val::One(subject), Val::One(member)];
                let test = self.apply(&name, &two, args, span)?;
                sel.group.tests.push(test.id);
                self.truth_of(sel)
            }
            other => {
                let args = vec![Val::One(subject), other];
                Ok(self.apply(&name, &two, args, span)?.id)
            }
        }
    }

    /// `present with your ship` where `present` and `present_with` are relations: what follows the preposition is somebody else,
    /// and no quality of the member.
    fn goes_on_with(&self, name: &str, at: &Cursor<'_>) -> Option<(SmolStr, &'a Vec<FunctionId>)> {
        let prep = at.peek().filter(|word| word.is_prep())?;
        let longer = format_smolstr!("{name}_{}", super::super::spell::spelled(prep));
        let Class::Relation(functions) = &self.vocab.seen(&longer, prep.span.file)?.class else {
            return None;
        };
        let mut rest = *at;
        rest.next_word();
        let other = match rest.peek().map(|word| &word.kind) {
            Some(WordKind::Group(phrases)) => {
                let words = super::super::group::inside(phrases);
                self.names_somebody(Cursor::over(&words, rest.here()))
            }
            _ => self.names_somebody(rest),
        };
        other.then_some((longer, functions))
    }

    /// Whether words lead to a noun, and say not only what somebody has.
    pub(in crate::reader::phrase) fn names_somebody(&self, mut rest: Cursor<'_>) -> bool {
        loop {
            let Look::Known(entry, count) = self.look(&rest) else {
                let title = matches!(rest.peek().map(|word| &word.kind), Some(WordKind::Text(_)));
                return title || matches!(self.look(&rest), Look::Local(..));
            };
            match entry.class {
                Class::Kind(..)
                | Class::Noun(_)
                | Class::Builtin(_)
                | Class::Scope(_)
                | Class::Special(Special::This | Special::It | Special::That | Special::Those) => {
                    return true;
                }
                Class::Quantifier(_) => {
                    rest.take(count);
                }
                _ if describes(entry) => {
                    rest.take(count);
                    // `your Klingon or Romulan personnel`: what `or` joins is said of one noun.
                    let mut more = rest;
                    let or = more.peek().is_some_and(is_or);
                    more.next_word();
                    if or && matches!(self.look(&more), Look::Known(next, _) if describes(next)) {
                        rest = more;
                    }
                }
                _ => return false,
            }
        }
    }

    pub(in crate::reader::phrase) fn takes_set(
        &self,
        functions: &[FunctionId],
        index: usize,
    ) -> bool {
        functions.iter().any(|one| {
            matches!(
                self.param_type(*one, index),
                Some(Type::Set(_) | Type::Place)
            )
        })
    }
}
