//! In which order things are declared where an edition is in force.
//!
//! What an edition puts in the place of something is entered at that place, and what it adds comes last. So texts come
//! in the same order under each edition, and all that editions have in common has the same number.

use super::amend::{alike, called};
use super::layers::{InForce, Spot, has_card, items, spot};
use crate::sentence::{File, Item};
use crate::span::FileId;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// What stands where.
#[derive(Debug, Default)]
pub(super) struct InPlace<'s> {
    /// What stands in the place of each rule that an edition has taken away.
    instead: BTreeMap<Spot, &'s Item>,
    /// The rule in whose place each of them stands.
    bases: BTreeMap<Spot, &'s Item>,
    /// What stands in the place of nothing.
    pub(super) new: Vec<&'s Item>,
}

impl<'s> InPlace<'s> {
    pub(super) fn of(files: &'s [(FileId, &'s File)], force: &'s InForce) -> Self {
        let mut all = Self::default();
        // An edition may replace what another has put in the place of something.
        let put = force.replaced.iter();
        let put: BTreeMap<Spot, Spot> = put.map(|(by, of)| ((by.file, by.start), *of)).collect();
        let rules: BTreeMap<Spot, &Item> = match force.added.is_empty() {
            true => BTreeMap::new(),
            false => items(files).map(|item| (spot(item), item)).collect(),
        };
        for (_, item) in &force.added {
            let mut at = spot(item);
            for _ in &put {
                match put.get(&at) {
                    Some(of) => at = *of,
                    None => break,
                }
            }
            let base = rules.get(&at).filter(|base| force.is_plain(base));
            match base {
                Some(base) if force.gone_by(base).is_some() && !has_card(item) => {
                    all.instead.insert(at, item);
                    all.bases.insert(spot(item), base);
                }
                _ => all.new.push(item),
            }
        }
        all
    }

    /// What is entered where an item of a script stands.
    pub(super) fn at(&self, item: &'s Item, force: &InForce) -> Option<&'s Item> {
        match force.has(item) {
            true => Some(item),
            false => self.instead.get(&spot(item)).copied(),
        }
    }

    /// The parts of a rule in the order of those in whose place they stand, and then the new ones.
    pub(super) fn parts(&self, rule: &'s Item) -> (Vec<&'s Item>, Vec<&'s Item>) {
        let Some(base) = self.bases.get(&spot(rule)) else {
            return (rule.inner().collect(), Vec::new());
        };
        let mut bases: Vec<Option<&Item>> = base.inner().map(Some).collect();
        let (mut known, mut new) = (Vec::new(), Vec::new());
        for part in rule.inner() {
            let like = |base: &&Item| called(base) == called(part);
            let such = bases.iter().enumerate();
            let such = such.filter_map(|(at, base)| Some((at, base.filter(like)?)));
            match such.max_by_key(|(at, base)| (alike(base, part), Reverse(*at))) {
                Some((at, _)) => {
                    known.push((at, part));
                    if let Some(base) = bases.get_mut(at) {
                        *base = None;
                    }
                }
                None => new.push(part),
            }
        }
        known.sort_by_key(|(at, _)| *at);
        (known.into_iter().map(|(_, part)| part).collect(), new)
    }
}
