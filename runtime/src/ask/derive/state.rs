//! States: those that were put on an object, those that follow, those that spread.

use super::circle::Asked;
use super::order::Age;
use crate::ask::evaluate::Eval;
use crate::fault::Fault;
use crate::link::Channel;
use crate::state::Aspect;
use crate::value::{Ref, Value};
use spaceline_lang::tree::{HookRole, State, StateId};
use std::sync::Arc;

impl Eval<'_> {
    fn declared(&self, state: StateId) -> Result<&'_ State, Fault> {
        self.program
            .book()
            .states
            .get(state.index())
            .ok_or_else(|| Fault::broken("such state"))
    }

    /// Whether an object is in a state: marked with it, or by what the state means, or by a standing
    /// text, or because the state spreads to it.
    ///
    /// # Errors
    /// Faults of the scripts that derive it.
    pub fn has_state(&mut self, object: Ref, state: StateId) -> Result<bool, Fault> {
        self.reads.add(Aspect::mark(state, object.index));
        let Some(rec) = self.rec(object) else {
            return Ok(false);
        };
        let program = self.program;
        if rec.has_mark(program.state_bit(state)) {
            return Ok(true);
        }
        if !program.is_derived(state) || !program.can_be(rec.kind, state) {
            return Ok(false);
        }
        self.keep_state(state, object, |eval| {
            let answer = eval.around(
                Asked::State(state, Value::Object(object)),
                |_| Ok(Value::Truth(false)),
                |eval| eval.find_state(object, state).map(Value::Truth),
            )?;
            Ok(answer == Value::Truth(true))
        })
    }

    fn find_state(&mut self, object: Ref, state: StateId) -> Result<bool, Fault> {
        if !self.can_be(object, state) {
            return Ok(false);
        }
        if self.is_directly(object, state)? {
            return Ok(true);
        }
        if self.declared(state)?.spreads.is_none() {
            return Ok(false);
        }
        Ok(self.reach(state)?.binary_search(&object).is_ok())
    }

    /// Whether an object is of a kind that can be in a state at all.
    fn can_be(&mut self, object: Ref, state: StateId) -> bool {
        let rec = self.rec(object);
        rec.is_some_and(|rec| self.program.can_be(rec.kind, state))
    }

    /// Whether an object is in a state for a reason of its own.
    fn is_directly(&mut self, object: Ref, state: StateId) -> Result<bool, Fault> {
        if self.state.is_marked(self.program, object, state) {
            return Ok(true);
        }
        if let Some(means) = self.declared(state)?.means
            && self.eval_over(means, object)? == Value::Truth(true)
        {
            return Ok(true);
        }
        let standing = self.standing(Channel::Marks(state))?;
        for text in standing.iter() {
            if self.is_left_out(text) {
                continue;
            }
            let hook = self.program.hook(text.hook)?;
            let HookRole::Marks { subject, test, .. } = &hook.role else {
                continue;
            };
            let weighs = self.in_order && self.asks_state(state, object);
            let holds = self.weigh(weighs, Age::of(text), |eval| {
                eval.without_its_own(text, |eval| {
                    let mut slots = eval.hook_slots(text)?;
                    if let Some(slot) = slots.get_mut(usize::from(*subject)) {
                        *slot = Value::Object(object);
                    }
                    let holds = eval
                        .test(*test, &mut slots)
                        .map_err(|fault| fault.or_at(Some(hook.span)));
                    eval.give_back(slots);
                    holds
                })
            });
            if holds.unwrap_or(Ok(false))? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether the innermost open question is for a state of an object.
    fn asks_state(&self, state: StateId, object: Ref) -> bool {
        self.open.last().is_some_and(|open| {
            matches!(&open.what, Asked::State(asked, of) if *asked == state && of.object() == Some(object))
        })
    }

    /// The objects that a state reaches by spreading, sorted: from those in it for reasons of their
    /// own, and on from those reached.
    fn reach(&mut self, state: StateId) -> Result<Arc<Vec<Ref>>, Fault> {
        self.keep_reach(state, |eval| eval.find_reach(state).map(Arc::new))
    }

    fn find_reach(&mut self, state: StateId) -> Result<Vec<Ref>, Fault> {
        let declared = self.declared(state)?;
        let Some(spreads) = declared.spreads else {
            return Ok(Vec::new());
        };
        let marks = self.program.channel(Channel::Marks(state));
        let derived = declared.means.is_some() || self.program.is_used(marks);
        let position = self.state;
        let mut open: Vec<Ref> = Vec::new();
        if derived {
            self.reads.add(Aspect::IN_PLAY);
            for object in position
                .in_play(None)
                .iter()
                .filter_map(|index| position.handle(*index))
            {
                if self.can_be(object, state) && self.is_directly(object, state)? {
                    open.push(object);
                }
            }
        } else {
            open.extend(
                position
                    .marked(state)
                    .iter()
                    .filter_map(|index| position.handle(*index)),
            );
        }
        self.reads.add(Aspect::state(state));
        let mut reached: Vec<Ref> = Vec::new();
        let mut seen: Vec<Ref> = open.clone();
        seen.sort_unstable();
        while let Some(object) = open.pop() {
            self.burn(1)?;
            let value = self.eval_over(spreads, object)?;
            let base = self.work.members.len();
            self.push_value(value)?;
            let members: Vec<Value> = self.work.members.drain(base..).collect();
            for other in members.iter().filter_map(Value::object) {
                if let Err(at) = reached.binary_search(&other)
                    && self.can_be(other, state)
                {
                    reached.insert(at, other);
                    if let Err(at) = seen.binary_search(&other) {
                        seen.insert(at, other);
                        open.push(other);
                    }
                }
            }
        }
        Ok(reached)
    }
}
