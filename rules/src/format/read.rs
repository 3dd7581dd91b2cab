//! From a `format` item to a [`Format`].
//!
//! The lines of a format are few and fixed, so they are read here; what is declared in it (`house`,
//! `deck needs`, `deck bars`) is handed on to the reader of declarations as it stands.

use super::{Ban, Format, FormatError, Printing};
use smol_str::SmolStr;
use spaceline_lang::diagnostic::nearest;
use spaceline_lang::sentence::{Item, Word, WordKind};
use spaceline_lang::span::Span;

const LINES: &[&str] = &["rules", "text", "pool", "starters", "ban", "deck", "house"];

/// Reads a format.
#[must_use]
pub fn read(item: &Item) -> (Option<Format>, Vec<FormatError>) {
    let mut errors = Vec::new();
    let Some(name) = item.head.words.first().and_then(text_of) else {
        let span = item.key.map_or(item.span, |(_, span)| span);
        return (None, vec![FormatError::NoName { span }]);
    };
    let mut format = Format {
        name,
        span: item.head.span,
        ..Format::default()
    };
    for line in item.block.iter().flat_map(|block| &block.items) {
        if line.is_broken() {
            continue;
        }
        if let Err(error) = read_line(&mut format, line) {
            errors.push(error);
        }
    }
    (Some(format), errors)
}

fn text_of(word: &Word) -> Option<SmolStr> {
    match &word.kind {
        WordKind::Text(text) => Some(text.clone()),
        _ => None,
    }
}

fn read_line(format: &mut Format, line: &Item) -> Result<(), FormatError> {
    let words = line.head.words.as_slice();
    let head = match (line.key(), words) {
        (Some(key), _) => key.text(),
        (None, [first, ..]) => first.plain().unwrap_or_default(),
        (None, []) => "",
    };
    let rest = match line.key {
        Some(_) => words,
        None => words.get(1..).unwrap_or_default(),
    };
    let behind = Span::after(line.key.map_or_else(
        || words.first().map_or(line.span, |word| word.span),
        |(_, span)| span,
    ));
    match head {
        "rules" => rules(format, rest, behind),
        "text" => text(format, rest, behind),
        "pool" => pool(format, rest, behind),
        "starters" => starters(format, rest, behind),
        "ban" => ban(format, rest, behind),
        "deck" => {
            format.house.push(line.clone());
            Ok(())
        }
        "house" => {
            let items = line.block.iter().flat_map(|block| &block.items);
            format.house.extend(items.cloned());
            Ok(())
        }
        _ => {
            let near = nearest(head, LINES.iter().copied()).map(str::to_owned);
            let span = words.first().map_or(line.span, |word| word.span);
            let span = line.key.map_or(span, |(_, span)| span);
            Err(FormatError::Line { span, near })
        }
    }
}

/// The error that something else is wanted than the word at a place, or than nothing.
fn wanted(word: Option<&Word>, behind: Span, wanted: &'static str) -> FormatError {
    let span = word.map_or(behind, |word| word.span);
    FormatError::Wanted { span, wanted }
}

fn rules(format: &mut Format, words: &[Word], behind: Span) -> Result<(), FormatError> {
    const WANTED: &str = "the name of an edition is wanted";
    let editions = words.iter().filter(|word| word.name().is_some());
    if let Some(second) = editions.clone().nth(1) {
        return Err(FormatError::Editions { span: second.span });
    }
    let [word] = words else {
        let at = words.get(1).or(words.first());
        return Err(wanted(at, behind, WANTED));
    };
    let name = word.name().map(SmolStr::new).or_else(|| text_of(word));
    let Some(name) = name else {
        return Err(wanted(Some(word), behind, WANTED));
    };
    if format.rules.is_some() {
        let (span, what) = (word.span, "rules");
        return Err(FormatError::Again { span, what });
    }
    format.rules = Some((name, word.span));
    Ok(())
}

