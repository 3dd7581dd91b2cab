//! Words that mean something only while something goes on, in text that waits for what is announced only outside of it.
//!
//! The value of such a word is that of a scope, which holds while a block runs and whatever that block does. A text of a card
//! that waits for the end of a turn is not run there.

use super::part::Part;
use super::walk::{Met, Parts, of_role, reach};
use crate::diagnostic::{Diagnostic, NO_VALUE_THEN};
use crate::tree::{
    Action, ActionId, BlockId, Book, Comparison, Expr, ExprId, FunctionForm, FunctionId, Hook,
    HookOwner, HookRole, MenuId, ProcedureId, QuoteBody, ScopeId, StageId, StateId, Statement,
    VerbId,
};
use std::collections::BTreeSet;

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    for hook in part.hooks() {
        let Some(event) = waits_for(book, hook) else {
            continue;
        };
        let parts = of_role(&hook.role);
        let Some((at, scopes)) = first_word(book, parts) else {
            continue;
        };
        if scopes
            .iter()
            .any(|scope| Extent::of(book, *scope).has(event))
        {
            continue;
        }
        let name = |verb: VerbId| {
            let verb = book.verbs.get(verb.index());
            verb.map_or("", |verb| verb.named.name.as_str())
        };
        let told = Diagnostic::error(
            NO_VALUE_THEN,
            format!(
                "this is nothing when `{}` comes: it has a value only while something else goes on",
                name(event)
            ),
            part.span(at),
        );
        all.push(resting_on(book, &scopes, told).help("say who is meant by where he is: `here`, `aboard host`, `in play`; or let the text wait for what happens then"));
    }
    if part.card().is_some() {
        part.actions()
            .iter()
            .for_each(|action| offered(part, action, all));
        follows(part, all);
    }
}

/// Tells of an action of a card that speaks of what goes on, and is offered only when nothing of the sort does.
fn offered(part: &Part<'_>, action: &Action, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    let Some((at, scopes)) = first_word(book, Parts::of_action(action)) else {
        return;
    };
    let open = |scope: &ScopeId| Extent::of(book, *scope).offers(&action.menus);
    if part.span(at).is_empty() || scopes.iter().any(open) {
        return;
    }
    let menus = action
        .menus
        .iter()
        .filter_map(|menu| book.menus.get(menu.index()));
    let menus: Vec<String> = menus.map(|menu| format!("`{}`", menu.named.name)).collect();
    let told = Diagnostic::error(
        NO_VALUE_THEN,
        format!(
            "this is nothing when this text may be used ({}): it has a value only while something else goes on",
            menus.join(", ")
        ),
        part.span(at),
    );
    all.push(resting_on(book, &scopes, told).help("say who is meant by where he is: `here`, `aboard host`, `in play`; or let the text wait for what happens then: `when ...: you may ...`"));
}

/// Tells of text that follows upon what has just happened, and speaks of what goes on: it follows once that is over, unless it is
/// offered there.
fn follows(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    let clauses = part.card().into_iter().flat_map(|card| &card.clauses);
    for clause in clauses {
        let exprs: Vec<ExprId> = clause.args.iter().flatten().copied().collect();
        let waits = exprs.iter().any(|arg| match book.exprs.get(arg.index()) {
            Some(Expr::Quote { quote, .. }) => {
                let quote = book.quotes.get(quote.index());
                quote.is_some_and(|quote| matches!(quote.body, QuoteBody::Event(_)))
            }
            _ => false,
        });
        if !waits {
            continue;
        }
        let parts = Parts::of_exprs(exprs);
        let Some((at, scopes)) = first_word(book, parts) else {
            continue;
        };
        let menus = menus_behind(book);
        let open = |scope: &ScopeId| Extent::of(book, *scope).offers(&menus);
        let told_of = all.iter().any(|told| told.primary.span == part.span(at));
        if part.span(at).is_empty() || told_of || scopes.iter().any(open) {
            continue;
        }
        let told = Diagnostic::error(
            NO_VALUE_THEN,
            "this is nothing once that has happened: it has a value only while something else goes on",
            part.span(at),
        );
        all.push(resting_on(book, &scopes, told).help("leave it out, or let a text of a card in play ask it of what happens: `when ..., if ...: ...`"));
    }
}

/// Shows the scope on which a word rests beside what is told of it.
fn resting_on(book: &Book, scopes: &[ScopeId], told: Diagnostic) -> Diagnostic {
    let given = scopes
        .first()
        .and_then(|scope| book.scopes.get(scope.index()));
    match given {
        Some(scope) => told.also(scope.named.span, "it rests on this"),
        None => told,
    }
}

