//! What a `pack.toml` says.
//!
//! In: its text. Out: a [`Manifest`], and every mistake in it with its place; a manifest with
//! mistakes that leave it usable is used.

use super::PackError;
use semver::{Version, VersionReq};
use spaceline_lang::diagnostic::nearest;
use spaceline_lang::span::{FileId, Span};
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The version of the language that this engine reads.
pub const LANGUAGE: &str = "1";

/// What a pack brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PackKind {
    /// Rules.
    Rules,
    /// What an edition of the rules changes: it is in force under that edition alone.
    Edition,
    /// Cards.
    Cards,
    /// What is printed on cards, and how scripts say it; no scripts.
    Phrasebook,
}

/// Another pack that must be there.
#[derive(Clone, Debug, PartialEq)]
pub struct Requirement {
    /// Its id.
    pub id: String,
    /// The versions that will do.
    pub version: VersionReq,
    /// Where it is asked for.
    pub span: Span,
}

/// What a pack says of itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Manifest {
    /// The name by which other packs require it.
    pub id: String,
    /// Where the id stands.
    pub id_span: Span,
    /// The name people see.
    pub name: String,
    /// Its version.
    pub version: Version,
    /// The packs it builds on.
    pub requires: Vec<Requirement>,
    /// The edition of the rules it brings or is written for.
    pub edition: Option<String>,
    /// Where it is named.
    pub edition_span: Span,
    /// The format games are played in when none is named.
    pub format: Option<String>,
    /// What it brings.
    pub kind: PackKind,
    /// The names of the decks a game is played with when none are named.
    pub starters: Vec<String>,
    /// Headings of deck lists (in lower case), and the pile each one's cards start in. The empty
    /// heading is for what stands above the first; an empty pile means that the cards stay aside.
    pub sections: Vec<(String, String)>,
    /// Short marks behind titles in deck lists, and the set each one means.
    pub marks: Vec<(String, String)>,
    /// Other names of cards in deck lists (in lower case), such as that of another side, and the title each one means.
    pub titles: Vec<(String, String)>,
}

/// What a manifest can say.
pub(super) const ENTRIES: &[&str] = &[
    "id",
    "name",
    "version",
    "language",
    "requires",
    "edition",
    "format",
    "kind",
    "starters",
    "deck-sections",
    "deck-marks",
    "deck-titles",
];

impl Manifest {
    /// The manifest of scripts that have none: it requires nothing and stands last.
    pub(super) fn loose() -> Self {
        Self::empty(Span::default())
    }

    fn empty(id_span: Span) -> Self {
        Self {
            id: String::new(),
            id_span,
            name: String::new(),
            version: Version::new(0, 0, 0),
            requires: Vec::new(),
            edition: None,
            edition_span: id_span,
            format: None,
            kind: PackKind::Cards,
            starters: Vec::new(),
            sections: Vec::new(),
            marks: Vec::new(),
            titles: Vec::new(),
        }
    }
}

/// Reads a manifest.
pub(super) fn read(file: FileId, text: &str) -> (Option<Manifest>, Vec<PackError>) {
    let (table, faults) = DeTable::parse_recoverable(text);
    let whole = Span::new(file, 0, 0);
    let mut reader = Reader {
        file,
        errors: Vec::new(),
        manifest: Manifest::empty(whole),
    };
    for fault in faults {
        let span = fault.span().map_or(whole, |range| reader.span(range));
        let why = fault.message().lines().next().unwrap_or("").to_owned();
        reader.errors.push(PackError::Manifest { span, why });
    }
    if !reader.errors.is_empty() {
        // What was recovered from broken text would only give messages that follow from the first.
        return (None, reader.errors);
    }
    let table = table.into_inner();
    for (key, value) in &table {
        reader.entry(key, value);
    }
    let mut usable = true;
    for entry in ["id", "version", "language"] {
        if !table.keys().any(|key| key.get_ref() == entry) {
            let misspelled = |error: &PackError| matches!(error, PackError::Unknown { near: Some(near), .. } if *near == entry);
            usable &= entry != "id";
            if reader.errors.iter().any(misspelled) {
                continue;
            }
            reader
                .errors
                .push(PackError::Missing { span: whole, entry });
            usable &= entry != "id";
        }
    }
    if reader.manifest.kind == PackKind::Edition && reader.manifest.edition.is_none() {
        let entry = "edition";
        reader
            .errors
            .push(PackError::Missing { span: whole, entry });
    }
    reader.errors.sort_by_key(|error| error.span().start);
    if reader.manifest.name.is_empty() {
        reader.manifest.name.clone_from(&reader.manifest.id);
    }
    usable &= !reader.manifest.id.is_empty();
    (usable.then_some(reader.manifest), reader.errors)
}

/// The entry that was probably meant: one spelled nearly so, or called so by other tools.
fn meant(name: &str) -> Option<&'static str> {
    let called = match name {
        "needs" | "depends" | "dependencies" | "imports" | "uses" => Some("requires"),
        "title" => Some("name"),
        "type" => Some("kind"),
        "decks" => Some("starters"),
        "rules" => Some("edition"),
        "sections" => Some("deck-sections"),
        "marks" => Some("deck-marks"),
        "titles" => Some("deck-titles"),
        _ => None,
    };
    called.or_else(|| nearest(name, ENTRIES.iter().copied()))
}

