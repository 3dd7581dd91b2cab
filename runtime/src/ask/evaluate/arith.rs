//! Arithmetic, on numbers and on what can be put together like numbers.

use super::Eval;
use crate::fault::{Fault, FaultKind};
use crate::value::{Levels, Value, drop_repeats};
use spaceline_lang::tree::Arithmetic;

/// A text that is put together in play has at most so many letters, in bytes.
const LONGEST_TEXT: usize = 4_096;

impl Eval<'_> {
    pub(super) fn arith(
        &mut self,
        op: Arithmetic,
        one: Value,
        other: Value,
    ) -> Result<Value, Fault> {
        match (one, other) {
            (Value::Number(one), Value::Number(other)) => numbers(op, one, other),
            (one, other) => match (op, one, other) {
                (
                    Arithmetic::Add,
                    one @ (Value::Set(_) | Value::Place(_) | Value::Object(_)),
                    other,
                )
                | (
                    Arithmetic::Add,
                    one,
                    other @ (Value::Set(_) | Value::Place(_) | Value::Object(_)),
                ) => {
                    let base = self.work.members.len();
                    self.push_value(one)?;
                    self.push_value(other)?;
                    drop_repeats(&mut self.work.members, base);
                    Ok(self.take_set(base))
                }
                (Arithmetic::Subtract, all @ (Value::Set(_) | Value::Place(_)), without) => {
                    let base = self.work.members.len();
                    self.push_value(all)?;
                    let mut kept = base;
                    for at in base..self.work.members.len() {
                        let Some(member) = self.member_at(at) else {
                            break;
                        };
                        if !self.contains(&without, &member)? {
                            self.work.members.swap(kept, at);
                            kept += 1;
                        }
                    }
                    self.work.members.truncate(kept);
                    Ok(self.take_set(base))
                }
                (_, Value::Nothing, _) | (_, _, Value::Nothing) => Ok(Value::Nothing),
                (Arithmetic::Multiply, Value::Symbol(symbol), Value::Number(count))
                | (Arithmetic::Multiply, Value::Number(count), Value::Symbol(symbol)) => {
                    Ok(Value::Levels(Levels::of(symbol, count)))
                }
                (Arithmetic::Multiply, Value::Levels(levels), Value::Number(count))
                | (Arithmetic::Multiply, Value::Number(count), Value::Levels(levels)) => {
                    Ok(Value::Levels(levels.times(count)))
                }
                (Arithmetic::Add, one @ (Value::Levels(_) | Value::Symbol(_)), other) => {
                    Ok(Value::Levels(
                        crate::ask::derive::as_levels(&one)?
                            .plus(&crate::ask::derive::as_levels(&other)?),
                    ))
                }
                (Arithmetic::Add, one, other)
                    if self.text_of(&one).is_some() && self.text_of(&other).is_some() =>
                {
                    self.joined(&one, &other)
                }
                (_, Value::Number(_), wrong) | (_, wrong, _) => {
                    Err(Fault::mismatch("a number", &wrong))
                }
            },
        }
    }

    /// Two texts as one.
    pub(super) fn joined(&self, one: &Value, other: &Value) -> Result<Value, Fault> {
        match (self.text_of(one), self.text_of(other)) {
            (Some(one), Some(other)) if one.len() + other.len() > LONGEST_TEXT => {
                Err(FaultKind::TooMany("letters in a text".into()).into())
            }
            (Some(one), Some(other)) => Ok(self.program.text_value(&[one, other].concat())),
            _ => Ok(Value::Nothing),
        }
    }
}

/// A number where only a number can be.
pub(super) fn number_of(value: &Value) -> Result<i64, Fault> {
    value
        .number()
        .ok_or_else(|| Fault::mismatch("a number", value))
}

/// Arithmetic on numbers. A division by zero gives nothing.
pub(super) fn numbers(op: Arithmetic, one: i64, other: i64) -> Result<Value, Fault> {
    let divides = matches!(
        op,
        Arithmetic::Divide | Arithmetic::DivideUp | Arithmetic::Remainder
    );
    if divides && other == 0 {
        return Ok(Value::Nothing);
    }
    // Rounded down means towards the lesser number, also below zero.
    let down = |one: i64, other: i64| {
        let quotient = one.checked_div(other)?;
        let uneven = one.checked_rem(other)? != 0 && (one < 0) != (other < 0);
        quotient.checked_sub(i64::from(uneven))
    };
    let answer = match op {
        Arithmetic::Add => one.checked_add(other),
        Arithmetic::Subtract => one.checked_sub(other),
        Arithmetic::Multiply => one.checked_mul(other),
        Arithmetic::Divide => down(one, other),
        Arithmetic::DivideUp => down(one, other).and_then(|quotient| {
            let exact = one.checked_rem(other)? == 0;
            quotient.checked_add(i64::from(!exact))
        }),
        Arithmetic::Remainder => {
            down(one, other).and_then(|quotient| one.checked_sub(quotient.checked_mul(other)?))
        }
        Arithmetic::Least => Some(one.min(other)),
        Arithmetic::Most => Some(one.max(other)),
    };
    answer
        .map(Value::Number)
        .ok_or_else(|| FaultKind::Overflow.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn division_rounds_down_or_up_and_by_zero_gives_nothing() {
        let divide = |one, other| numbers(Arithmetic::Divide, one, other).expect("in range");
        let up = |one, other| numbers(Arithmetic::DivideUp, one, other).expect("in range");
        let rest = |one, other| numbers(Arithmetic::Remainder, one, other).expect("in range");
        assert_eq!(
            [divide(7, 2), divide(-7, 2), divide(7, -2)],
            [3, -4, -4].map(Value::Number)
        );
        assert_eq!(
            [up(7, 2), up(-7, 2), up(8, 2)],
            [4, -3, 4].map(Value::Number)
        );
        assert_eq!([rest(7, 2), rest(-7, 2)], [1, 1].map(Value::Number));
        assert_eq!(
            [divide(1, 0), up(1, 0), rest(1, 0)],
            [Value::Nothing, Value::Nothing, Value::Nothing]
        );
    }

    #[test]
    fn an_overflow_is_a_fault() {
        for (op, one, other) in [
            (Arithmetic::Add, i64::MAX, 1),
            (Arithmetic::Subtract, i64::MIN, 1),
            (Arithmetic::Multiply, i64::MAX, 2),
            (Arithmetic::Divide, i64::MIN, -1),
            (Arithmetic::DivideUp, i64::MIN, -1),
            (Arithmetic::Remainder, i64::MIN, -1),
        ] {
            assert_eq!(
                numbers(op, one, other).expect_err("too large").kind(),
                &FaultKind::Overflow
            );
        }
    }
}
