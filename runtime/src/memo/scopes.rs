//! The scopes around a question, as a number.
//!
//! In: the scopes around, by their number, and one binding more. Out: another number, the same for the
//! same bindings. An answer that depends on scopes is good wherever the number is the same. Bindings
//! that cannot be compared cheaply get a number that no others have.

use super::table::Digest;
use crate::link::pack;
use crate::value::Value;
use indexmap::IndexMap;
use spaceline_lang::tree::ScopeId;
use std::hash::{BuildHasherDefault, Hash, Hasher};

/// Past so many the numbers are given anew; none is ever given twice.
const MOST: usize = 1 << 12;

/// Bindings that have a number.
#[derive(Clone, Debug, Default)]
pub struct Scopes {
    known: IndexMap<Binding, u64, BuildHasherDefault<Digest>>,
    last: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Binding {
    around: u64,
    scope: u32,
    value: u64,
}

impl Hash for Binding {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let ends = self.around.rotate_left(32) ^ u64::from(self.scope);
        state.write_u64((ends.rotate_left(17) ^ self.value).wrapping_mul(0x517c_c1b7_2722_0a95));
    }
}

impl Scopes {
    /// How many bindings have a number.
    #[cfg(test)]
    pub(crate) fn len(&self) -> usize {
        self.known.len()
    }

    /// The number of a binding within scopes; zero is that of none.
    pub fn within(&mut self, around: u64, scope: ScopeId, value: &Value) -> u64 {
        let binding = pack(value).map(|value| Binding {
            around,
            scope: scope.0,
            value,
        });
        if let Some(number) = binding.and_then(|binding| self.known.get(&binding)) {
            return *number;
        }
        self.last += 1;
        if let Some(binding) = binding {
            if self.known.len() >= MOST {
                self.known.clear();
            }
            self.known.insert(binding, self.last);
        }
        self.last
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::Set;

    #[test]
    fn the_same_scopes_have_the_same_number() {
        let mut scopes = Scopes::default();
        let [one, other] = [Value::Number(1), Value::Player(1)];
        let first = scopes.within(0, ScopeId(1), &one);
        assert_ne!(first, 0);
        assert_eq!(scopes.within(0, ScopeId(1), &one), first);
        for (around, scope, value) in [(0_u64, 1, &other), (0, 2, &one), (first, 1, &one)] {
            assert_ne!(scopes.within(around, ScopeId(scope), value), first);
        }
        let set = Value::Set(Set::new(vec![one]));
        let several = scopes.within(0, ScopeId(1), &set);
        assert_ne!(scopes.within(0, ScopeId(1), &set), several);
    }
}
