//! The numbered answers that a person is shown.
//!
//! In: a question. Out: lines, and what each of their numbers means. Where there are many offers, those
//! that begin alike are one line first, and what is still open is asked behind it.

use spaceline_lang::tree::ActionId;
use spaceline_rules::show::Show;
use spaceline_runtime::offer::Offers;
use spaceline_runtime::{Decision, Game, Question, Ref, Value};
use std::collections::BTreeSet;

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
    /// What all of it is a way to do, if it is one thing and the rules have words for it.
    pub about: Option<String>,
    /// Whether it stands behind a line of another menu.
    pub inner: bool,
}

impl Menu {
    /// The answers of a question.
    pub fn of(game: &Game, show: &Show<'_>, decision: &Decision) -> Self {
        let Lines { lines, copies } = Lines::of(game, show, decision);
        if let Question::Act { offers, .. } = &decision.question
            && offers.len() > MOST_LINES
        {
            return Self::grouped(show, decision, offers, &lines, &copies);
        }
        let (about, headings) = headings(show, decision);
        let entry = |((at, line), heading)| Entry {
            line,
            heading,
            answers: vec![at],
        };
        let lines = lines.into_iter().enumerate().zip(headings);
        let lines = lines.filter(|((at, _), _)| !copies.contains(at));
        Self {
            entries: lines.map(entry).collect(),
            about,
            inner: false,
        }
    }

    fn grouped(
        show: &Show<'_>,
        decision: &Decision,
        offers: &Offers,
        lines: &[String],
        copies: &BTreeSet<usize>,
    ) -> Self {
        let mut groups: Vec<(ActionId, &Value, Option<&Value>, Vec<usize>)> = Vec::new();
        let offered = offers.iter().enumerate();
        for (at, offer) in offered.filter(|(at, _)| !copies.contains(at)) {
            let first = offer.anchors.first();
            let alike = groups.iter_mut().find(|(action, this, begun, _)| {
                *action == offer.action && **this == offer.this && *begun == first
            });
            match alike {
                Some((.., answers)) => answers.push(at),
                None => groups.push((offer.action, &offer.this, first, vec![at])),
            }
        }
        let (about, headings) = headings(show, decision);
        let entry = |(.., answers): (ActionId, &Value, Option<&Value>, Vec<usize>)| {
            let first = answers.first().copied().unwrap_or_default();
            let whole = lines.get(first).cloned().unwrap_or_default();
            let line = match offers.get(first).filter(|_| answers.len() > 1) {
                Some(offer) => show.offer_begun(offer, decision.player),
                None => whole,
            };
            let heading = headings.get(first).cloned().unwrap_or_default();
            Entry {
                line,
                heading,
                answers,
            }
        };
        Self {
            entries: groups.into_iter().map(entry).collect(),
            about,
            inner: false,
        }
    }

    /// What a line leaves open.
    pub fn behind(game: &Game, show: &Show<'_>, decision: &Decision, entry: &Entry) -> Self {
        let Lines { lines, .. } = Lines::of(game, show, decision);
        let one = |at: &usize| Entry {
            line: lines.get(*at).cloned().unwrap_or_default(),
            heading: String::new(),
            answers: vec![*at],
        };
        Self {
            entries: entry.answers.iter().map(one).collect(),
            about: None,
            inner: true,
        }
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

/// For each answer the menu that it stands in, in the words of the rules; or those words alone, if all stand
/// in one. An action may stand in several: it joins those before it, if it can.
fn headings(show: &Show<'_>, decision: &Decision) -> (Option<String>, Vec<String>) {
    let Question::Act { offers, .. } = &decision.question else {
        return (None, vec![String::new(); show.answers(decision).len()]);
    };
    let mut headings: Vec<String> = Vec::with_capacity(offers.len());
    for offer in offers {
        let menus = show.menus(offer.action);
        let joined = headings
            .last()
            .filter(|last| menus.contains(&last.as_str()));
        let own = menus.first().copied().unwrap_or_default();
        headings.push(joined.cloned().unwrap_or_else(|| own.to_owned()));
    }
    let first = headings.first().cloned();
    if headings
        .iter()
        .all(|heading| Some(heading) == first.as_ref())
    {
        return (first, vec![String::new(); offers.len()]);
    }
    (None, headings)
}

/// The answers of a question in words that tell them apart.
struct Lines {
    lines: Vec<String>,
    /// Those that come to the same as one before: another copy of a card that lies out of play with it.
    copies: BTreeSet<usize>,
}

impl Lines {
    fn of(game: &Game, show: &Show<'_>, decision: &Decision) -> Self {
        let mut lines = show.answers(decision);
        let mut copies = BTreeSet::new();
        let parts: Vec<Vec<Ref>> = match &decision.question {
            Question::Act { offers, .. } => offers
                .iter()
                .map(|offer| {
                    let values = std::iter::once(&offer.this).chain(&offer.anchors);
                    values.filter_map(Value::object).collect()
                })
                .collect(),
            Question::Members(spec) => {
                let object = |value: &Value| value.object().into_iter().collect();
                spec.candidates.iter().map(object).collect()
            }
            _ => return Self { lines, copies },
        };
        let place = |object: &Ref| game.state().rec(*object).and_then(|rec| rec.place);
        let waits = |object: &Ref| game.state().rec(*object).is_some_and(|rec| !rec.in_play);
        let plain = lines.clone();
        for (at, line) in plain.iter().enumerate() {
            let Some(here) = parts.get(at) else { continue };
            let mut alike = plain.iter().enumerate().zip(&parts);
            // The first part in which this answer differs from another one in the same words.
            let other = alike.find_map(|((other, words), there)| {
                let differs = here.iter().zip(there).find(|(one, two)| one != two);
                (other != at && words == line).then_some((other, differs?))
            });
            let Some((other, (one, two))) = other else {
                continue;
            };
            let chosen_one_by_one = matches!(decision.question, Question::Act { .. });
            if place(one) != place(two) {
                if let (Some(place), Some(line)) = (place(one), lines.get_mut(at)) {
                    line.push_str(&format!(" ({})", show.place(place)));
                }
            } else if chosen_one_by_one && waits(one) && other < at {
                copies.insert(at);
            }
        }
        Self { lines, copies }
    }
}
