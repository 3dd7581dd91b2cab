//! `c can be beamed`, `p can draw`: whether no verdict forbids it.

use super::super::types::Fit;
use super::Resolver;
use crate::phrase::tree::{NodeId, Shape};
use crate::reader::{PhraseError, Read, Typed};
use crate::span::Span;
use crate::tree::{Builtin, Expr, ExprId, Type, VerbId};
use crate::vocabulary::{Class, Form};

impl<'w> Resolver<'_, '_, 'w> {
    /// The verb of `be PARTICIPLE` or of a plain one, and the node of its word.
    fn able_verb(&self, what: NodeId) -> (NodeId, Option<(VerbId, &'w [NodeId])>) {
        let word = self.part(what, 0);
        let verb = match (self.shape(what), self.class_of(word)) {
            (Shape::Be, _) => self.suffered(word),
            (_, Some(Class::Verb(verb, Form::Plain))) => Some((*verb, &[][..])),
            _ => None,
        };
        (word, verb)
    }

    /// `x can be stopped by p`.
    pub(super) fn can_be_so(&mut self, what: NodeId, subject: Typed, span: Span) -> Read<ExprId> {
        let passive = self.shape(what) == Shape::Be;
        let (word, verb) = self.able_verb(what);
        let Some((verb, posts)) = verb else {
            let help = self.can_example(passive);
            let at = self.begin(word);
            return Err(self.expected_or("a verb", &at, Some(help)));
        };
        let bound = self.unbound(verb);
        let object = bound.params.first().map(|param| match &param.ty {
            Type::Set(member) => (**member).clone(),
            ty => ty.clone(),
        });
        let mut args = vec![None; bound.params.len()];
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
                let role = bound.params.get(index);
                if role.and_then(|param| param.role.as_deref()) == Some("by") {
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
                let name = self.name(word);
                return Err(self.report(PhraseError::Count {
                    name,
                    wanted: 0,
                    given: 1,
                    span,
                }));
            }
        }
        let roles = self.members_of(self.part(what, 1));
        if let Some(first) = roles.first().filter(|_| !passive) {
            return self.extra(*first);
        }
        // `x can be played on C`, `x can be stopped by P`.
        for said in self.roles_said(posts, roles)? {
            let role = Self::role_named(&bound, &said.name);
            if said.name == "by" && by.is_none() {
                let player = self.one_value(said.what)?;
                by = Some(self.want(player, &Type::Player)?);
            } else if let Some((arg, param)) =
                role.and_then(|at| Some((args.get_mut(at)?, bound.params.get(at)?)))
            {
                let value = self.one_value(said.what)?;
                *arg = Some(self.want(value, &param.ty)?);
            } else {
                return self.extra(said.node);
            }
        }
        // Who asks whether it can be done is who would do it.
        if by.is_none() && (self.env.you || self.env.find("you").is_some()) {
            by = Some(self.you(span)?.id);
        }
        let args = args.into();
        Ok(self.push(Expr::Allowed { verb, args, by }, span))
    }
}
