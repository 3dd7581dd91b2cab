//! From a choice in the scripts to one with numbers only.

use super::solve::{Bound, Fits, Problem};
use crate::ask::evaluate::Eval;
use crate::fault::Fault;
use crate::value::Value;
use serde::{Deserialize, Serialize};
use spaceline_lang::tree::{Constraint, Expr, ExprId, Pick, Slot};

/// A choice of members: the candidates, and which sets of them may be chosen.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Spec {
    /// The candidates, in the order of their set.
    pub candidates: Vec<Value>,
    /// Which sets of them.
    pub problem: Problem,
}

/// Asks everything that a choice depends on.
///
/// # Errors
/// Faults of the scripts asked.
pub fn spec(eval: &mut Eval<'_>, pick: &Pick, slots: &mut [Value]) -> Result<Spec, Fault> {
    let candidates = eval.members(pick.from, slots)?;
    let size = candidates.len();
    let count = |number: Option<i64>, otherwise: usize| {
        number.map_or(otherwise, |number| {
            usize::try_from(number.max(0)).unwrap_or(usize::MAX)
        })
    };
    let min = count(eval.number(pick.min, slots)?, 0);
    let max = count(eval.number(pick.max, slots)?, size);
    let mut bounds = Vec::with_capacity(pick.constraints.len());
    for constraint in &pick.constraints {
        bounds.push(bound(eval, constraint, &candidates, slots)?);
    }
    Ok(Spec {
        candidates,
        problem: Problem {
            size,
            min,
            max,
            bounds,
        },
    })
}

/// Asks an expression of each candidate in turn.
fn each<T>(
    eval: &mut Eval<'_>,
    (slot, of): (Slot, ExprId),
    candidates: &[Value],
    slots: &mut [Value],
    ask: impl Fn(&mut Eval<'_>, ExprId, &mut [Value]) -> Result<T, Fault>,
) -> Result<Vec<T>, Fault> {
    let mut answers = Vec::with_capacity(candidates.len());
    for candidate in candidates {
        put(slots, slot, candidate.clone());
        answers.push(ask(eval, of, slots)?);
    }
    put(slots, slot, Value::Nothing);
    Ok(answers)
}

fn put(slots: &mut [Value], slot: Slot, value: Value) {
    if let Some(place) = slots.get_mut(usize::from(slot)) {
        *place = value;
    }
}

fn bound(
    eval: &mut Eval<'_>,
    constraint: &Constraint,
    candidates: &[Value],
    slots: &mut [Value],
) -> Result<Bound, Fault> {
    Ok(match constraint {
        Constraint::PerKey { slot, key, max } => {
            let max = eval.number(*max, slots)?.unwrap_or(0);
            let values = each(eval, (*slot, *key), candidates, slots, |eval, of, slots| {
                eval.eval(of, slots)
            })?;
            // What has no key stands alone.
            let mut seen: Vec<&Value> = Vec::new();
            let mut keys = Vec::with_capacity(values.len());
            for value in &values {
                let known = seen
                    .iter()
                    .position(|other| *other == value)
                    .filter(|_| !value.is_nothing());
                let at = known.unwrap_or_else(|| {
                    seen.push(value);
                    seen.len() - 1
                });
                keys.push(u32::try_from(at).unwrap_or(u32::MAX));
            }
            Bound::PerKey {
                keys,
                max: usize::try_from(max).unwrap_or(0),
            }
        }
        Constraint::Sum { slot, of, min, max } => {
            let edge = |eval: &mut Eval<'_>, edge: Option<ExprId>, slots: &mut [Value]| match edge {
                Some(edge) => eval.number(edge, slots),
                None => Ok(None),
            };
            let (min, max) = (edge(eval, *min, slots)?, edge(eval, *max, slots)?);
            let of = each(eval, (*slot, *of), candidates, slots, |eval, of, slots| {
                Ok(eval.number(of, slots)?.unwrap_or(0))
            })?;
            Bound::Sum { of, min, max }
        }
        Constraint::Roles { slot, roles } => {
            let mut fits = vec![Fits::default(); candidates.len()];
            for (role, test) in roles.iter().enumerate() {
                let fit = each(
                    eval,
                    (*slot, *test),
                    candidates,
                    slots,
                    |eval, of, slots| eval.test(of, slots),
                )?;
                for (fits, _) in fits.iter_mut().zip(fit).filter(|(_, fit)| *fit) {
                    *fits = fits.with(role);
                }
            }
            Bound::Roles {
                roles: roles.len(),
                fits,
            }
        }
        Constraint::Pairwise {
            one, other, test, ..
        } => {
            let mut apart = Vec::new();
            if !agree_anyway(eval, *test, [*one, *other], slots)? {
                for (at, first) in (0_u32..).zip(candidates) {
                    put(slots, *one, first.copy());
                    for (beside, second) in (0_u32..).zip(candidates).skip(at as usize + 1) {
                        put(slots, *other, second.copy());
                        if !eval.test(*test, slots)? {
                            apart.push((at, beside));
                        }
                    }
                }
                put(slots, *one, Value::Nothing);
                put(slots, *other, Value::Nothing);
            }
            Bound::Pairwise { apart }
        }
    })
}

/// Whether any two agree whoever they are: what of a test speaks of neither is asked once.
fn agree_anyway(
    eval: &mut Eval<'_>,
    test: ExprId,
    pair: [Slot; 2],
    slots: &mut [Value],
) -> Result<bool, Fault> {
    let program = eval.program;
    let Expr::Or(ways) = program.expr(test)? else {
        return Ok(false);
    };
    for way in ways {
        let general = pair
            .iter()
            .all(|slot| !program.book().speaks_of(*way, *slot));
        if general && eval.test(*way, slots)? {
            return Ok(true);
        }
    }
    Ok(false)
}
