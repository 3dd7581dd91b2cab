//! Printed values: a number, symbols, texts, as a fact of a card gives them.

use super::Draft;
use super::terms::{self, list_of, listed, symbol_at};
use crate::diagnostic::{longer, nearest};
use crate::reader::{Cursor, Cx, DeclareError, PhraseError, Read, phrase};
use crate::sentence::{Word, WordKind};
use crate::span::Span;
use crate::tree::{EnumId, Expr, ExprId, TitleRef, Type};
use crate::vocabulary::spelling;
use smol_str::SmolStr;

/// Reads a row as a value of a type. Sets are lists with commas; in levels a name may be followed by how many.
pub(super) fn read(
    cx: &mut Cx<'_>,
    draft: &Draft<'_>,
    words: Cursor<'_>,
    ty: &Type,
) -> Read<ExprId> {
    let all = match (ty, list_of(ty)) {
        (Type::Levels(of), _) => levels(cx, draft, words, *of)?,
        (Type::Set(_), Some((of, _))) => {
            let parts = words.parts().map(|mut part| {
                let symbol = symbol(cx, &mut part, of)?;
                end_of(cx, draft, words, &part, of).map(|()| symbol)
            });
            parts.collect::<Read<_>>()?
        }
        (Type::Set(member), None) => {
            let parts = words.parts().map(|part| one(cx, part, member));
            parts.collect::<Read<_>>()?
        }
        _ => return one(cx, words, ty),
    };
    Ok(cx.push(Expr::List(all), words.span()))
}

/// Refuses what is left of a part of a list behind its symbol.
fn end_of(
    cx: &mut Cx<'_>,
    draft: &Draft<'_>,
    list: Cursor<'_>,
    part: &Cursor<'_>,
    of: EnumId,
) -> Read<()> {
    if !part.is_done() {
        commas_between(cx, draft, list, of)?;
    }
    done(cx, part)
}

/// Refuses symbols of a list side by side.
fn commas_between(cx: &mut Cx<'_>, draft: &Draft<'_>, words: Cursor<'_>, of: EnumId) -> Read<()> {
    let all = terms::terms(cx, draft, words);
    let apart = all.iter().rev().skip(1).all(|term| term.comma);
    if apart
        || !all
            .iter()
            .all(|term| term.symbol().is_some_and(|(_, list)| list == of))
    {
        return Ok(());
    }
    let (write, span) = (listed(cx, &all), words.span());
    Err(cx.report(DeclareError::NoCommas { write, span }))
}

fn one(cx: &mut Cx<'_>, mut words: Cursor<'_>, ty: &Type) -> Read<ExprId> {
    let span = words.here();
    let alone = match words.rest() {
        [word] => Some(&word.kind),
        _ => None,
    };
    match (ty, alone) {
        (Type::Number, Some(WordKind::Number(number))) => {
            return Ok(cx.push(Expr::Number(*number), span));
        }
        (Type::Number, Some(WordKind::Change(number))) if *number < 0 => {
            return Ok(cx.push(Expr::Number(*number), span));
        }
        (Type::Text, Some(WordKind::Text(text))) => {
            let text = cx.text(text);
            return Ok(cx.push(Expr::Text(text), span));
        }
        (Type::Text, _) => return Err(expected(cx, "a text in quotation marks", &words)),
        (Type::Title, _) => return title(cx, words),
        (Type::Symbol(of), _) => {
            let symbol = symbol(cx, &mut words, *of)?;
            return done(cx, &words).map(|()| symbol);
        }
        (Type::Number, _) => {
            if let Some(number) = cx.number_word(&words).filter(|_| alone.is_some()) {
                return Err(cx.report(DeclareError::Digits { number, span }));
            }
            if let Some((name, span)) = letter(cx, words) {
                return Err(cx.report(DeclareError::Letter { name, span }));
            }
        }
        _ => {}
    }
    phrase::expr_of(cx, words, ty)
}

/// A word of one or two capitals that nothing declares, as cards print them in the place of a number.
fn letter(cx: &Cx<'_>, mut words: Cursor<'_>) -> Option<(SmolStr, Span)> {
    let capital = |name: &&str| name.len() <= 2 && name.chars().all(char::is_uppercase);
    while let Some(word) = words.peek() {
        if let Some(name) = word.plain().filter(capital)
            && cx.vocab.lookup(words.rest()).is_none()
        {
            return Some((SmolStr::new(name), word.span));
        }
        words.next_word();
    }
    None
}

/// `"X"` or `any "X"`.
fn title(cx: &mut Cx<'_>, mut words: Cursor<'_>) -> Read<ExprId> {
    let any = words.eat("any");
    let span = words.here();
    let Some(title) = text(cx, &mut words) else {
        return Err(expected(cx, "a title in quotation marks", &words));
    };
    let mut version = None;
    if words.eat("version") {
        version = text(cx, &mut words);
        if version.is_none() {
            return Err(expected(cx, "a version in quotation marks", &words));
        }
    }
    done(cx, &words)?;
    let title = cx.title(TitleRef {
        title,
        version,
        any,
    });
    Ok(cx.push(Expr::Title(title), span))
}

