//! Equality of sentences: what they say, not where they stand.

use super::{Block, Citation, Else, File, Item, Phrase, Word};

impl PartialEq for File {
    fn eq(&self, other: &Self) -> bool {
        // Comments are spans and nothing else, so they cannot take part.
        self.items == other.items
    }
}

impl PartialEq for Item {
    fn eq(&self, other: &Self) -> bool {
        self.key() == other.key()
            && self.doc == other.doc
            && self.head == other.head
            && self.cites == other.cites
            && self.colon == other.colon
            && self.means == other.means
            && self.block == other.block
            && self.otherwise == other.otherwise
    }
}

impl PartialEq for Else {
    fn eq(&self, other: &Self) -> bool {
        self.test == other.test && self.block == other.block
    }
}

impl PartialEq for Block {
    fn eq(&self, other: &Self) -> bool {
        self.items == other.items
    }
}

impl PartialEq for Citation {
    fn eq(&self, other: &Self) -> bool {
        self.document == other.document && self.sections == other.sections
    }
}

impl PartialEq for Phrase {
    fn eq(&self, other: &Self) -> bool {
        self.words == other.words
    }
}

impl PartialEq for Word {
    fn eq(&self, other: &Self) -> bool {
        self.kind == other.kind
    }
}
