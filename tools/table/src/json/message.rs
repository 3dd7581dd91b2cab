//! Messages: diagnostics, and what has no place in a script.

use serde::{Deserialize, Serialize};
use spaceline_lang::diagnostic::{self, Diagnostic, Severity};
use spaceline_lang::span::{Sources, Span};

/// One thing that is told.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Message {
    /// Its code, which `explain` explains; nothing where it has none.
    pub code: Option<String>,
    /// `error`, `warning` or `note`.
    pub severity: String,
    /// What is wrong.
    pub message: String,
    /// The file it is about.
    pub file: Option<String>,
    /// The place in that file.
    pub span: Option<Range>,
    /// What is said at the place; it may be empty.
    pub label: String,
    /// Other places that one must see to understand it.
    pub labels: Vec<Label>,
    /// What else is known: passages of rulebooks, what led there.
    pub notes: Vec<String>,
    /// What to do.
    pub help: Option<String>,
    /// What to write in the place, where the help is that simple.
    pub replacement: Option<String>,
}

/// Another place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Label {
    /// Its file.
    pub file: String,
    /// The place in that file.
    pub span: Range,
    /// What is said of it.
    pub text: String,
}

/// A part of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Range {
    /// Where it begins.
    pub start: Point,
    /// What stands behind it.
    pub end: Point,
}

/// A place between two letters of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Point {
    /// How many bytes stand before it.
    pub byte: u32,
    /// Its line, from 1.
    pub line: u32,
    /// Its column, from 1, counted in characters.
    pub column: u32,
}

impl Range {
    /// The part that a span covers.
    #[must_use]
    pub fn of(span: Span, sources: &Sources) -> Self {
        let point = |span: Span| {
            let at = sources.position(span);
            Point {
                byte: span.start,
                line: at.line,
                column: at.column,
            }
        };
        Self {
            start: point(span),
            end: point(span.after()),
        }
    }
}

impl Message {
    /// An error without a place.
    #[must_use]
    pub fn error(message: impl Into<String>) -> Self {
        Self {
            severity: "error".to_owned(),
            message: message.into(),
            ..Self::default()
        }
    }

    /// A diagnostic.
    #[must_use]
    pub fn of(told: &Diagnostic, sources: &Sources) -> Self {
        let file =
            |span: Span| Some(sources.name(span.file).to_owned()).filter(|name| !name.is_empty());
        // Of what has no text, such as a folder that is not there, there is the name alone.
        let range = |span: Span| {
            let has_text = !sources.text(span.file).is_empty();
            has_text.then(|| Range::of(span, sources))
        };
        let label = |other: &diagnostic::Label| {
            Some(Label {
                file: file(other.span)?,
                span: range(other.span)?,
                text: other.text.clone(),
            })
        };
        let cites = told.cites.iter().map(|cite| format!("cites {cite}"));
        Self {
            code: Some(told.code.to_string()),
            severity: match told.severity {
                Severity::Error => "error",
                Severity::Warning => "warning",
                Severity::Note => "note",
            }
            .to_owned(),
            message: told.message.clone(),
            file: file(told.primary.span),
            span: range(told.primary.span),
            label: told.primary.text.clone(),
            labels: told.secondary.iter().filter_map(label).collect(),
            notes: cites.collect(),
            help: told.help.clone(),
            replacement: told.replacement.clone(),
        }
    }
}
