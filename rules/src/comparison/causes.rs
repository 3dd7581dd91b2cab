//! Which part of an edition makes a scenario come to something else.
//!
//! In: two sides, and the scenarios that come to something else. Out: for each of them the parts without one of which it comes to the
//! same as under the other side.
//!
//! Reading the rules and playing scenarios without each part takes long. So first all that a script of the edition changes is
//! left out together, and each of its parts is looked at with those scenarios alone for which that makes a difference. Where nothing
//! can be read without a part, because others name it, all that the edition makes of its rule is left out together.

use super::at::At;
use super::parts::unshared;
use crate::book::{Bench, Side};
use crate::each::{cores, each};
use crate::scenario::{self, Verdict};
use serde::Serialize;
use spaceline_lang::span::{FileId, Span};
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
    let bench = Bench::of(side, &holds.keys().copied().collect());
    let changed = |choice: &Choice| {
        let rulebook = bench.without(&choice.lines)?;
        let all = &rulebook.program.book().scenarios;
        let all = all
            .iter()
            .filter(|one| choice.scenarios.contains(&one.named.span));
        let other = all.filter(|one| {
            let passed = scenario::run(&rulebook, one).verdict == Verdict::Passed;
            holds.get(&one.named.span) != Some(&passed)
        });
        Some(other.map(|one| one.named.span).collect::<BTreeSet<Span>>())
    };
    let whole = Choice {
        what: String::new(),
        lines: Vec::new(),
        scenarios: holds.keys().copied().collect(),
    };
    // Of a scenario that comes to something else because cards are left aside nothing is said.
    let Some(astray) = changed(&whole) else {
        return Vec::new();
    };
    let scenarios: BTreeSet<Span> = whole.scenarios.difference(&astray).copied().collect();
    let files: BTreeSet<FileId> = parts.iter().map(|(_, line)| line.file).collect();
    let files = files.into_iter().map(|file| Choice {
        what: String::new(),
        lines: parts
            .iter()
            .map(|(_, line)| *line)
            .filter(|line| line.file == file)
            .collect(),
        scenarios: scenarios.clone(),
    });
    let files: Vec<Choice> = files.collect();
    let concerned = each(&files, cores(), changed);
    let concerned = files.iter().zip(concerned).flat_map(|(file, concerned)| {
        let concerned = concerned.unwrap_or_else(|| scenarios.clone());
        file.lines
            .iter()
            .map(move |line| (*line, concerned.clone()))
    });
    let concerned: BTreeMap<Span, BTreeSet<Span>> = concerned.collect();
    let choice = |what: &str, lines: Vec<Span>| Choice {
        what: what.to_owned(),
        scenarios: lines
            .first()
            .and_then(|line| concerned.get(line))
            .cloned()
            .unwrap_or_default(),
        lines,
    };
    let singles = parts.iter().map(|(what, line)| choice(what, vec![*line]));
    let singles: Vec<Choice> = singles.filter(|one| !one.scenarios.is_empty()).collect();
    let apart = each(&singles, cores(), changed);
    let (mut told, mut joined) = (Vec::new(), Vec::new());
    for (single, changed) in singles.into_iter().zip(apart) {
        match changed {
            Some(changed) => told.push((single, changed)),
            None => joined.push(rule_of(&single.what).to_owned()),
        }
    }
    joined.dedup();
    let joined = joined.iter().map(|rule| {
        let lines = parts.iter().filter(|(what, _)| rule_of(what) == rule);
        let mut joined = choice(rule, lines.map(|(_, line)| *line).collect());
        joined
            .scenarios
            .retain(|scenario| !told.iter().any(|(_, known)| known.contains(scenario)));
        joined
    });
    let joined: Vec<Choice> = joined.filter(|one| !one.scenarios.is_empty()).collect();
    let together = each(&joined, cores(), changed);
    let together = joined.into_iter().zip(together);
    told.extend(together.filter_map(|(rule, changed)| Some((rule, changed?))));
    told
}
