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
        let member = self.member(&given).unwrap_or_else(|| given.clone());
        let (Type::Object(_), Type::Object(_)) = (&member, wanted) else {
            return Ok(());
        };
        if self.env.setting != Setting::Card || self.fit(&member, wanted) != Fit::No {
            return Ok(());
        }
        let takes = |one: &&Verb| {
            let [param] = one.params.as_slice() else {
                return false;
            };
            // What the log tells is done to cards for players to see.
            !one.announced && one.log.is_some() && self.type_fit(&member, param) == Fit::Yes
        };
        // Those that stand beside it in its script are the nearest.
        let file = self.book.verbs.get(verb.index());
        let file = file.map(|verb| verb.named.span.file);
        let beside = |one: &&Verb| Some(one.named.span.file) == file;
        let verbs = self.book.verbs.iter().filter(takes).filter(beside);
        let verbs: Vec<String> = verbs
            .map(|one| format!("`{}`", one.named.name))
            .take(SHOWN)
            .collect();
        let name = super::effects::verb_name(self, verb);
        let wanted_is = self.called(wanted);
        let given = self.called(&member);
        let help = match verbs.is_empty() {
            true => format!("write {wanted_is} instead"),
            false => format!(
                "`{name}` is done to {wanted_is}; what is done to {given}: {}",
                verbs.join(", ")
            ),
        };
        let span = self.val_span(val);
        Err(self.report(PhraseError::Mismatch {
            wanted: wanted_is,
            given,
            span,
            help: Some(help),
        }))
    }
}
