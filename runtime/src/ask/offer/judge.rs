//! Whether an action can be begun, and the first reason why not.

use super::spec::{Spec, spec};
use super::verdict::verdict;
use crate::ask::evaluate::{Declared, Eval, words_of};
use crate::ask::{Reason, Refusal, cited_too, parts_of};
use crate::fault::Fault;
use crate::link::{Channel, Plan};
use crate::state::Standing;
use crate::state::{Aspect, Key};
use crate::value::{Set, Value};
use smallvec::SmallVec;
use spaceline_lang::tree::{Act, Action, ActionId, LimitId, LimitUse, MenuId, Requirement, THIS};

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

/// Whether the text that gives an action gives it to this player now: its card is in play or where the text says
/// that it counts, the text counts, and it addresses him. An action of the rules is given to everybody.
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
        .is_some_and(|rec| (rec.in_play || source.anywhere) && rec.card() == Some(source.card));
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
    Verdict(Option<Standing>, SmallVec<[Value; 4]>),
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
    let (action, plan) = (program.action(ask.action)?, program.plan(ask.action)?);
    let all: SmallVec<[usize; 8]> = (0..action.legal.len()).collect();
    let weighed = weigh_all(eval, ask, (action, plan), &all, slots)?;
    match weighed {
        Ok(specs) => Ok(Ok(specs)),
        Err(against) => {
            let refusal = refusal(eval, (ask.by, action), against, slots)?;
            Ok(Err(Box::new(refusal)))
        }
    }
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
    let program = eval.program;
    let used = |channel| program.is_used(program.channel(channel));
    let of_text = |menu: &MenuId| action.source.is_some() && used(Channel::Text(*menu));
    if !plan.weighed && !used(Channel::Action(ask.action)) && !action.menus.iter().any(of_text) {
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
            let ahead = eval.after_declared(ask.action, slots)?;
            eval.seeing(ahead.as_ref(), |seeing| {
                failing(seeing, action, legal, slots)
            })?
        } else {
            failing(eval, action, legal, slots)?
        };
        if let Some(failed) = failed {
            return Ok(Err(Against::Requirement(failed)));
        }
        if let Some(against) = withheld(eval, (ask.by, action), slots)? {
            return Ok(Err(against));
        }
        let channel = Channel::Action(ask.action);
        if eval.program.is_used(eval.program.channel(channel)) {
            let of = |slot: u16| slots.get(usize::from(slot)).cloned().unwrap_or_default();
            let anchors = action.anchors.iter().map(|anchor| of(anchor.slot));
            let anchors: SmallVec<[Value; 4]> = anchors.collect();
            let act = Act::Action(ask.action);
            let heard = verdict(eval, act, &Value::Player(ask.by), &anchors)?;
            if !heard.allowed {
                return Ok(Err(Against::Verdict(heard.because, anchors)));
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

/// What forbids a player what the text of a card offers him in a menu, if anything does.
fn withheld<'p>(
    eval: &mut Eval<'_>,
    (by, action): (u8, &Action),
    slots: &[Value],
) -> Result<Option<Against<'p>>, Fault> {
    if action.source.is_none() {
        return Ok(None);
    }
    let this = slots.get(usize::from(THIS)).cloned();
    let this: SmallVec<[Value; 4]> = this.into_iter().collect();
    for menu in &action.menus {
        let heard = verdict(eval, Act::Text(*menu), &Value::Player(by), &this)?;
        if !heard.allowed {
            return Ok(Some(Against::Verdict(heard.because, this)));
        }
    }
    Ok(None)
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
fn refusal(
    eval: &mut Eval<'_>,
    (by, action): (u8, &Action),
    against: Against<'_>,
    slots: &mut [Value],
) -> Result<Refusal, Fault> {
    let parts = parts_of(action, slots);
    let told = match against {
        Against::Requirement(failed) => return requirement(eval, action, failed, slots),
        Against::Verdict(text, anchors) => {
            return forbidden(eval, action, (text, &Value::Player(by), &anchors));
        }
        Against::Limit(limit) => {
            let declared = eval.program.book().limits.get(limit.index());
            let own = declared.map_or_else(Vec::new, |limit| limit.named.cites.clone());
            (Reason::Limit(limit), cited_too(own, &action.named.cites))
        }
        Against::Few {
            pick,
            found,
            needed,
        } => {
            let barred = match action.picks.get(pick).filter(|_| found < needed) {
                Some(pick) => eval.kept_out(pick.from, &mut slots.to_vec(), 0)?,
                None => None,
            };
            let cites = barred.as_ref().map(|(_, failed)| failed.cites.clone());
            let reason = Reason::NotEnough {
                pick: u16::try_from(pick).unwrap_or(u16::MAX),
                found,
                needed,
                barred: barred.map(Box::new),
            };
            (
                reason,
                cited_too(cites.unwrap_or_default(), &action.named.cites),
            )
        }
    };
    Ok(Refusal {
        reason: told.0,
        cites: told.1,
        parts,
    })
}

/// A requirement that is not met; where it has no words of its own, what of it failed.
pub(crate) fn requirement(
    eval: &mut Eval<'_>,
    action: &Action,
    unmet: &Requirement,
    slots: &[Value],
) -> Result<Refusal, Fault> {
    let mut refusal = Refusal::requirement(unmet, &action.named);
    refusal.parts = parts_of(action, slots);
    // A test that looks ahead asks about a position that is not there any more: its words must do.
    let mut frame = slots.to_vec();
    if unmet.says.is_none() && !eval.test(unmet.test, &mut frame)? {
        let failed = eval.failed_test(unmet.test, &mut frame, 0)?;
        refusal.cites = cited_too(failed.cites.clone(), &refusal.cites);
        if let Reason::Requirement { failed: place, .. } = &mut refusal.reason {
            *place = Some(Box::new(failed));
        }
    }
    Ok(refusal)
}

fn forbidden(
    eval: &mut Eval<'_>,
    action: &Action,
    (text, by, anchors): (Option<Standing>, &Value, &[Value]),
) -> Result<Refusal, Fault> {
    let Some(text) = text else {
        return Ok(Refusal::new(Reason::NotNow));
    };
    let hook = eval.program.hook(text.hook)?;
    Ok(Refusal {
        reason: Reason::Forbidden {
            hook: text.hook,
            says: words_of(hook),
            this: text.this.clone(),
        },
        cites: cited_too(hook.cites.clone(), &action.named.cites),
        parts: eval.forbidden_parts(&text, by, anchors)?,
    })
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
        let members = crate::ask::offer::enumerate::members_at(&found.candidates, &witness);
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