struct Reader {
    file: FileId,
    errors: Vec<PackError>,
    manifest: Manifest,
}

type Key<'a> = Spanned<std::borrow::Cow<'a, str>>;
type Value<'a> = Spanned<DeValue<'a>>;

impl Reader {
    fn span(&self, range: Range<usize>) -> Span {
        let at = |byte| u32::try_from(byte).unwrap_or(u32::MAX);
        Span::new(self.file, at(range.start), at(range.end))
    }

    fn bad(&mut self, key: &str, value: &Value<'_>, wanted: &'static str, why: Option<String>) {
        self.errors.push(PackError::Bad {
            span: self.span(value.span()),
            entry: key.to_owned(),
            wanted,
            why,
        });
    }

    fn text(&mut self, key: &str, value: &Value<'_>) -> Option<String> {
        if let DeValue::String(text) = value.get_ref() {
            Some(text.clone().into_owned())
        } else {
            self.bad(key, value, "a text in quotes", None);
            None
        }
    }

    fn texts(&mut self, key: &str, value: &Value<'_>) -> Vec<(String, Span)> {
        let DeValue::Array(list) = value.get_ref() else {
            self.bad(key, value, "a list of texts in quotes", None);
            return Vec::new();
        };
        let mut texts = Vec::new();
        for item in list {
            if let Some(text) = self.text(key, item) {
                texts.push((text, self.span(item.span())));
            }
        }
        texts
    }

    fn pairs(&mut self, key: &str, value: &Value<'_>) -> Vec<(String, String)> {
        let DeValue::Table(table) = value.get_ref() else {
            self.bad(key, value, "a table", None);
            return Vec::new();
        };
        let mut pairs = Vec::new();
        for (name, value) in table {
            if let Some(text) = self.text(name.get_ref(), value) {
                pairs.push((name.get_ref().to_lowercase(), text));
            }
        }
        pairs
    }

    fn entry(&mut self, key: &Key<'_>, value: &Value<'_>) {
        let name: &str = key.get_ref();
        match name {
            "id" => self.id(value),
            "name" => {
                if let Some(text) = self.text(name, value) {
                    self.manifest.name = text;
                }
            }
            "version" => {
                let Some(text) = self.text(name, value) else {
                    return;
                };
                match Version::parse(&text) {
                    Ok(version) => self.manifest.version = version,
                    Err(why) => {
                        let wanted = "three numbers such as `\"1.2.0\"`";
                        self.bad(name, value, wanted, Some(why.to_string()));
                    }
                }
            }
            "language" => {
                let Some(wanted) = self.text(name, value) else {
                    return;
                };
                if wanted != LANGUAGE {
                    let span = self.span(value.span());
                    self.errors.push(PackError::Language { span, wanted });
                }
            }
            "requires" => {
                for (text, span) in self.texts(name, value) {
                    self.requirement(&text, span, value);
                }
            }
            "edition" => {
                self.manifest.edition = self.text(name, value);
                self.manifest.edition_span = self.span(value.span());
            }
            "format" => self.manifest.format = self.text(name, value),
            "kind" => match self.text(name, value).as_deref() {
                Some("rules") => self.manifest.kind = PackKind::Rules,
                Some("edition") => self.manifest.kind = PackKind::Edition,
                Some("cards") => self.manifest.kind = PackKind::Cards,
                Some("phrasebook") => self.manifest.kind = PackKind::Phrasebook,
                Some(_) => self.bad(
                    name,
                    value,
                    "`\"rules\"`, `\"edition\"`, `\"cards\"` or `\"phrasebook\"`",
                    None,
                ),
                None => {}
            },
            "starters" => {
                let texts = self.texts(name, value);
                self.manifest.starters = texts.into_iter().map(|(text, _)| text).collect();
            }
            "deck-sections" => self.manifest.sections = self.pairs(name, value),
            "deck-marks" => self.manifest.marks = self.pairs(name, value),
            "deck-titles" => self.manifest.titles = self.pairs(name, value),
            _ => self.errors.push(PackError::Unknown {
                span: self.span(key.span()),
                entry: name.to_owned(),
                near: meant(name),
            }),
        }
    }

    fn id(&mut self, value: &Value<'_>) {
        let Some(text) = self.text("id", value) else {
            return;
        };
        let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '_';
        if text.is_empty() || text.len() > 64 || !text.chars().all(fits) {
            let wanted = "small letters, digits and hyphens, at most 64 of them";
            self.bad("id", value, wanted, None);
            return;
        }
        self.manifest.id_span = self.span(value.span());
        self.manifest.id = text;
    }

    fn requirement(&mut self, text: &str, span: Span, value: &Value<'_>) {
        let (id, version) = text.split_once(' ').unwrap_or((text, "*"));
        match VersionReq::parse(version.trim()) {
            Ok(version) => self.manifest.requires.push(Requirement {
                id: id.to_owned(),
                version,
                span,
            }),
            Err(why) => {
                let wanted = "an id, and behind it the versions that will do (`\"core >=1.2\"`)";
                self.bad("requires", value, wanted, Some(why.to_string()));
            }
        }
    }
}
