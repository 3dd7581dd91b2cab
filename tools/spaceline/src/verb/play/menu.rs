//! The numbered answers that a person is shown.
//!
//! In: a question. Out: lines, and what each of their numbers means. Where there are many offers, those
//! that begin alike are one line first, and what is still open is asked behind it.

use spaceline_rules::show::Show;
use spaceline_table::{self as table, Asked, Form, Handles};

/// More lines than this are not read.
const MOST_LINES: usize = 20;

/// A line of the menu.
#[derive(Clone, Debug)]
pub struct Entry {
    pub line: String,
    /// What it is a way to do, in the words of the rules' menu; nothing where there is one menu only.
    pub heading: String,
    /// The answers that it stands for, by their positions in the question.
    pub answers: Vec<usize>,
}

/// What a person may choose from.
#[derive(Clone, Debug)]
pub struct Menu {
    pub entries: Vec<Entry>,
    /// Whether it stands behind a line of another menu.
    pub inner: bool,
    asked: Option<Asked>,
}

impl Menu {
    /// The answers of the question that is asked.
    pub fn of(show: &Show<'_>) -> Self {
        let asked = Asked::of(show, &mut Handles::default());
        let entries = match asked.as_ref().map(|asked| &asked.form) {
            Some(Form::Act(offers)) => actions(offers),
            Some(Form::Members(pick)) => plain(pick.candidates.iter().map(|one| one.line.as_str())),
            Some(Form::Whether) => plain(["yes", "no"].into_iter()),
            Some(Form::One(ways)) => plain(ways.iter().map(|way| way.line.as_str())),
            None => Vec::new(),
        };
        Self {
            entries,
            inner: false,
            asked,
        }
    }

    /// What a line leaves open.
    pub fn behind(&self, entry: &Entry) -> Self {
        let offers = match self.asked.as_ref().map(|asked| &asked.form) {
            Some(Form::Act(offers)) => offers.as_slice(),
            _ => &[],
        };
        let one = |at: &usize| Entry {
            line: offers
                .get(*at)
                .map(|offer| offer.line.clone())
                .unwrap_or_default(),
            heading: String::new(),
            answers: vec![*at],
        };
        Self {
            entries: entry.answers.iter().map(one).collect(),
            inner: true,
            asked: self.asked.clone(),
        }
    }

    /// What it is about, and the text that asks.
    pub fn about(&self) -> (&str, &[String]) {
        let asked = self.asked.as_ref();
        asked.map_or(("", &[]), |asked| {
            (asked.about.as_str(), asked.text.as_slice())
        })
    }

    /// Shows it.
    pub fn show(&self) {
        let mut above = "";
        for (at, entry) in self.entries.iter().enumerate() {
            if entry.heading != above {
                above = &entry.heading;
                say!("  {above}:");
            }
            say!("  {:3}  {}", at + 1, entry.line);
        }
    }

    /// The line with a number, which counts from one.
    pub fn entry(&self, number: usize) -> Option<&Entry> {
        self.entries.get(number.checked_sub(1)?)
    }
}

/// Lines that each stand for one answer.
fn plain<'a>(lines: impl Iterator<Item = &'a str>) -> Vec<Entry> {
    let entry = |(at, line): (usize, &str)| Entry {
        line: line.to_owned(),
        heading: String::new(),
        answers: vec![at],
    };
    lines.enumerate().map(entry).collect()
}

/// Actions: each a line, or, where there are many, those that begin alike.
fn actions(offers: &[table::Entry]) -> Vec<Entry> {
    let grouped = offers.len() > MOST_LINES;
    let first = offers.first().map(|offer| offer.heading.as_str());
    let in_one_menu = offers
        .iter()
        .all(|offer| Some(offer.heading.as_str()) == first);
    let mut entries: Vec<(u32, Entry)> = Vec::new();
    for (at, offer) in offers
        .iter()
        .enumerate()
        .filter(|(_, offer)| !offer.is_copy)
    {
        let begun = entries
            .iter_mut()
            .find(|(group, _)| grouped && *group == offer.group);
        if let Some((_, entry)) = begun {
            entry.line = offer.begun.clone();
            entry.answers.push(at);
            continue;
        }
        let heading = if in_one_menu {
            ""
        } else {
            offer.heading.as_str()
        };
        let entry = Entry {
            line: offer.line.clone(),
            heading: heading.to_owned(),
            answers: vec![at],
        };
        entries.push((offer.group, entry));
    }
    entries.into_iter().map(|(_, entry)| entry).collect()
}
