//! Scripts cut into words, and words put together again.

use crate::import::tokens::{Sort, cut_script};

/// A word of a script, and whether a blank stands before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Said {
    pub(super) text: String,
    /// Whether it stands as it is: a title, or what a form says.
    pub(super) fixed: bool,
    /// Whether a blank stands before it.
    pub(super) apart: bool,
}

/// The words of a script. Names with underscores are one word, and so are comparisons.
pub(super) fn said(text: &str) -> Vec<Said> {
    let mut words: Vec<Said> = Vec::new();
    let mut end = 0;
    for token in cut_script(text) {
        let apart = token.start > end;
        end = token.end;
        let fixed = token.sort == Sort::Title;
        let glued = |last: &Said| {
            let name = |text: &str| {
                text.chars()
                    .all(|c| c.is_alphanumeric() || c == '_' || c == '\'')
            };
            let both = name(&last.text)
                && name(&token.text)
                && !last
                    .text
                    .ends_with(|c: char| c.is_ascii_digit() && last.text.len() == 1);
            let compares = matches!(last.text.as_str(), "<" | ">" | "!") && token.text == "=";
            let signed = matches!(last.text.as_str(), "+" | "-") && token.sort == Sort::Number;
            !apart && !fixed && !last.fixed && (both || compares || signed)
        };
        match words.last_mut() {
            Some(last) if glued(last) => last.text.push_str(&token.text),
            _ => words.push(Said {
                text: token.text.to_string(),
                fixed,
                apart,
            }),
        }
    }
    words
}

/// Words in a row. What is left out leaves no marks behind.
pub(super) fn told(said: &[Said], this: &str) -> String {
    let mut line = String::new();
    for (at, word) in said.iter().enumerate() {
        if at > 0 && word.apart && !matches!(word.text.as_str(), "," | ":") {
            line.push(' ');
        }
        if word.text == "this" && !word.fixed {
            line.push_str(this);
        } else if word.fixed {
            line.push_str(&word.text);
        } else if word.text.len() == 1 && word.text != "a" {
            // A letter is the name of somebody.
            line.push_str(&word.text.to_uppercase());
        } else {
            line.push_str(&word.text.replace('_', " "));
        }
    }
    line.trim().to_owned()
}
