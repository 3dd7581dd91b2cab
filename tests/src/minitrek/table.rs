//! Lists with one entry for each of something: players, cards, attributes, skills.
//!
//! They are indexed by that something, never by a number, so that no index can be out of range.

use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

use super::cards::{Attribute, CardId, Player, Skill};

/// Something there is a fixed number of.
pub trait Key: Copy {
    /// The place of this one among them all.
    fn index(self) -> usize;
}

/// One `T` for each of `N` keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table<K, T, const N: usize> {
    entries: [T; N],
    key: PhantomData<K>,
}

/// One `T` for each player.
pub type ByPlayer<T> = Table<Player, T, 2>;
/// One `T` for each card.
pub type ByCard<T> = Table<CardId, T, { CardId::COUNT }>;
/// One `T` for each attribute.
pub type ByAttribute<T> = Table<Attribute, T, { Attribute::ALL.len() }>;
/// One `T` for each skill.
pub type BySkill<T> = Table<Skill, T, { Skill::COUNT }>;

impl<K, T, const N: usize> Table<K, T, N> {
    /// The table with these entries, in the order of the keys.
    pub const fn new(entries: [T; N]) -> Self {
        Self {
            entries,
            key: PhantomData,
        }
    }

    /// The entries, in the order of the keys.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        self.entries.iter()
    }

    /// The entries, in the order of the keys, to change them.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.entries.iter_mut()
    }
}

impl<K, T: Default + Copy, const N: usize> Default for Table<K, T, N> {
    fn default() -> Self {
        Self::new([T::default(); N])
    }
}

#[expect(
    clippy::indexing_slicing,
    reason = "the types above give each kind of key as many entries as there are keys"
)]
impl<K: Key, T, const N: usize> Index<K> for Table<K, T, N> {
    type Output = T;

    fn index(&self, key: K) -> &T {
        &self.entries[key.index()]
    }
}

#[expect(
    clippy::indexing_slicing,
    reason = "the types above give each kind of key as many entries as there are keys"
)]
impl<K: Key, T, const N: usize> IndexMut<K> for Table<K, T, N> {
    fn index_mut(&mut self, key: K) -> &mut T {
        &mut self.entries[key.index()]
    }
}
