//! Items, blocks and comments on lines.

use super::comments::Comments;
use super::fill::fill;
use super::pieces::Pieces;
use crate::sentence::{Block, File, Item};

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
        for item in items {
            self.item(item, indent);
        }
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
            while let Some(other) = others.next() {
                self.out.push(' ');
                let pieces = Pieces::of_else(other.test.as_ref(), self.text);
                fill(&mut self.out, &pieces.list, indent, 2, 2);
                let next = others.peek().map(|other| other.block.span.start);
                self.block(&other.block, next, indent);
            }
        }
        self.end = Some(item.span.end);
        self.beside(item.span.end);
        self.out.push('\n');
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
            self.out.push_str(text);
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
