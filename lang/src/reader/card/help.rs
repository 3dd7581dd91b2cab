//! What a line was meant for that is neither fact, clause nor text: a slip of print, a fact written like text, a
//! clause in other words.

use super::terms::{field_at, printed};
use super::{Draft, clause, mark};
use crate::diagnostic::nearest_of_all;
use crate::reader::slots::{fit, says};
use crate::reader::{
    Cursor, Cx, DeclareError, PhraseError, Read, ReadError, Reported, TrapError, phrase, types,
};
use crate::sentence::{Item, Op, Word, WordKind, spoken};
use crate::span::Span;
use crate::tree::{ClauseId, FieldOf, QuoteType, Type};
use crate::vocabulary::{Class, ClausePattern, Form, Head, Piece};
use crate::words::Key;
use smol_str::SmolStr;

/// The clauses that such a card may carry.
pub(super) fn carried<'v>(
    cx: &Cx<'v>,
    draft: &Draft<'_>,
) -> impl Iterator<Item = &'v ClausePattern> {
    let all = cx.vocab.clauses.iter();
    all.filter(|pattern| draft.carries(cx, pattern))
}

/// The clauses that begin as some words do, with the longest first words first.
fn begun<'v>(
    cx: &Cx<'v>,
    draft: &Draft<'_>,
    words: &[Word],
) -> impl Iterator<Item = &'v ClausePattern> {
    let vocab = cx.vocab;
    let clauses = vocab.heads(words).filter_map(|(head, _)| match head {
        Head::Clause(at) => vocab.clauses.get(at),
        _ => None,
    });
    clauses.filter(|pattern| draft.carries(cx, pattern))
}

fn shown(cx: &Cx<'_>, pattern: &ClausePattern) -> String {
    format!("`{}`", pattern.shown(cx.book))
}

fn english(word: impl Into<SmolStr>, help: String, span: Span) -> ReadError {
    let (word, help) = (word.into(), help.into());
    TrapError::English { word, help, span }.into()
}

// ---- before it is read

/// Refuses what is set otherwise in print: a `.` behind which a blank stands or nothing, which asks for no field, and
/// `x 2`.
pub(super) fn as_printed(cx: &mut Cx<'_>, item: &Item) -> Read<()> {
    let words = phrase::whole(item);
    if let Some(span) = phrase::full_stop(&words) {
        return Err(cx.report(TrapError::FullStop { span }));
    }
    for (x, next) in words.iter().zip(words.iter().skip(1)) {
        if let WordKind::Number(number) = next.kind
            && x.is("x")
        {
            return Err(cx.report(PhraseError::UnknownWord {
                word: SmolStr::new(format!("x {number}")),
                span: x.span.to(next.span),
                nearest: Some(SmolStr::new(format!("x{number}"))),
            }));
        }
    }
    Ok(())
}

/// Refuses what is meant for a fact or a clause and is written like another text: `points: 5`, numbers alone, a fact
/// before a block.
pub(super) fn no_text(cx: &mut Cx<'_>, draft: &Draft<'_>, item: &Item) -> Read<()> {
    let words = Cursor::new(&item.head);
    let span = item.head.span;
    if let Some(slip) = comma_for_colon(cx, draft, item) {
        return Err(cx.report(slip));
    }
    let Some(first) = words.peek().filter(|_| item.key.is_none()) else {
        return Ok(());
    };
    if matches!(first.kind, WordKind::Number(_)) && item.colon.is_none() {
        let line = draft.lines.iter().find(|line| line.slashes).map(|line| {
            let fields = line.fields.iter().map(|field| cx.name(*field));
            fields.collect::<Vec<_>>().join(" / ")
        });
        return Err(cx.report(TrapError::NumbersAlone { line, span }));
    }
    standing(cx, item)?;
    if let Some(slip) = when_behind(cx, draft, item) {
        return Err(cx.report(slip));
    }
    let field = field_at(cx, draft, &words).filter(|(field, _)| printed(cx, *field).is_some());
    match (field, &item.colon, &item.block) {
        (Some((field, count)), Some(_), _) if count == words.rest().len() => {
            let name = cx.name(field);
            Err(cx.report(TrapError::FactColon { name, span }))
        }
        (Some(_), None, Some(block)) => Err(cx.report(TrapError::FactBlock { span: block.span })),
        _ => Ok(()),
    }
}

