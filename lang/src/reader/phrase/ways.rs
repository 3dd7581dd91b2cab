//! One of several ways, and what a player may do: `A or B`, `choose one { }`, `P may A`.

use super::effects::Body;
use super::resolver::Resolver;
use super::select::Sel;
use super::value::Val;
use crate::phrase::tree::{NodeId, Shape};
use crate::reader::{Cursor, Cx, Read, Reported, Setting, UnclearError};
use crate::sentence::{Word, spelled};
use crate::span::Span;
use crate::tree::{Expr, ExprId, Statement, Type};

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
            Some(block) => self.one_of_block(by, block, none.is_some(), span, out),
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

    /// What a player may do.
    fn may_do_at(&mut self, id: NodeId, by: ExprId, out: &mut Body) -> Read<()> {
        let (effects, span) = (self.part(id, 1), self.place(id));
        if let (Some(block), Some(item)) = (self.block_at(effects), self.item) {
            return self.may_block(by, item, block, span, out);
        }
        let mut body = Body::new();
        let ((), end) = self.first_group(|this| {
            let here = this.place(effects);
            this.within(here, |this| {
                this.as_player(by, |this| this.effects_at(effects, &mut body))
            })
        })?;
        let says = spelled(self.words(effects));
        let says = Some(self.text(&says));
        let able = self.able_to_give(&body, end);
        let body = self.block(body);
        let otherwise = None;
        out.push((
            Statement::May {
                by,
                says,
                able,
                body,
                otherwise,
            },
            span,
        ));
        Ok(())
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
