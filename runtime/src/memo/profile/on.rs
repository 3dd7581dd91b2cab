//! The counters.

use super::Subject;
use crate::state::{Kept, Reads, Stamps};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// What came of the questions of one subject.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Count {
    /// How often it was asked.
    pub asked: u64,
    /// How often the answer was served.
    pub served: u64,
    /// Of these, how often nothing at all had changed since.
    pub at_once: u64,
    /// How often it was found anew because it was out of date; the others were asked for the first time.
    pub stale: u64,
    /// Of these, how often it came out as it was.
    pub equal: u64,
    /// Of these, how often all that it read by itself, and all answers that it asked for, were as they had been.
    pub needless: u64,
    /// The steps that it took to find it, without those of the answers below.
    pub steps: u64,
}

impl Count {
    fn add(&mut self, other: &Self) {
        self.asked += other.asked;
        self.served += other.served;
        self.at_once += other.at_once;
        self.stale += other.stale;
        self.equal += other.equal;
        self.needless += other.needless;
        self.steps += other.steps;
    }
}

/// What is noted of an answer.
#[derive(Clone, Debug, Default)]
pub(crate) struct Past {
    /// What was read for it, without what the answers below rest on.
    own: Kept,
    /// The moment from which on it has its value.
    since: Arc<AtomicU64>,
}

/// An answer that is out of date.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Stale {
    /// Whether anything that it read by itself has changed.
    touched: bool,
    /// When it was last good.
    good: u64,
}

/// An answer that is being found.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Open {
    /// What the answers below rest on.
    below: Reads,
    /// The latest moment at which one of these got its value.
    latest: u64,
    /// The steps of these.
    steps: u64,
    stale: Option<Stale>,
}

/// The counters of a workspace.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Profile {
    counts: BTreeMap<Subject, Count>,
    open: Vec<Open>,
    /// What was just asked for, if its answer is out of date.
    asked: Option<Stale>,
    /// What was just found: whether it was out of date, and whether it could be told without looking.
    ended: Option<(Stale, bool)>,
}

impl Profile {
    /// What was counted, by subject.
    #[must_use]
    pub const fn counts(&self) -> &BTreeMap<Subject, Count> {
        &self.counts
    }

    /// Adds what others counted.
    pub fn add(&mut self, other: &Self) {
        for (subject, count) in &other.counts {
            self.of(*subject).add(count);
        }
    }

    fn of(&mut self, subject: Subject) -> &mut Count {
        self.counts.entry(subject).or_default()
    }

    fn ask(&mut self, subject: Subject) -> &mut Count {
        let count = self.of(subject);
        count.asked += 1;
        count
    }

    pub(crate) fn absent(&mut self, subject: Subject) {
        self.ask(subject);
        self.asked = None;
    }

    pub(crate) fn stale(&mut self, subject: Subject, (past, good): (&Past, u64), stamps: &Stamps) {
        self.ask(subject).stale += 1;
        let touched = stamps.changed_since(&past.own, good);
        self.asked = Some(Stale { touched, good });
    }

    pub(crate) fn served(&mut self, subject: Subject, at_once: bool, past: &Past, steps: u64) {
        let count = self.ask(subject);
        count.served += 1;
        count.at_once += u64::from(at_once);
        self.learn(past.since.load(Ordering::Relaxed), steps);
    }

    /// Tells whatever is being found of an answer below it.
    fn learn(&mut self, since: u64, steps: u64) {
        if let Some(open) = self.open.last_mut() {
            open.latest = open.latest.max(since);
            open.steps += steps;
        }
    }

    pub(crate) fn begin(&mut self) {
        self.open.push(Open {
            below: Reads::NONE,
            latest: 0,
            steps: 0,
            stale: self.asked.take(),
        });
    }

    /// Ends what was begun: `reads` is what it read by itself, and then all that it rests on. Of no subject it is
    /// only a part of what is being found.
    pub(crate) fn end(
        &mut self,
        subject: Option<Subject>,
        reads: &mut Reads,
        steps: u64,
        clock: u64,
    ) -> Past {
        let own = reads.kept();
        self.ended = None;
        if let Some(open) = self.open.pop() {
            reads.join(&open.below);
            match subject {
                Some(subject) => self.of(subject).steps += steps.saturating_sub(open.steps),
                None => self.learn(open.latest, open.steps),
            }
            let vain = |stale: Stale| (stale, !stale.touched && open.latest <= stale.good);
            self.ended = open.stale.map(vain);
        }
        let since = Arc::new(AtomicU64::new(clock));
        Past { own, since }
    }

    /// Counts what was found, with its past, beside the answer whose place it takes.
    pub(crate) fn found<T: PartialEq>(
        &mut self,
        subject: Subject,
        old: Option<(&T, &Past)>,
        (value, past): (&T, &Past),
        steps: u64,
    ) {
        let equal = old.filter(|(old, _)| *old == value);
        if let (Some((_, vain)), Some((_, old))) = (self.ended.take(), equal) {
            let since = old.since.load(Ordering::Relaxed);
            past.since.store(since, Ordering::Relaxed);
            let count = self.of(subject);
            count.equal += 1;
            count.needless += u64::from(vain);
        }
        self.learn(past.since.load(Ordering::Relaxed), steps);
    }

    /// Adds what an answer rests on to what rests on it.
    pub(crate) fn rest(&mut self, own: &mut Reads, kept: &Kept) {
        match self.open.last_mut() {
            Some(open) => open.below.join_kept(kept),
            None => own.join_kept(kept),
        }
    }

    /// Goes back to what is read around an answer, with what that rests on.
    pub(crate) fn leave(&mut self, own: &mut Reads, around: &Reads) {
        match self.open.last_mut() {
            Some(open) => {
                open.below.join(own);
                *own = *around;
            }
            None => own.join(around),
        }
    }
}
