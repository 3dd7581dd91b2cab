//! What has happened, as it leaves the machine.
//!
//! Events carry copies of the objects they speak of as they were last known, because the objects may
//! be elsewhere, or face down, by the time somebody reads them.

use super::machine::Machine;
use crate::state::stack::{Frame, FrameKind, Outcome, Seen};
use crate::value::{Ref, Value};
use serde::{Deserialize, Serialize};
use spaceline_lang::tree::{ActionId, HookId, VerbId};

/// A verb that was done.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Happened {
    /// Which.
    pub verb: VerbId,
    /// Who did it.
    pub by: Option<u8>,
    /// The values of its roles, with the handles by which cards are known afterwards.
    pub roles: Vec<Value>,
    /// The objects among them.
    pub seen: Vec<Seen>,
    /// How many bodies were running, one within another.
    pub depth: u16,
    /// The verbs within which this one was done, outermost first, each with how many bodies were running then.
    pub within: Vec<(VerbId, u16)>,
    /// How many texts were being followed, one within another.
    pub texts: u16,
    /// Whether a text did it, rather than a procedure, an action or a verb.
    pub in_text: bool,
    /// The verb that this one was part of, done to the same object.
    pub part_of: Option<VerbId>,
}

impl Happened {
    /// The event of a verb, with its objects as they were seen before it.
    pub(super) fn new(
        machine: &Machine<'_>,
        (verb, by): (VerbId, Option<u8>),
        roles: &[Value],
        before: Vec<Seen>,
    ) -> Self {
        let mut seen: Vec<Seen> = roles.iter().flat_map(|role| see(machine, role)).collect();
        for now in &mut seen {
            if let Some(then) = before
                .iter()
                .find(|then| then.object.index == now.object.index)
            {
                *now = Seen {
                    object: now.object,
                    known: now.known | then.known,
                    ..*then
                };
            }
        }
        let (texts, in_text) = machine.texts();
        Self {
            verb,
            by,
            roles: roles.to_vec(),
            seen,
            depth: machine.state.frames.depth(),
            within: machine.within(),
            texts,
            in_text,
            part_of: machine.part_of(roles.first()),
        }
    }
}

impl Machine<'_> {
    /// The verbs that are being done around the innermost frame.
    fn within(&self) -> Vec<(VerbId, u16)> {
        let around = self.state.frames.frames.split_last();
        let around = around.map_or(&[][..], |(_, around)| around);
        let verbs = (1..)
            .zip(around)
            .filter_map(|(depth, frame)| match &frame.kind {
                FrameKind::Verb(deed) => Some((deed.verb(), depth)),
                _ => None,
            });
        verbs.collect()
    }

    /// How many texts are followed around the innermost frame, and whether it was begun by one of them.
    fn texts(&self) -> (u16, bool) {
        let is_text =
            |frame: &Frame| matches!(frame.kind, FrameKind::Hook(_) | FrameKind::Effects(_));
        let Some((_, around)) = self.state.frames.frames.split_last() else {
            return (0, false);
        };
        let texts = around.iter().filter(|frame| is_text(frame)).count();
        (
            u16::try_from(texts).unwrap_or(u16::MAX),
            around.last().is_some_and(is_text),
        )
    }

    /// The verb that is being done around the innermost frame, if it is done to this object.
    fn part_of(&self, what: Option<&Value>) -> Option<VerbId> {
        let what = what.and_then(Value::object)?;
        let (_, around) = self.state.frames.frames.split_last()?;
        around.iter().rev().find_map(|frame| match &frame.kind {
            FrameKind::Verb(deed) => deed.done_to(what.index),
            _ => None,
        })
    }
}

/// The objects in a value.
pub(super) fn see(machine: &Machine<'_>, value: &Value) -> Vec<Seen> {
    let one = |object: Ref| {
        machine.state.rec(object).map(|rec| Seen {
            object,
            card: rec.card(),
            kind: rec.kind,
            known: rec.known,
        })
    };
    match value {
        Value::Object(object) => one(*object).into_iter().collect(),
        Value::Set(set) => set.objects().filter_map(one).collect(),
        _ => Vec::new(),
    }
}

/// An event.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A verb was done.
    Done(Happened),
    /// A verb was not done, because a text forbids it.
    Forbidden {
        /// Which.
        verb: VerbId,
        /// Who would have done it.
        by: Option<u8>,
        /// The values of its roles.
        roles: Vec<Value>,
        /// The text that forbids it.
        because: Option<HookId>,
    },
    /// A verb was not done, because a copy of the text has done it and it does not count again.
    Uncounted {
        /// Which.
        verb: VerbId,
        /// Who would have done it.
        by: Option<u8>,
        /// The values of its roles.
        roles: Vec<Value>,
    },
    /// An action was begun.
    Act {
        /// Which.
        action: ActionId,
        /// By whom.
        by: u8,
        /// The values of its slots.
        slots: Vec<Value>,
        /// The objects among them.
        seen: Vec<Seen>,
        /// How many bodies were running, one within another.
        depth: u16,
    },
    /// An action was done, or left.
    Acted {
        /// Which.
        action: ActionId,
        /// By whom.
        by: u8,
    },
    /// Something was cancelled, because a script is at fault.
    Cancelled {
        /// The action that was running, if it was one.
        action: Option<ActionId>,
        /// What was wrong.
        why: String,
    },
    /// A write found what it speaks of no more: it has left play since, and is another now.
    Missed {
        /// What it was.
        what: Value,
        /// It, as it is now.
        seen: Vec<Seen>,
    },
    /// A standing text did something.
    Text {
        /// Which.
        hook: HookId,
        /// Whose.
        this: Value,
    },
    /// Chance chose.
    Chance {
        /// Among how many.
        among: u32,
        /// Which, by their positions.
        chosen: Vec<u32>,
    },
    /// The game ended.
    Over {
        /// Who won, and why.
        outcome: Outcome,
        /// The objects of which that speaks.
        seen: Vec<Seen>,
    },
}
