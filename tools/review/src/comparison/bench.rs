//! One side's rules, read again and again with something of them left out.
//!
//! In: a side, and the scenarios that are to be played. Out: a rulebook of its rules without some lines of its
//! editions. So that this is quick, the cards of which none of the scenarios speaks are left aside; their titles are
//! declared.

use smol_str::SmolStr;
use spaceline_lang::parse;
use spaceline_lang::reader::{Checked, Layers, Script};
use spaceline_lang::sentence::{Block, File, Item, WordKind};
use spaceline_lang::span::{FileId, Span};
use spaceline_lang::words::Key;
use spaceline_rules::book::{Rulebook, Side};
use spaceline_runtime::Program;
use std::collections::BTreeSet;
use std::sync::Arc;

/// The file of the titles that are declared.
const TITLES: FileId = FileId(u32::MAX - 1);

/// What of a side is read again.
pub(super) struct Bench {
    /// The side's own rules: what is played by is what scenarios ask for, and no more than that is read again.
    rulebook: Rulebook,
    scripts: Vec<Script>,
    /// Where the scenarios stand.
    scenarios: Vec<Span>,
    layers: Layers,
}

impl Bench {
    /// What is needed of a side to play the scenarios at some places.
    pub(super) fn of(side: &Side, places: &BTreeSet<Span>) -> Self {
        let (all, layers) = side.scripts();
        let sources = side.loaded.sources();
        let items = all.iter().flat_map(|script| &script.sentences.items);
        let found = items.filter(|item| item.key() == Some(Key::Scenario));
        let found = found.filter(|item| places.iter().any(|place| item.span.holds(*place)));
        let scenarios: Vec<Span> = found.map(|item| item.span).collect();
        let spoken_of: BTreeSet<String> = scenarios
            .iter()
            .flat_map(|span| quoted(sources.slice(*span)))
            .collect();
        let mut left: BTreeSet<SmolStr> = BTreeSet::new();
        let mut scripts: Vec<Script> = Vec::new();
        for script in all {
            let keeps = |item: &&Item| match item.key() {
                Some(Key::Scenario) => scenarios.contains(&item.span),
                Some(Key::Card | Key::Errata | Key::Ruling) => {
                    title(item).is_none_or(|title| spoken_of.contains(title.as_str()))
                }
                _ => true,
            };
            let items = &script.sentences.items;
            left.extend(items.iter().filter(|item| !keeps(item)).filter_map(|item| {
                let card = item.key() == Some(Key::Card);
                title(item).filter(|_| card).cloned()
            }));
            let items: Vec<Item> = items.iter().filter(keeps).cloned().collect();
            scripts.push(with_items(&script, items));
        }
        scripts.extend(declared(&left));
        Self {
            rulebook: side.rulebook.clone(),
            scripts,
            scenarios,
            layers,
        }
    }

    /// The rules without some lines of editions; nothing if the others cannot be read without them.
    pub(super) fn without(&self, lines: &[Span]) -> Option<Rulebook> {
        let scripts = self.scripts.iter().map(|script| {
            let here = lines.iter().any(|line| line.file == script.file);
            match here {
                true => with_items(script, thinned(&script.sentences.items, lines)),
                false => script.clone(),
            }
        });
        let (reading, _) = Checked::whole(scripts.collect(), self.layers.clone());
        let mut book = reading.book;
        let mut unread = Vec::new();
        for told in &reading.errors {
            let mut scenarios = self.scenarios.iter();
            unread.push(scenarios.find(|span| span.holds(told.primary.span))?);
        }
        let is_read = |span: Span| !unread.iter().any(|one| one.holds(span));
        book.scenarios.retain(|one| is_read(one.named.span));
        let program = Program::link(book).ok()?;
        Some(self.rulebook.with_program(program))
    }
}

/// The title in the head of a card, or of what changes one.
fn title(item: &Item) -> Option<&SmolStr> {
    let text = |kind: &WordKind| matches!(kind, WordKind::Text(_));
    let word = item.head.words.iter().find(|word| text(&word.kind))?;
    match &word.kind {
        WordKind::Text(text) => Some(text),
        _ => None,
    }
}

/// What stands in quotation marks in a text.
fn quoted(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut open: Option<String> = None;
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        match (&mut open, letter) {
            (Some(_), '"') => found.extend(open.take()),
            (Some(word), '\\') => word.extend(letters.next()),
            (Some(word), letter) => word.push(letter),
            (None, '"') => open = Some(String::new()),
            (None, _) => {}
        }
    }
    found
}

/// Titles, as a script declares them.
fn declared(titles: &BTreeSet<SmolStr>) -> Option<Script> {
    let each = titles.iter();
    let each =
        each.map(|title| format!("\"{}\"", title.replace('\\', "\\\\").replace('"', "\\\"")));
    let all: Vec<String> = each.collect();
    (!all.is_empty()).then(|| {
        let text = format!("titles {}\n", all.join(", "));
        Script {
            file: TITLES,
            sentences: Arc::new(parse(TITLES, &text).file),
            text: text.into(),
        }
    })
}

fn with_items(script: &Script, items: Vec<Item>) -> Script {
    Script {
        sentences: Arc::new(File {
            items,
            ..File::default()
        }),
        ..script.clone()
    }
}

/// Items without some of them, and without what stands around nothing else.
fn thinned(items: &[Item], lines: &[Span]) -> Vec<Item> {
    let kept = items.iter().filter(|item| !lines.contains(&item.span));
    kept.filter_map(|item| {
        let block = item.block.as_ref();
        let within = block.filter(|_| lines.iter().any(|line| item.span.holds(*line)));
        let Some(block) = within else {
            return Some(item.clone());
        };
        let items = thinned(&block.items, lines);
        (!items.is_empty()).then(|| Item {
            block: Some(Box::new(Block {
                items,
                span: block.span,
            })),
            ..item.clone()
        })
    })
    .collect()
}
