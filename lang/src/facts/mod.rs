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

use crate::tree::{Book, FieldId, KindId, Parts};
use asked::Words;
use going_on::Extents;

/// What is known of the words of a book, once its rules are read and before any card is.
#[derive(Debug, Default)]
pub(crate) struct Facts {
    pub(crate) words: Words,
    pub(crate) extents: Extents,
    /// The fields that the laws `covers` and `covers_any` ask for: by what is printed there a title may name a card.
    pub(crate) naming: Vec<FieldId>,
    /// What becomes what, by verbs and procedures.
    pub(crate) becomes: Vec<(Option<KindId>, KindId)>,
}

impl Facts {
    pub(crate) fn of(book: &Book) -> Self {
        let laws = [book.laws.covers, book.laws.covers_any];
        let laws = laws.into_iter().flatten();
        let laws = Parts::of_exprs(laws.filter_map(|law| Some(book.at(law)?.body)));
        let asked = reach::exprs(book, laws).filter_map(|(at, _)| Some(book.field(at)?.0));
        Self {
            words: Words::of(book),
            extents: Extents::default(),
            naming: asked.collect(),
            becomes: deed::becomes(book),
        }
    }
}
