//! What is forbidden and what is allowed: by rules, and by the states objects are in.

use super::actions::because;
use super::desk::Desk;
use super::hooks;
use super::pattern::{self, all};
use super::raw::RawState;
use super::shape::{keyword, whole};
use super::sweeping;
use crate::diagnostic::nearest;
use crate::reader::{Cursor, Cx, DeclareError, Env, Read, Setting, phrase, types};
use crate::sentence::Item;
use crate::span::Span;
use crate::tree::{
    Act, Comparison, Expr, ExprId, HookOwner, HookRole, Param, RuleId, Slot, StateId, Statement,
    THIS, Type, Write,
};
use crate::vocabulary::{Class, Form};
use smol_str::SmolStr;

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
    } else if let Some((entry, count)) = cx.vocab.lookup(words.rest())
        && let Class::Verb(id, _) = entry.class
    {
        words.take(count);
        return Ok((Act::Verb(id), pattern::verb_params(cx, id)));
    }
    let name = words
        .next_word()
        .and_then(|word| word.name())
        .unwrap_or_default();
    if let Some(id) = cx.vocab.names.actions.get(name).copied() {
        let known = cx.book.actions.get(id.index());
        let anchors = known.map_or(&[][..], |action| &action.anchors);
        let params = anchors.iter().map(|anchor| Param {
            kinds: Vec::new(),
            name: anchor.name.clone(),
            slot: anchor.slot,
            ty: Type::Any,
            role: None,
            maybe: false,
        });
        return Ok((Act::Action(id), params.collect()));
    }
    let mut known: Vec<&str> = cx.vocab.names.actions.keys().map(SmolStr::as_str).collect();
    known.extend(cx.book.verbs.iter().map(|verb| verb.named.name.as_str()));
    known.sort_unstable();
    let near = nearest(name, known).map(SmolStr::new);
    Err(cx.report(DeclareError::Unknown {
        what: "verb or action",
        name: SmolStr::new(name),
        span,
        nearest: near,
    }))
}

/// `ACT [of (x: K)] [ROLE (y: T)] [by (p: player)] [when C] [because "..."] [overrides RULE, ...]`
pub(super) fn read(
    cx: &mut Cx<'_>,
    words: Cursor<'_>,
    allow: bool,
    overrides: &mut Vec<RuleId>,
) -> Read<Vec<HookRole>> {
    let (words, rules) = words
        .split(|word| word.is("overrides"))
        .map_or((words, None), |(front, back)| (front, Some(back)));
    if let Some(rules) = rules {
        for rule in rules.commas() {
            overrides.push(rule_of(cx, rule)?);
        }
    }
    let (mut words, says) = because(cx, words)?;
    if !allow && let Some(swept) = sweeping::read(cx, words, says.as_deref())? {
        return Ok(swept);
    }
    let (act, params) = act(cx, &mut words, false)?;
    let params = match act {
        // The anchors of an action are bound by their names, whatever preposition stands before them.
        Act::Action(_) => by_name(&words, params),
        Act::Verb(_) | Act::Text(_) => params,
    };
    let bound = pattern::bind(cx, &mut words, &params)?;
    let mut tests = bound.tests;
    if words.eat("when") {
        tests.push(phrase::condition(cx, words)?);
    } else if !words.is_done() {
        return Err(cx.report(DeclareError::Extra { span: words.span() }));
    }
    let test = all(cx, tests);
    let says = says.map(|says| numbered(cx, &says));
    let says = says.map(|says| cx.text(&says));
    Ok(vec![HookRole::Verdict {
        allow,
        act,
        roles: bound.roles,
        by: bound.by,
        test,
        says,
        sweeping: false,
    }])
}

/// A template whose braces name slots by their numbers: what is bound has no name once it is read.
pub(super) fn numbered(cx: &Cx<'_>, template: &str) -> String {
    let mut parts = template.split('{');
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let known = part.split_once('}').and_then(|(name, rest)| {
            let slot = cx.env.find(name)?.slot;
            Some(format!("{{{slot}}}{rest}"))
        });
        match known {
            Some(known) => text.push_str(&known),
            None => {
                text.push('{');
                text.push_str(part);
            }
        }
    }
    text
}

