//! What holds: the forms that yield truths, without making values of them.

use super::Eval;
use crate::fault::Fault;
use crate::program::{Cell, Channel, Fact, Node, Question};
use crate::state::Aspect;
use crate::value::{Place, Ref, Value};
use smallvec::SmallVec;
use spaceline_lang::tree::{
    Act, Builtin, Comparison, Expr, ExprId, FieldId, Fold, KindId, SymbolId, VerbId,
};

impl<'a> Eval<'a> {
    pub(super) fn truth(
        &mut self,
        id: ExprId,
        expr: &'a Expr,
        slots: &mut [Value],
    ) -> Result<bool, Fault> {
        Ok(match expr {
            Expr::Truth(truth) => *truth,
            Expr::Not(of) => !self.test(*of, slots)?,
            Expr::And(args) => self.all_hold(args, slots)?,
            Expr::Or(args) => self.any_holds(args, slots)?,
            Expr::If {
                test,
                then,
                otherwise,
            } => {
                let arm = self.arm(*test, *then, *otherwise, slots)?;
                self.test(arm, slots)?
            }
            Expr::Call { function, args } => match self.program.memo(*function) {
                Some(memo) => truth_of(&self.remembered_call(*function, memo, args, slots)?)?,
                None => self.with_call(*function, args, slots, |eval, body, frame| {
                    eval.test(body, frame)
                })?,
            },
            Expr::With { binds, body } => {
                self.with_scopes(binds, slots, |eval, slots| eval.test(*body, slots))?
            }
            Expr::Compare(how, one, other) => self.compare_nodes(*how, *one, *other, slots)?,
            Expr::IsKind(of, kind) => {
                let what = self.eval(*of, slots)?;
                self.is_kind(&what, *kind)
            }
            Expr::HasState(of, state) => match self.eval(*of, slots)? {
                Value::Object(object) => self.has_state(object, *state)?,
                _ => false,
            },
            Expr::In(what, set) => {
                let what = self.eval(*what, slots)?;
                !what.is_nothing() && self.is_member(&what, *set, slots)?
            }
            Expr::Matches { what, quote } => {
                let what = self.eval(*what, slots)?;
                let quote = self.eval(*quote, slots)?;
                self.matches(&what, &quote)?
            }
            Expr::CanTarget(quote) => {
                let quote = self.eval(*quote, slots)?;
                self.can_target(&quote)?
            }
            Expr::JustHappened(quote) => {
                let quote = self.eval(*quote, slots)?;
                self.just_happened(&quote)?
            }
            Expr::Just(pattern) => self.just(pattern, slots)?,
            Expr::Allowed { verb, args, by } => {
                let by = match by {
                    Some(by) => self.eval(*by, slots)?,
                    None => Value::Nothing,
                };
                let mut roles: SmallVec<[Value; 4]> = SmallVec::new();
                for arg in args {
                    roles.push(match arg {
                        Some(arg) => self.eval(*arg, slots)?,
                        None => Value::Nothing,
                    });
                }
                self.allows(*verb, &by, &roles)?
            }
            Expr::Possible { action, by } => {
                let by = self.player(*by, slots)?;
                match by {
                    Some(by) => crate::offer::possible(self, *action, by)?,
                    None => false,
                }
            }
            Expr::Fold {
                how: how @ (Fold::Some | Fold::None),
                over,
                ..
            } => {
                let some = self.some(id, over, slots)?;
                some == (*how == Fold::Some)
            }
            Expr::Local(slot) => match slots.get(usize::from(*slot)) {
                Some(value) => truth_of(value)?,
                None => return Err(Fault::broken("such slot")),
            },
            _ => {
                let value = self.node(id, expr, slots)?;
                truth_of(&value)?
            }
        })
    }

    // The forms of a test at a glance stand apart, so that to tell them apart costs next to nothing.

