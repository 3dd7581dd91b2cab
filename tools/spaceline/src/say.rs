//! Words on the output stream.
//!
//! Whoever reads may stop reading, as `head` does: then there is nobody left to say anything to, and the
//! run ends.

use crate::exit::Exit;
use crate::json;
use crate::paper::{Paper, broken};
use spaceline_table::json::Message;
use std::fmt::Arguments;
use std::io::{self, Write};
use std::sync::OnceLock;

/// How wide lines are at most; they are as long as they are where nobody reads them at a terminal.
static WIDTH: OnceLock<usize> = OnceLock::new();

/// From now on, lines are broken at words where a person reads them at a terminal.
pub fn break_lines(paper: Paper) {
    if paper.is_terminal {
        WIDTH.get_or_init(|| paper.width);
    }
}

/// Writes a line.
macro_rules! say {
    ($($words:tt)*) => { $crate::say::words(format_args!("{}\n", format_args!($($words)*))) };
}

/// Writes words without an end of line.
macro_rules! say_on {
    ($($words:tt)*) => { $crate::say::words(format_args!($($words)*)) };
}

/// Writes words, unless everything is told as JSON.
pub fn words(words: Arguments<'_>) {
    if !json::is_wanted() {
        write(words);
    }
}

/// Writes words on the error stream, and what to do about it; as JSON, an error.
pub fn complain(words: &str, help: Option<String>) {
    let message = Message {
        help: help.clone(),
        ..Message::error(words)
    };
    if !json::keep([message]) {
        eprintln!("{words}");
        help.iter().for_each(|help| eprintln!("help: {help}"));
    }
}

/// Writes words on the error stream; as JSON, a warning.
pub fn warn(words: &str) {
    let message = Message {
        severity: "warning".to_owned(),
        ..Message::error(words)
    };
    if !json::keep([message]) {
        eprintln!("{words}");
    }
}

/// Writes words; ends the run if nobody reads them.
pub fn write(words: Arguments<'_>) {
    let mut out = io::stdout().lock();
    let broken = WIDTH.get().map(|width| {
        let text = words.to_string();
        let lines = text.split('\n').map(|line| broken(line, *width));
        lines.collect::<Vec<_>>().join("\n")
    });
    let written = match &broken {
        Some(text) => out.write_all(text.as_bytes()),
        None => out.write_fmt(words),
    };
    if written.and_then(|()| out.flush()).is_err() {
        std::process::exit(Exit::Failed.number().into());
    }
}
