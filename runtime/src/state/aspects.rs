//! What an answer rests on, and when that last changed.
//!
//! Every write stamps the aspects of the position it changes with the clock; every answer remembers
//! which aspects were read while it was found. An answer is still good while none of its aspects
//! bears a later stamp. Aspects are few and fixed in number: several fields or places may share one,
//! which can only make an answer seem old that is still good, never the other way round.

use super::store::own;
use crate::value::Place;
use spaceline_lang::tree::{FieldId, KindId, StateId};
use std::sync::LazyLock;
use triomphe::Arc;

/// How many aspects there are.
pub const ASPECTS: usize = 2048;

/// Something that can change in a position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Aspect(u16);

// Objects mostly have aspects of their own: a deck and a row for each of two players are fewer than two hundred.
const OWNED: (u32, u32) = (8, 8);
const PILES: (u32, u32) = (16, 48);
const HELD: (u32, u32) = (64, 384);
const WHERE: (u32, u32) = (448, 192);
const IDENTITY: (u32, u32) = (640, 192);
const STATES: (u32, u32) = (832, 32);
const CHANNELS: (u32, u32) = (864, 64);
const KINDS: (u32, u32) = (928, 32);
const WIDE: (u32, u32) = (960, 32);
const BEARERS: (u32, u32) = (992, 32);
const FIELDS: (u32, u32) = (1024, 448);
const MARKS: (u32, u32) = (1472, 576);
/// What an object holds at all, and what in each of its zones, change together and so stand in one word: the
/// first so many of a word are for the former.
const AT_ALL: u32 = 20;

impl Aspect {
    /// Whose turn it is.
    pub const TURN: Self = Self(0);
    /// What lies face up.
    pub const FACE: Self = Self(1);
    /// Who may know what.
    pub const KNOWN: Self = Self(2);
    /// What is in play, whatever its kind.
    pub const IN_PLAY: Self = Self(3);
    /// What was counted.
    pub const TALLIES: Self = Self(4);
    /// What has just happened.
    pub const JUST: Self = Self(5);

    const fn within(range: (u32, u32), hash: u32) -> Self {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "every range ends with the aspects"
        )]
        Self((range.0 + hash % range.1) as u16)
    }

    /// What is in a place, and in which order.
    #[must_use]
    pub const fn place(place: Place) -> Self {
        match place {
            Place::Game(zone) => Self::within(PILES, zone.0.wrapping_mul(3)),
            Place::Player(zone, player) => Self::within(
                PILES,
                zone.0.wrapping_mul(3).wrapping_add(1 + player as u32),
            ),
            Place::Object(zone, host) => {
                let (word, within) = Self::word_of(host.index);
                let within = within.wrapping_add(zone.0.wrapping_mul(13)) % (LONG - AT_ALL);
                Self::within(HELD, word + AT_ALL + within)
            }
        }
    }

    /// What an object holds in any of its zones.
    #[must_use]
    pub const fn holds(object: u32) -> Self {
        let (word, within) = Self::word_of(object);
        Self::within(HELD, word + within % AT_ALL)
    }

    /// Where the word begins in which stands what an object holds, and a number for the object within it.
    const fn word_of(object: u32) -> (u32, u32) {
        let words = HELD.1 / LONG;
        (object % words * LONG, object / words)
    }

    /// Where an object is.
    #[must_use]
    pub const fn whereabouts(object: u32) -> Self {
        Self::within(WHERE, object)
    }

    /// Which life of an object it is, as what kind it counts, who controls it and whether it is in play.
    #[must_use]
    pub const fn identity(object: u32) -> Self {
        Self::within(IDENTITY, object)
    }

    /// The stored value of a field of an object.
    #[must_use]
    pub const fn field(field: FieldId, object: u32) -> Self {
        Self::within(FIELDS, field.0.wrapping_mul(29).wrapping_add(object))
    }

    /// The stored value of a field of a player or of the game, by its position among those.
    #[must_use]
    pub const fn wide(at: usize) -> Self {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "any part of the number will do"
        )]
        Self::within(WIDE, at as u32)
    }

    /// All that is marked with a state.
    #[must_use]
    pub const fn state(state: StateId) -> Self {
        Self::within(STATES, state.0)
    }

    /// Whether an object is marked with a state.
    #[must_use]
    pub const fn mark(state: StateId, object: u32) -> Self {
        Self::within(MARKS, state.0.wrapping_mul(211).wrapping_add(object))
    }

    /// Which texts stand on a channel.
    #[must_use]
    pub const fn channel(channel: usize) -> Self {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "any part of the number will do"
        )]
        Self::within(CHANNELS, channel as u32)
    }

    /// What is in play of a kind; of none, what is in play at all.
    #[must_use]
    pub const fn in_play(kind: Option<KindId>) -> Self {
        match kind {
            None => Self::IN_PLAY,
            Some(kind) => Self::within(KINDS, kind.0),
        }
    }

    /// What is in play of what a player owns.
    #[must_use]
    pub const fn owned(player: u8) -> Self {
        Self::within(OWNED, player as u32)
    }

    /// What is in play of those whose cards say something.
    #[must_use]
    pub const fn bearers(list: u16) -> Self {
        Self::within(BEARERS, list as u32)
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> usize {
        self.0 as usize
    }
}

