//! What a search remembers of each bound while it builds a set, and what it can still hope for.

use super::matching::{Fits, Matching};
use super::sums::Reach;
use super::{Bound, Problem, agree};

/// A bound during a search over an order of the candidates.
pub(super) enum Keeper<'a> {
    PerKey {
        keys: &'a [u32],
        max: usize,
        taken: Vec<usize>,
        rest: Vec<usize>,
    },
    Sum {
        of: &'a [i64],
        low: i64,
        high: i64,
        sum: i64,
        after: Vec<(i64, i64)>,
        reach: Option<Reach>,
    },
    Roles {
        roles: usize,
        fits: &'a [Fits],
    },
    Pairwise {
        apart: &'a [(u32, u32)],
    },
}

/// How far a search is.
pub(super) struct Progress<'a> {
    /// The order in which candidates are tried.
    pub(super) order: &'a [usize],
    /// The first of the order that is still open.
    pub(super) next: usize,
    /// Those chosen.
    pub(super) chosen: &'a [usize],
    /// How many the whole set must have.
    pub(super) min: usize,
    /// And may have.
    pub(super) max: usize,
}

impl Progress<'_> {
    fn missing(&self) -> usize {
        self.min.saturating_sub(self.chosen.len())
    }

    fn room(&self) -> usize {
        self.max.saturating_sub(self.chosen.len())
    }

    fn rest(&self) -> &[usize] {
        self.order.get(self.next..).unwrap_or_default()
    }
}

impl<'a> Keeper<'a> {
    pub(super) fn new(bound: &'a Bound, problem: &Problem, order: &[usize], most: usize) -> Self {
        match bound {
            Bound::PerKey { keys, max } => {
                let count = keys.iter().max().map_or(0, |key| *key as usize + 1);
                let mut rest = vec![0; count];
                for at in order {
                    if let Some(place) = keys.get(*at).and_then(|key| rest.get_mut(*key as usize)) {
                        *place += 1;
                    }
                }
                Self::PerKey {
                    keys,
                    max: *max,
                    taken: vec![0; count],
                    rest,
                }
            }
            Bound::Sum { of, min, max } => {
                let ordered: Vec<i64> = order
                    .iter()
                    .map(|at| of.get(*at).copied().unwrap_or(0))
                    .collect();
                let mut after = vec![(0, 0)];
                for number in ordered.iter().rev() {
                    let (low, high) = after.last().copied().unwrap_or_default();
                    let next: (i64, i64) = (low, high);
                    after.push((
                        next.0.saturating_add((*number).min(0)),
                        next.1.saturating_add((*number).max(0)),
                    ));
                }
                after.reverse();
                let (low, high) = (min.unwrap_or(i64::MIN), max.unwrap_or(i64::MAX));
                let reach = Reach::new(&ordered, most.min(problem.size));
                Self::Sum {
                    of,
                    low,
                    high,
                    sum: 0,
                    after,
                    reach,
                }
            }
            Bound::Roles { roles, fits } => Self::Roles {
                roles: *roles,
                fits,
            },
            Bound::Pairwise { apart } => Self::Pairwise { apart },
        }
    }

    /// Takes the candidate at the head of the order out of those still open.
    pub(super) fn pass(&mut self, at: usize) {
        if let Self::PerKey { keys, rest, .. } = self {
            count(keys, rest, at, |n| n.saturating_sub(1));
        }
    }

    /// Puts it back.
    pub(super) fn unpass(&mut self, at: usize) {
        if let Self::PerKey { keys, rest, .. } = self {
            count(keys, rest, at, |n| n + 1);
        }
    }

    /// Whether a candidate may join at all.
    pub(super) fn admits(&self, chosen: &[usize], at: usize) -> bool {
        match self {
            Self::PerKey {
                keys, max, taken, ..
            } => keys
                .get(at)
                .and_then(|key| taken.get(*key as usize))
                .is_none_or(|taken| taken < max),
            Self::Sum { .. } | Self::Roles { .. } => true,
            Self::Pairwise { apart } => chosen.iter().all(|other| agree(apart, at, *other)),
        }
    }

    pub(super) fn take(&mut self, at: usize) {
        match self {
            Self::PerKey { keys, taken, .. } => count(keys, taken, at, |n| n + 1),
            Self::Sum { of, sum, .. } => {
                *sum = sum.saturating_add(of.get(at).copied().unwrap_or(0))
            }
            Self::Roles { .. } | Self::Pairwise { .. } => {}
        }
    }

    pub(super) fn untake(&mut self, at: usize) {
        match self {
            Self::PerKey { keys, taken, .. } => count(keys, taken, at, |n| n.saturating_sub(1)),
            Self::Sum { of, sum, .. } => {
                *sum = sum.saturating_sub(of.get(at).copied().unwrap_or(0))
            }
            Self::Roles { .. } | Self::Pairwise { .. } => {}
        }
    }

    /// Whether the chosen alone keep the bound.
    pub(super) fn done(&self, chosen: &[usize]) -> bool {
        match self {
            // A candidate that would break these was not admitted.
            Self::PerKey { .. } | Self::Pairwise { .. } => true,
            Self::Sum { low, high, sum, .. } => low <= sum && sum <= high,
            Self::Roles { roles, fits } => matched(*roles, fits, chosen.iter()).filled == *roles,
        }
    }

    /// Whether the open candidates could still complete the chosen, as far as this bound goes.
    /// Exact for each class alone.
    pub(super) fn hopes(&self, progress: &Progress<'_>) -> bool {
        match self {
            Self::PerKey {
                max, taken, rest, ..
            } => {
                let open = taken
                    .iter()
                    .zip(rest)
                    .map(|(taken, rest)| (*rest).min(max.saturating_sub(*taken)));
                open.sum::<usize>() >= progress.missing()
            }
            Self::Sum {
                low,
                high,
                sum,
                after,
                reach,
                ..
            } => {
                let (least, most) = after.get(progress.next).copied().unwrap_or_default();
                if sum.saturating_add(most) < *low || sum.saturating_add(least) > *high {
                    return false;
                }
                let counts = (progress.missing(), progress.room());
                let (low, high) = (low.saturating_sub(*sum), high.saturating_sub(*sum));
                reach
                    .as_ref()
                    .is_none_or(|reach| reach.can(progress.next, counts, low, high))
            }
            Self::Roles { roles, fits } => {
                let mut matching = matched(*roles, fits, progress.chosen.iter());
                if roles - matching.filled > progress.room() {
                    return false;
                }
                let of = |member: usize| fits.get(member).copied().unwrap_or_default();
                for at in progress.rest() {
                    if matching.filled == *roles {
                        break;
                    }
                    matching.add(*at, &of);
                }
                matching.filled == *roles
            }
            Self::Pairwise { apart } => {
                let fits = |at: &&usize| progress.chosen.iter().all(|one| agree(apart, **at, *one));
                progress.rest().iter().filter(fits).count() >= progress.missing()
            }
        }
    }
}

fn matched<'m>(roles: usize, fits: &[Fits], members: impl Iterator<Item = &'m usize>) -> Matching {
    let mut matching = Matching::new(roles);
    let of = |member: usize| fits.get(member).copied().unwrap_or_default();
    for member in members {
        if matching.filled == roles {
            break;
        }
        matching.add(*member, &of);
    }
    matching
}

fn count(keys: &[u32], counts: &mut [usize], at: usize, change: impl Fn(usize) -> usize) {
    if let Some(place) = keys.get(at).and_then(|key| counts.get_mut(*key as usize)) {
        *place = change(*place);
    }
}
