//! Happenings: `personnel is killed`, `you solve mission`, `turn_ends of you`.

mod agent;
mod roles;

use super::look::{Look, Within};
use super::value::Val;
use crate::reader::{Cursor, Cx, Read, TrapError};
use crate::span::Span;
use crate::tree::{EventPattern, Expr, ExprId, Param, Slot, Type, VerbId, YOU};
use crate::vocabulary::{Class, Form};

/// A happening that was read.
pub(super) struct Happening {
    pub(super) pattern: EventPattern,
    /// `is about to be`: before it rather than after.
    pub(super) before: bool,
}

/// What has been said of the roles so far.
pub(super) struct Bound {
    pub(super) verb: VerbId,
    pub(super) params: Vec<Param>,
    pub(super) roles: Vec<Option<Slot>>,
    pub(super) by: Option<Slot>,
    pub(super) tests: Vec<ExprId>,
    /// The object, which `it` means.
    pub(super) it: Option<(Slot, Type)>,
    /// Whether something happens to it, and is not only forbidden.
    pub(super) apart: bool,
}

impl Bound {
    /// Whether it is done to what stands behind it without a preposition.
    pub(super) fn takes_object(&self) -> bool {
        let first = self.params.first();
        first.is_some_and(|param| param.role.is_none())
    }
}

/// Whether a verb's object may stand here, and none of its other roles.
pub(super) fn object_stands(at: &Cursor<'_>) -> bool {
    at.peek()
        .is_some_and(|word| !word.is_prep() && !word.is_conn())
}