/// A set of aspects.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Reads {
    words: [u64; WORDS],
    /// The words in which there is any, a bit for each.
    some: u32,
}

impl Reads {
    /// No aspects.
    pub const NONE: Self = Self {
        words: [0; WORDS],
        some: 0,
    };

    /// Adds one.
    #[inline]
    pub fn add(&mut self, aspect: Aspect) {
        let at = aspect.number() / WORD;
        if let Some(word) = self.words.get_mut(at) {
            *word |= 1 << (aspect.number() % WORD);
            self.some |= 1 << at;
        }
    }

    /// Removes all.
    #[inline]
    pub fn clear(&mut self) {
        while self.some != 0 {
            if let Some(word) = self.words.get_mut(self.some.trailing_zeros() as usize) {
                *word = 0;
            }
            self.some &= self.some - 1;
        }
    }

    /// Adds all of another set.
    #[inline]
    pub fn join(&mut self, other: &Self) {
        for (word, more) in self.words.iter_mut().zip(&other.words) {
            *word |= more;
        }
        self.some |= other.some;
    }

    /// The same, to be kept.
    #[must_use]
    pub fn kept(&self) -> Kept {
        let mut words = Vec::with_capacity(self.some.count_ones() as usize);
        let mut some = self.some;
        while some != 0 {
            let word = self.words.get(some.trailing_zeros() as usize);
            words.push(word.copied().unwrap_or(0));
            some &= some - 1;
        }
        Kept {
            words: words.into_boxed_slice(),
            some: self.some,
        }
    }

    /// Adds all of a set that was kept.
    #[inline]
    pub fn join_kept(&mut self, kept: &Kept) {
        let mut some = kept.some;
        for more in &kept.words {
            if let Some(word) = self.words.get_mut(some.trailing_zeros() as usize) {
                *word |= more;
            }
            some &= some.wrapping_sub(1);
        }
        self.some |= kept.some;
    }

    /// Whether an aspect is among them.
    #[must_use]
    pub fn has(&self, aspect: Aspect) -> bool {
        self.words
            .get(aspect.number() / WORD)
            .is_some_and(|word| word & (1 << (aspect.number() % WORD)) != 0)
    }
}

/// A set of aspects as it is kept, thousands of times: only the words in which there is any.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Kept {
    words: Box<[u64]>,
    /// Which words these are, a bit for each.
    some: u32,
}

impl Kept {
    /// The word at a position, if there is any.
    #[inline]
    fn word(&self, at: u32) -> u64 {
        let before = self.some & ((1 << at) - 1);
        let word = self.words.get(before.count_ones() as usize);
        word.copied().unwrap_or(0)
    }
}

/// How many aspects are looked at together.
const WORD: usize = 64;
const LONG: u32 = 64;
const WORDS: usize = ASPECTS / WORD;
const _: () = assert!(WORDS <= u32::BITS as usize, "a bit for each word");

/// A moment in half the room. None later than the greatest can be told from it, which a clock reaches after some
/// hundred million decisions: from then on everything counts as changed.
fn short(moment: u64) -> u32 {
    u32::try_from(moment).unwrap_or(u32::MAX)
}

/// When each aspect last changed, and when any of each word of aspects did. A copy shares them until it is
/// written to; then all are copied at once, which is done sooner than to share them piece by piece.
#[derive(Clone, Debug)]
pub struct Stamps {
    each: Arc<[u32]>,
    latest: [u32; WORDS],
}

/// Stamps of a position to which nothing was written yet.
static UNWRITTEN: LazyLock<Arc<[u32]>> = LazyLock::new(|| Arc::from(&[0; ASPECTS][..]));

impl Default for Stamps {
    fn default() -> Self {
        Self {
            each: Arc::clone(&UNWRITTEN),
            latest: [0; WORDS],
        }
    }
}

