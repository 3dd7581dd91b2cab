//! Small books, built by hand for tests, and a small game to ask questions of.

mod busy;
mod maker;
mod small;
mod table;

pub use busy::{Busy, Deed, deeds};
pub use maker::Maker;
pub use small::Small;
pub use table::Table;
