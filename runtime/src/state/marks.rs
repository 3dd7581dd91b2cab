//! Writes to an object that stays where it is: states, control, kind, face, who knows it.

use super::aspects::Aspect;
use super::{Rec, State};
use crate::fault::{Fault, FaultKind};
use crate::link::Program;
use crate::value::Ref;
use spaceline_lang::tree::{KindId, StateId};
use triomphe::Arc;

impl State {
    /// Whether an object was put in a state; says nothing of states that are derived.
    #[inline]
    #[must_use]
    pub fn is_marked(&self, program: &Program, object: Ref, state: StateId) -> bool {
        self.rec(object)
            .is_some_and(|rec| rec.has_mark(program.state_bit(state)))
    }

    /// Puts an object in a state.
    ///
    /// # Errors
    /// When the object is gone, or the state is derived and cannot be set.
    pub fn mark(&mut self, program: &Program, object: Ref, state: StateId) -> Result<(), Fault> {
        self.check_mark(program, object, state)?;
        self.set_mark(program, object, state, true);
        Ok(())
    }

    /// Takes an object out of a state.
    ///
    /// # Errors
    /// When the object is gone, or the state is derived and cannot be set.
    pub fn unmark(&mut self, program: &Program, object: Ref, state: StateId) -> Result<(), Fault> {
        self.check_mark(program, object, state)?;
        self.set_mark(program, object, state, false);
        Ok(())
    }

    fn check_mark(&self, program: &Program, object: Ref, state: StateId) -> Result<(), Fault> {
        self.rec(object).ok_or(FaultKind::Gone)?;
        program
            .state_bit(state)
            .ok_or_else(|| FaultKind::Other("this state follows from the position".into()))?;
        Ok(())
    }

    pub(super) fn set_mark(&mut self, program: &Program, object: Ref, state: StateId, there: bool) {
        let Some(bit) = program.state_bit(state) else {
            return;
        };
        let Some(rec) = self.objects.get_mut(object.index as usize) else {
            return;
        };
        let bits = if there {
            rec.states | 1 << bit
        } else {
            rec.states & !(1 << bit)
        };
        if std::mem::replace(&mut rec.states, bits) == bits {
            return;
        }
        let lists = &mut Arc::make_mut(&mut self.index).marked;
        if there {
            lists.insert_sorted(state.index(), object.index);
        } else {
            lists.remove_sorted(state.index(), object.index);
        }
        self.stamp(Aspect::state(state));
        self.stamp(Aspect::mark(state, object.index));
    }

    pub(super) fn clear_marks(&mut self, index: u32) {
        if self
            .objects
            .get(index as usize)
            .is_none_or(|rec| rec.states == 0)
        {
            return;
        }
        if let Some(rec) = self.objects.get_mut(index as usize) {
            rec.states = 0;
        }
        for at in 0..self.index.marked.len() {
            if Arc::make_mut(&mut self.index)
                .marked
                .remove_sorted(at, index)
            {
                let state = StateId(u32::try_from(at).unwrap_or(u32::MAX));
                self.stamp(Aspect::state(state));
                self.stamp(Aspect::mark(state, index));
            }
        }
    }

    /// Changes who controls an object.
    ///
    /// # Errors
    /// When the object is gone.
    pub fn control(&mut self, object: Ref, player: Option<u8>) -> Result<(), Fault> {
        self.rec(object).ok_or(FaultKind::Gone)?;
        self.set_controller(object.index, player.filter(|player| *player < self.players));
        Ok(())
    }

    pub(super) fn set_controller(&mut self, index: u32, player: Option<u8>) {
        let rec = self.objects.get(index as usize);
        if rec.is_none_or(|rec| rec.controller() == player) {
            return;
        }
        if let Some(rec) = self.objects.get_mut(index as usize) {
            rec.set_controller(player);
        }
        self.stamp(Aspect::identity(index));
    }

    /// Changes the kind an object counts as. Stored fields that the new kind does not have are lost.
    ///
    /// # Errors
    /// When the object is gone.
    pub fn become_kind(
        &mut self,
        program: &Program,
        object: Ref,
        kind: KindId,
    ) -> Result<(), Fault> {
        let rec = *self.rec(object).ok_or(FaultKind::Gone)?;
        if rec.kind == kind || kind.index() >= program.book().kinds.len() {
            return Ok(());
        }
        if rec.in_play {
            self.list_in_play(program, object.index, rec.kind, false);
        }
        let lost: Vec<_> = program
            .stored_fields(rec.kind)
            .filter(|(_, info)| info.kind.is_none_or(|of| !program.is_kind(kind, of)))
            .map(|(field, _)| field)
            .collect();
        for field in lost {
            self.unset(program, object.index, field);
        }
        if let Some(rec) = self.objects.get_mut(object.index as usize) {
            rec.kind = kind;
        }
        if rec.in_play {
            self.list_in_play(program, object.index, kind, true);
        }
        self.stamp(Aspect::identity(object.index));
        Ok(())
    }

    /// Turns an object face up or down. Face up everybody knows it.
    ///
    /// # Errors
    /// When the object is gone.
    pub fn turn_face(&mut self, object: Ref, face_up: bool) -> Result<(), Fault> {
        self.rec(object).ok_or(FaultKind::Gone)?;
        let Some(rec) = self.objects.get_mut(object.index as usize) else {
            return Ok(());
        };
        if std::mem::replace(&mut rec.face_up, face_up) != face_up {
            self.stamp(Aspect::FACE);
        }
        if face_up {
            self.set_known(object.index, u8::MAX);
        }
        Ok(())
    }

    /// Gives a player, or everybody, the right to know which card an object is.
    ///
    /// # Errors
    /// When the object is gone.
    pub fn show(&mut self, object: Ref, player: Option<u8>) -> Result<(), Fault> {
        let known = self.rec(object).ok_or(FaultKind::Gone)?.known;
        let more = player.map_or(u8::MAX, |player| if player < 8 { 1 << player } else { 0 });
        self.set_known(object.index, known | more);
        Ok(())
    }

    /// Takes from a player the right to know which card an object is; or from everybody who does not see
    /// the place where it lies.
    ///
    /// # Errors
    /// When the object is gone.
    pub fn hide(
        &mut self,
        program: &Program,
        object: Ref,
        player: Option<u8>,
    ) -> Result<(), Fault> {
        let rec = *self.rec(object).ok_or(FaultKind::Gone)?;
        let left = match (player, rec.place) {
            (Some(player), _) if player < 8 => rec.known & !(1 << player),
            (None, Some(place)) => self.seen_by(program, place, &rec),
            _ => rec.known,
        };
        self.set_known(object.index, left);
        Ok(())
    }

    pub(super) fn set_known(&mut self, index: u32, known: u8) {
        if self.objects.get(index as usize).map(|rec: &Rec| rec.known) == Some(known) {
            return;
        }
        if let Some(rec) = self.objects.get_mut(index as usize) {
            rec.known = known;
        }
        self.stamp(Aspect::KNOWN);
    }
}
