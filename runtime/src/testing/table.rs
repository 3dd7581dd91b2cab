//! A position of a book, to ask questions of.

use super::maker::Maker;
use crate::Fault;
use crate::ask::evaluate::{Eval, Workspace};
use crate::link::Program;
use crate::state::State;
use crate::value::{Place, Ref, Value};
use spaceline_lang::tree::*;
use std::sync::Arc;

/// A linked program with a position.
pub struct Table {
    pub program: Arc<Program>,
    pub state: State,
    pub work: Workspace,
}

impl Table {
    pub fn of(maker: Maker) -> Self {
        let program = maker.link();
        let state = State::new(&program, 1);
        Self {
            state,
            program,
            work: Workspace::default(),
        }
    }

    pub fn add(&mut self, card: CardId, owner: u8, into: Place) -> Ref {
        self.state
            .add_card(&self.program, card, Some(owner), into)
            .expect("the place is there")
    }

    pub fn put(&mut self, object: Ref, into: Place) -> Ref {
        self.state
            .put(&self.program, object, into, crate::state::At::Last, None)
            .expect("it can be put there")
    }

    pub fn ask<T>(
        &mut self,
        ask: impl FnOnce(&mut Eval<'_>) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        let mut eval = Eval::new(&self.program, &self.state, &mut self.work);
        ask(&mut eval)
    }

    /// The value of an expression in a frame whose slots from 2 on hold these values.
    pub fn eval_with(&mut self, id: ExprId, values: &[Value]) -> Result<Value, Fault> {
        let mut slots = vec![Value::Nothing; 16];
        slots[2..2 + values.len()].clone_from_slice(values);
        self.ask(|eval| eval.eval(id, &mut slots))
    }

    pub fn eval(&mut self, id: ExprId) -> Value {
        self.eval_with(id, &[]).expect("it has a value")
    }

    pub fn field(&mut self, field: FieldId, object: Ref) -> Value {
        self.ask(|eval| eval.field(field, &Value::Object(object)))
            .expect("it has a value")
    }

    pub fn is(&mut self, object: Ref, state: StateId) -> bool {
        self.ask(|eval| eval.has_state(object, state))
            .expect("it has an answer")
    }
}
