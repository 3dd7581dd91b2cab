//! What can be wrong with a deck list, as facts.

use super::left_out::sets_of;
use crate::codes;
use crate::pack::Packs;
use spaceline_lang::diagnostic::{Diagnostic, Report};
use spaceline_lang::span::Span;

/// A mistake in a deck list.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are the facts their names say")]
pub enum DeckError {
    /// A line is neither cards nor a heading.
    Line { span: Span },
    /// A count is out of bounds.
    Count { span: Span },
    /// A heading means nothing.
    Heading {
        span: Span,
        heading: String,
        near: Option<String>,
    },
    /// No card has the title.
    Title {
        span: Span,
        title: String,
        near: Option<String>,
    },
    /// The card with the title is of a set that is left out of the game.
    LeftOut {
        span: Span,
        title: String,
        set: String,
    },
    /// Several cards have the title.
    Version {
        span: Span,
        title: String,
        /// What the line says about the version.
        mark: Option<String>,
        /// The versions there are, as a list would write them.
        versions: Vec<String>,
    },
    /// What the line says of the version or the set is not known, but only one card has the title.
    Printing {
        span: Span,
        title: String,
        mark: String,
    },
    /// The list is too long.
    TooLong { span: Span },
    /// The cards of a part start nowhere.
    Unused { span: Span, pile: String },
    /// The file cannot be read.
    Unreadable { span: Span, why: String },
}

impl Report for DeckError {
    fn diagnostic(&self) -> Diagnostic {
        match self {
            Self::Line { span } => Diagnostic::error(
                codes::DECK_LINE,
                "this line is neither a count with a title nor a heading",
                *span,
            )
            .help("write a count, a tab and a title, or a heading with `:` behind it"),
            Self::Count { span } => Diagnostic::error(
                codes::DECK_COUNT,
                "a count is a number from 1 to 999",
                *span,
            ),
            Self::Heading {
                span,
                heading,
                near,
            } => help(
                Diagnostic::error(
                    codes::DECK_HEADING,
                    format!("no pack knows a part of a deck called `{heading}`"),
                    *span,
                ),
                near.as_deref(),
            ),
            Self::Title { span, title, near } => help(
                Diagnostic::error(
                    codes::DECK_TITLE,
                    format!("no card is called `{title}`"),
                    *span,
                ),
                near.as_deref(),
            ),
            Self::LeftOut { span, title, set } => Diagnostic::error(
                codes::DECK_TITLE,
                format!("`{title}` is of the set `{set}`, which is not among those asked for"),
                *span,
            )
            .help(format!(
                "add `{set}` to `--sets`, or take it out of the deck"
            )),
            Self::Version {
                span,
                title,
                mark,
                versions,
            } => {
                let message = match mark {
                    Some(mark) => format!("none of the cards called `{title}` is `{mark}`"),
                    None => format!("several cards are called `{title}`"),
                };
                let list = versions.join("`, `");
                Diagnostic::error(codes::DECK_VERSION, message, *span)
                    .help(format!("write one of `{list}`"))
            }
            Self::Printing { span, title, mark } => Diagnostic::warning(
                codes::DECK_PRINTING,
                format!("no card called `{title}` is `{mark}`, so the only one is used"),
                *span,
            ),
            Self::TooLong { span } => Diagnostic::error(
                codes::DECK_TOO_LARGE,
                "the list has more lines or cards than a deck can have",
                *span,
            ),
            Self::Unused { span, pile } => Diagnostic::warning(
                codes::DECK_PART_UNUSED,
                "these cards take no part in the game",
                *span,
            )
            .help(format!("no zone of the rules starts with \"{pile}\"")),
            Self::Unreadable { span, why } => Diagnostic::error(
                codes::DECK_UNREADABLE,
                format!("this deck cannot be read: {why}"),
                *span,
            ),
        }
    }
}

fn help(error: Diagnostic, near: Option<&str>) -> Diagnostic {
    match near {
        Some(near) => error.write(near),
        None => error,
    }
}

impl DeckError {
    /// Errors again; of a title that no card of the game has, where a card with it stands that was left out.
    #[must_use]
    pub fn with_left_out(errors: Vec<Self>, packs: &Packs) -> Vec<Self> {
        let is_title = |error: &Self| matches!(error, Self::Title { .. });
        if !errors.iter().any(is_title) {
            return errors;
        }
        let sets = sets_of(packs);
        let again = errors.into_iter().map(|error| match error {
            Self::Title { span, title, near } => {
                let full = title.to_lowercase();
                let bare = full.rsplit_once(" (").map(|(bare, _)| bare);
                match sets.get(&full).or_else(|| sets.get(bare?)) {
                    Some(set) => Self::LeftOut {
                        span,
                        title,
                        set: set.clone(),
                    },
                    None => Self::Title { span, title, near },
                }
            }
            other => other,
        });
        again.collect()
    }
}
