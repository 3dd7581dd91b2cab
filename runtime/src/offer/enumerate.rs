//! All actions a player could begin now.

use super::judge::{Ask, is_given, judge, unmet};
use super::spec::Spec;
use crate::evaluate::Eval;
use crate::fault::Fault;
use crate::program::Question;
use crate::run::action_of;
use crate::value::Value;
use serde::{Deserialize, Serialize};
use spaceline_lang::tree::{Action, ActionId, Anchor, MenuId, THIS, YOU};
use std::sync::Arc;

/// An action that could be begun.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Offer {
    /// Which.
    pub action: ActionId,
    /// The object whose text gives it; nothing for a rule's.
    pub this: Value,
    /// The values of its single parts, in order.
    pub anchors: Vec<Value>,
    /// The sets to choose with it. An action may ask for more once it has begun.
    pub picks: Arc<[Spec]>,
}

pub(crate) fn members_at(list: &[Value], chosen: &[u32]) -> Vec<Value> {
    chosen
        .iter()
        .filter_map(|at| list.get(*at as usize).cloned())
        .collect()
}

/// Enumerates what a player could do from menus.
///
/// # Errors
/// Faults of the scripts asked.
pub fn offers(eval: &mut Eval<'_>, by: u8, menus: &[MenuId]) -> Result<Vec<Offer>, Fault> {
    let mut search = Search {
        by,
        found: Vec::new(),
        first: false,
    };
    let program = eval.program;
    for (at, menu) in menus.iter().enumerate() {
        let earlier = menus.get(..at).unwrap_or_default();
        let listed = |action: &Action| {
            action.menus.contains(menu) && !action.menus.iter().any(|other| earlier.contains(other))
        };
        let rules = program
            .code()
            .menu_actions
            .get(menu.index())
            .map_or(&[][..], Vec::as_slice);
        for action in rules {
            if listed(action_of(program, *action)?) {
                search.action(eval, *action, Value::Nothing)?;
            }
        }
        for (object, rec) in eval.state.objects().filter(|(_, rec)| rec.in_play) {
            let Some(card) = rec
                .card()
                .and_then(|card| program.book().cards.get(card.index()))
            else {
                continue;
            };
            for action in &card.actions {
                if listed(action_of(program, *action)?) {
                    search.action(eval, *action, Value::Object(object))?;
                }
            }
        }
    }
    Ok(search.found)
}

/// Whether a player could initiate an action now, whatever menus are open.
///
/// # Errors
/// Faults of the scripts asked.
pub fn possible(eval: &mut Eval<'_>, action: ActionId, by: u8) -> Result<bool, Fault> {
    let mut search = Search {
        by,
        found: Vec::new(),
        first: true,
    };
    let declared = action_of(eval.program, action)?;
    match &declared.source {
        None => search.action(eval, action, Value::Nothing)?,
        Some(source) => {
            for object in eval.state.of_card(source.card) {
                // A handle tells which life of the object it is.
                eval.rec(object);
                search.action(eval, action, Value::Object(object))?;
            }
        }
    }
    Ok(!search.found.is_empty())
}

struct Search {
    by: u8,
    found: Vec<Offer>,
    /// Whether one is enough.
    first: bool,
}

impl Search {
    fn enough(&self) -> bool {
        self.first && !self.found.is_empty()
    }

    /// An action with every value of its parts.
    fn action(&mut self, eval: &mut Eval<'_>, id: ActionId, this: Value) -> Result<(), Fault> {
        let question = Question::within(id.0, self.number(0), [&this]);
        self.remembered(eval, question, |search, eval| search.find(eval, id, this))
    }

    /// A number for the player and for how many parts are bound.
    fn number(&self, bound: usize) -> u64 {
        (bound as u64) << 8 | u64::from(self.by)
    }

