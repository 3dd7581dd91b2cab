//! Stored fields.

use super::State;
use super::aspects::Aspect;
use super::object::{Cells, UNSET, pack, unpack};
use crate::fault::{Fault, FaultKind};
use crate::link::{Cell, Codec, Program};
use crate::value::{Ref, Value};
use spaceline_lang::tree::FieldId;

impl State {
    /// The position of a field of a player or of the game among all of those.
    pub(crate) fn wide_at(
        &self,
        program: &Program,
        cell: Cell,
        player: Option<u8>,
    ) -> Option<usize> {
        match cell {
            Cell::Game(at) => Some(at),
            Cell::Player(at) => {
                let player = player.filter(|player| *player < self.players)?;
                Some(
                    program.game_field_count()
                        + at * usize::from(self.players)
                        + usize::from(player),
                )
            }
            _ => None,
        }
    }

    #[inline]
    fn cell(&self, index: u32, at: u8) -> Option<i64> {
        let cells = self.cells.get(index as usize)?;
        cells.0.get(usize::from(at)).copied()
    }

    /// What was written to a cell of an object, if anything was.
    #[inline]
    pub(crate) fn written(&self, index: u32, at: u8, codec: Codec) -> Option<Value> {
        unpack(codec, self.cell(index, at)?)
    }

    fn set_cell(&mut self, index: u32, at: u8, cell: i64) {
        let cells = self.cells.get_mut(index as usize);
        if let Some(place) = cells.and_then(|cells| cells.0.get_mut(usize::from(at))) {
            *place = cell;
        }
    }

    /// Whether no cell of an object was written.
    pub(super) fn is_blank(&self, index: u32) -> bool {
        self.cells
            .get(index as usize)
            .is_none_or(|cells| *cells == Cells::default())
    }

    /// All fields of an object that have cells get their defaults again.
    pub(super) fn clear_cells(&mut self, index: u32) {
        if !self.is_blank(index)
            && let Some(cells) = self.cells.get_mut(index as usize)
        {
            *cells = Cells::default();
        }
    }

    /// The stored value of a field of an object, a player or (of nothing) the game; none if it was
    /// not written and has its default.
    ///
    /// # Errors
    /// When there is no such field.
    #[inline]
    pub fn stored(
        &self,
        program: &Program,
        field: FieldId,
        of: &Value,
    ) -> Result<Option<Value>, Fault> {
        let info = program.field(field)?;
        Ok(match (info.cell, of) {
            (Cell::Record(at, codec), Value::Object(object)) => self
                .rec(*object)
                .and_then(|_| unpack(codec, self.cell(object.index, at)?)),
            (Cell::Side, Value::Object(object)) => self
                .rec(*object)
                .and_then(|_| self.side.get(&(object.index, field)).cloned()),
            (Cell::Player(_) | Cell::Game(_), of) => self
                .wide_at(program, info.cell, of.player())
                .and_then(|at| self.wide.get(at))
                .and_then(Clone::clone),
            _ => None,
        })
    }

    /// Sets a stored field of an object, a player or (of nothing) the game.
    ///
    /// # Errors
    /// When the field is printed, its owner is gone or cannot have it, or the value is of another type.
    pub fn set_field(
        &mut self,
        program: &Program,
        field: FieldId,
        of: &Value,
        value: Value,
    ) -> Result<(), Fault> {
        let info = program.field(field)?;
        let wrong = || {
            Fault::new(FaultKind::Other(
                "such a thing has no such stored field".into(),
            ))
        };
        match (info.cell, of) {
            (Cell::Record(..) | Cell::Side, Value::Object(object)) => {
                let rec = self.rec(*object).ok_or(FaultKind::Gone)?;
                if info
                    .kind
                    .is_none_or(|kind| !program.is_kind(rec.kind, kind))
                {
                    return Err(wrong());
                }
                if let Cell::Record(at, codec) = info.cell {
                    let cell = pack(codec, &value).ok_or_else(|| match value {
                        Value::Number(_) => Fault::new(FaultKind::Overflow),
                        _ => Fault::mismatch("a value of the field's type", &value),
                    })?;
                    // What is as it was before lets nothing be asked anew.
                    if self.cell(object.index, at) == Some(cell) {
                        return Ok(());
                    }
                    self.set_cell(object.index, at, cell);
                } else {
                    let key = (object.index, field);
                    if self.side.get(&key) == Some(&value) {
                        return Ok(());
                    }
                    self.side.insert(key, value);
                }
                self.stamp(Aspect::field(field, object.index));
            }
            (Cell::Player(_) | Cell::Game(_), of) => {
                let at = self
                    .wide_at(program, info.cell, of.player())
                    .ok_or_else(wrong)?;
                if self.wide.get(at).and_then(Option::as_ref) == Some(&value) {
                    return Ok(());
                }
                if let Some(slot) = self.wide.get_mut(at) {
                    *slot = Some(value);
                }
                self.stamp(Aspect::wide(at));
            }
            _ => return Err(wrong()),
        }
        Ok(())
    }

