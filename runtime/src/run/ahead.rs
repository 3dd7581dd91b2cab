//! Looking ahead: the position as it would be after an action's declared changes.
//!
//! Only writes are laid over a copy: no verbs, no texts, no chance, no questions. What a declaration
//! asks for beyond that is at fault.

use super::machine::{Flow, Machine, Stop};
use crate::ask::evaluate::{Declared, Eval};
use crate::fault::{Fault, FaultKind};
use crate::link::code::Pc;
use crate::state::State;
use crate::state::stack::FrameKind;
use crate::value::Value;
use spaceline_lang::tree::ActionId;

impl Declared for Eval<'_> {
    fn after_declared(
        &mut self,
        action: ActionId,
        slots: &[Value],
    ) -> Result<Option<State>, Fault> {
        let program = self.program;
        let Some(pc) = program
            .code()
            .declares
            .get(action.index())
            .copied()
            .flatten()
        else {
            return Ok(None);
        };
        // Answers about the copy are of no use to anybody else.
        let remembering = self.work.cache.suspend();
        // Nor may it disturb what is at hand here.
        let members = std::mem::take(&mut self.work.members);
        let changes = std::mem::take(&mut self.work.changes);
        let mut state = self.state.branch();
        let result = lay_over(Machine::new(program, &mut state, self.work), pc, slots);
        self.work.cache.resume(remembering);
        (self.work.members, self.work.changes) = (members, changes);
        result.map(|()| Some(state))
    }
}

fn lay_over(mut machine: Machine<'_>, pc: Pc, slots: &[Value]) -> Result<(), Fault> {
    machine.noting = false;
    let depth = machine.state.frames.frames.len();
    machine
        .state
        .frames
        .push_with(FrameKind::Targets(0), pc, slots.to_vec())?;
    while machine.state.frames.frames.len() == depth + 1 {
        match machine.declared_step() {
            Ok(Flow::On) => {}
            Ok(Flow::Over) => break,
            Err(Stop::Fault(fault)) => return Err(fault),
            Err(_) => return Err(FaultKind::Other("declared changes may not ask".into()).into()),
        }
    }
    if machine.state.frames.frames.len() > depth {
        return Err(FaultKind::Other("declared changes may only write".into()).into());
    }
    Ok(())
}
