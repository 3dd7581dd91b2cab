//! Traps of scope: what could be read, but hardly as its writer would expect.

use crate::diagnostic::{BEFORE_PICK, Diagnostic, IT_HAS_NAME, Report, TEXT_TWICE};
use crate::span::Span;
use smol_str::SmolStr;

/// A phrase that may be taken for another.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    missing_docs,
    reason = "a span is where, a name is what was written; the variants say the rest"
)]
pub enum TrapError {
    /// `it` in the `where` of a group whose member has a name.
    ItHasName {
        name: SmolStr,
        /// Whether something outside the group is `it`, too.
        outside: bool,
        span: Span,
        first: Span,
    },
    /// A choice of an action, spoken of in what is asked before anything is chosen.
    BeforePick { name: SmolStr, span: Span },
    /// The name of a part of an action, where the part is looked for.
    BeforeName { name: SmolStr, span: Span },
    /// The same text twice on one card.
    TextTwice { span: Span, first: Span },
}

impl Report for TrapError {
    fn diagnostic(&self) -> Diagnostic {
        match self {
            Self::ItHasName {
                name,
                outside,
                span,
                first,
            } => {
                let message = if *outside {
                    format!("`it` could be `{name}`, or what is `it` outside")
                } else {
                    format!("what would be `it` here has the name `{name}`")
                };
                let help = if *outside {
                    format!("write `{name}`; the other is `that KIND` behind a happening, or gets a name too")
                } else {
                    format!("write `{name}`")
                };
                Diagnostic::error(IT_HAS_NAME, message, *span)
                    .also(*first, "it gets the name here")
                    .help(help)
            }
            Self::BeforePick { name, span } => Diagnostic::error(
                BEFORE_PICK,
                format!("`{name}` is picked only after this has been asked"),
                *span,
            )
            .help(format!(
                "say it of the choice: `where ...` in the `pick`, `agree (a, b) in {name} when ...`, \
                 `FIELD > 5 in total`, `with different FIELD`; or ask in `do`"
            )),
            Self::BeforeName { name, span } => Diagnostic::error(
                BEFORE_PICK,
                format!("nothing has the name `{name}` before it is chosen"),
                *span,
            )
            .help("write `it`"),
            Self::TextTwice { span, first } => {
                Diagnostic::error(TEXT_TWICE, "the card says this already", *span)
                    .also(*first, "here")
                    .help("leave one of the two out, or say how often it counts")
            }
        }
    }
}
