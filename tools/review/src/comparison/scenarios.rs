//! Scenarios that come to something else.

use super::at::At;
use super::causes::{self, Cause};
use crate::passage::Passage;
use crate::scenario::{self, Verdict};
use serde::Serialize;
use spaceline_lang::span::Span;
use spaceline_lang::tree::Scenario;
use spaceline_rules::book::Side;
use spaceline_rules::each::{cores, each};
use std::collections::BTreeMap;

/// So many last lines of a trace are shown.
const LINES: usize = 6;

/// What a scenario comes to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    /// All it says holds.
    Holds {
        /// The last lines of what happened.
        trace: Vec<String>,
    },
    /// Something does not.
    Fails {
        /// What it expected.
        expected: String,
        /// What is the case.
        actual: String,
        /// The line that failed.
        line: Passage,
        /// The last lines of what happened.
        trace: Vec<String>,
    },
    /// It uses words that these rules do not have.
    Unreadable {
        /// What cannot be read.
        says: String,
        /// The line that cannot be read.
        line: Passage,
    },
}

/// A scenario that comes to something else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ScenarioPair {
    /// Its name.
    pub name: String,
    /// Its file.
    pub file: String,
    /// Its line, from 1 on.
    pub line: u32,
    /// The rules that it names; none for those in force.
    pub under: Vec<String>,
    /// What it cites.
    pub cites: String,
    /// What it comes to under each.
    pub outcomes: [Outcome; 2],
    /// The parts of the rules without one of which it comes to the same under both.
    pub causes: Vec<Cause>,
}

/// What scenarios come to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Scenarios {
    /// How many were played under both.
    pub played: usize,
    /// Those that come to something else.
    pub differ: Vec<ScenarioPair>,
    /// Those that can be read under one of them alone.
    pub unreadable: Vec<ScenarioPair>,
    /// What those are called that hold under neither.
    pub fail: Vec<String>,
    /// What those are called that can be read under neither.
    pub unread: Vec<String>,
    /// How many speak of other rules than these.
    pub others: usize,
}

/// Plays all scenarios of both under both.
pub(super) fn of(sides: &[Side; 2]) -> Scenarios {
    let mut told = Scenarios::default();
    let found = sides.each_ref().map(|side| {
        let all = &side.rulebook.program.book().scenarios;
        let all = all.iter().filter(|one| one.todo.is_none());
        all.map(|one| (one.named.span, one))
            .collect::<BTreeMap<Span, &Scenario>>()
    });
    let mut all: Vec<Span> = found.iter().flat_map(BTreeMap::keys).copied().collect();
    all.sort_unstable();
    all.dedup();
    told.others = sides[0].others;
    let played: Vec<(Span, [Option<bool>; 2])> = each(&all, cores(), |span| {
        let hold = At::BOTH.map(|at| {
            let scenario = at.of(&found).get(span)?;
            let report = scenario::run(&at.of(sides).rulebook, scenario);
            Some(report.verdict == Verdict::Passed)
        });
        (*span, hold)
    });
    let [one, two] = sides.each_ref().map(Side::all_unread);
    let in_both = one.filter(|name| two.clone().any(|other| other == *name));
    told.unread = in_both.map(str::to_owned).collect();
    let differ = played.iter().filter_map(|(span, hold)| match hold {
        [Some(one), Some(two)] if one != two => Some((*span, [*one, *two])),
        _ => None,
    });
    let mut causes = causes::of(sides, &differ.collect());
    for (span, hold) in played {
        told.played += 1;
        if hold == [Some(true), Some(true)] {
            continue;
        }
        let first = found.iter().find_map(|known| known.get(&span));
        let Some(first) = first else { continue };
        if hold == [Some(false), Some(false)] {
            told.fail.push(first.named.name.to_string());
            continue;
        }
        let mut pair = pair(
            sides,
            first,
            found.each_ref().map(|all| all.get(&span).copied()),
        );
        pair.causes = causes.remove(&span).unwrap_or_default();
        match hold.contains(&None) {
            true => told.unreadable.push(pair),
            false => told.differ.push(pair),
        }
    }
    told
}

fn pair(sides: &[Side; 2], first: &Scenario, both: [Option<&Scenario>; 2]) -> ScenarioPair {
    let sources = sides[0].loaded.sources();
    let span = first.named.span;
    let at = if both[0].is_some() { At::One } else { At::Two };
    let book = at.of(sides).rulebook.program.book();
    ScenarioPair {
        name: first.named.name.to_string(),
        file: sources.name(span.file).to_owned(),
        line: sources.position(span).line,
        under: first.under.iter().map(ToString::to_string).collect(),
        cites: spaceline_rules::show::all_cites_of(book, &first.named.cites),
        outcomes: At::BOTH.map(|at| match at.of(&both) {
            Some(scenario) => outcome(at.of(sides), scenario),
            None => unreadable(at.of(sides), span),
        }),
        causes: Vec::new(),
    }
}

fn outcome(side: &Side, scenario: &Scenario) -> Outcome {
    let (verdict, trace) = scenario::traced(&side.rulebook, scenario);
    let last = trace.len().saturating_sub(LINES);
    let trace = trace.get(last..).unwrap_or_default().to_vec();
    match verdict {
        Verdict::Failed(failure) => Outcome::Fails {
            line: Passage::at(side.loaded.sources(), failure.span, None),
            expected: failure.expected,
            actual: failure.actual,
            trace,
        },
        Verdict::Passed | Verdict::Todo(_) => Outcome::Holds { trace },
    }
}

fn unreadable(side: &Side, scenario: Span) -> Outcome {
    match side.unread(scenario) {
        Some(why) => Outcome::Unreadable {
            says: why.message.clone(),
            line: Passage::at(side.loaded.sources(), why.primary.span, None),
        },
        None => Outcome::Unreadable {
            says: "it is not there".to_owned(),
            line: Passage::default(),
        },
    }
}
