//! Items, blocks and comments on lines.

use super::WIDTH;
use super::comments::Comments;
use super::fill::{fill, on_one_line};
use super::pieces::Pieces;
use crate::sentence::{Block, File, Item};
use std::borrow::Cow;

/// How much deeper a block stands than its item.
const DEEPER: usize = 2;

/// A file without mistakes, printed.
pub(super) fn print(file: &File, text: &str) -> String {
    let mut printer = Printer {
        text,
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
    comments: Comments<'f>,
    out: String,
    /// Where in the source the last thing printed ended; nothing at the start of a block.
    end: Option<u32>,
}

impl Printer<'_> {
    fn items(&mut self, items: &[Item], indent: usize) {
        let mut before: Option<&Item> = None;
        for item in items {
            // Short items that share a line go on sharing it.
            if let Some(last) = before
                && self.shares_line(last.span.end, item.span.start)
                && self.share(item)
            {
                before = Some(item);
                continue;
            }
            self.end_line(before);
            let start = self.out.len();
            self.item(item, indent);
            let one_line = self
                .out
                .get(start..)
                .is_some_and(|out| !out.trim_end().contains('\n'));
            before = Some(item);
            if !one_line {
                self.end_line(before.take());
            }
        }
        self.end_line(before);
    }

    /// Ends the line of an item.
    fn end_line(&mut self, item: Option<&Item>) {
        if let Some(item) = item {
            self.beside(item.span.end);
            self.out.push('\n');
        }
    }

    /// Whether nothing but blanks and a `;` parts two places of the source.
    fn shares_line(&self, end: u32, start: u32) -> bool {
        let between = self.text.get(end as usize..start as usize);
        between.is_some_and(|between| between.bytes().all(|byte| b" \t;".contains(&byte)))
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

    /// An item on one line, if the author wrote it so.
    fn one_line(&self, item: &Item) -> Option<String> {
        let source = self
            .text
            .get(item.span.start as usize..item.span.end as usize)?;
        if source.contains('\n') || self.comments.any_before(item.span.end) {
            return None;
        }
        let pieces = Pieces::of_item(item, self.text);
        let mut line = on_one_line(&pieces.list)?;
        match &item.block {
            None if pieces.announces => line.push(';'),
            None => {}
            Some(block) => {
                line.push_str(&self.inline(block)?);
                for other in &item.otherwise {
                    let pieces = Pieces::of_else(other.test.as_ref(), item.span.start, self.text);
                    line.push(' ');
                    line.push_str(&on_one_line(&pieces.list)?);
                    line.push_str(&self.inline(&other.block)?);
                }
            }
        }
        Some(line)
    }

    /// A block on one line with a blank before it, if the author wrote it so.
    fn inline(&self, block: &Block) -> Option<String> {
        let source = self
            .text
            .get(block.span.start as usize..block.span.end as usize)?;
        if source.contains('\n') || self.comments.any_before(block.span.end) {
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
        let start = item.span.start;
        let header = item
            .block
            .as_ref()
            .map_or(item.span.end, |block| block.span.start);
        self.comments_before(header, start, indent);
        self.line(start, indent);
        let pieces = Pieces::of_item(item, self.text);
        let goes_on = item.block.is_none() && pieces.announces;
        let room = if item.block.is_some() { 2 } else { 1 };
        fill(&mut self.out, &pieces.list, indent, 0, room);
        if goes_on {
            self.out.push(';');
        }
        if let Some(block) = &item.block {
            let mut others = item.otherwise.iter().peekable();
            self.block(
                block,
                others.peek().map(|other| other.block.span.start),
                indent,
            );
            let mut ends = block.span.end;
            while let Some(other) = others.next() {
                let above = std::mem::replace(&mut ends, other.block.span.end);
                // An `else` that has its own line keeps it.
                let above = self.text.get(above as usize..other.span.start as usize);
                if above.is_some_and(|above| above.contains('\n')) {
                    self.out.push('\n');
                    self.blanks(indent);
                } else {
                    self.out.push(' ');
                }
                let pieces = Pieces::of_else(other.test.as_ref(), item.span.start, self.text);
                fill(&mut self.out, &pieces.list, indent, 2, 2);
                let next = others.peek().map(|other| other.block.span.start);
                self.block(&other.block, next, indent);
            }
        }
        self.end = Some(item.span.end);
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
