//! Offers, in their order.
//!
//! What a question offers is mostly what was remembered of earlier ones. So the offers of a question are
//! a list of lists, which it shares with the memory: nothing is copied for an offer that is made again.

use super::spec::Spec;
use crate::value::Value;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use spaceline_lang::tree::ActionId;
use std::sync::Arc;

/// An action that could be begun.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Offer {
    /// Which action.
    pub action: ActionId,
    /// The object whose text gives it; nothing for a rule's.
    pub this: Value,
    /// The values of its single parts, in order.
    pub anchors: SmallVec<[Value; 2]>,
    /// The sets to choose with it. An action may ask for more once it has begun.
    pub picks: Vec<Spec>,
}

impl Offer {
    /// The same with the first of its parts alone, to be told of.
    #[must_use]
    pub fn begun(&self) -> Self {
        Self {
            action: self.action,
            this: self.this.clone(),
            anchors: self.anchors.iter().take(1).cloned().collect(),
            picks: self.picks.clone(),
        }
    }
}

/// Offers that were found together.
type Part = Arc<[Offer]>;

/// The offers of a question. A copy shares them.
#[derive(Clone, Default, Debug, Serialize, Deserialize)]
#[serde(from = "Vec<Offer>", into = "Vec<Offer>")]
pub struct Offers {
    parts: SmallVec<[Part; 1]>,
    len: usize,
}

impl Offers {
    /// How many there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// An offer by its number.
    #[must_use]
    pub fn get(&self, mut at: usize) -> Option<&Offer> {
        for part in &self.parts {
            if let Some(offer) = part.get(at) {
                return Some(offer);
            }
            at -= part.len();
        }
        None
    }

    /// The only offer, if there is just one.
    #[must_use]
    pub fn only(&self) -> Option<&Offer> {
        self.get(0).filter(|_| self.len == 1)
    }

    /// All of them, in order.
    pub fn iter(&self) -> Iter<'_> {
        self.parts.iter().flat_map(part_of)
    }
}

fn part_of(part: &Part) -> std::slice::Iter<'_, Offer> {
    part.iter()
}

/// Offers one by one.
pub type Iter<'a> = std::iter::FlatMap<
    std::slice::Iter<'a, Part>,
    std::slice::Iter<'a, Offer>,
    fn(&'a Part) -> std::slice::Iter<'a, Offer>,
>;

impl<'a> IntoIterator for &'a Offers {
    type Item = &'a Offer;
    type IntoIter = Iter<'a>;

    fn into_iter(self) -> Iter<'a> {
        self.iter()
    }
}

/// Offers are the same whatever they are shared with.
impl PartialEq for Offers {
    fn eq(&self, other: &Self) -> bool {
        self.len == other.len && self.iter().eq(other)
    }
}

impl Eq for Offers {}

impl From<Vec<Offer>> for Offers {
    fn from(offers: Vec<Offer>) -> Self {
        Self {
            len: offers.len(),
            parts: std::iter::once(Part::from(offers)).collect(),
        }
    }
}

impl From<Offers> for Vec<Offer> {
    fn from(offers: Offers) -> Self {
        offers.iter().cloned().collect()
    }
}

/// Where somebody who looks for offers began.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Mark {
    parts: usize,
    own: usize,
}

/// Offers that are being found, with room that is used again and again.
#[derive(Default, Debug)]
pub struct Finds {
    parts: Vec<Part>,
    /// Those that are in no list yet.
    own: Vec<Offer>,
    /// From where on these are of the innermost search.
    mark: Mark,
}

impl Finds {
    /// Whether nothing has been found.
    pub(super) const fn is_empty(&self) -> bool {
        self.parts.is_empty() && self.own.is_empty()
    }

    /// A search within a search begins: gives where that one began.
    pub(super) fn begin(&mut self) -> Mark {
        let mark = Mark {
            parts: self.parts.len(),
            own: self.own.len(),
        };
        std::mem::replace(&mut self.mark, mark)
    }

    /// It is over: gives what it found, and goes on with the search around it.
    pub(super) fn end(&mut self, outer: Mark) -> Offers {
        let mark = std::mem::replace(&mut self.mark, outer);
        self.since(mark)
    }

    /// Takes everything that was found from somewhere on.
    fn since(&mut self, mark: Mark) -> Offers {
        let parts = self.parts.drain(mark.parts..);
        let own = self.own.drain(mark.own..);
        let mut found = Offers {
            len: parts
                .as_slice()
                .iter()
                .map(|part| part.len())
                .sum::<usize>()
                + own.len(),
            parts: parts.collect(),
        };
        if own.len() > 0 {
            found.parts.push(own.collect());
        }
        found
    }

    /// Adds an offer.
    pub(super) fn push(&mut self, offer: Offer) {
        self.own.push(offer);
    }

    /// Adds what was found before.
    pub(super) fn add(&mut self, found: &Offers) {
        if self.own.len() > self.mark.own {
            self.parts.push(self.own.drain(self.mark.own..).collect());
        }
        self.parts.extend_from_slice(&found.parts);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn offer(number: u32) -> Offer {
        Offer {
            action: ActionId(number),
            this: Value::Nothing,
            anchors: SmallVec::new(),
            picks: Vec::new(),
        }
    }

    fn numbers(offers: &Offers) -> Vec<u32> {
        offers.iter().map(|offer| offer.action.0).collect()
    }

    #[test]
    fn what_is_found_within_stands_where_it_was_found() {
        let mut finds = Finds::default();
        let outer = finds.begin();
        finds.push(offer(1));
        let inner = finds.begin();
        finds.push(offer(2));
        finds.push(offer(3));
        let within = finds.end(inner);
        assert_eq!(numbers(&within), [2, 3]);
        finds.add(&within);
        finds.push(offer(4));
        finds.add(&within);
        let all = finds.end(outer);
        assert!(finds.is_empty());
        assert_eq!(numbers(&all), [1, 2, 3, 4, 2, 3]);
        let by_number = (0..=all.len()).map(|at| all.get(at).map(|offer| offer.action.0));
        assert!(by_number.eq(numbers(&all).into_iter().map(Some).chain([None])));
    }

    #[test]
    fn how_it_is_shared_makes_no_difference() {
        let mut finds = Finds::default();
        finds.add(&Offers::from(vec![offer(1)]));
        finds.push(offer(2));
        let shared = finds.end(Mark::default());
        let plain = Offers::from(vec![offer(1), offer(2)]);
        assert_eq!(shared, plain);
        assert_ne!(shared, Offers::from(vec![offer(1)]));
        assert_eq!(
            (plain.only(), Offers::from(vec![offer(7)]).only()),
            (None, Some(&offer(7)))
        );
        assert!(Offers::from(Vec::new()).is_empty());
    }
}
