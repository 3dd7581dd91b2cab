//! Rules that override one another in a circle, and rules that override where there is nothing to override.

use super::name;
use crate::diagnostic::{Diagnostic, NOTHING_OVERRIDDEN, OVERRIDE_CIRCLE};
use crate::tree::{Act, Book, Hook, HookOwner, HookRole, RuleId};
use std::collections::{BTreeMap, BTreeSet};

pub(super) fn check(book: &Book, all: &mut Vec<Diagnostic>) {
    let mut over: BTreeMap<RuleId, BTreeSet<RuleId>> = BTreeMap::new();
    for hook in &book.hooks {
        if let HookOwner::Rule(rule) = hook.owner {
            over.entry(rule).or_default().extend(&hook.overrides);
        }
    }
    let circled = in_circles(book, &over, all);
    let apart = |hook: &&Hook| {
        let rule = book.rule_of(hook);
        !hook.overrides.is_empty() && rule.is_none_or(|rule| !circled.contains(&rule))
    };
    for hook in book.hooks.iter().filter(apart) {
        let idle = hook
            .overrides
            .iter()
            .find(|rule| !opposes(book, hook, **rule));
        all.extend(idle.and_then(|rule| nothing(book, hook, *rule)));
    }
}

/// Whether a rule says the opposite of a verdict.
pub(super) fn opposes(book: &Book, verdict: &Hook, rule: RuleId) -> bool {
    let word = |hook: &Hook| match &hook.role {
        HookRole::Verdict { allow, act, .. } => Some((*allow, *act)),
        _ => None,
    };
    let Some((allow, act)) = word(verdict) else {
        return true;
    };
    let mut others = book.hooks.iter();
    others.any(|hook| word(hook) == Some((!allow, act)) && book.rule_of(hook) == Some(rule))
}

fn nothing(book: &Book, hook: &Hook, rule: RuleId) -> Option<Diagnostic> {
    let HookRole::Verdict { allow, act, .. } = &hook.role else {
        return None;
    };
    let what = match act {
        Act::Verb(id) => &book.verbs.get(id.index())?.named.name,
        Act::Action(id) => &book.actions.get(id.index())?.named.name,
        Act::Text(id) => &book.menus.get(id.index())?.named.name,
    };
    let says = if *allow { "forbid" } else { "allow" };
    let other = name(book, rule);
    let message =
        format!("the rule `{other}` does not {says} `{what}`: there is nothing to override");
    let declared = book.rules.get(rule.index())?.named.span;
    let error = Diagnostic::error(NOTHING_OVERRIDDEN, message, hook.span)
        .also(declared, "this is the rule");
    // Those that it could have meant.
    let others = book.hooks.iter().filter(|other| match &other.role {
        HookRole::Verdict {
            allow: word,
            act: same,
            sweeping: false,
            ..
        } => word != allow && same == act,
        _ => false,
    });
    let mut names: Vec<String> = Vec::new();
    for rule in others.filter_map(|other| book.rule_of(other)) {
        let name = format!("`{}`", name(book, rule));
        if !names.contains(&name) && names.len() < 4 {
            names.push(name);
        }
    }
    Some(error.help(if names.is_empty() {
        format!("leave out `overrides {other}`: no rule says anything against it")
    } else {
        let does = if *allow { "forbids" } else { "allows" };
        format!("name the rule that {does} it: {}", names.join(" or "))
    }))
}

/// Tells of circles; gives the rules that are in one.
fn in_circles(
    book: &Book,
    over: &BTreeMap<RuleId, BTreeSet<RuleId>>,
    all: &mut Vec<Diagnostic>,
) -> BTreeSet<RuleId> {
    let mut told: BTreeSet<RuleId> = BTreeSet::new();
    for start in over.keys() {
        if told.contains(start) {
            continue;
        }
        let Some(path) = circle(over, *start) else {
            continue;
        };
        told.extend(&path);
        let span = book.rules.get(start.index());
        let span = span.map(|rule| rule.named.span).unwrap_or_default();
        let names: Vec<String> = path
            .iter()
            .chain([start])
            .map(|rule| format!("`{}`", name(book, *rule)))
            .collect();
        let message = format!("{} in a circle", names.join(" overrides "));
        all.push(
            Diagnostic::error(OVERRIDE_CIRCLE, message, span)
                .help("say which of them has the last word, and leave out the other `overrides`"),
        );
    }
    told
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
