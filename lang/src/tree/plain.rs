//! How the words of a text are kept.

/// The words of a text without what is only there for scripts: `draw_for "X"` is `draw for X`. What a player decides
/// is kept in the words of the script, and what a script says in its place (`says "..."`) in quotation marks.
#[must_use]
pub fn plain(spelled: &str) -> String {
    let mut line = String::with_capacity(spelled.len());
    let mut quoted = false;
    let mut letters = spelled.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '"' => quoted = !quoted,
            '\\' if quoted => line.extend(letters.next()),
            '_' if !quoted => line.push(' '),
            _ => line.push(letter),
        }
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_reads_what_is_there_for_scripts() {
        for (spelled, read) in [
            ("draw_for you, 2", "draw for you, 2"),
            (
                r#"discard "X_1" or "the \"Y\"" "#,
                r#"discard X_1 or the "Y" "#,
            ),
            ("", ""),
            (r#""a\"#, "a"),
        ] {
            assert_eq!(plain(spelled), read);
        }
    }
}
