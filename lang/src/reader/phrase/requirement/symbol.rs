//! Needs of the symbols of an enumeration: `Honor`, `2 Honor`, `no Honor`.

use super::super::look::{Look, is_or};
use crate::reader::{Cursor, Cx, PhraseError, Read, TrapError};
use crate::sentence::WordKind;
use crate::span::Span;
use crate::tree::{Expr, ExprId, SymbolId};
use crate::vocabulary::{Class, Constant, NeedShape, Quantifier};

impl Cx<'_> {
    /// `Honor`, `Honor x2`, `2 Honor`, `no Honor`.
    pub(super) fn symbol_need(&mut self, at: &mut Cursor<'_>) -> Read<Option<ExprId>> {
        let span = at.here();
        let mut rest = *at;
        let no = match self.look(&rest) {
            Look::Known(entry, count)
                if matches!(
                    entry.class,
                    Class::Constant(Constant::No) | Class::Quantifier(Quantifier::No)
                ) =>
            {
                rest.take(count);
                true
            }
            _ => false,
        };
        let mut times = if no { None } else { self.eat_number(&mut rest) };
        let Some(symbol) = self.eat_symbol(&mut rest) else {
            return Ok(None);
        };
        if self.begins_selection(&rest) {
            return Ok(None);
        }
        if let Some(WordKind::Times(count)) = rest.peek().map(|word| &word.kind) {
            times = Some(*count);
            rest.next_word();
        }
        if times.is_some() {
            self.number_of_both(at, rest)?;
        }
        *at = rest;
        let span = span.to(at.behind());
        let test = self.symbol_test(symbol, times, span)?;
        Ok(Some(if no {
            self.push(Expr::Not(test), span)
        } else {
            test
        }))
    }

    /// Refuses `2 Honor or Klingon personnel`. The need begins and ends there.
    pub(in crate::reader::phrase) fn number_of_both(
        &mut self,
        begin: &Cursor<'_>,
        end: Cursor<'_>,
    ) -> Read<()> {
        let mut other = end;
        if !(other.eat_if(is_or) && self.adjective_of_head(&other)) {
            return Ok(());
        }
        let word = begin.peek().map(super::super::spell::spelled);
        let word = word.unwrap_or_default();
        let span = begin.here().to(end.behind());
        Err(self.report(TrapError::NumberOfBoth { word, span }))
    }

    pub(in crate::reader::phrase) fn symbol_test(
        &mut self,
        symbol: SymbolId,
        times: Option<i64>,
        span: Span,
    ) -> Read<ExprId> {
        let of = self
            .book
            .symbols
            .get(symbol.index())
            .map(|symbol| symbol.of)
            .unwrap_or_default();
        let value = self.push(Expr::Symbol(symbol), span);
        if times.is_none()
            && let Some(function) = self.asks(NeedShape::Symbol(of))
        {
            let args = vec![value];
            return Ok(self.push(Expr::Call { function, args }, span));
        }
        let Some(function) = self.asks(NeedShape::Level(of)) else {
            let name = self.symbol_name(symbol);
            return Err(self.report(PhraseError::NoNeed { name, span }));
        };
        let times = self.push(Expr::Number(times.unwrap_or(1)), span);
        let args = vec![value, times];
        Ok(self.push(Expr::Call { function, args }, span))
    }
}
