//! Choosing sets: exact answers to "is there one", "is this one" and "give me any".
//!
//! In: how many candidates there are and what the chosen must be together, with every expression
//! already asked (a [`Problem`] holds plain numbers). Out: a witness, a verdict with the reason, or
//! a sample. Nothing here knows of games or scripts, so each answer is tested against brute force.
//!
//! All questions go through one search ([`search`]) whose look-ahead is exact for every single class
//! of bound: it then never turns back. Several bounds at once may make it turn back; that search is
//! complete, up to a budget that only sets of no known card exceed.

mod keep;
mod matching;
mod search;
mod sums;
#[cfg(test)]
mod tests;

pub use matching::{Fits, assign};

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A source of chance for samples.
pub trait Dice {
    /// A number below `bound`; 0 if the bound is 0.
    fn below(&mut self, bound: usize) -> usize;
}

/// A small source of chance for bots and tests; games have their own, in the state.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pebbles(u64);

impl Pebbles {
    /// Starts from a seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A seed for others.
    pub const fn seed(&mut self) -> u64 {
        // SplitMix64: short, and good enough to play at random.
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }
}

impl Dice for Pebbles {
    fn below(&mut self, bound: usize) -> usize {
        let wide = u128::from(self.seed()) * (bound as u128);
        usize::try_from(wide >> 64).unwrap_or(0)
    }
}

/// What the chosen must be together. Members are numbers from 0.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Bound {
    /// At most so many members of each key; equal numbers are equal keys.
    PerKey {
        /// Each candidate's key.
        keys: Vec<u32>,
        /// At most so many.
        max: usize,
    },
    /// The sum of a number of each lies within bounds.
    Sum {
        /// Each candidate's number.
        of: Vec<i64>,
        /// At least.
        min: Option<i64>,
        /// At most.
        max: Option<i64>,
    },
    /// Distinct members fill every role.
    Roles {
        /// How many roles there are.
        roles: usize,
        /// Which roles each candidate can fill.
        fits: Vec<Fits>,
    },
    /// Every two of them agree.
    Pairwise {
        /// The pairs that do not, each with the lower number first, in order.
        apart: Vec<(u32, u32)>,
    },
}

/// A choice of some of `size` candidates.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Problem {
    /// How many candidates there are.
    pub size: usize,
    /// At least so many are chosen.
    pub min: usize,
    /// At most so many.
    pub max: usize,
    /// What they must be together.
    pub bounds: Vec<Bound>,
}

/// Why a set is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error, Serialize, Deserialize)]
pub enum Misfit {
    /// One that is no candidate.
    #[error("number {0} is no candidate")]
    NoCandidate(u32),
    /// The same one twice.
    #[error("number {0} is chosen twice")]
    Twice(u32),
    /// Too few.
    #[error("at least {0} must be chosen")]
    TooFew(usize),
    /// Too many.
    #[error("at most {0} may be chosen")]
    TooMany(usize),
    /// A bound that the set breaks, by its position.
    #[error("the chosen do not fit together")]
    Bound(usize),
}

impl Problem {
    /// A choice bounded by number only.
    #[must_use]
    pub const fn count(size: usize, min: usize, max: usize) -> Self {
        Self {
            size,
            min,
            max,
            bounds: Vec::new(),
        }
    }

    /// Whether a set is one that may be chosen.
    ///
    /// # Errors
    /// The first reason why it is not.
    pub fn check(&self, chosen: &[u32]) -> Result<(), Misfit> {
        let mut seen = vec![false; self.size];
        for number in chosen {
            let place = seen
                .get_mut(*number as usize)
                .ok_or(Misfit::NoCandidate(*number))?;
            if std::mem::replace(place, true) {
                return Err(Misfit::Twice(*number));
            }
        }
        if chosen.len() < self.min {
            return Err(Misfit::TooFew(self.min));
        }
        if chosen.len() > self.max {
            return Err(Misfit::TooMany(self.max));
        }
        let broken = self.bounds.iter().position(|bound| !bound.holds(chosen));
        broken.map_or(Ok(()), |at| Err(Misfit::Bound(at)))
    }

    /// A set that may be chosen, with few members; none if there is none.
    #[must_use]
    pub fn witness(&self) -> Option<Vec<u32>> {
        if self.bounds.is_empty() {
            let few = self.min <= self.max && self.min <= self.size;
            return few.then(|| (0..).take(self.min).collect());
        }
        let order: Vec<usize> = (0..self.size).collect();
        search::search(self, &order, self.min, self.max)
    }

