//! One instruction of a body.

use super::machine::{Flow, Machine, Stop};
use crate::ask::Matter;
use crate::fault::{Fault, FaultKind};
use crate::link::code::{Depth, Instr, Pc, range};
use crate::state::stack::{FrameKind, Loop, Outcome};
use crate::state::{Key, Lasting};
use crate::value::{Set, Value};
use spaceline_lang::tree::TextId;

impl Machine<'_> {
    fn goto(&mut self, to: Pc) -> Result<Flow, Stop> {
        self.state.frames.top_mut()?.pc = to;
        Ok(Flow::On)
    }

    /// The words of the kept text that would be followed first.
    fn says_first(&mut self, at: Pc) -> Result<Option<TextId>, Fault> {
        let program = self.program;
        let Some(Instr::Follow { quote, .. }) = program.code().at(at) else {
            return Ok(None);
        };
        let Value::Quote(kept) = self.eval(*quote)? else {
            return Ok(None);
        };
        let quote = program.book().quotes.get(kept.quote.index());
        Ok(quote.and_then(|quote| quote.says))
    }

    /// The next instruction of the innermost frame.
    pub(super) fn run_instr(&mut self) -> Result<Flow, Stop> {
        let program = self.program;
        let code = program.code();
        let pc = self.state.frames.top()?.pc;
        self.at = Some(pc);
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
                let choice = code
                    .picks
                    .get(*index as usize)
                    .ok_or_else(|| Fault::broken("such choice"))?;
                let drawing = self.pick(&choice.pick, choice.target)?;
                self.goto(next)?;
                self.push_drawing(drawing)?;
                return Ok(Flow::On);
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
                let says = match says {
                    Some(says) => Some(*says),
                    None => self.says_first(next)?,
                };
                let done = match player {
                    Some(player) if able => self.ask_whether(player, Matter::May(says))?,
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
            Instr::Run {
                procedure,
                args,
                into,
            } => {
                self.goto(next)?;
                self.call(*procedure, range(&code.args, *args), *into)?;
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
                    let value = self.eval(*value)?;
                    self.state.frames.answer_caller(value)?;
                }
                return self.leave_this();
            }
            Instr::ScopeBegin { scope, value } => {
                let value = self.eval(*value)?;
                self.state.frames.begin_scope(*scope, value)?;
            }
            Instr::ScopeEnd => {
                self.state.frames.end_scope()?;
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
                // How much they come to is found before any of them counts.
                let mut made = Vec::with_capacity(lasting.texts.len());
                for text in &lasting.texts {
                    match &text.settles {
                        None => made.push((text.hook, captures.clone())),
                        Some(settles) => self.settled(text.hook, settles, &captures, &mut made)?,
                    }
                }
                for (hook, captures) in made {
                    self.last(Lasting::Text(hook), captures, &lasting.until)?;
                }
            }
            Instr::Use { limit, key } => {
                let mut parts = Key::new();
                for part in range(&code.keys, *key) {
                    parts.push(self.eval(*part)?);
                }
                self.state.count_use(*limit, parts)?;
            }
            Instr::Finish {
                winner,
                says,
                parts,
            } => {
                let winner = self.player(*winner)?;
                let named = range(&code.parts, *parts).iter();
                let parts: Vec<_> = named
                    .map(|(name, slot)| (name.clone(), self.state.frames.slot(*slot)))
                    .collect();
                let seen = parts
                    .iter()
                    .flat_map(|(_, value)| super::event::see(self, value))
                    .collect();
                let outcome = Outcome {
                    winner,
                    because: Some(*says),
                    parts,
                };
                self.state.frames.outcome = Some(outcome.clone());
                self.note(|| super::event::Event::Over { outcome, seen });
                return Ok(Flow::On);
            }
            Instr::Paid => {}
            Instr::Refuse(says) => return self.refuse(*says),
            Instr::End => return self.end_body(),
        }
        self.goto(next)
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
            FrameKind::Queue(_) | FrameKind::Settle(..) | FrameKind::Drawing(_) => {
                Err(FaultKind::Other("a body ended that never ran".into()).into())
            }
        }
    }
}
