//! What may go on while a scope has a value, and which words mean something only then.

use super::reach::{Met, Through, exprs, reach};
use crate::tree::{
    BlockId, Book, Expr, ExprId, FunctionForm, FunctionId, HookOwner, HookRole, MenuId, Parts,
    ProcedureId, ScopeId, StageId, StateId, Statement, VerbId,
};
use foldhash::{HashMap, HashSet};
use std::sync::Mutex;

/// The first word of a text that is a value of scopes and nothing besides, and the scopes. A text may give the scope
/// a value of its own.
pub(crate) fn first_word(book: &Book, parts: Parts) -> Option<(ExprId, Vec<ScopeId>)> {
    let mut found: Option<(ExprId, Vec<ScopeId>)> = None;
    for met in reach(book, parts, Through::Text) {
        match met {
            Met::Statement(Statement::With { .. }) | Met::Expr(_, Expr::With { .. }) => {
                return None;
            }
            Met::Expr(at, expr) if found.is_none() => {
                let scopes = scopes_of(book, expr);
                found = (!scopes.is_empty()).then_some((at, scopes));
            }
            _ => {}
        }
    }
    found
}

/// The scopes on which a word rests.
pub(crate) fn scopes_of(book: &Book, expr: &Expr) -> Vec<ScopeId> {
    match expr {
        Expr::Scope(scope) => vec![*scope],
        Expr::Call { function, args } if args.is_empty() => of_noun(book, *function),
        Expr::Call { function, .. } => of_relation(book, *function),
        Expr::HasState(_, state) => of_state(book, *state),
        _ => Vec::new(),
    }
}

fn scope(book: &Book, id: ExprId) -> Option<ScopeId> {
    match book.expr(id) {
        Expr::Scope(scope) => Some(*scope),
        _ => None,
    }
}

/// The scopes on which a noun without parameters rests by its own words.
fn of_noun(book: &Book, word: FunctionId) -> Vec<ScopeId> {
    let word = book.at(word).filter(|word| word.form == FunctionForm::Noun);
    let body = Parts::of_exprs(word.map(|word| word.body));
    exprs(book, body)
        .filter_map(|(id, _)| scope(book, id))
        .collect()
}

/// The scopes that have to have a value for a relation to hold of anybody: `c = SCOPE and ...`.
fn of_relation(book: &Book, word: FunctionId) -> Vec<ScopeId> {
    let form = |form| matches!(form, FunctionForm::Relation | FunctionForm::Adjective);
    let word = book.at(word).filter(|word| form(word.form));
    let tests = word
        .map(|word| book.conjuncts(word.body))
        .unwrap_or_default();
    let sides = tests.into_iter().filter_map(|test| book.equals(test));
    let of = sides.filter_map(|(one, other)| match (book.local(one), book.local(other)) {
        (Some(_), _) => scope(book, other),
        (_, Some(_)) => scope(book, one),
        _ => None,
    });
    of.collect()
}

/// The scopes that have to hold for a state to hold.
fn of_state(book: &Book, state: StateId) -> Vec<ScopeId> {
    let means = book.at(state).and_then(|state| state.means);
    match means.map(|means| book.expr(means)) {
        Some(Expr::And(parts)) => parts.iter().filter_map(|part| scope(book, *part)).collect(),
        _ => Vec::new(),
    }
}

/// What may happen and be offered while a block is done.
#[derive(Clone, Debug, Default)]
pub(crate) struct Extent {
    verbs: HashSet<VerbId>,
    procedures: HashSet<ProcedureId>,
    menus: HashSet<MenuId>,
    stages: HashSet<StageId>,
    /// What is still to be looked at.
    open: Parts,
}

/// What may go on while each scope has a value, as far as it was asked.
#[derive(Debug, Default)]
pub(crate) struct Extents(Mutex<HashMap<ScopeId, Extent>>);

impl Extents {
    /// Asks what may go on while a scope has a value.
    pub(crate) fn ask<T>(&self, book: &Book, scope: ScopeId, ask: impl Fn(&Extent) -> T) -> T {
        let mut known = self
            .0
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        ask(known
            .entry(scope)
            .or_insert_with(|| Extent::of(book, scope)))
    }
}

