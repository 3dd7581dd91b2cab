//! Forgetting what a player may not know.

use super::{Aspect, Rec, State};
use crate::link::Program;

impl State {
    /// The cards that a player may not know, by their numbers.
    pub(crate) fn hidden_from(&self, player: u8) -> Vec<u32> {
        let all = (0..).zip(self.objects.iter());
        let hidden = |rec: &Rec| rec.exists() && rec.card().is_some() && !rec.is_known_to(player);
        all.filter(|(_, rec)| hidden(rec))
            .map(|(at, _)| at)
            .collect()
    }

    /// Makes objects cards of the root kind with nothing printed on them. The result is for questions only: no game
    /// goes on from it.
    pub(crate) fn veil(&mut self, program: &Program, hidden: &[u32]) {
        let Some(kind) = program.book().roots.card else {
            return;
        };
        for at in hidden {
            if let Some(rec) = self.objects.get_mut(*at as usize) {
                *rec = Rec {
                    kind,
                    ..rec.without_card()
                };
            }
        }
    }

    /// What has been read by whoever knows which card an object is: itself, or a list through which was gone for what
    /// is printed.
    pub(crate) fn tells_of(&self, program: &Program, index: u32) -> Vec<Aspect> {
        let mut found = vec![Aspect::identity(index)];
        let Some(rec) = self.rec_at(index) else {
            return found;
        };
        if let Some(place) = rec.place {
            found.push(Aspect::place(place));
            found.extend(place.host().map(|host| Aspect::holds(host.index)));
        }
        if rec.in_play {
            let kinds = program.kinds_above(rec.kind).map(Some).chain([None]);
            found.extend(kinds.map(Aspect::in_play));
            let borne = program.bearers().lists_of(rec.card());
            found.extend(borne.iter().map(|list| Aspect::bearers(*list)));
        }
        found
    }
}
