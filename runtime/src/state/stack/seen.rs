//! An object as it was last known.

use crate::value::Ref;
use serde::{Deserialize, Serialize};
use spaceline_lang::tree::{CardId, KindId};

/// An object as it was at an event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Seen {
    /// Which.
    pub object: Ref,
    /// Its printed card.
    pub card: Option<CardId>,
    /// What it counted as.
    pub kind: KindId,
    /// Who knew which card it is, before or after: a bit for each player.
    pub known: u8,
}
