//! What can be wrong with a text before anyone knows what its words mean.

use crate::diagnostic::{Diagnostic, Report, UNCLOSED_GROUP};
use crate::span::Span;

/// A mistake of stage one, as facts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SyntaxError {
    /// A `(` without `)`.
    UnclosedGroup {
        /// The `(`.
        open: Span,
    },
}

impl Report for SyntaxError {
    fn diagnostic(&self) -> Diagnostic {
        match self {
            Self::UnclosedGroup { open } => {
                Diagnostic::error(UNCLOSED_GROUP, "this `(` is never closed", *open)
            }
        }
    }
}
