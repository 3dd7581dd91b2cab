//! What can be wrong with a text before anyone knows what its words mean.

use crate::diagnostic::{self as d, Diagnostic, Report, Severity};
use crate::lexer::printed_text;
use crate::parse::limits;
use crate::sentence::Fault;
use crate::span::Span;
use crate::words::Key;
use smol_str::SmolStr;

/// A mistake of stage one, as facts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SyntaxError {
    /// A character that means nothing here; perhaps there is one that was meant.
    Character {
        /// The character, with others like it right behind.
        span: Span,
        /// The first of them.
        found: char,
        /// What stands between them, if they are quotation marks of print.
        text: Option<SmolStr>,
    },
    /// A text or quoted name without end, an escape, number, date or empty quotes.
    Token {
        /// Which of them.
        fault: Fault,
        /// The bytes.
        span: Span,
    },
    /// A `"` right behind a word, and none before that word.
    UnopenedText {
        /// From the `"` on.
        span: Span,
    },
    /// A `(` or `[` without its partner.
    UnclosedGroup {
        /// `(` or `[`.
        bracket: char,
        /// Where.
        open: Span,
        /// What the item came to instead.
        stop: Option<Span>,
    },
    /// A `)` or `]` without its partner.
    StrayGroup {
        /// `)` or `]`.
        bracket: char,
        /// Where.
        close: Span,
    },
    /// `means` or `cites` inside brackets, or `:` in a list.
    InGroup {
        /// Which.
        word: &'static str,
        /// Where.
        span: Span,
    },
    /// A `{` without `}`.
    UnclosedBlock {
        /// The `{`.
        open: Span,
        /// What shows that the block should have ended.
        stop: Option<Span>,
        /// How many blocks around it are not closed either.
        others: usize,
    },
    /// A `}` without `{`.
    StrayBlock {
        /// The `}`.
        close: Span,
    },
    /// Lines that are indented like a block, and a `}` behind them, without a `{` before.
    UnopenedBlock {
        /// What stands before the place where it is missing.
        head: Span,
        /// The `}`.
        close: Span,
    },
    /// Brackets too deep inside one another.
    TooDeep {
        /// The first that is too deep.
        open: Span,
    },
    /// Something right behind a `}`.
    BehindBlock {
        /// What stands there.
        found: Span,
    },
    /// A `{`, `:`, `,`, `means` or `cites` with no words before it.
    NothingBefore {
        /// The mark.
        mark: &'static str,
        /// Where.
        span: Span,
    },
    /// A `:`, `,`, `means` with no words after it.
    NothingAfter {
        /// The mark.
        mark: &'static str,
        /// Where.
        span: Span,
    },
    /// `means` behind `:` or behind another `means`.
    SecondTail {
        /// The first and which it is, if it was found.
        first: Option<(&'static str, Span)>,
        /// Where the second is.
        span: Span,
    },
    /// `cites` without the name of a document behind it.
    NoDocument {
        /// The word `cites`.
        cites: Span,
    },
    /// A document without a section behind it.
    NoSection {
        /// The document, or the comma behind a section.
        document: Span,
    },
    /// Words behind a citation.
    BehindCitation {
        /// The first of them.
        found: Span,
    },
    /// `else` without a block.
    ElseWithoutBlock {
        /// The word `else`.
        span: Span,
    },
    /// Anything else the grammar refuses.
    Unread {
        /// Where it stopped.
        span: Span,
    },
    /// An item with too many words.
    LongItem {
        /// The first word too many.
        span: Span,
    },
    /// A text with too many bytes.
    LargeFile {
        /// Its first byte.
        span: Span,
    },
    /// A line that is indented as if it went on with the item before but begins a new one. This is a
    /// warning only.
    DeeperLine {
        /// The last word of the item before.
        last: Span,
        /// The first word of the line.
        span: Span,
    },
    /// A word that is nearly the key of what stands behind it.
    Misspelt {
        /// The key.
        key: Key,
        /// The word.
        span: Span,
    },
    /// A line `///` that stands before no declaration.
    StrayMeaning {
        /// The line.
        span: Span,
    },
    /// There are more mistakes than are told.
    More {
        /// How many.
        count: usize,
        /// The next.
        span: Span,
    },
}

impl SyntaxError {
    /// The mistake that a token of this kind is.
    pub(crate) fn of_token(fault: Fault, span: Span, text: &str) -> Self {
        match (fault, span.of(text).chars().next()) {
            (Fault::Character, Some(found)) => Self::Character {
                span,
                found,
                text: printed_text(span.of(text)).map(SmolStr::new),
            },
            (Fault::Text, _) if follows_word(span, text) => Self::UnopenedText {
                span: Span::new(span.file, span.start, span.start + 1),
            },
            _ => Self::Token { fault, span },
        }
    }