    /// A set that may be chosen and holds these, with few others; none if there is none.
    #[must_use]
    pub fn completed(&self, chosen: &[u32]) -> Option<Vec<u32>> {
        let is_chosen = |at: &usize| chosen.iter().any(|number| *number as usize == *at);
        let first = chosen.iter().map(|number| *number as usize);
        let rest = (0..self.size).filter(|at| !is_chosen(at));
        let order: Vec<usize> = first.chain(rest).collect();
        if order.len() != self.size || order.iter().any(|at| *at >= self.size) {
            return None;
        }
        search::completed(self, &order, chosen.len(), self.min, self.max)
    }

    /// The only set that may be chosen, where that is plain to see: all of them, or none.
    #[must_use]
    pub fn forced(&self) -> Option<Vec<u32>> {
        if self.max == 0 || self.size == 0 {
            return Some(Vec::new());
        }
        (self.min >= self.size).then(|| (0..).take(self.size).collect())
    }

    /// Any set that may be chosen. Every one can come up, though not all equally often.
    pub fn sample(&self, dice: &mut dyn Dice) -> Option<Vec<u32>> {
        let most = self.max.min(self.size);
        let sizes = most.checked_sub(self.min)? + 1;
        let mut order: Vec<usize> = (0..self.size).collect();
        for at in (1..order.len()).rev() {
            order.swap(at, dice.below(at + 1));
        }
        let first = dice.below(sizes);
        // A size that cannot be had makes way for the next one.
        let mut found = (0..sizes).find_map(|step| {
            let size = self.min + (first + step) % sizes;
            if self.bounds.is_empty() {
                return Some(
                    order
                        .iter()
                        .take(size)
                        .filter_map(|at| u32::try_from(*at).ok())
                        .collect(),
                );
            }
            search::search(self, &order, size, size)
        });
        if let Some(found) = &mut found {
            found.sort_unstable();
        }
        found
    }

    /// The same choice made possible: where the number asked for cannot be had, as many as can be.
    /// Where not even the empty set would do, the bounds fall and nothing is chosen.
    #[must_use]
    pub fn relaxed(mut self) -> Self {
        self.min = self.min.min(self.size);
        self.max = self.max.min(self.size);
        if self.min > self.max {
            self.min = self.max;
        }
        if self.bounds.is_empty() || self.witness().is_some() {
            return self;
        }
        while let Some(fewer) = self.min.checked_sub(1) {
            self.min = fewer;
            if self.witness().is_some() {
                self.max = fewer;
                return self;
            }
        }
        // The bounds must hold of at least one set, or there would be no way on.
        Self::count(self.size, 0, 0)
    }
}

impl Bound {
    /// Whether a set keeps it.
    #[must_use]
    pub fn holds(&self, chosen: &[u32]) -> bool {
        let chosen = || chosen.iter().map(|number| *number as usize);
        match self {
            Self::PerKey { keys, max } => {
                let mut taken: Vec<u32> = chosen().filter_map(|at| keys.get(at).copied()).collect();
                taken.sort_unstable();
                taken
                    .chunk_by(|one, other| one == other)
                    .all(|run| run.len() <= *max)
            }
            Self::Sum { of, min, max } => {
                let sum = chosen()
                    .filter_map(|at| of.get(at))
                    .fold(0i64, |sum, n| sum.saturating_add(*n));
                min.is_none_or(|min| sum >= min) && max.is_none_or(|max| sum <= max)
            }
            Self::Roles { roles, fits } => {
                let fits: Vec<Fits> = chosen().filter_map(|at| fits.get(at).copied()).collect();
                matching::filled(*roles, &fits) == *roles
            }
            Self::Pairwise { apart } => chosen().enumerate().all(|(position, one)| {
                chosen()
                    .skip(position + 1)
                    .all(|other| agree(apart, one, other))
            }),
        }
    }
}

/// Whether two candidates are not among the pairs that are apart.
fn agree(apart: &[(u32, u32)], one: usize, other: usize) -> bool {
    let pair = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    apart.is_empty()
        || apart
            .binary_search(&(pair(one.min(other)), pair(one.max(other))))
            .is_err()
}
