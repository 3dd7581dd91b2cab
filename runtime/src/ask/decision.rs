//! Questions to players, and their answers, as values.

use super::refusal::{Reason, Refusal};
use crate::ask::offer::{Dice, Offers, Spec};
use crate::value::Value;
use serde::{Deserialize, Serialize};
use spaceline_lang::tree::{HookId, ProcedureId, TextId};

/// What a question is about.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Matter {
    /// What to do next.
    Offer,
    /// Whether to answer, in a window.
    Window(ProcedureId),
    /// Whom or what to choose, in words if the text gives them.
    Pick(Option<TextId>),
    /// Whose text comes first of those that wait for the same event.
    Order,
    /// Who is to be chosen without chance.
    Volunteer,
    /// Which value.
    Value,
    /// Whether to do what the text says, in words if it gives them.
    May(Option<TextId>),
    /// Whether to use a standing text.
    Text(HookId, Value),
    /// Which way to follow the text.
    Arms,
}

/// A question to a player, or to chance.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Decision {
    /// Who must choose; none for chance.
    pub player: Option<u8>,
    /// What it is about.
    pub about: Matter,
    /// What can be answered.
    pub question: Question,
}

/// What can be answered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Question {
    /// An action, or none.
    Act {
        /// The actions that can be begun, in their order.
        offers: Offers,
        /// Whether none may be chosen.
        may_pass: bool,
    },
    /// Some of the candidates.
    Members(Spec),
    /// Yes or no.
    Whether,
    /// One of several ways, each by its position in the text and in words if the text gives them.
    One {
        /// The ways that are open.
        arms: Vec<(u32, Option<TextId>)>,
        /// Whether none may be chosen.
        optional: bool,
    },
}

/// An answer. Numbers are positions in the lists of the question.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Choice {
    /// Nothing.
    Pass,
    /// An action, with the sets chosen with it.
    Act {
        /// Which offer.
        offer: u32,
        /// For each of its sets, the positions of the chosen.
        picks: Vec<Vec<u32>>,
    },
    /// Some of the candidates.
    Members(Vec<u32>),
    /// Yes or no.
    Whether(bool),
    /// One of several ways, by its position in the text.
    One(u32),
}

impl Decision {
    /// Whether a choice answers the question.
    ///
    /// # Errors
    /// The reason why it does not.
    pub fn check(&self, choice: &Choice) -> Result<(), Refusal> {
        let fits = match (&self.question, choice) {
            (Question::Act { may_pass, .. }, Choice::Pass) => *may_pass,
            (Question::Act { offers, .. }, Choice::Act { offer, picks }) => {
                let Some(offer) = offers.get(*offer as usize) else {
                    return Err(Refusal::new(Reason::NotOffered));
                };
                if offer.picks.len() != picks.len() {
                    return Err(Refusal::new(Reason::WrongAnswer));
                }
                for ((spec, chosen), at) in offer.picks.iter().zip(picks).zip(0..) {
                    spec.problem
                        .check(chosen)
                        .map_err(|misfit| Refusal::new(Reason::Misfit { pick: at, misfit }))?;
                }
                true
            }
            (Question::Members(spec), Choice::Members(chosen)) => {
                let misfit = |misfit| Refusal::new(Reason::Misfit { pick: 0, misfit });
                spec.problem.check(chosen).map_err(misfit)?;
                true
            }
            (Question::Whether, Choice::Whether(_)) => true,
            (Question::One { optional, .. }, Choice::Pass) => *optional,
            (Question::One { arms, .. }, Choice::One(at)) => arms.iter().any(|arm| arm.0 == *at),
            _ => false,
        };
        if fits {
            Ok(())
        } else {
            Err(Refusal::new(Reason::WrongAnswer))
        }
    }

    /// Any answer, by chance. Actions and passing are equally likely each.
    pub fn sample(&self, dice: &mut dyn Dice) -> Choice {
        match &self.question {
            Question::Act { offers, may_pass } => {
                let at = dice.below(offers.len() + usize::from(*may_pass));
                match (offers.get(at), u32::try_from(at)) {
                    (Some(offer), Ok(at)) => Choice::Act {
                        offer: at,
                        picks: offer
                            .picks
                            .iter()
                            .map(|spec| spec.problem.sample(dice).unwrap_or_default())
                            .collect(),
                    },
                    _ => Choice::Pass,
                }
            }
            Question::Members(spec) => {
                Choice::Members(spec.problem.sample(dice).unwrap_or_default())
            }
            Question::Whether => Choice::Whether(dice.below(2) == 1),
            Question::One { arms, optional } => {
                let at = dice.below(arms.len() + usize::from(*optional));
                arms.get(at).map_or(Choice::Pass, |arm| Choice::One(arm.0))
            }
        }
    }

    /// Whether it offers actions, of which none need be done.
    #[must_use]
    pub const fn may_be_passed(&self) -> bool {
        matches!(&self.question, Question::Act { may_pass: true, .. })
    }

    /// How many answers there are, counting each action and the making of a set once.
    #[must_use]
    pub fn width(&self) -> usize {
        match &self.question {
            Question::Act { offers, may_pass } => offers.len() + usize::from(*may_pass),
            Question::Members(spec) => spec.candidates.len().max(2),
            Question::Whether => 2,
            Question::One { arms, optional } => arms.len() + usize::from(*optional),
        }
    }
}
