//! Changes: which texts change a field, and what becomes of it.
//!
//! The machine keeps the books (whose text, since when, how, by how much); what counts and how it
//! adds up is said by the laws `counted` and `total`. Without laws the last set counts, then
//! additions, then factors.

use super::circle::Asked;
use super::order::Age;
use crate::ask::evaluate::Eval;
use crate::fault::{Fault, FaultKind};
use crate::link::Channel;
use crate::state::Standing;
use crate::value::{Levels, Set, Value};
use spaceline_lang::tree::{ChangeHow, Expr, ExprId, FieldId, HookRole};

/// A change of a field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChangeRecord {
    /// Whose text it is.
    pub standing: Standing,
    /// What it changes.
    pub target: Value,
    /// How.
    pub how: ChangeHow,
    /// By how much, or to what.
    pub amount: Value,
    /// Whether its text says that it is cumulative.
    pub cumulative: bool,
    /// At most so much in sum over the copies of the text.
    pub limit: Option<i64>,
}

impl Eval<'_> {
    /// Adds the changes of a field to those at hand, by the moment at which they began.
    pub(crate) fn collect_changes(&mut self, field: FieldId, of: &Value) -> Result<(), Fault> {
        let standing = self.standing(Channel::Change(field))?;
        let asked = self.is_asked(field, Some(of));
        for text in standing.iter() {
            if self.is_left_out(text) {
                continue;
            }
            let hook = self.program.hook(text.hook)?;
            let weighs = asked && self.has_order(&hook.role)?;
            let change = self.weigh(weighs, Age::of(text), |eval| {
                eval.without_its_own(text, |eval| {
                    let mut slots = eval.hook_slots(text)?;
                    let change = eval.change(&hook.role, text, of, &mut slots);
                    eval.give_back(slots);
                    change
                })
            });
            let Some(change) = change else { continue };
            if let Some(change) = change.map_err(|fault| fault.or_at(Some(hook.span)))? {
                self.work.changes.push(change);
            }
        }
        Ok(())
    }

    /// Whether the innermost open question is for a field; of somebody, if it is said of whom.
    pub(super) fn is_asked(&self, field: FieldId, of: Option<&Value>) -> bool {
        self.open.last().is_some_and(|open| match &open.what {
            Asked::Field(asked, whose) => *asked == field && of.is_none_or(|of| of == whose),
            Asked::State(..) => false,
        })
    }

    /// Whether a text that changes a field finds it as older texts left it, if it rests on that. What only adds to a
    /// set comes to rest by itself; levels added to themselves would grow without end, and what is lost would come
    /// back.
    pub(super) fn has_order(&self, role: &HookRole) -> Result<bool, Fault> {
        if self.in_order {
            return Ok(matches!(
                role,
                HookRole::Change { .. } | HookRole::Marks { .. }
            ));
        }
        let HookRole::Change {
            field, how, amount, ..
        } = role
        else {
            return Ok(false);
        };
        let info = self.program.field(*field)?;
        if info.is_number {
            return Ok(true);
        }
        Ok(match (how, self.program.expr(*amount)?) {
            (ChangeHow::Add, Expr::Field { field: of, .. }) => info.is_levels && of == field,
            (ChangeHow::Lose | ChangeHow::Take, Expr::Symbol(_)) => false,
            (ChangeHow::Lose | ChangeHow::Take, Expr::List(parts)) => {
                let found = |part: &ExprId| {
                    let part = self.program.expr(*part);
                    part.is_ok_and(|part| !matches!(part, Expr::Symbol(_)))
                };
                parts.iter().any(found)
            }
            (ChangeHow::Lose | ChangeHow::Take, _) => info.is_levels || info.is_set,
            _ => false,
        })
    }

    fn change(
        &mut self,
        role: &HookRole,
        text: &Standing,
        of: &Value,
        slots: &mut [Value],
    ) -> Result<Option<ChangeRecord>, Fault> {
        let HookRole::Change {
            field,
            subject,
            test,
            how,
            amount,
            cumulative,
            limit,
            ..
        } = role
        else {
            return Ok(None);
        };
        if let Some(slot) = slots.get_mut(usize::from(*subject)) {
            slot.clone_from(of);
        }
        if !self.test(*test, slots)? {
            return Ok(None);
        }
        let amount = match self.program.expr(*amount)? {
            Expr::List(parts) if self.program.field(*field)?.is_levels => {
                self.levels_of(parts, slots)?
            }
            _ => self.eval(*amount, slots)?,
        };
        if amount.is_nothing() && *how != ChangeHow::Set {
            return Ok(None);
        }
        let limit = limit
            .map(|limit| self.number(limit, slots))
            .transpose()?
            .flatten();
        Ok(Some(ChangeRecord {
            standing: text.clone(),
            target: of.clone(),
            how: *how,
            amount,
            cumulative: *cumulative,
            limit,
        }))
    }

    /// Names written out, each as often as it stands there.
    fn levels_of(&mut self, parts: &[ExprId], slots: &mut [Value]) -> Result<Value, Fault> {
        let mut levels = Levels::empty();
        for part in parts {
            let part = self.eval(*part, slots)?;
            levels = levels.plus(&as_levels(&part)?);
        }
        Ok(Value::Levels(levels))
    }

    /// What becomes of a base by the changes at hand from a position on. Those that do not count are
    /// taken away.
    pub(crate) fn apply_changes(
        &mut self,
        field: FieldId,
        base: Value,
        first: usize,
    ) -> Result<Value, Fault> {
        if self.work.changes.len() <= first {
            return Ok(base);
        }
        self.count_changes(first)?;
        self.limit_changes(first);
        let program = self.program;
        let info = program.field(field)?;
        if info.is_number {
            if let Some(law) = program.book().laws.total {
                let changes = self.change_values(first);
                return self.call(law, &[base, changes], &Value::Nothing, &Value::Nothing);
            }
            return self.plain_total(base, first);
        }
        let mut value = base;
        // Levels that are taken are taken of all there are, whenever they came.
        let changes = self.work.changes.get(first..).unwrap_or(&[]);
        let order = |takes: bool| {
            let kept = move |(_, change): &(usize, &ChangeRecord)| {
                (change.how == ChangeHow::Take) == takes
            };
            let changes = changes.iter().enumerate();
            changes.filter(kept).map(move |(at, _)| first + at)
        };
        let order: Vec<usize> = order(false).chain(order(true)).collect();
        for at in order {
            self.burn(1)?;
            let Some(change) = self.work.changes.get(at) else {
                break;
            };
            value = if info.is_levels {
                change_levels(&value, change)?
            } else if info.is_set {
                change_set(&value, change)
            } else if change.how == ChangeHow::Set {
                change.amount.clone()
            } else if change.how == ChangeHow::Lose && members(&change.amount).contains(&value) {
                Value::Nothing
            } else {
                value
            };
        }
        Ok(value)
    }

    fn change_values(&self, first: usize) -> Value {
        let numbers = first..self.work.changes.len();
        Value::Set(Set::of_distinct(
            numbers
                .map(|at| Value::Change(u32::try_from(at).unwrap_or(u32::MAX)))
                .collect(),
        ))
    }

    /// Asks something about records that only a law reads.
    pub(crate) fn with_changes<T>(
        &mut self,
        records: Vec<ChangeRecord>,
        ask: impl FnOnce(&mut Self, Vec<Value>) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        let first = self.work.changes.len();
        self.work.changes.extend(records);
        let numbers = first..self.work.changes.len();
        let number = |at: usize| Value::Change(u32::try_from(at).unwrap_or(u32::MAX));
        let answer = ask(self, numbers.map(number).collect());
        self.work.changes.truncate(first);
        answer
    }

    /// Asks the law `counted` which changes count.
    fn count_changes(&mut self, first: usize) -> Result<(), Fault> {
        let Some(law) = self.program.book().laws.counted else {
            return Ok(());
        };
        let changes = self.change_values(first);
        let counted = match self.call(law, &[changes], &Value::Nothing, &Value::Nothing)? {
            Value::Set(set) => set,
            Value::Nothing => Set::empty(),
            other => return Err(Fault::mismatch("a set of changes", &other)),
        };
        let mut at = 0_u32;
        self.work.changes.retain(|_| {
            let kept = (at as usize) < first || counted.contains(&Value::Change(at));
            at = at.saturating_add(1);
            kept
        });
        Ok(())
    }

    /// Caps the sum over the copies of a text that says `limit`.
    fn limit_changes(&mut self, first: usize) {
        for at in first..self.work.changes.len() {
            let Some(change) = self.work.changes.get(at) else {
                break;
            };
            let (Some(limit), Some(amount), hook) =
                (change.limit, change.amount.number(), change.standing.hook)
            else {
                continue;
            };
            let before = self.work.changes.get(first..at).unwrap_or(&[]).iter();
            let sum = before
                .filter(|other| other.standing.hook == hook)
                .filter_map(|other| other.amount.number())
                .fold(0_i64, i64::saturating_add);
            let limit = limit.saturating_abs();
            let capped = sum
                .saturating_add(amount)
                .clamp(-limit, limit)
                .saturating_sub(sum);
            if let Some(change) = self.work.changes.get_mut(at) {
                change.amount = Value::Number(capped);
            }
        }
    }

    /// The total without a law: the last set or the base, then additions, then factors.
    fn plain_total(&self, base: Value, first: usize) -> Result<Value, Fault> {
        let changes = self.work.changes.get(first..).unwrap_or(&[]);
        let set = changes
            .iter()
            .rev()
            .find(|change| change.how == ChangeHow::Set);
        let Value::Number(mut total) = set.map_or(base, |change| change.amount.clone()) else {
            return Ok(Value::Nothing);
        };
        let amounts = |how| {
            changes
                .iter()
                .filter(move |change| change.how == how)
                .filter_map(|change| change.amount.number())
        };
        for amount in amounts(ChangeHow::Add) {
            total = total.checked_add(amount).ok_or(FaultKind::Overflow)?;
        }
        for amount in amounts(ChangeHow::Multiply) {
            total = total.checked_mul(amount).ok_or(FaultKind::Overflow)?;
        }
        Ok(Value::Number(total))
    }
}

