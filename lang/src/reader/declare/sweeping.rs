//! What rules forbid by exception: everything but this.
//!
//! One row says it, and each verb, action or menu that it means gets a text of its own: so whoever asks about one of
//! them looks at no other.

use super::pattern::{self, all};
use super::verdicts::{act, numbered, this_stands};
use crate::diagnostic::nearest;
use crate::reader::{Cursor, Cx, DeclareError, Read, phrase, types};
use crate::tree::{Act, ExprId, HookRole, MenuId, Param, Slot, TextId, Type, Verb, VerbId};
use crate::vocabulary::{Class, Form};
use smol_str::SmolStr;
use std::collections::BTreeSet;

/// What a row speaks of.
#[derive(Clone, Copy)]
enum Sweep {
    /// `everything done to (c: K)`
    DoneTo,
    /// `everything done by (c: K)`
    DoneBy,
    /// `every action in M, M`
    Actions,
}

/// What a row forbids, and the slot of who does it or suffers it among its roles.
type Swept = (Act, Vec<Option<Slot>>);

/// `everything done to (c: K) [by (p: player)] [except VERB, VERB] [when C]`, `everything done by (c: K) ...`,
/// `every action in MENU, MENU [by (p: player)] [except ACTION, ACTION] [when C]`; none for any other row.
pub(super) fn read(
    cx: &mut Cx<'_>,
    mut words: Cursor<'_>,
    says: Option<&str>,
) -> Read<Option<Vec<HookRole>>> {
    let Some(sweep) = front(cx, &mut words)? else {
        return Ok(None);
    };
    let menus = match sweep {
        Sweep::Actions => menus(cx, &mut words)?,
        Sweep::DoneTo | Sweep::DoneBy => Vec::new(),
    };
    let object = Param {
        kinds: Vec::new(),
        name: SmolStr::new_static("what"),
        slot: 0,
        ty: cx.book.roots.card.map_or(Type::Any, Type::Object),
        role: None,
        maybe: false,
    };
    let params = match sweep {
        Sweep::Actions => Vec::new(),
        Sweep::DoneTo | Sweep::DoneBy => vec![object],
    };
    let here = words.here();
    let bound = pattern::bind(cx, &mut words, &params)?;
    let subject = bound.roles.first().copied().flatten();
    let swept = match (sweep, subject) {
        (Sweep::Actions, _) => actions(cx, &menus),
        (_, None) => {
            return Err(cx.report(DeclareError::Expected {
                what: "a name and its kind in parentheses, `(c: card)`,",
                span: here,
            }));
        }
        (_, Some(slot)) => {
            let local = cx.env.locals.iter().find(|local| local.slot == slot);
            let of = local.and_then(|local| local.ty.clone());
            deeds(cx, sweep, slot, of.as_ref())
        }
    };
    let spared = excepted(cx, &mut words, &swept)?;
    let mut tests = bound.tests;
    if words.eat("when") {
        tests.push(phrase::condition(cx, words)?);
    } else if !words.is_done() {
        return Err(cx.report(DeclareError::Extra { span: words.span() }));
    }
    let test = all(cx, tests);
    let says = says.map(|says| numbered(cx, says));
    let says = says.map(|says| cx.text(&says));
    let swept = swept.into_iter().filter(|(act, _)| !spared.contains(act));
    Ok(Some(
        swept
            .map(|swept| verdict(swept, bound.by, test, says))
            .collect(),
    ))
}

/// `cannot do anything`: what nobody does who is in a state, and what his text does not offer.
pub(super) fn of_state(cx: &mut Cx<'_>, mut words: Cursor<'_>) -> Read<Vec<HookRole>> {
    let span = words.here();
    if !words.eat("anything") || !words.is_done() {
        return Err(cx.report(DeclareError::Expected {
            what: "`anything`",
            span,
        }));
    }
    let this = cx.env.this.clone();
    let (slot, test) = this_stands(cx, false, span);
    let swept = deeds(cx, Sweep::DoneBy, slot, this.as_ref()).into_iter();
    let roles = swept.map(|swept| verdict(swept, None, Some(test), None));
    Ok(roles.collect())
}

fn verdict(
    (act, roles): Swept,
    by: Option<Slot>,
    test: Option<ExprId>,
    says: Option<TextId>,
) -> HookRole {
    HookRole::Verdict {
        allow: false,
        act,
        roles,
        by,
        test,
        says,
        sweeping: true,
    }
}

