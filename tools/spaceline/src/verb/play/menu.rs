//! The numbered answers that a person is shown.
//!
//! In: a question. Out: lines, and what each of their numbers means. Where there are many offers, those
//! that begin alike are one line first, and what is still open is asked behind it.

use spaceline_lang::tree::ActionId;
use spaceline_rules::show::Show;
use spaceline_runtime::offer::Offer;
use spaceline_runtime::{Decision, Question, Value};

/// More lines than this are not read.
const MOST_LINES: usize = 20;

/// A line of the menu.
#[derive(Clone, Debug)]
pub struct Entry {
    pub line: String,
    /// The answers that it stands for, by their positions in the question.
    pub answers: Vec<usize>,
}

/// What a person may choose from.
#[derive(Clone, Debug)]
pub struct Menu {
    pub entries: Vec<Entry>,
    /// Whether it stands behind a line of another menu.
    pub inner: bool,
}

impl Menu {
    /// The answers of a question.
    pub fn of(show: &Show<'_>, decision: &Decision) -> Self {
        let lines = show.answers(decision);
        if let Question::Act { offers, .. } = &decision.question
            && offers.len() > MOST_LINES
        {
            return Self::grouped(show, decision, offers, &lines);
        }
        let entry = |(at, line)| Entry {
            line,
            answers: vec![at],
        };
        Self {
            entries: lines.into_iter().enumerate().map(entry).collect(),
            inner: false,
        }
    }

    fn grouped(show: &Show<'_>, decision: &Decision, offers: &[Offer], lines: &[String]) -> Self {
        let mut groups: Vec<(ActionId, &Value, Option<&Value>, Vec<usize>)> = Vec::new();
        for (at, offer) in offers.iter().enumerate() {
            let first = offer.anchors.first();
            let alike = groups.iter_mut().find(|(action, this, begun, _)| {
                *action == offer.action && **this == offer.this && *begun == first
            });
            match alike {
                Some((.., answers)) => answers.push(at),
                None => groups.push((offer.action, &offer.this, first, vec![at])),
            }
        }
        let entry = |(.., answers): (ActionId, &Value, Option<&Value>, Vec<usize>)| {
            let first = answers.first().copied().unwrap_or_default();
            let whole = lines.get(first).cloned().unwrap_or_default();
            let line = match offers.get(first).filter(|_| answers.len() > 1) {
                Some(offer) => show.offer_begun(offer, decision.player),
                None => whole,
            };
            Entry { line, answers }
        };
        Self {
            entries: groups.into_iter().map(entry).collect(),
            inner: false,
        }
    }

    /// What a line leaves open.
    pub fn behind(show: &Show<'_>, decision: &Decision, entry: &Entry) -> Self {
        let lines = show.answers(decision);
        let one = |at: &usize| Entry {
            line: lines.get(*at).cloned().unwrap_or_default(),
            answers: vec![*at],
        };
        Self {
            entries: entry.answers.iter().map(one).collect(),
            inner: true,
        }
    }

    /// Shows it.
    pub fn show(&self) {
        for (at, entry) in self.entries.iter().enumerate() {
            say!("  {:3}  {}", at + 1, entry.line);
        }
    }

    /// The line with a number, which counts from one.
    pub fn entry(&self, number: usize) -> Option<&Entry> {
        self.entries.get(number.checked_sub(1)?)
    }
}
