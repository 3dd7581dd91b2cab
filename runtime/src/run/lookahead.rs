//! Looking ahead: the position as it would be after an action's declared changes.
//!
//! Only writes are laid over a copy: no verbs, no texts, no chance, no questions. What a declaration
//! asks for beyond that is at fault.

use super::code::Pc;
use super::frame::FrameKind;
use super::machine::{Flow, Machine, Stop};
use crate::evaluate::Eval;
use crate::fault::{Fault, FaultKind};
use crate::state::State;
use crate::value::Value;
use spaceline_lang::tree::ActionId;

/// The position after the declared changes of an action with these slots; none if it declares none.
pub(crate) fn ahead(
    eval: &mut Eval<'_>,
    action: ActionId,
    slots: &[Value],
) -> Result<Option<State>, Fault> {
    let program = eval.program;
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
    let remembering = eval.work.cache.suspend();
    // Nor may it disturb what is at hand here.
    let members = std::mem::take(&mut eval.work.members);
    let changes = std::mem::take(&mut eval.work.changes);
    let mut state = eval.state.branch();
    let result = lay_over(Machine::new(program, &mut state, eval.work), pc, slots);
    eval.work.cache.resume(remembering);
    (eval.work.members, eval.work.changes) = (members, changes);
    result.map(|()| Some(state))
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
