//! Scenarios, carried out.
//!
//! What comes in are the scenarios of a book; what goes out is for each whether it held, and where not:
//! what was expected, what happened, and everything that led there. A scenario builds its position on a
//! table where no game is played, so nothing leads up to it, hidden cards lie where it says, and it
//! takes the actions of either player.
//!
//! Questions that a scenario does not answer: windows and offers are passed; chance falls as it may,
//! the same on every run; everything else stays open, and acting while it is open is a failure.

mod act;
mod answer;
mod expect;
mod offers;
mod stage;
mod words;

use spaceline_lang::diagnostic::Diagnostic;
use spaceline_lang::span::Span;
use spaceline_lang::tree::Scenario;
use spaceline_rules::book::Rulebook;
use spaceline_rules::codes;
use spaceline_runtime::{Choice, Game};
use stage::Stage;

/// How a scenario went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Everything held.
    Passed,
    /// It says that it is not finished, and why.
    Todo(String),
    /// Something did not hold.
    Failed(Box<Failure>),
}

/// What did not hold.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Failure {
    /// The line of the scenario.
    pub span: Span,
    /// What it expected.
    pub expected: String,
    /// What is the case.
    pub actual: String,
    /// What led there, in words, oldest first.
    pub trace: Vec<String>,
}

/// A scenario and how it went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Its name.
    pub name: String,
    /// Where it stands.
    pub span: Span,
    /// What it cites.
    pub cites: String,
    /// How it went.
    pub verdict: Verdict,
}

impl Failure {
    /// As a diagnostic at the line that failed.
    #[must_use]
    pub fn diagnostic(&self, name: &str) -> Diagnostic {
        let message = format!("scenario \"{name}\": {}", self.expected);
        Diagnostic::error(codes::SCENARIO_FAILED, message, self.span).label(self.actual.clone())
    }
}

/// Carries out one scenario.
#[must_use]
pub fn run(rulebook: &Rulebook, scenario: &Scenario) -> Report {
    let book = rulebook.program.book();
    let verdict = match scenario.todo {
        Some(why) => {
            let why = book.at(why);
            Verdict::Todo(why.map(ToString::to_string).unwrap_or_default())
        }
        None => match Stage::open(rulebook, scenario).and_then(|mut stage| stage.play()) {
            Ok(()) => Verdict::Passed,
            Err(failure) => Verdict::Failed(failure),
        },
    };
    Report {
        name: scenario.named.name.to_string(),
        span: scenario.named.span,
        cites: spaceline_rules::show::all_cites_of(book, &scenario.named.cites),
        verdict,
    }
}

/// Carries out one scenario, and tells besides all that happened, oldest first, as far as it holds.
#[must_use]
pub fn traced(rulebook: &Rulebook, scenario: &Scenario) -> (Verdict, Vec<String>) {
    let mut stage = match Stage::open(rulebook, scenario) {
        Ok(stage) => stage,
        Err(failure) => return (Verdict::Failed(failure), Vec::new()),
    };
    match stage.play() {
        Ok(()) => (Verdict::Passed, stage.trace()),
        Err(mut failure) => {
            let trace = std::mem::take(&mut failure.trace);
            (Verdict::Failed(failure), trace)
        }
    }
}

/// Every choice that is made while a scenario is carried out, the answers of chance among them, and the game
/// before each; as far as the scenario holds.
#[must_use]
pub fn choices(rulebook: &Rulebook, scenario: &Scenario) -> Vec<(Game, Choice)> {
    match Stage::open(rulebook, scenario) {
        Ok(mut stage) => {
            let _ = stage.play();
            stage.made()
        }
        Err(_) => Vec::new(),
    }
}

#[cfg(test)]
mod tests;
