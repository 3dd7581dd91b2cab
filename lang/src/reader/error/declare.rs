//! What can be wrong with a declaration.

use crate::diagnostic::{Diagnostic, Report, TWO_CLASSES};
use crate::span::Span;
use smol_str::SmolStr;

/// A mistake in a declaration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeclareError {
    /// A spelling gets a second class.
    TwoClasses {
        /// The spelling.
        word: SmolStr,
        /// Where the second declaration stands.
        span: Span,
        /// What it is already.
        called: &'static str,
        /// Where it is declared; nothing for a word of the language.
        first: Option<Span>,
    },
}

impl Report for DeclareError {
    fn diagnostic(&self) -> Diagnostic {
        match self {
            Self::TwoClasses {
                word,
                span,
                called,
                first,
            } => {
                let error =
                    Diagnostic::error(TWO_CLASSES, format!("`{word}` is {called} already"), *span)
                        .help("choose another name");
                match first {
                    Some(first) => error.also(*first, "it is declared here"),
                    None => error,
                }
            }
        }
    }
}
