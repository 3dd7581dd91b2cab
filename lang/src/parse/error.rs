//! What can be wrong with a text before anyone knows what its words mean.

use crate::diagnostic::mistakes;
use crate::lexer::printed_text;
use crate::parse::limits;
use crate::sentence::Fault;
use crate::span::Span;
use crate::words::Key;
use smol_str::SmolStr;

mistakes! {
    /// A mistake of stage one, as facts.
    SyntaxError

    PrintedQuotes { span, text: SmolStr } CHARACTER "these are no quotation marks of a script"
        help "write `\"{text}\"`";
    Character { span, found: char } CHARACTER ("`{}` means nothing here", shown(*found)) help { meant(*found) };
    UnclosedText { span } UNCLOSED_TEXT "this text has no closing `\"` on its line"
        help "write `\"` where the text ends; a text cannot run over a line end";
    /// A `"` right behind a word, and none before that word.
    UnopenedText { span } UNCLOSED_TEXT "before this text no `\"` opens it" help "write `\"` where the text begins";
    /// A `\` in a text.
    Escape { span } ESCAPE "a `\\` in a text can stand before `\"` or `\\` only"
        help "write `\\\\` for a backslash";
    UnclosedQuote { span } UNCLOSED_QUOTE "this name has no closing backquote on its line"
        help "write a backquote where the name ends";
    EmptyQuote { span } UNCLOSED_QUOTE "there is no name between the backquotes" help "write a name between them";
    LargeNumber { span } NUMBER "this number is too large" help ("the largest number is {}", i64::MAX);
    NoDay { span } DATE "there is no such day" help "a date is written year-month-day, as in `1998-02-13`";
    /// A `(` or `[` without its partner; `stop` is what the item came to instead.
    UnclosedGroup { open, bracket: char, stop: Option<Span> } UNCLOSED_GROUP "this `{bracket}` is never closed"
        also stop "it cannot still be open here"
        help (match (bracket) {
            '[' => "write `]` where the list ends; it has to end before `;`, `{{` and `}}`",
            _ => "write `)` where the parenthesis ends; it has to end before `;`, `{{` and `}}`",
        });
    /// A `)` or `]` without its partner.
    StrayGroup { close, bracket: char } STRAY_GROUP "this `{bracket}` closes nothing"
        help (match (bracket) {
            ']' => "write `[` where it should begin, or take the `]` away",
            _ => "write `(` where it should begin, or take the `)` away",
        });
    /// `means` or `cites` inside brackets, or `:` in a list.
    InGroup { span, word: &'static str } IN_GROUP "`{word}` cannot stand inside brackets"
        help (match (*word) {
            ":" => "write `,` between the parts of a list",
            _ => "close the bracket before it; a name that is spelled like this stands in backquotes",
        });
    /// A `{` without `}`: what shows that the block should have ended, and how many around it are not closed either.
    UnclosedBlock { open, stop: Option<Span>, others: usize }
        UNCLOSED_BLOCK (match (others) {
            0 => "this `{{` is never closed",
            1 => "this `{{` and one around it are never closed",
            _ => "this `{{` and {others} around it are never closed",
        })
        also stop "indented as if the block had ended before this"
        help (match (stop) {
            Some(_) => "write `}}` where the block ends",
            None => "write `}}` where the block ends; the file ends first",
        });
    /// A `}` without `{`.
    StrayBlock { close } STRAY_BLOCK "this `}}` closes nothing"
        help "write `{{` where the block begins, or take the `}}` away";
    /// Lines that are indented like a block, and a `}` behind them, without a `{` behind the head.
    UnopenedBlock { head, close } STRAY_BLOCK "behind this a `{{` is missing" also close "this `}}` ends the block"
        help "write `{{` at the end of this line";
    TooDeep { open } TOO_DEEP ("brackets stand more than {} deep", limits::DEPTH) label "one too deep"
        help "give inner parts names of their own";
    /// Something right behind a `}`.
    BehindBlock { found } BEHIND_BLOCK "a new item stands on the same line as the `}}` before it" label "starts here"
        help "begin a new line here or write `;`";
    /// A `{`, `:`, `,`, `means` or `cites` with no words before it.
    NothingBefore { span, mark: &'static str } NOTHING_BEFORE "there are no words before this `{mark}`"
        help (match (*mark) {
            "{" => "write the words it is about before it; effects that belong together stand in parentheses, `(A, B)`",
            _ => "write the words it is about before it",
        });
    /// A `:`, `,`, `means` with no words after it.
    NothingAfter { span, mark: &'static str } NOTHING_AFTER "nothing follows this `{mark}`"
        help "write what belongs after it, or take the `{mark}` away";
    /// `means` behind `:` or behind another `means`.
    SecondTail { span, colon: bool, first: Option<Span> }
        SECOND_TAIL (match (*colon) {
            true => "an item has either `:` or `means`, not both",
            false => "an item has one `means` only",
        })
        label "the second" also first "the first" help "make two items of it";
    /// `cites` without the name of a document behind it.
    NoDocument { cites } CITATION "`cites` needs the name of a document"
        help "write the document and its section, as in `cites rulebook \"7.1\"`";
    NoSection { document } CITATION "the section of the document is missing"
        help "write the section in double quotes, as in `cites rulebook \"7.1\"`";
    BehindCitation { found } BEHIND_CITATION "this cannot follow a citation"
        help "write the citation at the end of the words it belongs to";
    /// `else` without a block.
    ElseWithoutBlock { span } ELSE_WITHOUT_BLOCK "this `else` has no block"
        help "write what happens otherwise in `{{ }}`";
    Unread { span } UNREAD "this does not read as a sentence";
    LongItem { span } LONG_ITEM ("this item has more than {} words", limits::ITEM) label "the first word too many"
        help "make several items of it";
    LargeFile { span } LARGE_FILE ("this file has more than {} MB", limits::FILE >> 20)
        help "make several files of it";
    Misspelt { span, key: Key } NO_DECLARATION "nothing in a file begins with this word" write Some(key.text());
    /// A line `///` that stands before no declaration.
    StrayMeaning { span } STRAY_MEANING "`///` stands before no declaration"
        help "write it on a line of its own right before what it explains; a plain comment begins with `//`";
    More { span, count: usize } MORE "and {count} more mistakes in this file" label "the next one", weight Note;
}

impl SyntaxError {
    /// The mistake that a token of this kind is.
    pub(crate) fn of_token(fault: Fault, span: Span, text: &str) -> Self {
        match (fault, span.of(text).chars().next()) {
            (Fault::Character, Some(found)) => match printed_text(span.of(text)) {
                Some(text) => Self::PrintedQuotes {
                    span,
                    text: SmolStr::new(text),
                },
                None => Self::Character { span, found },
            },
            (Fault::Text, _) if follows_word(span, text) => Self::UnopenedText {
                span: Span::new(span.file, span.start, span.start + 1),
            },
            (Fault::Text, _) => Self::UnclosedText { span },
            (Fault::Escape, _) => Self::Escape { span },
            (Fault::Quote, _) => Self::UnclosedQuote { span },
            (Fault::EmptyQuote, _) => Self::EmptyQuote { span },
            (Fault::Number, _) => Self::LargeNumber { span },
            (Fault::Date, _) => Self::NoDay { span },
            _ => Self::Unread { span },
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

fn shown(found: char) -> String {
    if found.is_control() {
        found.escape_unicode().to_string()
    } else {
        found.to_string()
    }
}

/// What to do about a character: write the one that was meant, if there is one.
fn meant(found: char) -> String {
    let instead = match found {
        '“' | '”' | '„' | '«' | '»' => "\"",
        '‘' | '’' | '´' => "'",
        '≤' => "<=",
        '≥' => ">=",
        '≠' | '!' => "!=",
        '×' => "*",
        '=' => "=",
        '÷' => "/",
        '−' | '–' | '—' => "-",
        '&' => "and",
        '|' => "or",
        '#' => "//",
        '\'' => return String::from("a text stands in double quotes"),
        _ => return String::from("take it away, or put it in a text in double quotes"),
    };
    format!("write `{instead}`")
}
