//! The value of each form of expression.

use super::Eval;
use crate::fault::Fault;
use crate::state::{Aspect, Key};
use crate::value::{ClauseRef, Place, QuoteValue, Ref, Value};
use spaceline_lang::tree::{Asking, ChangeHow, ChangePart, Expr, ExprId, Span, ZoneId, ZoneOf};
use std::sync::Arc;

impl<'a> Eval<'a> {
    pub(super) fn node(
        &mut self,
        id: ExprId,
        expr: &'a Expr,
        slots: &mut [Value],
    ) -> Result<Value, Fault> {
        Ok(match expr {
            Expr::Nothing => Value::Nothing,
            Expr::Truth(truth) => Value::Truth(*truth),
            Expr::Number(number) => Value::Number(*number),
            Expr::Text(text) => Value::Text(self.program.canonical(*text)),
            Expr::Title(title) => Value::Title(*title),
            Expr::Symbol(symbol) => Value::Symbol(*symbol),
            Expr::Kind(kind) => Value::Kind(*kind),
            Expr::Local(slot) => slots.get(usize::from(*slot)).cloned().unwrap_or_default(),
            Expr::Scope(scope) => self.scope(*scope),
            Expr::Field { field, of, printed } => {
                let of = self.eval(*of, slots)?;
                let value = if *printed {
                    self.base(*field, &of)
                } else {
                    self.field(*field, &of)
                };
                of.discard();
                value?
            }
            Expr::Call { function, args } => match self.program.memo(*function) {
                Some(memo) => self.remembered_call(*function, memo, args, slots)?,
                None => self.with_call(*function, args, slots, |eval, body, frame| {
                    eval.eval(body, frame)
                })?,
            },
            Expr::Builtin { op, args } => self.builtin(*op, args, slots)?,
            Expr::Not(_)
            | Expr::And(_)
            | Expr::Compare(..)
            | Expr::IsKind(..)
            | Expr::HasState(..)
            | Expr::In(..)
            | Expr::Matches { .. }
            | Expr::CanTarget(_)
            | Expr::Just(_)
            | Expr::JustHappened(_)
            | Expr::Allowed { .. }
            | Expr::Possible { .. } => Value::Truth(self.truth(id, expr, slots)?),
            Expr::Addressed { quote, this, you } => {
                let Value::Quote(mut text) = self.eval(*quote, slots)? else {
                    return Ok(Value::Nothing);
                };
                let this = this.map(|this| self.eval(this, slots)).transpose()?;
                let you = you.map(|you| self.eval(you, slots)).transpose()?;
                let text_of = Arc::make_mut(&mut text);
                text_of.this = this.unwrap_or_else(|| text_of.this.clone());
                text_of.you = you.unwrap_or_else(|| text_of.you.clone());
                Value::Quote(text)
            }
            Expr::Or(args) => self.either(args, slots)?,
            Expr::Arith(op, one, other) => {
                let one = self.eval(*one, slots)?;
                let other = self.eval(*other, slots)?;
                self.arith(*op, one, other)?
            }
            Expr::If {
                test,
                then,
                otherwise,
            } => {
                let arm = self.arm(*test, *then, *otherwise, slots)?;
                self.eval(arm, slots)?
            }
            Expr::Symbols(_)
            | Expr::Filter(_)
            | Expr::Map { .. }
            | Expr::Union(_)
            | Expr::Except(..)
            | Expr::List(_) => {
                let base = self.work.members.len();
                self.push_node(id, expr, slots)?;
                match expr {
                    // One value is a set of one, and one that is nothing is nothing as a set, too.
                    Expr::List(items) if items.len() == 1 && self.work.members.len() == base => {
                        Value::Nothing
                    }
                    _ => self.take_set(base),
                }
            }
            Expr::Fold { how, over, of } => self.fold(id, *how, over, *of, slots)?,
            Expr::Place { zone, of } => Value::of_place(self.zone_of(*zone, *of, slots)?),
            Expr::Clauses { clause, of } => {
                let Some(object) = self.eval(*of, slots)?.into_object() else {
                    return Ok(Value::Nothing);
                };
                let base = self.work.members.len();
                self.push_clauses(*clause, object)?;
                self.take_set(base)
            }
            Expr::Part { index, of, .. } => match self.eval(*of, slots)? {
                Value::Clause(clause) => self.part(clause, usize::from(*index))?,
                Value::Nothing => Value::Nothing,
                other => return Err(Fault::mismatch("a clause", &other)),
            },
            Expr::Quote { quote, captures } => {
                let captures = captures
                    .iter()
                    .map(|capture| self.eval(*capture, slots))
                    .collect::<Result<_, _>>()?;
                let (this, you) = ends(slots);
                let (this, you) = (this.clone(), you.clone());
                Value::Quote(Arc::new(QuoteValue {
                    quote: *quote,
                    captures,
                    this,
                    you,
                    targets: None,
                    only: None,
                }))
            }
            Expr::Answer(asking) => {
                let Asking {
                    quote,
                    this,
                    you,
                    with,
                } = &**asking;
                let quote = self.eval(*quote, slots)?;
                let this = this.map(|this| self.eval(this, slots)).transpose()?;
                let you = you.map(|you| self.eval(you, slots)).transpose()?;
                self.with_scopes(with, slots, |eval, _| eval.answer(&quote, this, you))?
            }
            Expr::With { binds, body } => {
                self.with_scopes(binds, slots, |eval, slots| eval.eval(*body, slots))?
            }
            Expr::Happened { memory, key, span } => {
                let key = self.key(key, slots)?;
                self.reads.add(Aspect::TALLIES);
                let now = self.state.remembered(*memory, &key, *span);
                let before = self.in_last_life(&key);
                let before = before.map_or(0, |key| self.state.remembered(*memory, &key, *span));
                Value::Number(i64::from(now.saturating_add(before)))
            }
            Expr::Used { limit, key } => {
                let key = self.key(key, slots)?;
                self.reads.add(Aspect::TALLIES);
                let span = self
                    .program
                    .book()
                    .limits
                    .get(limit.index())
                    .map_or(Span::Game, |limit| limit.span);
                Value::Number(i64::from(self.state.uses(*limit, &key, span)))
            }
            Expr::After(test) => {
                self.fleeting = true;
                let Some(ahead) = self.ahead else {
                    return self.eval(*test, slots);
                };
                // Answers of the position as it would be must not be remembered for the one that is.
                let now = std::mem::replace(&mut self.state, ahead);
                let on = self.work.cache.suspend();
                let answer = self.eval(*test, slots);
                self.work.cache.resume(on);
                self.state = now;
                self.fleeting = true;
                answer?
            }
            Expr::ChangePart(part, of) => match self.eval(*of, slots)? {
                Value::Change(change) => self.change_part(*part, change),
                Value::Nothing => Value::Nothing,
                other => return Err(Fault::mismatch("a change", &other)),
            },
        })
    }

