//! What lasts from now on: `SUBJECT: CHANGES until T`, `SUBJECT cannot VERB until T`.

use super::super::effect::Body;
use super::super::select::Many;
use super::super::types::Fit;
use super::super::value::Val;
use super::Resolver;
use super::quality::One;
use crate::phrase::tree::{NodeId, Shape};
use crate::reader::{PhraseError, Read, TrapError, Typed};
use crate::sentence::{Word, WordKind};
use crate::span::Span;
use crate::tree::{Expr, Type, Until};
use smol_str::SmolStr;

impl Resolver<'_, '_, '_> {
    /// Changes or a prohibition, with the time at which they end, put behind what a body does.
    pub(super) fn changes_at(&mut self, id: NodeId, out: &mut Body) -> Read<()> {
        let (what, until) = match self.shape(id) {
            Shape::EffectUntil => (self.part(id, 0), self.part(id, 1)),
            _ => (id, NodeId::NONE),
        };
        match self.shape(what) {
            Shape::ChangesOf => self.lasting_changes(id, what, until, out),
            Shape::Cannot => self.lasting_prohibition_at(what, until, out),
            Shape::Must => self.nobody_must(what),
            _ => self.extra(id),
        }
    }

    /// `SUBJECT: CHANGES until T`: the subject is fixed now, the changes last.
    fn lasting_changes(
        &mut self,
        whole: NodeId,
        id: NodeId,
        until: NodeId,
        out: &mut Body,
    ) -> Read<()> {
        let (subject, mut changes, mut until) = (self.part(id, 0), self.part(id, 1), until);
        if self.shape(changes) == Shape::ChangesUntil {
            (changes, until) = (self.part(changes, 0), self.part(changes, 1));
        }
        let words = self.exact(subject);
        self.no_frame(&words)?;
        let val = self.subject_of_changes(subject)?;
        let (slot, ty) = self.fixed(val, words.span(), out)?;
        let span = self.place(whole);
        let until = self.end_at(until, span)?;
        let words = self.exact(changes);
        let framed = self.framed_over(words.rest(), &[slot], |at| {
            let subject = at.captured_subject(ty, span);
            at.changes_in(at.members_of(changes), &subject)
        })?;
        self.last(framed, until, span, out);
        Ok(())
    }

    /// `until T`, which must be said: what an effect changes would last to the end of the game, and cards leave out only what
    /// stands as long as they do.
    fn end_at(&mut self, until: NodeId, span: Span) -> Read<Until> {
        match until.is_some() {
            true => self.until_at(until),
            false => Err(self.no_end(span)),
        }
    }

    /// `SUBJECT cannot VERB ... until T`. Who is chosen, or may be another or nobody later, is fixed now.
    fn lasting_prohibition_at(&mut self, id: NodeId, until: NodeId, out: &mut Body) -> Read<()> {
        let who = self.part(id, 0);
        let (mark, fixed) = (self.env.locals.len(), self.fixed.len());
        let env = self.env.clone();
        let val = self.value(who)?;
        let picked = matches!(&val, Val::Many(sel) if matches!(sel.many,
            Many::A | Many::Another | Many::Count(_) | Many::AtLeast(_) | Many::UpTo(_) | Many::AnyNumber));
        let read = if picked || self.is_named_now(&val, until.is_some()) {
            self.chosen_who(who, val, picked, out)
        } else {
            self.env = env;
            Ok(())
        };
        let read = read.and_then(|()| self.forbidden_until(id, until, out));
        self.env.locals.truncate(mark);
        self.fixed.truncate(fixed);
        read
    }

    /// Keeps who cannot do it.
    fn chosen_who(&mut self, who: NodeId, val: Val, picked: bool, out: &mut Body) -> Read<()> {
        let span = self.place(who);
        let object = matches!(self.val_type(&val), Type::Set(member) if matches!(*member, Type::Object(_) | Type::Any));
        if picked && !object {
            return Err(self.report(PhraseError::Choice { span }));
        }
        self.fix(who, val, Some("the chosen"), span, out)
    }

    /// Keeps what a part means now, under a name that no script can write, because there is a space in it.
    fn fix(
        &mut self,
        id: NodeId,
        val: Val,
        name: Option<&'static str>,
        span: Span,
        out: &mut Body,
    ) -> Read<()> {
        let (slot, ty) = self.cx.fixed(val, span, out)?;
        let name = match name {
            Some(name) => SmolStr::new_static(name),
            None => SmolStr::from(format!("the fixed {slot}")),
        };
        self.env.name(name.clone(), slot, Some(ty), span);
        self.fixed.push((id, name));
        Ok(())
    }

    /// The value of a part that was fixed before.
    pub(super) fn fixed_value(&mut self, id: NodeId) -> Option<Typed> {
        let (_, name) = self.fixed.iter().find(|(part, _)| *part == id)?;
        let local = self.env.find(name)?;
        let (slot, ty) = (local.slot, local.ty.clone()?);
        let (ty, span) = (self.shown(slot, &ty), self.place(id));
        Some(self.typed(Expr::Local(slot), ty, span))
    }

    fn forbidden_until(&mut self, id: NodeId, until: NodeId, out: &mut Body) -> Read<()> {
        let mut span = self.place(id);
        if until.is_some() {
            span = span.to(self.place(until));
            self.fix_values(id, out)?;
        }
        let mut words = self.exact(id).rest().to_vec();
        words.extend_from_slice(self.exact(until).rest());
        let until = self.end_at(until, span)?;
        for (part, text) in &self.fixed {
            let place = self.place(*part);
            words.retain(|word| word.span.start < place.start || word.span.end > place.end);
            let (text, quoted) = (text.clone(), true);
            let kind = WordKind::Name { text, quoted };
            words.push(Word { kind, span: place });
        }
        let framed = self.framed_over(&words, &[], |at| at.forbidden_at(id))?;
        self.last_forbidden(framed, until, span, out);
        Ok(())
    }

    /// Fixes those to whom something cannot be done, if they are somebody who may be another or nobody later: `opponent cannot
    /// damage host until ...`.
    fn fix_values(&mut self, id: NodeId, out: &mut Body) -> Read<()> {
        for value in self.forbidden_values(id)? {
            let (env, errors) = (self.env.clone(), self.errors.len());
            match self.one_value(value) {
                Ok(val) if self.is_named_now(&val, true) => {
                    let span = self.val_span(&val);
                    let part = match value {
                        One::Row(row) => row.id,
                        One::Node(node) => node,
                    };
                    self.fix(part, val, None, span, out)?;
                }
                // What is wrong with it is told where it is read.
                _ => {
                    self.env = env;
                    self.errors.truncate(errors);
                }
            }
        }
        Ok(())
    }

    /// Refuses `SUBJECT must VERB`.
    fn nobody_must(&mut self, id: NodeId) -> Read<()> {
        let who = self.part(id, 0);
        let subject = self.value(who)?;
        let help = match self.val_fit(&subject, &Type::Player) {
            Fit::Yes => "leave it out: `PLAYER VERBs ...` is done unless `may` stands before it",
            _ => {
                "say what is done, with a verb before it: `VERB ...`; or what it cannot do instead: `... cannot VERB`"
            }
        };
        let (word, span) = (SmolStr::new_static("must"), self.end(who).here());
        let help = help.into();
        Err(self.report(TrapError::English { word, help, span }))
    }
}
