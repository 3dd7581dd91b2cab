//! Statements: names, branches, scopes, stages, offers; what is none of these is an effect.

use super::effects::Body;
use super::resolver::Resolver;
use super::select::Sel;
use super::value::Val;
use crate::phrase::Aim;
use crate::phrase::token::Class as Token;
use crate::phrase::tree::{NodeId, Shape};
use crate::reader::types::join;
use crate::reader::{Cx, PhraseError, Read, Reported, Typed};
use crate::sentence::{Item, Word, WordKind};
use crate::span::Span;
use crate::tree::{BlockId, Expr, ExprId, ProcedureId, Slot, Statement, Type, YOU};
use crate::vocabulary::Class;
use smol_str::SmolStr;
use std::borrow::Cow;

impl Resolver<'_, '_, '_> {
    /// One statement, which stands at `span`; choices in it come before it as statements of their own.
    pub(super) fn statement_at(&mut self, id: NodeId, span: Span, out: &mut Body) -> Read<()> {
        match self.shape(id) {
            Shape::Let => self.binding_at(id, out),
            Shape::If => self.branches_at(id, out),
            Shape::Each => self.each_at(id, span, out),
            Shape::Loop => self.loop_at(id, span, out),
            Shape::Step => self.step_at(id, span, out),
            Shape::Scoped => self.scoped_at(id, span, out),
            Shape::Deed if self.follows_text(id) => {
                let kept = self.text_at(id, NodeId::NONE)?;
                out.push((kept, span));
                Ok(())
            }
            Shape::Stage => self.stage_at(id, span, out),
            Shape::Offer => self.offer_at(id, span, out),
            _ => self.effects_at(id, out),
        }
    }

    /// `let x be E`.
    fn binding_at(&mut self, id: NodeId, out: &mut Body) -> Read<()> {
        let (name, value) = (self.part(id, 0), self.part(id, 1));
        let Some(word) = self.words(name).first() else {
            return self.extra(name);
        };
        let text = SmolStr::new(word.name().unwrap_or_default());
        let known = self.known_slot(&text);
        if known.is_none()
            && let Err(reported) = self.check_local(word)
        {
            // What uses the name is then passed over in silence.
            let slot = self.env.fresh();
            self.env.name(text, slot, None, word.span);
            return Err(reported);
        }
        let slot = known.as_ref().map(|(slot, _)| *slot);
        let slot = slot.unwrap_or_else(|| self.env.fresh());
        let read = self.bound_at(value, slot, out);
        let ty = read.as_ref().ok().cloned();
        let span = self.place(id);
        self.env.shown.retain(|(shown, _)| *shown != slot);
        match (known, ty) {
            _ if slot == YOU => {
                self.env.you = true;
                let ty = read?;
                return match ty == Type::Player {
                    true => Ok(()),
                    false => Err(self.mismatch(&ty, &Type::Player, span)),
                };
            }
            (None, ty) => self.env.name(text, slot, ty, word.span),
            (Some((_, Some(old))), Some(new)) => {
                let Some(joined) = join(self.book, &old, &new) else {
                    return Err(self.mismatch(&new, &old, span));
                };
                let mut locals = self.env.locals.iter_mut().rev();
                if let Some(local) = locals.find(|one| one.slot == slot) {
                    local.ty = Some(joined);
                }
            }
            _ => {}
        }
        read.map(|_| ())
    }

    /// The value of a `let`: an expression, a choice, or what a procedure returns.
    fn bound_at(&mut self, id: NodeId, slot: Slot, out: &mut Body) -> Read<Type> {
        if self.shape(id) == Shape::Call
            && let Some(Class::Procedure(procedure)) = self.class_of(self.part(id, 0))
        {
            self.run_at(id, Some(slot), out)?;
            let span = self.place(id);
            return self.given_by(*procedure, span);
        }
        self.env.bare_join = None;
        let val = self.value(id)?;
        let span = self.place(id);
        if let Some(span) = self.env.bare_join.take()
            && self.val_type(&val) == Type::Truth
        {
            return Err(self.report(PhraseError::JoinedSets { span }));
        }
        let set = match val {
            Val::Many(sel) if sel.is_choice() => return self.choose(*sel, slot, out),
            Val::Many(sel) => self.set_of(*sel)?,
            val => {
                let Typed { id: value, ty } = self.settle(val)?;
                out.push((Statement::Let { slot, value }, span));
                return Ok(ty);
            }
        };
        let value = self.taken(set.id);
        out.push((Statement::Let { slot, value }, span));
        Ok(set.ty)
    }

    /// `if C { } else if D { } else { }`.
    fn branches_at(&mut self, id: NodeId, out: &mut Body) -> Read<()> {
        let span = self.place(id);
        let (mut arms, mut otherwise) = (Vec::new(), None);
        let (mut at, mut failed) = (id, None);
        while self.shape(at) == Shape::If {
            match self.branch_at(self.part(at, 0), self.part(at, 1)) {
                Ok(arm) => arms.push(arm),
                Err(reported) => failed = Some(reported),
            }
            at = self.part(at, 2);
        }
        if at.is_some() {
            match self.done_in(at) {
                Ok(block) => otherwise = Some(block),
                Err(reported) => failed = Some(reported),
            }
        }
        if let Some(reported) = failed {
            return Err(reported);
        }
        out.push((Statement::If { arms, otherwise }, span));
        Ok(())
    }

    /// A condition, and what is done in the light of it. Both are read, for the mistakes of both.
    fn branch_at(&mut self, condition: NodeId, block: NodeId) -> Read<(ExprId, BlockId)> {
        let test = self.truth_at(condition);
        let shown = self.env.shown.len();
        if let Ok(test) = test {
            self.learn(test);
        }
        let block = self.done_in(block);
        self.env.shown.truncate(shown);
        Ok((test?, block?))
    }

    /// A block, or effects behind a colon.
    pub(super) fn done_in(&mut self, id: NodeId) -> Read<BlockId> {
        if self.token(id) == Some(Token::Block) {
            return match self.block_at(id) {
                Some(block) => self.statements(&block.items),
                None => Err(Reported::before()),
            };
        }
        let mut body = Body::new();
        self.effects_at(id, &mut body)?;
        Ok(self.block(body))
    }

    /// `with SCOPE = E, SCOPE = E { }`.
    fn scoped_at(&mut self, id: NodeId, span: Span, out: &mut Body) -> Read<()> {
        let (settings, what) = (self.part(id, 0), self.part(id, 1));
        if self.shape(what) == Shape::Deed {
            let kept = self.text_at(what, settings)?;
            out.push((kept, span));
            return Ok(());
        }
        let binds = self.settings_of(self.members_of(settings), true);
        let body = self.done_in(what);
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

    /// `stage NAME { }`.
    fn stage_at(&mut self, id: NodeId, span: Span, out: &mut Body) -> Read<()> {
        let name = self.part(id, 0);
        let body = self.done_in(self.part(id, 1));
        let Some(stage) = self.stage_named(name) else {
            return Err(self.unnamed_step("stage", name));
        };
        let body = body?;
        out.push((Statement::Stage { stage, body }, span));
        Ok(())
    }

    /// `offer P [must] MENU, MENU [once] [then EFFECTS]`.
    fn offer_at(&mut self, id: NodeId, span: Span, out: &mut Body) -> Read<()> {
        let by = self.value_of(self.part(id, 0), &Type::Player)?;
        let (must, once) = (self.part(id, 1).is_some(), self.part(id, 3).is_some());
        let mut menus = Vec::new();
        for menu in self.members_of(self.part(id, 2)) {
            let name = self.name(*menu);
            let Some(menu) = self.vocab.names.menus.get(&name) else {
                let at = self.begin(*menu);
                return Err(self.unknown_name("menu", &at));
            };
            menus.push(*menu);
        }
        let then = self.part(id, 4);
        let between = match then.is_some() {
            true => Some(self.done_in(then)?),
            false => None,
        };
        let offer = Statement::Offer {
            by,
            menus,
            repeat: !once && !must,
            may_pass: !must,
            between,
        };
        out.push((offer, span));
        Ok(())
    }
}

