//! The comments that are still to be printed.

use crate::sentence::Comment;

/// The comments of a text, taken from the front as the printer passes them.
#[derive(Debug)]
pub(super) struct Comments<'f> {
    text: &'f str,
    rest: &'f [Comment],
}

impl<'f> Comments<'f> {
    pub(super) fn new(text: &'f str, rest: &'f [Comment]) -> Self {
        Self { text, rest }
    }

    /// The next comment if it begins before a byte: where it begins and ends, and what it says.
    pub(super) fn before(&mut self, byte: u32) -> Option<(u32, u32, &'f str)> {
        let (first, rest) = self.rest.split_first()?;
        if first.span.start >= byte {
            return None;
        }
        self.rest = rest;
        Some((first.span.start, first.span.end, first.span.of(self.text)))
    }

    pub(super) fn any_before(&self, byte: u32) -> bool {
        self.rest
            .first()
            .is_some_and(|comment| comment.span.start < byte)
    }

    /// The next comment if it stands on the line of what ended at a byte, with nothing but blanks and
    /// `;` between.
    pub(super) fn beside(&mut self, end: u32) -> Option<(u32, &'f str)> {
        let (first, rest) = self.rest.split_first()?;
        if !is_near(self.text, end, first.span.start) {
            return None;
        }
        self.rest = rest;
        Some((first.span.end, first.span.of(self.text)))
    }
}

/// Whether nothing but blanks and `;` parts two places of a text.
pub(super) fn is_near(text: &str, end: u32, start: u32) -> bool {
    let between = text.get(end as usize..start as usize);
    between.is_some_and(|between| between.bytes().all(|byte| b" \t;".contains(&byte)))
}
