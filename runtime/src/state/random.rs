//! Chance: a stream of numbers that the seed decides.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

/// Where in its stream of random numbers a game is. The algorithm is `ChaCha8` and part of the
/// format of replays.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Random {
    seed: u64,
    /// How many words of the stream are used up.
    used: u64,
}

impl Random {
    /// The stream of a seed, at its start.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { seed, used: 0 }
    }

    /// A number from 0 up to, not including, `below`.
    pub fn below(&mut self, below: u32) -> u32 {
        if below < 2 {
            return 0;
        }
        let mut generator = ChaCha8Rng::seed_from_u64(self.seed);
        generator.set_word_pos(u128::from(self.used));
        // Numbers in the last, incomplete stretch of the range are thrown back, so that each answer
        // is equally likely.
        let fair = u32::MAX - (u32::MAX % below + 1) % below;
        loop {
            let word = generator.next_u32();
            self.used = self.used.wrapping_add(1);
            if word <= fair {
                return word % below;
            }
        }
    }

    /// Puts a list in random order.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for at in (1..list.len()).rev() {
            let bound = u32::try_from(at + 1).unwrap_or(u32::MAX);
            list.swap(at, self.below(bound) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_seed_decides() {
        let mut one = Random::new(7);
        let mut other = Random::new(7);
        let draws: Vec<u32> = (0..100).map(|_| one.below(10)).collect();
        assert_eq!(draws, (0..100).map(|_| other.below(10)).collect::<Vec<_>>());
        assert!(draws.iter().all(|draw| *draw < 10));
        assert!((0..10).all(|number| draws.contains(&number)));
    }

    #[test]
    fn a_resumed_stream_goes_on() {
        let mut one = Random::new(1);
        let _ = one.below(6);
        let mut resumed = one.clone();
        assert_eq!(one.below(1 << 30), resumed.below(1 << 30));
    }
}
