//! Forgetting what a player may not know.

use super::{Rec, State};
use crate::program::Program;

impl State {
    /// Makes every card that a player may not know an object of the root kind with nothing printed on
    /// it. The result is for questions only: no game goes on from it.
    pub(crate) fn veil(&mut self, program: &Program, player: u8) {
        let Some(kind) = program.book().roots.card else {
            return;
        };
        let hidden = |rec: &Rec| rec.exists() && rec.card().is_some() && !rec.is_known_to(player);
        let mut found = Vec::new();
        for (at, rec) in self.objects.iter().enumerate() {
            if hidden(rec) {
                found.push(at);
            }
        }
        for at in found {
            if let Some(rec) = self.objects.get_mut(at) {
                *rec = Rec {
                    kind,
                    ..rec.without_card()
                };
            }
        }
    }
}