    /// Where the mistake is told.
    #[must_use]
    pub fn span(&self) -> Span {
        match self {
            Self::UnclosedGroup { open, .. }
            | Self::UnclosedBlock { open, .. }
            | Self::TooDeep { open } => *open,
            Self::StrayGroup { close, .. } | Self::StrayBlock { close } => *close,
            Self::UnopenedBlock { head, .. } => *head,
            Self::BehindBlock { found } | Self::BehindCitation { found } => *found,
            Self::NoDocument { cites } => *cites,
            Self::NoSection { document } => *document,
            Self::Character { span, .. }
            | Self::Token { span, .. }
            | Self::UnopenedText { span }
            | Self::InGroup { span, .. }
            | Self::NothingBefore { span, .. }
            | Self::NothingAfter { span, .. }
            | Self::SecondTail { span, .. }
            | Self::ElseWithoutBlock { span }
            | Self::Unread { span }
            | Self::LongItem { span }
            | Self::LargeFile { span }
            | Self::Misspelt { span, .. }
            | Self::StrayMeaning { span }
            | Self::DeeperLine { span, .. }
            | Self::More { span, .. } => *span,
        }
    }
}

impl Report for SyntaxError {
    fn diagnostic(&self) -> Diagnostic {
        let at = self.span();
        let error = |code, message: &str| Diagnostic::error(code, message, at);
        match self {
            Self::Character {
                text: Some(text), ..
            } => error(d::CHARACTER, "these are no quotation marks of a script")
                .help(format!("write `\"{text}\"`")),
            Self::Character { found, .. } => character(*found, at),
            Self::Token { fault, .. } => token(*fault, at),
            Self::UnopenedText { .. } => {
                error(d::UNCLOSED_TEXT, "before this text no `\"` opens it")
                    .help("write `\"` where the text begins")
            }
            Self::UnclosedGroup { bracket, stop, .. } => {
                let (close, what) = match bracket {
                    '[' => (']', "list"),
                    _ => (')', "parenthesis"),
                };
                let message = format!("this `{bracket}` is never closed");
                let told = error(d::UNCLOSED_GROUP, &message).help(format!(
                    "write `{close}` where the {what} ends; it has to end before `;`, `{{` and `}}`"
                ));
                match stop {
                    Some(stop) => told.also(*stop, "it cannot still be open here"),
                    None => told,
                }
            }
            Self::StrayGroup { bracket, .. } => {
                let open = if *bracket == ']' { '[' } else { '(' };
                error(d::STRAY_GROUP, &format!("this `{bracket}` closes nothing")).help(format!(
                    "write `{open}` where it should begin, or take the `{bracket}` away"
                ))
            }
            Self::InGroup { word, .. } => {
                let message = format!("`{word}` cannot stand inside brackets");
                error(d::IN_GROUP, &message).help(match *word {
                    ":" => "write `,` between the parts of a list",
                    _ => "close the bracket before it; a name that is spelled like this stands in backquotes",
                })
            }
            Self::UnclosedBlock { stop, others, .. } => {
                let message = match others {
                    0 => "this `{` is never closed".to_owned(),
                    1 => "this `{` and one around it are never closed".to_owned(),
                    _ => format!("this `{{` and {others} around it are never closed"),
                };
                let told = error(d::UNCLOSED_BLOCK, &message);
                match stop {
                    Some(stop) => told
                        .also(*stop, "indented as if the block had ended before this")
                        .help("write `}` where the block ends"),
                    None => told.help("write `}` where the block ends; the file ends first"),
                }
            }
            Self::StrayBlock { .. } => error(d::STRAY_BLOCK, "this `}` closes nothing")
                .help("write `{` where the block begins, or take the `}` away"),
            Self::UnopenedBlock { close, .. } => {
                error(d::STRAY_BLOCK, "behind this a `{` is missing")
                    .also(*close, "this `}` ends the block")
                    .help("write `{` at the end of this line")
            }
            Self::TooDeep { .. } => {
                let message = format!("brackets stand more than {} deep", limits::DEPTH);
                error(d::TOO_DEEP, &message)
                    .label("one too deep")
                    .help("give inner parts names of their own")
            }
            Self::BehindBlock { .. } => error(
                d::BEHIND_BLOCK,
                "a new item stands on the same line as the `}` before it",
            )
            .label("starts here")
            .help("begin a new line here or write `;`"),
            Self::NothingBefore { mark, .. } => error(
                d::NOTHING_BEFORE,
                &format!("there are no words before this `{mark}`"),
            )
            .help(match mark.to_string().as_str() {
                "{" => "write the words it is about before it; effects that belong together stand in parentheses, `(A, B)`",
                _ => "write the words it is about before it",
            }),
            Self::NothingAfter { mark, .. } => {
                error(d::NOTHING_AFTER, &format!("nothing follows this `{mark}`")).help(format!(
                    "write what belongs after it, or take the `{mark}` away"
                ))
            }
            Self::SecondTail { first, .. } => second_tail(*first, at),
            Self::NoDocument { .. } => error(d::CITATION, "`cites` needs the name of a document")
                .help("write the document and its section, as in `cites rulebook \"7.1\"`"),
            Self::NoSection { .. } => error(d::CITATION, "the section of the document is missing")
                .help("write the section in double quotes, as in `cites rulebook \"7.1\"`"),
            Self::BehindCitation { .. } => {
                error(d::BEHIND_CITATION, "this cannot follow a citation")
                    .help("write the citation at the end of the words it belongs to")
            }
            Self::ElseWithoutBlock { .. } => {
                error(d::ELSE_WITHOUT_BLOCK, "this `else` has no block")
                    .help("write what happens otherwise in `{ }`")
            }
            Self::Unread { .. } => error(d::UNREAD, "this does not read as a sentence"),
            Self::LongItem { .. } => {
                let message = format!("this item has more than {} words", limits::ITEM);
                error(d::LONG_ITEM, &message)
                    .label("the first word too many")
                    .help("make several items of it")
            }
            Self::LargeFile { .. } => {
                let message = format!("this file has more than {} MB", limits::FILE >> 20);
                error(d::LARGE_FILE, &message).help("make several files of it")
            }
            Self::DeeperLine { last, .. } => {
                let message = "this line is indented as if it went on, but it begins a new item";
                Diagnostic::warning(d::DEEPER_LINE, message, at)
                    .also(*last, "the item before ends here")
                    .help("end the line before with `,` or a joining word, or begin this one with one; or indent both alike")
            }
            Self::Misspelt { key, .. } => {
                error(d::NO_DECLARATION, "nothing in a file begins with this word")
                    .help(format!("write `{}`", key.text()))
            }
            Self::StrayMeaning { .. } => error(d::STRAY_MEANING, "`///` stands before no declaration")
                .help("write it on a line of its own right before what it explains; a plain comment begins with `//`"),
            Self::More { count, .. } => {
                let mut told = error(d::MORE, &format!("and {count} more mistakes in this file"));
                told.severity = Severity::Note;
                told.label("the next one")
            }
        }
    }
}

