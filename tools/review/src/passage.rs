//! Parts of scripts, to be shown: how they are written, and where.
//!
//! In: texts, and the place of something in one of them. Out: the whole item around that place, as it is written.

use serde::Serialize;
use spaceline_lang::parse;
use spaceline_lang::sentence::Item;
use spaceline_lang::span::{FileId, Sources, Span};
use std::collections::BTreeMap;

/// A part of a script.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Passage {
    /// How it is written.
    pub text: String,
    /// Its file.
    pub file: String,
    /// Its line, from 1 on.
    pub line: u32,
    /// The edition or the format that says so; none for what stands outside editions.
    pub by: Option<String>,
}

impl Passage {
    /// What stands at a place.
    #[must_use]
    pub fn at(sources: &Sources, span: Span, by: Option<&str>) -> Self {
        let text = level(sources, span);
        // What is put in the place of something says so, and is compared without the word.
        let put = ["replace ", "add "];
        let put = put.iter().find_map(|word| text.strip_prefix(word));
        Self {
            text: put.map_or(text.clone(), str::to_owned),
            file: sources.name(span.file).to_owned(),
            line: sources.position(span).line,
            by: by.map(str::to_owned),
        }
    }
}

/// A text whose lines begin where its first one does.
fn level(sources: &Sources, span: Span) -> String {
    let text = sources.slice(span);
    let column = sources.position(span).column;
    let indent = usize::try_from(column).unwrap_or(1).saturating_sub(1);
    let lines = text.lines().enumerate().map(|(at, line)| {
        let blanks = line.len() - line.trim_start_matches(' ').len();
        line.get(if at == 0 { 0 } else { blanks.min(indent) }..)
            .unwrap_or(line)
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Finds what is written around places. Each file is read once.
#[derive(Debug)]
pub struct Passages<'s> {
    sources: &'s Sources,
    files: BTreeMap<FileId, Vec<Item>>,
}

impl<'s> Passages<'s> {
    /// Those of some texts.
    #[must_use]
    pub const fn of(sources: &'s Sources) -> Self {
        Self {
            sources,
            files: BTreeMap::new(),
        }
    }

    /// The item that declares what stands at a place.
    pub fn around(&mut self, span: Span) -> Passage {
        let items = self
            .files
            .entry(span.file)
            .or_insert_with(|| parse(span.file, self.sources.text(span.file)).file.items);
        let whole = item(items, span).map_or(span, |item| item.span);
        Passage::at(self.sources, whole, None)
    }
}

/// The innermost item whose head, or whose first word, stands at a place.
fn item(items: &[Item], span: Span) -> Option<&Item> {
    let around = items.iter().find(|item| item.span.holds(span))?;
    let inner = around.blocks().find_map(|block| item(&block.items, span));
    inner.or_else(|| {
        let begins = around.span.start == span.start;
        (begins || around.head.span.holds(span)).then_some(around)
    })
}