    /// Whether something is of a kind.
    pub(super) fn is_kind(&mut self, what: &Value, kind: KindId) -> bool {
        match what {
            Value::Object(object) => self
                .rec(*object)
                .is_some_and(|rec| self.program.is_kind(rec.kind, kind)),
            Value::Kind(of) => self.program.is_kind(*of, kind),
            _ => false,
        }
    }

    /// Whether a test does not hold.
    #[inline(never)]
    pub(super) fn fails(&mut self, of: ExprId, slots: &mut [Value]) -> Result<bool, Fault> {
        self.test(of, slots).map(|holds| !holds)
    }

    /// Whether all tests of an expression hold.
    #[inline(never)]
    pub(super) fn all_of(&mut self, id: ExprId, slots: &mut [Value]) -> Result<bool, Fault> {
        match self.program.expr(id)? {
            Expr::And(tests) => self.all_hold(tests, slots),
            _ => Err(Fault::broken("such expression")),
        }
    }

    /// Whether one of the tests of an expression holds.
    #[inline(never)]
    pub(super) fn one_of(&mut self, id: ExprId, slots: &mut [Value]) -> Result<bool, Fault> {
        match self.program.expr(id)? {
            Expr::Or(tests) => self.any_holds(tests, slots),
            _ => Err(Fault::broken("such expression")),
        }
    }

