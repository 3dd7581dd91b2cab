//! What cards, sets and citations leave out or get wrong: facts that a kind needs, a set, a date, documents, sections
//! and editions (SL0224, SL0415, SL0416, SL0417, SL0424, SL0425).

use super::Note;
use crate::diagnostic::{
    Diagnostic, FACT_MISSING, NO_EDITION, ODD_DOCUMENT, OUTSIDE_SET, UNDATED_SET, UNKNOWN_SECTION,
    nearest,
};
use crate::facts::part::Part;
use crate::reader::types::chain;
use crate::sentence::Item;
use crate::span::Span;
use crate::tree::{Book, Document, Expected, FieldId, Named, StepKind, Under};
use crate::words::Key;
use foldhash::HashSet;
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

/// What an item cites, and all that stands in it.
pub(super) fn cited(item: &Item, noted: &mut Vec<(Note, Span)>) {
    for citation in &item.cites {
        for section in &citation.sections {
            let note = Note::Cites(citation.document.clone(), section.clone());
            noted.push((note, citation.span));
        }
    }
    item.inner().for_each(|item| cited(item, noted));
}

/// What the reasons of refusals cite, and under which editions scenarios are played.
pub(super) fn look_at_scenarios(part: &Part<'_>, noted: &mut Vec<(Note, Span)>) {
    for scenario in part.scenarios() {
        for step in &scenario.steps {
            let StepKind::Then(Expected::Refused { cites, .. } | Expected::Deck { cites, .. }) =
                &step.what
            else {
                continue;
            };
            for cite in cites.iter().filter_map(|cite| part.book.at(*cite)) {
                let note = Note::Cites(cite.document.clone(), cite.section.clone());
                noted.push((note, step.span));
            }
        }
        let editions = scenario.under.iter().filter_map(|one| match one {
            Under::Edition(name, _) => Some(Note::Under(name.clone())),
            Under::Format(_) => None,
        });
        noted.extend(editions.map(|under| (under, scenario.named.span)));
    }
}

/// Where scripts declare no document at all, or no edition, nothing is asked of citations or of editions.
pub(super) fn tell(book: &Book, noted: &[&(Note, Span)], all: &mut Vec<Diagnostic>) {
    let editions: BTreeSet<&str> = book.editions.iter().map(|one| one.name.as_str()).collect();
    let (mut asked, mut told) = (HashSet::default(), BTreeSet::new());
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
                if !book.documents.is_empty()
                    && document != Key::Format.text()
                    && asked.insert((document, section)) =>
            {
                let mut known = book.documents.iter();
                match known.find(|one| one.named.name == *document) {
                    None if told.insert(document) => all.push(unknown(book, document, *span)),
                    Some(one) if !has(one, section) => {
                        all.push(no_section(book, one, section, *span));
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

fn no_section(book: &Book, document: &Document, section: &str, span: Span) -> Diagnostic {
    let rows = !document.rows.is_empty();
    let what = if rows { "row or section" } else { "section" };
    let says = format!("`{}` has no {what} `{section}`", document.named.name);
    let error = Diagnostic::error(UNKNOWN_SECTION, says, span)
        .also(document.named.span, "what it has is listed here");
    let mut others = book.documents.iter();
    if let Some(other) = others.find(|one| !one.rows.is_empty() && has(one, section)) {
        let name = &other.named.name;
        return error.help(format!("`{name}` has it: cite it behind `cites {name}`"));
    }
    let known = document.sections.iter().chain(&document.rows);
    error.help(match nearest(section, known.map(SmolStr::as_str)) {
        Some(near) => format!("write `{near}`"),
        None if rows => "cite one of its rows, or a section".to_owned(),
        None => "cite a section that is listed, or a paragraph of one".to_owned(),
    })
}

/// Whether a citation names a row of a document, or a section. Without rows it may name a paragraph of a section;
/// with rows it may name a chapter that has such sections.
fn has(document: &Document, cited: &str) -> bool {
    let begins = |long: &str, short: &str, next: &[char]| {
        let rest = long.strip_prefix(short);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(next))
    };
    let mut sections = document.sections.iter();
    if document.rows.is_empty() {
        let mut of = sections.clone();
        return sections.len() == 0 || of.any(|section| begins(cited, section, &[' ', '-']));
    }
    let is_row = document
        .rows
        .binary_search_by(|row| row.as_str().cmp(cited));
    is_row.is_ok() || sections.any(|section| begins(section, cited, &[' ', '.', ':']))
}
