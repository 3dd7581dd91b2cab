//! What is forbidden: `X cannot VERB`, said of who does it, and `X cannot be PARTICIPLE`, said of whom it is done to.

use super::effects::verb_name;
use super::happening::Bound;
use super::look::Look;
use crate::reader::{Cursor, Cx, Read, Reported, TrapError, UnclearError};
use crate::span::Span;
use crate::tree::{Act, FunctionId, HookRole, Param, Type, VerbId};
use crate::vocabulary::{Class, Form};
use smol_str::SmolStr;

impl Cx<'_> {
    /// The role that an object has before a verb in the active voice: the verb says who does it. `passive` is what stands
    /// before the participle where it is done to the object.
    pub(in crate::reader) fn doing(
        &mut self,
        verb: VerbId,
        passive: &str,
        doer: &Type,
        span: Span,
    ) -> Read<usize> {
        let declared = self.book.verbs.get(verb.index());
        let Some(declared) = declared.filter(|declared| !declared.itself) else {
            return Ok(0);
        };
        let by = |role: &Option<SmolStr>| role.as_deref() == Some("by");
        if let Some(at) = declared.params.iter().position(|param| by(&param.role)) {
            return Ok(at);
        }
        let suffers = declared.params.first().is_some_and(|param| {
            param.role.is_none() && matches!(&param.ty, Type::Object(_) | Type::Any | Type::Set(_))
        });
        if !suffers {
            return Ok(0);
        }
        let name = declared.named.name.clone();
        let itself = self.done_itself(doer, &name);
        let past = self.form_of(verb, Form::Past);
        let past = past.unwrap_or_else(|| name.clone());
        let help = match itself {
            Some(other) => format!(
                "write `{other}` for who does it, `{passive} {past}` for those to whom it is done"
            ),
            None => format!(
                "write `{passive} {past}` for those to whom it is done; who does it is a player, as in `opponent`"
            ),
        };
        Err(self.report(TrapError::English {
            word: name,
            help: help.into(),
            span,
        }))
    }

    /// Whether a form of a verb is its participle, which may be spelled like the verb itself: `hit`.
    pub(in crate::reader) fn is_participle(&self, verb: VerbId, form: Form) -> bool {
        let suffered = || {
            let declared = self.book.verbs.get(verb.index());
            let first = declared.and_then(|verb| verb.params.first());
            first.is_some_and(|first| first.role.is_none())
        };
        form == Form::Past
            || form == Form::Plain && suffered() && self.form_of(verb, Form::Past).is_none()
    }

    /// The verb that has the participle of one that is done to nobody: what `PLAYER VERBs OBJECT` means.
    pub(super) fn done_to_somebody(&self, verb: VerbId) -> Option<VerbId> {
        let declared = self.book.verbs.get(verb.index())?;
        let first = declared.params.first()?;
        first.role.as_ref()?;
        let past = crate::vocabulary::past(&declared.named.name);
        match self.vocab.get(&past)?.class {
            Class::Verb(other, Form::Past) if other != verb => Some(other),
            _ => None,
        }
    }

    /// `PLAYER cannot VERB OBJECT` of a verb that is done to nobody: another verb may have its participle.
    pub(super) fn done_to_nobody(&mut self, at: &Cursor<'_>, verb: VerbId, doer: &str) -> Reported {
        let name = verb_name(self, verb);
        let past = SmolStr::new(crate::vocabulary::past(&name));
        let object = super::spell::row(at.rest());
        let other = self.vocab.get(&past);
        let other = other.is_some_and(|entry| matches!(entry.class, Class::Verb(_, Form::Past)));
        // `here` alone is nobody.
        let whom = match self.class(at) {
            Some(Class::Relation(_)) => format!("SELECTION {object}"),
            _ => object.clone(),
        };
        let help = if other {
            format!("write `{whom} cannot be {past} by {doer}`")
        } else {
            format!("leave it out: `{doer} cannot {name}`")
        };
        self.report(TrapError::English {
            word: SmolStr::new(object),
            help: help.into(),
            span: at.span(),
        })
    }

    /// Refuses `PLAYER cannot move KIND here`, at the end: from there, or to there?
    pub(super) fn here_or_there(&mut self, at: &Cursor<'_>, bound: &Bound) -> Read<()> {
        let goes = |param: &Param| param.role.as_deref() == Some("to");
        let role = bound.params.iter().find(|param| goes(param));
        let (Some(last), Some(role)) = (at.rest().last(), role) else {
            return Ok(());
        };
        let there = match role.ty {
            Type::Place => "`to` and the place",
            _ => "`to host`, `to location of this`",
        };
        let place = std::slice::from_ref(last);
        let Look::Known(entry, _) = self.look_at(place) else {
            return Ok(());
        };
        let Class::Relation(functions) = &entry.class else {
            return Ok(());
        };
        let alone = |one: &FunctionId| self.params_of(*one).len() == 1;
        let said = at.rest().iter().any(|word| word.is("where"));
        if said || !functions.iter().any(alone) {
            return Ok(());
        }
        let (word, span) = (super::spell::spelled(last), last.span);
        Err(self.report(UnclearError::HereOrThere { word, there, span }))
    }

    /// The verdict that forbids what has been said.
    pub(super) fn verdict_against(&mut self, bound: Bound, span: Span) -> Read<HookRole> {
        let verb = bound.verb;
        let fetches = self
            .book
            .verbs
            .get(verb.index())
            .is_some_and(|verb| verb.fetches);
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
