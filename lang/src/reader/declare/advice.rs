//! Advice: `advice on report (c: card, dest: card) means 40`.
//!
//! Its parameters have the names of the action's parts. `each who` advises on the members of a set that
//! is chosen with the action; `using` on doing what the text of a card offers, `using to VERB what does VERB`
//! on a text that does the one to its own card while another text there does the other; `choosing` on objects
//! that are chosen elsewhere; `passing` on doing nothing.

use super::desk::{Desk, index};
use super::functions::push;
use super::raw::{Declared, Raw};
use crate::reader::{DeclareError, Read};
use crate::span::Span;
use crate::tree::{ActionId, Advice, AdviceOn, FunctionForm, FunctionId, Slot, VerbId};
use crate::vocabulary::{Class, Form};
use smol_str::SmolStr;

/// What advice is given on besides actions.
const OTHERS: [&str; 3] = ["choosing", "passing", "using"];

/// The first pass.
pub(super) fn enter<'s>(desk: &mut Desk, raw: &mut Raw<'s>, mut one: Declared<'s>) -> Read<()> {
    let (on, span) = one.head.word("on").unwrap_or_default();
    let using = on == "using" && !one.head.has("each");
    let more = one.head.behind("to").or(one.head.behind("what does"));
    if let Some(more) = more.filter(|_| !using) {
        let span = more.behind();
        return Err(desk.report(DeclareError::Extra { span }));
    }
    if one.item.means.is_none() {
        return Err(desk.expected("`means` and a number", one.item.head.span.after()));
    }
    one.id = index(desk.book.functions.len());
    let text = SmolStr::new(format!("advice on {on}"));
    push(desk, &one, FunctionForm::Noun, text, span);
    raw.keep("function", one.clone());
    raw.keep("advice", one);
    Ok(())
}

/// Once all actions are known: which part of the action each parameter is.
pub(super) fn settle(desk: &mut Desk, one: &Declared<'_>) {
    // What is wrong with it has been reported.
    let _ = settle_one(desk, one);
}

fn settle_one(desk: &mut Desk, one: &Declared<'_>) -> Read<()> {
    let (on, span) = one.head.word("on").unwrap_or_default();
    let count = one.head.params.len();
    let (on, wanted) = match (on.as_str(), one.head.word("each")) {
        ("passing", None) => (AdviceOn::Pass, 0),
        ("choosing", None) => (AdviceOn::Choice, 1),
        ("using", None) => {
            let spends = verb(desk, one, "to")?;
            let gives = verb(desk, one, "what does")?;
            (AdviceOn::Text { spends, gives }, 1)
        }
        (name, each) => {
            let Some(action) = desk.vocab.names.actions.get(name).copied() else {
                let known = desk.vocab.names.actions.keys().map(SmolStr::as_str);
                let known = known.chain(OTHERS);
                return Err(desk.report(DeclareError::unknown("action", name, span, known)));
            };
            let each = each
                .map(|(each, span)| part(desk, action, &each, span))
                .transpose()?;
            match each {
                Some(each) => (AdviceOn::Member(action, each), count),
                None => (AdviceOn::Action(action), count),
            }
        }
    };
    let args = match on {
        AdviceOn::Action(action) | AdviceOn::Member(action, _) => {
            let each = one.head.word("each").map(|(each, _)| each);
            let args = one.head.params.iter().map(|param| {
                let (name, span) = (param.name(), param.word.span);
                let is_member = each.as_ref() == Some(&name);
                let part = (!is_member).then(|| part(desk, action, &name, span));
                part.transpose()
            });
            args.collect::<Read<Vec<Option<Slot>>>>()?
        }
        AdviceOn::Pass | AdviceOn::Choice | AdviceOn::Text { .. } => vec![None; count],
    };
    if wanted != count {
        let what = "parameter";
        return Err(desk.report(DeclareError::Count { what, wanted, span }));
    }
    let function = FunctionId(one.id);
    desk.book.advice.push(Advice { on, function, args });
    Ok(())
}

fn verb(desk: &mut Desk, one: &Declared<'_>, fixed: &'static str) -> Read<Option<VerbId>> {
    let Some((name, span)) = one.head.word(fixed) else {
        return Ok(None);
    };
    match desk.vocab.get(&name).map(|entry| &entry.class) {
        Some(Class::Verb(id, Form::Plain)) => Ok(Some(*id)),
        _ => Err(desk.expected("a verb", span)),
    }
}

fn part(desk: &mut Desk, action: ActionId, name: &str, span: Span) -> Read<Slot> {
    let slots = desk.vocab.action_slots.get(&action);
    let slots = slots.map(Vec::as_slice).unwrap_or_default();
    if let Some((_, slot)) = slots.iter().find(|(known, _)| known == name) {
        return Ok(*slot);
    }
    let known = slots.iter().map(|(known, _)| known.as_str());
    Err(desk.report(DeclareError::unknown(
        "part of the action",
        name,
        span,
        known,
    )))
}
