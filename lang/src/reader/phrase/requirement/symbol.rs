//! Needs of the symbols of an enumeration: `Honor`, `2 Honor`, `no Honor`.

use super::super::look::is_or;
use crate::reader::{Cursor, Cx, PhraseError, Read, TrapError};
use crate::span::Span;
use crate::tree::{Expr, ExprId, SymbolId};
use crate::vocabulary::NeedShape;

impl Cx<'_> {
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
