//! Which answers of other lines of positions hold here, too.

use crate::state::{Line, Recent, State};

/// The line of the position that is asked about, and what it has in common with others.
#[derive(Debug, Default)]
pub struct Kin {
    line: Option<Line>,
    /// The last other line of which an answer was wanted, with the last moment that both have in common.
    other: Option<(Line, Option<u64>)>,
    /// What changed on this line since answers were last seen to be good.
    pub(crate) recent: Recent,
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

    /// From which moment on it has to be seen whether an answer is still good, if it may be: it was found and last seen
    /// to be good at moments of a line.
    #[inline]
    pub(crate) fn since(&mut self, line: &Line, (found, seen): (u64, u64)) -> Option<u64> {
        if self.line.as_ref().is_some_and(|own| own.is(line)) {
            return Some(seen);
        }
        let common = self.common(line)?;
        (found <= common).then(|| seen.min(common))
    }

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

    /// An answer of another line is good on this one.
    #[inline]
    pub(crate) fn stay(&self, line: &mut Line) {
        if let Some(own) = &self.line
            && !own.is(line)
        {
            *line = own.clone();
        }
    }

    /// The line of the position.
    pub(crate) fn line(&self) -> Line {
        self.line.clone().unwrap_or_default()
    }
}
