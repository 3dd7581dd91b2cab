//! Small definitions, put in where they are called.
//!
//! In: the book. Out: for each call of a small definition an expression that says the same over the
//! slots of the caller, so that no frame is made and nothing is looked up for `your` or `undocked`.
//! The expressions stand behind those of the book; the calls stay in the tree, for whoever asks why.
//! A definition is small if it gathers nothing, and if asking it again mostly costs no more than looking
//! up what it answered before.

use super::memo::{Memo, WORTH};
use smallvec::SmallVec;
use spaceline_lang::span::Span;
use spaceline_lang::tree::{
    Book, Expr, ExprId, FunctionId, KindId, Param, Slot, SymbolId, THIS, YOU, operands,
};
use std::collections::BTreeMap;

/// A definition of more expressions than this is called.
const SMALL: usize = 24;
/// Definitions within definitions are put in so deep.
const DEEP: usize = 6;
/// No more than so many expressions are made for one call.
const ROOM: usize = 64;

/// What each call is replaced by, by its expression.
pub type Bodies = Vec<Option<ExprId>>;

/// Puts small definitions in where they are called.
pub fn inline(book: &mut Book, memos: &[Option<Memo>]) -> Bodies {
    let written = book.exprs.len();
    book.expr_spans.resize(written, Span::default());
    let mut inliner = Inliner {
        small: small(book, memos),
        bodies: room(written),
        known: BTreeMap::new(),
        open: Vec::new(),
        began: written,
        book,
    };
    for at in 0..written {
        if let Some(Expr::Call { function, args }) = inliner.book.exprs.get(at)
            && inliner.small.get(function.index()) == Some(&true)
        {
            let function = *function;
            let args: SmallVec<[ExprId; 4]> = SmallVec::from_slice(args);
            let body = inliner.body(function, &args);
            if let Some(place) = inliner.bodies.get_mut(at) {
                *place = body;
            }
        }
    }
    inliner.bodies
}

/// Nothing for each expression that scripts wrote, and room for those that are put in: they are few beside the others.
fn room(written: usize) -> Bodies {
    let mut bodies = Vec::with_capacity(written + written / 8);
    bodies.resize(written, None);
    bodies
}

/// Which definitions are small.
fn small(book: &Book, memos: &[Option<Memo>]) -> Vec<bool> {
    let copies = |own: FunctionId, body: ExprId| {
        let (mut open, mut count) = (vec![body], 0);
        while let Some(id) = open.pop() {
            count += 1;
            match book.exprs.get(id.index()) {
                // What asks itself goes deeper and deeper.
                Some(Expr::Call { function, .. }) if *function == own => return false,
                Some(expr) if count <= SMALL => match unbinding(&mut expr.clone()) {
                    Some(operands) => open.extend(operands.into_iter().map(|id| *id)),
                    None => return false,
                },
                _ => return false,
            }
        }
        true
    };
    // What only asks another definition is not worth an answer of its own beside that one's.
    let worth = |body: ExprId| match book.exprs.get(body.index()) {
        Some(Expr::Call { .. }) => 2 * WORTH,
        _ => WORTH,
    };
    let functions = book.functions.iter().zip(memos);
    (0..)
        .zip(functions)
        .map(|(at, (function, memo))| {
            // Whose `this` and `you` are its own parameters cannot stand among those of another.
            let own_ends = function.params.iter().any(|param| param.slot <= YOU);
            !own_ends
                && copies(FunctionId(at), function.body)
                && (memo.is_none()
                    || likely(book, memos, function.body, DEEP) <= worth(function.body))
        })
        .collect()
}

/// What asking an expression costs, where of several tests that must all hold the first mostly decides.
fn likely(book: &Book, memos: &[Option<Memo>], id: ExprId, depth: usize) -> u32 {
    const MUCH: u32 = 1_000;
    let (Some(expr), Some(depth)) = (book.exprs.get(id.index()), depth.checked_sub(1)) else {
        return MUCH;
    };
    let cost = |id: &ExprId| likely(book, memos, *id, depth);
    let all = || {
        let mut sum = 1_u32;
        operands(expr, &mut |operand| {
            sum = sum.saturating_add(cost(&operand))
        });
        sum
    };
    match expr {
        Expr::And(tests) => {
            let mut costs = tests.iter().map(cost);
            let first = costs.next().unwrap_or(0);
            costs.fold(first, |sum, more| sum.saturating_add(more / 4)) + 1
        }
        Expr::If {
            test,
            then,
            otherwise,
        } => cost(test).saturating_add((cost(then).saturating_add(cost(otherwise))) / 2),
        Expr::Call { function, .. } => {
            let remembered = memos.get(function.index()).is_none_or(Option::is_some);
            let called = book.functions.get(function.index());
            let inside = match called {
                Some(called) if !remembered => cost(&called.body),
                _ => WORTH,
            };
            all().saturating_add(inside)
        }
        _ => all(),
    }
}

/// What stands for the slots of a definition.
type Given = [(Slot, ExprId)];

/// What was put in for a function over slots of the caller, and over what else stands there.
type Known = BTreeMap<(FunctionId, SmallVec<[Told; 4]>), Option<ExprId>>;

