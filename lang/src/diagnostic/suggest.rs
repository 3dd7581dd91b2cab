//! "Did you mean": the nearest of some candidates, or nothing rather than something silly.

/// The candidate nearest to `word`, if one is near enough to have been meant.
///
/// A third of the letters may differ, at least one and at most three; a swap of neighbours counts as one, and case
/// alone is nearly no difference. In a word of three letters none may be another one, and where more than one letter
/// differs the first must be the same, as in any word of four letters: people who mistype a word begin it well. Of
/// two that are equally near the first wins, so the order of candidates decides and the answer is the same on every
/// run.
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    near(word, candidates, |_, _| false)
}

/// The same for candidates without an order of their own: of two that are equally near the first by the alphabet
/// wins.
pub(crate) fn nearest_of_all<'a>(
    word: &str,
    candidates: impl IntoIterator<Item = &'a str>,
) -> Option<&'a str> {
    near(word, candidates, |one, other| one < other)
}

/// All candidates that are near enough, the nearest first, those that are equally near by the alphabet.
pub(crate) fn all_near<'a>(
    word: &str,
    candidates: impl IntoIterator<Item = &'a str>,
) -> Vec<&'a str> {
    let typed = Typed::new(word);
    let near = candidates.into_iter();
    let near = near.filter_map(|candidate| Some((typed.distance(candidate)?, candidate)));
    let mut near: Vec<(usize, &str)> = near.collect();
    near.sort_unstable();
    near.dedup();
    near.into_iter().map(|(_, candidate)| candidate).collect()
}

/// The nearest of some candidates; of two that are equally near the earlier, unless the later one is `before` it.
fn near<'a>(
    word: &str,
    candidates: impl IntoIterator<Item = &'a str>,
    before: impl Fn(&str, &str) -> bool,
) -> Option<&'a str> {
    let typed = Typed::new(word);
    let mut best: Option<(usize, &str)> = None;
    for candidate in candidates {
        let Some(distance) = typed.distance(candidate) else {
            continue;
        };
        let better = |(least, known): (usize, &str)| {
            distance < least || distance == least && before(candidate, known)
        };
        if best.is_none_or(better) {
            best = Some((distance, candidate));
        }
    }
    best.map(|(_, candidate)| candidate)
}

/// A word as it was typed.
struct Typed<'w> {
    word: &'w str,
    folded: String,
    length: usize,
    letters: u64,
}

impl<'w> Typed<'w> {
    fn new(word: &'w str) -> Self {
        Self {
            word,
            folded: word.to_lowercase(),
            length: word.chars().count(),
            letters: letters(word),
        }
    }

    /// How far a candidate is from the word, if it may have been meant.
    fn distance(&self, candidate: &str) -> Option<usize> {
        let Self {
            word,
            folded,
            length,
            letters: mine,
        } = self;
        let (length, most) = (*length, (length / 3).clamp(1, 3));
        let other = candidate.chars().count();
        if candidate == *word || other.abs_diff(length) > most {
            return None;
        }
        // A letter that differs puts at most one letter in and takes one out. This parts most words without comparing
        // them.
        let apart = (mine ^ letters(candidate)).count_ones() as usize;
        if apart > 2 * most {
            return None;
        }
        // A word of one or two letters is near to every other; only its case may differ.
        let lower = candidate.to_lowercase();
        let distance = if lower == *folded {
            0
        } else if length < 3 {
            return None;
        } else {
            strsim::osa_distance(folded, &lower)
        };
        let swapped = distance <= 1 && same_letters(folded, &lower);
        let another = length == 3 && other == 3;
        let begins = folded.chars().next() == lower.chars().next();
        let far = another || !begins && (distance > 1 || length.min(other) < 5);
        (distance <= most && (!far || swapped)).then_some(distance)
    }
}

/// The letters of a word as a set, whatever their case.
fn letters(word: &str) -> u64 {
    let lower = word.chars().flat_map(char::to_lowercase);
    lower.fold(0, |set, letter| set | 1 << (u32::from(letter) % 64))
}

/// Whether two words have the same letters in another order.
fn same_letters(one: &str, other: &str) -> bool {
    let sorted = |word: &str| {
        let mut letters: Vec<char> = word.chars().collect();
        letters.sort_unstable();
        letters
    };
    sorted(one) == sorted(other)
}

/// The shortest candidate that begins with a word, or of which it is one of the parts that `_`, `-` and blanks part.
/// A word of one or two letters is a part of too many.
pub(crate) fn longer<'a>(
    word: &str,
    candidates: impl IntoIterator<Item = &'a str>,
) -> Option<&'a str> {
    if word.chars().count() < 3 {
        return None;
    }
    let folded = word.to_lowercase();
    let within = |candidate: &&str| {
        let lower = candidate.to_lowercase();
        lower.starts_with(&folded) || lower.split(['_', '-', ' ']).any(|part| part == folded)
    };
    let found = candidates.into_iter().filter(within);
    found.min_by_key(|candidate| (candidate.len(), *candidate))
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORDS: &[&str] = &["SECURITY", "SCIENCE", "unless", "until", "of", "Music"];

    #[test]
    fn near_words_are_offered() {
        for (typed, meant) in [
            ("SECURTY", "SECURITY"),
            ("unles", "unless"),
            ("utnil", "until"),
            ("music", "Music"),
            ("OF", "of"),
        ] {
            assert_eq!(nearest(typed, WORDS.iter().copied()), Some(meant));
        }
    }

    #[test]
    fn of_equally_near_words_without_an_order_the_alphabet_chooses() {
        assert_eq!(nearest("latch", ["match", "batch"]), Some("match"));
        assert_eq!(nearest_of_all("latch", ["match", "batch"]), Some("batch"));
        assert_eq!(nearest_of_all("latch", ["batch", "match"]), Some("batch"));
    }

    #[test]
    fn a_short_word_and_the_front_of_a_word_are_seldom_mistyped() {
        assert_eq!(nearest("foo", ["for", "fog"]), None);
        assert_eq!(nearest("ofr", ["for"]), Some("for"));
        assert_eq!(nearest("car", ["card"]), Some("card"));
        assert_eq!(nearest("facing", ["acting"]), None);
        assert_eq!(nearest("slay", ["lay", "play"]), None);
        assert_eq!(nearest("securty", ["security"]), Some("security"));
    }

    #[test]
    fn a_word_may_be_a_part_of_a_longer_name() {
        let names = [
            "hat_class",
            "species",
            "high_hat",
            "hats of all",
            "Stellar Hat",
        ];
        assert_eq!(longer("class", names), Some("hat_class"));
        assert_eq!(longer("SPEC", names), Some("species"));
        assert_eq!(longer("hat", names), Some("high_hat"));
        assert_eq!(longer("at", names), None);
        assert_eq!(longer("all_hats", names), None);
    }

    #[test]
    fn far_words_are_not() {
        for typed in ["slay", "on", "x", "Diplomacy", "SECURITY"] {
            assert_eq!(nearest(typed, WORDS.iter().copied()), None, "{typed}");
        }
    }
}
