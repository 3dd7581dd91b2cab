//! Scripts cut into words, and words put together again.

use crate::tokens::{Sort, cut_script};

/// A word of a script, and whether a blank stands before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Said {
    pub(super) text: String,
    /// Whether it stands as it is: a title, or what a form says.
    pub(super) fixed: bool,
    /// Whether a blank stands before it.
    pub(super) apart: bool,
    /// Whether it names several.
    pub(super) many: bool,
}

impl Said {
    /// A word of a script.
    pub(super) fn word(text: &str) -> Self {
        Self {
            text: text.to_owned(),
            fixed: false,
            apart: true,
            many: false,
        }
    }

    /// What people say, which is read no further.
    pub(super) fn told(text: &str, apart: bool) -> Self {
        Self {
            text: text.to_owned(),
            fixed: true,
            apart,
            many: false,
        }
    }

    /// Whether it is this word of the script, and no title.
    pub(super) fn is(&self, text: &str) -> bool {
        !self.fixed && self.text == text
    }
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
                many: false,
            }),
        }
    }
    words
}

/// Words as they stand in a script.
pub(super) fn written(words: &[Said]) -> String {
    let mut text = String::new();
    for (at, word) in words.iter().enumerate() {
        if at > 0 && word.apart {
            text.push(' ');
        }
        if word.fixed {
            text.push_str(&format!("{:?}", word.text));
        } else {
            text.push_str(&word.text);
        }
    }
    text
}
