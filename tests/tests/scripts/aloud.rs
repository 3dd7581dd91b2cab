//! What is read aloud of complete cards, and that their pages read like sentences.

use crate::read::root;
use spaceline_rules::book::{self, Wanted};
use spaceline_rules::census::Grade;
use spaceline_rules::import::{Worded, Wording};
use spaceline_rules::in_force;
use spaceline_rules::pack::Packs;

/// The complete cards in words, by title.
fn complete() -> Vec<(String, String, Worded, String)> {
    let mut packs = Packs::new();
    packs.add_folder(&root().join("std-rules"));
    packs.add_folder(&root().join("cards"));
    let loaded = book::load(packs, &Wanted::default());
    let Some(rulebook) = &loaded.rulebook else {
        unreachable!("the scripts are checked elsewhere")
    };
    let wording = Wording::of(&loaded.packs);
    let book = rulebook.program.book();
    let text = |id: spaceline_lang::tree::TextId| {
        book.texts.get(id.index()).map_or("", |text| text.as_str())
    };
    let complete = book.cards.iter().filter(|card| Grade::of(card) == Grade::Complete || book.kinds.get(card.kind.index()).is_some_and(|kind| kind.named.name == "dual_personnel"));
    let named = complete.map(|card| {
        let title = match card.version {
            Some(version) => format!("{} ({})", text(card.title), text(version)),
            None => text(card.title).to_owned(),
        };
        let script = in_force::script(book, loaded.sources(), card);
        let kind = book.kinds.get(card.kind.index());
        let kind = kind.map_or("", |kind| kind.named.name.as_str());
        (title, kind.to_owned(), wording.card(book, card, &script), script.to_string())
    });
    let mut named: Vec<_> = named.collect();
    named.sort_by(|a, b| a.0.cmp(&b.0));
    named
}

#[test]
fn dump() {
    let mut out = String::new();
    for (title, kind, worded, script) in complete() {
        out.push_str(&format!("@@ {title}\t{kind}\t{}\n", worded.sort.join(" ")));
        for (at, line) in worded.lines.iter().enumerate() {
            let mark = if worded.aloud.contains(&at) { "A" } else if at < worded.facts { "F" } else { "P" };
            out.push_str(&format!("{mark}|{line}\n"));
        }
        for line in script.lines() {
            out.push_str(&format!("S|{line}\n"));
        }
    }
    std::fs::write("/tmp/aloud11.dump", out).ok();
}