/// `unless NEED, WHAT` where such cards have `unless NEED: WHAT`.
fn comma_for_colon(cx: &Cx<'_>, draft: &Draft<'_>, item: &Item) -> Option<ReadError> {
    let words = phrase::whole(item);
    let first = words.first()?.plain()?;
    let begins = |pattern: &ClausePattern| match &*pattern.pieces {
        [Piece::Word(word), Piece::Slot(_), Piece::Word(colon), _] => word == first && colon == ":",
        _ => false,
    };
    if words.iter().any(Word::is_colon) || !carried(cx, draft).any(begins) {
        return None;
    }
    let verb = |at: &usize| {
        let behind = words.get(at + 1..).unwrap_or_default();
        let known = cx.vocab.lookup(behind).map(|(entry, _)| &entry.class);
        words.get(*at).is_some_and(Word::is_comma)
            && matches!(known, Some(Class::Verb(_, Form::Plain)))
    };
    let (front, behind) = words.split_at((1..words.len()).find(verb)?);
    let (comma, done) = behind.split_first()?;
    let help = format!(
        "write a colon for it: `{}: {}`",
        spoken(front),
        spoken(done)
    );
    Some(english(",", help, comma.span))
}

/// `plays when ...`: the clause that waits for something has other words before it.
fn when_behind(cx: &Cx<'_>, draft: &Draft<'_>, item: &Item) -> Option<ReadError> {
    let words = phrase::whole(item);
    let (first, rest) = words.split_first()?;
    let (when, rest) = rest.split_first().filter(|(when, _)| when.is("when"))?;
    let waits = |pattern: &&ClausePattern| {
        let slot = pattern.pieces.get(pattern.front().count());
        let param = slot.and_then(|slot| pattern.slot(cx.book, slot.slot()?));
        let waits = param.is_some_and(|param| param.ty == Type::Quote(QuoteType::Event));
        waits && pattern.begins() == first.name()
    };
    let front: Vec<&str> = carried(cx, draft).find(waits)?.front().collect();
    let help = format!("write `{} {}`", front.join(" "), spoken(rest));
    Some(english("when", help, when.span))
}

/// Refuses `host is stopped` without a colon: it says neither what is done nor what stands.
pub(super) fn standing(cx: &mut Cx<'_>, item: &Item) -> Read<()> {
    let words = Cursor::new(&item.head);
    let Some((subject, rest)) = words.split(|word| word.is("is")) else {
        return Ok(());
    };
    let whole = item.colon.is_none() && item.block.is_none() && !subject.is_done();
    let joins = |word: &Word| word.is_conn() || word.is("cannot");
    let state = cx.vocab.lookup(rest.rest()).is_some_and(|(entry, count)| {
        let state = entry.state.is_some() || matches!(entry.class, Class::State(_));
        state && count == rest.rest().len()
    });
    if !whole || !state || subject.find(joins).is_some() {
        return Ok(());
    }
    Err(cx.report(TrapError::StandingState {
        subject: phrase::row(subject.rest()),
        state: phrase::row(rest.rest()),
        span: item.head.span,
    }))
}

/// Refuses a condition or an end behind the selection of a clause, and shows the texts that say such a thing.
pub(super) fn nothing_behind(
    cx: &mut Cx<'_>,
    draft: &Draft<'_>,
    item: &Item,
    words: &Cursor<'_>,
) -> Read<()> {
    let tail = |word: &Word| {
        ["if", "unless", "while", "until"]
            .iter()
            .any(|it| word.is(it))
    };
    let Some((found, word)) = words.rest().iter().enumerate().find(|(_, word)| tail(word)) else {
        return Ok(());
    };
    let said = word.plain().unwrap_or_default();
    // `plays on table for free if ...`: the end is a text by itself.
    let mut ends = (1..=found).filter_map(|at| words.rest().get(at..));
    let own = ends.find(|end| begun(cx, draft, end).next().is_some());
    let forms = match own {
        Some(own) => vec![format!("`{}`", phrase::row(own))],
        None => {
            let row = phrase::whole(item);
            let first = row.first().and_then(Word::name);
            let such = carried(cx, draft).filter(|pattern| {
                pattern.begins() == first
                    && pattern.words().any(|word| word == said)
                    && takes(cx, pattern, &row)
            });
            such.map(|pattern| shown(cx, pattern)).take(4).collect()
        }
    };
    let (word, span) = (SmolStr::new(said), word.span);
    Err(cx.report(TrapError::BehindClause { word, forms, span }))
}

