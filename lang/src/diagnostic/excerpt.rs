//! The lines a diagnostic shows, and of a very long line only the part around the label.
//!
//! The renderer prints whole lines and, for a label over several lines, all of them. A script may hold
//! its 50 MB in one line, so the renderer sees a window of each line, and the first line of each label.

use super::Diagnostic;
use crate::span::{FileId, Sources, Span};
use codespan_reporting::files::{Error, Files};
use std::collections::BTreeMap;
use std::ops::Range;

/// The most bytes of one line that are shown.
const WIDTH: usize = 200;
/// How much of a cut line is shown before the label.
const LEAD: usize = 60;

/// The sources, and what of each line is shown for a diagnostic.
#[derive(Debug)]
pub(super) struct Excerpts<'s> {
    sources: &'s Sources,
    /// Of each line with labels, where the first of them begins.
    labels: BTreeMap<(FileId, usize), u32>,
}

impl<'s> Excerpts<'s> {
    /// What the labels of `diagnostic` need.
    pub(super) fn of(diagnostic: &Diagnostic, sources: &'s Sources) -> Self {
        let mut labels = BTreeMap::new();
        for label in std::iter::once(&diagnostic.primary).chain(&diagnostic.secondary) {
            let Span { file, start, .. } = label.span;
            let line = (file, sources.line_of(file, start));
            labels.entry(line).or_insert(start);
        }
        Self { sources, labels }
    }

    /// The name of a span's file, if that has a name and no text.
    pub(super) fn name_of_empty(&self, span: Span) -> Option<&'s str> {
        let name = self.sources.name(span.file);
        (self.sources.text(span.file).is_empty() && !name.is_empty()).then_some(name)
    }

    /// Where a span is shown: its first line, and only what is shown of that.
    pub(super) fn range(&self, span: Span) -> Option<Range<usize>> {
        let text = self.sources.text(span.file);
        if text.is_empty() || span.start as usize > text.len() {
            return None;
        }
        let window = self.window(span.file, self.sources.line_of(span.file, span.start));
        let place = |byte: u32| (byte as usize).clamp(window.start, window.end);
        Some(place(span.start)..place(span.end))
    }

    /// The part of a line to show: all of it, or as much as fits around the start of its label.
    fn window(&self, file: FileId, index: usize) -> Range<usize> {
        let line = self.sources.line(file, index);
        if line.len() <= WIDTH {
            return line;
        }
        let label = self.labels.get(&(file, index));
        let at = label.map_or(line.start, |at| (*at as usize).clamp(line.start, line.end));
        let text = self.sources.text(file);
        let start = text.floor_char_boundary(at.saturating_sub(LEAD).max(line.start));
        start..text.floor_char_boundary((start + WIDTH).min(line.end))
    }
}

impl<'a> Files<'a> for Excerpts<'a> {
    type FileId = FileId;
    type Name = &'a str;
    type Source = &'a str;

    fn name(&'a self, file: FileId) -> Result<&'a str, Error> {
        Ok(self.sources.name(file))
    }

    fn source(&'a self, file: FileId) -> Result<&'a str, Error> {
        Ok(self.sources.text(file))
    }

    fn line_index(&'a self, file: FileId, byte: usize) -> Result<usize, Error> {
        let byte = u32::try_from(byte).unwrap_or(u32::MAX);
        Ok(self.sources.line_of(file, byte))
    }

    fn column_number(&'a self, file: FileId, _: usize, byte: usize) -> Result<usize, Error> {
        let byte = u32::try_from(byte).unwrap_or(u32::MAX);
        let place = self.sources.position(Span::new(file, byte, byte));
        Ok(place.column as usize)
    }

    fn line_range(&'a self, file: FileId, index: usize) -> Result<Range<usize>, Error> {
        Ok(self.window(file, index))
    }
}