    #[inline]
    fn all_hold(&mut self, tests: &[ExprId], slots: &mut [Value]) -> Result<bool, Fault> {
        for test in tests {
            if !self.test(*test, slots)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    #[inline]
    fn any_holds(&mut self, tests: &[ExprId], slots: &mut [Value]) -> Result<bool, Fault> {
        for test in tests {
            if self.test(*test, slots)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether what is remembered of a test says that it holds.
    #[inline(never)]
    pub(super) fn remembered_truth(
        &mut self,
        id: ExprId,
        number: u32,
        slots: &mut [Value],
    ) -> Result<bool, Fault> {
        self.remembered(id, number, slots, truth_of)?
    }

    /// Whether a field of something holds.
    #[inline(never)]
    pub(super) fn field_holds(
        &mut self,
        id: ExprId,
        field: FieldId,
        of: &Value,
    ) -> Result<bool, Fault> {
        let answer = self.field(field, of);
        answer
            .and_then(|value| truth_of(&value))
            .map_err(|fault| fault.at(id, self.program.span(id)))
    }

    /// Whether texts permit a verb.
    fn allows(&mut self, verb: VerbId, by: &Value, roles: &[Value]) -> Result<bool, Fault> {
        let hear =
            |eval: &mut Self| Ok(crate::offer::verdict(eval, Act::Verb(verb), by, roles)?.allowed);
        let question = Question::within(verb.0, 0, std::iter::once(by).chain(roles));
        let question = question.map(|question| question.inside(self.around));
        match question.filter(|_| self.program.is_judged(verb)) {
            Some(question) => self.keep_verdict(question, hear),
            None => hear(self),
        }
    }

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
            // What it is compared with is mostly a constant.
            if let Some(second) = self.plain(other, slots)
                && let Some(first) = self.plain(one, slots)
                && let Some(holds) = first.compare(how, second)
            {
                self.burn(2)?;
                return Ok(holds);
            }
            if self.ready(other, slots).is_some() {
                let one = self.eval(one, slots)?;
                if let Some(other) = self.ready(other, slots) {
                    self.burn(1)?;
                    return self.compare(how, &one, other);
                }
            }
        }
        let one = self.eval(one, slots)?;
        let other = self.eval(other, slots)?;
        self.compare(how, &one, &other)
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

    /// Whether a value is in what an expression yields, without enumerating that where it need not be.
    pub(crate) fn is_member(
        &mut self,
        what: &Value,
        id: ExprId,
        slots: &mut [Value],
    ) -> Result<bool, Fault> {
        self.burn(1)?;
        if let Node::Inlined(body) = self.program.node(id)
            && self.trace.is_none()
        {
            return self.is_member(what, body, slots);
        }
        let expr = self.program.expr(id)?;
        match expr {
            Expr::Place { zone, of } => {
                let place = self.zone_of(*zone, *of, slots)?;
                Ok(place.is_some_and(|place| self.is_in(what, place)))
            }
            Expr::Union(sets) => {
                for set in sets {
                    if self.is_member(what, *set, slots)? {
                        return Ok(true);
                    }
                }
                Ok(false)
            }
            Expr::Except(all, without) => {
                Ok(self.is_member(what, *all, slots)? && !self.is_member(what, *without, slots)?)
            }
            Expr::List(items) => {
                for item in items {
                    let item = self.eval(*item, slots)?;
                    if !item.is_nothing() && self.same(what, &item)? {
                        return Ok(true);
                    }
                }
                Ok(false)
            }
            Expr::Filter(group) => {
                let inside = match group.from {
                    Some(from) => self.is_member(what, from, slots)?,
                    None => what
                        .object()
                        .is_some_and(|object| self.rec(object).is_some_and(|rec| rec.in_play)),
                };
                Ok(inside && self.passes(what, group, slots)?)
            }
            Expr::If {
                test,
                then,
                otherwise,
            } => {
                let arm = self.arm(*test, *then, *otherwise, slots)?;
                self.is_member(what, arm, slots)
            }
            Expr::Call { function, args } => self.deepen(id, |eval| {
                eval.with_call(*function, args, slots, |eval, body, frame| {
                    eval.is_member(what, body, frame)
                })
            }),
            _ => {
                let set = self.eval(id, slots)?;
                self.contains(&set, what)
            }
        }
    }

    /// Does something one level deeper, so that definitions that ask each other end.
    pub(crate) fn deepen<T>(
        &mut self,
        id: ExprId,
        then: impl FnOnce(&mut Self) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        self.descend(id)?;
        let answer = then(self);
        self.depth -= 1;
        answer.map_err(|fault| fault.at(id, self.program.span(id)))
    }

    /// Whether an object is in a place.
    fn is_in(&mut self, what: &Value, place: Place) -> bool {
        let Value::Object(object) = what else {
            return false;
        };
        place.host().is_none_or(|host| self.rec(host).is_some())
            && self
                .whereabouts(*object)
                .is_some_and(|rec| rec.place == Some(place))
    }

    /// Whether a set, place, bag or title reference has a member.
    pub(super) fn contains(&mut self, set: &Value, what: &Value) -> Result<bool, Fault> {
        Ok(match (set, what) {
            (Value::Nothing, _) => false,
            (Value::Set(set), what) => {
                self.burn(set.len() as u64 / 8)?;
                match what {
                    Value::Title(_) | Value::Text(_) | Value::Words(_) => {
                        for member in set {
                            if self.same(member, what)? {
                                return Ok(true);
                            }
                        }
                        false
                    }
                    Value::Object(object) => {
                        if set.contains(what) {
                            return Ok(true);
                        }
                        // A set of titles has the objects they mean.
                        for member in set {
                            if let Value::Title(title) = member
                                && self.covers(*title, *object)?
                            {
                                return Ok(true);
                            }
                        }
                        false
                    }
                    _ => set.contains(what),
                }
            }
            (Value::Place(place), what) => self.is_in(what, *place),
            (Value::Levels(levels), Value::Symbol(symbol)) => levels.get(*symbol) > 0,
            (Value::Title(title), Value::Object(object)) => self.covers(*title, *object)?,
            (single, what) => self.same(single, what)?,
        })
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

/// Whether a value holds.
pub(super) fn truth_of(value: &Value) -> Result<bool, Fault> {
    match value {
        Value::Truth(truth) => Ok(*truth),
        Value::Nothing => Ok(false),
        other => Err(Fault::mismatch("a truth", other)),
    }
}
