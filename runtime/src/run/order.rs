//! Who says in which order texts run that wait for the same event.
//!
//! In: the texts that wait, and the player to whom the event leaves their order. Out: the one that he
//! wants first, in front of the others. He is asked only where it can matter: texts of rules that speak
//! of no object keep the books, and are done before; one that does not apply any more waits for nothing; and
//! one and the same text comes to the same in any order, on equal cards and where a rule does not say `one by one`.

use super::machine::{Machine, Stop};
use crate::ask::Matter;
use crate::ask::offer::{Problem, Spec};
use crate::ask::{Choice, Question};
use crate::fault::Fault;
use crate::state::stack::FrameKind;
use crate::state::stack::{Fire, Queue};
use crate::value::{Ref, Value};
use spaceline_lang::tree::{CardId, HookId, HookRole, Verb};

/// The player to whom an event leaves the order of what waits for it.
pub(super) fn orderer(verb: &Verb, roles: &[Value]) -> Option<u8> {
    roles.get(usize::from(verb.ordered?))?.player()
}

/// A text that waits, as its player sees it.
struct Item {
    /// Where it stands among those that wait.
    at: usize,
    object: Ref,
    /// Whether its order among those of the same text does not matter.
    alike: bool,
    /// The text, and the card whose it is if that makes a difference.
    text: (HookId, Option<CardId>),
}

impl Machine<'_> {
    fn queue_mut(&mut self) -> Result<&mut Queue, Fault> {
        match &mut self.state.frames.top_mut()?.kind {
            FrameKind::Queue(queue) => Ok(queue),
            _ => Err(Fault::broken("queue")),
        }
    }

    /// Whether this player has put the innermost queue's present text in front of others.
    pub(super) fn was_chosen_by(&self, player: u8) -> bool {
        let top = self.state.frames.top().map(|frame| &frame.kind);
        matches!(top, Ok(FrameKind::Queue(queue)) if queue.chosen && queue.arranges == Some(player))
    }

    /// What a player thinks of when he thinks of a text: the object for which it waits, or else whose it
    /// is. Nothing for a text that speaks of none.
    fn item(&self, at: usize, fire: &Fire) -> Result<Option<Item>, Fault> {
        let hook = fire.text.hook;
        let each = match &self.program.hook(hook)?.role {
            HookRole::Trigger { each, .. } => *each,
            _ => None,
        };
        let bound = each.and_then(|each| fire.binds.iter().find(|(slot, _)| *slot == each.slot));
        let member = bound.and_then(|(_, value)| value.object());
        let Some(object) = member.or_else(|| fire.text.this.object()) else {
            return Ok(None);
        };
        let alike = each.is_some_and(|each| !each.one_by_one);
        let card = self.state.rec(object).and_then(|rec| rec.card());
        Ok(Some(Item {
            at,
            object,
            alike,
            text: (hook, card.filter(|_| !alike)),
        }))
    }

    /// Puts the text that is wanted next in front of those that wait. Yes if that was another than the
    /// one that stood there, or had to be asked.
    pub(super) fn order(&mut self) -> Result<bool, Stop> {
        let queue = self.queue_mut()?;
        let Some(player) = queue.arranges.filter(|_| !queue.chosen) else {
            return Ok(false);
        };
        let at = queue.next as usize;
        let waiting: Vec<Fire> = queue.fires.iter().skip(at).cloned().collect();
        if waiting.len() < 2 {
            return Ok(false);
        }
        let mut open: Vec<Item> = Vec::new();
        for (number, fire) in (at..).zip(&waiting) {
            let Some(item) = self.item(number, fire)? else {
                return self.put_first(number, false);
            };
            // Of those that are alike the first stands for all.
            let stood_for = |other: &Item| item.alike && other.text == item.text;
            if !open.iter().any(stood_for) && self.applies(fire)?.is_some() {
                open.push(item);
            }
        }
        let Some(first) = open.first() else {
            return Ok(false);
        };
        let mut candidates: Vec<Value> = Vec::new();
        for item in &open {
            let object = Value::Object(item.object);
            if !candidates.contains(&object) {
                candidates.push(object);
            }
        }
        if candidates.len() < 2 || open.iter().all(|other| other.text == first.text) {
            return self.put_first(first.at, false);
        }
        let Some(given) = self.answer() else {
            let problem = Problem::count(candidates.len(), 1, 1);
            let spec = Spec {
                candidates,
                problem,
            };
            return Self::stop(Some(player), Matter::Order, Question::Members(spec));
        };
        let chosen = match given.choice {
            Choice::Members(chosen) => chosen.first().and_then(|at| candidates.get(*at as usize)),
            _ => None,
        };
        let chosen = chosen.and_then(Value::object);
        let item = open.iter().find(|item| Some(item.object) == chosen);
        let item = item.ok_or_else(|| Fault::broken("answer of this sort"))?;
        self.put_first(item.at, true)
    }

    fn put_first(&mut self, number: usize, chosen: bool) -> Result<bool, Stop> {
        let queue = self.queue_mut()?;
        let next = queue.next as usize;
        if let Some(waiting) = queue.fires.get_mut(next..=number) {
            waiting.rotate_right(1);
        }
        queue.chosen = chosen;
        Ok(chosen || number != next)
    }
}
