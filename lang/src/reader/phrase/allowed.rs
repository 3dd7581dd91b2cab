//! `c can be beamed`, `p can draw`: whether no verdict forbids it.

use super::resolver::Resolver;
use super::roles::one_of_them;
use super::types::Fit;
use crate::phrase::tree::NodeId;
use crate::reader::{Read, Typed};
use crate::span::Span;
use crate::tree::{Builtin, Expr, ExprId, Type};
use crate::vocabulary::Form;

impl<'w> Resolver<'_, '_, 'w> {
    /// `x can be stopped by p`.
    pub(super) fn can_be_so(&mut self, what: NodeId, subject: Typed, span: Span) -> Read<ExprId> {
        let said = self.sentence(what);
        let (passive, word) = (said.passive, said.word);
        let verb = match self.verb_at(word) {
            Some((verb, Form::Plain)) if !passive => Some(verb),
            _ => said.verb.filter(|_| passive),
        };
        let Some(verb) = verb else {
            let help = self.can_example(passive);
            return self.wanted_or("a verb", word, help);
        };
        let bound = self.unbound(verb);
        let object = bound.params.first().map(|param| one_of_them(&param.ty));
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
                    by = Some(self.ask(Builtin::Controller, vec![subject.id], span));
                }
            }
            _ if subject.ty == Type::Player && !passive => by = Some(subject.id),
            Some(wanted) => {
                let span = self.span(subject.id);
                return Err(self.mismatch(&subject.ty, &wanted, span));
            }
            None => {
                let name = self.name(word);
                return Err(self.miscounted(&name, (0, 1), span));
            }
        }
        if let Some(first) = self
            .members_of(self.part(what, 1))
            .first()
            .filter(|_| !passive)
        {
            return self.extra(*first);
        }
        // `x can be played on C`, `x can be stopped by P`.
        for said in self.roles_said(said.posts, said.roles)? {
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
