//! What happened, as one player may read it.

use super::handle::{Handle, Handles};
use crate::story::Told;
use serde::{Deserialize, Serialize};
use spaceline_rules::show::Show;

/// A line of what happened.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Line {
    /// How far it stands to the right: what followed from something stands below it.
    pub indent: u32,
    /// Whether it begins a new part of the game, such as a turn.
    pub is_heading: bool,
    /// What happened.
    pub text: String,
    /// What it speaks of, as far as it lies where the reader can see it.
    pub about: Vec<Handle>,
    /// Its authority.
    pub cites: String,
    /// Whether it says what the game does not enforce.
    pub is_gap: bool,
}

impl Line {
    pub(super) fn of(told: Told, show: &Show<'_>, handles: &mut Handles) -> Self {
        let about = told.objects.iter();
        let about = about.filter_map(|number| handles.of_number(show, *number));
        Self {
            indent: u32::try_from(told.indent).unwrap_or(u32::MAX),
            is_heading: told.heading,
            about: about.collect(),
            text: told.text,
            cites: told.cites,
            is_gap: false,
        }
    }

    /// What the game does not enforce of a card.
    pub(super) fn gap(text: &str) -> Self {
        Self {
            indent: 2,
            text: text.trim().to_owned(),
            is_gap: true,
            ..Self::default()
        }
    }
}
