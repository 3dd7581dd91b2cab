//! What is declared and comes to nothing: what nobody does, asks for, offers or is ever in (SL0402, SL0404, SL0405,
//! SL0411, SL0412, SL0450, SL0468).

use super::Note;
use crate::diagnostic::{
    Code, Diagnostic, NEVER_ASKED, NEVER_GIVEN, NEVER_HAPPENS, NEVER_MARKED, NEVER_OFFERED,
    NEVER_READ, NOTHING_OFFERED,
};
use crate::facts::part::Part;
use crate::span::Span;
use crate::tree::{
    Act, Book, ClauseId, Expr, HookOwner, HookRole, MenuId, Named, ScopeId, StateId, Statement,
    Until, VerbId, Write,
};
use std::collections::BTreeSet;

/// What a text makes of something that is declared.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Use {
    /// A verb is done, or it is asked whether it can be.
    Does(VerbId),
    Can(VerbId),
    /// Something comes into a state, or it is asked whether it is.
    Enters(StateId),
    IsIn(StateId),
    /// A scope is given a value, or it is asked for.
    Gives(ScopeId),
    Wants(ScopeId),
    /// A menu is offered, or something stands in it.
    Offers(MenuId),
    Fills(MenuId),
    /// A card is asked for its clauses, or one of them for a slot.
    Reads(ClauseId),
    Slot(ClauseId, u16),
}

pub(super) fn look(part: &Part<'_>, used: &mut Vec<Use>, noted: &mut Vec<(Note, Span)>) {
    for (at, expr) in part.exprs() {
        match expr {
            Expr::Allowed { verb, .. } => used.extend([Use::Can(*verb)]),
            Expr::HasState(_, state) => used.extend([Use::IsIn(*state)]),
            Expr::Scope(scope) => used.extend([Use::Wants(*scope)]),
            Expr::Answer(asking) => used.extend(asking.with.iter().map(|(id, _)| Use::Gives(*id))),
            Expr::With { binds, .. } => used.extend(binds.iter().map(|(id, _)| Use::Gives(*id))),
            Expr::Clauses { clause, .. } => used.extend([Use::Reads(*clause)]),
            Expr::Part { clause, index, .. } => used.extend([Use::Slot(*clause, *index)]),
            Expr::Just(event) => noted.push((Note::Waits(event.verb), part.span(at))),
            _ => {}
        }
    }
    for (statement, span) in part.statements() {
        match statement {
            Statement::Do { verb, .. } => used.extend([Use::Does(*verb)]),
            Statement::Write(Write::Mark { state, .. }) => used.extend([Use::Enters(*state)]),
            Statement::With { scope, .. } => used.extend([Use::Gives(*scope)]),
            Statement::Follow { with, .. } => {
                used.extend(with.iter().map(|(id, _)| Use::Gives(*id)));
            }
            Statement::Offer { menus, .. } => used.extend(menus.iter().map(|id| Use::Offers(*id))),
            Statement::Lasting {
                until: Until::Event { verb, .. },
                ..
            } => {
                noted.push((Note::Waits(*verb), span));
            }
            _ => {}
        }
    }
    let windows = part
        .procedures()
        .iter()
        .filter_map(|run| run.window.as_ref());
    let offered = windows.flat_map(|window| &window.menus);
    used.extend(offered.map(|id| Use::Offers(*id)));
    let filled = part.actions().iter().flat_map(|one| &one.menus);
    used.extend(filled.map(|id| Use::Fills(*id)));
    for hook in part.hooks() {
        let waits = hook.role.event().map(|event| Note::Waits(event.verb));
        noted.extend(waits.map(|waits| (waits, hook.span)));
        match hook.role {
            HookRole::Marks { state, .. } => used.extend([Use::Enters(state)]),
            HookRole::Verdict {
                allow: false,
                act: Act::Verb(verb),
                sweeping: false,
                ..
            } if part.book.at(verb).is_some_and(|verb| verb.announced) => {
                noted.push((Note::Forbids(verb), hook.span));
            }
            _ => {}
        }
        if let HookOwner::State(state) = hook.owner {
            used.push(Use::IsIn(state));
        }
    }
    for quote in part.quotes() {
        let waits = quote.body.event().map(|event| Note::Waits(event.verb));
        noted.extend(waits.map(|waits| (waits, quote.span)));
    }
}

