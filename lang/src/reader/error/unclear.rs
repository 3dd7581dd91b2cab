//! Sentences that say of several what holds of one, or of one player what another does: both readings are at hand.

use crate::diagnostic::{Diagnostic, NO_FIT, NO_REACHES, Report, WHO_CHOOSES, WHOSE_STATE};
use crate::span::Span;
use smol_str::SmolStr;

/// What a reader of the page would take for something else.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    missing_docs,
    reason = "a span is where, a name is what was written; the variants say the rest"
)]
pub enum UnclearError {
    /// `"X" is not here`: one of them, or none of them?
    NoneOrSome {
        /// `is not` or `has no`.
        said: &'static str,
        span: Span,
    },
    /// `your captive KIND`, where a state makes somebody another player's.
    WhoseState {
        /// `your` or `opponent's`.
        whose: SmolStr,
        state: SmolStr,
        span: Span,
    },
    /// One way of a choice says who does it, and this one does not.
    WhoDoesIt { span: Span, first: Span },
    /// `ship with one KIND`, where the two are never side by side.
    NeverBeside {
        /// What is said of what it is with, and what stands with it.
        subject: String,
        other: String,
        /// How the one is related to the other, as scripts say it.
        ways: Vec<String>,
        span: Span,
    },
}

impl Report for UnclearError {
    fn diagnostic(&self) -> Diagnostic {
        match self {
            Self::NoneOrSome { said, span } => {
                let message = format!("`{said}` of what may be several, or nowhere, could mean none of them, or one that is not");
                let (none, some) = match *said {
                    "has no" => ("no ... has", "some ... has no"),
                    _ => ("no ... is", "some ... is not"),
                };
                Diagnostic::error(NO_REACHES, message, *span).help(format!(
                    "write `{none}` for none of them, which holds where there is none; `{some}` if there has to be one"
                ))
            }
            Self::WhoseState { whose, state, span } => {
                let (holder, owner) = match whose.as_str() {
                    "your" => ("you", "opponent"),
                    _ => ("opponent", "you"),
                };
                Diagnostic::error(
                    WHOSE_STATE,
                    format!("`{whose}` could be said of whoever holds what is `{state}`, or of whose it was before"),
                    *span,
                )
                .help(format!(
                    "write `KIND {state}_of {holder}` for those held, `{whose} KIND {state}_of {owner}` for those whom the other holds"
                ))
            }
            Self::WhoDoesIt { span, first } => Diagnostic::error(
                WHO_CHOOSES,
                "this does not say who does it, and another of the ways does",
                *span,
            )
            .also(*first, "here it is said")
            .help("say it in each of them: `you VERB ...`, `opponent VERBs ...`; where none says it, whoever chooses does it"),
            Self::NeverBeside {
                subject,
                other,
                ways,
                span,
            } => {
                let told = Diagnostic::error(
                    NO_FIT,
                    format!("`with` is said of those side by side, and {other} is never beside {subject}"),
                    *span,
                );
                match ways.as_slice() {
                    [] => told.help("say in a `where` how they are related"),
                    ways => told.help(format!("write {}", ways.join(" or "))),
                }
            }
        }
    }
}
