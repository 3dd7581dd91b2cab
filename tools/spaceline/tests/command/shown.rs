//! Pages that show files and commands: their files are written in their order, their commands are run, and each line
//! that a page shows is printed, in the order of the page. Between two of them more may be printed.

use crate::common::folder;
use crate::words::printed;
use std::fs;
use std::process::Command;

const COMMITTEE: &str = include_str!("../../../../docs/committee.md");
const SET: &str = include_str!("../../../../docs/guide/10-a-set.md");
const FORMATS: &str = include_str!("../../../../docs/guide/formats.md");
const SIXTY: &str = include_str!("../../../../docs/guide/sixty.md");
const PROMPT: &str = "$ spaceline ";

/// The blocks of a page: what stands behind the fence, and what in it.
fn blocks(page: &'static str) -> Vec<(&'static str, &'static str)> {
    let parts = page.split("```").skip(1).step_by(2);
    parts.filter_map(|part| part.split_once('\n')).collect()
}

#[test]
fn what_the_page_of_the_committee_shows_is_printed() {
    assert!(shown("committee", COMMITTEE) > 5);
}

#[test]
fn what_the_page_of_a_set_shows_is_printed() {
    assert!(shown("set", SET) > 1);
}

#[test]
fn what_the_page_of_formats_shows_is_printed() {
    assert!(shown("formats", FORMATS) > 1);
}

#[test]
fn what_the_page_of_an_hour_shows_is_printed() {
    assert!(shown("sixty", SIXTY) > 1);
}

/// Does what a page shows; gives how many commands it has.
fn shown(name: &str, page: &'static str) -> usize {
    let folder = folder(name);
    let mut commands = 0;
    for (mark, block) in blocks(page) {
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
    commands
}

/// The commands in the texts are such as there are.
#[test]
fn commands_in_the_text_are_there() {
    let commands = [COMMITTEE, SET, FORMATS, SIXTY].iter().flat_map(|page| {
        let text = page.split("```").step_by(2);
        text.flat_map(|text| text.split("`spaceline ").skip(1))
    });
    for command in commands {
        let verb = command.split([' ', '`']).next().unwrap();
        let output = Command::new(env!("CARGO_BIN_EXE_spaceline"))
            .args([verb, "--help"])
            .output()
            .unwrap();
        assert!(output.status.success(), "{verb}");
    }
}
