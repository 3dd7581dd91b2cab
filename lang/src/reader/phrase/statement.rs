//! Statements: names, branches, loops, stages, offers; what is none of these are effects or lasting changes.

use super::effect::Body;
use super::look::{Look, Within};
use super::value::Val;
use crate::reader::{Cursor, Cx, PhraseError, Read, Reported, Typed};
use crate::sentence::{Item, Op, Word, WordKind};
use crate::span::Span;
use crate::tree::{BlockId, Expr, ExprId, Leave, QuoteType, Statement, Type, YOU};
use crate::vocabulary::{Class, Form, Special};
use smol_str::SmolStr;

/// All words of an item, its key and the words behind its colon among them.
pub(super) fn whole(item: &Item) -> Vec<Word> {
    let mut words = Vec::new();
    if let Some((key, span)) = item.key {
        words.push(Word {
            kind: WordKind::Name {
                text: SmolStr::new_static(key.text()),
                quoted: false,
            },
            span,
        });
    }
    words.extend(item.head.words.iter().cloned());
    if let Some(colon) = &item.colon {
        words.push(Word {
            kind: WordKind::Colon,
            span: colon.span.before(),
        });
        words.extend(colon.words.iter().cloned());
    }
    words
}

/// Where words stand.
fn span_of(words: &[Word], item: &Item) -> Span {
    match (words.first(), words.last()) {
        (Some(first), Some(last)) => first.span.to(last.span),
        _ => item.span,
    }
}

/// Whether words say `that` or `those`.
pub(super) fn recalls(words: &[Word]) -> bool {
    words.iter().any(|word| match &word.kind {
        WordKind::Group(phrases) => phrases.iter().any(|phrase| recalls(&phrase.words)),
        _ => word.is("that") || word.is("those"),
    })
}

