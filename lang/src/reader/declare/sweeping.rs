//! What rules forbid by exception: everything but this.
//!
//! One row says it, and each verb, action or menu that it means gets a text of its own: so whoever asks about one of
//! them looks at no other.

use super::desk::{find, joined};
use super::form::{self, Step};
use super::pattern::{Bound, bind};
use super::verdicts::{act, param, this_stands};
use crate::reader::{Cursor, Cx, DeclareError, Read, types};
use crate::tree::{Act, ActionId, HookRole, MenuId, Param, Slot, Type, Verb, VerbId};
use crate::vocabulary::{Class, Form};
use std::collections::BTreeSet;

/// What a row speaks of.
#[derive(Clone, Copy)]
pub(super) enum Sweep {
    /// `everything done to (c: K)`
    DoneTo,
    /// `everything done by (c: K)`
    DoneBy,
    /// `every action in M, M`
    Actions,
}

/// What a row forbids, and the slot of who does it or suffers it among its roles.
pub(super) type Swept = (Act, Vec<Option<Slot>>);

/// What a row says of everything, and of whom.
const EVERYTHING: &[Step] = &[
    Step::One(
        "`done to` or `done by`",
        &[("`done to` or `done by`", &[]), ("`done by`", &[])],
    ),
    Step::Rest,
];

/// Takes the words that say a row speaks of everything, if it does.
pub(super) fn front(cx: &mut Cx<'_>, words: &mut Cursor<'_>) -> Read<Option<Sweep>> {
    let mut rest = *words;
    if rest.eat("every") && rest.eat("action") {
        *words = rest;
        if !words.eat("in") {
            let (what, span) = ("`in` and menus", words.here());
            return Err(cx.report(DeclareError::Expected { what, span }));
        }
        return Ok(Some(Sweep::Actions));
    }
    if !words.eat("everything") {
        return Ok(None);
    }
    let read = form::read(*words, EVERYTHING);
    let head = cx.check(read)?;
    *words = head.behind("rest").unwrap_or(*words);
    Ok(Some(match head.has("done to") {
        true => Sweep::DoneTo,
        false => Sweep::DoneBy,
    }))
}

/// `[everything done to] (c: K) [by (p: player)]`, `[everything done by] (c: K) ...`,
/// `[every action in] MENU, MENU [by (p: player)]`; what stands behind `except` is left out.
pub(super) fn read(
    cx: &mut Cx<'_>,
    sweep: Sweep,
    mut words: Cursor<'_>,
    except: Option<Cursor<'_>>,
) -> Read<(Vec<Swept>, Bound)> {
    let here = words.here();
    let (mut swept, bound);
    if let Sweep::Actions = sweep {
        let end = words.find(|word| word.is("by"));
        let named = words.take(end.unwrap_or(words.rest().len()));
        let mut menus = Vec::new();
        for menu in named.parts() {
            let found = find("menu", &cx.vocab.names.menus, &joined(menu), menu.span());
            menus.push(cx.check(found)?);
        }
        swept = actions(cx, &menus);
        bound = bind(cx, words, &[], false)?;
    } else {
        let object = cx.book.roots.card.map_or(Type::Any, Type::Object);
        bound = bind(cx, words, &[param("what", object)], false)?;
        let Some(slot) = bound.roles.first().copied().flatten() else {
            return Err(cx.report(DeclareError::expected(
                "a name and its kind in parentheses, `(c: card)`,",
                here,
            )));
        };
        let local = cx.env.locals.iter().find(|local| local.slot == slot);
        let of = local.and_then(|local| local.ty.clone());
        swept = deeds(cx, sweep, slot, of.as_ref());
    }
    let mut spared = Vec::new();
    for mut part in except.into_iter().flat_map(Cursor::parts) {
        let span = part.span();
        let (found, _) = act(cx, &mut part, matches!(sweep, Sweep::Actions))?;
        if !swept.iter().any(|(act, _)| *act == found) || !part.is_done() {
            let what = "a verb or action that is forbidden otherwise";
            return Err(cx.report(DeclareError::Expected { what, span }));
        }
        spared.push(found);
    }
    swept.retain(|(act, _)| !spared.contains(act));
    Ok((swept, bound))
}

/// `cannot do anything`: what nobody does who is in a state, and what his text does not offer.
pub(super) fn of_state(cx: &mut Cx<'_>, words: Cursor<'_>) -> Read<Vec<HookRole>> {
    let read = form::read(words, &[Step::Must("`anything`", &[])]);
    cx.check(read)?;
    let this = cx.env.this.clone();
    let (slot, test) = this_stands(cx, false, words.here());
    let swept = deeds(cx, Sweep::DoneBy, slot, this.as_ref()).into_iter();
    let roles = swept.map(|(act, roles)| HookRole::Verdict {
        allow: false,
        act,
        roles,
        by: None,
        test: Some(test),
        says: None,
        sweeping: true,
    });
    Ok(roles.collect())
}

/// What stands in some menus: the actions of rules, and what the texts of cards offer there.
fn actions(cx: &Cx<'_>, menus: &[MenuId]) -> Vec<Swept> {
    let actions = (0..).map(ActionId).zip(&cx.book.actions);
    let actions = actions.filter(|(_, action)| {
        action.source.is_none() && action.menus.iter().any(|menu| menus.contains(menu))
    });
    let actions = actions.map(|(id, action)| (Act::Action(id), vec![None; action.anchors.len()]));
    let texts = menus.iter().map(|menu| (Act::Text(*menu), vec![None]));
    actions.chain(texts).collect()
}

/// The verbs that are done to a card, or that it does; and what its text offers, which it does as well.
fn deeds(cx: &Cx<'_>, sweep: Sweep, subject: Slot, of: Option<&Type>) -> Vec<Swept> {
    // An event is announced by its one name, and done by nobody.
    let verbs: BTreeSet<VerbId> = (cx.vocab.entries())
        .filter_map(|(_, entry)| match entry.class {
            Class::Verb(id, Form::Gerund) => Some(id),
            _ => None,
        })
        .collect();
    let verbs = verbs.into_iter().filter_map(|id| {
        let verb = cx.book.at(id)?;
        let at = role(verb, sweep)?;
        let ty = &verb.params.get(at)?.ty;
        let meets = |of: &Type| types::fits(cx.book, ty, of) || types::fits(cx.book, of, ty);
        of.filter(|of| meets(of))?;
        let roles = (0..verb.params.len()).map(|role| (role == at).then_some(subject));
        Some((Act::Verb(id), roles.collect()))
    });
    let menus: BTreeSet<MenuId> = cx.vocab.text_menus.iter().map(|one| one.menu).collect();
    let offers = matches!(sweep, Sweep::DoneBy);
    let menus = menus.into_iter().filter(|_| offers);
    let texts = menus.map(|menu| (Act::Text(menu), vec![Some(subject)]));
    verbs.chain(texts).collect()
}

/// The role of a verb in which the card stands.
fn role(verb: &Verb, sweep: Sweep) -> Option<usize> {
    let object = verb.params.first().filter(|param| {
        param.role.is_none() && matches!(param.ty, Type::Object(_) | Type::Any | Type::Set(_))
    });
    let doer = || {
        let by = |param: &Param| param.role.as_deref() == Some("by");
        verb.params.iter().position(by)
    };
    match sweep {
        // What is looked for elsewhere suffers nothing in play.
        Sweep::DoneTo => object.filter(|_| !verb.fetches).map(|_| 0),
        Sweep::DoneBy if verb.itself => doer().or_else(|| object.map(|_| 0)),
        Sweep::DoneBy => doer(),
        Sweep::Actions => None,
    }
}
