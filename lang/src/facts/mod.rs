//! What is so of each part of a text, found out once and bottom-up, for whoever asks.
//!
//! What comes in is a book whose rules were read; what goes out are answers to the questions that the
//! [checks](crate::checks) put, and that a reader puts who looks ahead: what a word asks of what it is given
//! ([`asked`]), what must be so for a test to hold ([`holds`]), of which kinds something can be ([`kinds`]), where
//! those are of whom is spoken ([`place`]), what a verb makes of its object ([`deed`]), and what may go on while a
//! scope has a value ([`going_on`]). All walking is done by one worklist ([`reach`]).

pub mod asked;
pub mod circle;
pub mod deed;
pub mod going_on;
pub mod holds;
pub mod kinds;
pub mod part;
pub mod place;
pub mod reach;

use crate::tree::Book;
use asked::Words;
use going_on::Extents;

/// What is known of the words of a book, once its rules are read and before any card is.
#[derive(Debug, Default)]
pub(crate) struct Facts {
    pub(crate) words: Words,
    pub(crate) extents: Extents,
}

impl Facts {
    pub(crate) fn of(book: &Book) -> Self {
        Self {
            words: Words::of(book),
            extents: Extents::default(),
        }
    }
}
