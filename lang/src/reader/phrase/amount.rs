//! How much of something one has: `Honor x2`, `FIELD > n`, and what several have together.

use super::quality::Found;
use super::value::Val;
use crate::reader::{Cx, PhraseError, Read, Typed};
use crate::span::Span;
use crate::tree::{Arithmetic, Builtin, Comparison, Constraint, Expr, SymbolId, Type};

impl Cx<'_> {
    pub(super) fn symbol_name(&self, symbol: SymbolId) -> smol_str::SmolStr {
        self.book.name(symbol).into()
    }

    /// How many of a symbol an object has: as is declared, or else by the field that counts such symbols.
    pub(super) fn count_of(&mut self, symbol: SymbolId, of: Typed, span: Span) -> Read<Typed> {
        let value = self.symbol(symbol, span);
        let enumeration = self.book.at(symbol).map(|one| one.of);
        let counts = enumeration.and_then(|all| self.vocab.symbol_counts.get(&all));
        let counts = counts.cloned().unwrap_or_default();
        let fits = |one: &crate::tree::FunctionId| {
            let having = self.params_of(*one).get(1);
            having.is_some_and(|param| self.type_fit(&of.ty, param) != super::types::Fit::No)
        };
        if counts.iter().any(fits) {
            let name = self.symbol_name(symbol);
            let args = vec![Val::One(value), Val::One(of)];
            return self.apply(&name, &counts, args, span);
        }
        // The field of the object that counts the names of the symbol's enumeration.
        let fields = enumeration.map_or_else(Vec::new, |of| self.holders(of, false));
        let name = self.symbol_name(symbol);
        let levels = self.field_of(&name, &fields, Some(of), false, span)?.id;
        let (op, args) = (Builtin::Level, vec![value.id, levels]);
        Ok(self.typed(Expr::Builtin { op, args }, Type::Number, span))
    }

    /// `FIELD > n in total`: of those that are chosen, together.
    pub(super) fn in_total(
        &mut self,
        how: Comparison,
        left: Typed,
        right: Val,
        slot: u16,
        span: Span,
    ) -> Read<Found> {
        let of = self.want(Val::One(left), &Type::Number)?;
        let bound = self.want(right, &Type::Number)?;
        let beside = |cx: &mut Self, by: i64| {
            if let Expr::Number(bound) = *cx.at(bound) {
                return cx.push(Expr::Number(bound.saturating_add(by)), span);
            }
            let by = cx.push(Expr::Number(by), span);
            cx.push(Expr::Arith(Arithmetic::Add, bound, by), span)
        };
        let (min, max) = match how {
            Comparison::AtLeast => (Some(bound), None),
            Comparison::AtMost => (None, Some(bound)),
            Comparison::Greater => (Some(beside(self, 1)), None),
            Comparison::Less => (None, Some(beside(self, -1))),
            Comparison::Equal => (Some(bound), Some(bound)),
            Comparison::Unequal => {
                return Err(self.report(PhraseError::NotYet {
                    what: "`!=` in total",
                    span,
                }));
            }
        };
        let limit = Constraint::Sum { slot, of, min, max };
        Ok(Found::Limit(vec![limit], None))
    }
}
