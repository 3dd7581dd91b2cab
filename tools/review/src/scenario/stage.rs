//! One scenario on its table, step by step.

use super::Failure;
use super::act::Which;
use smol_str::SmolStr;
use spaceline_lang::span::Span;
use spaceline_lang::tree::{ExprId, ProcedureId, Scenario, Slot, StageId, Step as Line, StepKind};
use spaceline_rules::book::Rulebook;
use spaceline_rules::show::{self, Show};
use spaceline_runtime::ask::offer::Pebbles;
use spaceline_runtime::game::Mode;
use spaceline_runtime::run::Event;
use spaceline_runtime::tell::Tell;
use spaceline_runtime::{Choice, Error, Fault, Game, Refusal, Step, Value};

/// What came of trying something: nothing, or the first thing that failed.
pub(super) type Tried<T = ()> = Result<T, Box<Failure>>;

/// A scenario that is being carried out.
pub(super) struct Stage<'a> {
    pub(super) scenario: &'a Scenario,
    pub(super) game: Game,
    /// What happened since the `then` before those that are asked now, or else in all.
    pub(super) events: Vec<Event>,
    /// Why the last `when` cannot be done, if it cannot.
    pub(super) refused: Option<Vec<Refusal>>,
    /// Whether what is under way was begun by a line `given ... at stage S`.
    reaches: bool,
    /// Whether a line has looked at the question that is open now.
    pub(super) looked_at: bool,
    /// Every choice that was made, and the game before it.
    made: Vec<(Game, Choice)>,
    /// The line that is being carried out.
    span: Span,
    trace: Vec<String>,
    dice: Pebbles,
}

impl<'a> Stage<'a> {
    /// The table with the scenario's cards.
    pub(super) fn open(rulebook: &'a Rulebook, scenario: &'a Scenario) -> Tried<Self> {
        let cards: Vec<_> = scenario
            .cast
            .iter()
            .map(|role| (role.card, role.owner))
            .collect();
        let mode = Mode {
            scripted_chance: true,
        };
        let program = rulebook.program_at(scenario.players.len());
        let game = Game::table(&program, &cards, 0, mode).map_err(|error| {
            Box::new(Failure {
                span: scenario.named.span,
                expected: "a table for the cards".to_owned(),
                actual: error.to_string(),
                trace: Vec::new(),
            })
        })?;
        Ok(Self {
            scenario,
            game,
            events: Vec::new(),
            refused: None,
            reaches: false,
            looked_at: false,
            made: Vec::new(),
            span: scenario.named.span,
            trace: Vec::new(),
            dice: Pebbles::new(0),
        })
    }

    /// What has happened, in words.
    pub(super) fn trace(self) -> Vec<String> {
        self.trace
    }

    /// Carries out every step.
    pub(super) fn play(&mut self) -> Tried {
        let steps = &self.scenario.steps;
        let mut said_already = false;
        for (at, step) in steps.iter().enumerate() {
            if std::mem::take(&mut said_already) {
                continue;
            }
            self.span = step.span;
            let is_then = |step: &Line| matches!(step.what, StepKind::Then(_));
            if !is_then(step) && at > 0 && steps.get(at - 1).is_some_and(is_then) {
                self.events.clear();
            }
            let chance_is_answered = matches!(step.what, StepKind::Answer { by: None, .. });
            if !chance_is_answered {
                self.let_chance_fall()?;
            }
            let built = at > 0
                && matches!(
                    steps.get(at - 1).map(|step| &step.what),
                    Some(StepKind::Given(_))
                );
            if built && !matches!(step.what, StepKind::Given(_)) {
                self.settle()?;
            }
            match &step.what {
                StepKind::Given(procedure) => self.given(*procedure)?,
                StepKind::Reach(stages) => self.reach(stages)?,
                StepKind::When { by, means } => {
                    let next = steps.get(at + 1).map(|step| &step.what);
                    let answer = match next {
                        Some(StepKind::Answer {
                            by: Some(who),
                            answer,
                        }) if who == by => Some(answer),
                        _ => None,
                    };
                    let mut which = Which {
                        answer,
                        taken: false,
                    };
                    self.when(*by, means, &mut which)?;
                    said_already = which.taken;
                    self.refusal_is_expected(next)?;
                }
                StepKind::Answer { by, answer } => self.answer(*by, answer)?,
                StepKind::Then(expected) => self.then(expected)?,
            }
        }
        Ok(())
    }

