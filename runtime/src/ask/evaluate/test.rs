//! What holds: the forms that yield truths, without making values of them.

use super::Eval;
use crate::fault::Fault;
use crate::link::{Node, Question};
use crate::value::{Place, Value};
use smallvec::SmallVec;
use spaceline_lang::tree::{Act, Expr, ExprId, FieldId, Fold, KindId, Param, Type, VerbId};

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
                let holds = self.is_kind(&what, *kind);
                what.discard();
                holds
            }
            Expr::HasState(of, state) => match self.eval(*of, slots)?.into_object() {
                Some(object) => self.has_state(object, *state)?,
                None => false,
            },
            Expr::In(what, set) => self.is_within(*what, *set, slots)?,
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
                // What would come to nothing, because a place is none, is not to be had.
                !self.goes_nowhere(*verb, args, &roles) && self.allows(*verb, &by, &roles)?
            }
            Expr::Possible { action, by } => {
                let by = self.player(*by, slots)?;
                match by {
                    Some(by) => crate::ask::offer::possible(self, *action, by)?,
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

    /// Whether what an expression yields is in what another yields.
    #[inline]
    pub(super) fn is_within(
        &mut self,
        what: ExprId,
        set: ExprId,
        slots: &mut [Value],
    ) -> Result<bool, Fault> {
        let what = self.eval(what, slots)?;
        let holds = !what.is_nothing() && self.is_member(&what, set, slots)?;
        what.discard();
        Ok(holds)
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

    /// Whether a role besides whom it is done to is given nothing, so that the verb would not be done.
    fn goes_nowhere(&self, verb: VerbId, args: &[Option<ExprId>], roles: &[Value]) -> bool {
        let verb = self.program.book().verbs.get(verb.index());
        let params = verb.map_or(&[][..], |verb| &verb.params);
        let given = params.iter().zip(args).zip(roles).skip(1);
        let mut given = given.filter(|((_, arg), _)| arg.is_some());
        given.any(|((param, _), value)| lacks(param, value))
    }

    /// Whether texts permit a verb.
    fn allows(&mut self, verb: VerbId, by: &Value, roles: &[Value]) -> Result<bool, Fault> {
        let hear = |eval: &mut Self| {
            Ok(crate::ask::offer::verdict(eval, Act::Verb(verb), by, roles)?.allowed)
        };
        let question = Question::within(verb.0, 0, std::iter::once(by).chain(roles));
        let question = question.map(|question| question.inside(self.around));
        match question.filter(|_| self.program.is_judged(verb)) {
            Some(question) => self.keep_verdict(verb, question, hear),
            None => hear(self),
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
                Ok(inside && self.passes(what, id, group, slots)?)
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

/// Whether a value holds.
pub(super) fn truth_of(value: &Value) -> Result<bool, Fault> {
    match value {
        Value::Truth(truth) => Ok(*truth),
        Value::Nothing => Ok(false),
        other => Err(Fault::mismatch("a truth", other)),
    }
}

/// Whether a role is given nothing that wants somebody, or a place.
pub(crate) fn lacks(role: &Param, value: &Value) -> bool {
    matches!(role.ty, Type::Object(_) | Type::Place) && !role.maybe && value.is_nothing()
}
