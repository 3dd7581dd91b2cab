//! Many ordered lists of numbers, kept together.
//!
//! Sixteen lists share one piece of memory: where each of them begins and how long it is, then their
//! numbers, each list with some room behind it. So a copy of them is one copy of plain
//! numbers, and a number that is put into a list moves only those that stand behind it there. When the
//! room of a list is used up, the piece is laid out anew.

use super::store::{extend, no_entries, own, own_each};
use std::ops::Range;
use triomphe::Arc;

/// How many lists are copied together.
const LISTS: usize = 16;
/// What stands before the numbers: the beginning and the length of each list.
const HEAD: usize = 2 * LISTS;

/// A row of lists; a copy shares what is not written.
#[derive(Clone, Debug)]
pub struct Lists {
    spine: Arc<[Arc<[u32]>]>,
    len: usize,
}

impl Default for Lists {
    fn default() -> Self {
        Self {
            spine: no_entries(),
            len: 0,
        }
    }
}

fn short(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// Where a list of a piece begins, and where it ends.
#[inline]
fn bounds(piece: &[u32], list: usize) -> Range<usize> {
    match piece.get(2 * list..2 * list + 2) {
        Some([start, len]) => *start as usize..*start as usize + *len as usize,
        _ => 0..0,
    }
}

/// Where the room behind a list ends.
#[inline]
fn limit(piece: &[u32], list: usize) -> usize {
    match piece.get(2 * list + 2) {
        Some(next) if list + 1 < LISTS => *next as usize,
        _ => piece.len(),
    }
}

/// Every list has at least so much room when the lists are laid out.
const ROOM: usize = 4;

/// The same lists with room for more behind one of them. The others keep their room, unless they need
/// much less; and each gets some, so that this is rarely done.
fn roomier(piece: &[u32], list: usize, more: usize) -> Arc<[u32]> {
    let mut words = Vec::with_capacity(piece.len() + more + 2 * LISTS * ROOM);
    words.resize(HEAD, 0);
    for other in 0..LISTS {
        let ids = piece.get(bounds(piece, other)).unwrap_or_default();
        let room = limit(piece, other).saturating_sub(bounds(piece, other).start);
        let room = if other == list {
            (ids.len() + more) * 3 / 2 + ROOM
        } else {
            room.min(ids.len() * 3 + 2 * ROOM).max(ids.len() + ROOM)
        };
        let start = words.len();
        if let Some([at, len]) = words.get_mut(2 * other..2 * other + 2) {
            (*at, *len) = (short(start), short(ids.len()));
        }
        words.extend_from_slice(ids);
        words.resize(start + room, 0);
    }
    Arc::from(words)
}

/// Where a number stands among others.
#[inline]
pub fn position(ids: &[u32], id: u32) -> Option<usize> {
    // In a long list it is most often far back: so look at many at a time first.
    let (many, _) = ids.as_chunks::<16>();
    let found = |part: &&[u32; 16]| {
        part.iter()
            .fold(false, |found, other| found | (*other == id))
    };
    let passed = 16 * many.iter().take_while(|part| !found(part)).count();
    let rest = ids.get(passed..)?;
    Some(passed + rest.iter().position(|other| *other == id)?)
}

impl Lists {
    /// So many empty lists.
    pub fn with_len(len: usize) -> Self {
        let mut lists = Self::default();
        (0..len).for_each(|_| lists.push());
        lists
    }

    /// How many lists there are.
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Adds an empty list.
    pub fn push(&mut self) {
        if self.len.is_multiple_of(LISTS) {
            let mut piece = [0; HEAD];
            let starts = piece.iter_mut().step_by(2);
            starts.for_each(|start| *start = short(HEAD));
            extend(&mut self.spine, Arc::from(&piece[..]));
        }
        self.len += 1;
    }

    /// A list; an empty one, if there is none.
    #[inline]
    pub fn get(&self, list: usize) -> &[u32] {
        self.spine
            .get(list / LISTS)
            .and_then(|piece| piece.get(bounds(piece, list % LISTS)))
            .unwrap_or_default()
    }

    /// All lists, in order.
    pub fn iter(&self) -> impl Iterator<Item = &[u32]> {
        (0..self.len).map(|list| self.get(list))
    }

    #[inline]
    fn piece(&mut self, list: usize) -> Option<&mut Arc<[u32]>> {
        if list >= self.len {
            return None;
        }
        own_each(&mut self.spine).get_mut(list / LISTS)
    }

    /// A list, to reorder it or to change single numbers.
    pub fn get_mut(&mut self, list: usize) -> &mut [u32] {
        let piece = self.piece(list);
        piece.map_or(&mut [], |piece| {
            let bounds = bounds(piece, list % LISTS);
            own(piece).get_mut(bounds).unwrap_or_default()
        })
    }

    /// Opens a gap in a list: at a position, or at the end if there is no such position. Gives where it
    /// begins, and the list with the gap in it, which holds any numbers.
    #[inline]
    pub fn open(&mut self, list: usize, at: usize, gap: usize) -> (usize, &mut [u32]) {
        let Some(piece) = self.piece(list) else {
            return (0, &mut []);
        };
        let list = list % LISTS;
        let mut old = bounds(piece, list);
        if old.end + gap > limit(piece, list) {
            *piece = roomier(piece, list, gap);
            old = bounds(piece, list);
        }
        let words = own(piece);
        if let Some(len) = words.get_mut(2 * list + 1) {
            *len += short(gap);
        }
        let (at, len) = (at.min(old.len()), old.len());
        let all = words.get_mut(old.start..old.end + gap);
        let all = all.unwrap_or_default();
        if at < len {
            all.copy_within(at..len, at + gap);
        }
        (at, all)
    }

    /// Puts numbers into a list: at a position, or at the end if there is no such position.
    pub fn insert(&mut self, list: usize, at: usize, new: &[u32]) {
        let (at, all) = self.open(list, at, new.len());
        let places = all.iter_mut().skip(at);
        places.zip(new).for_each(|(place, new)| *place = *new);
    }

    /// Takes some numbers out of a list, from a position on. Gives the list as it is then.
    #[inline]
    pub fn remove(&mut self, list: usize, at: usize, gone: usize) -> &mut [u32] {
        let Some(piece) = self.piece(list) else {
            return &mut [];
        };
        let list = list % LISTS;
        let old = bounds(piece, list);
        let at = at.min(old.len());
        let gone = gone.min(old.len() - at);
        let words = own(piece);
        if let Some(len) = words.get_mut(2 * list + 1) {
            *len -= short(gone);
        }
        let Some(all) = words.get_mut(old) else {
            return &mut [];
        };
        let left = all.len() - gone;
        if at < left {
            all.copy_within(at + gone.., at);
        }
        all.get_mut(..left).unwrap_or_default()
    }

    /// Puts a number where it belongs in a sorted list.
    pub fn insert_sorted(&mut self, list: usize, id: u32) {
        if let Err(at) = self.get(list).binary_search(&id) {
            self.insert(list, at, &[id]);
        }
    }

    /// Puts a number where it belongs in a sorted list, or takes it out.
    pub fn keep_sorted(&mut self, list: usize, id: u32, there: bool) {
        if there {
            self.insert_sorted(list, id);
        } else {
            self.remove_sorted(list, id);
        }
    }

    /// Takes a number out of a sorted list, and tells whether it was there.
    pub fn remove_sorted(&mut self, list: usize, id: u32) -> bool {
        let found = self.get(list).binary_search(&id);
        if let Ok(at) = found {
            self.remove(list, at, 1);
        }
        found.is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_copy_keeps_what_it_had() {
        let mut lists = Lists::with_len(40);
        lists.insert(3, 0, &[7]);
        lists.insert(39, 9, &[8]);
        let kept = lists.clone();
        lists.insert(3, 0, &[9]);
        assert!(lists.remove(39, 0, 3).is_empty());
        lists.insert(40, 0, &[1]);
        assert_eq!((lists.get(3), kept.get(3)), (&[9, 7][..], &[7][..]));
        assert_eq!((lists.get(39), kept.get(39)), (&[][..], &[8][..]));
        assert_eq!((lists.get(40), lists.iter().count()), (&[][..], 40));
    }

    #[test]
    fn sorted_lists_stay_sorted() {
        let mut lists = Lists::with_len(2);
        [4, 9, 7, 7]
            .into_iter()
            .for_each(|id| lists.insert_sorted(1, id));
        assert_eq!(lists.get(1), [4, 7, 9]);
        assert!(lists.remove_sorted(1, 4) && !lists.remove_sorted(1, 4));
        assert_eq!(lists.get(1), [7, 9]);
    }

    proptest! {
        /// What is done to lists in a chunk is what would be done to lists of their own.
        #[test]
        fn lists_do_not_mix(deeds in prop::collection::vec((0_usize..70, 0_usize..40, 0_usize..4, prop::collection::vec(any::<u32>(), 0..24)), 0..80)) {
            let mut lists = Lists::with_len(70);
            let mut plain = vec![Vec::new(); 70];
            let mut kept = Vec::new();
            for (list, at, gone, new) in deeds {
                if at % 5 == 0 {
                    kept.push((lists.clone(), plain.clone()));
                }
                let mine: &mut Vec<u32> = &mut plain[list];
                let from = at.min(mine.len());
                let to = (from + gone).min(mine.len());
                mine.splice(from..to, new.iter().copied());
                lists.remove(list, at, gone);
                lists.insert(list, at, &new);
                prop_assert_eq!(lists.get(list), &mine[..]);
            }
            kept.push((lists, plain));
            for (lists, plain) in kept {
                prop_assert!(lists.iter().eq(plain.iter().map(Vec::as_slice)));
            }
        }

        #[test]
        fn a_number_is_found_where_it_stands(ids in prop::collection::vec(0_u32..60, 0..50), id in 0_u32..60) {
            prop_assert_eq!(position(&ids, id), ids.iter().position(|other| *other == id));
        }
    }
}
