//! Two scripts of one card.

use crate::diagnostic::{
    DECLARED_TWICE, Diagnostic, FACTS_DIFFER, NOT_IN_FORCE, Report, STANDS_FOR, Severity,
};
use crate::span::Span;
use smol_str::SmolStr;

/// Why neither of two scripts of a title takes the place of the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rivalry {
    /// They stand in one pack, or are of two cards.
    Plain,
    /// One says more than the other, but is in another set: how the other names its set.
    OtherSet(SmolStr),
    /// They are scripts of one card in two packs, and both are complete.
    BothComplete,
    /// They are scripts of one card in two packs, and as much is missing in both.
    SameMarks,
}

/// Two cards have one title.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RivalError {
    /// The title, with the version.
    pub title: SmolStr,
    /// Where it stands.
    pub span: Span,
    /// Where it stands first.
    pub first: Span,
    /// Why both count.
    pub why: Rivalry,
}

impl Report for RivalError {
    fn diagnostic(&self) -> Diagnostic {
        let Self {
            title,
            span,
            first,
            why,
        } = self;
        let help = match why {
            Rivalry::Plain => {
                "write `version \"...\"` behind the title of another card of this title; what changes this one is an `errata`".to_owned()
            }
            Rivalry::OtherSet(set) => {
                format!("write `{set}` above a script of the same card, and `version \"...\"` behind the title of another")
            }
            Rivalry::BothComplete => {
                "both say all of the card: leave one of the two out; what changes the card is an `errata`".to_owned()
            }
            Rivalry::SameMarks => {
                "as much of both is `not encoded`: say more in one of the two, or leave one out".to_owned()
            }
        };
        let message = format!("this card `{title}` is declared twice");
        Diagnostic::error(DECLARED_TWICE, message, *span)
            .also(*first, "it is declared here first")
            .help(help)
    }
}

/// A script of a card is in force in the place of another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandsFor {
    /// The title, with the version.
    pub title: SmolStr,
    /// The script in force.
    pub span: Span,
    /// The other.
    pub other: Span,
}

impl StandsFor {
    /// The same, told of the script that is not in force.
    #[must_use]
    pub fn of_the_other(&self) -> Diagnostic {
        let message = format!("this script of `{}` is not in force", self.title);
        note(Diagnostic::error(NOT_IN_FORCE, message, self.other))
            .also(self.span, "this one says more of the card")
    }
}

impl Report for StandsFor {
    fn diagnostic(&self) -> Diagnostic {
        let message = format!("this script of `{}` takes the place of another", self.title);
        note(Diagnostic::error(STANDS_FOR, message, self.span))
            .also(self.other, "this one says less of the card")
    }
}

/// Nothing is wrong, but it is worth knowing.
fn note(told: Diagnostic) -> Diagnostic {
    Diagnostic {
        severity: Severity::Note,
        ..told
    }
}

/// Two scripts of one card give different facts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FactsDiffer {
    /// What the script in force says, if anything.
    pub here: Option<String>,
    /// Where it does.
    pub span: Span,
    /// What the other says.
    pub there: String,
    /// Where it does.
    pub other: Span,
    /// What both speak of.
    pub what: SmolStr,
}

impl Report for FactsDiffer {
    fn diagnostic(&self) -> Diagnostic {
        let Self { what, there, .. } = self;
        let here = match &self.here {
            Some(here) => format!("`{what} {here}`"),
            None => format!("no `{what}`"),
        };
        let message = format!("two scripts of this card say {here} and `{what} {there}`");
        Diagnostic::warning(FACTS_DIFFER, message, self.span)
            .also(self.other, "this one is not in force")
            .help("look at the card, and mend the one that is wrong")
    }
}
