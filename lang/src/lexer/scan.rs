//! The parts of tokens that a pattern cannot or should not say.

use super::Kind;
use super::raw::Raw;
use crate::sentence::{Date, Fault, Op};
use logos::{Filter, Lexer};
use smol_str::{SmolStr, SmolStrBuilder};

/// Goes on with a name behind its plain letters: letters of other scripts, and hyphens between letters.
pub(super) fn name(lexer: &mut Lexer<'_, Raw>) -> Kind {
    while lexer
        .remainder()
        .as_bytes()
        .first()
        .is_some_and(|byte| goes_on(*byte))
    {
        let mut rest = lexer.remainder().chars();
        match rest.next() {
            Some('-') => {
                let before = lexer.slice().chars().next_back();
                let joins = before.is_some_and(char::is_alphabetic)
                    && rest.next().is_some_and(char::is_alphabetic);
                if !joins {
                    break;
                }
                lexer.bump(1);
            }
            Some(letter) if continues(letter) => lexer.bump(letter.len_utf8()),
            _ => break,
        }
    }
    match lexer.slice().as_bytes() {
        [b'x', digits @ ..] if !digits.is_empty() && digits.iter().all(u8::is_ascii_digit) => {
            checked(lexer.slice().get(1..), Kind::Times)
        }
        b"else" => Kind::Else,
        b"means" => Kind::Means,
        b"cites" => Kind::Cites,
        _ => Kind::Name,
    }
}

/// Whether a name whose plain letters have been taken may go on with a byte: mostly a blank stands there.
const fn goes_on(byte: u8) -> bool {
    byte == b'-' || !byte.is_ascii() || byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'\'')
}

/// Whether a character may stand inside a name. Combining accents may: `é` comes in two forms.
fn continues(letter: char) -> bool {
    letter.is_alphanumeric()
        || letter == '_'
        || letter == '\''
        || ('\u{300}'..='\u{36f}').contains(&letter)
}

/// A character that is not ASCII: the start of a name, a blank, or nothing we know.
pub(super) fn foreign(lexer: &mut Lexer<'_, Raw>) -> Filter<Kind> {
    match lexer.slice().chars().next() {
        Some(letter) if letter.is_alphabetic() => Filter::Emit(name(lexer)),
        // A byte order mark comes with files saved by some editors.
        Some('\u{feff}') => Filter::Skip,
        Some(blank)
            if blank.is_whitespace() && !matches!(blank, '\u{2028}' | '\u{2029}' | '\u{85}') =>
        {
            Filter::Skip
        }
        Some('“' | '„' | '”') => {
            // Swallowing the quotation whole gives one complaint about it instead of one per word.
            let rest = line(lexer.remainder());
            let end = rest.find(['”', '“', '"']);
            let end = end.and_then(|at| Some(at + rest.get(at..)?.chars().next()?.len_utf8()));
            lexer.bump(end.unwrap_or(0));
            Filter::Emit(Kind::Bad(Fault::Character))
        }
        _ => Filter::Emit(Kind::Bad(Fault::Character)),
    }
}

pub(super) fn number(lexer: &mut Lexer<'_, Raw>) -> Kind {
    checked(Some(lexer.slice()), Kind::Number)
}

/// A number too large for the machine is known at once, so that it is reported with the other tokens.
fn checked(digits: Option<&str>, kind: Kind) -> Kind {
    match digits {
        Some(digits) if digits.len() <= 18 || digits.parse::<i64>().is_ok() => kind,
        _ => Kind::Bad(Fault::Number),
    }
}

/// A sign: part of a change if digits follow at once and nothing that could be reckoned with stands
/// right before it, so that `X-1` is a difference and `X -1` a change.
pub(super) fn sign(lexer: &mut Lexer<'_, Raw>) -> Kind {
    let op = if lexer.slice() == "+" {
        Op::Plus
    } else {
        Op::Minus
    };
    let before = lexer.source().get(..lexer.span().start);
    let glued = before
        .and_then(|text| text.chars().next_back())
        .is_some_and(|last| continues(last) || matches!(last, ')' | ']' | '"' | '`'));
    let rest = lexer.remainder().as_bytes();
    let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
    if glued || digits == 0 {
        return Kind::Op(op);
    }
    lexer.bump(digits);
    checked(lexer.slice().get(1..), Kind::Change)
}

