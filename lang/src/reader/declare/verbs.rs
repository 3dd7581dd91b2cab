//! Verbs and events.

use super::desk::{Desk, index};
use super::raw::{Place, Raw, RawVerb};
use super::shape::{RawParam, done, follows, name, roles, says, settle, single};
use crate::diagnostic::nearest;
use crate::reader::{Cursor, DeclareError, Env, Read, Setting, phrase};
use crate::sentence::{Item, WordKind};
use crate::span::Span;
use crate::tree::{Param, Type, Verb, VerbId};
use crate::vocabulary::{Class, Form, gerund, past, third};
use smol_str::SmolStr;

/// Verbs with commas between them.
pub(super) fn listed(desk: &mut Desk, words: Cursor<'_>) -> Read<Vec<VerbId>> {
    let mut all = Vec::new();
    for mut one in words.parts() {
        if one.is_done() && !all.is_empty() {
            continue;
        }
        let known = desk.vocab.lookup(one.rest());
        let known = known.and_then(|(entry, count)| match entry.class {
            Class::Verb(id, _) => Some((id, count)),
            _ => None,
        });
        let Some((id, count)) = known else {
            return Err(desk.expected("a verb", one.here()));
        };
        one.take(count);
        done(desk, &one)?;
        all.push(id);
    }
    Ok(all)
}

const STOPS: &[&str] = &[
    "past", "log", "answers", "ordered", "says", "itself", "not", "one",
];

/// `verb V (what: K) [ROLE (x: T)]... [past W] [itself] [not in play [yet]] [one by one] [answers ROLE] [ordered by ROLE] [log "..."] { }`
///
/// A verb whose first role is `by (x: K)` is done by `x` to nobody, and has no participle.
pub(super) fn enter<'s>(
    desk: &mut Desk,
    raw: &mut Raw<'s>,
    item: &'s Item,
    mut words: Cursor<'s>,
    place: Place,
) -> Read<()> {
    let (text, span) = name(desk, &mut words, STOPS, "the verb")?;
    let params = roles(desk, &mut words)?;
    for (at, param) in params.iter().enumerate() {
        let mut before = params.iter().take(at);
        if let (Some(role), Some(first)) = (
            &param.role,
            before.find(|first| param.role.is_some() && first.role == param.role),
        ) {
            return Err(desk.twice("role", role, param.word.span, first.word.span));
        }
    }
    let mut log = None;
    let mut participle = None;
    let mut answers = None;
    let mut ordered = None;
    let mut at_once = false;
    let (mut itself, mut fetches, mut goes_later, mut one_by_one) = (false, false, false, false);
    while !words.is_done() {
        if let Some(found) = says(desk, &mut words, "log")? {
            log = Some(found);
        } else if let Some(found) = follows(desk, &mut words, "past")? {
            participle = Some(found);
        } else if let Some(found) = follows(desk, &mut words, "answers")? {
            answers = Some(found);
        } else if words.eat("ordered") {
            if !words.eat("by") {
                return Err(desk.expected("`by` and the role of a player", words.here()));
            }
            ordered = Some(single(desk, &mut words, "the role of a player")?);
        } else if words.eat("at") && words.eat("once") {
            at_once = true;
        } else if words.eat("itself") {
            itself = true;
        } else if words.eat("one") && words.eat("by") && words.eat("one") {
            one_by_one = true;
        } else if words.eat("not") && words.eat("in") && words.eat("play") {
            fetches = true;
            goes_later = words.eat("yet");
        } else {
            return done(desk, &words);
        }
    }
    let id = VerbId(index(desk.book.verbs.len()));
    desk.declare(&text, Class::Verb(id, Form::Plain), span)?;
    let named = desk.named(text.clone(), span, item, place.rule);
    let log = log.map(|log| desk.text(&log));
    let by = |param: &RawParam<'_>| param.role.as_deref() == Some("by");
    let suffered = !params.first().is_some_and(by);
    desk.book.verbs.push(Verb {
        named,
        params: Vec::new(),
        slots: 2,
        body: None,
        announced: item.block.is_none(),
        one_by_one,
        at_once,
        itself,
        fetches,
        goes_later,
        log,
        answers: None,
        ordered: None,
    });
    raw.verbs.push(RawVerb {
        id,
        params,
        answers,
        ordered,
        item,
        place,
        env: None,
    });
    // An event is only announced and waited for, by its one name.
    if item.key() == Some(crate::words::Key::Event) {
        return Ok(());
    }
    forms(desk, id, &text, span, participle, suffered)
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
    let mut failed = None;
    for (spelling, form, at) in all {
        // What is done to nobody is suffered by nobody: its participle may be that of another verb.
        if spelling == *text || form == Form::Past && !suffered {
            continue;
        }
        if let Err(reported) = desk.declare(&spelling, Class::Verb(id, form), at) {
            failed = Some(reported);
        }
    }
    failed.map_or(Ok(()), Err)
}

