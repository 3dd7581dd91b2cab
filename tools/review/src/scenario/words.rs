//! Words of a line that mean one of several that are shown.

/// What words mean of several lines that are shown.
pub(super) enum Meant {
    Nobody,
    One(usize),
    Several(Vec<usize>),
}

/// Which lines words mean: the one that is just these, or else those that hold them.
pub(super) fn meant(lines: &[String], words: &str) -> Meant {
    let all = |fits: &dyn Fn(&str) -> bool| -> Vec<usize> {
        let lines = lines.iter().enumerate();
        let fitting = lines.filter(|(_, line)| fits(line));
        fitting.map(|(at, _)| at).collect()
    };
    let mut found = all(&|line| line.eq_ignore_ascii_case(words));
    if found.is_empty() {
        found = all(&|line| holds(line, words));
    }
    match found.as_slice() {
        [] => Meant::Nobody,
        [one] => Meant::One(*one),
        _ => Meant::Several(found),
    }
}

/// Whether a line holds words, each of them whole: `draw 1` does not stand in `draw 10`.
pub(super) fn holds(line: &str, words: &str) -> bool {
    let part = |one: Option<char>, other: Option<char>| {
        one.is_some_and(char::is_alphanumeric) && other.is_some_and(char::is_alphanumeric)
    };
    line.match_indices(words).any(|(at, found)| {
        let (before, behind) = (line.get(..at), line.get(at + found.len()..));
        let before = before.and_then(|before| before.chars().next_back());
        let behind = behind.and_then(|behind| behind.chars().next());
        !words.is_empty()
            && !part(before, found.chars().next())
            && !part(found.chars().next_back(), behind)
    })
}
