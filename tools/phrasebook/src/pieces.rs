//! The sides of phrases, cut at their braces.

use super::grammar::Builtin;

/// A slot's name and its class, `a` and `need` of `a: need`.
pub(super) fn label(slot: &str) -> (&str, &str) {
    slot.split_once(':')
        .map_or((slot, slot), |(label, class)| (label.trim(), class.trim()))
}

/// A part of a side of a phrase.
pub(super) enum Cut<'a> {
    /// Words and marks.
    Text(&'a str),
    /// What stands in double braces.
    Literal(&'a str),
    /// What stands in braces.
    Slot(&'a str),
}

/// A side of a phrase, cut at its braces.
pub(super) fn pieces(text: &str) -> Vec<Cut<'_>> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(open) = rest.find('{') {
        let (before, from) = rest.split_at(open);
        let double = from.starts_with("{{");
        let (skip, close) = if double { (2, "}}") } else { (1, "}") };
        let Some((inside, after)) = from.get(skip..).and_then(|inner| inner.split_once(close))
        else {
            break;
        };
        if !before.is_empty() {
            found.push(Cut::Text(before));
        }
        found.push(if double {
            Cut::Literal(inside)
        } else {
            Cut::Slot(inside)
        });
        rest = after;
    }
    if !rest.is_empty() {
        found.push(Cut::Text(rest));
    }
    found
}

/// The classes that are built in.
pub(super) fn builtin(name: &str) -> Option<Builtin> {
    match name {
        "number" => Some(Builtin::Number),
        "title" => Some(Builtin::Title),
        "words" => Some(Builtin::Words),
        _ => None,
    }
}
