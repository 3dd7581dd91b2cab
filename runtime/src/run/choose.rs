//! Questions: what stops the machine, and how an answer lets it go on.
//!
//! In: what somebody may choose. Out: the answer, if one was given for this question; otherwise the
//! machine stops with the question as a value. Choices with a single way out are not asked.

use super::event::Event;
use super::machine::{Flow, Given, Machine, Stop};
use crate::ask::offer::{self, Dice, Offer, Problem, Spec};
use crate::ask::{Choice, Decision, Matter, Question};
use crate::fault::Fault;
use crate::link::code::{Arm, Pc};
use crate::state::Random;
use crate::state::stack::Drawing;
use crate::state::stack::Loop;
use crate::value::{Set, Value};
use spaceline_lang::tree::{ExprId, MenuId, Pick, ProcedureId, QuoteId, Slot, YOU};

/// An action that was chosen, with the sets chosen with it.
pub(super) struct Chosen<'a> {
    pub(super) offer: &'a Offer,
    pub(super) picks: &'a [Vec<u32>],
}

/// The members of a list at some positions.
pub(super) fn at_positions(list: &[Value], chosen: &[u32]) -> Vec<Value> {
    chosen
        .iter()
        .filter_map(|at| list.get(*at as usize).cloned())
        .collect()
}

impl<'a> Machine<'a> {
    pub(super) fn stop<T>(
        player: Option<u8>,
        about: Matter,
        question: Question,
    ) -> Result<T, Stop> {
        Err(Stop::Ask(Box::new(Decision {
            player,
            about,
            question,
        })))
    }

