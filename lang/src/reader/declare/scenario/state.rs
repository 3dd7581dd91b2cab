//! `given X is STATE`: a state that is marked, and no more than that.
//!
//! Where what marks it does more besides (to others that lie there, or notes who did it), the
//! state alone is half a position that no game comes to: such states are given by the deed.

use super::Stage;
use crate::reader::{Cursor, Read, ScenarioError, phrase};
use crate::sentence::Phrase;
use crate::tree::{BlockId, Expr, ExprId, StateId, Statement, Until, Verb, Write, YOU};
use crate::vocabulary::{Class, third};

impl Stage<'_> {
    pub(super) fn state(&mut self, head: &Phrase, written: &Phrase) -> Read<Option<BlockId>> {
        let words = Cursor::new(head);
        let Some((front, mut back)) = words.split(|word| word.is("is")) else {
            return Ok(None);
        };
        let not = back.eat("not");
        let state = match self.desk.vocab.lookup(back.rest()) {
            Some((entry, count)) if count == back.rest().len() => match entry.class {
                Class::State(state) => Some(state),
                _ => entry.state,
            },
            _ => None,
        };
        let Some(state) = state else { return Ok(None) };
        self.is_all(state, not, front, written)?;
        let span = head.span;
        let mut all = Vec::new();
        for part in front.commas() {
            self.on_stage(part)?;
            let what = self.with_cx(|cx| phrase::expr(cx, part))?.id;
            let write = if not {
                Write::Unmark { what, state }
            } else {
                let until = Until::Never;
                Write::Mark { what, state, until }
            };
            all.push((Statement::Write(write), span));
        }
        self.with_cx(|cx| Ok(Some(cx.block(all))))
    }

    /// Says so if every verb that brings the state, or ends it, does more than that.
    fn is_all(
        &mut self,
        state: StateId,
        not: bool,
        front: Cursor<'_>,
        written: &Phrase,
    ) -> Read<()> {
        let brings: Vec<&Verb> = self
            .desk
            .book
            .verbs
            .iter()
            .filter(|verb| self.marks(verb, state, not))
            .collect();
        let Some(first) = brings.first() else {
            return Ok(());
        };
        if brings.iter().any(|verb| self.body(verb).len() == 1) {
            return Ok(());
        }
        let name = first.named.name.as_str();
        let words = Cursor::new(written);
        let (whom, _) = words.split(|word| word.is("is")).unwrap_or((words, words));
        let said = phrase::row(whom.rest());
        let said = if self.asks_who(first) {
            let by = match self.cast.owner_of(front.rest()) {
                Some(0) => "two",
                _ => "one",
            };
            format!("{by} {} {said}", third(name))
        } else {
            format!("{name} {said}")
        };
        Err(self.desk.report(ScenarioError::HalfState {
            span: written.span,
            said,
        }))
    }

    fn body(&self, verb: &Verb) -> &[Statement] {
        let body = verb
            .body
            .and_then(|body| self.desk.book.blocks.get(body.index()));
        body.map_or(&[], Vec::as_slice)
    }

    /// Whether a verb always marks its object so, or unmarks it.
    fn marks(&self, verb: &Verb, state: StateId, not: bool) -> bool {
        let Some(object) = verb.params.first() else {
            return false;
        };
        let is_object = |what: &ExprId| {
            let what = self.desk.book.exprs.get(what.index());
            matches!(what, Some(Expr::Local(slot)) if *slot == object.slot)
        };
        self.body(verb).iter().any(|statement| match statement {
            Statement::Write(Write::Mark {
                what,
                state: marked,
                ..
            }) => !not && *marked == state && is_object(what),
            Statement::Write(Write::Unmark {
                what,
                state: marked,
            }) => not && *marked == state && is_object(what),
            _ => false,
        })
    }

    /// Whether a verb notes who does it.
    fn asks_who(&self, verb: &Verb) -> bool {
        self.body(verb).iter().any(|statement| match statement {
            Statement::Write(Write::Set { to, .. }) => {
                let to = self.desk.book.exprs.get(to.index());
                matches!(to, Some(Expr::Local(YOU)))
            }
            _ => false,
        })
    }
}
