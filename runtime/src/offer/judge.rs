//! Whether an action can be begun, and the first reason why not.

use super::spec::{Spec, spec};
use super::verdict::verdict;
use crate::evaluate::Eval;
use crate::fault::Fault;
use crate::game::{Reason, Refusal};
use crate::program::{Channel, Plan, Program};
use crate::run::{action_of, lookahead};
use crate::state::{Aspect, Key};
use crate::value::{Set, Value};
use smallvec::SmallVec;
use spaceline_lang::tree::{
    Act, Action, ActionId, HookId, HookRole, LimitId, LimitUse, Requirement, THIS,
};

/// How often a limit may still be used under its key.
///
/// # Errors
/// Faults of the scripts asked.
pub fn limit_left(
    eval: &mut Eval<'_>,
    limit: &LimitUse,
    slots: &mut [Value],
) -> Result<i64, Fault> {
    let mut key = Key::new();
    for part in &limit.key {
        key.push(eval.eval(*part, slots)?);
    }
    let Some(declared) = eval.program.book().limits.get(limit.limit.index()) else {
        return Ok(0);
    };
    eval.reads.add(Aspect::TALLIES);
    let used = i64::from(eval.state.uses(limit.limit, &key, declared.span));
    Ok(eval
        .number(limit.max, slots)?
        .unwrap_or(0)
        .saturating_sub(used))
}

/// An action about which somebody asks.
#[derive(Clone, Copy, Debug)]
pub struct Ask {
    /// Which.
    pub action: ActionId,
    /// Who would do it.
    pub by: u8,
}

/// Whether the text that gives an action gives it to this player now: its card is in play, the text
/// counts, and it addresses him. An action of the rules is given to everybody.
///
/// # Errors
/// Faults of the scripts asked.
pub fn is_given(
    eval: &mut Eval<'_>,
    action: &Action,
    by: u8,
    slots: &mut [Value],
) -> Result<bool, Fault> {
    let Some(source) = &action.source else {
        return Ok(true);
    };
    let this = slots.get(usize::from(THIS)).and_then(Value::object);
    let Some(this) = this else {
        return Ok(false);
    };
    let there = eval
        .rec(this)
        .is_some_and(|rec| rec.in_play && rec.card() == Some(source.card));
    Ok(there
        && eval.reader(this)? == Value::Player(by)
        && eval.is_text_active(this)?
        && eval.test(source.active, slots)?)
}

/// A requirement that does not hold, if there is one.
///
/// # Errors
/// Faults of the scripts asked.
pub(super) fn unmet<'p>(
    eval: &mut Eval<'_>,
    requirements: &'p [Requirement],
    slots: &mut [Value],
) -> Result<Option<&'p Requirement>, Fault> {
    for requirement in requirements {
        if !eval.test(requirement.test, slots)? {
            return Ok(Some(requirement));
        }
    }
    Ok(None)
}

/// Why an action cannot be begun with the parts that are bound.
enum Against<'p> {
    Requirement(&'p Requirement),
    Verdict(Option<HookId>),
    Limit(LimitId),
    Few {
        pick: usize,
        found: usize,
        needed: usize,
    },
}

/// Judges an action whose parts are bound in its slots: the sets to choose with it, or why not.
///
/// # Errors
/// Faults of the scripts asked.
pub fn judge(
    eval: &mut Eval<'_>,
    ask: Ask,
    slots: &mut [Value],
) -> Result<Result<Vec<Spec>, Box<Refusal>>, Fault> {
    let program = eval.program;
    let action = action_of(program, ask.action)?;
    let plan = program.plan(ask.action)?;
    let all: SmallVec<[usize; 8]> = (0..action.legal.len()).collect();
    let weighed = weigh_all(eval, ask, (action, plan), &all, slots)?;
    Ok(weighed.map_err(|against| Box::new(refusal(program, action, against))))
}

/// Judges an action of which it is known that what depends on none of its parts holds: the sets to
/// choose with it, if it can be begun.
#[inline]
pub(super) fn weigh(
    eval: &mut Eval<'_>,
    ask: Ask,
    (action, plan): (&Action, &Plan),
    slots: &mut [Value],
) -> Result<Option<Vec<Spec>>, Fault> {
    let channel = eval.program.channel(Channel::Action(ask.action));
    if !plan.weighed && !eval.program.is_used(channel) {
        return Ok(Some(Vec::new()));
    }
    let weighed = weigh_all(eval, ask, (action, plan), &plan.rest, slots)?;
    Ok(weighed.ok())
}

