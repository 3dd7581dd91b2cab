//! What happens to the card itself, where its text has words of its own for that: `when played: ...`, and not `when this is
//! played: ...`, which would come before its text is at work.

use crate::reader::{Cx, Read, TrapError};
use crate::span::Span;
use crate::tree::{Comparison, EventPattern, Expr, ExprId, Slot, THIS, VerbId};
use crate::vocabulary::{Class, Form, Piece};
use smol_str::SmolStr;

impl Cx<'_> {
    /// Refuses a happening to the card itself, if a clause says the same.
    pub(super) fn has_no_clause(&mut self, event: &EventPattern, span: Span) -> Read<()> {
        let object = event.roles.first().copied().flatten();
        let own = object.is_some_and(|slot| event.tests().any(|test| self.asks_this(test, slot)));
        if !own {
            return Ok(());
        }
        let Some(word) = self.clause_of(event.verb) else {
            return Ok(());
        };
        Err(self.report(TrapError::English {
            help: format!("write `when {word}: ...`; this would come before the text is at work")
                .into(),
            word: SmolStr::new(format!("this is {word}")),
            span,
        }))
    }

    /// Whether a test asks that a slot is the card itself.
    fn asks_this(&self, test: ExprId, slot: Slot) -> bool {
        let local = |id: &ExprId, slot| *self.at(*id) == Expr::Local(slot);
        match self.at(test) {
            Expr::And(parts) => parts.iter().any(|part| self.asks_this(*part, slot)),
            Expr::Compare(Comparison::Equal, one, other) => {
                local(one, slot) && local(other, THIS) || local(one, THIS) && local(other, slot)
            }
            _ => false,
        }
    }

    /// The participle of a verb for which there is a clause `when PARTICIPLE`.
    fn clause_of(&self, verb: VerbId) -> Option<SmolStr> {
        let clauses = self.vocab.clauses.iter();
        clauses
            .filter_map(|pattern| match pattern.pieces.as_slice() {
                [Piece::Word(when), Piece::Word(word), ..] if when == "when" => Some(word),
                _ => None,
            })
            .find(|word| {
                let known = self.vocab.get(word);
                known.is_some_and(
                    |entry| matches!(entry.class, Class::Verb(of, Form::Past) if of == verb),
                )
            })
            .cloned()
    }
}