/// Gives each anchor that is named in the row the preposition before it as its role.
fn by_name(words: &Cursor<'_>, mut params: Vec<Param>) -> Vec<Param> {
    let mut before: Option<&str> = None;
    for param in &mut params {
        param.role = Some(SmolStr::new_static("-"));
    }
    // Behind `when` stands a condition, which names nothing.
    let names = words.rest().iter().take_while(|word| !word.is("when"));
    for word in names {
        if let crate::sentence::WordKind::Group(phrases) = &word.kind
            && let Some(name) = phrases.first().and_then(|phrase| phrase.words.first())
            && let Some(param) = params.iter_mut().find(|param| name.is(&param.name))
        {
            param.role = before.filter(|role| *role != "of").map(SmolStr::new);
        }
        before = word.plain();
    }
    params
}

fn rule_of(cx: &mut Cx<'_>, words: Cursor<'_>) -> Read<RuleId> {
    let name: Vec<&str> = words.rest().iter().filter_map(|word| word.name()).collect();
    let name = name.join(" ");
    if let Some(id) = cx.vocab.names.rules.get(name.as_str()) {
        return Ok(*id);
    }
    let mut known: Vec<&str> = cx.vocab.names.rules.keys().map(SmolStr::as_str).collect();
    known.sort_unstable();
    let near = nearest(&name, known).map(SmolStr::new);
    Err(cx.report(DeclareError::Unknown {
        what: "rule",
        name: SmolStr::new(name),
        span: words.span(),
        nearest: near,
    }))
}

/// The third pass for a state: what it means, what it forbids, where it spreads, when it ends.
pub(super) fn state(desk: &mut Desk, state: &RawState<'_>) {
    for id in &state.ids {
        let kinds = desk.book.states.get(id.index());
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
            if let (Ok(read), Some(known)) = (read, desk.book.states.get_mut(id.index())) {
                known.means = Some(read);
            }
        }
        for item in state.item.block.iter().flat_map(|block| &block.items) {
            if !item.is_broken() {
                // What is wrong with it has been reported; the others are read.
                let _ = part(desk, state, *id, this.as_ref(), item);
            }
        }
    }
}

fn part(
    desk: &mut Desk,
    state: &RawState<'_>,
    id: StateId,
    this: Option<&Type>,
    item: &Item,
) -> Read<()> {
    let (word, span, _) = keyword(item);
    let all = whole(item);
    let mut words = Cursor::new(&all);
    let mut env = pattern::frame(state.place.rule);
    env.this = this.cloned();
    env.you = true;
    let mut cx = desk.cx(env);
    let roles = match word {
        "cannot" => {
            let mut roles = Vec::new();
            for mut part in words.commas() {
                if part.eat("do") {
                    roles.extend(sweeping::of_state(&mut cx, part)?);
                } else {
                    roles.push(cannot(&mut cx, &mut part)?);
                }
            }
            roles
        }
        "spreads" if words.eat("to") => {
            let read = phrase::expr(&mut cx, words)?;
            if types::element(cx.book, &read.ty).is_none() {
                return Err(cx.report(DeclareError::NoSet { span: words.span() }));
            }
            if let Some(known) = desk.book.states.get_mut(id.index()) {
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
        hooks::add(desk, item, state.place, owner, slots, Vec::new(), role);
    }
    Ok(())
}

/// One act that an object in a state cannot do, `move`, or suffer, `be stopped`.
fn cannot(cx: &mut Cx<'_>, words: &mut Cursor<'_>) -> Read<HookRole> {
    let passive = words.eat("be");
    let span = words.here();
    if passive && !suffered(cx, words) {
        let help = participle(cx, words).map(|past| format!("write `{past}`"));
        return Err(cx.expected_or("the participle of a verb", words, help));
    }
    let (act, params) = act(cx, words, false)?;
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

/// Whether the participle of a verb comes next.
fn suffered(cx: &Cx<'_>, words: &Cursor<'_>) -> bool {
    let next = cx.vocab.lookup(words.rest());
    next.is_some_and(|(entry, _)| match entry.class {
        Class::Verb(verb, form) => cx.is_participle(verb, form),
        _ => false,
    })
}

/// The participle of the verb that comes next.
fn participle(cx: &Cx<'_>, words: &Cursor<'_>) -> Option<SmolStr> {
    let (entry, _) = cx.vocab.lookup(words.rest())?;
    let Class::Verb(verb, _) = entry.class else {
        return None;
    };
    cx.form_of(verb, Form::Past)
}

/// `ends at TIME`: the state goes when the time's event happens.
fn ends(cx: &mut Cx<'_>, id: StateId, words: Cursor<'_>) -> Read<HookRole> {
    let time = cx.vocab.time(words.rest());
    let time = time.filter(|(_, count)| *count == words.rest().len());
    let event = match time {
        Some((form, _)) => pattern::happening(cx, Cursor::new(&form.happening))?,
        None => pattern::happening(cx, words)?,
    };
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
