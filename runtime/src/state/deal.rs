//! Dealing anew what a player does not know.
//!
//! In: a position, a player and a seed. Out: a position that looks the same to him and could be the
//! true one: the cards that he does not know have changed places with others of the same owner that
//! he does not know either and that came from the same list of that owner's deck, and chance goes
//! another way. Searching bots look at many such positions instead of the true one.

use super::index::{Armed, Index};
use super::{Lasting, Random, Rec, Stamps, State};
use crate::link::Program;
use crate::state::FrameKind;
use crate::value::{Ref, Value};
use spaceline_lang::tree::{CardId, KindId, ZoneId};
use std::collections::{BTreeMap, BTreeSet};
use triomphe::Arc;

/// What must agree for two cards to change places: the owner, the list that they came from and, for one
/// about which something is written down, the kind.
type Group = (Option<u8>, Option<ZoneId>, Option<KindId>);

impl State {
    /// Deals the cards anew that a player does not know.
    pub(crate) fn deal_unknown(
        &mut self,
        program: &Program,
        player: u8,
        seed: u64,
        sees: impl Fn(Ref) -> bool,
    ) {
        let busy = self.busy();
        let mut groups: BTreeMap<Group, Vec<u32>> = BTreeMap::new();
        for (object, rec) in self.objects() {
            let known = rec.is_known_to(player) || sees(object);
            if rec.card().is_none() || known || busy.contains(&object.index) {
                continue;
            }
            let origin = self.origin.get(object.index as usize).copied();
            let written = rec.in_play
                || rec.states != 0
                || !self.is_blank(object.index)
                || self.has_side(object.index);
            let kind = written.then_some(rec.kind);
            let group = groups.entry((rec.owner(), origin, kind)).or_default();
            group.push(object.index);
        }
        let mut random = Random::new(seed);
        for places in groups.values() {
            let mut cards: Vec<Option<CardId>> = places
                .iter()
                .map(|at| self.rec_at(*at).and_then(Rec::card))
                .collect();
            random.shuffle(&mut cards);
            for (at, card) in places.iter().zip(cards) {
                self.print(program, *at, card);
            }
        }
        self.random = random;
        let clock = self.clock;
        self.index = Arc::new(Index::of(program));
        let texts: Vec<Armed> = self
            .effects()
            .filter_map(|(moment, effect)| match effect.what {
                Lasting::Text(hook) => Some(Armed::effect(hook, moment)),
                Lasting::Mark(..) => None,
            })
            .collect();
        for text in texts {
            self.arm(program, text);
        }
        self.rebuild_index(program);
        // Nothing has happened; nobody remembers answers about this position.
        self.clock = clock;
        self.stamps = Stamps::default();
    }

    /// Objects whose text is at work just now: they stay what they are.
    fn busy(&self) -> BTreeSet<u32> {
        let mut busy = BTreeSet::new();
        let mut add = |value: &Value| busy.extend(value.object().map(|object| object.index));
        for frame in &self.frames.frames {
            add(&Value::of_object(frame.acting));
            match &frame.kind {
                FrameKind::Hook(hooked) => add(&hooked.this),
                FrameKind::Queue(queue) => queue.fires.iter().for_each(|fire| add(&fire.text.this)),
                FrameKind::Action(_) | FrameKind::Effects(_) => {
                    let this = self.frames.slots.get(frame.slots as usize);
                    this.into_iter().for_each(&mut add);
                }
                _ => {}
            }
        }
        for (_, effect) in self.effects() {
            add(&effect.this);
        }
        busy
    }

    fn print(&mut self, program: &Program, at: u32, card: Option<CardId>) {
        let Some(card) = card else { return };
        let printed = program.book().cards.get(card.index());
        let (Some(printed), Some(rec)) = (printed, self.objects.get_mut(at as usize)) else {
            return;
        };
        let as_printed = rec.kind == rec.printed_kind(program);
        rec.card = card.0;
        if as_printed {
            rec.kind = printed.kind;
        }
    }
}
