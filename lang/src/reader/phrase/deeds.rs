//! Deeds: a verb with its object and roles (R3), by you or by somebody who is named.

use super::effects::{Body, verb_name};
use super::look::Look;
use super::resolver::Resolver;
use super::role::Roles;
use super::value::Val;
use crate::phrase::token::Class as Token;
use crate::phrase::tree::{NodeId, Shape};
use crate::reader::{PhraseError, Read};
use crate::sentence::spelled;
use crate::span::Span;
use crate::tree::{ExprId, Param, QuoteType, Type, VerbId, YOU};
use crate::vocabulary::{Class, Form};
use smol_str::SmolStr;

/// A deed: its verb, what stands behind it, and the place of all of it.
#[derive(Clone, Copy)]
pub(super) struct Deed<'w> {
    pub(super) verb: VerbId,
    pub(super) word: NodeId,
    pub(super) args: &'w [NodeId],
    pub(super) span: Span,
}

impl<'w> Resolver<'_, '_, 'w> {
    /// `kill one personnel`, or a write of the rules; `until` stands behind a mark.
    pub(super) fn deed_at(&mut self, id: NodeId, until: NodeId, out: &mut Body) -> Read<()> {
        let word = self.part(id, 0);
        let Some((verb, _)) = self.verb_at(word) else {
            return self.write_at(id, until, out);
        };
        let deed = Deed {
            verb,
            word,
            args: self.members_of(self.part(id, 1)),
            span: self.place(id),
        };
        self.deed(deed, None, out)?;
        match until.is_some() {
            true => self.extra(until),
            false => Ok(()),
        }
    }

    /// A verb with what stands behind it.
    fn deed(&mut self, deed: Deed<'w>, by: Option<ExprId>, out: &mut Body) -> Read<()> {
        let (mut roles, name, before) = self.begin_deed(deed, by, out)?;
        let mut args = deed.args;
        let wants = matches!(roles.params.first(), Some(param) if param.role.is_none());
        if wants && let Some(first) = args.first() {
            self.has_object(*first, &roles)?;
        }
        if let Some((object, rest)) = args.split_first()
            && !matches!(self.shape(*object), Shape::Role | Shape::ForEach)
        {
            if !wants {
                return self.extra(*object);
            }
            args = rest;
            self.no_other_role((*object, *object), &roles, &name)?;
            let value = self.role_at(*object, 0, &mut roles, out)?;
            roles.fill(0, value, self.place(*object));
        }
        let mut times = None;
        for (at, arg) in args.iter().enumerate() {
            if self.shape(*arg) == Shape::ForEach && at + 1 == args.len() {
                times = Some(*arg);
                continue;
            }
            let (word, value) = (self.part(*arg, 0), self.part(*arg, 1));
            let role = self.name(word);
            let is_role = |param: &Param| param.role.as_ref() == Some(&role);
            let index = roles.params.iter().position(is_role);
            let Some(index) = index.filter(|_| self.shape(*arg) == Shape::Role) else {
                return self.extra(*arg);
            };
            self.no_other_role((*arg, value), &roles, &name)?;
            let place = self.place(*arg);
            let value = self.role_at(value, index, &mut roles, out)?;
            roles.fill(index, value, place);
        }
        let last = self.last_word(&deed);
        self.end_deed(roles, (&name, times), (before, deed.span, last), out)
    }

    fn last_word(&self, deed: &Deed<'_>) -> Span {
        let last = deed.args.last().copied().unwrap_or(deed.word);
        let last = self.words(last).last();
        last.map_or(deed.span, |last| last.span)
    }

    pub(super) fn begin_deed(
        &mut self,
        deed: Deed<'_>,
        by: Option<ExprId>,
        out: &Body,
    ) -> Read<(Roles, SmolStr, usize)> {
        let verb = deed.verb;
        if self.is_announced(verb) {
            let span = self.place(deed.word);
            return Err(self.no_effect(verb, span));
        }
        let roles = Roles::new(verb, by.or(self.env.doer), self.params_of_verb(verb));
        Ok((roles, verb_name(self, verb), out.len()))
    }

    pub(super) fn end_deed(
        &mut self,
        roles: Roles,
        (name, times): (&SmolStr, Option<NodeId>),
        (before, span, last): (usize, Span, Span),
        out: &mut Body,
    ) -> Read<()> {
        self.stays_in_play(&roles)?;
        self.can_with_roles(&roles);
        let times = match times {
            Some(each) => {
                let span = self.begin(each).here();
                Some(self.how_often(self.part(each, 0), span)?)
            }
            None => None,
        };
        self.all_said(&roles, name, last)?;
        self.done(roles, times, (before, span), out);
        Ok(())
    }

