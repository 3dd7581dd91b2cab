//! Citations of a document that is most likely a misspelt other one.

use super::part::Part;
use crate::diagnostic::{Diagnostic, ODD_DOCUMENT, nearest};
use crate::span::Span;
use crate::tree::Named;
use smol_str::SmolStr;
use std::collections::BTreeMap;

/// A document that is cited so often is known.
const KNOWN: usize = 10;

/// Each document that a part cites, by whom it is cited.
pub(super) type Seen = Vec<(SmolStr, Span)>;

pub(super) fn look(part: &Part<'_>, of_rules: bool, seen: &mut Seen) {
    let rules = part.book.rules.iter().map(|rule| &rule.named);
    let rules = rules.filter(|_| of_rules);
    let scenarios = part.scenarios().iter().map(|scenario| &scenario.named);
    let mut enter = |named: &Named| {
        for cite in &named.cites {
            if let Some(cite) = part.book.cites.get(cite.index()) {
                seen.push((cite.document.clone(), named.span));
            }
        }
    };
    // What carries citations of its own; what stands in a rule has the rule's.
    rules.chain(scenarios).for_each(&mut enter);
}

pub(super) fn tell<'s>(parts: impl Iterator<Item = &'s Seen>, all: &mut Vec<Diagnostic>) {
    let mut times: BTreeMap<&SmolStr, (usize, Span)> = BTreeMap::new();
    for (document, span) in parts.flatten() {
        times.entry(document).or_insert((0, *span)).0 += 1;
    }
    let known: Vec<&str> = times
        .iter()
        .filter(|(_, (count, _))| *count >= KNOWN)
        .map(|(document, _)| document.as_str())
        .collect();
    for (document, (count, span)) in &times {
        if *count > 1 {
            continue;
        }
        if let Some(near) = nearest(document, known.iter().copied()) {
            let message = format!("nothing else cites a document called `{document}`");
            let warning = Diagnostic::warning(ODD_DOCUMENT, message, *span);
            all.push(warning.help(format!("write `{near}`")));
        }
    }
}
