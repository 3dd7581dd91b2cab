//! What can be wrong with a list of cards, as facts.
//!
//! A list that cannot be read as a whole is refused, and nothing is made of it; of one that can, a row that is wrong
//! is left out.

use spaceline_lang::diagnostic::Code;
use spaceline_rules::codes;
use std::fmt;

/// A mistake of a list, and its line, if it is the mistake of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line.
    pub line: Option<u64>,
    /// What is wrong there.
    pub what: Wrong,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are the facts their names say")]
pub enum Wrong {
    /// It is no text.
    NoText,
    /// It holds no cards.
    Empty { headed: bool },
    /// It lacks a column, of whose cells something is made for cards of these sorts; without sorts, for all.
    Column {
        name: String,
        sorts: Vec<String>,
        near: Option<String>,
    },
    /// Two columns have the same heading.
    Heading { name: String },
    /// A row is not as long as the head.
    Length {
        title: String,
        found: usize,
        wanted: usize,
        /// The line on which it ends.
        end: u64,
    },
    /// A cell is longer than any that is printed.
    Cell {
        title: String,
        column: String,
        most: usize,
        end: u64,
    },
    /// The reader of tables refuses a row.
    Row { why: String },
    /// A row has no title, or one of several lines.
    Title { found: String },
    /// No phrasebook knows the sort.
    Sort {
        title: String,
        sort: String,
        near: Option<String>,
    },
    /// No phrasebook knows the set.
    Set {
        title: String,
        set: String,
        near: Option<String>,
    },
    /// The title has stood there before.
    Twice {
        title: String,
        first: u64,
        /// The columns that differ, with what stood there first and what stands here.
        differ: Vec<(String, String, String)>,
    },
    /// A card lacks what every card of its sort has.
    Lacks {
        title: String,
        missing: Vec<String>,
        /// The cells that were not read, and why.
        unread: Vec<(String, String, String)>,
    },
    /// A card does not check.
    Check { title: String, why: String },
}

impl Fault {
    /// The code of such mistakes.
    #[must_use]
    pub fn code(&self) -> &'static Code {
        match &self.what {
            Wrong::NoText => &codes::LIST_TEXT,
            Wrong::Empty { .. } => &codes::LIST_EMPTY,
            Wrong::Column { .. } | Wrong::Heading { .. } => &codes::LIST_COLUMN,
            Wrong::Length { .. } | Wrong::Cell { .. } | Wrong::Row { .. } => &codes::LIST_ROW,
            Wrong::Title { .. } => &codes::LIST_TITLE,
            Wrong::Sort { .. } => &codes::LIST_SORT,
            Wrong::Set { .. } => &codes::LIST_SET,
            Wrong::Twice { .. } => &codes::LIST_TWICE,
            Wrong::Lacks { .. } => &codes::LIST_LACKS,
            Wrong::Check { .. } => &codes::LIST_CHECK,
        }
    }

    /// Whether nothing is made of such a list.
    #[must_use]
    pub fn is_of_all(&self) -> bool {
        matches!(
            self.what,
            Wrong::NoText | Wrong::Empty { .. } | Wrong::Column { .. } | Wrong::Heading { .. }
        )
    }

    /// What helps.
    #[must_use]
    pub fn help(&self) -> Option<String> {
        let write = |near: &Option<String>| near.as_ref().map(|near| format!("write `{near}`"));
        match &self.what {
            Wrong::NoText => Some("save the list as UTF-8".to_owned()),
            Wrong::Empty { .. } => {
                Some("write a line of headings, and a row for each card".to_owned())
            }
            Wrong::Column {
                near: Some(near), ..
            } => Some(format!(
                "it has a column `{near}`; head it as phrasebooks do"
            )),
            Wrong::Column { name, sorts, .. } if sorts.is_empty() => Some(format!(
                "commas or tabs part the columns, and one is headed `{name}`"
            )),
            Wrong::Column { .. } => {
                Some("add it; its cell is empty where a card has nothing of the kind".to_owned())
            }
            Wrong::Length { end, .. } | Wrong::Cell { end, .. }
                if self.line.is_some_and(|line| *end > line) =>
            {
                Some(format!(
                    "the row goes on to line {end}; close its quotation mark"
                ))
            }
            Wrong::Sort { near, .. } | Wrong::Set { near, .. } => write(near),
            Wrong::Twice { .. } => {
                Some("write in parentheses behind the title which version it is".to_owned())
            }
            _ => None,
        }
    }
}

/// The title of a card that is left out.
struct Left<'a>(&'a str);

impl fmt::Display for Left<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            write!(f, "this row is left out: ")
        } else {
            write!(f, "`{}` is left out: ", self.0)
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.what {
            Wrong::NoText => write!(f, "here the list is not text"),
            Wrong::Empty { headed: true } => {
                write!(f, "the list has a line of headings and no cards")
            }
            Wrong::Empty { headed: false } => write!(f, "the list is empty"),
            Wrong::Column { name, sorts, .. } => {
                write!(f, "the list has no column `{name}`")?;
                if !sorts.is_empty() {
                    write!(
                        f,
                        ", which is read of cards of the sort {}",
                        sorts.join(", ")
                    )?;
                }
                Ok(())
            }
            Wrong::Heading { name } => write!(f, "two columns are headed `{name}`"),
            Wrong::Length {
                title,
                found,
                wanted,
                ..
            } => write!(
                f,
                "{}it has {found} {}, and the list {wanted} columns",
                Left(title),
                if *found == 1 { "cell" } else { "cells" }
            ),
            Wrong::Cell {
                title,
                column,
                most,
                ..
            } => write!(
                f,
                "{}what stands under `{column}` is longer than {most} bytes",
                Left(title)
            ),
            Wrong::Row { why } => write!(f, "{}{why}", Left("")),
            Wrong::Title { found } if found.is_empty() => {
                write!(f, "{}it has no title", Left(""))
            }
            Wrong::Title { found } => write!(
                f,
                "{}a title is one line of printed signs",
                Left(&found.escape_debug().to_string())
            ),
            Wrong::Sort { title, sort, .. } => write!(
                f,
                "{}no phrasebook knows cards of the sort `{sort}`",
                Left(title)
            ),
            Wrong::Set { title, set, .. } => {
                write!(f, "{}no phrasebook knows the set `{set}`", Left(title))
            }
            Wrong::Twice {
                title,
                first,
                differ,
            } => {
                write!(f, "{}it stands in line {first}, too", Left(title))?;
                let mut sign = ", with other values:";
                for (column, was, is) in differ {
                    write!(f, "{sign} {column} `{was}` there and `{is}` here")?;
                    sign = ",";
                }
                Ok(())
            }
            Wrong::Lacks {
                title,
                missing,
                unread,
            } => {
                // What stands there has no name in a script.
                let named = missing.iter().map(|field| match field.as_str() {
                    "head" => "a word behind its title",
                    field => field,
                });
                let named: Vec<&str> = named.collect();
                write!(f, "{}it lacks {}", Left(title), named.join(", "))?;
                for (column, cell, why) in unread {
                    write!(f, "; {column} `{cell}`: {why}")?;
                }
                Ok(())
            }
            Wrong::Check { title, why } => write!(f, "{}{why}", Left(title)),
        }
    }
}
