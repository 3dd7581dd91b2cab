//! What is printed on cards, cut into tokens.
//!
//! A token is a word, a number, a mark, an icon in brackets or a title in braces. Blanks are no tokens, so that
//! `x2` and `x 2` are the same. The same cut is made of what phrases print.

use smol_str::SmolStr;

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sort {
    /// Letters.
    Word,
    /// Digits.
    Number,
    /// Anything else that stands alone.
    Mark,
    /// `[X]`, brackets included.
    Icon,
    /// `{X}`, without the braces.
    Title,
}

/// One token and its bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// What it is.
    pub sort: Sort,
    /// What it says.
    pub text: SmolStr,
    /// Its first byte.
    pub start: usize,
    /// The byte behind its last.
    pub end: usize,
}

impl Token {
    /// Whether this token of a print says what that one of a phrase says. A phrase that begins a word with a small
    /// letter means a capital, too.
    #[must_use]
    pub fn says(&self, meant: &Self) -> bool {
        if self.sort != meant.sort {
            return false;
        }
        self.text == meant.text || self.text == capital(&meant.text)
    }

    /// What tokens share that may say the same.
    #[must_use]
    pub fn key(&self) -> SmolStr {
        SmolStr::new(self.text.to_lowercase())
    }
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

/// Cuts a text.
#[must_use]
pub fn cut(text: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(rest) = text.get(at..)
        && let Some(first) = rest.chars().next()
    {
        if first.is_whitespace() || first == '}' || first == '{' && !holds_title(rest) {
            at += first.len_utf8();
            continue;
        }
        let (sort, length, inside) = one(rest, first);
        tokens.push(Token {
            sort,
            text: SmolStr::new(inside),
            start: at,
            end: at + length,
        });
        at += length.max(1);
    }
    tokens
}

/// Cuts a script, in which quotation marks hold titles and other texts.
#[must_use]
pub fn cut_script(text: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(rest) = text.get(at..)
        && let Some(first) = rest.chars().next()
    {
        if first.is_whitespace() {
            at += first.len_utf8();
            continue;
        }
        let (sort, length, inside) = match first {
            '"' => quoted(rest),
            '{' => (Sort::Mark, 1, "{".to_owned()),
            _ => {
                let (sort, length, inside) = one(rest, first);
                (sort, length, inside.to_owned())
            }
        };
        tokens.push(Token {
            sort,
            text: SmolStr::new(inside),
            start: at,
            end: at + length.max(1),
        });
        at += length.max(1);
    }
    tokens
}

/// A text in quotation marks, its escapes undone.
fn quoted(rest: &str) -> (Sort, usize, String) {
    let mut inside = String::new();
    let mut escaped = false;
    for (at, letter) in rest.char_indices().skip(1) {
        match letter {
            _ if escaped => {
                inside.push(letter);
                escaped = false;
            }
            '\\' => escaped = true,
            '"' => return (Sort::Title, at + 1, inside),
            _ => inside.push(letter),
        }
    }
    (Sort::Mark, 1, "\"".to_owned())
}

/// Whether braces hold a title. With an icon in them, they say which cards are meant, and are not read.
fn holds_title(rest: &str) -> bool {
    rest.find('}')
        .is_some_and(|end| !rest.get(..end).unwrap_or("").contains('['))
}

/// The token that a text begins with: its sort, its length and what it says.
fn one(rest: &str, first: char) -> (Sort, usize, &str) {
    let upto = |end: usize| rest.get(..end).unwrap_or("");
    match first {
        '{' => {
            if let Some(end) = rest.find('}') {
                let inside = rest.get(1..end).unwrap_or("").trim();
                return (Sort::Title, end + 1, inside);
            }
        }
        '[' => {
            // What is told in a row in brackets is no icon.
            let icon = |end: &usize| *end < 24 && !upto(*end).contains(',');
            if let Some(end) = rest.find(']').filter(icon) {
                return (Sort::Icon, end + 1, upto(end + 1));
            }
        }
        '<' | '(' => {
            // Some icons are drawn with other brackets: a few letters, of which at least one bracket is pointed.
            if let Some(end) = rest.find([')', '>']).filter(|end| (2..8).contains(end)) {
                let inside = rest.get(1..end).unwrap_or("");
                let pointed = first == '<' || rest.get(end..=end) == Some(">");
                if pointed && inside.chars().all(char::is_alphabetic) {
                    return (Sort::Icon, end + 1, upto(end + 1));
                }
            }
        }
        _ => {}
    }
    if first.is_ascii_digit() {
        let end = rest
            .find(|c: char| !c.is_ascii_digit())
            .unwrap_or(rest.len());
        return (Sort::Number, end, upto(end));
    }
    if first.is_alphabetic() {
        let end = rest
            .find(|c: char| !(c.is_alphabetic() || c == '\''))
            .unwrap_or(rest.len());
        let word = upto(end).trim_end_matches('\'');
        // `x2` is two tokens, and the apostrophe behind a plural is no letter.
        return (Sort::Word, word.len(), word);
    }
    (Sort::Mark, first.len_utf8(), upto(first.len_utf8()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(text: &str) -> Vec<String> {
        cut(text)
            .iter()
            .map(|token| token.text.to_string())
            .collect()
    }

    #[test]
    fn words_numbers_marks_icons_and_titles() {
        assert_eq!(
            texts("Honor x2, [Fed]{A (B)} don't <O)"),
            ["Honor", "x", "2", ",", "[Fed]", "A (B)", "don't", "<O)"]
        );
        assert_eq!(texts("[A, B]"), ["[", "A", ",", "B", "]"]);
        assert_eq!(texts("A<9 (B)"), ["A", "<", "9", "(", "B", ")"]);
        assert_eq!(texts("opponents' {"), ["opponents", "'"]);
        assert_eq!(
            texts("any {[Ref] card}, {A}"),
            ["any", "[Ref]", "card", ",", "A"]
        );
    }

    #[test]
    fn a_small_letter_fits_a_capital_and_not_the_other_way() {
        let [small, capital] = ["kill", "Kill"].map(|word| cut(word).remove(0));
        assert!(capital.says(&small));
        assert!(!small.says(&capital));
    }
}
