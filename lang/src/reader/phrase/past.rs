//! What has happened before: `s was attacked last turn`, `you solved planet mission this turn`, `number of times
//! opponent played "X" this game`.
//!
//! The machine counts such events when they happen, under keys. What the sentence names as one thing (`s`,
//! `this`, `you`) is a key; what it describes (`planet mission`) is asked of the event when it happens, in a
//! frame that knows nothing of who asks later.

use super::happening::Bound;
use super::look::Within;
use super::select::Many;
use super::value::Val;
use crate::checks::asks_who;
use crate::explicit;
use crate::reader::{Cursor, Cx, Env, PhraseError, Read, TrapError, Typed};
use crate::sentence::Word;
use crate::span::Span;
use crate::tree::{Comparison, Expr, ExprId, Memory, MemoryId, Param, Slot, Span as Time, Type};
use crate::vocabulary::{Class, Special};
use smol_str::SmolStr;

/// An event that is being described, in a frame of its own.
struct Past {
    bound: Bound,
    frame: Env,
    /// The slots that are keys, and what is asked of them now.
    keys: Vec<(Slot, ExprId)>,
    /// The slot of who does it, where it is counted under whose doing it is.
    agent: Option<Slot>,
}

impl Cx<'_> {
    /// Whether a condition goes on with `was PARTICIPLE` or `VERBed`.
    pub(super) fn is_past(&self, at: &Cursor<'_>) -> bool {
        let mut rest = *at;
        if rest.eat("was") {
            rest.eat("not");
        }
        self.participle_here(&rest).is_some()
    }

    /// The rest of it, behind its subject: how often it has happened, and whether `not` stood there.
    ///
    /// # Errors
    /// When it was reported.
    pub(super) fn past(
        &mut self,
        at: &mut Cursor<'_>,
        subject: Val,
        words: Cursor<'_>,
        span: Span,
    ) -> Read<(Typed, bool)> {
        let mut subject_words = words;
        let said = words.rest().len().saturating_sub(at.rest().len());
        let subject_words = subject_words.take(said);
        let passive = at.eat("was");
        let not = passive && at.eat("not");
        let Some((verb, count)) = self.participle_here(at) else {
            return Err(self.expected("a happening", at));
        };
        at.take(count);
        let bound = self.unbound(verb);
        let mut frame = Env::new(self.env.setting);
        frame.depth = self.env.depth;
        let mut past = Past {
            bound,
            frame,
            keys: Vec::new(),
            agent: None,
        };
        let player = self.val_type(&subject) == Type::Player;
        let first = past.bound.params.first().cloned();
        let acts = !passive
            && player
            && first
                .as_ref()
                .is_none_or(|param| param.ty != Type::Player || param.role.is_some());
        if acts {
            let (slot, tests) =
                self.past_value(&mut past, (None, subject), subject_words, &Type::Player)?;
            past.bound.by = Some(slot);
            past.bound.tests.extend(tests);
            past.agent = Some(slot).filter(|_| self.is_of_texts(verb));
            let stands = at
                .peek()
                .is_some_and(|word| !word.is_prep() && !word.is_conn() && !is_time(word));
            if stands && let Some(param) = first.filter(|param| param.role.is_none()) {
                self.past_role(at, &mut past, 0, &param)?;
            }
        } else {
            let Some(param) = first else {
                let span = subject_words.span();
                return Err(self.report(PhraseError::NotRemembered { span }));
            };
            self.past_bind(&mut past, 0, &param, subject, subject_words)?;
        }
        self.past_roles(at, &mut past)?;
        let within = self.past_time(at);
        let span = span.to(at.behind());
        let memory = self.memory(past.bound, past.frame.slots, &past.keys, past.agent, span);
        let key = past.keys.into_iter().map(|(_, key)| key).collect();
        let expr = Expr::Happened {
            memory,
            key,
            span: within,
        };
        Ok((self.typed(expr, Type::Number, span), not))
    }

    /// The same as a truth.
    ///
    /// # Errors
    /// When it was reported.
    pub(super) fn past_truth(
        &mut self,
        at: &mut Cursor<'_>,
        subject: Val,
        words: Cursor<'_>,
        span: Span,
    ) -> Read<Typed> {
        // With a quantifier it is said of as many as are there now; without one it describes what was then, and so does `some` of
        // those that say what they are by themselves: they may be there no more.
        let mut words = words;
        let mut subject = subject;
        // So does `no`, which is its opposite.
        let mut none = false;
        if let Val::Many(sel) = &mut subject
            && matches!(sel.many, Many::Some | Many::No)
            && !sel.placed
            && sel.group.from.is_none()
            && sel.best.is_empty()
            && words
                .peek()
                .is_some_and(|word| word.is("some") || word.is("no"))
            && !at.ahead(1).is_some_and(|word| word.is("not"))
            && !self.binds_here(&{
                let mut behind = words;
                behind.next_word();
                behind
            })
            && !sel
                .group
                .tests
                .iter()
                .any(|test| asks_who(self.book, *test))
        {
            none = sel.many == Many::No;
            sel.many = Many::Bare;
            words.next_word();
        }
        if let Val::Many(sel) = &subject
            && sel.many != Many::Bare
        {
            let mut sel = (**sel).clone();
            let it = self.typed(Expr::Local(sel.group.slot), sel.elem.clone(), sel.span);
            let test = self.past_truth(at, Val::One(it), words, span)?;
            let id = self.of_all(&mut sel, test.id)?;
            return Ok(Typed {
                id,
                ty: Type::Truth,
            });
        }
        let (times, not) = self.past(at, subject, words, span)?;
        let span = span.to(at.behind());
        let zero = self.push(Expr::Number(0), span);
        let how = if not != none {
            Comparison::Equal
        } else {
            Comparison::Greater
        };
        Ok(self.typed(Expr::Compare(how, times.id, zero), Type::Truth, span))
    }

    /// `PREP value` for each role.
    fn past_roles(&mut self, at: &mut Cursor<'_>, past: &mut Past) -> Read<()> {
        while let Some(word) = at.peek() {
            let params = past.bound.params.clone();
            let role = |param: &Param| param.role.as_deref().is_some_and(|role| word.is(role));
            let found = params.iter().position(role);
            if word.is("by") && found.is_none() {
                at.next_word();
                let (words, value) = self.past_words(at)?;
                let (slot, tests) = self.past_value(past, (None, value), words, &Type::Player)?;
                past.bound.by = Some(slot);
                past.bound.tests.extend(tests);
                past.agent = Some(slot);
                continue;
            }
            let Some((index, param)) = found.and_then(|at| Some((at, params.get(at)?.clone())))
            else {
                return Ok(());
            };
            at.next_word();
            self.past_role(at, past, index, &param)?;
        }
        Ok(())
    }

    fn past_role(
        &mut self,
        at: &mut Cursor<'_>,
        past: &mut Past,
        index: usize,
        param: &Param,
    ) -> Read<()> {
        let (words, value) = self.past_words(at)?;
        self.past_bind(past, index, param, value, words)
    }

    /// A value, and the words that say it.
    fn past_words<'w>(&mut self, at: &mut Cursor<'w>) -> Read<(Cursor<'w>, Val)> {
        let mut words = *at;
        let value = self.sum(at, Within::OPEN)?;
        let said = words.rest().len().saturating_sub(at.rest().len());
        Ok((words.take(said), value))
    }

    fn past_bind(
        &mut self,
        past: &mut Past,
        index: usize,
        param: &Param,
        value: Val,
        words: Cursor<'_>,
    ) -> Read<()> {
        let wanted = match &param.ty {
            Type::Set(member) => (**member).clone(),
            ty => ty.clone(),
        };
        let (slot, tests) = self.past_value(past, (Some(index), value), words, &wanted)?;
        if let Some(role) = past.bound.roles.get_mut(index) {
            *role = Some(slot);
        }
        past.bound.tests.extend(tests);
        Ok(())
    }

    /// The slot of a role: a key, or tests on what stands there when it happens.
    fn past_value(
        &mut self,
        past: &mut Past,
        (role, value): (Option<usize>, Val),
        words: Cursor<'_>,
        wanted: &Type,
    ) -> Read<(Slot, Vec<ExprId>)> {
        if let Val::One(typed) = &value
            && self.member(&typed.ty).is_none()
        {
            let key = self.want_loose(value, wanted)?;
            let slot = past.frame.fresh();
            past.keys.push((slot, key));
            return Ok((slot, Vec::new()));
        }
        // What is remembered knows nothing of the card that asks later.
        if let Val::Many(sel) = &value
            && sel.many == Many::Another
        {
            let span = sel.span;
            let word = SmolStr::new_static("another");
            let help = "ask it of each that is there: `some KIND where it != this and it was ...`";
            let help = help.into();
            return Err(self.report(TrapError::English { word, help, span }));
        }
        if let Val::Many(sel) = &value
            && sel.both
        {
            let span = sel.span;
            return Err(self.report(TrapError::BothHappened { span }));
        }
        // Read once more, where nothing is known of who asks.
        let outer = std::mem::replace(&mut self.env, std::mem::take(&mut past.frame));
        let mark = self.errors.len();
        let mut inner = words;
        let read = self.sum(&mut inner, Within::OPEN).and_then(|value| {
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
                let span = words.span();
                Err(self.report(PhraseError::NotRemembered { span }))
            }
        }
    }

    /// `this turn`, `last turn`, `this game`; without any, the game.
    fn past_time(&mut self, at: &mut Cursor<'_>) -> Time {
        let first = |at: &Cursor<'_>, word: &str| at.peek().is_some_and(|one| one.is(word));
        let second = |at: &Cursor<'_>, word: &str| at.ahead(1).is_some_and(|one| one.is(word));
        let (this, last) = (first(at, "this"), first(at, "last"));
        let (turn, game) = (second(at, "turn"), second(at, "game"));
        let time = match (this, last, turn, game) {
            (true, _, true, _) => Time::Turn,
            (_, true, true, _) => Time::LastTurn,
            (true, _, _, true) => Time::Game,
            _ => return Time::Game,
        };
        at.take(2);
        time
    }

    /// The memory of such events; one that is kept already serves again.
    pub(in crate::reader::phrase) fn memory(
        &mut self,
        bound: Bound,
        slots: Slot,
        keys: &[(Slot, ExprId)],
        agent: Option<Slot>,
        span: Span,
    ) -> MemoryId {
        let event = self.pattern(bound, span);
        let key = keys
            .iter()
            .map(|(slot, _)| {
                let key = self.push(Expr::Local(*slot), span);
                match self.book.laws.doer.filter(|_| agent == Some(*slot)) {
                    Some(function) => self.push(
                        Expr::Call {
                            function,
                            args: vec![key],
                        },
                        span,
                    ),
                    None => key,
                }
            })
            .collect();
        let memory = Memory { event, key, slots };
        let like = explicit::memory(self.book, &memory);
        let known = self.side.memory(like, self.book.memories.len());
        if known.index() == self.book.memories.len() {
            self.book.memories.push(memory);
        }
        known
    }

    /// `number of times C`, behind `number of times`.
    ///
    /// # Errors
    /// When it was reported.
    pub(super) fn times(&mut self, at: &mut Cursor<'_>, span: Span) -> Read<Typed> {
        let words = *at;
        let subject = self.sum(at, Within::OPEN)?;
        if !self.is_past(at) {
            let help = String::from("say what happened: `x was PARTICIPLE`, `you VERBed X`");
            return Err(self.expected_or("a happening", at, Some(help)));
        }
        let (times, not) = self.past(at, subject, words, span)?;
        if not {
            let span = words.span();
            return Err(self.report(PhraseError::NotRemembered { span }));
        }
        Ok(times)
    }

    /// Whether `times` stands here, behind `number of`.
    pub(super) fn is_times(&self, at: &Cursor<'_>, count: usize) -> bool {
        matches!(self.class(at), Some(Class::Special(Special::NumberOf)))
            && at.ahead(count).is_some_and(|word| word.is("times"))
    }
}

/// Whether words end with `this turn`, `last turn` or `this game`, whose last word is no name.
pub(super) fn ends_in_time(words: &[Word]) -> bool {
    match words {
        [.., first, second] => {
            first.is("this") && (second.is("turn") || second.is("game"))
                || first.is("last") && second.is("turn")
        }
        _ => false,
    }
}

/// Whether a word begins `this turn`, `last turn` or `this game`.
fn is_time(word: &Word) -> bool {
    word.is("this") || word.is("last")
}