/// The second pass: the roles' types.
pub(super) fn settle_all(desk: &mut Desk, raw: &mut Raw<'_>) {
    for verb in &mut raw.verbs {
        let mut env = Env::new(Setting::Kernel).with_you();
        env.rule = verb.place.rule;
        let Ok(params) = settle(desk, &verb.params, &mut env) else {
            desk.vocab
                .break_all(|class| matches!(class, Class::Verb(id, _) if *id == verb.id));
            continue;
        };
        template(desk, verb, &params);
        let answers = verb.answers.as_ref().map(|(role, span)| {
            let at = params.iter().position(|param| param.name == *role);
            at.ok_or_else(|| DeclareError::Unknown {
                what: "role",
                name: role.clone(),
                span: *span,
                nearest: None,
            })
        });
        let answers = match answers {
            Some(Err(error)) => {
                desk.report(error);
                None
            }
            Some(Ok(at)) => u16::try_from(at).ok(),
            None => None,
        };
        let ordered = orderer(desk, verb, &params);
        if let Some(known) = desk.book.verbs.get_mut(verb.id.index()) {
            known.answers = answers;
            known.ordered = ordered;
            known.params = params;
            known.slots = env.slots;
        }
        verb.env = Some(env);
    }
}

/// The role of the player who puts in order what waits for the verb.
fn orderer(desk: &mut Desk, verb: &RawVerb<'_>, params: &[Param]) -> Option<u16> {
    let (role, span) = verb.ordered.as_ref()?;
    let at = params.iter().position(|param| param.name == *role);
    let Some(at) = at.filter(|at| params.get(*at).is_some_and(|it| it.ty == Type::Player)) else {
        let players = params.iter().filter(|param| param.ty == Type::Player);
        let nearest = nearest(role, players.map(|param| param.name.as_str()));
        desk.report(DeclareError::Unknown {
            what: "role of a player",
            name: role.clone(),
            span: *span,
            nearest: nearest.map(SmolStr::new),
        });
        return None;
    };
    u16::try_from(at).ok()
}

/// What a log line shows in braces are roles of the verb, or who does it.
fn template(desk: &mut Desk, verb: &RawVerb<'_>, params: &[Param]) {
    let words = &verb.item.head.words;
    let said = words
        .iter()
        .zip(words.iter().skip(1))
        .find_map(|(key, said)| match &said.kind {
            WordKind::Text(text) if key.is("log") => Some((text.clone(), said.span)),
            _ => None,
        });
    let Some((text, span)) = said else { return };
    for rest in text.split('{').skip(1) {
        let Some((name, _)) = rest.split_once('}') else {
            continue;
        };
        let mut known = params.iter().map(|param| param.name.as_str()).chain(["by"]);
        if known.clone().any(|known| known == name) {
            continue;
        }
        let nearest = nearest(name, known.clone()).or_else(|| known.next());
        let error = DeclareError::Unknown {
            what: "role of this verb",
            name: SmolStr::new(name),
            span,
            nearest: nearest.map(SmolStr::new),
        };
        desk.report(error);
    }
}

/// The third pass: what a verb does.
pub(super) fn body(desk: &mut Desk, verb: &RawVerb<'_>) {
    let (Some(env), Some(block)) = (&verb.env, &verb.item.block) else {
        return;
    };
    let mut cx = desk.cx(env.clone());
    let read = phrase::statements(&mut cx, &block.items);
    let slots = cx.env.slots;
    if let (Ok(read), Some(known)) = (read, desk.book.verbs.get_mut(verb.id.index())) {
        known.body = Some(read);
        known.slots = slots;
    }
}
