//! Sentences and how they are read. Drop a script into `phrases/read` and its snapshot shows each card and
//! rule with every attachment in parentheses; drop one into `phrases/wrong` and its snapshot shows what
//! its author is told. Both use the words of `phrases/vocabulary.sl`.

use spaceline_lang::diagnostic::{Diagnostic, Report, render};
use spaceline_lang::explicit;
use spaceline_lang::reader::{Layers, Reading, read};
use spaceline_lang::span::{FileId, Sources};
use spaceline_lang::tree::{CardId, FunctionForm, FunctionId, HookId, HookOwner, ProcedureId};
use std::fmt::Write as _;
use std::path::Path;

/// A script read with the words of these tests: what was read, what its author is told, and which file it is.
fn reading(path: &Path) -> (Reading, String, FileId, String) {
    let words = include_str!("phrases/vocabulary.sl");
    let text = std::fs::read_to_string(path).unwrap_or_default();
    let mut sources = Sources::new();
    let vocabulary = sources.add("vocabulary.sl", words);
    let script = sources.add("script.sl", text.as_str());
    let first = spaceline_lang::parse(vocabulary, words);
    let second = spaceline_lang::parse(script, &text);
    let reading = read(
        &[(vocabulary, &first.file), (script, &second.file)],
        &Layers::default(),
    );
    let syntax = first.errors.iter().chain(&second.errors);
    let told: Vec<Diagnostic> = syntax
        .map(Report::diagnostic)
        .chain(reading.errors.iter().map(Report::diagnostic))
        .filter(|one| one.primary.span.file == script || one.code.id < "SL04")
        .collect();
    let told = render(&told, &sources, false);
    (reading, told, script, text)
}

fn ids(len: usize) -> impl Iterator<Item = u32> {
    0..u32::try_from(len).unwrap_or(u32::MAX)
}

/// Everything of a file, as it was read.
fn explicitly(reading: &Reading, file: FileId) -> String {
    let book = &reading.book;
    let mut out = String::new();
    for (id, function) in ids(book.functions.len()).zip(&book.functions) {
        if function.named.span.file == file && function.form != FunctionForm::Law {
            out.push_str(&explicit::function(book, FunctionId(id)));
        }
    }
    for (id, procedure) in ids(book.procedures.len()).zip(&book.procedures) {
        if procedure.named.span.file == file {
            out.push_str(&explicit::procedure(book, ProcedureId(id)));
        }
    }
    for (id, hook) in ids(book.hooks.len()).zip(&book.hooks) {
        if hook.span.file == file && matches!(hook.owner, HookOwner::Rule(_)) {
            out.push_str(&explicit::hook(book, HookId(id)));
        }
    }
    for (id, card) in ids(book.cards.len()).zip(&book.cards) {
        if card.span.file == file {
            out.push_str(&explicit::card(book, CardId(id)));
        }
    }
    out
}

#[test]
fn sentences_are_read_as_they_should_be() {
    insta::glob!("phrases/read/*.sl", |path| {
        let (reading, told, file, text) = reading(path);
        let mut shown = format!("SOURCE\n{}\n\nREADING\n", text.trim_end());
        let _ = write!(shown, "{}", explicitly(&reading, file));
        assert!(told.trim().is_empty(), "{told}");
        insta::assert_snapshot!(shown);
    });
}

#[test]
fn mistakes_in_sentences_are_told_with_a_way_out() {
    insta::glob!("phrases/wrong/*.sl", |path| {
        let (_, told, _, text) = reading(path);
        insta::assert_snapshot!(format!("SOURCE\n{}\n\nERROR\n{told}", text.trim_end()));
    });
}
