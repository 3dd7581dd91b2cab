//! Codes: what a diagnostic is called, and the page that explains it.

use super::codes::CODES;
use std::fmt;

/// The registered name of one kind of diagnostic, such as `SL0101`.
///
/// Two codes are equal when their names are.
#[derive(Clone, Copy)]
pub struct Code {
    /// `SL` and four digits. The first two digits name the stage: `SL01` is the text itself.
    pub id: &'static str,
    /// What it is about, in Markdown: a heading, what it means, an example that gives the code, and its mend.
    pub page: &'static str,
}

/// An example of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Example {
    /// What stands behind its opening fence: its language and, if it gives the code, `fails`; then what it is read
    /// with, or its file.
    pub mark: &'static str,
    /// Its lines.
    pub text: &'static str,
}

/// What opens and closes an example.
const FENCE: &str = "```";

impl Code {
    /// What it is about, in a few words.
    #[must_use]
    pub fn title(&self) -> &'static str {
        let heading = self.page.lines().next().unwrap_or_default();
        heading.split_once(": ").map_or("", |(_, title)| title)
    }

    /// The examples of its page.
    pub fn examples(&self) -> impl Iterator<Item = Example> {
        let parts = self.page.split(FENCE);
        parts.skip(1).step_by(2).filter_map(|part| {
            let (mark, text) = part.split_once('\n')?;
            Some(Example { mark, text })
        })
    }

    /// Its page as a person reads it: without the signs of Markdown, the examples indented.
    #[must_use]
    pub fn shown(&self) -> String {
        let mut is_example = false;
        let mut shown = String::new();
        for line in self.page.lines() {
            if let Some(mark) = line.strip_prefix(FENCE) {
                is_example = !is_example;
                let file = mark.split(' ').find(|word| word.contains('.'));
                shown.extend(file.map(|file| format!("{file}:\n")));
                continue;
            }
            if is_example && !line.is_empty() {
                shown.push_str("    ");
            }
            shown.push_str(line.strip_prefix("# ").unwrap_or(line));
            shown.push('\n');
        }
        shown
    }
}

impl PartialEq for Code {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for Code {}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}

/// Declares codes as constants and collects them in `CODES`. The page of each stands in the folder `pages` of the
/// crate.
///
/// ```text
/// codes! { UNCLOSED_GROUP SL0101, STRAY_GROUP SL0102 }
/// ```
#[macro_export]
macro_rules! codes {
    ($($name:ident $id:ident,)*) => {
        $(
            #[doc = concat!("`", stringify!($id), "`; its page says what it means.")]
            pub const $name: $crate::diagnostic::Code = $crate::diagnostic::Code {
                id: stringify!($id),
                page: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/pages/", stringify!($id), ".md")),
            };
        )*
        /// Every code that is declared here, in order.
        pub const CODES: &[$crate::diagnostic::Code] = &[$($name),*];
    };
}

/// The page of a code, found by its name; upper and lower case are the same.
#[must_use]
pub fn explain(id: &str) -> Option<&'static Code> {
    CODES.iter().find(|code| code.id.eq_ignore_ascii_case(id))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_given_once_and_in_order() {
        assert!(CODES.windows(2).all(|pair| pair[0].id < pair[1].id));
        assert!(explain("sl0101").is_some());
        assert!(explain("SL9999").is_none());
    }

    #[test]
    fn a_page_has_a_title_and_examples() {
        let code = Code {
            id: "SL0001",
            page: "# SL0001: a stray `x`\n\nNo.\n\n```sl fails\nx\n```\n\n```sl a.sl\n```\n",
        };
        assert_eq!(code.title(), "a stray `x`");
        let examples: Vec<_> = code.examples().map(|one| (one.mark, one.text)).collect();
        assert_eq!(examples, [("sl fails", "x\n"), ("sl a.sl", "")]);
        assert_eq!(
            code.shown(),
            "SL0001: a stray `x`\n\nNo.\n\n    x\n\na.sl:\n"
        );
    }
}
