//! Distinct members for roles, by augmenting paths.

use serde::{Deserialize, Serialize};

/// The roles that one candidate can fill, as a set of bits; roles beyond the 64th are not kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Fits(pub u64);

impl Fits {
    /// The most roles that can be told apart.
    pub const MOST: usize = 64;

    /// With one more role.
    #[must_use]
    pub const fn with(self, role: usize) -> Self {
        if role < Self::MOST {
            Self(self.0 | (1 << role))
        } else {
            self
        }
    }

    /// Whether a role is among them.
    #[must_use]
    pub const fn has(self, role: usize) -> bool {
        role < Self::MOST && self.0 & (1 << role) != 0
    }
}

/// Who fills which role, as far as the members reach.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Matching {
    /// For each role, the member in it.
    held: Vec<Option<usize>>,
    /// How many are held.
    pub(super) filled: usize,
}

impl Matching {
    pub(super) fn new(roles: usize) -> Self {
        Self {
            held: vec![None; roles],
            filled: 0,
        }
    }

    /// Gives a member a role, moving others to other roles if that makes room. A member once in
    /// some role stays in one, whoever comes after.
    pub(super) fn add(&mut self, member: usize, fits: &dyn Fn(usize) -> Fits) -> bool {
        let mut visited = Fits::default();
        let placed = self.place(member, fits, &mut visited);
        self.filled += usize::from(placed);
        placed
    }

    /// One augmenting path; no deeper than there are roles, since each is visited once.
    fn place(&mut self, member: usize, fits: &dyn Fn(usize) -> Fits, visited: &mut Fits) -> bool {
        let open = fits(member);
        for role in 0..self.held.len() {
            if !open.has(role) || visited.has(role) {
                continue;
            }
            *visited = visited.with(role);
            let holder = self.held.get(role).copied().flatten();
            let free = holder.is_none_or(|holder| self.place(holder, fits, visited));
            if free {
                if let Some(place) = self.held.get_mut(role) {
                    *place = Some(member);
                }
                return true;
            }
        }
        false
    }
}

/// How many of the roles distinct members can fill at once.
#[must_use]
pub(super) fn filled(roles: usize, fits: &[Fits]) -> usize {
    let mut matching = Matching::new(roles);
    let of = |member: usize| fits.get(member).copied().unwrap_or_default();
    for member in 0..fits.len() {
        if matching.filled == roles {
            break;
        }
        matching.add(member, &of);
    }
    matching.filled
}

/// Who fills which role, if all can be filled: for each role a member.
#[must_use]
pub fn assign(roles: usize, fits: &[Fits]) -> Option<Vec<usize>> {
    let mut matching = Matching::new(roles);
    let of = |member: usize| fits.get(member).copied().unwrap_or_default();
    for member in 0..fits.len() {
        matching.add(member, &of);
    }
    matching.held.into_iter().collect()
}
