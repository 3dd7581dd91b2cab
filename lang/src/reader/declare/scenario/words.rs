//! Lists of values in the lines of scenarios.

use super::Stage;
use crate::diagnostic::nearest;
use crate::reader::cx::Typed;
use crate::reader::{Cursor, Read, ScenarioError, phrase};
use crate::sentence::WordKind;
use crate::tree::{ExprId, Shown};
use crate::vocabulary::Class;
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

    /// What a choice offers, with commas between: cards on stage, or words of the page.
    pub(super) fn shown(&mut self, words: Cursor<'_>) -> Read<Vec<Shown>> {
        let staged = self.cast.staged(words.rest());
        let words = Cursor::over(&staged, words.span());
        self.copies_on_stage(words.rest())?;
        let mut shown = Vec::new();
        for part in words.commas() {
            shown.push(match part.rest() {
                [word] => match &word.kind {
                    WordKind::Text(text) => {
                        self.is_no_card(text, part)?;
                        Shown::Words(text.clone())
                    }
                    WordKind::Name { quoted: true, .. } => {
                        Shown::Card(self.with_cx(|cx| phrase::expr(cx, part))?.id)
                    }
                    _ => self.plain(part)?,
                },
                [] => return Err(self.desk.expected("a title or words", part.here())),
                _ => self.plain(part)?,
            });
        }
        Ok(shown)
    }

    /// A symbol, a number, a player, yes or no.
    fn plain(&mut self, part: Cursor<'_>) -> Read<Shown> {
        let words = part.rest();
        let symbol = self.desk.vocab.lookup(words).is_some_and(|(entry, count)| {
            count == words.len() && matches!(entry.class, Class::Symbol(..))
        });
        let said = match words {
            [word] if matches!(word.kind, WordKind::Number(_)) => true,
            [word] => word
                .plain()
                .is_some_and(|name| matches!(name, "yes" | "no") || self.player_of(name).is_some()),
            _ => false,
        };
        if symbol || said {
            return Ok(Shown::Words(SmolStr::new(phrase::row(words))));
        }
        let span = part.span();
        Err(self.desk.report(ScenarioError::OddOffer { span }))
    }

    /// Says so if words are the title of a card that is not on stage, or nearly of one that is: nobody can be offered it.
    fn is_no_card(&mut self, text: &SmolStr, part: Cursor<'_>) -> Read<()> {
        let mut titled = self.desk.titled(text);
        let mut names = self.cast.names.iter();
        let near = names.any(|name| nearest(text, [name.title.as_str()]).is_some());
        if titled.next().is_none() && !near {
            return Ok(());
        }
        drop(titled);
        self.on_stage(part)
    }
}
