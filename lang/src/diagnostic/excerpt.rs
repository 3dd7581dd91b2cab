//! The lines a diagnostic shows, and of a very long line only the part around the label.
//!
//! The renderer prints whole lines and, for a label over several lines, all of them. A script may hold
//! its 50 MB in one line, so the renderer is shown an excerpt and never the file.

use super::Diagnostic;
use crate::span::{Sources, Span};
use codespan_reporting::files::{Error, Files};
use std::collections::BTreeMap;
use std::ops::Range;

/// The most bytes of one line that are shown.
const WIDTH: usize = 200;
/// How much of a cut line is shown before the label.
const LEAD: usize = 60;
/// What stands where something was cut.
const CUT: &str = "...";

#[derive(Debug)]
struct Line {
    /// The bytes of the file that are shown.
    source: Range<usize>,
    /// Where those bytes stand in the excerpt.
    shown: Range<usize>,
    /// The whole line in the excerpt, marks of cutting included.
    range: Range<usize>,
    /// How many characters of the line were cut off in front of `source`.
    skipped: usize,
}

#[derive(Debug, Default)]
struct Excerpt {
    name: String,
    text: String,
    lines: BTreeMap<usize, Line>,
}

/// One excerpt for each file that a diagnostic points into.
#[derive(Debug, Default)]
pub(super) struct Excerpts<'s> {
    sources: Option<&'s Sources>,
    files: BTreeMap<u32, Excerpt>,
}

impl<'s> Excerpts<'s> {
    /// The excerpts that the labels of `diagnostic` need.
    pub(super) fn of(diagnostic: &Diagnostic, sources: &'s Sources) -> Self {
        let mut excerpts = Self {
            sources: Some(sources),
            files: BTreeMap::new(),
        };
        let labels = std::iter::once(&diagnostic.primary).chain(&diagnostic.secondary);
        for label in labels {
            excerpts.show(label.span, sources);
        }
        // The renderer fills a gap of one line, so that line has to be there.
        let gaps: Vec<_> = excerpts
            .files
            .iter()
            .flat_map(|(file, excerpt)| {
                let lines: Vec<_> = excerpt.lines.keys().copied().collect();
                let gap = |pair: &[usize]| match pair {
                    [a, b] if b - a == 2 => Some((*file, a + 1)),
                    _ => None,
                };
                lines.windows(2).filter_map(gap).collect::<Vec<_>>()
            })
            .collect();
        for (file, line) in gaps {
            let id = crate::span::FileId(file);
            let start = sources.line(id, line).start;
            let start = u32::try_from(start).unwrap_or(u32::MAX);
            excerpts.show(Span::new(id, start, start), sources);
        }
        excerpts
    }

    fn show(&mut self, span: Span, sources: &Sources) {
        let text = sources.text(span.file);
        if span.file.0 as usize >= sources.len() || span.start as usize > text.len() {
            return;
        }
        let excerpt = self.files.entry(span.file.0).or_insert_with(|| Excerpt {
            name: sources.name(span.file).to_owned(),
            ..Excerpt::default()
        });
        let index = sources.line_of(span.file, span.start);
        if excerpt.lines.contains_key(&index) {
            return;
        }
        let whole = sources.line(span.file, index);
        let source = window(text, &whole, span);
        let begin = excerpt.text.len();
        if source.start > whole.start {
            excerpt.text.push_str(CUT);
        }
        let shown = excerpt.text.len();
        excerpt
            .text
            .push_str(text.get(source.clone()).unwrap_or(""));
        let shown = shown..excerpt.text.len();
        if source.end < whole.end {
            excerpt.text.push_str(CUT);
        }
        let range = begin..excerpt.text.len();
        excerpt.text.push('\n');
        let skipped = text.get(whole.start..source.start);
        let skipped = skipped.map_or(0, |cut| cut.chars().count());
        let line = Line {
            source,
            shown,
            range,
            skipped,
        };
        excerpt.lines.insert(index, line);
    }

    /// The name of a span's file, if that has a name and no text.
    pub(super) fn name_of_empty(&self, span: Span) -> Option<&'s str> {
        let sources = self.sources?;
        let name = sources.name(span.file);
        (sources.text(span.file).is_empty() && !name.is_empty()).then_some(name)
    }

    /// Where a span stands in its excerpt: its first line, and only what is shown of that.
    pub(super) fn range(&self, span: Span) -> Option<Range<usize>> {
        let index = self.sources?.line_of(span.file, span.start);
        let line = self.files.get(&span.file.0)?.lines.get(&index)?;
        let place = |byte: u32| {
            let byte = (byte as usize).clamp(line.source.start, line.source.end);
            line.shown.start + (byte - line.source.start)
        };
        Some(place(span.start)..place(span.end))
    }

    fn file(&self, id: u32) -> Result<&Excerpt, Error> {
        self.files.get(&id).ok_or(Error::FileMissing)
    }
}

/// The part of a line to show: all of it, or as much as fits around the span's start.
fn window(text: &str, line: &Range<usize>, span: Span) -> Range<usize> {
    if line.len() <= WIDTH {
        return line.clone();
    }
    let at = (span.start as usize).clamp(line.start, line.end);
    let mut start = at.saturating_sub(LEAD).max(line.start);
    let mut end = (start + WIDTH).min(line.end);
    while !text.is_char_boundary(start) {
        start -= 1;
    }
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    start..end
}

impl<'a> Files<'a> for Excerpts<'a> {
    type FileId = u32;
    type Name = &'a str;
    type Source = &'a str;

    fn name(&'a self, id: u32) -> Result<&'a str, Error> {
        Ok(&self.file(id)?.name)
    }

    fn source(&'a self, id: u32) -> Result<&'a str, Error> {
        Ok(&self.file(id)?.text)
    }

    fn line_index(&'a self, id: u32, byte: usize) -> Result<usize, Error> {
        let lines = &self.file(id)?.lines;
        let line = lines
            .iter()
            .find(|(_, line)| line.range.start <= byte && byte <= line.range.end);
        line.map(|(index, _)| *index).ok_or(Error::IndexTooLarge {
            given: byte,
            max: self.file(id)?.text.len(),
        })
    }

    fn column_number(&'a self, id: u32, index: usize, byte: usize) -> Result<usize, Error> {
        let excerpt = self.file(id)?;
        let line = excerpt.lines.get(&index).ok_or(Error::FileMissing)?;
        let before = excerpt.text.get(line.shown.start..byte);
        Ok(line.skipped + before.map_or(0, |text| text.chars().count()) + 1)
    }

    fn line_range(&'a self, id: u32, index: usize) -> Result<Range<usize>, Error> {
        let excerpt = self.file(id)?;
        excerpt.lines.get(&index).map_or(
            Err(Error::LineTooLarge {
                given: index,
                max: excerpt.lines.len(),
            }),
            |line| Ok(line.range.clone()),
        )
    }
}
