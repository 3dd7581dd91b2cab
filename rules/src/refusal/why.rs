//! Why what somebody may think of doing with a card cannot be done: the reason that matters, before others of the same
//! weight.
//!
//! Each action is asked of which the card can be the first part, one of those who are chosen with it, or the source.
//! What is told is what the scripts have words for; without any, the one reason that came nearest.

use super::{Nearness, is_beside_it, is_whole, nearness, said, unscripted};
use crate::show::Show;
use spaceline_lang::tree::{Action, ActionId, MenuId};
use spaceline_runtime::ask::Reason;
use spaceline_runtime::game::Attempt;
use spaceline_runtime::tell::Tell;
use spaceline_runtime::{Game, Question, Ref, Refusal, Value};
use std::cmp::Reverse;

/// A reason that was found.
struct Found {
    near: Nearness,
    /// Whether the scripts have words for it.
    told: bool,
    /// Whether the card itself may be used for the action.
    fits: bool,
    /// Whether it lacks something to be done with, to or on.
    is_nowhere: bool,
    /// Whether it stands in a menu that is open.
    is_open: bool,
    line: String,
}

/// A line for each reason, the one that matters most first; at the end what of the card is not scripted.
#[must_use]
pub fn page(game: &Game, viewer: u8, object: Ref) -> Vec<String> {
    let show = Show::to(game, viewer);
    let Some(rec) = game.state().rec(object).filter(|_| show.knows(object)) else {
        return Vec::new();
    };
    let card = rec.card();
    let mut found = Vec::new();
    for (id, action) in (0..).map(ActionId).zip(&game.program().book().actions) {
        let attempt = |this: Value| Attempt {
            action: id,
            by: viewer,
            this,
            anchors: Vec::new(),
            members: Vec::new(),
        };
        match &action.source {
            Some(source) if card == Some(source.card) => {
                let attempt = attempt(Value::Object(object));
                found.extend(asked(&show, action, object, &attempt));
            }
            Some(_) => {}
            None => {
                if !action.anchors.is_empty() {
                    let mut attempt = attempt(Value::Nothing);
                    attempt.anchors.push(Value::Object(object));
                    found.extend(asked(&show, action, object, &attempt));
                }
                for at in 0..action.picks.len() {
                    let mut attempt = attempt(Value::Nothing);
                    attempt.members = vec![Vec::new(); at];
                    attempt.members.push(vec![Value::Object(object)]);
                    found.extend(chosen(&show, action, at, &attempt));
                }
            }
        }
    }
    if is_offered(&show, object) {
        // Of other forms of what may be done only what somebody says against them is of interest.
        found.retain(|one| one.told && !one.is_nowhere);
    }
    let mut lines = picked(found);
    lines.extend(unscripted(&show, object));
    lines
}

/// What goes before: what the scripts say, of what the card may be used for, in the menu that is open.
const fn weight(one: &Found) -> (bool, bool, bool) {
    (one.told, one.fits, one.fits && one.is_open)
}

/// Those reasons that are told: others than the first only if they are of its weight.
fn picked(mut found: Vec<Found>) -> Vec<String> {
    found.sort_by_key(|one| Reverse((weight(one), one.near)));
    let Some(first) = found.first() else {
        return Vec::new();
    };
    let most = weight(first);
    let mut lines: Vec<String> = Vec::new();
    for one in found {
        let beside = one.told && one.fits && weight(&one) == most;
        if (lines.is_empty() || beside) && !lines.contains(&one.line) {
            lines.push(one.line);
        }
    }
    lines
}

/// Why an action cannot be done of which a card is the first part, or whose text gives it.
fn asked(show: &Show<'_>, action: &Action, object: Ref, attempt: &Attempt) -> Option<Found> {
    let mut refusal = show.game().why_not(attempt).ok()??;
    if refusal.reason == Reason::NotNow {
        // Nothing stands against the card itself: perhaps against all that would go with it.
        let against = show.game().against_members(attempt).ok()?;
        let further = against.refusals.into_iter().next();
        refusal = further.filter(|_| !against.possible).unwrap_or(refusal);
    }
    if is_beside_it(show, &refusal) {
        return None;
    }
    let own = action.source.is_some();
    let what = match action.says.filter(|_| !own) {
        Some(says) => {
            let first = action.anchors.first().map(|anchor| anchor.name.as_str());
            show.template(show.text(says), |name| {
                (Some(name) == first).then_some(Value::Object(object))
            })
        }
        None => format!("use {}", show.object(object)),
    };
    let fits = own || !refusal.parts.is_empty();
    Some(found(show, action, &what, fits, &refusal))
}

