//! Why somebody cannot be chosen with an action: of those who are named, who is none of the candidates, and which two
//! of them do not go together.
//!
//! Parts that nobody names are tried one by one, also those that are no possible parts: what stands against somebody
//! is told of him, though nobody else could be chosen where he is, either.

use super::{Attempt, Game};
use crate::ask::evaluate::{Eval, slot_parts};
use crate::ask::offer::{self, Ask};
use crate::ask::{Reason, Refusal, cited_too, parts_of};
use crate::fault::Fault;
use crate::value::Value;
use spaceline_lang::tree::{Action, Constraint, Expr, ExprId, Pick, Slot, THIS, YOU};

/// So many ways to fill the parts are tried.
const MOST_WAYS: usize = 400;

/// What stands against those who are named.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Against {
    /// Whether there is a way to begin the action with them.
    pub possible: bool,
    /// The refusals of the ways that there are not, those first that say most.
    pub refusals: Vec<Refusal>,
}

/// How much a refusal says: whether a text says it of somebody who is named; how many parts were possible; how many
/// conditions held.
type Weight = (bool, usize, usize);

impl Game {
    /// What stands against choosing some with an action, in each way to fill its other parts.
    ///
    /// # Errors
    /// When a script is at fault.
    pub fn against_members(&self, attempt: &Attempt) -> Result<Against, Fault> {
        self.ask(|work| {
            let mut eval = Eval::new(self.program(), self.state(), work);
            against(&mut eval, attempt)
        })
    }
}

/// A way to fill the parts of an action, as far as it has come.
struct Search<'a> {
    action: &'a Action,
    attempt: &'a Attempt,
    left: usize,
    possible: bool,
    found: Vec<(Weight, Refusal)>,
}

pub(super) fn against(eval: &mut Eval<'_>, attempt: &Attempt) -> Result<Against, Fault> {
    let action = eval.program.action(attempt.action)?;
    let mut slots = vec![Value::Nothing; usize::from(action.slots.max(2))];
    put(&mut slots, THIS, &attempt.this);
    put(&mut slots, YOU, &Value::Player(attempt.by));
    if !offer::is_given(eval, action, attempt.by, &mut slots)? {
        let refusal = Refusal {
            cites: action.named.cites.clone(),
            ..Refusal::new(Reason::Inactive)
        };
        return Ok(Against {
            possible: false,
            refusals: vec![refusal],
        });
    }
    let mut search = Search {
        action,
        attempt,
        left: MOST_WAYS,
        possible: false,
        found: Vec::new(),
    };
    search.part(eval, 0, None, &mut slots)?;
    let mut found = search.found;
    found.sort_by_key(|(weight, _)| std::cmp::Reverse(*weight));
    Ok(Against {
        possible: search.possible,
        refusals: found.into_iter().map(|(_, refusal)| refusal).collect(),
    })
}

fn put(slots: &mut [Value], slot: Slot, value: &Value) {
    if let Some(place) = slots.get_mut(usize::from(slot)) {
        place.put(value);
    }
}

impl Search<'_> {
    /// Fills the parts from one on; `barred` is what stands against one before, and how many were possible until then.
    fn part(
        &mut self,
        eval: &mut Eval<'_>,
        at: usize,
        barred: Option<&(usize, Refusal)>,
        slots: &mut Vec<Value>,
    ) -> Result<(), Fault> {
        let Some(anchor) = self.action.anchors.get(at) else {
            return self.whole(eval, barred, slots);
        };
        let said = self.attempt.anchors.get(at).filter(|one| !one.is_nothing());
        let values = match said {
            Some(said) => vec![said.clone()],
            None => eval.members(widest(eval, anchor.from)?, slots)?,
        };
        if let (true, None) = (values.is_empty(), barred) {
            let refusal = Refusal {
                reason: Reason::NoPart(anchor.name.clone()),
                cites: self.action.named.cites.clone(),
                parts: parts_of(self.action, slots),
            };
            self.found.push(((false, at, 0), refusal));
        }
        for value in values {
            if self.left == 0 {
                break;
            }
            put(slots, anchor.slot, &Value::Nothing);
            let refusal = match barred {
                Some(_) => None,
                None => part_refused(eval, self.action, at, &value, slots)?,
            };
            put(slots, anchor.slot, &value);
            let refusal = match refusal {
                None if barred.is_none() => unmet(eval, self.action, at, slots)?,
                other => other,
            };
            let refusal = refusal.map(|refusal| (at, refusal));
            self.part(eval, at + 1, refusal.as_ref().or(barred), slots)?;
        }
        put(slots, anchor.slot, &Value::Nothing);
        Ok(())
    }

    /// Judges a way in which every part is filled.
    fn whole(
        &mut self,
        eval: &mut Eval<'_>,
        barred: Option<&(usize, Refusal)>,
        slots: &mut [Value],
    ) -> Result<(), Fault> {
        self.left -= 1;
        let mut kept_out = None;
        for (at, pick) in self.action.picks.iter().enumerate() {
            let wished = self.attempt.members.get(at).map_or(&[][..], Vec::as_slice);
            kept_out = kept_out.or(refused_member(eval, self.action, pick, wished, slots)?);
        }
        if let Some((true, passed, refusal)) = kept_out {
            let possible = barred.map_or(self.action.anchors.len(), |(at, _)| *at);
            self.found.push(((true, possible, passed), refusal));
            return Ok(());
        }
        if let Some((at, refusal)) = barred {
            self.found.push(((false, *at, 0), refusal.clone()));
            return Ok(());
        }
        let ask = Ask {
            action: self.attempt.action,
            by: self.attempt.by,
        };
        let judged = offer::judge(eval, ask, &mut slots.to_vec())?;
        let all = self.action.anchors.len();
        match (judged, kept_out) {
            (Err(refusal), _) => self.found.push(((false, all, 0), *refusal)),
            (Ok(_), Some((_, passed, refusal))) => {
                self.found.push(((false, all, passed), refusal));
            }
            (Ok(_), None) => self.possible = true,
        }
        Ok(())
    }
}

