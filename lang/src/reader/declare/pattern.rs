//! Happenings as rules write them: `kill of (c: personnel) by (p: player)`.

use super::params::{RawParam, bind as bind_one, group, type_of};
use crate::reader::{Cursor, Cx, DeclareError, Env, Read, Setting, phrase, types};
use crate::sentence::{Word, WordKind};
use crate::tree::{EventPattern, Expr, ExprId, Param, RuleId, Slot, Type, VerbId};
use crate::vocabulary::Class;

/// What a pattern binds: the roles of the verb by its parameters, and who does it.
#[derive(Debug, Default)]
pub(super) struct Bound {
    pub(super) roles: Vec<Option<Slot>>,
    pub(super) by: Option<Slot>,
    /// That the bound are of the kinds the pattern names, where those are narrower than the verb's.
    pub(super) tests: Vec<ExprId>,
}

/// The verb at the front of a row, and how many words it has.
pub(super) fn verb_at(cx: &Cx<'_>, words: &Cursor<'_>) -> Option<(VerbId, usize)> {
    let (entry, count) = cx.vocab.lookup(words.rest())?;
    match entry.class {
        Class::Verb(id, _) => Some((id, count)),
        _ => None,
    }
}

/// A happening with named roles, or one as cards write it.
pub(super) fn happening(cx: &mut Cx<'_>, words: Cursor<'_>) -> Read<EventPattern> {
    let Some((verb, count)) = verb_at(cx, &words) else {
        return phrase::happening(cx, words);
    };
    let mut rest = words;
    rest.take(count);
    if !rest.is_done() && next(&rest).is_none() {
        return phrase::happening(cx, words);
    }
    let params = verb_params(cx, verb);
    let bound = bind(cx, rest, &params, false)?;
    let was = all(cx, bound.tests);
    Ok(EventPattern {
        verb,
        roles: bound.roles,
        by: bound.by,
        was,
        test: None,
    })
}

pub(super) fn all(cx: &mut Cx<'_>, tests: Vec<ExprId>) -> Option<ExprId> {
    match tests.as_slice() {
        [] => None,
        [one] => Some(*one),
        [first, ..] => {
            let span = cx.span(*first);
            Some(cx.push(Expr::And(tests), span))
        }
    }
}

pub(super) fn verb_params(cx: &Cx<'_>, verb: VerbId) -> Vec<Param> {
    let verb = cx.book.at(verb);
    verb.map_or_else(Vec::new, |verb| verb.params.clone())
}

/// Whether a parenthesis declares parameters: it has a colon in it.
fn declares(word: &Word) -> bool {
    matches!(&word.kind, WordKind::Group(phrases) if phrases.len() > 1)
}

/// Whether a row begins with `[ROLE] (x: T)`, and with which role.
fn next<'w>(words: &Cursor<'w>) -> Option<Option<&'w str>> {
    match words.rest() {
        [word, ..] if declares(word) => Some(None),
        [role, word, ..] if role.is_prep() && declares(word) => Some(role.plain()),
        _ => None,
    }
}

/// Reads `[ROLE] (x: T) ...` and binds the names. `of` is the first role; the others are known by their prepositions,
/// or by their order; all are known by their own names where that is wanted.
pub(super) fn bind(
    cx: &mut Cx<'_>,
    mut words: Cursor<'_>,
    params: &[Param],
    by_name: bool,
) -> Read<Bound> {
    let mut bound = Bound {
        roles: vec![None; params.len()],
        ..Bound::default()
    };
    while let Some(role) = next(&words) {
        let here = words.here();
        if role.is_some() {
            words.next_word();
        }
        let read = group(&mut words, None);
        for raw in cx.check(read)? {
            let (ty, _) = type_of(cx, &raw)?;
            let slot = bind_one(cx, raw.word, Some(ty.clone()))?;
            if role == Some("by") {
                bound.by = Some(slot);
                continue;
            }
            let fits = |param: &Param| match role {
                _ if by_name => param.name == raw.name(),
                None | Some("of") => param.role.is_none(),
                Some(role) => param.role.as_deref() == Some(role),
            };
            let mut roles = bound.roles.iter_mut().zip(params);
            let found = roles.find(|(bound, param)| bound.is_none() && fits(param));
            let Some((role, param)) = found else {
                return Err(cx.report(DeclareError::NoRole { span: here }));
            };
            *role = Some(slot);
            narrower(cx, &mut bound, slot, &ty, param, &raw)?;
        }
    }
    match words.is_done() {
        true => Ok(bound),
        false => Err(cx.report(DeclareError::Extra { span: words.span() })),
    }
}

/// Adds the test that an object is of the kind that the pattern names.
fn narrower(
    cx: &mut Cx<'_>,
    bound: &mut Bound,
    slot: Slot,
    ty: &Type,
    param: &Param,
    raw: &RawParam<'_>,
) -> Read<()> {
    // A role that is a whole set is met one by one: each event, verdict and text is about one of them.
    let wanted = match &param.ty {
        Type::Set(member) if !matches!(ty, Type::Set(_)) => member,
        whole => whole,
    };
    let span = raw.word.span;
    // Of several kinds the type is the nearest above them all.
    let mut words = raw.ty;
    words.eat("maybe");
    let kinds = types::written_kinds(cx.vocab, words);
    if kinds.len() > 1 && kinds != param.kinds && !matches!(ty, Type::Set(_)) {
        let local = cx.push(Expr::Local(slot), span);
        let tests = kinds.into_iter();
        let tests = tests.map(|kind| cx.push(Expr::IsKind(local, kind), span));
        let tests = tests.collect();
        bound.tests.push(cx.push(Expr::Or(tests), span));
    }
    if types::fits(cx.book, wanted, ty) {
        return Ok(());
    }
    let inside = types::fits(cx.book, ty, wanted);
    let (&Type::Object(kind), true) = (ty, inside) else {
        return Err(cx.report(DeclareError::RoleType {
            name: raw.name(),
            span,
            is: types::show(cx.book, &param.ty),
        }));
    };
    let local = cx.push(Expr::Local(slot), span);
    bound.tests.push(cx.push(Expr::IsKind(local, kind), span));
    Ok(())
}

pub(super) fn frame(rule: Option<RuleId>) -> Env {
    let mut env = Env::new(Setting::Kernel);
    env.rule = rule;
    env
}
