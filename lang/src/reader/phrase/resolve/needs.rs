//! Requirements (R7), as printed on cards: `SECURITY + MEDICAL x2 OR CUNNING > 32`.

use super::super::look::Look;
use super::super::select::Many;
use super::super::value::Val;
use super::{Resolver, Row};
use crate::phrase::token::Class as Token;
use crate::phrase::tree::{NodeId, Shape};
use crate::reader::{Cursor, Read, TrapError};
use crate::sentence::{Op, WordKind};
use crate::span::Span;
use crate::tree::{Arithmetic, Expr, ExprId, FunctionId, SymbolId, Type};
use crate::vocabulary::{Class, NeedShape};

impl<'w> Resolver<'_, '_, 'w> {
    /// A requirement as a test.
    pub(super) fn needs_at(&mut self, id: NodeId) -> Read<ExprId> {
        let outer = std::mem::replace(&mut self.needed, true);
        let read = self.within(self.place(id), |this| this.either_need(id));
        self.needed = outer;
        read
    }

    /// `R OR R`.
    fn either_need(&mut self, id: NodeId) -> Read<ExprId> {
        let ways = match self.shape(id) {
            Shape::NeedOr => self.chain(id),
            _ => vec![id],
        };
        let mut parts = Vec::new();
        let (mut listed, mut no) = (false, false);
        for (at, way) in ways.iter().enumerate() {
            let begin = self.begin(*way);
            let again = self.denies(&begin);
            if no && !again {
                let first = ways.first().copied().unwrap_or_default();
                let last = ways.get(at.wrapping_sub(1)).copied().unwrap_or_default();
                let before = super::super::spell::row(self.between(first, last).rest());
                let word = begin.peek().map(super::super::spell::spelled);
                let (word, span) = (word.unwrap_or_default(), begin.here());
                return Err(self.report(TrapError::NoReaches { before, word, span }));
            }
            no = again;
            let mut all = Vec::new();
            listed |= self.needs_joined(*way, &mut all);
            for pair in all.windows(2) {
                self.head_or_need(pair)?;
            }
            let tests: Read<Vec<ExprId>> = all.iter().map(|one| self.need_at(*one)).collect();
            let span = self.place(*way);
            parts.push(self.one_or(tests?, span, Expr::And));
        }
        let span = self.place(id);
        if listed && parts.len() > 1 {
            return Err(self.report(TrapError::MixedNeeds { span }));
        }
        Ok(self.one_or(parts, span, Expr::Or))
    }

    /// The needs that must all be met, and whether `and` or commas join some of them.
    fn needs_joined(&self, id: NodeId, all: &mut Vec<NodeId>) -> bool {
        if self.shape(id) != Shape::NeedAnd {
            all.push(id);
            return false;
        }
        let (left, right) = (self.part(id, 0), self.part(id, 1));
        let first = self.needs_joined(left, all);
        let second = self.needs_joined(right, all);
        first || second || !self.plus_behind(left)
    }

    /// Refuses `KIND and "TITLE"`: one more of those who are needed, or another need.
    fn head_or_need(&mut self, pair: &[NodeId]) -> Read<()> {
        let [first, second] = pair else {
            return Ok(());
        };
        let at = self.end(*first);
        let row = self.row_parts(*first).filter(|row| row.posts.is_empty());
        let last = row.and_then(|row| row.heads.last().copied());
        let last = last.unwrap_or_default();
        let kind = self.token(last) == Some(Token::Kind) || self.shape(last) == Shape::TitleKind;
        let next = self
            .row_parts(*second)
            .filter(|row| row.adjectives.is_empty());
        let next = next.and_then(|row| row.heads.first().copied());
        let head = matches!(
            self.token(next.unwrap_or_default()),
            Some(Token::Kind | Token::Title)
        );
        if kind && head && at.peek().is_some_and(|word| word.is("and")) {
            let span = at.here();
            return Err(self.report(TrapError::HeadOrNeed { span }));
        }
        Ok(())
    }

    fn plus_behind(&self, id: NodeId) -> bool {
        self.end(id).peek().is_some_and(|word| word.is_op(Op::Plus))
    }

    fn need_at(&mut self, id: NodeId) -> Read<ExprId> {
        let need = self.one_need_at(id)?;
        let (begin, end) = (self.begin(id), self.end(id));
        self.quality_or_need(begin, &end)?;
        Ok(need)
    }

