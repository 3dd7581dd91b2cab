//! What cards print behind what is done, and scripts say before it or with a word of their own: told before the effect is read,
//! because its words would be taken for other words.

use crate::reader::{Cursor, Cx, Read, Setting, TrapError};
use crate::sentence::{Phrase, Word, WordKind};
use crate::vocabulary::Head;

impl Cx<'_> {
    /// Refuses an effect with `at end of each turn` or `(random selection)` behind it.
    pub(super) fn as_printed(&mut self, at: &Cursor<'_>) -> Read<()> {
        if self.env.setting != Setting::Card {
            return Ok(());
        }
        for found in 1..at.rest().len() {
            let mut rest = *at;
            let before = rest.take(found);
            match rest.peek().map(|word| &word.kind) {
                Some(WordKind::Group(phrases)) => {
                    let Some(chooser) = chooser(phrases) else {
                        continue;
                    };
                    let word = rest.peek().map(super::spell::spelled).unwrap_or_default();
                    let help = format!("write `{chooser}`");
                    return Err(self.report(TrapError::English {
                        word,
                        help: help.into(),
                        span: rest.here(),
                    }));
                }
                Some(_) => {
                    let Some(count) = self.frame_at(&rest) else {
                        continue;
                    };
                    let frame = rest.take(count);
                    let words = super::spell::row(frame.rest());
                    let help = match rest.is_done() {
                        true => format!(
                            "say first when it is done: `{words}: {}`",
                            super::spell::row(before.rest())
                        ),
                        false => format!("say first when it is done: `{words}: ...`"),
                    };
                    return Err(self.report(TrapError::English {
                        word: words.into(),
                        help: help.into(),
                        span: frame.span(),
                    }));
                }
                None => {}
            }
        }
        Ok(())
    }

    /// How many words a declared frame has that begins here.
    fn frame_at(&self, at: &Cursor<'_>) -> Option<usize> {
        let mut heads = self.vocab.heads(at.rest());
        let (_, count) = heads.find(|(head, _)| matches!(head, Head::Frame(_)))?;
        (count > 1).then_some(count)
    }
}

/// `(random selection)`, `(opponent's choice)`: who chooses, as scripts say it.
fn chooser(phrases: &[Phrase]) -> Option<&'static str> {
    let [phrase] = phrases else { return None };
    let [first, second] = phrase.words.as_slice() else {
        return None;
    };
    let chosen = |word: &Word| word.is("choice") || word.is("selection");
    if !chosen(second) {
        return None;
    }
    if first.is("random") {
        return Some("at random");
    }
    let name = first.name()?;
    let whose = name.strip_suffix("'s").unwrap_or(name);
    match whose {
        "opponent" => Some("by opponent"),
        "your" | "you" => Some("by you"),
        _ => None,
    }
}
