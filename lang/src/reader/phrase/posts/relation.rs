//! Relations: `aboard S`, `here`, and what each of them relates to.

use super::super::look::{Look, is_or};
use super::describes;
use crate::reader::{Cursor, Cx};
use crate::sentence::WordKind;
use crate::tree::{FunctionId, Type};
use crate::vocabulary::{Class, Special};

impl<'a> Cx<'a> {
    /// Whether words lead to a noun, and say not only what somebody has.
    pub(in crate::reader::phrase) fn names_somebody(&self, mut rest: Cursor<'_>) -> bool {
        loop {
            let Look::Known(entry, count) = self.look(&rest) else {
                let title = matches!(rest.peek().map(|word| &word.kind), Some(WordKind::Text(_)));
                return title || matches!(self.look(&rest), Look::Local(..));
            };
            match entry.class {
                Class::Kind(..)
                | Class::Noun(_)
                | Class::Builtin(_)
                | Class::Scope(_)
                | Class::Special(Special::This | Special::It | Special::That | Special::Those) => {
                    return true;
                }
                Class::Quantifier(_) => {
                    rest.take(count);
                }
                _ if describes(entry) => {
                    rest.take(count);
                    // `your Klingon or Romulan personnel`: what `or` joins is said of one noun.
                    let mut more = rest;
                    let or = more.peek().is_some_and(is_or);
                    more.next_word();
                    if or && matches!(self.look(&more), Look::Known(next, _) if describes(next)) {
                        rest = more;
                    }
                }
                _ => return false,
            }
        }
    }

    pub(in crate::reader::phrase) fn takes_set(
        &self,
        functions: &[FunctionId],
        index: usize,
    ) -> bool {
        functions.iter().any(|one| {
            matches!(
                self.param_type(*one, index),
                Some(Type::Set(_) | Type::Place)
            )
        })
    }
}
