//! From texts to sentences, sorted by who reads them.
//!
//! Scripts are parsed whole; of prose only the fenced blocks. Formats are read here, and the rest goes
//! to the reader of declarations.

use super::Wanted;
use crate::codes;
use crate::each::each;
use crate::format::{self, Format, FormatError};
use crate::pack::{Origin, PackKind, Packs, Script, ScriptKind, parse_for_games, parse_script};
use crate::rows;
use spaceline_lang::Parsed;
use spaceline_lang::diagnostic::{Diagnostic, Report};
use spaceline_lang::reader;
use spaceline_lang::sentence::{File, Item, Phrase, Word, WordKind};
use spaceline_lang::span::{FileId, Sources, Span};
use spaceline_lang::tree::Under;
use spaceline_lang::vocabulary::Sight;
use spaceline_lang::words::Key;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// A file without its formats.
#[derive(Debug)]
pub(crate) struct Sentences {
    pub(crate) id: FileId,
    pub(crate) sentences: Arc<File>,
    /// What is wrong with its sentences and formats.
    pub(crate) problems: Vec<Diagnostic>,
    /// Whether it has formats or editions.
    pub(crate) settles: bool,
    /// The days and formats under which its scenarios are played.
    pub(crate) days: BTreeSet<Under>,
}

/// All that the scripts say.
#[derive(Debug, Default)]
pub(crate) struct Sifted {
    pub(crate) files: Vec<Sentences>,
    pub(crate) formats: Vec<Format>,
    /// The editions that are declared, and where.
    pub(crate) editions: BTreeMap<String, Span>,
    /// What editions build on.
    pub(crate) bases: BTreeSet<String>,
    /// What each of them builds on.
    below: BTreeMap<String, String>,
    /// The sets, by name and by title.
    pub(crate) sets: BTreeSet<String>,
    /// The rows that documents name.
    pub(crate) rows: Vec<rows::Wanted>,
    /// The rules under which scenarios are played, and where each is named first.
    pub(crate) under: BTreeMap<Under, Span>,
}

/// One file, parsed.
pub(crate) struct Sheet {
    pub(crate) sentences: Arc<File>,
    pub(crate) formats: Vec<Item>,
    pub(crate) editions: Vec<(String, Span)>,
    pub(crate) bases: Vec<String>,
    below: Option<(String, String)>,
    pub(crate) under: Vec<(Under, Span)>,
    pub(crate) rows: Vec<rows::Wanted>,
    /// The name and the title of each set that its cards belong to.
    pub(crate) sets: Vec<String>,
    /// Whether the cards that follow are left out.
    beside: bool,
    /// Whether its scenarios are kept.
    scenarios: bool,
    pub(crate) problems: Vec<Diagnostic>,
}

/// Fewer bytes than this are parsed as fast by one thread.
const WORTH_A_THREAD: usize = 100_000;

/// Parses every script of the packs, with so many threads at the most. However many they are, what comes out is
/// the same.
///
/// Scenarios are kept only if they are wanted: a game is played without them.
pub(crate) fn sift(packs: &Packs, sight: &Sight, wanted: &Wanted) -> Sifted {
    let mut sifted = Sifted::default();
    let scripts = packs
        .packs
        .iter()
        .filter(|pack| pack.manifest.kind != PackKind::Phrasebook);
    let scripts = scripts.flat_map(|pack| {
        let built_in = pack.origin == Origin::Embedded;
        pack.scripts.iter().map(move |script| (script, built_in))
    });
    let scripts =
        scripts.filter(|(script, _)| !matches!(script.kind, ScriptKind::Rows | ScriptKind::Base));
    let scripts: Vec<(&Script, bool)> = scripts.collect();
    let sheets = sheets(&scripts, &packs.sources, wanted);
    for ((script, _), sheet) in scripts.into_iter().zip(sheets) {
        let (settles, days) = (sheet.settles(), sheet.days());
        let problems = sheet.problems;
        for (name, span) in sheet.editions {
            sifted.editions.entry(name).or_insert(span);
        }
        sifted.below.extend(sheet.below);
        sifted.bases.extend(sheet.bases);
        sifted.rows.extend(sheet.rows);
        for (under, span) in sheet.under {
            sifted.under.entry(under).or_insert(span);
        }
        sifted.sets.extend(sheet.sets);
        sifted.files.push(Sentences {
            id: script.file,
            sentences: sheet.sentences,
            problems,
            settles,
            days,
        });
        for item in &sheet.formats {
            sifted.format(item, sight);
        }
    }
    sifted
}

