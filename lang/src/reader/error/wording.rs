//! How a mistake names the words that would do, and the way out.

use smol_str::SmolStr;

/// `a, b or c`.
pub(super) fn listed(words: &[String]) -> String {
    match words {
        [] => String::from("nothing"),
        [one] => one.clone(),
        [rest @ .., last] => format!("{} or {last}", rest.join(", ")),
    }
}

pub(super) fn quoted(words: &[SmolStr]) -> String {
    let words: Vec<String> = words.iter().map(|word| format!("`{word}`")).collect();
    listed(&words)
}

/// Where a word belongs behind which nothing of the phrase stands.
pub(super) fn where_it_belongs(word: &str) -> &'static str {
    match word {
        "or" | "OR" => {
            "`or` joins kinds and titles; write one text for each of the two, or say it in a `where`"
        }
        "with" => {
            "`with` stands behind a kind, or begins a condition: `while with ...`; whom else a place is of is put in parentheses with it: `present with (some KIND with ...)`"
        }
        "without" => "write `with no ...` behind the kind",
        "not" => "say it in a `where` behind the kind: `where it is not ...`",
        "and" => {
            "make two texts or two conditions of it: `and` joins whole conditions, and heads without a new quantifier"
        }
        "," => "write `or` or `and` between two words, and `;` or a line between two texts",
        "(" => {
            "what is said of somebody stands behind its kind without parentheses: `no KIND in play where ...`"
        }
        times if is_count(times) => {
            "a count stands behind a quality, behind the kind: `with SYMBOL x2`"
        }
        title if title.starts_with('"') => {
            "a title stands before the kind that it describes, `some \"...\" KIND`, or without one; if it begins another text, write `;` or a line end before it"
        }
        _ => "leave it out; if it begins another text, write `;` or a line end before it",
    }
}

/// Whether a word is a count behind a symbol, `x2`.
fn is_count(word: &str) -> bool {
    let number = word.strip_prefix('x').unwrap_or_default();
    !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())
}