fn front(cx: &mut Cx<'_>, words: &mut Cursor<'_>) -> Read<Option<Sweep>> {
    if words.peek().is_some_and(|word| word.is("every"))
        && words.ahead(1).is_some_and(|word| word.is("action"))
    {
        words.take(2);
        if !words.eat("in") {
            return Err(cx.report(DeclareError::Expected {
                what: "`in` and menus",
                span: words.here(),
            }));
        }
        return Ok(Some(Sweep::Actions));
    }
    if !words.eat("everything") {
        return Ok(None);
    }
    if words.eat("done") {
        if words.eat("to") {
            return Ok(Some(Sweep::DoneTo));
        }
        if words.eat("by") {
            return Ok(Some(Sweep::DoneBy));
        }
    }
    Err(cx.report(DeclareError::Expected {
        what: "`done to` or `done by`",
        span: words.here(),
    }))
}

/// Menus with commas between them, up to what else the row says.
fn menus(cx: &mut Cx<'_>, words: &mut Cursor<'_>) -> Read<Vec<MenuId>> {
    let end = words.find(|word| ["by", "except", "when"].iter().any(|next| word.is(next)));
    let named = words.take(end.unwrap_or(words.rest().len()));
    let mut all = Vec::new();
    for menu in named.commas() {
        let name: Vec<&str> = menu.rest().iter().filter_map(|word| word.name()).collect();
        let name = name.join(" ");
        let Some(id) = cx.vocab.names.menus.get(name.as_str()).copied() else {
            let mut known: Vec<&str> = cx.vocab.names.menus.keys().map(SmolStr::as_str).collect();
            known.sort_unstable();
            let near = nearest(&name, known).map(SmolStr::new);
            return Err(cx.report(DeclareError::Unknown {
                what: "menu",
                name: SmolStr::new(name),
                span: menu.span(),
                nearest: near,
            }));
        };
        all.push(id);
    }
    Ok(all)
}

/// What stands in some menus: the actions of rules, and what the texts of cards offer there.
fn actions(cx: &Cx<'_>, menus: &[MenuId]) -> Vec<Swept> {
    let actions = (0_u32..).zip(&cx.book.actions);
    let actions = actions.filter(|(_, action)| {
        action.source.is_none() && action.menus.iter().any(|menu| menus.contains(menu))
    });
    let mut all: Vec<Swept> = actions
        .map(|(id, action)| {
            let none = vec![None; action.anchors.len()];
            (Act::Action(crate::tree::ActionId(id)), none)
        })
        .collect();
    all.extend(menus.iter().map(|menu| (Act::Text(*menu), vec![None])));
    all
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
        let verb = cx.book.verbs.get(id.index())?;
        let at = role(verb, sweep)?;
        let param = verb.params.get(at)?;
        let ty = of?;
        let meets = types::fits(cx.book, &param.ty, ty) || types::fits(cx.book, ty, &param.ty);
        meets.then(|| {
            let mut roles = vec![None; verb.params.len()];
            if let Some(role) = roles.get_mut(at) {
                *role = Some(subject);
            }
            (Act::Verb(id), roles)
        })
    });
    let mut all: Vec<Swept> = verbs.collect();
    if let Sweep::DoneBy = sweep {
        let menus: BTreeSet<MenuId> = cx.vocab.text_menus.iter().map(|one| one.menu).collect();
        let texts = menus.into_iter();
        all.extend(texts.map(|menu| (Act::Text(menu), vec![Some(subject)])));
    }
    all
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

/// What a row leaves out, of what it speaks of.
fn excepted(cx: &mut Cx<'_>, words: &mut Cursor<'_>, swept: &[Swept]) -> Read<Vec<Act>> {
    if !words.eat("except") {
        return Ok(Vec::new());
    }
    let end = words.find(|word| word.is("when"));
    let named = words.take(end.unwrap_or(words.rest().len()));
    let mut all = Vec::new();
    for mut one in named.commas() {
        let span = one.span();
        let actions = swept.iter().any(|(act, _)| matches!(act, Act::Action(_)));
        let (found, _) = act(cx, &mut one, actions)?;
        if !swept.iter().any(|(act, _)| *act == found) || !one.is_done() {
            return Err(cx.report(DeclareError::Expected {
                what: "a verb or action that is forbidden otherwise",
                span,
            }));
        }
        all.push(found);
    }
    Ok(all)
}
