//! What players read of a card: every line in words, and some pages as they stand.

use crate::read::root;
use spaceline_lang::tree::CardId;
use spaceline_phrasebook::Wording;
use spaceline_rules::book::{self, Loaded, Wanted};
use spaceline_rules::census::Grade;
use spaceline_rules::explain::{self, Texts};
use spaceline_rules::pack::Packs;

/// What scripts have and pages have not.
pub const RAW: &[&str] = &[
    "_",
    "{",
    "}",
    "\\",
    "where it ",
    " of it ",
    " of it.",
    "!=",
    ">=",
    "<=",
    " = ",
    ";;",
    " ,",
    "..",
    "()",
];

/// Cards of all kinds, printed wholly by phrases, read aloud, or both.
const SHOWN: &[&str] = &[
    "K'mtar",
    "Ajur",
    "Data (The Next Generation)",
    "U.S.S. Sovereign (Ships of the Line)",
    "Enhanced Warship",
    "U.S.S. Dauntless",
    "Hunting Vessel",
    "Kosinski",
    "Falcon",
    "Kira Founder",
    "Commander Leeta",
    "Robert DeSoto",
    "Apnex",
    "Neutral Outpost",
    "Tower of Commerce",
    "Impose Order",
    "Internment Operations",
    "Access Archives",
    "Salvage Borg Ship",
    "Transport Colonists",
    "Historical Research",
    "Hyper-Aging",
    "Android Nightmares",
    "Dedication to Duty",
    "Pinned Down",
    "The Gatherers",
    "Spacedock",
    "Interrogation",
    "Vulcan Mindmeld",
    "Get It Done",
    "Commandeer Ship",
    "Temporal Micro-Wormhole",
    "Kurlan Naiskos",
    "Small Cloaking Device",
    "Phaser Banks",
    "Target Engines",
    "Diplomatic Contact",
];

pub fn loaded() -> Loaded {
    let mut packs = Packs::new();
    packs.add_folder(&root().join("std-rules"));
    packs.add_folder(&root().join("cards"));
    book::load(packs, &Wanted::default())
}

/// The pages of all cards, each with its grade and its first line.
fn pages(loaded: &Loaded) -> Vec<(Grade, String)> {
    let Some(rulebook) = &loaded.rulebook else {
        unreachable!("the scripts are checked elsewhere")
    };
    let wording = Wording::of(&loaded.packs);
    let texts = Texts {
        sources: loaded.sources(),
        wording: Some(&wording),
    };
    let book = rulebook.program.book();
    let cards = (0..).map(CardId).zip(&book.cards);
    let page = |(id, card)| (Grade::of(card), explain::card_page(book, texts, id));
    cards.map(page).collect()
}

#[test]
fn pages_are_in_words() {
    let loaded = loaded();
    let pages = pages(&loaded);
    let mut raw = Vec::new();
    for (_, page) in &pages {
        let title = page.lines().next().unwrap_or_default();
        let said = page
            .lines()
            .skip(2)
            .filter(|line| !line.starts_with("not encoded: "));
        for line in said {
            // A title may end in the first, and icons are drawn behind the second.
            let line = line.replace(" ...", "").replace(" = [", " [");
            raw.extend(
                RAW.iter()
                    .filter(|sign| line.contains(**sign))
                    .map(|sign| format!("{title}: `{sign}` in: {line}")),
            );
        }
    }
    assert!(raw.is_empty(), "{} lines:\n{}", raw.len(), raw.join("\n"));
    let titles: Vec<&str> = pages
        .iter()
        .filter_map(|(_, page)| page.lines().next())
        .collect();
    let lost: Vec<&&str> = SHOWN
        .iter()
        .filter(|title| !titles.contains(*title))
        .collect();
    assert!(lost.is_empty(), "no such cards: {lost:?}");
    let shown = SHOWN.iter().filter_map(|title| {
        let page = pages
            .iter()
            .find(|(_, page)| page.lines().next() == Some(title));
        page.map(|(_, page)| page.clone())
    });
    insta::assert_snapshot!("pages", shown.collect::<Vec<String>>().join("\n"));
}

#[test]
fn a_page_is_found_by_its_title_and_by_its_heading() {
    let loaded = loaded();
    let Some(rulebook) = &loaded.rulebook else {
        unreachable!("the scripts are checked elsewhere")
    };
    let texts = Texts::from(loaded.sources());
    let count = |title| explain::title_pages(rulebook, texts, title).len();
    assert!(count("data") > 1);
    assert_eq!(count("data (the next generation)"), 1);
    assert_eq!(count("data (the next)"), 0);
}
