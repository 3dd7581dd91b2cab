//! Commands of pages, as a shell would part them, and what they print.

use std::path::Path;
use std::process::Command;

/// What a command prints in a folder, errors first.
pub fn printed(folder: &Path, command: &str) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_spaceline"))
        .args(words(command))
        .current_dir(folder)
        .output()
        .unwrap();
    String::from_utf8([output.stderr, output.stdout].concat()).unwrap()
}

/// The words of a command, of which some stand in quotation marks.
fn words(command: &str) -> Vec<&str> {
    let parts = command.split('"').enumerate();
    let words = parts.flat_map(|(at, part)| match at % 2 {
        0 => part.split_whitespace().collect(),
        _ => vec![part],
    });
    words.collect()
}
