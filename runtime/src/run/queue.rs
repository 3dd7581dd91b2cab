//! Texts that wait for their turn: what an event, a stage or the settling has set off.
//!
//! In: standing texts that were found to apply, with what their patterns bound. Out: their bodies,
//! run one after another; an optional one asks first, and one whose source is gone is passed over.

use super::event::Event;
use super::machine::{Flow, Machine, Stop};
use super::react::bind_slots;
use crate::ask::Matter;
use crate::fault::Fault;
use crate::link::Program;
use crate::link::code::Pc;
use crate::state::stack::{Fire, Queue};
use crate::state::stack::{FrameKind, Hooked};
use crate::value::Value;
use spaceline_lang::tree::{Around, ExprId, HookRole, LimitUse, Slot, VerbId};

/// What a text of a role needs before its body runs.
struct Terms<'a> {
    /// Of whom it speaks, where it waits once for each of several.
    each: Option<(Slot, ExprId)>,
    by: Option<ExprId>,
    able: Option<ExprId>,
    limits: &'a [LimitUse],
    again: Option<ExprId>,
}

fn terms(role: &HookRole) -> Terms<'_> {
    match role {
        HookRole::Instead {
            by, able, limits, ..
        } => Terms {
            each: None,
            by: *by,
            able: *able,
            limits,
            again: None,
        },
        HookRole::Trigger {
            each,
            by,
            able,
            limits,
            ..
        } => Terms {
            each: each.map(|each| (each.slot, each.set)),
            by: *by,
            able: *able,
            limits,
            again: None,
        },
        // What is kept true may have become so by an earlier text of the same round.
        HookRole::Whenever { each, test, .. } => Terms {
            each: *each,
            by: None,
            able: None,
            limits: &[],
            again: *test,
        },
        HookRole::Around { .. }
        | HookRole::Change { .. }
        | HookRole::Marks { .. }
        | HookRole::Verdict { .. } => Terms {
            each: None,
            by: None,
            able: None,
            limits: &[],
            again: None,
        },
    }
}

/// What became of a waiting text.
pub(super) enum Fate {
    /// Its body runs now.
    Runs,
    /// It does not apply (any more), or was declined.
    Not,
}

impl Machine<'_> {
    /// Lets texts run, unless there are none.
    pub(super) fn push_queue(&mut self, queue: Queue) -> Result<(), Fault> {
        if queue.fires.is_empty() {
            return Ok(());
        }
        self.state
            .frames
            .push_with(FrameKind::Queue(Box::new(queue)), Pc(0), Vec::new())
    }

    /// The next of the waiting texts.
    pub(super) fn run_queue(&mut self) -> Result<Flow, Stop> {
        let program = self.program;
        let FrameKind::Queue(queue) = &self.state.frames.top()?.kind else {
            return Err(Fault::broken("queue").into());
        };
        let Some(fire) = queue.fires.get(queue.next as usize) else {
            self.state.frames.pop();
            return Ok(Flow::On);
        };
        let (fire, subject, amount, instead) = (
            fire.clone(),
            queue.subject.clone(),
            queue.amount.clone(),
            queue.instead,
        );
        self.state.running.subject = subject;
        self.state.running.amount = amount;
        if self.order()? {
            return Ok(Flow::On);
        }
        self.state.frames.work_for(&fire.text.this);
        let fate = self.fire(program, &fire, instead)?;
        // The body, if it runs, stands above the queue by now.
        let at = self.state.frames.frames.len().checked_sub(match fate {
            Fate::Runs => 2,
            Fate::Not => 1,
        });
        let frame = at.and_then(|at| self.state.frames.frames.get_mut(at));
        if let Some(FrameKind::Queue(queue)) = frame.map(|frame| &mut frame.kind) {
            queue.next += 1;
            queue.chosen = false;
        }
        Ok(Flow::On)
    }

    /// What the slots of a text hold, if it still applies.
    pub(super) fn applies(&mut self, fire: &Fire) -> Result<Option<Vec<Value>>, Fault> {
        let text = &fire.text;
        let hook = self.program.hook(text.hook)?;
        let gone = text
            .this
            .object()
            .is_some_and(|this| self.state.rec(this).is_none());
        if gone && text.effect == 0 {
            return Ok(None);
        }
        let mut slots = self.hook_slots(text)?;
        bind_slots(&fire.binds, &mut slots);
        let terms = terms(&hook.role);
        if let Some((slot, over)) = terms.each {
            let member = slots.get(usize::from(slot)).cloned().unwrap_or_default();
            if !self.members_with(over, &mut slots)?.contains(&member) {
                return Ok(None);
            }
            if let Some(place) = slots.get_mut(usize::from(slot)) {
                *place = member;
            }
        }
        let applies = self.all_hold(&[terms.again, terms.able], &mut slots)?
            && self.within_limits(terms.limits, &mut slots)?;
        Ok(applies.then_some(slots))
    }

    /// Starts the body of a text, if it still applies and is wanted.
    pub(super) fn fire(
        &mut self,
        program: &Program,
        fire: &Fire,
        instead: Option<VerbId>,
    ) -> Result<Fate, Stop> {
        let text = &fire.text;
        let Some(mut slots) = self.applies(fire)? else {
            return Ok(Fate::Not);
        };
        let hook = program.hook(text.hook)?;
        let terms = terms(&hook.role);
        if let Some(by) = terms.by {
            let by = self.eval_with(by, &mut slots)?;
            let Some(player) = by.player() else {
                return Ok(Fate::Not);
            };
            // Whoever put it before the others wants it.
            let wanted = self.was_chosen_by(player);
            let about = Matter::Text(text.hook, text.this.clone());
            if !wanted && !self.ask_whether(player, about)? {
                return Ok(Fate::Not);
            }
        }
        self.count_limits(terms.limits, &mut slots)?;
        if let HookRole::Around {
            when: Around::Instead,
            body: None,
            ..
        } = hook.role
        {
            return Ok(Fate::Not);
        }
        let Some(Some(pc)) = program.code().hooks.get(text.hook.index()) else {
            return Ok(Fate::Not);
        };
        let hooked = Hooked {
            hook: text.hook,
            this: text.this.clone(),
            effect: text.effect,
            instead,
        };
        self.note(|| Event::Text {
            hook: hooked.hook,
            this: hooked.this.clone(),
        });
        // A frame for asking may have more room than the text needs.
        slots.truncate(usize::from(hook.slots).max(2));
        self.state
            .frames
            .push_with(FrameKind::Hook(Box::new(hooked)), *pc, slots)?;
        Ok(Fate::Runs)
    }
}
