//! By what a player speaks of what lies on the table.
//!
//! A card that he knows has a number of its own, for him alone. A card that he does not know is spoken of by its
//! place: by a number it could be followed about. When something was mixed, what has moved gets another number:
//! nobody could tell it from its like on a table.

use serde::{Deserialize, Serialize};
use spaceline_rules::show::Show;
use spaceline_runtime::state::Random;
use spaceline_runtime::{Place, Ref};
use std::collections::BTreeMap;
use std::fmt;

/// By what somebody speaks of an object.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Handle(String);

impl fmt::Display for Handle {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

impl From<&str> for Handle {
    fn from(text: &str) -> Self {
        Self(text.to_owned())
    }
}

/// The handles of one viewer.
#[derive(Clone, Debug, Default)]
pub struct Handles {
    last: u32,
    known: BTreeMap<Ref, (u32, Option<Place>)>,
    /// Where chance was when he looked last.
    chance: Option<Random>,
}

impl Handles {
    /// Forgets what the viewer knows no more, and what was mixed since he looked last.
    pub fn renew(&mut self, show: &Show<'_>) {
        let state = show.game().state();
        let mixed = self.chance.as_ref() != Some(&state.random);
        self.known.retain(|object, (_, place)| {
            let now = state.rec(*object).map(|rec| rec.place);
            now.is_some_and(|now| !mixed || now == *place) && show.knows(*object)
        });
        for (object, (_, place)) in &mut self.known {
            *place = state.rec(*object).and_then(|rec| rec.place);
        }
        self.chance = Some(state.random.clone());
    }

    /// The handle of an object.
    pub fn of(&mut self, show: &Show<'_>, object: Ref) -> Handle {
        let state = show.game().state();
        let place = state.rec(object).and_then(|rec| rec.place);
        if show.knows(object) {
            let (number, _) = self.known.entry(object).or_insert_with(|| {
                self.last += 1;
                (self.last, place)
            });
            return Handle(format!("k{number}"));
        }
        let Some(place) = place else {
            return Handle(String::new());
        };
        let position = state.position(object).unwrap_or(0);
        let zone = place.zone().index();
        Handle(match place {
            Place::Game(_) => format!("p{zone}.{position}"),
            Place::Player(_, player) => format!("p{zone}.{player}.{position}"),
            Place::Object(_, host) => format!("p{zone}.{}.{position}", self.of(show, host)),
        })
    }

    /// The object that a handle means, if it is one that the viewer knows.
    #[must_use]
    pub fn object(&self, handle: &Handle) -> Option<Ref> {
        let number: u32 = handle.0.strip_prefix('k')?.parse().ok()?;
        let mut known = self.known.iter();
        known.find_map(|(object, (one, _))| (*one == number).then_some(*object))
    }

    /// The handle of an object, by its number in the store, if the viewer knows it.
    pub(super) fn of_number(&mut self, show: &Show<'_>, number: u32) -> Option<Handle> {
        let object = show.game().state().handle(number)?;
        show.knows(object).then(|| self.of(show, object))
    }
}
