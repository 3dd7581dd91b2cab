//! Words that would say nothing where they stand, so that a text would mean more, or less, than its words.

use crate::diagnostic::{
    CHOICE_HERE, Diagnostic, HOW_MANY, NO_FIT, NO_TRIGGER, Report, SEVERAL_HERE, WHICH_ONE,
};
use crate::span::Span;
use smol_str::SmolStr;

/// Words of which nothing would come.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    missing_docs,
    reason = "a span is where, a name is what was written; the variants say the rest"
)]
pub enum DroppedError {
    /// A limit, a menu or a cost before a prohibition.
    UsedStanding {
        said: String,
        /// Whether it says when it ends.
        ends: bool,
        span: Span,
    },
    /// A number of those who cannot do something, or to whom it cannot be done.
    OfAll { word: SmolStr, span: Span },
    /// `another` of those who cannot.
    OfAllOthers { span: Span },
    /// A number behind the colon of a clause.
    ClauseOfAll { word: SmolStr, span: Span },
    /// `another` where nothing is known that it could differ from.
    OtherThanWhat { span: Span },
    /// How often, of what is done one by one and happens one at a time.
    OneAtATime {
        verb: SmolStr,
        past: SmolStr,
        span: Span,
    },
    /// `by P` in a text that rules ask of whomever they like.
    NobodyAsked { word: &'static str, span: Span },
    /// `VERB X to each KIND`, of a verb that goes to one of them.
    ToEach { span: Span },
    /// `highest F` of what is looked for where it is not in play.
    BestElsewhere { span: Span },
}

impl Report for DroppedError {
    fn diagnostic(&self) -> Diagnostic {
        match self {
            Self::UsedStanding { said, ends, span } => {
                let message = "this would hold all the time, and not as often, or at such a cost, as stands before it";
                let help = if *ends {
                    format!("write `you may ({said})`")
                } else {
                    format!("say who does it, and until when: `you may ({said} until ...)`; or leave out what stands before it")
                };
                Diagnostic::error(NO_TRIGGER, message, *span).help(help)
            }
            Self::OfAll { word, span } => Diagnostic::error(
                HOW_MANY,
                format!("what is forbidden is forbidden of all of them, so {word} says nothing here"),
                *span,
            )
            .help("leave it out, if all are meant; one that is chosen stands before `cannot` among effects, with an end: `you may one KIND cannot ... until ...`"),
            Self::OfAllOthers { span } => Diagnostic::error(
                HOW_MANY,
                "what is forbidden is forbidden of all of them, so `another` does not say of whom",
                *span,
            )
            .help("say who is left out: `KIND except X`, such as `except this` or `except host`"),
            Self::ClauseOfAll { word, span } => Diagnostic::error(
                HOW_MANY,
                format!("this is said of all of them, and {word} says nothing here"),
                *span,
            )
            .help("leave it out; `except X` leaves some out, `where ...` says which are meant"),
            Self::OtherThanWhat { span } => Diagnostic::error(
                WHICH_ONE,
                "nothing of this kind is spoken of before, so `another` does not say than which",
                *span,
            )
            .help("say behind the kind who is left out, `except X` or `where it != X`, and before it `one` where one is chosen, `some` where it is asked"),
            Self::OneAtATime { verb, past, span } => Diagnostic::error(
                SEVERAL_HERE,
                format!("`{verb}` is done one by one, and each time is a happening of its own"),
                *span,
            )
            .help(format!("leave the number out; how often it has happened says `number of times PLAYER {past} this turn`")),
            Self::NobodyAsked { word, span } => Diagnostic::error(
                CHOICE_HERE,
                format!("this only says which are meant, and whoever does it takes one of them, so `{word}` says nothing here"),
                *span,
            )
            .help("leave it out; or let an effect choose: `VERB this PREP one KIND ... by PLAYER`"),
            Self::ToEach { span } => Diagnostic::error(
                CHOICE_HERE,
                "this is done once, with one of these, and not with each of them",
                *span,
            )
            .help("leave the number out, if one of them will do; or do it for each: `{ for each x in (each KIND ...) { VERB ... x } }`"),
            Self::BestElsewhere { span } => Diagnostic::error(
                NO_FIT,
                "this compares with those in play, and what is looked for is not there",
                *span,
            )
            .help("say how much instead: `with FIELD > 7`; or leave it out"),
        }
    }
}
