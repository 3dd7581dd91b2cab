//! Frames and times: words that stand for a happening.

use super::desk::Desk;
use super::raw::Raw;
use super::shape::{RawParam, at_group, done, params, plain_words, says};
use crate::reader::{Cursor, DeclareError, Read};
use crate::sentence::{Item, Phrase};
use crate::span::Span;
use crate::vocabulary::{FrameForm, Frequency, Head, TimeForm, When};
use smol_str::SmolStr;

/// Takes plain words up to a parenthesis or `says`.
fn literal(desk: &mut Desk, words: &mut Cursor<'_>) -> Read<(SmolStr, Span)> {
    let what = "the words that stand for the happening";
    plain_words(desk, words, what, |words| {
        words.peek().is_some_and(|word| word.is("says"))
    })
}

/// `frame WORDS: when HAPPENING`
pub(super) fn enter_frame(desk: &mut Desk, item: &Item, mut words: Cursor<'_>) -> Read<()> {
    let (name, span) = literal(desk, &mut words)?;
    let shown = says(desk, &mut words, "says")?;
    done(desk, &words)?;
    let Some(colon) = &item.colon else {
        return Err(desk.expected("a colon, `when` and a happening", words.here()));
    };
    let mut rest = Cursor::new(colon);
    let when = if rest.eat("when") || rest.eat("just") && rest.eat("after") {
        When::After
    } else if rest.eat("before") {
        When::Before
    } else if rest.eat("instead") && rest.eat("of") {
        When::Instead
    } else {
        return Err(desk.expected("`when`, `before` or `instead of`", rest.here()));
    };
    let form = FrameForm {
        name: name.clone(),
        span,
        when,
        happening: Phrase {
            words: rest.rest().to_vec(),
            span: rest.span(),
        },
        says: shown,
    };
    let at = desk.vocab.frames.len();
    desk.vocab.frames.push(form);
    add_head(desk, &name, Head::Frame(at), span)
}

/// Declares first words of items, which two declarations may not share.
pub(super) fn add_head(desk: &mut Desk, words: &str, head: Head, span: Span) -> Read<()> {
    let Err(known) = desk.vocab.add_head(words, head, span) else {
        return Ok(());
    };
    let first = match known {
        Head::Frame(at) => desk.vocab.frames.get(at).map(|form| form.span),
        Head::Clause(at) => desk.vocab.clauses.get(at).map(|form| form.span),
        Head::Limit(id) => {
            let limit = desk.book.limits.get(id.index());
            limit.map(|limit| limit.named.span)
        }
        Head::Menu(id) => {
            let menu = desk.book.menus.get(id.index());
            menu.map(|menu| menu.named.span)
        }
    };
    Err(desk.report(DeclareError::SameHead {
        words: SmolStr::new(words),
        span,
        first: first.unwrap_or(span),
    }))
}

/// `time WORDS [of (p: player)]: HAPPENING`
pub(super) fn enter_time<'s>(
    desk: &mut Desk,
    raw: &mut Raw<'s>,
    item: &'s Item,
    mut words: Cursor<'s>,
) -> Read<()> {
    let (mut name, span) = literal(desk, &mut words)?;
    let mut of: Option<RawParam<'s>> = None;
    if at_group(&words) {
        of = params(desk, &mut words, None)?.into_iter().next();
        if let Some(front) = name.strip_suffix(" of") {
            name = SmolStr::new(front);
        }
    }
    done(desk, &words)?;
    let Some(colon) = &item.colon else {
        return Err(desk.expected("a colon and a happening", words.here()));
    };
    // `second turn_ends of you`: not the next such event, but the one after it.
    let mut rest = Cursor::new(colon);
    let frequency = if rest.eat("second") {
        Frequency::After(1)
    } else if rest.eat("third") {
        Frequency::After(2)
    } else {
        Frequency::Next
    };
    let at = desk.vocab.times.len();
    if desk.vocab.time_heads.get(&name).is_some() {
        let first = desk.vocab.time_heads.get(&name).copied();
        let first = first.and_then(|at| desk.vocab.times.get(at));
        let first = first.map_or(span, |form| form.span);
        return Err(desk.twice("time", &name, span, first));
    }
    desk.vocab.times.push(TimeForm {
        name: name.clone(),
        span,
        of: None,
        happening: Phrase {
            words: rest.rest().to_vec(),
            span: rest.span(),
        },
        frequency,
    });
    if let Some(of) = of {
        raw.times.push((at, of));
    }
    let _ = desk.vocab.time_heads.insert(&name, at);
    Ok(())
}
