//! Places: ordered lists of objects.

use super::State;
use super::store::Ids;
use crate::program::Program;
use crate::value::{Place, Ref};
use smallvec::SmallVec;
use spaceline_lang::tree::{ZoneId, ZoneOf};
use std::sync::Arc;

/// What an object holds: its zones that are not empty, sorted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Held(Option<Arc<Zones>>);

type Zones = SmallVec<[(ZoneId, Ids); 2]>;

impl Held {
    /// The zones and what is in them.
    #[inline]
    pub fn zones(&self) -> &[(ZoneId, Ids)] {
        self.0.as_deref().map_or(&[], SmallVec::as_slice)
    }

    fn get(&self, zone: ZoneId) -> &[u32] {
        self.zones()
            .iter()
            .find(|entry| entry.0 == zone)
            .map_or(&[], |entry| entry.1.as_slice())
    }

    fn change<T>(&mut self, zone: ZoneId, change: impl FnOnce(&mut Ids) -> T) -> T {
        let zones = Arc::make_mut(self.0.get_or_insert_default());
        let at = match zones.binary_search_by_key(&zone, |entry| entry.0) {
            Ok(at) => at,
            Err(at) => {
                zones.insert(at, (zone, Ids::default()));
                at
            }
        };
        let mut missing = Ids::default();
        let result = change(zones.get_mut(at).map_or(&mut missing, |entry| &mut entry.1));
        zones.retain(|entry| !entry.1.is_empty());
        if zones.is_empty() {
            self.0 = None;
        }
        result
    }
}

impl State {
    fn pile(&self, zone: ZoneId, player: Option<u8>) -> usize {
        zone.index() * (usize::from(self.players) + 1)
            + player.map_or(0, |player| usize::from(player) + 1)
    }

    /// The numbers of the objects in a place, in order; none if there is no such place.
    #[inline]
    #[must_use]
    pub fn contents(&self, place: Place) -> &[u32] {
        match place {
            Place::Game(zone) => self
                .piles
                .get(self.pile(zone, None))
                .map_or(&[], Ids::as_slice),
            Place::Player(zone, player) if player < self.players => self
                .piles
                .get(self.pile(zone, Some(player)))
                .map_or(&[], Ids::as_slice),
            Place::Player(..) => &[],
            Place::Object(zone, host) if self.rec(host).is_some() => self
                .held
                .get(host.index as usize)
                .map_or(&[], |held| held.get(zone)),
            Place::Object(..) => &[],
        }
    }

    /// The objects in a place, in order.
    pub fn objects_in(&self, place: Place) -> impl Iterator<Item = Ref> + '_ {
        self.contents(place)
            .iter()
            .filter_map(|id| self.handle(*id))
    }

    /// What an object holds, in the order of its zones, each with its place.
    pub fn held_by(&self, host: Ref) -> impl Iterator<Item = (Place, u32)> + '_ {
        let held = self
            .held
            .get(host.index as usize)
            .filter(|_| self.rec(host).is_some());
        held.into_iter()
            .flat_map(Held::zones)
            .flat_map(move |(zone, ids)| {
                ids.as_slice()
                    .iter()
                    .map(move |id| (Place::Object(*zone, host), *id))
            })
    }

    /// The position of an object in its place, from 0.
    #[must_use]
    pub fn position(&self, object: Ref) -> Option<usize> {
        let place = self.rec(object)?.place?;
        self.contents(place)
            .iter()
            .position(|id| *id == object.index)
    }

    /// Whether an object is in a zone of another, or in one in that, and so on.
    #[must_use]
    pub fn is_within(&self, object: Ref, whole: Ref) -> bool {
        let mut next = self.rec(object).and_then(|rec| rec.place?.host());
        for _ in 0..self.objects.len() {
            match next {
                Some(host) if host == whole => return true,
                Some(host) => next = self.rec(host).and_then(|rec| rec.place?.host()),
                None => return false,
            }
        }
        false
    }

    /// Whether there is such a place.
    #[must_use]
    pub fn is_place(&self, program: &Program, place: Place) -> bool {
        let Ok(zone) = program.zone(place.zone()) else {
            return false;
        };
        match (zone.of, place) {
            (ZoneOf::Game, Place::Game(_)) => true,
            (ZoneOf::Player, Place::Player(_, player)) => player < self.players,
            (ZoneOf::Kind(_), Place::Object(_, host)) => self.rec(host).is_some(),
            _ => false,
        }
    }

    /// Whether what is in a place is in play.
    #[must_use]
    pub fn is_in_play(&self, program: &Program, place: Place) -> bool {
        program.zone(place.zone()).is_ok_and(|zone| zone.in_play)
            && place
                .host()
                .is_none_or(|host| self.rec(host).is_some_and(|rec| rec.in_play))
    }

    /// Changes the list of a place.
    pub(super) fn change_list<T: Default>(
        &mut self,
        place: Place,
        change: impl FnOnce(&mut Ids) -> T,
    ) -> T {
        match place {
            Place::Game(zone) => {
                let at = self.pile(zone, None);
                self.piles.get_mut(at).map(change).unwrap_or_default()
            }
            Place::Player(zone, player) => {
                let at = self.pile(zone, Some(player));
                self.piles.get_mut(at).map(change).unwrap_or_default()
            }
            Place::Object(zone, host) => self
                .held
                .get_mut(host.index as usize)
                .map(|held| held.change(zone, change))
                .unwrap_or_default(),
        }
    }

    /// All places that hold something, each with what it holds, for saving.
    pub(crate) fn lists(&self) -> Vec<(Place, Vec<u32>)> {
        let mut lists = Vec::new();
        let width = usize::from(self.players) + 1;
        for (at, list) in self.piles.iter().enumerate() {
            let zone = ZoneId(u32::try_from(at / width).unwrap_or(u32::MAX));
            let place = match u8::try_from(at % width) {
                Ok(whose @ 1..) => Place::Player(zone, whose - 1),
                _ => Place::Game(zone),
            };
            lists.push((place, list.as_slice().to_vec()));
        }
        for (host, _) in self.objects() {
            let zones = self
                .held
                .get(host.index as usize)
                .map_or(&[][..], Held::zones);
            lists.extend(
                zones
                    .iter()
                    .map(|(zone, ids)| (Place::Object(*zone, host), ids.as_slice().to_vec())),
            );
        }
        lists.retain(|entry| !entry.1.is_empty());
        lists
    }

    /// Fills a place, for a position that is read back.
    pub(crate) fn set_list(&mut self, place: Place, ids: &[u32]) {
        self.change_list(place, |list| *list = ids.iter().copied().collect());
    }

    /// Adds a record, for a position that is read back.
    pub(crate) fn push_record(&mut self, rec: super::Rec) {
        self.objects.push(rec);
        self.held.push(Held::default());
    }
}