    /// Gives a stored field of an object its default again.
    pub(super) fn unset(&mut self, program: &Program, index: u32, field: FieldId) {
        match program.field(field).map(|info| info.cell) {
            Ok(Cell::Record(at, _)) => {
                if self.cell(index, at).is_none_or(|cell| cell == UNSET) {
                    return;
                }
                self.set_cell(index, at, UNSET);
            }
            Ok(Cell::Side) => {
                if self.side.remove(&(index, field)).is_none() {
                    return;
                }
            }
            _ => return,
        }
        self.stamp(Aspect::field(field, index));
    }

    /// Fields that go back every turn go back.
    pub(super) fn reset_for_turn(&mut self, program: &Program) {
        let side = self.side_entries().map(|(index, field, ..)| (index, field));
        let side = side.filter(|(_, field)| program.turn_resets().contains(field));
        let side: Vec<(u32, FieldId)> = side.collect();
        for field in program.turn_resets() {
            let Ok(info) = program.field(*field) else {
                continue;
            };
            match (info.cell, info.kind) {
                (Cell::Record(..) | Cell::Side, Some(kind)) => {
                    for index in self.written_to(info.cell, *field, &side) {
                        let rec = self.rec_at(index);
                        if rec.is_some_and(|rec| program.is_kind(rec.kind, kind)) {
                            self.unset(program, index, *field);
                        }
                    }
                }
                (Cell::Player(_), _) => {
                    for player in 0..self.players {
                        self.clear_wide(program, info.cell, Some(player));
                    }
                }
                (Cell::Game(_), _) => self.clear_wide(program, info.cell, None),
                _ => {}
            }
        }
    }

    /// The objects of which a field was written, in the order of their numbers.
    fn written_to(&self, cell: Cell, field: FieldId, side: &[(u32, FieldId)]) -> Vec<u32> {
        match cell {
            Cell::Record(at, _) => {
                let written = |cells: &Cells| cells.0.get(usize::from(at)) != Some(&UNSET);
                let all = (0_u32..).zip(self.cells.iter());
                all.filter(|(_, cells)| written(cells))
                    .map(|(index, _)| index)
                    .collect()
            }
            Cell::Side => {
                let all = side.iter().filter(|entry| entry.1 == field);
                all.map(|(index, _)| *index).collect()
            }
            _ => Vec::new(),
        }
    }

    fn clear_wide(&mut self, program: &Program, cell: Cell, player: Option<u8>) {
        let Some(at) = self.wide_at(program, cell, player) else {
            return;
        };
        if self.wide.get(at).is_some_and(Option::is_some) {
            if let Some(slot) = self.wide.get_mut(at) {
                *slot = None;
            }
            self.stamp(Aspect::wide(at));
        }
    }

    /// Whether anything stands beside the record of an object.
    pub(super) fn has_side(&self, index: u32) -> bool {
        let from = (index, FieldId(0));
        let to = (index, FieldId(u32::MAX));
        self.side.range(from..=to).next().is_some()
    }

    /// The objects whose stored fields beside the records were written, for saving.
    pub(crate) fn side_entries(&self) -> impl Iterator<Item = (u32, FieldId, &Value)> {
        self.side
            .iter()
            .map(|((index, field), value)| (*index, *field, value))
    }

    /// Puts back what was saved beside the records.
    pub(crate) fn put_side(&mut self, index: u32, field: FieldId, value: Value) {
        self.side.insert((index, field), value);
    }

    /// The object a handle meant before it left play, if only its generation has risen since.
    #[must_use]
    pub fn renewed(&self, object: Ref) -> Option<Ref> {
        self.handle(object.index)
    }
}
