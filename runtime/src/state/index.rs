//! Lists kept beside the records, so that questions need not look at everything: what is in play by
//! kind, what is marked with a state, and which texts stand on a channel. All of them can be computed
//! from the records; a test compares them.

use super::aspects::Aspect;
use super::lists::Lists;
use super::store::Chunks;
use super::{Rec, State};
use crate::link::Program;
use serde::{Deserialize, Serialize};
use spaceline_lang::tree::{HookId, KindId, StateId};
use triomphe::Arc;

/// A standing text whose source is there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Armed {
    /// The moment of the lasting effect whose text it is; zero for the text of a card.
    pub effect: u64,
    /// The object whose text it is, for the text of a card.
    pub object: u32,
    /// The text.
    pub hook: HookId,
}

impl Armed {
    /// The text of a card.
    #[must_use]
    pub const fn card(hook: HookId, object: u32) -> Self {
        Self {
            effect: 0,
            object,
            hook,
        }
    }

    /// The text of a lasting effect.
    #[must_use]
    pub const fn effect(hook: HookId, moment: u64) -> Self {
        Self {
            effect: moment,
            object: u32::MAX,
            hook,
        }
    }
}

/// The lists.
#[derive(Clone, Debug, Default)]
pub struct Index {
    /// Objects in play by kind (each also under the kinds above its own), then by owner, and all of them last.
    pub in_play: Lists,
    /// Objects in play by what their cards say.
    pub bearers: Lists,
    /// Objects by the states they were put in.
    pub marked: Lists,
    /// Texts by channel, sorted.
    pub armed: Chunks<Option<Arc<Vec<Armed>>>>,
}

impl Index {
    /// Empty lists for a program.
    pub fn of(program: &Program) -> Self {
        Self {
            in_play: Lists::with_len(
                program.book().kinds.len() + usize::from(program.players()) + 1,
            ),
            bearers: Lists::with_len(program.bearers().count()),
            marked: Lists::with_len(program.book().states.len()),
            armed: Chunks::with_len(program.channel_count()),
        }
    }
}

/// Where what a player owns is listed among what is in play.
fn list_of_owner(program: &Program, player: u8) -> usize {
    program.book().kinds.len() + usize::from(player)
}

impl State {
    /// The objects in play of a kind, or all of them, in the order of their numbers.
    #[inline]
    #[must_use]
    pub fn in_play(&self, kind: Option<KindId>) -> &[u32] {
        let row = &self.index.in_play;
        let at = kind.map_or_else(|| row.len().saturating_sub(1), KindId::index);
        row.get(at)
    }

    /// The objects in play that a player owns, in the order of their numbers.
    #[inline]
    #[must_use]
    pub(crate) fn owned(&self, program: &Program, player: u8) -> &[u32] {
        self.index.in_play.get(list_of_owner(program, player))
    }

    /// The objects in play whose cards say something, by the number of its list, in the order of their numbers.
    #[inline]
    #[must_use]
    pub(crate) fn bearers(&self, list: u16) -> &[u32] {
        self.index.bearers.get(usize::from(list))
    }

    /// The objects that were put in a state, in the order of their numbers.
    #[inline]
    #[must_use]
    pub fn marked(&self, state: StateId) -> &[u32] {
        self.index.marked.get(state.index())
    }

    /// The texts of cards and lasting effects that stand on a channel, sorted.
    #[inline]
    #[must_use]
    pub fn armed(&self, channel: usize) -> &[Armed] {
        self.index
            .armed
            .get(channel)
            .and_then(Option::as_deref)
            .map_or(&[], Vec::as_slice)
    }

    /// Puts an object in the lists of what is in play, or takes it out.
    pub(super) fn list_in_play(
        &mut self,
        program: &Program,
        object: u32,
        kind: KindId,
        there: bool,
    ) {
        let rec = self.objects.get(object as usize);
        let borne = program.bearers().lists_of(rec.and_then(Rec::card));
        let owner = rec.and_then(Rec::owner);
        let Index {
            in_play, bearers, ..
        } = Arc::make_mut(&mut self.index);
        let all = in_play.len().saturating_sub(1);
        let kinds = program.kinds_above(kind);
        let owned = owner.map(|owner| list_of_owner(program, owner));
        for list in kinds.map(KindId::index).chain(owned).chain([all]) {
            in_play.keep_sorted(list, object, there);
        }
        for list in borne {
            bearers.keep_sorted(usize::from(*list), object, there);
        }
        if let Some(owner) = owner {
            self.stamp(Aspect::owned(owner));
        }
        for kind in program.kinds_above(kind).map(Some).chain([None]) {
            self.stamp(Aspect::in_play(kind));
        }
        for list in borne {
            self.stamp(Aspect::bearers(*list));
        }
    }

    /// Lets a text stand on its channel.
    pub(crate) fn arm(&mut self, program: &Program, armed: Armed) {
        let Some(channel) = program.hook_channel(armed.hook) else {
            return;
        };
        if let Some(list) = Arc::make_mut(&mut self.index).armed.get_mut(channel) {
            let list = Arc::make_mut(list.get_or_insert_default());
            if let Err(at) = list.binary_search(&armed) {
                list.insert(at, armed);
            }
        }
        self.stamp(Aspect::channel(channel));
    }

    /// Takes a text from its channel.
    pub(super) fn disarm(&mut self, program: &Program, armed: Armed) {
        let Some(channel) = program.hook_channel(armed.hook) else {
            return;
        };
        if let Some(entry) = Arc::make_mut(&mut self.index).armed.get_mut(channel)
            && let Some(shared) = entry
        {
            let list = Arc::make_mut(shared);
            if let Ok(at) = list.binary_search(&armed) {
                list.remove(at);
            }
            if list.is_empty() {
                *entry = None;
            }
        }
        self.stamp(Aspect::channel(channel));
    }

    /// Lets the texts of an object's card stand, or takes them away: those that count everywhere, or
    /// those that count in play.
    pub(super) fn arm_card(&mut self, program: &Program, object: u32, anywhere: bool, there: bool) {
        let Some(card) = self.objects.get(object as usize).and_then(Rec::card) else {
            return;
        };
        for text in program.card_hooks(card) {
            if text.anywhere != anywhere {
                continue;
            }
            let armed = Armed::card(text.hook, object);
            if there {
                self.arm(program, armed)
            } else {
                self.disarm(program, armed)
            }
        }
    }

    /// Builds all lists from the records, for a position that was read back.
    pub(crate) fn rebuild_index(&mut self, program: &Program) {
        let mut of_card = Vec::new();
        let records: Vec<(u32, Rec)> = self
            .objects()
            .map(|(object, rec)| (object.index, *rec))
            .collect();
        for (index, rec) in records {
            if let Some(card) = rec.card() {
                of_card.push((card, index));
                self.arm_card(program, index, true, true);
            }
            if rec.in_play {
                self.list_in_play(program, index, rec.kind, true);
                self.arm_card(program, index, false, true);
            }
            for at in 0..self.index.marked.len() {
                let state = StateId(u32::try_from(at).unwrap_or(u32::MAX));
                if program
                    .state_bit(state)
                    .is_some_and(|bit| rec.states & (1 << bit) != 0)
                {
                    Arc::make_mut(&mut self.index)
                        .marked
                        .insert_sorted(at, index);
                }
            }
        }
        of_card.sort_unstable();
        self.of_card = of_card.into();
    }
}
