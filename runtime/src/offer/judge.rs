//! Whether an action can be begun, and the first reason why not.

use super::spec::{Spec, spec};
use super::verdict::verdict;
use crate::evaluate::Eval;
use crate::fault::Fault;
use crate::game::{Reason, Refusal};
use crate::program::Program;
use crate::run::{action_of, lookahead};
use crate::state::{Aspect, Key};
use crate::value::{Set, Value};
use spaceline_lang::tree::{
    Act, Action, ActionId, Expr, HookRole, LimitUse, Pick, Requirement, THIS,
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
    if !action.unchecked {
        let failed = if looks_ahead(program, action) {
            // What is found out about a position that never comes to be is of no use later.
            eval.fleeting = true;
            let ahead = lookahead::ahead(eval, ask.action, slots)?;
            eval.seeing(ahead.as_ref(), |seeing| unmet(seeing, &action.legal, slots))?
        } else {
            unmet(eval, &action.legal, slots)?
        };
        if let Some(failed) = failed {
            return Ok(Err(Box::new(Refusal::requirement(failed, &action.named))));
        }
        let anchors: Vec<Value> = action
            .anchors
            .iter()
            .map(|anchor| {
                slots
                    .get(usize::from(anchor.slot))
                    .cloned()
                    .unwrap_or_default()
            })
            .collect();
        let heard = verdict(
            eval,
            Act::Action(ask.action),
            &Value::Player(ask.by),
            &anchors,
        )?;
        if !heard.allowed {
            let hook = heard.because.map(|text| text.hook);
            return Ok(Err(Box::new(forbidden(program, hook))));
        }
    }
    for limit in &action.limits {
        if limit_left(eval, limit, slots)? <= 0 {
            let named = program
                .book()
                .limits
                .get(limit.limit.index())
                .map(|limit| limit.named.cites.clone());
            let reason = Reason::Limit(limit.limit);
            return Ok(Err(Box::new(Refusal {
                reason,
                cites: named.unwrap_or_default(),
            })));
        }
    }
    picks(eval, action, slots)
}

fn forbidden(program: &Program, hook: Option<spaceline_lang::tree::HookId>) -> Refusal {
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

/// Whether a legality asks for the position after the action.
fn looks_ahead(program: &Program, action: &Action) -> bool {
    action.declares.is_some()
        && action.legal.iter().any(|legal| {
            mentions(
                program,
                legal.test,
                &|expr| matches!(expr, Expr::After(_)),
                60,
            )
        })
}

/// Whether an expression, nouns in it included, contains a node.
fn mentions(
    program: &Program,
    expr: spaceline_lang::tree::ExprId,
    is: &dyn Fn(&Expr) -> bool,
    depth: u8,
) -> bool {
    let (Ok(node), Some(depth)) = (program.expr(expr), depth.checked_sub(1)) else {
        return false;
    };
    if is(node) {
        return true;
    }
    let inside = match node {
        Expr::Call { function, .. } => program
            .function(*function)
            .ok()
            .map(|function| function.body),
        _ => None,
    };
    let mut found = inside.is_some_and(|body| mentions(program, body, is, depth));
    crate::program::operands(node, &mut |operand| {
        found = found || mentions(program, operand, is, depth)
    });
    found
}

/// The choices of an action that are made together with it: those by the actor himself, up to the
/// first that depends on an earlier one. For the others only a witness is found.
fn picks(
    eval: &mut Eval<'_>,
    action: &Action,
    slots: &mut [Value],
) -> Result<Result<Vec<Spec>, Box<Refusal>>, Fault> {
    let program = eval.program;
    let mut specs = Vec::with_capacity(action.picks.len());
    let mut together = true;
    let mut bound: Vec<(u16, Value)> = Vec::new();
    for (at, pick) in action.picks.iter().enumerate() {
        let earlier: Vec<u16> = action.picks.iter().take(at).map(|pick| pick.slot).collect();
        together = together
            && !pick.random
            && matches!(
                program.expr(pick.by),
                Ok(Expr::Local(spaceline_lang::tree::YOU))
            )
            && !depends(program, pick, &earlier);
        let found = spec(eval, pick, slots)?;
        let Some(witness) = found.problem.witness() else {
            let reason = Reason::NotEnough {
                pick: u16::try_from(at).unwrap_or(u16::MAX),
                found: found.problem.size,
                needed: found.problem.min,
            };
            return Ok(Err(Box::new(Refusal {
                reason,
                cites: action.named.cites.clone(),
            })));
        };
        // Later choices are weighed as if this one were made by the witness.
        let members = crate::offer::enumerate::members_at(&found.candidates, &witness);
        let value = if pick.single {
            members.into_iter().next().unwrap_or_default()
        } else {
            Value::Set(Set::of_distinct(members))
        };
        bound.push((pick.slot, Value::Nothing));
        if let Some(place) = slots.get_mut(usize::from(pick.slot)) {
            *place = value;
        }
        if together {
            specs.push(found);
        }
    }
    for (slot, value) in bound {
        if let Some(place) = slots.get_mut(usize::from(slot)) {
            *place = value;
        }
    }
    Ok(Ok(specs))
}

/// Whether a choice depends on slots that other choices fill.
fn depends(program: &Program, pick: &Pick, slots: &[u16]) -> bool {
    use spaceline_lang::tree::Constraint;
    if slots.is_empty() {
        return false;
    }
    let mut exprs = vec![pick.by, pick.from, pick.min, pick.max];
    for constraint in &pick.constraints {
        match constraint {
            Constraint::PerKey { key, max, .. } => exprs.extend([*key, *max]),
            Constraint::Sum { of, min, max, .. } => {
                exprs.push(*of);
                exprs.extend(min.iter().chain(max));
            }
            Constraint::Roles { roles, .. } => exprs.extend(roles),
            Constraint::Pairwise { test, .. } => exprs.push(*test),
        }
    }
    let is = |expr: &Expr| matches!(expr, Expr::Local(slot) if slots.contains(slot));
    exprs.into_iter().any(|expr| local(program, expr, &is, 120))
}

/// Whether an expression contains a node, not looking into the nouns it calls (their slots are theirs).
fn local(
    program: &Program,
    expr: spaceline_lang::tree::ExprId,
    is: &dyn Fn(&Expr) -> bool,
    depth: u8,
) -> bool {
    let (Ok(node), Some(depth)) = (program.expr(expr), depth.checked_sub(1)) else {
        return false;
    };
    let mut found = is(node);
    crate::program::operands(node, &mut |operand| {
        found = found || local(program, operand, is, depth)
    });
    found
}
