//! Which cards say what is looked for all over play.
//!
//! In: the book and its groups. Out: for each clause that some group looks for among everything in play a
//! list of its own, and for each card the lists it stands in while it is in play. Who asks for cards
//! that lift a rule then looks at those few, and asks again only when one of them comes or goes. The
//! first list is of the cards that give somebody something to do.

use super::groups::Groups;
use spaceline_lang::tree::{Book, CardId, ClauseId, Expr};

/// The lists of what is in play by what its card says.
#[derive(Debug, Default)]
pub struct Bearers {
    /// For each clause its list, if it has one.
    lists: Vec<Option<u16>>,
    /// For each card its lists.
    of_card: Vec<Vec<u16>>,
    count: u16,
}

/// The list of those whose cards have actions.
pub const WITH_ACTIONS: u16 = 0;

impl Bearers {
    /// The lists of a book.
    pub fn of(book: &Book, groups: &Groups) -> Self {
        let mut bearers = Self {
            lists: vec![None; book.clauses.len()],
            of_card: Vec::new(),
            count: WITH_ACTIONS + 1,
        };
        for id in &groups.ids {
            let group = book.exprs.get(id.index()).and_then(Expr::group);
            let everywhere = group.is_some_and(|group| group.from.is_none());
            let wanted = groups.lead(*id).printed.filter(|_| everywhere);
            let list = wanted.and_then(|clause| bearers.lists.get_mut(clause.index()));
            if let Some(list) = list.filter(|list| list.is_none()) {
                *list = Some(bearers.count);
                bearers.count = bearers.count.saturating_add(1);
            }
        }
        bearers.of_card = book
            .cards
            .iter()
            .map(|card| {
                let clauses = card.clauses.iter();
                let mut lists: Vec<u16> = clauses
                    .filter_map(|clause| *bearers.lists.get(clause.form.index())?)
                    .collect();
                lists.extend((!card.actions.is_empty()).then_some(WITH_ACTIONS));
                lists.sort_unstable();
                lists.dedup();
                lists
            })
            .collect();
        bearers
    }

    /// How many lists there are.
    pub const fn count(&self) -> usize {
        self.count as usize
    }

    /// The list of those that bear a clause, if it has one.
    #[inline]
    pub fn list(&self, clause: ClauseId) -> Option<u16> {
        self.lists.get(clause.index()).copied().flatten()
    }

    /// The lists a card stands in while it is in play.
    #[inline]
    pub fn lists_of(&self, card: Option<CardId>) -> &[u16] {
        card.and_then(|card| self.of_card.get(card.index()))
            .map_or(&[], Vec::as_slice)
    }
}
