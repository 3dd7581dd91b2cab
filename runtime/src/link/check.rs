//! Whether a book's indices lead somewhere. The reader's books pass; books from elsewhere may not.

use super::LinkError;
use spaceline_lang::tree::{Book, Entry, Node, Visitor, operands};

/// Checks a book.
pub fn check(book: &Book) -> Result<(), LinkError> {
    let most = book.roots.players.max(book.roots.most_players);
    for players in [book.roots.players, most] {
        if !(1..=8).contains(&players) {
            return Err(LinkError::Players(players));
        }
    }
    let mut ids = Ids {
        book,
        place: ("", 0),
        broken: None,
    };
    book.visit(&mut ids);
    ids.broken.map_or(Ok(()), Err)?;
    endless(book)
}

/// Finds the first index that leads out of its table.
struct Ids<'b> {
    book: &'b Book,
    place: (&'static str, usize),
    broken: Option<LinkError>,
}

impl Visitor for Ids<'_> {
    const ALL: bool = true;

    fn enter(&mut self, table: &'static str, at: usize) {
        self.place = (table, at);
    }

    fn id<I: Entry>(&mut self, id: I) {
        if self.broken.is_none() && self.book.at(id).is_none() {
            let (what, (table, at)) = (I::CALLED, self.place);
            let place = format!("{table} {at}");
            self.broken = Some(LinkError::Broken { what, place });
        }
    }
}

/// Refuses an expression that contains itself: whoever walks it would never come to its end.
fn endless(book: &Book) -> Result<(), LinkError> {
    #[derive(Clone, Copy, PartialEq)]
    enum Seen {
        Never,
        Open,
        Done,
    }
    let mut seen = vec![Seen::Never; book.exprs.len()];
    for root in 0..book.exprs.len() {
        // What is met a second time has been walked to its end.
        let mut open = vec![root];
        while let Some(&at) = open.last() {
            let (Some(expr), Some(state)) = (book.exprs.get(at), seen.get_mut(at)) else {
                open.pop();
                continue;
            };
            if *state != Seen::Never {
                *state = Seen::Done;
                open.pop();
                continue;
            }
            *state = Seen::Open;
            let mut contains_itself = false;
            operands(expr, &mut |operand| match seen.get(operand.index()) {
                Some(Seen::Open) => contains_itself = true,
                Some(Seen::Never) => open.push(operand.index()),
                Some(Seen::Done) | None => {}
            });
            if contains_itself {
                return Err(LinkError::Endless(at));
            }
        }
    }
    Ok(())
}
