//! The scripts of the rules, as flat sentences.

use spaceline_lang::sentence::{Item, Phrase, WordKind};
use spaceline_lang::span::{FileId, Sources};

/// A script: its path from the root of the repository, its text, and what it says.
pub struct Script {
    pub path: String,
    pub sources: Sources,
    pub items: Vec<Item>,
}

impl Script {
    pub fn read(path: &str, text: &str) -> Self {
        let mut sources = Sources::new();
        let file: FileId = sources.add(path, text);
        let parsed = spaceline_lang::parse(file, text);
        Self {
            path: path.into(),
            sources,
            items: parsed.file.items,
        }
    }

    /// The line on which an item begins.
    pub fn line(&self, item: &Item) -> usize {
        self.sources.position(item.span).line as usize
    }
}

/// Every script under a folder.
pub fn scripts(folder: &str) -> Vec<Script> {
    let files = crate::source::files(folder, &[".sl"]);
    let scripts: Vec<_> = files
        .iter()
        .map(|(path, text)| Script::read(path, text))
        .collect();
    let n_items: usize = scripts.iter().map(|script| script.items.len()).sum();
    assert!(n_items > 50, "the scripts under {folder} were not read");
    scripts
}

/// Every item, and whatever stands in its blocks.
pub fn walk<'a>(items: &'a [Item], visit: &mut impl FnMut(&'a Item)) {
    for item in items {
        visit(item);
        for block in item.blocks() {
            walk(&block.items, visit);
        }
    }
}

/// The name that stands at the head of a phrase: the words before the first that is no part of a name.
pub fn name(phrase: &Phrase) -> String {
    let words = phrase.words.iter().map_while(|word| match &word.kind {
        WordKind::Name { text, quoted } => {
            let ends = matches!(text.as_str(), "plural" | "says" | "cites" | "once")
                || spaceline_lang::words::is_prep(text)
                || spaceline_lang::words::is_conn(text);
            (*quoted || !ends).then_some(text.as_str())
        }
        _ => None,
    });
    words.collect::<Vec<_>>().join(" ")
}