/// The menus in which rules offer what follows upon something.
fn menus_behind(book: &Book) -> Vec<MenuId> {
    let follows = |action: &&Action| {
        let mut found = false;
        reach(book, Parts::of_action(action), |met| {
            found |= matches!(met, Met::Expr(_, Expr::JustHappened(_)));
        });
        found
    };
    let actions = book.actions.iter().filter(follows);
    actions.flat_map(|action| action.menus.clone()).collect()
}

/// The event that a text of a card waits for, if rules announce it.
fn waits_for(book: &Book, hook: &Hook) -> Option<VerbId> {
    if !matches!(hook.owner, HookOwner::Card(..)) {
        return None;
    }
    let (HookRole::Trigger { event, .. } | HookRole::Instead { event, .. }) = &hook.role else {
        return None;
    };
    let verb = book.verbs.get(event.verb.index())?;
    verb.announced.then_some(event.verb)
}

/// The first word of a text that is a value of scopes and nothing besides, and the scopes.
pub(super) fn first_word(book: &Book, parts: Parts) -> Option<(ExprId, Vec<ScopeId>)> {
    let mut found: Option<(ExprId, Vec<ScopeId>)> = None;
    // A text may give the scope a value of its own.
    let mut given = false;
    reach(book, parts, |met| {
        given |= matches!(
            met,
            Met::Statement(Statement::With { .. }) | Met::Expr(_, Expr::With { .. })
        );
        let Met::Expr(at, expr) = met else { return };
        let scopes = match expr {
            Expr::Scope(scope) => vec![*scope],
            Expr::Call { function, args } if args.is_empty() => scopes_of(book, *function),
            Expr::Call { function, .. } => scopes_wanted(book, *function),
            Expr::HasState(_, state) => scopes_in(book, *state),
            _ => return,
        };
        if !scopes.is_empty() && found.is_none() {
            found = Some((at, scopes));
        }
    });
    found.filter(|_| !given)
}

/// The scopes that have to hold for a state to hold.
fn scopes_in(book: &Book, state: StateId) -> Vec<ScopeId> {
    let state = book.states.get(state.index());
    let means = state.and_then(|state| book.exprs.get(state.means?.index()));
    let scope = |part: &ExprId| match book.exprs.get(part.index()) {
        Some(Expr::Scope(scope)) => Some(*scope),
        _ => None,
    };
    match means {
        Some(Expr::And(parts)) => parts.iter().filter_map(scope).collect(),
        _ => Vec::new(),
    }
}

/// The scopes that have to have a value for a relation to hold of anybody: `c = SCOPE and ...`.
fn scopes_wanted(book: &Book, function: FunctionId) -> Vec<ScopeId> {
    let words = book.functions.get(function.index());
    let words =
        words.filter(|word| matches!(word.form, FunctionForm::Relation | FunctionForm::Adjective));
    let at = |id: &ExprId| book.exprs.get(id.index());
    let asked = |part: &ExprId| match at(part)? {
        Expr::Compare(Comparison::Equal, one, other) => match (at(one)?, at(other)?) {
            (Expr::Local(_), Expr::Scope(scope)) | (Expr::Scope(scope), Expr::Local(_)) => {
                Some(*scope)
            }
            _ => None,
        },
        _ => None,
    };
    words.map_or_else(Vec::new, |word| match at(&word.body) {
        Some(Expr::And(parts)) => parts.iter().filter_map(asked).collect(),
        _ => asked(&word.body).into_iter().collect(),
    })
}

/// The scopes on which a noun without parameters rests by its own words.
pub(super) fn scopes_of(book: &Book, function: FunctionId) -> Vec<ScopeId> {
    let Some(function) = book.functions.get(function.index()) else {
        return Vec::new();
    };
    if function.form != FunctionForm::Noun {
        return Vec::new();
    }
    let mut scopes = Vec::new();
    let start = Parts::of_exprs([function.body]);
    reach(book, start, |met| {
        if let Met::Expr(_, Expr::Scope(scope)) = met {
            scopes.push(*scope);
        }
    });
    scopes
}

