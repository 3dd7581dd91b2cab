//! An answer that is put together by one number after the other.
//!
//! In: a question, and numbers. Out: which numbers may come next, and in the end a choice that the question permits. A
//! number is an answer of the current list: 0 is passing, no, or "enough"; the others count from 1 through offers,
//! candidates or ways. What can never be finished is not offered, so nobody ends up where no number is left.

use spaceline_runtime::ask::offer::{Problem, Spec};
use spaceline_runtime::{Choice, Decision, Question};
use thiserror::Error;

/// A part of an answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    /// The action that was chosen, with its sets so far.
    begun: Option<(u32, Vec<Vec<u32>>)>,
    /// The members of the set that is being chosen.
    chosen: Vec<u32>,
}

/// Why a number does not go on with an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{0} is not among the numbers that may come next")]
pub struct Unfit(pub usize);

impl Draft {
    /// Whether nothing has been put in yet.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.begun.is_none() && self.chosen.is_empty()
    }

    /// The offer that was chosen, if sets of it are being chosen now, and the number of the set.
    #[must_use]
    pub fn begun(&self) -> Option<(u32, usize)> {
        self.begun
            .as_ref()
            .map(|(offer, picks)| (*offer, picks.len()))
    }

    /// The members that were chosen of the set that is being chosen.
    #[must_use]
    pub fn chosen(&self) -> &[u32] {
        &self.chosen
    }

    /// The set that is being chosen.
    #[must_use]
    pub fn spec<'d>(&self, decision: &'d Decision) -> Option<&'d Spec> {
        match (&decision.question, &self.begun) {
            (Question::Members(spec), None) => Some(spec),
            (Question::Act { offers, .. }, Some((offer, picks))) => {
                offers.get(*offer as usize)?.picks.get(picks.len())
            }
            _ => None,
        }
    }

    /// For each number whether it may come next.
    #[must_use]
    pub fn options(&self, decision: &Decision) -> Vec<bool> {
        if let Some(spec) = self.spec(decision) {
            return self.members(&spec.problem);
        }
        let behind = |first: bool, others: usize| {
            let mut options = vec![true; others + 1];
            if let Some(place) = options.first_mut() {
                *place = first;
            }
            options
        };
        match &decision.question {
            Question::Act { offers, may_pass } => behind(*may_pass, offers.len()),
            Question::Whether => behind(true, 1),
            Question::One { arms, optional } => behind(*optional, arms.len()),
            Question::Members(_) => Vec::new(),
        }
    }

    fn members(&self, problem: &Problem) -> Vec<bool> {
        let known = problem.completed(&self.chosen).unwrap_or_default();
        let mut more = self.chosen.clone();
        let mut options = vec![problem.check(&self.chosen).is_ok()];
        for number in (0..).take(problem.size) {
            let may = !self.chosen.contains(&number) && {
                more.push(number);
                let may = known.contains(&number) || problem.completed(&more).is_some();
                more.pop();
                may
            };
            options.push(may);
        }
        options
    }

    /// Puts a number in; gives the choice if the answer is whole now. A set is closed where nobody can join it any
    /// more, and one that can only be one way is not asked for.
    ///
    /// # Errors
    /// When the number is none of those that may come next; then nothing has changed.
    pub fn put(&mut self, decision: &Decision, number: usize) -> Result<Option<Choice>, Unfit> {
        if !self.options(decision).get(number).is_some_and(|may| *may) {
            return Err(Unfit(number));
        }
        let member = number.checked_sub(1);
        let member = member.and_then(|at| u32::try_from(at).ok());
        if let Some(spec) = self.spec(decision) {
            self.chosen.extend(member);
            if member.is_some() && self.members(&spec.problem).iter().skip(1).any(|may| *may) {
                return Ok(None);
            }
            let mut set = std::mem::take(&mut self.chosen);
            set.sort_unstable();
            let Some((_, picks)) = &mut self.begun else {
                return Ok(Some(Choice::Members(set)));
            };
            picks.push(set);
            return Ok(self.closed(decision));
        }
        Ok(match (&decision.question, member) {
            (Question::Whether, member) => Some(Choice::Whether(member.is_some())),
            (Question::Act { .. }, Some(offer)) => {
                self.begun = Some((offer, Vec::new()));
                self.closed(decision)
            }
            (Question::One { arms, .. }, Some(at)) => {
                arms.get(at as usize).map(|(arm, _)| Choice::One(*arm))
            }
            _ => Some(Choice::Pass),
        })
    }

    /// Takes the sets that can only be one way; gives the choice if that was all.
    fn closed(&mut self, decision: &Decision) -> Option<Choice> {
        while let Some(spec) = self.spec(decision) {
            let forced = spec.problem.forced()?;
            let (_, picks) = self.begun.as_mut()?;
            picks.push(forced);
        }
        let (offer, picks) = self.begun.take()?;
        Some(Choice::Act { offer, picks })
    }
}