/// Why a card cannot be chosen with an action: in none of its ways, or in those of which a text says so.
fn chosen(show: &Show<'_>, action: &Action, pick: usize, attempt: &Attempt) -> Vec<Found> {
    let Ok(against) = show.game().against_members(attempt) else {
        return Vec::new();
    };
    let Some(member) = attempt.members.last().and_then(|all| all.first()) else {
        return Vec::new();
    };
    let name = action.picks.get(pick).and_then(|pick| pick.name.as_ref());
    let line = |refusal: &Refusal| {
        // A part stands there where the reason speaks of it.
        let why = said(show, refusal);
        let part = |part: &str| {
            if name.is_some_and(|name| name == part) {
                return Some(member.clone());
            }
            let known = refusal.parts.iter().find(|(known, _)| known == part);
            let known = known.map(|(_, value)| value.clone());
            known.filter(|value| why.contains(&show.value(value)))
        };
        let says = action.says.map_or("", |says| show.text(says));
        found(show, action, &show.template(says, part), true, refusal)
    };
    // What stands against something else says nothing of this card.
    let of_it = against
        .refusals
        .iter()
        .filter(|refusal| matches!(&refusal.reason, Reason::Part { chosen: true, .. }));
    of_it.map(line).filter(|one| one.told).collect()
}

fn found(show: &Show<'_>, action: &Action, what: &str, fits: bool, refusal: &Refusal) -> Found {
    let why = match refusal.reason {
        Reason::NotNow => not_now(show, action, refusal),
        Reason::NoPart(_) => {
            let cites = show.cites(&refusal.cites);
            format!("nothing fits where the dots are ({cites})")
        }
        _ => said(show, refusal),
    };
    Found {
        near: nearness(show, refusal),
        told: is_told(show, refusal),
        fits,
        is_nowhere: matches!(refusal.reason, Reason::NoPart(_)),
        is_open: open_menus(show).any(|menu| action.menus.contains(&menu)),
        line: format!("{what}: {why}"),
    }
}

/// The menus in which something is offered now.
fn open_menus<'g>(show: &Show<'g>) -> impl Iterator<Item = MenuId> + 'g {
    let (game, book) = (show.game(), show.book());
    let offers = game.decision().and_then(|asked| match &asked.question {
        Question::Act { offers, .. } => Some(offers),
        _ => None,
    });
    let actions = offers
        .into_iter()
        .flatten()
        .filter_map(|offer| book.at(offer.action));
    actions.flat_map(|action| action.menus.iter().copied())
}

/// Whether something is offered that begins with a card.
fn is_offered(show: &Show<'_>, object: Ref) -> bool {
    let object = Value::Object(object);
    let decision = show.game().decision();
    decision.is_some_and(|asked| match &asked.question {
        Question::Act { offers, .. } => offers
            .iter()
            .any(|offer| offer.this == object || offer.anchors.first() == Some(&object)),
        _ => false,
    })
}

/// Nothing stands against it but that something else is asked.
fn not_now(show: &Show<'_>, action: &Action, refusal: &Refusal) -> String {
    let menu = |id: &MenuId| format!("\"{}\"", show.book().shown(*id));
    let menus: Vec<String> = action.menus.iter().map(menu).collect();
    if menus.is_empty() {
        return said(show, refusal);
    }
    format!("not now, but when you are asked: {}", menus.join(" or "))
}

/// Whether the scripts have words for a reason.
fn is_told(show: &Show<'_>, refusal: &Refusal) -> bool {
    match &refusal.reason {
        Reason::Part { failed, .. } => is_whole(show.book(), failed),
        Reason::Requirement { says, failed, .. } => {
            says.is_some()
                || failed
                    .as_ref()
                    .is_some_and(|failed| is_whole(show.book(), failed))
        }
        Reason::NotEnough { barred, .. } => barred.is_some(),
        Reason::Forbidden { .. } | Reason::Limit(_) | Reason::Illegal(_) | Reason::NoPart(_) => {
            true
        }
        Reason::Apart { says, .. } => says.is_some(),
        _ => false,
    }
}
