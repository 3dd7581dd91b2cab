//! The sets of all cards in packs, those among them that a game leaves out.

use crate::pack::{PackKind, Packs, ScriptKind};
use spaceline_lang::parse;
use spaceline_lang::sentence::{Item, WordKind};
use spaceline_lang::words::Key;
use std::collections::BTreeMap;

/// The sets, by the titles of the cards in small letters. What a game apart holds is not told.
pub(super) fn sets_of(packs: &Packs) -> BTreeMap<String, String> {
    let mut cards = BTreeMap::new();
    let packs_and_apart = packs.packs.iter().zip(packs.apart());
    for (pack, _) in packs_and_apart.filter(|(_, apart)| !apart) {
        if pack.manifest.kind == PackKind::Phrasebook {
            continue;
        }
        let tables = |kind| matches!(kind, ScriptKind::Rows | ScriptKind::Base);
        for script in pack.scripts.iter().filter(|one| !tables(one.kind)) {
            // What was read leaves cards of other sets out.
            let items = parse(script.file, packs.sources.text(script.file))
                .file
                .items;
            let mut set = None;
            for item in &items {
                match item.key() {
                    Some(Key::Set) => set = name(item, 0),
                    Some(Key::Card) => {
                        let version = text(item, 2).filter(|_| name(item, 1) == Some("version"));
                        if let Some(title) = text(item, 0) {
                            cards.insert(
                                (title.to_owned(), version.map(str::to_owned)),
                                set.map(str::to_owned),
                            );
                        }
                    }
                    _ => {}
                }
            }
        }
    }
    let sets = cards.into_iter();
    sets.filter_map(|((title, _), set)| Some((title.to_lowercase(), set?)))
        .collect()
}

/// A word at the head of an item, if it is a name.
fn name(item: &Item, at: usize) -> Option<&str> {
    match &item.head.words.get(at)?.kind {
        WordKind::Name { text, .. } => Some(text),
        _ => None,
    }
}

/// The same, if it is a text.
fn text(item: &Item, at: usize) -> Option<&str> {
    match &item.head.words.get(at)?.kind {
        WordKind::Text(text) => Some(text),
        _ => None,
    }
}
