//! Ways out: ends of procedures and actions, and leaving several frames at once.
//!
//! Whoever leaves says where to; each procedure on the way first does what it does on every way out.

use super::event::Event;
use super::machine::{Flow, Machine, Stop};
use crate::ask::{Reason, Refusal};
use crate::fault::{Fault, FaultKind};
use crate::link::Channel;
use crate::state::stack::{Exit, FrameKind, Loop};
use crate::state::stack::{Fire, Queue};
use crate::value::Value;
use spaceline_lang::tree::{Around, HookRole, ProcedureId, StageId, TextId};

use crate::link::code::Pc;

fn short(at: usize) -> u32 {
    u32::try_from(at).unwrap_or(u32::MAX)
}

impl Machine<'_> {
    /// A procedure's body, or what it does on every way out, is done.
    pub(super) fn end_procedure(&mut self, procedure: ProcedureId) -> Result<Flow, Stop> {
        let frame = self.state.frames.top()?;
        if !frame.finally && self.start_finally(procedure)? {
            return Ok(Flow::On);
        }
        let leaving = self.state.frames.top()?.leaving;
        let at = self.state.frames.frames.len().saturating_sub(1);
        self.state.frames.pop();
        match leaving {
            Some(Exit::Frame(target)) if target as usize == at => Ok(Flow::On),
            Some(exit) => self.unwind(exit),
            None => Ok(Flow::On),
        }
    }

    fn start_finally(&mut self, procedure: ProcedureId) -> Result<bool, Fault> {
        let code = self.program.code().procedures.get(procedure.index());
        let Some(finally) = code.and_then(|code| code.finally) else {
            return Ok(false);
        };
        self.state
            .frames
            .unnest(crate::link::code::Depth::default())?;
        let frame = self.state.frames.top_mut()?;
        frame.finally = true;
        frame.pc = finally;
        Ok(true)
    }

    /// Leaves frames until an exit is reached.
    fn unwind(&mut self, exit: Exit) -> Result<Flow, Stop> {
        let target = match exit {
            Exit::Frame(target) | Exit::Stage(target, ..) => target as usize,
        };
        loop {
            let at = self.state.frames.frames.len().saturating_sub(1);
            let frame = self.state.frames.top()?;
            if at < target {
                return Err(Fault::broken("way out").into());
            }
            if let (Exit::Stage(_, depth, pc), true) = (exit, at == target) {
                self.state.frames.loops.truncate(depth as usize);
                self.state.frames.top_mut()?.pc = pc;
                return Ok(Flow::On);
            }
            match &frame.kind {
                FrameKind::Procedure(procedure) if !frame.finally => {
                    let procedure = *procedure;
                    if self.start_finally(procedure)? {
                        self.state.frames.top_mut()?.leaving = Some(exit);
                        return Ok(Flow::On);
                    }
                    self.state.frames.pop();
                }
                FrameKind::Action(_) => {
                    self.end_action()?;
                    // An ended action lets things settle; that waits until the way out is done.
                    if at > target {
                        let settling = self.state.frames.frames.last();
                        if settling.is_some_and(|frame| matches!(frame.kind, FrameKind::Settle(..)))
                        {
                            self.state.frames.pop();
                        }
                    }
                }
                _ => {
                    self.state.frames.pop();
                }
            }
            if at == target {
                return Ok(Flow::On);
            }
        }
    }

    /// Leaves the procedure of the innermost frame, or the body it is.
    pub(super) fn leave_this(&mut self) -> Result<Flow, Stop> {
        let at = self.state.frames.frames.len().saturating_sub(1);
        if let FrameKind::Verb(_) = self.state.frames.top()?.kind {
            self.state
                .frames
                .unnest(crate::link::code::Depth::default())?;
            return self.end_deed();
        }
        self.unwind(Exit::Frame(short(at)))
    }

    pub(super) fn leave_procedure(&mut self, procedure: ProcedureId) -> Result<Flow, Stop> {
        let at = self.state.frames.frames.iter().rposition(
            |frame| matches!(frame.kind, FrameKind::Procedure(running) if running == procedure && !frame.finally),
        );
        match at {
            Some(at) => self.unwind(Exit::Frame(short(at))),
            None => Err(FaultKind::Other("the procedure to leave is not running".into()).into()),
        }
    }

    pub(super) fn leave_stage(&mut self, stage: StageId) -> Result<Flow, Stop> {
        let stack = &self.state.frames;
        let depth = stack
            .loops
            .iter()
            .rposition(|entry| matches!(entry, Loop::Stage(running, _) if *running == stage));
        let found = depth.and_then(|depth| {
            let Some(Loop::Stage(_, end)) = stack.loops.get(depth) else {
                return None;
            };
            let at = stack
                .frames
                .iter()
                .rposition(|frame| frame.loops as usize <= depth)?;
            Some(Exit::Stage(short(at), short(depth + 1), *end))
        });
        match found {
            Some(exit) => self.unwind(exit),
            None => Err(FaultKind::Other("the stage to leave is not running".into()).into()),
        }
    }

    /// Ends the innermost text or action that is running, with what is done on every way out of what it
    /// has called; tells whether there was one.
    pub(crate) fn cancel(&mut self, fault: &Fault) -> Result<bool, Fault> {
        // The answer, if it was not taken, is no answer to what comes next.
        self.given = None;
        let found = self
            .state
            .frames
            .frames
            .iter()
            .rposition(|frame| matches!(frame.kind, FrameKind::Action(_) | FrameKind::Hook(_)));
        let Some(at) = found else {
            return Ok(false);
        };
        let frame = self.state.frames.frames.get(at);
        let action = frame.and_then(|frame| match &frame.kind {
            FrameKind::Action(acting) => Some(acting.action),
            _ => None,
        });
        let why = fault.to_string();
        self.note(|| Event::Cancelled { action, why });
        match self.unwind(Exit::Frame(short(at))) {
            Ok(_) => Ok(true),
            Err(Stop::Fault(fault)) => Err(fault),
            Err(_) => Ok(false),
        }
    }

    pub(super) fn leave_action(&mut self) -> Result<Flow, Stop> {
        let at = self
            .state
            .frames
            .frames
            .iter()
            .rposition(|frame| matches!(frame.kind, FrameKind::Action(_)));
        match at {
            Some(at) => self.unwind(Exit::Frame(short(at))),
            None => Err(FaultKind::Other("no action is running".into()).into()),
        }
    }

    /// The running action turns out to be illegal. If nothing has been asked since it was chosen, the
    /// choice itself is refused and nothing has happened; otherwise the action ends here.
    pub(super) fn refuse(&mut self, says: TextId) -> Result<Flow, Stop> {
        if self.fresh {
            let frames = self.state.frames.frames.iter().rev();
            let running = frames.filter_map(|frame| match &frame.kind {
                FrameKind::Action(acting) => Some(acting.action),
                _ => None,
            });
            let action = running.map(|id| self.program.action(id)).next();
            let cites = action.transpose()?.map(|action| action.named.cites.clone());
            return Err(Stop::Refused(Box::new(Refusal {
                reason: Reason::Illegal(says),
                cites: cites.unwrap_or_default(),
                parts: Vec::new(),
            })));
        }
        self.leave_action()
    }

    /// An action is done.
    pub(super) fn end_action(&mut self) -> Result<Flow, Stop> {
        if let Some(FrameKind::Action(acting)) = self.state.frames.pop().map(|frame| frame.kind) {
            let by = acting.by;
            self.state.running.actor = acting.before.actor;
            self.note(|| Event::Acted {
                action: acting.action,
                by,
            });
        }
        self.push_settle()?;
        Ok(Flow::On)
    }

    /// Enters a stage: what is hooked before it runs, or what is hooked in its place.
    pub(super) fn enter_stage(&mut self, stage: StageId, next: Pc, end: Pc) -> Result<Flow, Stop> {
        let program = self.program;
        self.state.frames.loops.push(Loop::Stage(stage, end));
        self.state.frames.top_mut()?.pc = next;
        if !program.is_used(program.channel(Channel::Around(stage))) {
            return Ok(Flow::On);
        }
        let before = self.around(stage, Around::Before)?;
        let instead = self.around(stage, Around::Instead)?;
        if !instead.is_empty() {
            self.state.frames.top_mut()?.pc = end;
        }
        // The queue that is pushed last runs first.
        let first = instead.into_iter().take(1).collect();
        self.push_queue(Queue {
            fires: first,
            ..Queue::default()
        })?;
        self.push_queue(Queue {
            fires: before,
            ..Queue::default()
        })?;
        Ok(Flow::On)
    }

    /// Ends a stage: what is hooked after it runs.
    pub(super) fn end_stage(&mut self, stage: StageId, next: Pc) -> Result<Flow, Stop> {
        let program = self.program;
        match self.state.frames.last_loop()? {
            Loop::Stage(running, _) if *running == stage => {}
            _ => return Err(Fault::broken("stage").into()),
        }
        self.state.frames.loops.pop();
        self.state.frames.top_mut()?.pc = next;
        if program.is_used(program.channel(Channel::Around(stage))) {
            let after = self.around(stage, Around::After)?;
            self.push_queue(Queue {
                fires: after,
                ..Queue::default()
            })?;
        }
        Ok(Flow::On)
    }

    /// The texts hooked on a stage, in the order of seats and then of time; those in its place
    /// with the strongest word first.
    fn around(&mut self, stage: StageId, side: Around) -> Result<Vec<Fire>, Fault> {
        let program = self.program;
        let params = match self.state.frames.top()?.kind {
            FrameKind::Procedure(procedure) => program
                .book()
                .procedures
                .get(procedure.index())
                .map_or(&[][..], |procedure| &procedure.params),
            _ => &[],
        };
        let values: Vec<Value> = params
            .iter()
            .map(|param| self.state.frames.slot(param.slot))
            .collect();
        let mut fires = Vec::new();
        for text in self.ask_of().standing(Channel::Around(stage))?.iter() {
            let HookRole::Around { when, roles, .. } = &program.hook(text.hook)?.role else {
                continue;
            };
            if *when != side {
                continue;
            }
            let binds = roles
                .iter()
                .zip(&values)
                .filter_map(|(slot, value)| Some(((*slot)?, value.clone())));
            let binds = binds.collect();
            fires.push(Fire {
                text: text.clone(),
                binds,
            });
        }
        let (turn, players) = (self.state.turn_player(), program.players());
        fires.sort_by_cached_key(|fire| {
            let strength = program.hook(fire.text.hook).map(|hook| hook.rank).ok();
            let strength = (side == Around::Instead).then_some(std::cmp::Reverse(strength));
            (
                strength,
                super::deed::seat_order(turn, players, &fire.text.you),
                fire.text.since,
            )
        });
        Ok(fires)
    }
}
