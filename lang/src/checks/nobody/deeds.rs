//! What is done where nobody is `you`: a verb whose statements speak of `you` is done by somebody, or does nothing.

use crate::checks::walk::{self, Parts};
use crate::span::Span;
use crate::tree::{BlockId, Book, Expr, ExprId, Statement, VerbId, YOU};
use std::collections::{BTreeMap, BTreeSet};

/// Which verbs want somebody who does them, as far as it was asked.
pub(super) struct Deeds<'b> {
    book: &'b Book,
    known: BTreeMap<VerbId, bool>,
}

impl<'b> Deeds<'b> {
    pub(super) const fn of(book: &'b Book) -> Self {
        Self {
            book,
            known: BTreeMap::new(),
        }
    }

    /// The first verb in some blocks that wants somebody who does it, and where; nothing, if the blocks say who `you` is.
    pub(super) fn first_of_nobody(&mut self, blocks: &[BlockId]) -> Option<(&'b str, Span)> {
        let book = self.book;
        let mut found: Option<(VerbId, Span)> = None;
        for block in blocks_in(book, blocks) {
            let statements = book.blocks.get(block.index()).into_iter().flatten();
            let spans = book.block_spans.get(block.index()).into_iter().flatten();
            for (statement, span) in statements.zip(spans) {
                match statement {
                    Statement::Let { slot: YOU, .. } => return None,
                    Statement::Do { verb, by: None, .. } if self.wants_you(*verb) => {
                        let earlier = found.is_some_and(|(_, first)| first.start <= span.start);
                        found = if earlier { found } else { Some((*verb, *span)) };
                    }
                    _ => {}
                }
            }
        }
        let (verb, span) = found?;
        let verb = book.verbs.get(verb.index())?;
        Some((verb.named.name.as_str(), span))
    }

    /// Whether the statements of a verb speak of `you`, straight or through what they do.
    fn wants_you(&mut self, verb: VerbId) -> bool {
        if let Some(known) = self.known.get(&verb) {
            return *known;
        }
        // What does itself wants nobody for that alone.
        self.known.insert(verb, false);
        let body = self
            .book
            .verbs
            .get(verb.index())
            .and_then(|verb| verb.body);
        let wants = body.is_some_and(|body| self.block_wants_you(body));
        self.known.insert(verb, wants);
        wants
    }

    fn block_wants_you(&mut self, body: BlockId) -> bool {
        let book = self.book;
        let mut exprs: Vec<ExprId> = Vec::new();
        let mut wants = false;
        for block in blocks_in(book, &[body]) {
            for statement in book.blocks.get(block.index()).into_iter().flatten() {
                match statement {
                    Statement::Let { slot: YOU, .. } => return false,
                    Statement::Do { verb, by: None, .. } => wants = wants || self.wants_you(*verb),
                    _ => {}
                }
                exprs.extend(walk::of_statement(statement).exprs);
            }
        }
        let mut seen = BTreeSet::new();
        while let Some(at) = exprs.pop().filter(|_| !wants) {
            let Some(expr) = book.exprs.get(at.index()).filter(|_| seen.insert(at)) else {
                continue;
            };
            wants = *expr == Expr::Local(YOU);
            exprs.extend(walk::of_expr(expr).exprs);
        }
        wants
    }
}

/// Blocks, and the blocks in them.
fn blocks_in(book: &Book, blocks: &[BlockId]) -> Vec<BlockId> {
    let mut all = blocks.to_vec();
    let mut next = 0;
    while let Some(block) = all.get(next) {
        let statements = book.blocks.get(block.index()).into_iter().flatten();
        let inside: Vec<BlockId> = statements
            .flat_map(|statement| {
                let Parts { blocks, .. } = walk::of_statement(statement);
                blocks
            })
            .collect();
        all.extend(inside);
        next += 1;
    }
    all
}
