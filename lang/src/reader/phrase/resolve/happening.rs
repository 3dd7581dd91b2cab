//! What the earlier reader still reads: happenings as conditions, and what can be done.

use super::super::happening::Happening;
use super::super::look::Within;
use super::super::value::Val;
use super::Resolver;
use crate::phrase::tree::NodeId;
use crate::reader::{Read, Typed};
use crate::span::Span;
use crate::tree::{ExprId, Until};

impl Resolver<'_, '_, '_> {
    /// `you just solved planet mission`, `x is just killed`.
    pub(super) fn just_so(&mut self, id: NodeId) -> Read<Typed> {
        self.past_so(id)
    }

    /// `x was killed this turn`, `you solved planet mission this turn`.
    pub(super) fn past_so(&mut self, id: NodeId) -> Read<Typed> {
        let mut at = self.exact(id);
        let val = self.cx.compared(&mut at, Within::OPEN)?;
        self.finish(&at)?;
        self.settle(val)
    }

    /// `number of times C`.
    pub(super) fn times_so(&mut self, id: NodeId) -> Read<Typed> {
        let mut at = self.exact(id);
        let val = self.cx.operand(&mut at, Within::OPEN)?;
        self.finish(&at)?;
        match val {
            Val::One(typed) => Ok(typed),
            val => self.settle(val),
        }
    }

    /// `x can be stopped by p`.
    pub(super) fn can_be_so(&mut self, what: NodeId, subject: Typed, span: Span) -> Read<ExprId> {
        let mut at = self.exact(what);
        let test = self.can(&mut at, subject, span)?;
        self.finish(&at)?;
        Ok(test)
    }

    /// A happening: `you play personnel`, `personnel here is killed by opponent`.
    pub(in crate::reader::phrase) fn happens_at(&mut self, id: NodeId) -> Read<Happening> {
        let mut at = self.exact(id);
        let happening = self.happens(&mut at)?;
        self.finish(&at)?;
        Ok(happening)
    }

    /// `until T`.
    pub(super) fn until_at(&mut self, id: NodeId) -> Read<Until> {
        let mut at = self.exact(id);
        at.eat("until");
        let until = self.time(&mut at)?;
        self.finish(&at)?;
        Ok(until)
    }
}
