//! A part of a book: what was read since a mark, to be looked at by itself.

use crate::span::Span;
use crate::tree::{
    Action, BlockId, Book, Card, CardId, Expr, ExprId, Hook, Memory, Procedure, Quote, Scenario,
    Statement,
};

/// How long the tables of a book are at some moment, of those that grow while texts are read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Mark {
    pub(crate) texts: usize,
    pub(crate) titles: usize,
    pub(crate) cites: usize,
    pub(crate) exprs: usize,
    pub(crate) blocks: usize,
    pub(crate) quotes: usize,
    pub(crate) hooks: usize,
    pub(crate) memories: usize,
    pub(crate) actions: usize,
    pub(crate) procedures: usize,
    pub(crate) scenarios: usize,
}

impl Mark {
    /// The present end of a book's tables.
    pub(crate) const fn of(book: &Book) -> Self {
        Self {
            texts: book.texts.len(),
            titles: book.titles.len(),
            cites: book.cites.len(),
            exprs: book.exprs.len(),
            blocks: book.blocks.len(),
            quotes: book.quotes.len(),
            hooks: book.hooks.len(),
            memories: book.memories.len(),
            actions: book.actions.len(),
            procedures: book.procedures.len(),
            scenarios: book.scenarios.len(),
        }
    }
}

/// What was read since a mark.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Part<'b> {
    /// The whole book, to which the part may refer.
    pub(crate) book: &'b Book,
    /// Where the part begins.
    pub(crate) from: Mark,
    /// The card whose text the part is, if it is one.
    pub(crate) card: Option<CardId>,
    /// Whether all of it could be read.
    pub(crate) whole: bool,
}

fn since<T>(all: &[T], from: usize) -> &[T] {
    all.get(from..).unwrap_or_default()
}

impl<'b> Part<'b> {
    pub(super) fn exprs(&self) -> impl Iterator<Item = (ExprId, &'b Expr)> + use<'b> {
        let from = self.from.exprs;
        let ids = (u32::try_from(from).unwrap_or(u32::MAX)..).map(ExprId);
        ids.zip(since(&self.book.exprs, from))
    }

    /// Each block with the places of its statements.
    pub(super) fn blocks(&self) -> impl Iterator<Item = (&'b [Statement], &'b [Span])> + use<'b> {
        let blocks = since(&self.book.blocks, self.from.blocks).iter();
        let spans = since(&self.book.block_spans, self.from.blocks).iter();
        blocks
            .zip(spans)
            .map(|(block, spans)| (block.as_slice(), spans.as_slice()))
    }

    pub(super) fn block_ids(&self) -> impl Iterator<Item = BlockId> + use<'b> {
        let numbers = self.from.blocks..self.book.blocks.len();
        numbers.filter_map(|number| u32::try_from(number).ok().map(BlockId))
    }

    pub(super) fn statements(&self) -> impl Iterator<Item = (&'b Statement, Span)> + use<'b> {
        self.blocks()
            .flat_map(|(block, spans)| block.iter().zip(spans.iter().copied()))
    }

    pub(super) fn quotes(&self) -> &'b [Quote] {
        since(&self.book.quotes, self.from.quotes)
    }

    pub(super) fn hooks(&self) -> &'b [Hook] {
        since(&self.book.hooks, self.from.hooks)
    }

    pub(super) fn memories(&self) -> &'b [Memory] {
        since(&self.book.memories, self.from.memories)
    }

    pub(super) fn actions(&self) -> &'b [Action] {
        since(&self.book.actions, self.from.actions)
    }

    pub(super) fn procedures(&self) -> &'b [Procedure] {
        since(&self.book.procedures, self.from.procedures)
    }

    pub(super) fn scenarios(&self) -> &'b [Scenario] {
        since(&self.book.scenarios, self.from.scenarios)
    }

    pub(super) fn card(&self) -> Option<&'b Card> {
        self.book.cards.get(self.card?.index())
    }

    /// Where an expression stands.
    pub(super) fn span(&self, id: ExprId) -> Span {
        let span = self.book.expr_spans.get(id.index());
        span.copied().unwrap_or_default()
    }
}
