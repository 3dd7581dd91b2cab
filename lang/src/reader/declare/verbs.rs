//! Verbs and events.

use super::desk::{Desk, index};
use super::params::{self, RawParam};
use super::raw::{Declared, Raw};
use super::settle::{braces, template};
use super::table::keyword;
use crate::diagnostic::nearest;
use crate::reader::{Cursor, DeclareError, Env, Read, Setting, phrase};
use crate::sentence::Word;
use crate::span::Span;
use crate::tree::{Param, Type, Verb, VerbId};
use crate::vocabulary::{Class, Form, gerund, past, third};
use smol_str::SmolStr;

/// Verbs with commas between them.
pub(super) fn listed(desk: &mut Desk, words: Cursor<'_>) -> Read<Vec<VerbId>> {
    let mut all = Vec::new();
    for part in words.parts() {
        if part.is_done() && !all.is_empty() {
            continue;
        }
        let known = desk.vocab.lookup(part.rest());
        match known.map(|(entry, count)| (&entry.class, count)) {
            Some((Class::Verb(id, _), count)) if count == part.rest().len() => all.push(*id),
            _ => return Err(desk.expected("a verb", part.here())),
        }
    }
    Ok(all)
}

/// `verb V (what: K) [ROLE (x: T)]... { }` and what else may stand in its head.
pub(super) fn enter<'s>(desk: &mut Desk, raw: &mut Raw<'s>, mut one: Declared<'s>) -> Read<()> {
    let (text, span) = one.head.name();
    for (at, param) in one.head.params.iter().enumerate() {
        let same = |first: &&RawParam<'_>| param.role.is_some() && first.role == param.role;
        let first = one.head.params.iter().take(at).find(same);
        if let (Some(role), Some(first)) = (&param.role, first) {
            return Err(desk.twice("role", role, param.word.span, first.word.span));
        }
    }
    one.id = index(desk.book.verbs.len());
    let id = VerbId(one.id);
    desk.declare(&text, Class::Verb(id, Form::Plain), span)?;
    let head = &one.head;
    let verb = Verb {
        named: desk.named(text.clone(), span, one.item, one.place.rule),
        slots: 2,
        announced: one.item.block.is_none(),
        one_by_one: head.has("one by one"),
        at_once: head.has("at once"),
        itself: head.has("itself"),
        fetches: head.has("not in play") || head.has("not in play yet"),
        goes_later: head.has("not in play yet"),
        log: head.text("log").map(|log| desk.text(&log)),
        ..Verb::default()
    };
    desk.book.verbs.push(verb);
    let past = head.word("past");
    let by = |param: &RawParam<'_>| param.role.as_deref() == Some("by");
    let suffered = !head.params.first().is_some_and(by);
    // An event is only announced and waited for, by its one name.
    let is_event = keyword(one.item).0 == "event";
    raw.keep("verb", one);
    match is_event {
        true => Ok(()),
        false => forms(desk, id, &text, span, past, suffered),
    }
}

fn forms(
    desk: &mut Desk,
    id: VerbId,
    text: &SmolStr,
    span: Span,
    participle: Option<(SmolStr, Span)>,
    suffered: bool,
) -> Read<()> {
    let (participle, at) = participle.unwrap_or_else(|| (SmolStr::new(past(text)), span));
    let all = [
        (SmolStr::new(third(text)), Form::Third, span),
        (participle, Form::Past, at),
        (SmolStr::new(gerund(text)), Form::Gerund, span),
    ];
    // What is done to nobody is suffered by nobody: its participle may be that of another verb.
    let all = all
        .into_iter()
        .filter(|(spelling, form, _)| spelling != text && (*form != Form::Past || suffered));
    let read = all.map(|(spelling, form, at)| desk.declare(&spelling, Class::Verb(id, form), at));
    let read: Vec<Read<()>> = read.collect();
    read.into_iter().collect()
}

/// The second pass: the roles' types.
pub(super) fn settle(desk: &mut Desk, verb: &mut Declared<'_>) {
    let id = VerbId(verb.id);
    let mut env = Env::new(Setting::Kernel).with_you();
    env.rule = verb.place.rule;
    let Ok(params) = params::settle(desk, &verb.head.params, &mut env) else {
        desk.vocab
            .break_all(|class| matches!(class, Class::Verb(known, _) if *known == id));
        return;
    };
    log(desk, verb, &params);
    let answers = role(desk, verb, ("answers", "role"), &params, |_| true);
    let player = |param: &Param| param.ty == Type::Player;
    let ordered = role(
        desk,
        verb,
        ("ordered by", "role of a player"),
        &params,
        player,
    );
    if let Some(known) = desk.book.at_mut(id) {
        known.answers = answers;
        known.ordered = ordered;
        known.params = params;
        known.slots = env.slots;
    }
    verb.env = Some(env);
}

/// The role that stands behind a word in the head of a verb.
fn role(
    desk: &mut Desk,
    verb: &Declared<'_>,
    (fixed, what): (&'static str, &'static str),
    params: &[Param],
    fits: impl Fn(&Param) -> bool,
) -> Option<u16> {
    let (role, span) = verb.head.word(fixed)?;
    let at = params
        .iter()
        .position(|param| param.name == role && fits(param));
    if at.is_none() {
        let known = params.iter().filter(|param| fits(param));
        let known = known.map(|param| param.name.as_str());
        desk.report(DeclareError::unknown(what, &role, span, known));
    }
    at.and_then(|at| u16::try_from(at).ok())
}

/// What a log line shows in braces are roles of the verb, or who does it.
fn log(desk: &mut Desk, verb: &Declared<'_>, params: &[Param]) {
    let words: Vec<&Word> = verb.item.head.words.iter().collect();
    let Some((text, span)) = template("log", &words) else {
        return;
    };
    let known = || params.iter().map(|param| param.name.as_str()).chain(["by"]);
    for name in braces(&text).filter(|name| known().all(|known| known != *name)) {
        let near = nearest(name, known()).or_else(|| known().next());
        desk.report(DeclareError::Unknown {
            what: "role of this verb",
            name: SmolStr::new(name),
            span,
            nearest: near.map(SmolStr::new),
        });
    }
}

/// The third pass: what a verb does.
pub(super) fn body(desk: &mut Desk, verb: &Declared<'_>) {
    let (Some(env), Some(block)) = (&verb.env, &verb.item.block) else {
        return;
    };
    let mut cx = desk.cx(env.clone());
    let read = phrase::statements(&mut cx, &block.items);
    let slots = cx.env.slots;
    if let (Ok(read), Some(known)) = (read, desk.book.at_mut(VerbId(verb.id))) {
        known.body = Some(read);
        known.slots = slots;
    }
}
