//! References to cards by title.

use crate::diagnostic::nearest as nearest_of;
use crate::vocabulary::Vocabulary;
use smol_str::SmolStr;

/// Whether some card may be meant. The laws of a game may let a title cover longer ones, so the front of
/// a title will do; and `any` covers what only carries the name.
pub(super) fn is_known(vocab: &Vocabulary, title: &str, any: bool) -> bool {
    any || vocab.titles.is_empty()
        || vocab.titles.contains_key(title)
        || vocab.titles.keys().any(|known| known.starts_with(title))
}

/// The title most like this one.
pub(super) fn nearest(vocab: &Vocabulary, title: &str) -> Option<SmolStr> {
    let mut titles: Vec<&str> = vocab.titles.keys().map(SmolStr::as_str).collect();
    titles.sort_unstable();
    nearest_of(title, titles).map(SmolStr::new)
}
