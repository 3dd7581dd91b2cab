//! Places in play that a card has, of which nothing says what becomes of what lies there when the card leaves play: it would stay where
//! nobody looks, neither in play nor in any pile.

use super::gone::takes_away;
use super::walk::{Met, Parts, of_role, reach};
use crate::diagnostic::{Diagnostic, UNCLEARED};
use crate::tree::{
    Book, Expr, FunctionId, HookOwner, HookRole, ProcedureId, Statement, VerbId, ZoneId, ZoneOf,
};
use std::collections::BTreeSet;

pub(super) fn check(book: &Book, all: &mut Vec<Diagnostic>) {
    let mut seen = Seen::default();
    let verbs = (0_u32..).map(VerbId).take(book.verbs.len());
    for verb in verbs.filter(|verb| takes_away(book, *verb)) {
        seen.verb(book, verb);
    }
    for hook in &book.hooks {
        let waits = matches!(
            hook.role,
            HookRole::Trigger { .. } | HookRole::Instead { .. } | HookRole::Whenever { .. }
        );
        if waits && matches!(hook.owner, HookOwner::Rule(_)) {
            seen.open.push(of_role(&hook.role));
        }
    }
    seen.follow(book);
    for (id, zone) in (0_u32..).map(ZoneId).zip(&book.zones) {
        let (ZoneOf::Kind(_), true) = (zone.of, zone.in_play) else {
            continue;
        };
        if seen.zones.contains(&id) {
            continue;
        }
        let name = &zone.named.name;
        let says = format!(
            "what is in `{name}` stays there when the card leaves play, and is in play no more"
        );
        let help = format!(
            "say in a rule what becomes of it: `before VERB of (c: KIND) {{ for each x in {name} of c {{ ... }} }}`"
        );
        all.push(Diagnostic::warning(UNCLEARED, says, zone.named.span).help(help));
    }
}

/// What is reached so far, through whatever rules name.
#[derive(Default)]
struct Seen {
    open: Vec<Parts>,
    zones: BTreeSet<ZoneId>,
    functions: BTreeSet<FunctionId>,
    procedures: BTreeSet<ProcedureId>,
    verbs: BTreeSet<VerbId>,
}

impl Seen {
    fn verb(&mut self, book: &Book, verb: VerbId) {
        if !self.verbs.insert(verb) {
            return;
        }
        let body = book.verbs.get(verb.index()).and_then(|verb| verb.body);
        self.open.push(Parts::of_blocks(body));
    }

    fn follow(&mut self, book: &Book) {
        while let Some(parts) = self.open.pop() {
            let (mut functions, mut procedures, mut verbs) = (Vec::new(), Vec::new(), Vec::new());
            let zones = &mut self.zones;
            reach(book, parts, |met| match met {
                Met::Expr(_, Expr::Place { zone, .. }) => {
                    zones.insert(*zone);
                }
                Met::Expr(_, Expr::Call { function, .. }) => functions.push(*function),
                Met::Statement(Statement::Run { procedure, .. }) => procedures.push(*procedure),
                Met::Statement(Statement::Do { verb, .. }) => verbs.push(*verb),
                _ => {}
            });
            functions.retain(|function| self.functions.insert(*function));
            let known = |function: FunctionId| book.functions.get(function.index());
            let bodies = functions.into_iter().filter_map(known);
            self.open
                .extend(bodies.map(|known| Parts::of_exprs([known.body])));
            procedures.retain(|procedure| self.procedures.insert(*procedure));
            let known = |procedure: ProcedureId| book.procedures.get(procedure.index());
            let bodies = procedures.into_iter().filter_map(known);
            self.open
                .extend(bodies.map(|known| Parts::of_blocks([known.body])));
            for verb in verbs {
                self.verb(book, verb);
            }
        }
    }
}