/// Whether what stands where a clause has its first slot could stand there: where a title belongs, only a title.
fn takes(cx: &Cx<'_>, pattern: &ClausePattern, row: &[Word]) -> bool {
    let at = pattern.front().count();
    let slot = pattern.pieces.get(at).and_then(Piece::slot);
    let param = slot.and_then(|slot| pattern.slot(cx.book, slot));
    let title = param.is_some_and(|param| param.ty == Type::Title);
    !title || row.get(at).is_some_and(is_title)
}

const fn is_title(word: &Word) -> bool {
    matches!(word.kind, WordKind::Text(_))
}

/// Refuses what stands behind a clause that ends before it, and shows clauses behind which effects stand; first those
/// that take what this one takes.
pub(super) fn goes_on(cx: &mut Cx<'_>, draft: &Draft<'_>, item: &Item, row: &[Word]) -> Read<()> {
    let mut front = Cursor::over(row, item.head.span);
    let span = match (&item.colon, &item.block) {
        (Some(colon), None) => {
            front = front
                .split(Word::is_colon)
                .map_or(front, |(front, _)| front);
            colon.span
        }
        (None, Some(block)) => block.span,
        _ => return Ok(()),
    };
    let ends = |pattern: &&ClausePattern| {
        fit(&pattern.pieces, front).is_some_and(|fit| fit.left.is_empty())
    };
    let Some(ended) = begun(cx, draft, row).find(ends) else {
        return Ok(());
    };
    let taken = |pattern: &ClausePattern| {
        let colon = pattern.colon;
        let slots = pattern.pieces.iter().filter_map(Piece::slot);
        let slots = slots.filter(|slot| Some(*slot) != colon);
        let params = slots.filter_map(|slot| pattern.slot(cx.book, slot));
        params
            .map(|param| (param.name.clone(), param.ty.clone()))
            .collect::<Vec<_>>()
    };
    let acts = |pattern: &&ClausePattern| {
        let colon = pattern.colon.and_then(|slot| pattern.slot(cx.book, slot));
        pattern.of.is_some() && colon.is_some_and(|one| one.ty == Type::Quote(QuoteType::Effects))
    };
    let same = taken(ended);
    let others = carried(cx, draft).filter(acts);
    let mut others: Vec<(bool, usize, String)> = others
        .map(|one| (taken(one) != same, one.shown(cx.book).len(), shown(cx, one)))
        .collect();
    others.sort_by_key(|one| (one.0, one.1));
    others.dedup();
    if others.is_empty() {
        return Ok(());
    }
    Err(cx.report(TrapError::ClauseGoesOn {
        form: shown(cx, ended),
        others: others.into_iter().map(|one| one.2).take(4).collect(),
        span,
    }))
}

/// Says that an item is a clause of cards of another kind.
pub(super) fn other_kind(
    cx: &mut Cx<'_>,
    draft: &Draft<'_>,
    item: &Item,
    pattern: &ClausePattern,
) -> Reported {
    let mut kinds = pattern.kinds.clone();
    if kinds.is_empty() {
        kinds.extend(pattern.of);
    }
    let of: Vec<SmolStr> = kinds.iter().map(|kind| cx.name(*kind)).collect();
    cx.report(DeclareError::OtherKind {
        form: shown(cx, pattern),
        kind: cx.name(draft.kind),
        of: SmolStr::new(of.join("` or `")),
        span: item.head.span,
        declared: pattern.span,
    })
}

// ---- behind a failed reading

