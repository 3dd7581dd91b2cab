//! New cards among those that are there.
//!
//! A card that has a script keeps it; what the list says otherwise is told. One that holds nothing but what lists
//! give is written anew where the list says more, or where something is missing of which it says nothing.

use super::differ::{self, Difference, Said};
use super::draft::{Draft, Gap, Lost, parts};
use super::known::{self, Known, KnownCard};
use super::marks;
use super::ours::Ours;
use super::phrasebook::Phrasebook;
use super::report::Report;
use super::sheet::Sheet;
use super::write::{self, Written};
use spaceline_lang::format;
use spaceline_lang::span::{FileId, Span};
use spaceline_rules::census::Grade;
use spaceline_rules::pack::Packs;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Parts the cards that are to be written from those that keep their scripts, of which what the list says otherwise
/// is told.
pub(super) fn split(
    known: &Known,
    book: &Phrasebook,
    drafts: Vec<Draft>,
    ours: &Ours<'_>,
    report: &mut Report,
) -> (Vec<Draft>, Vec<Draft>) {
    let heads: Vec<_> = book
        .sheets
        .iter()
        .map(|sheet| differ::heads(book, sheet))
        .collect();
    let (mut fresh, mut kept) = (Vec::new(), Vec::new());
    for draft in drafts {
        let name = (draft.title.clone(), draft.version.clone());
        let Some(card) = known.cards.get(&name) else {
            let set = book
                .release(&draft.release)
                .map_or("", |release| &release.id);
            let sheet = book.sheets.get(draft.sheet);
            let whole = sheet.is_some_and(|sheet| draft.missing(sheet).is_empty());
            if whole && ours.pack(set) == Some(false) {
                *report.homeless.entry(set.to_owned()).or_default() += 1;
            } else {
                fresh.push(draft);
            }
            continue;
        };
        let (Some(sheet), Some(heads)) = (book.sheets.get(draft.sheet), heads.get(draft.sheet))
        else {
            continue;
        };
        let written = write::card(sheet, &draft);
        let lines = known::lines_of(&tidy(&written));
        let here = ours.has(card.span.file);
        let said = Said {
            card,
            written: &written,
            lines: &lines,
            draft: &draft,
            heads,
        };
        // Of a card of another sort or set nothing is taken.
        let same = here && said.set(book).is_none() && said.head().is_none();
        if let Some(marks_are_own) = better(card, &lines, &draft, sheet).filter(|_| same) {
            fresh.push(Draft {
                origin: Some(card.span),
                marks_are_own,
                ..draft
            });
            continue;
        }
        report.kept += 1;
        if !here {
            report.elsewhere += 1;
        }
        let which = report.which(book, &draft);
        for gap in unread(card, &draft) {
            report.gaps.push((which.clone(), gap));
        }
        let differences = said.differences(known, book).into_iter();
        let told = differences.map(|(script, list)| Difference {
            card: which.clone(),
            script,
            list,
        });
        report.differences.extend(told);
        kept.push(draft);
    }
    (fresh, kept)
}

/// What of the columns was not read, and the script of a card does not say either.
fn unread(card: &KnownCard, draft: &Draft) -> Vec<Gap> {
    let says = |name: &str| {
        let mut lines = card.lines.iter().skip(1).flat_map(|line| parts(line, ';'));
        lines.any(|line| line.split(' ').next() == Some(name))
    };
    let mut gaps = draft.gaps.clone();
    gaps.retain(|gap| match &gap.lost {
        Lost::Text => false,
        Lost::Field { name, .. } => !says(name),
        Lost::Column { .. } => true,
    });
    gaps
}

/// Whether the list says more than a card that holds nothing but what lists give, and if so, whether the marks on it
/// are those of an import, too. A card with a comment is somebody's work.
fn better(card: &KnownCard, lines: &[String], draft: &Draft, sheet: &Sheet) -> Option<bool> {
    let fields = sheet.fields();
    let marked = |line: &&str| line.starts_with("not encoded");
    let cut = |lines: &'_ [String]| -> (Vec<String>, Vec<String>) {
        let lines = lines.iter().skip(1).flat_map(|line| parts(line, ';'));
        let (marks, others): (Vec<&str>, Vec<&str>) = lines.partition(marked);
        let normal = |line: &str| {
            normal(&values(line))
                .into_iter()
                .collect::<Vec<_>>()
                .join(", ")
        };
        let marks = marks.into_iter().map(str::to_owned).collect();
        (marks, others.into_iter().map(normal).collect())
    };
    let ((there, says), (wanted, lists)) = (cut(&card.lines), cut(lines));
    if !card.plain || !says.iter().all(|line| lists.contains(line)) {
        return None;
    }
    let more = lists.iter().any(|line| !says.contains(line));
    if there.is_empty() {
        // Nothing is missing, says somebody; a column that nobody read he may have passed over.
        let columns = !marks::of_columns(draft).is_empty();
        return (columns && !more && draft.skipped == 0).then_some(true);
    }
    let own = there.iter().all(|mark| marks::is_own(mark, &fields));
    let other = own && there != wanted;
    (more || other).then_some(own)
}

