//! The pages of what tools tell: the files of a page are written, its command is run, and prints what the page shows;
//! with the files of the mend it does not print the code. `PAGES=write cargo test` writes down what is printed.

use crate::common::folder;
use crate::words::printed;
use spaceline_lang::diagnostic::{Code, Example};
use spaceline_rules::codes::CODES;
use std::fs;
use std::path::Path;

/// The codes that no page can show being printed, and why.
const WITHOUT: &[(&str, &str)] = &[
    ("SL5102", "files that large are no page"),
    ("SL5103", "a page holds no links"),
    ("SL5207", "a list that long is no page"),
    ("SL5209", "a deck that breaks a rule is told as `illegal`"),
    ("SL5210", "a page holds no deck that is no text"),
    ("SL5401", "as much as the machine cannot hold is no page"),
    ("SL5601", "it takes a whole game"),
    ("SL5801", "a page holds no list that is no text"),
];

/// The language of commands and what they print.
const CONSOLE: &str = "console";
const PROMPT: &str = "$ spaceline ";

/// Writes the file of an example.
fn write(folder: &Path, example: Example) {
    let name = example.mark.rsplit(' ').next().unwrap_or_default();
    let path = folder.join(name);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, example.text).unwrap();
}

/// What a command prints in a folder, without blanks at the ends of lines.
fn trimmed(folder: &Path, command: &str) -> String {
    let printed = printed(folder, command);
    let lines = printed.lines().map(str::trim_end);
    let lines: Vec<&str> = lines.collect();
    lines.join("\n").trim_end().to_owned() + "\n"
}

/// What is wrong with a page.
fn wrong(code: &Code) -> Option<String> {
    let examples: Vec<Example> = code.examples().collect();
    let commands: Vec<Example> = examples
        .iter()
        .copied()
        .filter(|one| one.mark == CONSOLE)
        .collect();
    let Some(shown) = commands.first() else {
        let known = WITHOUT.iter().any(|(id, _)| *id == code.id);
        return (!known).then(|| format!("{code}: no command that prints it"));
    };
    let folder = folder(code.id);
    let line = |example: &Example| {
        let line = example.text.lines().next().unwrap_or_default();
        line.strip_prefix(PROMPT).unwrap_or_default().to_owned()
    };
    let command = line(shown);
    let files = examples.iter().filter(|one| one.mark != CONSOLE);
    let (bad, good): (Vec<Example>, Vec<Example>) =
        files.partition(|one| one.mark.contains("fails"));
    bad.iter().for_each(|file| write(&folder, *file));
    let told = trimmed(&folder, &command);
    good.iter().for_each(|file| write(&folder, *file));
    let mended = trimmed(&folder, &commands.get(1).map_or(command.clone(), line));
    let said = format!("{PROMPT}{command}\n{told}");
    if std::env::var_os("PAGES").is_some_and(|how| how == "write") {
        let path =
            Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../rules/pages/{code}.md"));
        fs::write(path, code.page.replacen(shown.text, &said, 1)).unwrap();
    } else if said != shown.text {
        return Some(format!(
            "{code}: `PAGES=write cargo test` would write\n{said}"
        ));
    }
    let codes: Vec<&str> = told
        .split('[')
        .filter_map(|part| part.get(..6))
        .filter(|part| part.starts_with("SL"))
        .collect();
    if codes.is_empty() || codes.iter().any(|id| *id != code.id) {
        return Some(format!("{code}: this is printed\n{told}"));
    }
    mended
        .contains("[SL")
        .then(|| format!("{code}: this is printed of its mend\n{mended}"))
}

#[test]
fn each_page_shows_what_is_printed_and_its_mend() {
    let (some, others) = CODES.split_at(CODES.len() / 2);
    let wrong_of = |codes: &[Code]| codes.iter().filter_map(wrong).collect::<Vec<_>>();
    let all = std::thread::scope(|scope| {
        let some = scope.spawn(|| wrong_of(some));
        let others = wrong_of(others);
        [some.join().unwrap(), others].concat()
    });
    assert!(
        all.is_empty(),
        "{} are wrong\n{}",
        all.len(),
        all.join("\n")
    );
}
