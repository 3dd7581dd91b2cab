//! What a field `says`: how it is told of whoever has it, in a template whose braces name it and its neighbours.

use super::super::desk::Desk;
use super::super::raw::Declared;
use super::fields::names_of_kind;
use crate::reader::DeclareError;
use crate::sentence::{Word, WordKind};
use crate::span::Span;
use crate::tree::{FieldId, FieldOf};
use smol_str::SmolStr;

/// Each name in the braces is a field of the same kind, of players or of the game.
pub(super) fn check(desk: &mut Desk, field: &Declared<'_>) {
    let words = field.item.colon.iter().flat_map(|colon| &colon.words);
    let words: Vec<&Word> = words.collect();
    let known = desk.book.at(FieldId(field.id));
    let (Some(of), Some((template, span))) =
        (known.map(|field| field.of), template("says", &words))
    else {
        return;
    };
    let neighbours: Vec<SmolStr> = match of {
        FieldOf::Kind(kind) => names_of_kind(desk, kind).map(SmolStr::new).collect(),
        FieldOf::Player | FieldOf::Game => {
            let others = desk.book.fields.iter().filter(|other| other.of == of);
            others.map(|other| other.named.name.clone()).collect()
        }
    };
    for name in braces(&template) {
        if !neighbours.iter().any(|known| known == name) {
            let known = neighbours.iter().map(SmolStr::as_str);
            desk.report(DeclareError::unknown(
                "field of the same kind",
                name,
                span,
                known,
            ));
        }
    }
}

/// The text behind a word.
pub(in crate::reader::declare) fn template(word: &str, words: &[&Word]) -> Option<(SmolStr, Span)> {
    words.windows(2).find_map(|two| match two {
        [key, said] if key.is(word) => match &said.kind {
            WordKind::Text(text) => Some((text.clone(), said.span)),
            _ => None,
        },
        _ => None,
    })
}

pub(in crate::reader::declare) fn braces(template: &str) -> impl Iterator<Item = &str> {
    let parts = template.split('{').skip(1);
    parts.filter_map(|rest| Some(rest.split_once('}')?.0))
}
