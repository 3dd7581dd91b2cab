//! What is forbidden, `X cannot VERB`, `X cannot be PARTICIPLE`, and whether nothing forbids it: `X can be PARTICIPLE`.

use super::happening::Sentence;
use super::quality::One;
use super::resolver::Resolver;
use super::roles::one_of_them;
use super::types::Fit;
use crate::phrase::tree::NodeId;
use crate::reader::{Read, Reported, Typed};
use crate::span::Span;
use crate::tree::{Builtin, Expr, ExprId, HookRole, Type, VerbId};
use crate::vocabulary::Form;

impl<'w> Resolver<'_, '_, 'w> {
    /// The verb that a deed, or a participle, forbids, and what is said of it.
    fn deed_forbidden(&mut self, deed: NodeId) -> Read<(VerbId, Sentence<'w>)> {
        let said = self.sentence(deed);
        let word = match self.row_parts(said.word) {
            Some(row) if row.heads.is_empty() && !row.quantity.is_some() => match row.adjectives {
                [participle] => *participle,
                _ => said.word,
            },
            _ => said.word,
        };
        let Some((verb, form)) = self.verb_at(word) else {
            let what = if said.passive {
                "a participle"
            } else {
                "the verb"
            };
            return self.wanted_at(what, word);
        };
        let fits = match said.passive {
            true => self.is_participle(verb, form),
            false => form == Form::Plain,
        };
        match fits {
            true => Ok((verb, said)),
            false => {
                let help = "write `cannot VERB`, or `cannot be` and its participle";
                self.wanted_or("a verb", word, help)
            }
        }
    }

    /// The values that stand behind the verb of what is forbidden.
    pub(super) fn forbidden_values(&mut self, id: NodeId) -> Read<Vec<One<'w>>> {
        let deeds = self.members_of(self.part(id, 1));
        let deed = deeds.first().copied().unwrap_or_default();
        let (_, said) = self.deed_forbidden(deed)?;
        let roles = self.roles_said(said.posts, said.roles)?;
        let roles = roles.iter().map(|said| said.what);
        Ok(said.object.into_iter().chain(roles).collect())
    }

    /// `SUBJECT cannot VERB ...`, `SUBJECT cannot be PARTICIPLE ...`.
    pub(super) fn forbidden_at(&mut self, id: NodeId) -> Read<HookRole> {
        let (who, deeds) = (self.part(id, 0), self.members_of(self.part(id, 1)));
        let (deed, more) = deeds.split_first().unwrap_or((&NodeId::NONE, &[]));
        let val = self.by_itself(who, |this| this.value(who))?;
        let (verb, said) = self.deed_forbidden(*deed)?;
        let roles = self.roles_said(said.posts, said.roles)?;
        let (passive, object) = (said.passive, said.object);
        let mut bound = self.unbound(verb);
        bound.apart = false;
        let elem = self.elem_type(&val);
        let acts = elem == Type::Player && !passive;
        if acts {
            self.bind_active(val, &mut bound)?;
        } else {
            let here = self.val_span(&val);
            let index = match passive {
                true => 0,
                false => self.doing(verb, "cannot be", &elem, here)?,
            };
            self.bind_value(val, &mut bound, index, here)?;
        }
        if let Some(object) = object {
            let words = self.exact(*deed).past(self.words(said.word).len());
            if acts && bound.takes_object() {
                self.here_or_there(object, &bound)?;
                self.bind_role_at(object, &mut bound, 0)?;
            } else if acts && !bound.params.is_empty() {
                let doer = self.written(who);
                return Err(self.done_to_nobody(&words, verb, &doer));
            } else {
                self.finish(&words)?;
                return Err(Reported::before());
            }
        }
        self.bind_roles_at(&roles, &mut bound)?;
        if let Some(more) = more.first() {
            return self.extra(*more);
        }
        let span = self.place(id);
        self.verdict_against(bound, span)
    }
}

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