fn text(format: &mut Format, words: &[Word], behind: Span) -> Result<(), FormatError> {
    let [one, two, date] = words else {
        return Err(wanted(
            words.first(),
            behind,
            "`as of` and a day are wanted",
        ));
    };
    if !one.is("as") || !two.is("of") {
        return Err(wanted(Some(one), behind, "`as of` and a day are wanted"));
    }
    let WordKind::Date(day) = date.kind else {
        return Err(wanted(
            Some(date),
            behind,
            "a day such as `1995-12-31` is wanted",
        ));
    };
    if format.as_of.is_some() {
        let (span, what) = (date.span, "day");
        return Err(FormatError::Again { span, what });
    }
    format.as_of = Some(day);
    Ok(())
}

fn pool(format: &mut Format, words: &[Word], behind: Span) -> Result<(), FormatError> {
    // `set` and `sets` may lead, as one would say it.
    let (cards, names) = match words {
        [first, rest @ ..] if first.is("set") || first.is("sets") => (false, rest),
        [first, rest @ ..] if first.is("card") || first.is("cards") => (true, rest),
        all => (false, all),
    };
    for part in names.split(|word| word.kind == WordKind::Comma) {
        let [word, rest @ ..] = part else {
            let comma = names.iter().find(|word| word.kind == WordKind::Comma);
            let what = if cards {
                "a title is wanted"
            } else {
                "the name of a set is wanted"
            };
            return Err(wanted(comma, behind, what));
        };
        if cards {
            format.pool_cards.push(printing(part, behind)?);
            continue;
        }
        let name = word.name().map(SmolStr::new).or_else(|| text_of(word));
        let Some(name) = name else {
            return Err(wanted(Some(word), behind, "the name of a set is wanted"));
        };
        if let [next, ..] = rest {
            return Err(wanted(Some(next), behind, "a comma is wanted"));
        }
        format.pool.push((name, word.span));
    }
    Ok(())
}

fn starters(format: &mut Format, words: &[Word], behind: Span) -> Result<(), FormatError> {
    for part in words.split(|word| word.kind == WordKind::Comma) {
        match part {
            [word] if text_of(word).is_some() => {
                format
                    .starters
                    .extend(text_of(word).map(|name| (name, word.span)));
            }
            [word, next, ..] if text_of(word).is_some() => {
                return Err(wanted(Some(next), behind, "a comma is wanted"));
            }
            other => {
                let what = "the name of a deck in quotes is wanted";
                return Err(wanted(other.first(), behind, what));
            }
        }
    }
    Ok(())
}

/// `"Title" [version "Version"]`.
fn printing(words: &[Word], behind: Span) -> Result<Printing, FormatError> {
    let Some(title) = words.first().and_then(text_of) else {
        return Err(wanted(words.first(), behind, "a title is wanted"));
    };
    let span = words.first().map_or(behind, |word| word.span);
    let version = match words.get(1..).unwrap_or_default() {
        [] => None,
        [word, value] if word.is("version") => match text_of(value) {
            Some(version) => Some(version),
            None => return Err(wanted(Some(value), behind, "a text in quotes is wanted")),
        },
        [word, ..] => {
            let what = "`version` or `because` with a text in quotes is wanted";
            return Err(wanted(Some(word), behind, what));
        }
    };
    Ok(Printing {
        title,
        version,
        span,
    })
}

fn ban(format: &mut Format, words: &[Word], behind: Span) -> Result<(), FormatError> {
    let because = words.iter().position(|word| word.is("because"));
    let (card, rest) = words.split_at(because.unwrap_or(words.len()));
    let card = printing(card, behind)?;
    let because = match rest {
        [] => None,
        [_, value] => match text_of(value) {
            Some(text) => Some(text),
            None => return Err(wanted(Some(value), behind, "a text in quotes is wanted")),
        },
        [first, rest @ ..] => {
            let at = rest.get(1).unwrap_or(first);
            return Err(wanted(Some(at), behind, "a text in quotes is wanted"));
        }
    };
    format.bans.push(Ban { card, because });
    Ok(())
}
