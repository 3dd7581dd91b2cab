//! Words that speak of `you` or `this` where there is neither: in what a rule lets always hold, forbids or waits for,
//! and `this` in the actions of rules; and what is remembered for whoever asks later (SL0419, SL0429). They would
//! find nobody and nothing, without a word.

use crate::diagnostic::{ASKED_LATER, Diagnostic, NO_ONE};
use crate::facts::asked::Ask;
use crate::facts::deed::{done_by_nobody, inside, says_who};
use crate::facts::part::Part;
use crate::tree::{Expr, ExprId, FunctionId, HookOwner, HookRole, Parts, Slot, THIS, YOU};
use std::collections::BTreeSet;

const NO_PLACE: &str =
    "a rule has no place and no card of its own: say of what it is, with a relation to it";
const NO_PLAYER: &str = "a rule speaks of all players: name whose it is, `controller of it = P`, or bind him where the happening says who does it, `by (p: player)`";

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let told = |at: ExprId, says: &str, help: &str| {
        Diagnostic::error(NO_ONE, says, part.span(at)).help(help)
    };
    let not_here = |at: ExprId, word: &str, help: &str| {
        let says = format!("this speaks of `{word}`, and here there is no `{word}`");
        told(at, &says, help)
    };
    if !part.scenarios().is_empty()
        && let Some(at) = told_from_aside(part)
    {
        let says = "this speaks of `this`, and a scenario is no card";
        all.push(told(at, says, "say of what it is, with a relation to it"));
    }
    let of_rules = part
        .actions()
        .iter()
        .filter(|action| action.source.is_none());
    let this = of_rules.filter_map(|action| first(part, action.parts(), THIS));
    all.extend(this.map(|at| not_here(at, "this", NO_PLACE)));
    for hook in part.hooks() {
        let rule = matches!(hook.owner, HookOwner::Rule(_));
        let Some(bound) = bound(&hook.role).filter(|_| rule) else {
            continue;
        };
        let before = all.len();
        for (slot, word, help) in [(YOU, "you", NO_PLAYER), (THIS, "this", NO_PLACE)] {
            let at = first(part, hook.parts(), slot).filter(|_| !bound.contains(&slot));
            all.extend(at.map(|at| not_here(at, word, help)));
        }
        if all.len() == before
            && !bound.contains(&YOU)
            && let Some((verb, span)) = done_by_nobody(part.book, &hook.role.parts().blocks)
        {
            let verb = part.book.name(verb);
            let says = format!("`{verb}` is done by a player, and here there is no `you` to do it");
            all.push(Diagnostic::error(NO_ONE, says, span).help("say who does it: bind him where the happening says it, `by (you: player)`, or write `let you be P` before it"));
        }
    }
}

/// A scenario looks on from aside: it is no card, and nothing is `here`. There are many of them, and what they use is
/// `here` and the like, which speak of it in their own definition.
fn told_from_aside(part: &Part<'_>) -> Option<ExprId> {
    let book = part.book;
    let itself = |word: &FunctionId| {
        let word = book.at(*word);
        let word = word.filter(|word| word.params.iter().all(|param| param.slot != THIS));
        word.is_some_and(|word| book.speaks_of(word.body, THIS))
    };
    part.exprs().find_map(|(at, expr)| match expr {
        Expr::Call { function, .. } if itself(function) => Some(at),
        _ => None,
    })
}

/// The slots that are filled before such a text is asked; nothing for text that runs in the frame of a procedure, whose
/// `you` it inherits.
fn bound(role: &HookRole) -> Option<BTreeSet<Slot>> {
    let (roles, other) = match (role, role.event()) {
        (_, Some(event)) => (&*event.roles, event.by),
        (HookRole::Around { .. }, _) => return None,
        (HookRole::Verdict { roles, by, .. }, _) => (&**roles, *by),
        (HookRole::Whenever { each, .. }, _) => (&[][..], each.map(|(slot, _)| slot)),
        _ => (&[][..], None),
    };
    Some(roles.iter().flatten().copied().chain(other).collect())
}

/// The first place where a slot is spoken of, kept text left aside: that is asked with a `you` and a `this` of its
/// own. Whether something can be done may be asked of nobody in particular.
fn first(part: &Part<'_>, parts: Parts, slot: Slot) -> Option<ExprId> {
    let book = part.book;
    let all = inside(book, &parts.blocks, |statement| says_who(statement, slot)).into_iter();
    let asked = all.flat_map(|(statement, _)| statement.parts().exprs);
    let mut open: Vec<ExprId> = parts.exprs.into_iter().chain(asked).collect();
    let mut found: Option<ExprId> = None;
    let spoken = |ask| ask == Ask::Spoken;
    while let Some(at) = open.pop() {
        match book.expr(at) {
            expr if part.facts.words.asks(book, expr, slot, spoken) => {
                found = Some(found.map_or(at, |first| first.min(at)));
            }
            Expr::Allowed { args, .. } => open.extend(args.iter().flatten()),
            expr => open.extend(expr.parts().exprs),
        }
    }
    found
}

/// What is remembered is told of when it happens: nobody asks then, so nothing may depend on who does.
pub(super) fn look_at_memories(part: &Part<'_>, remembered: &mut Vec<(String, Diagnostic)>) {
    let (book, words) = (part.book, &part.facts.words);
    for memory in part.memories() {
        let speaks = |test, slot| words.speak(book, Parts::of_exprs([test]), slot);
        let asks = |test: &ExprId| speaks(*test, THIS) || speaks(*test, YOU);
        if let Some(test) = memory.event.tests().find(asks) {
            let says = "what happened is described by what depends on who asks later";
            let help =
                "name one thing: `some x ... where x was ...`; or describe what it was by itself";
            let error = Diagnostic::error(ASKED_LATER, says, part.span(test)).help(help);
            remembered.push((crate::explicit::memory(book, memory), error));
        }
    }
}