pub(super) fn text(lexer: &mut Lexer<'_, Raw>) -> Kind {
    let rest = lexer.remainder().as_bytes();
    let mut escaped = false;
    let mut wrong = false;
    for (at, byte) in rest.iter().enumerate() {
        match byte {
            b'\n' => break,
            _ if escaped => {
                wrong |= !matches!(byte, b'"' | b'\\');
                escaped = false;
            }
            b'\\' => escaped = true,
            b'"' => {
                lexer.bump(at + 1);
                return if wrong {
                    Kind::Bad(Fault::Escape)
                } else {
                    Kind::Text
                };
            }
            _ => {}
        }
    }
    unclosed(lexer, Fault::Text)
}

pub(super) fn quote(lexer: &mut Lexer<'_, Raw>) -> Kind {
    match line(lexer.remainder()).find('`') {
        Some(0) => {
            lexer.bump(1);
            Kind::Bad(Fault::EmptyQuote)
        }
        Some(at) => {
            lexer.bump(at + 1);
            Kind::Quoted
        }
        None => unclosed(lexer, Fault::Quote),
    }
}

/// An icon if there is a name and nothing else up to the next `]`, otherwise the start of a list.
pub(super) fn icon(lexer: &mut Lexer<'_, Raw>) -> Kind {
    let rest = lexer.remainder();
    let named = |letter: char| continues(letter) || " -*.&!".contains(letter);
    let reach = rest.find(|letter| !named(letter));
    match reach.and_then(|at| rest.split_at_checked(at)) {
        Some((name, behind)) if behind.starts_with(']') && !name.trim().is_empty() => {
            lexer.bump(name.len() + 1);
            Kind::Icon
        }
        _ => Kind::OpenList,
    }
}

/// Takes the rest of the line into a token that has no end, but not the braces at its end: a block that
/// opens there should still open.
fn unclosed(lexer: &mut Lexer<'_, Raw>, fault: Fault) -> Kind {
    let rest = line(lexer.remainder());
    let kept = rest.trim_end_matches([' ', '\t', '\r', '{', '}']);
    lexer.bump(kept.len());
    Kind::Bad(fault)
}

fn line(rest: &str) -> &str {
    rest.split('\n').next().unwrap_or("")
}

/// What stands between the first and the last letter, which are marks.
pub(super) fn inside(slice: &str) -> &str {
    let mut letters = slice.chars();
    letters.next();
    letters.next_back();
    letters.as_str()
}

/// What stands between quotation marks of print, if a slice is such a text.
pub(crate) fn printed_text(slice: &str) -> Option<&str> {
    let mark = |letter: char| matches!(letter, '“' | '„' | '”' | '"');
    let behind = slice.strip_prefix(mark)?;
    behind.strip_suffix(mark)
}

/// A text without its escapes; the lexer has seen to it that there are no others than `\"` and `\\`.
pub(super) fn unescape(inner: &str) -> SmolStr {
    if !inner.contains('\\') {
        return SmolStr::new(inner);
    }
    let mut out = SmolStrBuilder::new();
    let mut letters = inner.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => letters.next().into_iter().for_each(|next| out.push(next)),
            _ => out.push(letter),
        }
    }
    out.finish()
}

pub(super) fn checked_date(lexer: &mut Lexer<'_, Raw>) -> Kind {
    match date(lexer.slice()) {
        Some(_) => Kind::Date,
        None => Kind::Bad(Fault::Date),
    }
}

/// The day that `YYYY-MM-DD` names, if there is one.
pub(super) fn date(slice: &str) -> Option<Date> {
    let mut parts = slice.split('-');
    let year: u16 = parts.next()?.parse().ok()?;
    let month = parts.next()?.parse().ok()?;
    let day = parts.next()?.parse().ok()?;
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    let days = match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        4 | 6 | 9 | 11 => 30,
        2 if leap => 29,
        2 => 28,
        _ => return None,
    };
    (1..=days)
        .contains(&day)
        .then_some(Date { year, month, day })
}
