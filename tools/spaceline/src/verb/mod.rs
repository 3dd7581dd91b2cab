//! One verb a file.

pub mod check;
pub mod deck;
pub mod explain;
pub mod play;
pub mod sim;
pub mod table;
pub mod test;
