//! What an editor asks, asked of the real rules and cards.

use spaceline_lang::diagnostic::Diagnostic;
use spaceline_lang::editor::{Edit, NoRename};
use spaceline_lang::span::{FileId, Span};
use spaceline_rules::book::Wanted;
use spaceline_rules::pack::{PackKind, Packs};
use spaceline_rules::workspace::Workspace;
use std::collections::{BTreeMap, BTreeSet};

fn open(packs: Packs) -> Workspace {
    let wanted = Wanted {
        scenarios: true,
        ..Wanted::default()
    };
    Workspace::open(packs, wanted)
}

/// The scripts of all packs, without those of editions and of a game apart.
fn files(workspace: &Workspace) -> Vec<FileId> {
    let packs = workspace.packs();
    let packs = packs.packs.iter().zip(packs.apart());
    packs
        .filter(|(pack, apart)| !apart && pack.manifest.kind != PackKind::Edition)
        .flat_map(|(pack, _)| &pack.scripts)
        .map(|script| script.file)
        .collect()
}

/// The first place of some text, and the byte at which the mark `|` stands in it.
fn place(workspace: &Workspace, marked: &str) -> Option<(FileId, u32)> {
    let wanted = marked.replace('|', "");
    let mark = marked.find('|')?;
    let mut files = files(workspace).into_iter();
    let (file, at) =
        files.find_map(|file| Some((file, workspace.sources().text(file).find(&wanted)?)))?;
    Some((file, u32::try_from(at + mark).ok()?))
}

fn texts(workspace: &Workspace, spans: &[Span]) -> BTreeSet<String> {
    let text = |span: &Span| span.of(workspace.sources().text(span.file)).to_owned();
    spans.iter().map(text).collect()
}

#[test]
fn a_word_tells_what_it_means_and_where_else_it_stands() {
    let workspace = open(Packs::built_in());
    let editor = workspace.editor();
    let (file, at) = place(&workspace, "verb ki|ll (").expect("a place");
    let found = editor.word(file, at).expect("a word");
    assert_eq!(found.text, "kill");
    let meaning = found.meanings.first().expect("a meaning");
    assert_eq!(meaning.what, "a verb");
    assert!(meaning.doc.ends_with('.'), "{meaning:?}");
    assert!(!meaning.cites.is_empty(), "{meaning:?}");
    let declared = meaning.declared.expect("a declaration");
    assert_eq!(declared.file, file);
    let all = editor.references(file, at);
    let forms: BTreeSet<String> = ["kill", "killed", "kills"].map(str::to_owned).into();
    assert!(texts(&workspace, &all).is_superset(&forms));
    let on_cards = all.iter().filter(|span| {
        let text = workspace.sources().text(span.file);
        text.starts_with("set ")
    });
    assert!(on_cards.count() > 100, "cards kill");
    // Asked anywhere else, it is the same word.
    let last = all.last().expect("a reference");
    assert_eq!(editor.references(last.file, last.start), all);
}

#[test]
fn a_title_leads_to_its_card() {
    let workspace = open(Packs::built_in());
    let editor = workspace.editor();
    let (file, at) = place(&workspace, "card \"Jean-Luc| Picard\" personnel").expect("a place");
    let found = editor.word(file, at).expect("a title");
    assert_eq!(found.meanings.first().map(|one| one.what), Some("a card"));
    let spans = editor.references(file, at);
    assert!(spans.len() > 1, "others speak of him");
    assert_eq!(texts(&workspace, &spans).len(), 1);
}

#[test]
fn the_words_of_a_clause_are_not_those_of_the_vocabulary() {
    let workspace = open(Packs::built_in());
    let editor = workspace.editor();
    let (file, at) = place(&workspace, "\n  plays| on ").expect("a place");
    let found = editor.word(file, at).expect("a clause");
    assert_eq!(found.meanings.first().map(|one| one.what), Some("a clause"));
    assert!(editor.references(file, at).len() > 50);
    let refused = editor.rename(file, at, "lies");
    assert!(
        matches!(refused, Err(NoRename::NotDeclared(_))),
        "{refused:?}"
    );
}

