//! One search for all bounds: candidates in an order, each taken or left, with exact look-ahead.

use super::Problem;
use super::keep::{Keeper, Progress};

/// How many candidates a search may weigh before it gives up.
const BUDGET: usize = 200_000;

/// Finds a set whose number of members lies between two bounds, trying candidates in an order.
pub(super) fn search(
    problem: &Problem,
    order: &[usize],
    min: usize,
    max: usize,
) -> Option<Vec<u32>> {
    completed(problem, order, 0, min, max)
}

/// The same, where so many at the head of the order are in the set already.
pub(super) fn completed(
    problem: &Problem,
    order: &[usize],
    taken: usize,
    min: usize,
    max: usize,
) -> Option<Vec<u32>> {
    if min > max || min > order.len() || taken > max {
        return None;
    }
    let keepers = problem
        .bounds
        .iter()
        .map(|bound| Keeper::new(bound, problem, order, max))
        .collect();
    let mut run = Run {
        order,
        min,
        max,
        keepers,
        chosen: Vec::with_capacity(max.min(order.len())),
        budget: BUDGET,
    };
    (run.begin(taken) && run.go(taken)).then(|| {
        let mut found: Vec<u32> = run
            .chosen
            .iter()
            .filter_map(|at| u32::try_from(*at).ok())
            .collect();
        found.sort_unstable();
        found
    })
}

struct Run<'a> {
    order: &'a [usize],
    min: usize,
    max: usize,
    keepers: Vec<Keeper<'a>>,
    chosen: Vec<usize>,
    budget: usize,
}

impl Run<'_> {
    /// Takes those at the head of the order; false if they do not go together.
    fn begin(&mut self, taken: usize) -> bool {
        for at in self.order.iter().take(taken) {
            self.keepers.iter_mut().for_each(|keeper| keeper.pass(*at));
            if !self
                .keepers
                .iter()
                .all(|keeper| keeper.admits(&self.chosen, *at))
            {
                return false;
            }
            self.keepers.iter_mut().for_each(|keeper| keeper.take(*at));
            self.chosen.push(*at);
        }
        true
    }

    /// Decides on the candidates from `next` on; on success the set is in `chosen`. The depth of
    /// this recursion is the number of candidates.
    fn go(&mut self, next: usize) -> bool {
        if self.chosen.len() >= self.min
            && self.keepers.iter().all(|keeper| keeper.done(&self.chosen))
        {
            return true;
        }
        let Some(at) = self.order.get(next).copied() else {
            return false;
        };
        if self.chosen.len() >= self.max {
            return false;
        }
        match self.budget.checked_sub(1) {
            Some(left) => self.budget = left,
            None => return false,
        }
        if !self.hopes(next) {
            return false;
        }
        self.keepers.iter_mut().for_each(|keeper| keeper.pass(at));
        if self
            .keepers
            .iter()
            .all(|keeper| keeper.admits(&self.chosen, at))
        {
            self.keepers.iter_mut().for_each(|keeper| keeper.take(at));
            self.chosen.push(at);
            if self.go(next + 1) {
                return true;
            }
            self.chosen.pop();
            self.keepers.iter_mut().for_each(|keeper| keeper.untake(at));
        }
        if self.go(next + 1) {
            return true;
        }
        self.keepers.iter_mut().for_each(|keeper| keeper.unpass(at));
        false
    }

    fn hopes(&self, next: usize) -> bool {
        if self.order.len() - next < self.min.saturating_sub(self.chosen.len()) {
            return false;
        }
        let progress = Progress {
            order: self.order,
            next,
            chosen: &self.chosen,
            min: self.min,
            max: self.max,
        };
        self.keepers.iter().all(|keeper| keeper.hopes(&progress))
    }
}
