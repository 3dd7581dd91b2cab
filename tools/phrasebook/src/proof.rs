//! The proof of what was written: a line that does not check is taken out again.

use super::cover::Unread;
use super::draft::{Draft, Gap, Lost};
use super::known::Name;
use super::merge;
use super::phrasebook::Phrasebook;
use super::report::Report;
use super::write::{self, Holds, Written};
use spaceline_lang::diagnostic::{Diagnostic, Severity};
use spaceline_lang::span::{FileId, Span};
use spaceline_lang::tree::{Card, TextId};
use spaceline_rules::book::{Wanted, load};
use spaceline_rules::census::Grade;
use spaceline_rules::pack::{Packs, ScriptKind};
use std::collections::BTreeMap;

/// How often what is left is proved again.
const ROUNDS: usize = 12;

/// Checks cards among packs, and takes out of them what does not check, until all does. Cards that cannot be written
/// at all are left out and told.
pub(super) fn prove(
    packs: &Packs,
    book: &Phrasebook,
    mut drafts: Vec<Draft>,
    report: &mut Report,
) -> (Vec<Draft>, Grades) {
    drafts.retain(|draft| {
        let sheet = book.sheets.get(draft.sheet);
        let missing = sheet.map_or_else(Vec::new, |sheet| draft.missing(sheet));
        let whole = missing.is_empty();
        if !whole {
            report.poor(draft, missing);
        }
        whole
    });
    let packs = &without(packs, &drafts);
    for _ in 0..ROUNDS {
        let (errors, places, grades) = check(packs, book, &drafts);
        if errors.is_empty() {
            return (drafts, grades);
        }
        let mut lost: BTreeMap<usize, String> = BTreeMap::new();
        let mut outside = Vec::new();
        for error in &errors {
            let span = error.primary.span;
            let found = places.get(&span.file).and_then(|cards| {
                let at = cards.partition_point(|(start, _, _)| *start <= span.start as usize);
                cards.get(at.checked_sub(1)?)
            });
            match found {
                Some((start, which, written)) => {
                    let within = (span.start as usize).saturating_sub(*start);
                    let text = written
                        .text
                        .get(within..(span.end as usize).saturating_sub(*start))
                        .unwrap_or("");
                    if let Some(draft) = drafts.get_mut(*which)
                        && !take_out(draft, written, within, text, &error.message)
                    {
                        lost.entry(*which).or_insert_with(|| error.message.clone());
                    }
                }
                None => outside.push(error.clone()),
            }
        }
        if lost.is_empty() && outside.len() == errors.len() {
            report.outside = outside;
            return (drafts, grades);
        }
        let mut at = 0;
        drafts.retain(|draft| {
            let why = lost.get(&at);
            if let Some(why) = why {
                report.lost(draft, why);
            }
            at += 1;
            why.is_none()
        });
    }
    // What still does not check is left out rather than written.
    for draft in drafts.drain(..) {
        report.lost(&draft, "what was written does not come to rest");
    }
    (drafts, Grades::new())
}

/// The packs without the cards in whose place others are written.
fn without(packs: &Packs, drafts: &[Draft]) -> Packs {
    let mut gone: BTreeMap<FileId, Vec<(Span, String)>> = BTreeMap::new();
    for span in drafts.iter().filter_map(|draft| draft.origin) {
        let blank = |sign: char| if sign == '\n' { '\n' } else { ' ' };
        let text = packs.sources.text(span.file);
        let text = text.get(span.range()).unwrap_or("");
        // Everything else stands where it stood, so that messages point to it. A sign of several bytes is as many
        // blanks.
        let blanks = text
            .chars()
            .flat_map(|sign| std::iter::repeat_n(blank(sign), sign.len_utf8()));
        gone.entry(span.file)
            .or_default()
            .push((span, blanks.collect()));
    }
    let mut packs = packs.clone();
    for (file, parts) in gone {
        let text = merge::replaced(packs.sources.text(file), parts);
        packs.sources.replace(file, text.as_str());
    }
    packs
}

