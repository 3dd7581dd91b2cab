//! What is cited, and what editions there are.

use super::desk::Desk;
use super::form::Step::Text;
use super::raw::{Declared, Raw};
use super::table::keyword;
use crate::reader::Read;
use crate::sentence::Word;
use crate::tree::Document;
use smol_str::SmolStr;

/// `document NAME "TITLE" [sections "S", "S", ...] [rows "FILE"]`. What is in the file says whoever has read it.
pub(super) fn enter<'s>(desk: &mut Desk, _: &mut Raw<'s>, one: Declared<'s>) -> Read<()> {
    let (short, span) = one.head.name();
    let parts = one
        .head
        .behind("sections")
        .into_iter()
        .flat_map(|words| words.parts());
    let sections = parts.map(|part| {
        let section = desk.form(part, &[Text("a section in quotation marks")])?;
        Ok(section.text("").unwrap_or_default())
    });
    let mut sections = sections.collect::<Read<Vec<SmolStr>>>()?;
    let (mut rows, mut within) = (Vec::new(), Vec::new());
    if let Some(known) = desk.rows.get(&short).filter(|_| one.head.has("rows")) {
        sections.extend_from_slice(&known.sections);
        rows.clone_from(&known.ids);
        within.clone_from(&known.within);
    }
    let mut known = desk.book.documents.iter().map(|one| &one.named);
    if let Some(first) = known.find(|one| one.name == short).map(|one| one.span) {
        return Err(desk.twice("document", &short, span, first));
    }
    let named = desk.named(short, span, one.item, None);
    let title = desk.text(&one.head.text("").unwrap_or_default());
    desk.book.documents.push(Document {
        named,
        title,
        sections,
        rows,
        within,
    });
    Ok(())
}

/// `edition NAME ...`: what it changes, and what is wrong with it, is settled apart.
pub(super) fn enter_edition<'s>(desk: &mut Desk, _: &mut Raw<'s>, one: Declared<'s>) -> Read<()> {
    let words = keyword(one.item).2;
    if let Some(short) = words.peek().and_then(Word::name) {
        let named = desk.named(SmolStr::new(short), words.here(), one.item, None);
        desk.book.editions.push(named);
    }
    Ok(())
}
