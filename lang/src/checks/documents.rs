//! Citations of documents, sections and editions that nothing declares.
//!
//! Where scripts declare no document at all, or no edition, nothing is asked of citations or of editions.

use super::part::Part;
use crate::diagnostic::{Diagnostic, NO_EDITION, ODD_DOCUMENT, UNKNOWN_SECTION, nearest};
use crate::span::Span;
use crate::tree::{Book, CiteId, Document, Expected, Named, Step, StepKind};
use crate::words::Key;
use smol_str::SmolStr;
use std::collections::BTreeSet;

/// What a part speaks of.
#[derive(Debug, Default)]
pub(super) struct Seen {
    /// Each document that it cites, the section, and by whom it is cited.
    cited: Vec<(SmolStr, SmolStr, Span)>,
    /// The edition of each scenario that names one.
    under: Vec<(SmolStr, Span)>,
}

impl Seen {
    pub(super) fn spans_mut(&mut self) -> impl Iterator<Item = &mut Span> {
        let cited = self.cited.iter_mut().map(|(_, _, span)| span);
        cited.chain(self.under.iter_mut().map(|(_, span)| span))
    }
}

pub(super) fn look(part: &Part<'_>, of_rules: bool, seen: &mut Seen) {
    let book = part.book;
    let rules = of_rules.then(|| named(book)).into_iter().flatten();
    let scenarios = part.scenarios();
    for named in rules.chain(scenarios.iter().map(|scenario| &scenario.named)) {
        for cite in &named.cites {
            if let Some(cite) = book.cites.get(cite.index()) {
                let (document, section) = (cite.document.clone(), cite.section.clone());
                seen.cited.push((document, section, named.span));
            }
        }
    }
    for scenario in scenarios {
        let under = scenario.edition.clone();
        seen.under
            .extend(under.map(|name| (name, scenario.named.span)));
        for (cites, span) in scenario.steps.iter().filter_map(refused) {
            for cite in cites {
                if let Some(cite) = book.cites.get(cite.index()) {
                    let (document, section) = (cite.document.clone(), cite.section.clone());
                    seen.cited.push((document, section, span));
                }
            }
        }
    }
}

/// On whose authority a line says that something is refused.
fn refused(step: &Step) -> Option<(&[CiteId], Span)> {
    match &step.what {
        StepKind::Then(Expected::Refused { cites, .. } | Expected::Deck { cites, .. }) => {
            Some((cites, step.span))
        }
        _ => None,
    }
}

/// What carries citations of its own. What stands in a rule and cites nothing has the rule's.
fn named(book: &Book) -> impl Iterator<Item = &Named> {
    let rules = book.rules.iter().map(|one| &one.named);
    let functions = book.functions.iter().map(|one| &one.named);
    let verbs = book.verbs.iter().map(|one| &one.named);
    let actions = book.actions.iter().map(|one| &one.named);
    let procedures = book.procedures.iter().map(|one| &one.named);
    let inside = functions.chain(verbs).chain(actions).chain(procedures);
    let whose = |cites: &[_], rule: Option<crate::tree::RuleId>| {
        let rule = rule.and_then(|rule| book.rules.get(rule.index()));
        rule.is_none_or(|rule| rule.named.cites != cites)
    };
    rules.chain(inside.filter(move |one| whose(&one.cites, one.rule)))
}

pub(super) fn tell<'s>(
    book: &Book,
    parts: impl Iterator<Item = &'s Seen> + Clone,
    all: &mut Vec<Diagnostic>,
) {
    if !book.documents.is_empty() {
        cited(book, parts.clone(), all);
    }
    let editions = book.editions.iter().map(|one| one.name.as_str());
    let editions: BTreeSet<&str> = editions.collect();
    for (name, span) in parts.flat_map(|seen| &seen.under) {
        if editions.is_empty() || editions.contains(name.as_str()) {
            continue;
        }
        let message = format!("no script declares the edition `{name}`");
        let error = Diagnostic::error(NO_EDITION, message, *span);
        all.push(match nearest(name, editions.iter().copied()) {
            Some(near) => error.help(format!("write `under {near}`")),
            None => {
                let known: Vec<&str> = editions.iter().copied().collect();
                error.help(format!("the editions are {}", known.join(", ")))
            }
        });
    }
}

fn cited<'s>(book: &Book, parts: impl Iterator<Item = &'s Seen>, all: &mut Vec<Diagnostic>) {
    let short = |one: &'_ Document| one.named.name.clone();
    let known: Vec<SmolStr> = book.documents.iter().map(short).collect();
    let mut told = BTreeSet::new();
    for (document, section, span) in parts.flat_map(|seen| &seen.cited) {
        // What a format declares is said on its own authority.
        if document == Key::Format.text() {
            continue;
        }
        let declared = book.documents.iter();
        let declared = declared.clone().find(|one| one.named.name == *document);
        let Some(declared) = declared else {
            // Once for each: where it is cited first.
            if told.insert((document, None)) {
                let message = format!("no script declares a document `{document}`");
                let warning = Diagnostic::warning(ODD_DOCUMENT, message, *span);
                all.push(match nearest(document, known.iter().map(SmolStr::as_str)) {
                    Some(near) => warning.help(format!("write `{near}`")),
                    None => {
                        warning.help(format!("declare it: `document {document} \"Its title\"`"))
                    }
                });
            }
            continue;
        };
        if !has(declared, section) && told.insert((document, Some(section))) {
            let message = format!("`{document}` has no section `{section}`");
            let error = Diagnostic::error(UNKNOWN_SECTION, message, *span)
                .also(declared.named.span, "its sections are listed here");
            let sections = declared.sections.iter().map(SmolStr::as_str);
            all.push(match nearest(section, sections) {
                Some(near) => error.help(format!("write `{near}`")),
                None => error.help("cite a section that is listed, or a paragraph of one"),
            });
        }
    }
}

/// Whether a citation names a section of a document, or a paragraph of one.
fn has(document: &Document, cited: &str) -> bool {
    let of = |section: &SmolStr| {
        let rest = cited.strip_prefix(section.as_str());
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with([' ', '-']))
    };
    document.sections.is_empty() || document.sections.iter().any(of)
}