/// What may stand at the end of a line that a card gets.
fn expected(workspace: &mut Workspace, line: &str) -> Option<BTreeMap<&'static str, Vec<String>>> {
    let (file, at) = place(workspace, "card \"Jean-Luc Picard\"| personnel")?;
    let right = workspace.sources().text(file).to_owned();
    let block = right[at as usize..].find('{')? + at as usize + 1;
    let text = format!("{}\n  {line}{}", &right[..block], &right[block..]);
    workspace.edit(file, &text);
    let at = u32::try_from(block + 3 + line.len()).ok()?;
    let expected = workspace.editor().expected(file, at);
    workspace.edit(file, &right);
    let groups = expected?.groups.into_iter();
    let words = groups.map(|group| {
        let words = group.words.iter().map(ToString::to_string);
        (group.what, words.collect())
    });
    Some(words.collect())
}

#[test]
fn what_may_stand_at_a_place_is_known() {
    let mut workspace = open(Packs::built_in());
    let has = |groups: &BTreeMap<&'static str, Vec<String>>, what: &str, word: &str| {
        let words = groups.get(what);
        words.is_some_and(|words| words.iter().any(|one| one == word))
    };
    let kinds = expected(&mut workspace, "when this in play: you may kill one ").expect("a place");
    assert!(has(&kinds, "a kind", "personnel"), "{kinds:?}");
    assert!(!kinds.contains_key("a verb"), "{kinds:?}");
    let begun =
        expected(&mut workspace, "when this in play: you may kill one per").expect("a place");
    assert!(
        has(&begun, "a kind", "personnel") && !has(&begun, "a kind", "ship"),
        "{begun:?}"
    );
    let verbs = expected(&mut workspace, "once each turn: you may ").expect("a place");
    assert!(
        has(&verbs, "a verb", "kill") && has(&verbs, "a verb", "download"),
        "{verbs:?}"
    );
    let lines = expected(&mut workspace, "").expect("a place");
    assert!(has(&lines, "a frame", "once each turn"), "{lines:?}");
    assert!(has(&lines, "a clause", "plays on"), "{lines:?}");
    let inside = expected(&mut workspace, "while (some your pers").expect("a place");
    assert!(has(&inside, "a kind", "personnel"), "{inside:?}");
}

/// The edited texts of a rename.
fn renamed(workspace: &Workspace, mut edits: Vec<Edit>) -> Packs {
    edits.sort_by_key(|edit| (edit.span.file, std::cmp::Reverse(edit.span.start)));
    let mut packs = Packs::built_in();
    let mut texts: BTreeMap<FileId, String> = BTreeMap::new();
    for edit in edits {
        let text = texts
            .entry(edit.span.file)
            .or_insert_with(|| workspace.sources().text(edit.span.file).to_owned());
        text.replace_range(edit.span.range(), &edit.text);
    }
    for (file, text) in texts {
        packs.sources.replace(file, text.as_str());
    }
    packs
}

#[test]
fn a_word_that_is_renamed_everywhere_leaves_nothing_wrong() {
    let workspace = open(Packs::built_in());
    let editor = workspace.editor();
    for (marked, to) in [
        ("verb disc|ard (", "throw_off"),
        ("kind personnel| ", "crew_person"),
        ("state cloaked| ", "veiled"),
        ("card \"Jean-Luc| Picard\" personnel", "John Luke Picard"),
    ] {
        let (file, at) = place(&workspace, marked).expect("a place");
        let edits = editor.rename(file, at, to).expect("a new name");
        let packs = renamed(&workspace, edits);
        let opened = open(packs);
        let wrong = opened.problems();
        let at = |one: &Diagnostic| {
            one.primary
                .span
                .of(opened.sources().text(one.primary.span.file))
        };
        // That a part has changed below an edition is no mistake.
        let wrong: Vec<String> = wrong
            .iter()
            .filter(|one| one.code.id != "SL5312")
            .map(|one| format!("{}: {} {:?}", at(one), one.message, one.help))
            .collect();
        assert_eq!(wrong, Vec::<String>::new(), "{marked} -> {to}");
    }
}

#[test]
fn a_name_that_is_taken_is_refused() {
    let workspace = open(Packs::built_in());
    let editor = workspace.editor();
    let (file, at) = place(&workspace, "verb disc|ard (").expect("a place");
    let taken = |to: &str| editor.rename(file, at, to).expect_err("a refusal");
    assert!(matches!(taken("kill"), NoRename::Taken(_, Some(_))));
    assert!(matches!(taken("ship"), NoRename::Taken(_, Some(_))));
    assert!(matches!(taken("until"), NoRename::NoName(_)));
    assert!(matches!(taken("two words"), NoRename::NoName(_)));
    assert!(matches!(taken("discard"), NoRename::NoName(_)));
    let nothing = editor.rename(file, u32::MAX, "x");
    assert!(matches!(nothing, Err(NoRename::NoWord)));
}
