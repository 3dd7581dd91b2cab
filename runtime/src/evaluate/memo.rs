//! Answers of functions, remembered while one position is asked many things.
//!
//! In: a call whose arguments are known. Out: its answer, from memory if the same was asked before.
//! What a player's position means to him is asked again for every offer, and most of it is the same.
//! A remembered answer burns the fuel that finding it did and asks for the same depth. What depends on
//! the scopes around a call is remembered only where there are none.

use super::{DEPTH, Eval};
use crate::fault::{Fault, FaultKind};
use crate::state::Reads;
use crate::value::Value;
use spaceline_lang::tree::{ExprId, FunctionId};

/// Less than this is found again as fast as it is looked up.
const WORTH_KEEPING: u64 = 40;
/// So many answers of one function are enough: looking one up is a walk through them.
const MOST: usize = 96;

/// Remembered answers, by function.
#[derive(Debug, Default)]
pub struct Memo {
    rows: Vec<Vec<Known>>,
}

#[derive(Debug)]
struct Known {
    /// What it was asked of: the frame of the call, before its body began.
    asked: Vec<Value>,
    answer: Answer,
    reads: Reads,
    /// Whether it depends on scopes.
    fleeting: bool,
    fuel: u64,
    height: u16,
}

/// An answer, in the sort that was asked for.
#[derive(Clone, Debug)]
pub(super) enum Answer {
    Value(Value),
    Truth(bool),
    Members(Vec<Value>),
}

/// A sort of answer that can be remembered.
pub(super) trait Remembered: Sized {
    fn keep(&self) -> Answer;
    fn take(answer: &Answer) -> Option<Self>;
}

impl Remembered for Value {
    fn keep(&self) -> Answer {
        Answer::Value(self.clone())
    }
    fn take(answer: &Answer) -> Option<Self> {
        match answer {
            Answer::Value(value) => Some(value.clone()),
            _ => None,
        }
    }
}

impl Remembered for bool {
    fn keep(&self) -> Answer {
        Answer::Truth(*self)
    }
    fn take(answer: &Answer) -> Option<Self> {
        match answer {
            Answer::Truth(truth) => Some(*truth),
            _ => None,
        }
    }
}

impl Remembered for Vec<Value> {
    fn keep(&self) -> Answer {
        Answer::Members(self.clone())
    }
    fn take(answer: &Answer) -> Option<Self> {
        match answer {
            Answer::Members(members) => Some(members.clone()),
            _ => None,
        }
    }
}

impl Memo {
    fn find<T: Remembered>(
        &self,
        function: FunctionId,
        frame: &[Value],
        free: bool,
    ) -> Option<(T, &Known)> {
        let row = self.rows.get(function.index())?;
        let fits = |known: &&Known| (free || !known.fleeting) && known.asked == frame;
        row.iter()
            .filter(fits)
            .find_map(|known| Some((T::take(&known.answer)?, known)))
    }

    fn put(&mut self, function: FunctionId, known: Known) {
        let at = function.index();
        if self.rows.len() <= at {
            self.rows.resize_with(at + 1, Vec::new);
        }
        if let Some(row) = self.rows.get_mut(at)
            && row.len() < MOST
        {
            row.push(known);
        }
    }
}

impl Eval<'_> {
    /// Goes on with the body of a call, unless its answer is remembered.
    pub(super) fn recall<T: Remembered>(
        &mut self,
        function: FunctionId,
        body: ExprId,
        frame: &mut [Value],
        then: impl FnOnce(&mut Self, ExprId, &mut [Value]) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        let Some(memo) = &self.work.memo else {
            return then(self, body, frame);
        };
        if self.trace.is_some() || self.ahead.is_some() {
            return then(self, body, frame);
        }
        let free = self.scopes.is_empty();
        if let Some((answer, known)) = memo.find(function, frame, free) {
            let (fuel, height, reads, fleeting) =
                (known.fuel, known.height, known.reads, known.fleeting);
            self.burn(fuel)?;
            let depth = self.depth.saturating_add(height);
            if depth > DEPTH {
                return Err(FaultKind::Depth(DEPTH).into());
            }
            self.deepest = self.deepest.max(depth);
            self.reads.join(&reads);
            self.fleeting |= fleeting;
            return Ok(answer);
        }
        let asked = frame.to_vec();
        let reads = std::mem::take(&mut self.reads);
        let fleeting = std::mem::take(&mut self.fleeting);
        let deepest = std::mem::replace(&mut self.deepest, self.depth);
        let before = self.work.fuel;
        let found = then(self, body, frame);
        let fuel = before.saturating_sub(self.work.fuel);
        if let Ok(answer) = &found
            && fuel >= WORTH_KEEPING
            && (free || !self.fleeting)
        {
            let known = Known {
                asked,
                answer: answer.keep(),
                reads: self.reads,
                fleeting: self.fleeting,
                fuel,
                height: self.deepest - self.depth,
            };
            if let Some(memo) = &mut self.work.memo {
                memo.put(function, known);
            }
        }
        self.reads.join(&reads);
        self.fleeting |= fleeting;
        self.deepest = self.deepest.max(deepest);
        found
    }
}
