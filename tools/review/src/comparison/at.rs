//! The first or the second of two.

/// Which of two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum At {
    /// The first.
    One,
    /// The second.
    Two,
}

impl At {
    /// Both, in their order.
    pub(super) const BOTH: [Self; 2] = [Self::One, Self::Two];

    /// That one of two.
    pub(super) fn of<T>(self, two: &[T; 2]) -> &T {
        let [one, two] = two;
        match self {
            Self::One => one,
            Self::Two => two,
        }
    }

    /// That one of two, to change it.
    pub(super) fn of_mut<T>(self, two: &mut [T; 2]) -> &mut T {
        let [one, two] = two;
        match self {
            Self::One => one,
            Self::Two => two,
        }
    }

    /// The other.
    pub(super) const fn other(self) -> Self {
        match self {
            Self::One => Self::Two,
            Self::Two => Self::One,
        }
    }
}
