//! The one worklist: everything that can be reached from some parts of a text.

use crate::tree::{
    BlockId, Book, Entry, Expr, ExprId, Function, FunctionId, HookId, Parts, ProcedureId, QuoteId,
    Statement, VerbId,
};
use foldhash::HashSet;
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
    exprs: HashSet<ExprId>,
    blocks: HashSet<BlockId>,
    quotes: HashSet<QuoteId>,
    hooks: HashSet<HookId>,
    words: HashSet<FunctionId>,
    procedures: HashSet<ProcedureId>,
    verbs: HashSet<VerbId>,
}

/// Everything in some parts of a text, and beyond.
pub(crate) fn reach(book: &Book, start: Parts, through: Through) -> Reach<'_> {
    Reach {
        book,
        through,
        open: vec![start],
        met: Vec::new(),
        exprs: HashSet::default(),
        blocks: HashSet::default(),
        quotes: HashSet::default(),
        hooks: HashSet::default(),
        words: HashSet::default(),
        procedures: HashSet::default(),
        verbs: HashSet::default(),
    }
}

/// What is new, if it was not known.
fn new<'b, I: Entry + Eq + Hash>(
    book: &'b Book,
    known: &mut HashSet<I>,
    id: I,
) -> Option<&'b I::Of> {
    known.insert(id).then(|| book.at(id)).flatten()
}

impl<'b> Reach<'b> {
    /// Keeps out of some blocks.
    pub(crate) fn but(mut self, blocks: &[BlockId]) -> Self {
        self.blocks.extend(blocks);
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

/// The expressions that some expressions consist of, kept text left aside: that has slots of its own.
pub(crate) fn operands(
    book: &Book,
    start: impl IntoIterator<Item = ExprId>,
) -> impl Iterator<Item = (ExprId, &Expr)> {
    let mut open: Vec<ExprId> = start.into_iter().collect();
    std::iter::from_fn(move || {
        let id = open.pop()?;
        let expr = book.expr(id);
        crate::tree::operands(expr, &mut |operand| open.push(operand));
        Some((id, expr))
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
