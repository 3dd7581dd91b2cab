//! Where an object is, and where one was that has left play.
//!
//! A text that speaks of who has just died asks where he was, and whoever lies in a hand or a pile is in none of the
//! places of which rules speak. So what has left play is, for whoever asks, still where it left it, until it comes
//! back as somebody new. It is not *in* that place: nobody who looks there finds it.

use super::Eval;
use crate::state::Rec;
use crate::value::{Place, Ref};

impl Eval<'_> {
    /// Who holds an object, or held it last.
    #[inline]
    pub(super) fn host(&mut self, rec: &Rec) -> Option<Ref> {
        match rec.place.and_then(Place::host) {
            None if rec.last_place.is_some() => self.last_place(rec).and_then(Place::host),
            host => host,
        }
    }

    /// Where an object is, or was when it left play: what somebody holds is in his place, in play or not.
    pub(super) fn spot(&mut self, rec: &Rec) -> Option<Place> {
        if rec.place.and_then(Place::host).is_some() {
            return rec.place;
        }
        self.last_place(rec).or(rec.place)
    }

    /// Where an object was when it left play. The place of another that has left play since is still its place;
    /// that of one which came back is not, because it is another now.
    pub(super) fn last_place(&mut self, rec: &Rec) -> Option<Place> {
        let Some(Place::Object(zone, host)) = rec.last_place else {
            return rec.last_place;
        };
        if self.rec(host).is_some() {
            return rec.last_place;
        }
        let host = self.state.renewed(host)?;
        let gone = self
            .rec(host)
            .is_some_and(|rec| !rec.in_play && rec.card().is_some());
        gone.then_some(Place::Object(zone, host))
    }
}
