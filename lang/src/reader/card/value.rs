//! Printed values: a number, symbols, texts, as a fact of a card gives them.

use super::{mark, symbol_at};
use crate::reader::{Cursor, Cx, DeclareError, PhraseError, Read, phrase};
use crate::sentence::WordKind;
use crate::span::Span;
use crate::tree::{EnumId, Expr, ExprId, TitleRef, Type};
use smol_str::SmolStr;

/// What a value must be.
pub(super) enum Wanted {
    /// Several of a type.
    Several(Type),
    /// One of a type.
    One(Type),
}

impl Wanted {
    /// What a value of a type must be.
    pub(super) fn of(ty: &Type) -> Self {
        match ty {
            Type::Set(inner) => Self::Several((**inner).clone()),
            ty => Self::One(ty.clone()),
        }
    }
}

/// Refuses symbols of a list side by side.
fn commas_between(cx: &mut Cx<'_>, words: Cursor<'_>, of: EnumId) -> Read<()> {
    let mut rest = words;
    let mut side_by_side = false;
    while let Some((_, known, count)) = symbol_at(cx, &rest).filter(|(_, known, _)| *known == of) {
        let _ = known;
        rest.take(count);
        rest.eat_if(|word| matches!(word.kind, WordKind::Times(_)));
        side_by_side |=
            !rest.is_done() && !rest.peek().is_some_and(crate::sentence::Word::is_comma);
        rest.eat_comma();
    }
    if !side_by_side || !rest.is_done() {
        return Ok(());
    }
    let (write, span) = (mark::listed(cx, words), words.span());
    Err(cx.report(DeclareError::NoCommas { write, span }))
}

/// Reads a row as a value of a type. Sets are lists with commas; in levels a name may be followed by
/// how many.
pub(super) fn read(cx: &mut Cx<'_>, words: Cursor<'_>, wanted: &Wanted) -> Read<ExprId> {
    let span = words.span();
    match wanted {
        Wanted::Several(Type::Symbol(of)) | Wanted::One(Type::Levels(of)) => {
            commas_between(cx, words, *of)?;
        }
        _ => {}
    }
    match wanted {
        Wanted::Several(inner) => {
            let mut all = Vec::with_capacity(words.count_parts());
            for part in words.parts() {
                all.push(one(cx, part, inner)?);
            }
            Ok(cx.push(Expr::List(all), span))
        }
        Wanted::One(Type::Levels(of)) => levels(cx, words, *of),
        Wanted::One(ty) => one(cx, words, ty),
    }
}

/// One value.
fn one(cx: &mut Cx<'_>, mut words: Cursor<'_>, ty: &Type) -> Read<ExprId> {
    let span = words.here();
    let plain = words.rest().len() == 1;
    let first = words.peek().map(|word| &word.kind);
    if *ty == Type::Number
        && plain
        && let Some(number) = cx.number_word(&words)
    {
        return Err(cx.report(DeclareError::Digits { number, span }));
    }
    match (ty, first) {
        (Type::Number, Some(WordKind::Number(number))) if plain => {
            Ok(cx.push(Expr::Number(*number), span))
        }
        (Type::Number, Some(WordKind::Change(number))) if plain && *number < 0 => {
            Ok(cx.push(Expr::Number(*number), span))
        }
        (Type::Number, _) if let Some((name, span)) = letter(cx, words) => {
            Err(cx.report(DeclareError::Letter { name, span }))
        }
        (Type::Text, Some(WordKind::Text(text))) if plain => {
            let text = cx.text(text);
            Ok(cx.push(Expr::Text(text), span))
        }
        (Type::Text, _) => Err(expected(cx, "a text in quotation marks", &words)),
        (Type::Title, _) => title(cx, words),
        (Type::Symbol(of), _) => {
            let symbol = symbol(cx, &mut words, *of)?;
            done(cx, &words)?;
            Ok(symbol)
        }
        _ => phrase::expr_of(cx, words, ty),
    }
}

/// A word of one or two capitals that nothing declares, as cards print them in the place of a number.
fn letter(cx: &Cx<'_>, words: Cursor<'_>) -> Option<(SmolStr, Span)> {
    let capital = |name: &str| name.len() <= 2 && name.chars().all(char::is_uppercase);
    let found = words.rest().iter().enumerate().find(|(at, word)| {
        let behind = words.rest().get(*at..).unwrap_or_default();
        word.plain().is_some_and(capital) && cx.vocab.lookup(behind).is_none()
    });
    let (_, word) = found?;
    Some((SmolStr::new(word.plain()?), word.span))
}

/// `"X"` or `any "X"`.
pub(super) fn title(cx: &mut Cx<'_>, mut words: Cursor<'_>) -> Read<ExprId> {
    let any = words.eat("any");
    let span = words.here();
    let Some(WordKind::Text(text)) = words.peek().map(|word| &word.kind) else {
        return Err(expected(cx, "a title in quotation marks", &words));
    };
    words.next_word();
    let version = if words.eat("version") {
        match words.next_word().map(|word| &word.kind) {
            Some(WordKind::Text(version)) => Some(cx.text(version)),
            _ => return Err(expected(cx, "a version in quotation marks", &words)),
        }
    } else {
        None
    };
    done(cx, &words)?;
    let title = cx.text(text);
    let title = cx.title(TitleRef {
        title,
        version,
        any,
    });
    Ok(cx.push(Expr::Title(title), span))
}

