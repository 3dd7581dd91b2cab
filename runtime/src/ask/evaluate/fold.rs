//! One answer about a group.

use super::Eval;
use super::arith::number_of;
use super::group::Candidates;
use crate::fault::{Fault, FaultKind};
use crate::value::{Levels, Value};
use spaceline_lang::tree::{Builtin, Expr, ExprId, FieldId, Fold, Group, Slot, SymbolId};

/// What is asked of a member without walking the tree.
#[derive(Clone, Copy)]
enum Quick {
    Field(FieldId),
    Level(SymbolId, FieldId),
}

impl<'a> Eval<'a> {
    /// Whether any member passes.
    pub(super) fn some(
        &mut self,
        id: ExprId,
        over: &'a Group,
        slots: &mut [Value],
    ) -> Result<bool, Fault> {
        let base = self.work.members.len();
        let mut candidates = self.candidates(id, over, slots)?;
        let tests = self.open_tests(id, over);
        let mut found = false;
        while !found && let Some(member) = self.next(&mut candidates) {
            found = self.holds_of(&member, over.slot, tests, slots)?;
            member.discard();
        }
        self.work.members.truncate(base);
        Ok(found)
    }

    #[inline(never)]
    pub(super) fn fold(
        &mut self,
        id: ExprId,
        how: Fold,
        over: &'a Group,
        of: Option<ExprId>,
        slots: &mut [Value],
    ) -> Result<Value, Fault> {
        match how {
            Fold::Some => return Ok(Value::Truth(self.some(id, over, slots)?)),
            Fold::None => return Ok(Value::Truth(!self.some(id, over, slots)?)),
            Fold::WithHighest | Fold::WithLowest => {
                return self.with_extreme(id, how == Fold::WithHighest, over, of, slots);
            }
            _ => {}
        }
        let base = self.work.members.len();
        let mut candidates = self.candidates(id, over, slots)?;
        let tests = self.open_tests(id, over);
        let mut answer = match how {
            Fold::Count | Fold::Sum => Value::Number(0),
            Fold::Product => Value::Number(1),
            Fold::Levels => Value::Levels(Levels::empty()),
            _ => Value::Nothing,
        };
        let quick = self.quick(of, over.slot, slots)?;
        if let (Fold::Sum, Some(quick), true) = (how, quick, tests.none()) {
            let sum = self.plain_sum(&mut candidates, quick);
            self.work.members.truncate(base);
            return sum;
        }
        while let Some(member) = self.next(&mut candidates) {
            if !self.holds_of(&member, over.slot, tests, slots)? {
                continue;
            }
            let one = match (how, of, quick) {
                (Fold::Count, ..) => Value::Number(1),
                (_, None, _) => member,
                (_, _, Some(Quick::Field(field))) => {
                    self.burn(1)?;
                    self.field(field, &member)?
                }
                (_, _, Some(Quick::Level(symbol, field))) => {
                    self.burn(1)?;
                    self.level_of(field, &member, symbol)?
                }
                (_, Some(of), None) => self.eval(of, slots)?,
            };
            answer = match (how, answer, one) {
                (Fold::Count, Value::Number(count), _) => Value::Number(count + 1),
                (Fold::First, Value::Nothing, one) => {
                    answer = one;
                    break;
                }
                (Fold::Last, _, one) => one,
                // A missing number counts as zero in a sum, and says nothing about an extreme.
                (Fold::Sum | Fold::Highest | Fold::Lowest, answer, Value::Nothing) => answer,
                (Fold::Product, Value::Nothing, _) | (Fold::Product, _, Value::Nothing) => {
                    Value::Nothing
                }
                (Fold::Sum, Value::Number(sum), one) => Value::Number(
                    sum.checked_add(number_of(&one)?)
                        .ok_or(FaultKind::Overflow)?,
                ),
                (Fold::Product, Value::Number(product), one) => Value::Number(
                    product
                        .checked_mul(number_of(&one)?)
                        .ok_or(FaultKind::Overflow)?,
                ),
                (Fold::Highest, Value::Number(most), one) => {
                    Value::Number(most.max(number_of(&one)?))
                }
                (Fold::Lowest, Value::Number(least), one) => {
                    Value::Number(least.min(number_of(&one)?))
                }
                (Fold::Highest | Fold::Lowest, _, one) => Value::Number(number_of(&one)?),
                (Fold::Levels, Value::Levels(sum), one) => {
                    Value::Levels(sum.plus(&crate::ask::derive::as_levels(&one)?))
                }
                (_, answer, _) => answer,
            };
        }
        self.work.members.truncate(base);
        Ok(answer)
    }

