//! Deck lists in which words and bytes were changed: every line is a card, a heading, or told.

use super::cases::{one_of, try_all};
use super::damage::{damaged, flipped, tokens};
use spaceline_lang::diagnostic::{Report, render};
use spaceline_lang::span::Sources;
use spaceline_rules::book::{Wanted, load};
use spaceline_rules::deck::{read, resolve, violations};
use spaceline_rules::pack::Packs;
use spaceline_runtime::ask::offer::{Dice, Pebbles};

#[test]
fn damaged_lists_are_told_or_judged() {
    let mut loaded = load(Packs::built_in(), &Wanted::default());
    let rulebook = loaded.rulebook.take().expect("it reads");
    let starters = rulebook.starters(&loaded.packs);
    let lists: Vec<&str> = starters
        .iter()
        .map(|starter| loaded.packs.sources.text(starter.file))
        .collect();
    let words: Vec<&str> = lists.iter().flat_map(|list| tokens(list)).collect();
    let make = |dice: &mut Pebbles| {
        let list = *one_of(dice, &lists);
        match dice.below(2) {
            0 => damaged(dice, list, &words),
            _ => flipped(dice, list),
        }
    };
    try_all(1_000, 15, make, |text| {
        let mut sources = Sources::new();
        let file = sources.add("deck.txt", text);
        let (list, errors) = read(file, text);
        let resolved = resolve(&list, &rulebook.catalogue, &rulebook.notation);
        let problems: Vec<_> = errors
            .iter()
            .chain(&resolved.errors)
            .map(Report::diagnostic)
            .collect();
        for problem in &problems {
            let span = problem.primary.span;
            assert!(
                span.end as usize <= text.len() && problem.message.len() > 5,
                "{problem:?}"
            );
        }
        let _ = render(&problems, &sources, false);
        assert!(resolved.is_whole() || !problems.is_empty());
        match violations(&rulebook, &resolved.deck) {
            Ok(found) => assert!(found.iter().all(|one| one.says.len() > 5), "{found:?}"),
            Err(error) => assert!(error.to_string().len() > 5, "{error:?}"),
        }
    });
}
