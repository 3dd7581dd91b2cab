//! A standing text with whose it is: what is in force, and what waits for its turn.

use crate::value::{Moment, Value};
use serde::{Deserialize, Serialize};
use spaceline_lang::tree::HookId;
use std::hash::{Hash, Hasher};

/// A standing text that is in force, with whose it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// The text.
    pub hook: HookId,
    /// The object whose text it is; nothing for a rule's.
    pub this: Value,
    /// The player whom it addresses.
    pub you: Value,
    /// When it began: later is larger; zero for a rule's.
    pub since: u64,
    /// The moment of the lasting effect whose text it is; zero otherwise.
    pub effect: u64,
}

impl Standing {
    /// Whether it is a rule's, and in force from the beginning.
    #[must_use]
    pub const fn is_of_rule(&self) -> bool {
        self.effect == 0 && self.this.is_nothing() && self.you.is_nothing()
    }

    /// By what texts are ordered.
    #[must_use]
    pub fn order(&self) -> (u64, HookId, u32, u64) {
        let object = self.this.object().map_or(0, |this| this.index);
        (self.since, self.hook, object, self.effect)
    }
}

impl Hash for Standing {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        (self.hook, &self.this, &self.you).hash(hasher);
        (Moment(self.since), Moment(self.effect)).hash(hasher);
    }
}
