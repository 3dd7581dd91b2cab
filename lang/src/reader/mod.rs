//! Stage two: flat sentences in, a typed tree out.
//!
//! What comes in are the files of a set of scripts, as sentences; what goes out is a
//! [`Book`] and what was wrong on the way. The reader knows the
//! words that scripts have declared and the fixed shapes of phrases, nothing of any game.
//!
//! It goes over the items five times, because scripts may declare things in any order:
//!
//! 1. names: every declared word enters the [`Vocabulary`](crate::vocabulary::Vocabulary);
//! 2. types: of fields, parameters and results;
//! 3. bodies: of functions, verbs, procedures, actions and the hooks of rules;
//! 4. cards: their facts, clauses and text;
//! 5. checks: what holds of the book as a whole.
//!
//! A mistake is reported once, where it is. [`Reported`] is the proof: whoever holds one knows that the
//! author has been told, and stays silent.

mod card;
mod cursor;
mod cx;
mod declare;
mod env;
mod error;
pub mod phrase;
pub(crate) mod slots;
pub mod types;

pub use cursor::Cursor;
pub use cx::{Cx, Read, Reported, Side, Typed};
pub use declare::{Change, Checked, Script, called, under};
pub use env::{Earlier, Env, Local, Setting};
pub use error::{
    AnnouncedError, DeclareError, DroppedError, PhraseError, ReadError, ScenarioError, TrapError,
    UnclearError, WhenceError,
};

use crate::diagnostic::Diagnostic;
use crate::sentence::{Date, File};
use crate::span::FileId;
use crate::tree::{Book, Under};
use crate::vocabulary::Sight;
use smol_str::SmolStr;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Which of several layers of text is in force.
#[derive(Clone, Debug, Default)]
pub struct Layers {
    /// The edition of the rules; none for the rules outside any edition.
    pub edition: Option<SmolStr>,
    /// The day whose errata and dated texts hold; none for the latest.
    pub as_of: Option<Date>,
    /// The name of the format that asks for them, if one does.
    pub format: Option<SmolStr>,
    /// Whether they are read beside the rules in force: then scenarios that name no rules are not about them.
    pub beside: bool,
    /// Others whose scenarios are read as well, and with them those that name no rules: what they come to here is to
    /// be compared.
    pub compared: Option<Arc<BTreeSet<Under>>>,
    /// The edition to which each script of an edition's own pack belongs.
    pub homes: Arc<BTreeMap<FileId, SmolStr>>,
    /// The rows of the documents that have some, by the name of the document.
    pub rows: Arc<BTreeMap<SmolStr, Rows>>,
    /// Whose words each script may use.
    pub sight: Arc<Sight>,
    /// Whether the scripts have been checked before: then they are only read.
    pub unchecked: bool,
}

/// What can be cited of a document that has rows.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Rows {
    /// The ids of its rows, sorted.
    pub ids: Vec<SmolStr>,
    /// The section of each, in the order of the ids.
    pub within: Vec<SmolStr>,
    /// The sections in which they stand.
    pub sections: Vec<SmolStr>,
}

/// What came of a set of scripts.
#[derive(Clone, Debug, Default)]
pub struct Reading {
    /// What could be read. It is fit to run only if there are no errors.
    pub book: Book,
    /// What was wrong, in the order of the scripts.
    pub errors: Vec<Diagnostic>,
    /// What is very likely not meant.
    pub warnings: Vec<Diagnostic>,
}

/// Reads a set of scripts. This never fails: what is wrong is in [`Reading::errors`].
#[must_use]
pub fn read(files: &[(FileId, &File)], layers: &Layers) -> Reading {
    declare::run(files, layers)
}
