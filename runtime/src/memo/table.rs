//! Where answers stand, by what they are of or by their questions.

use crate::link::Question;
use crate::memo::profile::Past;
use crate::state::{Kept, Line};
use crate::value::Ref;
use indexmap::IndexMap;
use indexmap::map::Entry;
use std::hash::{BuildHasherDefault, Hasher};

/// One answer.
#[derive(Clone, Debug)]
pub(crate) struct Answer<T> {
    pub(crate) value: T,
    pub(crate) found: Found,
}

/// How an answer was found, and what it rests on.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    pub(crate) reads: Kept,
    /// The line of positions on which it was last seen to be good.
    pub(crate) line: Line,
    /// When it was found.
    pub(crate) at: u64,
    /// When it was last seen to be good.
    pub(crate) seen: u64,
    pub(crate) fuel: u64,
    pub(crate) height: u16,
    /// Which life of the object it is about.
    pub(crate) generation: u32,
    /// The scopes it was found within, if it depends on them.
    pub(crate) around: Option<u64>,
    /// The object whose text was at work, if it depends on that.
    pub(crate) acting: Option<Option<Ref>>,
    /// What the counters note of it.
    pub(crate) past: Past,
}

pub(crate) type Row<T> = Vec<Option<Answer<T>>>;

/// Answers by question. Nothing is ever read from it in its own order. The answers stand elsewhere, so that a table
/// that grows has little to move.
pub(crate) type Table<T> = IndexMap<Question, Box<Answer<T>>, BuildHasherDefault<Digest>>;

/// Past so many answers all are forgotten, so that a long game does not grow without bound.
pub(crate) const MOST: usize = 1 << 14;

/// Takes the number that a question makes of itself.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Digest(u64);

impl Hasher for Digest {
    fn finish(&self) -> u64 {
        // The table looks at the lower bits and at the uppermost.
        self.0 ^ self.0 >> 32
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u64(u64::from(*byte));
        }
    }

    fn write_u64(&mut self, word: u64) {
        // What is looked up has mixed its parts already.
        self.0 = self.0.rotate_left(5) ^ word;
    }
}

/// Puts an answer in its place, making room for it. Gives the one that was there.
pub(crate) fn put<T>(row: &mut Row<T>, at: usize, answer: Answer<T>) -> Option<Answer<T>> {
    if row.len() <= at {
        row.resize_with(at + 1, || None);
    }
    row.get_mut(at)?.replace(answer)
}

pub(crate) fn put_in<T>(
    rows: &mut Vec<Row<T>>,
    row: usize,
    at: usize,
    answer: Answer<T>,
) -> Option<Answer<T>> {
    if rows.len() <= row {
        rows.resize_with(row + 1, Vec::new);
    }
    put(rows.get_mut(row)?, at, answer)
}

pub(crate) fn get<T>(row: &mut Row<T>, at: usize) -> Option<&mut Answer<T>> {
    row.get_mut(at)?.as_mut()
}

pub(crate) fn put_of<T>(
    table: &mut Table<T>,
    question: Question,
    answer: Answer<T>,
) -> Option<Answer<T>> {
    if table.len() >= MOST {
        table.clear();
    }
    match table.entry(question) {
        Entry::Occupied(place) => Some(std::mem::replace(&mut **place.into_mut(), answer)),
        Entry::Vacant(place) => {
            place.insert(Box::new(answer));
            None
        }
    }
}

/// An answer to a question that may depend on the scopes around: one that turned out not to do so holds
/// anywhere.
pub(crate) fn get_within<'t, T>(
    table: &'t mut Table<T>,
    question: &Question,
) -> Option<&'t mut Answer<T>> {
    let at = match question.is_anywhere() {
        true => None,
        false => table.get_index_of(&question.anywhere()),
    };
    let at = at.or_else(|| table.get_index_of(question))?;
    table.get_index_mut(at).map(|entry| &mut **entry.1)
}

pub(crate) fn put_within<T>(
    table: &mut Table<T>,
    question: Question,
    answer: Answer<T>,
) -> Option<Answer<T>> {
    let anywhere = question.anywhere();
    if answer.found.around.is_none() {
        return put_of(table, anywhere, answer);
    }
    if anywhere != question {
        table.swap_remove(&anywhere);
    }
    put_of(table, question, answer)
}
