//! Why a field is what it is.

use super::ChangeRecord;
use super::circle::{Asked, Open};
use crate::ask::evaluate::Eval;
use crate::fault::Fault;
use crate::value::Value;
use spaceline_lang::span::Span;
use spaceline_lang::tree::{CiteId, FieldId, HookOwner};

/// A change, with its authority.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Changed {
    /// The change, as its text says it.
    pub change: ChangeRecord,
    /// Whether it counted.
    pub counted: bool,
    /// Whose text it is.
    pub owner: HookOwner,
    /// What that text cites.
    pub cites: Vec<CiteId>,
    /// Where it stands.
    pub span: Span,
}

/// Why a field is what it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// Before anything changed it.
    pub base: Value,
    /// What acts on it, by the moment at which each began.
    pub changes: Vec<Changed>,
    /// What it is.
    pub value: Value,
}

impl Eval<'_> {
    /// Why a field of an object, a player or (of nothing) the game is what it is.
    ///
    /// # Errors
    /// Faults of the scripts that change it.
    pub fn explain(&mut self, field: FieldId, of: &Value) -> Result<Explanation, Fault> {
        let base = self.base(field, of)?;
        let first = self.work.changes.len();
        // As it is found when it is asked for: what rests on it finds that it is being asked.
        let open = self.open.len();
        self.open
            .push(Open::of(Asked::Field(field, of.clone()), None));
        let collected = self.collect_changes(field, of);
        self.open.truncate(open);
        collected?;
        let all = self.work.changes.get(first..).unwrap_or(&[]).to_vec();
        let value = self.apply_changes(field, base.clone(), first)?;
        let counted = self.work.changes.split_off(first);
        let changes = all
            .into_iter()
            .map(|change| {
                let hook = self.program.hook(change.standing.hook)?;
                let counted = counted
                    .iter()
                    .any(|other| other.standing == change.standing);
                Ok(Changed {
                    counted,
                    owner: hook.owner,
                    cites: hook.cites.clone(),
                    span: hook.span,
                    change,
                })
            })
            .collect::<Result<_, Fault>>()?;
        Ok(Explanation {
            base,
            changes,
            value,
        })
    }
}
