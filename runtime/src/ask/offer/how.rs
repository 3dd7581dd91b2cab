//! How many offers are looked for, and in which order the values of a part are tried.

use super::solve::{Dice, Pebbles};
use crate::ask::Kept;
use std::ops::Range;

/// What is looked for.
#[derive(Clone, Copy)]
pub(super) enum How {
    /// All offers.
    All,
    /// The first one.
    First,
    /// One by chance, with a seed for it.
    Drawn(u64),
}

impl How {
    /// What is remembered of what is found; of the first one nothing.
    pub(super) const fn kept(self) -> Option<Kept> {
        match self {
            Self::All => Some(Kept::All),
            Self::First => None,
            Self::Drawn(_) => Some(Kept::None),
        }
    }
}

/// The order in which the values of a part are tried.
pub(super) struct Order {
    start: usize,
    len: usize,
    at: usize,
    step: usize,
    left: usize,
}

impl Order {
    /// As they stand; or, where one is drawn, from any of them on by steps that come to each once.
    pub(super) fn of(values: &Range<usize>, how: How) -> Self {
        let len = values.len();
        let (mut at, mut step) = (0, 1);
        if let How::Drawn(seed) = how
            && len > 1
        {
            let mut dice = Pebbles::new(seed);
            at = dice.below(len);
            let wanted = 1 + dice.below(len - 1);
            step = (wanted..len).find(|step| gcd(*step, len) == 1).unwrap_or(1);
        }
        Self {
            start: values.start,
            len,
            at,
            step,
            left: len,
        }
    }

    pub(super) fn next(&mut self) -> Option<usize> {
        self.left = self.left.checked_sub(1)?;
        let number = self.start + self.at;
        self.at = (self.at + self.step) % self.len;
        Some(number)
    }
}

const fn gcd(mut one: usize, mut other: usize) -> usize {
    while other != 0 {
        (one, other) = (other, one % other);
    }
    one
}
