//! The first word of a card or a scenario, misspelt: it is told, and what stands behind it is read all the same.

use super::error::SyntaxError;
use crate::diagnostic::nearest;
use crate::sentence::{Item, WordKind};
use crate::words::Key;

/// The keys behind which a title stands, and a block behind that.
const TITLED: [Key; 5] = [
    Key::Card,
    Key::Scenario,
    Key::Format,
    Key::Errata,
    Key::Ruling,
];

/// Gives an item of the outermost level the key that was meant, if its shape says that one was: nothing else has a
/// title as its second word and a block, or a name and a title behind what is nearly `set`.
pub(super) fn mend(item: &mut Item) -> Option<SyntaxError> {
    let first = item.head.words.first().filter(|_| item.key.is_none())?;
    let (span, word) = (first.span, first.plain()?);
    let behind = item.head.words.get(1..)?;
    let text = |at: usize| {
        let word = behind.get(at).map(|word| &word.kind);
        matches!(word, Some(WordKind::Text(_)))
    };
    // Behind none of them `as` follows: that is a list of something else.
    let listed = behind.iter().any(|word| word.is("as"));
    let likely = match item.block {
        Some(_) if text(0) && !listed => TITLED.as_slice(),
        None if text(1) && item.colon.is_none() => &[Key::Set],
        _ => return None,
    };
    let meant = nearest(word, likely.iter().map(|key| key.text()))?;
    let key = Key::of(meant)?;
    item.head.take_first();
    item.key = Some((key, span));
    Some(SyntaxError::Misspelt { key, span })
}
