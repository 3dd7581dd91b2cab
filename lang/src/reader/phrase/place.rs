//! Where the parts of a phrase stand in its words: for names, for text that is kept as it is written, and for messages.

use super::resolver::Resolver;
use crate::phrase::classify::Named;
use crate::phrase::tree::NodeId;
use crate::reader::Cursor;
use crate::sentence::Word;
use smol_str::SmolStr;

impl<'w> Resolver<'_, '_, 'w> {
    /// The words of the first and of the last token of a node that were written.
    fn ends(&self, id: NodeId) -> Option<(Named<'w>, Named<'w>)> {
        let tokens = self.words.get(self.tree.covered(id))?;
        let written = |one: &&Named<'w>| one.count > 0;
        let first = tokens.iter().find(written)?;
        let last = tokens.iter().rev().find(written)?;
        Some((*first, *last))
    }

    /// From the first word of a node to the end of its row.
    pub(super) fn begin(&self, id: NodeId) -> Cursor<'w> {
        let span = self.place(id);
        match self.ends(id) {
            Some((first, _)) => Cursor::over(self.up_to_held(first.rest), span),
            None => Cursor::over(&[], span),
        }
    }

    /// Words of a row without those behind what is read by itself, if it ends in the same row.
    fn up_to_held(&self, words: &'w [Word]) -> &'w [Word] {
        let held = self.ends(self.held);
        let behind = held.and_then(|(_, last)| last.rest.get(last.count..));
        let behind = behind.unwrap_or_default();
        let same = behind.as_ptr_range().end == words.as_ptr_range().end;
        let count = words.len().saturating_sub(behind.len());
        let front = words.get(..count).filter(|front| same && !front.is_empty());
        front.unwrap_or(words)
    }

    /// From the first word of a node on, behind the token before it.
    pub(super) fn behind_last(&self, id: NodeId) -> Cursor<'w> {
        let begin = self.begin(id);
        let last = self.tree.covered(id).start.checked_sub(1);
        let last = last.and_then(|at| self.words.get(at));
        let same = |last: &&Named<'w>| {
            let words = last.rest.get(last.count..).unwrap_or_default();
            words.as_ptr() == begin.rest().as_ptr()
        };
        let Some(last) = last.filter(same) else {
            return begin;
        };
        let mut at = Cursor::over(self.up_to_held(last.rest), self.place(id));
        at.take(last.count);
        at
    }

    /// Reads a part by itself: no message speaks of words behind it.
    pub(super) fn by_itself<T>(&mut self, id: NodeId, read: impl FnOnce(&mut Self) -> T) -> T {
        let outer = std::mem::replace(&mut self.held, id);
        let read = read(self);
        self.held = outer;
        read
    }

    /// What stands behind a node in its row.
    pub(super) fn end(&self, id: NodeId) -> Cursor<'w> {
        let mut at = self.begin(id);
        at.take(self.exact(id).rest().len());
        at
    }

    pub(super) fn exact(&self, id: NodeId) -> Cursor<'w> {
        self.between(id, id)
    }

    /// The words from one node to another.
    pub(super) fn between(&self, first: NodeId, last: NodeId) -> Cursor<'w> {
        let span = self.place(first).to(self.place(last));
        let Some(((first, _), (_, last))) = self.ends(first).zip(self.ends(last)) else {
            return Cursor::over(&[], span);
        };
        let many = (first.rest.len() + last.count).saturating_sub(last.rest.len());
        let many = many.min(first.rest.len());
        Cursor::over(first.rest.get(..many).unwrap_or_default(), span)
    }

    pub(super) fn written(&self, id: NodeId) -> String {
        super::spell::row(self.exact(id).rest())
    }

    pub(super) fn words(&self, id: NodeId) -> &'w [Word] {
        self.exact(id).rest()
    }

    /// A declared name, or any word, as it is written.
    pub(super) fn name(&self, id: NodeId) -> SmolStr {
        super::spell::name(self.words(id))
    }

    /// Whether a token is this plain word.
    pub(super) fn is_word(&self, id: NodeId, word: &str) -> bool {
        matches!(self.words(id), [one] if one.is(word))
    }
}
