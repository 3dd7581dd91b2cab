//! Under which rules a scenario is played: `under r24`, `under r24 as of 1998-02-13`, `under format "2024"`, and several
//! of them where the outcome is the same.

use crate::reader::{Cursor, DeclareError};
use crate::sentence::{Item, WordKind};
use crate::tree::Under;
use smol_str::SmolStr;

/// What the head of a scenario says behind its name.
///
/// # Errors
/// What should stand in the place of a word that is something else.
pub fn under(item: &Item) -> Result<Vec<Under>, DeclareError> {
    let mut words = Cursor::new(&item.head);
    words.next_word();
    let mut all = Vec::new();
    if !words.eat("under") {
        return end(words, all);
    }
    loop {
        all.push(one(&mut words)?);
        if !words.eat_comma() {
            return end(words, all);
        }
    }
}

fn end(words: Cursor<'_>, all: Vec<Under>) -> Result<Vec<Under>, DeclareError> {
    match words.is_done() {
        true => Ok(all),
        false => Err(DeclareError::Extra { span: words.span() }),
    }
}

fn one(words: &mut Cursor<'_>) -> Result<Under, DeclareError> {
    let span = words.here();
    let expected = |what, span| DeclareError::Expected { what, span };
    let named = words.ahead(1).map(|word| &word.kind);
    if let Some(WordKind::Text(name)) = named.filter(|_| words.eat("format")) {
        words.next_word();
        return Ok(Under::Format(name.clone()));
    }
    let name = words.next_word().and_then(|word| word.name());
    let name = name.ok_or(expected("an edition, or `format` and its name", span))?;
    let mut day = None;
    if words.eat("as") {
        let span = words.here();
        let date = words.eat("of").then(|| words.next_word()).flatten();
        let Some(WordKind::Date(date)) = date.map(|word| &word.kind) else {
            return Err(expected("`of` and a day, such as `1998-02-13`", span));
        };
        day = Some(*date);
    }
    Ok(Under::Edition(SmolStr::new(name), day))
}
