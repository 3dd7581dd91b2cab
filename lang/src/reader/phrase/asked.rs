//! Whether there is anybody of whom a text can need something.

use crate::checks::uses;
use crate::reader::{Cursor, Cx, PhraseError, Read, Setting, TrapError, types};
use crate::tree::{ExprId, FunctionForm, Type};
use crate::vocabulary::{ClausePattern, Piece};
use smol_str::SmolStr;

impl Cx<'_> {
    /// Refuses `unless NEED` in text that nobody faces: nobody would ever have it. `words` are those of the need.
    ///
    /// # Errors
    /// When it was reported.
    pub(super) fn somebody_is_asked(&mut self, need: ExprId, words: &Cursor<'_>) -> Read<()> {
        if self.env.setting != Setting::Card || self.is_gone_through() {
            return Ok(());
        }
        let needs = uses(self.book, need, |function| {
            function.form == FunctionForm::Need
        });
        if !needs {
            return Ok(());
        }
        let need = super::spell::row(words.rest());
        if !self.env.colon && self.asks_needs() {
            return Err(self.report(PhraseError::Missing {
                what: "a colon behind what is needed",
                span: words.span(),
                help: Some(String::from(
                    "put it between what is needed and what happens without: `unless NEED: WHAT`",
                )),
            }));
        }
        Err(self.report(TrapError::English {
            help: format!("nobody faces this text: say who has it, and where, as in `unless some KIND with {need} ...`").into(),
            word: SmolStr::new_static("unless"),
            span: words.span(),
        }))
    }

    /// Whether this is text that somebody faces, with what he has.
    fn is_gone_through(&self) -> bool {
        let unless = |pattern: &ClausePattern| matches!(pattern.pieces.first(), Some(Piece::Word(word)) if word == "unless");
        // Without such texts a game has other ways to say who is asked.
        let none = !self.vocab.clauses.iter().any(unless);
        none || !self.env.stands && self.asks_needs()
    }

    /// Whether cards like this have texts that somebody goes through.
    fn asks_needs(&self) -> bool {
        let Some(Type::Object(kind)) = self.env.this else {
            return true;
        };
        let begins_so = |pattern: &ClausePattern| {
            let begins =
                matches!(pattern.pieces.first(), Some(Piece::Word(word)) if word == "unless");
            let need = matches!(pattern.pieces.get(1), Some(Piece::Slot(slot)) if pattern.requirements.contains(slot));
            begins
                && need
                && pattern
                    .of
                    .is_none_or(|of| types::is_under(self.book, kind, of))
        };
        self.vocab.clauses.iter().any(begins_so)
    }
}
