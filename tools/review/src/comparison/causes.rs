//! Which part of an edition makes a scenario come to something else.
//!
//! In: two sides, and the scenarios that come to something else. Out: for each of them the parts without one of which
//! it comes to the same as under the other side.
//!
//! Reading the rules and playing scenarios without each part takes long. So first all that a script of the edition
//! changes is left out together, and each of its parts is looked at with those scenarios alone for which that makes a
//! difference. Where nothing can be read without a part, because others name it, all that the edition makes of its
//! rule is left out together.

use super::at::At;
use super::bench::Bench;
use super::parts::unshared;
use crate::scenario::{self, Verdict};
use serde::Serialize;
use spaceline_lang::span::{FileId, Span};
use spaceline_rules::book::Side;
use spaceline_rules::each::{cores, each};
use std::collections::{BTreeMap, BTreeSet};

/// A part of the rules without which a scenario comes to the same as under the other rules.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Cause {
    /// What it is: `rule winning / noun points_needed`.
    pub part: String,
    /// Its file.
    pub file: String,
    /// Its line, from 1 on.
    pub line: u32,
}

/// Something that can be left out, and the scenarios for which that may make a difference.
struct Choice {
    what: String,
    lines: Vec<Span>,
    scenarios: BTreeSet<Span>,
}

/// The rule of a part: `rule winning` of `rule winning / noun points_needed`.
fn rule_of(what: &str) -> &str {
    what.split(" / ").next().unwrap_or(what)
}

/// For each scenario the parts that make the difference; `holds` says under which side each of them holds.
pub(super) fn of(
    sides: &[Side; 2],
    holds: &BTreeMap<Span, [bool; 2]>,
) -> BTreeMap<Span, Vec<Cause>> {
    let mut causes: BTreeMap<Span, Vec<Cause>> = BTreeMap::new();
    for at in At::BOTH {
        let (side, other) = (at.of(sides), at.other().of(sides));
        let here = holds.iter().map(|(span, both)| (*span, *at.of(both)));
        let parts = unshared(side, other).map(|(_, change)| (change.what.as_str(), change.by));
        let sources = side.loaded.sources();
        for (part, scenarios) in found(side, parts.collect(), here.collect()) {
            let first = part.lines.first().copied().unwrap_or_default();
            let cause = Cause {
                file: sources.name(first.file).to_owned(),
                line: sources.position(first).line,
                part: part.what,
            };
            for scenario in scenarios {
                causes.entry(scenario).or_default().push(cause.clone());
            }
        }
    }
    causes
}

/// The parts that make a difference, each with the scenarios for which it does; `holds` says which hold with all parts.
fn found(
    side: &Side,
    parts: Vec<(&str, Span)>,
    holds: BTreeMap<Span, bool>,
) -> Vec<(Choice, BTreeSet<Span>)> {
    if parts.is_empty() || holds.is_empty() {
        return Vec::new();
    }
    let all: BTreeSet<Span> = holds.keys().copied().collect();
    let search = Search {
        bench: Bench::of(side, &all),
        holds,
    };
    // Of a scenario that comes to something else because cards are left aside nothing is said.
    let Some(astray) = search.changed(&Choice::of("", Vec::new(), &all)) else {
        return Vec::new();
    };
    let concerned = search.by_file(&parts, &all - &astray);
    let choice = |what: &str, lines: Vec<Span>| {
        let first = lines.first().and_then(|line| concerned.get(&line.file));
        first.map(|scenarios| Choice::of(what, lines, scenarios))
    };
    let singles = parts.iter();
    let singles = singles.filter_map(|(what, line)| choice(what, vec![*line]));
    let (mut told, mut bound) = (Vec::new(), BTreeSet::new());
    for (single, changed) in search.each(singles) {
        match changed {
            Some(changed) => told.push((single, changed)),
            None => {
                bound.insert(rule_of(&single.what).to_owned());
            }
        }
    }
    let bound = bound.iter().filter_map(|rule| {
        let lines = parts.iter().filter(|(what, _)| rule_of(what) == rule);
        let mut bound = choice(rule, lines.map(|(_, line)| *line).collect())?;
        let known = |scenario: &Span| told.iter().any(|(_, known)| known.contains(scenario));
        bound.scenarios.retain(|scenario| !known(scenario));
        Some(bound)
    });
    let bound = search.each(bound);
    let bound = bound.into_iter();
    let bound: Vec<_> = bound
        .filter_map(|(rule, changed)| Some((rule, changed?)))
        .collect();
    told.extend(bound);
    told
}

impl Choice {
    fn of(what: &str, lines: Vec<Span>, scenarios: &BTreeSet<Span>) -> Self {
        Self {
            what: what.to_owned(),
            lines,
            scenarios: scenarios.clone(),
        }
    }
}

/// What a search works with: the rules, and which scenarios hold with all their parts.
struct Search {
    bench: Bench,
    holds: BTreeMap<Span, bool>,
}

impl Search {
    /// The scenarios that come to something else without something; nothing if the rules cannot be read without it.
    fn changed(&self, choice: &Choice) -> Option<BTreeSet<Span>> {
        let rulebook = self.bench.without(&choice.lines)?;
        let all = rulebook.program.book().scenarios.iter();
        let all = all.filter(|one| choice.scenarios.contains(&one.named.span));
        let other = all.filter(|one| {
            let passed = scenario::run(&rulebook, one).verdict == Verdict::Passed;
            self.holds.get(&one.named.span) != Some(&passed)
        });
        Some(other.map(|one| one.named.span).collect())
    }

    /// The same for each of several, where there are scenarios to be played.
    fn each(&self, choices: impl Iterator<Item = Choice>) -> Vec<(Choice, Option<BTreeSet<Span>>)> {
        let choices: Vec<Choice> = choices.filter(|one| !one.scenarios.is_empty()).collect();
        let changed = each(&choices, cores(), |choice| self.changed(choice));
        choices.into_iter().zip(changed).collect()
    }

    /// For each script that changes something the scenarios for which that makes a difference, or may.
    fn by_file(
        &self,
        parts: &[(&str, Span)],
        scenarios: BTreeSet<Span>,
    ) -> BTreeMap<FileId, BTreeSet<Span>> {
        let files: BTreeSet<FileId> = parts.iter().map(|(_, line)| line.file).collect();
        let files = files.into_iter().map(|file| {
            let lines = parts.iter().map(|(_, line)| *line);
            let lines = lines.filter(|line| line.file == file).collect();
            Choice::of("", lines, &scenarios)
        });
        let all = self.each(files).into_iter();
        let all = all.filter_map(|(choice, changed)| {
            let file = choice.lines.first()?.file;
            Some((file, changed.unwrap_or(choice.scenarios)))
        });
        all.collect()
    }
}
