//! The object of a verb, or why none stands there.

use super::super::effect::{Body, verb_name};
use super::super::look::Within;
use super::super::types::Fit;
use super::Roles;
use crate::reader::{Cursor, Cx, PhraseError, Read, Reported};
use crate::tree::{Param, Type};

impl Cx<'_> {
    /// The object: what stands before the first preposition of a role.
    pub(super) fn object(
        &mut self,
        at: &mut Cursor<'_>,
        roles: &mut Roles,
        out: &mut Body,
    ) -> Read<()> {
        let Some(param) = roles.params.first().cloned() else {
            return Ok(());
        };
        if param.role.is_some() {
            return Ok(());
        }
        let Some(word) = at.peek() else {
            return Ok(());
        };
        let counts = matches!(
            self.class(at),
            Some(crate::vocabulary::Class::Quantifier(_))
        );
        if (word.is_prep() && !counts) || word.is_conn() || word.is_comma() {
            return match &param.ty {
                Type::Object(_) if word.is_prep() && !param.maybe => {
                    Err(self.no_object(at, &param, roles))
                }
                _ => Ok(()),
            };
        }
        if let Some(reported) = self.title_alone(at) {
            return Err(reported);
        }
        let span = at.here();
        let free = roles.free.clone();
        let within = Within {
            roles: &free,
            ..Within::OPEN
        };
        let value = self.role_words(at, within, 0, roles, out)?;
        roles.fill(0, value, span.to(at.behind()));
        Ok(())
    }

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
