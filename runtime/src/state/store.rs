//! Rows that can be kept at every step: a copy shares what is not written.
//!
//! The counters are those of `triomphe`: they have no weak side, so that asking whether a part is
//! shared is a plain read. A write to what was written before since the copy costs no more than one to
//! a plain row.

use triomphe::Arc;

/// How many entries that are no plain data are copied together: each may cost a counter of its own.
const ENTRIES: usize = 16;

/// Numbers or records to write to: copied first, if somebody else has them too.
#[inline]
pub fn own<T: Copy>(shared: &mut Arc<[T]>) -> &mut [T] {
    if !shared.is_unique() {
        *shared = Arc::from(&**shared);
    }
    Arc::get_mut(shared).unwrap_or_default()
}

/// The same for what is not copied byte by byte.
#[inline]
pub fn own_each<T: Clone>(shared: &mut Arc<[T]>) -> &mut [T] {
    if !shared.is_unique() {
        *shared = shared.iter().cloned().collect();
    }
    Arc::get_mut(shared).unwrap_or_default()
}

/// Adds an entry to a spine, which is done so rarely that it need not be fast.
pub fn extend<T: Clone>(spine: &mut Arc<[T]>, entry: T) {
    let mut entries = spine.to_vec();
    entries.push(entry);
    *spine = Arc::from(entries);
}

/// An empty spine.
pub fn no_entries<T>() -> Arc<[T]> {
    Arc::from(Vec::new())
}

/// A row of plain records in shared chunks of so many, with a shared spine: a copy costs one counter, the
/// first write to a copy the spine and one chunk. For the hundreds of records of a position that is cheaper
/// than a tree. A chunk should not be much larger than a thousand bytes: pieces of memory up to that size are
/// handed out fastest.
#[derive(Clone, Debug)]
pub struct Rows<T, const RECORDS: usize> {
    spine: Arc<[Arc<[T]>]>,
    len: usize,
}

impl<T, const RECORDS: usize> Default for Rows<T, RECORDS> {
    fn default() -> Self {
        Self {
            spine: no_entries(),
            len: 0,
        }
    }
}

impl<T: Copy + Default, const RECORDS: usize> Rows<T, RECORDS> {
    /// How many records there are.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len
    }

    /// A record.
    #[inline]
    pub fn get(&self, at: usize) -> Option<&T> {
        if at >= self.len {
            return None;
        }
        self.spine.get(at / RECORDS)?.get(at % RECORDS)
    }

    /// A record, to write to it.
    #[inline]
    pub fn get_mut(&mut self, at: usize) -> Option<&mut T> {
        if at >= self.len {
            return None;
        }
        let chunk = own_each(&mut self.spine).get_mut(at / RECORDS)?;
        own(chunk).get_mut(at % RECORDS)
    }

    /// Adds a record at the end.
    pub fn push(&mut self, record: T) {
        if self.len.is_multiple_of(RECORDS) {
            extend(&mut self.spine, Arc::from(&[T::default(); RECORDS][..]));
        }
        self.len += 1;
        if let Some(last) = self.get_mut(self.len - 1) {
            *last = record;
        }
    }

    /// All records, in order.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        self.spine
            .iter()
            .flat_map(|chunk| chunk.iter())
            .take(self.len)
    }
}

/// A row of entries that are no plain data, in shared chunks, as long as when it was made.
#[derive(Clone, Debug)]
pub struct Chunks<T> {
    spine: Arc<[Arc<[T]>]>,
    len: usize,
}

impl<T> Default for Chunks<T> {
    fn default() -> Self {
        Self {
            spine: no_entries(),
            len: 0,
        }
    }
}

impl<T: Clone + Default> Chunks<T> {
    /// So many entries of the default.
    pub fn with_len(len: usize) -> Self {
        let chunk = || Arc::from(vec![T::default(); ENTRIES]);
        let spine: Vec<_> = (0..len.div_ceil(ENTRIES)).map(|_| chunk()).collect();
        Self {
            spine: Arc::from(spine),
            len,
        }
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
        self.spine.get(at / ENTRIES)?.get(at % ENTRIES)
    }

    /// An entry, to write to it.
    #[inline]
    pub fn get_mut(&mut self, at: usize) -> Option<&mut T> {
        if at >= self.len {
            return None;
        }
        let chunk = own_each(&mut self.spine).get_mut(at / ENTRIES)?;
        own_each(chunk).get_mut(at % ENTRIES)
    }

    /// All entries, in order.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        self.spine
            .iter()
            .flat_map(|chunk| chunk.iter())
            .take(self.len)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_keeps_what_it_had() {
        let mut row = Rows::<u64, 64>::default();
        (0..200_u64).for_each(|entry| row.push(entry));
        let kept = row.clone();
        *row.get_mut(117).expect("there") = 5;
        assert_eq!(
            (row.get(117), kept.get(117), row.get(200)),
            (Some(&5), Some(&117), None)
        );
        assert_eq!(row.iter().count(), 200);
        assert!(kept.iter().copied().eq(0..200));
    }

    #[test]
    fn so_does_one_of_other_entries() {
        let mut row = Chunks::<Option<String>>::with_len(40);
        let kept = row.clone();
        *row.get_mut(17).expect("there") = Some("written".to_owned());
        assert_eq!(row.get(17), Some(&Some("written".to_owned())));
        assert_eq!((kept.get(17), row.get(40)), (Some(&None), None));
        assert_eq!((row.iter().count(), kept.len()), (40, 40));
    }
}