    /// One need, or a condition.
    fn one_need_at(&mut self, id: NodeId) -> Read<ExprId> {
        let span = self.place(id);
        let first = self.part(id, 0);
        match self.shape(id) {
            Shape::Not => {
                let test = self.need_at(first)?;
                Ok(self.push(Expr::Not(test), span))
            }
            Shape::NeedGroup if self.part(id, 1).is_some() => self.sum_need(id),
            Shape::NeedGroup => self.needs_at(first),
            Shape::Compare => match self.needed_field(first) {
                Some(function) => {
                    let place = self.place(first);
                    let total = self.total_of(function, place);
                    self.amount_need(total, id)
                }
                None => self.condition_need(id),
            },
            Shape::Row | Shape::RowOf => match self.row_need(id)? {
                Some(test) => Ok(test),
                None => self.condition_need(id),
            },
            _ => self.condition_need(id),
        }
    }

    /// What is no need of its own: a condition.
    fn condition_need(&mut self, id: NodeId) -> Read<ExprId> {
        let at = self.begin(id);
        let mut counted = at;
        if self.eat_number(&mut counted).is_some() && self.is_new_name(&counted) {
            return Err(self.unknown(&counted, "something needed"));
        }
        if matches!(self.look(&at), Look::Unknown)
            && !self.is_possessive(&at)
            && self.negated(&at).is_none()
            && self.law(&at).is_none()
        {
            return Err(self.unknown(&at, "something needed"));
        }
        self.truth_at(id)
    }

    /// A row as a need, if it is one.
    fn row_need(&mut self, id: NodeId) -> Read<Option<ExprId>> {
        let Some(row) = self.row_parts(id) else {
            return Ok(None);
        };
        if let Some((symbol, times, no)) = self.symbol_in(row) {
            return self.symbol_needed(row, symbol, times, no).map(Some);
        }
        if self.needed_field(id).is_some() {
            let (begin, end) = (self.begin(id), self.end(id).here());
            return Err(self.no_amount(&begin, end));
        }
        if let Some(test) = self.title_needed(row)? {
            return Ok(Some(test));
        }
        self.members_needed(row)
    }

    /// `Honor`, `Honor x2`, `2 Honor`, `no Honor`: the symbol, how often, and whether it is denied.
    fn symbol_in(&self, row: Row<'_>) -> Option<(SymbolId, Option<i64>, bool)> {
        let ([word], []) = (row.adjectives, row.heads) else {
            return None;
        };
        let begin = self.begin(row.id);
        let no = row.quantity.is_some() && self.denies(&begin);
        let mut times = None;
        if row.quantity.is_some() && !no {
            times = Some(self.eat_number(&mut self.exact(row.quantity))?);
        }
        let symbol = match self.shape(*word) {
            Shape::Level => {
                let count = self
                    .words(self.part(*word, 1))
                    .first()
                    .map(|word| &word.kind);
                if let Some(WordKind::Times(count)) = count {
                    times = Some(*count);
                }
                self.part(*word, 0)
            }
            _ => *word,
        };
        match self.class_of(symbol) {
            Some(Class::Symbol(symbol)) if !row.binder.is_some() => Some((*symbol, times, no)),
            _ => None,
        }
    }

    fn symbol_needed(
        &mut self,
        row: Row<'_>,
        symbol: SymbolId,
        times: Option<i64>,
        no: bool,
    ) -> Read<ExprId> {
        let (begin, span) = (self.begin(row.id), self.place(row.id));
        if let Some(post) = row.posts.first() {
            return self.extra(*post);
        }
        if times.is_some() {
            let end = self.end(row.id);
            self.number_of_both(&begin, end)?;
        }
        let test = self.symbol_test(symbol, times, span)?;
        Ok(match no {
            true => self.push(Expr::Not(test), span),
            false => test,
        })
    }

    /// What a need says of a field that stands alone.
    fn needed_field(&self, id: NodeId) -> Option<FunctionId> {
        let field = match self.token(id) {
            Some(_) => id,
            None => self.only_head(id)?,
        };
        self.token(field)?;
        self.need_of_field(self.class_of(field)?)
    }

    /// What all have together of what a need asks for.
    fn total_of(&mut self, function: FunctionId, span: Span) -> ExprId {
        let args = Vec::new();
        self.push(Expr::Call { function, args }, span)
    }

