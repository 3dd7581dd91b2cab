//! What lasts from now on: `SUBJECT: CHANGES until T`, `SUBJECT cannot VERB until T`.

use super::change::Subject;
use super::effects::Body;
use super::quality::One;
use super::quote::Framed;
use super::resolver::Resolver;
use super::roles::one_of_them;
use super::select::Many;
use super::types::{Fit, set_of};
use super::value::Val;
use crate::phrase::tree::{NodeId, Shape};
use crate::reader::{Cx, PhraseError, Read, Reported, Setting, TrapError, Typed};
use crate::sentence::{Word, WordKind};
use crate::span::Span;
use crate::tree::{
    Comparison, Expr, ExprId, Hook, HookId, HookOwner, HookRole, LastingText, Rank, Settles, Slot,
    Statement, Type, Until, YOU,
};
use smol_str::SmolStr;

impl Cx<'_> {
    /// Changes or a prohibition that last from now on.
    pub(super) fn last(
        &mut self,
        framed: Framed<Vec<HookRole>>,
        until: Until,
        span: Span,
        out: &mut Body,
    ) {
        let captured = Slot::try_from(framed.captures.len()).unwrap_or(Slot::MAX);
        let mut texts = Vec::new();
        for mut role in framed.read {
            let mut slots = framed.slots;
            let settles = self.settles(&mut role, slots, captured, span);
            if let Some(settles) = &settles {
                slots = settles.limit.map_or(settles.slot, |(slot, _)| slot) + 1;
            }
            let hook = self.lasting_hook(role, slots, span);
            texts.push(LastingText { hook, settles });
        }
        let captures = framed.captures;
        let lasting = Statement::Lasting {
            texts,
            captures,
            until,
        };
        out.push((lasting, span));
    }

    /// Says that a change must end some time.
    pub(super) fn no_end(&mut self, span: Span) -> Reported {
        let times = self.vocab.time_names(span.file);
        let times = times.map(|name| format!("`until {name}`"));
        let mut times: Vec<String> = times.collect();
        times.sort_unstable();
        self.report(TrapError::HowLong { times, span })
    }

    /// Whether a value is somebody who may be another or nobody later.
    pub(super) fn is_named_now(&self, val: &Val, ends: bool) -> bool {
        let object = |ty: &Type| matches!(one_of_them(ty), Type::Object(_) | Type::Any);
        match val {
            Val::One(typed) if object(&typed.ty) => {
                let local = matches!(self.at(typed.id), Expr::Local(_));
                (ends && !local) || self.asks_scope(typed.id)
            }
            Val::Many(sel) => {
                let group = &sel.group;
                let within = group.from.is_some_and(|from| {
                    (ends && !matches!(self.at(from), Expr::Place { .. })) || self.asks_scope(from)
                });
                object(&sel.elem)
                    && (within || group.tests.iter().any(|part| self.asks_scope(*part)))
            }
            _ => false,
        }
    }

    fn asks_scope(&self, of: ExprId) -> bool {
        self.some_part(of, |expr| matches!(expr, Expr::Scope(_)))
    }

    /// How much a change comes to is settled when it begins, as who is changed is: what a text has done is over, and
    /// goes on with nothing that happens later. Nothing is to settle in what cannot become another.
    fn settles(
        &mut self,
        role: &mut HookRole,
        slot: Slot,
        captured: Slot,
        span: Span,
    ) -> Option<Settles> {
        let HookRole::Change {
            amount,
            subject,
            limit,
            ..
        } = role
        else {
            return None;
        };
        let fixed = |slot: Slot| slot <= YOU + captured;
        let capped = limit.filter(|limit| !self.stays(*limit, &fixed));
        if self.stays(*amount, &fixed) && capped.is_none() {
            return None;
        }
        let said: Vec<ExprId> = capped.into_iter().chain([*amount]).collect();
        let each =
            Some(*subject).filter(|who| said.iter().any(|part| self.book.speaks_of(*part, *who)));
        let settled = self.local(slot, span);
        let amount = std::mem::replace(amount, settled);
        let capped = capped.map(|found| {
            let kept = self.local(slot + 1, span);
            *limit = Some(kept);
            (slot + 1, found)
        });
        Some(Settles {
            slot,
            amount,
            limit: capped,
            each,
        })
    }

    /// Whether an expression is the same whenever it is asked.
    fn stays(&self, id: ExprId, fixed: &impl Fn(Slot) -> bool) -> bool {
        let expr = self.at(id);
        match expr {
            Expr::Local(slot) => fixed(*slot),
            Expr::Nothing
            | Expr::Truth(_)
            | Expr::Number(_)
            | Expr::Text(_)
            | Expr::Title(_)
            | Expr::Symbol(_)
            | Expr::Symbols(_)
            | Expr::Kind(_)
            | Expr::Arith(..)
            | Expr::Not(_)
            | Expr::And(_)
            | Expr::Or(_)
            | Expr::Compare(..)
            | Expr::List(_)
            | Expr::Union(_)
            | Expr::Except(..) => {
                let mut parts = expr.parts().exprs.into_iter();
                parts.all(|part| self.stays(part, fixed))
            }
            _ => false,
        }
    }

    /// Enters a piece of text that a statement makes stand.
    fn lasting_hook(&mut self, role: HookRole, slots: Slot, span: Span) -> HookId {
        let rank = match self.env.setting {
            Setting::Card => Rank::Card,
            _ => Rank::Rule,
        };
        self.hook(Hook {
            owner: HookOwner::Lasting,
            rank,
            overrides: Vec::new(),
            slots,
            active: None,
            anywhere: false,
            role,
            cites: Vec::new(),
            span,
        })
    }

    /// Keeps what the subject means now: an object or a set.
    pub(super) fn fixed(&mut self, val: Val, span: Span, out: &mut Body) -> Read<(Slot, Type)> {
        let slot = self.env.fresh();
        let ty = match val {
            Val::Many(sel) if sel.is_choice() => self.choose(*sel, slot, out)?,
            val => {
                let typed = match val {
                    Val::Text { text, any, span } => {
                        let sel = self.titled(&text, any, span);
                        self.set_of(sel)?
                    }
                    val => self.settle(val)?,
                };
                let value = typed.id;
                out.push((Statement::Let { slot, value }, span));
                self.member(&typed.ty).map_or(typed.ty, set_of)
            }
        };
        if !matches!(self.one_of(&ty), Type::Object(_) | Type::Any) {
            let object = self.any_object();
            return Err(self.mismatch(&ty, &object, span));
        }
        Ok((slot, ty))
    }

    /// The subject of lasting changes: what was captured first.
    pub(super) fn captured_subject(&mut self, ty: Type, span: Span) -> Subject {
        let captured = self.local(YOU + 1, span);
        let slot = self.env.fresh();
        let it = self.local(slot, span);
        let (test, ty) = match self.member(&ty) {
            Some(member) => (Expr::In(it, captured), member),
            None => (Expr::Compare(Comparison::Equal, it, captured), ty),
        };
        let test = self.push(test, span);
        Subject {
            slot,
            ty,
            test,
            kinds: Vec::new(),
        }
    }
}

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

    /// `until T`, which must be said: what an effect changes would last to the end of the game, and cards leave out
    /// only what stands as long as they do.
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
        let read = match picked || self.is_named_now(&val, until.is_some()) {
            true => self.chosen_who(who, val, picked, out),
            false => {
                self.env = env;
                Ok(())
            }
        };
        let read = read.and_then(|()| self.forbidden_until(id, until, out));
        self.env.locals.truncate(mark);
        self.fixed.truncate(fixed);
        read
    }

    /// Keeps who cannot do it.
    fn chosen_who(&mut self, who: NodeId, val: Val, picked: bool, out: &mut Body) -> Read<()> {
        let span = self.place(who);
        let object = matches!(self.elem_type(&val), Type::Object(_) | Type::Any);
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
        let framed = self.framed_over(&words, &[], |at| Ok(vec![at.forbidden_at(id)?]))?;
        self.last(framed, until, span, out);
        Ok(())
    }

    /// Fixes those to whom something cannot be done, if they are somebody who may be another or nobody later:
    /// `opponent cannot damage host until ...`.
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
        Err(self.english(word, help, span))
    }
}
