//! Running statements.

mod frame;

pub use frame::{Frame, Stack};
