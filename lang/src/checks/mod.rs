//! What holds of a book as a whole: the fifth pass.
//!
//! What comes in is a book that was read; what goes out are diagnostics. Each check is a file and looks
//! for one kind of mistake, so that a check can be read, tested and left out by itself.

mod actions;
mod documents;
mod events;
mod facts;
mod hidden;
mod idle;
mod memories;
mod menus;
mod overrides;
mod recursion;
mod titles;
mod unreachable;
mod verdicts;
mod walk;

use crate::diagnostic::Diagnostic;
use crate::span::Span;
use crate::tree::Book;
use smol_str::SmolStr;
use std::collections::HashMap;

/// Everything that is wrong with a book as a whole, in the order of the scripts. `titles` are those that a
/// card has or that a script declares. A book that was not read to its end is only asked for its titles, because
/// what is missing in it would be missed by every other check.
#[must_use]
pub fn run(book: &Book, titles: &HashMap<SmolStr, Span>, whole: bool) -> Vec<Diagnostic> {
    let mut all = Vec::new();
    titles::check(book, titles, &mut all);
    if whole {
        actions::check(book, &mut all);
        documents::check(book, &mut all);
        events::check(book, &mut all);
        facts::check(book, &mut all);
        hidden::check(book, &mut all);
        idle::check(book, &mut all);
        memories::check(book, &mut all);
        menus::check(book, &mut all);
        overrides::check(book, &mut all);
        recursion::check(book, &mut all);
        unreachable::check(book, &mut all);
        verdicts::check(book, &mut all);
    }
    all.sort_by_key(|one| (one.primary.span.file, one.primary.span.start));
    all
}
