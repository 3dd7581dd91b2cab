//! A part of a book: what was read since a mark, to be looked at by itself.

use super::Facts;
use crate::span::Span;
use crate::tree::{
    Action, BlockId, Book, Card, CardId, ClauseInstance, EventPattern, Expr, ExprId, Group, Hook,
    HookOwner, Memory, Procedure, Quote, Scenario, Statement,
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
    /// What is known of its words.
    pub(crate) facts: &'b Facts,
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
    pub(crate) fn exprs(&self) -> impl Iterator<Item = (ExprId, &'b Expr)> + use<'b> {
        let from = self.from.exprs;
        let ids = (u32::try_from(from).unwrap_or(u32::MAX)..).map(ExprId);
        ids.zip(since(&self.book.exprs, from))
    }

    /// The groups over which something is asked.
    pub(crate) fn groups(&self) -> impl Iterator<Item = &'b Group> + use<'b> {
        self.exprs().filter_map(|(_, expr)| expr.group())
    }

    pub(crate) fn blocks(&self) -> impl Iterator<Item = BlockId> + use<'b> {
        let numbers = self.from.blocks..self.book.blocks.len();
        numbers.filter_map(|number| u32::try_from(number).ok().map(BlockId))
    }

    pub(crate) fn statements(&self) -> impl Iterator<Item = (&'b Statement, Span)> + use<'b> {
        let book = self.book;
        self.blocks().flat_map(|block| book.block(block))
    }

    pub(crate) fn quotes(&self) -> &'b [Quote] {
        since(&self.book.quotes, self.from.quotes)
    }

    pub(crate) fn hooks(&self) -> &'b [Hook] {
        since(&self.book.hooks, self.from.hooks)
    }

    /// The standing texts of cards.
    pub(crate) fn of_cards(&self) -> impl Iterator<Item = &'b Hook> + use<'b> {
        self.hooks()
            .iter()
            .filter(|hook| matches!(hook.owner, HookOwner::Card(..)))
    }

    /// Every happening of which the part speaks.
    pub(crate) fn events(&self) -> impl Iterator<Item = &'b EventPattern> + use<'b> {
        let just = self.exprs().filter_map(|(_, expr)| match expr {
            Expr::Just(event) => Some(&**event),
            _ => None,
        });
        let waits = self.hooks().iter().filter_map(|hook| hook.role.event());
        let past = self.memories().iter().map(|memory| &memory.event);
        let kept = self.quotes().iter();
        let kept = kept.flat_map(|quote| quote.event.iter().chain(quote.body.event()));
        just.chain(waits).chain(past).chain(kept)
    }

    pub(crate) fn memories(&self) -> &'b [Memory] {
        since(&self.book.memories, self.from.memories)
    }

    pub(crate) fn actions(&self) -> &'b [Action] {
        since(&self.book.actions, self.from.actions)
    }

    pub(crate) fn procedures(&self) -> &'b [Procedure] {
        since(&self.book.procedures, self.from.procedures)
    }

    pub(crate) fn scenarios(&self) -> &'b [Scenario] {
        since(&self.book.scenarios, self.from.scenarios)
    }

    pub(crate) fn card(&self) -> Option<&'b Card> {
        self.book.at(self.card?)
    }

    pub(crate) fn clauses(&self) -> impl Iterator<Item = &'b ClauseInstance> + use<'b> {
        self.card().into_iter().flat_map(|card| &card.clauses)
    }

    /// Where an expression stands.
    pub(crate) fn span(&self, id: ExprId) -> Span {
        self.book.span(id)
    }

    /// Whether an expression stands in the script, and was not put there by the reader.
    pub(crate) fn is_written(&self, id: ExprId) -> bool {
        !self.span(id).is_empty()
    }
}
