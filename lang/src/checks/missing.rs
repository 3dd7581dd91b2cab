//! What cards, sets and citations leave out or get wrong: facts that a kind needs, a set, a date, documents, sections and editions
//! (SL0224, SL0415, SL0416, SL0417, SL0424, SL0425).

use super::Note;
use crate::diagnostic::{
    Diagnostic, FACT_MISSING, NO_EDITION, ODD_DOCUMENT, OUTSIDE_SET, UNDATED_SET, UNKNOWN_SECTION,
    nearest,
};
use crate::facts::part::{Mark, Part};
use crate::reader::types::chain;
use crate::span::Span;
use crate::tree::{Book, CiteId, Document, Expected, FieldId, Named, StepKind};
use crate::words::Key;
use smol_str::SmolStr;
use std::collections::BTreeSet;

/// What is missing on the part's card.
pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let Some(card) = part.card() else { return };
    if card.set.is_none() {
        let says = "this card belongs to no set";
        let help = "begin the file with `set NAME \"Title\" released YEAR`";
        all.push(Diagnostic::error(OUTSIDE_SET, says, card.span).help(help));
    }
    let kinds = chain(part.book, card.kind).filter(|_| part.whole);
    for kind in kinds.filter_map(|kind| part.book.at(kind)) {
        let given = |need: &FieldId| card.facts.iter().any(|(fact, _)| fact == need);
        let missing = kind.needs.iter().filter(|need| !given(need));
        let missing = missing.filter_map(|need| part.book.at(*need));
        let missing: Vec<&Named> = missing.map(|field| &field.named).collect();
        // Facts that are missing together mostly stand on one line, which is missing.
        let names = missing.iter().map(|named| format!("`{}`", named.name));
        let names: Vec<String> = names.collect();
        let (names, it, value) = match names.as_slice() {
            [] => continue,
            [one] => (one.clone(), "it", "with its value behind it"),
            [first @ .., last] => {
                let names = format!("{} and {last}", first.join(", "));
                (names, "them", "each with its value behind it")
            }
        };
        let every = &kind.named.name;
        let says = format!("every {every} has {names}, and this card does not say {it}");
        let mut error = Diagnostic::error(FACT_MISSING, says, card.span);
        if let Some(first) = missing.first() {
            error = error.also(first.span, "declared here");
        }
        all.push(error.help(format!("write {names}, {value}")));
    }
}

pub(super) fn sets(book: &Book, all: &mut Vec<Diagnostic>) {
    for set in book.sets.iter().filter(|set| set.released.is_empty()) {
        let says = format!(
            "the set `{}` does not say when it was released",
            set.named.name
        );
        let help = "write `released` and a year or a day behind its title, or `unreleased`";
        all.push(Diagnostic::warning(UNDATED_SET, says, set.named.span).help(help));
    }
}

/// Of the cards of a file that belong to no set, the first is told.
pub(super) fn first_outside(all: &mut Vec<Diagnostic>) {
    let mut file = None;
    all.retain(|one| {
        let here = one.primary.span.file;
        one.code != OUTSIDE_SET || file.replace(here) != Some(here)
    });
}

/// What a part cites, and under which editions its scenarios are played.
pub(super) fn look_at_citations(part: &Part<'_>, noted: &mut Vec<(Note, Span)>) {
    let book = part.book;
    let mut cite = |cites: &[CiteId], span: Span| {
        for cite in cites.iter().filter_map(|cite| book.at(*cite)) {
            let note = Note::Cites(cite.document.clone(), cite.section.clone());
            noted.push((note, span));
        }
    };
    if part.card.is_none() && part.from == Mark::default() {
        named(book).for_each(|named| cite(&named.cites, named.span));
    }
    for scenario in part.scenarios() {
        cite(&scenario.named.cites, scenario.named.span);
        for step in &scenario.steps {
            if let StepKind::Then(Expected::Refused { cites, .. } | Expected::Deck { cites, .. }) =
                &step.what
            {
                cite(cites, step.span);
            }
        }
    }
    for scenario in part.scenarios() {
        let under = scenario.edition.clone().map(Note::Under);
        noted.extend(under.map(|under| (under, scenario.named.span)));
    }
}

/// What carries citations of its own. What stands in a rule and cites nothing has the rule's.
fn named(book: &Book) -> impl Iterator<Item = &Named> {
    let functions = book.functions.iter().map(|one| &one.named);
    let verbs = book.verbs.iter().map(|one| &one.named);
    let actions = book.actions.iter().map(|one| &one.named);
    let procedures = book.procedures.iter().map(|one| &one.named);
    let inside = functions.chain(verbs).chain(actions).chain(procedures);
    let own = |one: &&Named| {
        let rule = one.rule.and_then(|rule| book.at(rule));
        rule.is_none_or(|rule| rule.named.cites != one.cites)
    };
    book.rules
        .iter()
        .map(|one| &one.named)
        .chain(inside.filter(own))
}

/// Where scripts declare no document at all, or no edition, nothing is asked of citations or of editions.
pub(super) fn tell<'s>(
    book: &Book,
    noted: impl Iterator<Item = &'s (Note, Span)>,
    all: &mut Vec<Diagnostic>,
) {
    let editions: BTreeSet<&str> = book.editions.iter().map(|one| one.name.as_str()).collect();
    let mut told = BTreeSet::new();
    for (note, span) in noted {
        match note {
            Note::Under(name) if !editions.is_empty() && !editions.contains(name.as_str()) => {
                let says = format!("no script declares the edition `{name}`");
                let error = Diagnostic::error(NO_EDITION, says, *span);
                let editions: Vec<&str> = editions.iter().copied().collect();
                all.push(error.help(match nearest(name, editions.iter().copied()) {
                    Some(near) => format!("write `under {near}`"),
                    None => format!("the editions are {}", editions.join(", ")),
                }));
            }
            // What a format declares is said on its own authority. Of each, where it is cited first is told.
            Note::Cites(document, section)
                if !book.documents.is_empty() && document != Key::Format.text() =>
            {
                let mut known = book.documents.iter();
                match known.find(|one| one.named.name == *document) {
                    None if told.insert((document, None)) => {
                        all.push(unknown(book, document, *span));
                    }
                    Some(one) if !has(one, section) && told.insert((document, Some(section))) => {
                        all.push(no_section(one, section, *span));
                    }
                    _ => {}
                }
            }
            _ => {}
        }
    }
}

fn unknown(book: &Book, document: &str, span: Span) -> Diagnostic {
    let says = format!("no script declares a document `{document}`");
    let known = book.documents.iter().map(|one| one.named.name.as_str());
    Diagnostic::warning(ODD_DOCUMENT, says, span).help(match nearest(document, known) {
        Some(near) => format!("write `{near}`"),
        None => format!("declare it: `document {document} \"Its title\"`"),
    })
}

fn no_section(document: &Document, section: &str, span: Span) -> Diagnostic {
    let says = format!("`{}` has no section `{section}`", document.named.name);
    let error = Diagnostic::error(UNKNOWN_SECTION, says, span)
        .also(document.named.span, "its sections are listed here");
    let sections = document.sections.iter().map(SmolStr::as_str);
    error.help(match nearest(section, sections) {
        Some(near) => format!("write `{near}`"),
        None => "cite a section that is listed, or a paragraph of one".to_owned(),
    })
}

/// Whether a citation names a section of a document, or a paragraph of one.
fn has(document: &Document, cited: &str) -> bool {
    let of = |section: &SmolStr| {
        let rest = cited.strip_prefix(section.as_str());
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with([' ', '-']))
    };
    document.sections.is_empty() || document.sections.iter().any(of)
}
