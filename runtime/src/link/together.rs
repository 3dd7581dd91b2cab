//! Changes that one text says together, of which one asks for what another one changes.
//!
//! In: the book. Out: for each such change which text it belongs to. All that a text changes is judged as things are
//! without it (`STRENGTH = CUNNING, CUNNING = STRENGTH` exchanges the two), so whoever weighs one of them leaves out
//! the others.

use super::walk::Met;
use spaceline_lang::span::Span;
use spaceline_lang::tree::{Book, Expr, FieldId, HookOwner, HookRole, StateId};
use std::collections::{BTreeMap, BTreeSet};

/// What a text has a say in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Changed {
    Field(FieldId),
    State(StateId),
}

/// For each standing text the number of the text with which it is judged together; none for most.
pub fn together(book: &Book) -> Vec<Option<u32>> {
    let mut texts: BTreeMap<(u64, u32, u32), Vec<usize>> = BTreeMap::new();
    for (at, hook) in book.hooks.iter().enumerate() {
        if let Some(key) = text_of(&hook.owner, hook.span)
            && changed(&hook.role).is_some()
        {
            texts.entry(key).or_default().push(at);
        }
    }
    let mut all = vec![None; book.hooks.len()];
    let mut met = Met::new(book);
    for (number, hooks) in (0_u32..).zip(texts.values()) {
        if hooks.len() < 2 || !rests_on_itself(book, hooks, &mut met) {
            continue;
        }
        for at in hooks {
            if let Some(place) = all.get_mut(*at) {
                *place = Some(number);
            }
        }
    }
    all
}

/// What tells a text from others: whose it is, and where it stands.
fn text_of(owner: &HookOwner, span: Span) -> Option<(u64, u32, u32)> {
    let whose = match owner {
        HookOwner::Rule(rule) => u64::from(rule.0),
        HookOwner::Card(card, _) => 1 << 32 | u64::from(card.0),
        HookOwner::State(state) => 2 << 32 | u64::from(state.0),
        // What an effect changes is settled when it begins.
        HookOwner::Lasting => return None,
    };
    Some((whose, span.start, span.end))
}

const fn changed(role: &HookRole) -> Option<Changed> {
    match role {
        HookRole::Change { field, .. } => Some(Changed::Field(*field)),
        HookRole::Marks { state, .. } => Some(Changed::State(*state)),
        _ => None,
    }
}

/// Whether one of some changes asks for what another one of them changes.
fn rests_on_itself(book: &Book, hooks: &[usize], met: &mut Met) -> bool {
    let hooks = || hooks.iter().filter_map(|at| book.hooks.get(*at));
    let said: BTreeSet<Changed> = hooks().filter_map(|hook| changed(&hook.role)).collect();
    said.len() > 1
        && hooks().any(|hook| {
            let own = changed(&hook.role);
            met.asked(book, hook.parts().exprs).any(|expr| {
                let asks = match expr {
                    Expr::HasState(_, state) => Some(Changed::State(*state)),
                    expr => expr.unprinted().map(Changed::Field),
                };
                asks != own && asks.is_some_and(|asks| said.contains(&asks))
            })
        })
}