/// All words of an item, its key and the words behind its colon among them.
pub(super) fn whole(item: &Item) -> Cow<'_, [Word]> {
    if item.key.is_none() && item.colon.is_none() {
        return Cow::Borrowed(&item.head.words);
    }
    let behind = item.colon.as_ref().map_or(0, |colon| 1 + colon.words.len());
    let mut words = Vec::with_capacity(1 + item.head.words.len() + behind);
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
    Cow::Owned(words)
}

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
        _ => matches!(word.plain(), Some("that" | "those")),
    })
}

impl Cx<'_> {
    /// The statements of a block. Names bound in it are forgotten behind it.
    pub(super) fn statements(&mut self, items: &[Item]) -> Read<BlockId> {
        let mark = self.env.enter();
        let shown = self.env.shown.len();
        let mut body = Body::new();
        let read = self.all_items(items, &mut body);
        self.env.leave(mark);
        self.env.shown.truncate(shown);
        read.map(|()| self.block(body))
    }

    /// One statement; choices in it come before it as statements of their own.
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
        let read = self.resolve_item(Aim::Statement, &words, item, |at, root| {
            at.within(span, |at| at.statement_at(root, span, out))
        });
        self.env.shown.truncate(shown);
        self.env.recalls = recalled;
        self.env.earlier.truncate(earlier);
        read
    }

    /// The slot of a name that `let` may give a new value.
    pub(super) fn known_slot(&self, name: &str) -> Option<(u16, Option<Type>)> {
        if let Some(local) = self.env.find(name) {
            return Some((local.slot, local.ty.clone()));
        }
        (name == "you").then_some((YOU, Some(Type::Player)))
    }

    pub(super) fn given_by(&mut self, procedure: ProcedureId, span: Span) -> Read<Type> {
        match self
            .book
            .at(procedure)
            .and_then(|declared| declared.gives.clone())
        {
            Some(ty) => Ok(ty),
            None => {
                let name = Some(self.book.name(procedure).into());
                Err(self.report(PhraseError::ReturnsNothing { name, span }))
            }
        }
    }
}

