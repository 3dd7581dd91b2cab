//! A question with its answers in words.
//!
//! In: a game at a question, and the player who is asked. Out: what it is about, the text that asks, and each answer
//! with what it touches on the table, so that a client can show it there. An answer goes back as a
//! [`Choice`](spaceline_runtime::Choice), by the numbers of the question.

use super::handle::{Handle, Handles};
use serde::{Deserialize, Serialize};
use spaceline_rules::show::Show;
use spaceline_runtime::ask::Matter;
use spaceline_runtime::ask::offer::{Offer, Offers, Problem, Spec};
use spaceline_runtime::tell::Tell;
use spaceline_runtime::{Decision, Game, Question, Ref, Value};
use std::collections::BTreeSet;

/// What a player is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Asked {
    /// The number of the question, which an answer names.
    #[cfg_attr(test, ts(type = "number"))]
    pub number: u64,
    /// Who is asked.
    pub player: u8,
    /// What it is about.
    pub about: String,
    /// The text that asks, in its lines.
    pub text: Vec<String>,
    /// The card whose text asks.
    pub source: Option<Handle>,
    /// Whether it comes in answer to something that happened.
    pub is_answer: bool,
    /// Whether nothing may be chosen.
    pub may_pass: bool,
    /// What can be answered.
    pub form: Form,
}

/// What can be answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Form {
    /// An action.
    Act(Vec<Entry>),
    /// Some of the candidates.
    Members(Pick),
    /// Yes or no.
    Whether,
    /// One of several ways.
    One(Vec<Way>),
}

/// An action that can be begun.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Entry {
    /// Its number among the offers.
    pub offer: u32,
    /// What it is.
    pub line: String,
    /// How it begins; those that begin alike are one group.
    pub begun: String,
    /// Those that begin alike have the same number.
    pub group: u32,
    /// What it is a way to do, in the words of the rules' menu.
    pub heading: String,
    /// The cards that it speaks of, the first of them first.
    pub touches: Vec<Handle>,
    /// The sets that are chosen with it.
    pub picks: Vec<Pick>,
    /// Whether it comes to the same as one before it: another copy of a card that lies out of play with it.
    pub is_copy: bool,
}

/// A set that is to be chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Pick {
    /// What it is called.
    pub name: String,
    /// From what.
    pub candidates: Vec<Candidate>,
    /// At least so many.
    pub min: u32,
    /// At most so many.
    pub max: u32,
}

/// Something that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Candidate {
    /// What it is.
    pub line: String,
    /// Where it lies on the table.
    pub handle: Option<Handle>,
}

/// One of several ways.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Way {
    /// Its number.
    pub at: u32,
    /// What it is.
    pub line: String,
}

/// How many are to be chosen.
#[must_use]
pub fn how_many(min: usize, max: usize) -> String {
    if min == max {
        format!("choose {max}")
    } else {
        format!("choose {min} to {max}")
    }
}

impl Asked {
    /// The question at which a game rests, in the words of who is asked.
    #[must_use]
    pub fn of(show: &Show<'_>, handles: &mut Handles) -> Option<Self> {
        let game = show.game();
        let decision = game.decision()?;
        let player = decision.player?;
        let mut asking = Asking {
            show,
            handles,
            player,
        };
        let (form, may_pass) = match &decision.question {
            Question::Act { offers, may_pass } => {
                (Form::Act(asking.entries(decision, offers)), *may_pass)
            }
            Question::Members(spec) => {
                let mut pick = asking.pick(String::new(), spec);
                let lines = Apart::of(game, show, decision).lines;
                for (candidate, line) in pick.candidates.iter_mut().zip(lines) {
                    candidate.line = line;
                }
                (Form::Members(pick), false)
            }
            Question::Whether => (Form::Whether, false),
            Question::One { arms, optional } => {
                let way = |(at, says): &(u32, _)| Way {
                    at: *at,
                    line: show.way(*at, *says),
                };
                (Form::One(arms.iter().map(way).collect()), *optional)
            }
        };
        let about = match &form {
            Form::Act(entries) if decision.about == Matter::Offer => one_heading(entries),
            _ => None,
        };
        let source = match &decision.about {
            Matter::Text(_, this) => this.object(),
            _ => game.reading(),
        };
        let source = source.filter(|source| show.knows(*source));
        Some(Self {
            number: game.number(),
            player,
            about: about.unwrap_or_else(|| show.matter(decision)),
            text: show.asked_by(decision),
            source: source.map(|source| asking.handles.of(show, source)),
            is_answer: matches!(decision.about, Matter::Window(_)),
            may_pass,
            form,
        })
    }
}

