//! What rests on itself comes to the least answer that agrees with itself; so it begins with the least one.

use super::{Answer, Naive, Unknown};
use spaceline_lang::tree::{FieldId, FunctionId, ScopeId, StateId};
use spaceline_runtime::{Ref, Value};

/// A question that may rest on itself.
#[derive(Clone, PartialEq, Debug)]
pub enum Asked {
    Call(FunctionId, Vec<Value>, (Value, Value)),
    Field(FieldId, Value),
    State(StateId, Ref),
    /// Whether the text of a card counts.
    Active(Ref),
}

/// A question that is being asked.
pub struct Open {
    asked: Asked,
    scopes: Vec<(ScopeId, Value)>,
    /// What it is taken to be meanwhile; nothing where that is not known.
    taken: Option<Value>,
    again: bool,
}

impl Naive<'_> {
    /// Asks until the answer agrees with what it was taken to be.
    pub(super) fn rest(
        &mut self,
        asked: Asked,
        least: Option<Value>,
        mut find: impl FnMut(&mut Self) -> Answer,
    ) -> Answer {
        self.step()?;
        let scopes = &self.scopes;
        let mut open = self.open.iter_mut();
        if let Some(open) = open.find(|open| open.asked == asked && open.scopes == *scopes) {
            open.again = true;
            return open
                .taken
                .clone()
                .ok_or(Unknown("a circle without a least answer"));
        }
        if self.open.len() > 60 {
            return Err(Unknown("a deep question"));
        }
        let at = self.open.len();
        let scopes = self.scopes.clone();
        self.open.push(Open {
            asked,
            scopes,
            taken: least,
            again: false,
        });
        let mut answer = Err(Unknown("a circle that does not come to rest"));
        for _ in 0..8 {
            let found = find(self);
            let open = &mut self.open[at];
            if found.is_err() || !open.again || open.taken == found.clone().ok() {
                answer = found;
                break;
            }
            open.taken = found.ok();
            open.again = false;
        }
        self.open.truncate(at);
        answer
    }
}
