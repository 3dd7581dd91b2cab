//! The object of a verb, or why none stands there.

use super::super::effect::verb_name;
use super::super::types::Fit;
use super::Roles;
use crate::reader::{Cursor, Cx, PhraseError, Reported};
use crate::tree::{Param, Type};

impl Cx<'_> {
    /// `place on X`: what is placed there?
    pub(in crate::reader::phrase) fn no_object(
        &mut self,
        at: &Cursor<'_>,
        param: &Param,
        roles: &Roles,
    ) -> Reported {
        let verb = verb_name(self, roles.verb);
        let behind = super::super::spell::row(at.rest());
        let kind = match param.ty {
            Type::Object(kind) => self.kind_name(kind),
            _ => "KIND",
        };
        let some = format!("`{verb} one {kind} ... {behind}`");
        let help = match self.can_be(param) {
            true => format!("say what: `{verb} this {behind}`, or {some}"),
            false => format!("say what: {some}"),
        };
        let span = at.here();
        self.report(PhraseError::ObjectMissing { verb, span, help })
    }

    /// Whether the card itself can be in a role.
    pub(in crate::reader::phrase) fn can_be(&self, param: &Param) -> bool {
        let this = self.this();
        this.is_some_and(|this| self.type_fit(&this, param) == Fit::Yes)
    }
}
