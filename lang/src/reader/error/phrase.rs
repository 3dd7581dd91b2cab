//! What can be wrong with a phrase.

use crate::diagnostic::{Diagnostic, HIDES_WORD, NO_NAME, NOT_YET, Report, UNKNOWN_WORD};
use crate::span::Span;
use smol_str::SmolStr;

/// A mistake in a phrase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PhraseError {
    /// A word that nothing declares.
    UnknownWord {
        /// The word.
        word: SmolStr,
        /// Where.
        span: Span,
        /// A declared word of the class that may stand there.
        nearest: Option<SmolStr>,
    },
    /// A name is wanted and something else stands there.
    NoName {
        /// Where.
        span: Span,
    },
    /// A local name that hides a declared word or another local name.
    Hides {
        /// The name.
        name: SmolStr,
        /// Where it is bound.
        span: Span,
        /// Where the other one is.
        first: Span,
    },
    /// A form that the reader does not know yet.
    NotYet {
        /// Which.
        what: &'static str,
        /// Where.
        span: Span,
    },
}

impl Report for PhraseError {
    fn diagnostic(&self) -> Diagnostic {
        match self {
            Self::UnknownWord {
                word,
                span,
                nearest,
            } => {
                let unknown =
                    Diagnostic::error(UNKNOWN_WORD, format!("no script declares `{word}`"), *span);
                match nearest {
                    Some(near) => unknown.help(format!("write `{near}`")),
                    None => unknown,
                }
            }
            Self::NoName { span } => Diagnostic::error(NO_NAME, "a name is missing here", *span)
                .help("write a word that is no preposition and no connective"),
            Self::Hides { name, span, first } => Diagnostic::error(
                HIDES_WORD,
                format!("`{name}` has a meaning here already"),
                *span,
            )
            .also(*first, "it is declared here")
            .help("choose another name"),
            Self::NotYet { what, span } => {
                Diagnostic::error(NOT_YET, format!("{what} cannot be read yet"), *span)
            }
        }
    }
}
