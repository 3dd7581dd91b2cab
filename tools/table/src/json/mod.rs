//! What commands tell as JSON: one object for a run, with its messages and its result.
//!
//! `docs/json.md` shows what each command tells. Programs that run the command line may read its output into these
//! types: what is added later is passed over, and what is changed or taken away makes another [`VERSION`].

mod message;
mod result;

pub use message::{Label, Message, Point, Range};
pub use result::{
    Cards, Change, Check, Clause, Compared, Deck, Explain, Gap, Import, Missing, Page, Phrase,
    Pile, Replay, Scenario, Score, Test, Verdict, Violation, Word, Words,
};

use serde::{Deserialize, Serialize};

/// The version of all that is told.
pub const VERSION: u32 = 1;

/// What a run tells.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer<R> {
    /// The version of the form, [`VERSION`].
    pub spaceline: u32,
    /// The command that was run.
    pub command: String,
    /// Whether all is well: then the run ends with 0.
    pub ok: bool,
    /// What is wrong or worth knowing, in the order in which it is told.
    pub messages: Vec<Message>,
    /// What came of it; nothing where it did not come to that.
    pub result: Option<R>,
}