/// Where each card begins in a file, which it is, and how it is written.
type Places = BTreeMap<FileId, Vec<(usize, usize, Written)>>;

/// How far each card goes that is there.
type Grades = BTreeMap<Name, Grade>;

fn check(packs: &Packs, book: &Phrasebook, drafts: &[Draft]) -> (Vec<Diagnostic>, Places, Grades) {
    let written: Vec<Written> = drafts
        .iter()
        .map(|draft| {
            book.sheets
                .get(draft.sheet)
                .map(|sheet| write::card(sheet, draft))
                .unwrap_or_default()
        })
        .collect();
    let mut packs = packs.clone();
    let mut places = Places::new();
    for ((pack, name), cards) in write::files(book, drafts, &written, &BTreeMap::new()) {
        let Some(release) = book.releases.iter().find(|release| release.id == pack) else {
            continue;
        };
        let mut text = write::set_line(release);
        let mut there = Vec::new();
        for which in cards {
            let Some(card) = written.get(which) else {
                continue;
            };
            text.push('\n');
            there.push((text.len(), which, card.clone()));
            text.push_str(&card.text);
        }
        let file = packs.add_text(&format!("{pack}/{name}.sl"), ScriptKind::Script, &text);
        places.insert(file, there);
    }
    let loaded = load(packs, &Wanted::default());
    let errors = loaded
        .problems
        .iter()
        .filter(|problem| problem.severity == Severity::Error);
    let book = loaded
        .rulebook
        .as_ref()
        .map(|rulebook| rulebook.program.book());
    let cards = book.into_iter().flat_map(|book| {
        let text = |id: TextId| {
            book.at(id)
                .map_or_else(String::new, |text| text.to_string())
        };
        let named =
            move |card: &Card| ((text(card.title), card.version.map(text)), Grade::of(card));
        book.cards.iter().map(named)
    });
    let grades = cards.collect();
    (errors.cloned().collect(), places, grades)
}

/// Takes out of a draft what a message is about. Tells whether there was such a thing.
fn take_out(draft: &mut Draft, written: &Written, at: usize, text: &str, message: &str) -> bool {
    let Some((start, end, holds)) = written
        .lines
        .iter()
        .find(|(start, end, _)| (*start..=*end).contains(&at))
    else {
        return false;
    };
    let line = written.text.get(*start..*end).unwrap_or("").to_owned();
    let gap = |column: &str, cell: &str, lost: Lost| Gap {
        column: column.to_owned(),
        cell: cell.to_owned(),
        why: Unread::Refused(message.to_owned()),
        lost,
    };
    let lost_of = |name: &str, partly: bool| Lost::Field {
        name: name.to_owned(),
        partly,
    };
    match holds {
        Holds::Head | Holds::Missing => false,
        Holds::Text(which) => {
            // The number is that of the writing; what was taken out since then stands no longer there.
            let Some(wanted) = draft.texts.iter().position(|known| *known == line) else {
                return draft.texts.len() < *which + 1 || draft.taken_out > 0;
            };
            draft.texts.remove(wanted);
            draft.taken_out += 1;
            draft.gaps.push(gap("", &line, Lost::Text));
            true
        }
        Holds::Facts(fields) => {
            for (field, values) in &mut draft.facts {
                if !fields.contains(field) {
                    continue;
                }
                let found = values
                    .iter()
                    .position(|value| !text.is_empty() && value.contains(text));
                if let Some(found) = found {
                    let value = values.remove(found);
                    let lost = lost_of(field, !values.is_empty());
                    draft.gaps.push(gap(field, &value, lost));
                    return true;
                }
            }
            let before = draft.facts.len();
            draft.facts.retain(|(field, _)| !fields.contains(field));
            let name = fields.join(", ");
            draft.gaps.push(gap(&name, &line, lost_of(&name, false)));
            before != draft.facts.len()
        }
    }
}
