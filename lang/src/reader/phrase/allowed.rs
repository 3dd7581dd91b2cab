//! `c can be beamed`, `p can draw`: whether no verdict forbids it.

use super::look::{Look, Within};
use super::types::Fit;
use crate::reader::{Cursor, Cx, PhraseError, Read, Typed};
use crate::span::Span;
use crate::tree::{Builtin, Expr, ExprId, Param, Type};
use crate::vocabulary::{Class, Form};

impl Cx<'_> {
    /// `c can be beamed`, `p can draw`.
    pub(super) fn can(&mut self, at: &mut Cursor<'_>, subject: Typed, span: Span) -> Read<ExprId> {
        let passive = at.eat("be");
        let name = at.peek().map(super::spell::spelled).unwrap_or_default();
        let verb = match self.look(at) {
            Look::Known(entry, count) => match entry.class {
                Class::Verb(verb, form) if passive && self.is_participle(verb, form) => {
                    Some((verb, count))
                }
                Class::Verb(verb, Form::Plain) if !passive => Some((verb, count)),
                _ => None,
            },
            _ => None,
        };
        let Some((verb, count)) = verb else {
            let help = self.can_example(passive);
            return Err(self.expected_or("a verb", at, Some(help)));
        };
        at.take(count);
        let span = span.to(at.behind());
        let params = self
            .book
            .verbs
            .get(verb.index())
            .map(|verb| verb.params.clone())
            .unwrap_or_default();
        let object = params.first().map(|param| match &param.ty {
            Type::Set(member) => (**member).clone(),
            ty => ty.clone(),
        });
        let mut args = vec![None; params.len()];
        let mut by = None;
        match object {
            Some(wanted) if self.fit(&subject.ty, &wanted) != Fit::No => {
                let index = if passive || subject.ty == Type::Player {
                    0
                } else {
                    self.doing(verb, "can be", &subject.ty, span)?
                };
                if let Some(arg) = args.get_mut(index) {
                    *arg = Some(subject.id);
                }
                let role = params.get(index).and_then(|param| param.role.as_deref());
                if role == Some("by") {
                    // What an object does its controller does.
                    let args = vec![subject.id];
                    let op = Builtin::Controller;
                    by = Some(self.push(Expr::Builtin { op, args }, span));
                }
            }
            _ if subject.ty == Type::Player && !passive => by = Some(subject.id),
            Some(wanted) => {
                let span = self.span(subject.id);
                return Err(self.mismatch(&subject.ty, &wanted, span));
            }
            None => {
                return Err(self.report(PhraseError::Count {
                    name,
                    wanted: 0,
                    given: 1,
                    span,
                }));
            }
        }
        // `x can be played on C`
        while let Some(index) = self.role_here(at, &params).filter(|_| passive) {
            at.next_word();
            let ty = params
                .get(index)
                .map_or(Type::Any, |param| param.ty.clone());
            let value = self.operand(at, Within::OPEN.inner())?;
            let value = self.want(value, &ty)?;
            if let Some(arg) = args.get_mut(index) {
                *arg = Some(value);
            }
        }
        // `x can be stopped by P`
        if passive && by.is_none() && at.eat("by") {
            let player = self.operand(at, Within::OPEN.inner())?;
            by = Some(self.want(player, &Type::Player)?);
        }
        // Who asks whether it can be done is who would do it.
        if by.is_none() && (self.env.you || self.env.find("you").is_some()) {
            by = Some(self.you(span)?.id);
        }
        let args = args.into();
        Ok(self.push(Expr::Allowed { verb, args, by }, span))
    }

    /// The role of a verb whose preposition comes next.
    fn role_here(&self, at: &Cursor<'_>, params: &[Param]) -> Option<usize> {
        let word = at.peek().filter(|word| !word.is("by"))?;
        let is_its = |param: &Param| param.role.as_deref().is_some_and(|role| word.is(role));
        params.iter().position(is_its)
    }
}
