//! Under which rules a scenario is played: `under r24`, `under r24 as of 1998-02-13`, `under format "2024"`, and
//! several of them where the outcome is the same.

use super::players;
use crate::reader::{Cursor, DeclareError};
use crate::sentence::{Item, WordKind};
use crate::tree::Under;
use smol_str::SmolStr;

/// The rules that the head of a scenario names, and how many players.
pub(super) type Head = (Vec<Under>, Option<players::Asked>);

/// What the head of a scenario says behind its name.
pub fn under(item: &Item) -> Result<Vec<Under>, DeclareError> {
    head(item).map(|(all, _)| all)
}

/// The same, and how many players it says that there are.
pub(super) fn head(item: &Item) -> Result<Head, DeclareError> {
    let mut words = Cursor::new(&item.head);
    words.next_word();
    let mut all = Vec::new();
    let mut more = words.eat("under");
    while more {
        all.push(one(&mut words)?);
        more = words.eat_comma();
    }
    let seats = players::at_table(&mut words)?;
    match words.is_done() {
        true => Ok((all, seats)),
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
