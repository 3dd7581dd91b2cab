//! A verb of which the object is of another kind: what else is done to such a card.

use super::types::Fit;
use super::value::Val;
use crate::reader::{Cx, PhraseError, Read, Setting};
use crate::tree::{Type, Verb, VerbId};

/// So many verbs are shown at most.
const SHOWN: usize = 8;

impl Cx<'_> {
    /// Refuses `destroy one event` on a card, and names the verbs that are done to such a one alone.
    pub(super) fn done_to_such(&mut self, val: &Val, verb: VerbId, wanted: &Type) -> Read<()> {
        let given = self.val_type(val);
        let given = self.member(&given).unwrap_or(given);
        let objects = matches!((&given, wanted), (Type::Object(_), Type::Object(_)));
        if !objects || self.env.setting != Setting::Card || self.fit(&given, wanted) != Fit::No {
            return Ok(());
        }
        // What the log tells is done to cards for players to see; those that stand beside it in its script are the
        // nearest.
        let file = self.book.declared(verb).file;
        let takes = |one: &&Verb| match one.params.as_slice() {
            [param] => {
                one.named.span.file == file
                    && !one.announced
                    && one.log.is_some()
                    && self.type_fit(&given, param) == Fit::Yes
            }
            _ => false,
        };
        let verbs = self.book.verbs.iter().filter(takes).take(SHOWN);
        let verbs: Vec<String> = verbs.map(|one| format!("`{}`", one.named.name)).collect();
        let (wanted, given) = (self.called(wanted), self.called(&given));
        let name = self.book.name(verb);
        let help = match verbs.is_empty() {
            true => format!("write {wanted} instead"),
            false => format!(
                "`{name}` is done to {wanted}; what is done to {given}: {}",
                verbs.join(", ")
            ),
        };
        let span = self.val_span(val);
        Err(self.report(PhraseError::Mismatch {
            wanted,
            given,
            span,
            help: Some(help),
        }))
    }
}
