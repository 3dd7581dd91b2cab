//! Whether there is anybody of whom a text can need something.

use crate::checks::uses;
use crate::reader::{Cursor, Cx, PhraseError, Read, Setting};
use crate::tree::{ExprId, FunctionForm, Type};
use crate::vocabulary::{ClausePattern, Piece};

impl Cx<'_> {
    /// Refuses `unless NEED` in text that nobody faces: nobody would ever have it. `words` are those of the need.
    pub(super) fn somebody_is_asked(&mut self, need: ExprId, words: &Cursor<'_>) -> Read<()> {
        let mut clauses = self.vocab.clauses.iter();
        // Without such texts a game has other ways to say who is asked.
        let met = !clauses.any(|pattern| pattern.begins() == Some("unless"))
            || !self.env.stands && self.asks_needs();
        let of_need = FunctionForm::Need;
        if self.env.setting != Setting::Card
            || met
            || !uses(self.book, need, |function| function.form == of_need)
        {
            return Ok(());
        }
        let (need, span) = (super::spell::row(words.rest()), words.span());
        if !self.env.colon && self.asks_needs() {
            let help =
                "put it between what is needed and what happens without: `unless NEED: WHAT`";
            return Err(self.report(PhraseError::Missing {
                what: "a colon behind what is needed",
                span,
                help: Some(help.into()),
            }));
        }
        let help = format!(
            "nobody faces this text: say who has it, and where, as in `unless some KIND with {need} ...`"
        );
        Err(self.english("unless", help, span))
    }

    /// Whether cards like this have texts that somebody goes through, with what he has.
    fn asks_needs(&self) -> bool {
        let Some(this) = self.env.this.clone() else {
            return true;
        };
        let begins_so = |pattern: &ClausePattern| {
            let need = matches!(pattern.pieces.get(1), Some(Piece::Slot(slot)) if pattern.requirements.contains(slot));
            pattern.begins() == Some("unless") && need && self.is_clause_of(pattern, &this)
        };
        !matches!(this, Type::Object(_)) || self.vocab.clauses.iter().any(begins_so)
    }

    /// Whether a clause may stand on cards of a kind.
    pub(super) fn is_clause_of(&self, pattern: &ClausePattern, this: &Type) -> bool {
        let under = |of| matches!(this, Type::Object(kind) if self.under(*kind, of));
        pattern.of.is_none_or(under)
    }

    /// What `remaining` means behind a need, if a clause says so with a word before it: the need is asked later then.
    pub(super) fn asked_later(&self) -> Option<String> {
        let clauses = &self.vocab.clauses;
        let mut later = clauses.iter().filter(|one| {
            let behind = one.pieces.get(1..).unwrap_or_default();
            let asks = !one.requirements.is_empty() && !one.constants.is_empty();
            asks && clauses.iter().any(|other| other.pieces == behind)
        });
        let form = later.next()?.shown(self.book);
        Some(format!(
            "what is asked of those who are left then is `{form}`"
        ))
    }
}
