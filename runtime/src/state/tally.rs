//! Counts of what happened and of what was used, under keys.

use crate::fault::{Fault, FaultKind};
use crate::value::Value;
use im::OrdMap;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use spaceline_lang::tree::Span;

/// The values under which something is counted.
pub type Key = SmallVec<[Value; 3]>;

/// How often something happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Tally {
    /// The turn of the latest count.
    turn: u32,
    /// How often in that turn.
    now: u32,
    /// How often in the turn before that.
    before: u32,
    /// How often in all.
    total: u32,
}

impl Tally {
    fn count(&mut self, turn: u32) {
        if self.turn != turn {
            self.before = if self.turn.checked_add(1) == Some(turn) {
                self.now
            } else {
                0
            };
            self.now = 0;
            self.turn = turn;
        }
        self.now = self.now.saturating_add(1);
        self.total = self.total.saturating_add(1);
    }

    /// What may still be asked about: how often this turn, in the turn before, and ever.
    pub(super) fn asked(self, turn: u32) -> [u32; 3] {
        [Span::Turn, Span::LastTurn, Span::Game].map(|span| self.in_span(span, turn))
    }

    pub(super) fn in_span(self, span: Span, turn: u32) -> u32 {
        match span {
            Span::Game => self.total,
            Span::Turn if self.turn == turn => self.now,
            Span::LastTurn if self.turn == turn => self.before,
            Span::LastTurn if self.turn.checked_add(1) == Some(turn) => self.now,
            Span::Turn | Span::LastTurn => 0,
        }
    }
}

/// At most so many counts of one sort may be kept.
const MOST: usize = 100_000;

/// All counts of one sort, by what is counted and its key.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tallies(OrdMap<(u32, Key), Tally>);

impl Tallies {
    /// Counts one more.
    ///
    /// # Errors
    /// When too much is counted already.
    pub fn count(&mut self, what: u32, key: Key, turn: u32) -> Result<(), Fault> {
        let key = (what, key);
        if let Some(tally) = self.0.get_mut(&key) {
            tally.count(turn);
            return Ok(());
        }
        if self.0.len() >= MOST {
            return Err(FaultKind::TooMany("things counted".into()).into());
        }
        let mut tally = Tally::default();
        tally.count(turn);
        self.0.insert(key, tally);
        Ok(())
    }

    /// Forgets counts of which nobody can ask any more, where each is asked about in one span.
    pub fn forget(&mut self, turn: u32, span: impl Fn(u32) -> Span) {
        let over: Vec<(u32, Key)> = self
            .0
            .iter()
            .filter(|((what, _), tally)| tally.in_span(span(*what), turn) == 0)
            .map(|(key, _)| key.clone())
            .collect();
        for key in over {
            self.0.remove(&key);
        }
    }

    /// How many in a span.
    #[must_use]
    pub fn get(&self, what: u32, key: &Key, span: Span, turn: u32) -> u32 {
        if self.0.is_empty() {
            return 0;
        }
        self.0
            .get(&(what, key.clone()))
            .map_or(0, |tally| tally.in_span(span, turn))
    }

    /// All counts, in order.
    pub fn iter(&self) -> impl Iterator<Item = (&(u32, Key), &Tally)> {
        self.0.iter()
    }
}

impl FromIterator<((u32, Key), Tally)> for Tallies {
    fn from_iter<I: IntoIterator<Item = ((u32, Key), Tally)>>(counts: I) -> Self {
        Self(counts.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_end() {
        let mut tallies = Tallies::default();
        let key: Key = [Value::Number(1)].into_iter().collect();
        for turn in [3, 3, 4] {
            tallies
                .count(0, key.clone(), turn)
                .expect("few are counted");
        }
        let get = |span, turn| tallies.get(0, &key, span, turn);
        assert_eq!(
            (
                get(Span::Turn, 4),
                get(Span::LastTurn, 4),
                get(Span::Game, 9)
            ),
            (1, 2, 3)
        );
        assert_eq!(
            (
                get(Span::Turn, 5),
                get(Span::LastTurn, 5),
                get(Span::LastTurn, 6)
            ),
            (0, 1, 0)
        );
        assert_eq!(tallies.get(1, &key, Span::Game, 4), 0);
    }

    #[test]
    fn counts_do_not_pile_up() {
        let mut tallies = Tallies::default();
        let key = |number: usize| -> Key {
            let number = i64::try_from(number).expect("a small number");
            [Value::Number(number)].into_iter().collect()
        };
        for number in 0..MOST {
            tallies.count(0, key(number), 3).expect("there is room");
        }
        tallies.count(0, key(7), 4).expect("it is counted already");
        let fault = tallies
            .count(0, key(MOST), 4)
            .expect_err("there is no room");
        assert_eq!(fault.kind(), &FaultKind::TooMany("things counted".into()));
        tallies.forget(4, |_| Span::Game);
        assert_eq!(tallies.iter().count(), MOST);
        tallies.forget(4, |_| Span::Turn);
        assert_eq!(tallies.iter().count(), 1);
        tallies.count(0, key(MOST), 4).expect("there is room again");
    }
}
