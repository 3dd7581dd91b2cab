//! With whom somebody must be: `may report with "A" and "B"`. One group is asked for one of its members, so `and` is refused.

use super::spell::spelled;
use crate::reader::Cursor;
use crate::sentence::WordKind;

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
