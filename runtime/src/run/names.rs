//! What the text of a card calls somebody, once it has taken him out of play.
//!
//! In `kill one personnel then stop each personnel present with that personnel` the text speaks of the card that it
//! has killed, wherever that lies now. So what a text's own deeds take out of play keeps its name in that text. Rules
//! write with greater care: there a name is one life of a card, and what is put out of play has forgotten everything.

use super::machine::Machine;
use crate::fault::Fault;
use crate::state::stack::{Frame, FrameKind};
use crate::value::Value;
use spaceline_lang::tree::HookOwner;

impl Machine<'_> {
    /// The text that does the verb which has just happened, straight or through procedures, goes on to mean what it
    /// meant.
    pub(super) fn keep_names(&mut self) -> Result<(), Fault> {
        let frames = &self.state.frames.frames;
        let mut below = frames.len().saturating_sub(1);
        let text = loop {
            let Some(at) = below.checked_sub(1) else {
                return Ok(());
            };
            let Some(frame) = frames.get(at) else {
                return Ok(());
            };
            if self.is_text(frame)? {
                break at;
            }
            if !matches!(frame.kind, FrameKind::Procedure(_)) {
                return Ok(());
            }
            below = at;
        };
        let begin = |at: usize| frames.get(at).map(|frame| frame.slots as usize);
        let (from, to) = (begin(text), begin(text + 1));
        let (Some(from), Some(to)) = (from, to) else {
            return Ok(());
        };
        let acting = frames.get(text).and_then(|frame| frame.acting);
        let acting = acting.and_then(|card| self.renewed(&Value::Object(card)).object());
        let slots = self.state.frames.slots.get(from..to).unwrap_or_default();
        let named: Vec<Value> = slots.iter().map(|value| self.renewed(value)).collect();
        let slots = self.state.frames.slots.get_mut(from..to);
        for (slot, value) in slots.into_iter().flatten().zip(named) {
            *slot = value;
        }
        if let Some(frame) = self.state.frames.frames.get_mut(text) {
            frame.acting = acting;
        }
        Ok(())
    }

    /// Whether a frame runs what is printed on a card.
    fn is_text(&self, frame: &Frame) -> Result<bool, Fault> {
        Ok(match &frame.kind {
            FrameKind::Effects(_) => true,
            FrameKind::Hook(text) => matches!(
                self.program.hook(text.hook)?.owner,
                HookOwner::Card(..) | HookOwner::Lasting
            ),
            FrameKind::Action(acting) => {
                let action = self.program.book().actions.get(acting.action.index());
                action.is_some_and(|action| action.source.is_some())
            }
            _ => false,
        })
    }
}
