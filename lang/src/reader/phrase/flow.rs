//! Branches, loops, stages, scopes, and the ways out of them.

use super::effect::Body;
use super::look::{Look, Within};
use crate::reader::{Cursor, Cx, PhraseError, Read};
use crate::sentence::Item;
use crate::span::Span;
use crate::tree::{BlockId, Expr, ExprId, Leave, Statement, Type};
use crate::vocabulary::Class;

impl Cx<'_> {
    /// `if C { } else if D { } else { }`.
    pub(super) fn branches(&mut self, mut at: Cursor<'_>, item: &Item, out: &mut Body) -> Read<()> {
        let span = at.span();
        let effects = self.behind_colon(&mut at, item);
        let mut arms = Vec::new();
        let mut failed = None;
        match self.branch(at, |cx| cx.block_of(item, effects)) {
            Ok(arm) => arms.push(arm),
            Err(reported) => failed = Some(reported),
        }
        let mut otherwise = None;
        for other in &item.otherwise {
            let read = match &other.test {
                Some(test) => {
                    let at = Cursor::new(test);
                    let arm = self.branch(at, |cx| cx.statements(&other.block.items));
                    arm.map(|arm| arms.push(arm))
                }
                None => self
                    .statements(&other.block.items)
                    .map(|block| otherwise = Some(block)),
            };
            failed = failed.or(read.err());
        }
        match failed {
            Some(reported) => Err(reported),
            None => {
                out.push((Statement::If { arms, otherwise }, span));
                Ok(())
            }
        }
    }

    /// `if C` and what is done then, in the light of C.
    pub(super) fn branch(
        &mut self,
        mut at: Cursor<'_>,
        then: impl FnOnce(&mut Self) -> Read<BlockId>,
    ) -> Read<(ExprId, BlockId)> {
        if !at.eat("if") {
            let help = String::from("write `else { }` or `else if ... { }`");
            return Err(self.expected_or("`if`", &at, Some(help)));
        }
        let test = self.truth(&mut at, Within::OPEN).and_then(|test| {
            self.finish(&at)?;
            Ok(test)
        });
        let shown = self.env.shown.len();
        if let Ok(test) = test {
            self.learn(test);
        }
        let block = then(self);
        self.env.shown.truncate(shown);
        Ok((test?, block?))
    }

    /// `for each x in S { }`, `for each x: KIND in S where C { }`.
    pub(super) fn each(
        &mut self,
        mut at: Cursor<'_>,
        item: &Item,
        span: Span,
        out: &mut Body,
    ) -> Read<()> {
        let effects = self.behind_colon(&mut at, item);
        at.next_word();
        if !at.eat("each") {
            return Err(self.expected_or(
                "`each`",
                &at,
                Some(String::from("write `for each x in ...`")),
            ));
        }
        let mark = self.env.enter();
        let group = if self.binds_here(&at) {
            self.bound(&mut at, Within::OPEN)
        } else {
            Err(self.expected_or(
                "a name",
                &at,
                Some(String::from(
                    "write `for each x in ...` or `for each x: KIND`",
                )),
            ))
        };
        let group = group.and_then(|sel| {
            self.finish(&at)?;
            if let Some(from) = sel.group.from
                && let Expr::List(list) = self.at(from)
                && let [one] = list.as_slice()
            {
                // One value is a set of one elsewhere; going over it is a mistake.
                let span = self.span(*one);
                let wanted = Type::Set(Box::new(Type::Any));
                return Err(self.mismatch(&sel.elem.clone(), &wanted, span));
            }
            let slot = sel.group.slot;
            Ok((slot, self.set_of(sel)?))
        });
        // The body is read even if the group could not be, for its own mistakes.
        let body = self.block_of(item, effects);
        self.env.leave(mark);
        let (slot, over) = group?;
        out.push((
            Statement::Each {
                slot,
                over: over.id,
                body: body?,
            },
            span,
        ));
        Ok(())
    }

    /// `while C { }`, `repeat N { }`.
    pub(super) fn repeated(
        &mut self,
        mut at: Cursor<'_>,
        item: &Item,
        span: Span,
        out: &mut Body,
    ) -> Read<()> {
        let effects = self.behind_colon(&mut at, item);
        let while_true = at.eat("while");
        if !while_true {
            at.next_word();
        }
        let wanted = if while_true {
            Type::Truth
        } else {
            Type::Number
        };
        let test = self.ternary(&mut at, Within::OPEN).and_then(|val| {
            self.finish(&at)?;
            self.want(val, &wanted)
        });
        let body = self.block_of(item, effects);
        let (test, body) = (test?, body?);
        out.push((
            if while_true {
                Statement::While { test, body }
            } else {
                Statement::Repeat { times: test, body }
            },
            span,
        ));
        Ok(())
    }

    /// `leave P`.
    pub(super) fn leave_out(&mut self, mut at: Cursor<'_>, span: Span, out: &mut Body) -> Read<()> {
        at.next_word();
        let here = at.here();
        let name = at.peek().map(super::spell::spelled);
        let leave = match (&name, self.class(&at)) {
            (_, Some(Class::Procedure(procedure))) => Some(Leave::Procedure(*procedure)),
            (None, _) => Some(Leave::Loop),
            (Some(name), _) => match (name.as_str(), self.env.procedure) {
                ("loop", _) => Some(Leave::Loop),
                ("action", _) => Some(Leave::Action),
                (_, Some(procedure)) => {
                    let stages = &self.vocab.names.stages;
                    let stage = stages.get(&(procedure, name.clone()));
                    stage.map(|stage| Leave::Stage(*stage))
                }
                _ => None,
            },
        };
        let Some(leave) = leave else {
            return Err(self.report(PhraseError::UnknownName {
                what: "procedure or stage",
                name: name.unwrap_or_default(),
                span: here,
                nearest: None,
            }));
        };
        if name.is_some() {
            match self.look(&at) {
                Look::Known(_, count) => at.take(count),
                _ => at.take(1),
            };
        }
        self.finish(&at)?;
        out.push((Statement::Leave(leave), span));
        Ok(())
    }

    /// `return E`, in a procedure that says what it gives; `return` alone in any.
    pub(super) fn give_back(&mut self, mut at: Cursor<'_>, span: Span, out: &mut Body) -> Read<()> {
        at.next_word();
        let value = if at.is_done() {
            None
        } else {
            let here = at.span();
            let val = self.ternary(&mut at, Within::OPEN)?;
            self.finish(&at)?;
            let procedure = self.env.procedure;
            let declared = procedure.and_then(|id| self.book.procedures.get(id.index()));
            let Some(declared) = declared else {
                return Err(self.report(PhraseError::ReturnsNothing {
                    name: None,
                    span: here,
                }));
            };
            let Some(wanted) = declared.gives.clone() else {
                let name = Some(declared.named.name.clone());
                return Err(self.report(PhraseError::ReturnsNothing { name, span: here }));
            };
            Some(self.want(val, &wanted)?)
        };
        out.push((Statement::Return(value), span));
        Ok(())
    }

    /// `stage NAME { }`.
    pub(super) fn stage(
        &mut self,
        mut at: Cursor<'_>,
        item: &Item,
        span: Span,
        out: &mut Body,
    ) -> Read<()> {
        at.next_word();
        let here = at.here();
        let name = at.peek().map(super::spell::spelled).unwrap_or_default();
        at.next_word();
        self.finish(&at)?;
        let body = self.block_of(item, None);
        let stage = self
            .env
            .procedure
            .and_then(|procedure| self.vocab.names.stages.get(&(procedure, name.clone())));
        let Some(stage) = stage else {
            return Err(self.report(PhraseError::UnknownName {
                what: "stage",
                name,
                span: here,
                nearest: None,
            }));
        };
        out.push((
            Statement::Stage {
                stage: *stage,
                body: body?,
            },
            span,
        ));
        Ok(())
    }

    /// `with SCOPE = E, SCOPE = E { }`.
    pub(super) fn with_scopes(
        &mut self,
        mut at: Cursor<'_>,
        item: &Item,
        span: Span,
        out: &mut Body,
    ) -> Read<()> {
        let binds = self.scopes(&mut at, true).and_then(|binds| {
            self.finish(&at)?;
            Ok(binds)
        });
        let body = self.block_of(item, None);
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
}
