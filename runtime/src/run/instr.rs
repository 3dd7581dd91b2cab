//! One instruction of a body.

use super::ask::Matter;
use super::code::{Depth, Instr, Pc, range};
use super::frame::{FrameKind, Loop, Outcome};
use super::machine::{Flow, Machine, Stop};
use crate::fault::{Fault, FaultKind};
use crate::state::{Effect, Ends, Key, Lasting};
use crate::value::{QuoteValue, Set, Value};
use spaceline_lang::tree::{ExprId, ProcedureId, QuoteId, ScopeId, Slot, THIS, Until, YOU};
use std::sync::Arc;

impl Machine<'_> {
    fn goto(&mut self, to: Pc) -> Result<Flow, Stop> {
        self.state.frames.top_mut()?.pc = to;
        Ok(Flow::On)
    }

    /// The next instruction of the innermost frame.
    pub(super) fn run_instr(&mut self) -> Result<Flow, Stop> {
        let program = self.program;
        let code = program.code();
        let pc = self.state.frames.top()?.pc;
        let instr = code.at(pc).ok_or_else(|| Fault::broken("code there"))?;
        let next = pc.next();
        match instr {
            Instr::Let { slot, value } => {
                let value = self.eval(*value)?;
                self.state.frames.set_slot(*slot, value)?;
            }
            Instr::Jump(to) => return self.goto(*to),
            Instr::Unless { test, to } => {
                if !self.test(*test)? {
                    return self.goto(*to);
                }
            }
            Instr::Pick(index) => {
                let pick = code
                    .picks
                    .get(*index as usize)
                    .ok_or_else(|| Fault::broken("such choice"))?;
                self.pick(pick)?;
            }
            Instr::PickValue {
                slot,
                by,
                from,
                random,
            } => self.pick_value(*slot, *by, *from, *random)?,
            Instr::May {
                by,
                says,
                able,
                otherwise,
            } => {
                let able = match able {
                    Some(able) => self.test(*able)?,
                    None => true,
                };
                let player = self.player(*by)?;
                let done = match player {
                    Some(player) if able => self.ask_whether(player, Matter::May(*says))?,
                    _ => false,
                };
                if !done {
                    return self.goto(*otherwise);
                }
            }
            Instr::ChooseOne {
                by,
                arms,
                optional,
                exit,
            } => {
                let to = self.choose_one(*by, range(&code.arms, *arms), *optional)?;
                return self.goto(to.unwrap_or(*exit));
            }
            Instr::EachBegin { over } => {
                let members = Set::of_distinct(self.members(*over)?);
                self.state
                    .frames
                    .loops
                    .push(Loop::Each { members, next: 0 });
            }
            Instr::EachNext { slot, exit } => {
                let Loop::Each { members, next: at } = self.state.frames.last_loop()? else {
                    return Err(Fault::broken("loop over a set").into());
                };
                let member = members.as_slice().get(*at as usize).cloned();
                *at += 1;
                let Some(member) = member else {
                    self.state.frames.loops.pop();
                    return self.goto(*exit);
                };
                if member
                    .object()
                    .is_some_and(|object| self.state.rec(object).is_none())
                {
                    return Ok(Flow::On);
                }
                self.state.frames.set_slot(*slot, member)?;
            }
            Instr::RepeatBegin { times } => {
                let times = self.number(*times)?.unwrap_or(0);
                self.state.frames.loops.push(Loop::Repeat(times));
            }
            Instr::RepeatNext { exit } => {
                let Loop::Repeat(left) = self.state.frames.last_loop()? else {
                    return Err(Fault::broken("counted loop").into());
                };
                if *left <= 0 {
                    self.state.frames.loops.pop();
                    return self.goto(*exit);
                }
                *left -= 1;
            }
            Instr::Unnest { keep, to } => {
                self.state.frames.unnest(*keep)?;
                return self.goto(*to);
            }
            Instr::Do { verb, args, by } => {
                self.goto(next)?;
                self.begin(*verb, range(&code.args, *args), *by)?;
                return Ok(Flow::On);
            }
            Instr::Run { procedure, args } => {
                self.goto(next)?;
                self.call(*procedure, range(&code.args, *args))?;
                return Ok(Flow::On);
            }
            Instr::Target { slot, this, you } => {
                let quote = self.state.frames.slot(*slot);
                let (this, you) = (self.eval(*this)?, self.eval(*you)?);
                self.goto(next)?;
                self.target(&quote, *slot, this, you)?;
                return Ok(Flow::On);
            }
            Instr::Follow {
                quote,
                this,
                you,
                with,
            } => {
                let quote = self.eval(*quote)?;
                let (this, you) = (self.eval(*this)?, self.eval(*you)?);
                let mut scopes = Vec::new();
                for (scope, value) in range(&code.scoped, *with) {
                    scopes.push((*scope, self.eval(*value)?));
                }
                self.goto(next)?;
                self.follow(&quote, this, you, scopes)?;
                return Ok(Flow::On);
            }
            Instr::TargetsDone => return self.targets_done(),
            Instr::Offer {
                by,
                menus,
                may_pass,
                exit,
            } => {
                let Some(player) = self.player(*by)? else {
                    return self.goto(*exit);
                };
                match self.ask_act(player, range(&code.menus, *menus), *may_pass, Matter::Offer)? {
                    None => return self.goto(*exit),
                    Some(chosen) => {
                        self.goto(next)?;
                        self.start_action(player, chosen)?;
                        return Ok(Flow::On);
                    }
                }
            }
            Instr::WindowBegin(window) => {
                let form = program
                    .book()
                    .procedures
                    .get(window.index())
                    .and_then(|window| window.window.as_ref());
                let first = match form {
                    Some(form) => self.player(form.first)?,
                    None => None,
                };
                let player = first.or(self.state.turn_player()).unwrap_or(0);
                self.state
                    .frames
                    .loops
                    .push(Loop::Window { player, passed: 0 });
            }
            Instr::WindowNext { window, exit } => return self.ask_window(*window, next, *exit),
            Instr::StageBegin { stage, end } => return self.enter_stage(*stage, next, *end),
            Instr::StageEnd(stage) => return self.end_stage(*stage, next),
            Instr::LeaveProcedure(procedure) => return self.leave_procedure(*procedure),
            Instr::LeaveStage(stage) => return self.leave_stage(*stage),
            Instr::LeaveAction => return self.leave_action(),
            Instr::Return(value) => {
                if let Some(value) = value {
                    // Its value is asked for its faults only: no statement keeps it yet.
                    self.eval(*value)?;
                }
                return self.leave_this();
            }
            Instr::ScopeBegin { scope, value } => {
                let value = self.eval(*value)?;
                self.state.frames.scopes.push((*scope, value));
            }
            Instr::ScopeEnd => {
                self.state.frames.scopes.pop();
            }
            Instr::Write(index) => {
                let write = code
                    .writes
                    .get(*index as usize)
                    .ok_or_else(|| Fault::broken("such write"))?;
                self.write(write)?;
            }
            Instr::Lasting(index) => {
                let lasting = code
                    .lasting
                    .get(*index as usize)
                    .ok_or_else(|| Fault::broken("such effect"))?;
                let mut captures = Vec::with_capacity(lasting.captures.len());
                for capture in &lasting.captures {
                    captures.push(self.eval(*capture)?);
                }
                self.last(Lasting::Text(lasting.hook), captures, &lasting.until)?;
            }
            Instr::Use { limit, key } => {
                let mut parts = Key::new();
                for part in range(&code.keys, *key) {
                    parts.push(self.eval(*part)?);
                }
                self.state.count_use(*limit, parts);
            }
            Instr::Finish { winner, says } => {
                let winner = self.player(*winner)?;
                self.state.frames.outcome = Some(Outcome {
                    winner,
                    because: Some(*says),
                });
                self.note(|| super::event::Event::Over {
                    winner,
                    because: Some(*says),
                });
                return Ok(Flow::On);
            }
            Instr::Paid => {}
            Instr::Refuse(says) => return self.refuse(*says),
            Instr::End => return self.end_body(),
        }
        self.goto(next)
    }

    /// Calls a procedure or opens a window.
    pub(super) fn call(
        &mut self,
        procedure: ProcedureId,
        args: &[Option<ExprId>],
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
        let code = program.code().procedures.get(procedure.index());
        let pc = code.ok_or_else(|| Fault::broken("such procedure"))?.body;
        self.state.frames.push(
            FrameKind::Procedure(procedure),
            pc,
            declared.slots,
            this,
            you,
        )?;
        for (param, value) in declared.params.iter().zip(values) {
            self.state.frames.set_slot(param.slot, value)?;
        }
        Ok(())
    }

    fn quote_slots(
        &self,
        quote: &QuoteValue,
        this: Value,
        you: Value,
    ) -> Result<(QuoteId, Vec<Value>), Fault> {
        let id = quote.quote;
        let declared = self
            .program
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
        if let Some(targets) = &quote.targets {
            for (pick, value) in declared.targets.iter().zip(targets) {
                if let Some(slot) = slots.get_mut(usize::from(pick.slot)) {
                    *slot = value.clone();
                }
            }
        }
        Ok((id, slots))
    }

    /// Starts choosing the targets of a quote in a slot.
    fn target(&mut self, quote: &Value, slot: Slot, this: Value, you: Value) -> Result<(), Stop> {
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
    fn targets_done(&mut self) -> Result<Flow, Stop> {
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
                targets: Some(declared.targets.iter().map(|pick| of(pick.slot)).collect()),
                ..(*quote).clone()
            };
            self.state
                .frames
                .set_slot(slot, Value::Quote(Arc::new(bound)))?;
        }
        Ok(Flow::On)
    }

    /// Starts quoted effects.
    fn follow(
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

    /// Lets something last.
    pub(super) fn last(
        &mut self,
        what: Lasting,
        captures: Vec<Value>,
        until: &Until,
    ) -> Result<(), Stop> {
        let ends = match until {
            Until::Never => Ends::Never,
            Until::Event { verb, of, count } => {
                let of = match of {
                    Some(of) => self.eval(*of)?,
                    None => Value::Nothing,
                };
                Ends::Event {
                    verb: *verb,
                    of,
                    left: (*count).max(1),
                }
            }
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

    /// The body of the innermost frame is done.
    fn end_body(&mut self) -> Result<Flow, Stop> {
        let frame = self.state.frames.top()?;
        match &frame.kind {
            FrameKind::Verb(_) => {
                self.state.frames.unnest(Depth::default())?;
                self.end_deed()
            }
            FrameKind::Action(_) => self.end_action(),
            FrameKind::Procedure(procedure) => {
                let procedure = *procedure;
                self.end_procedure(procedure)
            }
            FrameKind::Hook(_) | FrameKind::Effects(_) | FrameKind::Targets(_) => {
                self.state.frames.pop();
                Ok(Flow::On)
            }
            FrameKind::Queue(_) | FrameKind::Settle(_) => {
                Err(FaultKind::Other("a body ended that never ran".into()).into())
            }
        }
    }
}
