//! All actions a player could begin now.

use super::judge::{Ask, is_given, unmet, weigh};
use super::list::{Finds, Mark, Offer, Offers};
use crate::evaluate::Eval;
use crate::fault::Fault;
use crate::program::{Plan, Question, WITH_ACTIONS};
use crate::run::action_of;
use crate::state::Reads;
use crate::value::Value;
use smallvec::SmallVec;
use spaceline_lang::tree::{Action, ActionId, Anchor, MenuId, THIS};
use std::ops::Range;
use std::sync::Arc;

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
pub fn offers(eval: &mut Eval<'_>, by: u8, menus: &[MenuId]) -> Result<Offers, Fault> {
    let mut search = Search::new(eval, by, false);
    let (program, state) = (eval.program, eval.state);
    for (at, menu) in menus.iter().enumerate() {
        let earlier = menus.get(..at).unwrap_or_default();
        let again = |action: &Action| action.menus.iter().any(|other| earlier.contains(other));
        let rules = program
            .code()
            .menu_actions
            .get(menu.index())
            .map_or(&[][..], Vec::as_slice);
        for action in rules {
            if !again(action_of(program, *action)?) {
                search.action(eval, *action, Value::Nothing)?;
            }
        }
        if !program.is_offered_by_cards(*menu) {
            continue;
        }
        for object in state
            .bearers(WITH_ACTIONS)
            .iter()
            .filter_map(|index| state.handle(*index))
        {
            let card = state.rec(object).and_then(|rec| rec.card());
            let Some(card) = card.and_then(|card| program.book().cards.get(card.index())) else {
                continue;
            };
            for id in &card.actions {
                let action = action_of(program, *id)?;
                if action.menus.contains(menu) && !again(action) {
                    search.action(eval, *id, Value::Object(object))?;
                }
            }
        }
        for (card, id) in program.offered_from_outside(*menu) {
            if again(action_of(program, *id)?) {
                continue;
            }
            for object in state.of_card(*card) {
                // What is in play has been asked.
                if !eval.rec(object).is_some_and(|rec| rec.in_play) {
                    search.action(eval, *id, Value::Object(object))?;
                }
            }
        }
    }
    Ok(search.done(eval))
}

/// Whether a player could initiate an action now, whatever menus are open.
///
/// # Errors
/// Faults of the scripts asked.
pub fn possible(eval: &mut Eval<'_>, action: ActionId, by: u8) -> Result<bool, Fault> {
    let mut search = Search::new(eval, by, true);
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
    Ok(!search.done(eval).is_empty())
}

/// The values of a part that are looked for once, with what was read to find them.
struct Listed {
    values: Range<usize>,
    reads: Reads,
    scoped: bool,
    acted: bool,
    fleeting: bool,
}

/// An action that is being looked for.
struct Sought<'p> {
    id: ActionId,
    action: &'p Action,
    plan: &'p Plan,
    /// For each part that depends on no earlier one, but the first, its values.
    listed: SmallVec<[Option<Listed>; 4]>,
}

struct Search {
    by: u8,
    found: Finds,
    /// Whether one is enough.
    first: bool,
}

impl Search {
    fn new(eval: &mut Eval<'_>, by: u8, first: bool) -> Self {
        Self {
            by,
            found: std::mem::take(&mut eval.work.finds),
            first,
        }
    }

    /// What was found. The room it took is left for the next search.
    fn done(mut self, eval: &mut Eval<'_>) -> Offers {
        let found = self.found.end(Mark::default());
        eval.work.finds = self.found;
        found
    }

    fn enough(&self) -> bool {
        self.first && !self.found.is_empty()
    }

    /// An action with every value of its parts.
    fn action(&mut self, eval: &mut Eval<'_>, id: ActionId, this: Value) -> Result<(), Fault> {
        if self.first {
            return self.find(eval, id, this);
        }
        let found = if this.is_nothing() {
            eval.keep_menu(id, self.by, |eval| {
                self.alone(eval, |search, eval| search.find(eval, id, Value::Nothing))
            })?
        } else {
            let question = Question::within(id.0, self.number(0), [&this]);
            return self.remembered(eval, (id, question), |search, eval| {
                search.find(eval, id, this)
            });
        };
        self.add(found);
        Ok(())
    }

