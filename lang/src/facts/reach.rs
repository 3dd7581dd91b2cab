//! The one worklist: everything that can be reached from some parts of a text.

use crate::tree::{
    BlockId, Book, Entry, Expr, ExprId, Function, FunctionId, HookId, Parts, ProcedureId, QuoteId,
    Statement, VerbId,
};
use foldhash::HashSet;
use smallvec::SmallVec;
use std::hash::Hash;

/// What is met.
#[derive(Clone, Copy, Debug)]
pub enum Met<'b> {
    /// An expression.
    Expr(ExprId, &'b Expr),
    /// A statement.
    Statement(&'b Statement),
}

/// How far a walk goes beyond the text in which it begins.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Through {
    /// No further.
    Text,
    /// Into the definitions of the words that it uses, too.
    Words,
    /// And into what the verbs and procedures do that it does.
    Deeds,
}

/// A walk. Each thing is met once, whatever leads to it, and it costs as much as there is to be met.
#[derive(Debug)]
pub struct Reach<'b> {
    book: &'b Book,
    through: Through,
    open: Vec<Parts>,
    met: Vec<Met<'b>>,
    exprs: Known<ExprId>,
    blocks: Known<BlockId>,
    quotes: Known<QuoteId>,
    hooks: Known<HookId>,
    words: Known<FunctionId>,
    procedures: Known<ProcedureId>,
    verbs: Known<VerbId>,
}

/// What has been met. Most walks meet few things, so those are kept in a row.
#[derive(Debug)]
struct Known<I> {
    few: SmallVec<[I; 8]>,
    more: HashSet<I>,
}

impl<I> Default for Known<I> {
    fn default() -> Self {
        Self {
            few: SmallVec::new(),
            more: HashSet::default(),
        }
    }
}

impl<I: Copy + Eq + Hash> Known<I> {
    /// Adds a thing. Tells whether it is new.
    fn add(&mut self, id: I) -> bool {
        if self.few.contains(&id) {
            return false;
        }
        if self.few.len() < self.few.inline_size() {
            self.few.push(id);
            return true;
        }
        self.more.insert(id)
    }
}

/// Everything in some parts of a text, and beyond.
pub(crate) fn reach(book: &Book, start: Parts, through: Through) -> Reach<'_> {
    Reach {
        book,
        through,
        open: vec![start],
        met: Vec::new(),
        exprs: Known::default(),
        blocks: Known::default(),
        quotes: Known::default(),
        hooks: Known::default(),
        words: Known::default(),
        procedures: Known::default(),
        verbs: Known::default(),
    }
}

/// What is new, if it was not known.
fn new<'b, I: Entry + Copy + Eq + Hash>(
    book: &'b Book,
    known: &mut Known<I>,
    id: I,
) -> Option<&'b I::Of> {
    known.add(id).then(|| book.at(id)).flatten()
}

impl<'b> Reach<'b> {
    /// Keeps out of some blocks.
    pub(crate) fn but(mut self, blocks: &[BlockId]) -> Self {
        for block in blocks {
            self.blocks.add(*block);
        }
        self
    }

    fn take(&mut self, parts: Parts) {
        let book = self.book;
        for id in parts.exprs {
            if let Some(expr) = new(book, &mut self.exprs, id) {
                self.met.push(Met::Expr(id, expr));
                self.open.push(expr.parts());
                if let Expr::Call { function, .. } = expr
                    && self.through >= Through::Words
                    && let Some(word) = new(book, &mut self.words, *function)
                {
                    self.open.push(Parts::of_exprs([word.body]));
                }
            }
        }
        for id in parts.blocks {
            for statement in new(book, &mut self.blocks, id).into_iter().flatten() {
                self.met.push(Met::Statement(statement));
                self.open.push(statement.parts());
                if self.through >= Through::Deeds {
                    self.follow(statement);
                }
            }
        }
        for id in parts.quotes {
            let quote = new(book, &mut self.quotes, id);
            self.open.extend(quote.map(crate::tree::Quote::parts));
        }
        for id in parts.hooks {
            let hook = new(book, &mut self.hooks, id);
            self.open.extend(hook.map(crate::tree::Hook::parts));
        }
    }

    fn follow(&mut self, statement: &Statement) {
        let done = match statement {
            Statement::Do { verb, .. } => {
                new(self.book, &mut self.verbs, *verb).map(crate::tree::Verb::parts)
            }
            Statement::Run { procedure: run, .. } | Statement::Open { window: run, .. } => {
                new(self.book, &mut self.procedures, *run).map(crate::tree::Procedure::parts)
            }
            _ => None,
        };
        self.open.extend(done);
    }
}

impl<'b> Iterator for Reach<'b> {
    type Item = Met<'b>;

    fn next(&mut self) -> Option<Met<'b>> {
        // What is met together is given in its order, before what it consists of.
        while self.met.is_empty() {
            let parts = self.open.pop()?;
            self.take(parts);
            self.met.reverse();
        }
        self.met.pop()
    }
}

/// The expressions in some parts of a text.
pub(crate) fn exprs(book: &Book, start: Parts) -> impl Iterator<Item = (ExprId, &Expr)> {
    reach(book, start, Through::Text).filter_map(|met| match met {
        Met::Expr(id, expr) => Some((id, expr)),
        Met::Statement(_) => None,
    })
}

/// The statements in some parts of a text.
pub(crate) fn statements(
    book: &Book,
    start: Parts,
    through: Through,
) -> impl Iterator<Item = &Statement> {
    reach(book, start, through).filter_map(|met| match met {
        Met::Statement(statement) => Some(statement),
        Met::Expr(..) => None,
    })
}

/// The first expression, as they stand in the book, that passes a test.
pub(crate) fn first<'b>(
    book: &'b Book,
    start: Parts,
    test: impl Fn(ExprId, &'b Expr) -> bool,
) -> Option<ExprId> {
    let found = exprs(book, start).filter(|(id, expr)| test(*id, expr));
    found.map(|(id, _)| id).min()
}

/// Whether an expression calls a function of some sort.
pub(crate) fn uses(book: &Book, expr: ExprId, sort: impl Fn(&Function) -> bool) -> bool {
    exprs(book, Parts::of_exprs([expr])).any(|(_, expr)| match expr {
        Expr::Call { function, .. } => book.at(*function).is_some_and(&sort),
        _ => false,
    })
}
