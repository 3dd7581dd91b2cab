//! Places: ordered lists of objects.

use super::State;
use super::lists::position;
use crate::link::Program;
use crate::value::{Place, Ref};
use spaceline_lang::tree::{Zone, ZoneId, ZoneOf};
use std::ops::Range;

/// What an object holds stands in one list: of each of its zones that is not empty, sorted, the number
/// of the zone, how many are in it, and these. Gives the zones with what is in them.
pub(super) fn zones(mut words: &[u32]) -> impl Iterator<Item = (ZoneId, &[u32])> {
    std::iter::from_fn(move || {
        let [zone, count, rest @ ..] = words else {
            return None;
        };
        let (ids, rest) = rest.split_at_checked(*count as usize)?;
        words = rest;
        Some((ZoneId(*zone), ids))
    })
}

/// Where in such a list the numbers of a zone stand; if it is empty, where it would begin.
#[inline]
fn section(words: &[u32], zone: ZoneId) -> Result<Range<usize>, usize> {
    let mut at = 0;
    while let Some([of, count]) = words.get(at..at + 2) {
        let ids = at + 2..at + 2 + *count as usize;
        if *of >= zone.0 {
            return if *of == zone.0 { Ok(ids) } else { Err(at) };
        }
        at = ids.end;
    }
    Err(at)
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
            Place::Game(zone) => self.piles.get(self.pile(zone, None)),
            Place::Player(zone, player) if player < self.players => {
                self.piles.get(self.pile(zone, Some(player)))
            }
            Place::Player(..) => &[],
            Place::Object(zone, host) if self.rec(host).is_some() => {
                let words = self.held.get(host.index as usize);
                section(words, zone)
                    .ok()
                    .and_then(|ids| words.get(ids))
                    .unwrap_or_default()
            }
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
        let held = match self.rec(host) {
            Some(_) => self.held.get(host.index as usize),
            None => &[],
        };
        zones(held)
            .flat_map(move |(zone, ids)| ids.iter().map(move |id| (Place::Object(zone, host), *id)))
    }

    /// The position of an object in its place, from 0.
    #[must_use]
    pub fn position(&self, object: Ref) -> Option<usize> {
        let place = self.rec(object)?.place?;
        position(self.contents(place), object.index)
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
        self.zone_of(program, place).is_some()
    }

    /// The zone of a place, if there is such a place.
    pub(super) fn zone_of<'p>(&self, program: &'p Program, place: Place) -> Option<&'p Zone> {
        let zone = program.book().zones.get(place.zone().index())?;
        let fits = match (zone.of, place) {
            (ZoneOf::Game, Place::Game(_)) => true,
            (ZoneOf::Player, Place::Player(_, player)) => player < self.players,
            (ZoneOf::Kind(_), Place::Object(_, host)) => self.rec(host).is_some(),
            _ => false,
        };
        fits.then_some(zone)
    }

    /// Whether what is in a place is in play.
    #[must_use]
    pub fn is_in_play(&self, program: &Program, place: Place) -> bool {
        program.zone(place.zone()).is_ok_and(|zone| zone.in_play)
            && place
                .host()
                .is_none_or(|host| self.rec(host).is_some_and(|rec| rec.in_play))
    }

    /// The list of a place that is no object's.
    fn pile_of(&self, place: Place) -> usize {
        self.pile(place.zone(), place.player())
    }

    /// Puts a number in the list of a place: at a position, or at the end if there is no such position.
    pub(super) fn list(&mut self, place: Place, at: usize, id: u32) {
        let Place::Object(zone, host) = place else {
            let pile = self.pile_of(place);
            let (at, all) = self.piles.open(pile, at, 1);
            if let Some(place) = all.get_mut(at) {
                *place = id;
            }
            return;
        };
        let host = host.index as usize;
        match section(self.held.get(host), zone) {
            Ok(ids) => {
                let at = ids.start + at.min(ids.len());
                let (at, words) = self.held.open(host, at, 1);
                if let Some(place) = words.get_mut(at) {
                    *place = id;
                }
                if let Some(count) = words.get_mut(ids.start - 1) {
                    *count += 1;
                }
            }
            Err(at) => {
                self.held.insert(host, at, &[zone.0, 1, id]);
            }
        }
    }

    /// Takes a number out of the list of a place.
    pub(super) fn unlist(&mut self, place: Place, id: u32) {
        let Place::Object(zone, host) = place else {
            let pile = self.pile_of(place);
            if let Some(at) = position(self.piles.get(pile), id) {
                self.piles.remove(pile, at, 1);
            }
            return;
        };
        let host = host.index as usize;
        let words = self.held.get(host);
        let Ok(ids) = section(words, zone) else {
            return;
        };
        let Some(at) = position(words.get(ids.clone()).unwrap_or_default(), id) else {
            return;
        };
        if ids.len() == 1 {
            self.held.remove(host, ids.start - 2, 3);
        } else {
            let words = self.held.remove(host, ids.start + at, 1);
            if let Some(count) = words.get_mut(ids.start - 1) {
                *count -= 1;
            }
        }
    }

    /// The list of a place, to give it another order.
    pub(super) fn listed_mut(&mut self, place: Place) -> &mut [u32] {
        let Place::Object(zone, host) = place else {
            let pile = self.pile_of(place);
            return self.piles.get_mut(pile);
        };
        let words = self.held.get_mut(host.index as usize);
        match section(words, zone) {
            Ok(ids) => words.get_mut(ids).unwrap_or_default(),
            Err(_) => &mut [],
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
            lists.push((place, list.to_vec()));
        }
        for (host, _) in self.objects() {
            let held = zones(self.held.get(host.index as usize));
            lists.extend(held.map(|(zone, ids)| (Place::Object(zone, host), ids.to_vec())));
        }
        lists.retain(|entry| !entry.1.is_empty());
        lists
    }

    /// Fills a place that is empty, for a position that is read back.
    pub(crate) fn set_list(&mut self, place: Place, ids: &[u32]) {
        let Place::Object(zone, host) = place else {
            let pile = self.pile_of(place);
            self.piles.insert(pile, 0, ids);
            return;
        };
        let (Ok(count), Err(at)) = (
            u32::try_from(ids.len()),
            section(self.held.get(host.index as usize), zone),
        ) else {
            return;
        };
        if count > 0 {
            let words: Vec<u32> = [zone.0, count].into_iter().chain(ids.to_vec()).collect();
            self.held.insert(host.index as usize, at, &words);
        }
    }

    /// Adds a record, with nothing in its zones.
    pub(crate) fn push_record(&mut self, rec: super::Rec) {
        self.objects.push(rec);
        self.cells.push(super::Cells::default());
        self.held.push();
    }
}
