//! Slips: what is meant for a fact and is none.

use super::fact::{field_at, field_name};
use super::{Draft, clause, form, mark};
use crate::diagnostic::nearest_of_all;
use crate::reader::{Cursor, Cx, PhraseError, Read, ReadError, TrapError, phrase, types};
use crate::sentence::{Item, Op, Word, WordKind, spoken};
use crate::span::Span;
use crate::tree::{FieldOf, QuoteType, Type};
use crate::vocabulary::{Class, ClausePattern, Form, Piece};
use smol_str::SmolStr;

/// Refuses what is meant for a fact and is written like text: `points: 5`, numbers alone, a fact before a block.
pub(super) fn no_text(cx: &mut Cx<'_>, draft: &Draft<'_>, item: &Item) -> Read<()> {
    let words = Cursor::new(&item.head);
    let span = item.head.span;
    comma_for_colon(cx, draft, item)?;
    let Some(first) = words.peek().filter(|_| item.key.is_none()) else {
        return Ok(());
    };
    if matches!(first.kind, WordKind::Number(_)) && item.colon.is_none() {
        let kinds: Vec<_> = types::chain(cx.book, draft.kind).collect();
        let lines = kinds.iter().filter_map(|kind| draft.forms.lines.get(kind));
        let line = lines.flatten().find(|line| line.slashes).map(|line| {
            let fields = line.fields.iter();
            let fields = fields.map(|field| field_name(cx, *field).to_string());
            fields.collect::<Vec<_>>().join(" / ")
        });
        return Err(cx.report(TrapError::NumbersAlone { line, span }));
    }
    standing(cx, item)?;
    when_behind(cx, draft, item)?;
    let Some((field, count)) = field_at(cx, draft, &words) else {
        return Ok(());
    };
    let printed = cx
        .book
        .fields
        .get(field.index())
        .is_some_and(|field| field.printed);
    if printed && item.colon.is_some() && count == words.rest().len() {
        let name = field_name(cx, field);
        return Err(cx.report(TrapError::FactColon { name, span }));
    }
    if let Some(block) = item
        .block
        .as_ref()
        .filter(|_| printed && item.colon.is_none())
    {
        return Err(cx.report(TrapError::FactBlock { span: block.span }));
    }
    Ok(())
}

/// Refuses `unless NEED, WHAT` where such cards have `unless NEED: WHAT`.
fn comma_for_colon(cx: &mut Cx<'_>, draft: &Draft<'_>, item: &Item) -> Read<()> {
    let words = phrase::whole(item);
    let has = words.iter().any(Word::is_colon);
    let Some(first) = words.first().and_then(Word::plain).filter(|_| !has) else {
        return Ok(());
    };
    let begins = |pattern: &ClausePattern| {
        let front = pattern.pieces.first();
        pattern.colon.is_some()
            && pattern.pieces.len() == 2
            && matches!(front, Some(Piece::Word(word)) if word == first)
            && draft.carries(cx, pattern)
    };
    if !cx.vocab.clauses.iter().any(begins) {
        return Ok(());
    }
    let verb = |at: &usize| {
        let behind = words.get(at + 1..).unwrap_or_default();
        let known = cx.vocab.lookup(behind).map(|(entry, _)| &entry.class);
        words.get(*at).is_some_and(Word::is_comma)
            && matches!(known, Some(Class::Verb(_, Form::Plain)))
    };
    let Some(at) = (1..words.len()).find(verb) else {
        return Ok(());
    };
    let (front, behind) = words.split_at(at);
    let done = spoken(behind.get(1..).unwrap_or_default());
    let help = format!("write a colon for it: `{}: {done}`", spoken(front));
    let span = behind.first().map_or(item.head.span, |word| word.span);
    Err(cx.report(TrapError::English {
        word: SmolStr::new_static(","),
        help: help.into(),
        span,
    }))
}

