//! Answers that rest on themselves.
//!
//! In: a question about a field or a state that is met again while it is being answered: two who share
//! their skills with each other, say. Out: the least answer that agrees with itself. The question is
//! first taken to be answered as if nothing changed the field, or as no; if what comes of it is
//! something else, it is asked again with that, until nothing changes any more. Definitions that only
//! add (unions, maxima, `or`) come to rest; where one comes back to what was tried before, it never will.
//!
//! Where texts that change numbers are in the circle, there is an order in which they came, and no need to guess
//! ([`order`](super::order)). What does not come to rest is asked so, too, whatever its texts change; definitions alone
//! have no order, and are at fault.
//!
//! Nothing that rests on itself is remembered: it would be a different answer from the middle of the
//! circle.

use super::order::Age;
use crate::ask::evaluate::Eval;
use crate::fault::{Fault, FaultKind};
use crate::value::Value;
use spaceline_lang::tree::{FieldId, StateId};

/// So often a circle is gone round.
const ROUNDS: usize = 100;

/// What is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Asked {
    /// A field of an object, a player or the game.
    Field(FieldId, Value),
    /// Whether an object is in a state.
    State(StateId, Value),
}

/// A question that is being answered.
#[derive(Debug)]
pub struct Open {
    pub(super) what: Asked,
    /// What it is taken to be answered meanwhile, once somebody asks it again.
    assumed: Option<Value>,
    /// Whether somebody has asked it in this round.
    met: bool,
    /// Which text that changes it is being weighed, if it is a number.
    pub(super) weighed: Option<Age>,
    /// As which text finds it, if not as it is in the end.
    pub(super) seen_by: Option<Age>,
    /// Whether the text that is being weighed turned out to come too late.
    pub(super) late: bool,
}

impl Open {
    pub(super) const fn of(what: Asked, seen_by: Option<Age>) -> Self {
        Self {
            what,
            assumed: None,
            met: false,
            weighed: None,
            seen_by,
            late: false,
        }
    }
}

impl Eval<'_> {
    /// Answers a question that may rest on itself.
    pub(super) fn around(
        &mut self,
        what: Asked,
        least: impl Fn(&mut Self) -> Result<Value, Fault>,
        find: impl Fn(&mut Self) -> Result<Value, Fault>,
    ) -> Result<Value, Fault> {
        if let Some(at) = self.open.iter().rposition(|open| open.what == what) {
            self.fleeting = true;
            if let Some((late, age)) = self.latest_from(at) {
                return if self.gives_way(late, at, age) {
                    least(self)
                } else {
                    self.answer_open(Open::of(what, Some(age)), find)
                };
            }
            if let Some(assumed) = self.open.get(at).and_then(|open| open.assumed.clone()) {
                if let Some(open) = self.open.get_mut(at) {
                    open.met = true;
                }
                return Ok(assumed);
            }
            let assumed = least(self)?;
            self.assume(at, assumed.clone(), true);
            return Ok(assumed);
        }
        self.answer_open(Open::of(what, None), find)
    }

    fn answer_open(
        &mut self,
        open: Open,
        find: impl Fn(&mut Self) -> Result<Value, Fault>,
    ) -> Result<Value, Fault> {
        let at = self.open.len();
        self.open.push(open);
        let answer = self.settle_circle(at, find);
        let open = self.open.drain(at..).next();
        answer.map_err(|fault| match open {
            Some(open) if fault.kind() == &FaultKind::Circle(String::new()) => {
                FaultKind::Circle(self.name_of(&open.what)).into()
            }
            _ => fault,
        })
    }

    fn settle_circle(
        &mut self,
        at: usize,
        find: impl Fn(&mut Self) -> Result<Value, Fault>,
    ) -> Result<Value, Fault> {
        if let Some(answer) = self.go_round(at, &find)? {
            return Ok(answer);
        }
        if !std::mem::replace(&mut self.in_order, true) {
            if let Some(open) = self.open.get_mut(at) {
                (open.assumed, open.met) = (None, false);
            }
            let answer = self.go_round(at, &find);
            self.in_order = false;
            if let Some(answer) = answer? {
                return Ok(answer);
            }
        }
        Err(FaultKind::Circle(String::new()).into())
    }

    /// Asks until the answer agrees with itself; nothing, if it never does.
    fn go_round(
        &mut self,
        at: usize,
        find: &impl Fn(&mut Self) -> Result<Value, Fault>,
    ) -> Result<Option<Value>, Fault> {
        let mut tried: Vec<Value> = Vec::new();
        for _ in 0..ROUNDS {
            let answer = find(self)?;
            self.open.truncate(at + 1);
            match self.open.get(at) {
                Some(open) if open.met && open.assumed.as_ref() != Some(&answer) => {
                    if tried.contains(&answer) {
                        return Ok(None);
                    }
                    tried.push(answer.clone());
                    self.assume(at, answer, false);
                }
                _ => return Ok(Some(answer)),
            }
        }
        Ok(None)
    }

    fn assume(&mut self, at: usize, assumed: Value, met: bool) {
        if let Some(open) = self.open.get_mut(at) {
            open.assumed = Some(assumed);
            open.met = met;
        }
    }

    fn name_of(&self, what: &Asked) -> String {
        let book = self.program.book();
        let named = match what {
            Asked::Field(field, _) => book.fields.get(field.index()).map(|field| &field.named),
            Asked::State(state, _) => book.states.get(state.index()).map(|state| &state.named),
        };
        named.map_or_else(String::new, |named| named.name.to_string())
    }
}
