//! Which sums can still be reached: subset sums by number of members, from each point of an order.

/// The most words of memory that a table may take; larger questions get bounds only.
const MOST_WORDS: usize = 1 << 19;

/// For each point of an order and each number of members taken from there on, the sums there are,
/// as bits above the lowest possible sum.
pub(super) struct Reach {
    lowest: i64,
    words: usize,
    counts: usize,
    bits: Vec<u64>,
}

impl Reach {
    /// The table over numbers in the order of the search; none if it would be too large.
    pub(super) fn new(numbers: &[i64], most: usize) -> Option<Self> {
        let low: i128 = numbers.iter().map(|n| i128::from((*n).min(0))).sum();
        let high: i128 = numbers.iter().map(|n| i128::from((*n).max(0))).sum();
        let width = usize::try_from(high - low).ok()?.checked_add(1)?;
        let words = width.div_ceil(64);
        let counts = most.min(numbers.len()) + 1;
        let total = words.checked_mul(counts)?.checked_mul(numbers.len() + 1)?;
        if total > MOST_WORDS {
            return None;
        }
        let lowest = i64::try_from(low).ok()?;
        let mut table = Self {
            lowest,
            words,
            counts,
            bits: vec![0; total],
        };
        let zero = usize::try_from(-low).ok()?;
        table.set(numbers.len(), 0, zero);
        for (from, number) in numbers.iter().enumerate().rev() {
            for count in 0..counts {
                table.copy(from + 1, count, from, count, 0);
                if let Some(fewer) = count.checked_sub(1) {
                    table.copy(from + 1, fewer, from, count, *number);
                }
            }
        }
        Some(table)
    }

    fn row(&self, from: usize, count: usize) -> std::ops::Range<usize> {
        let start = (from * self.counts + count) * self.words;
        start..start + self.words
    }

    fn set(&mut self, from: usize, count: usize, bit: usize) {
        let at = self.row(from, count).start + bit / 64;
        if let Some(word) = self.bits.get_mut(at) {
            *word |= 1 << (bit % 64);
        }
    }

    /// Adds one row, moved by a number, to another. Rows of later points stand behind those of
    /// earlier ones, so the two never overlap.
    fn copy(&mut self, from: usize, count: usize, into: usize, as_count: usize, by: i64) {
        let source = self.row(from, count);
        let target = self.row(into, as_count);
        let Some((before, after)) = self.bits.split_at_mut_checked(source.start) else {
            return;
        };
        let (Some(target), Some(source)) = (before.get_mut(target), after.get(..self.words)) else {
            return;
        };
        let Ok(shift) = usize::try_from(by.unsigned_abs()) else {
            return;
        };
        let (words, bits) = (shift / 64, shift % 64);
        let word = |at: Option<usize>| at.and_then(|at| source.get(at)).copied().unwrap_or(0);
        for (at, cell) in target.iter_mut().enumerate() {
            // Bits that would fall over either end cannot be: the width holds every sum.
            *cell |= if by >= 0 {
                let low = word(at.checked_sub(words)) << bits;
                let high = if bits == 0 {
                    0
                } else {
                    word(at.checked_sub(words + 1)) >> (64 - bits)
                };
                low | high
            } else {
                let high = word(Some(at + words)) >> bits;
                let low = if bits == 0 {
                    0
                } else {
                    word(Some(at + words + 1)) << (64 - bits)
                };
                low | high
            };
        }
    }

    /// Whether some members from a point on, their number within `counts`, add up to a sum within
    /// bounds.
    pub(super) fn can(&self, from: usize, counts: (usize, usize), low: i64, high: i64) -> bool {
        let width = i64::try_from(self.words * 64).unwrap_or(i64::MAX);
        let first = low.saturating_sub(self.lowest).max(0);
        let last = high.saturating_sub(self.lowest).min(width - 1);
        let (Ok(first), Ok(last)) = (usize::try_from(first), usize::try_from(last)) else {
            return false;
        };
        if first > last {
            return false;
        }
        let most = counts.1.min(self.counts - 1);
        (counts.0..=most).any(|count| {
            let Some(row) = self.bits.get(self.row(from, count)) else {
                return false;
            };
            row.iter().enumerate().any(|(at, word)| {
                let start = at * 64;
                if start > last || start + 63 < first {
                    return false;
                }
                let low = first.saturating_sub(start).min(63);
                let high = (last - start).min(63);
                word & (u64::MAX << low) & (u64::MAX >> (63 - high)) != 0
            })
        })
    }
}
