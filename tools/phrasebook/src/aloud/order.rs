//! The order of words, where people say something later than scripts.

use super::words::Said;

/// How somebody is chosen stands behind all that describes him: `one medal at random where it is old`.
const CHOSEN: &[[&str; 2]] = &[["at", "random"], ["by", "opponent"]];
/// With these words a phrase ends.
const ENDS: &[&str] = &["then", "if", "unless", "until", ",", ":", ")", "]"];

/// Moves how somebody is chosen behind what describes him.
pub(super) fn chosen_last(mut words: Vec<Said>) -> Vec<Said> {
    let mut at = 0;
    while at + 2 < words.len() {
        let two = |at: usize| [words.get(at), words.get(at + 1)];
        let is = |pair: &[&str; 2]| {
            let [Some(first), Some(second)] = two(at) else {
                return false;
            };
            first.is(pair[0]) && second.is(pair[1])
        };
        let described = words
            .get(at + 2)
            .is_some_and(|word| word.is("where") || word.is("with"));
        if CHOSEN.iter().any(is) && described {
            let behind = words.get(at + 2..).unwrap_or_default();
            let end = at + 2 + end_of(behind);
            if let Some(part) = words.get_mut(at..end) {
                part.rotate_left(2);
            }
            at = end;
        } else {
            at += 1;
        }
    }
    words
}

/// How many words there are up to the end of a phrase.
pub(super) fn end_of(words: &[Said]) -> usize {
    let mut depth = 0_usize;
    for (at, word) in words.iter().enumerate().filter(|(_, word)| !word.fixed) {
        match word.text.as_str() {
            "(" | "[" => depth += 1,
            text if depth == 0 && ENDS.contains(&text) => return at,
            ")" | "]" => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    words.len()
}
