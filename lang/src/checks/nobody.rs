//! Words that speak of `you` or `this` where there is neither: in what a rule lets always hold, forbids or waits for, and `this` in
//! the actions of rules. They would find nobody and nothing, without a word.

mod deeds;

use super::part::Part;
use super::walk::{self, Parts};
use crate::diagnostic::{Diagnostic, NO_ONE};
use crate::tree::{
    BlockId, Book, EventPattern, Expr, ExprId, FunctionId, HookOwner, HookRole, Slot, THIS, YOU,
};
use std::collections::{BTreeMap, BTreeSet};

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let mut spoken = Spoken {
        book: part.book,
        known: BTreeMap::new(),
    };
    if !part.scenarios().is_empty() {
        told_from_aside(part, &mut spoken, all);
    }
    for action in part.actions() {
        let parts = Parts::of_action(action);
        if action.source.is_none()
            && let Some(at) = spoken.first(&parts, THIS)
        {
            all.push(not_here(part, at, "this", NO_PLACE));
        }
    }
    let mut deeds = deeds::Deeds::of(part.book);
    for hook in part.hooks() {
        if !matches!(hook.owner, HookOwner::Rule(_)) {
            continue;
        }
        let Some(bound) = bound(&hook.role) else {
            continue;
        };
        let mut parts = walk::of_role(&hook.role);
        parts.exprs.extend(hook.active);
        let mut told = bound.contains(&YOU);
        for (slot, word) in [(YOU, "you"), (THIS, "this")] {
            if bound.contains(&slot) {
                continue;
            }
            if let Some(at) = spoken.first(&parts, slot) {
                told = true;
                let help = if slot == YOU {
                    "a rule speaks of all players: name whose it is, `controller of it = P`, or bind him where the happening says who does it, `by (p: player)`"
                } else {
                    NO_PLACE
                };
                all.push(not_here(part, at, word, help));
            }
        }
        if told {
            continue;
        }
        if let Some((verb, span)) = deeds.first_of_nobody(&parts.blocks) {
            all.push(
                Diagnostic::error(
                    NO_ONE,
                    format!("`{verb}` is done by a player, and here there is no `you` to do it"),
                    span,
                )
                .help("say who does it: bind him where the happening says it, `by (you: player)`, or write `let you be P` before it"),
            );
        }
    }
}

const NO_PLACE: &str =
    "a rule has no place and no card of its own: say of what it is, with a relation to it";

fn not_here(part: &Part<'_>, at: ExprId, word: &str, help: &'static str) -> Diagnostic {
    let message = format!("this speaks of `{word}`, and here there is no `{word}`");
    Diagnostic::error(NO_ONE, message, part.span(at)).help(help)
}

/// A scenario looks on from aside: it is no card, and nothing is `here`.
fn told_from_aside(part: &Part<'_>, spoken: &mut Spoken<'_>, all: &mut Vec<Diagnostic>) {
    let mut calls = part.exprs().filter_map(|(at, expr)| match expr {
        Expr::Call { function, .. } => Some((at, *function)),
        _ => None,
    });
    if let Some((at, _)) = calls.find(|(_, function)| spoken.of_itself(*function, THIS)) {
        all.push(
            Diagnostic::error(
                NO_ONE,
                "this speaks of `this`, and a scenario is no card",
                part.span(at),
            )
            .help("say of what it is, with a relation to it"),
        );
    }
}

/// The slots that are filled before such a text is asked; nothing for text that runs in the frame of a procedure, whose
/// `you` it inherits.
fn bound(role: &HookRole) -> Option<BTreeSet<Slot>> {
    let of_event = |event: &EventPattern| -> BTreeSet<Slot> {
        event
            .roles
            .iter()
            .flatten()
            .copied()
            .chain(event.by)
            .collect()
    };
    match role {
        HookRole::Around { .. } => None,
        HookRole::Instead { event, .. } | HookRole::Trigger { event, .. } => Some(of_event(event)),
        HookRole::Verdict { roles, by, .. } => {
            Some(roles.iter().flatten().copied().chain(*by).collect())
        }
        HookRole::Whenever { each, .. } => Some(each.iter().map(|(slot, _)| *slot).collect()),
        HookRole::Change { .. } | HookRole::Marks { .. } => Some(BTreeSet::new()),
    }
}

/// What an expression asks for. Whether something can be done may be asked of nobody in particular.
fn asked(expr: &Expr) -> Vec<ExprId> {
    match expr {
        Expr::Allowed { args, .. } => args.iter().flatten().copied().collect(),
        _ => walk::of_expr(expr).exprs,
    }
}

/// Which functions speak of a slot of the frame in which they are asked.
struct Spoken<'b> {
    book: &'b Book,
    known: BTreeMap<(FunctionId, Slot), bool>,
}

impl Spoken<'_> {
    /// The first place where a slot is spoken of, kept text left aside: that is asked with a `you` and a `this` of its own.
    fn first(&mut self, parts: &Parts, slot: Slot) -> Option<ExprId> {
        let mut exprs = parts.exprs.clone();
        let mut blocks: Vec<BlockId> = parts.blocks.clone();
        let mut seen = BTreeSet::new();
        let mut found: Option<ExprId> = None;
        loop {
            while let Some(at) = exprs.pop() {
                let Some(expr) = self.book.exprs.get(at.index()).filter(|_| seen.insert(at)) else {
                    continue;
                };
                if self.speaks(expr, slot) {
                    found = Some(found.map_or(at, |first| first.min(at)));
                    continue;
                }
                exprs.extend(asked(expr));
            }
            let Some(block) = blocks.pop() else {
                return found;
            };
            for statement in self.book.blocks.get(block.index()).into_iter().flatten() {
                let parts = walk::of_statement(statement);
                exprs.extend(parts.exprs);
                blocks.extend(parts.blocks);
                if deeds::says_who(statement, slot) {
                    break;
                }
            }
        }
    }

    fn speaks(&mut self, expr: &Expr, slot: Slot) -> bool {
        match expr {
            Expr::Local(of) => *of == slot,
            Expr::Call { function, .. } => self.function(*function, slot),
            _ => false,
        }
    }

    /// Whether a function speaks of a slot in its own definition: what scenarios use is `here` and the like, and there are
    /// many of them.
    fn of_itself(&self, id: FunctionId, slot: Slot) -> bool {
        let Some(function) = self.book.functions.get(id.index()) else {
            return false;
        };
        let mut exprs = vec![function.body];
        while let Some(expr) = exprs.pop().and_then(|at| self.book.exprs.get(at.index())) {
            if *expr == Expr::Local(slot) {
                return !function.params.iter().any(|param| param.slot == slot);
            }
            exprs.extend(asked(expr));
        }
        false
    }

    fn function(&mut self, id: FunctionId, slot: Slot) -> bool {
        if let Some(known) = self.known.get(&(id, slot)) {
            return *known;
        }
        // A circle of definitions has been told; in it nothing more is said.
        self.known.insert((id, slot), false);
        let Some(function) = self.book.functions.get(id.index()) else {
            return false;
        };
        if function.params.iter().any(|param| param.slot == slot) {
            return false;
        }
        let parts = Parts::of_exprs([function.body]);
        let speaks = self.first(&parts, slot).is_some();
        self.known.insert((id, slot), speaks);
        speaks
    }
}
