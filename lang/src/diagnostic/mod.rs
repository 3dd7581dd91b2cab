//! What is wrong, as data, and how it is shown.
//!
//! Each stage of the language has its own error type that holds facts: spans, words, counts. The one
//! way from facts to sentences is [`Report`]; the one way from sentences to a screen is [`render()`].
//! Nothing is printed here.
//!
//! # How messages are written
//!
//! The reader of a message designs cards. They know their game; they do not know how a parser works.
//!
//! - A message is one clause: lowercase, no full stop, one fact. ``this `(` is never closed``.
//! - Words of the user's text, and words they should type, stand in backquotes.
//! - The message says what is wrong; a *label* says where, in at most a handful of words, and may be
//!   empty when the message has said it all; the *help* says what to do, as an order: ``write `>=` ``.
//! - Secondary labels show the other place an error needs to be understood: the opening bracket, the
//!   earlier declaration.
//! - Never a symbol of the grammar, never a type of Rust, never "unexpected token", never "expected one
//!   of". Say what may stand here in words of the page: a word, a line end, a block.
//! - Say "here" and "this", not "at position". Numbers below ten in words, unless they are the user's.
//! - No blame and no apology: not "you forgot", not "sorry", not "invalid".
//! - One mistake gives one message. What follows from a mistake already told is left out.
//! - Every kind of message has a [`Code`], whose page holds an example that fails and its mend.

mod code;
mod codes;
mod excerpt;
mod mistakes;
mod render;
mod suggest;

pub use code::{Code, Example, explain};
pub use codes::*;
pub(crate) use mistakes::{Places, mistakes};
pub use render::render;
pub use suggest::nearest;
pub(crate) use suggest::{all_near, longer, nearest_of_all};

use crate::span::Span;
use std::fmt;

/// How much a diagnostic weighs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Worth knowing.
    Note,
    /// Very likely not what was meant.
    Warning,
    /// The text cannot be used.
    Error,
}

/// A place and what to say about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// Where.
    pub span: Span,
    /// What; may be empty.
    pub text: String,
}

impl Label {
    /// A label with something to say.
    pub fn new(span: Span, text: impl Into<String>) -> Self {
        Self {
            span,
            text: text.into(),
        }
    }
}

/// One thing to tell the author of a script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// Which kind of thing.
    pub code: Code,
    /// How much it weighs.
    pub severity: Severity,
    /// What is wrong.
    pub message: String,
    /// Where.
    pub primary: Label,
    /// The other places one must see to understand it.
    pub secondary: Vec<Label>,
    /// What to do about it.
    pub help: Option<String>,
    /// What the help says to write in the primary place, where it is that simple.
    pub replacement: Option<String>,
    /// The passages of rulebooks it rests on.
    pub cites: Vec<String>,
}

impl Diagnostic {
    /// An error at `span`.
    pub fn error(code: Code, message: impl Into<String>, span: Span) -> Self {
        Self {
            code,
            severity: Severity::Error,
            message: message.into(),
            primary: Label::new(span, ""),
            secondary: Vec::new(),
            help: None,
            replacement: None,
            cites: Vec::new(),
        }
    }

    /// A warning at `span`.
    pub fn warning(code: Code, message: impl Into<String>, span: Span) -> Self {
        Self {
            severity: Severity::Warning,
            ..Self::error(code, message, span)
        }
    }

    /// Says something at the primary place.
    #[must_use]
    pub fn label(mut self, text: impl Into<String>) -> Self {
        self.primary.text = text.into();
        self
    }

    /// Points at another place.
    #[must_use]
    pub fn also(mut self, span: Span, text: impl Into<String>) -> Self {
        self.secondary.push(Label::new(span, text));
        self
    }

    /// Every place it points at.
    pub fn spans_mut(&mut self) -> impl Iterator<Item = &mut Span> {
        let labels = std::iter::once(&mut self.primary).chain(&mut self.secondary);
        labels.map(|label| &mut label.span)
    }

    /// Says what to do.
    #[must_use]
    pub fn help(mut self, text: impl Into<String>) -> Self {
        self.help = Some(text.into());
        self
    }

    /// Says to write something in the primary place; of several ways none is the replacement.
    #[must_use]
    pub fn write(self, text: impl fmt::Display) -> Self {
        let text = text.to_string();
        Self {
            help: Some(format!("write `{text}`")),
            replacement: (!text.contains('`')).then_some(text),
            ..self
        }
    }

    /// Names a passage of a rulebook.
    #[must_use]
    pub fn cite(mut self, text: impl Into<String>) -> Self {
        self.cites.push(text.into());
        self
    }
}

/// An error made of facts that can put itself into words.
pub trait Report {
    /// The words.
    fn diagnostic(&self) -> Diagnostic;
}
