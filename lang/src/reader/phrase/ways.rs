//! One of several ways, and what a player may do: `A or B`, `choose one { }`, `P may A`.

use super::effects::Body;
use super::resolver::Resolver;
use super::select::Sel;
use super::value::Val;
use crate::phrase::Aim;
use crate::phrase::tree::{NodeId, Shape};
use crate::reader::{Cursor, Cx, Read, Reported, Setting, UnclearError};
use crate::sentence::{Block, Item, Word, WordKind, spelled, spelled_items};
use crate::span::Span;
use crate::tree::{Expr, ExprId, Statement, Type};
use crate::words::Key;

impl Resolver<'_, '_, '_> {
    /// `A or B`: whoever does it says which.
    pub(super) fn ways_at(&mut self, id: NodeId, out: &mut Body) -> Read<()> {
        let span = self.place(id);
        let (mut arms, mut ends) = (Vec::new(), Vec::new());
        for way in self.chain(id) {
            if self.shape(way) == Shape::May {
                // All that follows belongs to it.
                return self.wanted_at("a verb", way);
            }
            let mut arm = Body::new();
            ends.push(self.first_group(|this| this.effects_at(way, &mut arm))?.1);
            arms.push((spelled(self.words(way)), arm));
        }
        let by = self.who_chooses(&arms, span)?;
        let each = arms.into_iter().zip(ends);
        let arms = each
            .map(|((words, arm), end)| self.alternative(&words, arm, end))
            .collect();
        let optional = false;
        out.push((Statement::ChooseOne { by, arms, optional }, span));
        Ok(())
    }

    /// Reads effects, and says besides where the first `then` among them stands.
    fn first_group<T>(
        &mut self,
        read: impl FnOnce(&mut Self) -> Read<T>,
    ) -> Read<(T, Option<usize>)> {
        let outer = self.env.group_end.take();
        let read = read(self);
        let end = self.env.group_end;
        self.env.group_end = outer.or(end);
        Ok((read?, end))
    }

    /// `choose one { }`, `P chooses one { }`.
    pub(super) fn choose_one_at(&mut self, id: NodeId, out: &mut Body) -> Read<()> {
        let (who, none, block) = (self.part(id, 0), self.part(id, 1), self.part(id, 2));
        let span = self.place(id);
        let by = match (who.is_some(), self.env.doer) {
            (true, _) => {
                let player = self.value(who)?;
                self.chosen(player, &Type::Player, out)?
            }
            (false, Some(doer)) => doer,
            (false, None) => self.you(span)?.id,
        };
        match self.block_at(block) {
            Some(block) => self.one_of_block(by, (block, none.is_some()), span, out),
            None => Err(Reported::before()),
        }
    }

    /// `P may EFFECTS`: `may` governs to the end.
    pub(super) fn may_at(&mut self, id: NodeId, out: &mut Body) -> Read<()> {
        let who = self.part(id, 0);
        let player = self.value(who)?;
        match player {
            Val::Many(sel) if sel.elem == Type::Player && !sel.is_choice() => {
                let words = self.exact(self.part(id, 1));
                self.each_his_own(&words)?;
                self.each_of_players(*sel, out, |this, by, body| this.may_do_at(id, by, body))
            }
            player => {
                let by = self.chosen(player, &Type::Player, out)?;
                self.may_do_at(id, by, out)
            }
        }
    }

    fn may_do_at(&mut self, id: NodeId, by: ExprId, out: &mut Body) -> Read<()> {
        let (effects, span) = (self.part(id, 1), self.place(id));
        let block = self.block_at(effects).zip(self.item);
        let read = self.first_group(|this| {
            this.as_player(by, |this| match block {
                Some((block, _)) => this.cx.statements(&block.items),
                None => {
                    let mut body = Body::new();
                    let here = this.place(effects);
                    this.within(here, |this| this.effects_at(effects, &mut body))?;
                    Ok(this.block(body))
                }
            })
        });
        let other = block.and_then(|(_, item)| item.otherwise.first());
        let other =
            other.map(|other| self.as_player(by, |this| this.cx.statements(&other.block.items)));
        let otherwise = other.transpose()?;
        let (body, end) = read?;
        // What stands in a block is told by the words of its statements.
        let says = block.is_none().then(|| spelled(self.words(effects)));
        let says = says.map(|says| self.text(&says));
        let inside = self.book.block(body).map(|(statement, at)| {
            let at = if block.is_some() { span } else { at };
            (statement.clone(), at)
        });
        let inside: Body = inside.collect();
        let able = self.able_to_give(&inside, end);
        let may = Statement::May {
            by,
            says,
            able,
            body,
            otherwise,
        };
        out.push((may, span));
        Ok(())
    }

    /// One of the ways in a block, which a player chooses.
    fn one_of_block(
        &mut self,
        by: ExprId,
        (block, optional): (&Block, bool),
        span: Span,
        out: &mut Body,
    ) -> Read<()> {
        let (mut arms, mut said, mut failed) = (Vec::new(), Vec::new(), None);
        for item in &block.items {
            match self.first_group(|this| this.as_player(by, |this| this.arm(item))) {
                Ok(((words, body), end)) => {
                    let done = body.iter().map(|(statement, _)| statement);
                    said.push((self.says_who(by, done), item.span));
                    arms.push(self.alternative(&words, body, end));
                }
                Err(reported) => failed = Some(reported),
            }
        }
        if let Some(reported) = failed {
            return Err(reported);
        }
        if !self.slot_of(by).is_some_and(Cx::is_you) {
            self.each_says_who(&said)?;
        }
        out.push((Statement::ChooseOne { by, arms, optional }, span));
        Ok(())
    }

    /// `says "WORDS": EFFECTS`, `says "WORDS" { }`, or a statement that is shown in its own words.
    fn arm(&mut self, item: &Item) -> Read<(String, Body)> {
        let mut body = Body::new();
        let head = item.head.words.as_slice();
        if let Some((Key::Says, span)) = item.key {
            let [
                Word {
                    kind: WordKind::Text(_),
                    ..
                },
            ] = head
            else {
                let help = "put what is shown in quotation marks, and what is done behind a colon: `says \"...\": VERB ...`";
                return Err(self.english("says", help, span));
            };
            let words = super::statement::whole(item);
            let block = self.resolve_item(Aim::Statement, &words, item, |at, root| {
                at.done_in(at.part(root, 1))
            })?;
            let read = self.book.block(block);
            body.extend(read.map(|(statement, _)| (statement.clone(), item.span)));
            return Ok((spelled(head), body));
        }
        self.cx.statement(item, &mut body)?;
        Ok((spelled_items(std::slice::from_ref(item)), body))
    }

    /// Reads what a player does, who need not be `you`.
    pub(super) fn as_player<T>(
        &mut self,
        by: ExprId,
        read: impl FnOnce(&mut Self) -> Read<T>,
    ) -> Read<T> {
        let you = self.slot_of(by).is_some_and(Cx::is_you);
        let outer = std::mem::replace(&mut self.env.doer, (!you).then_some(by));
        let read = read(self);
        self.env.doer = outer;
        read
    }

    /// Each of several players in turn does something.
    pub(super) fn each_of_players(
        &mut self,
        sel: Sel,
        out: &mut Body,
        does: impl FnOnce(&mut Self, ExprId, &mut Body) -> Read<()>,
    ) -> Read<()> {
        let (span, slot): (Span, _) = (sel.span, sel.group.slot);
        let over = self.set_of(sel)?.id;
        let by = self.push(Expr::Local(slot), span);
        let mut body = Body::new();
        let earlier = self.env.earlier.len();
        self.remember(slot, Type::Player, span);
        let done = does(self, by, &mut body);
        self.env.earlier.truncate(earlier);
        done?;
        let body = self.block(body);
        out.push((Statement::Each { slot, over, body }, span));
        Ok(())
    }
}

impl Cx<'_> {
    /// Refuses `you` and `your` in what each player does: whoever it is, it speaks of one of them.
    pub(super) fn each_his_own(&mut self, at: &Cursor<'_>) -> Read<()> {
        if self.env.setting != Setting::Card {
            return Ok(());
        }
        let ends = |word: &Word| word.is_comma() || word.is_conn() && !word.is("where");
        let words = at.rest().iter().take_while(|word| !ends(word));
        let sides = ["you", "your", "opponent", "opponent's"];
        let mut said = words.filter(|word| sides.iter().any(|side| word.is(side)));
        let Some(word) = said.next() else {
            return Ok(());
        };
        let (word, span) = (super::spell::spelled(word), word.span);
        Err(self.report(UnclearError::NotHis { word, span }))
    }
}