/// What never happens is told of any scripts.
pub(super) fn tell_events(
    book: &Book,
    used: impl Fn(Use) -> bool,
    noted: &[&(Note, Span)],
    all: &mut Vec<Diagnostic>,
) {
    let waits = noted.iter().filter_map(|(note, span)| match note {
        Note::Waits(verb) if !used(Use::Does(*verb)) => Some((*verb, *span)),
        _ => None,
    });
    for (verb, span) in waits.collect::<BTreeSet<_>>() {
        let name = book.name(verb);
        let says = format!("nothing ever does `{name}`");
        let warning = Diagnostic::warning(NEVER_HAPPENS, says, span);
        let warning = warning.also(book.declared(verb), "it is declared here");
        let help = format!("do it in a verb or procedure, or `announce {name}(...)`");
        all.push(warning.help(help));
    }
}

/// The rest is told of scripts that are all of a game: without one, the rest may do, ask and offer what is missing in
/// them.
pub(super) fn tell(book: &Book, used: impl Fn(Use) -> bool, all: &mut Vec<Diagnostic>) {
    let mut warn = |code: Code, of: &Named, says: String, help: String| {
        all.push(Diagnostic::warning(code, says, of.span).help(help));
    };
    for (id, state) in (0..).map(StateId).zip(&book.states) {
        if used(Use::IsIn(id)) && !used(Use::Enters(id)) && state.means.is_none() {
            let name = &state.named.name;
            let says = format!("nothing ever becomes `{name}`");
            let help = format!(
                "write `mark X as {name}` in a verb, or say with `means` when something is `{name}`"
            );
            warn(NEVER_MARKED, &state.named, says, help);
        }
    }
    for (id, scope) in (0..).map(ScopeId).zip(&book.scopes) {
        if used(Use::Wants(id)) && !used(Use::Gives(id)) {
            let name = &scope.named.name;
            let says = format!("nothing ever gives `{name}` a value");
            let help = format!("write `with {name} = ... {{ }}` around what asks for it");
            warn(NEVER_GIVEN, &scope.named, says, help);
        }
    }
    let of_rules = book.actions.iter().filter(|action| action.source.is_none());
    for action in of_rules.filter(|action| !action.menus.iter().any(|id| used(Use::Offers(*id)))) {
        let says = format!("nobody is ever offered `{}`", action.named.name);
        let help = "put it into a menu that some `offer` or window names";
        warn(NEVER_OFFERED, &action.named, says, help.to_owned());
    }
    for (id, form) in (0..).map(ClauseId).zip(&book.clauses) {
        let name = &form.named.name;
        if !used(Use::Reads(id)) {
            let says = format!("no rule asks a card for its `{name}`, so such text does nothing");
            let help = "ask for it in a rule: `for each k in RECORDs of c { ... }`, `some k in RECORDs of c`";
            warn(NEVER_READ, &form.named, says, help.to_owned());
            continue;
        }
        let slots = (0_u16..).zip(&form.params);
        for (_, param) in slots.filter(|(index, _)| !used(Use::Slot(id, *index))) {
            let slot = &param.name;
            let says =
                format!("no rule reads `{slot}` of a `{name}`, so what stands there does nothing");
            let help = format!("read it where the rule asks for the clause: `k.{slot}`");
            warn(NEVER_READ, &form.named, says, help);
        }
    }
    for (id, menu) in (0..).map(MenuId).zip(&book.menus) {
        if used(Use::Offers(id)) && !used(Use::Fills(id)) {
            let (name, span) = (&menu.named.name, menu.named.span);
            let says = format!("no action stands in the menu `{name}`");
            all.push(Diagnostic::warning(NOTHING_OFFERED, says, span));
        }
    }
}

/// What is forbidden though no rule asks whether it can be done, in scripts that are all of a game.
pub(super) fn tell_forbidden(
    book: &Book,
    used: impl Fn(Use) -> bool,
    noted: &[&(Note, Span)],
    all: &mut Vec<Diagnostic>,
) {
    let forbidden = noted.iter().filter_map(|(note, span)| match note {
        Note::Forbids(verb) if !used(Use::Can(*verb)) => Some((*verb, *span)),
        _ => None,
    });
    for (verb, span) in forbidden.collect::<BTreeSet<_>>() {
        let says = format!(
            "no rule asks whether this can be done: `{}` is announced all the same",
            book.name(verb)
        );
        let error = Diagnostic::error(NEVER_ASKED, says, span);
        all.push(error.also(book.declared(verb), "it is declared here").help("say `when` it happens, and what becomes of it then; in rules ask before it is done whether it `can be`"));
    }
}