    /// `CUNNING > 32`, `CUNNING > Leadership`: a total, and what stands behind it in a node.
    fn amount_need(&mut self, total: ExprId, id: NodeId) -> Read<ExprId> {
        let (how, right) = (self.comparison_at(self.part(id, 1)), self.part(id, 2));
        let place = self.place(right);
        // `+` behind the first value would begin another need, and other signs have to stand in parentheses.
        let mut first = right;
        while matches!(self.shape(first), Shape::Sum | Shape::Product | Shape::Plus) {
            first = self.part(first, 0);
        }
        let (begin, end) = (self.begin(right), self.end(first));
        let value = match self.needed_field(right) {
            Some(function) => self.total_of(function, place),
            None => self.value_of(first, &Type::Number)?,
        };
        self.worked_out(begin, &end)?;
        if first != right {
            self.finish(&end)?;
        }
        let span = self.place(id);
        Ok(self.push(Expr::Compare(how, total, value), span))
    }

    /// `(FIELD + FIELD) > n`.
    fn sum_need(&mut self, id: NodeId) -> Read<ExprId> {
        let inner = self.part(id, 0);
        let mut terms = Vec::new();
        let sum = !self.needs_joined(inner, &mut terms);
        let functions = terms.iter().map(|term| self.needed_field(*term));
        let functions: Option<Vec<FunctionId>> = functions.collect();
        let span = self.place(inner);
        if let Some(functions) = functions.filter(|_| sum) {
            let mut total = None;
            for function in functions {
                let one = self.total_of(function, span);
                total = Some(match total {
                    None => one,
                    Some(total) => self.push(Expr::Arith(Arithmetic::Add, total, one), span),
                });
            }
            return match total {
                Some(total) => self.amount_need(total, id),
                None => self.extra(inner),
            };
        }
        // A sum of values that are no needs.
        let how = self.comparison_at(self.part(id, 1));
        let mut left: Option<Val> = None;
        for term in terms {
            let val = self.value(term)?;
            left = Some(match left {
                None => val,
                Some(left) => self.added(Arithmetic::Add, left, val, span)?,
            });
        }
        let right = self.value(self.part(id, 2))?;
        let whole = self.place(id);
        match left {
            Some(left) => self.compare(how, left, right, whole),
            None => self.extra(inner),
        }
    }

    /// `"Wesley Crusher"`, `any "Picard"`.
    fn title_needed(&mut self, row: Row<'_>) -> Read<Option<ExprId>> {
        let Some(function) = self.asks(NeedShape::Title) else {
            return Ok(None);
        };
        let any = self.token(row.quantity) == Some(Token::Any);
        let bare = row.adjectives.is_empty() && row.posts.is_empty() && !row.binder.is_some();
        let ([head], true) = (row.heads, bare && (any || !row.quantity.is_some())) else {
            return Ok(None);
        };
        let title = match self.shape(*head) {
            Shape::Word | Shape::AnyTitle => self.title_at(*head),
            _ => None,
        };
        let Some((text, every)) = title else {
            return Ok(None);
        };
        let span = self.place(row.id);
        let args = vec![self.title_of(&text, any || every, span)];
        Ok(Some(self.push(Expr::Call { function, args }, span)))
    }

    /// `two personnel with INTEGRITY > 7`; one that says where it is, is a condition.
    fn members_needed(&mut self, row: Row<'w>) -> Read<Option<ExprId>> {
        let Some(function) = self.asks(NeedShape::Selection) else {
            return Ok(None);
        };
        let at = self.begin(row.id);
        if !self.is_described(&at) || self.is_possessive(&at) {
            return Ok(None);
        }
        let framed = self.framed_at(row.id, |this| {
            this.needed = true;
            match this.value(row.id)? {
                Val::Many(sel) => this.needed_members(function, *sel),
                _ => Ok(None),
            }
        })?;
        let Some(needed) = framed.needed() else {
            return Ok(None);
        };
        let many = match needed.read.0 {
            Many::Count(_) | Many::AtLeast(_) | Many::UpTo(_) => self.quantity_at(row)?,
            many => Some(many),
        };
        let span = self.place(row.id);
        self.so_many_needed(function, needed, many, span).map(Some)
    }

    /// Whether those who are needed are described here.
    fn is_described(&self, at: &Cursor<'_>) -> bool {
        self.begins_selection(at) || self.quantified(at) || self.is_no_selection(at)
    }
}
