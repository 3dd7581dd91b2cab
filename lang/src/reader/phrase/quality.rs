//! What follows `with` and `has`: symbols, fields compared, titles, other cards, the highest (R6).

use super::look::{Look, comparison};
use super::select::{Many, Sel};
use crate::reader::{Cursor, Cx, Read, TrapError};
use crate::sentence::WordKind;
use crate::tree::{Constraint, ExprId, Fold, Type};
use crate::vocabulary::{Class, Constant, Quantifier, Special};

/// What a list of qualities says.
pub(super) enum Found {
    Test(ExprId),
    /// The highest of one thing, or of several: `highest F or lowest G`.
    Best(Vec<(Fold, ExprId)>),
    /// What those that are chosen have together, and a test of each besides.
    Limit(Vec<Constraint>, Option<ExprId>),
}

impl Cx<'_> {
    /// Whether a further quality stands here: a quantifier or kind would begin another selection.
    pub(super) fn goes_on(&self, at: &Cursor<'_>) -> bool {
        match self.look(at) {
            Look::Known(entry, count) => match &entry.class {
                Class::Symbol(_) => {
                    // `with Honor or Klingon personnel`: not a quality, but others.
                    let mut rest = *at;
                    rest.take(count);
                    !self.begins_selection(&rest)
                }
                Class::Quality(_) | Class::Special(Special::Different) => true,
                Class::Field(_) | Class::Noun(_) => {
                    let mut rest = *at;
                    rest.take(count);
                    rest.peek().and_then(comparison).is_some()
                }
                Class::Constant(Constant::No) | Class::Quantifier(Quantifier::No) => {
                    let mut rest = *at;
                    rest.take(count);
                    matches!(self.class(&rest), Some(Class::Symbol(_)))
                }
                _ => false,
            },
            Look::Sign => match at.peek().map(|word| &word.kind) {
                Some(WordKind::Text(_)) => true,
                // `has Honor or (it is stopped and ...)`: what names its subject is no quality.
                Some(WordKind::Group(phrases)) => {
                    let first = phrases.first().map(|phrase| self.look_at(&phrase.words));
                    let subject = |class: &Class| {
                        matches!(
                            class,
                            Class::Special(Special::It | Special::This | Special::You)
                        )
                    };
                    match first {
                        Some(Look::Known(entry, _)) => !subject(&entry.class),
                        Some(Look::Local(..)) => false,
                        _ => true,
                    }
                }
                _ => false,
            },
            Look::Unknown => at
                .peek()
                .is_some_and(|word| matches!(word.kind, WordKind::Icon(_))),
            _ => false,
        }
    }

    /// Whether a `no` stands here.
    pub(super) fn denies(&self, at: &Cursor<'_>) -> bool {
        matches!(
            self.class(at),
            Some(Class::Constant(Constant::No) | Class::Quantifier(Quantifier::No))
        )
    }
}

impl Cx<'_> {
    /// Refuses a number before a symbol that has levels, without a kind behind it: `with 2 Honor` is hardly
    /// meant for two others with Honor.
    pub(in crate::reader::phrase) fn no_level(
        &mut self,
        begin: &Cursor<'_>,
        end: &Cursor<'_>,
        it: &(u16, Type),
        sel: &Sel,
    ) -> Read<()> {
        let words = begin.rest().len().saturating_sub(end.rest().len());
        let words = begin.rest().get(..words).unwrap_or_default();
        let Some((count, symbol)) = words.split_first() else {
            return Ok(());
        };
        let Some((entry, taken)) = self.vocab.lookup(symbol) else {
            return Ok(());
        };
        let Class::Symbol(id) = entry.class else {
            return Ok(());
        };
        let of = self.book.symbols.get(id.index()).map(|symbol| symbol.of);
        let levels = of.is_some_and(|of| {
            let fields = self.holders(of, false);
            let fields = self.fields_for(&fields, Some(&it.1));
            let mut types = fields.iter().map(|(field, _)| self.field_type(*field));
            types.any(|ty| matches!(ty, Type::Levels(_)))
        });
        if !matches!(sel.many, Many::Count(_)) || taken < symbol.len() || !levels {
            return Ok(());
        }
        let mut at = Cursor::over(words, sel.span);
        let number = self.eat_number(&mut at);
        let (name, span) = (super::spell::row(symbol), count.span.to(end.behind()));
        Err(self.report(TrapError::LevelOrOthers { name, number, span }))
    }
}
