//! Words that speak of `you` or `this` where there is neither: in what a rule lets always hold, forbids or waits for, and `this` in
//! the actions of rules; and what is remembered for whoever asks later (SL0419, SL0429). They would find nobody and nothing, without
//! a word.

use crate::diagnostic::{ASKED_LATER, Diagnostic, NO_ONE};
use crate::facts::asked::Ask;
use crate::facts::deed::{done_by_nobody, inside, says_who};
use crate::facts::part::Part;
use crate::facts::reach::operands;
use crate::tree::{Expr, ExprId, FunctionId, HookOwner, HookRole, Parts, Slot, THIS, YOU};
use std::collections::BTreeSet;

const NO_PLACE: &str =
    "a rule has no place and no card of its own: say of what it is, with a relation to it";
const NO_PLAYER: &str = "a rule speaks of all players: name whose it is, `controller of it = P`, or bind him where the happening says who does it, `by (p: player)`";

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let mut tell = |at: ExprId, says: String, help: &str| {
        all.push(Diagnostic::error(NO_ONE, says, part.span(at)).help(help));
    };
    let not_here = |word: &str| format!("this speaks of `{word}`, and here there is no `{word}`");
    if !part.scenarios().is_empty()
        && let Some(at) = told_from_aside(part)
    {
        let says = "this speaks of `this`, and a scenario is no card".to_owned();
        tell(at, says, "say of what it is, with a relation to it");
    }
    for action in part
        .actions()
        .iter()
        .filter(|action| action.source.is_none())
    {
        if let Some(at) = first(part, action.parts(), THIS) {
            tell(at, not_here("this"), NO_PLACE);
        }
    }
    let mut nobody = Vec::new();
    for hook in part.hooks() {
        let rule = matches!(hook.owner, HookOwner::Rule(_));
        let Some(bound) = bound(&hook.role).filter(|_| rule) else {
            continue;
        };
        let mut told = bound.contains(&YOU);
        for (slot, word, help) in [(YOU, "you", NO_PLAYER), (THIS, "this", NO_PLACE)] {
            let at = first(part, hook.parts(), slot).filter(|_| !bound.contains(&slot));
            if let Some(at) = at {
                told = true;
                tell(at, not_here(word), help);
            }
        }
        if !told {
            nobody.extend(done_by_nobody(part.book, &hook.role.parts().blocks));
        }
    }
    for (verb, span) in nobody {
        let verb = part.book.name(verb);
        let says = format!("`{verb}` is done by a player, and here there is no `you` to do it");
        all.push(Diagnostic::error(NO_ONE, says, span).help("say who does it: bind him where the happening says it, `by (you: player)`, or write `let you be P` before it"));
    }
}

/// A scenario looks on from aside: it is no card, and nothing is `here`. There are many of them, and what they use is `here` and the
/// like, which speak of it in their own definition.
fn told_from_aside(part: &Part<'_>) -> Option<ExprId> {
    let book = part.book;
    let itself = |word: FunctionId| {
        let word = book
            .at(word)
            .filter(|word| word.params.iter().all(|param| param.slot != THIS));
        operands(book, word.map(|word| word.body)).any(|(id, _)| book.is_local(id, THIS))
    };
    let mut calls = part.exprs().filter_map(|(at, expr)| match expr {
        Expr::Call { function, .. } => Some((at, *function)),
        _ => None,
    });
    calls.find(|(_, word)| itself(*word)).map(|(at, _)| at)
}

/// The slots that are filled before such a text is asked; nothing for text that runs in the frame of a procedure, whose
/// `you` it inherits.
fn bound(role: &HookRole) -> Option<BTreeSet<Slot>> {
    if let Some(event) = role.event() {
        return Some(
            event
                .roles
                .iter()
                .flatten()
                .copied()
                .chain(event.by)
                .collect(),
        );
    }
    match role {
        HookRole::Around { .. } => None,
        HookRole::Verdict { roles, by, .. } => {
            Some(roles.iter().flatten().copied().chain(*by).collect())
        }
        HookRole::Whenever { each, .. } => Some(each.iter().map(|(slot, _)| *slot).collect()),
        _ => Some(BTreeSet::new()),
    }
}

/// The first place where a slot is spoken of, kept text left aside: that is asked with a `you` and a `this` of its own. Whether
/// something can be done may be asked of nobody in particular.
fn first(part: &Part<'_>, parts: Parts, slot: Slot) -> Option<ExprId> {
    let book = part.book;
    let all = inside(book, &parts.blocks, |statement| says_who(statement, slot));
    let asked = all
        .into_iter()
        .flat_map(|(statement, _)| statement.parts().exprs);
    let mut open: Vec<ExprId> = parts.exprs.into_iter().chain(asked).collect();
    let mut found: Option<ExprId> = None;
    while let Some(at) = open.pop() {
        let expr = book.expr(at);
        if part
            .facts
            .words
            .asks(book, expr, slot, |ask| ask == Ask::Spoken)
        {
            found = Some(found.map_or(at, |first| first.min(at)));
            continue;
        }
        match expr {
            Expr::Allowed { args, .. } => open.extend(args.iter().flatten()),
            expr => open.extend(expr.parts().exprs),
        }
    }
    found
}

/// What is remembered is told of when it happens: nobody asks then, so nothing may depend on who does.
pub(super) fn look_at_memories(part: &Part<'_>, remembered: &mut Vec<(String, Diagnostic)>) {
    let book = part.book;
    for memory in part.memories() {
        let asks = |test: &ExprId| {
            let speak = |slot| part.facts.words.speak(book, Parts::of_exprs([*test]), slot);
            speak(THIS) || speak(YOU)
        };
        if let Some(test) = memory.event.tests().find(asks) {
            let says = "what happened is described by what depends on who asks later";
            let error = Diagnostic::error(ASKED_LATER, says, part.span(test));
            let error = error.help(
                "name one thing: `some x ... where x was ...`; or describe what it was by itself",
            );
            remembered.push((crate::explicit::memory(book, memory), error));
        }
    }
}
