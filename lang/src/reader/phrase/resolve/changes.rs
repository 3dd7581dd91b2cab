//! Changes: `SUBJECT: FIELD +2, gains S`, `SUBJECT cannot VERB`, each for a time or for as long as the text stands.

use super::super::effect::Body;
use super::Resolver;
use crate::phrase::tree::{NodeId, Shape};
use crate::reader::{Cursor, Read};
use crate::sentence::{Word, WordKind};

impl Resolver<'_, '_, '_> {
    /// Changes with their subject, and the time at which they end, put behind what a body does.
    pub(super) fn changes_at(&mut self, id: NodeId, out: &mut Body) -> Read<()> {
        let of = match self.shape(id) {
            Shape::EffectUntil => self.part(id, 0),
            _ => id,
        };
        if self.shape(of) != Shape::ChangesOf {
            let mut at = self.exact(id);
            self.done_by(&mut at, out)?;
            return self.finish(&at);
        }
        let (whom, changes, span) = (self.part(of, 0), self.part(of, 1), self.place(id));
        let mut words = self.words(whom).to_vec();
        let colon = words.len();
        words.push(Word {
            kind: WordKind::Colon,
            span: self.place(changes).before(),
        });
        words.extend_from_slice(self.between(changes, id).rest());
        self.lasting(Cursor::over(&words, span), colon, span, out)
    }
}