fn text(cx: &mut Cx<'_>, words: &mut Cursor<'_>) -> Option<crate::tree::TextId> {
    let WordKind::Text(text) = &words.peek()?.kind else {
        return None;
    };
    words.next_word();
    Some(cx.text(text))
}

/// Names with how many of each: `Physics x2, Honor`. A name stands in the list as often as it counts.
fn levels(cx: &mut Cx<'_>, draft: &Draft<'_>, words: Cursor<'_>, of: EnumId) -> Read<Vec<ExprId>> {
    let mut all = Vec::new();
    for mut part in words.parts() {
        count_behind(cx, part, of)?;
        let one = symbol(cx, &mut part, of)?;
        let times = match terms::times(&mut part) {
            // More than this is a slip of the keyboard, and would only fill the book.
            Some((times, _)) if (1..=99).contains(&times) => usize::try_from(times).unwrap_or(1),
            Some((_, span)) => return Err(cx.report(DeclareError::Levels { span })),
            None => 1,
        };
        end_of(cx, draft, words, &part, of)?;
        if let Some(first) = all.iter().find(|first| cx.at(**first) == cx.at(one)) {
            let (span, first) = (cx.span(one), cx.span(*first));
            return Err(cx.report(DeclareError::NameTwice {
                span,
                first,
                counts: true,
            }));
        }
        all.extend(std::iter::repeat_n(one, times));
    }
    Ok(all)
}

/// Refuses a count before its name: `2 Physics`, `2x Physics`.
fn count_behind(cx: &mut Cx<'_>, part: Cursor<'_>, of: EnumId) -> Read<()> {
    let mut rest = part;
    let Some(WordKind::Number(many) | WordKind::Times(many)) =
        rest.next_word().map(|word| &word.kind)
    else {
        return Ok(());
    };
    rest.eat("x");
    let Some((_, _, count)) = symbol_at(cx, &rest).filter(|(_, known, _)| *known == of) else {
        return Ok(());
    };
    Err(cx.report(DeclareError::CountFirst {
        name: spelt(rest.take(count).rest()),
        many: *many,
        span: part.span(),
    }))
}

/// Takes one name of an enumeration.
fn symbol(cx: &mut Cx<'_>, words: &mut Cursor<'_>, of: EnumId) -> Read<ExprId> {
    let span = words.here();
    if let Some((symbol, known, count)) = symbol_at(cx, words) {
        let taken = words.take(count);
        if known == of {
            return Ok(cx.push(Expr::Symbol(symbol), taken.span()));
        }
        return Err(cx.report(DeclareError::OtherList {
            name: spelt(taken.rest()),
            span,
            list: cx.name(known),
            wanted: cx.name(of),
        }));
    }
    let Some(word) = words.peek().and_then(spelling) else {
        return Err(expected(cx, "a name of a list", words));
    };
    if let Some(first) = cx.vocab.unseen(words.rest()) {
        return Err(cx.report(PhraseError::Unseen { word, span, first }));
    }
    Err(cx.report(DeclareError::NotInList {
        nearest: near(cx, words, of),
        name: word,
        span,
        list: cx.name(of),
    }))
}

/// The name of an enumeration that is nearest to what stands up to the next comma.
fn near(cx: &Cx<'_>, words: &Cursor<'_>, of: EnumId) -> Option<SmolStr> {
    let typed = spelt(words.rest());
    let symbols = cx.book.at(of)?.symbols.iter();
    let names: Vec<&str> = symbols.map(|id| cx.book.name(id)).collect();
    // An icon without its brackets.
    let icon = format!("[{typed}]");
    let icon = names.iter().copied().find(|name| *name == icon);
    let near = icon.or_else(|| nearest(&typed, names.iter().copied()));
    near.or_else(|| longer(&typed, names.iter().copied()))
        .map(SmolStr::new)
}

/// The words of a name at the front of a row.
fn spelt(words: &[Word]) -> SmolStr {
    let parts: Vec<SmolStr> = words.iter().map_while(spelling).collect();
    SmolStr::new(parts.join(" "))
}

fn expected(cx: &mut Cx<'_>, what: &'static str, words: &Cursor<'_>) -> crate::reader::Reported {
    let span = words.here();
    cx.report(DeclareError::Expected { what, span })
}

/// Reports what is left of a row that should be done.
fn done(cx: &mut Cx<'_>, words: &Cursor<'_>) -> Read<()> {
    if words.is_done() {
        return Ok(());
    }
    Err(cx.report(DeclareError::Extra { span: words.span() }))
}
