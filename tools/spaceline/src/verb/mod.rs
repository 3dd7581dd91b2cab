//! One verb a file.

pub mod check;
pub mod deck;
pub mod explain;
