//! A card that is right under the main rules and wrong under an edition is told of, whatever of its words the edition
//! changes: their forms, what a kind has from the kinds above it, what a verb or a noun does, what that asks.

use spaceline_lang::diagnostic::Severity;
use spaceline_rules::book::{Wanted, check};
use spaceline_rules::pack::Packs;
use std::path::Path;

#[test]
fn whatever_an_edition_changes_is_seen_in_the_cards_that_say_it() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("packs/changed");
    let mut packs = Packs::built_in();
    packs.add_folder(&folder);
    let loaded = check(packs, &Wanted::default());
    let sources = loaded.sources();
    let errors = loaded.problems.iter();
    let errors = errors.filter(|problem| problem.severity == Severity::Error);
    let told = errors.map(|problem| {
        let span = problem.primary.span;
        let text = sources.text(span.file);
        let before = text.get(..span.start as usize).unwrap_or_default();
        // The span of a card begins with it, and that of a part lies behind its title.
        let line = text
            .get(before.rfind("\ncard ").map_or(0, |at| at + 1)..)
            .unwrap_or_default();
        let card = line.lines().next().unwrap_or_default();
        let card = card.split('"').nth(1).unwrap_or("no card");
        format!("{} {card}: {}", problem.code.id, problem.message)
    });
    insta::assert_snapshot!(told.collect::<Vec<_>>().join("\n"));
}
