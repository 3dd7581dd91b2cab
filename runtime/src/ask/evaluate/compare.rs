//! How two values compare, without making values of what is plain.

use super::Eval;
use crate::fault::Fault;
use crate::link::{Cell, Channel, Fact, Node};
use crate::state::Aspect;
use crate::value::{Ref, Value};
use spaceline_lang::tree::{Builtin, Comparison, ExprId, FieldId, SymbolId};

impl<'a> Eval<'a> {
    /// Compares what two expressions yield.
    #[inline(never)]
    pub(super) fn compare_nodes(
        &mut self,
        how: Comparison,
        one: ExprId,
        other: ExprId,
        slots: &mut [Value],
    ) -> Result<bool, Fault> {
        if self.trace.is_none() {
            // What it is compared with mostly stands ready.
            if let Some(second) = self.ready(other, slots) {
                if let Some(first) = self.plain(one, slots)
                    && let Some(second) = Plain::of(second)
                    && let Some(holds) = first.compare(how, second)
                {
                    self.burn(2)?;
                    return Ok(holds);
                }
                let one = self.eval(one, slots)?;
                if let Some(other) = self.ready(other, slots) {
                    self.burn(1)?;
                    let holds = self.compare(how, &one, other);
                    one.discard();
                    return holds;
                }
            } else if let Some(first) = self.plain(one, slots)
                && let Some(second) = self.plain(other, slots)
                && let Some(holds) = first.compare(how, second)
            {
                self.burn(2)?;
                return Ok(holds);
            }
        }
        let one = self.eval(one, slots)?;
        let other = self.eval(other, slots)?;
        let holds = self.compare(how, &one, &other);
        one.discard();
        other.discard();
        holds
    }

    /// What an expression yields, if that is plain and found at once.
    #[inline]
    fn plain(&mut self, id: ExprId, slots: &[Value]) -> Option<Plain> {
        match self.program.node(id) {
            Node::Constant => Plain::of(self.program.constant(id)?),
            Node::Local(slot) => Plain::of(slots.get(usize::from(slot))?),
            Node::Of(op, slot) => {
                let Value::Object(object) = *slots.get(usize::from(slot))? else {
                    return None;
                };
                let player = |player: Option<u8>| player.map_or(Plain::Nothing, Plain::Player);
                Some(match op {
                    Builtin::Owner => player(self.rec(object)?.owner()),
                    Builtin::Controller => player(self.rec(object)?.controller()),
                    Builtin::Host => {
                        let rec = self.whereabouts(object)?;
                        self.host(rec).map_or(Plain::Nothing, Plain::Object)
                    }
                    _ => return None,
                })
            }
            Node::Field(field, slot) => match slots.get(usize::from(slot))? {
                Value::Object(object) => self.plain_field(field, *object),
                _ => None,
            },
            _ => None,
        }
    }

    /// A field that no text changes, if its value is plain and stands ready.
    fn plain_field(&mut self, field: FieldId, object: Ref) -> Option<Plain> {
        let program = self.program;
        if program.is_used(program.channel(Channel::Change(field))) {
            return None;
        }
        let info = program.field(field).ok()?;
        let rec = self.rec(object)?;
        if !program.is_kind(rec.kind, info.kind?) {
            return None;
        }
        if info.printed {
            return match program.fact(rec.card()?, field)? {
                Fact::Value(value) => Plain::of(value),
                Fact::Computed(_) => None,
            };
        }
        let Cell::Record(at, codec) = info.cell else {
            return None;
        };
        self.reads.add(Aspect::field(field, object.index));
        match self.state.written(object.index, at, codec) {
            Some(value) => Plain::of(&value),
            None => Plain::of(info.default.as_ref().filter(|_| info.computed.is_none())?),
        }
    }