impl Extent {
    fn of(book: &Book, scope: ScopeId) -> Self {
        let given = |statement: &Statement| match statement {
            Statement::With {
                scope: given, body, ..
            } if *given == scope => Some(*body),
            _ => None,
        };
        let none = |value: &ExprId| match book.expr(*value) {
            Expr::Nothing | Expr::Truth(false) => true,
            Expr::List(all) => all.is_empty(),
            _ => false,
        };
        // Where it is taken back, it has no value.
        let taken_back = |statement: &Statement| match statement {
            Statement::With {
                scope: of,
                value,
                body,
            } if *of == scope && none(value) => Some(*body),
            _ => None,
        };
        let without: Vec<BlockId> = book
            .blocks
            .iter()
            .flatten()
            .filter_map(taken_back)
            .collect();
        let mut extent = Self::default();
        extent.open.blocks = book.blocks.iter().flatten().filter_map(given).collect();
        if !extent.open.blocks.is_empty() {
            // Text of cards is done there, too, and does whatever it can; and what always holds is seen to.
            let effects = (0_u32..).map(VerbId).zip(&book.verbs);
            for (verb, _) in effects.filter(|(_, verb)| !verb.announced) {
                extent.verb(book, verb);
            }
            let settled = book
                .hooks
                .iter()
                .filter_map(|hook| match (&hook.owner, &hook.role) {
                    (HookOwner::Rule(_), HookRole::Whenever { body, .. }) => Some(*body),
                    _ => None,
                });
            extent.open.blocks.extend(settled);
        }
        let mut known: HashSet<BlockId> = without.iter().copied().collect();
        while let Some(block) = extent.open.blocks.pop() {
            if known.insert(block) {
                let inside = reach(book, Parts::of_blocks([block]), Through::Text);
                for met in inside.but(&without) {
                    if let Met::Statement(statement) = met {
                        extent.statement(book, statement);
                    }
                }
            }
        }
        extent
    }

    /// Whether one of some menus may be offered there.
    pub(crate) fn offers(&self, menus: &[MenuId]) -> bool {
        menus.iter().any(|menu| self.menus.contains(menu))
    }

    /// Whether an event may be announced there.
    pub(crate) fn has(&self, event: VerbId) -> bool {
        self.verbs.contains(&event)
    }

    fn statement(&mut self, book: &Book, statement: &Statement) {
        match statement {
            Statement::Do { verb, .. } => self.verb(book, *verb),
            Statement::Run { procedure: run, .. } | Statement::Open { window: run, .. } => {
                if let Some(known) = book.at(*run).filter(|_| self.procedures.insert(*run)) {
                    self.open.blocks.extend(known.parts().blocks);
                    let menus = known.window.iter().flat_map(|window| &window.menus);
                    menus.for_each(|menu| self.menu(book, *menu));
                }
            }
            Statement::Offer { menus, .. } => menus.iter().for_each(|menu| self.menu(book, *menu)),
            Statement::Stage { stage, .. } if self.stages.insert(*stage) => {
                let around = book.hooks.iter().filter_map(|hook| match &hook.role {
                    HookRole::Around {
                        stage: of, body, ..
                    } if of == stage => *body,
                    _ => None,
                });
                self.open.blocks.extend(around);
            }
            _ => {}
        }
    }

    fn verb(&mut self, book: &Book, verb: VerbId) {
        if !self.verbs.insert(verb) {
            return;
        }
        self.open
            .blocks
            .extend(book.at(verb).and_then(|verb| verb.body));
        let rules = book
            .hooks
            .iter()
            .filter(|hook| matches!(hook.owner, HookOwner::Rule(_)));
        let waiting =
            rules.filter(|hook| hook.role.event().is_some_and(|event| event.verb == verb));
        self.open
            .blocks
            .extend(waiting.flat_map(|hook| hook.role.parts().blocks));
    }

    fn menu(&mut self, book: &Book, menu: MenuId) {
        if self.menus.insert(menu) {
            let there = book
                .actions
                .iter()
                .filter(|action| action.menus.contains(&menu));
            self.open
                .blocks
                .extend(there.flat_map(|action| action.cost.into_iter().chain([action.body])));
        }
    }
}
