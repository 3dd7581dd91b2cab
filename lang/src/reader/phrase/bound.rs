//! Groups whose members have a name: `x in S where C`, `x: KIND in S where C`.

use super::resolver::{Resolver, Row};
use super::select::{Many, Sel};
use super::types::Fit;
use crate::phrase::token::Class as Token;
use crate::phrase::tree::{NodeId, Shape};
use crate::reader::Read;
use crate::tree::Type;
use crate::vocabulary::Class;

impl<'w> Resolver<'_, '_, 'w> {
    /// `x in S where C`, `x: KIND [in S] [where C]`, with a quantifier or without.
    pub(super) fn bound_row(&mut self, row: Row<'w>) -> Read<Sel> {
        let span = self.place(row.id);
        let many = self.quantity_at(row)?;
        if many.is_some() {
            self.binds_one_spoken_of(row)?;
        }
        let name = match row.heads {
            [name] if !row.binder.is_some() => *name,
            _ => row.binder,
        };
        let mut sel = self.bound(name, |this, sel| this.bound_members(row, sel))?;
        sel.many = many.unwrap_or(Many::Bare);
        if many == Some(Many::Another) {
            self.other_than_earlier(&mut sel)?;
        }
        sel.span = span;
        Ok(sel)
    }

    /// `x in S where C`, of which the name, the set and what is said of its members are given.
    pub(super) fn bound_in(&mut self, name: NodeId, set: NodeId, posts: &'w [NodeId]) -> Read<Sel> {
        self.bound(name, |this, sel| {
            let (posts, wheres) = this.before_where(set, posts);
            this.bound_source(sel, set, posts)?;
            Ok(wheres)
        })
    }

    /// A group whose members have a name. Where they are looked for says `read`, and gives what is asked of them.
    fn bound(
        &mut self,
        name: NodeId,
        read: impl FnOnce(&mut Self, &mut Sel) -> Read<&'w [NodeId]>,
    ) -> Read<Sel> {
        let Some(word) = self.words(name).first() else {
            return self.extra(name);
        };
        self.check_bound(word)?;
        let slot = self.env.fresh();
        let mark = self.env.enter();
        let mut sel = Sel::new(slot, Type::Any, word.span);
        let outside = self.env.it.is_some();
        self.env.members.push((slot, outside));
        let read = read(self, &mut sel);
        // After a mistake its uses are passed over in silence.
        let ty = read.is_ok().then(|| sel.elem.clone());
        if ty.is_some() || self.env.locals.len() == mark {
            let name = word.name().unwrap_or_default().into();
            self.env.name(name, slot, ty, word.span);
        }
        if let Some((first, more)) = read?.split_first() {
            self.where_of(*first, &mut sel)?;
            if let Some(more) = more.first() {
                return self.extra(*more);
            }
            // What the condition shows of the members holds wherever the name does.
            let elem = sel.elem.clone();
            let mut locals = self.env.locals.iter_mut().rev();
            if let Some(local) = locals.find(|local| local.slot == slot) {
                local.ty = Some(elem);
            }
        }
        Ok(sel)
    }

    /// Parts posts at the `where` that is said of those who are named. Behind a quantifier it is said of the set.
    pub(super) fn before_where(
        &self,
        set: NodeId,
        posts: &'w [NodeId],
    ) -> (&'w [NodeId], &'w [NodeId]) {
        let quantified = self
            .row_parts(set)
            .is_some_and(|row| row.quantity.is_some());
        let wheres = |post: &NodeId| !quantified && self.shape(*post) == Shape::Where;
        posts.split_at(posts.iter().position(wheres).unwrap_or(posts.len()))
    }

    /// What a row says of the members that it names, up to its `where`.
    fn bound_members(&mut self, row: Row<'w>, sel: &mut Sel) -> Read<&'w [NodeId]> {
        if row.binder.is_some() {
            let [kind] = row.heads else {
                let at = self.end(row.binder);
                return Err(self.expected("a kind", &at));
            };
            if self.is_word(*kind, "player") {
                let span = self.place(row.binder);
                sel.group.from = Some(self.players(span).id);
                sel.elem = Type::Player;
            } else if let Some(Class::Kind(kind, _)) = self.class_of(*kind) {
                sel.group.kind = Some(*kind);
                sel.elem = Type::Object(*kind);
            } else {
                return self.wanted_at("a kind", *kind);
            }
        }
        let set = row
            .posts
            .first()
            .map_or(NodeId::NONE, |first| self.part(*first, 1));
        let (posts, wheres) = self.before_where(set, row.posts);
        if let Some((first, more)) = posts.split_first() {
            if self.token(*first) == Some(Token::InPlay) && sel.group.kind.is_some() {
                // So is whoever stands without a place; it may be said.
                sel.placed = true;
                if let Some(more) = more.first() {
                    return self.extra(*more);
                }
            } else if self.shape(*first) == Shape::Preposition
                && self.is_word(self.part(*first, 0), "in")
            {
                self.bound_source(sel, self.part(*first, 1), more)?;
            } else {
                return self.extra(*first);
            }
        }
        Ok(wheres)
    }

    fn bound_source(&mut self, sel: &mut Sel, place: NodeId, posts: &'w [NodeId]) -> Read<()> {
        let from = self.source_at(place, posts)?;
        let member = self.member(&from.ty).unwrap_or(Type::Any);
        match sel.group.kind {
            None => sel.elem = member,
            Some(kind) => {
                let kind = Type::Object(kind);
                if self.fit(&member, &kind) == Fit::No {
                    let wanted = Type::Set(Box::new(kind));
                    let span = self.span(from.id);
                    return Err(self.mismatch(&from.ty, &wanted, span));
                }
            }
        }
        sel.group.from = Some(from.id);
        Ok(())
    }
}