/// Names with how many of each: `Physics x2, Honor`. A name stands in the list as often as it counts.
fn levels(cx: &mut Cx<'_>, words: Cursor<'_>, of: EnumId) -> Read<ExprId> {
    let mut all = Vec::with_capacity(words.count_parts());
    for mut part in words.parts() {
        count_behind(cx, part, of)?;
        let one = symbol(cx, &mut part, of)?;
        let times = match part.peek().map(|word| &word.kind) {
            Some(WordKind::Times(times)) => {
                let here = part.here();
                part.next_word();
                // More than this is a slip of the keyboard, and would only fill the book.
                if !(1..=99).contains(times) {
                    return Err(cx.report(DeclareError::Levels { span: here }));
                }
                usize::try_from(*times).unwrap_or(1)
            }
            _ => 1,
        };
        done(cx, &part)?;
        if let Some(first) = all.iter().find(|first| same(cx, **first, one)) {
            let (span, first) = (cx.span(one), cx.span(*first));
            return Err(cx.report(DeclareError::NameTwice {
                span,
                first,
                counts: true,
            }));
        }
        all.extend(std::iter::repeat_n(one, times));
    }
    Ok(cx.push(Expr::List(all), words.span()))
}

fn same(cx: &Cx<'_>, a: ExprId, b: ExprId) -> bool {
    cx.book.exprs.get(a.index()) == cx.book.exprs.get(b.index())
}

/// Refuses a count before its name: `2 Physics`, `2x Physics`.
fn count_behind(cx: &mut Cx<'_>, part: Cursor<'_>, of: EnumId) -> Read<()> {
    let mut rest = part;
    let many = match rest.next_word().map(|word| &word.kind) {
        Some(WordKind::Number(many) | WordKind::Times(many)) => *many,
        _ => return Ok(()),
    };
    rest.eat("x");
    let span = part.span();
    match symbol_at(cx, &rest) {
        Some((_, known, count)) if known == of => {
            let name = name_of(&rest, count);
            Err(cx.report(DeclareError::CountFirst { name, many, span }))
        }
        _ => Ok(()),
    }
}

/// One name of an enumeration.
fn symbol(cx: &mut Cx<'_>, words: &mut Cursor<'_>, of: EnumId) -> Read<ExprId> {
    let span = words.here();
    if let Some((symbol, known, count)) = symbol_at(cx, words) {
        if known == of {
            let taken = words.take(count).span();
            return Ok(cx.push(Expr::Symbol(symbol), taken));
        }
        let error = DeclareError::OtherList {
            name: name_of(words, count),
            span,
            list: list(cx, known),
            wanted: list(cx, of),
        };
        return Err(cx.report(error));
    }
    let Some(word) = words.peek() else {
        return Err(expected(cx, "a name of a list", words));
    };
    let text = crate::vocabulary::spelling(word);
    let Some(text) = text else {
        return Err(expected(cx, "a name of a list", words));
    };
    if let Some(first) = cx.vocab.unseen(words.rest()) {
        let word = text;
        return Err(cx.report(PhraseError::Unseen { word, span, first }));
    }
    Err(cx.report(DeclareError::NotInList {
        nearest: near(cx, words, of),
        name: text,
        span,
        list: list(cx, of),
    }))
}

/// The name of an enumeration that is nearest to what stands up to the next comma.
fn near(cx: &Cx<'_>, words: &Cursor<'_>, of: EnumId) -> Option<SmolStr> {
    let typed: Vec<SmolStr> = words
        .rest()
        .iter()
        .map_while(crate::vocabulary::spelling)
        .collect();
    let typed = typed.join(" ");
    let symbols = cx.book.enums.get(of.index())?.symbols.iter();
    let names = symbols.filter_map(|id| cx.book.symbols.get(id.index()));
    let names: Vec<&str> = names.map(|symbol| symbol.named.name.as_str()).collect();
    // An icon without its brackets.
    let icon = format!("[{typed}]");
    if names.contains(&icon.as_str()) {
        return Some(SmolStr::new(icon));
    }
    let near = crate::diagnostic::nearest(&typed, names.iter().copied());
    near.or_else(|| crate::diagnostic::longer(&typed, names.iter().copied()))
        .map(SmolStr::new)
}

fn name_of(words: &Cursor<'_>, count: usize) -> SmolStr {
    let parts: Vec<SmolStr> = words
        .rest()
        .iter()
        .take(count)
        .filter_map(crate::vocabulary::spelling)
        .collect();
    SmolStr::new(parts.join(" "))
}

pub(super) fn list(cx: &Cx<'_>, of: EnumId) -> SmolStr {
    let known = cx.book.enums.get(of.index());
    known
        .map(|known| known.named.name.clone())
        .unwrap_or_default()
}

pub(super) fn expected(
    cx: &mut Cx<'_>,
    what: &'static str,
    words: &Cursor<'_>,
) -> crate::reader::Reported {
    let span = words.here();
    cx.report(DeclareError::Expected { what, span })
}

/// Reports what is left of a row that should be done.
pub(super) fn done(cx: &mut Cx<'_>, words: &Cursor<'_>) -> Read<()> {
    if words.is_done() {
        return Ok(());
    }
    Err(cx.report(DeclareError::Extra { span: words.span() }))
}