/// An argument, as far as it makes another call of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Told {
    Slot(Slot),
    Symbol(SymbolId),
    Kind(KindId),
    Number(i64),
    Other(ExprId),
}

struct Inliner<'b> {
    book: &'b mut Book,
    small: Vec<bool>,
    bodies: Bodies,
    /// What was put in before: the same call over the same slots has the same body.
    known: Known,
    /// The definitions that are being put in, each within another.
    open: Vec<FunctionId>,
    /// How many expressions there were before the outermost of them.
    began: usize,
}

impl Inliner<'_> {
    /// What a call is replaced by, if its definition is small.
    fn body(&mut self, function: FunctionId, args: &[ExprId]) -> Option<ExprId> {
        if self.open.is_empty() {
            self.began = self.book.exprs.len();
        }
        if !*self.small.get(function.index())?
            || self.open.len() >= DEEP
            || self.open.contains(&function)
            || self.book.exprs.len() - self.began > ROOM
        {
            return None;
        }
        let book = &*self.book;
        let told = |arg: &ExprId| match book.exprs.get(arg.index()) {
            Some(Expr::Local(slot)) => Told::Slot(*slot),
            Some(Expr::Symbol(symbol)) => Told::Symbol(*symbol),
            Some(Expr::Kind(kind)) => Told::Kind(*kind),
            Some(Expr::Number(number)) => Told::Number(*number),
            _ => Told::Other(*arg),
        };
        let key = (function, args.iter().map(told).collect());
        // Within another definition it may stop for being too deep, which says nothing of other places.
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let called = book.functions.get(function.index())?;
        let (body, params) = (called.body, called.params.clone());
        let fits = params.len() == args.len()
            && params
                .iter()
                .zip(args)
                .all(|(param, arg)| self.may_stand_for(*arg, param, body));
        self.open.push(function);
        let given: Vec<(Slot, ExprId)> = params
            .iter()
            .map(|param| param.slot)
            .zip(args.iter().copied())
            .collect();
        let copy = fits.then(|| self.copy(body, &given)).flatten();
        self.open.pop();
        if self.open.is_empty() {
            self.known.insert(key, copy);
        }
        copy
    }

    /// Whether an argument can stand wherever a definition names its parameter: it costs nothing, or it is
    /// named once.
    fn may_stand_for(&self, arg: ExprId, param: &Param, body: ExprId) -> bool {
        match self.book.exprs.get(arg.index()) {
            Some(Expr::Local(_) | Expr::Symbol(_) | Expr::Number(_) | Expr::Kind(_)) => true,
            Some(_) => self.times(body, param.slot) <= 1,
            None => false,
        }
    }

    /// How often an expression names a slot.
    fn times(&self, id: ExprId, slot: Slot) -> usize {
        let all = self.book.operands([id]);
        all.filter(|(id, _)| self.book.is_local(*id, slot)).count()
    }

    /// An expression of a definition over the slots of the caller.
    fn copy(&mut self, id: ExprId, given: &Given) -> Option<ExprId> {
        let expr = self.book.exprs.get(id.index())?;
        if let Expr::Local(slot) = expr {
            return match *slot {
                // A definition has the `this` and `you` of whoever calls it.
                THIS | YOU => Some(id),
                slot => given
                    .iter()
                    .find(|(param, _)| *param == slot)
                    .map(|(_, arg)| *arg),
            };
        }
        let mut copy = expr.clone();
        let mut same = true;
        for operand in unbinding(&mut copy)? {
            let over = self.copy(*operand, given)?;
            same = same && over == *operand;
            *operand = over;
        }
        if same {
            return Some(id);
        }
        let body = match &copy {
            Expr::Call { function, args } => self.body(*function, args),
            _ => None,
        };
        let new = ExprId(u32::try_from(self.book.exprs.len()).ok()?);
        let span = self.book.expr_spans.get(id.index()).copied();
        self.book.expr_spans.push(span.unwrap_or_default());
        self.book.exprs.push(copy);
        self.bodies.push(body);
        Some(new)
    }
}

/// The operands of an expression that binds nothing: then it says the same over other slots.
fn unbinding(expr: &mut Expr) -> Option<Vec<&mut ExprId>> {
    Some(match expr {
        Expr::Field { of, .. } | Expr::Not(of) | Expr::IsKind(of, _) | Expr::HasState(of, _) => {
            vec![of]
        }
        Expr::Call { args, .. } | Expr::Builtin { args, .. } | Expr::And(args) | Expr::Or(args) => {
            args.iter_mut().collect()
        }
        Expr::Compare(_, one, other) | Expr::Arith(_, one, other) | Expr::In(one, other) => {
            vec![one, other]
        }
        Expr::If {
            test,
            then,
            otherwise,
        } => vec![test, then, otherwise],
        Expr::Place { of, .. } => of.iter_mut().collect(),
        Expr::Nothing
        | Expr::Truth(_)
        | Expr::Number(_)
        | Expr::Text(_)
        | Expr::Title(_)
        | Expr::Symbol(_)
        | Expr::Symbols(_)
        | Expr::Kind(_)
        | Expr::Local(_)
        | Expr::Scope(_) => Vec::new(),
        _ => return None,
    })
}
