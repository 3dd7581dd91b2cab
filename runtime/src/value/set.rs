//! Several values, in order, without repeats.

use super::{Ref, Value};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::sync::Arc;

/// A set of values in an order that is told to scripts. Shared; an empty one allocates nothing.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Value>", into = "Vec<Value>")]
pub struct Set(Option<Arc<Vec<Value>>>);

/// Up to so many members a plain search for repeats is faster than a tree.
const FEW: usize = 24;

/// Numbers of objects that were met, each as a bit: whoever has another is no repeat.
#[derive(Default)]
struct Met([u64; 8]);

impl Met {
    /// So many objects can be told apart.
    const MOST: usize = 512;

    /// Notes a value; tells whether it is certainly no repeat.
    #[inline]
    fn is_new(&mut self, value: &Value) -> bool {
        let Value::Object(object) = value else {
            return false;
        };
        let (at, bit) = (object.index / 64 % 8, 1 << (object.index % 64));
        let word = self.0.get_mut(at as usize);
        word.is_some_and(|word| std::mem::replace(word, *word | bit) & bit == 0)
    }
}

impl Set {
    /// The empty set.
    #[must_use]
    pub const fn empty() -> Self {
        Self(None)
    }

    /// A set of values of which the caller knows that none repeats.
    #[must_use]
    pub fn of_distinct(values: Vec<Value>) -> Self {
        if values.is_empty() {
            Self(None)
        } else {
            Self(Some(Arc::new(values)))
        }
    }

    /// A set of values; of equal ones the first stays.
    #[must_use]
    pub fn new(mut values: Vec<Value>) -> Self {
        drop_repeats(&mut values, 0);
        Self::of_distinct(values)
    }

    /// Its members.
    #[must_use]
    pub fn as_slice(&self) -> &[Value] {
        self.0.as_deref().map_or(&[], Vec::as_slice)
    }

    /// How many members it has.
    #[must_use]
    pub fn len(&self) -> usize {
        self.as_slice().len()
    }

    /// Whether it has none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    /// Whether a value is a member.
    #[must_use]
    pub fn contains(&self, value: &Value) -> bool {
        self.as_slice().contains(value)
    }

    /// Its members, in order.
    pub fn iter(&self) -> std::slice::Iter<'_, Value> {
        self.as_slice().iter()
    }

    /// Those members that are objects, in order.
    pub fn objects(&self) -> impl Iterator<Item = Ref> + '_ {
        self.iter().filter_map(Value::object)
    }
}

/// Takes out of a list, from a position on, what equals an earlier one from that position on.
pub fn drop_repeats(values: &mut Vec<Value>, from: usize) {
    let count = values.len().saturating_sub(from);
    if count < 2 {
        return;
    }
    let objects = matches!(values.get(from), Some(Value::Object(_)));
    if count <= FEW || objects && count <= Met::MOST {
        let (mut kept, mut met) = (from, Met::default());
        for at in from..values.len() {
            let (before, rest) = values.split_at_mut(at);
            let Some(value) = rest.first_mut() else { break };
            let seen = before.get(from..kept).unwrap_or_default();
            if !met.is_new(value) && seen.contains(value) {
                continue;
            }
            if kept < at
                && let Some(free) = before.get_mut(kept)
            {
                std::mem::swap(free, value);
            }
            kept += 1;
        }
        values.truncate(kept);
    } else {
        let mut seen = BTreeSet::new();
        let tail = values.split_off(from);
        values.extend(tail.into_iter().filter(|value| seen.insert(value.clone())));
    }
}

impl From<Vec<Value>> for Set {
    fn from(values: Vec<Value>) -> Self {
        Self::new(values)
    }
}

impl From<Set> for Vec<Value> {
    fn from(set: Set) -> Self {
        set.0
            .map(|shared| Arc::try_unwrap(shared).unwrap_or_else(|shared| (*shared).clone()))
            .unwrap_or_default()
    }
}

impl FromIterator<Value> for Set {
    fn from_iter<I: IntoIterator<Item = Value>>(values: I) -> Self {
        Self::new(values.into_iter().collect())
    }
}

impl FromIterator<Ref> for Set {
    fn from_iter<I: IntoIterator<Item = Ref>>(objects: I) -> Self {
        Self::new(objects.into_iter().map(Value::Object).collect())
    }
}

impl<'a> IntoIterator for &'a Set {
    type Item = &'a Value;
    type IntoIter = std::slice::Iter<'a, Value>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(list: &[i64]) -> Set {
        list.iter().map(|number| Value::Number(*number)).collect()
    }

    #[test]
    fn the_first_of_equals_stays() {
        assert_eq!(numbers(&[3, 1, 3, 2, 1]), numbers(&[3, 1, 2]));
        let long: Vec<i64> = (0..100).chain(0..100).collect();
        assert_eq!(numbers(&long).len(), 100);
        let object = |number: u32| Ref {
            index: number % 700,
            generation: number % 2,
        };
        for most in [5, 300, 600, 900] {
            let objects = (0..most).chain(0..most).map(object);
            let distinct: BTreeSet<Ref> = (0..most).map(object).collect();
            let set: Set = objects.collect();
            assert_eq!(set.len(), distinct.len(), "{most}");
            assert!(
                set.objects()
                    .zip(0..most)
                    .all(|(one, at)| one == object(at))
            );
        }
    }

    #[test]
    fn order_is_part_of_a_set() {
        assert_ne!(numbers(&[1, 2]), numbers(&[2, 1]));
        assert!(numbers(&[]).is_empty());
        assert_eq!(numbers(&[]), Set::empty());
    }

    #[test]
    fn reading_back_drops_repeats() {
        let read: Set = serde_json::from_str(r#"[{"Number":1},{"Number":1}]"#).expect("it reads");
        assert_eq!(read, numbers(&[1]));
    }
}