    /// The first operand that holds, or the union where the operands are sets.
    fn either(&mut self, args: &[ExprId], slots: &mut [Value]) -> Result<Value, Fault> {
        let base = self.work.members.len();
        let mut sets = false;
        for arg in args {
            match self.eval(*arg, slots)? {
                Value::Truth(true) => return Ok(Value::Truth(true)),
                Value::Truth(false) | Value::Nothing => {}
                value => {
                    sets = true;
                    self.push_value(value)?;
                }
            }
        }
        if !sets {
            return Ok(Value::Truth(false));
        }
        crate::value::drop_repeats(&mut self.work.members, base);
        Ok(self.take_set(base))
    }

    pub(super) fn key(&mut self, key: &[ExprId], slots: &mut [Value]) -> Result<Key, Fault> {
        key.iter().map(|part| self.eval(*part, slots)).collect()
    }

    /// The same key of those who are in play no more as they were while they were: what happened to them then was
    /// counted of that life. Nothing, if all are in play.
    fn in_last_life(&mut self, key: &Key) -> Option<Key> {
        let mut gone = false;
        let mut last = |value: &Value| {
            let Value::Object(object) = value else {
                return value.clone();
            };
            let rec = self.whereabouts(*object);
            let out = rec.is_some_and(|rec| rec.card().is_some() && !rec.in_play);
            let Some(generation) = object.generation.checked_sub(1).filter(|_| out) else {
                return value.clone();
            };
            gone = true;
            Value::Object(Ref {
                generation,
                ..*object
            })
        };
        let last: Key = key.iter().map(&mut last).collect();
        gone.then_some(last)
    }

