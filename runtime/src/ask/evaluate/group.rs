//! Groups: who may be a member, and who is.
//!
//! What a group gathers from a place, or from all that is in play, is mostly looked through once: so the
//! candidates are taken from the lists of the position as they stand there, one after the other, and only
//! who passes is put among the members at hand. What is found in any other way is put there first.

use super::Eval;
use crate::fault::Fault;
use crate::link::{Domain, Entry, KindSet, Lead};
use crate::state::Aspect;
use crate::value::{Value, drop_repeats};
use spaceline_lang::tree::{Expr, ExprId, Group};

/// Those of whom the tests of a group are asked, each once, in order.
pub(super) enum Candidates<'a> {
    /// Objects by their numbers, as far as they pass what is asked first.
    Listed {
        ids: std::slice::Iter<'a, u32>,
        lead: &'a Lead,
        asked: Option<KindSet>,
    },
    /// Members at hand, from a position to another.
    Gathered { next: usize, end: usize },
}

/// The tests that are asked of each candidate.
#[derive(Clone, Copy)]
pub(super) struct Tests<'a> {
    /// Each of them, for whoever asks why.
    pub each: &'a [ExprId],
    /// Where they begin.
    pub entry: Entry,
}

impl Tests<'_> {
    /// Whether there is nothing to ask.
    pub(super) fn none(self) -> bool {
        self.entry == Entry::YES
    }
}

