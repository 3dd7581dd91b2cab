//! What players may choose to do.
//!
//! In: a position, a player and menus. Out: every action he could begin now ([`offers`]), each with
//! the values of its single parts and the sets to choose with it, for which a witness was found; or
//! the reason why an action is not among them ([`judge`](mod@judge)); or one such action, drawn by chance without
//! looking for the others ([`draw`]). All is asked of the position itself; no
//! action is ever tried out.
//!
//! The order of offers: menus in the order given; in each, first the actions of rules in the order of
//! their declaration, then those of cards by the number of the object and the order of its text; each
//! by the values of its parts, in the order of their sets.

mod enumerate;
mod how;
mod judge;
mod list;
pub mod solve;
mod spec;
mod verdict;

pub use enumerate::{draw, offers, possible};
pub(crate) use judge::requirement;
pub use judge::{Ask, is_given, judge, limit_left};
pub use list::{Finds, Iter, Offer, Offers};
pub use solve::{Bound, Dice, Fits, Misfit, Pebbles, Problem};
pub use spec::{Spec, spec};
pub use verdict::{Verdict, verdict};
