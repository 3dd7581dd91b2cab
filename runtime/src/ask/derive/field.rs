//! Fields: the base, and what it is after all that changes it.

use super::circle::Asked;
use crate::ask::evaluate::{Eval, level};
use crate::fault::Fault;
use crate::link::{Channel, Fact, FieldInfo};
use crate::state::Aspect;
use crate::value::{Ref, Set, Value};
use spaceline_lang::tree::{FieldId, FieldOf, KindId, SymbolId};

impl<'a> Eval<'a> {
    /// A field of an object, a player or (of nothing) the game, after all that changes it.
    ///
    /// # Errors
    /// Faults of the scripts that change it.
    pub fn field(&mut self, field: FieldId, of: &Value) -> Result<Value, Fault> {
        let channel = self.program.channel(Channel::Change(field));
        if !self.program.is_used(channel) {
            return self.base(field, of);
        }
        let Some(number) = self.number_of(field, of)? else {
            return Ok(Value::Nothing);
        };
        self.keep_field(field, number, |eval| {
            eval.around(
                Asked::Field(field, of.clone()),
                |eval| eval.base(field, of),
                |eval| {
                    let base = eval.base(field, of)?;
                    let first = eval.work.changes.len();
                    let answer = eval
                        .collect_changes(field, of)
                        .and_then(|()| eval.apply_changes(field, base, first));
                    eval.work.changes.truncate(first);
                    answer
                },
            )
        })
    }

    /// A number for what a field is asked of, with its life; none if it has no such field.
    fn number_of(&mut self, field: FieldId, of: &Value) -> Result<Option<(usize, u32)>, Fault> {
        let declared = self
            .program
            .book()
            .fields
            .get(field.index())
            .ok_or_else(|| Fault::broken("such field"))?;
        Ok(match (declared.of, of) {
            (FieldOf::Kind(kind), Value::Object(object)) => {
                let there = self
                    .rec(*object)
                    .is_some_and(|rec| self.program.is_kind(rec.kind, kind));
                there.then_some((object.index as usize, object.generation))
            }
            (FieldOf::Player, Value::Player(player)) => Some((usize::from(*player), 0)),
            (FieldOf::Game, _) => Some((0, 0)),
            _ => None,
        })
    }

    /// A field before anything changes it: what is printed, or stored, or its default, or its type's
    /// zero. An object of another kind does not have it.
    ///
    /// # Errors
    /// Faults of a computed fact or default.
    pub fn base(&mut self, field: FieldId, of: &Value) -> Result<Value, Fault> {
        let program = self.program;
        let info = program.field(field)?;
        let Value::Object(object) = of else {
            return self.wide_base(field, of, info);
        };
        let Some(rec) = self.rec(*object) else {
            return Ok(Value::Nothing);
        };
        if info
            .kind
            .is_none_or(|kind| !program.is_kind(rec.kind, kind))
        {
            return Ok(Value::Nothing);
        }
        if info.printed {
            match rec.card().and_then(|card| program.fact(card, field)) {
                Some(Fact::Value(value)) => return Ok(value.clone()),
                Some(Fact::Computed(computed)) => {
                    let value = self.eval_over(*computed, *object)?;
                    return fit(info, value);
                }
                None => {}
            }
        } else {
            self.reads.add(Aspect::field(field, object.index));
            if let Some(value) = self.state.stored(program, field, of)? {
                return Ok(value);
            }
        }
        match (info.computed, &info.default) {
            (Some(computed), _) => {
                let value = self.eval_over(computed, *object)?;
                fit(info, value)
            }
            (None, Some(default)) => Ok(default.clone()),
            (None, None) => Ok(info.zero.clone()),
        }
    }

    /// How many of a name an object has in a field of levels.
    ///
    /// # Errors
    /// Faults of the scripts that change it.
    pub(crate) fn level_of(
        &mut self,
        field: FieldId,
        of: &Value,
        symbol: SymbolId,
    ) -> Result<Value, Fault> {
        match (self.as_printed(field)?, of) {
            (Some(kind), Value::Object(object)) => {
                let levels = self.printed_level((field, kind), *object, symbol)?;
                Ok(Value::Number(levels))
            }
            _ => level(&Value::Symbol(symbol), &self.field(field, of)?),
        }
    }

    /// The kind whose objects have a field, if no text changes it.
    pub(crate) fn as_printed(&self, field: FieldId) -> Result<Option<KindId>, Fault> {
        let changes = self.program.channel(Channel::Change(field));
        let plain = !self.program.is_used(changes);
        Ok(self.program.field(field)?.kind.filter(|_| plain))
    }

    /// How many of a name an object has in a field of levels of a kind, which no text changes.
    #[inline]
    pub(crate) fn printed_level(
        &mut self,
        (field, kind): (FieldId, KindId),
        object: Ref,
        symbol: SymbolId,
    ) -> Result<i64, Fault> {
        let program = self.program;
        // Read where it is printed, so that nothing shared is counted up and down.
        let printed = self
            .rec(object)
            .filter(|rec| program.is_kind(rec.kind, kind))
            .and_then(|rec| program.fact(rec.card()?, field));
        if let Some(Fact::Value(Value::Levels(levels))) = printed {
            return Ok(levels.get(symbol));
        }
        let value = self.base(field, &Value::Object(object))?;
        match level(&Value::Symbol(symbol), &value)? {
            Value::Number(number) => Ok(number),
            _ => Ok(0),
        }
    }

    /// The same for a field of a player or of the game.
    fn wide_base(
        &mut self,
        field: FieldId,
        of: &Value,
        info: &'a FieldInfo,
    ) -> Result<Value, Fault> {
        if self.number_of(field, of)?.is_none() {
            return Ok(Value::Nothing);
        }
        let at = self.state.wide_at(self.program, info.cell, of.player());
        if let Some(at) = at {
            self.reads.add(Aspect::wide(at));
        }
        if let Some(value) = self.state.stored(self.program, field, of)? {
            return Ok(value);
        }
        match (info.computed, &info.default) {
            (Some(computed), _) => {
                let mut frame = self.frame(self.program.slots_of(computed), &Value::Nothing, of);
                let answer = self.deepen(computed, |eval| eval.eval(computed, &mut frame));
                self.give_back(frame);
                fit(info, answer?)
            }
            (None, Some(default)) => Ok(default.clone()),
            (None, None) => Ok(info.zero.clone()),
        }
    }
}

/// A value as one of a field: levels where levels are kept, a set where sets are.
fn fit(info: &FieldInfo, value: Value) -> Result<Value, Fault> {
    Ok(match value {
        Value::Nothing => info.zero.clone(),
        value if info.is_levels => Value::Levels(super::as_levels(&value)?),
        value @ (Value::Set(_) | Value::Place(_)) => value,
        value if info.is_set => Value::Set(Set::new(vec![value])),
        value => value,
    })
}
