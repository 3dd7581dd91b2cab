//! The one way to print a script.
//!
//! Blocks are indented by two blanks, and a line of more than [`WIDTH`] characters is broken where the layout rules
//! do not see the break: behind a comma, or around a connective. What the author chose is kept where it shows how a
//! text is built: a break at such a place and how deep the next line stands, a block on one line, and short items
//! that share one, as long as they fit. Comments stay where they are, except that one in the middle of a sentence
//! moves above it. Single empty lines stay, several become one.
//!
//! The formatter trusts itself least of all: it reads what it has written, and gives nothing out that
//! does not say the same as before.

mod comments;
mod fill;
mod pieces;
mod print;
#[cfg(test)]
mod tests;

use crate::diagnostic::{self, Diagnostic, Report};
use crate::parse::{SyntaxError, parse};
use crate::sentence::File;
use crate::span::{FileId, Span};

/// The widest line the formatter writes if it can help it, in characters.
pub const WIDTH: usize = 140;

/// Why a text was not formatted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FormatError {
    /// It has mistakes. Nothing that cannot be read is printed anew.
    Unread(Vec<SyntaxError>),
    /// What the formatter wrote does not say the same. This is a mistake of the formatter.
    Changed {
        /// The first item that came out different, or the whole text.
        span: Span,
    },
}

impl FormatError {
    /// What to tell, one entry for each mistake.
    #[must_use]
    pub fn diagnostics(&self) -> Vec<Diagnostic> {
        match self {
            Self::Unread(errors) => errors.iter().map(Report::diagnostic).collect(),
            Self::Changed { span } => {
                let message = "formatting would change what this says, so the file was left alone";
                let told = Diagnostic::error(diagnostic::FORMAT_CHANGED, message, *span);
                vec![
                    told.help(
                        "this is a mistake of the formatter: please report it with this file",
                    ),
                ]
            }
        }
    }
}

/// The text in its canonical form.
///
/// # Errors
///
/// If the text has mistakes, or if the formatter finds that it made one.
pub fn format(file: FileId, text: &str) -> Result<String, FormatError> {
    let parsed = parse(file, text);
    if !parsed.errors.is_empty() {
        return Err(FormatError::Unread(parsed.errors));
    }
    let out = print::print(file, &parsed.file, text);
    let again = parse(file, &out);
    match difference(file, (&parsed.file, text), (&again.file, &out)) {
        None if again.errors.is_empty() => Ok(out),
        difference => Err(FormatError::Changed {
            span: difference.unwrap_or(Span::new(file, 0, 0)),
        }),
    }
}

/// Where two files stop saying the same, as a place in the first.
fn difference(file: FileId, before: (&File, &str), after: (&File, &str)) -> Option<Span> {
    let whole = Span::new(file, 0, u32::try_from(before.1.len()).unwrap_or(u32::MAX));
    let mut pairs = before.0.items.iter().zip(&after.0.items);
    if let Some((item, _)) = pairs.find(|(item, other)| item != other) {
        return Some(item.span);
    }
    let comments = |(file, text): (&File, &'_ str)| -> Vec<String> {
        let comments = file.comments.iter();
        comments
            .map(|comment| print::canonical(comment.span.of(text)).into_owned())
            .collect()
    };
    let same = before.0.items.len() == after.0.items.len() && comments(before) == comments(after);
    (!same).then_some(whole)
}
