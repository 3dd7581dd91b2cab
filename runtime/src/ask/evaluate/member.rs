//! The members of sets and groups, pushed on one shared stack so that nothing is allocated for them.

use super::Eval;
use super::group::Tests;
use crate::fault::Fault;
use crate::link::Node;
use crate::state::{Aspect, State};
use crate::value::{ClauseRef, Place, Ref, Set, Value, drop_repeats};
use spaceline_lang::tree::{Builtin, ClauseId, Expr, ExprId, Group, KindId, Slot};

impl<'a> Eval<'a> {
    /// Pushes the members that an expression yields.
    pub(crate) fn push_members(&mut self, id: ExprId, slots: &mut [Value]) -> Result<(), Fault> {
        self.burn(1)?;
        if let Some(value) = self.ready(id, slots) {
            return self.push_value(value.copy());
        }
        if self.trace.is_none() {
            match self.program.node(id) {
                Node::Inlined(body) => return self.push_members(body, slots),
                Node::Ask(number) => {
                    let answer = self.remembered_value(id, number, slots)?;
                    return self.push_value(answer);
                }
                _ => {}
            }
        }
        let expr = self.program.expr(id)?;
        self.deepen(id, |eval| eval.push_node(id, expr, slots))
    }

    pub(super) fn push_node(
        &mut self,
        id: ExprId,
        expr: &'a Expr,
        slots: &mut [Value],
    ) -> Result<(), Fault> {
        let base = self.work.members.len();
        match expr {
            Expr::Filter(group) => self.push_group(id, group, slots),
            Expr::Map { over, of } => {
                let mut candidates = self.candidates(id, over, slots)?;
                let (tests, end) = (self.open_tests(id, over), self.work.members.len());
                while let Some(member) = self.next(&mut candidates) {
                    if self.holds_of(&member, over.slot, tests, slots)? {
                        self.push_members(*of, slots)?;
                    }
                    member.discard();
                }
                self.work.members.drain(base..end);
                drop_repeats(&mut self.work.members, base);
                Ok(())
            }
            Expr::Union(sets) => {
                for set in sets {
                    self.push_members(*set, slots)?;
                }
                drop_repeats(&mut self.work.members, base);
                Ok(())
            }
            Expr::List(items) => {
                for item in items {
                    let item = self.eval(*item, slots)?;
                    if !item.is_nothing() {
                        self.work.members.push(item);
                    }
                }
                drop_repeats(&mut self.work.members, base);
                Ok(())
            }
            Expr::Except(all, without) => {
                self.push_members(*all, slots)?;
                let mut kept = base;
                for at in base..self.work.members.len() {
                    let Some(member) = self.member_at(at) else {
                        break;
                    };
                    if !self.is_member(&member, *without, slots)? {
                        self.work.members.swap(kept, at);
                        kept += 1;
                    }
                }
                self.work.members.truncate(kept);
                Ok(())
            }
            Expr::If {
                test,
                then,
                otherwise,
            } => {
                let arm = self.arm(*test, *then, *otherwise, slots)?;
                self.push_members(arm, slots)
            }
            Expr::Call { function, args } => match self.program.memo(*function) {
                Some(memo) => {
                    let answer = self.remembered_call(*function, memo, args, slots)?;
                    self.push_value(answer)
                }
                None => self.with_call(*function, args, slots, |eval, body, frame| {
                    eval.push_members(body, frame)
                }),
            },
            Expr::With { binds, body } => {
                self.with_scopes(binds, slots, |eval, slots| eval.push_members(*body, slots))
            }
            Expr::Place { zone, of } => {
                if let Some(place) = self.zone_of(*zone, *of, slots)? {
                    self.push_place(place)?;
                }
                Ok(())
            }
            Expr::Symbols(of) => {
                let list = self
                    .program
                    .book()
                    .enums
                    .get(of.index())
                    .map_or(&[][..], |list| &list.symbols);
                self.work
                    .members
                    .extend(list.iter().map(|symbol| Value::Symbol(*symbol)));
                self.burn(list.len() as u64)
            }
            Expr::Builtin {
                op: Builtin::Players,
                ..
            } => {
                self.push_players();
                Ok(())
            }
            Expr::Builtin {
                op: Builtin::Everything,
                args,
            } => {
                let Some(whole) = args.first() else {
                    return Ok(());
                };
                let whole = self.eval(*whole, slots)?;
                self.push_everything(&whole)
            }
            Expr::Clauses { clause, of } => match self.eval(*of, slots)?.into_object() {
                Some(object) => {
                    self.push_clauses(*clause, object)?;
                    self.burn((self.work.members.len() - base) as u64)
                }
                None => Ok(()),
            },
            _ => {
                let value = self.node(id, expr, slots)?;
                self.push_value(value)
            }
        }
    }

    /// Pushes the clauses of a form on the text of an object.
    pub(super) fn push_clauses(&mut self, form: ClauseId, object: Ref) -> Result<(), Fault> {
        let rec = self.rec(object);
        let card = rec.and_then(|rec| rec.card());
        let card = card.and_then(|card| self.program.book().cards.get(card.index()));
        let list = card.map_or(&[][..], |card| &card.clauses);
        let mut found = (0_u16..)
            .zip(list)
            .filter(|(_, instance)| instance.form == form)
            .map(|(index, _)| Value::Clause(ClauseRef { of: object, index }))
            .peekable();
        // Text in play that does not count says nothing; elsewhere it is only read.
        let silent = found.peek().is_some()
            && rec.is_some_and(|rec| rec.in_play)
            && !self.is_text_active(object)?;
        if !silent {
            self.work.members.extend(found);
        }
        Ok(())
    }

