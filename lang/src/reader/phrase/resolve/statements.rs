//! Statements: names, branches, scopes, stages, offers; what is none of these is an effect.

use super::super::effect::Body;
use super::super::value::Val;
use super::Resolver;
use crate::phrase::token::Class as Token;
use crate::phrase::tree::{NodeId, Shape};
use crate::reader::{Read, Reported};
use crate::span::Span;
use crate::tree::{BlockId, ExprId, Slot, Statement, Type};
use crate::vocabulary::Class;

impl Resolver<'_, '_, '_> {
    /// One statement, which stands at `span`; choices in it come before it as statements of their own.
    pub(in crate::reader::phrase) fn statement_at(
        &mut self,
        id: NodeId,
        span: Span,
        out: &mut Body,
    ) -> Read<()> {
        match self.shape(id) {
            Shape::Let => self.binding_at(id, out),
            Shape::If => self.branches_at(id, out),
            Shape::Each => self.each_at(id, span, out),
            Shape::Loop => self.loop_at(id, span, out),
            Shape::Step => self.step_at(id, span, out),
            Shape::Scoped => self.scoped_at(id, span, out),
            Shape::Deed if self.follows_text(id) => {
                let kept = self.text_at(id, NodeId::NONE)?;
                out.push((kept, span));
                Ok(())
            }
            Shape::Stage => self.stage_at(id, span, out),
            Shape::Offer => self.offer_at(id, span, out),
            _ => self.effects_at(id, out),
        }
    }

    /// `let x be E`.
    fn binding_at(&mut self, id: NodeId, out: &mut Body) -> Read<()> {
        let (name, value) = (self.part(id, 0), self.part(id, 1));
        let Some(word) = self.words(name).first() else {
            return self.extra(name);
        };
        let named = self.let_slot(word)?;
        let read = self.bound_at(value, named.slot, out);
        let span = self.place(id);
        self.let_type(named, word, read, span)
    }

    /// The value of a `let`: an expression, a choice, or what a procedure returns.
    fn bound_at(&mut self, id: NodeId, slot: Slot, out: &mut Body) -> Read<Type> {
        if self.shape(id) == Shape::Call
            && let Some(Class::Procedure(procedure)) = self.class_of(self.part(id, 0))
        {
            self.run_at(id, Some(slot), out)?;
            let span = self.place(id);
            return self.given_by(*procedure, span);
        }
        self.env.bare_join = None;
        let val = self.value(id)?;
        let span = self.place(id);
        self.let_value(val, slot, span, out)
    }

    /// `if C { } else if D { } else { }`.
    fn branches_at(&mut self, id: NodeId, out: &mut Body) -> Read<()> {
        let span = self.place(id);
        let (mut arms, mut otherwise) = (Vec::new(), None);
        let (mut at, mut failed) = (id, None);
        while self.shape(at) == Shape::If {
            match self.branch_at(self.part(at, 0), self.part(at, 1)) {
                Ok(arm) => arms.push(arm),
                Err(reported) => failed = Some(reported),
            }
            at = self.part(at, 2);
        }
        if at.is_some() {
            match self.done_in(at) {
                Ok(block) => otherwise = Some(block),
                Err(reported) => failed = Some(reported),
            }
        }
        if let Some(reported) = failed {
            return Err(reported);
        }
        out.push((Statement::If { arms, otherwise }, span));
        Ok(())
    }

    /// A condition, and what is done in the light of it. Both are read, for the mistakes of both.
    fn branch_at(&mut self, condition: NodeId, block: NodeId) -> Read<(ExprId, BlockId)> {
        let test = self.truth_at(condition);
        let shown = self.env.shown.len();
        if let Ok(test) = test {
            self.learn(test);
        }
        let block = self.done_in(block);
        self.env.shown.truncate(shown);
        Ok((test?, block?))
    }

    /// A block, or effects behind a colon.
    pub(in crate::reader::phrase) fn done_in(&mut self, id: NodeId) -> Read<BlockId> {
        if self.token(id) == Some(Token::Block) {
            return match self.block_at(id) {
                Some(block) => self.statements(&block.items),
                None => Err(Reported::before()),
            };
        }
        let mut body = Body::new();
        self.effects_at(id, &mut body)?;
        Ok(self.block(body))
    }

    /// `with SCOPE = E, SCOPE = E { }`.
    fn scoped_at(&mut self, id: NodeId, span: Span, out: &mut Body) -> Read<()> {
        let (settings, what) = (self.part(id, 0), self.part(id, 1));
        if self.shape(what) == Shape::Deed {
            let kept = self.text_at(what, settings)?;
            out.push((kept, span));
            return Ok(());
        }
        let binds = self.settings_of(self.members_of(settings), true);
        let body = self.done_in(what);
        let (binds, mut body) = (binds?, body?);
        let mut binds = binds.into_iter().rev().peekable();
        while let Some((scope, value)) = binds.next() {
            let statement = Statement::With { scope, value, body };
            if binds.peek().is_none() {
                out.push((statement, span));
                break;
            }
            body = self.block(vec![(statement, span)]);
        }
        Ok(())
    }

    /// `stage NAME { }`.
    fn stage_at(&mut self, id: NodeId, span: Span, out: &mut Body) -> Read<()> {
        let name = self.part(id, 0);
        let body = self.done_in(self.part(id, 1));
        let Some(stage) = self.stage_named(name) else {
            return Err(self.unnamed_step("stage", name));
        };
        let body = body?;
        out.push((Statement::Stage { stage, body }, span));
        Ok(())
    }

    /// `offer P [must] MENU, MENU [once] [then EFFECTS]`.
    fn offer_at(&mut self, id: NodeId, span: Span, out: &mut Body) -> Read<()> {
        let by = self.value_of(self.part(id, 0), &Type::Player)?;
        let (must, once) = (self.part(id, 1).is_some(), self.part(id, 3).is_some());
        let mut menus = Vec::new();
        for menu in self.members_of(self.part(id, 2)) {
            let name = self.name(*menu);
            let Some(menu) = self.vocab.names.menus.get(&name) else {
                let at = self.begin(*menu);
                return Err(self.unknown_name("menu", &at));
            };
            menus.push(*menu);
        }
        let then = self.part(id, 4);
        let between = match then.is_some() {
            true => Some(self.done_in(then)?),
            false => None,
        };
        let offer = Statement::Offer {
            by,
            menus,
            repeat: !once && !must,
            may_pass: !must,
            between,
        };
        out.push((offer, span));
        Ok(())
    }

    /// A call of a procedure, as a statement or as what `let` keeps.
    pub(super) fn run_at(&mut self, id: NodeId, into: Option<Slot>, out: &mut Body) -> Read<()> {
        let (name, args) = (self.part(id, 0), self.members_of(self.part(id, 1)));
        let Some(Class::Procedure(procedure)) = self.class_of(name) else {
            return self.extra(name);
        };
        let declared = self.book.procedures.get(procedure.index());
        let declared = declared.map(|one| (one.named.name.clone(), one.params.clone()));
        let (called, params) = declared.unwrap_or_default();
        let vals: Read<Vec<Val>> = args.iter().map(|arg| self.value(*arg)).collect();
        let (place, whole) = (self.place(name), self.end(name).here());
        let args = self.arguments_given(vals?, &called, &params, (place, whole))?;
        let run = Statement::Run {
            procedure: *procedure,
            args,
            into,
        };
        let span = self.place(id);
        out.push((run, span));
        Ok(())
    }
}
