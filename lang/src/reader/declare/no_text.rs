//! Rulings and errata that say nothing: the text below them would stand, as if they were not there.

use super::desk::Desk;
use super::layers::items;
use crate::reader::DeclareError;
use crate::sentence::{File, Item};
use crate::span::FileId;
use crate::words::Key;

pub(super) fn tell(desk: &mut Desk, files: &[(FileId, &File)]) {
    let over = |item: &&Item| matches!(item.key(), Some(Key::Ruling | Key::Errata));
    let says = |item: &Item| item.is_broken() || item.blocks().any(|block| !block.items.is_empty());
    for item in items(files).filter(over).filter(|item| !says(item)) {
        desk.report(DeclareError::NoText {
            span: item.head.span,
        });
    }
}
