//! Text that lasts: changes, permissions, triggers and marks with an end of their own.

use super::State;
use super::index::Armed;
use crate::fault::{Fault, FaultKind};
use crate::link::Program;
use crate::value::{QuoteValue, Ref, Value};
use serde::{Deserialize, Serialize};
use spaceline_lang::tree::{
    Comparison, Expr, ExprId, HookId, QuoteBody, StateId, THIS, VerbId, YOU,
};
use std::sync::Arc;

/// At most so many things may last at once.
const MOST: usize = 10_000;

/// What lasts.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Lasting {
    /// A standing text.
    Text(HookId),
    /// A state that an object was put in.
    Mark(Ref, StateId),
}

/// When something lasting ends.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Ends {
    /// Never by itself, but with the object whose text it is.
    Never,
    /// With an event, after so many of them.
    Event {
        /// Which event.
        verb: VerbId,
        /// Whose; nothing for anybody's.
        of: Value,
        /// How many are still to come.
        left: u16,
        /// What has to be another than it was when the effect began, so that the event counts.
        was: Option<(ExprId, Value)>,
    },
    /// With what a kept happening means, or with the object to which it would have to happen.
    Happening(Value),
    /// When an expression over its slots becomes true.
    When(ExprId),
}

/// Something that lasts.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Effect {
    /// What.
    pub what: Lasting,
    /// The object whose text made it.
    pub this: Value,
    /// Whom that text addresses.
    pub you: Value,
    /// What it took along.
    pub captures: Vec<Value>,
    /// When it ends.
    pub ends: Ends,
}

impl State {
    /// Lets something last from now on, and gives the moment by which it is known.
    ///
    /// # Errors
    /// When too much lasts already.
    pub fn add_effect(&mut self, program: &Program, effect: Effect) -> Result<u64, Fault> {
        if self.effects.len() >= MOST {
            return Err(FaultKind::TooMany("lasting effects".into()).into());
        }
        let moment = self.tick();
        if let Lasting::Text(hook) = effect.what {
            self.arm(program, Armed::effect(hook, moment));
        }
        self.effects.insert(moment, Arc::new(effect));
        Ok(moment)
    }

    /// Ends something that lasts. A mark goes with it.
    pub fn end_effect(&mut self, program: &Program, moment: u64) {
        let Some(effect) = self.effects.remove(&moment) else {
            return;
        };
        match effect.what {
            Lasting::Text(hook) => self.disarm(program, Armed::effect(hook, moment)),
            Lasting::Mark(object, state) => {
                let held = self.effects.values().any(|other| other.what == effect.what);
                if !held && self.rec(object).is_some() {
                    self.set_mark(program, object, state, false);
                }
            }
        }
    }

    /// Replaces the end of something that lasts, to count an event.
    pub fn set_ends(&mut self, moment: u64, ends: Ends) {
        if let Some(effect) = self.effects.get_mut(&moment) {
            Arc::make_mut(effect).ends = ends;
        }
    }

    /// What lasts, from the oldest on, each with the moment by which it is known.
    pub fn effects(&self) -> impl Iterator<Item = (u64, &Effect)> {
        self.effects
            .iter()
            .map(|(moment, effect)| (*moment, effect.as_ref()))
    }

    /// Something that lasts.
    #[must_use]
    pub fn effect(&self, moment: u64) -> Option<&Effect> {
        self.effects.get(&moment).map(AsRef::as_ref)
    }

    /// Ends what lasts only as long as an object, and what marked it.
    pub(super) fn end_effects_of(&mut self, program: &Program, object: Ref) {
        if self.effects.is_empty() {
            return;
        }
        let over: Vec<u64> = self
            .effects()
            .filter(|(_, effect)| match effect.what {
                Lasting::Mark(marked, _) if marked == object => true,
                _ => match &effect.ends {
                    Ends::Never => effect.this == Value::Object(object),
                    Ends::Happening(Value::Quote(of)) => happens_to(program, of, object),
                    _ => false,
                },
            })
            .map(|(moment, _)| moment)
            .collect();
        for moment in over {
            self.end_effect(program, moment);
        }
    }
}

/// Whether a kept happening happens to this very object, which it names, and so cannot happen any more once that has
/// left play.
fn happens_to(program: &Program, of: &QuoteValue, object: Ref) -> bool {
    let quotes = &program.book().quotes;
    let Some(QuoteBody::Event(pattern)) = quotes.get(of.quote.index()).map(|quote| &quote.body)
    else {
        return false;
    };
    let value = |id: ExprId| match program.expr(id) {
        Ok(Expr::Local(THIS)) => Some(&of.this),
        Ok(Expr::Local(YOU)) => Some(&of.you),
        Ok(Expr::Local(slot)) => of.captures.get(usize::from(*slot).checked_sub(2)?),
        _ => None,
    };
    let is_role = |id: ExprId| matches!(program.expr(id), Ok(Expr::Local(at)) if pattern.roles.contains(&Some(*at)));
    let is_object = |id: ExprId| value(id) == Some(&Value::Object(object));
    let mut open: Vec<ExprId> = pattern.tests().collect();
    while let Some(id) = open.pop() {
        match program.expr(id) {
            Ok(Expr::And(tests)) => open.extend(tests),
            Ok(Expr::Compare(Comparison::Equal, a, b))
                if is_role(*a) && is_object(*b) || is_role(*b) && is_object(*a) =>
            {
                return true;
            }
            _ => {}
        }
    }
    false
}
