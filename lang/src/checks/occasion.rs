//! Words that mean something only while something goes on, at another time (SL0451), and moments of anywhere in text
//! that speaks of here (SL0463).
//!
//! The value of such a word is that of a scope, which holds while a block runs and whatever that block does. A text
//! of a card that waits for the end of a turn is not run there.

use crate::diagnostic::{Diagnostic, NO_VALUE_THEN, OF_ANYWHERE};
use crate::facts::going_on::{Extent, first_word};
use crate::facts::part::Part;
use crate::facts::reach::{exprs, first};
use crate::tree::{
    Action, Builtin, Expr, ExprId, Hook, MenuId, QuoteBody, ScopeId, Slot, Statement, THIS, Type,
    Until,
};

const WHERE: &str = "say who is meant by where he is: `here`, `aboard host`, `in play`; or let the text wait for what happens then";

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    for hook in part.of_cards() {
        all.extend(waits(part, hook));
        all.extend(of_anywhere(part, hook));
    }
    if part.card().is_some() {
        let acts = part.actions().iter();
        all.extend(acts.filter_map(|action| offered(part, action)));
        follows(part, all);
        ends(part, all);
    }
}

fn error(
    part: &Part<'_>,
    at: ExprId,
    scopes: &[ScopeId],
    says: impl Into<String>,
    help: &str,
) -> Diagnostic {
    let told = Diagnostic::error(NO_VALUE_THEN, says, part.span(at)).help(help);
    match scopes.first() {
        Some(scope) => told.also(part.book.declared(*scope), "it rests on this"),
        None => told,
    }
}

/// Whether something holds of what may go on while one of some scopes has a value.
fn goes_on(part: &Part<'_>, scopes: &[ScopeId], holds: impl Fn(&Extent) -> bool) -> bool {
    let mut scopes = scopes.iter();
    scopes.any(|scope| part.facts.extents.ask(part.book, *scope, &holds))
}

/// A text that waits for what rules announce only outside of it.
fn waits(part: &Part<'_>, hook: &Hook) -> Option<Diagnostic> {
    let event = hook.role.event()?.verb;
    let verb = part.book.at(event).filter(|verb| verb.announced)?;
    let (at, scopes) = first_word(part.book, hook.role.parts())?;
    let says = format!(
        "this is nothing when `{}` comes: it has a value only while something else goes on",
        verb.named.name
    );
    (!goes_on(part, &scopes, |of| of.has(event))).then(|| error(part, at, &scopes, says, WHERE))
}

/// Whether some menus are offered while one of some scopes has a value.
fn offers(part: &Part<'_>, scopes: &[ScopeId], menus: &[MenuId]) -> bool {
    goes_on(part, scopes, |of| of.offers(menus))
}

/// An action of a card that speaks of what goes on, and is offered only when nothing of the sort does.
fn offered(part: &Part<'_>, action: &Action) -> Option<Diagnostic> {
    let (at, scopes) = first_word(part.book, action.parts())?;
    if !part.is_written(at) || offers(part, &scopes, &action.menus) {
        return None;
    }
    let menus = action.menus.iter();
    let menus = menus.map(|menu| format!("`{}`", part.book.name(*menu)));
    let menus = menus.collect::<Vec<_>>().join(", ");
    let says = format!(
        "this is nothing when this text may be used ({menus}): it has a value only while something else goes on"
    );
    let help = format!("{WHERE}: `when ...: you may ...`");
    Some(error(part, at, &scopes, says, &help))
}

/// Text that follows upon what has just happened, and speaks of what goes on: it follows once that is over, unless it
/// is offered there.
fn follows(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    // The menus in which rules offer what follows upon something.
    let follows = |action: &&Action| {
        let mut asked = exprs(book, action.parts());
        asked.any(|(_, expr)| matches!(expr, Expr::JustHappened(_)))
    };
    let menus = || -> Vec<MenuId> {
        let actions = book.actions.iter().filter(follows);
        actions.flat_map(|action| action.menus.clone()).collect()
    };
    for clause in part.clauses() {
        let kept = clause.args.iter().flatten();
        let mut kept = kept.filter_map(|arg| book.kept(*arg));
        if !kept.any(|quote| matches!(quote.body, QuoteBody::Event(_))) {
            continue;
        }
        let Some((at, scopes)) = first_word(book, clause.parts()) else {
            continue;
        };
        let told = all.iter().any(|told| told.primary.span == part.span(at));
        if part.is_written(at) && !told && !offers(part, &scopes, &menus()) {
            let says = "this is nothing once that has happened: it has a value only while something else goes on";
            let help = "leave it out, or let a text of a card in play ask it of what happens: `when ..., if ...: ...`";
            all.push(error(part, at, &scopes, says, help));
        }
    }
}

/// An end that speaks of what goes on when the effect begins: when the end comes, it is something else.
fn ends(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    for (statement, _) in part.statements() {
        if let Statement::Lasting {
            until: Until::Happening(of),
            ..
        } = statement
            && let Some(quote) = part.book.kept(*of)
            && let Some((at, _)) = first_word(part.book, quote.parts())
        {
            let says = "this is whatever goes on when the end comes, and not what goes on when this begins";
            let help =
                "keep it before, in a block: `{ let x be SCOPE; ... until x is PARTICIPLE }`";
            all.push(error(part, at, &[], says, help));
        }
    }
}

/// Moments that come wherever something begins or ends, in text that speaks of where its card is: `at start of X:
/// VERB one KIND present` is done whenever anything of the sort begins, however far away.
fn of_anywhere(part: &Part<'_>, hook: &Hook) -> Option<Diagnostic> {
    let book = part.book;
    let event = hook.role.event()?;
    let verb = book.at(event.verb).filter(|verb| verb.announced)?;
    let roles = verb.params.iter().zip(&event.roles);
    let objects = roles.filter(|(param, _)| matches!(param.ty, Type::Object(_)));
    let slots: Vec<Option<Slot>> = objects.map(|(_, slot)| *slot).collect();
    // Whoever speaks of what is in it, or of what it is of, ties the two.
    let tied = |(at, _)| {
        book.local(at)
            .is_some_and(|slot| slots.contains(&Some(slot)))
    };
    if slots.is_empty()
        || first_word(book, hook.parts()).is_some()
        || exprs(book, hook.parts()).any(tied)
    {
        return None;
    }
    let at = first(book, hook.parts(), |at, expr| {
        part.is_written(at) && says_where(part, expr)
    })?;
    let name = &verb.named.name;
    // What stands behind `of` is its first role.
    let there = match verb.params.first().map(|param| &param.ty) {
        Some(Type::Object(kind)) => format!(
            "say that it is there: `when {name} of {} here: ...`, or a declared moment that says `here`; or ",
            book.name(*kind)
        ),
        _ => String::new(),
    };
    let says =
        format!("`{name}` comes wherever there is one, and this speaks of where the card is");
    let help =
        format!("{there}speak of those who are in it: `when ..., if some STATE KIND present: ...`");
    Some(Diagnostic::error(OF_ANYWHERE, says, part.span(at)).help(help))
}

/// Whether an expression asks where its card, or what that lies on, is.
fn says_where(part: &Part<'_>, expr: &Expr) -> bool {
    let book = part.book;
    let Expr::Call { function, args } = expr else {
        return false;
    };
    let of_this = |id: &ExprId| {
        let of = book.said_of(*id, Builtin::Host).unwrap_or(*id);
        book.is_local(of, THIS)
    };
    book.at(*function).is_some_and(|word| word.in_play)
        && (args.iter().skip(1).any(of_this) || part.facts.words.speaks(book, *function, THIS))
}