    /// What a search within this one finds.
    fn alone(
        &mut self,
        eval: &mut Eval<'_>,
        find: impl FnOnce(&mut Self, &mut Eval<'_>) -> Result<(), Fault>,
    ) -> Result<Option<Arc<Offers>>, Fault> {
        let outer = self.found.begin();
        find(self, eval)?;
        let found = self.found.end(outer);
        Ok((!found.is_empty()).then(|| Arc::new(found)))
    }

    fn add(&mut self, found: Option<Arc<Offers>>) {
        if let Some(found) = found {
            self.found.add(&found);
        }
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
        (action, question): (ActionId, Option<Question>),
        find: impl FnOnce(&mut Self, &mut Eval<'_>) -> Result<(), Fault>,
    ) -> Result<(), Fault> {
        let Some(question) = question.filter(|_| !self.first) else {
            return find(self, eval);
        };
        let found = eval.keep_offers(action, question, |eval| self.alone(eval, find))?;
        self.add(found);
        Ok(())
    }

    fn find(&mut self, eval: &mut Eval<'_>, id: ActionId, this: Value) -> Result<(), Fault> {
        let slots = action_of(eval.program, id)?.slots;
        let mut slots = eval.frame(slots, &this, &Value::Player(self.by));
        // The values of the parts stand among the members at hand.
        let base = eval.work.members.len();
        let found = eval.as_text_of(this.object(), |eval| self.find_with(eval, id, &mut slots));
        eval.work.members.truncate(base);
        eval.give_back(slots);
        found
    }

    fn find_with(
        &mut self,
        eval: &mut Eval<'_>,
        id: ActionId,
        slots: &mut [Value],
    ) -> Result<(), Fault> {
        let program = eval.program;
        let action = action_of(program, id)?;
        if !is_given(eval, action, self.by, slots)? {
            return Ok(());
        }
        let plan = program.plan(id)?;
        for test in &plan.first {
            if !eval.test(*test, slots)? {
                return Ok(());
            }
        }
        let mut sought = Sought {
            id,
            action,
            plan,
            listed: SmallVec::new(),
        };
        let Some(first) = action.anchors.first() else {
            return self.complete(eval, &sought, slots);
        };
        let values = values_of(eval, first, slots)?;
        if values.is_empty() {
            return Ok(());
        }
        for (at, anchor) in action.anchors.iter().enumerate() {
            let free = at > 0 && plan.free.get(at) == Some(&true);
            let listed = if free {
                Some(list(eval, anchor, slots)?)
            } else {
                None
            };
            // Where one part can have no value there is nothing to begin.
            if listed
                .as_ref()
                .is_some_and(|listed| listed.values.is_empty())
            {
                return Ok(());
            }
            sought.listed.push(listed);
        }
        self.bind(eval, &sought, 0, values, slots)
    }

    /// The part at a position, with each of its values, and those behind it.
    fn bind(
        &mut self,
        eval: &mut Eval<'_>,
        sought: &Sought<'_>,
        at: usize,
        values: Range<usize>,
        slots: &mut [Value],
    ) -> Result<(), Fault> {
        let Some(anchor) = sought.action.anchors.get(at) else {
            return Ok(());
        };
        for value in values {
            let Some(value) = eval.member_at(value).filter(|_| !self.enough()) else {
                break;
            };
            put(slots, anchor.slot, value);
            let question = self.bound(sought, at + 1, slots);
            self.remembered(eval, (sought.id, question), |search, eval| {
                search.nest(eval, sought, at + 1, slots)
            })?;
        }
        put(slots, anchor.slot, Value::Nothing);
        Ok(())
    }

    /// The parts from a position on.
    fn nest(
        &mut self,
        eval: &mut Eval<'_>,
        sought: &Sought<'_>,
        at: usize,
        slots: &mut [Value],
    ) -> Result<(), Fault> {
        let Some(anchor) = sought.action.anchors.get(at) else {
            return self.complete(eval, sought, slots);
        };
        if let Some(Some(listed)) = sought.listed.get(at) {
            // Whoever remembers what is found here must know on what the list rests.
            eval.reads.join(&listed.reads);
            eval.scoped |= listed.scoped;
            eval.acted |= listed.acted;
            eval.fleeting |= listed.fleeting;
            return self.bind(eval, sought, at, listed.values.clone(), slots);
        }
        let values = values_of(eval, anchor, slots)?;
        let base = values.start;
        let bound = self.bind(eval, sought, at, values, slots);
        eval.work.members.truncate(base);
        bound
    }

    /// The question what can be begun with the parts that are bound.
    fn bound(&self, sought: &Sought<'_>, bound: usize, slots: &[Value]) -> Option<Question> {
        // Where nothing more is asked there is nothing to remember.
        let anchors = &sought.action.anchors;
        let listed = |at: usize| sought.plan.free.get(at) == Some(&true);
        if !sought.plan.weighed && (bound..anchors.len()).all(listed) {
            return None;
        }
        let parts = anchors.iter().take(bound).map(|anchor| anchor.slot);
        let values = std::iter::once(THIS)
            .chain(parts)
            .filter_map(|slot| slots.get(usize::from(slot)));
        Question::within(sought.id.0, self.number(bound), values)
    }

    fn complete(
        &mut self,
        eval: &mut Eval<'_>,
        sought: &Sought<'_>,
        slots: &mut [Value],
    ) -> Result<(), Fault> {
        let ask = Ask {
            action: sought.id,
            by: self.by,
        };
        let Some(picks) = weigh(eval, ask, (sought.action, sought.plan), slots)? else {
            return Ok(());
        };
        let of = |slot: u16| match slots.get(usize::from(slot)) {
            Some(value) => value.copy(),
            None => Value::Nothing,
        };
        let mut anchors = SmallVec::new();
        for anchor in &sought.action.anchors {
            anchors.push(of(anchor.slot));
        }
        self.found.push(Offer {
            action: sought.id,
            this: of(THIS),
            anchors,
            picks,
        });
        Ok(())
    }
}

fn put(slots: &mut [Value], slot: u16, value: Value) {
    if let Some(place) = slots.get_mut(usize::from(slot)) {
        std::mem::replace(place, value).discard();
    }
}

/// The values that a part can have, with earlier parts bound: where they stand among the members at hand.
fn values_of(
    eval: &mut Eval<'_>,
    anchor: &Anchor,
    slots: &mut [Value],
) -> Result<Range<usize>, Fault> {
    let base = eval.work.members.len();
    eval.push_members(anchor.from, slots)?;
    if !anchor.legal.is_empty() {
        eval.keep_members(base, |eval, value| {
            put(slots, anchor.slot, value.copy());
            Ok(unmet(eval, &anchor.legal, slots)?.is_none())
        })?;
        put(slots, anchor.slot, Value::Nothing);
    }
    Ok(base..eval.work.members.len())
}

/// The values of a part that depends on no earlier one, with what is read to find them.
fn list(eval: &mut Eval<'_>, anchor: &Anchor, slots: &mut [Value]) -> Result<Listed, Fault> {
    let reads = std::mem::take(&mut eval.reads);
    let scoped = std::mem::take(&mut eval.scoped);
    let acted = std::mem::take(&mut eval.acted);
    let fleeting = std::mem::take(&mut eval.fleeting);
    let fuel = eval.work.fuel;
    eval.work.profile.begin();
    let values = values_of(eval, anchor, slots);
    let (spent, clock) = (fuel - eval.work.fuel, eval.state.clock);
    let profile = &mut eval.work.profile;
    profile.end(None, &mut eval.reads, spent, clock);
    let listed = Listed {
        values: values?,
        reads: eval.reads,
        scoped: eval.scoped,
        acted: eval.acted,
        fleeting: eval.fleeting,
    };
    eval.work.profile.leave(&mut eval.reads, &reads);
    eval.scoped |= scoped;
    eval.acted |= acted;
    eval.fleeting |= fleeting;
    Ok(listed)
}
