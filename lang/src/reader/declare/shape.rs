//! The shapes that heads of declarations are made of: names, parameters, trailing modifiers.

use super::desk::Desk;
use crate::reader::{Cursor, DeclareError, Env, Read, phrase, types};
use crate::sentence::{Item, Op, Phrase, Word, WordKind};
use crate::span::Span;
use crate::tree::{Param, Slot, Type, YOU};
use crate::vocabulary::spelling;
use smol_str::SmolStr;

/// The word that says what an item is, and the words behind it.
///
/// Stage one marks most of these words as keys. The rest are words like any other, and what they mean
/// at the head of an item is known here alone.
pub(super) fn keyword(item: &Item) -> (&str, Span, Cursor<'_>) {
    let mut words = Cursor::new(&item.head);
    if let Some((key, span)) = item.key {
        return (key.text(), span, words);
    }
    let word = words.next_word();
    let text = word.and_then(Word::plain).unwrap_or_default();
    (text, word.map_or(item.span, |word| word.span), words)
}

/// A parameter as it is written.
#[derive(Clone, Debug)]
pub(super) struct RawParam<'s> {
    pub(super) word: &'s Word,
    pub(super) ty: Cursor<'s>,
    pub(super) role: Option<SmolStr>,
}

/// Takes a name: words up to a parenthesis, a comma, an operator, a text, a preposition, a connective or
/// one of `stops`.
pub(super) fn name(
    desk: &mut Desk,
    words: &mut Cursor<'_>,
    stops: &[&str],
    what: &'static str,
) -> Read<(SmolStr, Span)> {
    let first = words.here();
    let mut text = String::new();
    let mut span = first;
    while let Some(word) = words.peek() {
        let ends = word.is_prep()
            || word.is_conn()
            || stops.iter().any(|stop| word.is(stop))
            || (text.is_empty() && matches!(word.kind, WordKind::Number(_)));
        let Some(part) = spelling(word).filter(|_| !ends) else {
            break;
        };
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(&part);
        span = first.to(word.span);
        words.next_word();
    }
    if text.is_empty() {
        return Err(desk.expected(what, first));
    }
    Ok((SmolStr::new(text), span))
}

/// Takes plain words until something ends them, prepositions and connectives included.
pub(super) fn plain_words(
    desk: &mut Desk,
    words: &mut Cursor<'_>,
    what: &'static str,
    ends: impl Fn(&Cursor<'_>) -> bool,
) -> Read<(SmolStr, Span)> {
    let here = words.here();
    let mut text = String::new();
    let mut span = here;
    while !ends(words)
        && let Some(word) = words.peek().and_then(Word::name)
    {
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(word);
        span = here.to(words.here());
        words.next_word();
    }
    if text.is_empty() {
        return Err(desk.expected(what, here));
    }
    Ok((SmolStr::new(text), span))
}

/// Takes one name of a space of its own: a single word.
pub(super) fn single(
    desk: &mut Desk,
    words: &mut Cursor<'_>,
    what: &'static str,
) -> Read<(SmolStr, Span)> {
    let here = words.here();
    match words.peek().and_then(Word::name) {
        Some(name) => {
            words.next_word();
            Ok((SmolStr::new(name), here))
        }
        None => Err(desk.expected(what, here)),
    }
}

/// Whether the next word is a parenthesis.
pub(super) fn at_group(words: &Cursor<'_>) -> bool {
    words
        .peek()
        .is_some_and(|word| matches!(word.kind, WordKind::Group(_)))
}

/// Takes `(a: T, b: T)`.
pub(super) fn params<'s>(
    desk: &mut Desk,
    words: &mut Cursor<'s>,
    role: Option<&SmolStr>,
) -> Read<Vec<RawParam<'s>>> {
    let span = words.here();
    let what = "a parameter in parentheses, such as `(x: number)`";
    raw_params(words.next_word(), role)
        .map_err(|error| desk.report(error.unwrap_or(DeclareError::Expected { what, span })))
}

/// The parameters in a parenthesis.
///
/// # Errors
/// What is wrong with them; nothing if the word is no parenthesis.
pub(super) fn raw_params<'s>(
    word: Option<&'s Word>,
    role: Option<&SmolStr>,
) -> Result<Vec<RawParam<'s>>, Option<DeclareError>> {
    let Some(Word {
        kind: WordKind::Group(phrases),
        span,
    }) = word
    else {
        return Err(None);
    };
    let expected = |what, span| Some(DeclareError::Expected { what, span });
    let mut parts = Vec::new();
    let Some((first, rest)) = phrases.split_first() else {
        return Ok(parts);
    };
    if rest.is_empty() && first.is_empty() {
        return Ok(parts);
    }
    let mut name = Cursor::new(first);
    let last = rest.len();
    for (at, phrase) in rest.iter().enumerate() {
        let mut ty = Cursor::new(phrase);
        let mut next = None;
        if at + 1 != last {
            // `K, b`: the type, and behind the last comma the next name.
            let words = ty.rest();
            let comma = words.iter().rposition(|word| word.is_comma());
            let Some(comma) = comma else {
                return Err(expected("a comma between parameters", phrase.span));
            };
            let front = ty.take(comma);
            ty.next_word();
            next = Some(ty);
            ty = front;
        }
        match name.next_word() {
            Some(word) if name.is_done() => parts.push(RawParam {
                word,
                ty,
                role: role.cloned(),
            }),
            _ => return Err(expected("one word as the parameter's name", name.here())),
        }
        let Some(next) = next else { break };
        name = next;
    }
    if parts.is_empty() {
        return Err(expected(
            "a type behind a colon, such as `(x: number)`",
            *span,
        ));
    }
    Ok(parts)
}

