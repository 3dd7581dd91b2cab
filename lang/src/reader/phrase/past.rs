//! What has happened before: `s was attacked last turn`, `you solved planet mission this turn`, `number of times
//! opponent played "X" this game`.
//!
//! The machine counts such events when they happen, under keys. What the sentence names as one thing (`s`,
//! `this`, `you`) is a key; what it describes (`planet mission`) is asked of the event when it happens, in a
//! frame that knows nothing of who asks later.

use super::happening::Bound;
use super::quality::One;
use super::resolver::{Resolver, Row};
use super::roles::one_of_them;
use super::select::Many;
use super::value::Val;
use crate::checks::asks_who;
use crate::explicit;
use crate::phrase::tree::{NodeId, Shape};
use crate::reader::{Cx, Env, PhraseError, Read, TrapError, Typed};
use crate::span::Span;
use crate::tree::{Comparison, Expr, ExprId, Memory, MemoryId, Slot, Span as Time, Type};

/// An event that is being described, in a frame of its own.
struct Past {
    bound: Bound,
    frame: Env,
    /// The slots that are keys, and what is asked of them now.
    keys: Vec<(Slot, ExprId)>,
    /// The slot of who does it, where it is counted under whose doing it is.
    agent: Option<Slot>,
}

impl<'w> Resolver<'_, '_, 'w> {
    /// `x was killed this turn`, `you solved planet mission this turn`.
    pub(super) fn past_so(&mut self, id: NodeId) -> Read<Typed> {
        let subject = self.part(id, 0);
        let val = self.value(subject)?;
        self.past_truth_of(id, val, One::Node(subject))
    }

    /// `number of times C`.
    pub(super) fn times_so(&mut self, id: NodeId) -> Read<Typed> {
        let sentence = self.part(id, 0);
        let subject = self.part(sentence, 0);
        let val = self.value(subject)?;
        self.times_of(sentence, val, One::Node(subject))
    }

    /// Whether it has happened to a subject, which the row or node says.
    fn past_truth_of(&mut self, id: NodeId, mut subject: Val, mut said: One<'w>) -> Read<Typed> {
        let not = self.shape(id) == Shape::Was && self.part(id, 4).is_some();
        // With a quantifier it is said of as many as are there now; without one it describes what was then, and so
        // does `some` of those that say what they are by themselves: they may be there no more. So does `no`, which
        // is its opposite.
        let mut none = false;
        if let Val::Many(sel) = &mut subject
            && let Some(row) = self.some_or_no(said).filter(|_| !not)
            && matches!(sel.many, Many::Some | Many::No)
            && !sel.placed
            && sel.group.from.is_none()
            && sel.best.is_empty()
            && !sel
                .group
                .tests
                .iter()
                .any(|test| asks_who(self.book, *test))
        {
            none = sel.many == Many::No;
            sel.many = Many::Bare;
            said = One::Row(row);
        }
        let span = self.place(id);
        if let Val::Many(mut sel) = subject {
            if sel.many != Many::Bare {
                let it = self.typed(Expr::Local(sel.group.slot), sel.elem.clone(), sel.span);
                let test = self.past_truth_of(id, Val::One(it), said)?;
                let (id, ty) = (self.of_all(&mut sel, test.id)?, Type::Truth);
                return Ok(Typed { id, ty });
            }
            subject = Val::Many(sel);
        }
        let times = self.times_of(id, subject, said)?;
        let zero = self.push(Expr::Number(0), span);
        let how = match not != none {
            true => Comparison::Equal,
            false => Comparison::Greater,
        };
        Ok(self.typed(Expr::Compare(how, times.id, zero), Type::Truth, span))
    }