/// Refuses `plays when ...`: the clause that waits for something has other words before it.
fn when_behind(cx: &mut Cx<'_>, draft: &Draft<'_>, item: &Item) -> Read<()> {
    let words = phrase::whole(item);
    let [first, when, rest @ ..] = words.as_slice() else {
        return Ok(());
    };
    let Some(first) = first.name().filter(|_| when.is("when")) else {
        return Ok(());
    };
    let waits = |pattern: &ClausePattern| {
        let params = &cx.book.clauses.get(pattern.form.index())?.params;
        let at = pattern.pieces.iter().position(|piece| match piece {
            Piece::Slot(slot) => params
                .get(usize::from(*slot))
                .is_some_and(|param| param.ty == Type::Quote(QuoteType::Event)),
            Piece::Word(_) => false,
        })?;
        let front = pattern.pieces.get(..at)?.iter().map(|piece| match piece {
            Piece::Word(word) => Some(word.clone()),
            Piece::Slot(_) => None,
        });
        front.collect::<Option<Vec<SmolStr>>>()
    };
    let mut clauses = cx.vocab.clauses.iter();
    let found = clauses.find_map(|pattern| {
        let front = waits(pattern).filter(|front| front.first().is_some_and(|word| word == first));
        front.filter(|_| draft.carries(cx, pattern))
    });
    let Some(front) = found else {
        return Ok(());
    };
    let help = format!("write `{} {}`", front.join(" "), spoken(rest));
    let span = when.span;
    Err(cx.report(TrapError::English {
        word: SmolStr::new_static("when"),
        help: help.into(),
        span,
    }))
}

/// Refuses what is set otherwise in print: a `.` behind which a blank stands or nothing, which asks for no field, and `x 2`.
pub(super) fn as_printed(cx: &mut Cx<'_>, item: &Item) -> Read<()> {
    let words = phrase::whole(item);
    if let Some(span) = phrase::full_stop(&words) {
        return Err(cx.report(TrapError::FullStop { span }));
    }
    let apart = words.windows(2).find_map(|pair| match pair {
        [x, count] if x.is("x") => match count.kind {
            WordKind::Number(number) => Some((x.span.to(count.span), number)),
            _ => None,
        },
        _ => None,
    });
    let Some((span, number)) = apart else {
        return Ok(());
    };
    Err(cx.report(PhraseError::UnknownWord {
        word: SmolStr::new(format!("x {number}")),
        span,
        nearest: Some(SmolStr::new(format!("x{number}"))),
    }))
}

/// Refuses `host is stopped` without a colon: it says neither what is done nor what stands.
pub(super) fn standing(cx: &mut Cx<'_>, item: &Item) -> Read<()> {
    let words = Cursor::new(&item.head);
    let span = item.head.span;
    if let Some((subject, rest)) = words.split(|word| word.is("is"))
        && item.colon.is_none()
        && item.block.is_none()
        && !subject.is_done()
        && !subject
            .rest()
            .iter()
            .any(|word| word.is_conn() || word.is("cannot"))
        && cx.vocab.lookup(rest.rest()).is_some_and(|(entry, count)| {
            let state = entry.state.is_some() || matches!(entry.class, Class::State(_));
            state && count == rest.rest().len()
        })
    {
        let (subject, state) = (phrase::row(subject.rest()), phrase::row(rest.rest()));
        return Err(cx.report(TrapError::StandingState {
            subject,
            state,
            span,
        }));
    }
    Ok(())
}

/// What is meant by a text that nothing in the language begins, as a whole: a clause with other words around, needs without the
/// word before them, or what is done without the words that say when.
pub(super) fn sentence(
    cx: &Cx<'_>,
    draft: &Draft<'_>,
    item: &Item,
    told: Span,
) -> Option<ReadError> {
    let words = phrase::whole(item);
    let span = item.head.span;
    let first = cx.vocab.lookup(&words).map(|(entry, _)| &entry.class);
    let begins = told.start <= span.start;
    let joins = |word: &Word| word.is_op(Op::Plus) || word.is("OR");
    if let Some(Class::Symbol(_)) = first
        && begins
        && words.iter().any(joins)
    {
        let needs = form::needs_alone(cx, draft);
        let help = match needs {
            Some(word) => format!("write `{word} {}`", phrase::row(&words)),
            None => String::from("write a comma between the words of a line of facts"),
        };
        let word = phrase::row(words.get(..1)?).into();
        return Some(english(word, help, span));
    }
    if let Some(Class::Symbol(symbol)) = first
        && begins
        && item.colon.is_none()
    {
        let of = cx.book.symbols.get(symbol.index())?.of;
        let count = cx.vocab.lookup(&words)?.1;
        let fields = mark::holders(cx, draft, of);
        if !fields.is_empty() {
            let name = phrase::row(words.get(..count)?);
            let ways = fields.iter().map(|field| format!("`{field} {name}`"));
            let ways = ways.collect::<Vec<_>>().join(" or ");
            let help =
                format!("write what is printed with its label, and nothing behind it: {ways}");
            let word = name.into();
            return Some(english(word, help, span));
        }
    }
    if let Some(Class::Verb(verb, Form::Third)) = first
        && begins
        && !clause::takes_any(cx, draft)
    {
        let verb = cx.book.verbs.get(verb.index())?.named.name.clone();
        let word = words.first().and_then(Word::name)?.into();
        let help = format!(
            "say first when it is done, with `when ...:` or a clause such as `plays to {verb} ...`, and write `{verb}`"
        );
        return Some(english(word, help, told));
    }
    let forms = form::similar(cx, draft, &words);
    (!forms.is_empty()).then(|| TrapError::NoForm { forms, span }.into())
}

