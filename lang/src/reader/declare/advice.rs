//! Advice: `advice on report (c: card, dest: card) means 40`.
//!
//! Its parameters have the names of the action's parts. `each who` advises on the members of a set that
//! is chosen with the action; `using` on doing what the text of a card offers, `using to VERB what does VERB`
//! on a text that does the one to its own card while another text there does the other; `choosing` on objects
//! that are chosen elsewhere; `passing` on doing nothing.

use super::desk::{Desk, index};
use super::functions::push;
use super::raw::{Place, Raw, RawFunction};
use super::shape::{at_group, done, params, single};
use crate::diagnostic::nearest;
use crate::reader::{Cursor, DeclareError, Read};
use crate::sentence::Item;
use crate::span::Span;
use crate::tree::{ActionId, Advice, AdviceOn, FunctionForm, FunctionId, Slot, VerbId};
use crate::vocabulary::{Class, Form};
use smol_str::SmolStr;

/// What advice is given on besides actions.
const OTHERS: [&str; 3] = ["choosing", "passing", "using"];

/// Advice between the passes.
#[derive(Debug)]
pub(super) struct RawAdvice {
    function: FunctionId,
    /// The action's name, or one of [`OTHERS`].
    on: (SmolStr, Span),
    each: Option<(SmolStr, Span)>,
    /// What a text does to its card, and what another text there does.
    spends: Option<(SmolStr, Span)>,
    gives: Option<(SmolStr, Span)>,
    /// The names of the parameters.
    names: Vec<(SmolStr, Span)>,
}

/// The first pass.
pub(super) fn enter<'s>(
    desk: &mut Desk,
    raw: &mut Raw<'s>,
    item: &'s Item,
    mut words: Cursor<'s>,
    place: Place,
) -> Read<()> {
    if !words.eat("on") {
        return Err(desk.expected("`on` and the name of an action", words.here()));
    }
    let on = single(
        desk,
        &mut words,
        "the name of an action, `choosing`, `passing` or `using`",
    )?;
    let each = if words.eat("each") {
        Some(single(
            desk,
            &mut words,
            "the name of a set chosen with the action",
        )?)
    } else {
        None
    };
    let using = on.0 == "using" && each.is_none();
    let spends = if using && words.eat("to") {
        Some(single(desk, &mut words, "a verb")?)
    } else {
        None
    };
    let gives = if using && words.eat("what") {
        if !words.eat("does") {
            return Err(desk.expected("`does` and a verb", words.here()));
        }
        Some(single(desk, &mut words, "a verb")?)
    } else {
        None
    };
    let list = if at_group(&words) {
        params(desk, &mut words, None)?
    } else {
        Vec::new()
    };
    done(desk, &words)?;
    if item.means.is_none() {
        return Err(desk.expected("`means` and a number", item.head.span.after()));
    }
    let name = |param: &super::shape::RawParam<'_>| {
        (
            SmolStr::new(param.word.name().unwrap_or_default()),
            param.word.span,
        )
    };
    let function = FunctionId(index(desk.book.functions.len()));
    raw.advice.push(RawAdvice {
        function,
        on: on.clone(),
        each,
        spends,
        gives,
        names: list.iter().map(name).collect(),
    });
    let text = SmolStr::new(format!("advice on {}", on.0));
    push(desk, item, place, FunctionForm::Noun, text, on.1);
    raw.functions.push(RawFunction {
        id: function,
        form: FunctionForm::Noun,
        params: list,
        result: None,
        item,
        place,
        env: None,
        alias: None,
    });
    Ok(())
}

/// Once all actions are known: which part of the action each parameter is.
pub(super) fn settle(desk: &mut Desk, raw: &RawAdvice) {
    // What is wrong with it has been reported.
    let _ = settle_one(desk, raw);
}

fn settle_one(desk: &mut Desk, raw: &RawAdvice) -> Read<()> {
    let (on, args) = match (raw.on.0.as_str(), &raw.each) {
        ("passing", None) => (AdviceOn::Pass, vec![None; raw.names.len()]),
        ("choosing", None) => (AdviceOn::Choice, vec![None; raw.names.len()]),
        ("using", None) => {
            let spends = raw.spends.as_ref().map(|word| verb(desk, word));
            let gives = raw.gives.as_ref().map(|word| verb(desk, word));
            let (spends, gives) = (spends.transpose()?, gives.transpose()?);
            (
                AdviceOn::Text { spends, gives },
                vec![None; raw.names.len()],
            )
        }
        _ => on_action(desk, raw)?,
    };
    let wanted = match on {
        AdviceOn::Pass => Some(0),
        AdviceOn::Choice | AdviceOn::Text { .. } => Some(1),
        AdviceOn::Action(_) | AdviceOn::Member(..) => None,
    };
    if let Some(wanted) = wanted.filter(|wanted| *wanted != raw.names.len()) {
        let what = "parameter";
        let span = raw.on.1;
        return Err(desk.report(DeclareError::Count { what, wanted, span }));
    }
    let function = raw.function;
    desk.book.advice.push(Advice { on, function, args });
    Ok(())
}

fn verb(desk: &mut Desk, (name, span): &(SmolStr, Span)) -> Read<VerbId> {
    match desk.vocab.get(name).map(|entry| &entry.class) {
        Some(Class::Verb(id, Form::Plain)) => Ok(*id),
        _ => Err(desk.expected("a verb", *span)),
    }
}

fn on_action(desk: &mut Desk, raw: &RawAdvice) -> Read<(AdviceOn, Vec<Option<Slot>>)> {
    let Some(action) = desk.vocab.names.actions.get(&raw.on.0).copied() else {
        let mut known: Vec<SmolStr> = desk.vocab.names.actions.keys().cloned().collect();
        known.sort_unstable();
        let known = known.iter().map(SmolStr::as_str).chain(OTHERS);
        let nearest = nearest(&raw.on.0, known).map(SmolStr::new);
        return Err(desk.report(DeclareError::Unknown {
            what: "action",
            name: raw.on.0.clone(),
            span: raw.on.1,
            nearest,
        }));
    };
    let mut args = Vec::new();
    for name in &raw.names {
        let member = raw.each.as_ref().is_some_and(|each| each.0 == name.0);
        args.push(if member {
            None
        } else {
            Some(part(desk, action, name)?)
        });
    }
    let on = match &raw.each {
        Some(each) => AdviceOn::Member(action, part(desk, action, each)?),
        None => AdviceOn::Action(action),
    };
    Ok((on, args))
}

fn part(desk: &mut Desk, action: ActionId, (name, span): &(SmolStr, Span)) -> Read<Slot> {
    let slots = desk
        .vocab
        .action_slots
        .get(&action)
        .map(Vec::as_slice)
        .unwrap_or_default();
    if let Some((_, slot)) = slots.iter().find(|(known, _)| known == name) {
        return Ok(*slot);
    }
    let nearest = nearest(name, slots.iter().map(|(known, _)| known.as_str())).map(SmolStr::new);
    Err(desk.report(DeclareError::Unknown {
        what: "part of the action",
        name: name.clone(),
        span: *span,
        nearest,
    }))
}
