//! The forms that a verb or kind brings along: `kills`, `killed`, `killing`, `ships`.

fn is_vowel(letter: char) -> bool {
    matches!(letter, 'a' | 'e' | 'i' | 'o' | 'u')
}

fn ends(word: &str) -> (Option<char>, Option<char>, Option<char>) {
    let mut back = word.chars().rev();
    let last = back.next();
    let before = back.next();
    (back.next(), before, last)
}

/// Whether a word ends in a consonant and `y`.
fn ends_in_y(word: &str) -> bool {
    matches!(ends(word), (_, Some(before), Some('y')) if !is_vowel(before))
}

/// Whether the last letter doubles before an ending: a short word of one vowel between consonants.
fn doubles(word: &str) -> bool {
    let vowels = word.chars().filter(|letter| is_vowel(*letter)).count();
    vowels == 1
        && matches!(ends(word), (Some(first), Some(vowel), Some(last))
            if !is_vowel(first) && is_vowel(vowel) && !is_vowel(last) && !matches!(last, 'w' | 'x' | 'y'))
}

fn stem(word: &str, cut: usize) -> &str {
    word.get(..word.len().saturating_sub(cut)).unwrap_or(word)
}

/// Does something to the first of several words joined by `_`: `pick_up` is `picked_up`.
fn first_part(word: &str, change: impl Fn(&str) -> String) -> String {
    match word.split_once('_') {
        Some((first, rest)) => format!("{}_{rest}", change(first)),
        None => change(word),
    }
}

fn with_s(word: &str) -> String {
    if ends_in_y(word) {
        return format!("{}ies", stem(word, 1));
    }
    let hisses = ["s", "x", "z", "ch", "sh"]
        .iter()
        .any(|end| word.ends_with(end));
    if hisses || word == "do" || word == "go" {
        format!("{word}es")
    } else if word == "have" {
        String::from("has")
    } else {
        format!("{word}s")
    }
}

/// `kill` to `kills`.
#[must_use]
pub fn third(verb: &str) -> String {
    first_part(verb, with_s)
}

/// `ship` to `ships`; of several words joined by `_` the last one changes.
#[must_use]
pub fn plural(kind: &str) -> String {
    match kind.rsplit_once('_') {
        Some((rest, last)) => format!("{rest}_{}", with_s(last)),
        None => with_s(kind),
    }
}

/// `kill` to `killed`.
#[must_use]
pub fn past(verb: &str) -> String {
    first_part(verb, |word| {
        if ends_in_y(word) {
            format!("{}ied", stem(word, 1))
        } else if word.ends_with('e') {
            format!("{word}d")
        } else if doubles(word) {
            let last = ends(word).2.map(String::from).unwrap_or_default();
            format!("{word}{last}ed")
        } else {
            format!("{word}ed")
        }
    })
}

/// `kill` to `killing`.
#[must_use]
pub fn gerund(verb: &str) -> String {
    first_part(verb, |word| {
        if word.ends_with('e') && !word.ends_with("ee") && word.len() > 2 {
            format!("{}ing", stem(word, 1))
        } else if doubles(word) {
            let last = ends(word).2.map(String::from).unwrap_or_default();
            format!("{word}{last}ing")
        } else {
            format!("{word}ing")
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn verbs_take_their_forms() {
        for (verb, forms) in [
            ("kill", ["kills", "killed", "killing"]),
            ("stop", ["stops", "stopped", "stopping"]),
            ("carry", ["carries", "carried", "carrying"]),
            ("destroy", ["destroys", "destroyed", "destroying"]),
            ("move", ["moves", "moved", "moving"]),
            ("discard", ["discards", "discarded", "discarding"]),
            ("attack", ["attacks", "attacked", "attacking"]),
            ("play", ["plays", "played", "playing"]),
            ("reach", ["reaches", "reached", "reaching"]),
            ("beam", ["beams", "beamed", "beaming"]),
            ("pick_up", ["picks_up", "picked_up", "picking_up"]),
            ("draw_card", ["draws_card", "drawed_card", "drawing_card"]),
        ] {
            assert_eq!([third(verb), past(verb), gerund(verb)], forms);
        }
    }

    #[test]
    fn kinds_take_their_plural() {
        assert_eq!(plural("ship"), "ships");
        assert_eq!(plural("crew_card"), "crew_cards");
        assert_eq!(plural("away_party"), "away_parties");
    }
}
