//! Codes: what a diagnostic is called, and the page that explains it.

use std::fmt;

/// The registered name of one kind of diagnostic, such as `SL0101`.
///
/// Two codes are equal when their names are.
#[derive(Clone, Copy)]
pub struct Code {
    /// `SL` and four digits. The first two digits name the stage: `SL01` is the text itself.
    pub id: &'static str,
    /// What it is about, in a few words.
    pub title: &'static str,
    /// One paragraph.
    pub explanation: &'static str,
    /// A script that gives this code; empty if none can be short.
    pub wrong: &'static str,
    /// The same script mended.
    pub right: &'static str,
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

/// Declares codes as constants and collects them in `ALL`.
///
/// ```text
/// codes! {
///     NAME "SL0101" "title" "explanation" "wrong" "right";
/// }
/// ```
macro_rules! codes {
    ($($name:ident $id:literal $title:literal $explanation:literal $wrong:literal $right:literal;)*) => {
        $(
            #[doc = concat!($id, ": ", $title, ".")]
            pub const $name: $crate::diagnostic::Code = $crate::diagnostic::Code {
                id: $id,
                title: $title,
                explanation: $explanation,
                wrong: $wrong,
                right: $right,
            };
        )*
        /// Every code declared here, in order.
        pub(in crate::diagnostic) const ALL: &[$crate::diagnostic::Code] = &[$($name),*];
    };
}
pub(in crate::diagnostic) use codes;

/// Every list of codes the crate knows. A new stage adds its own list here.
pub const CODES: &[&[Code]] = &[
    super::codes::syntax::ALL,
    super::codes::declare::ALL,
    super::codes::phrase::ALL,
    super::codes::checks::ALL,
    super::codes::scenario::ALL,
];

/// The page of a code, found by its name; upper and lower case are the same.
#[must_use]
pub fn explain(id: &str) -> Option<&'static Code> {
    CODES
        .iter()
        .flat_map(|list| list.iter())
        .find(|code| code.id.eq_ignore_ascii_case(id))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_given_once_and_in_order() {
        let ids: Vec<_> = CODES
            .iter()
            .flat_map(|list| list.iter())
            .map(|c| c.id)
            .collect();
        let mut sorted = ids.clone();
        sorted.sort_unstable();
        sorted.dedup();
        assert_eq!(ids, sorted);
        assert!(explain("sl0101").is_some());
        assert!(explain("SL9999").is_none());
    }

    #[test]
    fn every_page_has_its_paragraph() {
        for code in CODES.iter().flat_map(|list| list.iter()) {
            assert!(code.explanation.len() > 60, "{code} explains too little");
            assert!(
                !code.title.ends_with('.'),
                "{code} has a full stop in its title"
            );
        }
    }
}
