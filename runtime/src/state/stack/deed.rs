//! A verb that is being done, as its frame keeps it: how far it is, and what waits for it.

use super::Seen;
use crate::link::Program;
use crate::state::{Key, Standing};
use crate::value::{Place, Ref, Value};
use serde::{Deserialize, Serialize};
use spaceline_lang::tree::{MemoryId, Slot, VerbId};

/// How far a verb is with its present object.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Phase {
    /// It takes the next object.
    Next,
    /// It is asked whether it counts beside what copies of its text have done.
    Counts,
    /// It looks for a text to do something else instead, from this one of them on.
    Instead(u32),
    /// Texts before it run.
    Before,
    /// Its statements run.
    Body,
    /// It has happened.
    Done,
    /// Everything has followed.
    Settle,
}

impl Phase {
    /// Where each object begins.
    pub(crate) const fn first(program: &Program) -> Self {
        if program.book().laws.counts_again.is_some() {
            Self::Counts
        } else {
            Self::Instead(0)
        }
    }
}

/// A text that waits for the verb to be done, with what its tests said before, for each way in which the event meets
/// it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Watch {
    pub(crate) text: Standing,
    pub(crate) held: Vec<Held>,
}

/// What the tests of a happening said just before it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Held {
    /// That those to whom it happens are what it says of them.
    pub(crate) was: bool,
    /// That all else holds, too.
    pub(crate) whole: bool,
}

/// A verb being done.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Deed {
    pub(crate) verb: VerbId,
    /// The slot and the objects still to be done, the last one first.
    pub(crate) rest: Option<(Slot, Vec<Value>)>,
    pub(crate) phase: Phase,
    pub(crate) watching: Vec<Watch>,
    /// What lasts until this event, as it was judged before it.
    pub(crate) ending: Vec<u64>,
    /// What memories count if it happens.
    pub(crate) counts: Vec<(MemoryId, Key)>,
    /// The values of its roles before its statements ran.
    pub(crate) roles: Vec<Value>,
    /// Its objects as they were seen before.
    pub(crate) seen: Vec<Seen>,
    /// Where those of its objects lay before that were not in play.
    pub(crate) lay: Vec<(Ref, Place)>,
    /// Whether another verb is being done around it.
    pub(crate) inner: bool,
}

impl Deed {
    /// It has happened; what follows is on its way.
    pub(crate) fn followed(&mut self) {
        self.phase = Phase::Settle;
    }

    /// The verb, if it is being done to this object.
    pub(crate) fn done_to(&self, object: u32) -> Option<VerbId> {
        let what = self.roles.first().and_then(Value::object)?;
        (what.index == object).then_some(self.verb)
    }

    pub(crate) const fn verb(&self) -> VerbId {
        self.verb
    }

    pub(crate) fn in_body(&self) -> bool {
        self.phase == Phase::Body
    }

    pub(crate) fn each_value(&self, visit: &mut dyn FnMut(&Value)) {
        let rest = self.rest.iter().flat_map(|(_, values)| values);
        rest.chain(&self.roles).for_each(&mut *visit);
        let keys = self.counts.iter().flat_map(|(_, key)| key);
        keys.for_each(&mut *visit);
        for (object, place) in &self.lay {
            visit(&Value::Object(*object));
            visit(&Value::Place(*place));
        }
        for watch in &self.watching {
            visit(&watch.text.this);
            visit(&watch.text.you);
        }
    }

    pub(crate) fn check(&self, program: &Program) -> bool {
        let book = program.book();
        self.verb.index() < book.verbs.len()
            && self
                .watching
                .iter()
                .all(|watch| watch.text.hook.index() < book.hooks.len())
            && self
                .counts
                .iter()
                .all(|(memory, _)| memory.index() < book.memories.len())
    }
}
