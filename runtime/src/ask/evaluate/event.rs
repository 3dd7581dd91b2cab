//! Whether an event is one that a text means.

use super::Eval;
use crate::fault::Fault;
use crate::state::{Aspect, Happening};
use crate::value::Value;
use spaceline_lang::tree::EventPattern;

impl Eval<'_> {
    /// Whether text means an event. Where a role has several objects they are put into its slot one
    /// at a time; the slots are left as they were when the test first held.
    ///
    /// # Errors
    /// Faults of the script.
    pub fn means_event(
        &mut self,
        pattern: &EventPattern,
        event: &Happening,
        slots: &mut [Value],
    ) -> Result<bool, Fault> {
        if pattern.verb != event.verb {
            return Ok(false);
        }
        put(slots, pattern.by, Value::of_player(event.by));
        // Whose text did it is asked of the event, whoever asks now; its card may have left play since.
        let acting = event.acting.map(|card| match self.state.rec(card) {
            Some(_) => card,
            None => self.state.renewed(card).unwrap_or(card),
        });
        self.as_text_of(acting, |eval| eval.bind_roles(pattern, event, 0, slots))
    }

    fn bind_roles(
        &mut self,
        pattern: &EventPattern,
        event: &Happening,
        from: usize,
        slots: &mut [Value],
    ) -> Result<bool, Fault> {
        self.burn(1)?;
        for at in from..pattern.roles.len() {
            let Some(slot) = pattern.roles.get(at).copied().flatten() else {
                continue;
            };
            match event.roles.get(at) {
                Some(Value::Set(set))
                    if set.iter().all(|member| member.object().is_some()) && !set.is_empty() =>
                {
                    for member in set {
                        put(slots, Some(slot), member.clone());
                        if self.bind_roles(pattern, event, at + 1, slots)? {
                            return Ok(true);
                        }
                    }
                    return Ok(false);
                }
                value => put(slots, Some(slot), value.cloned().unwrap_or_default()),
            }
        }
        for test in pattern.tests() {
            if !self.test(test, slots)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Puts the roles of what has just happened into their slots; nothing, if nothing like it has. They are found when
    /// text is played that follows upon it, and then kept with its targets.
    pub(crate) fn find_just(
        &mut self,
        pattern: &EventPattern,
        slots: &mut [Value],
    ) -> Result<(), Fault> {
        if !self.just(pattern, slots)? {
            put(slots, pattern.by, Value::Nothing);
            for slot in &pattern.roles {
                put(slots, *slot, Value::Nothing);
            }
        }
        Ok(())
    }

    /// Whether an event like this has just happened; the latest is tried first.
    pub(super) fn just(
        &mut self,
        pattern: &EventPattern,
        slots: &mut [Value],
    ) -> Result<bool, Fault> {
        self.reads.add(Aspect::JUST);
        let state = self.state;
        for event in state.just().rev() {
            if self.means_event(pattern, event, slots)? {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

fn put(slots: &mut [Value], slot: Option<spaceline_lang::tree::Slot>, value: Value) {
    if let Some(place) = slot.and_then(|slot| slots.get_mut(usize::from(slot))) {
        *place = value;
    }
}
