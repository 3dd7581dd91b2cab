//! What lasts from now on: `SUBJECT: CHANGES until T`, `SUBJECT cannot VERB until T`.

use super::change::Subject;
use super::effect::Body;
use super::look::Within;
use super::quote::Framed;
use super::select::Many;
use super::value::Val;
use crate::checks::walk::of_expr;
use crate::reader::{Cursor, Cx, PhraseError, Read, Reported, Setting, TrapError};
use crate::sentence::{Word, WordKind};
use crate::span::Span;
use crate::tree::{
    Comparison, Expr, ExprId, Hook, HookId, HookOwner, HookRole, LastingText, Rank, Settles, Slot,
    Statement, Type, Until, YOU,
};
use crate::vocabulary::{Class, Form};
use smol_str::SmolStr;

impl Cx<'_> {
    /// `SUBJECT: CHANGES until T` as a statement: the subject is fixed now, the changes last.
    ///
    /// # Errors
    /// When it was reported.
    pub(super) fn lasting(
        &mut self,
        mut at: Cursor<'_>,
        colon: usize,
        span: Span,
        out: &mut Body,
    ) -> Read<()> {
        let mut subject = at.take(colon);
        at.next_word();
        self.no_frame(&subject)?;
        if matches!(self.class(&subject), Some(Class::Verb(_, Form::Plain))) {
            let word = subject
                .peek()
                .map(super::spell::spelled)
                .unwrap_or_default();
            // `discard one card: draw 1` is what is paid, and what one gets for it.
            let gets = at.peek().filter(|_| self.verb_here(&at).is_some());
            let help = match gets {
                Some(_) => format!(
                    "write what it costs before it: `at cost ({}): you may {}`",
                    super::spell::row(subject.rest()),
                    super::spell::row(at.rest())
                ),
                None => format!(
                    "put the change in parentheses beside other effects: `{word} ..., (SUBJECT: FIELD +1 until ...)`"
                ),
            };
            return Err(self.report(TrapError::English {
                word,
                help: help.into(),
                span: subject.here(),
            }));
        }
        let subject_span = subject.span();
        let begin = subject;
        let val = self.sum(&mut subject, Within::OPEN)?;
        self.finish(&subject)?;
        self.lie_in_play(&val, &begin, &subject)?;
        let (slot, ty) = self.fixed(val, subject_span, out)?;
        let until_at = at.find(|word| word.is("until")).unwrap_or(at.rest().len());
        let changes = at.take(until_at);
        let until = self.how_long(&mut at, span)?;
        self.finish(&at)?;
        let words: Vec<Word> = changes.rest().to_vec();
        let mut inner = changes;
        let framed = self.framed_with(&words, &[slot], |cx| {
            let subject = cx.captured_subject(ty, span);
            let roles = cx.change_list(&mut inner, &subject)?;
            cx.finish(&inner)?;
            Ok(roles)
        })?;
        self.last(framed, until, span, out);
        Ok(())
    }

    /// Changes that last from now on.
    pub(super) fn last(
        &mut self,
        framed: Framed<Vec<HookRole>>,
        until: Until,
        span: Span,
        out: &mut Body,
    ) {
        let first = framed.captures.len();
        let mut texts = Vec::new();
        for mut role in framed.read {
            let (mut slots, captured) = (framed.slots, Slot::try_from(first).unwrap_or(Slot::MAX));
            let settles = self.settles(&mut role, slots, captured, span);
            if let Some(settles) = &settles {
                slots = settles.limit.map_or(settles.slot, |(slot, _)| slot) + 1;
            }
            let hook = self.lasting_hook(role, slots, span);
            texts.push(LastingText { hook, settles });
        }
        out.push((
            Statement::Lasting {
                texts,
                captures: framed.captures,
                until,
            },
            span,
        ));
    }

    /// `SUBJECT cannot VERB ... [until T]` as a statement.
    ///
    /// # Errors
    /// When it was reported.
    pub(super) fn lasting_prohibition(
        &mut self,
        at: &mut Cursor<'_>,
        found: usize,
        out: &mut Body,
    ) -> Read<()> {
        let span = at.span();
        let chosen = self.chosen_subject(at.rest().get(..found).unwrap_or_default());
        if chosen || self.named_subject(at, found)? {
            return self.chosen_prohibition(at, found, out);
        }
        let mark = self.env.locals.len();
        let words = self.named_objects(at, found, out)?;
        let read = self.prohibition_of(&words, found, span, out);
        self.env.locals.truncate(mark);
        at.take(at.rest().len());
        read
    }

    fn prohibition_of(
        &mut self,
        words: &[Word],
        found: usize,
        span: Span,
        out: &mut Body,
    ) -> Read<()> {
        let mut said = Cursor::over(words, span);
        let at = &mut said;
        let mut subject = at.take(found);
        at.next_word();
        let until_at = at.find(|word| word.is("until")).unwrap_or(at.rest().len());
        let mut verb = at.take(until_at);
        let until = self.how_long(at, span)?;
        let framed = self.framed(words, |cx| {
            let role = cx.forbidden(&mut subject, &mut verb)?;
            cx.finish(&verb)?;
            Ok(role)
        })?;
        self.last_forbidden(framed, until, span, out);
        Ok(())
    }

    /// A prohibition that lasts from now on.
    pub(super) fn last_forbidden(
        &mut self,
        framed: Framed<HookRole>,
        until: Until,
        span: Span,
        out: &mut Body,
    ) {
        let hook = self.lasting_hook(framed.read, framed.slots, span);
        out.push((
            Statement::Lasting {
                texts: vec![hook.into()],
                captures: framed.captures,
                until,
            },
            span,
        ));
    }

    /// `until T`, which must be said: what an effect changes would last to the end of the game, and cards leave out only what
    /// stands as long as they do.
    fn how_long(&mut self, at: &mut Cursor<'_>, span: Span) -> Read<Until> {
        if at.is_done() {
            return Err(self.no_end(span));
        }
        self.until(at)
    }

    /// Says that a change must end some time.
    pub(super) fn no_end(&mut self, span: Span) -> Reported {
        let times = self.vocab.time_heads.iter();
        let times = times.map(|(name, _)| format!("`until {name}`"));
        let mut times: Vec<String> = times.collect();
        times.sort_unstable();
        self.report(TrapError::HowLong { times, span })
    }

    /// Whether a number before a subject makes it a choice: `one ship cannot move` is said of the one that is chosen.
    fn chosen_subject(&mut self, words: &[Word]) -> bool {
        let mut at = Cursor::over(words, Span::default());
        matches!(
            self.quantifier(&mut at),
            Ok(Some(
                Many::A
                    | Many::Another
                    | Many::Count(_)
                    | Many::AtLeast(_)
                    | Many::UpTo(_)
                    | Many::AnyNumber
            ))
        )
    }

    /// Whether a subject is somebody who may be another or nobody later: with an end to it `host` and `that ship`, and whatever
    /// a scope says, which holds no longer than its rule is at work.
    fn named_subject(&mut self, at: &Cursor<'_>, found: usize) -> Read<bool> {
        let ends = at.find(|word| word.is("until")).is_some();
        let mut subject = *at;
        let mut subject = subject.take(found);
        let env = self.env.clone();
        let read = self.operand(&mut subject, Within::OPEN);
        self.env = env;
        let val = read?;
        Ok(self.is_named_now(&val, ends))
    }

    /// Whether a value is somebody who may be another or nobody later.
    pub(super) fn is_named_now(&self, val: &Val, ends: bool) -> bool {
        let object = |ty: &Type| match ty {
            Type::Set(member) => matches!(**member, Type::Object(_) | Type::Any),
            ty => matches!(ty, Type::Object(_) | Type::Any),
        };
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

    /// The words of a prohibition in which those to whom it is done are fixed now, if they are somebody: `opponent cannot
    /// damage host until ...`, `you cannot attempt SCOPE until ...`.
    fn named_objects(&mut self, at: &Cursor<'_>, found: usize, out: &mut Body) -> Read<Vec<Word>> {
        let ends = at.find(|word| word.is("until"));
        let Some(end) = ends else {
            return Ok(at.rest().to_vec());
        };
        let mut rest = *at;
        let mut said = rest.take(end);
        let mut words: Vec<Word> = said.take(found + 1).rest().to_vec();
        if let Some(be) = said.peek().filter(|word| word.is("be")) {
            words.push(be.clone());
            said.next_word();
        }
        let Some((verb, count, _)) = self.verb_here(&said) else {
            return Ok(at.rest().to_vec());
        };
        let declared = self.book.verbs.get(verb.index());
        let roles = declared.map(|verb| {
            let roles = verb.params.iter().filter_map(|param| param.role.clone());
            roles.chain([SmolStr::new_static("by")]).collect::<Vec<_>>()
        });
        let roles = roles.unwrap_or_default();
        words.extend_from_slice(said.take(count).rest());
        while let Some(word) = said.peek() {
            if word.is_prep() {
                words.push(word.clone());
                said.next_word();
                continue;
            }
            let begin = said;
            let within = Within {
                roles: &roles,
                ..Within::OPEN
            };
            let (env, errors) = (self.env.clone(), self.errors.len());
            let read = self.sum(&mut said, within);
            let count = begin.rest().len().saturating_sub(said.rest().len());
            match read {
                Ok(val) if count > 0 && self.is_named_now(&val, true) => {
                    let span = self.val_span(&val);
                    let (slot, ty) = self.fixed(val, span, out)?;
                    // No script can write a name with a space in it.
                    let name = SmolStr::from(format!("the fixed {slot}"));
                    self.env.name(name.clone(), slot, Some(ty), span);
                    let kind = WordKind::Name {
                        text: name,
                        quoted: true,
                    };
                    words.push(Word { kind, span });
                }
                read => {
                    // What is wrong with it is told where it is read.
                    self.env = env;
                    self.errors.truncate(errors);
                    if read.is_err() || count == 0 {
                        words.extend_from_slice(begin.rest());
                        break;
                    }
                    words.extend_from_slice(begin.rest().get(..count).unwrap_or_default());
                }
            }
        }
        words.extend_from_slice(rest.rest());
        Ok(words)
    }

    /// Whether an expression asks a scope.
    fn asks_scope(&self, of: ExprId) -> bool {
        let expr = self.at(of);
        matches!(expr, Expr::Scope(_))
            || of_expr(expr)
                .exprs
                .iter()
                .any(|part| self.asks_scope(*part))
    }

    /// `one KIND cannot VERB until T`: the choice first, then what is said of the chosen.
    fn chosen_prohibition(
        &mut self,
        at: &mut Cursor<'_>,
        found: usize,
        out: &mut Body,
    ) -> Read<()> {
        let mut subject = at.take(found);
        let span = subject.span();
        let val = self.operand(&mut subject, Within::OPEN)?;
        self.finish(&subject)?;
        let choice = matches!(&val, Val::Many(sel) if sel.is_choice());
        if choice
            && !matches!(self.val_type(&val), Type::Set(member) if matches!(*member, Type::Object(_) | Type::Any))
        {
            return Err(self.report(PhraseError::Choice { span }));
        }
        let (slot, ty) = self.fixed(val, span, out)?;
        // No script can write a name with a space in it.
        let name = SmolStr::new_static("the chosen");
        let mark = self.env.locals.len();
        self.env.name(name.clone(), slot, Some(ty), span);
        let mut words = vec![Word {
            kind: WordKind::Name {
                text: name,
                quoted: true,
            },
            span,
        }];
        words.extend_from_slice(at.take(at.rest().len()).rest());
        let mut said = Cursor::over(&words, span);
        let read = self.lasting_prohibition(&mut said, 1, out);
        self.env.locals.truncate(mark);
        read
    }

    /// How much a change comes to is settled when it begins, as who is changed is: what a text has done is over, and goes on with
    /// nothing that happens later. Nothing is to settle in what cannot become another.
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
        let each = Some(*subject).filter(|who| said.iter().any(|part| self.speaks_of(*part, *who)));
        let settled = self.push(Expr::Local(slot), span);
        let amount = std::mem::replace(amount, settled);
        let capped = capped.map(|found| {
            let kept = self.push(Expr::Local(slot + 1), span);
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
            | Expr::Kind(_) => true,
            Expr::Arith(..)
            | Expr::Not(_)
            | Expr::And(_)
            | Expr::Or(_)
            | Expr::Compare(..)
            | Expr::List(_)
            | Expr::Union(_)
            | Expr::Except(..) => of_expr(expr)
                .exprs
                .iter()
                .all(|part| self.stays(*part, fixed)),
            _ => false,
        }
    }

    /// Enters a piece of text that a statement makes stand.
    fn lasting_hook(&mut self, role: HookRole, slots: Slot, span: Span) -> HookId {
        let rank = if self.env.setting == Setting::Card {
            Rank::Card
        } else {
            Rank::Rule
        };
        let hook = HookId(u32::try_from(self.book.hooks.len()).unwrap_or(u32::MAX));
        self.book.hooks.push(Hook {
            owner: HookOwner::Lasting,
            rank,
            overrides: Vec::new(),
            slots,
            active: None,
            anywhere: false,
            role,
            cites: Vec::new(),
            span,
        });
        hook
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
                match self.member(&typed.ty) {
                    Some(member) => Type::Set(Box::new(member)),
                    None => typed.ty,
                }
            }
        };
        let member = self.member(&ty).unwrap_or_else(|| ty.clone());
        if !matches!(member, Type::Object(_) | Type::Any) {
            let object = self.any_object();
            return Err(self.mismatch(&ty, &object, span));
        }
        Ok((slot, ty))
    }

    /// The subject of lasting changes: what was captured first.
    pub(super) fn captured_subject(&mut self, ty: Type, span: Span) -> Subject {
        let captured = self.push(Expr::Local(YOU + 1), span);
        let slot = self.env.fresh();
        let it = self.push(Expr::Local(slot), span);
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
