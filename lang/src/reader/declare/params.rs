//! Parameters: `(a: T, b: T)`, with their types once those are known.

use super::desk::Desk;
use crate::reader::{Cursor, Cx, DeclareError, Env, Read, types};
use crate::sentence::{Word, WordKind};
use crate::tree::{Param, Slot, Type, YOU};
use crate::vocabulary::{Piece, spelling};
use smol_str::SmolStr;

/// A parameter as it is written.
#[derive(Clone, Debug)]
pub(super) struct RawParam<'s> {
    pub(super) word: &'s Word,
    pub(super) ty: Cursor<'s>,
    pub(super) role: Option<SmolStr>,
}

impl RawParam<'_> {
    pub(super) fn name(&self) -> SmolStr {
        SmolStr::new(self.word.name().unwrap_or_default())
    }
}

/// Whether the next word is a parenthesis.
pub(super) fn at_group(words: &Cursor<'_>) -> bool {
    let next = words.peek().map(|word| &word.kind);
    matches!(next, Some(WordKind::Group(_)))
}

/// Takes `(a: T, b: T)`.
pub(super) fn group<'s>(
    words: &mut Cursor<'s>,
    role: Option<&str>,
) -> Result<Vec<RawParam<'s>>, DeclareError> {
    let here = words.here();
    let expected = |what, span| DeclareError::Expected { what, span };
    let Some(WordKind::Group(phrases)) = words.next_word().map(|word| &word.kind) else {
        let what = "a parameter in parentheses, such as `(x: number)`";
        return Err(expected(what, here));
    };
    // The parenthesis is cut at its colons: a name, then `K, b` for each parameter but the last.
    let Some((first, rest)) = phrases.split_first() else {
        return Ok(Vec::new());
    };
    if rest.is_empty() && !first.is_empty() {
        let what = "a type behind a colon, such as `(x: number)`";
        return Err(expected(what, here));
    }
    let mut all = Vec::new();
    let mut name = Cursor::new(first);
    for (at, phrase) in rest.iter().enumerate() {
        let mut next = Cursor::new(phrase);
        let end = match at + 1 == rest.len() {
            true => Some(phrase.words.len()),
            false => phrase.words.iter().rposition(Word::is_comma),
        };
        let end = end.ok_or_else(|| expected("a comma between parameters", phrase.span))?;
        let ty = next.take(end);
        next.eat_comma();
        let word = name.next_word().filter(|_| name.is_done());
        let what = "one word as the parameter's name";
        all.push(RawParam {
            word: word.ok_or_else(|| expected(what, name.here()))?,
            ty,
            role: role.map(SmolStr::new),
        });
        name = next;
    }
    Ok(all)
}

/// Takes `(a: T) ROLE (b: T) ...` up to the first word that is followed by no parenthesis.
pub(super) fn roles<'s>(words: &mut Cursor<'s>) -> Result<Vec<RawParam<'s>>, DeclareError> {
    let mut all = Vec::new();
    if at_group(words) {
        all.extend(group(words, None)?);
    }
    loop {
        let mut ahead = *words;
        let role = ahead.rest().iter().map_while(Word::plain);
        let role: Vec<&str> = role.collect();
        ahead.take(role.len());
        if role.is_empty() || !at_group(&ahead) {
            return Ok(all);
        }
        *words = ahead;
        all.extend(group(words, Some(&role.join(" ")))?);
    }
}

/// The words of a clause or setup, with a number for each parameter among them.
pub(super) fn pieces<'s>(
    desk: &mut Desk,
    mut words: Cursor<'s>,
    mut slot: impl FnMut(&mut Desk, RawParam<'s>) -> Read<u16>,
) -> Read<Vec<Piece>> {
    let mut pieces = Vec::new();
    while let Some(word) = words.peek() {
        if at_group(&words) {
            for param in desk.check(group(&mut words, None))? {
                pieces.push(Piece::Slot(slot(desk, param)?));
            }
        } else if let Some(text) = spelling(word) {
            pieces.push(Piece::Word(text));
            words.next_word();
        } else {
            return Err(desk.report(DeclareError::Extra { span: word.span }));
        }
    }
    Ok(pieces)
}

/// The type of a parameter, and whether it may be missing.
pub(super) fn type_of(cx: &mut Cx<'_>, raw: &RawParam<'_>) -> Read<(Type, bool)> {
    let mut words = raw.ty;
    let maybe = words.eat("maybe");
    let ty = whole_type(cx, words)?;
    Ok((ty, maybe))
}

pub(super) fn whole_type(cx: &mut Cx<'_>, mut words: Cursor<'_>) -> Read<Type> {
    let read = types::type_at(cx.vocab, cx.book, &mut words);
    let ty = cx.check(read)?;
    match words.is_done() {
        true => Ok(ty),
        false => Err(cx.report(DeclareError::Extra { span: words.span() })),
    }
}

/// Binds a parameter; a player called `you` is the frame's `you`.
pub(super) fn bind(cx: &mut Cx<'_>, word: &Word, ty: Option<Type>) -> Read<Slot> {
    if word.is("you") && ty == Some(Type::Player) {
        cx.env.you = true;
        return Ok(YOU);
    }
    cx.bind(word, ty)
}

/// Reads the types of parameters and gives them slots in a frame.
pub(super) fn settle(desk: &mut Desk, raw: &[RawParam<'_>], env: &mut Env) -> Read<Vec<Param>> {
    desk.within(env, |cx| {
        let mut all = Vec::new();
        let mut failed = None;
        for param in raw {
            let ty = type_of(cx, param);
            let slot = bind(cx, param.word, ty.as_ref().ok().map(|(ty, _)| ty.clone()));
            match (slot, ty) {
                (Ok(slot), Ok((ty, maybe))) => all.push(Param {
                    name: param.name(),
                    slot,
                    ty,
                    kinds: types::written_kinds(cx.vocab, param.ty),
                    role: param.role.clone(),
                    maybe,
                }),
                (Err(reported), _) | (_, Err(reported)) => failed = Some(reported),
            }
        }
        failed.map_or(Ok(all), Err)
    })
}
