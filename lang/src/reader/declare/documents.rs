//! What is cited, and what editions there are.

use super::desk::Desk;
use super::shape::{done, name};
use crate::reader::{Cursor, Read};
use crate::sentence::{Item, Word, WordKind};
use crate::tree::Document;
use smol_str::SmolStr;

fn text(desk: &mut Desk, words: &mut Cursor<'_>, what: &'static str) -> Read<SmolStr> {
    let here = words.here();
    match words.next_word().map(|word| &word.kind) {
        Some(WordKind::Text(text)) => Ok(text.clone()),
        _ => Err(desk.expected(what, here)),
    }
}

/// `document NAME "TITLE" [sections "S", "S", ...]`
pub(super) fn enter(desk: &mut Desk, item: &Item, mut words: Cursor<'_>) -> Read<()> {
    let (short, span) = name(desk, &mut words, &[], "the name by which it is cited")?;
    let title = text(desk, &mut words, "the document's title in quotation marks")?;
    let mut sections = Vec::new();
    if words.eat("sections") {
        for mut part in words.commas() {
            sections.push(text(desk, &mut part, "a section in quotation marks")?);
            done(desk, &part)?;
        }
    } else {
        done(desk, &words)?;
    }
    let known = desk.book.documents.iter();
    let first = known.map(|one| &one.named).find(|one| one.name == short);
    if let Some(first) = first.map(|first| first.span) {
        return Err(desk.twice("document", &short, span, first));
    }
    let named = desk.named(short, span, item, None);
    let title = desk.text(&title);
    desk.book.documents.push(Document {
        named,
        title,
        sections,
    });
    Ok(())
}

/// `edition NAME ...`: what it changes, and what is wrong with it, is settled apart.
pub(super) fn enter_edition(desk: &mut Desk, item: &Item, mut words: Cursor<'_>) {
    let span = words.here();
    if let Some(short) = words.next_word().and_then(Word::name) {
        let named = desk.named(SmolStr::new(short), span, item, None);
        desk.book.editions.push(named);
    }
}