/// What is told better of a text than what was told of it.
pub(super) fn better(
    cx: &Cx<'_>,
    draft: &Draft<'_>,
    item: &Item,
    told: &ReadError,
) -> Option<ReadError> {
    if let Some(slip) = meant(cx, draft, item) {
        return Some(slip);
    }
    // A frame before what is a text by itself.
    if let Some(colon) = &item.colon
        && let Some(first) = colon.words.first()
        && told.span().start == first.span.start
        && let Some(pattern) = begun(cx, draft, &colon.words).next()
    {
        let (form, span) = (shown(cx, pattern), colon.span);
        return Some(TrapError::ClauseBehindFrame { form, span }.into());
    }
    // What is no text from its first word on is a clause that went wrong. (A verb may stand where the clause has its
    // third person: `play on table`.)
    let row = phrase::whole(item);
    let first = row.first().and_then(Word::name).unwrap_or_default();
    let third = format!("{first}s");
    let begins = told.span().start <= item.head.span.start
        || carried(cx, draft).any(|pattern| pattern.begins() == Some(&third));
    if begins && !is_told_well(told) {
        if let Some((name, kinds)) = of_others(cx, draft, item) {
            let (kind, span) = (cx.name(draft.kind), item.head.span);
            let error = TrapError::FactOfOthers {
                name,
                kind,
                kinds,
                span,
            };
            return Some(error.into());
        }
        // What begins with a word for frames is one that went wrong, unless it goes on like a clause.
        let frame = matches!(item.key(), Some(Key::When | Key::While | Key::Instead));
        let prep = row.first().is_some_and(Word::is_prep);
        let forms = forms(cx, draft, &row, [first, &third]);
        if !forms.is_empty() && !frame && !prep {
            let span = item.head.span;
            return Some(TrapError::NoForm { forms, span }.into());
        }
    }
    if tells_little(told, item) {
        return sentence(cx, draft, item, told.span());
    }
    None
}

/// Whether a mistake is that of a single word, while all of the text may be written otherwise.
fn tells_little(error: &ReadError, item: &Item) -> bool {
    match error {
        ReadError::Phrase(PhraseError::UnknownWord { nearest, .. }) => nearest.is_none(),
        ReadError::Phrase(PhraseError::Expected { what, .. }) => *what == "a verb",
        ReadError::Phrase(PhraseError::Mismatch { wanted, .. }) => wanted == "a player",
        // A verb in the third person at the beginning may be the card that does it.
        ReadError::Trap(TrapError::ThirdPerson { span, .. }) => span.start <= item.head.span.start,
        _ => false,
    }
}

/// Whether a mistake knows already what was meant.
fn is_told_well(error: &ReadError) -> bool {
    matches!(error, ReadError::Trap(TrapError::English { word, .. }) if word == "cannot")
}

/// How the clauses are written that begin with one of these words and are so much like a row that they may have been
/// meant: it has all their words up to the first slot, or most of their words.
fn forms(cx: &Cx<'_>, draft: &Draft<'_>, row: &[Word], first: [&str; 2]) -> Vec<String> {
    let begins = |pattern: &&ClausePattern| {
        let word = pattern.begins();
        word.is_some_and(|word| first.contains(&word))
    };
    let said = |word: &str| row.iter().skip(1).any(|next| says(next, word));
    let like = |pattern: &&ClausePattern| {
        let words = || pattern.words().skip(1).filter(|word| *word != ":");
        let (all, same) = (words(), words().filter(|word| said(word)));
        let (all, same) = (1 + all.count(), 1 + same.count());
        pattern.front().skip(1).all(said) || 2 * same > all
    };
    let such: Vec<&ClausePattern> = carried(cx, draft).filter(begins).collect();
    let mut found: Vec<&ClausePattern> = such.iter().copied().filter(like).collect();
    // A text that goes on behind a form without slots was meant for one that has some.
    let slots = |pattern: &ClausePattern| pattern.pieces.iter().any(|one| one.slot().is_some());
    if !found.is_empty() && !found.iter().any(|one| slots(one)) && row.iter().any(is_title) {
        found.splice(0..0, such.into_iter().filter(|one| slots(one)));
    } else {
        found.sort_by_key(|pattern| pattern.shown(cx.book).len());
    }
    let mut forms: Vec<String> = Vec::new();
    for form in found.into_iter().map(|pattern| shown(cx, pattern)) {
        if !forms.contains(&form) {
            forms.push(form);
        }
    }
    forms.truncate(6);
    forms
}

