//! Items, blocks and comments on lines.

use super::WIDTH;
use super::comments::{Comments, is_near};
use super::fill::{fill, on_one_line};
use super::pieces::Pieces;
use crate::lexer::{Token, lex};
use crate::sentence::{Block, Else, File, Item};
use crate::span::{FileId, Span};
use std::borrow::Cow;

/// How much deeper a block stands than its item.
const DEEPER: usize = 2;

/// A file without mistakes, printed.
pub(super) fn print(id: FileId, file: &File, text: &str) -> String {
    let mut printer = Printer {
        text,
        tokens: lex(id, text).tokens,
        comments: Comments::new(text, &file.comments),
        out: String::with_capacity(text.len() + text.len() / 8),
        end: None,
    };
    printer.items(&file.items, 0);
    printer.comments_before(u32::MAX, u32::MAX, 0);
    printer.out
}

struct Printer<'f> {
    text: &'f str,
    tokens: Vec<Token>,
    comments: Comments<'f>,
    out: String,
    /// Where in the source the last thing printed ended; nothing at the start of a block.
    end: Option<u32>,
}

impl<'f> Printer<'f> {
    fn items(&mut self, items: &[Item], indent: usize) {
        let mut before: Option<&Item> = None;
        for item in items {
            // Short items that share a line go on sharing it.
            let near =
                before.is_some_and(|last| is_near(self.text, last.span.end, item.span.start));
            if near && self.share(item) {
                before = Some(item);
                continue;
            }
            self.end_line(before);
            let start = self.out.len();
            self.item(item, indent);
            before = Some(item);
            let printed = self.out.get(start..).unwrap_or_default();
            if printed.trim_end().contains('\n') {
                self.end_line(before.take());
            }
        }
        self.end_line(before);
    }

    fn end_line(&mut self, item: Option<&Item>) {
        if let Some(item) = item {
            self.beside(item.span.end);
            self.out.push('\n');
        }
    }

    /// Adds an item to the line of the one before, if it fits.
    fn share(&mut self, item: &Item) -> bool {
        let Some(line) = self.one_line(item) else {
            return false;
        };
        let mark = if self.out.ends_with(';') { " " } else { "; " };
        if self.column() + mark.len() + line.chars().count() > WIDTH {
            return false;
        }
        self.out.push_str(mark);
        self.out.push_str(&line);
        self.end = Some(item.span.end);
        true
    }

    /// How much stands on the line that is being written.
    fn column(&self) -> usize {
        let line = self.out.rsplit('\n').next().unwrap_or_default();
        line.chars().count()
    }

