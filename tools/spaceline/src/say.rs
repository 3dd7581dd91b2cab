//! Words on the output stream.
//!
//! Whoever reads may stop reading, as `head` does: then there is nobody left to say anything to, and the
//! run ends.

use crate::exit::Exit;
use std::fmt::Arguments;
use std::io::{self, Write};

/// Writes a line.
macro_rules! say {
    ($($words:tt)*) => { $crate::say::words(format_args!("{}\n", format_args!($($words)*))) };
}

/// Writes words without an end of line.
macro_rules! say_on {
    ($($words:tt)*) => { $crate::say::words(format_args!($($words)*)) };
}

/// Writes words; ends the run if nobody reads them.
pub fn words(words: Arguments<'_>) {
    let mut out = io::stdout().lock();
    if out.write_fmt(words).and_then(|()| out.flush()).is_err() {
        std::process::exit(Exit::Failed.number().into());
    }
}
