//! Where things stand: files, byte ranges, and the way from a byte to a line and a column.

use serde::{Deserialize, Serialize};
use std::ops::Range;
use std::sync::{Arc, OnceLock};

/// One source text, as numbered by the [`Sources`] that holds it.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct FileId(pub u32);

/// A range of bytes of one file.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Span {
    /// The file the bytes belong to.
    pub file: FileId,
    /// The first byte.
    pub start: u32,
    /// The byte after the last.
    pub end: u32,
}

impl Span {
    /// The bytes `start..end` of `file`.
    #[must_use]
    pub const fn new(file: FileId, start: u32, end: u32) -> Self {
        Self { file, start, end }
    }

    /// The smallest span that covers both; `other` is taken to lie in the same file.
    #[must_use]
    pub fn to(self, other: Self) -> Self {
        Self::new(
            self.file,
            self.start.min(other.start),
            self.end.max(other.end),
        )
    }

    /// The empty span at the first byte, for "something is missing before this".
    #[must_use]
    pub const fn before(self) -> Self {
        Self::new(self.file, self.start, self.start)
    }

    /// The empty span behind the last byte, for "something is missing after this".
    #[must_use]
    pub const fn after(self) -> Self {
        Self::new(self.file, self.end, self.end)
    }

    /// Whether another place lies in this one.
    #[must_use]
    pub fn holds(self, place: Self) -> bool {
        self.file == place.file && self.start <= place.start && place.end <= self.end
    }

    /// Whether the span covers no byte.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.start >= self.end
    }

    /// The bytes as a range.
    #[must_use]
    pub const fn range(self) -> Range<usize> {
        self.start as usize..self.end as usize
    }

    /// The text the span covers, or nothing when the text is not the one it was made from.
    #[must_use]
    pub fn of(self, text: &str) -> &str {
        text.get(self.range()).unwrap_or("")
    }
}

/// A line and a column as people count them, from one; columns count characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1.
    pub column: u32,
}

#[derive(Clone, Debug)]
struct Source {
    name: Arc<str>,
    text: Arc<str>,
    /// The byte at which each line begins, once somebody asks; the first entry is 0.
    lines: OnceLock<Vec<u32>>,
}

impl Source {
    const fn new(name: Arc<str>, text: Arc<str>) -> Self {
        let lines = OnceLock::new();
        Self { name, text, lines }
    }

    fn lines(&self) -> &[u32] {
        self.lines.get_or_init(|| {
            let breaks = self.text.match_indices('\n');
            let behind = breaks.map(|(at, _)| u32::try_from(at + 1).unwrap_or(u32::MAX));
            std::iter::once(0).chain(behind).collect()
        })
    }
}

/// All source texts of one run, numbered in the order they were added.
///
/// Nothing is read from disk here: whoever embeds the language hands in names and texts.
#[derive(Clone, Debug, Default)]
pub struct Sources {
    files: Vec<Source>,
}

impl Sources {
    /// No sources yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Takes a text in and gives it its number.
    pub fn add(&mut self, name: impl Into<Arc<str>>, text: impl Into<Arc<str>>) -> FileId {
        let id = FileId(u32::try_from(self.files.len()).unwrap_or(u32::MAX));
        self.files.push(Source::new(name.into(), text.into()));
        id
    }

    fn file(&self, id: FileId) -> Option<&Source> {
        self.files.get(id.0 as usize)
    }

    /// How many texts there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.files.len()
    }

    /// Whether there is no text at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.files.is_empty()
    }

    /// The name a text was added under; empty for a number that was never given out.
    #[must_use]
    pub fn name(&self, id: FileId) -> &str {
        self.file(id).map_or("", |file| &file.name)
    }

    /// The text itself; empty for a number that was never given out.
    #[must_use]
    pub fn text(&self, id: FileId) -> &str {
        self.file(id).map_or("", |file| &file.text)
    }

    /// The text itself, to be kept beside the sources.
    #[must_use]
    pub fn shared(&self, id: FileId) -> Arc<str> {
        self.file(id)
            .map_or_else(|| "".into(), |file| file.text.clone())
    }

    /// Puts another text in the place of one; its number and name stay.
    pub fn replace(&mut self, id: FileId, text: impl Into<Arc<str>>) {
        if let Some(file) = self.files.get_mut(id.0 as usize) {
            *file = Source::new(file.name.clone(), text.into());
        }
    }

    /// The text under a span.
    #[must_use]
    pub fn slice(&self, span: Span) -> &str {
        span.of(self.text(span.file))
    }

    /// The line (from 0) on which a byte stands.
    #[must_use]
    pub fn line_of(&self, id: FileId, byte: u32) -> usize {
        self.file(id).map_or(0, |file| {
            file.lines()
                .partition_point(|start| *start <= byte)
                .saturating_sub(1)
        })
    }

    /// The bytes of a line (from 0) without its line end.
    #[must_use]
    pub fn line(&self, id: FileId, line: usize) -> Range<usize> {
        let Some(file) = self.file(id) else {
            return 0..0;
        };
        let Some(start) = file.lines().get(line) else {
            return file.text.len()..file.text.len();
        };
        let start = *start as usize;
        let end = file
            .lines()
            .get(line + 1)
            .map_or(file.text.len(), |next| *next as usize);
        let shown = file.text.get(start..end).unwrap_or("");
        start..start + shown.trim_end_matches(['\n', '\r']).len()
    }

    /// The line and column at which a span begins.
    #[must_use]
    pub fn position(&self, span: Span) -> Position {
        let line = self.line_of(span.file, span.start);
        let start = self.line(span.file, line).start;
        let before = self.text(span.file).get(start..span.start as usize);
        let column = before.map_or(0, |text| text.chars().count());
        Position {
            line: u32::try_from(line + 1).unwrap_or(u32::MAX),
            column: u32::try_from(column + 1).unwrap_or(u32::MAX),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_byte_finds_its_line_and_column() {
        let mut sources = Sources::new();
        let id = sources.add("a.sl", "one\r\ntwé three\n");
        let at = |start| sources.position(Span::new(id, start, start + 1));
        assert_eq!(at(0), Position { line: 1, column: 1 });
        assert_eq!(at(5), Position { line: 2, column: 1 });
        assert_eq!(at(10), Position { line: 2, column: 5 });
        assert_eq!(&sources.text(id)[sources.line(id, 0)], "one");
        assert_eq!(&sources.text(id)[sources.line(id, 1)], "twé three");
        assert_eq!(sources.name(FileId(7)), "");
    }

    #[test]
    fn spans_join_in_either_order() {
        let (a, b) = (Span::new(FileId(0), 2, 4), Span::new(FileId(0), 6, 9));
        assert_eq!(a.to(b), b.to(a));
        assert_eq!(a.to(b).range(), 2..9);
    }
}
