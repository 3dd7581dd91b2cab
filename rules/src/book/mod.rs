//! From packs to a rulebook: every stage of the way, and everything that was wrong on it.
//!
//! What comes in are [`Packs`] and the name of a format; what goes out is [`Loaded`]: the diagnostics of
//! all stages in one list, and a [`Rulebook`] if there was no error among them. A rulebook is compiled
//! once and never changes; games share it.

mod pool;
mod prose;
mod sift;

pub use prose::scripts_of;

use crate::codes;
use crate::deck::{Catalogue, Notation};
use crate::format::hash::{Content, ContentHash};
use crate::format::{self, Format};
use crate::pack::{PackKind, Packs, ScriptKind};
use sift::Sifted;
use smol_str::SmolStr;
use spaceline_lang::diagnostic::{Diagnostic, Report, Severity};
use spaceline_lang::reader::{self, Layers};
use spaceline_lang::sentence::{Block, Citation, File, Item, Phrase, Word, WordKind};
use spaceline_lang::span::{FileId, Sources, Span};
use spaceline_runtime::Program;
use std::sync::Arc;

/// What is wanted of the packs.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// The name of a format; without one, the format that the packs name, or everything.
    pub format: Option<String>,
    /// The edition of the rules, where another than the format's is wanted.
    pub edition: Option<String>,
    /// Whether scenarios are wanted too.
    pub scenarios: bool,
}

/// Rules and cards, compiled for a format.
#[derive(Clone, Debug)]
pub struct Rulebook {
    /// What the machine runs.
    pub program: Arc<Program>,
    /// How games are played.
    pub format: Arc<Format>,
    /// The cards by title, for deck lists.
    pub catalogue: Arc<Catalogue>,
    /// How deck lists are written.
    pub notation: Arc<Notation>,
    /// The cards that the format's pool and bans leave out, and why.
    pub barred: Arc<Barred>,
    /// The edition of the rules, if the packs or the format name one.
    pub edition: Option<String>,
    /// What two engines compare.
    pub hash: ContentHash,
}

pub use pool::{Bar, Barred};

/// What came of loading.
#[derive(Clone, Debug, Default)]
pub struct Loaded {
    /// The packs with all their texts.
    pub packs: Packs,
    /// The diagnostics of all stages, in the order of the stages.
    pub problems: Vec<Diagnostic>,
    /// The rulebook, if nothing was wrong enough to stop.
    pub rulebook: Option<Rulebook>,
}

impl Loaded {
    /// All texts, for rendering diagnostics.
    #[must_use]
    pub const fn sources(&self) -> &Sources {
        &self.packs.sources
    }

    /// Whether anything was wrong enough to stop.
    #[must_use]
    pub fn has_errors(&self) -> bool {
        self.problems.iter().any(|p| p.severity == Severity::Error)
    }
}

/// Loads packs for a format.
#[must_use]
pub fn load(mut packs: Packs, wanted: &Wanted) -> Loaded {
    packs.settle();
    let mut problems = std::mem::take(&mut packs.problems);
    let sifted = sift::sift(&packs, wanted.scenarios, &mut problems);
    let format = choose_format(&sifted, &mut packs, wanted, &mut problems);
    let edition = wanted.edition.clone().or_else(|| edition(&format, &packs));
    let hash = content(&packs, &sifted, edition.as_deref(), &format);

    let layers = Layers {
        edition: edition
            .clone()
            .filter(|name| sifted.editions.contains(name.as_str()))
            .map(Into::into),
        as_of: format.as_of,
    };
    let house = File {
        items: vec![house(&format)],
        comments: Vec::new(),
    };
    let mut files: Vec<(FileId, &File)> = sifted
        .files
        .iter()
        .map(|file| (file.id, &file.sentences))
        .collect();
    if !format.house.is_empty() {
        files.push((format.span.file, &house));
    }
    let reading = reader::read(&files, &layers);
    problems.extend(reading.errors.iter().map(Report::diagnostic));
    problems.extend(reading.warnings);

    let mut loaded = Loaded {
        packs,
        problems,
        rulebook: None,
    };
    if loaded.has_errors() {
        return loaded;
    }
    let book = reading.book;
    let catalogue = Catalogue::of(&book);
    let (barred, wrong) = pool::bar(&format, &book, &catalogue);
    loaded.problems.extend(wrong.iter().map(Report::diagnostic));
    match Program::link(book) {
        Ok(program) => {
            loaded.rulebook = Some(Rulebook {
                program,
                format: Arc::new(format),
                catalogue: Arc::new(catalogue),
                notation: Arc::new(Notation::of(&loaded.packs)),
                barred: Arc::new(barred),
                edition,
                hash,
            });
        }
        Err(why) => {
            let message = why.to_string();
            let nowhere = Span::new(FileId(u32::MAX), 0, 0);
            let error = Diagnostic::error(codes::BOOK_BROKEN, message, nowhere);
            loaded.problems.push(error);
        }
    }
    if loaded.has_errors() {
        loaded.rulebook = None;
    }
    loaded
}

