//! What can be wrong with a format, as facts.

use crate::codes;
use spaceline_lang::diagnostic::{Diagnostic, Report};
use spaceline_lang::span::Span;

/// A mistake in a format, or in asking for one.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are the facts their names say")]
pub enum FormatError {
    /// It has no name.
    NoName { span: Span },
    /// Two formats have one name.
    Twice {
        name: String,
        span: Span,
        first: Span,
    },
    /// A line that no format has.
    Line { span: Span, near: Option<String> },
    /// A line that wants something else.
    Wanted { span: Span, wanted: &'static str },
    /// It names more than one edition.
    Editions { span: Span },
    /// Something is said a second time.
    Again { span: Span, what: &'static str },
    /// An edition that no pack has.
    Edition {
        span: Span,
        name: String,
        near: Option<String>,
    },
    /// A set that no pack has.
    Set {
        span: Span,
        name: String,
        near: Option<String>,
    },
    /// A deck that no pack has.
    Deck {
        span: Span,
        name: String,
        near: Option<String>,
    },
    /// A card that is not loaded.
    Card {
        span: Span,
        title: String,
        /// What the line that names it would do.
        does: &'static str,
        near: Option<String>,
    },
    /// No format has the name that was asked for.
    Unknown {
        span: Span,
        name: String,
        near: Option<String>,
        /// The formats there are.
        known: Vec<String>,
    },
}

impl Report for FormatError {
    fn diagnostic(&self) -> Diagnostic {
        let help = |error: Diagnostic, near: &Option<String>| match near {
            Some(near) => error.write(near),
            None => error,
        };
        match self {
            Self::NoName { span } => {
                Diagnostic::error(codes::FORMAT_NAME, "this format has no name", *span)
                    .help("write `format \"NAME\" { ... }`")
            }
            Self::Twice { name, span, first } => Diagnostic::error(
                codes::FORMAT_NAME,
                format!("a second format is called `{name}`"),
                *span,
            )
            .also(*first, "this is the first")
            .help("give one of them another name; capital letters make no difference"),
            Self::Line { span, near } => help(
                Diagnostic::error(codes::FORMAT_LINE, "a format says nothing like this", *span),
                near,
            ),
            Self::Wanted { span, wanted } => {
                Diagnostic::error(codes::FORMAT_LINE, format!("{wanted} here"), *span)
            }
            Self::Editions { span } => Diagnostic::error(
                codes::FORMAT_LINE,
                "a format has the rules of one edition",
                *span,
            )
            .help(
                "let an edition extend one of them and change what the other does, and name that",
            ),
            Self::Again { span, what } => Diagnostic::error(
                codes::FORMAT_LINE,
                format!("this format has said its {what} already"),
                *span,
            ),
            Self::Edition { span, name, near } => help(
                Diagnostic::error(
                    codes::FORMAT_EDITION,
                    format!("no pack has rules called `{name}`"),
                    *span,
                ),
                near,
            ),
            Self::Set { span, name, near } => help(
                Diagnostic::error(
                    codes::FORMAT_SET,
                    format!("no pack has a set called `{name}`"),
                    *span,
                ),
                near,
            ),
            Self::Deck { span, name, near } => {
                let message = format!("no pack has a deck called `{name}`");
                let error = Diagnostic::error(codes::FORMAT_DECK, message, *span);
                match near {
                    Some(_) => help(error, near),
                    None => error.help("the decks of a pack are its files `decks/NAME.txt`"),
                }
            }
            Self::Card {
                span,
                title,
                does,
                near,
            } => {
                let warning = Diagnostic::warning(
                    codes::FORMAT_BAN,
                    format!("no card is called `{title}`, so this {does} nothing"),
                    *span,
                );
                help(warning, near)
            }
            Self::Unknown {
                span,
                name,
                near,
                known,
            } => {
                let message = format!("no format is called `{name}`");
                let error = Diagnostic::error(codes::FORMAT_UNKNOWN, message, *span);
                match near {
                    Some(_) => help(error, near),
                    None => error.help(format!("the packs bring `{}`", known.join("`, `"))),
                }
            }
        }
    }
}
