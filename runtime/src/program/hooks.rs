//! Standing texts, by what they have a say in and by whose they are.

use super::channel::{Channel, Channels};
use super::present::Present;
use spaceline_lang::tree::{Book, HookId, HookOwner, StateId};

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

/// All standing texts.
#[derive(Debug)]
pub struct Hooks {
    /// Those of rules, by channel.
    pub rules: Vec<Vec<HookId>>,
    /// Those of states, by channel.
    pub states: Vec<Vec<(HookId, StateId)>>,
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
}
