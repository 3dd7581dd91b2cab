//! How far a `where` reaches. It takes all that follows it, so what stands last in it has to speak of the member:
//! otherwise a reader of the page would end the `where` before.

use super::select::{Many, Sel};
use super::value::Val;
use crate::checks::walk::of_expr;
use crate::reader::{Cursor, Cx, Read, Reported, Setting, TrapError};
use crate::span::Span;
use crate::tree::{Expr, ExprId, Slot};
use crate::vocabulary::Class;
use smol_str::SmolStr;

/// The last part of a `where`, which does not speak of the member.
#[derive(Clone, Debug)]
pub(super) struct Past {
    /// The member's name, if it has one.
    pub(super) name: Option<SmolStr>,
    /// Whether it is all that the `where` says.
    pub(super) whole: bool,
    /// Where it stands.
    pub(super) span: Span,
    /// The `where`.
    pub(super) first: Span,
}

impl Cx<'_> {
    /// Refuses a `where` that ends in `and` and what does not speak of the member, if the answer would be
    /// another were that outside.
    pub(super) fn ends_in_itself(&mut self, sel: &Sel) -> Read<()> {
        match sel.past.clone() {
            Some(past) => Err(self.reaches_past(past)),
            None => Ok(()),
        }
    }

    /// The same where it is asked whether there are as many as the selection says.
    pub(super) fn truth_ends_in_itself(&mut self, sel: &Sel) -> Read<()> {
        match sel.many {
            Many::No | Many::UpTo(_) => self.ends_in_itself(sel),
            _ => Ok(()),
        }
    }

    /// Refuses it where what seems to stand outside would be joined to something else.
    pub(super) fn val_ends_in_itself(&mut self, val: &Val) -> Read<()> {
        match val {
            Val::Many(sel) => self.ends_in_itself(sel),
            _ => Ok(()),
        }
    }

    /// Whether a selection that is a condition by itself says where its members are, and where it stands.
    pub(super) fn says_where(&self, val: &Val) -> Option<(bool, Span)> {
        match val {
            Val::Many(sel) if self.env.setting == Setting::Card => Some((sel.placed, sel.span)),
            _ => None,
        }
    }

    /// Refuses `some A and some B here`: the `here` could be said of both.
    pub(super) fn all_say_where(
        &mut self,
        before: &mut Option<(bool, Span)>,
        val: &Val,
    ) -> Read<()> {
        let Some(now) = self.says_where(val) else {
            return Ok(());
        };
        let (span, first) = match before.replace(now) {
            Some((false, span)) if now.0 => (span, now.1),
            Some((true, first)) if !now.0 => (now.1, first),
            _ => return Ok(()),
        };
        Err(self.report(TrapError::PlaceOfOne { span, first }))
    }

    /// Refuses `some A and some B is stopped`: what is asked of the last could be asked of both.
    pub(super) fn all_say_what(
        &mut self,
        before: Option<(bool, Span)>,
        part: &Val,
        begin: &Cursor<'_>,
        at: &Cursor<'_>,
    ) -> Read<()> {
        let Some((false, first)) = before.filter(|_| matches!(part, Val::One(_))) else {
            return Ok(());
        };
        let many = begin.rest().len().saturating_sub(at.rest().len());
        let words = begin.rest().get(..many).unwrap_or_default();
        let quantified = words.first().is_some_and(|word| {
            ["some", "no", "a", "an", "any", "every", "each"]
                .iter()
                .any(|one| word.is(one))
        });
        let asked = words.iter().position(|word| {
            ["is", "are", "has", "have"]
                .iter()
                .any(|verb| word.is(verb))
        });
        let Some(asked) = asked.filter(|_| quantified || self.is_several(begin)) else {
            return Ok(());
        };
        let span = words.get(asked).map_or(first, |word| word.span);
        Err(self.report(TrapError::SaidOfLast { span, first }))
    }

    /// Whether adjectives and a kind begin here, and no name.
    fn is_several(&self, at: &Cursor<'_>) -> bool {
        matches!(self.look(at), super::look::Look::Known(entry, _) if matches!(
            entry.class,
            Class::Kind(..) | Class::Adjective(_) | Class::Symbol(_) | Class::State(_)
        ))
    }

    /// Whether a condition of what has happened says when it was, and where it stands.
    pub(super) fn says_when(
        &self,
        test: ExprId,
        begin: &Cursor<'_>,
        at: &Cursor<'_>,
    ) -> Option<(bool, Span)> {
        let mut open = vec![test];
        let happened = loop {
            match self.at(open.pop()?) {
                Expr::Happened { .. } => break true,
                expr => open.extend(of_expr(expr).exprs),
            }
        };
        let many = begin.rest().len().saturating_sub(at.rest().len());
        let words = begin.rest().get(..many).unwrap_or_default();
        let mut pairs = words.iter().zip(words.iter().skip(1));
        let says = pairs.any(|(first, second)| {
            (first.is("this") || first.is("last")) && (second.is("turn") || second.is("game"))
        });
        let span = begin.here().to(at.behind());
        (happened && self.env.setting == Setting::Card).then_some((says, span))
    }

    /// Refuses `you VERBed A and you VERBed B this turn`: the time could be said of both.
    pub(super) fn all_say_when(
        &mut self,
        before: &mut Option<(bool, Span)>,
        test: ExprId,
        begin: &Cursor<'_>,
        at: &Cursor<'_>,
    ) -> Read<()> {
        let Some(now) = self.says_when(test, begin, at) else {
            return Ok(());
        };
        let (span, first) = match before.replace(now) {
            Some((false, span)) if now.0 => (span, now.1),
            Some((true, first)) if !now.0 => (now.1, first),
            _ => return Ok(()),
        };
        Err(self.report(TrapError::TimeOfOne { span, first }))
    }

    pub(super) fn reaches_past(&mut self, past: Past) -> Reported {
        let Past {
            name,
            whole,
            span,
            first,
        } = past;
        self.report(TrapError::ReachesPast {
            name,
            whole,
            span,
            first,
        })
    }

    /// Whether an expression asks something of the member of a group.
    pub(super) fn speaks_of(&self, id: ExprId, slot: Slot) -> bool {
        let mut open = vec![id];
        while let Some(id) = open.pop() {
            let expr = self.at(id);
            if *expr == Expr::Local(slot) {
                return true;
            }
            open.extend(of_expr(expr).exprs);
        }
        false
    }
}
