//! The examples on the pages of codes: what is wrong gives the code of its page, and what is right gives nothing. They
//! use the words of `pages/choir.sl`.

use spaceline_lang::diagnostic::{CODES, Report};
use spaceline_lang::reader::{Layers, read};
use spaceline_lang::span::Sources;

/// The pages whose examples are whole sentences of the choirs.
const FIRST: &str = "SL0323";

/// An example as the text of a card: a text by itself, or what one plays to do.
fn card(example: &str) -> String {
    let text = ["if ", "each ", "every ", "requires ", "when "];
    let kind = if example.starts_with("requires ") {
        "concert"
    } else {
        "event"
    };
    let text = if text.iter().any(|opening| example.starts_with(opening)) {
        match example.strip_prefix("if ") {
            // Text that holds while something is so does something at a time.
            Some(_) => example.replace(": draw 1", ", you may draw 1"),
            None => example.to_owned(),
        }
    } else if example.contains(';') {
        format!("plays to {{ {example} }}")
    } else {
        format!("plays to {example}")
    };
    format!("set trial \"Trial\" released 1994\ncard \"A Trial\" {kind} {{ {text} }}\n")
}

/// The codes that an example gets.
fn codes(example: &str) -> Vec<&'static str> {
    let words = include_str!("pages/choir.sl");
    let text = card(example);
    let mut sources = Sources::new();
    let (vocabulary, script) = (
        sources.add("choir.sl", words),
        sources.add("page.sl", text.as_str()),
    );
    let first = spaceline_lang::parse(vocabulary, words);
    let second = spaceline_lang::parse(script, &text);
    let files = [(vocabulary, &first.file), (script, &second.file)];
    let reading = read(&files, &Layers::default());
    let syntax = first.errors.iter().chain(&second.errors);
    let syntax = syntax.map(Report::diagnostic);
    let all = syntax.chain(reading.errors.iter().map(Report::diagnostic));
    all.map(|one| one.code.id)
        .filter(|id| *id < "SL04")
        .collect()
}

#[test]
fn examples_of_pages_give_their_code_and_can_be_mended() {
    let mut told = String::new();
    let all = CODES.iter().flat_map(|list| list.iter());
    let mut seen = 0;
    for code in all.filter(|code| (FIRST.."SL0344").contains(&code.id) && !code.wrong.is_empty()) {
        seen += 1;
        let (wrong, right) = (codes(code.wrong), codes(code.right));
        if wrong != [code.id] || !right.is_empty() {
            told += &format!(
                "{code}: {} -> {wrong:?}, {} -> {right:?}\n",
                code.wrong, code.right
            );
        }
    }
    assert!(seen > 12, "{seen}");
    assert_eq!(told, "");
}
