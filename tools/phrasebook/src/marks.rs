//! What says on a card that something of it is missing: what was not read is counted or named, and never copied.

use super::draft::{Draft, Lost};
use super::grammar::quoted;
use std::collections::BTreeSet;

const YET: &str = " cannot be read yet";
const SOME: &str = "some of ";
const LISTED: &str = "what the list says under ";

/// What is missing of a card: sentences, and each fact.
#[must_use]
pub fn of(draft: &Draft) -> Vec<String> {
    let mut marks = Vec::new();
    match draft.skipped + draft.taken_out {
        0 => {}
        1 => marks.push(format!("one sentence of its text{YET}")),
        n => marks.push(format!("{n} sentences of its text{YET}")),
    }
    marks.extend(of_columns(draft));
    marks
}

/// What is missing of its facts.
#[must_use]
pub fn of_columns(draft: &Draft) -> Vec<String> {
    // Of a column of which a value was read, some is missing.
    let mut told: Vec<(String, bool)> = Vec::new();
    for gap in &draft.gaps {
        let (said, partly) = match &gap.lost {
            Lost::Text => continue,
            Lost::Field { name, partly } => (format!("its {name}"), *partly),
            Lost::Column { partly } => (format!("{LISTED}{}", gap.column), *partly),
        };
        match told.iter_mut().find(|(known, _)| *known == said) {
            Some((_, whole)) => *whole |= partly,
            None => told.push((said, partly)),
        }
    }
    let told = told.into_iter().map(|(said, partly)| {
        let some = if partly { SOME } else { "" };
        format!("{some}{said}{YET}")
    });
    told.collect()
}

/// The line of a script that says so.
#[must_use]
pub fn line(mark: &str) -> String {
    format!("not encoded {}", quoted(mark))
}

/// Whether a line of a script says so in words of an import, and not in those of somebody who knows more.
#[must_use]
pub fn is_own(line: &str, fields: &BTreeSet<&str>) -> bool {
    let said = line.strip_prefix("not encoded \"");
    let Some(said) = said.and_then(|said| said.trim_end().strip_suffix('"')?.strip_suffix(YET))
    else {
        return false;
    };
    let said = said.strip_prefix(SOME).unwrap_or(said);
    said == "one sentence of its text"
        || said.ends_with(" sentences of its text")
        || said.starts_with(LISTED)
        || said
            .strip_prefix("its ")
            .is_some_and(|field| fields.contains(field))
}
