//! Lists of values in the lines of scenarios.

use super::Stage;
use crate::reader::cx::Typed;
use crate::reader::{Cursor, Read, phrase};
use crate::sentence::{Word, WordKind};
use crate::tree::ExprId;
use smol_str::SmolStr;

impl Stage<'_> {
    /// Values with commas between them.
    pub(super) fn values(&mut self, words: Cursor<'_>) -> Read<Vec<ExprId>> {
        let values = self.values_typed(words)?;
        Ok(values.into_iter().map(|value| value.id).collect())
    }

    /// Values with commas between them, and what sort they are.
    pub(super) fn values_typed(&mut self, words: Cursor<'_>) -> Read<Vec<Typed>> {
        let staged = self.cast.staged(words.rest());
        let words = Cursor::over(&staged, words.span());
        self.on_stage(words)?;
        let mut values = Vec::new();
        for part in words.commas() {
            values.push(self.with_cx(|cx| phrase::expr(cx, part))?);
        }
        Ok(values)
    }

    /// One value.
    pub(super) fn value(&mut self, words: Cursor<'_>) -> Read<ExprId> {
        let staged = self.cast.staged(words.rest());
        let words = Cursor::over(&staged, words.span());
        self.on_stage(words)?;
        Ok(self.with_cx(|cx| phrase::expr(cx, words))?.id)
    }

    /// Texts as people see them, with commas between: titles, or words of the page.
    pub(super) fn shown(&mut self, words: Cursor<'_>) -> Read<Vec<SmolStr>> {
        let mut shown = Vec::new();
        for part in words.commas() {
            let texts: Vec<SmolStr> = part.rest().iter().filter_map(text_of).collect();
            if texts.is_empty() {
                return Err(self.desk.expected("a title or words", part.here()));
            }
            shown.push(SmolStr::new(texts.join(" ")));
        }
        Ok(shown)
    }
}

fn text_of(word: &Word) -> Option<SmolStr> {
    match &word.kind {
        WordKind::Text(text) => Some(text.clone()),
        _ => crate::vocabulary::spelling(word),
    }
}
