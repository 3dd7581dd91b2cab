//! The field that holds names of an enumeration: what `gains Honor` changes, what `with Honor x2` counts.

use crate::reader::{Cx, PhraseError, Read};
use crate::span::Span;
use crate::tree::{EnumId, FieldId, FieldOf, Type};
use crate::vocabulary::plural;
use smol_str::SmolStr;

impl Cx<'_> {
    /// The fields that hold names of an enumeration, as levels or, if sets will do, as a set. Printed ones
    /// are meant where there are any: what rules keep in mind beside them is nothing that cards speak of.
    pub(super) fn holders(&self, of: EnumId, sets: bool) -> Vec<FieldId> {
        let (set, levels) = (Type::Set(Box::new(Type::Symbol(of))), Type::Levels(of));
        let fields = (0u32..).map(FieldId).zip(&self.book.fields);
        let holds = |ty: &Type| *ty == levels || sets && *ty == set;
        let all: Vec<_> = fields.filter(|(_, field)| holds(&field.ty)).collect();
        let printed = all.iter().any(|(_, field)| field.printed);
        let meant = all
            .into_iter()
            .filter(|(_, field)| field.printed || !printed);
        meant.map(|(id, _)| id).collect()
    }

    /// Of such fields those that hold the symbols of the object itself: a narrower kind may have a list of what it
    /// asks for beside the one that all have. Of several lists of one kind it is the one that is named after what it
    /// holds, such as `moods` of `mood`.
    pub(super) fn own_holders(&self, of: EnumId) -> Vec<FieldId> {
        let all = self.holders(of, true);
        let kind = |id: &FieldId| match self.book.at(*id)?.of {
            FieldOf::Kind(kind) => Some(kind),
            _ => None,
        };
        let others = |one: &FieldId| {
            let own = kind(one);
            let others = all
                .iter()
                .filter_map(move |other| Some((*other, kind(other)?, own?)));
            others.collect::<Vec<_>>()
        };
        let narrower = |one: &FieldId| {
            let mut others = others(one).into_iter();
            others.any(|(_, other, own)| other != own && self.under(own, other))
        };
        let name = plural(self.book.name(of));
        let beside_named = |one: &FieldId| {
            let named = |id: FieldId| self.book.name(id) == name;
            let mut others = others(one).into_iter();
            !named(*one) && others.any(|(other, kind, own)| named(other) && kind == own)
        };
        let own = all.iter().copied();
        own.filter(|one| !narrower(one) && !beside_named(one))
            .collect()
    }

    /// Refuses two fields of one kind that hold names of one enumeration.
    pub(super) fn one_holder(&mut self, of: EnumId, holders: &[FieldId], span: Span) -> Read<()> {
        let owner = |id: FieldId| self.book.at(id).map(|field| field.of);
        let twin = |one: &FieldId| {
            let mut others = holders.iter().filter(|other| *other != one);
            others.any(|other| owner(*other) == owner(*one))
        };
        let twins = holders.iter().copied().filter(twin);
        let fields: Vec<SmolStr> = twins.map(|id| self.book.name(id).into()).collect();
        if fields.is_empty() {
            return Ok(());
        }
        let list = self.book.name(of).into();
        Err(self.report(PhraseError::SeveralFields { list, fields, span }))
    }
}