impl Cx<'_> {
    /// The statements of a block. Names bound in it are forgotten behind it.
    ///
    /// # Errors
    /// When one was reported; all others have been read.
    pub(super) fn statements(&mut self, items: &[Item]) -> Read<BlockId> {
        let mark = self.env.enter();
        let shown = self.env.shown.len();
        let mut body = Body::new();
        let mut failed = None;
        for item in items {
            if let Err(reported) = self.statement(item, &mut body) {
                failed = Some(reported);
            }
        }
        self.env.leave(mark);
        self.env.shown.truncate(shown);
        match failed {
            Some(reported) => Err(reported),
            None => Ok(self.block(body)),
        }
    }

    /// One statement; choices in it come before it as statements of their own.
    ///
    /// # Errors
    /// When it was reported.
    pub(super) fn statement(&mut self, item: &Item, out: &mut Body) -> Read<()> {
        if item.is_broken() {
            return Err(Reported::before());
        }
        let words = whole(item);
        let span = span_of(&words, item);
        let earlier = self.env.earlier.len();
        let recalled = self.env.recalls;
        self.env.recalls |= recalls(&words);
        let shown = self.env.shown.len();
        let at = Cursor::over(&words, span);
        let read = self.deeper(span, |cx| cx.statement_words(item, at, span, out));
        self.env.shown.truncate(shown);
        self.env.recalls = recalled;
        self.env.earlier.truncate(earlier);
        read
    }

    fn statement_words(
        &mut self,
        item: &Item,
        mut at: Cursor<'_>,
        span: Span,
        out: &mut Body,
    ) -> Read<()> {
        let first = at.peek().and_then(Word::plain).unwrap_or_default();
        let declared = self
            .class(&at)
            .is_some_and(|class| matches!(class, Class::Verb(..) | Class::Procedure(_)));
        if !declared {
            match first {
                "let" => return self.binding(&mut at, item, out),
                "if" => return self.branches(at, item, out),
                "for" => return self.each(at, item, span, out),
                "while" | "repeat" => return self.repeated(at, item, span, out),
                "leave" => return self.leave_out(at, span, out),
                "return" => return self.give_back(at, span, out),
                "stage" => return self.stage(at, item, span, out),
                "with" => return self.with_scopes(at, item, span, out),
                "offer" => return self.offer(at, span, out),
                "open" => return self.open(at, span, out),
                "target" | "follow" => return self.kept_effects(at, span, out),
                "finish" => return self.ends_game(at, span, out),
                _ => {}
            }
        }
        if let Some(block) = &item.block {
            return self.options(at, item, block, span, out);
        }
        if let Some(colon) = self.change_colon(&at) {
            return self.lasting(at, colon, span, out);
        }
        self.effects(&mut at, out)
    }

    /// Where the colon between a subject and its changes stands: one that does not bind a name.
    pub(super) fn change_colon(&self, at: &Cursor<'_>) -> Option<usize> {
        let words = at.rest();
        (1..words.len()).find(|found| {
            let colon = words
                .get(*found)
                .is_some_and(|word| word.kind == WordKind::Colon);
            let before = words.get(found - 1..).unwrap_or_default();
            colon && !matches!(self.look_at(before), Look::Unknown)
        })
    }

    /// `let x be E`.
    fn binding(&mut self, at: &mut Cursor<'_>, item: &Item, out: &mut Body) -> Read<()> {
        let span = at.span();
        self.no_block(item)?;
        at.next_word();
        let Some(word) = at.next_word() else {
            return Err(self.expected("a name", at));
        };
        let name = SmolStr::new(word.name().unwrap_or_default());
        if !at.eat("be") {
            let help = format!("write `let {name} be ...`");
            return Err(self.expected_or("`be`", at, Some(help)));
        }
        if at.is_done() {
            return Err(self.expected("a value", at));
        }
        let known = self.known_slot(&name);
        if known.is_none() {
            self.check_local(word)?;
        }
        let again = known.is_some();
        let (slot, old) = match known {
            Some((slot, ty)) => (slot, ty),
            None => (self.env.fresh(), None),
        };
        let read = self.bound_value(at, slot, out);
        let ty = match &read {
            Ok(ty) => Some(ty.clone()),
            Err(_) => None,
        };
        self.env.shown.retain(|(shown, _)| *shown != slot);
        if slot == YOU {
            self.env.you = true;
            let ty = read?;
            return if ty == Type::Player {
                Ok(())
            } else {
                Err(self.mismatch(&ty, &Type::Player, span))
            };
        }
        match (again, old, ty) {
            (false, _, ty) => self.env.name(name, slot, ty, word.span),
            (true, Some(old), Some(new)) => {
                let Some(joined) = self.join(&old, &new) else {
                    return Err(self.mismatch(&new, &old, span));
                };
                if let Some(local) = self
                    .env
                    .locals
                    .iter_mut()
                    .rev()
                    .find(|one| one.slot == slot)
                {
                    local.ty = Some(joined);
                }
            }
            _ => {}
        }
        read.map(|_| ())
    }

    /// The slot of a name that `let` may give a new value.
    fn known_slot(&self, name: &str) -> Option<(u16, Option<Type>)> {
        if let Some(local) = self.env.find(name) {
            return Some((local.slot, local.ty.clone()));
        }
        (name == "you").then_some((YOU, Some(Type::Player)))
    }

    /// The value of a `let`: an expression, or a choice.
    fn bound_value(&mut self, at: &mut Cursor<'_>, slot: u16, out: &mut Body) -> Read<Type> {
        let span = at.span();
        let val = self.ternary(at, Within::OPEN)?;
        self.finish(at)?;
        if let Val::Many(sel) = val {
            if sel.is_choice() {
                return self.choose(*sel, slot, out);
            }
            let set = self.set_of(*sel)?;
            out.push((
                Statement::Let {
                    slot,
                    value: set.id,
                },
                span,
            ));
            return Ok(set.ty);
        }
        let typed = self.settle(val)?;
        out.push((
            Statement::Let {
                slot,
                value: typed.id,
            },
            span,
        ));
        Ok(typed.ty)
    }

    /// Refuses a block that a statement has no use for.
    fn no_block(&mut self, item: &Item) -> Read<()> {
        match &item.block {
            None => Ok(()),
            Some(block) => {
                let span = block.span;
                Err(self.report(PhraseError::Extra {
                    word: SmolStr::new_static("{"),
                    span,
                }))
            }
        }
    }

    /// What a statement does: its block, or the effects behind its colon.
    fn block_of(&mut self, item: &Item, effects: Option<Cursor<'_>>) -> Read<BlockId> {
        match (&item.block, effects) {
            (Some(block), _) => self.statements(&block.items),
            (None, Some(mut at)) => {
                let span = at.span();
                let mut body = Body::new();
                match self.change_colon(&at) {
                    Some(colon) => self.lasting(at, colon, span, &mut body)?,
                    None => self.effects(&mut at, &mut body)?,
                }
                Ok(self.block(body))
            }
            (None, None) => {
                let span = item.span.after();
                Err(self.report(PhraseError::Missing {
                    what: "a block",
                    span,
                    help: Some(String::from("write what is done between `{` and `}`")),
                }))
            }
        }
    }

    /// Parts `if C: EFFECTS` at its colon.
    fn behind_colon<'w>(&self, at: &mut Cursor<'w>, item: &Item) -> Option<Cursor<'w>> {
        if item.block.is_some() {
            return None;
        }
        let colon = self.change_colon(at)?;
        let front = at.take(colon);
        at.next_word();
        let effects = *at;
        *at = front;
        Some(effects)
    }

    /// `if C { } else if D { } else { }`.
    fn branches(&mut self, mut at: Cursor<'_>, item: &Item, out: &mut Body) -> Read<()> {
        let span = at.span();
        let effects = self.behind_colon(&mut at, item);
        let mut arms = Vec::new();
        let mut failed = None;
        match self.branch(at, |cx| cx.block_of(item, effects)) {
            Ok(arm) => arms.push(arm),
            Err(reported) => failed = Some(reported),
        }
        let mut otherwise = None;
        for other in &item.otherwise {
            let read = match &other.test {
                Some(test) => {
                    let at = Cursor::new(test);
                    let arm = self.branch(at, |cx| cx.statements(&other.block.items));
                    arm.map(|arm| arms.push(arm))
                }
                None => self
                    .statements(&other.block.items)
                    .map(|block| otherwise = Some(block)),
            };
            failed = failed.or(read.err());
        }
        match failed {
            Some(reported) => Err(reported),
            None => {
                out.push((Statement::If { arms, otherwise }, span));
                Ok(())
            }
        }
    }

    /// `if C` and what is done then, in the light of C.
    fn branch(
        &mut self,
        mut at: Cursor<'_>,
        then: impl FnOnce(&mut Self) -> Read<BlockId>,
    ) -> Read<(ExprId, BlockId)> {
        if !at.eat("if") {
            let help = String::from("write `else { }` or `else if ... { }`");
            return Err(self.expected_or("`if`", &at, Some(help)));
        }
        let test = self.truth(&mut at, Within::OPEN).and_then(|test| {
            self.finish(&at)?;
            Ok(test)
        });
        let shown = self.env.shown.len();
        if let Ok(test) = test {
            self.learn(test);
        }
        let block = then(self);
        self.env.shown.truncate(shown);
        Ok((test?, block?))
    }

    /// `for each x in S { }`, `for each x: KIND in S where C { }`.
    fn each(&mut self, mut at: Cursor<'_>, item: &Item, span: Span, out: &mut Body) -> Read<()> {
        let effects = self.behind_colon(&mut at, item);
        at.next_word();
        if !at.eat("each") {
            return Err(self.expected_or(
                "`each`",
                &at,
                Some(String::from("write `for each x in ...`")),
            ));
        }
        let mark = self.env.enter();
        let group = if self.binds_here(&at) {
            self.bound(&mut at, Within::OPEN)
        } else {
            Err(self.expected_or(
                "a name",
                &at,
                Some(String::from(
                    "write `for each x in ...` or `for each x: KIND`",
                )),
            ))
        };
        let group = group.and_then(|sel| {
            self.finish(&at)?;
            let slot = sel.group.slot;
            Ok((slot, self.set_of(sel)?))
        });
        // The body is read even if the group could not be, for its own mistakes.
        let body = self.block_of(item, effects);
        self.env.leave(mark);
        let (slot, over) = group?;
        out.push((
            Statement::Each {
                slot,
                over: over.id,
                body: body?,
            },
            span,
        ));
        Ok(())
    }

    /// `while C { }`, `repeat N { }`.
    fn repeated(
        &mut self,
        mut at: Cursor<'_>,
        item: &Item,
        span: Span,
        out: &mut Body,
    ) -> Read<()> {
        let effects = self.behind_colon(&mut at, item);
        let while_true = at.eat("while");
        if !while_true {
            at.next_word();
        }
        let wanted = if while_true {
            Type::Truth
        } else {
            Type::Number
        };
        let test = self.ternary(&mut at, Within::OPEN).and_then(|val| {
            self.finish(&at)?;
            self.want(val, &wanted)
        });
        let body = self.block_of(item, effects);
        let (test, body) = (test?, body?);
        out.push((
            if while_true {
                Statement::While { test, body }
            } else {
                Statement::Repeat { times: test, body }
            },
            span,
        ));
        Ok(())
    }

    /// `leave P`.
    fn leave_out(&mut self, mut at: Cursor<'_>, span: Span, out: &mut Body) -> Read<()> {
        at.next_word();
        let here = at.here();
        let name = at.peek().map(super::spell::spelled);
        let leave = match (&name, self.class(&at)) {
            (_, Some(Class::Procedure(procedure))) => Some(Leave::Procedure(*procedure)),
            (None, _) => Some(Leave::Loop),
            (Some(name), _) => match (name.as_str(), self.env.procedure) {
                ("loop", _) => Some(Leave::Loop),
                ("action", _) => Some(Leave::Action),
                (_, Some(procedure)) => {
                    let stages = &self.vocab.names.stages;
                    let stage = stages.get(&(procedure, name.clone()));
                    stage.map(|stage| Leave::Stage(*stage))
                }
                _ => None,
            },
        };
        let Some(leave) = leave else {
            return Err(self.report(PhraseError::UnknownName {
                what: "procedure or stage",
                name: name.unwrap_or_default(),
                span: here,
                nearest: None,
            }));
        };
        if name.is_some() {
            match self.look(&at) {
                Look::Known(_, count) => at.take(count),
                _ => at.take(1),
            };
        }
        self.finish(&at)?;
        out.push((Statement::Leave(leave), span));
        Ok(())
    }

    /// `return E`.
    fn give_back(&mut self, mut at: Cursor<'_>, span: Span, out: &mut Body) -> Read<()> {
        at.next_word();
        let value = if at.is_done() {
            None
        } else {
            let val = self.ternary(&mut at, Within::OPEN)?;
            self.finish(&at)?;
            Some(self.settle(val)?.id)
        };
        out.push((Statement::Return(value), span));
        Ok(())
    }

    /// `stage NAME { }`.
    fn stage(&mut self, mut at: Cursor<'_>, item: &Item, span: Span, out: &mut Body) -> Read<()> {
        at.next_word();
        let here = at.here();
        let name = at.peek().map(super::spell::spelled).unwrap_or_default();
        at.next_word();
        self.finish(&at)?;
        let body = self.block_of(item, None);
        let stage = self
            .env
            .procedure
            .and_then(|procedure| self.vocab.names.stages.get(&(procedure, name.clone())));
        let Some(stage) = stage else {
            return Err(self.report(PhraseError::UnknownName {
                what: "stage",
                name,
                span: here,
                nearest: None,
            }));
        };
        out.push((
            Statement::Stage {
                stage: *stage,
                body: body?,
            },
            span,
        ));
        Ok(())
    }

    /// `with SCOPE = E, SCOPE = E { }`.
    fn with_scopes(
        &mut self,
        mut at: Cursor<'_>,
        item: &Item,
        span: Span,
        out: &mut Body,
    ) -> Read<()> {
        let binds = self.scopes(&mut at).and_then(|binds| {
            self.finish(&at)?;
            Ok(binds)
        });
        let body = self.block_of(item, None);
        let (binds, mut body) = (binds?, body?);
        let mut binds = binds.into_iter().rev().peekable();
        while let Some((scope, value)) = binds.next() {
            let statement = Statement::With { scope, value, body };
            if binds.peek().is_none() {
                out.push((statement, span));
                break;
            }
            body = self.block(vec![(statement, span)]);
        }
        Ok(())
    }

    /// `P may { } else { }`, `choose one { }`, `P chooses one { }`.
    fn options(
        &mut self,
        mut at: Cursor<'_>,
        item: &Item,
        block: &crate::sentence::Block,
        span: Span,
        out: &mut Body,
    ) -> Read<()> {
        let words = at.rest();
        let found = (0..words.len()).find(|found| {
            let rest = words.get(*found..).unwrap_or_default();
            match self.look_at(rest) {
                Look::Known(entry, _) => matches!(
                    entry.class,
                    Class::Special(Special::May | Special::ChooseOne)
                ),
                _ => chooses(rest),
            }
        });
        let Some(found) = found else {
            let help = "a block stands behind `if`, `for each`, `while`, `stage`, `P may`, `choose one` or the like";
            return Err(self.expected_or(
                "a statement with a block",
                &at,
                Some(String::from(help)),
            ));
        };
        let may = {
            let mut rest = at;
            rest.take(found);
            self.is_special(&rest, Special::May)
        };
        let by = if found == 0 && !may {
            match self.env.doer {
                Some(doer) => doer,
                None => self.you(span)?.id,
            }
        } else {
            self.player_before(&mut at, found, out)?
        };
        if may {
            at.next_word();
            self.finish(&at)?;
            return self.may_block(by, item, block, span, out);
        }
        at.take(2);
        let optional = at.eat("or") && {
            let none = at.peek().is_some_and(|word| word.is("none"));
            at.next_word();
            none
        };
        self.finish(&at)?;
        let mut arms = Vec::new();
        let mut failed = None;
        for item in &block.items {
            let mut body = Body::new();
            match self.as_doer(by, |cx| cx.statement(item, &mut body)) {
                Ok(()) => arms.push(self.alternative(body)),
                Err(reported) => failed = Some(reported),
            }
        }
        if let Some(reported) = failed {
            return Err(reported);
        }
        out.push((Statement::ChooseOne { by, arms, optional }, span));
        Ok(())
    }

    /// Reads what a player does, who need not be `you`.
    pub(super) fn as_doer<T>(
        &mut self,
        by: ExprId,
        read: impl FnOnce(&mut Self) -> Read<T>,
    ) -> Read<T> {
        let outer = self.env.doer;
        let you = self.slot_of(by).is_some_and(Self::is_you);
        self.env.doer = (!you).then_some(by);
        let read = read(self);
        self.env.doer = outer;
        read
    }

    fn may_block(
        &mut self,
        by: ExprId,
        item: &Item,
        block: &crate::sentence::Block,
        span: Span,
        out: &mut Body,
    ) -> Read<()> {
        let body = self.as_doer(by, |cx| cx.statements(&block.items));
        let otherwise = match item.otherwise.as_slice() {
            [] => None,
            [other, ..] => Some(self.statements(&other.block.items)?),
        };
        out.push((
            Statement::May {
                by,
                says: None,
                able: None,
                body: body?,
                otherwise,
            },
            span,
        ));
        Ok(())
    }

    /// `offer P [must] MENU, MENU [once] [then EFFECTS]`.
    fn offer(&mut self, mut at: Cursor<'_>, span: Span, out: &mut Body) -> Read<()> {
        at.next_word();
        let by = self.operand(&mut at, Within::OPEN.inner())?;
        let by = self.want(by, &Type::Player)?;
        let must = self.eat_special(&mut at, Special::Must);
        let mut menus = Vec::new();
        loop {
            let name = at.peek().and_then(Word::name).map(SmolStr::new);
            let menu = name
                .as_ref()
                .and_then(|name| self.vocab.names.menus.get(name));
            let Some(menu) = menu else {
                let what = "menu";
                return Err(self.unknown_name(what, &at));
            };
            menus.push(*menu);
            at.next_word();
            if !at.eat_comma() {
                break;
            }
        }
        let once = at.eat("once");
        let between = if at.eat("then") {
            let mut body = Body::new();
            self.effects(&mut at, &mut body)?;
            Some(self.block(body))
        } else {
            None
        };
        self.finish(&at)?;
        out.push((
            Statement::Offer {
                by,
                menus,
                repeat: !once && !must,
                may_pass: !must,
                between,
            },
            span,
        ));
        Ok(())
    }

    /// Says that nothing of this sort has this name.
    pub(super) fn unknown_name(&mut self, what: &'static str, at: &Cursor<'_>) -> Reported {
        let Some(word) = at.peek() else {
            return self.expected("a name", at);
        };
        let name = super::spell::spelled(word);
        let names = &self.vocab.names;
        let mut known: Vec<&str> = match what {
            "menu" => names.menus.keys().map(SmolStr::as_str).collect(),
            "window" => names.windows.keys().map(SmolStr::as_str).collect(),
            "limit" => names.limits.keys().map(SmolStr::as_str).collect(),
            _ => Vec::new(),
        };
        known.sort_unstable();
        let nearest = crate::diagnostic::nearest(&name, known).map(SmolStr::new);
        self.report(PhraseError::UnknownName {
            what,
            name,
            span: word.span,
            nearest,
        })
    }

    /// `open W(args)`.
    fn open(&mut self, mut at: Cursor<'_>, span: Span, out: &mut Body) -> Read<()> {
        at.next_word();
        let name = at.peek().map(super::spell::spelled).unwrap_or_default();
        let Some(window) = self.vocab.names.windows.get(&name).copied() else {
            return Err(self.unknown_name("window", &at));
        };
        at.next_word();
        let params = self
            .book
            .procedures
            .get(window.index())
            .map(|window| window.params.clone())
            .unwrap_or_default();
        let args = self.call_args(&mut at, &name, &params, span)?;
        self.finish(&at)?;
        out.push((Statement::Open { window, args }, span));
        Ok(())
    }

    /// `target q for c as p`, `follow q for c as p [with scope = E]`.
    fn kept_effects(&mut self, mut at: Cursor<'_>, span: Span, out: &mut Body) -> Read<()> {
        let target = at.eat("target");
        if !target {
            at.next_word();
        }
        let roles = [
            SmolStr::new_static("for"),
            SmolStr::new_static("as"),
            SmolStr::new_static("with"),
        ];
        let within = Within {
            roles: &roles,
            ..Within::OPEN
        };
        let quote_at = at;
        let quote = self.operand(&mut at, within)?;
        let quote = self.want(quote, &Type::Quote(QuoteType::Effects))?;
        let object = self.any_object();
        let this = self.role_after(&mut at, "for", within, &object)?;
        let you = self.role_after(&mut at, "as", within, &Type::Player)?;
        if target {
            let Some(slot) = self.slot_of(quote) else {
                let help = String::from("give it a name with `let` before");
                return Err(self.expected_or("a local name", &quote_at, Some(help)));
            };
            self.finish(&at)?;
            out.push((Statement::Target { slot, this, you }, span));
            return Ok(());
        }
        let with = if at.peek().is_some_and(|word| word.is("with")) {
            self.scopes(&mut at)?
        } else {
            Vec::new()
        };
        self.finish(&at)?;
        out.push((
            Statement::Follow {
                quote,
                this,
                you,
                with,
            },
            span,
        ));
        Ok(())
    }

    fn role_after(
        &mut self,
        at: &mut Cursor<'_>,
        word: &'static str,
        within: Within<'_>,
        wanted: &Type,
    ) -> Read<ExprId> {
        if !at.eat(word) {
            let what = if word == "for" {
                "`for` and whose text it is"
            } else {
                "`as` and who follows it"
            };
            return Err(self.expected(what, at));
        }
        let val = self.operand(at, within)?;
        self.want(val, wanted)
    }

    /// `finish for P because "..."`.
    fn ends_game(&mut self, mut at: Cursor<'_>, span: Span, out: &mut Body) -> Read<()> {
        at.next_word();
        if !at.eat("for") {
            return Err(self.expected_or(
                "`for`",
                &at,
                Some(String::from(
                    "write `finish for P because \"...\"`, or `for nothing` for a draw",
                )),
            ));
        }
        let winner = self.operand(&mut at, Within::OPEN)?;
        let winner = self.want(winner, &Type::Player)?;
        let text = at.eat("because");
        let Some(WordKind::Text(why)) = at.peek().map(|word| &word.kind).filter(|_| text) else {
            return Err(self.expected("`because` and the reason in quotation marks", &at));
        };
        at.next_word();
        self.finish(&at)?;
        let says = self.text(why);
        out.push((Statement::Finish { winner, says }, span));
        Ok(())
    }

    /// A truth value that a word stands for.
    pub(super) fn truth_value(&mut self, value: bool, span: Span) -> Typed {
        self.typed(Expr::Truth(value), Type::Truth, span)
    }
}

/// Whether `chooses one` stands here.
fn chooses(words: &[Word]) -> bool {
    let chooses = words
        .first()
        .is_some_and(|word| word.is("chooses") || word.is("choose"));
    chooses && words.get(1).is_some_and(|word| word.is("one"))
}

/// Whether a form of a verb stands before its subject's object.
pub(super) const fn is_plain(form: Form) -> bool {
    matches!(form, Form::Plain)
}

/// Whether a word is `=`.
pub(super) fn is_equal(word: &Word) -> bool {
    word.is_op(Op::Equal)
}
