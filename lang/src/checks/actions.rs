//! What actions may contain: declared changes are writes, and only unchecked ones refuse when they are done.

use super::part::Part;
use super::walk;
use crate::diagnostic::{ACTS_AHEAD, Diagnostic, REFUSED_LATE};
use crate::span::Span;
use crate::tree::{BlockId, Book, Statement};

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    for action in part.actions() {
        if let Some(declares) = action.declares {
            within(book, declares, &mut |statement, span| {
                if !is_laid_over(statement) {
                    all.push(
                        Diagnostic::error(
                            ACTS_AHEAD,
                            "what an action declares is laid over the position, not done",
                            span,
                        )
                        .help("write what it comes to: `put`, `set`, `mark`, perhaps in `if` or `for each`"),
                    );
                }
            });
        }
        if action.unchecked {
            continue;
        }
        within(book, action.body, &mut |statement, span| {
            if matches!(statement, Statement::Refuse(_)) {
                let name = &action.named.name;
                all.push(
                    Diagnostic::error(
                        REFUSED_LATE,
                        format!("`{name}` is judged before it is offered"),
                        span,
                    )
                    .also(action.named.span, "the action is declared here")
                    .help("say what must hold with `legal when`, or write `unchecked` behind its menu and words"),
                );
            }
        });
    }
}

/// Whether a statement only writes, or says which writes and to what.
const fn is_laid_over(statement: &Statement) -> bool {
    matches!(
        statement,
        Statement::Write(_)
            | Statement::Let { .. }
            | Statement::If { .. }
            | Statement::Each { .. }
            | Statement::While { .. }
            | Statement::Repeat { .. }
            | Statement::With { .. }
    )
}

/// Every statement of a block and of the blocks in it.
fn within(book: &Book, block: BlockId, meet: &mut dyn FnMut(&Statement, Span)) {
    let mut open = vec![block];
    while let Some(id) = open.pop() {
        let statements = book.blocks.get(id.index()).into_iter().flatten();
        let spans = book.block_spans.get(id.index()).into_iter().flatten();
        for (statement, span) in statements.zip(spans) {
            meet(statement, *span);
            open.extend(walk::of_statement(statement).blocks);
        }
    }
}
