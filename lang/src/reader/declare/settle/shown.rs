//! What a field `says`: how it is told of whoever has it, in a template whose braces name it and its neighbours.

use super::super::desk::Desk;
use super::super::raw::RawField;
use super::fields::{field_of_kind, near_field};
use crate::diagnostic::nearest;
use crate::reader::DeclareError;
use crate::tree::FieldOf;
use smol_str::SmolStr;

/// Each name in the braces is a field of the same kind, of players or of the game.
pub(super) fn check(desk: &mut Desk, field: &RawField<'_>) {
    let known = field.ids.first();
    let known = known.and_then(|id| desk.book.fields.get(id.index()));
    let (Some(known), Some((template, span))) = (known, &field.shown) else {
        return;
    };
    let of = known.of;
    let others = || {
        let others = desk.book.fields.iter().filter(move |other| other.of == of);
        others.map(|other| other.named.name.as_str())
    };
    let unknown = |name: &str| match of {
        FieldOf::Kind(kind) => field_of_kind(desk, kind, name)
            .is_none()
            .then(|| near_field(desk, kind, name)),
        FieldOf::Player | FieldOf::Game => others()
            .all(|other| other != name)
            .then(|| nearest(name, others()).map(SmolStr::new)),
    };
    let names = template.split('{').skip(1);
    let names = names.filter_map(|rest| rest.split_once('}'));
    let wrong = names.filter_map(|(name, _)| Some((SmolStr::new(name), unknown(name)?)));
    for (name, nearest) in wrong.collect::<Vec<_>>() {
        desk.report(DeclareError::Unknown {
            what: "field of the same kind",
            name,
            span: *span,
            nearest,
        });
    }
}
