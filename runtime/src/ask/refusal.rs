//! Why something is not possible, as data.

use crate::ask::evaluate::Failed;
use crate::ask::offer::Misfit;
use crate::value::Value;
use serde::{Deserialize, Serialize};
use smol_str::SmolStr;
use spaceline_lang::tree::{
    Action, CiteId, ExprId, HookId, KindId, LimitId, Named, Requirement, TextId,
};
use thiserror::Error;

/// A refusal, with the authority on which it rests.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize, Deserialize)]
#[error("{reason}")]
pub struct Refusal {
    /// Why.
    pub reason: Reason,
    /// On whose authority.
    pub cites: Vec<CiteId>,
    /// What the words of the reason name: the parts of the action, or what a text binds, by the names in the braces.
    pub parts: Vec<(SmolStr, Value)>,
}

/// Why something is not possible.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize, Deserialize)]
pub enum Reason {
    /// Nobody has to choose: the game is over.
    #[error("the game is over")]
    Over,
    /// Somebody else must choose.
    #[error("somebody else is asked")]
    NotAsked,
    /// The answer is one to an earlier question.
    #[error("this answers question {answered}, and question {asked} is open")]
    Stale {
        /// Which it answers.
        answered: u64,
        /// Which is open.
        asked: u64,
    },
    /// The answer is not of the sort that was asked for.
    #[error("this is no answer to the question")]
    WrongAnswer,
    /// There is no such offer.
    #[error("this is not offered")]
    NotOffered,
    /// The action is not on the menus that are open to the player now.
    #[error("this cannot be done now")]
    NotNow,
    /// There is no such action, or it does not have such parts.
    #[error("there is no such action")]
    NoSuchAction,
    /// The text that gives the action is not active for the player.
    #[error("the text that gives this is not active")]
    Inactive,
    /// A part has a value that it cannot have, or somebody is named who is no candidate.
    #[error("a part cannot be this")]
    Part {
        /// The value.
        value: Value,
        /// Whether it would be chosen with the action, rather than be a part of it.
        chosen: bool,
        /// What the part is, if it is of one kind.
        kind: Option<KindId>,
        /// What failed.
        failed: Box<Failed>,
    },
    /// There is nothing that a part could be.
    #[error("there is nothing that `{0}` could be")]
    NoPart(SmolStr),
    /// Something that must hold does not.
    #[error("a requirement is not met")]
    Requirement {
        /// What must hold.
        test: ExprId,
        /// In words, if the text gives them: a template.
        says: Option<TextId>,
        /// What failed, where it was looked for.
        failed: Option<Box<Failed>>,
    },
    /// A text forbids it.
    #[error("a text forbids it")]
    Forbidden {
        /// Which.
        hook: HookId,
        /// In words, if the text gives them.
        says: Option<TextId>,
        /// The object whose text it is; nothing for a rule's.
        this: Value,
    },
    /// A limit is used up.
    #[error("its limit is used up")]
    Limit(LimitId),
    /// There is no set of candidates to choose.
    #[error("{found} candidates are not enough where {needed} must be chosen")]
    NotEnough {
        /// Which choice of the action.
        pick: u16,
        /// How many candidates there are.
        found: usize,
        /// How many are needed.
        needed: usize,
        /// Who would be one, and why he is not, where a text keeps him out.
        barred: Option<Box<(Value, Failed)>>,
    },
    /// Two who are named do not go together.
    #[error("they do not go together")]
    Apart {
        /// One of them.
        one: Value,
        /// The other.
        other: Value,
        /// In words, if the text gives them: a template.
        says: Option<TextId>,
    },
    /// The chosen set is not one that may be chosen.
    #[error("choice {pick}: {misfit}")]
    Misfit {
        /// Which choice of the action.
        pick: u16,
        /// Why not.
        misfit: Misfit,
    },
    /// It turned out to be illegal, in the words of the rules.
    #[error("it is illegal")]
    Illegal(TextId),
}

impl Refusal {
    /// A refusal on nobody's authority but the machine's.
    #[must_use]
    pub const fn new(reason: Reason) -> Self {
        Self {
            reason,
            cites: Vec::new(),
            parts: Vec::new(),
        }
    }

    /// A requirement that is not met; what it does not cite itself, its declaration cites.
    pub(crate) fn requirement(failed: &Requirement, of: &Named) -> Self {
        let cites = if failed.cites.is_empty() {
            of.cites.clone()
        } else {
            failed.cites.clone()
        };
        Self {
            reason: Reason::Requirement {
                test: failed.test,
                says: failed.says,
                failed: None,
            },
            cites,
            parts: Vec::new(),
        }
    }
}

/// The values of an action's single parts so far, by their names.
pub(crate) fn parts_of(action: &Action, slots: &[Value]) -> Vec<(SmolStr, Value)> {
    let anchors = action.anchors.iter().filter_map(|anchor| {
        let value = slots.get(usize::from(anchor.slot))?;
        (!value.is_nothing()).then(|| (anchor.name.clone(), value.clone()))
    });
    anchors.collect()
}

/// Citations of a thing that failed, and behind them those of what it belongs to.
pub(crate) fn cited_too(mut first: Vec<CiteId>, more: &[CiteId]) -> Vec<CiteId> {
    for cite in more {
        if !first.contains(cite) {
            first.push(*cite);
        }
    }
    first
}
