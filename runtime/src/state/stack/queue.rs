//! Texts that wait for their turn, and what those before them have done.

use crate::link::Program;
use crate::state::Standing;
use crate::value::Value;
use serde::{Deserialize, Serialize};
use spaceline_lang::tree::{Slot, VerbId};

/// A text that waits.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Fire {
    /// The text and whose it is.
    pub(crate) text: Standing,
    /// What its pattern bound.
    pub(crate) binds: Vec<(Slot, Value)>,
}

/// The texts that wait, the next one first.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Queue {
    pub(crate) fires: Vec<Fire>,
    pub(crate) next: u32,
    /// What `subject` and `amount` are while they run.
    pub(crate) subject: Value,
    pub(crate) amount: Value,
    /// The verb that they replace.
    pub(crate) instead: Option<VerbId>,
    /// Who says in which order they run; none where it is fixed.
    pub(crate) arranges: Option<u8>,
    /// Whether the next one was chosen to be the next one.
    pub(crate) chosen: bool,
    /// What they have done so far, for the law that says whether copies count.
    pub(crate) done: Vec<Done>,
}

impl Queue {
    pub(crate) fn check(&self, program: &Program) -> bool {
        let hooks = program.book().hooks.len();
        self.fires.iter().all(|fire| fire.text.hook.index() < hooks)
            && self.done.iter().all(|done| done.check(program))
            && self
                .arranges
                .is_none_or(|player| player < program.players())
    }

    pub(crate) fn each_value(&self, visit: &mut dyn FnMut(&Value)) {
        visit(&self.subject);
        visit(&self.amount);
        for fire in &self.fires {
            visit(&fire.text.this);
            visit(&fire.text.you);
            fire.binds.iter().for_each(|(_, value)| visit(value));
        }
        for done in &self.done {
            visit(&done.text.this);
            visit(&done.text.you);
            visit(&done.target);
        }
    }
}

/// Something that a waiting text did.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Done {
    /// The text and whose it is.
    pub(crate) text: Standing,
    /// A number for the text: that of the standing text or, beyond those, that of the kept text that it
    /// follows.
    pub(crate) clause: u32,
    pub(crate) verb: VerbId,
    /// To what: the first role that is an object, or else who does it.
    pub(crate) target: Value,
}

impl Done {
    pub(crate) fn check(&self, program: &Program) -> bool {
        let book = program.book();
        self.text.hook.index() < book.hooks.len() && self.verb.index() < book.verbs.len()
    }
}