    /// Nothing becomes of what lies with a card that is not in play: who puts it there forgot to give that one.
    fn hosts_are_in_play(&self) -> Tried {
        let state = self.game.state();
        for (index, _) in (0_u32..).zip(&self.scenario.cast) {
            let mut host = state.rec_at(index).and_then(|rec| rec.place?.host());
            while let Some(object) = host {
                let Some(rec) = state.rec(object) else { break };
                host = rec.place.and_then(|place| place.host());
                if host.is_none() && !rec.in_play {
                    let title = Show::to_all_seeing(&self.game).value(&Value::Object(object));
                    return Err(self.failure(
                        format!("a line `given` puts \"{title}\" into play"),
                        "others lie with it, and it is not in play",
                    ));
                }
            }
        }
        Ok(())
    }

    /// Every choice that was made, and the game before it.
    pub(super) fn made(self) -> Vec<(Game, Choice)> {
        self.made
    }

    fn given(&mut self, procedure: ProcedureId) -> Tried {
        if let Some(stage) = self.reached() {
            let stage = self.stage_name(stage);
            let said = "the position is built before a stage of it is under way";
            return Err(self.failure(said, format!("stage `{stage}` is under way")));
        }
        self.come_to_rest()?;
        let slots = self.slots();
        let step = self.game.call(procedure, &slots);
        let step = self.sound(step)?;
        self.take(step);
        Ok(())
    }

    /// What rules keep true is so before anything is tried in a position that was built.
    fn settle(&mut self) -> Tried {
        if !self.game.is_at_rest() {
            return Ok(());
        }
        self.hosts_are_in_play()?;
        let step = self.game.settle();
        let step = self.sound(step)?;
        self.take(step);
        Ok(())
    }

    /// Passes whatever can be passed until one of these stages is under way.
    fn reach(&mut self, stages: &[StageId]) -> Tried {
        loop {
            self.let_chance_fall()?;
            if self.game.stages().iter().any(|one| stages.contains(one)) {
                self.reaches = true;
                self.events.clear();
                return Ok(());
            }
            let open = self.game.decision();
            if !open.is_some_and(spaceline_runtime::Decision::may_be_passed) {
                let name = stages.first().map(|stage| self.stage_name(*stage));
                let name = name.unwrap_or_default();
                return Err(self.failure(format!("stage `{name}` begins"), self.pending()));
            }
            self.choose(&Choice::Pass)?;
        }
    }

    /// The stage that a line `given` has reached, or the one that came after it.
    pub(super) fn reached(&self) -> Option<StageId> {
        let outermost = self.game.stages().first().copied();
        outermost.filter(|_| self.reaches)
    }

    /// Passes whatever can be passed without an end of a stage that is under way.
    pub(super) fn pass_within(&mut self, stage: StageId) -> Tried {
        loop {
            self.let_chance_fall()?;
            let open = self.game.decision();
            let passable = open.is_some_and(spaceline_runtime::Decision::may_be_passed);
            if !passable || self.would_leave(stage)? {
                return Ok(());
            }
            self.choose(&Choice::Pass)?;
        }
    }

    /// Whether passing ends the stage that is under way.
    pub(super) fn would_leave(&self, stage: StageId) -> Tried<bool> {
        let passable = self
            .game
            .decision()
            .is_some_and(spaceline_runtime::Decision::may_be_passed);
        if !passable {
            return Ok(false);
        }
        let next = self.sound(self.game.apply(&Choice::Pass))?.game;
        Ok(next.stages().first() != Some(&stage))
    }

    /// What a stage is called.
    pub(super) fn stage_name(&self, stage: StageId) -> SmolStr {
        let stage = self.game.program().book().at(stage);
        stage
            .map(|stage| stage.named.name.clone())
            .unwrap_or_default()
    }

    fn refusal_is_expected(&mut self, next: Option<&StepKind>) -> Tried {
        use spaceline_lang::tree::Expected;
        let Some(refusals) = &self.refused else {
            return Ok(());
        };
        if matches!(next, Some(StepKind::Then(Expected::Refused { .. }))) {
            return Ok(());
        }
        let why = self.why(refusals);
        Err(self.failure("this can be done", format!("it cannot: {why}")))
    }

    /// Refusals in words.
    pub(super) fn why(&self, refusals: &[Refusal]) -> String {
        if refusals.is_empty() {
            return "this is not offered".to_owned();
        }
        spaceline_rules::refusal::list(&Show::to_all_seeing(&self.game), refusals)
    }

    /// The values of the frame after `this` and `you`.
    pub(super) fn slots(&self) -> Vec<Value> {
        let size = usize::from(self.scenario.slots).saturating_sub(2);
        let mut slots = vec![Value::Nothing; size];
        let mut set = |slot: Slot, value: Value| {
            if let Some(place) = usize::from(slot)
                .checked_sub(2)
                .and_then(|at| slots.get_mut(at))
            {
                *place = value;
            }
        };
        for (player, slot) in (0_u8..).zip(&self.scenario.players) {
            set(*slot, Value::Player(player));
        }
        for (index, role) in (0_u32..).zip(&self.scenario.cast) {
            set(role.slot, Value::of_object(self.game.state().handle(index)));
        }
        slots
    }