/// The clauses that have most of their words, at least two, in their order in a row, whatever stands between.
fn similar(cx: &Cx<'_>, draft: &Draft<'_>, row: &[Word]) -> Vec<String> {
    let mut found: Vec<(usize, usize, String)> = Vec::new();
    for pattern in carried(cx, draft) {
        // What lacks but the first word of a form is no such text: `once each turn: ...` is a frame.
        let mut front = pattern.front().skip(1).zip(row).peekable();
        if front.peek().is_some() && front.all(|(word, next)| says(next, word)) {
            continue;
        }
        let mut rest = row.iter();
        let words = || pattern.words().filter(|word| *word != ":");
        let same = words().filter(|word| {
            let before = rest.clone();
            let found = rest.any(|next| says(next, word));
            if !found {
                rest = before;
            }
            found
        });
        let (same, all) = (same.count(), words().count());
        if same >= 2 && 3 * same >= 2 * all {
            found.push((all - same, row.len() - same, shown(cx, pattern)));
        }
    }
    found.sort();
    found.dedup();
    let least = found.first().map(|one| one.0);
    let nearest = found.into_iter().filter(|one| Some(one.0) == least);
    nearest.take(3).map(|one| one.2).collect()
}

/// What is meant by a text that nothing in the language begins, as a whole: a clause with other words around, needs
/// without the word before them, or what is done without the words that say when.
fn sentence(cx: &Cx<'_>, draft: &Draft<'_>, item: &Item, told: Span) -> Option<ReadError> {
    let row = phrase::whole(item);
    let span = item.head.span;
    let first = cx.vocab.lookup(&row).filter(|_| told.start <= span.start);
    match first.map(|(entry, count)| {
        (
            &entry.class,
            phrase::row(row.get(..count).unwrap_or_default()),
        )
    }) {
        Some((Class::Symbol(_), name))
            if row.iter().any(|it| it.is_op(Op::Plus) || it.is("OR")) =>
        {
            let help = match needs_alone(cx, draft) {
                Some(word) => format!("write `{word} {}`", phrase::row(&row)),
                None => "write a comma between the words of a line of facts".into(),
            };
            return Some(english(name, help, span));
        }
        Some((Class::Symbol(symbol), name)) if item.colon.is_none() => {
            let of = cx.book.at(symbol)?.of;
            let fields = mark::holders(cx, draft, of);
            let ways = fields.iter().map(|field| format!("`{field} {name}`"));
            let ways = ways.collect::<Vec<_>>().join(" or ");
            if !ways.is_empty() {
                let help =
                    format!("write what is printed with its label, and nothing behind it: {ways}");
                return Some(english(name, help, span));
            }
        }
        Some((Class::Verb(verb, Form::Third), name))
            if clause::of_any_text(cx, draft).next().is_none() =>
        {
            let verb = cx.book.name(verb);
            let help = format!(
                "say first when it is done, with `when ...:` or a clause such as `plays to {verb} ...`, and write `{verb}`"
            );
            return Some(english(name, help, told));
        }
        _ => {}
    }
    let forms = similar(cx, draft, &row);
    (!forms.is_empty()).then(|| TrapError::NoForm { forms, span }.into())
}

/// The word behind which the needs of such a card stand, if each has such a text.
fn needs_alone<'v>(cx: &Cx<'v>, draft: &Draft<'_>) -> Option<&'v str> {
    let texts = texts_of(cx, draft);
    let has = |record: &ClauseId| texts.iter().any(|one_of| one_of.contains(record));
    let mut patterns = cx.vocab.clauses.iter();
    patterns.find_map(|pattern| match &*pattern.pieces {
        [Piece::Word(word), Piece::Slot(slot)]
            if pattern.requirements.contains(slot) && has(&pattern.form) =>
        {
            Some(word.as_str())
        }
        _ => None,
    })
}

