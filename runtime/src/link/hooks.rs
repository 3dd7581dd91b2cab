//! Standing texts, by what they have a say in and by whose they are.

use super::channel::{Channel, Channels};
use super::present::Present;
use spaceline_lang::tree::{
    Act, Book, Comparison, Expr, ExprId, HookId, HookOwner, HookRole, StateId, THIS,
};

/// A standing text of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardHook {
    /// Which.
    pub hook: HookId,
    /// What it has a say in.
    pub channel: usize,
    /// Whether it counts outside play too.
    pub anywhere: bool,
}

/// A standing text of a state that speaks of a verb only where who is in that state stands in one of its roles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OwnHook {
    /// Which.
    pub hook: HookId,
    /// Whose.
    pub state: StateId,
    /// The role of the verb in which who is in the state stands.
    pub role: usize,
}

/// All standing texts.
#[derive(Debug)]
pub struct Hooks {
    /// Those of rules, by channel.
    pub rules: Vec<Vec<HookId>>,
    /// Those of states, by channel.
    pub states: Vec<Vec<(HookId, StateId)>>,
    /// Those of states that are asked of one role of a verb, by channel; they do not stand among the others.
    pub own: Vec<Vec<OwnHook>>,
    /// Those of cards, by card.
    pub cards: Vec<Vec<CardHook>>,
    /// The channel of each.
    pub channels: Vec<usize>,
    /// Whether a channel has any text at all.
    pub used: Vec<bool>,
}

impl Hooks {
    /// Sorts the standing texts of a book, as far as they can come to count.
    pub fn of(book: &Book, channels: &Channels, present: &Present) -> Self {
        let mut hooks = Self {
            rules: vec![Vec::new(); channels.count],
            states: vec![Vec::new(); channels.count],
            own: vec![Vec::new(); channels.count],
            cards: vec![Vec::new(); book.cards.len()],
            channels: Vec::with_capacity(book.hooks.len()),
            used: vec![false; channels.count],
        };
        for (at, hook) in (0_u32..).zip(&book.hooks) {
            let id = HookId(at);
            let channel = channels.index(Channel::of(&hook.role));
            hooks.channels.push(channel);
            if !present.counts(hook) {
                continue;
            }
            if let Some(used) = hooks.used.get_mut(channel) {
                *used = true;
            }
            match hook.owner {
                HookOwner::Rule(_) => hooks
                    .rules
                    .get_mut(channel)
                    .into_iter()
                    .for_each(|list| list.push(id)),
                HookOwner::State(state) => {
                    if let Some(role) = own_role(book, &hook.role) {
                        let own = OwnHook {
                            hook: id,
                            state,
                            role,
                        };
                        let list = hooks.own.get_mut(channel);
                        list.into_iter().for_each(|list| list.push(own));
                        continue;
                    }
                    hooks
                        .states
                        .get_mut(channel)
                        .into_iter()
                        .for_each(|list| list.push((id, state)));
                }
                HookOwner::Card(card, _) => {
                    let entry = CardHook {
                        hook: id,
                        channel,
                        anywhere: hook.anywhere,
                    };
                    hooks
                        .cards
                        .get_mut(card.index())
                        .into_iter()
                        .for_each(|list| list.push(entry));
                }
                HookOwner::Lasting => {}
            }
        }
        hooks
    }

    /// Puts those that are asked of one role among the others.
    pub fn scan(&mut self) {
        for (list, own) in self.states.iter_mut().zip(&mut self.own) {
            list.extend(own.drain(..).map(|own| (own.hook, own.state)));
        }
    }
}

/// The role of a verb in which `this` must stand, so that a text on that verb speaks of the case.
fn own_role(book: &Book, role: &HookRole) -> Option<usize> {
    let HookRole::Verdict {
        act: Act::Verb(_),
        roles,
        test: Some(test),
        ..
    } = role
    else {
        return None;
    };
    let expr = |id: ExprId| book.exprs.get(id.index());
    let first = match expr(*test)? {
        Expr::And(tests) => expr(*tests.first()?)?,
        first => first,
    };
    let Expr::Compare(Comparison::Equal, one, other) = first else {
        return None;
    };
    let slot = match (expr(*one)?, expr(*other)?) {
        (Expr::Local(slot), Expr::Local(THIS)) | (Expr::Local(THIS), Expr::Local(slot)) => slot,
        _ => return None,
    };
    roles.iter().position(|role| *role == Some(*slot))
}