    /// The value of one of the scenario's expressions.
    pub(super) fn value(&self, expr: ExprId) -> Tried<Value> {
        let value = self.game.value(expr, &self.slots());
        value.map_err(|fault| self.fault(&fault))
    }

    pub(super) fn values(&self, exprs: &[ExprId]) -> Tried<Vec<Value>> {
        exprs.iter().map(|expr| self.value(*expr)).collect()
    }

    /// Takes a step in: the game goes on from it.
    pub(super) fn take(&mut self, step: Step) {
        let lines = step.game.lines(&step.events);
        self.trace.extend(lines);
        self.game = step.game;
        self.looked_at = false;
        self.events.extend(step.events);
    }

    /// Makes a choice.
    pub(super) fn choose(&mut self, choice: &Choice) -> Tried {
        let said = self.said(choice);
        let step = self.game.apply(choice);
        let step = self.sound(step)?;
        self.made.push((self.game.clone(), choice.clone()));
        self.trace.extend(said);
        self.take(step);
        Ok(())
    }

    /// An answer in words, for the trace; passing is not worth a word.
    fn said(&self, choice: &Choice) -> Option<String> {
        let decision = self.game.decision()?;
        let answers = Show::to_all_seeing(&self.game).answers(decision);
        let at = |at: &u32| answers.get(*at as usize).cloned().unwrap_or_default();
        let what = match choice {
            // What is done says so itself.
            Choice::Pass | Choice::Act { .. } => return None,
            Choice::Members(chosen) => {
                let chosen: Vec<String> = chosen.iter().map(at).collect();
                if chosen.is_empty() {
                    "nothing".to_owned()
                } else {
                    chosen.join(", ")
                }
            }
            Choice::Whether(yes) => if *yes { "yes" } else { "no" }.to_owned(),
            Choice::One(way) => format!("way {}", way + 1),
        };
        let who = decision.player.map_or("chance", show::player);
        Some(format!("{who}: {what}"))
    }

    /// Lets chance fall wherever it is asked.
    pub(super) fn let_chance_fall(&mut self) -> Tried {
        while let Some(decision) = self.game.decision().filter(|one| one.player.is_none()) {
            let choice = decision.sample(&mut self.dice);
            self.choose(&choice)?;
        }
        Ok(())
    }

    /// Passes every window and offer, except those of one player.
    pub(super) fn pass_others(&mut self, player: Option<u8>) -> Tried {
        loop {
            self.let_chance_fall()?;
            let passable = self.game.decision().is_some_and(|decision| {
                decision.may_be_passed() && (player.is_none() || decision.player != player)
            });
            if !passable {
                return Ok(());
            }
            self.choose(&Choice::Pass)?;
        }
    }

    /// Passes whatever can be passed; nothing may be open then.
    pub(super) fn come_to_rest(&mut self) -> Tried {
        self.pass_others(None)?;
        if self.game.is_at_rest() {
            return Ok(());
        }
        Err(self.failure("nothing is left to choose", self.pending()))
    }

    /// The open question in words.
    pub(super) fn pending(&self) -> String {
        let show = Show::to_all_seeing(&self.game);
        match self.game.decision() {
            Some(decision) => {
                let who = decision.player.map_or("chance", show::player);
                let answers = show.answers(decision).join("; ");
                format!("{who} must choose {}: {answers}", show.matter(decision))
            }
            None if self.game.is_at_rest() => "nobody has to choose".to_owned(),
            None => "the game is over".to_owned(),
        }
    }

    pub(super) fn failure(
        &self,
        expected: impl Into<String>,
        actual: impl Into<String>,
    ) -> Box<Failure> {
        Box::new(Failure {
            span: self.span,
            expected: expected.into(),
            actual: actual.into(),
            trace: self.trace.clone(),
        })
    }

    pub(super) fn fault(&self, fault: &Fault) -> Box<Failure> {
        let mut failure = self.failure("the scripts run", fault.to_string());
        // The place of the fault says more than the line that led to it, and the text of a card more than the rule
        // that it makes use of.
        if let Some(span) = fault.text().or(fault.span()) {
            failure.span = span;
        }
        failure
    }

    /// What a step led to; a fault or a refusal fails the scenario.
    pub(super) fn sound<T>(&self, result: Result<T, Error>) -> Tried<T> {
        result.map_err(|error| match error {
            Error::Fault(fault) => self.fault(&fault),
            Error::Refused(refusal) => {
                let why = Show::to_all_seeing(&self.game).refusal(&refusal);
                self.failure("this can be chosen", why)
            }
        })
    }
}