    pub(super) fn answer(&mut self) -> Option<Given<'a>> {
        self.given.take()
    }

    /// The members that were chosen, if the question has been answered.
    pub(super) fn members_answered(&mut self) -> Result<Option<Vec<Value>>, Fault> {
        match self.answer() {
            None => Ok(None),
            Some(Given {
                decision,
                choice: Choice::Members(chosen),
            }) => match &decision.question {
                Question::Members(spec) => Ok(Some(at_positions(&spec.candidates, chosen))),
                _ => Err(Fault::broken("answer of this sort")),
            },
            Some(_) => Err(Fault::broken("answer of this sort")),
        }
    }

    /// Asks yes or no.
    pub(super) fn ask_whether(&mut self, player: u8, about: Matter) -> Result<bool, Stop> {
        match self.answer().map(|given| given.choice) {
            Some(Choice::Whether(yes)) => Ok(*yes),
            Some(_) => Err(Fault::broken("answer of this sort").into()),
            None => Self::stop(Some(player), about, Question::Whether),
        }
    }

    /// The player an expression yields, or whoever is responsible where it yields none.
    fn chooser(&mut self, by: ExprId) -> Result<u8, Fault> {
        let named = self.player(by)?;
        Ok(named
            .or(self.state.frames.slot(YOU).player())
            .or(self.state.turn_player())
            .unwrap_or(0))
    }

    /// A choice of members, into its slot; or the drawing that has to come first. One that is a target is made among
    /// those with which the later targets can be found, too.
    pub(super) fn pick(
        &mut self,
        pick: &Pick,
        target: Option<(QuoteId, usize)>,
    ) -> Result<Option<Drawing>, Stop> {
        let chosen = match self.members_answered()? {
            Some(chosen) => chosen,
            None => {
                let mut slots = self.copy_slots();
                let mut spec = offer::spec(&mut self.ask_of(), pick, &mut slots)?;
                if let Some((quote, at)) = target
                    && self.program.bears(quote, at)
                    && spec.problem.bounds.is_empty()
                {
                    let candidates = &mut spec.candidates;
                    self.ask_of().leads_on(quote, at, candidates, &mut slots)?;
                    spec.problem.size = candidates.len();
                }
                spec.problem = spec.problem.relaxed();
                if pick.random {
                    // Chance takes as many as it may.
                    spec.problem.min = spec
                        .problem
                        .max
                        .min(spec.problem.size)
                        .max(spec.problem.min);
                    spec.problem = spec.problem.relaxed();
                }
                match spec.problem.forced() {
                    Some(all) => at_positions(&spec.candidates, &all),
                    None if pick.random => {
                        let volunteers = self.volunteers(&spec)?;
                        if !volunteers.is_empty() {
                            return Ok(Some(Drawing::new(
                                pick,
                                spec.candidates,
                                spec.problem.max,
                                volunteers,
                            )));
                        }
                        self.chance(spec, Matter::Pick(pick.says))?
                    }
                    None => {
                        let by = self.chooser(pick.by)?;
                        return Self::stop(
                            Some(by),
                            Matter::Pick(pick.says),
                            Question::Members(spec),
                        );
                    }
                }
            }
        };
        let value = if pick.single {
            chosen.into_iter().next().unwrap_or_default()
        } else {
            Value::Set(Set::of_distinct(chosen))
        };
        self.state.frames.set_slot(pick.slot, value)?;
        Ok(None)
    }

    /// What chance chooses, unless the caller answers for it.
    pub(super) fn chance(&mut self, spec: Spec, about: Matter) -> Result<Vec<Value>, Stop> {
        if self.state.frames.scripted {
            return Self::stop(None, about, Question::Members(spec));
        }
        let chosen = spec
            .problem
            .sample(&mut self.state.random)
            .unwrap_or_default();
        let among = u32::try_from(spec.problem.size).unwrap_or(u32::MAX);
        self.note(|| Event::Chance {
            among,
            chosen: chosen.clone(),
        });
        Ok(at_positions(&spec.candidates, &chosen))
    }

    /// A choice of one value, into its slot.
    pub(super) fn pick_value(
        &mut self,
        slot: Slot,
        by: ExprId,
        from: ExprId,
        random: bool,
    ) -> Result<(), Stop> {
        let chosen = match self.members_answered()? {
            Some(chosen) => chosen,
            None => {
                let candidates = self.members(from)?;
                let problem = Problem::count(candidates.len(), 1, 1).relaxed();
                let forced = problem.forced();
                let spec = Spec {
                    candidates,
                    problem,
                };
                match forced {
                    Some(all) => at_positions(&spec.candidates, &all),
                    None if random => self.chance(spec, Matter::Value)?,
                    None => {
                        let by = self.chooser(by)?;
                        return Self::stop(Some(by), Matter::Value, Question::Members(spec));
                    }
                }
            }
        };
        self.state
            .frames
            .set_slot(slot, chosen.into_iter().next().unwrap_or_default())?;
        Ok(())
    }

    /// Which alternative to follow; none if none can be, or none is wanted.
    pub(super) fn choose_one(
        &mut self,
        by: ExprId,
        arms: &[Arm],
        optional: bool,
    ) -> Result<Option<Pc>, Stop> {
        if let Some(given) = self.answer() {
            return match given.choice {
                Choice::One(at) => Ok(arms.get(*at as usize).map(|arm| arm.to)),
                Choice::Pass => Ok(None),
                _ => Err(Fault::broken("answer of this sort").into()),
            };
        }
        let mut open = Vec::new();
        for (at, arm) in (0..).zip(arms) {
            let able = match arm.able {
                Some(able) => self.test(able)?,
                None => true,
            };
            if able {
                open.push((at, arm.says));
            }
        }
        match open.as_slice() {
            [] => Ok(None),
            [(at, _)] if !optional => {
                let at: u32 = *at;
                Ok(arms.get(at as usize).map(|arm| arm.to))
            }
            _ => {
                let by = self.chooser(by)?;
                Self::stop(
                    Some(by),
                    Matter::Arms,
                    Question::One {
                        arms: open,
                        optional,
                    },
                )
            }
        }
    }

    /// Which action to do; none if there is none, or none is wanted.
    pub(super) fn ask_act(
        &mut self,
        player: u8,
        menus: &[MenuId],
        may_pass: bool,
        about: Matter,
    ) -> Result<Option<Chosen<'a>>, Stop> {
        if let Some(given) = self.answer() {
            return match (&given.decision.question, given.choice) {
                (Question::Act { offers, .. }, Choice::Act { offer, picks }) => {
                    let offer = offers
                        .get(*offer as usize)
                        .ok_or_else(|| Fault::broken("such offer"))?;
                    Ok(Some(Chosen { offer, picks }))
                }
                (Question::Act { .. }, Choice::Pass) => Ok(None),
                _ => Err(Fault::broken("answer of this sort").into()),
            };
        }
        let offers = match self.drawing.take() {
            None => offer::offers(&mut self.ask_of(), player, menus)?,
            Some(mut dice) => {
                let drawn = offer::draw(&mut self.ask_of(), player, (menus, may_pass), &mut dice)?;
                self.drawing = Some(dice);
                drawn
            }
        };
        if offers.is_empty() {
            return Ok(None);
        }
        Self::stop(Some(player), about, Question::Act { offers, may_pass })
    }

    /// Asks the next player in a window. One who can do nothing passes unasked.
    pub(super) fn ask_window(
        &mut self,
        window: ProcedureId,
        next: Pc,
        exit: Pc,
    ) -> Result<Flow, Stop> {
        let program = self.program;
        let players = program.players();
        let declared = program
            .book()
            .procedures
            .get(window.index())
            .and_then(|window| window.window.as_ref());
        let form = declared.ok_or_else(|| Fault::broken("such window"))?;
        let Loop::Window { player, passed } = *self.state.frames.last_loop()? else {
            return Err(Fault::broken("window").into());
        };
        if passed >= players {
            self.state.frames.loops.pop();
            self.state.frames.top_mut()?.pc = exit;
            return Ok(Flow::On);
        }
        let chosen = self.ask_act(player, &form.menus, true, Matter::Window(window))?;
        let after = if form.only {
            player
        } else {
            (player + 1) % players.max(1)
        };
        let passed = match &chosen {
            None if !form.only => passed + 1,
            Some(_) if !form.once => 0,
            None | Some(_) => players,
        };
        *self.state.frames.last_loop()? = Loop::Window {
            player: after,
            passed,
        };
        if let Some(chosen) = chosen {
            self.state.frames.top_mut()?.pc = next;
            self.start_action(player, chosen)?;
        }
        Ok(Flow::On)
    }
}

impl Dice for Random {
    fn below(&mut self, bound: usize) -> usize {
        Self::below(self, u32::try_from(bound).unwrap_or(u32::MAX)) as usize
    }
}
