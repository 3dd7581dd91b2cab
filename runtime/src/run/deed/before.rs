//! What comes before a verb: texts that do something else instead, and those that forbid it.

use super::super::event::Event;
use super::super::machine::{Flow, Machine, Stop};
use super::super::queue::Fate;
use super::super::react::{Match, same_object};
use super::verb_of;
use crate::fault::Fault;
use crate::link::{Channel, Program};
use crate::state::Standing;
use crate::state::stack::{Frame, FrameKind, Phase};
use crate::value::{Set, Value};
use spaceline_lang::tree::{Rank, Slot, VerbId, YOU};

/// What a card says goes before what rules say, and the house rules of a format before both.
fn last_word(program: &Program, text: &Standing) -> u8 {
    match program.hook(text.hook).map(|hook| hook.rank) {
        Ok(Rank::House) => 0,
        Ok(Rank::Card | Rank::Ruling | Rank::Errata) => 1,
        Ok(Rank::Rule | Rank::Overriding) | Err(_) => 2,
    }
}

impl Machine<'_> {
    /// A text that does something else instead; otherwise prohibitions, and then what comes before.
    pub(super) fn look_instead(&mut self, verb: VerbId, from: u32) -> Result<Flow, Stop> {
        let program = self.program;
        if program.is_used(program.channel(Channel::Instead(verb))) {
            let roles = self.roles(verb)?;
            let mut all: Vec<Match> = Vec::new();
            let texts = self.ask_of().standing(Channel::Instead(verb))?;
            let mut texts: Vec<&Standing> = texts.iter().collect();
            texts.sort_by_key(|text| last_word(program, text));
            for text in texts {
                if !self.descends_from(text, verb) {
                    all.extend(self.matches(text, verb, &roles)?);
                }
            }
            for (at, (role, fire)) in (0_u32..).zip(&all).skip(from as usize) {
                // Asked again, this text is the first that matters, so the question is the same.
                self.deed_mut()?.phase = Phase::Instead(at);
                (self.state.running.subject, self.state.running.amount) = self.about(&roles);
                let depth = self.state.frames.frames.len();
                if let Fate::Not = self.fire(program, fire, Some(verb))? {
                    continue;
                }
                let next = all
                    .iter()
                    .take(at as usize)
                    .filter(|(other, _)| other != role)
                    .count();
                self.set_aside(
                    depth,
                    role.as_ref(),
                    u32::try_from(next).unwrap_or(u32::MAX),
                )?;
                self.spare(depth)?;
                return Ok(Flow::On);
            }
        }
        self.forbid(verb)
    }

    /// A text deals with the verb's object otherwise. If the verb is done to several at once, it goes
    /// on with the others, and with the texts that were not heard yet.
    fn set_aside(
        &mut self,
        depth: usize,
        role: Option<&(Slot, Value)>,
        next: u32,
    ) -> Result<(), Fault> {
        let stack = &mut self.state.frames;
        let Some(frame) = depth.checked_sub(1).and_then(|at| stack.frames.get_mut(at)) else {
            return Err(Fault::broken("verb being done"));
        };
        let FrameKind::Verb(deed) = &mut frame.kind else {
            return Err(Fault::broken("verb being done"));
        };
        deed.phase = Phase::Settle;
        let Some((slot, one)) = role else {
            return Ok(());
        };
        let Some(place) = stack
            .slots
            .get_mut(frame.slots as usize + usize::from(*slot))
        else {
            return Ok(());
        };
        if let Value::Set(set) = &*place {
            let left: Vec<Value> = set.iter().filter(|other| *other != one).cloned().collect();
            if !left.is_empty() {
                deed.phase = Phase::Instead(next);
            }
            *place = Value::Set(Set::of_distinct(left));
        }
        Ok(())
    }

    /// Whether a verb is done by a text instead of the same verb.
    fn descends_from(&self, text: &Standing, verb: VerbId) -> bool {
        self.state
            .frames
            .frames
            .iter()
            .any(|frame: &Frame| match &frame.kind {
                FrameKind::Hook(hooked) => {
                    hooked.instead == Some(verb)
                        && hooked.hook == text.hook
                        && hooked.effect == text.effect
                        && same_object(&hooked.this, &text.this)
                }
                _ => false,
            })
    }

    pub(super) fn forbid(&mut self, verb: VerbId) -> Result<Flow, Stop> {
        let program = self.program;
        if program.is_judged(verb) {
            let declared = verb_of(program, verb)?;
            let by = self.state.frames.slot(YOU);
            let roles = self.roles(verb)?;
            let several = declared
                .at_once
                .then(|| roles.iter().position(|role| matches!(role, Value::Set(_))))
                .flatten();
            match several.and_then(|at| Some((at, roles.get(at)?, declared.params.get(at)?))) {
                Some((at, Value::Set(set), param)) => {
                    let mut kept = Vec::with_capacity(set.len());
                    for one in set {
                        let mut single = roles.clone();
                        if let Some(place) = single.get_mut(at) {
                            *place = one.clone();
                        }
                        if self.permits(verb, &by, &single)? {
                            kept.push(one.clone());
                        }
                    }
                    let nothing_left = kept.is_empty() && !set.is_empty();
                    self.state
                        .frames
                        .set_slot(param.slot, Value::Set(Set::of_distinct(kept)))?;
                    if nothing_left {
                        return self.phase(Phase::Settle);
                    }
                }
                _ => {
                    if !self.permits(verb, &by, &roles)? {
                        return self.phase(Phase::Settle);
                    }
                }
            }
        }
        self.deed_mut()?.phase = Phase::Before;
        if program.is_used(program.channel(Channel::Before(verb))) {
            let texts = self.ask_of().standing(Channel::Before(verb))?;
            let roles = self.roles(verb)?;
            let mut fires = Vec::new();
            for text in texts.iter() {
                fires.extend(self.fires_of(text, verb, &roles)?);
            }
            self.push_fires(fires, verb, &roles)?;
        }
        Ok(Flow::On)
    }

    fn permits(&mut self, verb: VerbId, by: &Value, roles: &[Value]) -> Result<bool, Fault> {
        let verdict = crate::ask::offer::verdict(
            &mut self.ask_of(),
            spaceline_lang::tree::Act::Verb(verb),
            by,
            roles,
        )?;
        if !verdict.allowed {
            let because = verdict.because.map(|text| text.hook);
            self.note(|| Event::Forbidden {
                verb,
                by: by.player(),
                roles: roles.to_vec(),
                because,
            });
        }
        Ok(verdict.allowed)
    }
}
