//! Memories that do not grow without bound.

use super::*;
use crate::memo::{Found, MOST};
use crate::state::{Kept, Line};

/// Lives of objects, numbers and scopes make ever new questions.
#[test]
fn answers_do_not_pile_up() {
    let mut table: Table<Value> = Table::default();
    let mut cache = Cache::default();
    for number in 0..3 * i64::try_from(MOST).expect("a small number") {
        let asked = Value::Number(number);
        let question = Question::within(1, 0, [&asked]).expect("it is small");
        let answer = Answer {
            value: asked.clone(),
            found: Found {
                reads: Kept::default(),
                line: Line::default(),
                at: 0,
                seen: 0,
                fuel: 0,
                height: 0,
                generation: 0,
                around: None,
                acting: None,
                past: Default::default(),
            },
        };
        put_of(&mut table, question, answer);
        cache.within(0, ScopeId(0), &asked);
        assert!(table.len() <= MOST);
    }
    assert!(cache.scopes.len() < MOST);
}