    /// Pushes the members of a value; a value that is no set is its own only member.
    pub(crate) fn push_value(&mut self, value: Value) -> Result<(), Fault> {
        match value {
            Value::Nothing => Ok(()),
            Value::Set(set) => {
                self.burn(set.len() as u64)?;
                self.work.members.extend(set.iter().cloned());
                Ok(())
            }
            Value::Place(place) => self.push_place(place),
            Value::Levels(levels) => {
                self.work
                    .members
                    .extend(levels.as_slice().iter().map(|entry| Value::Symbol(entry.0)));
                Ok(())
            }
            Value::Title(title) => {
                self.reads.add(Aspect::IN_PLAY);
                let all = self.state.in_play(None);
                self.burn(all.len() as u64)?;
                for object in all.iter().filter_map(|index| self.state.handle(*index)) {
                    if self.covers(title, object)? {
                        self.work.members.push(Value::Object(object));
                    }
                }
                Ok(())
            }
            other => {
                self.work.members.push(other);
                Ok(())
            }
        }
    }

    /// A member at hand.
    #[inline]
    pub(crate) fn member_at(&self, at: usize) -> Option<Value> {
        self.work.members.get(at).map(Value::copy)
    }

    /// Pushes objects by their numbers.
    pub(super) fn push_ids(&mut self, ids: &[u32]) -> Result<(), Fault> {
        self.burn(ids.len() as u64)?;
        let state = self.state;
        self.work.members.reserve(ids.len());
        for object in ids.iter().filter_map(|index| state.handle(*index)) {
            self.work.members.push(Value::Object(object));
        }
        Ok(())
    }

    /// What is in a place, in order.
    pub(super) fn contents(&mut self, place: Place) -> &'a [u32] {
        if let Some(host) = place.host() {
            self.reads.add(Aspect::identity(host.index));
        }
        self.reads.add(Aspect::place(place));
        let state: &'a State = self.state;
        state.contents(place)
    }

    pub(super) fn push_place(&mut self, place: Place) -> Result<(), Fault> {
        let ids = self.contents(place);
        self.push_ids(ids)
    }

    /// Pushes what an object holds, in the order of its zones.
    pub(super) fn push_held(&mut self, host: Ref) -> Result<(), Fault> {
        self.reads.add(Aspect::identity(host.index));
        self.reads.add(Aspect::holds(host.index));
        let state = self.state;
        for (_, index) in state.held_by(host) {
            self.push_ids(&[index])?;
        }
        Ok(())
    }

    /// Pushes all that is in a place or object, each with what is in it behind it.
    pub(super) fn push_everything(&mut self, whole: &Value) -> Result<(), Fault> {
        let mut open = Vec::new();
        let base = self.work.members.len();
        match whole {
            Value::Place(place) => self.push_place(*place)?,
            Value::Object(object) => self.push_held(*object)?,
            _ => return Ok(()),
        }
        open.extend(self.work.members.drain(base..).rev());
        while let Some(next) = open.pop() {
            self.burn(1)?;
            let inside = self.work.members.len() + 1;
            let object = next.object();
            self.work.members.push(next);
            if let Some(object) = object {
                self.push_held(object)?;
                open.extend(self.work.members.drain(inside..).rev());
            }
        }
        Ok(())
    }

    /// Keeps of the members at hand, from a position on, those of which something holds.
    pub(crate) fn keep_members(
        &mut self,
        base: usize,
        mut holds: impl FnMut(&mut Self, &Value) -> Result<bool, Fault>,
    ) -> Result<(), Fault> {
        let mut kept = base;
        for at in base..self.work.members.len() {
            let Some(member) = self.member_at(at) else {
                break;
            };
            if holds(self, &member)? {
                self.work.members.swap(kept, at);
                kept += 1;
            }
            member.discard();
        }
        self.work.members.truncate(kept);
        Ok(())
    }

    /// Whether tests hold of a value, which is then in the slot.
    #[inline]
    pub(super) fn holds_of(
        &mut self,
        member: &Value,
        slot: Slot,
        tests: Tests<'_>,
        slots: &mut [Value],
    ) -> Result<bool, Fault> {
        slots
            .get_mut(usize::from(slot))
            .ok_or_else(|| Fault::broken("such slot"))?
            .put(member);
        if self.trace.is_none() {
            return self.jumps(tests.entry, slots);
        }
        for test in tests.each {
            if !self.test(*test, slots)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether a value passes a group's kind and tests; it is then in the group's slot.
    pub(super) fn passes(
        &mut self,
        member: &Value,
        id: ExprId,
        group: &Group,
        slots: &mut [Value],
    ) -> Result<bool, Fault> {
        if let Some(kind) = group.kind
            && !self.is_of(member, kind)
        {
            return Ok(false);
        }
        let tests = Tests {
            each: &group.tests,
            entry: self.program.tests(id).0,
        };
        self.holds_of(member, group.slot, tests, slots)
    }

    pub(super) fn is_of(&mut self, member: &Value, kind: KindId) -> bool {
        match member {
            Value::Object(object) => self
                .rec(*object)
                .is_some_and(|rec| self.program.is_kind(rec.kind, kind)),
            _ => false,
        }
    }

    /// Takes what was pushed as a set.
    pub(super) fn take_set(&mut self, base: usize) -> Value {
        let base = base.min(self.work.members.len());
        Value::Set(Set::of_distinct(self.work.members.drain(base..).collect()))
    }
}
