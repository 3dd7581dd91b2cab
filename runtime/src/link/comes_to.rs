//! What a verb comes to.
//!
//! One whose last statement does another to the same object is done by doing that: whoever is killed is discarded. So
//! what may not be discarded may not be killed, and nothing happens by half.

use super::Program;
use crate::link::Channel;
use spaceline_lang::tree::{Book, Expr, Statement, Verb, VerbId};

/// For each verb the one that it comes to.
pub(super) fn comes_to(book: &Book) -> Vec<Option<VerbId>> {
    book.verbs
        .iter()
        .map(|verb| last_deed(book, verb))
        .collect()
}

fn last_deed(book: &Book, verb: &Verb) -> Option<VerbId> {
    let object = verb.params.first().filter(|param| param.role.is_none())?;
    let Statement::Do {
        verb: last,
        args,
        by: None,
    } = book.blocks.get(verb.body?.index())?.last()?
    else {
        return None;
    };
    let done_to = args.first().copied().flatten()?;
    let same = book.exprs.get(done_to.index()) == Some(&Expr::Local(object.slot));
    same.then_some(*last)
}

impl Program {
    /// A verb, and those that it comes to, one after the other. No book needs more than a few; a circle would have no
    /// end.
    pub(crate) fn and_what_it_comes_to(&self, verb: VerbId) -> impl Iterator<Item = VerbId> {
        let next = |verb: &VerbId| self.comes_to.get(verb.index()).copied().flatten();
        std::iter::successors(Some(verb), next).take(8)
    }

    /// Whether any text may forbid a verb, or one that it comes to.
    pub(crate) fn is_judged(&self, verb: VerbId) -> bool {
        let mut all = self.and_what_it_comes_to(verb);
        all.any(|verb| self.is_used(self.channel(Channel::Verb(verb))))
    }
}
