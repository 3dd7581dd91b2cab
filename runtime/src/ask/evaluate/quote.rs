//! Text kept as a value, asked.

use super::Eval;
use crate::fault::Fault;
use crate::state::Happening;
use crate::value::{QuoteValue, Value};
use spaceline_lang::tree::{Expr, ExprId, Fold, Quote, QuoteBody, QuoteId, TitleId, operands};
use std::sync::Arc;

impl<'a> Eval<'a> {
    fn quote_of(&self, value: &QuoteValue) -> Result<&'a Quote, Fault> {
        let program = self.program;
        program
            .book()
            .quotes
            .get(value.quote.index())
            .ok_or_else(|| Fault::broken("such quote"))
    }

    /// The slots of a quoted text: `this`, `you`, what it took along, its targets if they are chosen,
    /// and room for the rest.
    ///
    /// # Errors
    /// When there is no such quote.
    pub fn quote_slots(
        &mut self,
        value: &QuoteValue,
        this: Option<Value>,
        you: Option<Value>,
    ) -> Result<Vec<Value>, Fault> {
        let quote = self.quote_of(value)?;
        let this = this.unwrap_or_else(|| value.this.clone());
        let you = you.unwrap_or_else(|| value.you.clone());
        let mut slots = self.frame(quote.slots, &this, &you);
        for (slot, capture) in slots.iter_mut().skip(2).zip(&value.captures) {
            slot.clone_from(capture);
        }
        match (&value.targets, &quote.event) {
            (Some(targets), _) => {
                for (slot, kept) in quote.kept().zip(targets) {
                    if let Some(slot) = slots.get_mut(usize::from(slot)) {
                        slot.clone_from(kept);
                    }
                }
            }
            (None, Some(event)) => self.find_just(event, &mut slots)?,
            (None, None) => {}
        }
        Ok(slots)
    }

    /// The answer of a quoted truth, number or symbols, or the members of a quoted selection.
    ///
    /// # Errors
    /// Faults of the script, among them a value that is no such quote.
    pub fn answer(
        &mut self,
        quote: &Value,
        this: Option<Value>,
        you: Option<Value>,
    ) -> Result<Value, Fault> {
        let value = match quote {
            Value::Quote(value) => value,
            Value::Nothing => return Ok(Value::Nothing),
            other => return Err(Fault::mismatch("a quoted text", other)),
        };
        let body = match &self.quote_of(value)?.body {
            QuoteBody::Answer(body) => match value.only {
                Some(only) => self.alternative(*body, only)?,
                None => *body,
            },
            QuoteBody::Selection { all: body, .. } => *body,
            QuoteBody::Effects(_) | QuoteBody::Event(_) => {
                return Err(Fault::mismatch("a quoted text that answers", quote));
            }
        };
        let selects = matches!(self.quote_of(value)?.body, QuoteBody::Selection { .. });
        let mut slots = self.quote_slots(value, this, you)?;
        let answer = if selects {
            let base = self.work.members.len();
            self.push_members(body, &mut slots)
                .map(|()| self.take_set(base))
        } else {
            self.eval(body, &mut slots)
        };
        self.give_back(slots);
        answer
    }

    /// The operands of the outermost `or` of a requirement; one that has none alone.
    fn arms(&self, body: ExprId) -> Result<&'a [ExprId], Fault> {
        let program = self.program;
        Ok(match program.expr(body)? {
            Expr::Or(arms) => arms,
            _ => &[],
        })
    }

    fn alternative(&self, body: ExprId, only: u16) -> Result<ExprId, Fault> {
        let arms = self.arms(body)?;
        let arm = arms.get(usize::from(only)).copied();
        arm.ok_or_else(|| Fault::broken("such alternative"))
    }

    /// Each way in which the outermost `or` of a requirement can be met, as a requirement of its own;
    /// without one, itself alone.
    ///
    /// # Errors
    /// When it is given no requirement.
    pub(super) fn alternatives(&mut self, quote: &Value) -> Result<Vec<Value>, Fault> {
        let value = match quote {
            Value::Quote(value) => value,
            Value::Nothing => return Ok(Vec::new()),
            other => return Err(Fault::mismatch("a requirement", other)),
        };
        let QuoteBody::Answer(body) = self.quote_of(value)?.body else {
            return Err(Fault::mismatch("a requirement", quote));
        };
        let arms = self.arms(body)?;
        if value.only.is_some() || arms.is_empty() {
            return Ok(vec![quote.clone()]);
        }
        let one = |(only, _)| {
            Value::Quote(Arc::new(QuoteValue {
                only: Some(only),
                ..(**value).clone()
            }))
        };
        Ok((0_u16..).zip(arms).map(one).collect())
    }

    /// Whether an object is among those that a quoted selection means. A set, place or title does for
    /// a selection.
    ///
    /// # Errors
    /// Faults of the script.
    pub fn matches(&mut self, what: &Value, quote: &Value) -> Result<bool, Fault> {
        if what.is_nothing() {
            return Ok(false);
        }
        let Value::Quote(value) = quote else {
            return self.contains(quote, what);
        };
        match &self.quote_of(value)?.body {
            QuoteBody::Selection {
                member: (slot, test),
                ..
            } => {
                let mut slots = self.quote_slots(value, None, None)?;
                if let Some(slot) = slots.get_mut(usize::from(*slot)) {
                    slot.clone_from(what);
                }
                let answer = self.test(*test, &mut slots);
                self.give_back(slots);
                answer
            }
            QuoteBody::Answer(_) => {
                let set = self.answer(quote, None, None)?;
                self.contains(&set, what)
            }
            QuoteBody::Effects(_) | QuoteBody::Event(_) => {
                Err(Fault::mismatch("a quoted selection", quote))
            }
        }
    }

    /// Whether what a quoted happening means has just happened.
    ///
    /// # Errors
    /// Faults of the script.
    pub fn just_happened(&mut self, quote: &Value) -> Result<bool, Fault> {
        let value = match quote {
            Value::Quote(value) => value,
            Value::Nothing => return Ok(false),
            other => return Err(Fault::mismatch("a quoted text", other)),
        };
        let QuoteBody::Event(pattern) = &self.quote_of(value)?.body else {
            return Err(Fault::mismatch("a quoted happening", quote));
        };
        let mut slots = self.quote_slots(value, None, None)?;
        let answer = self.just(pattern, &mut slots);
        self.give_back(slots);
        answer
    }

    /// Whether an event is what a quoted happening means.
    ///
    /// # Errors
    /// Faults of the script.
    pub fn is_meant(&mut self, quote: &Value, event: &Happening) -> Result<bool, Fault> {
        let Value::Quote(value) = quote else {
            return Ok(false);
        };
        let QuoteBody::Event(pattern) = &self.quote_of(value)?.body else {
            return Err(Fault::mismatch("a quoted happening", quote));
        };
        let mut slots = self.quote_slots(value, None, None)?;
        let answer = self.means_event(pattern, event, &mut slots);
        self.give_back(slots);
        answer
    }

    /// How many a quoted selection asks for at most; nothing when it asks for all.
    ///
    /// # Errors
    /// Faults of the script.
    pub fn asked(&mut self, quote: &Value) -> Result<Value, Fault> {
        let Value::Quote(value) = quote else {
            return Ok(Value::Nothing);
        };
        let QuoteBody::Selection { count, .. } = &self.quote_of(value)?.body else {
            return Err(Fault::mismatch("a quoted selection", quote));
        };
        let Some((least, most)) = count else {
            return Ok(Value::Nothing);
        };
        let mut slots = self.quote_slots(value, None, None)?;
        let answer = self.eval(most.unwrap_or(*least), &mut slots);
        self.give_back(slots);
        answer
    }

    /// Whether a quoted selection says a symbol, or a title that means an object, other than to leave it out; or a
    /// title alone does. Words are not looked into: it is asked what the text itself says.
    ///
    /// # Errors
    /// Faults of the laws about titles.
    pub(super) fn speaks_of(&mut self, text: &Value, what: &Value) -> Result<bool, Fault> {
        let program = self.program;
        let value = match text {
            Value::Quote(value) => value,
            Value::Title(title) => return self.is_named(*title, what),
            _ => return Ok(false),
        };
        let QuoteBody::Selection { all, .. } = &self.quote_of(value)?.body else {
            return Err(Fault::mismatch("a quoted selection", text));
        };
        let mut open = vec![*all];
        while let Some(id) = open.pop() {
            match program.expr(id)? {
                Expr::Symbol(said) if *what == Value::Symbol(*said) => return Ok(true),
                Expr::Title(title) => {
                    if self.is_named(*title, what)? {
                        return Ok(true);
                    }
                }
                Expr::Not(_)
                | Expr::Fold {
                    how: Fold::None, ..
                } => {}
                Expr::Except(whole, _) => open.push(*whole),
                other => operands(other, &mut |operand| open.push(operand)),
            }
        }
        Ok(false)
    }

    /// Whether a title means an object by name, and not as one of any.
    fn is_named(&mut self, title: TitleId, what: &Value) -> Result<bool, Fault> {
        let reference = self.program.book().titles.get(title.index());
        match what {
            Value::Object(object) if reference.is_some_and(|reference| !reference.any) => {
                self.covers(title, *object)
            }
            _ => Ok(false),
        }
    }

    /// Whether every target that quoted effects must have can be found now, and whatever else they must
    /// choose: where a choice rests on an earlier one, for some answer to that.
    ///
    /// # Errors
    /// Faults of the script.
    pub fn can_target(&mut self, quote: &Value) -> Result<bool, Fault> {
        let value = match quote {
            Value::Quote(value) => value,
            Value::Nothing => return Ok(true),
            other => return Err(Fault::mismatch("a quoted text", other)),
        };
        if value.targets.is_some() {
            return Ok(true);
        }
        let mut slots = self.quote_slots(value, None, None)?;
        let outer = self.acting;
        self.acting = value.this.object().or(outer);
        let answer = self.can_choose(value.quote, 0, &mut slots);
        self.acting = outer;
        self.give_back(slots);
        answer
    }

    /// Keeps of the candidates for a target those with which all later ones can be found; all, if with none they can.
    ///
    /// # Errors
    /// Faults of the script.
    pub(crate) fn leads_on(
        &mut self,
        id: QuoteId,
        target: usize,
        candidates: &mut Vec<Value>,
        slots: &mut [Value],
    ) -> Result<(), Fault> {
        let quote = self.program.book().quotes.get(id.index());
        let quote = quote.ok_or_else(|| Fault::broken("such quote"))?;
        let slot = quote.targets.get(target).map(|pick| usize::from(pick.slot));
        let outer = self.acting;
        self.acting = slots.first().and_then(Value::object).or(outer);
        let mut leading = Vec::new();
        for candidate in candidates.iter() {
            if let Some(place) = slot.and_then(|slot| slots.get_mut(slot)) {
                *place = candidate.clone();
            }
            if self.can_choose(id, target + 1, slots)? {
                leading.push(candidate.clone());
            }
        }
        if let Some(place) = slot.and_then(|slot| slots.get_mut(slot)) {
            *place = Value::Nothing;
        }
        self.acting = outer;
        if !leading.is_empty() {
            *candidates = leading;
        }
        Ok(())
    }

    /// The same for the targets from one on, the earlier ones being in their slots as far as any of these
    /// rests on them.
    fn can_choose(&mut self, id: QuoteId, from: usize, slots: &mut [Value]) -> Result<bool, Fault> {
        let program = self.program;
        let quote = program.book().quotes.get(id.index());
        let quote = quote.ok_or_else(|| Fault::broken("such quote"))?;
        let Some(pick) = quote.targets.get(from) else {
            return quote.able.map_or(Ok(true), |able| self.test(able, slots));
        };
        let least = self.number(pick.min, slots)?.unwrap_or(0);
        let base = self.work.members.len();
        self.push_members(pick.from, slots)?;
        let end = self.work.members.len();
        let enough = i64::try_from(end - base).unwrap_or(i64::MAX) >= least;
        let mut able = enough && (least <= 0 || !program.bears(id, from));
        able = able && self.can_choose(id, from + 1, slots)?;
        if enough && !able && program.bears(id, from) {
            let slot = usize::from(pick.slot);
            for at in base..end {
                let Some((member, place)) = self.member_at(at).zip(slots.get_mut(slot)) else {
                    break;
                };
                *place = member;
                able = self.can_choose(id, from + 1, slots)?;
                if able {
                    break;
                }
            }
            if let Some(place) = slots.get_mut(slot) {
                *place = Value::Nothing;
            }
        }
        self.work.members.truncate(base);
        Ok(able)
    }
}
