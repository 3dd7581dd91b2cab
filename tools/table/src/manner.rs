//! How a person is asked: everything, or what is useful; and passing until something happens.
//!
//! In: a question. Out: the answer that is given without asking, if there is one. Whoever passes on is asked
//! again when his next turn begins, when something must be answered, and when something has happened
//! that he may answer: a window that is about something (`just_played (c: card)`), unlike one that only comes round.

use serde::{Deserialize, Serialize};
use spaceline_runtime::ask::Matter;
use spaceline_runtime::{Choice, Decision, Game, Question};
use std::collections::BTreeSet;

/// Which questions a person wants to be asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// Every question that has more than one answer.
    All,
    /// Not those in which there is nothing to do but what is on the side.
    #[default]
    Useful,
}

impl Ask {
    /// What people call them.
    pub const NAMES: [&str; 2] = ["all", "useful"];

    /// The one of a name, in capitals or not.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        match name.to_ascii_lowercase().as_str() {
            "all" => Some(Self::All),
            "useful" => Some(Self::Useful),
            _ => None,
        }
    }

    /// What a person is told who chooses this.
    #[must_use]
    pub const fn told(self) -> &'static str {
        match self {
            Self::All => "you are asked whenever you may do something",
            Self::Useful => "you are asked when there is more to do than what is on the side",
        }
    }
}

/// How a person is asked.
#[derive(Clone, Debug, Default)]
pub struct Manner {
    /// Which questions he wants to be asked.
    pub ask: Ask,
    /// The turn in which he began to pass on.
    passing: Option<u32>,
    /// The choices that were made without asking, by their numbers.
    unasked: BTreeSet<usize>,
}

impl Manner {
    /// Somebody who wants to be asked so.
    #[must_use]
    pub fn of(ask: Ask) -> Self {
        Self {
            ask,
            ..Self::default()
        }
    }

    /// Passes this question and those that follow.
    pub fn pass_on(&mut self, game: &Game) {
        self.passing = Some(game.state().turn());
    }

    /// The answer that is given without asking; none if the person is asked.
    pub fn answer(&mut self, game: &Game, you: u8, made: usize) -> Option<Choice> {
        let decision = game.decision()?;
        let answer = forced(decision).or_else(|| self.passes(game, decision, you));
        match answer {
            Some(_) => {
                self.unasked.insert(made);
            }
            None => self.passing = None,
        }
        answer
    }

    /// Whether a choice was made without asking; a choice that was taken back is forgotten.
    pub fn forget(&mut self, number: usize) -> bool {
        let unasked = self.unasked.contains(&number);
        self.unasked.retain(|made| *made < number);
        self.passing = None;
        unasked
    }

    fn passes(&self, game: &Game, decision: &Decision, you: u8) -> Option<Choice> {
        let Question::Act {
            offers,
            may_pass: true,
        } = &decision.question
        else {
            return None;
        };
        let book = game.program().book();
        let aside = offers.iter().all(|offer| {
            let action = book.at(offer.action);
            let mut menus = action.into_iter().flat_map(|action| &action.menus);
            menus.all(|menu| book.at(menu).is_some_and(|menu| menu.aside))
        });
        let passes = match &decision.about {
            _ if aside && self.ask == Ask::Useful => true,
            Matter::Window(window) => {
                let window = book.at(window);
                self.passing.is_some() && window.is_some_and(|window| window.params.is_empty())
            }
            _ => self.passing.is_some_and(|begun| {
                let yours = game.state().turn_player() == Some(you);
                !yours || game.state().turn() == begun
            }),
        };
        passes.then_some(Choice::Pass)
    }
}

/// The answer to a question that has only one.
fn forced(decision: &Decision) -> Option<Choice> {
    match &decision.question {
        Question::Act {
            offers,
            may_pass: false,
        } => {
            let picks = offers.only()?.picks.iter();
            Some(Choice::Act {
                offer: 0,
                picks: picks
                    .map(|spec| spec.problem.forced())
                    .collect::<Option<_>>()?,
            })
        }
        Question::Members(spec) => spec.problem.forced().map(Choice::Members),
        Question::One {
            arms,
            optional: false,
        } => match arms.as_slice() {
            [arm] => Some(Choice::One(arm.0)),
            _ => None,
        },
        _ => None,
    }
}