    /// A row that begins with `some` or `no`, without that word.
    fn some_or_no(&self, said: One<'w>) -> Option<Row<'w>> {
        let One::Node(node) = said else {
            return None;
        };
        let row = self.row_parts(node)?;
        let quantified = self.is_word(row.quantity, "some") || self.is_word(row.quantity, "no");
        (quantified && !self.binds_name(row)).then_some(Row {
            quantity: NodeId::NONE,
            ..row
        })
    }

    /// How often it has happened to a subject.
    fn times_of(&mut self, id: NodeId, subject: Val, said: One<'w>) -> Read<Typed> {
        // What describes an event is read twice, so a description asks of no other event: it would be read four times.
        if self.env.remembers {
            return Err(self.not_remembered(said));
        }
        let sentence = self.sentence(id);
        let (passive, object) = (sentence.passive, sentence.object);
        let Some(verb) = sentence.verb else {
            return self.extra(sentence.word);
        };
        let mut frame = Env::new(self.env.setting);
        frame.depth = self.env.depth;
        frame.remembers = true;
        let mut past = Past {
            bound: self.unbound(verb),
            frame,
            keys: Vec::new(),
            agent: None,
        };
        let first = past.bound.params.first().cloned();
        let acts = !passive
            && self.val_type(&subject) == Type::Player
            && first
                .as_ref()
                .is_none_or(|param| param.ty != Type::Player || param.role.is_some());
        if acts {
            let slot = self.past_doer(&mut past, subject, said)?;
            past.agent = Some(slot).filter(|_| self.is_of_texts(verb));
        } else if first.is_some() {
            self.past_role(&mut past, 0, subject, said)?;
        } else {
            return Err(self.not_remembered(said));
        }
        if let Some(object) = object {
            if !(acts && past.bound.takes_object()) {
                return self.extra(self.place_of_one(object));
            }
            let val = self.one_value(object)?;
            self.past_role(&mut past, 0, val, object)?;
        }
        for said in self.roles_said(sentence.posts, sentence.roles)? {
            let role = Self::role_named(&past.bound, &said.name);
            if role.is_none() && said.name != "by" {
                return self.extra(said.node);
            }
            let val = self.one_value(said.what)?;
            match role {
                Some(index) => self.past_role(&mut past, index, val, said.what)?,
                None => past.agent = Some(self.past_doer(&mut past, val, said.what)?),
            }
        }
        let span = self.place(id);
        let within = self.time_span(sentence.time);
        let memory = self.memory(past.bound, past.frame.slots, &past.keys, past.agent, span);
        let key = past.keys.into_iter().map(|(_, key)| key).collect();
        let expr = Expr::Happened {
            memory,
            key,
            span: within,
        };
        Ok(self.typed(expr, Type::Number, span))
    }

    fn past_doer(&mut self, past: &mut Past, value: Val, said: One<'w>) -> Read<Slot> {
        let (slot, tests) = self.past_value_of(past, (None, value), said, &Type::Player)?;
        past.bound.by = Some(slot);
        past.bound.tests.extend(tests);
        Ok(slot)
    }

    fn past_role(&mut self, past: &mut Past, index: usize, value: Val, said: One<'w>) -> Read<()> {
        let param = past.bound.params.get(index);
        let wanted = param.map_or(Type::Any, |param| one_of_them(&param.ty));
        let (slot, tests) = self.past_value_of(past, (Some(index), value), said, &wanted)?;
        if let Some(role) = past.bound.roles.get_mut(index) {
            *role = Some(slot);
        }
        past.bound.tests.extend(tests);
        Ok(())
    }

    /// The slot of a role: a key, or tests on what stands there when it happens.
    fn past_value_of(
        &mut self,
        past: &mut Past,
        (role, value): (Option<usize>, Val),
        said: One<'w>,
        wanted: &Type,
    ) -> Read<(Slot, Vec<ExprId>)> {
        match value {
            Val::One(ref typed) if self.member(&typed.ty).is_none() => {
                let key = self.want_loose(value, wanted)?;
                let slot = past.frame.fresh();
                past.keys.push((slot, key));
                return Ok((slot, Vec::new()));
            }
            // What is remembered knows nothing of the card that asks later.
            Val::Many(sel) if sel.many == Many::Another => {
                let help =
                    "ask it of each that is there: `some KIND where it != this and it was ...`";
                return Err(self.english("another", help, sel.span));
            }
            Val::Many(sel) if sel.both => {
                return Err(self.report(TrapError::BothHappened { span: sel.span }));
            }
            _ => {}
        }
        // Resolved once more, where nothing is known of who asks.
        let outer = std::mem::replace(&mut self.env, std::mem::take(&mut past.frame));
        let mark = self.errors.len();
        let read = self.one_value(said).and_then(|value| {
            let value = match role {
                Some(index) => self.left_play(value, past.bound.verb, index),
                None => value,
            };
            self.pattern_slot(value, wanted)
        });
        past.frame = std::mem::replace(&mut self.env, outer);
        match read {
            Ok((slot, _, tests)) => Ok((slot, tests)),
            Err(_) => {
                self.errors.truncate(mark);
                Err(self.not_remembered(said))
            }
        }
    }

    fn not_remembered(&mut self, said: One<'w>) -> crate::reader::Reported {
        let (One::Node(whole) | One::Row(Row { id: whole, .. })) = said;
        let first = self.place_of_one(said);
        let span = self.place(first).to(self.place(whole));
        self.report(PhraseError::NotRemembered { span })
    }

    /// `this turn`, `last turn`, `this game`; without any, the game.
    fn time_span(&self, id: NodeId) -> Time {
        match self.words(id) {
            [first, turn] if turn.is("turn") && first.is("last") => Time::LastTurn,
            [_, turn] if turn.is("turn") => Time::Turn,
            _ => Time::Game,
        }
    }
}

impl Cx<'_> {
    /// The memory of such events; one that is kept already serves again.
    pub(super) fn memory(
        &mut self,
        bound: Bound,
        slots: Slot,
        keys: &[(Slot, ExprId)],
        agent: Option<Slot>,
        span: Span,
    ) -> MemoryId {
        let event = self.pattern(bound, span);
        let mut key = Vec::new();
        for (slot, _) in keys {
            let mut asked = self.push(Expr::Local(*slot), span);
            if let Some(law) = self.book.laws.doer.filter(|_| agent == Some(*slot)) {
                asked = self.of_function(law, vec![asked], span);
            }
            key.push(asked);
        }
        let memory = Memory { event, key, slots };
        let like = explicit::memory(self.book, &memory);
        let known = self.side.memory(like, self.book.memories.len());
        if known.index() == self.book.memories.len() {
            self.book.memories.push(memory);
        }
        known
    }
}
