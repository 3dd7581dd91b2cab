//! Which answers of other lines of positions hold here, too.

use super::table::Found;
use crate::state::{Line, Recent, State};

/// The line of the position that is asked about, and what it has in common with others.
#[derive(Debug, Default)]
pub struct Kin {
    line: Option<Line>,
    /// The last other line of which an answer was wanted, with the last moment that both have in common.
    other: Option<(Line, Option<u64>)>,
    /// What changed on this line since answers were last seen to be good.
    recent: Recent,
}

impl Kin {
    /// Questions about a position begin. Tells whether answers from before may hold for it.
    pub(crate) fn turn_to(&mut self, state: &State) -> bool {
        let line = state.line.line();
        let last = self.line.as_ref();
        if last.is_some_and(|last| last.is(line)) {
            return true;
        }
        let related = last.is_none_or(|last| last.common(line).is_some());
        *self = Self {
            line: Some(line.clone()),
            ..Self::default()
        };
        related
    }

    /// Whether an answer is good for a position, and then also whether that could be told without looking at what
    /// it rests on. It was seen to be good there, and has come to its line.
    #[inline(never)]
    pub(crate) fn good(&mut self, answer: &mut Found, state: &State) -> Option<bool> {
        let since = self.since(answer)?;
        let at_once = since == state.clock;
        let now = (&state.stamps, state.clock);
        if !at_once && self.recent.changed_since(now, &answer.reads, since) {
            return None;
        }
        answer.seen = state.clock;
        if let Some(own) = &self.line
            && !own.is(&answer.line)
        {
            answer.line = own.clone();
        }
        Some(at_once)
    }

    /// From which moment on it has to be seen whether an answer is still good, if it may be.
    fn since(&mut self, answer: &Found) -> Option<u64> {
        let Found { line, at, seen, .. } = answer;
        if self.line.as_ref().is_some_and(|own| own.is(line)) {
            return Some(*seen);
        }
        let common = self.common(line)?;
        (*at <= common).then(|| (*seen).min(common))
    }

    #[cold]
    #[inline(never)]
    fn common(&mut self, line: &Line) -> Option<u64> {
        if let Some((other, common)) = &self.other
            && other.is(line)
        {
            return *common;
        }
        let common = self.line.as_ref()?.common(line);
        self.other = Some((line.clone(), common));
        common
    }

    /// The line of the position.
    pub(crate) fn line(&self) -> Line {
        self.line.clone().unwrap_or_default()
    }
}
