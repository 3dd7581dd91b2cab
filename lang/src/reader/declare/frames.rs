//! Frames and times: words that stand for a happening.

use super::desk::{Desk, index};
use super::form::Step::{One, Rest};
use super::form::{Options, Step};
use super::params::whole_type;
use super::raw::{Declared, Raw};
use crate::reader::{Cursor, DeclareError, Env, Read};
use crate::sentence::Phrase;
use crate::span::Span;
use crate::vocabulary::{FrameForm, Frequency, Head, TimeForm, When};
use smol_str::SmolStr;

/// How a frame stands to its happening.
const WHENS: Options = &[
    ("when", &[]),
    ("`just after`", &[]),
    ("before", &[]),
    ("`instead of`", &[]),
];
const FRAME: &[Step] = &[One("`when`, `before` or `instead of`", WHENS), Rest];

/// Which of several happenings of its sort a time is.
const COUNTS: Options = &[("second", &[]), ("third", &[])];
const TIME: &[Step] = &[Step::Any(COUNTS), Rest];

/// `frame WORDS: when HAPPENING`
pub(super) fn enter_frame<'s>(desk: &mut Desk, _: &mut Raw<'s>, one: Declared<'s>) -> Read<()> {
    let (name, span) = one.head.name();
    let Some(colon) = one.colon() else {
        let span = one.item.head.span.after();
        return Err(desk.expected("a colon, `when` and a happening", span));
    };
    let is = desk.form(colon, FRAME)?;
    let when = match () {
        () if is.has("before") => When::Before,
        () if is.has("instead of") => When::Instead,
        () => When::After,
    };
    let at = desk.vocab.frames.len();
    desk.vocab.frames.push(FrameForm {
        name: name.clone(),
        span,
        when,
        happening: rest(is.behind("rest")),
        says: one.head.text("says"),
    });
    add_head(desk, &name, Head::Frame(at), span)
}

fn rest(words: Option<Cursor<'_>>) -> Phrase {
    words.map_or_else(Phrase::default, |words| Phrase {
        words: words.rest().to_vec(),
        span: words.span(),
    })
}

/// Declares first words of items, which two declarations may not share.
pub(super) fn add_head(desk: &mut Desk, words: &str, head: Head, span: Span) -> Read<()> {
    let Err(known) = desk.vocab.add_head(words, head, span) else {
        return Ok(());
    };
    let book = &desk.book;
    let first = match known {
        Head::Frame(at) => desk.vocab.frames.get(at).map(|form| form.span),
        Head::Clause(at) => desk.vocab.clauses.get(at).map(|form| form.span),
        Head::Limit(id) => book.at(id).map(|limit| limit.named.span),
        Head::Menu(id) => book.at(id).map(|menu| menu.named.span),
    };
    Err(desk.report(DeclareError::SameHead {
        words: SmolStr::new(words),
        span,
        first: first.unwrap_or(span),
    }))
}

/// `time WORDS [of (p: player)]: [second] HAPPENING`
pub(super) fn enter_time<'s>(
    desk: &mut Desk,
    raw: &mut Raw<'s>,
    mut one: Declared<'s>,
) -> Read<()> {
    let (mut name, span) = one.head.name();
    if let Some(front) = name
        .strip_suffix(" of")
        .filter(|_| !one.head.params.is_empty())
    {
        name = SmolStr::new(front);
    }
    let Some(colon) = one.colon() else {
        let span = one.item.head.span.after();
        return Err(desk.expected("a colon and a happening", span));
    };
    let is = desk.form(colon, TIME)?;
    // `second turn_ends of you`: not the next such event, but the one after it.
    let frequency = match () {
        () if is.has("second") => Frequency::After(1),
        () if is.has("third") => Frequency::After(2),
        () => Frequency::Next,
    };
    let at = desk.vocab.times.len();
    if let Err(first) = desk.vocab.time_heads.insert(&name, at) {
        let first = desk.vocab.times.get(*first);
        let first = first.map_or(span, |form| form.span);
        return Err(desk.twice("time", &name, span, first));
    }
    desk.vocab.times.push(TimeForm {
        name,
        span,
        of: None,
        happening: rest(is.behind("rest")),
        frequency,
    });
    one.id = index(at);
    raw.keep("time", one);
    Ok(())
}

pub(super) fn settle_time(desk: &mut Desk, one: &Declared<'_>) {
    if let Some(param) = one.head.params.first()
        && let Ok(ty) = whole_type(&mut desk.cx(Env::default()), param.ty)
        && let Some(time) = desk.vocab.times.get_mut(one.id as usize)
    {
        time.of = Some((param.name(), ty));
    }
}