impl Stamps {
    /// Notes a change.
    #[inline]
    pub fn set(&mut self, aspect: Aspect, clock: u64) {
        let clock = short(clock);
        if let Some(stamp) = own(&mut self.each).get_mut(aspect.number()) {
            *stamp = clock;
        }
        if let Some(latest) = self.latest.get_mut(aspect.number() / WORD) {
            *latest = clock;
        }
    }

    /// Notes a change that may lie before others.
    pub(crate) fn set_latest(&mut self, aspect: Aspect, clock: u64) {
        let (at, clock) = (aspect.number(), short(clock));
        let stamps = own(&mut self.each).get_mut(at);
        for stamp in stamps.into_iter().chain(self.latest.get_mut(at / WORD)) {
            *stamp = clock.max(*stamp);
        }
    }

    /// The words in which any aspect changed after a moment, a bit for each.
    fn words_since(&self, moment: u64) -> u32 {
        let moment = short(moment);
        let latest = self.latest.iter().enumerate();
        latest.fold(0, |words, (at, latest)| {
            words | u32::from(*latest > moment || moment == u32::MAX) << at
        })
    }

    /// Whether any of the aspects changed after a moment.
    #[must_use]
    pub fn changed_since(&self, kept: &Kept, moment: u64) -> bool {
        self.changed_within(self.words_since(moment), kept, moment)
    }

    /// The same where it is known in which words anything changed.
    #[inline]
    fn changed_within(&self, words: u32, kept: &Kept, moment: u64) -> bool {
        let mut words = words & kept.some;
        if words == 0 {
            return false;
        }
        let moment = short(moment);
        if moment == u32::MAX {
            return true;
        }
        let (stamps, _) = self.each.as_chunks::<WORD>();
        while words != 0 {
            let at = words.trailing_zeros();
            let mut word = kept.word(at);
            if let Some(stamps) = stamps.get(at as usize) {
                while word != 0 {
                    let stamp = stamps.get(word.trailing_zeros() as usize);
                    if stamp.is_some_and(|stamp| *stamp > moment) {
                        return true;
                    }
                    word &= word - 1;
                }
            }
            words &= words - 1;
        }
        false
    }
}

/// In which words of aspects anything changed since some moments: those at which answers were last seen to be
/// good are few, and asked about again and again. It is for one line of positions.
#[derive(Clone, Copy, Default, Debug)]
pub struct Recent([(u64, u64, u32); 8]);

impl Recent {
    /// Whether any of the aspects changed after a moment, in a position with these stamps and this clock.
    #[inline]
    pub fn changed_since(
        &mut self,
        (stamps, clock): (&Stamps, u64),
        kept: &Kept,
        moment: u64,
    ) -> bool {
        let Some(known) = self.0.get_mut((moment % 8) as usize) else {
            return stamps.changed_since(kept, moment);
        };
        if (known.0, known.1) != (moment, clock) {
            *known = (moment, clock, stamps.words_since(moment));
        }
        stamps.changed_within(known.2, kept, moment)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::Ref;
    use spaceline_lang::tree::ZoneId;

    #[test]
    fn a_change_is_seen_by_those_who_read_it() {
        let place = Aspect::place(Place::Object(
            ZoneId(3),
            Ref {
                index: 70_000,
                generation: 1,
            },
        ));
        let mut reads = Reads::NONE;
        reads.add(place);
        let (reads, none) = (reads.kept(), Kept::default());
        let mut stamps = Stamps::default();
        assert!(!stamps.changed_since(&reads, 0));
        stamps.set(Aspect::TURN, 4);
        assert!(!stamps.changed_since(&reads, 0));
        stamps.set(place, 5);
        assert!(stamps.changed_since(&reads, 4) && !stamps.changed_since(&reads, 5));
        let mut recent = Recent::default();
        for _ in 0..2 {
            assert!(recent.changed_since((&stamps, 5), &reads, 4));
            assert!(!recent.changed_since((&stamps, 5), &reads, 5));
        }
        assert!(!recent.changed_since((&stamps, 5), &none, 4));
        stamps.set(place, 6);
        assert!(recent.changed_since((&stamps, 6), &reads, 5));
        let copy = stamps.clone();
        stamps.set(place, 7);
        assert!(stamps.changed_since(&reads, 6) && !copy.changed_since(&reads, 6));
        let late = u64::from(u32::MAX) + 9;
        assert!(stamps.changed_since(&reads, late) && !stamps.changed_since(&none, late));
    }
}
