//! What can be wrong with a scenario.

use crate::diagnostic::{
    Diagnostic, NO_ACTION, NOT_ON_STAGE, NOTHING_EXPECTED, Report, SCENARIO_COPY, SCENARIO_DEED,
    SCENARIO_LINE, SCENARIO_OFFER, SCENARIO_STATE, SCENARIO_VERSION, SETUP_PART,
};
use crate::span::Span;
use smol_str::SmolStr;

/// A mistake in a scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    missing_docs,
    reason = "a span is where, a name is what was written; the variants say the rest"
)]
pub enum ScenarioError {
    /// A line that no scenario has.
    Line { span: Span },
    /// A scenario without a `then`.
    ExpectsNothing { span: Span },
    /// A title of which no `given` speaks.
    NotOnStage { title: SmolStr, span: Span },
    /// Words that no action shows.
    NoAction {
        span: Span,
        nearest: Option<SmolStr>,
        /// How actions of that verb are written.
        forms: Vec<String>,
        /// What is written, if its verb is one that cards and rules do.
        deed: Option<String>,
    },
    /// A printed field that a line would set.
    Printed { field: SmolStr, span: Span },
    /// `when` without somebody who acts.
    NobodyActs { span: Span },
    /// An action in a line that begins with a player.
    ActionWithoutWhen { span: Span, said: String },
    /// A line `given` that no setup fits.
    NoSetup {
        span: Span,
        /// Those that are nearest to it.
        forms: Vec<String>,
    },
    /// An answer where an action is wanted.
    AnswerBehindWhen { span: Span },
    /// A title that only cards with versions have, or a version that none of them has.
    WhichVersion {
        span: Span,
        title: SmolStr,
        /// Those that there are.
        versions: Vec<String>,
    },
    /// Another copy of a card than those on stage.
    NoSuchCopy { title: SmolStr, span: Span },
    /// A card that is placed though it has just been placed, or is another player's.
    SameCopy {
        title: SmolStr,
        span: Span,
        /// Whose it is, and who has it here, where these are two.
        whose: Option<[&'static str; 2]>,
    },
    /// `another "T" of P` where P brought none before.
    NoneBefore {
        span: Span,
        player: &'static str,
        /// How many there are of that player's.
        brought: usize,
        /// What it is called.
        said: String,
    },
    /// A state of which what brings it is more.
    HalfState {
        span: Span,
        /// The deed.
        said: String,
    },
    /// Several where a setup takes one.
    OneAlone { span: Span },
    /// `not (one solves "X")`: what has not happened.
    NotSo { said: String, span: Span },
    /// How often, of what is done one by one.
    Counted {
        verb: SmolStr,
        /// How it is asked how often it has happened.
        said: String,
        span: Span,
    },
    /// Several to whom something would have happened at once.
    SeveralSuffer { span: Span },
    /// What a verb is never done to.
    NeverSuffers {
        verb: SmolStr,
        is: String,
        wanted: SmolStr,
        span: Span,
    },
    /// Who does what texts do to things.
    DoneByTexts { said: String, span: Span },
    /// More behind a participle than has happened.
    MoreBehind { said: String, span: Span },
    /// `one does not win`.
    NotWon { span: Span },
    /// What is no card behind `sees`.
    SeesNoCard { span: Span },
    /// What no choice shows.
    OddOffer { span: Span },
    /// A part of a position that is of another kind than its setup takes.
    WrongPart {
        span: Span,
        /// What the setup takes.
        is: String,
    },
}

impl Report for ScenarioError {
    fn diagnostic(&self) -> Diagnostic {
        match self {
            Self::Line { span } => {
                Diagnostic::error(SCENARIO_LINE, "a scenario has no line like this", *span)
                    .help("begin it with `given`, `when`, `then`, `todo`, a player or `random`")
            }
            Self::ExpectsNothing { span } => Diagnostic::warning(
                NOTHING_EXPECTED,
                "this scenario expects nothing, and passes whatever happens",
                *span,
            )
            .help("write what holds in the end: `then ...`; or `todo` and why it waits"),
            Self::NotOnStage { title, span } => Diagnostic::error(
                NOT_ON_STAGE,
                format!("no `given` speaks of `{title}`"),
                *span,
            )
            .help("say where it is with `given` in a line before this one"),
            Self::NoSuchCopy { title, span } => Diagnostic::error(
                NOT_ON_STAGE,
                format!("no `given` speaks of this `{title}`, but of another"),
                *span,
            )
            .help("say where it is with `given` in a line before this one"),
            Self::NoAction {
                span,
                nearest,
                forms,
                deed,
            } => {
                let error = Diagnostic::error(NO_ACTION, "no action is written like this", *span);
                error.help(match (forms.as_slice(), deed, nearest) {
                    ([], Some(deed), _) => {
                        format!("what cards and rules do is no action: `given {deed}`")
                    }
                    ([], None, Some(near)) => format!("write `{near}`"),
                    ([], None, None) => "write what the action shows in its menu".to_owned(),
                    (forms, ..) => format!("it is written {}", forms.join(" or ")),
                })
            }
            Self::Printed { field, span } => Diagnostic::error(
                SCENARIO_LINE,
                format!("`{field}` is printed on cards, and nothing sets it"),
                *span,
            )
            .help(format!("a change is given: `given \"X\": {field} +1 until end of turn`")),
            Self::NobodyActs { span } => Diagnostic::error(
                NO_ACTION,
                "behind `when` stands who acts: `one` or `two`",
                *span,
            )
            .help("what comes by itself is given, `given announce EVENT(one)`; or a turn goes on as players pass: `one passes`"),
            Self::ActionWithoutWhen { span, said } => {
                Diagnostic::error(NO_ACTION, "this is no answer, and an action begins with `when`", *span)
                    .help(format!("write `when {said}`"))
            }
            Self::NoSetup { span, forms } => Diagnostic::error(
                SETUP_PART,
                "no setup is written like this",
                *span,
            )
            .help(format!(
                "there are {}; any other place is given by `put \"X\" into PLACE`",
                forms.join(", ")
            )),
            Self::AnswerBehindWhen { span } => {
                Diagnostic::error(NO_ACTION, "this is an answer, and no action", *span).help(
                    "leave out `when`: an answer is a line of its own, such as `one chooses \"X\"`",
                )
            }
            Self::WhichVersion {
                span,
                title,
                versions,
            } => {
                let told = Diagnostic::error(
                    SCENARIO_VERSION,
                    format!("this says not which `{title}` is meant"),
                    *span,
                );
                let written: Vec<_> = versions
                    .iter()
                    .map(|version| format!("`\"{title}\" version \"{version}\"`"))
                    .collect();
                told.help(format!("write {}", written.join(" or ")))
            }
            Self::SameCopy { title, span, whose } => {
                let message = match whose {
                    Some([of, _]) => format!("`{title}` above is {of}'s"),
                    None => format!("`{title}` was just put somewhere else"),
                };
                let help = match whose {
                    Some([of, here]) => format!(
                        "write `\"{title}\" of {here}` for another copy, or `\"{title}\" of {of}` for that one"
                    ),
                    None => format!("write `another \"{title}\"` for another copy"),
                };
                Diagnostic::error(SCENARIO_COPY, message, *span).help(help)
            }
            Self::NoneBefore {
                span,
                player,
                brought,
                said,
            } => {
                let message = match brought {
                    0 => format!("{player} brought none before this one"),
                    1 => format!("{player} brought one before this"),
                    _ => format!("{player} brought {brought} before this"),
                };
                Diagnostic::error(SCENARIO_COPY, message, *span).help(format!("write `{said}`"))
            }
            Self::HalfState { span, said } => Diagnostic::error(
                SCENARIO_STATE,
                "what brings this state does more than that",
                *span,
            )
            .help(format!("write `{said}`")),
            Self::OneAlone { span } => Diagnostic::error(
                SETUP_PART,
                "this line takes one, and here stands another",
                *span,
            )
            .help("write a line of its own for each: a second `given`"),
            Self::NotSo { said, span } => Diagnostic::error(
                SCENARIO_LINE,
                "`not` does not stand before what has happened",
                *span,
            )
            .help(format!("write `{said}`")),
            Self::Counted { verb, said, span } => Diagnostic::error(
                SCENARIO_DEED,
                format!("`{verb}` is done one by one, and each time is a happening of its own"),
                *span,
            )
            .help(format!("leave the number out; how often it has happened says `{said}`")),
            Self::SeveralSuffer { span } => Diagnostic::error(
                SCENARIO_DEED,
                "what has happened is told of one, and this may be several or none",
                *span,
            )
            .help("say it of each by its title: `\"A\" is not killed, \"B\" is not killed`"),
            Self::NeverSuffers {
                verb,
                is,
                wanted,
                span,
            } => Diagnostic::error(
                SCENARIO_DEED,
                format!("`{verb}` happens to a {wanted}, and this is a {is}"),
                *span,
            )
            .help(format!(
                "name what it can happen to; of one that has become such, `(\"X\" as {wanted})`"
            )),
            Self::DoneByTexts { said, span } => Diagnostic::error(
                SCENARIO_DEED,
                "what texts do to things is told of the things, and not by whom it is done",
                *span,
            )
            .help(format!("write `{said}`")),
            Self::MoreBehind { said, span } => Diagnostic::error(
                SCENARIO_DEED,
                "behind what has happened nothing else is told here",
                *span,
            )
            .help(format!(
                "write `{said}`, and what is so besides behind a comma: where it is, what it is"
            )),
            Self::NotWon { span } => Diagnostic::error(
                SCENARIO_DEED,
                "whoever has not won may still win",
                *span,
            )
            .help("of a game that is over write `two wins` or `nobody wins`; of one that goes on what holds, such as `points of one < 100`"),
            Self::SeesNoCard { span } => Diagnostic::error(
                SCENARIO_DEED,
                "what a player sees is one card",
                *span,
            )
            .help("name each by its title, with commas between: `one sees \"A\", one sees \"B\"`"),
            Self::OddOffer { span } => Diagnostic::error(
                SCENARIO_OFFER,
                "here stands a card that can be chosen, or the words of a way in quotation marks",
                *span,
            )
            .help("what holds besides stands in a line `then` of its own"),
            Self::WrongPart { span, is } => {
                Diagnostic::error(SETUP_PART, format!("here belongs a {is}"), *span)
            }
        }
    }
}
