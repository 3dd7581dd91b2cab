//! Circles of what asks what.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// For each of several things, by its number, what it asks, and where (or how).
pub(super) type Asks<W> = [Vec<(usize, W)>];

/// Every circle, from its first member: in order who asks, and where. What lies in several of them is told once.
pub(super) fn circles<W: Copy>(asks: &Asks<W>) -> Vec<Vec<(usize, W)>> {
    let knotted = knotted(asks);
    let mut told: BTreeSet<usize> = BTreeSet::new();
    let mut found = Vec::new();
    for at in &knotted {
        if told.contains(at) {
            continue;
        }
        if let Some(circle) =
            circle_from(|at| asks.get(at).map_or(&[], Vec::as_slice), &knotted, *at)
        {
            told.extend(circle.iter().map(|(from, _)| *from));
            found.push(circle);
        }
    }
    found
}

/// The definitions that are in a circle, or lie between two: what is left when those that ask none of the rest are taken
/// away, again and again.
fn knotted<W>(asks: &Asks<W>) -> BTreeSet<usize> {
    let mut open: Vec<usize> = asks.iter().map(Vec::len).collect();
    let mut asked_by: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for (from, asked) in asks.iter().enumerate() {
        for (to, _) in asked {
            asked_by.entry(*to).or_default().push(from);
        }
    }
    let none = |open: &[usize], at: usize| open.get(at).is_none_or(|open| *open == 0);
    let mut left: BTreeSet<usize> = (0..asks.len()).collect();
    let mut done: Vec<usize> = left.iter().copied().filter(|at| none(&open, *at)).collect();
    while let Some(at) = done.pop() {
        left.remove(&at);
        for from in asked_by.get(&at).into_iter().flatten() {
            if let Some(count) = open.get_mut(*from) {
                *count = count.saturating_sub(1);
                if *count == 0 {
                    done.push(*from);
                }
            }
        }
    }
    left
}

/// The shortest way from something back to itself.
fn circle_from<'a, W: Copy + 'a>(
    asks: impl Fn(usize) -> &'a [(usize, W)],
    knotted: &BTreeSet<usize>,
    start: usize,
) -> Option<Vec<(usize, W)>> {
    let mut before: BTreeMap<usize, (usize, W)> = BTreeMap::new();
    let mut queue = VecDeque::from([start]);
    while let Some(at) = queue.pop_front() {
        for (next, asked) in asks(at) {
            let next = *next;
            if !knotted.contains(&next) {
                continue;
            }
            if next == start {
                let mut way = vec![(at, *asked)];
                let mut back = at;
                while let Some((from, asked)) = before.get(&back) {
                    way.push((*from, *asked));
                    back = *from;
                }
                way.reverse();
                return Some(way);
            }
            if let Entry::Vacant(free) = before.entry(next) {
                free.insert((at, *asked));
                queue.push_back(next);
            }
        }
    }
    None
}

/// The same for one member alone, where only what it leads to is known.
pub(super) fn way_back<W: Copy>(
    asks: &BTreeMap<usize, Vec<(usize, W)>>,
    start: usize,
) -> Option<Vec<(usize, W)>> {
    let all: BTreeSet<usize> = asks.keys().copied().collect();
    circle_from(|at| asks.get(&at).map_or(&[], Vec::as_slice), &all, start)
}
