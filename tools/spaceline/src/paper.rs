//! What is written on: how wide it is, whether it takes colours, and words that are broken into lines for it.

use crate::args::Color;
use console::{Style, Term, measure_text_width};
use std::io::IsTerminal;

/// The width where nobody says how wide it is.
const USUAL_WIDTH: usize = 80;

/// No line is broken narrower, and none is drawn wider.
const WIDTHS: (usize, usize) = (40, 200);

/// What a word is, for whoever tells by colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// A word like any other.
    Plain,
    /// What belongs to the reader.
    Yours,
    /// What belongs to somebody else.
    Theirs,
    /// What is so anyway.
    Fact,
    /// What has become so.
    State,
    /// What stands above or before others.
    Label,
}

/// Words, each in its ink.
#[derive(Clone, Debug, Default)]
pub struct Words(Vec<(Ink, String)>);

/// Words that stand on one line.
pub type Line = Vec<(Ink, String)>;

impl Words {
    /// Adds words.
    pub fn add(&mut self, ink: Ink, text: &str) {
        let words = text.split_whitespace();
        self.0.extend(words.map(|word| (ink, word.to_owned())));
    }

    /// Adds a mark to the last word.
    pub fn mark(&mut self, mark: &str) {
        if let Some((_, last)) = self.0.last_mut() {
            last.push_str(mark);
        }
    }

    /// The lines, none wider than so much.
    pub fn lines(&self, width: usize) -> Vec<Line> {
        let width = width.max(1);
        let mut lines: Vec<Line> = Vec::new();
        let mut used = 0;
        for (ink, word) in self.0.iter().flat_map(|(ink, word)| {
            let parts = parts(word, width).into_iter();
            parts.map(move |part| (*ink, part))
        }) {
            let long = measure_text_width(&word);
            match lines.last_mut() {
                Some(line) if used + 1 + long <= width => {
                    used += 1 + long;
                    line.push((ink, word));
                }
                _ => {
                    used = long;
                    lines.push(vec![(ink, word)]);
                }
            }
        }
        lines
    }
}

/// A word in parts that are not wider than so much.
fn parts(word: &str, width: usize) -> Vec<String> {
    let mut parts = vec![String::new()];
    for letter in word.chars() {
        let full = |part: &String| measure_text_width(part) >= width;
        if parts.last().is_some_and(full) {
            parts.push(String::new());
        }
        if let Some(part) = parts.last_mut() {
            part.push(letter);
        }
    }
    parts
}

/// What is written on.
#[derive(Clone, Copy, Debug)]
pub struct Paper {
    /// How many letters go on a line.
    pub width: usize,
    /// Whether it takes colours.
    pub color: bool,
    /// Whether a person reads it as it is written.
    pub is_terminal: bool,
}

impl Paper {
    /// The output stream.
    pub fn of_output(color: Color) -> Self {
        let is_terminal = std::io::stdout().is_terminal();
        let size = Term::stdout().size_checked();
        let columns = || std::env::var("COLUMNS").ok()?.trim().parse().ok();
        let width = size.map(|(_, columns)| usize::from(columns));
        let width = width.filter(|width| *width > 0).or_else(columns);
        Self {
            width: width.unwrap_or(USUAL_WIDTH).clamp(WIDTHS.0, WIDTHS.1),
            color: match color {
                Color::Always => true,
                Color::Never => false,
                Color::Auto => is_terminal && std::env::var_os("NO_COLOR").is_none(),
            },
            is_terminal,
        }
    }

    /// Words in their colours.
    pub fn paint(self, ink: Ink, text: &str) -> String {
        let style = Style::new().force_styling(self.color);
        let style = match ink {
            Ink::Plain => return text.to_owned(),
            Ink::Yours => style.cyan(),
            Ink::Theirs => style.magenta(),
            Ink::Fact => style.dim(),
            Ink::State => style.yellow(),
            Ink::Label => style.bold(),
        };
        style.apply_to(text).to_string()
    }

    /// A line in its colours.
    pub fn line(self, line: &Line) -> String {
        let runs = line.chunk_by(|(one, _), (other, _)| one == other);
        let runs = runs.filter_map(|run| {
            let words: Vec<&str> = run.iter().map(|(_, word)| word.as_str()).collect();
            let (ink, _) = run.first()?;
            Some(self.paint(*ink, &words.join(" ")))
        });
        runs.collect::<Vec<_>>().join(" ")
    }

    /// Words on lines, the first behind so many blanks, the others behind more.
    pub fn paragraph(self, words: &Words, indent: usize) -> Vec<String> {
        let deeper = indent + 4;
        let mut lines = Vec::new();
        for line in words.lines(self.width.saturating_sub(deeper)) {
            let blanks = if lines.is_empty() { indent } else { deeper };
            lines.push(format!("{}{}", " ".repeat(blanks), self.line(&line)));
        }
        lines
    }
}

/// How wide a line is.
pub fn width(line: &Line) -> usize {
    let words = line.iter().map(|(_, word)| measure_text_width(word) + 1);
    words.sum::<usize>().saturating_sub(1)
}

/// A line of plain text, broken at its words where it is wider than so much. What follows stands below the text of the
/// first line: behind its blanks, and a number in front of it.
pub fn broken(line: &str, width: usize) -> String {
    if measure_text_width(line) <= width {
        return line.to_owned();
    }
    let blank = |letter: char| letter == ' ';
    let text = line.trim_start_matches(blank);
    let number = text.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let text = if number.len() < text.len() && number.starts_with(' ') {
        number.trim_start_matches(blank)
    } else {
        text
    };
    let Some(head) = line.get(..line.len() - text.len()) else {
        return line.to_owned();
    };
    let indent = measure_text_width(head);
    let mut words = Words::default();
    words.add(Ink::Plain, text);
    let lines = words.lines(width.saturating_sub(indent));
    let lines = lines.into_iter().map(|line| {
        let words = line.into_iter().map(|(_, word)| word);
        words.collect::<Vec<_>>().join(" ")
    });
    let below = format!("\n{}", " ".repeat(indent));
    format!("{head}{}", lines.collect::<Vec<_>>().join(&below))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_broken_at_words() {
        assert_eq!(broken("short", 10), "short");
        assert_eq!(broken("  one two three", 9), "  one two\n  three");
        assert_eq!(
            broken("   12  take all of the rest", 17),
            "   12  take all\n       of the\n       rest"
        );
        assert_eq!(broken("abcdefghij", 4), "abcd\nefgh\nij");
        assert_eq!(broken("12 é é é", 6), "12 é é\n   é");
    }

    #[test]
    fn a_mark_stays_with_its_word() {
        let mut words = Words::default();
        words.add(Ink::Yours, "one two");
        words.mark(",");
        words.add(Ink::Plain, "three");
        let lines = words.lines(8);
        let plain = Paper {
            width: 80,
            color: false,
            is_terminal: false,
        };
        let lines: Vec<String> = lines.iter().map(|line| plain.line(line)).collect();
        assert_eq!(lines, ["one two,", "three"]);
    }
}
