//! Keeping true what is kept true, and ending what lasts.
//!
//! In: a position after the outermost verb or an action is done. Out: the same with every `whenever`
//! at rest. Each round finds all that apply and runs them one after another, each only if it still
//! applies, until a round changes nothing; a book in which they never come to rest is at fault.

use super::machine::{Flow, Machine, Stop};
use crate::fault::{Fault, FaultKind};
use crate::link::Channel;
use crate::link::code::Pc;
use crate::state::stack::FrameKind;
use crate::state::stack::{Fire, Queue};
use crate::state::{Ends, Happening, Lasting};
use crate::value::{Moment, Value};
use spaceline_lang::tree::{HookId, HookRole, VerbId, YOU};

/// At most so many rounds.
const ROUNDS: u16 = 1_000;

/// What is kept true, and of whom.
fn of_fire(fire: &Fire) -> (HookId, Value) {
    let member = fire.binds.first().map(|(_, member)| member.clone());
    (fire.text.hook, member.unwrap_or_default())
}

impl Machine<'_> {
    /// Lets things settle next, unless they are being settled or nothing has changed.
    pub(crate) fn push_settle(&mut self) -> Result<(), Fault> {
        let frames = &self.state.frames;
        let settling = frames
            .frames
            .iter()
            .any(|frame| matches!(frame.kind, FrameKind::Settle(..)));
        if settling || frames.settled == Moment(self.state.clock()) {
            return Ok(());
        }
        let whenever = self
            .program
            .is_used(self.program.channel(Channel::Whenever));
        let fading = self
            .state
            .effects()
            .any(|(_, effect)| matches!(effect.ends, Ends::When(_)));
        if !whenever && !fading {
            return Ok(());
        }
        self.state
            .frames
            .push_with(FrameKind::Settle(0, Moment(0)), Pc(0), Vec::new())
    }

    /// One round.
    pub(super) fn run_settle(&mut self, rounds: u16, since: Moment) -> Result<Flow, Stop> {
        if rounds >= ROUNDS {
            return Err(FaultKind::Unsettled.into());
        }
        self.end_when()?;
        // A round that changed nothing will change nothing again: what a text wants may be forbidden.
        let idle = rounds > 0 && self.state.clock() == since.0;
        let fires = if idle { Vec::new() } else { self.unsettled()? };
        if fires.is_empty() {
            self.state.frames.pop();
            self.state.frames.settled = Moment(self.state.clock());
            return Ok(Flow::On);
        }
        let clock = self.state.clock();
        self.state.frames.top_mut()?.kind = FrameKind::Settle(rounds + 1, Moment(clock));
        self.push_queue(Queue {
            fires,
            ..Queue::default()
        })?;
        Ok(Flow::On)
    }

    fn unsettled(&mut self) -> Result<Vec<Fire>, Fault> {
        let program = self.program;
        let mut fires = Vec::new();
        if !program.is_used(program.channel(Channel::Whenever)) {
            return Ok(fires);
        }
        let mut eval = self.ask_of();
        for text in eval.standing(Channel::Whenever)?.iter() {
            let HookRole::Whenever { each, .. } = &program.hook(text.hook)?.role else {
                continue;
            };
            let fire = |binds| Fire {
                text: text.clone(),
                binds,
            };
            for member in eval.wants(text)?.iter().flat_map(|wants| wants.iter()) {
                let bind = each.map(|(slot, _)| (slot, member.clone()));
                fires.push(fire(bind.into_iter().collect()));
            }
        }
        let spared = &mut self.state.frames.spared;
        if !spared.is_empty() {
            spared.retain(|kept| fires.iter().any(|fire| *kept == of_fire(fire)));
            fires.retain(|fire| !spared.contains(&of_fire(fire)));
        }
        Ok(fires)
    }

    /// Remembers what is kept true, if that is what does the verb under `depth` frames, in the place of which
    /// something else is done.
    pub(super) fn spare(&mut self, depth: usize) -> Result<(), Fault> {
        let program = self.program;
        let stack = &mut self.state.frames;
        let below = stack.frames.iter().take(depth).rev();
        let mut hooks = below.filter_map(|frame| match &frame.kind {
            FrameKind::Hook(hooked) => Some((frame, hooked)),
            _ => None,
        });
        let Some((frame, hooked)) = hooks.next() else {
            return Ok(());
        };
        let HookRole::Whenever { each, .. } = &program.hook(hooked.hook)?.role else {
            return Ok(());
        };
        let member = each.as_ref().and_then(|(slot, _)| {
            let at = frame.slots as usize + usize::from(*slot);
            stack.slots.get(at).cloned()
        });
        let kept = (hooked.hook, member.unwrap_or_default());
        if !stack.spared.contains(&kept) {
            stack.spared.push(kept);
        }
        Ok(())
    }

    /// Ends what lasts until its expression has become true.
    fn end_when(&mut self) -> Result<(), Fault> {
        let fading: Vec<u64> = self
            .state
            .effects()
            .filter(|(_, effect)| matches!(effect.ends, Ends::When(_)))
            .map(|(moment, _)| moment)
            .collect();
        for moment in fading {
            let Some(effect) = self.state.effect(moment) else {
                continue;
            };
            let Ends::When(test) = effect.ends else {
                continue;
            };
            let mut slots = vec![effect.this.clone(), effect.you.clone()];
            slots.extend(effect.captures.iter().cloned());
            if let Lasting::Text(hook) = effect.what {
                let room = self
                    .program
                    .hook(hook)
                    .map_or(0, |hook| usize::from(hook.slots));
                slots.resize(room.max(slots.len()), Value::Nothing);
            }
            if self.test_with(test, &mut slots)? {
                self.state.end_effect(self.program, moment);
            }
        }
        Ok(())
    }

    /// What lasts until something that this event is, by its moments.
    pub(super) fn ended_by(&mut self, verb: VerbId, roles: &[Value]) -> Result<Vec<u64>, Fault> {
        let waiting: Vec<(u64, Value)> = self
            .state
            .effects()
            .filter_map(|(moment, effect)| match &effect.ends {
                Ends::Happening(of) => Some((moment, of.clone())),
                _ => None,
            })
            .collect();
        let mut ended = Vec::new();
        if waiting.is_empty() {
            return Ok(ended);
        }
        let event = Happening {
            verb,
            by: self.state.frames.slot(YOU).player(),
            acting: self.state.frames.acting(),
            roles: roles.to_vec(),
        };
        for (moment, of) in waiting {
            if self.ask_of().is_meant(&of, &event)? {
                ended.push(moment);
            }
        }
        Ok(ended)
    }

    /// Ends, or counts down, what lasts until such an event.
    pub(super) fn end_with_event(
        &mut self,
        verb: VerbId,
        by: &Value,
        roles: &[Value],
    ) -> Result<(), Fault> {
        let concerned: Vec<(u64, Ends)> = self
            .state
            .effects()
            .filter(
                |(_, effect)| matches!(effect.ends, Ends::Event { verb: ends, .. } if ends == verb),
            )
            .map(|(moment, effect)| (moment, effect.ends.clone()))
            .collect();
        // Whose event it is: the player it speaks of, or else the one who did it.
        let whose = roles
            .iter()
            .find(|role| matches!(role, Value::Player(_)))
            .unwrap_or(by);
        for (moment, ends) in concerned {
            let Ends::Event {
                verb,
                of,
                left,
                was,
            } = ends
            else {
                continue;
            };
            if !of.is_nothing() && of != *whose {
                continue;
            }
            if let Some((what, was)) = &was
                && self
                    .ask_of()
                    .eval(*what, &mut [Value::Nothing, Value::Nothing])?
                    == *was
            {
                continue;
            }
            match left.checked_sub(1) {
                Some(left) if left > 0 => {
                    let ends = Ends::Event {
                        verb,
                        of,
                        left,
                        was,
                    };
                    self.state.set_ends(moment, ends);
                }
                _ => self.state.end_effect(self.program, moment),
            }
        }
        Ok(())
    }
}
