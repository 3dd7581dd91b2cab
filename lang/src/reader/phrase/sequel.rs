//! Effects that follow upon a happening, `plays just after HAPPENING: EFFECTS`: they know who did what to whom.

use super::effects::Body;
use super::happening::Happening;
use super::quote::{gather, mentions};
use crate::reader::{Cursor, Cx, Read};
use crate::sentence::{Item, Word};
use crate::span::Span;
use crate::tree::{ExprId, QuoteType};

/// Effects of a clause beside a happening.
#[derive(Clone, Copy)]
pub enum Sequel<'s> {
    /// Words behind a colon.
    Words(Cursor<'s>),
    /// A block.
    Items(&'s [Item], Span),
}

/// All words of such effects.
fn words_of(effects: Sequel<'_>) -> Vec<Word> {
    match effects {
        Sequel::Words(words) => words.rest().to_vec(),
        Sequel::Items(items, _) => {
            let mut words = Vec::new();
            gather(items, &mut words);
            words
        }
    }
}

/// Whether words speak of what was said before them, so that they may mean a role of what happened.
fn speaks_of_it(words: &[Word]) -> bool {
    ["it", "that", "those"]
        .iter()
        .any(|name| mentions(words, name))
}

/// Effects beside a happening, kept as a value: if they speak of what happened, they know its roles.
pub fn sequel(cx: &mut Cx<'_>, event: Cursor<'_>, effects: Sequel<'_>) -> Read<ExprId> {
    if speaks_of_it(&words_of(effects)) {
        return cx.kept_sequel(event, effects);
    }
    match effects {
        Sequel::Words(words) => cx.kept_effects_of(words),
        Sequel::Items(items, span) => cx.kept_block(items, span),
    }
}

impl Cx<'_> {
    /// Refuses a happening that is still to come where one that has been is meant.
    pub(super) fn it_has_happened(&mut self, what: &Happening, span: Span) -> Read<()> {
        if !what.before {
            return Ok(());
        }
        let help = "this waits for what has happened; what still can be changed is met by standing text, `before ...: you may ...` or `instead of ...: ...`";
        Err(self.english("about to be", help, span))
    }

    /// Effects that follow upon a happening, kept: they know its roles, as `it` and `that KIND`.
    fn kept_sequel(&mut self, event: Cursor<'_>, effects: Sequel<'_>) -> Read<ExprId> {
        let mut words = words_of(effects);
        words.extend_from_slice(event.rest());
        let (span, said) = match effects {
            Sequel::Words(effects) => (effects.span(), effects.rest()),
            Sequel::Items(_, span) => (span, &[][..]),
        };
        let framed = self.framed(&words, |cx| {
            cx.env.looks_back = true;
            let pattern = cx.happening_of(event)?.pattern;
            cx.env.looks_back = false;
            cx.env.recalls = true;
            let body = match effects {
                Sequel::Words(effects) => cx.kept_words(effects)?,
                Sequel::Items(items, _) => {
                    let mut body = Body::new();
                    cx.all_items(items, &mut body)?;
                    body
                }
            };
            let mut kept = cx.kept_body(body);
            kept.event = Some(pattern);
            Ok(kept)
        })?;
        Ok(self.keep(framed, QuoteType::Effects, said, span))
    }
}
