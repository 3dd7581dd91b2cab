//! Sentences that say of several what holds of one, or of one player what another does: both readings are at hand.

use crate::diagnostic::{
    ANY_OF_THEM, Diagnostic, HERE_OR_THERE, IN_A_LIST, NO_FIT, NO_REACHES, NOT_HIS,
    QUALITY_OR_NEED, Report, WHO_CHOOSES, WHOSE_STATE, WITH_ITSELF,
};
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
    /// `with QUALITY or "Title"`: another one of whom it is said, or one with whom they are?
    TitleBeside {
        title: SmolStr,
        /// `or`, and not `and`.
        or: bool,
        span: Span,
    },
    /// `STRENGTH > STRENGTH`, where one of them is somebody else's.
    WithItself { span: Span },
    /// `each player discards one card in hand of you`: whoever does it, `you` is the one to whom the text speaks.
    NotHis { word: SmolStr, span: Span },
    /// `some Honor or Grace in talents of this`.
    InAList {
        /// The same as conditions of one symbol each.
        way: String,
        span: Span,
    },
    /// `each KIND aboard ship`, `while ship has SYMBOL`: any ship, or the one spoken of?
    AnyOfThem { word: SmolStr, span: Span },
    /// `opponent cannot move boat here`: from here, or to here?
    HereOrThere {
        word: SmolStr,
        /// How it is said where they would go.
        there: &'static str,
        span: Span,
    },
}

impl Report for UnclearError {
    fn diagnostic(&self) -> Diagnostic {
        match self {
            Self::TitleBeside { title, or, span } => {
                let word = if *or { "or" } else { "and" };
                let again = if *or {
                    format!("say the verb again (`VERB one KIND with A or VERB one {title}`), or ask all of one kind: `KIND where (it has A) or covers({title}, it)`")
                } else {
                    format!("say the verb again: `VERB one KIND with A, VERB one {title}`")
                };
                Diagnostic::error(
                    QUALITY_OR_NEED,
                    format!("{title} could be another one who is meant, or one with whom they have to be"),
                    *span,
                )
                .help(format!(
                    "if it is meant itself, {again}; if they have to be together, put both in parentheses: `with (A {word} {title})`"
                ))
            }
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
            Self::WithItself { span } => Diagnostic::error(
                WITH_ITSELF,
                "this is compared with itself",
                *span,
            )
            .help("say whose the other one is: `FIELD of this`, `FIELD of host`, `printed FIELD`"),
            Self::NotHis { word, span } => Diagnostic::error(
                NOT_HIS,
                format!("each player does this, and for each of them `{word}` speaks of one player alone"),
                *span,
            )
            .help("write `that player` for whoever does it: `PLACE of that player`, `where controller of it = that player`; what is done to the cards of one player is a sentence of its own for each"),
            Self::InAList { way, span } => Diagnostic::error(
                IN_A_LIST,
                "what is in a list is asked for one symbol after the other",
                *span,
            )
            .help(format!("write `{way}`")),
            Self::AnyOfThem { word, span } => Diagnostic::error(
                ANY_OF_THEM,
                format!("`{word}` alone would be any {word} in play, and not the one spoken of before"),
                *span,
            )
            .help(format!(
                "write `that {word}`, `it` or `host` for the one that is meant, `some {word}` where any will do"
            )),
            Self::HereOrThere { word, there, span } => Diagnostic::error(
                HERE_OR_THERE,
                format!("`{word}` could be where they are, or where they would go"),
                *span,
            )
            .help(format!(
                "write `where it is {word}` behind the kind for those who are there, and {there} for where they would go"
            )),
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
