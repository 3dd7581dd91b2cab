//! All actions a player could begin now.

use super::how::{How, Order};
use super::judge::{Ask, is_given, unmet, weigh};
use super::list::{Finds, Mark, Offer, Offers};
use super::solve::{Dice, Pebbles};
use crate::ask::evaluate::Eval;
use crate::fault::Fault;
use crate::link::{Plan, Question, WITH_ACTIONS};
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
    let mut search = Search::new(eval, by, How::All);
    for (action, this) in candidates(eval, menus)? {
        search.action(eval, action, this)?;
    }
    Ok(search.done(eval))
}

/// Draws one thing that a player could do from menus: an action, then its parts. Only what was drawn is weighed, and
/// what is drawn in its place if it cannot be begun. Where he may pass, passing is drawn like an action. None if he
/// passes, or can do nothing.
///
/// # Errors
/// Faults of the scripts asked.
pub fn draw(
    eval: &mut Eval<'_>,
    by: u8,
    (menus, may_pass): (&[MenuId], bool),
    dice: &mut Pebbles,
) -> Result<Offers, Fault> {
    let mut open = candidates(eval, menus)?;
    loop {
        let at = dice.below(open.len() + usize::from(may_pass));
        if at >= open.len() {
            return Ok(Offers::default());
        }
        let (action, this) = open.swap_remove(at);
        // What cannot be begun uses up no more of chance than what can, be that remembered or found out.
        let mut search = Search::new(eval, by, How::Drawn(dice.seed()));
        search.action(eval, action, this)?;
        let found = search.done(eval);
        if !found.is_empty() {
            return Ok(found);
        }
    }
}

/// The actions of menus: of the rules, and of what may give them, in their order.
fn candidates(eval: &mut Eval<'_>, menus: &[MenuId]) -> Result<Vec<(ActionId, Value)>, Fault> {
    let mut found = Vec::new();
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
            if !again(program.action(*action)?) {
                found.push((*action, Value::Nothing));
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
                let action = program.action(*id)?;
                if action.menus.contains(menu) && !again(action) {
                    found.push((*id, Value::Object(object)));
                }
            }
        }
        for (card, id) in program.offered_from_outside(*menu) {
            if again(program.action(*id)?) {
                continue;
            }
            for object in state.of_card(*card) {
                // What is in play has been asked.
                if !eval.rec(object).is_some_and(|rec| rec.in_play) {
                    found.push((*id, Value::Object(object)));
                }
            }
        }
    }
    Ok(found)
}

/// Whether a player could initiate an action now, whatever menus are open.
///
/// # Errors
/// Faults of the scripts asked.
pub fn possible(eval: &mut Eval<'_>, action: ActionId, by: u8) -> Result<bool, Fault> {
    let mut search = Search::new(eval, by, How::First);
    let declared = eval.program.action(action)?;
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
    how: How,
}

impl Search {
    fn new(eval: &mut Eval<'_>, by: u8, how: How) -> Self {
        Self {
            by,
            found: std::mem::take(&mut eval.work.finds),
            how,
        }
    }

    /// What was found. The room it took is left for the next search.
    fn done(mut self, eval: &mut Eval<'_>) -> Offers {
        let found = self.found.end(Mark::default());
        eval.work.finds = self.found;
        found
    }

    fn enough(&self) -> bool {
        !matches!(self.how, How::All) && !self.found.is_empty()
    }

    /// An action with every value of its parts.
    fn action(&mut self, eval: &mut Eval<'_>, id: ActionId, this: Value) -> Result<(), Fault> {
        if !this.is_nothing() {
            let question = Question::within(id.0, self.number(0), [&this]);
            return self.remembered(eval, (id, question), |search, eval| {
                search.find(eval, id, this)
            });
        }
        let (by, how) = (self.by, self.how);
        let mut find = |eval: &mut Eval<'_>| {
            self.alone(eval, |search, eval| search.find(eval, id, Value::Nothing))
        };
        let found = match how.kept() {
            Some(kept) => eval.keep_menu(kept, (id, by), find)?,
            None => find(eval)?,
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
        let Some((kept, question)) = self.how.kept().zip(question) else {
            return find(self, eval);
        };
        let found = eval.keep_offers(kept, (action, question), |eval| self.alone(eval, find))?;
        self.add(found);
        Ok(())
    }

    fn find(&mut self, eval: &mut Eval<'_>, id: ActionId, this: Value) -> Result<(), Fault> {
        let slots = eval.program.action(id)?.slots;
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
        let action = program.action(id)?;
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
        let (how, base) = (self.how, values.start);
        let mut order = Order::of(&values, how);
        while let Some(number) = order.next() {
            let Some(value) = eval.member_at(number).filter(|_| !self.enough()) else {
                break;
            };
            if let How::Drawn(seed) = how {
                // The same for this value whatever was tried before it.
                let branch = (number - base + 1) as u64;
                self.how = How::Drawn(Pebbles::new(seed ^ branch.rotate_right(8)).seed());
            }
            put(slots, anchor.slot, value);
            let question = self.bound(sought, at + 1, slots);
            self.remembered(eval, (sought.id, question), |search, eval| {
                search.nest(eval, sought, at + 1, slots)
            })?;
        }
        self.how = how;
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
    let before = eval.begin();
    let values = values_of(eval, anchor, slots);
    let (spent, clock) = (before.fuel - eval.work.fuel, eval.state.clock);
    let profile = &mut eval.work.profile;
    profile.end(None, &mut eval.reads, spent, clock);
    let listed = values.map(|values| Listed {
        values,
        reads: eval.reads,
        scoped: eval.scoped,
        acted: eval.acted,
        fleeting: eval.fleeting,
    });
    eval.leave(&before);
    listed
}
