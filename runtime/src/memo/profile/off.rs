//! No counters: nothing is done, and nothing is kept.

use super::Subject;
use crate::state::{Kept, Reads, Stamps};

/// Counters that count nothing.
#[derive(Debug, Default)]
pub(crate) struct Profile(());

/// What is noted of an answer: nothing.
#[derive(Clone, Debug, Default)]
pub(crate) struct Past(());

#[expect(
    clippy::unused_self,
    clippy::needless_pass_by_ref_mut,
    reason = "the counters need what these leave"
)]
impl Profile {
    #[inline]
    pub(crate) const fn absent(&mut self, _: Subject) {}

    #[inline]
    pub(crate) const fn stale(&mut self, _: Subject, _: (&Past, u64), _: &Stamps) {}

    #[inline]
    pub(crate) const fn served(&mut self, _: Subject, _: bool, _: &Past, _: u64) {}

    #[inline]
    pub(crate) const fn begin(&mut self) {}

    #[inline]
    pub(crate) const fn end(&mut self, _: Option<Subject>, _: &mut Reads, _: u64, _: u64) -> Past {
        Past(())
    }

    #[inline]
    pub(crate) const fn found<T>(
        &mut self,
        _: Subject,
        _: Option<(&T, &Past)>,
        _: (&T, &Past),
        _: u64,
    ) {
    }

    /// Adds what an answer rests on to what rests on it.
    #[inline]
    pub(crate) fn rest(&mut self, own: &mut Reads, kept: &Kept) {
        own.join_kept(kept);
    }

    /// Goes back to what is read around an answer, with what that rests on.
    #[inline]
    pub(crate) fn leave(&mut self, own: &mut Reads, around: &Reads) {
        own.join(around);
    }
}
