//! Rows that can be kept at every step: a copy shares what is not written.

use smallvec::SmallVec;
use std::sync::Arc;

/// How many entries are copied together on a write.
const CHUNK: usize = 16;

/// A row of entries in shared chunks, with a shared spine: a copy costs one counter, the first write to
/// a copy the spine and one chunk. For the hundreds of entries of a position that is cheaper than a
/// tree.
#[derive(Clone, Debug)]
pub struct Chunks<T: Clone> {
    spine: Arc<Vec<Arc<[T; CHUNK]>>>,
    len: usize,
}

impl<T: Clone> Default for Chunks<T> {
    fn default() -> Self {
        Self {
            spine: Arc::default(),
            len: 0,
        }
    }
}

impl<T: Clone + Default> Chunks<T> {
    /// So many entries of the default.
    pub fn with_len(len: usize) -> Self {
        let mut chunks = Self::default();
        for _ in 0..len {
            chunks.push(T::default());
        }
        chunks
    }

    /// How many entries there are.
    pub const fn len(&self) -> usize {
        self.len
    }

    /// An entry.
    #[inline]
    pub fn get(&self, at: usize) -> Option<&T> {
        if at >= self.len {
            return None;
        }
        self.spine.get(at / CHUNK)?.get(at % CHUNK)
    }

    /// An entry, to write to it.
    #[inline]
    pub fn get_mut(&mut self, at: usize) -> Option<&mut T> {
        if at >= self.len {
            return None;
        }
        let chunk = Arc::make_mut(&mut self.spine).get_mut(at / CHUNK)?;
        Arc::make_mut(chunk).get_mut(at % CHUNK)
    }

    /// Adds an entry at the end.
    pub fn push(&mut self, entry: T) {
        if self.len.is_multiple_of(CHUNK) {
            Arc::make_mut(&mut self.spine).push(Arc::new(std::array::from_fn(|_| T::default())));
        }
        self.len += 1;
        if let Some(last) = self.get_mut(self.len - 1) {
            *last = entry;
        }
    }

    /// All entries, in order.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        self.spine
            .iter()
            .flat_map(|chunk| chunk.iter())
            .take(self.len)
    }
}

/// A shared list of object numbers. An empty one allocates nothing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ids(Option<Arc<SmallVec<[u32; 12]>>>);

impl Ids {
    /// The numbers.
    #[inline]
    pub fn as_slice(&self) -> &[u32] {
        self.0.as_deref().map_or(&[], SmallVec::as_slice)
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    /// Where a number stands.
    pub fn position(&self, id: u32) -> Option<usize> {
        self.as_slice().iter().position(|other| *other == id)
    }

    /// Puts a number at a position, or at the end if there is no such position.
    pub fn insert(&mut self, at: usize, id: u32) {
        let list = Arc::make_mut(self.0.get_or_insert_default());
        list.insert(at.min(list.len()), id);
    }

    /// Takes a number out.
    pub fn remove(&mut self, id: u32) -> bool {
        let Some(at) = self.position(id) else {
            return false;
        };
        self.remove_at(at);
        true
    }

    fn remove_at(&mut self, at: usize) {
        let Some(shared) = &mut self.0 else { return };
        if shared.len() == 1 {
            self.0 = None;
        } else {
            Arc::make_mut(shared).remove(at);
        }
    }

    /// Puts a number where it belongs in a sorted list.
    pub fn insert_sorted(&mut self, id: u32) {
        if let Err(at) = self.as_slice().binary_search(&id) {
            self.insert(at, id);
        }
    }

    /// Takes a number out of a sorted list.
    pub fn remove_sorted(&mut self, id: u32) {
        if let Ok(at) = self.as_slice().binary_search(&id) {
            self.remove_at(at);
        }
    }

    /// The numbers, to reorder or replace them.
    pub fn as_mut_slice(&mut self) -> &mut [u32] {
        self.0
            .as_mut()
            .map_or(&mut [], |shared| Arc::make_mut(shared).as_mut_slice())
    }
}

impl FromIterator<u32> for Ids {
    fn from_iter<I: IntoIterator<Item = u32>>(ids: I) -> Self {
        let list: SmallVec<[u32; 12]> = ids.into_iter().collect();
        if list.is_empty() {
            Self(None)
        } else {
            Self(Some(Arc::new(list)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_keeps_what_it_had() {
        let mut row = Chunks::with_len(40);
        let kept = row.clone();
        *row.get_mut(17).expect("there") = 5_u64;
        assert_eq!(
            (row.get(17), kept.get(17), row.get(40)),
            (Some(&5), Some(&0), None)
        );
        assert_eq!(row.iter().count(), 40);
    }

    #[test]
    fn lists_stay_in_order() {
        let mut ids: Ids = [4, 9].into_iter().collect();
        ids.insert_sorted(7);
        ids.insert_sorted(7);
        assert_eq!(ids.as_slice(), [4, 7, 9]);
        ids.remove_sorted(4);
        assert!(ids.remove(9) && !ids.remove(9));
        ids.remove_sorted(7);
        assert!(ids.is_empty());
    }
}