fn change_set(value: &Value, change: &ChangeRecord) -> Value {
    let amount = members(&change.amount);
    let have = members(value);
    Value::Set(match change.how {
        ChangeHow::Set => Set::new(amount),
        ChangeHow::Lose | ChangeHow::Take => Set::of_distinct(
            have.into_iter()
                .filter(|member| !amount.contains(member))
                .collect(),
        ),
        ChangeHow::Add | ChangeHow::Multiply => Set::new([have, amount].concat()),
    })
}

fn change_levels(value: &Value, change: &ChangeRecord) -> Result<Value, Fault> {
    let have = as_levels(value)?;
    let amount = as_levels(&change.amount)?;
    Ok(Value::Levels(match change.how {
        ChangeHow::Set => amount,
        ChangeHow::Lose => amount
            .as_slice()
            .iter()
            .fold(have, |left, (symbol, _)| left.without(*symbol)),
        ChangeHow::Take => have.minus(&amount),
        ChangeHow::Add | ChangeHow::Multiply => have.plus(&amount),
    }))
}

fn members(value: &Value) -> Vec<Value> {
    match value {
        Value::Nothing => Vec::new(),
        Value::Set(set) => set.as_slice().to_vec(),
        single => vec![single.clone()],
    }
}

/// A value as levels: a name is one of it, a set of names one of each.
pub fn as_levels(value: &Value) -> Result<Levels, Fault> {
    Ok(match value {
        Value::Nothing => Levels::empty(),
        Value::Levels(levels) => levels.clone(),
        Value::Symbol(symbol) => Levels::of(*symbol, 1),
        Value::Set(set) => {
            let parts: Vec<_> = set
                .iter()
                .map(|member| match member {
                    Value::Symbol(symbol) => Ok((*symbol, 1)),
                    other => Err(Fault::mismatch("a name", other)),
                })
                .collect::<Result<_, _>>()?;
            Levels::from(parts)
        }
        other => return Err(Fault::mismatch("levels", other)),
    })
}
