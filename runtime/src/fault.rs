//! What can go wrong in a script while it runs.
//!
//! A fault is the script's, never the machine's: it names what happened and where in the scripts,
//! and leaves the position from which it came as it was.

use serde::{Deserialize, Serialize};
use spaceline_lang::span::Span;
use spaceline_lang::tree::ExprId;
use thiserror::Error;

/// A fault, with the place in the scripts. Boxed, because it is rare and results are common.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize, Deserialize)]
#[error("{}", .0.kind)]
pub struct Fault(Box<Record>);

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Record {
    kind: FaultKind,
    expr: Option<ExprId>,
    span: Option<Span>,
    text: Option<Span>,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize, Deserialize)]
pub enum FaultKind {
    /// More steps than one choice may take.
    #[error("this takes too long: a loop that does not end, or a rule that asks itself")]
    Fuel,
    /// Definitions that ask each other too deep.
    #[error("these definitions ask each other more than {0} deep")]
    Depth(u16),
    /// A value that rests on itself, and is another each time it is asked.
    #[error("`{0}` rests on itself and never comes to rest")]
    Circle(String),
    /// A number outside the range.
    #[error("a number grows beyond the range of numbers")]
    Overflow,
    /// A value of another type than its place needs; the checker should have found it.
    #[error("wanted {wanted}, found {found}")]
    Mismatch {
        /// What was needed.
        wanted: String,
        /// What was there.
        found: String,
    },
    /// An index that leads nowhere: a program or position that was not checked.
    #[error("the program is broken: no {0}")]
    Broken(String),
    /// Something put into itself, or into what it holds.
    #[error("an object cannot be put into itself")]
    Inside,
    /// A write to an object that is not there (any more).
    #[error("the object is gone")]
    Gone,
    /// A write into a place of the wrong sort.
    #[error("such a thing cannot be put there")]
    NoSuchPlace,
    /// More of something than a position may hold.
    #[error("too many {0}")]
    TooMany(String),
    /// State-based consequences that never come to rest.
    #[error("`whenever` texts keep undoing each other")]
    Unsettled,
    /// A procedure or statement in a place where it means nothing.
    #[error("{0}")]
    Other(String),
}

impl Fault {
    /// A fault without a place in the scripts (yet).
    #[must_use]
    pub fn new(kind: FaultKind) -> Self {
        Self(Box::new(Record {
            kind,
            expr: None,
            span: None,
            text: None,
        }))
    }

    /// An index that leads nowhere.
    #[must_use]
    pub fn broken(what: &str) -> Self {
        Self::new(FaultKind::Broken(what.into()))
    }

    /// The same fault, placed; the first place told stays, because it is the innermost.
    #[must_use]
    pub fn at(mut self, expr: ExprId, span: Option<Span>) -> Self {
        if self.0.expr.is_none() {
            self.0.expr = Some(expr);
        }
        self.or_at(span)
    }

    /// The same fault, placed in the scripts unless it has a place already.
    #[must_use]
    pub fn or_at(mut self, span: Option<Span>) -> Self {
        if self.0.span.is_none() {
            self.0.span = span;
        }
        self
    }

    /// The same fault, with the text of a card that was at work; what it does may be written elsewhere.
    #[must_use]
    pub fn in_text(mut self, text: Option<Span>) -> Self {
        self.0.text = self.0.text.or(text);
        self
    }

    /// The text of a card that was at work, if one was.
    #[must_use]
    pub fn text(&self) -> Option<Span> {
        self.0.text
    }

    /// What happened.
    #[must_use]
    pub const fn kind(&self) -> &FaultKind {
        &self.0.kind
    }

    /// The expression in which it happened, if it was in one.
    #[must_use]
    pub const fn expr(&self) -> Option<ExprId> {
        self.0.expr
    }

    /// Where it happened.
    #[must_use]
    pub const fn span(&self) -> Option<Span> {
        self.0.span
    }
}

impl From<FaultKind> for Fault {
    fn from(kind: FaultKind) -> Self {
        Self::new(kind)
    }
}
