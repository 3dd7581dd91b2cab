//! What can be wrong with phrasebooks, as facts.

use spaceline_lang::diagnostic::{Diagnostic, Report};
use spaceline_lang::span::Span;
use spaceline_rules::codes;

/// A mistake of a phrasebook.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are the facts their names say")]
pub enum BookError {
    /// A line that no phrasebook has.
    Form { span: Span, wanted: &'static str },
    /// A class that no phrases have.
    Class {
        span: Span,
        name: String,
        near: Option<String>,
    },
    /// A slot that stands on one side alone.
    Slot {
        span: Span,
        name: String,
        printed: bool,
    },
    /// A phrase that prints nothing, or nothing but itself.
    Empty { span: Span },
    /// A word that is read aloud, and that no script says.
    Gone { span: Span, word: String },
    /// An enumeration that no script declares.
    Enumeration {
        span: Span,
        name: String,
        near: Option<String>,
    },
}

impl Report for BookError {
    fn diagnostic(&self) -> Diagnostic {
        match self {
            Self::Form { span, wanted } => {
                Diagnostic::error(codes::PHRASE_FORM, "this is no line of a phrasebook", *span)
                    .help(format!("write {wanted}"))
            }
            Self::Class { span, name, near } => {
                let told = Diagnostic::error(
                    codes::PHRASE_CLASS,
                    format!("no phrase is a `{name}`"),
                    *span,
                );
                match near {
                    Some(near) => told.write(near),
                    None => told.help(format!("write a block `phrase {name}`")),
                }
            }
            Self::Slot {
                span,
                name,
                printed: true,
            } => Diagnostic::error(
                codes::PHRASE_SLOT,
                format!("`{{{name}}}` is printed, and the script loses it"),
                *span,
            )
            .help(format!("write `{{{name}}}` on both sides of `as`")),
            Self::Slot {
                span,
                name,
                printed: false,
            } => Diagnostic::error(
                codes::PHRASE_SLOT,
                format!("nothing that is printed fills `{{{name}}}`"),
                *span,
            )
            .help(format!("write `{{{name}}}` on both sides of `as`")),
            Self::Empty { span } => Diagnostic::error(
                codes::PHRASE_EMPTY,
                "this phrase has no words of its own",
                *span,
            )
            .help("write what is printed around the slot"),
            Self::Gone { span, word } => Diagnostic::warning(
                codes::PHRASE_GONE,
                format!("no script says `{word}`, so this line reads nothing aloud"),
                *span,
            )
            .help("take the line away, or write the word that scripts say now"),
            Self::Enumeration { span, name, near } => {
                let told = Diagnostic::error(
                    codes::PHRASE_ENUM,
                    format!("no script declares an enumeration `{name}`"),
                    *span,
                );
                match near {
                    Some(near) => told.write(near),
                    None => told,
                }
            }
        }
    }
}