    /// The words from one place to another of an item that begins at `start`.
    fn pieces(&self, (from, to): (u32, u32), start: u32) -> Pieces<'f> {
        let from = self.tokens.partition_point(|token| token.start < from);
        let to = self.tokens.partition_point(|token| token.start < to);
        let tokens = self.tokens.get(from..to).unwrap_or_default();
        Pieces::of(tokens, start, self.text)
    }

    /// The words of an item up to its block.
    fn head(&self, item: &Item) -> Pieces<'f> {
        let Span { start, end, .. } = item.span;
        let end = item.block.as_ref().map_or(end, |block| block.span.start);
        self.pieces((start, end), start)
    }

    /// The words of an `else` up to its block.
    fn otherwise(&self, item: &Item, other: &Else) -> Pieces<'f> {
        self.pieces((other.span.start, other.block.span.start), item.span.start)
    }

    /// Whether the author wrote all of a span on one line.
    fn is_one_line(&self, span: Span) -> bool {
        !span.of(self.text).contains('\n') && !self.comments.any_before(span.end)
    }

    /// An item on one line, if the author wrote it so.
    fn one_line(&self, item: &Item) -> Option<String> {
        if !self.is_one_line(item.span) {
            return None;
        }
        let pieces = self.head(item);
        let mut line = on_one_line(&pieces.list)?;
        match &item.block {
            None if pieces.announces => line.push(';'),
            None => {}
            Some(block) => line.push_str(&self.inline(block)?),
        }
        for other in &item.otherwise {
            line.push(' ');
            line.push_str(&on_one_line(&self.otherwise(item, other).list)?);
            line.push_str(&self.inline(&other.block)?);
        }
        Some(line)
    }

    /// A block on one line with a blank before it, if the author wrote it so.
    fn inline(&self, block: &Block) -> Option<String> {
        if !self.is_one_line(block.span) {
            return None;
        }
        let mut line = String::from(" {");
        for (at, item) in block.items.iter().enumerate() {
            if at > 0 && !line.ends_with(';') {
                line.push(';');
            }
            line.push(' ');
            line.push_str(&self.one_line(item)?);
        }
        line.push_str(" }");
        Some(line)
    }

    fn item(&mut self, item: &Item, indent: usize) {
        let Span { start, end, .. } = item.span;
        let header = item.block.as_ref().map_or(end, |block| block.span.start);
        self.comments_before(header, start, indent);
        self.line(start, indent);
        let pieces = self.head(item);
        let room = if item.block.is_some() { 2 } else { 1 };
        fill(&mut self.out, &pieces.list, indent, 0, room);
        if item.block.is_none() && pieces.announces {
            self.out.push(';');
        }
        let mut others = item.otherwise.iter().peekable();
        let next = |other: Option<&&Else>| other.map(|other| other.block.span.start);
        if let Some(block) = &item.block {
            self.block(block, next(others.peek()), indent);
        }
        let mut above = item.block.as_ref().map_or(end, |block| block.span.end);
        while let Some(other) = others.next() {
            // An `else` that has its own line keeps it.
            let between = self.text.get(above as usize..other.span.start as usize);
            if between.is_some_and(|between| between.contains('\n')) {
                self.out.push('\n');
                self.blanks(indent);
            } else {
                self.out.push(' ');
            }
            above = other.block.span.end;
            let pieces = self.otherwise(item, other);
            fill(&mut self.out, &pieces.list, indent, 2, 2);
            self.block(&other.block, next(others.peek()), indent);
        }
        self.end = Some(end);
    }

    /// A block behind its words, up to and with its `}`. Comments between this block and the `{` of the
    /// next part of the same item, at `next`, go to its end.
    fn block(&mut self, block: &Block, next: Option<u32>, indent: usize) {
        let close = block.span.end.saturating_sub(1);
        let inside = next.unwrap_or(close);
        if block.items.is_empty() && !self.comments.any_before(inside) {
            self.out.push_str(" { }");
            return;
        }
        if let Some(line) = self.inline(block)
            && self.column() + line.chars().count() <= WIDTH
        {
            self.out.push_str(&line);
            self.end = Some(block.span.end);
            return;
        }
        self.out.push_str(" {");
        self.beside(block.span.start.saturating_add(1));
        self.out.push('\n');
        self.end = None;
        self.items(&block.items, indent + DEEPER);
        self.comments_before(inside, u32::MAX, indent + DEEPER);
        self.blanks(indent);
        self.out.push('}');
    }

    /// Prints the comments that begin before `byte`, each on its own line. Those inside a sentence that
    /// starts at `sentence` stand above it.
    fn comments_before(&mut self, byte: u32, sentence: u32, indent: usize) {
        while let Some((start, end, text)) = self.comments.before(byte) {
            self.line(start.min(sentence), indent);
            self.out.push_str(&canonical(text));
            self.out.push('\n');
            self.end = Some(end);
        }
    }

    /// A comment on the line of what ended at `byte`.
    fn beside(&mut self, byte: u32) {
        if let Some((end, text)) = self.comments.beside(byte) {
            self.out.push_str("  ");
            self.out.push_str(text);
            self.end = Some(end);
        }
    }

    /// Begins a line for what stands at `start` in the source, with an empty line before it if the source
    /// has one.
    fn line(&mut self, start: u32, indent: usize) {
        let between = self
            .end
            .and_then(|end| self.text.get(end as usize..start as usize));
        if between.is_some_and(|between| between.bytes().filter(|byte| *byte == b'\n').count() > 1)
        {
            self.out.push('\n');
        }
        self.blanks(indent);
    }

    fn blanks(&mut self, count: usize) {
        self.out.extend(std::iter::repeat_n(' ', count));
    }
}

/// A comment as it is printed: behind `///` stands one blank.
pub(super) fn canonical(comment: &str) -> Cow<'_, str> {
    match comment.strip_prefix("///") {
        Some(said) if !said.starts_with('/') => {
            Cow::Owned(format!("/// {}", said.trim()).trim_end().to_owned())
        }
        _ => Cow::Borrowed(comment),
    }
}
