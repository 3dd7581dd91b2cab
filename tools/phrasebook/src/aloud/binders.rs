//! Members of groups that have a name, which people do not say.

use super::words::Said;

/// Groups whose members have a name speak of `it` as others do: `p: personnel where p is X`.
pub(super) fn unbound(mut words: Vec<Said>) -> Vec<Said> {
    const BEFORE: &[&str] = &["(", "over", "some", "no", "every", "each"];
    let mut at = 1;
    while at + 2 < words.len() {
        let text = |at: usize| {
            words
                .get(at)
                .filter(|word| !word.fixed)
                .map_or("", |word| word.text.as_str())
        };
        let member = text(at).to_owned();
        let bracket = matches!(text(at - 1), "(" | "over");
        let named = BEFORE.contains(&text(at - 1))
            && (bracket || member.len() == 1)
            && member != "it"
            && member.chars().all(|c| c.is_ascii_lowercase());
        let member_of = text(at - 1) == "(" && text(at + 1) == "in";
        // `first p in S` is the first of those.
        if matches!(text(at - 1), "first" | "last") && member.len() == 1 && text(at + 1) == "in" {
            words.remove(at);
            if let Some(of) = words.get_mut(at) {
                "of".clone_into(&mut of.text);
            }
            continue;
        }
        let binds = named && (text(at + 1) == ":" || member_of) && !member.is_empty();
        let end = if binds { scope(&words, at) } else { at };
        let inside = words.get(at + 2..end).unwrap_or_default();
        let it = inside.iter().any(|word| !word.fixed && word.text == "it");
        let nested = inside.iter().skip_while(|word| word.text != ":");
        let named_below = nested
            .filter(|word| !word.fixed)
            .any(|word| word.text == member);
        if binds && (it || named_below) && !member_of {
            // `personnel p where ...`
            words.remove(at + 1);
            words.swap(at, at + 1);
            if let Some(word) = words.get_mut(at + 1) {
                word.apart = true;
            }
        } else if binds {
            for word in words
                .iter_mut()
                .take(end)
                .skip(at)
                .filter(|word| !word.fixed)
            {
                if word.text == member {
                    "it".clone_into(&mut word.text);
                }
            }
            let apart = words.get(at).is_some_and(|word| word.apart);
            words.drain(at..at + 2);
            if let Some(word) = words.get_mut(at) {
                word.apart = apart;
            }
        }
        at += 1;
    }
    words
}

/// The end of the group or phrase in which a word stands.
fn scope(words: &[Said], from: usize) -> usize {
    let mut depth = 0_usize;
    for (at, word) in words
        .iter()
        .enumerate()
        .skip(from)
        .filter(|(_, word)| !word.fixed)
    {
        match word.text.as_str() {
            "(" | "[" => depth += 1,
            ")" | "]" | "," | ":" if depth == 0 && at > from + 1 => return at,
            ")" | "]" => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    words.len()
}
