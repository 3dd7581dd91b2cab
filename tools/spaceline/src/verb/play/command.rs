//! What a person may type.

use spaceline_table::Ask;
use std::path::PathBuf;

/// A line that was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Numbers of answers, as they are shown.
    Numbers(Vec<usize>),
    /// `all`: every number.
    All,
    /// Nothing, or `pass`.
    Pass,
    /// `p`: pass until something happens.
    PassOn,
    /// `ask all`, `ask useful`.
    Ask(Ask),
    /// `yes` or `no`.
    Whether(bool),
    /// `?`.
    Help,
    /// `? 3`: an answer explained.
    Explain(usize),
    /// `? Some Title`: a card explained.
    Card(String),
    /// `why Some Title`: why what could be done with a card cannot be done now.
    WhyNot(String),
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
pub const HELP: &str = "  3          the answer with this number; several where several are chosen: 1 4 5, or 2-6, or all
  (nothing)  pass
  p          pass until your next turn, or until there is something to answer
  ask all    be asked whenever you may do something; `ask useful`: only if it may be of use
  yes, no    where that is the question
  ?          this list
  ? 3        what the answer with this number is
  ? TITLE    what a card is
  why TITLE  why what you would like to do with a card cannot be done now
  table      what lies where, as far as you may see it
  undo       take your last choice back
  save FILE  write a copy of the game as it is now; your answers are kept anyway
  quit       leave; the game is kept";

/// Reads a line.
pub fn parse(line: &str) -> Command {
    let line = line.trim();
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    match first.to_lowercase().as_str() {
        "" | "pass" => Command::Pass,
        "p" if rest.is_empty() => Command::PassOn,
        "all" if rest.is_empty() => Command::All,
        "ask" => match Ask::named(rest) {
            Some(ask) => Command::Ask(ask),
            None => Command::Unknown("write `ask all` or `ask useful`".to_owned()),
        },
        "y" | "yes" => Command::Whether(true),
        "n" | "no" => Command::Whether(false),
        "?" | "help" if rest.is_empty() => Command::Help,
        "?" | "help" => match rest.parse() {
            Ok(number) => Command::Explain(number),
            Err(_) => Command::Card(rest.to_owned()),
        },
        "why" if rest.is_empty() => {
            Command::Unknown("write the title of a card behind `why`".to_owned())
        }
        "why" => {
            let title = rest.strip_prefix("not ").unwrap_or(rest).trim();
            Command::WhyNot(title.trim_matches('"').to_owned())
        }
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

/// No list has more numbers than this.
const MOST_NUMBERS: usize = 1000;

/// Numbers with blanks or commas between; `2-6` is all from one to the other.
fn numbers(line: &str) -> Option<Vec<usize>> {
    let mut numbers = Vec::new();
    for part in line.split([' ', ',', '\t']).filter(|part| !part.is_empty()) {
        let (first, last) = part.split_once('-').unwrap_or((part, part));
        let (first, last): (usize, usize) = (first.parse().ok()?, last.parse().ok()?);
        if last.saturating_sub(first) >= MOST_NUMBERS {
            return None;
        }
        numbers.extend(first..=last);
    }
    Some(numbers)
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
            ("2-4 7", Command::Numbers(vec![2, 3, 4, 7])),
            ("all", Command::All),
            ("P", Command::PassOn),
            ("ask ALL", Command::Ask(Ask::All)),
            ("Y", Command::Whether(true)),
            ("?", Command::Help),
            ("? 2", Command::Explain(2)),
            ("? Some Title", Command::Card("Some Title".into())),
            ("why Some Title", Command::WhyNot("Some Title".into())),
            ("why not Some Title", Command::WhyNot("Some Title".into())),
            ("save my game", Command::Save("my game".into())),
            ("QUIT", Command::Quit),
        ] {
            assert_eq!(parse(line), command, "{line}");
        }
        for line in [
            "-1",
            "1 x",
            "1-",
            "1-9999999999",
            "ask",
            "ask nobody",
            "save",
            "why",
            "fly away",
            "99999999999999999999999",
            "\u{1b}[A",
        ] {
            assert!(matches!(parse(line), Command::Unknown(_)), "{line}");
        }
    }
}