/// The sentences of all scripts of rules and cards, in their order: without formats, and without scenarios.
#[must_use]
pub fn sentences(packs: &Packs) -> Vec<Arc<File>> {
    let sifted = sift(packs, &packs.sight(), &Wanted::default());
    let files = sifted.files.into_iter();
    files.map(|file| file.sentences).collect()
}

/// The scripts, parsed, in their order.
fn sheets(scripts: &[(&Script, bool)], sources: &Sources, wanted: &Wanted) -> Vec<Sheet> {
    let bytes: usize = scripts
        .iter()
        .map(|(script, _)| sources.text(script.file).len())
        .sum();
    let threads = wanted.threads();
    each(
        scripts,
        threads.min(bytes / WORTH_A_THREAD),
        |(script, built_in)| {
            let text = sources.text(script.file);
            let parsed = match *built_in && !wanted.scenarios {
                true => parse_for_games(script, text),
                false => parse_script(script, text),
            };
            sheet_of(script, parsed, wanted)
        },
    )
}

/// Parses one script.
pub(crate) fn sheet(script: &Script, text: &str, wanted: &Wanted) -> Sheet {
    sheet_of(script, parse_script(script, text), wanted)
}

fn sheet_of(script: &Script, parsed: Parsed, wanted: &Wanted) -> Sheet {
    let prose = script.kind == ScriptKind::Prose;
    let mut sheet = Sheet {
        sentences: Arc::default(),
        formats: Vec::new(),
        editions: Vec::new(),
        bases: Vec::new(),
        below: None,
        under: Vec::new(),
        rows: Vec::new(),
        sets: Vec::new(),
        beside: false,
        scenarios: wanted.scenarios_of(&script.path),
        problems: parsed.errors.iter().map(Report::diagnostic).collect(),
    };
    // Most items stay where they are.
    let items = parsed.file.items.into_iter();
    let kept = items.filter_map(|item| sheet.sift(item, prose, wanted));
    let items = kept.collect();
    sheet.sentences = Arc::new(File {
        items,
        comments: Vec::new(),
        unread: parsed.file.unread,
    });
    sheet
}

impl Sheet {
    /// Whether it has formats, editions or tables of rows.
    pub(crate) fn settles(&self) -> bool {
        !self.formats.is_empty() || !self.editions.is_empty() || !self.rows.is_empty()
    }

    /// The days and formats under which scenarios are played.
    pub(crate) fn days(&self) -> BTreeSet<Under> {
        let all = self.under.iter().map(|(under, _)| under);
        let other = all.filter(|under| !matches!(under, Under::Edition(_, None)));
        other.cloned().collect()
    }

    /// Takes an item, unless it is left to the reader of declarations.
    fn sift(&mut self, item: Item, prose: bool, wanted: &Wanted) -> Option<Item> {
        match item.key() {
            Some(Key::Scenario) => {
                let kept = self.scenarios && !self.beside;
                if kept && let Ok(under) = reader::under(&item) {
                    let span = item.head.span;
                    self.under.extend(under.into_iter().map(|one| (one, span)));
                }
                return kept.then_some(item);
            }
            _ if prose => {
                let message = "only scenarios stand in prose";
                let span = item.key.map_or(item.head.span, |(_, span)| span);
                let error = Diagnostic::error(codes::BOOK_PROSE, message, span);
                self.problems.push(error.help("move it to a script"));
            }
            Some(Key::Format) => self.formats.push(item),
            Some(Key::Card) if self.beside => return Some(title_alone(item)),
            key => {
                match key {
                    None => self.rows.extend(rows::Wanted::of(&item)),
                    Some(Key::Edition) => self.edition(&item),
                    Some(Key::Set) => self.set(&item, &wanted.sets),
                    _ => {}
                }
                return Some(item);
            }
        }
        None
    }

