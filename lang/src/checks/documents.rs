//! Citations of a document that is most likely a misspelt other one.

use crate::diagnostic::{Diagnostic, ODD_DOCUMENT, nearest};
use crate::tree::{Book, Named};
use smol_str::SmolStr;
use std::collections::BTreeMap;

/// A document that is cited so often is known.
const KNOWN: usize = 10;

pub(super) fn check(book: &Book, all: &mut Vec<Diagnostic>) {
    let mut times: BTreeMap<&SmolStr, (usize, &Named)> = BTreeMap::new();
    for named in named(book) {
        for cite in named
            .cites
            .iter()
            .filter_map(|id| book.cites.get(id.index()))
        {
            times.entry(&cite.document).or_insert((0, named)).0 += 1;
        }
    }
    let known: Vec<&str> = times
        .iter()
        .filter(|(_, (count, _))| *count >= KNOWN)
        .map(|(document, _)| document.as_str())
        .collect();
    for (document, (count, named)) in &times {
        if *count > 1 {
            continue;
        }
        if let Some(near) = nearest(document, known.iter().copied()) {
            let message = format!("nothing else cites a document called `{document}`");
            let warning = Diagnostic::warning(ODD_DOCUMENT, message, named.span);
            all.push(warning.help(format!("write `{near}`")));
        }
    }
}

/// What carries citations of its own. What stands in a rule has the rule's.
fn named(book: &Book) -> impl Iterator<Item = &Named> {
    let rules = book.rules.iter().map(|rule| &rule.named);
    let scenarios = book.scenarios.iter().map(|scenario| &scenario.named);
    rules.chain(scenarios)
}
