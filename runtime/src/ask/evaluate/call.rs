//! Calls of functions, what is remembered of them, and the scopes around them.

use super::Eval;
use super::node::ends;
use crate::fault::Fault;
use crate::link::{Memo, Question};
use crate::value::{Ref, Value};
use smallvec::SmallVec;
use spaceline_lang::tree::{ClauseId, Expr, ExprId, FunctionId, THIS, YOU};

impl<'a> Eval<'a> {
    /// Evaluates the arguments of a call into a new frame and goes on with its body.
    pub(super) fn with_call<T>(
        &mut self,
        function: FunctionId,
        args: &[ExprId],
        slots: &mut [Value],
        then: impl FnOnce(&mut Self, ExprId, &mut [Value]) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        let called = self.program.function(function)?;
        let (this, you) = ends(slots);
        let mut frame = self.frame(called.slots, this, you);
        for (param, arg) in called.params.iter().zip(args) {
            match self.eval(*arg, slots) {
                Ok(value) => {
                    if let Some(slot) = frame.get_mut(usize::from(param.slot)) {
                        *slot = value;
                    }
                }
                Err(fault) => {
                    self.give_back(frame);
                    return Err(fault);
                }
            }
        }
        let answer = then(self, called.body, &mut frame);
        self.give_back(frame);
        answer
    }

    /// A call of which the answer is remembered, whose arguments stand ready; or a test that is the same for
    /// all members of a group. Of what is known only what is asked for is read.
    #[inline]
    pub(super) fn remembered<R>(
        &mut self,
        id: ExprId,
        number: u32,
        slots: &mut [Value],
        read: impl Fn(&Value) -> R,
    ) -> Result<R, Fault> {
        let ask = self.program.ask(number)?;
        if let Some((slot, clause)) = ask.needs()
            && let Some(Value::Object(object)) = slots.get(usize::from(slot))
            && !self.is_printed_on(*object, clause)
        {
            self.burn(ask.burns())?;
            return Ok(read(&Value::Truth(false)));
        }
        let question = ask.question(self.around, slots);
        self.deepen(id, |eval| {
            eval.burn(ask.burns())?;
            if let Some(question) = &question
                && let Some(known) = eval.known_call(question, &read)?
            {
                return Ok(known);
            }
            Ok(read(&eval.find_asked(id, question, slots)?))
        })
    }

    /// Whether a clause is printed on an object.
    fn is_printed_on(&mut self, object: Ref, clause: ClauseId) -> bool {
        let program = self.program;
        self.rec(object)
            .is_some_and(|rec| program.prints(rec.card(), clause))
    }

    /// The same, read whole.
    #[inline(never)]
    pub(super) fn remembered_value(
        &mut self,
        id: ExprId,
        number: u32,
        slots: &mut [Value],
    ) -> Result<Value, Fault> {
        self.remembered(id, number, slots, Value::clone)
    }

    /// The same where nothing is known.
    #[inline(never)]
    fn find_asked(
        &mut self,
        id: ExprId,
        question: Option<Question>,
        slots: &mut [Value],
    ) -> Result<Value, Fault> {
        let program = self.program;
        let expr = program.expr(id)?;
        let mut find = |eval: &mut Self| {
            let Expr::Call { function, args } = expr else {
                return eval.node(id, expr, slots);
            };
            let called = program.function(*function)?;
            let (this, you) = ends(slots);
            let mut frame = eval.frame(called.slots, this, you);
            for (param, arg) in called.params.iter().zip(args) {
                let value = eval.ready(*arg, slots).unwrap_or(&Value::Nothing);
                if let Some(slot) = frame.get_mut(usize::from(param.slot)) {
                    slot.put(value);
                }
            }
            let answer = eval.eval(called.body, &mut frame);
            eval.give_back(frame);
            answer
        };
        match question {
            Some(question) => self.find_call(question, find),
            None => find(self),
        }
    }

    /// A call of which the answer is remembered.
    pub(super) fn remembered_call(
        &mut self,
        function: FunctionId,
        memo: &Memo,
        args: &[ExprId],
        slots: &mut [Value],
    ) -> Result<Value, Fault> {
        let mut given: SmallVec<[Value; 4]> = SmallVec::new();
        for arg in args {
            given.push(self.eval(*arg, slots)?);
        }
        let given: SmallVec<[&Value; 4]> = given.iter().collect();
        self.apply(function, Some(memo), &given, (slots.first(), slots.get(1)))
    }

    /// A function applied to values, with `this` and `you`.
    pub(super) fn apply(
        &mut self,
        function: FunctionId,
        memo: Option<&Memo>,
        args: &[&Value],
        (this, you): (Option<&Value>, Option<&Value>),
    ) -> Result<Value, Fault> {
        const NOTHING: &Value = &Value::Nothing;
        let (this, you) = (this.unwrap_or(NOTHING), you.unwrap_or(NOTHING));
        let called = self.program.function(function)?;
        let find = |eval: &mut Self| {
            let mut frame = eval.frame(called.slots, this, you);
            for (param, arg) in called.params.iter().zip(args) {
                if let Some(slot) = frame.get_mut(usize::from(param.slot)) {
                    slot.put(arg);
                }
            }
            let answer = eval.eval(called.body, &mut frame);
            eval.give_back(frame);
            answer
        };
        let question = memo.and_then(|memo| {
            // A parameter that is called `you` goes before whom the caller means by it.
            let param = |slot| called.params.iter().position(|param| param.slot == slot);
            memo.question(function, self.around, |slot| match (param(slot), slot) {
                (Some(at), _) => args.get(at).copied(),
                (None, THIS) => Some(this),
                (None, YOU) => Some(you),
                (None, _) => None,
            })
        });
        self.keep_call(question, find)
    }

    /// Goes on where text finds other values around it.
    pub(super) fn with_scopes<T>(
        &mut self,
        binds: &[(spaceline_lang::tree::ScopeId, ExprId)],
        slots: &mut [Value],
        then: impl FnOnce(&mut Self, &mut [Value]) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        let mut bound = Vec::with_capacity(binds.len());
        for (scope, value) in binds {
            bound.push((*scope, self.eval(*value, slots)?));
        }
        let (base, around) = (self.scopes.len(), self.around);
        for (scope, value) in &bound {
            self.around = self.work.cache.within(self.around, *scope, value);
        }
        self.scopes.append(&mut bound);
        let answer = then(self, slots);
        self.scopes.truncate(base);
        self.around = around;
        answer
    }
}