/// What all of the offers are a way to do, if it is one thing and the rules have words for it.
fn one_heading(entries: &[Entry]) -> Option<String> {
    let first = entries.first()?;
    let alike = entries.iter().all(|entry| entry.heading == first.heading);
    (alike && !first.heading.is_empty()).then(|| first.heading.clone())
}

struct Asking<'a, 'g> {
    show: &'a Show<'g>,
    handles: &'a mut Handles,
    player: u8,
}

impl Asking<'_, '_> {
    fn entries(&mut self, decision: &Decision, offers: &Offers) -> Vec<Entry> {
        let game = self.show.game();
        let Apart { lines, copies } = Apart::of(game, self.show, decision);
        let headings = headings(self.show, offers);
        let mut begun: Vec<(u32, &Value, Option<&Value>)> = Vec::new();
        let mut entries = Vec::with_capacity(offers.len());
        for (((at, offer), line), heading) in (0..).zip(offers).zip(lines).zip(headings) {
            let beginning = (offer.action.0, &offer.this, offer.anchors.first());
            let group = begun.iter().position(|one| *one == beginning);
            let group = group.unwrap_or_else(|| {
                begun.push(beginning);
                begun.len() - 1
            });
            entries.push(Entry {
                offer: at,
                line,
                begun: self.show.offer_begun(offer, Some(self.player)),
                group: u32::try_from(group).unwrap_or(u32::MAX),
                heading,
                touches: self.touches(offer),
                picks: self.picks(offer),
                is_copy: copies.contains(&(at as usize)),
            });
        }
        entries
    }

    fn touches(&mut self, offer: &Offer) -> Vec<Handle> {
        let values = offer.anchors.iter().chain(std::iter::once(&offer.this));
        let objects = values.filter_map(Value::object);
        objects
            .map(|object| self.handles.of(self.show, object))
            .collect()
    }

    fn picks(&mut self, offer: &Offer) -> Vec<Pick> {
        let action = self.show.book().at(offer.action);
        let declared = action.map_or(&[][..], |action| &action.picks);
        let name = |at: usize| {
            let name = declared.get(at).and_then(|pick| pick.name.as_ref());
            name.map_or_else(String::new, |name| name.replace('_', " "))
        };
        let specs = offer.picks.iter().enumerate();
        specs.map(|(at, spec)| self.pick(name(at), spec)).collect()
    }

    fn pick(&mut self, name: String, spec: &Spec) -> Pick {
        let (min, max) = bounds(&spec.problem);
        let candidates = spec.candidates.iter().map(|value| Candidate {
            line: self.show.value(value),
            handle: value
                .object()
                .map(|object| self.handles.of(self.show, object)),
        });
        Pick {
            name,
            candidates: candidates.collect(),
            min,
            max,
        }
    }
}

/// How many members a set has at the least and at the most.
fn bounds(problem: &Problem) -> (u32, u32) {
    let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    (number(problem.min), number(problem.max.min(problem.size)))
}

/// For each offer the menu that it stands in, in the words of the rules. An action may stand in several: it joins those
/// before it, if it can.
fn headings(show: &Show<'_>, offers: &Offers) -> Vec<String> {
    let mut headings: Vec<String> = Vec::with_capacity(offers.len());
    for offer in offers {
        let menus = show.menus(offer.action);
        let joined = headings.last().filter(|last| menus.contains(last));
        let heading = joined.or(menus.first()).cloned();
        headings.push(heading.unwrap_or_default());
    }
    headings
}

/// The answers of a question in words that tell them apart.
struct Apart {
    lines: Vec<String>,
    /// Those that come to the same as one before.
    copies: BTreeSet<usize>,
}

impl Apart {
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
