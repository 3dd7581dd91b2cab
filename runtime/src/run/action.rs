//! Doing an action: what was chosen with it is bound, its other choices are made, its cost is paid,
//! and then it is done.

use super::choose::{Chosen, at_positions};
use super::event::{self, Event};
use super::machine::{Flow, Machine, Stop};
use crate::fault::Fault;
use crate::state::stack::{Acting, FrameKind};
use crate::value::{Set, Value};
use spaceline_lang::tree::ActionId;

impl Machine<'_> {
    /// Starts an action that was offered and chosen.
    pub(super) fn start_action(&mut self, by: u8, chosen: Chosen<'_>) -> Result<(), Stop> {
        let program = self.program;
        let Chosen { offer, picks } = chosen;
        let action = program.action(offer.action)?;
        let pc = program
            .code()
            .actions
            .get(offer.action.index())
            .copied()
            .unwrap_or_default();
        let mut slots = vec![Value::Nothing; usize::from(action.slots.max(2))];
        let mut set = |slot: u16, value: Value| {
            if let Some(place) = slots.get_mut(usize::from(slot)) {
                *place = value;
            }
        };
        set(spaceline_lang::tree::THIS, offer.this.clone());
        set(spaceline_lang::tree::YOU, Value::Player(by));
        for (anchor, value) in action.anchors.iter().zip(&offer.anchors) {
            set(anchor.slot, value.clone());
        }
        for ((pick, spec), chosen) in action.picks.iter().zip(offer.picks.iter()).zip(picks) {
            let members = at_positions(&spec.candidates, chosen);
            let value = if pick.single {
                members.into_iter().next().unwrap_or_default()
            } else {
                Value::Set(Set::of_distinct(members))
            };
            set(pick.slot, value);
        }
        if !program
            .code()
            .asks_just
            .get(offer.action.index())
            .copied()
            .unwrap_or(false)
        {
            self.state.clear_just();
        }
        self.count_limits(&action.limits, &mut slots)?;
        let pick = if offer.picks.len() < action.picks.len() {
            u16::try_from(offer.picks.len()).unwrap_or(u16::MAX)
        } else {
            u16::MAX
        };
        let acting = Acting {
            action: offer.action,
            by,
            pick,
            before: self.state.running.clone(),
        };
        self.state.running.actor = Some(by);
        self.state
            .frames
            .push_with(FrameKind::Action(Box::new(acting)), pc, slots)?;
        self.fresh = true;
        if pick == u16::MAX {
            self.announce(offer.action, by);
        }
        Ok(())
    }

    /// Tells which action was begun, with everything that was chosen for it.
    fn announce(&mut self, action: ActionId, by: u8) {
        if !self.noting {
            return;
        }
        let slots = self.copy_slots();
        let seen = slots
            .iter()
            .flat_map(|value| event::see(self, value))
            .collect();
        let depth = self.state.frames.depth();
        self.note(|| Event::Act {
            action,
            by,
            slots,
            seen,
            depth,
        });
    }

    /// The next of the choices of an action that could not be made together with it.
    pub(super) fn run_action_picks(&mut self) -> Result<Flow, Stop> {
        let program = self.program;
        let FrameKind::Action(acting) = &self.state.frames.top()?.kind else {
            return Err(Fault::broken("action").into());
        };
        let (id, by, next) = (acting.action, acting.by, acting.pick);
        let action = program.action(id)?;
        let pick = action.picks.get(usize::from(next));
        let drawing = match pick {
            Some(pick) => self.pick(pick, None)?,
            None => {
                self.announce(id, by);
                None
            }
        };
        if let FrameKind::Action(acting) = &mut self.state.frames.top_mut()?.kind {
            acting.pick = if pick.is_some() {
                next.saturating_add(1)
            } else {
                u16::MAX
            };
        }
        self.push_drawing(drawing)?;
        Ok(Flow::On)
    }
}
