//! Happenings as rules write them: `kill of (c: personnel) by (p: player)`.

use super::shape::{RawParam, at_group};
use crate::reader::{Cursor, Cx, DeclareError, Env, Read, phrase, types};
use crate::sentence::{Word, WordKind};
use crate::tree::{EventPattern, Expr, ExprId, Param, Slot, Type, VerbId, YOU};
use crate::vocabulary::Class;
use smol_str::SmolStr;

/// What a pattern binds: the roles of the verb by its parameters, and who does it.
#[derive(Debug, Default)]
pub(super) struct Bound {
    pub(super) roles: Vec<Option<Slot>>,
    pub(super) by: Option<Slot>,
    /// That the bound are of the kinds the pattern names, where those are narrower than the verb's.
    pub(super) tests: Vec<ExprId>,
}

/// A happening with named roles, or one as cards write it.
pub(super) fn happening(cx: &mut Cx<'_>, words: Cursor<'_>) -> Read<EventPattern> {
    let verb = cx.vocab.lookup(words.rest());
    let verb = verb.and_then(|(entry, count)| match entry.class {
        Class::Verb(id, _) => Some((id, count)),
        _ => None,
    });
    let Some((verb, count)) = verb else {
        return phrase::happening(cx, words);
    };
    let mut rest = words;
    rest.take(count);
    if !rest.is_done() && !is_pattern(&rest) {
        return phrase::happening(cx, words);
    }
    let params = verb_params(cx, verb);
    let bound = bind(cx, &mut rest, &params)?;
    if !rest.is_done() {
        return Err(cx.report(DeclareError::Extra { span: rest.span() }));
    }
    let was = all(cx, bound.tests);
    Ok(EventPattern {
        verb,
        roles: bound.roles,
        by: bound.by,
        was,
        test: None,
    })
}

/// All of several tests as one; none for none.
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
    let verb = cx.book.verbs.get(verb.index());
    verb.map_or_else(Vec::new, |verb| verb.params.clone())
}

/// Whether a parenthesis declares parameters: it has a colon in it.
fn declares(word: &Word) -> bool {
    matches!(&word.kind, WordKind::Group(phrases) if phrases.len() > 1)
}

/// Whether a row is `[ROLE] (x: T) ...`.
fn is_pattern(words: &Cursor<'_>) -> bool {
    let first = words.peek().is_some_and(declares);
    first || words.peek().is_some_and(Word::is_prep) && words.ahead(1).is_some_and(declares)
}

/// Takes `[ROLE] (x: T) ...` and binds the names.
pub(super) fn bind(cx: &mut Cx<'_>, words: &mut Cursor<'_>, params: &[Param]) -> Read<Bound> {
    let mut bound = Bound {
        roles: vec![None; params.len()],
        ..Bound::default()
    };
    loop {
        let here = words.here();
        let mut ahead = *words;
        let role = match ahead.peek() {
            Some(word) if declares(word) => None,
            Some(word) if word.is_prep() && ahead.ahead(1).is_some_and(declares) => {
                ahead.next_word();
                word.plain()
            }
            _ => return Ok(bound),
        };
        *words = ahead;
        for raw in raw_params(cx, words)? {
            let ty = type_of(cx, &raw)?;
            let slot = name(cx, raw.word, &ty)?;
            if role == Some("by") {
                bound.by = Some(slot);
                continue;
            }
            // `of` is the first role; the others are known by their prepositions, or by their order.
            let at = params.iter().enumerate().position(|(at, param)| {
                let free = bound.roles.get(at) == Some(&None);
                free && match role {
                    None | Some("of") => param.role.is_none(),
                    Some(role) => param.role.as_deref() == Some(role),
                }
            });
            let (Some(at), Some(param)) = (at, at.and_then(|at| params.get(at))) else {
                return Err(cx.report(DeclareError::NoRole { span: here }));
            };
            if let Some(slot_of) = bound.roles.get_mut(at) {
                *slot_of = Some(slot);
            }
            narrower(cx, &mut bound, slot, &ty, param, &raw)?;
        }
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
    // Of several kinds the type is the nearest above them all.
    let mut words = raw.ty;
    words.eat("maybe");
    let kinds = types::written_kinds(cx.vocab, words);
    if kinds.len() > 1 && kinds != param.kinds && !matches!(ty, Type::Set(_)) {
        let local = cx.push(Expr::Local(slot), raw.word.span);
        let is = |kind| Expr::IsKind(local, kind);
        let tests: Vec<Expr> = kinds.into_iter().map(is).collect();
        let tests = tests.into_iter();
        let tests = tests.map(|test| cx.push(test, raw.word.span)).collect();
        let any = cx.push(Expr::Or(tests), raw.word.span);
        bound.tests.push(any);
    }
    if types::fits(cx.book, wanted, ty) {
        return Ok(());
    }
    let inside = types::fits(cx.book, ty, wanted);
    let (&Type::Object(kind), true) = (ty, inside) else {
        let error = DeclareError::RoleType {
            name: SmolStr::new(raw.word.name().unwrap_or_default()),
            span: raw.word.span,
            is: types::show(cx.book, &param.ty),
        };
        return Err(cx.report(error));
    };
    let local = cx.push(Expr::Local(slot), raw.word.span);
    let test = cx.push(Expr::IsKind(local, kind), raw.word.span);
    bound.tests.push(test);
    Ok(())
}

fn type_of(cx: &mut Cx<'_>, raw: &RawParam<'_>) -> Read<Type> {
    let mut words = raw.ty;
    words.eat("maybe");
    let read = types::type_at(cx.vocab, cx.book, &mut words);
    match read {
        Ok(ty) if words.is_done() => Ok(ty),
        Ok(_) => Err(cx.report(DeclareError::Extra { span: words.span() })),
        Err(error) => Err(cx.report(error)),
    }
}

/// Binds a name; a player called `you` is the frame's `you`.
fn name(cx: &mut Cx<'_>, word: &Word, ty: &Type) -> Read<Slot> {
    if word.is("you") && *ty == Type::Player {
        cx.env.you = true;
        return Ok(YOU);
    }
    cx.bind(word, Some(ty.clone()))
}

/// The parameters in a parenthesis, without a desk.
fn raw_params<'s>(cx: &mut Cx<'_>, words: &mut Cursor<'s>) -> Read<Vec<RawParam<'s>>> {
    let here = words.here();
    debug_assert!(at_group(words), "the caller has looked");
    let missing = DeclareError::Expected {
        what: "a parameter in parentheses, such as `(x: number)`",
        span: here,
    };
    super::shape::raw_params(words.next_word(), None)
        .map_err(|error| cx.report(error.unwrap_or(missing)))
}

/// A frame for a hook of a rule.
pub(super) fn frame(rule: Option<crate::tree::RuleId>) -> Env {
    let mut env = Env::new(crate::reader::Setting::Kernel);
    env.rule = rule;
    env
}
