//! From texts to sentences, sorted by who reads them.
//!
//! Scripts are parsed whole; of prose only the fenced blocks. Formats are read here, and the rest goes
//! to the reader of declarations.

use crate::codes;
use crate::format::{self, Format, FormatError};
use crate::pack::{Packs, ScriptKind};
use spaceline_lang::diagnostic::{Diagnostic, Report};
use spaceline_lang::parse;
use spaceline_lang::sentence::{File, Item, WordKind};
use spaceline_lang::span::FileId;
use spaceline_lang::words::Key;
use std::collections::BTreeSet;

/// A file without its formats.
pub(super) struct Sentences {
    pub(super) id: FileId,
    pub(super) sentences: File,
}

/// All that the scripts say.
#[derive(Default)]
pub(super) struct Sifted {
    pub(super) files: Vec<Sentences>,
    pub(super) formats: Vec<Format>,
    /// The names of the editions that are declared.
    pub(super) editions: BTreeSet<String>,
}

/// Parses every script of the packs.
///
/// Scenarios are kept only if they are wanted: a game is played without them.
pub(super) fn sift(packs: &Packs, scenarios: bool, problems: &mut Vec<Diagnostic>) -> Sifted {
    let mut sifted = Sifted::default();
    for script in packs.packs.iter().flat_map(|pack| &pack.scripts) {
        let text = packs.sources.text(script.file);
        let prose = script.kind == ScriptKind::Prose;
        let parsed = if prose {
            parse(script.file, &super::scripts_of(text))
        } else {
            parse(script.file, text)
        };
        problems.extend(parsed.errors.iter().map(Report::diagnostic));
        let mut kept = Vec::new();
        for item in parsed.file.items {
            match item.key() {
                Some(Key::Scenario) if scenarios => kept.push(item),
                Some(Key::Scenario) => {}
                _ if prose => {
                    let message = "only scenarios stand in prose";
                    let span = item.key.map_or(item.head.span, |(_, span)| span);
                    let error = Diagnostic::error(codes::BOOK_PROSE, message, span);
                    problems.push(error.help("move it to a script"));
                }
                Some(Key::Format) => sifted.format(&item, problems),
                key => {
                    if key == Some(Key::Edition)
                        && let Some(word) = item.head.words.first()
                    {
                        let text = match &word.kind {
                            WordKind::Text(text) => Some(text.as_str()),
                            _ => word.name(),
                        };
                        sifted.editions.extend(text.map(str::to_owned));
                    }
                    kept.push(item);
                }
            }
        }
        sifted.files.push(Sentences {
            id: script.file,
            sentences: File {
                items: kept,
                comments: Vec::new(),
            },
        });
    }
    sifted
}

impl Sifted {
    fn format(&mut self, item: &Item, problems: &mut Vec<Diagnostic>) {
        let (format, errors) = format::read(item);
        problems.extend(errors.iter().map(Report::diagnostic));
        let Some(format) = format else { return };
        if let Some(first) = self.formats.iter().find(|other| other.name == format.name) {
            let error = FormatError::Twice {
                name: format.name.to_string(),
                span: format.span,
                first: first.span,
            };
            problems.push(error.diagnostic());
            return;
        }
        self.formats.push(format);
    }
}
