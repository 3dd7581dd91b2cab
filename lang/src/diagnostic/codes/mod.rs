//! The pages of all codes, one file a stage.

pub(super) mod syntax;

pub use syntax::*;
