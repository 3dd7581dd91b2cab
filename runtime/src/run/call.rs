//! Calling: procedures, quoted effects and their targets, and what is made to last.

use super::machine::{Flow, Machine, Stop};
use crate::fault::Fault;
use crate::state::stack::FrameKind;
use crate::state::{Effect, Ends, Lasting};
use crate::value::{QuoteValue, Set, Value};
use spaceline_lang::tree::{
    ExprId, HookId, ProcedureId, QuoteId, ScopeId, Settles, Slot, THIS, Until, YOU,
};
use std::sync::Arc;

impl Machine<'_> {
    /// Calls a procedure or opens a window. What it returns goes into a slot of the caller, which is
    /// nothing until then.
    pub(super) fn call(
        &mut self,
        procedure: ProcedureId,
        args: &[Option<ExprId>],
        into: Option<Slot>,
    ) -> Result<(), Stop> {
        let program = self.program;
        let declared = program
            .book()
            .procedures
            .get(procedure.index())
            .ok_or_else(|| Fault::broken("such procedure"))?;
        let mut values = Vec::with_capacity(args.len());
        for arg in args {
            values.push(match arg {
                Some(arg) => self.eval(*arg)?,
                None => Value::Nothing,
            });
        }
        let (this, you) = (self.state.frames.slot(THIS), self.state.frames.slot(YOU));
        if let Some(slot) = into {
            self.state.frames.set_slot(slot, Value::Nothing)?;
        }
        let code = program.code().procedures.get(procedure.index());
        let pc = code.ok_or_else(|| Fault::broken("such procedure"))?.body;
        self.state.frames.push(
            FrameKind::Procedure(procedure),
            pc,
            declared.slots,
            this,
            you,
        )?;
        self.state.frames.top_mut()?.into = into;
        for (param, value) in declared.params.iter().zip(values) {
            self.state.frames.set_slot(param.slot, value)?;
        }
        Ok(())
    }

    fn quote_slots(
        &mut self,
        quote: &QuoteValue,
        this: Value,
        you: Value,
    ) -> Result<(QuoteId, Vec<Value>), Fault> {
        let id = quote.quote;
        let program = self.program;
        let declared = program
            .book()
            .quotes
            .get(id.index())
            .ok_or_else(|| Fault::broken("such quote"))?;
        let mut slots = vec![Value::Nothing; usize::from(declared.slots.max(2))];
        let own = |given: Value, kept: &Value| {
            if given.is_nothing() {
                kept.clone()
            } else {
                given
            }
        };
        let start = [own(this, &quote.this), own(you, &quote.you)];
        for (slot, value) in slots
            .iter_mut()
            .zip(start.into_iter().chain(quote.captures.iter().cloned()))
        {
            *slot = value;
        }
        match (&quote.targets, &declared.event) {
            (Some(targets), _) => {
                for (slot, value) in declared.kept().zip(targets) {
                    if let Some(slot) = slots.get_mut(usize::from(slot)) {
                        *slot = value.clone();
                    }
                }
            }
            (None, Some(event)) => self.ask_of().find_just(event, &mut slots)?,
            (None, None) => {}
        }
        Ok((id, slots))
    }

    /// Starts choosing the targets of a quote in a slot.
    pub(super) fn target(
        &mut self,
        quote: &Value,
        slot: Slot,
        this: Value,
        you: Value,
    ) -> Result<(), Stop> {
        let Value::Quote(quote) = quote else {
            return Ok(());
        };
        let (id, slots) = self.quote_slots(quote, this, you)?;
        if let Some(Some(code)) = self.program.code().quotes.get(id.index()) {
            self.state
                .frames
                .push_with(FrameKind::Targets(slot), code.targets, slots)?;
        }
        Ok(())
    }

    /// The targets are chosen: they go with the quote.
    pub(super) fn targets_done(&mut self) -> Result<Flow, Stop> {
        let FrameKind::Targets(slot) = self.state.frames.top()?.kind else {
            return Err(Fault::broken("targets").into());
        };
        let chosen = self.copy_slots();
        self.state.frames.pop();
        if let Value::Quote(quote) = self.state.frames.slot(slot) {
            let declared = self
                .program
                .book()
                .quotes
                .get(quote.quote.index())
                .ok_or_else(|| Fault::broken("such quote"))?;
            let of = |slot: Slot| chosen.get(usize::from(slot)).cloned().unwrap_or_default();
            let bound = QuoteValue {
                this: of(THIS),
                you: of(YOU),
                targets: Some(declared.kept().map(of).collect()),
                ..(*quote).clone()
            };
            self.state
                .frames
                .set_slot(slot, Value::Quote(Arc::new(bound)))?;
        }
        Ok(Flow::On)
    }

    /// Starts quoted effects.
    pub(super) fn follow(
        &mut self,
        quote: &Value,
        this: Value,
        you: Value,
        scopes: Vec<(ScopeId, Value)>,
    ) -> Result<(), Stop> {
        let Value::Quote(quote) = quote else {
            return Ok(());
        };
        let (id, slots) = self.quote_slots(quote, this, you)?;
        let Some(Some(code)) = self.program.code().quotes.get(id.index()) else {
            return Ok(());
        };
        let pc = if quote.targets.is_some() {
            code.body
        } else {
            code.whole
        };
        self.state
            .frames
            .push_with(FrameKind::Effects(id), pc, slots)?;
        self.state.frames.scopes.extend(scopes);
        Ok(())
    }

    /// What a lasting change takes along with how much it comes to: once, or for each of those that are changed.
    pub(super) fn settled(
        &mut self,
        hook: HookId,
        settles: &Settles,
        captures: &[Value],
        made: &mut Vec<(HookId, Vec<Value>)>,
    ) -> Result<(), Fault> {
        const FIRST: usize = YOU as usize + 1;
        let declared = self.program.hook(hook)?;
        let (this, you) = (self.state.frames.slot(THIS), self.state.frames.slot(YOU));
        let room = usize::from(declared.slots).max(FIRST + captures.len());
        let changed: Vec<Option<Value>> = match (settles.each, captures.first()) {
            (None, _) => vec![None],
            (Some(_), Some(Value::Set(all))) => all.iter().cloned().map(Some).collect(),
            (Some(_), one) => one.cloned().into_iter().map(Some).collect(),
        };
        for one in changed {
            let mut slots = vec![this.clone(), you.clone()];
            slots.extend(captures.iter().cloned());
            slots.resize(room, Value::Nothing);
            if let Some(one) = one {
                let only = match captures.first() {
                    Some(Value::Set(_)) => Value::Set(Set::of_distinct(vec![one.clone()])),
                    _ => one.clone(),
                };
                put(&mut slots, FIRST, only);
                put(&mut slots, settles.each.map_or(FIRST, usize::from), one);
            }
            let amount = self.ask_of().eval(settles.amount, &mut slots)?;
            let limit = match settles.limit {
                Some((_, limit)) => self.ask_of().eval(limit, &mut slots)?,
                None => Value::Nothing,
            };
            put(&mut slots, usize::from(settles.slot), amount);
            if let Some((slot, _)) = settles.limit {
                put(&mut slots, usize::from(slot), limit);
            }
            slots.drain(..FIRST);
            made.push((hook, slots));
        }
        Ok(())
    }

    /// Lets something last.
    pub(super) fn last(
        &mut self,
        what: Lasting,
        captures: Vec<Value>,
        until: &Until,
    ) -> Result<(), Stop> {
        let ends = match until {
            Until::Never => Ends::Never,
            Until::Event {
                verb,
                of,
                count,
                changed,
            } => {
                let of = match of {
                    Some(of) => self.eval(*of)?,
                    None => Value::Nothing,
                };
                let was = match changed {
                    Some(what) => Some((*what, self.eval(*what)?)),
                    None => None,
                };
                Ends::Event {
                    verb: *verb,
                    of,
                    left: (*count).max(1),
                    was,
                }
            }
            Until::Happening(of) => Ends::Happening(self.eval(*of)?),
            Until::When(test) => Ends::When(*test),
        };
        let (this, you) = (self.state.frames.slot(THIS), self.state.frames.slot(YOU));
        self.state.add_effect(
            self.program,
            Effect {
                what,
                this,
                you,
                captures,
                ends,
            },
        )?;
        Ok(())
    }
}

fn put(slots: &mut [Value], at: usize, value: Value) {
    if let Some(place) = slots.get_mut(at) {
        *place = value;
    }
}
