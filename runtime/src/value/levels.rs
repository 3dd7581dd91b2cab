//! How many of each name of an enumeration.

use serde::{Deserialize, Serialize};
use spaceline_lang::tree::SymbolId;
use std::sync::Arc;

/// A bag of names. Sorted by name, no count below one; shared; an empty one allocates nothing.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<(SymbolId, i64)>", into = "Vec<(SymbolId, i64)>")]
pub struct Levels(Option<Arc<Vec<(SymbolId, i64)>>>);

impl Levels {
    /// No names at all.
    #[must_use]
    pub const fn empty() -> Self {
        Self(None)
    }

    /// So many of one name.
    #[must_use]
    pub fn of(symbol: SymbolId, count: i64) -> Self {
        Self::from(vec![(symbol, count)])
    }

    /// Names and counts, sorted by name.
    #[must_use]
    pub fn as_slice(&self) -> &[(SymbolId, i64)] {
        self.0.as_deref().map_or(&[], Vec::as_slice)
    }

    /// How many of a name.
    #[must_use]
    pub fn get(&self, symbol: SymbolId) -> i64 {
        // Lists are short: going through one in its order is quicker than halving it.
        let list = self.as_slice();
        let found = list.iter().find(|entry| entry.0 == symbol);
        found.map_or(0, |entry| entry.1)
    }

    /// How many different names.
    #[must_use]
    pub fn len(&self) -> usize {
        self.as_slice().len()
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    /// These and those together; a count beyond the range of numbers stays at its end.
    #[must_use]
    pub fn plus(&self, other: &Self) -> Self {
        if self.is_empty() {
            return other.clone();
        }
        if other.is_empty() {
            return self.clone();
        }
        Self::from([self.as_slice(), other.as_slice()].concat())
    }

    /// These without any of a name.
    #[must_use]
    pub fn without(&self, symbol: SymbolId) -> Self {
        if self.get(symbol) == 0 {
            return self.clone();
        }
        Self::from(
            self.as_slice()
                .iter()
                .filter(|entry| entry.0 != symbol)
                .copied()
                .collect::<Vec<_>>(),
        )
    }

    /// These without so many of those; of none is nothing taken.
    #[must_use]
    pub fn minus(&self, other: &Self) -> Self {
        let taken = other.as_slice().iter();
        let taken = taken.map(|(symbol, count)| (*symbol, count.saturating_neg()));
        Self::from(
            self.as_slice()
                .iter()
                .copied()
                .chain(taken)
                .collect::<Vec<_>>(),
        )
    }

    /// Each count times a number.
    #[must_use]
    pub fn times(&self, factor: i64) -> Self {
        Self::from(
            self.as_slice()
                .iter()
                .map(|(symbol, count)| (*symbol, count.saturating_mul(factor)))
                .collect::<Vec<_>>(),
        )
    }
}

impl From<Vec<(SymbolId, i64)>> for Levels {
    fn from(mut list: Vec<(SymbolId, i64)>) -> Self {
        list.sort_by_key(|entry| entry.0);
        let mut bag: Vec<(SymbolId, i64)> = Vec::with_capacity(list.len());
        for (symbol, count) in list {
            match bag.last_mut() {
                Some(last) if last.0 == symbol => last.1 = last.1.saturating_add(count),
                _ => bag.push((symbol, count)),
            }
        }
        bag.retain(|entry| entry.1 > 0);
        if bag.is_empty() {
            Self(None)
        } else {
            Self(Some(Arc::new(bag)))
        }
    }
}

impl From<Levels> for Vec<(SymbolId, i64)> {
    fn from(levels: Levels) -> Self {
        levels.as_slice().to_vec()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: SymbolId = SymbolId(3);
    const B: SymbolId = SymbolId(1);

    #[test]
    fn bags_add_up_and_lose_all_of_a_name() {
        let bag = Levels::of(A, 2)
            .plus(&Levels::of(B, 1))
            .plus(&Levels::of(A, 1));
        assert_eq!(bag.as_slice(), &[(B, 1), (A, 3)]);
        assert_eq!((bag.get(A), bag.get(SymbolId(9))), (3, 0));
        assert_eq!(bag.without(A), Levels::of(B, 1));
        assert!(bag.without(A).without(B).is_empty());
        assert_eq!(bag.minus(&Levels::of(A, 2)).as_slice(), &[(B, 1), (A, 1)]);
        assert!(bag.minus(&bag).minus(&bag).is_empty());
        assert_eq!(bag.times(2).get(A), 6);
        assert!(Levels::of(A, 0).is_empty());
    }

    #[test]
    fn reading_back_restores_order() {
        let read: Levels = serde_json::from_str("[[3,1],[1,1],[3,1],[2,-4]]").expect("it reads");
        assert_eq!(read.as_slice(), &[(B, 1), (A, 2)]);
    }
}
