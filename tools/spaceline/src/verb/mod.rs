//! One verb a file.

pub mod check;
pub mod coverage;
pub mod deck;
pub mod diff;
pub mod edition;
pub mod explain;
pub mod fmt;
pub mod history;
pub mod import;
pub mod play;
pub mod replay;
pub mod rules;
pub mod serve;
pub mod sim;
pub mod test;
pub mod words;
