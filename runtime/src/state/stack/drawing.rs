//! A choice by chance for which players may volunteer, as its frame keeps it.

use crate::link::Program;
use crate::value::Value;
use serde::{Deserialize, Serialize};
use spaceline_lang::tree::{Pick, Slot, TextId};

/// A choice by chance on its way.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Drawing {
    /// The slot of the frame below that gets the chosen, and whether it holds one object only.
    pub(crate) slot: Slot,
    pub(crate) single: bool,
    pub(crate) says: Option<TextId>,
    /// Among whom.
    pub(crate) candidates: Vec<Value>,
    /// How many are chosen.
    pub(crate) places: u32,
    /// Who may volunteer, with whom; those still to be asked, the last one first.
    pub(crate) asked: Vec<(u8, Vec<Value>)>,
    /// Who did.
    pub(crate) taken: Vec<Value>,
}

impl Drawing {
    pub(crate) fn new(
        pick: &Pick,
        candidates: Vec<Value>,
        places: usize,
        asked: Vec<(u8, Vec<Value>)>,
    ) -> Self {
        Self {
            slot: pick.slot,
            single: pick.single,
            says: pick.says,
            candidates,
            places: u32::try_from(places).unwrap_or(u32::MAX),
            asked,
            taken: Vec::new(),
        }
    }

    pub(crate) fn left(&self) -> usize {
        (self.places as usize).saturating_sub(self.taken.len())
    }

    pub(crate) fn check(&self, program: &Program) -> bool {
        self.asked
            .iter()
            .all(|(player, _)| *player < program.players())
            && self.places as usize <= self.candidates.len()
    }

    /// The values that it keeps.
    pub(crate) fn values(&self) -> impl Iterator<Item = &Value> {
        let asked = self.asked.iter().flat_map(|(_, values)| values);
        self.candidates.iter().chain(asked).chain(&self.taken)
    }
}
