//! What is done where nobody is `you`: a verb whose statements speak of `you` is done by somebody, or does nothing.

use crate::checks::walk;
use crate::span::Span;
use crate::tree::{BlockId, Book, Expr, ExprId, Slot, Statement, VerbId, YOU};
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

    /// The first verb in some blocks that wants somebody who does it, before they say who `you` is, and where.
    pub(super) fn first_of_nobody(&mut self, blocks: &[BlockId]) -> Option<(&'b str, Span)> {
        let book = self.book;
        let mut found: Option<(VerbId, Span)> = None;
        for (statement, span) in of_nobody(book, blocks) {
            if let Statement::Do { verb, by: None, .. } = statement
                && found.is_none_or(|(_, first)| span.start < first.start)
                && self.wants_you(*verb)
            {
                found = Some((*verb, span));
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
        let body = self.book.verbs.get(verb.index()).and_then(|verb| verb.body);
        let wants = body.is_some_and(|body| self.block_wants_you(body));
        self.known.insert(verb, wants);
        wants
    }

    fn block_wants_you(&mut self, body: BlockId) -> bool {
        let book = self.book;
        let mut exprs: Vec<ExprId> = Vec::new();
        let mut wants = false;
        for (statement, _) in of_nobody(book, &[body]) {
            if let Statement::Do { verb, by: None, .. } = statement {
                wants = wants || self.wants_you(*verb);
            }
            exprs.extend(walk::of_statement(statement).exprs);
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

/// Whether a statement says who somebody is from there on: `let you be P`.
pub(super) fn says_who(statement: &Statement, who: Slot) -> bool {
    matches!(statement, Statement::Let { slot, .. } if *slot == who)
}

/// The statements of blocks and of the blocks in them, each block up to where it says who `you` is.
fn of_nobody<'b>(book: &'b Book, blocks: &[BlockId]) -> Vec<(&'b Statement, Span)> {
    let mut open = blocks.to_vec();
    let mut all = Vec::new();
    while let Some(block) = open.pop() {
        let statements = book.blocks.get(block.index()).into_iter().flatten();
        let spans = book.block_spans.get(block.index()).into_iter().flatten();
        for (statement, span) in statements.zip(spans) {
            all.push((statement, *span));
            if says_who(statement, YOU) {
                break;
            }
            open.extend(walk::of_statement(statement).blocks);
        }
    }
    all
}
