//! Why not, and why so.

use super::{Game, members};
use crate::ask::derive::Explanation;
use crate::ask::evaluate::Eval;
use crate::ask::offer::{self, Ask, Offer, Spec};
use crate::ask::{Question, Reason, Refusal};
use crate::fault::Fault;
use crate::value::Value;
use spaceline_lang::tree::{ActionId, ExprId, FieldId, THIS, YOU};

/// An action that somebody would like to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attempt {
    /// Which.
    pub action: ActionId,
    /// Who.
    pub by: u8,
    /// The object whose text gives it; nothing for a rule's.
    pub this: Value,
    /// The values of its single parts, in order; those that are left out at the end are not judged, and for
    /// nothing between them the first is taken that there is.
    pub anchors: Vec<Value>,
    /// For each set that is chosen with it, in order, those who would be in it. Where some are named, each part that is
    /// not is tried in turn.
    pub members: Vec<Vec<Value>>,
}

impl Attempt {
    /// To take an offer, with sets that are chosen by the positions of their members.
    #[must_use]
    pub fn at(offer: &Offer, by: u8, picks: &[Vec<u32>]) -> Self {
        let named = |(spec, chosen): (&Spec, &Vec<u32>)| {
            let members = chosen.iter().map(|at| spec.candidates.get(*at as usize));
            members.flatten().cloned().collect()
        };
        Self {
            action: offer.action,
            by,
            this: offer.this.clone(),
            anchors: offer.anchors.to_vec(),
            members: offer.picks.iter().zip(picks).map(named).collect(),
        }
    }

    /// Whether those are named who would be chosen with it.
    fn names_members(&self) -> bool {
        self.members.iter().any(|members| !members.is_empty())
    }
}

impl Game {
    /// Why a field of an object, a player or (of nothing) the game is what it is.
    ///
    /// # Errors
    /// When a script is at fault.
    pub fn explain(&self, field: FieldId, of: &Value) -> Result<Explanation, Fault> {
        self.ask(|work| Eval::new(self.program(), self.state(), work).explain(field, of))
    }

    /// Why an action cannot be done now; nothing if it is offered.
    ///
    /// # Errors
    /// When a script is at fault.
    pub fn why_not(&self, attempt: &Attempt) -> Result<Option<Refusal>, Fault> {
        let refusal = self.ask(|work| {
            let mut eval = Eval::new(self.program(), self.state(), work);
            if attempt.names_members() {
                let against = members::against(&mut eval, attempt)?;
                let first = against.refusals.into_iter().next();
                return Ok(first.filter(|_| !against.possible));
            }
            judge_attempt(&mut eval, attempt)
        })?;
        if refusal.is_some() {
            return Ok(refusal);
        }
        // Nothing of its own stands against it: is it on the table at all?
        let names = attempt.names_members();
        let offered = self
            .decision()
            .is_some_and(|decision| match &decision.question {
                Question::Act { offers, .. } if decision.player == Some(attempt.by) => {
                    offers.iter().any(|offer| {
                        offer.action == attempt.action
                            && offer.this == attempt.this
                            && offer.anchors.len() >= attempt.anchors.len()
                            && offer
                                .anchors
                                .iter()
                                .zip(&attempt.anchors)
                                .all(|(one, said)| one == said || names && said.is_nothing())
                    })
                }
                _ => false,
            });
        Ok((!offered).then(|| Refusal::new(Reason::NotNow)))
    }
}

/// What a part is taken for that nobody names: the first that it can be.
fn first_member(eval: &mut Eval<'_>, of: ExprId, slots: &mut [Value]) -> Result<Value, Fault> {
    let base = eval.work.members.len();
    eval.push_members(of, slots)?;
    let first = eval.work.members.get(base).map(Value::copy);
    eval.work.members.truncate(base);
    Ok(first.unwrap_or_default())
}

/// The first thing that stands against an action, whatever menus are open.
fn judge_attempt(eval: &mut Eval<'_>, attempt: &Attempt) -> Result<Option<Refusal>, Fault> {
    let program = eval.program;
    let Ok(action) = program.action(attempt.action) else {
        return Ok(Some(Refusal::new(Reason::NoSuchAction)));
    };
    let cited = |reason| {
        Some(Refusal {
            reason,
            cites: action.named.cites.clone(),
            parts: Vec::new(),
        })
    };
    if attempt.anchors.len() > action.anchors.len() || attempt.by >= program.players() {
        return Ok(cited(Reason::NoSuchAction));
    }
    let mut slots = vec![Value::Nothing; usize::from(action.slots.max(2))];
    let set = |slots: &mut Vec<Value>, slot: u16, value: Value| {
        if let Some(place) = slots.get_mut(usize::from(slot)) {
            *place = value;
        }
    };
    set(&mut slots, THIS, attempt.this.clone());
    set(&mut slots, YOU, Value::Player(attempt.by));
    if !offer::is_given(eval, action, attempt.by, &mut slots)? {
        return Ok(cited(Reason::Inactive));
    }
    for ((anchor, said), at) in action.anchors.iter().zip(&attempt.anchors).zip(0_usize..) {
        let value = &match said {
            Value::Nothing => first_member(eval, anchor.from, &mut slots)?,
            _ => said.clone(),
        };
        if let Some(refusal) = members::part_refused(eval, action, at, value, &mut slots)? {
            return Ok(Some(refusal));
        }
        set(&mut slots, anchor.slot, value.clone());
        if let Some(refusal) = members::unmet(eval, action, at, &mut slots)? {
            return Ok(Some(refusal));
        }
    }
    if attempt.anchors.len() < action.anchors.len() {
        return Ok(None);
    }
    let judged = offer::judge(
        eval,
        Ask {
            action: attempt.action,
            by: attempt.by,
        },
        &mut slots,
    )?;
    Ok(judged.err().map(|refusal| *refusal))
}
