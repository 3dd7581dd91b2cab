//! Lines of positions: which of them have a past in common.
//!
//! Positions that follow one another by writes are on one line, and the clock tells their order. A copy that goes
//! another way is on a line that leaves the first at a moment. So lines make a tree, and whatever was true of a
//! position at a moment that two lines have in common was true for both.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};
use triomphe::Arc;

/// How many lines from which a line descends are known, the nearest ones. Answers of older ones are found anew.
const FAR: usize = 32;

/// Numbers for lines. They tell lines apart and do nothing else, so they are no part of a game.
static NEXT: AtomicU64 = AtomicU64::new(0);

/// A line of positions. A copy is the same line.
#[derive(Clone, Debug)]
pub struct Line(Arc<Path>);

/// Lines from the oldest known to the line itself, each with the moment at which the next one left it.
#[derive(Debug)]
struct Path {
    past: Vec<(u64, u64)>,
    number: u64,
}

impl Path {
    fn new(past: Vec<(u64, u64)>) -> Arc<Self> {
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        Arc::new(Self { past, number })
    }

    /// The lines from the nearest on, and when each was left.
    fn back(&self) -> impl Iterator<Item = (u64, u64)> + '_ {
        let own = std::iter::once((self.number, u64::MAX));
        own.chain(self.past.iter().rev().copied())
    }
}

/// A line that has nothing in common with any other.
impl Default for Line {
    fn default() -> Self {
        Self(Path::new(Vec::new()))
    }
}

impl Line {
    /// A line that leaves this one at a moment.
    fn leave(&self, moment: u64) -> Self {
        let old = self.0.past.len().saturating_sub(FAR - 1);
        let known = self.0.past.iter().skip(old).copied();
        Self(Path::new(known.chain([(self.0.number, moment)]).collect()))
    }

    /// Whether this is the same line.
    #[inline]
    #[must_use]
    pub fn is(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    /// The last moment that two lines have in common, if there is any.
    #[must_use]
    pub fn common(&self, other: &Self) -> Option<u64> {
        // A line has a greater number than those from which it descends.
        let mut others = other.0.back().peekable();
        for (number, left) in self.0.back() {
            while others.next_if(|other| other.0 > number).is_some() {}
            if let Some((_, also)) = others.next_if(|other| other.0 == number) {
                return Some(left.min(also));
            }
        }
        None
    }
}

/// The line on which a position is: that of its own which a plain copy has, unless it was put on another. There is
/// none until somebody asks.
#[derive(Debug, Default)]
pub struct Track(OnceLock<Line>);

impl Clone for Track {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl Track {
    /// The line.
    pub fn line(&self) -> &Line {
        self.0.get_or_init(Line::default)
    }

    /// The same line, for the copy that takes a position's place.
    pub fn go_on(&self) -> Self {
        Self(self.line().clone().into())
    }

    /// A line that leaves it at a moment.
    pub fn leave(&self, moment: u64) -> Self {
        Self(self.line().leave(moment).into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_have_in_common_what_lies_before_they_part() {
        let first = Line::default();
        let early = first.leave(3);
        let late = first.leave(9);
        let later = late.leave(12);
        assert!(first.is(&first.clone()) && !first.is(&early));
        assert_eq!(first.common(&first), Some(u64::MAX));
        for (one, other, common) in [
            (&first, &early, 3),
            (&first, &later, 9),
            (&early, &late, 3),
            (&later, &early, 3),
            (&late, &later, 12),
        ] {
            assert_eq!(one.common(other), Some(common));
            assert_eq!(other.common(one), Some(common));
        }
        assert_eq!(first.common(&Line::default()), None);
        let track = Track::default();
        assert!(track.go_on().line().is(track.line()));
        assert_eq!(track.leave(4).line().common(track.line()), Some(4));
        assert_eq!(track.clone().line().common(track.line()), None);
    }

    #[test]
    fn what_is_far_behind_is_forgotten() {
        let first = Line::default();
        let mut line = first.clone();
        for moment in 0..1_000 {
            line = line.leave(moment);
        }
        assert_eq!(line.common(&first), None);
        assert_eq!(line.leave(1_000).common(&line), Some(1_000));
        assert_eq!(line.0.past.len(), FAR);
    }
}
