//! Doing a verb: what may replace or forbid it, what comes before and after, and its event.
//!
//! In: a verb and the values of its roles. Out: for each object of a role that is a set (or once, for
//! a verb done `at once`): 1. texts that do something else instead; 2. prohibitions; 3. texts before;
//! 4. its statements; 5. its event, remembered and returned; 6. texts after; and when the outermost verb is done,
//!    what is kept true is settled. What texts after an event say of those to whom it happens is asked as they were
//!    just before, except of who comes into play by it; what else they ask, as things are then, except where it took
//!    them out of play, or from one place out of play to another.

mod before;

use super::machine::{Flow, Machine, Stop};
use crate::ask::evaluate::lacks;
use crate::fault::Fault;
use crate::link::Program;
use crate::state::stack::{Deed, FrameKind, Phase};
use crate::value::Value;
use spaceline_lang::tree::{ExprId, Param, THIS, Type, Verb, VerbId, YOU};

/// Which players' texts come first: none's, then the turn player's, then the others' in turn order.
pub(super) fn seat_order(turn: Option<u8>, players: u8, you: &Value) -> u8 {
    let Some(player) = you.player() else { return 0 };
    let first = turn.unwrap_or(0);
    1 + (player + players - first % players.max(1)) % players.max(1)
}

impl Machine<'_> {
    /// Starts a verb.
    pub(super) fn begin(
        &mut self,
        verb: VerbId,
        args: &[Option<ExprId>],
        by: Option<ExprId>,
    ) -> Result<(), Stop> {
        let program = self.program;
        let declared = verb_of(program, verb)?;
        let mut values = Vec::with_capacity(declared.params.len());
        for at in 0..declared.params.len() {
            values.push(match args.get(at).copied().flatten() {
                Some(arg) => self.eval(arg)?,
                None => Value::Nothing,
            });
        }
        // There was nobody to do it to, or nowhere to do it.
        let mut roles = declared.params.iter().zip(&values);
        if roles.any(|(param, value)| lacks(param, value)) {
            return Ok(());
        }
        // Or he is gone: nothing is done to him, and nothing is told of it.
        let object = declared.params.first().zip(values.first());
        if let Some((Param { role: None, .. }, what)) = object
            && !self.is_there(what)
        {
            return Ok(());
        }
        let this = self.state.frames.slot(THIS);
        let by = match by {
            Some(by) => self.eval(by)?,
            None => self.state.frames.slot(YOU),
        };
        // The first role that is given several objects where it takes one is done one by one.
        let mut rest = None;
        if !declared.at_once {
            for (param, value) in declared.params.iter().zip(&mut values) {
                let one = !matches!(param.ty, Type::Set(_) | Type::Any | Type::Levels(_));
                if let (true, Value::Set(set)) = (one, &*value) {
                    rest = Some((param.slot, set.iter().rev().cloned().collect()));
                    *value = Value::Nothing;
                    break;
                }
            }
        }
        let inner = self
            .state
            .frames
            .frames
            .iter()
            .any(|frame| matches!(frame.kind, FrameKind::Verb(_)));
        let deed = Deed {
            verb,
            rest,
            phase: Phase::Next,
            watching: Vec::new(),
            ending: Vec::new(),
            counts: Vec::new(),
            roles: Vec::new(),
            seen: Vec::new(),
            lay: Vec::new(),
            inner,
        };
        let pc = program
            .code()
            .verbs
            .get(verb.index())
            .copied()
            .flatten()
            .unwrap_or_default();
        self.state.frames.push(
            FrameKind::Verb(Box::new(deed)),
            pc,
            declared.slots,
            this,
            by,
        )?;
        for (param, value) in declared.params.iter().zip(values) {
            self.state.frames.set_slot(param.slot, value)?;
        }
        if self.deed()?.rest.is_none() {
            self.deed_mut()?.phase = Phase::first(program);
        }
        Ok(())
    }

    fn deed(&self) -> Result<&Deed, Fault> {
        match &self.state.frames.top()?.kind {
            FrameKind::Verb(deed) => Ok(deed),
            _ => Err(Fault::broken("verb being done")),
        }
    }

    pub(super) fn deed_mut(&mut self) -> Result<&mut Deed, Fault> {
        match &mut self.state.frames.top_mut()?.kind {
            FrameKind::Verb(deed) => Ok(deed),
            _ => Err(Fault::broken("verb being done")),
        }
    }

    fn phase(&mut self, phase: Phase) -> Result<Flow, Stop> {
        self.deed_mut()?.phase = phase;
        Ok(Flow::On)
    }

    /// One phase of a verb that is not in its statements.
    pub(super) fn run_deed(&mut self) -> Result<Flow, Stop> {
        let deed = self.deed()?;
        let (verb, phase) = (deed.verb, deed.phase);
        match phase {
            Phase::Next => self.next_object(),
            Phase::Counts => {
                let counts = self.counts(verb)?;
                self.phase(if counts {
                    Phase::Instead(0)
                } else {
                    Phase::Settle
                })
            }
            Phase::Instead(from) => self.look_instead(verb, from),
            Phase::Before => {
                self.watch(verb)?;
                let Some(pc) = self
                    .program
                    .code()
                    .verbs
                    .get(verb.index())
                    .copied()
                    .flatten()
                else {
                    return self.phase(Phase::Done);
                };
                self.state.frames.top_mut()?.pc = pc;
                self.phase(Phase::Body)
            }
            Phase::Body => self.phase(Phase::Done),
            Phase::Done => self.happened(verb),
            Phase::Settle => {
                let inner = self.deed()?.inner;
                if self.deed()?.rest.is_some() {
                    self.phase(Phase::Next)?;
                } else {
                    self.state.frames.pop();
                }
                if !inner {
                    self.push_settle()?;
                }
                Ok(Flow::On)
            }
        }
    }

    /// The statements of the verb have ended.
    pub(super) fn end_deed(&mut self) -> Result<Flow, Stop> {
        self.phase(Phase::Done)
    }

    fn next_object(&mut self) -> Result<Flow, Stop> {
        let Some((slot, rest)) = &mut self.deed_mut()?.rest else {
            self.state.frames.pop();
            return Ok(Flow::On);
        };
        let slot = *slot;
        let Some(value) = rest.pop() else {
            self.state.frames.pop();
            return Ok(Flow::On);
        };
        if value
            .object()
            .is_some_and(|object| self.state.rec(object).is_none())
        {
            return Ok(Flow::On);
        }
        self.state.frames.set_slot(slot, value)?;
        self.phase(Phase::first(self.program))
    }

    /// The values of the roles, now.
    pub(super) fn roles(&self, verb: VerbId) -> Result<Vec<Value>, Fault> {
        Ok(verb_of(self.program, verb)?
            .params
            .iter()
            .map(|param| self.state.frames.slot(param.slot))
            .collect())
    }
}

pub(crate) fn verb_of(program: &Program, verb: VerbId) -> Result<&Verb, Fault> {
    program
        .book()
        .verbs
        .get(verb.index())
        .ok_or_else(|| Fault::broken("such verb"))
}
