//! Games of bots, counted.
//!
//! In: a rulebook, decks, bots and a seed. Out: who won, after how many turns, with how many points, by how many
//! choices.

use serde::Serialize;
use spaceline_lang::span::Sources;
use spaceline_rules::book::Rulebook;
use spaceline_rules::bots::{self, Bot};
use spaceline_rules::deck::Deck;
use spaceline_rules::each::{cores, each};
use spaceline_rules::show::{self, Show, scores};
use spaceline_runtime::ask::Matter;
use spaceline_runtime::game::SetupError;
use spaceline_runtime::{Decision, Error, Fault, Game, Pending, Question, State};
use std::collections::BTreeMap;

/// No game takes more choices than this; one that does is counted as endless.
const MOST_CHOICES: u64 = 200_000;

/// What is counted.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tally {
    /// All games.
    pub games: u64,
    /// Games won by each player; `nobody` for draws.
    pub wins: BTreeMap<String, u64>,
    /// Games by the words with which they ended.
    pub endings: BTreeMap<String, u64>,
    /// The turns of all games.
    pub turns: u64,
    /// The score of each player, over all games.
    pub points: BTreeMap<String, i64>,
    /// All choices.
    pub decisions: u64,
    /// Choices with two answers or more that are no windows: neither answers nor what is done in another player's turn.
    pub real_decisions: u64,
    /// Windows: to answer or not.
    pub windows: u64,
    /// Choices that were refused.
    pub refusals: u64,
    /// Games that a script's fault stopped, by what happened.
    pub faults: BTreeMap<String, u64>,
    /// Games that were stopped because they took too long.
    pub endless: u64,
    /// The seeds of games that did not end as games do.
    pub failed_seeds: Vec<u64>,
    /// What the machine was asked, and what it found anew.
    #[cfg(feature = "profile")]
    #[serde(skip)]
    pub profile: spaceline_runtime::memo::profile::Profile,
}

/// Plays so many games of captains, with the seeds from 1 on.
#[must_use]
pub fn play_all(rulebook: &Rulebook, sources: &Sources, decks: &[Deck], games: u64) -> Tally {
    let seeds: Vec<u64> = (1..=games).collect();
    let all = each(&seeds, cores(), |seed| {
        let mut tally = Tally::default();
        let bots = (0..rulebook.program.players())
            .filter_map(|at| bots::named("captain", bots::seed_of(*seed, at)));
        tally.play(rulebook, sources, decks, bots.collect(), *seed);
        tally
    });
    let mut tally = Tally::default();
    all.into_iter().for_each(|one| tally.add(one));
    tally
}

fn told(fault: &Fault, sources: &Sources) -> String {
    match fault.span() {
        Some(span) => {
            let (name, at) = (sources.name(span.file), sources.position(span));
            format!("{fault} ({name}:{}:{})", at.line, at.column)
        }
        None => fault.to_string(),
    }
}

/// Whether somebody is asked for an answer, or whether he does anything while it is another player's turn.
fn is_window(state: &State, decision: &Decision) -> bool {
    let own_turn = state.turn() == 0 || decision.player == state.turn_player();
    match decision.question {
        _ if matches!(decision.about, Matter::Window(_)) => true,
        Question::Act { may_pass, .. } => may_pass && !own_turn,
        _ => false,
    }
}

impl Tally {
    /// Plays a game, and counts it.
    pub fn play(
        &mut self,
        rulebook: &Rulebook,
        sources: &Sources,
        decks: &[Deck],
        bots: Vec<Box<dyn Bot>>,
        seed: u64,
    ) {
        let ended = self.play_one(rulebook, decks, bots, seed);
        self.played(ended, sources, seed);
    }

    /// Plays a game in which each answer is drawn without a look at the others, and counts it. Passing is not counted
    /// among the choices, and of the others only those are real for which passing would have been another.
    pub fn draw(&mut self, rulebook: &Rulebook, sources: &Sources, decks: &[Deck], seed: u64) {
        let ended = self.draw_one(rulebook, decks, seed);
        self.played(ended, sources, seed);
    }

