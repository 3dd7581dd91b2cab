//! Writes to the position: only rules contain them.

use super::effect::Body;
use super::types::Fit;
use super::value::Val;
use crate::reader::{Cx, PhraseError, Read, Typed};
use crate::span::Span;
use crate::tree::{Expr, ExprId, FieldId, KindId, Statement, Type, Write};
use smol_str::SmolStr;

/// Fields of one name, each with the kind whose it is.
pub(super) type FieldsOf = Vec<(FieldId, Option<KindId>)>;

impl Cx<'_> {
    /// Whether an object of a type can be in a state.
    pub(super) fn check_state(
        &mut self,
        state: crate::tree::StateId,
        ty: &Type,
        span: Span,
    ) -> Read<()> {
        let Some(declared) = self.book.states.get(state.index()) else {
            return Ok(());
        };
        let of: Vec<Type> = declared.of.iter().copied().map(Type::Object).collect();
        if of.is_empty() || of.iter().any(|of| self.fit(ty, of) != Fit::No) {
            return Ok(());
        }
        let name = declared.named.name.clone();
        let given = self.called(ty);
        let takes = of.iter().map(|of| self.called(of)).collect();
        Err(self.report(PhraseError::NotSaid {
            name,
            given,
            takes,
            inner: false,
            span,
        }))
    }

    /// One object or a set of them, with the type of one of them.
    pub(super) fn objects_of(&mut self, val: Val) -> Read<(ExprId, Type)> {
        let span = self.val_span(&val);
        let object = self.any_object();
        match val {
            Val::One(typed) => {
                let member = self.member(&typed.ty).unwrap_or_else(|| typed.ty.clone());
                if self.fit(&member, &object) == Fit::No {
                    return Err(self.mismatch(&typed.ty, &object, span));
                }
                Ok((typed.id, member))
            }
            other => {
                let member = self.member(&self.val_type(&other)).unwrap_or(Type::Any);
                let id = self.want(other, &Type::Set(Box::new(object)))?;
                Ok((id, member))
            }
        }
    }

    /// The fields that a write of a name sets, and the first of them; none printed.
    pub(super) fn fields_set(
        &mut self,
        name: &SmolStr,
        fields: &[FieldId],
        of: Option<&Typed>,
        span: Span,
    ) -> Read<Option<(FieldId, FieldsOf)>> {
        let chosen = self.fields_for(fields, of.map(|of| &of.ty));
        let Some((first, _)) = chosen.first().copied() else {
            // The same message as for reading the field.
            let read = self.field_of(name, fields, of.cloned(), false, span);
            return read.map(|_| None);
        };
        let printed = chosen.iter().any(|(field, _)| {
            let field = self.book.fields.get(field.index());
            field.is_some_and(|field| field.printed)
        });
        if printed {
            let field = name.clone();
            return Err(self.report(PhraseError::Printed { field, span }));
        }
        Ok(Some((first, chosen)))
    }

    /// Writes the one field, or that of whichever kind the object is.
    pub(super) fn write_fields(
        &mut self,
        chosen: &[(FieldId, Option<KindId>)],
        of: Option<Typed>,
        to: ExprId,
        span: Span,
        out: &mut Body,
    ) {
        let owner = of.as_ref().map(|of| of.id);
        let write = |field: FieldId| {
            Statement::Write(Write::Set {
                field,
                of: owner,
                to,
            })
        };
        if let ([(field, _)], _) | ([(field, _), ..], None) = (chosen, owner) {
            out.push((write(*field), span));
            return;
        }
        let mut arms = Vec::new();
        for (field, kind) in chosen {
            if let (Some(kind), Some(owner)) = (kind, owner) {
                let test = self.push(Expr::IsKind(owner, *kind), span);
                arms.push((test, self.block(vec![(write(*field), span)])));
            }
        }
        out.push((
            Statement::If {
                arms,
                otherwise: None,
            },
            span,
        ));
    }
}
