//! Whether texts permit something: an action or a verb.
//!
//! All texts that speak of the case are heard. The strongest word decides; among equally strong ones
//! one that overrides the other's rule by name; then the law `verdict`; and without it a prohibition.

use crate::ask::evaluate::Eval;
use crate::fault::Fault;
use crate::link::{Channel, Program};
use crate::state::Standing;
use crate::value::Value;
use spaceline_lang::tree::{Act, Hook, HookRole};

/// The answer, with its reasons.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// Whether it may be done.
    pub allowed: bool,
    /// The text that decided; none where no text speaks of the case.
    pub because: Option<Standing>,
    /// The text with the opposite word over which the law had to decide.
    pub against: Option<Standing>,
}

impl Verdict {
    const UNDISPUTED: Self = Self {
        allowed: true,
        because: None,
        against: None,
    };
}

/// Hears all texts on an act; and on a verb those on what it comes to, of which none may forbid it.
///
/// # Errors
/// Faults of the scripts asked.
pub fn verdict(
    eval: &mut Eval<'_>,
    act: Act,
    by: &Value,
    roles: &[Value],
) -> Result<Verdict, Fault> {
    let heard = hear(eval, act, by, roles)?;
    let Act::Verb(verb) = act else {
        return Ok(heard);
    };
    let program = eval.program;
    for inner in program.and_what_it_comes_to(verb).skip(1) {
        if !heard.allowed {
            break;
        }
        let object = roles.get(..1).unwrap_or_default();
        let judged = hear(eval, Act::Verb(inner), by, object)?;
        if !judged.allowed {
            return Ok(judged);
        }
    }
    Ok(heard)
}

fn hear(eval: &mut Eval<'_>, act: Act, by: &Value, roles: &[Value]) -> Result<Verdict, Fault> {
    let channel = match act {
        Act::Action(action) => Channel::Action(action),
        Act::Verb(verb) => Channel::Verb(verb),
        Act::Text(menu) => Channel::Text(menu),
    };
    let program = eval.program;
    if !program.is_used(program.channel(channel)) {
        return Ok(Verdict::UNDISPUTED);
    }
    let mut heard: Vec<(Standing, &Hook, bool)> = Vec::new();
    for text in eval.standing(channel)?.iter() {
        if let Some((hook, allow)) = speaks(eval, text, by, roles)? {
            heard.push((text.clone(), hook, allow));
        }
    }
    let others = heard.len();
    for text in eval.standing_of_own(program.channel(channel), roles)? {
        if let Some((hook, allow)) = speaks(eval, &text, by, roles)? {
            heard.push((text, hook, allow));
        }
    }
    if heard.len() > others {
        heard.sort_by_key(|(text, ..)| text.order());
    }
    decide(eval, heard)
}

/// What a text is and whether it permits, if it speaks of the case.
fn speaks<'a>(
    eval: &mut Eval<'a>,
    text: &Standing,
    by: &Value,
    roles: &[Value],
) -> Result<Option<(&'a Hook, bool)>, Fault> {
    let program: &'a Program = eval.program;
    let hook = program.hook(text.hook)?;
    let HookRole::Verdict {
        allow,
        roles: pattern,
        by: doer,
        test,
        ..
    } = &hook.role
    else {
        return Ok(None);
    };
    let mut slots = eval.hook_slots(text)?;
    let binds = pattern
        .iter()
        .zip(roles)
        .filter_map(|(slot, value)| Some(((*slot)?, value)));
    for (slot, value) in binds.chain(doer.map(|slot| (slot, by))) {
        if let Some(place) = slots.get_mut(usize::from(slot)) {
            place.put(value);
        }
    }
    let speaks = match test {
        Some(test) => eval.test(*test, &mut slots),
        None => Ok(true),
    };
    eval.give_back(slots);
    Ok(speaks?.then_some((hook, *allow)))
}

fn decide(eval: &mut Eval<'_>, mut heard: Vec<(Standing, &Hook, bool)>) -> Result<Verdict, Fault> {
    let Some(strongest) = heard.iter().map(|(_, hook, _)| hook.rank).max() else {
        return Ok(Verdict::UNDISPUTED);
    };
    heard.retain(|(_, hook, _)| hook.rank == strongest);
    let overridden: Vec<bool> = heard
        .iter()
        .map(|(_, hook, allow)| {
            let rule = eval.program.book().rule_of(hook);
            rule.is_some_and(|rule| {
                let mut others = heard.iter();
                others.any(|(_, other, word)| word != allow && other.overrides.contains(&rule))
            })
        })
        .collect();
    // Texts that override each other in a circle would leave nobody: then all are heard.
    if overridden.contains(&false) {
        let mut overridden = overridden.into_iter();
        heard.retain(|_| !overridden.next().unwrap_or(false));
    }
    let forbids = heard.iter().filter(|(.., allow)| !allow).count();
    let allows = heard.len() - forbids;
    let disputed = forbids > 0 && allows > 0;
    let law = eval.program.book().laws.verdict.filter(|_| disputed);
    let allowed = match law {
        Some(law) => {
            let number = |count: usize| Value::Number(i64::try_from(count).unwrap_or(i64::MAX));
            let args = [number(forbids), number(allows)];
            eval.call(law, &args, &Value::Nothing, &Value::Nothing)? == Value::Truth(true)
        }
        None => forbids == 0,
    };
    let first = |word: bool| {
        heard
            .iter()
            .find(|(.., allow)| *allow == word)
            .map(|(text, ..)| text.clone())
    };
    Ok(Verdict {
        allowed,
        because: first(allowed),
        against: first(!allowed),
    })
}