impl Cx<'_> {
    /// A happening. Its roles get slots in the present frame, and `it` becomes the object's.
    ///
    /// # Errors
    /// When it was reported.
    pub(super) fn happens(&mut self, at: &mut Cursor<'_>) -> Read<Happening> {
        if at.is_done() {
            return Err(self.expected("a happening", at));
        }
        if at
            .peek()
            .is_some_and(|word| word.is_prep() || word.is_conn())
        {
            let help = "say what happens: `SELECTION is PARTICIPLE`, `PLAYER VERBs ...`; for what is so write `while`";
            return Err(self.expected_or("a happening", at, Some(String::from(help))));
        }
        let span = at.span();
        // A state may share the participle of a verb, and stand before a noun.
        if let Some((_, count, Form::Past)) = self.verb_here(at)
            && !self.participle_of_head(at)
        {
            let mut words = *at;
            let word = super::spell::row(words.take(count).rest());
            return Err(self.report(TrapError::English {
                help: format!("say of whom: `this is {word}`").into(),
                word: word.into(),
                span: at.here(),
            }));
        }
        let (bound, before) = match self.verb_here(at) {
            Some((verb, count, Form::Plain)) => {
                at.take(count);
                let mut bound = self.unbound(verb);
                if at.eat("of") {
                    self.bind_role(at, &mut bound, 0)?;
                }
                self.bind_roles(at, &mut bound)?;
                (bound, false)
            }
            _ => self.subject_happens(at)?,
        };
        self.env.it.clone_from(&bound.it);
        let pattern = self.pattern(bound, span);
        Ok(Happening { pattern, before })
    }

    /// How a title before the kinds that it is joined to is written behind them, up to what happens.
    fn title_behind(&self, begin: &Cursor<'_>, at: &Cursor<'_>) -> Option<String> {
        let mut kinds = *at;
        if !kinds.eat_if(super::look::is_or) {
            return None;
        }
        let mut rest = kinds;
        while !rest.is_done() && !rest.peek()?.is("is") && self.verb_here(&rest).is_none() {
            rest.next_word();
        }
        let count = |from: &Cursor<'_>, to: &Cursor<'_>| from.rest().len() - to.rest().len();
        let kinds = super::spell::row(kinds.rest().get(..count(&kinds, &rest))?);
        let title = super::spell::row(begin.rest().get(..count(begin, at))?);
        (!kinds.is_empty() && !rest.is_done())
            .then(|| format!("write the title last: `{kinds} or {title} ...`"))
    }

    /// What has been said of the roles, as one pattern.
    pub(super) fn pattern(&mut self, bound: Bound, span: Span) -> EventPattern {
        let test = match bound.tests.as_slice() {
            [] => None,
            [one] => Some(*one),
            _ => Some(self.push(Expr::And(bound.tests), span)),
        };
        EventPattern {
            verb: bound.verb,
            roles: bound.roles,
            by: bound.by,
            was: test,
            test: None,
        }
    }

    pub(super) fn verb_here(&self, at: &Cursor<'_>) -> Option<(VerbId, usize, Form)> {
        match self.look(at) {
            Look::Known(entry, count) => match entry.class {
                Class::Verb(verb, form) => Some((verb, count, form)),
                _ => None,
            },
            _ => None,
        }
    }

    /// The verb whose participle comes next.
    pub(super) fn participle_here(&self, at: &Cursor<'_>) -> Option<(VerbId, usize)> {
        let (verb, count, form) = self.verb_here(at)?;
        self.is_participle(verb, form).then_some((verb, count))
    }

    /// `SELECTION is PARTICIPLE ...`, `PLAYER VERBs OBJECT ...`, `OBJECT VERBs ...`.
    fn subject_happens(&mut self, at: &mut Cursor<'_>) -> Read<(Bound, bool)> {
        let begin = *at;
        let subject = self.operand(at, Within::OPEN)?;
        let span = self.val_span(&subject);
        if at.eat("is") {
            let before = at.peek().is_some_and(|word| word.is("about"));
            if before {
                at.take(1);
                for word in ["to", "be"] {
                    if !at.eat(word) {
                        return Err(self.expected("`about to be`", at));
                    }
                }
            }
            let Some((verb, count)) = self.participle_here(at) else {
                let help = match self.class(at) {
                    Some(Class::Relation(_) | Class::Adjective(_) | Class::State(_)) => {
                        let how = super::spell::row(at.rest());
                        format!(
                            "this says how somebody is, and nothing that happens: begin with `while ... is {how}:`, or ask `if ... is {how}` behind a happening"
                        )
                    }
                    _ => String::from("write the participle of a verb: `is killed`"),
                };
                return Err(self.expected_or("a happening", at, Some(help)));
            };
            at.take(count);
            let mut bound = self.unbound(verb);
            self.bind_value(subject, &mut bound, 0, span)?;
            self.bind_roles(at, &mut bound)?;
            return Ok((bound, before));
        }
        let you = matches!(&subject, Val::One(typed) if self.slot_of(typed.id) == Some(YOU));
        let Some((verb, count, form)) = self.verb_here(at) else {
            let help = match &subject {
                Val::Text { .. } => self.title_behind(&begin, at),
                _ => None,
            };
            let help = help.unwrap_or_else(|| {
                String::from("say what happens: `... is killed`, `you play ...`")
            });
            if let Some(reported) = self.announced(&begin, at) {
                return Err(reported);
            }
            return Err(self.expected_or("what is done", at, Some(help)));
        };
        if form != Form::Third && !(you && form == Form::Plain) {
            let help = match form {
                Form::Past => {
                    let mut words = *at;
                    format!("write `is {}`", super::spell::row(words.take(count).rest()))
                }
                _ => String::from(
                    "write the form that goes with the subject: `you play`, `opponent plays`",
                ),
            };
            return Err(self.expected_or("a verb", at, Some(help)));
        }
        at.take(count);
        let object = at
            .peek()
            .is_some_and(|word| !word.is_prep() && !word.is_conn());
        let verb = object
            .then(|| self.done_to_somebody(verb))
            .flatten()
            .unwrap_or(verb);
        let mut bound = self.unbound(verb);
        self.bind_subject(at, subject, &mut bound, span)?;
        self.bind_roles(at, &mut bound)?;
        Ok((bound, false))
    }
}
