//! The built-in packs, edited: what is told after an edit is what would be told of the same texts at once.

use spaceline_lang::diagnostic::render;
use spaceline_lang::span::FileId;
use spaceline_rules::book::{self, Wanted};
use spaceline_rules::pack::Packs;
use spaceline_rules::workspace::Workspace;

/// The built-in packs with the scripts that were edited.
fn packs(edited: &[(FileId, String)]) -> Packs {
    let mut packs = Packs::built_in();
    for (file, text) in edited {
        packs.sources.replace(*file, text.as_str());
    }
    packs
}

fn wanted() -> Wanted {
    Wanted {
        scenarios: true,
        look: Some(spaceline_phrasebook::problems),
        ..Wanted::default()
    }
}

#[test]
fn after_edits_of_the_real_cards_the_same_is_told_as_at_once() {
    let mut workspace = Workspace::open(packs(&[]), wanted());
    let scripts = workspace
        .packs()
        .packs
        .iter()
        .flat_map(|pack| &pack.scripts);
    let scripts: Vec<(FileId, String)> = scripts
        .map(|script| {
            let text = workspace.sources().text(script.file);
            (script.file, text.to_owned())
        })
        .collect();
    // In the first script of cards that has the words: another name, a wrong word, a card without a name.
    let edits = [
        ("\ncard \"", "\ncard \"Not "),
        ("unless ", "unles "),
        ("\ncard \"", "\ncard "),
    ];
    let mut edited: Vec<(FileId, String)> = Vec::new();
    let mut parts = Vec::new();
    for (from, to) in edits {
        let (file, text) = scripts
            .iter()
            .find(|(file, text)| {
                text.contains(from)
                    && text.starts_with("set ")
                    // What moves a rule reads everything again.
                    && !text.contains("\nrule ")
                    && !edited.iter().any(|(known, _)| known == file)
            })
            .expect("some cards have these words");
        let text = text.replacen(from, to, 1);
        parts.push(workspace.edit(*file, &text));
        edited.push((*file, text));
        let loaded = book::check(packs(&edited), &wanted());
        let cold = render(&loaded.problems, loaded.sources(), false);
        let kept = render(&workspace.problems(), workspace.sources(), false);
        assert_eq!(kept, cold, "after {from} -> {to}");
    }
    assert_eq!(parts, [true, true, false]);
}