/// The texts of which each card of the kind has one.
fn texts_of<'f>(cx: &Cx<'_>, draft: &Draft<'f>) -> Vec<&'f Vec<ClauseId>> {
    let texts = &draft.forms.texts;
    let kinds = types::chain(cx.book, draft.kind);
    kinds
        .filter_map(|kind| texts.get(&kind))
        .flatten()
        .collect()
}

/// Tells of text that every card of the kind has, and this one has not.
pub(super) fn missing(cx: &mut Cx<'_>, draft: &Draft<'_>) {
    // Text that is not scripted may be the one.
    if draft.forms.texts.is_empty() || !draft.card.not_encoded.is_empty() {
        return;
    }
    for one_of in texts_of(cx, draft) {
        let has = |record: &ClauseId| draft.card.clauses.iter().any(|one| one.form == *record);
        if one_of.iter().any(has) {
            continue;
        }
        let fitting = carried(cx, draft).filter(|pattern| one_of.contains(&pattern.form));
        let mut forms: Vec<String> = fitting.map(|pattern| shown(cx, pattern)).collect();
        forms.sort_by_key(String::len);
        forms.truncate(4);
        let error = TrapError::TextMissing {
            kind: cx.name(draft.kind),
            records: one_of.iter().map(|one| cx.name(one)).collect(),
            forms,
            span: draft.card.span,
        };
        cx.report(error);
    }
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
    let kinds = kinds.filter_map(|kind| cx.book.at(kind));
    let flags = kinds.flat_map(|kind| &kind.flags);
    let mut flags = flags.map(|id| cx.book.name(id));
    let flag = match nearly {
        true => nearest_of_all(&joined, flags),
        false => flags.find(|flag| *flag == joined),
    };
    let help = format!("write `{}`", flag?);
    Some(english(phrase::row(words), help, item.head.span))
}

/// What is meant by an item that is no text: a flag of several words without its `_`, or a misspelt symbol of a fact.
fn meant(cx: &Cx<'_>, draft: &Draft<'_>, item: &Item) -> Option<ReadError> {
    let flag = flag_in_words(cx, draft, item, false);
    if let Some(flag) = flag.or_else(|| flag_in_words(cx, draft, item, true)) {
        return Some(flag);
    }
    let (first, rest) = item.head.words.split_first()?;
    let listed = rest.first().is_none_or(|word| {
        word.is_comma() || matches!(word.kind, WordKind::Times(_)) || word.is_op(Op::Slash)
    });
    let word = first.name()?;
    let known = cx.vocab.seen(word, first.span.file).is_some();
    if known || !listed || item.colon.is_some() || item.block.is_some() {
        return None;
    }
    let symbols = cx.book.symbols.iter().map(|one| one.named.name.as_str());
    let begun = mark::begun(cx, draft, word);
    let nearest = begun.or_else(|| nearest_of_all(word, symbols).map(SmolStr::new));
    let error = PhraseError::UnknownWord {
        word: word.into(),
        span: first.span,
        nearest: Some(nearest?),
    };
    Some(error.into())
}

/// The printed field that an item begins with, if cards of other kinds have it and this one has not; and those kinds.
fn of_others(cx: &Cx<'_>, draft: &Draft<'_>, item: &Item) -> Option<(SmolStr, Vec<SmolStr>)> {
    let (entry, count) = cx.vocab.lookup(&item.head.words)?;
    let (name, value) = item.head.words.split_at(count);
    let value = matches!(
        value.first()?.kind,
        WordKind::Number(_) | WordKind::Name { .. } | WordKind::Text(_)
    );
    let Class::Field(fields) = &entry.class else {
        return None;
    };
    let kind = |field: &crate::tree::FieldId| {
        let field = cx.book.at(field);
        match field.filter(|field| field.printed)?.of {
            FieldOf::Kind(kind) if !types::is_under(cx.book, draft.kind, kind) => {
                Some(cx.name(kind))
            }
            _ => None,
        }
    };
    let kinds: Vec<SmolStr> = fields.iter().map(kind).collect::<Option<_>>()?;
    (value && item.colon.is_none()).then(|| (phrase::row(name).into(), kinds))
}