/// The set in which a selection looks, before anything is asked of its members.
fn widest(eval: &Eval<'_>, id: ExprId) -> Result<ExprId, Fault> {
    let mut id = id;
    while let Expr::Filter(group) = eval.program.expr(id)? {
        let Some(from) = group.from else { break };
        id = from;
    }
    Ok(id)
}

/// Why a value cannot be a part.
pub(super) fn part_refused(
    eval: &mut Eval<'_>,
    action: &Action,
    at: usize,
    value: &Value,
    slots: &mut Vec<Value>,
) -> Result<Option<Refusal>, Fault> {
    let Some(anchor) = action.anchors.get(at) else {
        return Ok(None);
    };
    if eval.is_member(value, anchor.from, slots)? {
        return Ok(None);
    }
    let failed = eval.failed_member(value, anchor.from, slots, 0)?;
    let kind = match eval.program.expr(anchor.from)? {
        Expr::Filter(group) => group.kind,
        _ => None,
    };
    Ok(Some(Refusal {
        cites: cited_too(failed.cites.clone(), &action.named.cites),
        parts: parts_of(action, slots),
        reason: Reason::Part {
            value: value.clone(),
            chosen: false,
            kind,
            failed: Box::new(failed),
        },
    }))
}

/// What must hold once a part is known, and does not.
pub(super) fn unmet(
    eval: &mut Eval<'_>,
    action: &Action,
    at: usize,
    slots: &mut [Value],
) -> Result<Option<Refusal>, Fault> {
    let legal = action.anchors.get(at).map_or(&[][..], |one| &one.legal);
    for requirement in legal {
        if !eval.test(requirement.test, slots)? {
            return offer::requirement(eval, action, requirement, slots).map(Some);
        }
    }
    Ok(None)
}

/// Who of those who are named is no candidate, or which two of them do not go together: whether a text says why, how
/// many conditions held, and why.
fn refused_member(
    eval: &mut Eval<'_>,
    action: &Action,
    pick: &Pick,
    wished: &[Value],
    slots: &mut [Value],
) -> Result<Option<(bool, usize, Refusal)>, Fault> {
    for value in wished {
        if eval.is_member(value, pick.from, slots)? {
            continue;
        }
        let failed = eval.failed_member(value, pick.from, &mut slots.to_vec(), 0)?;
        let refusal = Refusal {
            cites: cited_too(failed.cites.clone(), &action.named.cites),
            parts: parts_of(action, slots),
            reason: Reason::Part {
                value: value.clone(),
                chosen: true,
                kind: None,
                failed: Box::new(failed.clone()),
            },
        };
        return Ok(Some((failed.is_told(), failed.passed, refusal)));
    }
    for constraint in &pick.constraints {
        let Constraint::Pairwise {
            one,
            other,
            test,
            says,
            cites,
        } = constraint
        else {
            continue;
        };
        for (at, first) in wished.iter().enumerate() {
            for second in wished.iter().skip(at + 1) {
                let mut frame = slots.to_vec();
                put(&mut frame, *one, first);
                put(&mut frame, *other, second);
                if eval.test(*test, &mut frame)? {
                    continue;
                }
                let mut parts = parts_of(action, slots);
                parts.extend(slot_parts(&frame));
                let refusal = Refusal {
                    cites: cited_too(cites.clone(), &action.named.cites),
                    parts,
                    reason: Reason::Apart {
                        one: first.clone(),
                        other: second.clone(),
                        says: *says,
                    },
                };
                return Ok(Some((true, pick.constraints.len(), refusal)));
            }
        }
    }
    Ok(None)
}
