//! Statements behind one that always leaves.

use super::part::Part;
use crate::diagnostic::{Diagnostic, UNREACHABLE};
use crate::tree::Statement;

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    for (block, spans) in part.blocks() {
        let leaves = |statement: &Statement| {
            matches!(
                statement,
                Statement::Leave(_)
                    | Statement::Return(_)
                    | Statement::Finish { .. }
                    | Statement::Refuse(_)
            )
        };
        let Some(at) = block.iter().position(leaves) else {
            continue;
        };
        if let (Some(leave), Some(next)) = (spans.get(at), spans.get(at + 1)) {
            all.push(
                Diagnostic::error(UNREACHABLE, "this is never done", *next)
                    .also(*leave, "here it is left for good"),
            );
        }
    }
}
