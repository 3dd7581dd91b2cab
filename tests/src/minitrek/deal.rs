//! A deal: everything that is settled before the first move, as plain data.

use super::cards::{Attribute, CardId, Dilemma, Facts, Kind, Mission, Person, Player, Skill};
use super::table::{ByAttribute, ByCard, ByPlayer, BySkill};

/// The generator of all random numbers here: Steele, Lea and Flood's `SplitMix64`.
///
/// It is small enough to be written again anywhere, which is why it is used: the state grows by a
/// constant, and each number is the state with its bits mixed.
#[derive(Clone, Debug)]
pub struct SplitMix(u64);

impl SplitMix {
    /// A stream of numbers; the same seed gives the same stream.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number.
    pub const fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number from 0 to `bound` - 1: the upper 64 bits of the next number times `bound`.
    pub const fn below(&mut self, bound: usize) -> usize {
        ((self.next_u64() as u128 * bound as u128) >> 64) as usize
    }

    /// A small number from `low` to `low + span - 1`.
    const fn small(&mut self, low: u16, span: u16) -> u16 {
        low + self.below(span as usize) as u16
    }

    /// One entry of a list that is not empty.
    #[expect(
        clippy::indexing_slicing,
        reason = "below(n) is less than n, and the list is not empty"
    )]
    pub const fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }

    fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last + 1));
        }
    }
}

/// What is printed on every card, the order of both decks, and what lies under each mission.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// What is printed on each card, card by card.
    pub facts: ByCard<Facts>,
    /// Each player's draw deck, the top card first.
    pub decks: ByPlayer<[CardId; CardId::DECK]>,
    /// The dilemmas under each mission, by [`CardId::number`], in the order they are met.
    pub seeds: [Vec<CardId>; CardId::MISSION_COUNT],
}

impl Deal {
    /// The deal with this number (rules 2.1 to 2.5).
    pub fn from_seed(seed: u64) -> Self {
        Self::random(&mut SplitMix::new(seed))
    }

    /// The next deal of a stream: first the facts, card by card, then deck one, then deck two.
    pub fn random(random: &mut SplitMix) -> Self {
        let mut facts = ByCard::new([Facts::Ship; CardId::COUNT]);
        for (slot, card) in facts.iter_mut().zip(CardId::all()) {
            *slot = Facts::random(card.kind(), random);
        }
        let decks = Player::BOTH.map(|player| {
            let mut cards = CardId::deck(player);
            let mut deck = std::array::from_fn(|_| cards.next().unwrap_or(CardId::FIRST));
            random.shuffle(&mut deck);
            deck
        });
        Self {
            facts,
            decks: ByPlayer::new(decks),
            seeds: seeds(),
        }
    }

    /// The dilemmas that were put under a mission, in the order they are met.
    pub fn seeds(&self, mission: CardId) -> &[CardId] {
        self.seeds
            .get(usize::from(mission.number()))
            .map_or(&[], Vec::as_slice)
    }
}

/// Player one's dilemmas go round the odd missions, player two's round the even ones (rule 2.5).
fn seeds() -> [Vec<CardId>; CardId::MISSION_COUNT] {
    std::array::from_fn(|mission| {
        let player = if mission % 2 == 1 {
            Player::One
        } else {
            Player::Two
        };
        CardId::dilemmas(player)
            .skip(mission / 2)
            .step_by(6)
            .collect()
    })
}

impl Facts {
    fn random(kind: Kind, random: &mut SplitMix) -> Self {
        match kind {
            Kind::Person => Self::Person(Person::random(random)),
            Kind::Ship => Self::Ship,
            Kind::Event => Self::Event,
            Kind::Dilemma => Self::Dilemma(Dilemma {
                skills: [random.pick(&Skill::ALL), random.pick(&Skill::ALL)],
                over: (random.pick(&Attribute::ALL), random.small(10, 20)),
            }),
            Kind::Mission => Self::Mission(Mission {
                skills: [(); 2].map(|()| (random.pick(&Skill::ALL), random.small(1, 2) as u8)),
                over: (random.pick(&Attribute::ALL), random.small(20, 20)),
                points: 35,
            }),
        }
    }
}

impl Person {
    fn random(random: &mut SplitMix) -> Self {
        let attributes = ByAttribute::new([(); 3].map(|()| random.small(3, 7)));
        let mut skills = BySkill::default();
        for _ in 0..4 {
            skills[random.pick(&Skill::ALL)] += 1;
        }
        Self { attributes, skills }
    }
}
