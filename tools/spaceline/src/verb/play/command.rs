//! What a person may type.

use std::path::PathBuf;

/// A line that was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Numbers of answers, as they are shown.
    Numbers(Vec<usize>),
    /// Nothing, or `pass`.
    Pass,
    /// `yes` or `no`.
    Whether(bool),
    /// `?`.
    Help,
    /// `? 3`: an answer explained.
    Explain(usize),
    /// `? Some Title`: a card explained.
    Card(String),
    /// `table`: what lies where.
    Table,
    /// `undo`.
    Undo,
    /// `save FILE`.
    Save(PathBuf),
    /// `quit`.
    Quit,
    /// Something else, and what to say about it.
    Unknown(String),
}

/// What there is to type.
pub const HELP: &str = "\
  3          the answer with this number; several where several are chosen: 1 4 5
  (nothing)  pass
  yes, no    where that is the question
  ?          this list
  ? 3        what the answer with this number is
  ? TITLE    what a card is
  table      what lies where, as far as you may see it
  undo       take your last choice back
  save FILE  write the game down
  quit       leave; the game is kept";

/// Reads a line.
pub fn parse(line: &str) -> Command {
    let line = line.trim();
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    match first.to_lowercase().as_str() {
        "" | "pass" => Command::Pass,
        "y" | "yes" => Command::Whether(true),
        "n" | "no" => Command::Whether(false),
        "?" | "help" if rest.is_empty() => Command::Help,
        "?" | "help" => match rest.parse() {
            Ok(number) => Command::Explain(number),
            Err(_) => Command::Card(rest.to_owned()),
        },
        "table" => Command::Table,
        "undo" => Command::Undo,
        "save" if rest.is_empty() => {
            Command::Unknown("write a file's name behind `save`".to_owned())
        }
        "save" => Command::Save(PathBuf::from(rest)),
        "quit" | "exit" | "q" => Command::Quit,
        _ => match numbers(line) {
            Some(numbers) => Command::Numbers(numbers),
            None => Command::Unknown(format!(
                "`{line}` is no answer; `?` shows what there is to type"
            )),
        },
    }
}

/// Numbers with blanks or commas between.
fn numbers(line: &str) -> Option<Vec<usize>> {
    let parts = line.split([' ', ',', '\t']).filter(|part| !part.is_empty());
    parts.map(|part| part.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read() {
        for (line, command) in [
            ("", Command::Pass),
            (" pass ", Command::Pass),
            ("3", Command::Numbers(vec![3])),
            ("1, 4 5", Command::Numbers(vec![1, 4, 5])),
            ("Y", Command::Whether(true)),
            ("?", Command::Help),
            ("? 2", Command::Explain(2)),
            ("? Some Title", Command::Card("Some Title".into())),
            ("save my game", Command::Save("my game".into())),
            ("QUIT", Command::Quit),
        ] {
            assert_eq!(parse(line), command, "{line}");
        }
        for line in [
            "-1",
            "1 x",
            "save",
            "fly away",
            "99999999999999999999999",
            "\u{1b}[A",
        ] {
            assert!(matches!(parse(line), Command::Unknown(_)), "{line}");
        }
    }
}
