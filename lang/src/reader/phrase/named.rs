//! Names applied: arguments in parentheses or behind `of`; fields, what the machine knows, `you`.

use super::look::Look;
use super::value::Val;
use crate::reader::{Cursor, Cx, PhraseError, Read, Typed};
use crate::span::Span;
use crate::tree::{Expr, ExprId, FieldId, Slot, THIS, Type, YOU};
use crate::vocabulary::Class;
use smol_str::SmolStr;

impl Cx<'_> {
    pub(super) fn bare_field(
        &mut self,
        name: &str,
        fields: &[FieldId],
        printed: bool,
        span: Span,
    ) -> Read<Typed> {
        if !self.fields_for(fields, None).is_empty() {
            return self.field_of(name, fields, None, printed, span);
        }
        let subject = self.env.subject.clone();
        let this = self.this().map(|ty| (THIS, ty));
        for (slot, ty) in subject.into_iter().chain(this) {
            let ty = self.shown(slot, &ty);
            if !self.fields_for(fields, Some(&ty)).is_empty() {
                let of = self.typed(Expr::Local(slot), ty, span);
                return self.field_of(name, fields, Some(of), printed, span);
            }
        }
        self.field_of(name, fields, None, printed, span)
    }

    /// One object, player or the like.
    pub(super) fn single(&mut self, val: Val) -> Read<Typed> {
        match val {
            Val::One(typed) => Ok(typed),
            Val::Many(sel) => {
                let wanted = self.called(&sel.elem);
                let span = sel.span;
                if sel.is_choice() {
                    return Err(self.report(PhraseError::Choice { span }));
                }
                Err(self.report(PhraseError::Several {
                    wanted,
                    nouns: None,
                    span,
                }))
            }
            Val::Text { span, .. } => {
                let wanted = String::from("one object");
                Err(self.report(PhraseError::Several {
                    wanted,
                    nouns: None,
                    span,
                }))
            }
        }
    }

    /// A field, noun or the like of a subject: `STRENGTH` in `with STRENGTH > 5`.
    pub(super) fn of_subject(&mut self, at: &mut Cursor<'_>, subject: Typed) -> Read<Typed> {
        let span = at.here();
        match self.look(at) {
            Look::Known(entry, count) => {
                let name = super::spell::row(at.rest().get(..count).unwrap_or_default());
                match &entry.class {
                    Class::Field(fields) => {
                        at.take(count);
                        self.field_of(&name, fields, Some(subject), false, span)
                    }
                    Class::Noun(functions) => {
                        at.take(count);
                        self.apply(&name, functions, vec![Val::One(subject)], span)
                    }
                    Class::Builtin(op) => {
                        at.take(count);
                        self.builtin(&name, *op, vec![Val::One(subject)], span)
                    }
                    Class::Zone(zone) => {
                        at.take(count);
                        self.zone_of(&name, *zone, Some(Val::One(subject)), span)
                    }
                    Class::Part(part) => {
                        at.take(count);
                        self.part(&name, *part, vec![Val::One(subject)], span)
                    }
                    _ => Err(self.expected("a field", at)),
                }
            }
            _ => Err(self.expected("a field", at)),
        }
    }

    pub(super) fn host_subject(&mut self, span: Span) -> Read<Typed> {
        match self.this() {
            Some(ty) => Ok(self.typed(Expr::Local(THIS), ty, span)),
            None => Err(self.report(PhraseError::Nobody {
                word: SmolStr::new_static("host"),
                span,
            })),
        }
    }

    /// `you`.
    pub(super) fn you(&mut self, span: Span) -> Read<Typed> {
        // A parameter called `you` is `you`.
        if let Some(local) = self.env.find("you") {
            let slot = local.slot;
            return Ok(self.typed(Expr::Local(slot), Type::Player, span));
        }
        if self.env.you {
            return Ok(self.typed(Expr::Local(YOU), Type::Player, span));
        }
        Err(self.report(PhraseError::Nobody {
            word: SmolStr::new_static("you"),
            span,
        }))
    }

    /// The slot that an expression reads, if it only reads one.
    pub(super) fn slot_of(&self, id: ExprId) -> Option<Slot> {
        match *self.at(id) {
            Expr::Local(slot) => Some(slot),
            _ => None,
        }
    }
}
