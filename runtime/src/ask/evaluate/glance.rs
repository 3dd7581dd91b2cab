//! Expressions at a glance: the commonest forms go straight to their answers.
//!
//! What is done for one form stands apart from where the forms are told apart, so that to tell them apart costs
//! next to nothing. Every other form, and every question of why, goes through the tree.

use super::{Eval, local};
use crate::fault::Fault;
use crate::link::{Node, Program};
use crate::state::Aspect;
use crate::value::Value;
use spaceline_lang::tree::{Expr, ExprId};

impl<'a> Eval<'a> {
    /// The value of an expression over the slots of a frame.
    ///
    /// # Errors
    /// Faults of the script.
    pub fn eval(&mut self, id: ExprId, slots: &mut [Value]) -> Result<Value, Fault> {
        let node = self.program.node(id);
        if node.is_test() && self.trace.is_none() {
            return self.tested(id, slots);
        }
        self.burn(1)?;
        match node {
            Node::Constant => Ok(match self.program.constant(id) {
                Some(value) => value.copy(),
                None => Value::Nothing,
            }),
            Node::Local(slot) => local(slots, slot).map(Value::copy),
            _ if self.trace.is_some() => self.eval_tree(id, slots),
            // The commonest questions go straight to their answers.
            Node::Field(..) | Node::Of(..) | Node::TurnPlayer => self.at_once(id, slots),
            Node::If(..) => self.eval_arm(id, slots),
            Node::Inlined(body) => self.eval(body, slots),
            Node::Ask(number) => self.remembered_value(id, number, slots),
            _ => self.eval_tree(id, slots),
        }
    }

    /// The value of the one of two expressions that a test wants.
    #[inline(never)]
    fn eval_arm(&mut self, id: ExprId, slots: &mut [Value]) -> Result<Value, Fault> {
        let Node::If(test, then, otherwise) = self.program.node(id) else {
            return self.eval_tree(id, slots);
        };
        let arm = self.arm(test, then, otherwise, slots)?;
        self.eval(arm, slots)
    }

    /// Whether one of the forms holds that are asked less often.
    #[inline(never)]
    pub(super) fn test_rarer(&mut self, id: ExprId, slots: &mut [Value]) -> Result<bool, Fault> {
        match self.program.node(id) {
            Node::In(what, set) => self.is_within(what, set, slots),
            Node::Some(some) => match self.program.expr(id)? {
                Expr::Fold { over, .. } => Ok(self.some(id, over, slots)? == some),
                _ => Err(Fault::broken("such expression")),
            },
            Node::OfTwo(op, one, other) => self.holds_of_two(op, one, other, slots),
            Node::If(test, then, otherwise) => {
                let arm = self.arm(test, then, otherwise, slots)?;
                self.test(arm, slots)
            }
            _ => self.test_tree(id, slots),
        }
    }

    /// Whether a test holds, as a value.
    #[inline(never)]
    fn tested(&mut self, id: ExprId, slots: &mut [Value]) -> Result<Value, Fault> {
        self.test(id, slots).map(Value::Truth)
    }

    /// What is known without a walk: of what a slot holds, or whose turn it is.
    #[inline(never)]
    fn at_once(&mut self, id: ExprId, slots: &mut [Value]) -> Result<Value, Fault> {
        match self.program.node(id) {
            Node::Field(field, slot) => {
                let answer = self.field(field, local(slots, slot)?);
                answer.map_err(|fault| fault.at(id, self.program.span(id)))
            }
            Node::Of(op, slot) if let Value::Object(object) = *local(slots, slot)? => {
                self.of_object(op, object, &Value::Nothing)
            }
            Node::TurnPlayer => {
                self.reads.add(Aspect::TURN);
                Ok(Value::of_player(self.state.turn_player()))
            }
            _ => self.eval_tree(id, slots),
        }
    }

    #[inline(never)]
    fn eval_tree(&mut self, id: ExprId, slots: &mut [Value]) -> Result<Value, Fault> {
        let expr = self.program.expr(id)?;
        self.descend(id)?;
        let answer = self.node(id, expr, slots);
        self.ascend(id, answer)
    }

    /// The one of two expressions that a test wants.
    #[inline]
    pub(super) fn arm(
        &mut self,
        test: ExprId,
        then: ExprId,
        otherwise: ExprId,
        slots: &mut [Value],
    ) -> Result<ExprId, Fault> {
        Ok(if self.test(test, slots)? {
            then
        } else {
            otherwise
        })
    }

    /// Whether an expression holds; nothing does not.
    ///
    /// # Errors
    /// Faults of the script, among them a value that is no truth.
    pub fn test(&mut self, id: ExprId, slots: &mut [Value]) -> Result<bool, Fault> {
        self.burn(1)?;
        if self.trace.is_some() {
            return self.test_tree(id, slots);
        }
        match self.program.node(id) {
            Node::IsKind(kind, slot) => Ok(self.is_kind(local(slots, slot)?, kind)),
            Node::HasState(state, slot) => match *local(slots, slot)? {
                Value::Object(object) => self.has_state(object, state),
                _ => Ok(false),
            },
            Node::Compare(how, one, other) => self.compare_nodes(how, one, other, slots),
            Node::Jumps(entry) => self.jumps(entry, slots),
            Node::In(..) | Node::Some(_) | Node::OfTwo(..) | Node::If(..) => {
                self.test_rarer(id, slots)
            }
            Node::Inlined(body) => self.test(body, slots),
            Node::Ask(number) => self.remembered_truth(id, number, slots),
            Node::Field(field, slot) => self.field_holds(id, field, local(slots, slot)?),
            _ => self.test_tree(id, slots),
        }
    }

    #[inline(never)]
    pub(super) fn test_tree(&mut self, id: ExprId, slots: &mut [Value]) -> Result<bool, Fault> {
        let expr = self.program.expr(id)?;
        self.descend(id)?;
        let answer = self.truth(id, expr, slots);
        if self.trace.is_none() {
            self.depth -= 1;
            return answer.map_err(|fault| fault.at(id, self.program.span(id)));
        }
        self.ascend(id, answer.map(Value::Truth))
            .map(|value| value == Value::Truth(true))
    }

    /// The value of an expression without a copy, where it stands ready.
    #[inline]
    pub(super) fn ready<'s>(&self, id: ExprId, slots: &'s [Value]) -> Option<&'s Value>
    where
        'a: 's,
    {
        let program: &'a Program = self.program;
        match program.node(id) {
            Node::Constant => program.constant(id),
            Node::Local(slot) => slots.get(usize::from(slot)),
            _ => None,
        }
    }
}
