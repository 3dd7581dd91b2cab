//! Answers found anew.
//!
//! What is the same for answers of all sorts is said once, beside the answers: the machine is larger than the caches in
//! which a processor keeps code.

use super::Cache;
use crate::ask::evaluate::Eval;
use crate::fault::Fault;
use crate::link::Subject;
use crate::memo::{Answer, Found};
use crate::state::Reads;

impl Eval<'_> {
    /// Finds an answer and remembers it.
    #[inline(never)]
    pub(super) fn find_anew<T: Clone + PartialEq>(
        &mut self,
        subject: Subject,
        generation: u32,
        put: impl FnOnce(&mut Cache, Answer<T>) -> Option<Answer<T>>,
        find: impl FnOnce(&mut Self) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        if !self.work.cache.on || self.trace.is_some() {
            return find(self);
        }
        let before = self.begin();
        let value = find(self);
        let found = self.end(&before, subject, generation);
        if let (Ok(value), Some(found)) = (&value, found) {
            let (past, fuel) = (found.past.clone(), found.fuel);
            let answer = Answer {
                value: value.clone(),
                found,
            };
            let old = put(&mut self.work.cache, answer);
            let old = old.as_ref().map(|old| (&old.value, &old.found.past));
            let profile = &mut self.work.profile;
            profile.found(subject, old, (value, &past), fuel);
        }
        value
    }

    /// Begins to find something: what is read from here on is read for it.
    #[inline(never)]
    pub(crate) fn begin(&mut self) -> Before {
        self.work.profile.begin();
        self.finding += 1;
        Before {
            reads: std::mem::take(&mut self.reads),
            scoped: std::mem::take(&mut self.scoped),
            acted: std::mem::take(&mut self.acted),
            fleeting: std::mem::take(&mut self.fleeting),
            deepest: std::mem::replace(&mut self.deepest, self.depth),
            fuel: self.work.fuel,
        }
    }

    /// Ends that: how the answer was found, unless it rests on what no aspect stands for.
    #[inline(never)]
    fn end(&mut self, before: &Before, subject: Subject, generation: u32) -> Option<Found> {
        let (fuel, clock) = (before.fuel - self.work.fuel, self.state.clock);
        let profile = &mut self.work.profile;
        let past = profile.end(Some(subject), &mut self.reads, fuel, clock);
        let found = (!self.fleeting).then(|| Found {
            reads: self.reads.kept(),
            line: self.work.kin.line(),
            at: clock,
            seen: clock,
            fuel,
            height: self.deepest - self.depth,
            generation,
            around: self.scoped.then_some(self.around),
            acting: self.acted.then_some(self.acting),
            past,
        });
        self.leave(before);
        found
    }

    /// Goes back to what was being found around it: that rests on the same, too.
    pub(crate) fn leave(&mut self, before: &Before) {
        self.work.profile.leave(&mut self.reads, &before.reads);
        self.finding -= 1;
        self.fleeting |= before.fleeting;
        self.scoped |= before.scoped;
        self.acted |= before.acted;
        self.deepest = self.deepest.max(before.deepest);
    }
}

/// What was read before something began to be found, and what was left then.
pub(crate) struct Before {
    reads: Reads,
    scoped: bool,
    acted: bool,
    fleeting: bool,
    deepest: u16,
    pub(crate) fuel: u64,
}