fn english(word: SmolStr, help: String, span: Span) -> ReadError {
    let help = help.into();
    TrapError::English { word, help, span }.into()
}

/// A flag that is written as several words, or nearly so.
pub(super) fn flag_in_words(
    cx: &Cx<'_>,
    draft: &Draft<'_>,
    item: &Item,
    nearly: bool,
) -> Option<ReadError> {
    let words = &item.head.words;
    if item.colon.is_some() || item.block.is_some() || !(2..=4).contains(&words.len()) {
        return None;
    }
    let names: Vec<&str> = words.iter().map(Word::name).collect::<Option<_>>()?;
    let joined = names.join("_");
    let kinds = types::chain(cx.book, draft.kind);
    let kinds = kinds.filter_map(|kind| cx.book.kinds.get(kind.index()));
    let flags = kinds.flat_map(|kind| &kind.flags);
    let flags = flags.filter_map(|id| cx.book.fields.get(id.index()));
    let mut flags = flags.map(|field| field.named.name.as_str());
    let flag = if nearly {
        nearest_of_all(&joined, flags)
    } else {
        flags.find(|flag| *flag == joined)
    };
    let word = phrase::row(words).into();
    let help = format!("write `{}`", flag?);
    let span = item.head.span;
    Some(english(word, help, span))
}

/// What is meant by an item that is no text: a flag of several words without its `_`, or a misspelt symbol of a fact.
pub(super) fn meant(cx: &Cx<'_>, draft: &Draft<'_>, item: &Item) -> Option<ReadError> {
    let words = &item.head.words;
    if item.colon.is_some() || item.block.is_some() {
        return None;
    }
    let flag = flag_in_words(cx, draft, item, false);
    if let Some(flag) = flag.or_else(|| flag_in_words(cx, draft, item, true)) {
        return Some(flag);
    }
    let (first, rest) = words.split_first()?;
    let listed = rest.first().is_none_or(|word| {
        word.is_comma() || matches!(word.kind, WordKind::Times(_)) || word.is_op(Op::Slash)
    });
    let word = first.name()?;
    if !listed || cx.vocab.seen(word, first.span.file).is_some() {
        return None;
    }
    let symbols = cx.book.symbols.iter();
    let nearest = match mark::begun(cx, draft, word) {
        Some(symbol) => symbol,
        None => nearest_of_all(word, symbols.map(|one| one.named.name.as_str()))?.into(),
    };
    let error = PhraseError::UnknownWord {
        word: word.into(),
        span: first.span,
        nearest: Some(nearest),
    };
    Some(error.into())
}

/// The printed field that an item begins with, if cards of other kinds have it and this one has not; and those kinds.
pub(super) fn of_others(
    cx: &Cx<'_>,
    draft: &Draft<'_>,
    item: &Item,
) -> Option<(SmolStr, Vec<SmolStr>)> {
    let (entry, count) = cx.vocab.lookup(&item.head.words)?;
    let Class::Field(fields) = &entry.class else {
        return None;
    };
    let follows = item.head.words.get(count)?;
    let value = matches!(
        follows.kind,
        WordKind::Number(_) | WordKind::Name { .. } | WordKind::Text(_)
    );
    if !value || item.colon.is_some() {
        return None;
    }
    let mut kinds = Vec::new();
    for field in fields {
        let field = cx
            .book
            .fields
            .get(field.index())
            .filter(|field| field.printed)?;
        let FieldOf::Kind(kind) = field.of else {
            return None;
        };
        if types::is_under(cx.book, draft.kind, kind) {
            return None;
        }
        kinds.extend(
            cx.book
                .kinds
                .get(kind.index())
                .map(|kind| kind.named.name.clone()),
        );
    }
    Some((phrase::row(item.head.words.get(..count)?).into(), kinds))
}