fn weigh_all<'p>(
    eval: &mut Eval<'_>,
    ask: Ask,
    (action, plan): (&'p Action, &Plan),
    legal: &[usize],
    slots: &mut [Value],
) -> Result<Result<Vec<Spec>, Against<'p>>, Fault> {
    if !action.unchecked {
        let failed = if plan.looks_ahead {
            // What is found out about a position that never comes to be is of no use later.
            eval.fleeting = true;
            let ahead = lookahead::ahead(eval, ask.action, slots)?;
            eval.seeing(ahead.as_ref(), |seeing| {
                failing(seeing, action, legal, slots)
            })?
        } else {
            failing(eval, action, legal, slots)?
        };
        if let Some(failed) = failed {
            return Ok(Err(Against::Requirement(failed)));
        }
        let channel = Channel::Action(ask.action);
        if eval.program.is_used(eval.program.channel(channel)) {
            let of = |slot: u16| slots.get(usize::from(slot)).cloned().unwrap_or_default();
            let anchors = action.anchors.iter().map(|anchor| of(anchor.slot));
            let anchors: SmallVec<[Value; 4]> = anchors.collect();
            let act = Act::Action(ask.action);
            let heard = verdict(eval, act, &Value::Player(ask.by), &anchors)?;
            if !heard.allowed {
                return Ok(Err(Against::Verdict(heard.because.map(|text| text.hook))));
            }
        }
    }
    for limit in &action.limits {
        if limit_left(eval, limit, slots)? <= 0 {
            return Ok(Err(Against::Limit(limit.limit)));
        }
    }
    picks(eval, action, plan, slots)
}

/// Of some requirements of an action the first that does not hold.
fn failing<'p>(
    eval: &mut Eval<'_>,
    action: &'p Action,
    legal: &[usize],
    slots: &mut [Value],
) -> Result<Option<&'p Requirement>, Fault> {
    for requirement in legal.iter().filter_map(|at| action.legal.get(*at)) {
        if !eval.test(requirement.test, slots)? {
            return Ok(Some(requirement));
        }
    }
    Ok(None)
}

/// What a player is told.
fn refusal(program: &Program, action: &Action, against: Against<'_>) -> Refusal {
    match against {
        Against::Requirement(failed) => Refusal::requirement(failed, &action.named),
        Against::Verdict(hook) => forbidden(program, hook),
        Against::Limit(limit) => {
            let declared = program.book().limits.get(limit.index());
            Refusal {
                reason: Reason::Limit(limit),
                cites: declared.map_or_else(Vec::new, |limit| limit.named.cites.clone()),
            }
        }
        Against::Few {
            pick,
            found,
            needed,
        } => Refusal {
            reason: Reason::NotEnough {
                pick: u16::try_from(pick).unwrap_or(u16::MAX),
                found,
                needed,
            },
            cites: action.named.cites.clone(),
        },
    }
}

fn forbidden(program: &Program, hook: Option<HookId>) -> Refusal {
    let Some(id) = hook else {
        return Refusal::new(Reason::NotNow);
    };
    let Ok(hook) = program.hook(id) else {
        return Refusal::new(Reason::NotNow);
    };
    let says = match &hook.role {
        HookRole::Verdict { says, .. } => *says,
        _ => None,
    };
    Refusal {
        reason: Reason::Forbidden { hook: id, says },
        cites: hook.cites.clone(),
    }
}

/// The choices of an action that are made together with it. For the others only a witness is found.
fn picks<'p>(
    eval: &mut Eval<'_>,
    action: &Action,
    plan: &Plan,
    slots: &mut [Value],
) -> Result<Result<Vec<Spec>, Against<'p>>, Fault> {
    let mut specs = Vec::with_capacity(plan.together);
    let mut few = None;
    for (at, pick) in action.picks.iter().enumerate() {
        let found = spec(eval, pick, slots)?;
        let Some(witness) = found.problem.witness() else {
            few = Some(Against::Few {
                pick: at,
                found: found.problem.size,
                needed: found.problem.min,
            });
            break;
        };
        // Later choices are weighed as if this one were made by the witness.
        let members = crate::offer::enumerate::members_at(&found.candidates, &witness);
        let value = if pick.single {
            members.into_iter().next().unwrap_or_default()
        } else {
            Value::Set(Set::of_distinct(members))
        };
        if let Some(place) = slots.get_mut(usize::from(pick.slot)) {
            *place = value;
        }
        if at < plan.together {
            specs.push(found);
        }
    }
    for pick in &action.picks {
        if let Some(place) = slots.get_mut(usize::from(pick.slot)) {
            *place = Value::Nothing;
        }
    }
    Ok(match few {
        Some(few) => Err(few),
        None => Ok(specs),
    })
}