/// Whether something stands right behind a letter, as what closes a text does.
fn follows_word(span: Span, text: &str) -> bool {
    let before = text.get(..span.start as usize).unwrap_or("");
    before
        .chars()
        .next_back()
        .is_some_and(char::is_alphanumeric)
}

fn character(found: char, at: Span) -> Diagnostic {
    let shown = if found.is_control() {
        found.escape_unicode().to_string()
    } else {
        found.to_string()
    };
    let message = format!("`{shown}` means nothing here");
    let told = Diagnostic::error(d::CHARACTER, message, at);
    let instead = match found {
        '“' | '”' | '„' | '«' | '»' => "\"",
        '‘' | '’' | '\'' | '´' => "'",
        '≤' => "<=",
        '≥' => ">=",
        '≠' | '!' => "!=",
        '×' => "*",
        '=' => "=",
        '÷' => "/",
        '−' | '–' | '—' => "-",
        '…' => "...",
        '&' => "and",
        '|' => "or",
        '#' => "//",
        _ => return told.help("take it away, or put it in a text in double quotes"),
    };
    match found {
        '\'' => told.help("a text stands in double quotes"),
        '…' => told.help("take it away, or put it in a text in double quotes"),
        _ => told.help(format!("write `{instead}`")),
    }
}

fn token(fault: Fault, at: Span) -> Diagnostic {
    let error = |code, message| Diagnostic::error(code, message, at);
    match fault {
        Fault::Text => error(
            d::UNCLOSED_TEXT,
            "this text has no closing `\"` on its line",
        )
        .help("write `\"` where the text ends; a text cannot run over a line end"),
        Fault::Escape => error(
            d::ESCAPE,
            "a `\\` in a text can stand before `\"` or `\\` only",
        )
        .help("write `\\\\` for a backslash"),
        Fault::Quote => error(
            d::UNCLOSED_QUOTE,
            "this name has no closing backquote on its line",
        )
        .help("write a backquote where the name ends"),
        Fault::EmptyQuote => error(d::UNCLOSED_QUOTE, "there is no name between the backquotes")
            .help("write a name between them"),
        Fault::Number => error(d::NUMBER, "this number is too large")
            .help(format!("the largest number is {}", i64::MAX)),
        Fault::Date => error(d::DATE, "there is no such day")
            .help("a date is written year-month-day, as in `1998-02-13`"),
        Fault::Character | Fault::Group | Fault::Depth | Fault::Item | Fault::Length => {
            error(d::UNREAD, "this does not read as a sentence")
        }
    }
}

fn second_tail(first: Option<(&str, Span)>, at: Span) -> Diagnostic {
    let message = match first {
        Some((":", _)) => "an item has either `:` or `means`, not both",
        _ => "an item has one `means` only",
    };
    let told = Diagnostic::error(d::SECOND_TAIL, message, at)
        .label("the second")
        .help("make two items of it");
    match first {
        Some((_, first)) => told.also(first, "the first"),
        None => told,
    }
}
