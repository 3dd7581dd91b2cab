//! The page for a rules committee: its files are written in their order, its commands are run, and each line that it shows is
//! printed, in the order of the page. Between two of them more may be printed.

#![expect(
    clippy::unwrap_used,
    reason = "a test that cannot be set up has failed"
)]

#[path = "common/words.rs"]
mod words;

use std::fs;
use std::path::Path;
use std::process::Command;
use words::words;

const PAGE: &str = include_str!("../../../docs/committee.md");
const PROMPT: &str = "$ spaceline ";

/// The blocks of the page: what stands behind the fence, and what in it.
fn blocks() -> Vec<(&'static str, &'static str)> {
    let parts = PAGE.split("```").skip(1).step_by(2);
    parts.filter_map(|part| part.split_once('\n')).collect()
}

/// What a command prints in a folder.
fn printed(folder: &Path, command: &str) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_spaceline"))
        .args(words(command))
        .current_dir(folder)
        .output()
        .unwrap();
    let told = [output.stderr, output.stdout].concat();
    String::from_utf8(told).unwrap()
}

#[test]
fn what_the_page_shows_is_printed() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("committee");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let mut commands = 0;
    for (mark, block) in blocks() {
        if let Some((_, name)) = mark.split_once(' ') {
            let file = folder.join(name);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, block).unwrap();
            continue;
        }
        assert_eq!(mark, "console");
        for shown in block.split(PROMPT).skip(1) {
            let (command, lines) = shown.split_once('\n').unwrap();
            let told = printed(&folder, command);
            let mut rest = told.as_str();
            for line in lines.lines() {
                let found = rest.split_once(line);
                let (_, behind) = found.unwrap_or_else(|| {
                    unreachable!("{command}\nprints no line\n{line}\nthere, but\n{told}")
                });
                rest = behind;
            }
            commands += 1;
        }
    }
    assert!(commands > 10, "{commands}");
}

/// The commands of the table at the top are such as there are.
#[test]
fn commands_in_the_text_are_there() {
    for command in PAGE.split("`spaceline ").skip(1) {
        let verb = command.split([' ', '`']).next().unwrap();
        let output = Command::new(env!("CARGO_BIN_EXE_spaceline"))
            .args([verb, "--help"])
            .output()
            .unwrap();
        assert!(output.status.success(), "{verb}");
    }
}