impl<'w> Resolver<'_, '_, 'w> {
    /// `for each x in S { }`, `for each x: KIND in S where C { }`.
    pub(super) fn each_at(&mut self, id: NodeId, span: Span, out: &mut Body) -> Read<()> {
        let mark = self.env.enter();
        let group = self.gone_through(id);
        let group = group.and_then(|sel| self.several_in(sel));
        // The body is read even if the group could not be, for its own mistakes.
        let body = self.done_in(self.part(id, 3));
        self.env.leave(mark);
        let (slot, over) = group?;
        let body = body?;
        out.push((Statement::Each { slot, over, body }, span));
        Ok(())
    }

    /// Those over whom a loop goes, with the name that each has in it.
    fn gone_through(&mut self, id: NodeId) -> Read<Sel> {
        let (name, group, posts) = (self.part(id, 0), self.part(id, 1), self.part(id, 2));
        if name.is_some() {
            return self.bound_in(name, group, self.members_of(posts));
        }
        match self.row_parts(group) {
            Some(row) if self.binds_name(row) && !row.quantity.is_some() => self.bound_row(row),
            _ => {
                let at = self.begin(group);
                let help = String::from("write `for each x in ...` or `for each x: KIND`");
                Err(self.expected_or("a name", &at, Some(help)))
            }
        }
    }

    /// Refuses to go over one thing. One value is a set of one elsewhere.
    fn several_in(&mut self, sel: Sel) -> Read<(Slot, ExprId)> {
        if let Some(from) = sel.group.from
            && let Expr::List(list) = self.at(from)
            && let [one] = list.as_slice()
        {
            let span = self.span(*one);
            let wanted = Type::Set(Box::new(Type::Any));
            return Err(self.mismatch(&sel.elem, &wanted, span));
        }
        let slot = sel.group.slot;
        Ok((slot, self.set_of(sel)?.id))
    }

    /// `while C { }`, `repeat N { }`.
    pub(super) fn loop_at(&mut self, id: NodeId, span: Span, out: &mut Body) -> Read<()> {
        let (how, block) = (self.part(id, 1), self.part(id, 2));
        let tests = self.token(self.part(id, 0)) == Some(Token::While);
        let wanted = if tests { Type::Truth } else { Type::Number };
        let test = self.value_of(how, &wanted);
        let body = self.done_in(block);
        let (test, body) = (test?, body?);
        let statement = match tests {
            true => Statement::While { test, body },
            false => Statement::Repeat { times: test, body },
        };
        out.push((statement, span));
        Ok(())
    }
}
