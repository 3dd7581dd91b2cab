//! What is done to a card that has had its results, and what nothing takes out of a card that is gone (SL0453, SL0469).

use crate::diagnostic::{COMES_TOO_LATE, Diagnostic, UNCLEARED};
use crate::facts::deed::{done_to, takes_away};
use crate::facts::holds::{Says, all_said};
use crate::facts::part::Part;
use crate::facts::place::{passes, while_it_passes, zones};
use crate::tree::{Book, HookOwner, HookRole, Parts, QuoteBody, VerbId, ZoneId, ZoneOf};
use foldhash::HashSet;

/// What follows upon a play, done to the card that was played: `plays just after opponent plays KIND: nullify it`. Of
/// a kind whose cards are in play only where their own text puts them there, the card has had its results and is gone
/// by then.
pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    for quote in part.quotes() {
        let (Some(event), QuoteBody::Effects(body)) = (&quote.event, &quote.body) else {
            continue;
        };
        let announced = book.at(event.verb).is_some_and(|verb| verb.announced);
        let Some(slot) = event.object().filter(|_| announced) else {
            continue;
        };
        let kind = all_said(book, event.was, slot).find_map(|(_, said)| match said {
            Says::Kind(kind) => Some(kind),
            _ => None,
        });
        let Some(kind) = kind.filter(|kind| passes(book, *kind)) else {
            continue;
        };
        for (statement, span) in book.block(*body) {
            let done = done_to(book, statement, slot);
            let Some(verb) = done.filter(|verb| takes_away(book, *verb)) else {
                continue;
            };
            let (verb, name) = (book.name(verb), book.name(kind));
            let says = format!("this {name} has had its results by then, and is gone");
            let mut told = Diagnostic::error(COMES_TOO_LATE, says, span);
            if let Some(place) = while_it_passes(book, kind) {
                told = told.help(format!("answer it while it is being played: `{verb} one {name} {place}`, in a text that does not wait for it"));
            }
            all.push(told);
        }
    }
}

/// Places in play that a card has, of which nothing says what becomes of what lies there when the card leaves play:
/// it would stay where nobody looks, neither in play nor in any pile.
pub(in crate::checks) fn uncleared(book: &Book, all: &mut Vec<Diagnostic>) {
    let verbs = (0_u32..).map(VerbId).zip(&book.verbs);
    let leaves = verbs.filter(|(id, _)| takes_away(book, *id));
    let leaves = leaves.map(|(_, verb)| verb.parts());
    let waits = book.hooks.iter().filter(|hook| {
        let whenever = matches!(hook.role, HookRole::Whenever { .. });
        matches!(hook.owner, HookOwner::Rule(_)) && (whenever || hook.role.event().is_some())
    });
    let seen = leaves.chain(waits.map(|hook| hook.role.parts()));
    let seen: HashSet<ZoneId> = zones(book, seen.fold(Parts::default(), Parts::and)).collect();
    for (id, zone) in (0_u32..).map(ZoneId).zip(&book.zones) {
        if matches!(zone.of, ZoneOf::Kind(_)) && zone.in_play && !seen.contains(&id) {
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
}