/// What may happen while a scope has a value.
struct Extent<'b> {
    book: &'b Book,
    announced: BTreeSet<VerbId>,
    verbs: BTreeSet<VerbId>,
    procedures: BTreeSet<ProcedureId>,
    menus: BTreeSet<MenuId>,
    actions: BTreeSet<ActionId>,
    stages: BTreeSet<StageId>,
    /// What is still to be looked at.
    open: Vec<BlockId>,
}

impl<'b> Extent<'b> {
    fn of(book: &'b Book, scope: ScopeId) -> Self {
        let mut extent = Self {
            book,
            announced: BTreeSet::new(),
            verbs: BTreeSet::new(),
            procedures: BTreeSet::new(),
            menus: BTreeSet::new(),
            actions: BTreeSet::new(),
            stages: BTreeSet::new(),
            open: Vec::new(),
        };
        let given = |statement: &Statement| match statement {
            Statement::With {
                scope: given, body, ..
            } if *given == scope => Some(*body),
            _ => None,
        };
        let bodies = book.blocks.iter().flatten().filter_map(given);
        extent.open.extend(bodies);
        if !extent.open.is_empty() {
            // Text of cards is done there, too, and does whatever it can; and what always holds is seen to.
            let effects = (0_u32..).map(VerbId).zip(&book.verbs);
            for (verb, _) in effects.filter(|(_, verb)| !verb.announced) {
                extent.verb(verb);
            }
            let settled = book
                .hooks
                .iter()
                .filter_map(|hook| match (&hook.owner, &hook.role) {
                    (HookOwner::Rule(_), HookRole::Whenever { body, .. }) => Some(*body),
                    _ => None,
                });
            extent.open.extend(settled);
        }
        extent.run();
        extent
    }

    /// Whether one of some menus may be offered there.
    fn offers(&self, menus: &[MenuId]) -> bool {
        menus.iter().any(|menu| self.menus.contains(menu))
    }

    /// Whether an event may be announced there.
    fn has(&self, event: VerbId) -> bool {
        self.announced.contains(&event)
    }

    fn run(&mut self) {
        let book = self.book;
        let mut known = BTreeSet::new();
        while let Some(block) = self.open.pop() {
            if !known.insert(block) {
                continue;
            }
            let start = Parts::of_blocks([block]);
            reach(book, start, |met| {
                if let Met::Statement(statement) = met {
                    self.statement(statement);
                }
            });
        }
    }

    fn statement(&mut self, statement: &Statement) {
        match statement {
            Statement::Do { verb, .. } => self.verb(*verb),
            Statement::Run { procedure, .. } => self.procedure(*procedure),
            Statement::Open { window, .. } => self.procedure(*window),
            Statement::Offer { menus, .. } => menus.iter().for_each(|menu| self.menu(*menu)),
            Statement::Stage { stage, .. } if self.stages.insert(*stage) => {
                let around = self.book.hooks.iter().filter_map(|hook| match &hook.role {
                    HookRole::Around {
                        stage: of, body, ..
                    } if of == stage => *body,
                    _ => None,
                });
                self.open.extend(around);
            }
            _ => {}
        }
    }

    fn verb(&mut self, verb: VerbId) {
        if !self.verbs.insert(verb) {
            return;
        }
        let known = self.book.verbs.get(verb.index());
        if known.is_some_and(|verb| verb.announced) {
            self.announced.insert(verb);
        }
        self.open.extend(known.and_then(|verb| verb.body));
        let waiting = self.book.hooks.iter().filter_map(|hook| match &hook.role {
            HookRole::Trigger { event, body, .. } | HookRole::Instead { event, body, .. }
                if event.verb == verb && matches!(hook.owner, HookOwner::Rule(_)) =>
            {
                Some(*body)
            }
            _ => None,
        });
        self.open.extend(waiting);
    }

    fn procedure(&mut self, procedure: ProcedureId) {
        let Some(known) = self.book.procedures.get(procedure.index()) else {
            return;
        };
        if !self.procedures.insert(procedure) {
            return;
        }
        self.open.push(known.body);
        self.open.extend(known.finally);
        let menus = known.window.iter().flat_map(|window| &window.menus);
        menus.for_each(|menu| self.menu(*menu));
    }

    fn menu(&mut self, menu: MenuId) {
        if !self.menus.insert(menu) {
            return;
        }
        let actions = (0_u32..).map(ActionId).zip(&self.book.actions);
        for (id, action) in actions.filter(|(_, action)| action.menus.contains(&menu)) {
            if self.actions.insert(id) {
                self.open.extend(action.cost);
                self.open.push(action.body);
            }
        }
    }
}
