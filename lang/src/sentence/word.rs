//! The words of a phrase.

use super::Phrase;
use crate::span::Span;
use crate::words::{self, spelled};
use serde::{Deserialize, Serialize};
use smol_str::SmolStr;
use std::fmt;

/// A word and its place.
#[derive(Clone, Debug)]
pub struct Word {
    /// What it says.
    pub kind: WordKind,
    /// Where it stands.
    pub span: Span,
}

/// What a word says.
#[derive(Clone, Debug, PartialEq)]
pub enum WordKind {
    /// Any name, prepositions and connectives included.
    Name {
        /// The spelling, without backquotes.
        text: SmolStr,
        /// Whether it stood in backquotes: then it is never a key, preposition or connective.
        quoted: bool,
    },
    /// `"..."`, its escapes undone.
    Text(SmolStr),
    /// `12`.
    Number(i64),
    /// `+2` or `-10`: a sign glued to its digits.
    Change(i64),
    /// `x2`.
    Times(i64),
    /// `[TNG]`: the name between the brackets, as it is written.
    Icon(SmolStr),
    /// `1998-02-13`.
    Date(Date),
    /// An operator.
    Op(Op),
    /// `,`.
    Comma,
    /// A `:` that does not begin a tail, as in `means some c: card`: only behind the `:` or `means` of
    /// an item and behind `else`.
    Colon,
    /// `( ... )`: its phrases, which `:` parts; `()` has none.
    Group(Vec<Phrase>),
    /// `[a, b]`: its phrases, which commas part; `[]` has none. One name alone in brackets is an icon.
    List(Vec<Phrase>),
    /// What could not be read; the error list says why.
    Bad(Fault),
}

/// A day of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Date {
    /// Four digits.
    pub year: u16,
    /// 1 to 12.
    pub month: u8,
    /// 1 to 31, checked against the month.
    pub day: u8,
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

spelled! {
    /// The operators.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    Op {
        Equal "=",
        NotEqual "!=",
        Less "<",
        Greater ">",
        LessOrEqual "<=",
        GreaterOrEqual ">=",
        Plus "+",
        Minus "-",
        Star "*",
        Slash "/",
        Dot ".",
    }
}

/// A word as a script spells it, without its backquotes. Of a bracket only the sign is shown with which it opens.
impl fmt::Display for WordKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name { text, .. } => f.write_str(text),
            Self::Text(text) => {
                let escaped = text.replace('\\', "\\\\").replace('"', "\\\"");
                write!(f, "\"{escaped}\"")
            }
            Self::Number(number) => write!(f, "{number}"),
            Self::Change(number) => write!(f, "{number:+}"),
            Self::Times(number) => write!(f, "x{number}"),
            Self::Icon(name) => write!(f, "[{name}]"),
            Self::Date(date) => write!(f, "{date}"),
            Self::Op(op) => f.write_str(op.text()),
            Self::Comma => f.write_str(","),
            Self::Colon => f.write_str(":"),
            Self::Group(_) => f.write_str("("),
            Self::List(_) => f.write_str("["),
            Self::Bad(_) => f.write_str("?"),
        }
    }
}

/// Why a word could not be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fault {
    /// A character that means nothing here.
    Character,
    /// `"` without its end on the same line.
    Text,
    /// A backslash in a text before anything but `"` or `\`.
    Escape,
    /// A backquote without its end on the same line.
    Quote,
    /// Two backquotes with nothing between.
    EmptyQuote,
    /// More digits than a number can have.
    Number,
    /// A day that no calendar has.
    Date,
    /// `(` or `[` without its partner.
    Group,
    /// More brackets inside one another than the language takes.
    Depth,
    /// The words of an item that do not go together.
    Item,
    /// The rest of an item with too many words.
    Length,
}

impl Word {
    /// The spelling of a name, quoted or not.
    #[must_use]
    pub fn name(&self) -> Option<&str> {
        match &self.kind {
            WordKind::Name { text, .. } => Some(text),
            _ => None,
        }
    }

    /// The spelling of a name that is not quoted.
    #[must_use]
    pub fn plain(&self) -> Option<&str> {
        match &self.kind {
            WordKind::Name {
                text,
                quoted: false,
            } => Some(text),
            _ => None,
        }
    }

    /// Whether this is the plain word `text`.
    #[must_use]
    pub fn is(&self, text: &str) -> bool {
        self.plain() == Some(text)
    }

    /// Whether this is one of the published prepositions.
    #[must_use]
    pub fn is_prep(&self) -> bool {
        self.plain().is_some_and(words::is_prep)
    }

    /// Whether this is one of the published connectives.
    #[must_use]
    pub fn is_conn(&self) -> bool {
        self.plain().is_some_and(words::is_conn)
    }

    /// Whether this is a comma.
    #[must_use]
    pub const fn is_comma(&self) -> bool {
        matches!(self.kind, WordKind::Comma)
    }

    /// Whether this is a colon.
    #[must_use]
    pub const fn is_colon(&self) -> bool {
        matches!(self.kind, WordKind::Colon)
    }

    /// Whether this is the operator `op`.
    #[must_use]
    pub fn is_op(&self, op: Op) -> bool {
        matches!(self.kind, WordKind::Op(own) if own == op)
    }
}
