//! Times: what may stand behind `until`.

use crate::reader::{Cursor, Cx, PhraseError};
use smol_str::SmolStr;

impl Cx<'_> {
    pub(super) fn unknown_time(&mut self, at: &Cursor<'_>) -> crate::reader::Reported {
        if at.is_done() {
            return self.expected("a time", at);
        }
        let written = super::spell::row(at.rest());
        let mut times: Vec<&str> = self.vocab.time_heads.iter().map(|(name, _)| name).collect();
        times.sort_unstable();
        let nearest = crate::diagnostic::nearest(&written, times).map(SmolStr::new);
        self.report(PhraseError::UnknownName {
            what: "time",
            name: SmolStr::new(written),
            span: at.span(),
            nearest,
        })
    }
}
