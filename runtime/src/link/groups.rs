//! What is known of each group before any position is.
//!
//! In: the book. Out: where the members of a group are best looked for, and what is asked of them first. Of a large
//! book few expressions are groups, so each has but a number here that says where that stands.

use super::domain::{self, Domain, Look};
use super::kinds::Kinds;
use super::lead::{self, Lead};
use spaceline_lang::tree::ExprId;

/// The groups of a book.
#[derive(Debug, Default)]
pub struct Groups {
    /// For each expression the place of its group among all, counted from one; zero if it is none.
    places: Vec<u32>,
    /// Which expressions they are.
    pub ids: Vec<ExprId>,
    leads: Vec<Lead>,
    domains: Vec<Option<Domain>>,
}

impl Groups {
    /// Looks at the groups of a book.
    pub fn of(look: Look<'_>, kinds: &Kinds) -> Self {
        let book = look.book;
        let mut groups = Self {
            places: Vec::with_capacity(book.exprs.len()),
            ..Self::default()
        };
        for (id, expr) in (0_u32..).map(ExprId).zip(&book.exprs) {
            let place = expr.group().map_or(0, |group| {
                groups.ids.push(id);
                groups.leads.push(lead::lead(book, kinds, group));
                groups.domains.push(domain::choose(look, group));
                u32::try_from(groups.leads.len()).unwrap_or(u32::MAX)
            });
            groups.places.push(place);
        }
        for action in &book.actions {
            lead::anchors(book, action, &mut groups);
        }
        groups
    }

    #[inline]
    pub fn place(&self, group: ExprId) -> Option<usize> {
        let place = self.places.get(group.index())?.checked_sub(1)?;
        usize::try_from(place).ok()
    }

    /// What is asked first of the members.
    #[inline]
    pub fn lead(&self, group: ExprId) -> &Lead {
        let lead = self.place(group).and_then(|at| self.leads.get(at));
        lead.unwrap_or(&Lead::ANY)
    }

    /// The same, to change it.
    pub fn lead_mut(&mut self, group: ExprId) -> Option<&mut Lead> {
        let place = self.place(group)?;
        self.leads.get_mut(place)
    }

    /// Where the members are best looked for, if not among all objects in play.
    #[inline]
    pub fn domain(&self, group: ExprId) -> Option<&Domain> {
        self.domains.get(self.place(group)?)?.as_ref()
    }

    /// Forgets where members are best looked for, and what no test answers for.
    pub fn scan(&mut self) {
        self.domains.clear();
        for lead in &mut self.leads {
            *lead = lead.plain();
        }
    }
}