impl<'a> Eval<'a> {
    /// The candidates of a group: from where they are best looked for. What is gathered for them stands
    /// among the members at hand.
    pub(super) fn candidates(
        &mut self,
        id: ExprId,
        group: &'a Group,
        slots: &mut [Value],
    ) -> Result<Candidates<'a>, Fault> {
        let base = self.work.members.len();
        if self.trace.is_some() {
            // Whoever asks why is shown each test.
            let lead = self.program.lead(id).plain();
            match group.from {
                Some(from) => self.push_members(from, slots)?,
                None => self.push_from_play(id, group, slots)?,
            }
            self.keep_led(base, &lead)?;
            return Ok(self.gathered(base));
        }
        let program = self.program;
        let lead = program.lead(id);
        if let Some((slot, clause)) = lead.needed {
            let of = slots.get(usize::from(slot)).and_then(Value::object);
            let card = of.and_then(|object| self.rec(object)?.card());
            if !program.prints(card, clause) {
                return Ok(self.gathered(base));
            }
        }
        let Some(from) = group.from else {
            let list = lead
                .printed
                .and_then(|clause| program.bearers().list(clause));
            if let Some(list) = list.filter(|_| program.domain(id).is_none()) {
                self.reads.add(Aspect::bearers(list));
                return self.listed(self.state.bearers(list), lead, lead.asked);
            }
            let owner = lead.owner.and_then(|slot| slots.get(usize::from(slot)));
            if let Some(owner) = owner.and_then(Value::player)
                && program.domain(id).is_none()
            {
                self.reads.add(Aspect::owned(owner));
                return self.listed(self.state.owned(program, owner), lead, lead.asked);
            }
            if program.domain(id).is_none() {
                self.reads.add(Aspect::in_play(group.kind));
                let ids = self.state.in_play(group.kind);
                // These lists are kept by kind.
                let asked = match group.kind {
                    Some(_) => lead.beyond,
                    None => lead.asked,
                };
                return self.listed(ids, lead, asked);
            }
            self.push_from_play(id, group, slots)?;
            self.keep_led(base, lead)?;
            return Ok(self.gathered(base));
        };
        if let Expr::Place { zone, of } = program.expr(from)? {
            self.burn(1)?;
            return match self.zone_of(*zone, *of, slots)? {
                Some(place) => {
                    let ids = self.contents(place);
                    self.listed(ids, lead, lead.asked)
                }
                None => Ok(self.gathered(base)),
            };
        }
        self.push_members(from, slots)?;
        self.keep_led(base, lead)?;
        Ok(self.gathered(base))
    }

    fn gathered(&self, base: usize) -> Candidates<'a> {
        Candidates::Gathered {
            next: base,
            end: self.work.members.len(),
        }
    }

    fn listed(
        &mut self,
        ids: &'a [u32],
        lead: &'a Lead,
        asked: Option<KindSet>,
    ) -> Result<Candidates<'a>, Fault> {
        self.burn(ids.len() as u64)?;
        Ok(Candidates::Listed {
            ids: ids.iter(),
            lead,
            asked,
        })
    }

    /// The next candidate.
    #[inline]
    pub(super) fn next(&mut self, candidates: &mut Candidates<'a>) -> Option<Value> {
        match candidates {
            Candidates::Gathered { next, end } => {
                let at = (next < end).then_some(*next)?;
                *next += 1;
                self.member_at(at)
            }
            Candidates::Listed { ids, lead, asked } => {
                let (program, state) = (self.program, self.state);
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
                    if let Some(set) = *asked {
                        self.reads.add(Aspect::identity(*index));
                        if !lead.lets(program, set, rec.kind) {
                            continue;
                        }
                    }
                    return Some(Value::Object(rec.handle(*index)));
                }
                None
            }
        }
    }

    /// Pushes the members of a group that pass.
    pub(super) fn push_group(
        &mut self,
        id: ExprId,
        group: &'a Group,
        slots: &mut [Value],
    ) -> Result<(), Fault> {
        let base = self.work.members.len();
        let mut candidates = self.candidates(id, group, slots)?;
        let tests = self.open_tests(id, group);
        if let Candidates::Gathered { .. } = candidates {
            if tests.none() {
                return Ok(());
            }
            return self.keep_members(base, |eval, member| {
                eval.holds_of(member, group.slot, tests, slots)
            });
        }
        while let Some(member) = self.next(&mut candidates) {
            if tests.none() || self.holds_of(&member, group.slot, tests, slots)? {
                self.work.members.push(member);
            } else {
                member.discard();
            }
        }
        Ok(())
    }

    /// The tests of a group that its candidates have not passed yet.
    #[inline]
    pub(super) fn open_tests(&self, id: ExprId, group: &'a Group) -> Tests<'a> {
        let entry = match self.trace {
            None => self.program.tests(id).1,
            Some(_) if group.tests.is_empty() => Entry::YES,
            Some(_) => Entry::NO,
        };
        Tests {
            each: &group.tests,
            entry,
        }
    }

    /// Pushes what is in play and may be members of a group.
    fn push_from_play(
        &mut self,
        id: ExprId,
        group: &'a Group,
        slots: &mut [Value],
    ) -> Result<(), Fault> {
        let base = self.work.members.len();
        let narrowed = match self.program.domain(id) {
            Some(domain) => self.push_domain(domain, slots)?,
            None => false,
        };
        if !narrowed {
            self.reads.add(Aspect::in_play(group.kind));
            return self.push_ids(self.state.in_play(group.kind));
        }
        // They come in the order of their numbers, wherever they were looked for.
        let found = self.work.members.get_mut(base..).unwrap_or_default();
        if !found.is_sorted() {
            found.sort_unstable();
        }
        drop_repeats(&mut self.work.members, base);
        self.keep_members(base, |eval, member| {
            let rec = member.object().and_then(|object| eval.rec(object));
            Ok(rec.is_some_and(|rec| rec.in_play))
        })
    }

    /// Keeps of the members at hand, from a position on, those that pass what is asked first.
    fn keep_led(&mut self, base: usize, lead: &Lead) -> Result<(), Fault> {
        let (program, asked) = (self.program, lead.asked);
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

    /// Pushes what may be members, unless there is no such place to look: then everything may be, as
    /// whatever has no host is when its host is asked to be nothing.
    fn push_domain(&mut self, domain: &Domain, slots: &mut [Value]) -> Result<bool, Fault> {
        match domain {
            Domain::Members(set) => self.push_members(*set, slots)?,
            Domain::Place(place) => match self.eval(*place, slots)? {
                Value::Place(place) => self.push_place(place)?,
                _ => return Ok(false),
            },
            Domain::Held(host) => match self.eval(*host, slots)? {
                Value::Object(host) => self.push_held(host)?,
                _ => return Ok(false),
            },
            // What is no set of objects, such as a title, may mean any.
            Domain::HeldByAny(hosts) => match self.eval(*hosts, slots)? {
                Value::Set(hosts) if hosts.iter().all(|host| host.object().is_some()) => {
                    for host in hosts.objects() {
                        self.push_held(host)?;
                    }
                }
                _ => return Ok(false),
            },
            Domain::Marked(state) => {
                self.reads.add(Aspect::state(*state));
                self.push_ids(self.state.marked(*state))?;
            }
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
}
