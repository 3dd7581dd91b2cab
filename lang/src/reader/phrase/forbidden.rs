//! What is forbidden: `X cannot VERB`, said of who does it, and `X cannot be PARTICIPLE`, said of whom it is done to.

use super::effects::verb_name;
use super::happening::Bound;
use crate::reader::{Cursor, Cx, Read, Reported};
use crate::span::Span;
use crate::tree::{Act, HookRole, Type, VerbId};
use crate::vocabulary::{Class, Form};

impl Cx<'_> {
    /// The role that an object has before a verb in the active voice: the verb says who does it. `passive` is what
    /// stands before the participle where it is done to the object.
    pub(in crate::reader) fn doing(
        &mut self,
        verb: VerbId,
        passive: &str,
        doer: &Type,
        span: Span,
    ) -> Read<usize> {
        let Some(declared) = self.book.at(verb).filter(|declared| !declared.itself) else {
            return Ok(0);
        };
        let mut params = declared.params.iter();
        if let Some(at) = params.position(|param| param.role.as_deref() == Some("by")) {
            return Ok(at);
        }
        let suffers = declared.params.first().is_some_and(|param| {
            param.role.is_none() && matches!(&param.ty, Type::Object(_) | Type::Any | Type::Set(_))
        });
        if !suffers {
            return Ok(0);
        }
        let name = declared.named.name.clone();
        let past = self.form_of(verb, Form::Past);
        let past = past.unwrap_or_else(|| name.clone());
        let help = match self.done_itself(doer, &name) {
            Some(other) => format!(
                "write `{other}` for who does it, `{passive} {past}` for those to whom it is done"
            ),
            None => format!(
                "write `{passive} {past}` for those to whom it is done; who does it is a player, as in `opponent`"
            ),
        };
        Err(self.english(name, help, span))
    }

    /// Whether a form of a verb is its participle, which may be spelled like the verb itself: `hit`.
    pub(in crate::reader) fn is_participle(&self, verb: VerbId, form: Form) -> bool {
        let first = self.book.at(verb).and_then(|verb| verb.params.first());
        let suffered = first.is_some_and(|first| first.role.is_none());
        form == Form::Past
            || form == Form::Plain && suffered && self.form_of(verb, Form::Past).is_none()
    }

    /// The verb that has the participle of one that is done to nobody: what `PLAYER VERBs OBJECT` means.
    pub(super) fn done_to_somebody(&self, verb: VerbId) -> Option<VerbId> {
        let declared = self.book.at(verb)?;
        declared.params.first()?.role.as_ref()?;
        let past = crate::vocabulary::past(&declared.named.name);
        match self.vocab.get(&past)?.class {
            Class::Verb(other, Form::Past) if other != verb => Some(other),
            _ => None,
        }
    }

    /// `PLAYER cannot VERB OBJECT` of a verb that is done to nobody: another verb may have its participle.
    pub(super) fn done_to_nobody(&mut self, at: &Cursor<'_>, verb: VerbId, doer: &str) -> Reported {
        let name = verb_name(self, verb);
        let past = crate::vocabulary::past(&name);
        let object = super::spell::row(at.rest());
        let other = self.vocab.get(&past).map(|entry| &entry.class);
        // `here` alone is nobody.
        let whom = match self.class(at) {
            Some(Class::Relation(_)) => "SELECTION ",
            _ => "",
        };
        let help = match other {
            Some(Class::Verb(_, Form::Past)) => {
                format!("write `{whom}{object} cannot be {past} by {doer}`")
            }
            _ => format!("leave it out: `{doer} cannot {name}`"),
        };
        self.english(object, help, at.span())
    }

    /// The verdict that forbids what has been said.
    pub(super) fn verdict_against(&mut self, bound: Bound, span: Span) -> Read<HookRole> {
        let verb = bound.verb;
        let fetches = self.book.at(verb).is_some_and(|verb| verb.fetches);
        if let Some(object) = bound.roles.first().copied().flatten().filter(|_| fetches) {
            self.never_there(&bound.tests, object)?;
        }
        let pattern = self.pattern(bound, span);
        Ok(HookRole::Verdict {
            allow: false,
            act: Act::Verb(verb),
            roles: pattern.roles,
            by: pattern.by,
            test: pattern.was,
            says: None,
            sweeping: false,
        })
    }
}
