//! Effects (R5): `then` is loosest, then `,`, then `or`; a condition may stand behind one effect.

use crate::reader::Cx;
use crate::span::Span;
use crate::tree::{Alternative, Statement};
use smol_str::SmolStr;

/// Statements in the making, each with its place.
pub(super) type Body = Vec<(Statement, Span)>;

impl Cx<'_> {
    /// One way to follow text, in the words of the text.
    pub(super) fn alternative(
        &mut self,
        words: &str,
        arm: Body,
        end: Option<usize>,
    ) -> Alternative {
        let able = self.able_to_give(&arm, end);
        let body = self.block(arm);
        Alternative {
            says: (!words.is_empty()).then(|| self.text(words)),
            able,
            body,
        }
    }
}

/// The name of a verb.
pub(super) fn verb_name(cx: &Cx<'_>, verb: crate::tree::VerbId) -> SmolStr {
    let verb = cx.book.verbs.get(verb.index());
    verb.map(|verb| verb.named.name.clone()).unwrap_or_default()
}