/// The format that is asked for, or that the packs name, or the open one.
fn choose_format(
    sifted: &Sifted,
    packs: &mut Packs,
    wanted: &Wanted,
    problems: &mut Vec<Diagnostic>,
) -> Format {
    let named = packs
        .packs
        .iter()
        .rev()
        .find_map(|pack| pack.manifest.format.clone());
    let Some(name) = wanted.format.clone().or(named) else {
        return Format::open();
    };
    let mut formats = sifted.formats.iter();
    if let Some(format) = formats.find(|format| format.name.eq_ignore_ascii_case(&name)) {
        return format.clone();
    }
    if !name.eq_ignore_ascii_case("open") {
        let names = sifted.formats.iter().map(|format| &*format.name);
        let names = || names.clone().chain(["open"]);
        let near = spaceline_lang::diagnostic::nearest(&name, names());
        let error = format::FormatError::Unknown {
            span: asked(&mut packs.sources, &name),
            near: near.map(str::to_owned),
            known: names().map(str::to_owned).collect(),
            name,
        };
        problems.push(error.diagnostic());
    }
    Format::open()
}

/// The format's declarations as one item that cites the format.
fn house(format: &Format) -> Item {
    let word = Word {
        kind: WordKind::Name {
            text: SmolStr::new_static("house"),
            quoted: false,
        },
        span: format.span,
    };
    Item {
        key: None,
        head: Phrase {
            words: vec![word],
            span: format.span,
        },
        cites: vec![Citation {
            document: SmolStr::new_static("format"),
            sections: vec![format.name.clone()],
            span: format.span,
        }],
        colon: None,
        means: None,
        block: Some(Block {
            items: format.house.clone(),
            span: format.span,
        }),
        otherwise: Vec::new(),
        span: format.span,
    }
}

/// A place for a name that was asked for outside any script.
fn asked(sources: &mut Sources, name: &str) -> Span {
    let file = sources.add("(asked for)", name);
    Span::new(file, 0, u32::try_from(name.len()).unwrap_or(u32::MAX))
}

/// The edition in force: the format's, or that of the rules.
fn edition(format: &Format, packs: &Packs) -> Option<String> {
    if let Some((name, _)) = &format.rules {
        return Some(name.to_string());
    }
    let mut rules = packs
        .packs
        .iter()
        .filter(|pack| pack.manifest.kind == PackKind::Rules);
    rules.find_map(|pack| pack.manifest.edition.clone())
}

fn content(packs: &Packs, sifted: &Sifted, edition: Option<&str>, format: &Format) -> ContentHash {
    let mut content = Content::new();
    for pack in &packs.packs {
        content.pack(&pack.manifest.id, &pack.manifest.version.to_string());
        for script in &pack.scripts {
            if script.kind == ScriptKind::Script
                && let Some(file) = sifted.files.iter().find(|file| file.id == script.file)
            {
                content.script(&file.sentences);
            }
        }
    }
    content.format(edition, format);
    content.finish()
}

#[cfg(test)]
mod tests;
