//! What can be wrong with sentences, as facts.
//!
//! Declarations and phrases have an enumeration each; both put themselves into words here and nowhere
//! else.

mod announced;
mod declare;
mod dropped;
mod phrase;
mod rival;
mod say;
mod say_declare;
mod say_trap;
mod scenario;
mod trap;
mod unclear;
mod whence;
mod wording;

pub use announced::AnnouncedError;
pub use declare::DeclareError;
pub use dropped::DroppedError;
pub use phrase::PhraseError;
pub use rival::{FactsDiffer, RivalError, Rivalry, StandsFor};
pub use scenario::ScenarioError;
pub use trap::TrapError;
pub use unclear::UnclearError;
pub use whence::WhenceError;

use crate::diagnostic::{Diagnostic, Report};
use crate::span::Span;

/// A mistake of stage two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadError {
    /// In a declaration.
    Declare(DeclareError),
    /// In a phrase.
    Phrase(PhraseError),
    /// In a scenario.
    Scenario(ScenarioError),
    /// In a phrase that could be taken for another.
    Trap(TrapError),
    /// In a phrase of which two readings are at hand.
    Unclear(UnclearError),
    /// Of a verb that is only announced.
    Announced(AnnouncedError),
    /// In whom an effect is done to.
    Whence(WhenceError),
    /// Of words that would say nothing where they stand.
    Dropped(DroppedError),
    /// Of a card that has two scripts.
    Rival(RivalError),
    /// In the scripts as a whole.
    Check(Box<Diagnostic>),
}

impl From<AnnouncedError> for ReadError {
    fn from(error: AnnouncedError) -> Self {
        Self::Announced(error)
    }
}

impl From<WhenceError> for ReadError {
    fn from(error: WhenceError) -> Self {
        Self::Whence(error)
    }
}

impl From<DroppedError> for ReadError {
    fn from(error: DroppedError) -> Self {
        Self::Dropped(error)
    }
}

impl From<UnclearError> for ReadError {
    fn from(error: UnclearError) -> Self {
        Self::Unclear(error)
    }
}

impl From<RivalError> for ReadError {
    fn from(error: RivalError) -> Self {
        Self::Rival(error)
    }
}

impl From<DeclareError> for ReadError {
    fn from(error: DeclareError) -> Self {
        Self::Declare(error)
    }
}

impl From<ScenarioError> for ReadError {
    fn from(error: ScenarioError) -> Self {
        Self::Scenario(error)
    }
}

impl From<TrapError> for ReadError {
    fn from(error: TrapError) -> Self {
        Self::Trap(error)
    }
}

impl From<PhraseError> for ReadError {
    fn from(error: PhraseError) -> Self {
        Self::Phrase(error)
    }
}

impl Report for ReadError {
    fn diagnostic(&self) -> Diagnostic {
        match self {
            Self::Declare(error) => error.diagnostic(),
            Self::Phrase(error) => error.diagnostic(),
            Self::Scenario(error) => error.diagnostic(),
            Self::Trap(error) => error.diagnostic(),
            Self::Unclear(error) => error.diagnostic(),
            Self::Announced(error) => error.diagnostic(),
            Self::Whence(error) => error.diagnostic(),
            Self::Dropped(error) => error.diagnostic(),
            Self::Rival(error) => error.diagnostic(),
            Self::Check(told) => (**told).clone(),
        }
    }
}

impl ReadError {
    /// Where it is.
    #[must_use]
    pub fn span(&self) -> Span {
        self.diagnostic().primary.span
    }
}
