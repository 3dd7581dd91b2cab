//! What can be wrong with sentences, as facts.
//!
//! Each mistake is a row: what it is, its facts, and the words for them. The rows stand in families, one for
//! declarations and several for phrases.

mod announced;
mod declare;
mod dropped;
mod phrase;
mod rival;
mod scenario;
mod trap;
mod unclear;
mod whence;
mod wording;

pub use announced::AnnouncedError;
pub use declare::DeclareError;
pub use dropped::DroppedError;
pub use phrase::PhraseError;
pub use rival::{RivalError, Rivalry};
pub use scenario::ScenarioError;
pub use trap::TrapError;
pub use unclear::UnclearError;
pub use whence::WhenceError;

use crate::diagnostic::{Diagnostic, Report};
use crate::span::Span;

/// Declares the mistakes of all families as one.
macro_rules! families {
    ($($(#[$doc:meta])* $family:ident($error:ident),)*) => {
        /// A mistake of stage two.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum ReadError {
            $($(#[$doc])* $family($error),)*
            /// In the scripts as a whole.
            Check(Box<Diagnostic>),
        }

        $(impl From<$error> for ReadError {
            fn from(error: $error) -> Self {
                Self::$family(error)
            }
        })*

        impl Report for ReadError {
            fn diagnostic(&self) -> Diagnostic {
                match self {
                    $(Self::$family(error) => error.diagnostic(),)*
                    Self::Check(told) => (**told).clone(),
                }
            }
        }

        impl ReadError {
            /// Where it is.
            #[must_use]
            pub const fn span(&self) -> Span {
                match self {
                    $(Self::$family(error) => error.span(),)*
                    Self::Check(told) => told.primary.span,
                }
            }
        }
    };
}

families! {
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
}
