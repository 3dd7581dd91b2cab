//! The steps of an answer, for those who ask why.

use crate::value::Value;
use spaceline_lang::tree::ExprId;

/// At most so many steps are kept.
const MOST: usize = 100_000;

/// One step: an expression and what it yielded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The expression.
    pub expr: ExprId,
    /// How deep it stands in the question.
    pub depth: u16,
    /// What it yielded.
    pub value: Value,
}

/// Steps, innermost first, in the order in which they were finished.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Trace {
    /// The steps.
    pub lines: Vec<Line>,
    /// Whether there were more than are kept.
    pub cut: bool,
}

impl Trace {
    pub(super) fn note(&mut self, expr: ExprId, depth: u16, value: &Value) {
        if self.lines.len() < MOST {
            self.lines.push(Line {
                expr,
                depth,
                value: value.clone(),
            });
        } else {
            self.cut = true;
        }
    }
}
