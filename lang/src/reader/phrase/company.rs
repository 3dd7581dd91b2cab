//! With whom somebody must be: `may report with "A" and "B"`. One group is asked for one of its members, so `and` is refused.

use super::look::Within;
use super::quote::Kept;
use super::select::Sel;
use super::spell::spelled;
use crate::reader::{Cursor, Cx, Read, WhenceError};
use crate::sentence::WordKind;
use crate::tree::{ExprId, QuoteType};

impl Cx<'_> {
    /// A selection of whom somebody must be with, kept.
    ///
    /// # Errors
    /// When it was reported.
    pub(super) fn kept_company(&mut self, words: Cursor<'_>) -> Read<ExprId> {
        self.kept_one(words, |cx, at| {
            let val = cx.sum(at, Within::OPEN)?;
            let sel = cx.as_selection(val)?;
            if sel.both {
                let (ways, span) = (ways(words), words.span());
                return Err(cx.report(WhenceError::OneWillDo { ways, span }));
            }
            Ok(sel)
        })
    }

    /// What a card may lie on, kept: it is in play.
    ///
    /// # Errors
    /// When it was reported.
    pub(super) fn kept_host(&mut self, words: Cursor<'_>) -> Read<ExprId> {
        self.kept_one(words, |cx, at| {
            let val = cx.sum(at, Within::OPEN)?;
            cx.hosts_in_play(&val, &words, at)?;
            cx.as_selection(val)
        })
    }

    /// Words that say which one is meant, kept, and read to their end.
    fn kept_one(
        &mut self,
        words: Cursor<'_>,
        read: impl FnOnce(&mut Self, &mut Cursor<'_>) -> Read<Sel>,
    ) -> Read<ExprId> {
        let mut at = words;
        let framed = self.framed(words.rest(), |cx| {
            let sel = read(cx, &mut at)?;
            let body = cx.selection_text(sel)?;
            cx.finish(&at)?;
            cx.of_one(&body, words)?;
            Ok(Kept::of(body))
        })?;
        Ok(self.keep(framed, QuoteType::Selection, words.rest(), words.span()))
    }
}

/// Both of them, if they are titles, and either.
pub(super) fn ways(words: Cursor<'_>) -> Vec<String> {
    let said = |other: &str| {
        let words = words.rest().iter();
        let words: Vec<_> = words
            .map(|word| match word.is("and") {
                true => other.into(),
                false => spelled(word),
            })
            .collect();
        words.join(" ")
    };
    let joined = words.rest().iter().skip_while(|word| !word.is("and"));
    let titles = joined
        .skip(1)
        .take(1)
        .any(|word| matches!(word.kind, WordKind::Text(_)));
    let both = titles.then(|| said("with"));
    both.into_iter().chain([said("or")]).collect()
}
