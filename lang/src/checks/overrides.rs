//! Rules that override one another in a circle.

use crate::diagnostic::{Diagnostic, OVERRIDE_CIRCLE};
use crate::tree::{Book, HookOwner, RuleId};
use std::collections::{BTreeMap, BTreeSet};

pub(super) fn check(book: &Book, all: &mut Vec<Diagnostic>) {
    let mut over: BTreeMap<RuleId, BTreeSet<RuleId>> = BTreeMap::new();
    for hook in &book.hooks {
        if let HookOwner::Rule(rule) = hook.owner {
            over.entry(rule).or_default().extend(&hook.overrides);
        }
    }
    let mut told: BTreeSet<RuleId> = BTreeSet::new();
    for start in over.keys() {
        if told.contains(start) {
            continue;
        }
        let Some(path) = circle(&over, *start) else {
            continue;
        };
        told.extend(&path);
        let name = |rule: &RuleId| {
            let rule = book.rules.get(rule.index());
            rule.map_or("", |rule| rule.named.name.as_str())
        };
        let span = book.rules.get(start.index());
        let span = span.map(|rule| rule.named.span).unwrap_or_default();
        let names: Vec<String> = path
            .iter()
            .chain([start])
            .map(|rule| format!("`{}`", name(rule)))
            .collect();
        let message = format!("{} in a circle", names.join(" overrides "));
        all.push(
            Diagnostic::error(OVERRIDE_CIRCLE, message, span)
                .help("say which of them has the last word, and leave out the other `overrides`"),
        );
    }
}

/// A way from a rule back to itself.
fn circle(over: &BTreeMap<RuleId, BTreeSet<RuleId>>, start: RuleId) -> Option<Vec<RuleId>> {
    let mut from: BTreeMap<RuleId, RuleId> = BTreeMap::new();
    let mut open = vec![start];
    while let Some(rule) = open.pop() {
        for next in over.get(&rule).into_iter().flatten() {
            if *next == start {
                let mut path = vec![rule];
                let mut at = rule;
                while at != start {
                    at = *from.get(&at)?;
                    path.push(at);
                }
                path.reverse();
                return Some(path);
            }
            if !from.contains_key(next) {
                from.insert(*next, rule);
                open.push(*next);
            }
        }
    }
    None
}