    /// `set NAME "Title"`: the cards behind it are left out, if other sets are wanted.
    fn set(&mut self, item: &Item, wanted: &[String]) {
        let names: Vec<String> = item.head.words.iter().take(2).filter_map(text_of).collect();
        let is = |name: &String| wanted.iter().any(|one| one.eq_ignore_ascii_case(name));
        self.beside = !wanted.is_empty() && !names.iter().any(is);
        self.sets.extend(names);
    }

    /// `edition E extends F`.
    fn edition(&mut self, item: &Item) {
        let words = &item.head.words;
        let name = words.first().and_then(text_of);
        self.editions
            .extend(name.clone().map(|name| (name, item.span)));
        let mut behind = words.iter().skip_while(|word| !word.is("extends"));
        let base = behind.nth(1).and_then(text_of);
        self.bases.extend(base.clone());
        self.below = name.zip(base).or(self.below.take());
    }
}

/// A name, or a text in quotation marks.
fn text_of(word: &Word) -> Option<String> {
    match &word.kind {
        WordKind::Text(text) => Some(text.to_string()),
        _ => word.name().map(str::to_owned),
    }
}

/// Of a card that is left out the title stays: other cards speak of it.
fn title_alone(card: Item) -> Item {
    let title = card.head.words.into_iter().take(1).collect();
    Item {
        key: card.key.map(|(_, span)| (Key::Titles, span)),
        head: Phrase {
            words: title,
            span: card.head.span,
        },
        cites: Vec::new(),
        block: None,
        otherwise: Vec::new(),
        ..card
    }
}

impl Sifted {
    /// Whether an edition is in force under another: it is that one, or that one builds on it.
    pub(crate) fn is_under(&self, edition: &str, of: Option<&str>) -> bool {
        let mut next = of;
        for _ in 0..=self.below.len() {
            match next {
                Some(name) if name == edition => return true,
                Some(name) => next = self.below.get(name).map(String::as_str),
                None => return false,
            }
        }
        false
    }

    /// Takes the places at which a file names rules to where they are now.
    pub(crate) fn move_under(&mut self, file: FileId, under: &[(Under, Span)]) {
        for (under, now) in under.iter().rev() {
            if let Some(span) = self.under.get_mut(under).filter(|span| span.file == file) {
                *span = *now;
            }
        }
    }

    /// What an edition builds on.
    pub(crate) fn below(&self, edition: &str) -> Option<&str> {
        self.below.get(edition).map(String::as_str)
    }

    /// A file.
    pub(crate) fn place(&mut self, id: FileId) -> Option<&mut Sentences> {
        self.files.iter_mut().find(|file| file.id == id)
    }

    /// Takes a format. One whose name is there already is told of at what is not built in.
    fn format(&mut self, item: &Item, sight: &Sight) {
        let (format, errors) = format::read(item);
        let mut told: Vec<(FileId, Diagnostic)> = errors
            .iter()
            .map(|error| (item.span.file, error.diagnostic()))
            .collect();
        if let Some(format) = format {
            let name = &format.name;
            let mut others = self.formats.iter();
            match others.find(|other| other.name.eq_ignore_ascii_case(name)) {
                None => self.formats.push(format),
                Some(other) => {
                    let (span, first) = sight.to_mend(format.span, other.span);
                    let error = FormatError::Twice {
                        name: format.name.to_string(),
                        span,
                        first,
                    };
                    told.push((span.file, error.diagnostic()));
                }
            }
        }
        for (file, problem) in told {
            if let Some(place) = self.place(file) {
                place.problems.push(problem);
            }
        }
    }
}
