//! The members of sets and groups, pushed on one shared stack so that nothing is allocated for them.

use super::Eval;
use crate::fault::Fault;
use crate::program::{Domain, Lead, Node};
use crate::state::Aspect;
use crate::value::{Place, Ref, Set, Value, drop_repeats};
use spaceline_lang::tree::{Builtin, Expr, ExprId, Group, KindId, Slot};

impl<'a> Eval<'a> {
    /// Pushes the members that an expression yields.
    pub(super) fn push_members(&mut self, id: ExprId, slots: &mut [Value]) -> Result<(), Fault> {
        self.burn(1)?;
        if let Some(value) = self.ready(id, slots) {
            return self.push_value(value.copy());
        }
        if self.trace.is_none() {
            match self.program.node(id) {
                Node::Inlined(body) => return self.push_members(body, slots),
                Node::Ask(number) => {
                    let answer = self.remembered(id, number, slots)?;
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
                self.push_candidates(id, over, slots)?;
                let (tests, end) = (self.open_tests(id, over), self.work.members.len());
                for at in base..end {
                    let Some(member) = self.member_at(at) else {
                        break;
                    };
                    if self.holds_of(&member, over.slot, tests, slots)? {
                        self.push_members(*of, slots)?;
                    }
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
                let arm = if self.test(*test, slots)? {
                    *then
                } else {
                    *otherwise
                };
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
                    self.push_place(place, Lead::default())?;
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
            _ => {
                let value = self.node(id, expr, slots)?;
                self.push_value(value)
            }
        }
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
            Value::Place(place) => self.push_place(place, Lead::default()),
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
    pub(super) fn member_at(&self, at: usize) -> Option<Value> {
        self.work.members.get(at).map(Value::copy)
    }

    /// Pushes those objects, by their numbers, that pass what is asked first.
    fn push_ids(&mut self, ids: &[u32], lead: Lead) -> Result<(), Fault> {
        self.burn(ids.len() as u64)?;
        let (program, state, asked) = (self.program, self.state, lead.asked());
        let (reads, members) = (&mut self.reads, &mut self.work.members);
        members.reserve(ids.len());
        for index in ids {
            let Some(rec) = state.rec_at(*index) else {
                continue;
            };
            // Which card an object is stays the same throughout a game.
            if let Some(clause) = lead.printed
                && !program.prints(rec.card(), clause)
            {
                continue;
            }
            if let Some(set) = asked {
                reads.add(Aspect::identity(*index));
                if !lead.lets(program, set, rec.kind) {
                    continue;
                }
            }
            members.push(Value::Object(rec.handle(*index)));
        }
        Ok(())
    }

    fn push_place(&mut self, place: Place, lead: Lead) -> Result<(), Fault> {
        if let Some(host) = place.host() {
            self.reads.add(Aspect::identity(host.index));
        }
        self.reads.add(Aspect::place(place));
        let state = self.state;
        self.push_ids(state.contents(place), lead)
    }

    /// Pushes what an object holds, in the order of its zones.
    fn push_held(&mut self, host: Ref) -> Result<(), Fault> {
        self.reads.add(Aspect::identity(host.index));
        self.reads.add(Aspect::holds(host.index));
        let state = self.state;
        for (_, index) in state.held_by(host) {
            self.push_ids(&[index], Lead::default())?;
        }
        Ok(())
    }

    /// Pushes all that is in a place or object, each with what is in it behind it.
    pub(super) fn push_everything(&mut self, whole: &Value) -> Result<(), Fault> {
        let mut open = Vec::new();
        let base = self.work.members.len();
        match whole {
            Value::Place(place) => self.push_place(*place, Lead::default())?,
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

    /// Pushes the members of a group before its tests, but for what is asked first: from where they are
    /// best looked for.
    pub(super) fn push_candidates(
        &mut self,
        id: ExprId,
        group: &'a Group,
        slots: &mut [Value],
    ) -> Result<(), Fault> {
        let base = self.work.members.len();
        let mut lead = self.program.lead(id);
        if self.trace.is_some() {
            // Whoever asks why is shown each test.
            lead = lead.plain();
        }
        if let Some((slot, clause)) = lead.needed {
            let of = slots.get(usize::from(slot)).and_then(Value::object);
            let card = of.and_then(|object| self.rec(object)?.card());
            if !self.program.prints(card, clause) {
                return Ok(());
            }
        }
        let Some(from) = group.from else {
            return self.push_from_play(id, group, lead, slots);
        };
        if self.trace.is_none()
            && let Expr::Place { zone, of } = self.program.expr(from)?
        {
            self.burn(1)?;
            return match self.zone_of(*zone, *of, slots)? {
                Some(place) => self.push_place(place, lead),
                None => Ok(()),
            };
        }
        self.push_members(from, slots)?;
        self.keep_led(base, lead)
    }

    /// Pushes what is in play and may be members of a group.
    fn push_from_play(
        &mut self,
        id: ExprId,
        group: &'a Group,
        lead: Lead,
        slots: &mut [Value],
    ) -> Result<(), Fault> {
        let base = self.work.members.len();
        let state = self.state;
        let narrowed = match self.program.domain(id) {
            Some(domain) => self.push_domain(domain, slots)?,
            None => false,
        };
        if !narrowed {
            // These lists are kept by kind.
            let left = match group.kind {
                Some(_) => lead.beyond_kind(),
                None => lead,
            };
            self.reads.add(Aspect::in_play(group.kind));
            return self.push_ids(state.in_play(group.kind), left);
        }
        drop_repeats(&mut self.work.members, base);
        self.keep_members(base, |eval, member| {
            let rec = member.object().and_then(|object| eval.rec(object));
            Ok(rec.is_some_and(|rec| rec.in_play))
        })?;
        self.keep_led(base, lead)
    }

    /// Keeps of the members at hand, from a position on, those that pass what is asked first.
    fn keep_led(&mut self, base: usize, lead: Lead) -> Result<(), Fault> {
        let (program, asked) = (self.program, lead.asked());
        if asked.is_none() && lead.printed.is_none() {
            return Ok(());
        }
        self.keep_members(base, |eval, member| {
            let Some(object) = member.object() else {
                return Ok(lead.kind.is_none() && lead.printed.is_none());
            };
            let rec = eval.rec(object);
            Ok(rec.is_some_and(|rec| {
                asked.is_none_or(|set| lead.lets(program, set, rec.kind))
                    && lead
                        .printed
                        .is_none_or(|clause| program.prints(rec.card(), clause))
            }))
        })
    }

    /// Keeps of the members at hand, from a position on, those of which something holds.
    fn keep_members(
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
        }
        self.work.members.truncate(kept);
        Ok(())
    }

    /// Pushes what may be members, unless there is no such place to look: then everything may be, as
    /// whatever has no host is when its host is asked to be nothing.
    fn push_domain(&mut self, domain: &Domain, slots: &mut [Value]) -> Result<bool, Fault> {
        match domain {
            Domain::Members(set) => self.push_members(*set, slots)?,
            Domain::Place(place) => match self.eval(*place, slots)? {
                Value::Place(place) => self.push_place(place, Lead::default())?,
                _ => return Ok(false),
            },
            Domain::Held(host) => match self.eval(*host, slots)? {
                Value::Object(host) => self.push_held(host)?,
                _ => return Ok(false),
            },
            Domain::Everything(whole) => {
                let whole = self.eval(*whole, slots)?;
                self.push_everything(&whole)?;
            }
            Domain::Inside {
                function,
                args,
                then,
                ..
            } => {
                return self.with_call(*function, args, slots, |eval, _, frame| {
                    eval.push_domain(then, frame)
                });
            }
        }
        Ok(true)
    }

    /// Pushes the members of a group that pass.
    fn push_group(
        &mut self,
        id: ExprId,
        group: &'a Group,
        slots: &mut [Value],
    ) -> Result<(), Fault> {
        let base = self.work.members.len();
        self.push_candidates(id, group, slots)?;
        let tests = self.open_tests(id, group);
        if tests.is_empty() {
            return Ok(());
        }
        self.keep_members(base, |eval, member| {
            eval.holds_of(member, group.slot, tests, slots)
        })
    }

    /// The tests of a group that its candidates have not passed yet.
    #[inline]
    pub(super) fn open_tests(&self, id: ExprId, group: &'a Group) -> &'a [ExprId] {
        let answered = match self.trace {
            None => self.program.lead(id).answers,
            Some(_) => 0,
        };
        group.tests.get(answered..).unwrap_or_default()
    }

    /// Whether tests hold of a value, which is then in the slot.
    #[inline]
    pub(super) fn holds_of(
        &mut self,
        member: &Value,
        slot: Slot,
        tests: &[ExprId],
        slots: &mut [Value],
    ) -> Result<bool, Fault> {
        slots
            .get_mut(usize::from(slot))
            .ok_or_else(|| Fault::broken("such slot"))?
            .put(member);
        for test in tests {
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
        group: &Group,
        slots: &mut [Value],
    ) -> Result<bool, Fault> {
        if let Some(kind) = group.kind
            && !self.is_of(member, kind)
        {
            return Ok(false);
        }
        self.holds_of(member, group.slot, &group.tests, slots)
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