    /// Compares two values.
    pub(super) fn compare(
        &mut self,
        how: Comparison,
        one: &Value,
        other: &Value,
    ) -> Result<bool, Fault> {
        match how {
            Comparison::Equal => return self.same(one, other),
            Comparison::Unequal => return Ok(!self.same(one, other)?),
            _ => {}
        }
        let (one, other) = match (one, other) {
            (Value::Number(one), Value::Number(other)) => (*one, *other),
            (Value::Nothing, Value::Number(_) | Value::Nothing)
            | (Value::Number(_), Value::Nothing) => return Ok(false),
            (Value::Number(_), wrong) | (wrong, _) => {
                return Err(Fault::mismatch("a number", wrong));
            }
        };
        Ok(how.holds(one, other))
    }

    /// Whether two values are the same. Sets are the same if they have the same members; a title
    /// reference is the same as the text it writes.
    pub(super) fn same(&mut self, one: &Value, other: &Value) -> Result<bool, Fault> {
        match (one, other) {
            (Value::Object(one), Value::Object(other)) => return Ok(one == other),
            (Value::Player(one), Value::Player(other)) => return Ok(one == other),
            (Value::Symbol(one), Value::Symbol(other)) => return Ok(one == other),
            (Value::Number(one), Value::Number(other)) => return Ok(one == other),
            (Value::Truth(one), Value::Truth(other)) => return Ok(one == other),
            _ => {}
        }
        if one == other {
            return Ok(true);
        }
        Ok(match (one, other) {
            (Value::Title(one), Value::Title(other)) => {
                let titles = &self.program.book().titles;
                let (one, other) = (titles.get(one.index()), titles.get(other.index()));
                one.zip(other).is_some_and(|(one, other)| {
                    (one.any, self.program.text(one.title))
                        == (other.any, self.program.text(other.title))
                        && one.version == other.version
                })
            }
            (Value::Title(_), Value::Text(_) | Value::Words(_))
            | (Value::Text(_) | Value::Words(_), Value::Title(_)) => {
                self.text_of(one) == self.text_of(other)
            }
            (Value::Set(_) | Value::Place(_), Value::Set(_) | Value::Place(_)) => {
                if matches!((one, other), (Value::Place(_), Value::Place(_))) {
                    return Ok(false);
                }
                let base = self.work.members.len();
                self.push_value(one.clone())?;
                let middle = self.work.members.len();
                self.push_value(other.clone())?;
                let (first, second) = self
                    .work
                    .members
                    .get(base..)
                    .unwrap_or(&[])
                    .split_at(middle - base);
                let same = first.len() == second.len()
                    && first.iter().all(|member| second.contains(member));
                let length = second.len() as u64;
                self.work.members.truncate(base);
                self.burn(length)?;
                same
            }
            _ => false,
        })
    }

    /// The words of a text or title.
    pub(super) fn text_of<'b>(&'b self, value: &'b Value) -> Option<&'b str> {
        match value {
            Value::Text(text) => Some(self.program.text(*text)),
            Value::Words(words) => Some(words.as_str()),
            Value::Title(title) => self
                .program
                .book()
                .titles
                .get(title.index())
                .map(|title| self.program.text(title.title)),
            _ => None,
        }
    }
}

/// A value of which nothing is shared.
#[derive(Clone, Copy, PartialEq)]
enum Plain {
    Nothing,
    Truth(bool),
    Number(i64),
    Player(u8),
    Object(Ref),
    Symbol(SymbolId),
}

impl Plain {
    #[inline]
    const fn of(value: &Value) -> Option<Self> {
        Some(match value {
            Value::Nothing => Self::Nothing,
            Value::Truth(truth) => Self::Truth(*truth),
            Value::Number(number) => Self::Number(*number),
            Value::Player(player) => Self::Player(*player),
            Value::Object(object) => Self::Object(*object),
            Value::Symbol(symbol) => Self::Symbol(*symbol),
            _ => return None,
        })
    }

    /// Compares it with another, where no message is due.
    #[inline]
    fn compare(self, how: Comparison, other: Self) -> Option<bool> {
        match (how, self, other) {
            (Comparison::Equal, one, other) => Some(one == other),
            (Comparison::Unequal, one, other) => Some(one != other),
            (how, Self::Number(one), Self::Number(other)) => Some(how.holds(one, other)),
            _ => None,
        }
    }
}
