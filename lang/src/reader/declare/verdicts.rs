//! What is forbidden and what is allowed: by rules, and by the states objects are in.

use super::desk::{Desk, find, joined};
use super::form::Step::{May, Phrase};
use super::form::{self, BECAUSE, Step};
use super::hooks::{self, whole};
use super::pattern::{self, all, bind, verb_at};
use super::raw::Declared;
use super::settle::braces;
use super::sweeping;
use super::table::keyword;
use crate::reader::{Cursor, Cx, DeclareError, Env, Read, Setting, phrase, types};
use crate::sentence::{Item, Word};
use crate::span::Span;
use crate::tree::{
    Act, Comparison, Expr, ExprId, HookOwner, HookRole, Param, RuleId, Slot, StateId, Statement,
    THIS, TextId, Type, Write,
};
use crate::vocabulary::{Class, Form};
use smol_str::SmolStr;

/// `ACT [of (x: K)] [ROLE (y: T)] [by (p: player)] [except ACT, ACT] [when C] [because "..."] [overrides RULE, ...]`
const VERDICT: &[Step] = &[
    Phrase("a verb or action"),
    May("except", &[Phrase("a verb or action")]),
    May("when", &[Phrase("a condition")]),
    BECAUSE,
    May("overrides", &[Phrase("a rule")]),
];

/// What may be bound by a name.
pub(super) fn param(name: &str, ty: Type) -> Param {
    Param {
        kinds: Vec::new(),
        name: SmolStr::new(name),
        slot: 0,
        ty,
        role: None,
        maybe: false,
    }
}

/// The verb or action that stands at the front of a row, with what it can bind. A verb wins over an
/// action of its name, unless an action is wanted; `action A` means the action.
pub(super) fn act(
    cx: &mut Cx<'_>,
    words: &mut Cursor<'_>,
    action: bool,
) -> Read<(Act, Vec<Param>)> {
    let span = words.here();
    if words.eat("action") || action {
        // Its name alone is looked for.
    } else if let Some((id, count)) = verb_at(cx, words) {
        words.take(count);
        return Ok((Act::Verb(id), pattern::verb_params(cx, id)));
    }
    let name = words.next_word().and_then(Word::name).unwrap_or_default();
    if let Some(id) = cx.vocab.names.actions.get(name).copied() {
        let known = cx.book.at(id);
        let anchors = known.into_iter().flat_map(|action| &action.anchors);
        let params = anchors.map(|anchor| param(&anchor.name, Type::Any));
        return Ok((Act::Action(id), params.collect()));
    }
    let actions = cx.vocab.names.actions.keys().map(SmolStr::as_str);
    let verbs = cx.book.verbs.iter().map(|verb| verb.named.name.as_str());
    let error = DeclareError::unknown("verb or action", name, span, actions.chain(verbs));
    Err(cx.report(error))
}

/// A row that forbids or allows.
pub(super) fn read(
    cx: &mut Cx<'_>,
    words: Cursor<'_>,
    allow: bool,
    overrides: &mut Vec<RuleId>,
) -> Read<Vec<HookRole>> {
    let read = form::read(words, VERDICT);
    let head = cx.check(read)?;
    for rule in head.behind("overrides").into_iter().flat_map(Cursor::parts) {
        let found = find("rule", &cx.vocab.names.rules, &joined(rule), rule.span());
        overrides.push(cx.check(found)?);
    }
    let mut front = head.behind("").unwrap_or(words);
    let sweep = if allow {
        None
    } else {
        sweeping::front(cx, &mut front)?
    };
    let (swept, bound) = match sweep {
        Some(sweep) => sweeping::read(cx, sweep, front, head.behind("except"))?,
        None => {
            if let Some(except) = head.behind("except") {
                let span = except.behind();
                return Err(cx.report(DeclareError::Extra { span }));
            }
            let (act, params) = act(cx, &mut front, false)?;
            // The anchors of an action are bound by their names, whatever preposition stands before them.
            let bound = bind(cx, front, &params, matches!(act, Act::Action(_)))?;
            (vec![(act, bound.roles.clone())], bound)
        }
    };
    let mut tests = bound.tests;
    if let Some(test) = head.behind("when") {
        tests.push(phrase::condition(cx, test)?);
    }
    let test = all(cx, tests);
    let says = head.text("because").map(|says| numbered(cx, &says));
    let roles = swept.into_iter().map(|(act, roles)| HookRole::Verdict {
        allow,
        act,
        roles,
        by: bound.by,
        test,
        says,
        sweeping: sweep.is_some(),
    });
    Ok(roles.collect())
}

/// A template whose braces name slots by their numbers: what is bound has no name once it is read.
pub(super) fn numbered(cx: &mut Cx<'_>, template: &str) -> TextId {
    let mut text = template.to_owned();
    for name in braces(template) {
        if let Some(local) = cx.env.find(name) {
            text = text.replace(&format!("{{{name}}}"), &format!("{{{}}}", local.slot));
        }
    }
    cx.text(&text)
}