    /// The zone of something.
    pub(super) fn zone_of(
        &mut self,
        zone: ZoneId,
        of: Option<ExprId>,
        slots: &mut [Value],
    ) -> Result<Option<Place>, Fault> {
        let declared = self.program.zone(zone)?.of;
        let place = |whose: &Value| match (declared, whose) {
            (ZoneOf::Game, _) => Some(Place::Game(zone)),
            (ZoneOf::Player, Value::Player(player)) => Some(Place::Player(zone, *player)),
            (ZoneOf::Kind(_), Value::Object(host)) => Some(Place::Object(zone, *host)),
            _ => None,
        };
        Ok(match of {
            None => place(&Value::Nothing),
            Some(of) => match self.ready(of, slots).filter(|_| self.trace.is_none()) {
                Some(whose) => {
                    let place = place(whose);
                    self.burn(1)?;
                    place
                }
                None => place(&self.eval(of, slots)?),
            },
        })
    }

    /// A slot of a clause instance.
    fn part(&mut self, clause: ClauseRef, index: usize) -> Result<Value, Fault> {
        let Some(card) = self.rec(clause.of).and_then(|rec| rec.card()) else {
            return Ok(Value::Nothing);
        };
        let card = self.program.book().cards.get(card.index());
        let arg = card.and_then(|card| {
            card.clauses
                .get(usize::from(clause.index))?
                .args
                .get(index)
                .copied()
                .flatten()
        });
        match arg {
            Some(arg) => self.eval_over(arg, clause.of),
            None => Ok(Value::Nothing),
        }
    }

    /// The value of an expression over `this` and `you` alone.
    pub(crate) fn eval_over(&mut self, id: ExprId, this: Ref) -> Result<Value, Fault> {
        if let Some(value) = self.program.constant(id) {
            self.burn(1)?;
            return Ok(value.clone());
        }
        let you = self.reader(this)?;
        let mut frame = self.frame(self.program.slots_of(id), &Value::Object(this), &you);
        let answer = self.deepen(id, |eval| eval.eval(id, &mut frame));
        self.give_back(frame);
        answer
    }

    /// What a law may read of a change.
    fn change_part(&self, part: ChangePart, change: u32) -> Value {
        let Some(change) = self.work.changes.get(change as usize) else {
            return Value::Nothing;
        };
        match part {
            ChangePart::Amount => change.amount.clone(),
            ChangePart::IsSet => Value::Truth(change.how == ChangeHow::Set),
            ChangePart::IsAddition => Value::Truth(change.how == ChangeHow::Add),
            ChangePart::IsFactor => Value::Truth(change.how == ChangeHow::Multiply),
            ChangePart::Source => change.standing.this.clone(),
            ChangePart::Clause => Value::Number(i64::from(change.standing.hook.0)),
            ChangePart::Target => change.target.clone(),
            ChangePart::Since => {
                Value::Number(i64::try_from(change.standing.since).unwrap_or(i64::MAX))
            }
            ChangePart::Cumulative => Value::Truth(change.cumulative),
        }
    }
}

/// `this` and `you` of a frame.
pub(crate) const fn ends(slots: &[Value]) -> (&Value, &Value) {
    const NOTHING: &Value = &Value::Nothing;
    match slots {
        [this, you, ..] => (this, you),
        [this] => (this, NOTHING),
        [] => (NOTHING, NOTHING),
    }
}
