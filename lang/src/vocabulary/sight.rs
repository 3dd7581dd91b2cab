//! Whose words a script may use.
//!
//! A script uses the words of its own group of scripts and of those on which the group builds. The words of any other
//! group are not there for it: that one is read beside it does not change how it reads. Scripts of no group use all
//! words, and theirs are used by such scripts alone. What stands in the place of another text is seen by whoever
//! could see that one, so that an edition of a later group may replace a rule whose words older groups use.

use crate::span::{FileId, Span};
use std::collections::BTreeSet;

/// The groups of scripts, and which of them build on which.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sight {
    /// The group of each file, by the file's number.
    of: Vec<Option<usize>>,
    /// For each group, for each group: whether it may use its words.
    sees: Vec<Vec<bool>>,
    /// Texts that stand in the place of others, and the files of those.
    stands_in: Vec<(Span, FileId)>,
    /// A file that may use all that another may use, too: a scenario that is played under an edition, and a script of
    /// that.
    pub(crate) guest: Option<(FileId, FileId)>,
    /// The files that are there before anybody writes some.
    built_in: BTreeSet<FileId>,
}

impl Sight {
    /// Adds a group of scripts that builds on some of the groups before it and on all on which those build. Gives its
    /// place.
    pub fn add(
        &mut self,
        files: impl IntoIterator<Item = FileId>,
        builds_on: impl IntoIterator<Item = usize>,
    ) -> usize {
        let new = self.sees.len();
        let mut sees = vec![false; new + 1];
        for base in builds_on {
            let known = self.sees.get(base).into_iter().flatten();
            for (mark, seen) in sees.iter_mut().zip(known) {
                *mark |= seen;
            }
        }
        if let Some(own) = sees.last_mut() {
            *own = true;
        }
        self.sees.push(sees);
        for file in files {
            let at = file.0 as usize;
            if self.of.len() <= at {
                self.of.resize(at + 1, None);
            }
            if let Some(place) = self.of.get_mut(at) {
                *place = Some(new);
            }
        }
        new
    }

    /// Says that some files are there before anybody writes some.
    pub fn build_in(&mut self, files: impl IntoIterator<Item = FileId>) {
        self.built_in.extend(files);
    }

    /// Whether a file is there before anybody writes some: then its reader has not written it.
    #[must_use]
    pub fn is_built_in(&self, file: FileId) -> bool {
        self.built_in.contains(&file)
    }

    /// Of two places that do not go together the one to mend, then the other: that is the later one, unless somebody
    /// has written the earlier one and the later one is built in.
    #[must_use]
    pub fn to_mend(&self, later: Span, earlier: Span) -> (Span, Span) {
        match self.is_built_in(later.file) && !self.is_built_in(earlier.file) {
            true => (earlier, later),
            false => (later, earlier),
        }
    }

    fn group(&self, file: FileId) -> Option<usize> {
        self.of.get(file.0 as usize).copied().flatten()
    }

    /// Whether two files belong to different groups.
    #[must_use]
    pub fn parts(&self, one: FileId, other: FileId) -> bool {
        self.group(one) != self.group(other)
    }

    /// Says that a text stands in the place of one that begins at a byte of a file.
    pub fn stand_in(&mut self, text: Span, file: FileId, start: u32) {
        let mut stood_for = vec![(text, file)];
        for (earlier, of) in &self.stands_in {
            if earlier.file == file && earlier.start == start {
                stood_for.push((text, *of));
            }
        }
        self.stands_in.extend(stood_for);
    }

    /// Whether a script may use a word that is declared in a place.
    #[must_use]
    #[inline]
    pub fn sees(&self, file: FileId, declared: Span) -> bool {
        self.sees_file(file, declared.file) || self.sees_replaced(file, declared)
    }

    fn sees_replaced(&self, file: FileId, declared: Span) -> bool {
        let around = |text: &Span| {
            text.file == declared.file && text.start <= declared.start && declared.end <= text.end
        };
        let mut replaced = self.stands_in.iter().filter(|(text, _)| around(text));
        replaced.any(|(_, of)| self.sees_file(file, *of))
    }

    /// Whether a script may use the words that another declares.
    #[inline]
    fn sees_file(&self, file: FileId, other: FileId) -> bool {
        if file == other {
            return true;
        }
        let Some(from) = self.group(file) else {
            return true;
        };
        let to = self.group(other);
        let sees = |from: usize| {
            let sees = self.sees.get(from).zip(to);
            sees.is_some_and(|(sees, to)| sees.get(to) == Some(&true))
        };
        let as_guest = || match self.guest {
            Some((guest, host)) if guest == file => self.group(host).is_some_and(sees),
            _ => false,
        };
        sees(from) || as_guest()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_seen_by_who_builds_on_them_and_by_nobody_else() {
        let mut sight = Sight::default();
        let base = sight.add([FileId(0), FileId(5)], []);
        let one = sight.add([FileId(1)], [base]);
        let other = sight.add([FileId(2)], [base]);
        let both = sight.add([FileId(3)], [one]);
        assert_eq!([base, one, other, both], [0, 1, 2, 3]);
        let sees = |from, to| sight.sees_file(FileId(from), FileId(to));
        assert!(sees(0, 5) && sees(1, 0) && sees(2, 5) && sees(3, 1) && sees(3, 0));
        assert!(!sees(0, 1) && !sees(1, 2) && !sees(3, 2) && !sees(2, 3));
        // A script of no group.
        assert!(sees(9, 1) && sees(9, 8) && !sees(1, 9) && !sees(0, 4));
    }

    #[test]
    fn what_is_built_in_is_not_what_is_to_be_mended() {
        let mut sight = Sight::default();
        sight.build_in([FileId(1)]);
        let [theirs, ours, mine] = [1, 2, 3].map(|file| Span::new(FileId(file), 0, 1));
        assert_eq!(sight.to_mend(theirs, mine), (mine, theirs));
        assert_eq!(sight.to_mend(mine, theirs), (mine, theirs));
        assert_eq!(sight.to_mend(mine, ours), (mine, ours));
    }
}
