//! What is chosen before anything is read: the format, its edition and its decks, and the sets that are wanted.

use super::Wanted;
use super::sift::Sifted;
use crate::format::{Format, FormatError};
use crate::pack::{PackDeck, PackKind, Packs};
use spaceline_lang::diagnostic::{Diagnostic, Report, nearest};
use spaceline_lang::span::{Sources, Span};
use spaceline_lang::tree::Under;

/// The format that is asked for, or that the packs name, or the open one; packs may say what is open.
pub(super) fn choose_format(
    sifted: &Sifted,
    packs: &mut Packs,
    wanted: &Wanted,
    problems: &mut Vec<Diagnostic>,
) -> Format {
    let named = packs
        .packs
        .iter()
        .rev()
        .find_map(|pack| pack.manifest.format.clone());
    let format = match &wanted.under {
        Some(Under::Format(name)) => Some(name.to_string()),
        _ => wanted.format.clone(),
    };
    let name = format.or(named);
    let name = name.unwrap_or_else(|| Format::open().name.to_string());
    let mut formats = sifted.formats.iter();
    if let Some(format) = formats.find(|format| format.name.eq_ignore_ascii_case(&name)) {
        return format.clone();
    }
    if !name.eq_ignore_ascii_case("open") {
        let names = sifted.formats.iter().map(|format| &*format.name);
        let names = || names.clone().chain(["open"]);
        let near = nearest(&name, names());
        let error = FormatError::Unknown {
            span: asked(&mut packs.sources),
            near: near.map(str::to_owned),
            known: names().map(str::to_owned).collect(),
            name,
        };
        problems.push(error.diagnostic());
    }
    Format::open()
}

/// The decks that a game of a format is played with when none are named: those that the format names, or else those
/// of the packs of its edition.
#[must_use]
pub fn starters<'p>(format: &Format, edition: Option<&str>, packs: &'p Packs) -> Vec<&'p PackDeck> {
    let named = format.starters.iter();
    let named: Vec<&PackDeck> = named.filter_map(|(name, _)| packs.deck(name)).collect();
    if named.is_empty() {
        packs.starters(edition)
    } else {
        named
    }
}

/// Tells which of the decks that formats name no pack has.
pub(super) fn look_for_decks(sifted: &Sifted, packs: &Packs, problems: &mut Vec<Diagnostic>) {
    for (name, span) in sifted.formats.iter().flat_map(|format| &format.starters) {
        if packs.deck(name).is_some() {
            continue;
        }
        let decks = packs.packs.iter().flat_map(|pack| &pack.decks);
        let near = nearest(name, decks.map(|deck| deck.name.as_str()));
        let error = FormatError::Deck {
            span: *span,
            near: near.map(|near| format!("\"{near}\"")),
            name: name.to_string(),
        };
        problems.push(error.diagnostic());
    }
}

/// Tells which of the wanted sets no pack has.
pub(super) fn look_for_sets(
    sifted: &Sifted,
    packs: &mut Packs,
    wanted: &Wanted,
    problems: &mut Vec<Diagnostic>,
) {
    for name in &wanted.sets {
        if sifted.sets.iter().any(|set| set.eq_ignore_ascii_case(name)) {
            continue;
        }
        let near = nearest(name, sifted.sets.iter().map(String::as_str));
        let error = FormatError::Set {
            span: asked(&mut packs.sources),
            near: near.map(str::to_owned),
            name: name.clone(),
        };
        problems.push(error.diagnostic());
    }
}

/// A place for a name that was asked for outside any script.
fn asked(sources: &mut Sources) -> Span {
    // It has no text, so nothing is shown of it but its name.
    let file = sources.add("the format that is asked for", "");
    Span::new(file, 0, 0)
}

/// The edition in force: the format's, or that of the rules.
#[must_use]
pub fn edition(format: &Format, packs: &Packs) -> Option<String> {
    if let Some((name, _)) = &format.rules {
        return Some(name.to_string());
    }
    let mut rules = packs
        .packs
        .iter()
        .filter(|pack| pack.manifest.kind == PackKind::Rules);
    rules.find_map(|pack| pack.manifest.edition.clone())
}
