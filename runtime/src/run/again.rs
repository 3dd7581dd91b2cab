//! Whether what a text does counts beside what copies of it have done.
//!
//! In: a verb that a waiting text is about to do, and what the texts that waited with it have done so
//! far. Out: whether it is done. The machine keeps the book; the law `counts_again` says what comes of
//! it, so that the copies of a card that are not cumulative come to one also where they change no
//! number but kill, draw or score.

use super::event::Event;
use super::machine::Machine;
use crate::ask::derive::ChangeRecord;
use crate::fault::Fault;
use crate::state::Standing;
use crate::state::stack::Done;
use crate::state::stack::FrameKind;
use crate::value::{Set, Value};
use spaceline_lang::tree::{ChangeHow, HookId, THIS, VerbId, YOU};

impl Machine<'_> {
    /// Whether the verb of the innermost frame counts. What counts is noted for the texts that follow.
    pub(super) fn counts(&mut self, verb: VerbId) -> Result<bool, Fault> {
        let program = self.program;
        let Some(law) = program.book().laws.counts_again else {
            return Ok(true);
        };
        let Some((queue, now)) = self.done_by_text(verb)? else {
            return Ok(true);
        };
        let before: Vec<Done> = match self.state.frames.frames.get(queue).map(|at| &at.kind) {
            Some(FrameKind::Queue(queue)) => queue
                .done
                .iter()
                .filter(|done| {
                    done.clause == now.clause
                        && done.verb == verb
                        && !super::react::same_object(&done.text.this, &now.text.this)
                })
                .cloned()
                .collect(),
            _ => return Ok(true),
        };
        let counts = before.is_empty() || {
            let records = before.iter().chain([&now]).map(record).collect();
            self.ask_of().with_changes(records, |eval, mut changes| {
                let asked = changes.pop().unwrap_or_default();
                let args = [asked, Value::Set(Set::of_distinct(changes))];
                eval.call(law, &args, &Value::Nothing, &Value::Nothing)
            })? == Value::Truth(true)
        };
        if counts {
            let frame = self.state.frames.frames.get_mut(queue);
            if let Some(FrameKind::Queue(queue)) = frame.map(|frame| &mut frame.kind) {
                queue.done.push(now);
            }
        } else {
            let by = self.state.frames.slot(YOU).player();
            let roles = self.roles(verb)?;
            self.note(|| Event::Uncounted { verb, by, roles });
        }
        Ok(counts)
    }

    /// The text of whose own the verb of the innermost frame is, with the position of the queue in which
    /// that text waited; none for what verbs and actions do, and for what rules do of themselves.
    fn done_by_text(&self, verb: VerbId) -> Result<Option<(usize, Done)>, Fault> {
        let stack = &self.state.frames;
        let hooks = u32::try_from(self.program.book().hooks.len()).unwrap_or(u32::MAX);
        let mut kept: Option<(u32, Value)> = None;
        let mut found: Option<&crate::state::stack::Hooked> = None;
        let below = stack.frames.len().saturating_sub(1);
        for (at, frame) in stack.frames.iter().enumerate().take(below).rev() {
            match &frame.kind {
                FrameKind::Effects(quote) if kept.is_none() && found.is_none() => {
                    let this = stack.slots.get(frame.slots as usize + usize::from(THIS));
                    kept = Some((
                        hooks.saturating_add(quote.0),
                        this.cloned().unwrap_or_default(),
                    ));
                }
                FrameKind::Hook(hooked) if found.is_none() => found = Some(hooked),
                FrameKind::Effects(_) | FrameKind::Procedure(_) if found.is_none() => {}
                FrameKind::Queue(queue) => {
                    let fire = queue.fires.get((queue.next as usize).saturating_sub(1));
                    let (Some(hooked), Some(fire)) = (found, fire) else {
                        return Ok(None);
                    };
                    let mut text = fire.text.clone();
                    let mut clause = hooked.hook.0;
                    if let Some((number, this)) = kept {
                        (clause, text.this) = (number, this);
                    }
                    if text.this.is_nothing() {
                        return Ok(None);
                    }
                    let roles = self.roles(verb)?;
                    let object = roles.into_iter().find(|role| role.object().is_some());
                    let target = object.unwrap_or_else(|| stack.slot(YOU));
                    let done = Done {
                        text,
                        clause,
                        verb,
                        target,
                    };
                    return Ok(Some((at, done)));
                }
                _ => return Ok(None),
            }
        }
        Ok(None)
    }
}

/// What a law reads of it.
fn record(done: &Done) -> ChangeRecord {
    ChangeRecord {
        standing: Standing {
            hook: HookId(done.clause),
            ..done.text.clone()
        },
        target: done.target.clone(),
        how: ChangeHow::Add,
        amount: Value::Nothing,
        cumulative: false,
        limit: None,
    }
}
