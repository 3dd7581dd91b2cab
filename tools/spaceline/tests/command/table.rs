//! The table at the terminal: drawn as wide as there is room, in colours where they are wanted, and without secrets.

use crate::common::folder;
use std::io::Write;
use std::process::{Command, Stdio};

/// What is shown at the first turn of the first player.
fn shown(columns: &str, color: &str) -> String {
    let folder = folder(&format!("{columns}-{color}"));
    let args = ["play", "--seed", "44", "--you", "one", "--color", color];
    let mut child = Command::new(env!("CARGO_BIN_EXE_spaceline"))
        .args(args)
        .env("COLUMNS", columns)
        .current_dir(&folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let typed = "\n1\n1\n1\n1\n1\n1\n\n\np\ntable\nquit\n";
    let mut input = child.stdin.take().unwrap();
    input.write_all(typed.as_bytes()).unwrap();
    drop(input);
    let output = child.wait_with_output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let (_, table) = text.rsplit_once("> table\n").unwrap();
    let (table, _) = table.split_once("\n> ").unwrap();
    table.to_owned()
}

#[test]
fn the_spaceline_is_drawn_as_wide_as_there_is_room() {
    for (columns, beside) in [("80", 4), ("120", 6)] {
        let table = shown(columns, "auto");
        let room: usize = columns.parse().unwrap();
        let wide = |line: &&str| line.chars().count() > room;
        assert_eq!(table.lines().find(wide), None, "{table}");
        let first = table.lines().find(|line| line.starts_with('┌')).unwrap();
        assert_eq!(first.matches(['┌', '┬']).count(), beside, "{table}");
        // Points, spans and whose mission it is; what lies at it; what nobody may look at is counted.
        for word in [
            "35 points,",
            "span 3",
            "of two",
            "seeds 4",
            "two: Klingon",
            "SHIELDS",
        ] {
            assert!(table.contains(word), "{word}: {table}");
        }
        assert!(table.contains("\none (you): 0 points\n"), "{table}");
        assert!(table.contains("  hand 7, draw deck "), "{table}");
        // No colours where nobody sees them.
        assert!(!table.contains('\u{1b}'), "{table}");
    }
}

#[test]
fn colours_are_there_when_they_are_wanted() {
    let colored = shown("80", "always");
    assert!(colored.contains("\u{1b}[36m") && colored.contains("\u{1b}[35m"));
    let mut plain = String::new();
    let mut rest = colored.as_str();
    while let Some((before, after)) = rest.split_once('\u{1b}') {
        plain.push_str(before);
        rest = after.split_once('m').unwrap().1;
    }
    plain.push_str(rest);
    assert_eq!(plain, shown("80", "never"));
}
