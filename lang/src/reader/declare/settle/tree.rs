//! The tree of kinds: what each is below, and what it has from there.

use super::super::desk::{Desk, index};
use super::super::raw::Declared;
use crate::reader::{DeclareError, Read, types};
use crate::tree::{FieldId, KindId};

pub(super) fn parent(desk: &mut Desk, kind: &Declared<'_>) -> Read<()> {
    let Some(mut words) = kind.head.behind("of") else {
        return Ok(());
    };
    let read = types::kind_at(&desk.vocab, &mut words);
    let above = desk.check(read)?;
    if let Some(known) = desk.book.at_mut(KindId(kind.id)) {
        known.parent = Some(above);
    }
    Ok(())
}

/// Breaks circles, so that everything after can walk up the tree.
pub(super) fn circles(desk: &mut Desk) {
    for at in 0..desk.book.kinds.len() {
        let id = KindId(index(at));
        let above = desk.book.kinds.get(at).and_then(|kind| kind.parent);
        let round = above.is_some_and(|above| types::is_under(&desk.book, above, id));
        if round && let Some(kind) = desk.book.kinds.get_mut(at) {
            kind.parent = None;
            let error = DeclareError::Circle {
                name: kind.named.name.clone(),
                span: kind.named.span,
            };
            desk.report(error);
        }
    }
}

/// The kind of all printed cards: the one called as the key that declares them, or the first that is under
/// no other.
pub(super) fn root(desk: &Desk) -> Option<KindId> {
    let kinds = &desk.book.kinds;
    let called = kinds.iter().position(|kind| kind.named.name == "card");
    let first = || kinds.iter().position(|kind| kind.parent.is_none());
    called.or_else(first).map(|at| KindId(index(at)))
}

/// Every kind has the fields and flags of the kinds above it, those of the highest first.
pub(super) fn inherit(desk: &mut Desk) {
    let own: Vec<_> = desk
        .book
        .kinds
        .iter()
        .map(|kind| (kind.fields.clone(), kind.flags.clone()))
        .collect();
    let printed: Vec<bool> = desk.book.fields.iter().map(|field| field.printed).collect();
    for at in 0..own.len() {
        let id = KindId(index(at));
        let mut chain: Vec<KindId> = types::chain(&desk.book, id).collect();
        chain.reverse();
        let parts = || chain.iter().filter_map(|kind| own.get(kind.index()));
        let fields: Vec<FieldId> = parts().flat_map(|(fields, _)| fields.clone()).collect();
        let flags = parts().flat_map(|(_, flags)| flags.clone()).collect();
        if let Some(kind) = desk.book.kinds.get_mut(at) {
            kind.printed = fields
                .iter()
                .any(|field| printed.get(field.index()) == Some(&true));
            kind.fields = fields;
            kind.flags = flags;
        }
    }
}
