//! What somebody is not, which people say before what he is: `a non-golden medal`.

use super::agree::{Kinds, names_a_kind};
use super::order::end_of;
use super::words::Said;

/// Words that say where somebody is, and so stand behind him.
const WHERE: &[&str] = &["here", "present", "in", "aboard", "your"];
/// Says what somebody is not before what he is: `one ship where it is not armed` is one unarmed ship.
/// Of several such, a sentence says better in a row whom it leaves out.
pub(super) fn negated_first(mut words: Vec<Said>, kinds: &Kinds) -> Vec<Said> {
    let mut at = 0;
    while at < words.len() {
        if words.get(at).is_some_and(|word| word.is("where")) {
            one(&mut words, at, kinds);
        }
        at += 1;
    }
    words
}

/// What one `where` says that somebody is not.
fn one(words: &mut Vec<Said>, at: usize, kinds: &Kinds) {
    let behind = words.get(at + 1..).unwrap_or_default();
    let end = at + 1 + end_of(behind);
    let Some(head) = head_of(words, at, kinds) else {
        return;
    };
    // The parts of it, which `and` joins.
    let mut parts = vec![at + 1];
    let mut depth = 0_usize;
    for place in at + 1..end {
        let Some(word) = words.get(place) else { return };
        match word.text.as_str() {
            "(" | "[" if !word.fixed => depth += 1,
            ")" | "]" if !word.fixed => depth = depth.saturating_sub(1),
            "or" if depth == 0 && !word.fixed => return,
            "and" if depth == 0 && !word.fixed => parts.push(place + 1),
            _ => {}
        }
    }
    let ends = parts.iter().skip(1).map(|next| next - 1).chain([end]);
    let said: Vec<(usize, usize, Said)> = parts
        .iter()
        .copied()
        .zip(ends)
        .filter_map(|(from, to)| Some((from, to, what_not(words.get(from..to)?, kinds)?)))
        .collect();
    // Of several words, those that begin with `un` come first.
    let unsaid = said.iter().find(|(.., word)| word.text.starts_with("un"));
    let (from, to, what) = match (unsaid, said.as_slice()) {
        (Some(one), _) | (None, [one]) => one.clone(),
        _ => return,
    };
    // With what joins it to the others: it may be all that the `where` says.
    let gone = match (from == at + 1, to == end) {
        (true, true) => at..end,
        (true, false) => from..to + 1,
        _ => from - 1..to,
    };
    words.drain(gone);
    let first = words.get(head).is_none_or(|word| word.apart);
    if let Some(word) = words.get_mut(head) {
        word.apart = true;
    }
    let again = what.text.starts_with("un");
    words.insert(
        head,
        Said {
            apart: first,
            ..what
        },
    );
    // There may be more of them, and the `where` stands behind what was put before it.
    if again && words.get(at + 1).is_some_and(|word| word.is("where")) {
        one(words, at + 1, kinds);
    }
}

/// What these words say that somebody is not, as it stands before him.
fn what_not(part: &[Said], kinds: &Kinds) -> Option<Said> {
    let texts: Vec<&str> = part
        .iter()
        .map(|word| if word.fixed { "" } else { word.text.as_str() })
        .collect();
    let what = match texts.as_slice() {
        ["it", "is", "not", ..] | ["it", "has", "no", ..] => part.get(3..)?,
        ["not", "(", "it", "has" | "is", .., ")"] => part.get(4..part.len() - 1)?,
        ["it", "is", one] if one.starts_with("un") => return part.get(2).cloned(),
        _ => return None,
    };
    let [first] = what else { return None };
    let bracket = first.text.starts_with('[');
    let plain = !first.fixed
        && first.text.chars().all(char::is_alphabetic)
        && !WHERE.contains(&first.text.as_str())
        && !names_a_kind(&first.text, kinds);
    if !bracket && !plain {
        return None;
    }
    let done = plain && first.text.ends_with("ed") && texts.get(1) == Some(&"is");
    let before = if done { "un" } else { "non-" };
    Some(Said::word(&format!("{before}{}", first.text)))
}

/// Where the description of those begins of whom a `where` speaks.
fn head_of(words: &[Said], at: usize, kinds: &Kinds) -> Option<usize> {
    let mut depth = 0_usize;
    let mut place = at;
    let mut found = None;
    while place > 0 {
        place -= 1;
        let word = words.get(place)?;
        if word.fixed {
            continue;
        }
        match word.text.as_str() {
            ")" | "]" => depth += 1,
            "(" | "[" if depth == 0 => break,
            "(" | "[" => depth -= 1,
            "," | ":" | "then" | "where" | "if" | "unless" if depth == 0 => break,
            text if depth == 0 && names_a_kind(text, kinds) => {
                let first = adjectives(words, place);
                found = Some(first);
                // Behind a preposition stands another, of whom nothing is said; of several heads the first leads.
                let before = words.get(first.checked_sub(1)?);
                let before = match before {
                    Some(word) if word.is("your") || word.is("opponent's") => {
                        first.checked_sub(2).and_then(|far| words.get(far))
                    }
                    other => other,
                };
                let behind = ["aboard", "on", "of", "with", "in", "at", "or", "and"];
                if !before.is_some_and(|word| behind.iter().any(|on| word.is(on))) {
                    break;
                }
            }
            _ => {}
        }
    }
    found
}

/// Where the words begin that stand before a kind and tell which.
fn adjectives(words: &[Said], kind: usize) -> usize {
    let mut first = kind;
    while let Some(word) = first.checked_sub(1).and_then(|at| words.get(at)) {
        let text = word.text.as_str();
        let symbol = text.starts_with(|c: char| c == '[' || c.is_uppercase());
        if word.fixed || !symbol {
            break;
        }
        first -= 1;
    }
    first
}