    /// Refuses a preposition behind the words of a role that is no role of the verb, or one that was there before.
    fn no_other_role(
        &mut self,
        (arg, value): (NodeId, NodeId),
        roles: &Roles,
        name: &SmolStr,
    ) -> Read<()> {
        let mut last = value;
        while matches!(self.shape(last), Shape::Sum | Shape::Product) {
            last = self.part(last, 2);
        }
        let Some(row) = self.row_parts(last) else {
            return Ok(());
        };
        let one = match row.heads {
            [head] if row.adjectives.is_empty() && !row.quantity.is_some() => self.token(*head),
            _ => None,
        };
        let one = matches!(one, Some(Token::This | Token::You | Token::It));
        let stray = row.posts.iter().copied().find(|post| {
            let word = self.part(*post, 0);
            let other = ["in", "from", "without"];
            match self.shape(*post) {
                Shape::Preposition => {
                    !other.iter().any(|other| self.is_word(word, other))
                        && !matches!(self.class_of(word), Some(Class::Relation(_)))
                }
                shape => one && shape == Shape::By,
            }
        });
        let Some(post) = stray else {
            return Ok(());
        };
        let at = self.begin(post);
        let (verb, role) = (name.clone(), at.word());
        let span = at.span();
        let is_role = |param: &Param| param.role.as_ref() == Some(&role);
        let index = roles.params.iter().position(is_role);
        if let Some(index) = index {
            let first = roles.filled.get(index).and_then(Option::as_ref);
            let first = first.map_or_else(|| self.begin(arg).before(&at).span(), |(_, span)| *span);
            return Err(self.report(PhraseError::RoleTwice {
                verb,
                role,
                span,
                first,
            }));
        }
        let known = roles.params.iter().filter_map(|param| param.role.clone());
        let roles = known.collect();
        Err(self.report(PhraseError::RoleUnknown {
            verb,
            role,
            span,
            roles,
        }))
    }

    /// Refuses `place on X`, which does not say what is placed there.
    fn has_object(&mut self, first: NodeId, roles: &Roles) -> Read<()> {
        let Some(param) = roles.params.first().cloned() else {
            return Ok(());
        };
        let alone = match self.row_parts(first) {
            Some(row) => row.has_no_head() && !row.quantity.is_some(),
            None => self.shape(first) == Shape::Role,
        };
        match param.ty {
            Type::Object(_) if alone && !param.maybe => {
                let at = self.begin(first);
                Err(self.no_object(&at, &param, roles))
            }
            _ => Ok(()),
        }
    }

    pub(super) fn role_at(
        &mut self,
        id: NodeId,
        index: usize,
        roles: &mut Roles,
        out: &mut Body,
    ) -> Read<ExprId> {
        let ty = roles.params.get(index).map(|param| &param.ty);
        if ty == Some(&Type::Quote(QuoteType::Selection)) && !self.is_kept_text(id) {
            let kept = self.fetched_at(id)?;
            self.looked_for(kept, index, roles)?;
            return Ok(kept);
        }
        if let Some(row) = self.row_parts(id) {
            if row.has_no_head() && !row.quantity.is_some() {
                // `to here`: where something is, and no place.
                return self.wanted_at("a thing, a number or a condition", id);
            }
            self.binds_one_spoken_of(row)?;
        }
        let val = self.named_value_at(id)?;
        let (begin, end) = (self.begin(id), self.end(id));
        self.put_in_role(val, index, (&begin, &end), roles, out)
    }

    /// A value; the names that it binds hold in what is done behind it, too.
    fn named_value_at(&mut self, id: NodeId) -> Read<Val> {
        let span = self.place(id);
        self.within(span, |this| this.open_value(id))
    }

    /// Whether text that is kept is named, rather than words to keep.
    fn is_kept_text(&self, id: NodeId) -> bool {
        let mut at = self.only_head(id).unwrap_or_default();
        while self.shape(at) == Shape::Dot {
            at = self.part(at, 0);
        }
        matches!(
            self.meaning(at),
            Look::Local(_, Some(Type::Quote(_) | Type::Clause(_)))
        )
    }

    /// The words of a role as a kept selection.
    fn fetched_at(&mut self, id: NodeId) -> Read<ExprId> {
        let (words, span) = (self.words(id), self.place(id));
        let framed = self.framed_at(id, |this| {
            let val = this.named_value_at(id)?;
            this.fetched(val, span)
        })?;
        Ok(self.keep(framed, QuoteType::Selection, &spelled(words), span))
    }

    /// `opponent draws 1`, `each player discards ...`.
    pub(super) fn done_by_somebody(&mut self, id: NodeId, out: &mut Body) -> Read<()> {
        let subject = self.part(id, 0);
        if self.shape(id) == Shape::Was {
            let at = self.begin(id);
            let help = Some("begin with what is done: a verb, or a player and a verb".into());
            return Err(self.expected_or("a verb", &at, help));
        }
        let word = self.part(id, 2);
        for more in [self.part(id, 1), self.part(id, 4)] {
            if more.is_some() {
                return self.extra(more);
            }
        }
        let subject = self.named_value_at(subject)?;
        let you = matches!(&subject, Val::One(typed) if self.slot_of(typed.id) == Some(YOU));
        let Some((verb, form)) = self.verb_at(word) else {
            return self.wanted_at("a verb", word);
        };
        if form != Form::Third && !(you && form == Form::Plain) {
            let third = if you { Form::Plain } else { Form::Third };
            let (at, behind) = (self.begin(word), self.end(word).row());
            let name = self.form_of(verb, third);
            let help = name.map(|name| format!("write `{}`", format!("{name} {behind}").trim()));
            return Err(self.expected_or("a verb", &at, help));
        }
        let deed = Deed {
            verb,
            word,
            args: self.members_of(self.part(id, 3)),
            span: self.place(id),
        };
        match subject {
            Val::Many(sel) if sel.elem == Type::Player && !sel.is_choice() => {
                let words = self.end(word).before(&self.end(id));
                self.each_his_own(&words)?;
                self.each_of_players(*sel, out, |this, by, body| {
                    this.as_player(by, |this| this.deed(deed, Some(by), body))
                })
            }
            subject => {
                let by = self.chosen(subject, &Type::Player, out)?;
                let doer = (self.slot_of(by) != Some(YOU)).then_some(by);
                self.as_player(by, |this| this.deed(deed, doer, out))
            }
        }
    }
}
