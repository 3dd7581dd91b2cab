//! The field that holds names of an enumeration: what `gains Honor` changes, what `with Honor x2` counts.

use crate::reader::{Cx, PhraseError, Read};
use crate::span::Span;
use crate::tree::{EnumId, FieldId, FieldOf, Type};
use crate::vocabulary::plural;

impl Cx<'_> {
    /// The fields that hold names of an enumeration, as levels or, if sets will do, as a set. Printed ones
    /// are meant where there are any: what rules keep in mind beside them is nothing that cards speak of.
    pub(super) fn holders(&self, of: EnumId, sets: bool) -> Vec<FieldId> {
        let (set, levels) = (Type::Set(Box::new(Type::Symbol(of))), Type::Levels(of));
        let all: Vec<(FieldId, bool)> = (0u32..)
            .map(FieldId)
            .zip(&self.book.fields)
            .filter(|(_, field)| field.ty == levels || sets && field.ty == set)
            .map(|(id, field)| (id, field.printed))
            .collect();
        let printed = all.iter().any(|(_, printed)| *printed);
        let meant = all.into_iter().filter(|(_, is)| *is || !printed);
        meant.map(|(id, _)| id).collect()
    }

    /// Of such fields those that hold the symbols of the object itself: a narrower kind may have a list of what it asks for
    /// beside the one that all have. Of several lists of one kind it is the one that is named after what it holds, such as
    /// `moods` of `mood`.
    pub(super) fn own_holders(&self, of: EnumId) -> Vec<FieldId> {
        let all = self.holders(of, true);
        let known = |id: &FieldId| self.book.fields.get(id.index());
        let kind = |id: &FieldId| match known(id)?.of {
            FieldOf::Kind(kind) => Some(kind),
            _ => None,
        };
        let narrower = |one: &FieldId| {
            let mut others = all.iter().filter_map(kind);
            kind(one).is_some_and(|one| others.any(|other| other != one && self.under(one, other)))
        };
        let name = plural(self.book.name(of));
        let named = |id: &FieldId| known(id).is_some_and(|field| field.named.name == name);
        let beside_named = |one: &FieldId| {
            let mut others = all.iter().filter(|other| named(other));
            !named(one) && others.any(|other| kind(other).is_some() && kind(other) == kind(one))
        };
        let own = all.iter().copied();
        own.filter(|one| !narrower(one) && !beside_named(one))
            .collect()
    }

    /// Refuses two fields of one kind that hold names of one enumeration.
    pub(super) fn one_holder(&mut self, of: EnumId, holders: &[FieldId], span: Span) -> Read<()> {
        let owner = |cx: &Self, id: FieldId| cx.book.fields.get(id.index()).map(|field| field.of);
        let twins: Vec<FieldId> = holders
            .iter()
            .copied()
            .filter(|one| {
                holders
                    .iter()
                    .any(|other| other != one && owner(self, *other) == owner(self, *one))
            })
            .collect();
        if twins.is_empty() {
            return Ok(());
        }
        let names = twins
            .iter()
            .filter_map(|id| self.book.fields.get(id.index()));
        let fields = names.map(|field| field.named.name.clone()).collect();
        let list = self.book.name(of).into();
        Err(self.report(PhraseError::SeveralFields { list, fields, span }))
    }
}