/// The third pass for a state: what it means, what it forbids, where it spreads, when it ends.
pub(super) fn state(desk: &mut Desk, state: &Declared<'_>) {
    for id in state.ids().map(StateId) {
        let kinds = desk.book.at(id);
        let kinds = kinds.map_or_else(Vec::new, |known| known.of.clone());
        let mut kinds = kinds.into_iter();
        let first = kinds.next();
        let this = kinds.fold(first, |above, kind| {
            above.and_then(|above| types::common(&desk.book, above, kind))
        });
        let this = this.or(desk.book.roots.card).map(Type::Object);
        if let Some(means) = &state.item.means {
            let mut env = Env::new(Setting::Function).with_you();
            env.this.clone_from(&this);
            let read = phrase::condition(&mut desk.cx(env), Cursor::new(means));
            if let Some(known) = desk.book.at_mut(id) {
                known.means = read.ok();
            }
        }
        for item in state.parts().filter(|item| !item.is_broken()) {
            // What is wrong with it has been reported; the others are read.
            let _ = part(desk, state, id, this.as_ref(), item);
        }
    }
}

fn part(
    desk: &mut Desk,
    state: &Declared<'_>,
    id: StateId,
    this: Option<&Type>,
    item: &Item,
) -> Read<()> {
    let (word, span, _) = keyword(item);
    let all = whole(item);
    let mut words = Cursor::new(&all);
    let mut env = pattern::frame(state.place.rule).with_you();
    env.this = this.cloned();
    let mut cx = desk.cx(env);
    let roles = match word {
        "cannot" => {
            let mut roles = Vec::new();
            for mut part in words.parts() {
                if part.eat("do") {
                    roles.extend(sweeping::of_state(&mut cx, part)?);
                } else {
                    roles.push(cannot(&mut cx, part)?);
                }
            }
            roles
        }
        "spreads" if words.eat("to") => {
            let read = phrase::expr(&mut cx, words)?;
            if types::element(cx.book, &read.ty).is_none() {
                return Err(cx.report(DeclareError::NoSet { span: words.span() }));
            }
            if let Some(known) = desk.book.at_mut(id) {
                known.spreads = Some(read.id);
            }
            return Ok(());
        }
        "ends" if words.eat("at") => vec![ends(&mut cx, id, words)?],
        _ if item.colon.is_some() => hooks::changes(&mut cx, item)?,
        _ => return Err(cx.report(DeclareError::NotOfState { span })),
    };
    let slots = cx.env.slots;
    for role in roles {
        let owner = HookOwner::State(id);
        hooks::add(desk, (item, state.place), owner, slots, Vec::new(), role);
    }
    Ok(())
}

/// One act that an object in a state cannot do, `move`, or suffer, `be stopped`.
fn cannot(cx: &mut Cx<'_>, mut words: Cursor<'_>) -> Read<HookRole> {
    let passive = words.eat("be");
    let span = words.here();
    let verb = cx.vocab.lookup(words.rest());
    let verb = verb.and_then(|(entry, _)| match entry.class {
        Class::Verb(verb, form) => Some((verb, form)),
        _ => None,
    });
    if passive && !verb.is_some_and(|(verb, form)| cx.is_participle(verb, form)) {
        let past = verb.and_then(|(verb, _)| cx.form_of(verb, Form::Past));
        let help = past.map(|past| format!("write `{past}`"));
        return Err(cx.expected_or("the participle of a verb", &words, help));
    }
    let (act, params) = act(cx, &mut words, false)?;
    if !words.is_done() {
        return Err(cx.report(DeclareError::Extra { span: words.span() }));
    }
    let index = match act {
        Act::Verb(verb) if !passive => {
            let doer = cx.env.this.clone().unwrap_or(Type::Any);
            cx.doing(verb, "be", &doer, span)?
        }
        _ => 0,
    };
    let Some(first) = params.get(index) else {
        return Err(cx.report(DeclareError::NoRole { span }));
    };
    let several = matches!(first.ty, Type::Set(_));
    let (slot, test) = this_stands(cx, several, span);
    let mut roles = vec![None; params.len()];
    if let Some(role) = roles.get_mut(index) {
        *role = Some(slot);
    }
    Ok(HookRole::Verdict {
        allow: false,
        act,
        roles,
        by: None,
        test: Some(test),
        says: None,
        sweeping: false,
    })
}

/// A slot for a role, and the test that who is in the state stands in it.
pub(super) fn this_stands(cx: &mut Cx<'_>, several: bool, span: Span) -> (Slot, ExprId) {
    let slot = cx.env.fresh();
    let this = cx.push(Expr::Local(THIS), span);
    let local = cx.push(Expr::Local(slot), span);
    let test = if several {
        Expr::In(this, local)
    } else {
        Expr::Compare(Comparison::Equal, local, this)
    };
    (slot, cx.push(test, span))
}

/// `ends at TIME`: the state goes when the time's event happens.
fn ends(cx: &mut Cx<'_>, id: StateId, words: Cursor<'_>) -> Read<HookRole> {
    let time = cx.vocab.time(words.rest());
    let time = time.filter(|(_, count)| *count == words.rest().len());
    let event = time.map_or(words, |(form, _)| Cursor::new(&form.happening));
    let event = pattern::happening(cx, event)?;
    let this = cx.push(Expr::Local(THIS), words.span());
    let unmark = Statement::Write(Write::Unmark {
        what: this,
        state: id,
    });
    let body = cx.block(vec![(unmark, words.span())]);
    Ok(HookRole::Trigger {
        event,
        before: false,
        each: None,
        by: None,
        able: None,
        body,
        limits: Vec::new(),
    })
}