    /// Finds what can be begun, unless it is remembered. Each value of each part is remembered by
    /// itself, so that a change elsewhere does not let all of them be weighed anew.
    fn remembered(
        &mut self,
        eval: &mut Eval<'_>,
        question: Option<Question>,
        find: impl FnOnce(&mut Self, &mut Eval<'_>) -> Result<(), Fault>,
    ) -> Result<(), Fault> {
        let Some(question) = question.filter(|_| !self.first) else {
            return find(self, eval);
        };
        let by = self.by;
        let offers = eval.keep_offers(question, |eval| {
            let mut search = Self {
                by,
                found: Vec::new(),
                first: false,
            };
            find(&mut search, eval)?;
            Ok((!search.found.is_empty()).then(|| Arc::new(search.found)))
        })?;
        self.found
            .extend(offers.iter().flat_map(|offers| offers.iter()).cloned());
        Ok(())
    }

    fn find(&mut self, eval: &mut Eval<'_>, id: ActionId, this: Value) -> Result<(), Fault> {
        let program = eval.program;
        let action = action_of(program, id)?;
        let mut slots = vec![Value::Nothing; usize::from(action.slots.max(2))];
        for (slot, value) in [(THIS, this), (YOU, Value::Player(self.by))] {
            if let Some(place) = slots.get_mut(usize::from(slot)) {
                *place = value;
            }
        }
        if !is_given(eval, action, self.by, &mut slots)? {
            return Ok(());
        }
        if let Some(plan) = program.plan(id) {
            for test in &plan.first {
                if !eval.test(*test, &mut slots)? {
                    return Ok(());
                }
            }
        }
        self.nest(eval, id, &action.anchors, &mut slots)
    }

    fn nest(
        &mut self,
        eval: &mut Eval<'_>,
        id: ActionId,
        anchors: &[Anchor],
        slots: &mut [Value],
    ) -> Result<(), Fault> {
        let Some((anchor, rest)) = anchors.split_first() else {
            return self.complete(eval, id, slots);
        };
        let slot = usize::from(anchor.slot);
        for value in eval.members(anchor.from, slots)? {
            if self.enough() {
                break;
            }
            if let Some(place) = slots.get_mut(slot) {
                *place = value;
            }
            if unmet(eval, &anchor.legal, slots)?.is_none() {
                let question = self.bound(eval, id, rest.len(), slots)?;
                self.remembered(eval, question, |search, eval| {
                    search.nest(eval, id, rest, slots)
                })?;
            }
        }
        if let Some(place) = slots.get_mut(slot) {
            *place = Value::Nothing;
        }
        Ok(())
    }

    /// The question what can be begun with the parts that are bound.
    fn bound(
        &self,
        eval: &Eval<'_>,
        id: ActionId,
        left: usize,
        slots: &[Value],
    ) -> Result<Option<Question>, Fault> {
        // Where nothing more is asked there is nothing to remember.
        if left == 0 && !eval.program.plan(id).is_some_and(|plan| plan.weighed) {
            return Ok(None);
        }
        let anchors = &action_of(eval.program, id)?.anchors;
        let bound = anchors.len().saturating_sub(left);
        let parts = anchors.iter().take(bound).map(|anchor| anchor.slot);
        let values = std::iter::once(THIS)
            .chain(parts)
            .filter_map(|slot| slots.get(usize::from(slot)));
        Ok(Question::within(id.0, self.number(bound), values))
    }

    fn complete(
        &mut self,
        eval: &mut Eval<'_>,
        id: ActionId,
        slots: &mut [Value],
    ) -> Result<(), Fault> {
        if let Ok(picks) = judge(
            eval,
            Ask {
                action: id,
                by: self.by,
            },
            slots,
        )? {
            let action = action_of(eval.program, id)?;
            let of = |slot: u16| slots.get(usize::from(slot)).cloned().unwrap_or_default();
            let anchors = action
                .anchors
                .iter()
                .map(|anchor| of(anchor.slot))
                .collect();
            self.found.push(Offer {
                action: id,
                this: of(THIS),
                anchors,
                picks: picks.into(),
            });
        }
        Ok(())
    }
}