    /// The sum of a field, or of a level in one, of the members of a group.
    fn plain_sum(&mut self, members: &mut Candidates<'a>, quick: Quick) -> Result<Value, Fault> {
        let printed = match quick {
            Quick::Field(_) => None,
            Quick::Level(_, field) => self.as_printed(field)?,
        };
        let mut sum = 0_i64;
        while let Some(member) = self.next(members) {
            self.burn(1)?;
            let number = match (quick, printed, &member) {
                (Quick::Level(symbol, field), Some(kind), Value::Object(object)) => {
                    self.printed_level((field, kind), *object, symbol)?
                }
                _ => {
                    let value = match quick {
                        Quick::Field(field) => self.field(field, &member)?,
                        Quick::Level(symbol, field) => self.level_of(field, &member, symbol)?,
                    };
                    match value {
                        Value::Number(number) => number,
                        // What is missing counts as zero.
                        Value::Nothing => 0,
                        other => number_of(&other)?,
                    }
                }
            };
            member.discard();
            sum = sum.checked_add(number).ok_or(FaultKind::Overflow)?;
        }
        Ok(Value::Number(sum))
    }

    /// Whether what is asked of each member is just a field of it, or a level in one: sums over teams
    /// mostly are, and need not walk the tree for each.
    fn quick(
        &self,
        of: Option<ExprId>,
        slot: Slot,
        slots: &[Value],
    ) -> Result<Option<Quick>, Fault> {
        let Some(of) = of.filter(|_| self.trace.is_none()) else {
            return Ok(None);
        };
        let field_of_member = |expr: &Expr| match expr {
            Expr::Field {
                field,
                of,
                printed: false,
            } => Ok((self.program.expr(*of)? == &Expr::Local(slot)).then_some(*field)),
            _ => Ok::<_, Fault>(None),
        };
        Ok(match self.program.expr(of)? {
            Expr::Builtin {
                op: Builtin::Level,
                args,
            } => match args.as_slice() {
                [symbol, levels] if self.program.expr(*symbol)? != &Expr::Local(slot) => match self
                    .ready(*symbol, slots)
                {
                    Some(Value::Symbol(symbol)) => field_of_member(self.program.expr(*levels)?)?
                        .map(|field| Quick::Level(*symbol, field)),
                    _ => None,
                },
                _ => None,
            },
            expr => field_of_member(expr)?.map(Quick::Field),
        })
    }

    /// The members whose number is the highest, or the lowest.
    fn with_extreme(
        &mut self,
        id: ExprId,
        highest: bool,
        over: &'a Group,
        of: Option<ExprId>,
        slots: &mut [Value],
    ) -> Result<Value, Fault> {
        let base = self.work.members.len();
        let mut candidates = self.candidates(id, over, slots)?;
        let tests = self.open_tests(id, over);
        // Those that are best so far stand behind the candidates.
        let (mut best, first): (Option<i64>, _) = (None, self.work.members.len());
        while let Some(member) = self.next(&mut candidates) {
            if !self.holds_of(&member, over.slot, tests, slots)? {
                continue;
            }
            let number = match of {
                Some(of) => self.eval(of, slots)?,
                None => member.copy(),
            };
            if number.is_nothing() {
                continue;
            }
            let number = number_of(&number)?;
            let beats = best.is_none_or(|best| {
                if highest {
                    number > best
                } else {
                    number < best
                }
            });
            if beats {
                self.work.members.truncate(first);
                best = Some(number);
            }
            if best == Some(number) {
                self.work.members.push(member);
            }
        }
        let best = self.take_set(first);
        self.work.members.truncate(base);
        Ok(best)
    }
}
