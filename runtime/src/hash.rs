//! A hash that is the same on every machine and in every build.
//!
//! The hashers of the standard library promise neither; positions and books are compared between
//! machines by their hash, so the machine brings its own. It guards against accidents, not attacks.

use std::hash::{Hash, Hasher};

/// A 64-bit hash of what is written to it, independent of the machine's word size and byte order.
#[derive(Clone, Copy, Debug)]
pub struct StableHasher {
    one: u64,
    two: u64,
}

const FIRST: u64 = 0x9e37_79b9_7f4a_7c15;
const SECOND: u64 = 0xd6e8_feb8_6659_fd93;

impl Default for StableHasher {
    fn default() -> Self {
        Self {
            one: FIRST,
            two: SECOND,
        }
    }
}

impl StableHasher {
    /// A hasher that has read nothing.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    const fn word(&mut self, word: u64) {
        self.one = (self.one ^ word).wrapping_mul(SECOND).rotate_left(31);
        self.two = self
            .two
            .rotate_left(17)
            .wrapping_add(word ^ self.one)
            .wrapping_mul(FIRST);
    }
}

impl Hasher for StableHasher {
    fn finish(&self) -> u64 {
        let mut hash = self.one ^ self.two.rotate_left(32);
        hash = (hash ^ (hash >> 32)).wrapping_mul(SECOND);
        hash = (hash ^ (hash >> 29)).wrapping_mul(FIRST);
        hash ^ (hash >> 32)
    }

    fn write(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(8) {
            let word = part
                .iter()
                .rev()
                .fold(0_u64, |word, byte| (word << 8) | u64::from(*byte));
            self.word(word);
        }
        self.word(bytes.len() as u64);
    }

    fn write_u8(&mut self, value: u8) {
        self.word(u64::from(value));
    }

    fn write_u16(&mut self, value: u16) {
        self.word(u64::from(value));
    }

    fn write_u32(&mut self, value: u32) {
        self.word(u64::from(value));
    }

    fn write_u64(&mut self, value: u64) {
        self.word(value);
    }

    fn write_usize(&mut self, value: usize) {
        self.word(value as u64);
    }

    fn write_u128(&mut self, value: u128) {
        #[expect(clippy::cast_possible_truncation, reason = "the two halves of it")]
        let (high, low) = ((value >> 64) as u64, value as u64);
        self.word(high);
        self.word(low);
    }

    fn write_i128(&mut self, value: i128) {
        self.write_u128(value.cast_unsigned());
    }

    fn write_i64(&mut self, value: i64) {
        self.word(value.cast_unsigned());
    }

    fn write_isize(&mut self, value: isize) {
        self.word((value as i64).cast_unsigned());
    }
}

/// The stable hash of a value.
#[must_use]
pub fn hash_of<T: Hash + ?Sized>(value: &T) -> u64 {
    let mut hasher = StableHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The number is part of the format of saves and replays: it may change only with their version.
    #[test]
    fn hashes_are_fixed() {
        let hashes = [
            hash_of(""),
            hash_of("words"),
            hash_of(&("words", 1_u32, -2_i64, [true, false])),
            hash_of(&(7_u8, 7_u16, 7_u64, 7_usize, 7_i128)),
        ];
        let fixed = [
            16_275_265_157_011_080_622,
            3_261_441_432_406_991_966,
            7_469_335_226_991_800_764,
            967_391_472_039_739_173,
        ];
        assert_eq!(hashes, fixed);
    }
}
