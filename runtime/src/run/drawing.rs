//! Choices by chance for which somebody may volunteer.
//!
//! In: a choice by chance, and those of its candidates who may be chosen without it, by the law
//! `volunteers`. Out: their controllers are asked in turn order; chance fills the places that are left.

use super::choose::at_positions;
use super::deed::seat_order;
use super::machine::{Flow, Machine, Stop};
use crate::ask::offer::{Problem, Spec};
use crate::ask::{Matter, Question};
use crate::fault::Fault;
use crate::link::code::Pc;
use crate::state::Rec;
use crate::state::stack::{Drawing, FrameKind};
use crate::value::{Set, Value};

impl Machine<'_> {
    /// Who may volunteer, by the players who may say so: the one who is asked first stands last.
    pub(super) fn volunteers(&mut self, spec: &Spec) -> Result<Vec<(u8, Vec<Value>)>, Fault> {
        let program = self.program;
        let Some(law) = program.book().laws.volunteers else {
            return Ok(Vec::new());
        };
        if !spec.problem.bounds.is_empty()
            || !spec.candidates.iter().any(|one| one.object().is_some())
        {
            return Ok(Vec::new());
        }
        let candidates = Value::Set(Set::of_distinct(spec.candidates.clone()));
        let answer = self
            .ask_of()
            .call(law, &[candidates], &Value::Nothing, &Value::Nothing)?;
        let Value::Set(willing) = answer else {
            return Ok(Vec::new());
        };
        let mut asked: Vec<(u8, Vec<Value>)> = Vec::new();
        for one in willing.iter().filter(|one| spec.candidates.contains(one)) {
            let rec = one.object().and_then(|object| self.state.rec(object));
            let Some(player) = rec.and_then(Rec::controller) else {
                continue;
            };
            match asked.iter_mut().find(|(known, _)| *known == player) {
                Some((_, list)) => list.push(one.clone()),
                None => asked.push((player, vec![one.clone()])),
            }
        }
        let (turn, players) = (self.state.turn_player(), program.players());
        asked.sort_by_key(|(player, _)| {
            std::cmp::Reverse(seat_order(turn, players, &Value::Player(*player)))
        });
        Ok(asked)
    }

    pub(super) fn push_drawing(&mut self, drawing: Option<Drawing>) -> Result<(), Fault> {
        let Some(drawing) = drawing else {
            return Ok(());
        };
        let kind = FrameKind::Drawing(Box::new(drawing));
        self.state.frames.push_with(kind, Pc(0), Vec::new())
    }

    fn drawing(&mut self) -> Result<&mut Drawing, Fault> {
        match &mut self.state.frames.top_mut()?.kind {
            FrameKind::Drawing(drawing) => Ok(drawing),
            _ => Err(Fault::broken("drawing")),
        }
    }

    /// Asks the next player, or lets chance fill what is left.
    pub(super) fn run_drawing(&mut self) -> Result<Flow, Stop> {
        let drawing = self.drawing()?.clone();
        let left = drawing.left();
        if let (Some((player, list)), true) = (drawing.asked.last(), left > 0) {
            let Some(chosen) = self.members_answered()? else {
                let spec = Spec {
                    candidates: list.clone(),
                    problem: Problem::count(list.len(), 0, left),
                };
                return Self::stop(Some(*player), Matter::Volunteer, Question::Members(spec));
            };
            let drawing = self.drawing()?;
            drawing.asked.pop();
            drawing.taken.extend(chosen);
            return Ok(Flow::On);
        }
        let mut chosen = drawing.taken.clone();
        if left > 0 {
            let more = match self.members_answered()? {
                Some(more) => more,
                None => {
                    let rest = drawing.candidates.iter();
                    let rest: Vec<Value> =
                        rest.filter(|one| !chosen.contains(one)).cloned().collect();
                    let problem = Problem::count(rest.len(), left, left).relaxed();
                    match problem.forced() {
                        Some(all) => at_positions(&rest, &all),
                        None => {
                            let spec = Spec {
                                candidates: rest,
                                problem,
                            };
                            self.chance(spec, Matter::Pick(drawing.says))?
                        }
                    }
                }
            };
            chosen.extend(more);
        }
        self.state.frames.pop();
        let value = if drawing.single {
            chosen.into_iter().next().unwrap_or_default()
        } else {
            Value::Set(Set::of_distinct(chosen))
        };
        self.state.frames.set_slot(drawing.slot, value)?;
        Ok(Flow::On)
    }
}
