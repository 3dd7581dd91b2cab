//! Changes of numbers that rest on each other: the older one goes before the younger.
//!
//! In: a text that changes a number and that is being weighed, behind which, straight or through others, that number
//! is asked for again: `STRENGTH > 5: CUNNING -2` on one card and `CUNNING > 5: STRENGTH -2` on another. Several
//! answers may agree with such texts, or none, and which one is found must not hang on what is asked first. So the
//! texts of a circle are weighed in the order in which they came: each finds the numbers as the older ones of its
//! circle left them, and neither itself nor what came later. Texts outside the circle count for all of them.

use super::circle::Open;
use crate::ask::evaluate::Eval;
use crate::state::Standing;
use spaceline_lang::tree::HookId;

/// When a text came: the order in which texts of a circle are weighed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Age {
    since: u64,
    hook: HookId,
    object: u32,
    effect: u64,
}

impl Age {
    /// When a text came.
    pub(super) fn of(text: &Standing) -> Self {
        Self {
            since: text.since,
            hook: text.hook,
            object: text.this.object().map_or(0, |this| this.index),
            effect: text.effect,
        }
    }
}

/// A text of which several changes are judged without each other, and whose it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Apart {
    text: u32,
    object: Option<u32>,
    effect: u64,
}

impl Eval<'_> {
    fn apart(&self, text: &Standing) -> Option<Apart> {
        Some(Apart {
            text: self.program.together(text.hook)?,
            object: text.this.object().map(|this| this.index),
            effect: text.effect,
        })
    }

    /// Whether a change is one of those that do not count where something is asked now: another one of its text is
    /// weighed.
    pub(super) fn is_left_out(&self, text: &Standing) -> bool {
        !self.apart.is_empty()
            && self
                .apart(text)
                .is_some_and(|one| self.apart.contains(&one))
    }

    /// Asks while a text is weighed of whose changes none counts for another. What is found so is no answer to
    /// remember, and what is remembered none to take.
    pub(super) fn without_its_own<T>(
        &mut self,
        text: &Standing,
        ask: impl FnOnce(&mut Self) -> T,
    ) -> T {
        let Some(one) = self.apart(text) else {
            return ask(self);
        };
        let on = self.work.cache.suspend();
        self.apart.push(one);
        let answer = ask(self);
        self.apart.pop();
        self.work.cache.resume(on);
        answer
    }

    /// Asks while a text that may change the innermost open number is weighed; nothing, if the text came too late to
    /// be seen by whoever asks for that number.
    pub(super) fn weigh<T>(
        &mut self,
        weighs: bool,
        age: Age,
        ask: impl FnOnce(&mut Self) -> T,
    ) -> Option<T> {
        let Some(at) = self.open.len().checked_sub(1).filter(|_| weighs) else {
            return Some(ask(self));
        };
        let outer = self.open_at(at).and_then(|open| open.weighed.replace(age));
        let answer = ask(self);
        self.open.truncate(at + 1);
        let open = self.open_at(at)?;
        open.weighed = outer;
        (!std::mem::take(&mut open.late)).then_some(answer)
    }

    /// The text that came last among those that are weighed from an open question on, and where.
    pub(super) fn latest_from(&self, at: usize) -> Option<(usize, Age)> {
        let from = self.open.iter().enumerate().skip(at);
        let weighed = from.filter_map(|(at, open)| Some((at, open.weighed?)));
        weighed.max_by_key(|(_, age)| *age)
    }

    /// Whether the youngest text of a circle cannot count where it is weighed: there, whoever asks is older. What is
    /// still asked until then does not matter.
    pub(super) fn gives_way(&mut self, late: usize, met: usize, age: Age) -> bool {
        if self.open.iter().any(|open| open.late) {
            return true;
        }
        let Some(open) = self.open_at(late) else {
            return true;
        };
        open.late = late != met || open.seen_by.is_some_and(|seen_by| age >= seen_by);
        open.late
    }

    fn open_at(&mut self, at: usize) -> Option<&mut Open> {
        self.open.get_mut(at)
    }
}