    fn draw_one(&mut self, rulebook: &Rulebook, decks: &[Deck], seed: u64) -> Result<bool, Error> {
        let decks: Vec<_> = decks.iter().map(Deck::lists).collect();
        let game = match Game::new(&rulebook.program, &decks, seed) {
            Ok(game) => game,
            Err(SetupError::Play(error)) => return Err(error),
            Err(_) => return Ok(false),
        };
        let mut playout = game.playout(seed)?;
        for _ in 0..MOST_CHOICES {
            let Pending::Decide(decision) = playout.pending() else {
                self.end(&playout.game()?);
                return Ok(true);
            };
            self.decisions += 1;
            let several = match &decision.question {
                Question::Act { may_pass, .. } => *may_pass,
                _ => decision.width() > 1,
            };
            if is_window(playout.state(), decision) {
                self.windows += 1;
            } else if several {
                self.real_decisions += 1;
            }
            playout.step()?;
        }
        Ok(false)
    }

    /// Counts a game by how it ended: well, never, or not well.
    fn played(&mut self, ended: Result<bool, Error>, sources: &Sources, seed: u64) {
        self.games += 1;
        match ended {
            Ok(true) => {}
            Ok(false) => {
                self.endless += 1;
                self.failed_seeds.push(seed);
            }
            Err(error) => {
                match error {
                    Error::Fault(fault) => {
                        *self.faults.entry(told(&fault, sources)).or_default() += 1;
                    }
                    Error::Refused(_) => self.refusals += 1,
                }
                self.failed_seeds.push(seed);
            }
        }
    }

    /// Plays one game; false if it takes too long.
    fn play_one(
        &mut self,
        rulebook: &Rulebook,
        decks: &[Deck],
        mut bots: Vec<Box<dyn Bot>>,
        seed: u64,
    ) -> Result<bool, Error> {
        let decks: Vec<_> = decks.iter().map(Deck::lists).collect();
        let mut game = match Game::new(&rulebook.program, &decks, seed) {
            Ok(game) => game,
            Err(SetupError::Play(error)) => return Err(error),
            Err(_) => return Ok(false),
        };
        for _ in 0..MOST_CHOICES {
            let Some(decision) = game.decision() else {
                #[cfg(feature = "profile")]
                game.profile(&mut self.profile);
                self.end(&game);
                return Ok(true);
            };
            self.decisions += 1;
            if is_window(game.state(), decision) {
                self.windows += 1;
            } else if decision.width() > 1 {
                self.real_decisions += 1;
            }
            let at = usize::from(decision.player.unwrap_or(0));
            let Some(bot) = bots.get_mut(at) else {
                return Ok(false);
            };
            let choice = bot.choose(&game.seat(decision.player.unwrap_or(0)))?;
            game = game.apply(&choice)?.game;
        }
        Ok(false)
    }

    fn end(&mut self, game: &Game) {
        self.turns += u64::from(game.state().turn());
        let Pending::Over(outcome) = game.pending() else {
            return;
        };
        let winner = outcome.winner.map_or("nobody", show::player);
        *self.wins.entry(winner.to_owned()).or_default() += 1;
        if let Some(because) = Show::to_all_seeing(game).outcome(outcome) {
            *self.endings.entry(because).or_default() += 1;
        }
        for (player, score) in scores(game) {
            *self
                .points
                .entry(show::player(player).to_owned())
                .or_default() += score;
        }
    }

    /// Counts other games as well.
    pub fn add(&mut self, other: Self) {
        self.games += other.games;
        self.turns += other.turns;
        self.decisions += other.decisions;
        self.real_decisions += other.real_decisions;
        self.windows += other.windows;
        self.refusals += other.refusals;
        self.endless += other.endless;
        for (name, n) in other.wins {
            *self.wins.entry(name).or_default() += n;
        }
        for (name, n) in other.endings {
            *self.endings.entry(name).or_default() += n;
        }
        for (name, n) in other.points {
            *self.points.entry(name).or_default() += n;
        }
        for (name, n) in other.faults {
            *self.faults.entry(name).or_default() += n;
        }
        #[cfg(feature = "profile")]
        self.profile.add(&other.profile);
        self.failed_seeds.extend(other.failed_seeds);
        self.failed_seeds.sort_unstable();
    }
}