/// The values of a line of facts.
pub(super) fn values(line: &str) -> BTreeSet<String> {
    let values = parts(line.trim_end(), ',').into_iter();
    values.map(str::to_owned).collect()
}

/// Values without the name of their field, which stands before the first.
pub(super) fn normal(values: &BTreeSet<String>) -> BTreeSet<String> {
    let word = |value: &String| {
        let (first, rest) = value.split_once(' ').unwrap_or(("", value));
        if first.chars().all(|c| c.is_lowercase() || c == '_') {
            rest.to_owned()
        } else {
            value.clone()
        }
    };
    values.iter().map(word).collect()
}

/// The files to write, and how many cards in them are new or other than before.
pub(super) fn place(
    packs: &Packs,
    book: &Phrasebook,
    drafts: &[Draft],
    ours: &Ours<'_>,
) -> (BTreeMap<PathBuf, String>, usize) {
    let write = |draft: &Draft| match book.sheets.get(draft.sheet) {
        Some(sheet) => write::card(sheet, draft),
        None => Written::default(),
    };
    let mut improved: BTreeMap<FileId, Vec<(Span, String)>> = BTreeMap::new();
    let mut changed = 0;
    for draft in drafts {
        // What somebody wrote of the missing part says more than the count of it.
        let says_more = draft.marks_are_own || draft.grade() != Grade::Facts;
        if let Some(span) = draft.origin.filter(|_| says_more) {
            let text = tidy(&write(draft)).trim_end().to_owned();
            if span.of(packs.sources.text(span.file)).trim_end() == text {
                continue;
            }
            changed += 1;
            improved.entry(span.file).or_default().push((span, text));
        }
    }
    let new = drafts.iter().filter(|draft| draft.origin.is_none());
    let new: Vec<Draft> = new.cloned().collect();
    let written: Vec<Written> = new.iter().map(write).collect();
    let there = texts(packs, improved, ours);
    let filled = there.iter();
    let filled = filled.map(|(key, (_, text))| (key.clone(), text.lines().count()));
    let mut files = BTreeMap::new();
    for ((pack, name), (before, text)) in &there {
        if before != text {
            files.insert(Path::new(pack).join(format!("{name}.sl")), text.clone());
        }
    }
    for ((pack, name), cards) in write::files(book, &new, &written, &filled.collect()) {
        let Some(release) = book.releases.iter().find(|release| release.id == pack) else {
            continue;
        };
        let before = there.get(&(pack.clone(), name.clone()));
        let mut text = before.map_or_else(|| write::set_line(release), |(_, text)| text.clone());
        for card in cards.iter().filter_map(|which| written.get(*which)) {
            text.push('\n');
            text.push_str(&tidy(card));
        }
        files.insert(Path::new(&pack).join(format!("{name}.sl")), text);
        if ours.pack(&pack).is_none() {
            files.insert(
                Path::new(&pack).join("pack.toml"),
                write::manifest(book, release),
            );
        }
    }
    (files, changed + new.len())
}

/// A card in its canonical form. What people wrote beside it stays as it is.
fn tidy(card: &Written) -> String {
    format::format(FileId(0), &card.text).unwrap_or_else(|_| card.text.clone())
}

/// A text with others in the place of some of its parts.
pub(super) fn replaced(text: &str, mut parts: Vec<(Span, String)>) -> String {
    parts.sort_by_key(|(span, _)| span.start);
    let mut out = String::new();
    let mut at = 0;
    for (span, part) in parts {
        out.push_str(text.get(at..span.range().start).unwrap_or(""));
        out.push_str(&part);
        at = span.range().end;
    }
    out.push_str(text.get(at..).unwrap_or(""));
    out
}

/// A pack, and the path of a script in it.
type Place = (String, String);

/// The scripts of packs of cards, as they were and as they are with better cards in the place of others.
fn texts(
    packs: &Packs,
    mut improved: BTreeMap<FileId, Vec<(Span, String)>>,
    ours: &Ours<'_>,
) -> BTreeMap<Place, (String, String)> {
    let mut found = BTreeMap::new();
    for pack in &packs.packs {
        for script in pack.scripts.iter().filter(|script| ours.has(script.file)) {
            let path = script.path.with_extension("");
            let names: Vec<&str> = path.iter().filter_map(|part| part.to_str()).collect();
            let Some(at) = names.iter().position(|name| *name == pack.manifest.id) else {
                continue;
            };
            let name = names.get(at + 1..).unwrap_or_default().join("/");
            let text = packs.sources.text(script.file).to_owned();
            let better = improved.remove(&script.file);
            let better = better.map_or_else(|| text.clone(), |parts| replaced(&text, parts));
            found.insert((pack.manifest.id.clone(), name), (text, better));
        }
    }
    found
}
