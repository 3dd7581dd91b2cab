//! Happenings as conditions: `you just solved planet mission`, `personnel here is just killed`.

use super::select::{Many, Sel};
use super::value::Val;
use crate::reader::{Cursor, Cx, Read, Typed};
use crate::span::Span;
use crate::tree::{Expr, Type};
use crate::vocabulary::Special;

impl Cx<'_> {
    /// Whether a condition goes on with `just VERBed` or `is just PARTICIPLE`.
    pub(super) fn is_just(&self, at: &Cursor<'_>) -> bool {
        let mut rest = *at;
        rest.eat("is");
        self.eat_special(&mut rest, Special::Just)
    }

    /// Whether a selection says how many, where one thing happens at a time: it would mean nothing.
    pub(super) fn counts_several(&self, sel: &Sel) -> bool {
        match sel.many {
            Many::Count(n) => *self.at(n) != Expr::Number(1),
            Many::No | Many::AtLeast(_) | Many::UpTo(_) | Many::AnyNumber => true,
            _ => false,
        }
    }

    /// The rest of it, behind its subject: whether it has just happened.
    ///
    /// # Errors
    /// When it was reported.
    pub(super) fn just_happened(
        &mut self,
        at: &mut Cursor<'_>,
        subject: Val,
        span: Span,
    ) -> Read<Typed> {
        let passive = at.eat("is");
        self.eat_special(at, Special::Just);
        let subject_span = self.val_span(&subject);
        let Some((verb, count)) = self.participle_here(at) else {
            let help = String::from("write the participle of a verb behind `just`");
            return Err(self.expected_or("a happening", at, Some(help)));
        };
        at.take(count);
        let mut bound = self.unbound(verb);
        // What it binds is known while it is judged, and not in the rest of the sentence.
        let (it, earlier) = (self.env.it.clone(), self.env.earlier.len());
        let looks_back = std::mem::replace(&mut self.env.looks_back, true);
        let read = if passive {
            self.bind_value(subject, &mut bound, 0, subject_span)
        } else {
            self.bind_subject(at, subject, &mut bound, subject_span)
        };
        let read = read.and_then(|()| self.bind_roles(at, &mut bound));
        self.env.looks_back = looks_back;
        self.env.it = it;
        self.env.earlier.truncate(earlier);
        read?;
        let span = span.to(at.behind());
        let pattern = self.pattern(bound, span);
        Ok(self.typed(Expr::Just(Box::new(pattern)), Type::Truth, span))
    }
}
