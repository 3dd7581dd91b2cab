//! Circles of what asks what.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// Every circle, from its first member: in order who asks, and where (or how). What lies in several of them is told
/// once. `asks` has for each of several things, by its number, what it asks.
pub(crate) fn circles<W: Copy>(asks: &[Vec<(usize, W)>]) -> Vec<Vec<(usize, W)>> {
    let mut told: BTreeSet<usize> = BTreeSet::new();
    let mut found = Vec::new();
    for at in 0..asks.len() {
        if !told.contains(&at)
            && let Some(circle) = way_back(|at| asks.get(at).cloned().unwrap_or_default(), at)
        {
            told.extend(circle.iter().map(|(from, _)| *from));
            found.push(circle);
        }
    }
    found
}

/// The shortest way from something back to itself.
pub(crate) fn way_back<W: Copy>(
    asks: impl Fn(usize) -> Vec<(usize, W)>,
    start: usize,
) -> Option<Vec<(usize, W)>> {
    let mut before: BTreeMap<usize, (usize, W)> = BTreeMap::new();
    let mut queue = VecDeque::from([start]);
    while let Some(at) = queue.pop_front() {
        for (next, asked) in asks(at) {
            if next == start {
                let mut way = vec![(at, asked)];
                let mut back = at;
                while let Some((from, asked)) = before.get(&back) {
                    way.push((*from, *asked));
                    back = *from;
                }
                way.reverse();
                return Some(way);
            }
            if let Entry::Vacant(free) = before.entry(next) {
                free.insert((at, asked));
                queue.push_back(next);
            }
        }
    }
    None
}