/// Takes `(a: T) ROLE (b: T) ...` up to the first word that is followed by no parenthesis.
pub(super) fn roles<'s>(desk: &mut Desk, words: &mut Cursor<'s>) -> Read<Vec<RawParam<'s>>> {
    let mut all = Vec::new();
    if at_group(words) {
        all.extend(params(desk, words, None)?);
    }
    loop {
        let mut ahead = *words;
        let mut role = String::new();
        while let Some(word) = ahead.peek().and_then(Word::plain) {
            if !role.is_empty() {
                role.push(' ');
            }
            role.push_str(word);
            ahead.next_word();
        }
        if role.is_empty() || !at_group(&ahead) {
            return Ok(all);
        }
        *words = ahead;
        all.extend(params(desk, words, Some(&SmolStr::new(role)))?);
    }
}

/// Takes `WORD "text"`.
pub(super) fn says(desk: &mut Desk, words: &mut Cursor<'_>, word: &str) -> Read<Option<SmolStr>> {
    if !words.eat(word) {
        return Ok(None);
    }
    text(desk, words).map(Some)
}

/// Takes `"text"`.
pub(super) fn text(desk: &mut Desk, words: &mut Cursor<'_>) -> Read<SmolStr> {
    let here = words.here();
    match words.next_word().map(|word| &word.kind) {
        Some(WordKind::Text(text)) => Ok(text.clone()),
        _ => Err(desk.expected("a text in quotation marks", here)),
    }
}

/// Takes `WORD name`.
pub(super) fn follows(
    desk: &mut Desk,
    words: &mut Cursor<'_>,
    word: &str,
) -> Read<Option<(SmolStr, Span)>> {
    if !words.eat(word) {
        return Ok(None);
    }
    single(desk, words, "a name").map(Some)
}

/// Reports what is left of a row that should be done.
pub(super) fn done(desk: &mut Desk, words: &Cursor<'_>) -> Read<()> {
    if words.is_done() {
        return Ok(());
    }
    Err(desk.report(DeclareError::Extra { span: words.span() }))
}

/// Reads the types of parameters and gives them slots in a frame. One called `you` is the frame's `you`.
pub(super) fn settle(desk: &mut Desk, raw: &[RawParam<'_>], env: &mut Env) -> Read<Vec<Param>> {
    let mut all = Vec::new();
    let mut failed = None;
    for param in raw {
        let mut words = param.ty;
        let maybe = words.eat("maybe");
        let read = types::type_at(&desk.vocab, &desk.book, &mut words);
        let read = desk
            .check(read)
            .and_then(|ty| done(desk, &words).map(|()| ty));
        let ty = match read {
            Ok(ty) => Some(ty),
            Err(reported) => {
                failed = Some(reported);
                None
            }
        };
        let name = SmolStr::new(param.word.name().unwrap_or_default());
        let slot = if name == "you" && ty == Some(Type::Player) {
            env.you = true;
            Ok(YOU)
        } else {
            bind(desk, env, param.word, ty.clone())
        };
        match (slot, ty) {
            (Ok(slot), Some(ty)) => all.push(Param {
                name,
                slot,
                ty,
                kinds: types::written_kinds(&desk.vocab, param.ty),
                role: param.role.clone(),
                maybe,
            }),
            (Err(reported), _) => failed = Some(reported),
            _ => {}
        }
    }
    failed.map_or(Ok(all), Err)
}

/// Binds a local name of a frame that is kept for later.
pub(super) fn bind(desk: &mut Desk, env: &mut Env, word: &Word, ty: Option<Type>) -> Read<Slot> {
    let mut cx = desk.cx(std::mem::take(env));
    let slot = cx.bind(word, ty);
    *env = cx.env;
    slot
}

/// Whether a row begins with a name and `=`.
pub(super) fn at_equation(words: &Cursor<'_>) -> bool {
    words.peek().is_some_and(|word| word.name().is_some())
        && words.ahead(1).is_some_and(|word| word.is_op(Op::Equal))
}

/// The words behind an item's first, with those behind its colon: stage one parts every item at its
/// first colon, and in some items that colon belongs to a group, `some x: ship in orbit of m`.
pub(super) fn whole(item: &Item) -> Phrase {
    let mut words = phrase::whole(item);
    if !words.is_empty() {
        words.remove(0);
    }
    let span = Cursor::over(&words, item.head.span).span();
    Phrase { words, span }
}

/// The words before the body of an item, and the body behind its last colon, if it has no block.
pub(super) fn parted(item: &Item) -> (Phrase, Option<Phrase>) {
    let all = whole(item);
    if item.block.is_some() {
        return (all, None);
    }
    let Some(at) = all.words.iter().rposition(|word| word.is_colon()) else {
        return (all, None);
    };
    let mut front = Cursor::new(&all);
    let head = front.take(at);
    front.next_word();
    let part = |words: Cursor<'_>| Phrase {
        words: words.rest().to_vec(),
        span: words.span(),
    };
    (part(head), Some(part(front)))
}
