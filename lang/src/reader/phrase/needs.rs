//! Requirements (R7), as printed on cards: `SECURITY + MEDICAL x2 OR CUNNING > 32`.

use super::look::{Look, comparison, is_or};
use super::quote::{Framed, Kept};
use super::resolver::{Resolver, Row};
use super::select::Many;
use super::value::Val;
use crate::phrase::token::Class as Token;
use crate::phrase::tree::{NodeId, Shape};
use crate::reader::{Cursor, Cx, PhraseError, Read, Reported, TrapError};
use crate::sentence::{Op, Word, WordKind};
use crate::span::Span;
use crate::tree::{Arithmetic, Expr, ExprId, FieldId, FunctionId, SymbolId, Type};
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
                let before = self
                    .begin(id)
                    .before(&self.end(ways.get(at.wrapping_sub(1)).copied().unwrap_or_default()));
                let (before, word, span) = (before.row(), begin.word(), begin.here());
                return Err(self.report(TrapError::NoReaches { before, word, span }));
            }
            no = again;
            let mut all = Vec::new();
            listed |= self.needs_joined(*way, &mut all);
            for pair in all.windows(2) {
                self.head_or_need(pair)?;
            }
            let mut tests = Vec::new();
            for one in all {
                tests.push(self.need_at(one)?);
                self.quality_or_need(one)?;
            }
            let span = self.place(*way);
            parts.push(self.all_of(tests, span));
        }
        let span = self.place(id);
        if listed && parts.len() > 1 {
            return Err(self.report(TrapError::MixedNeeds { span }));
        }
        Ok(self.any_of(parts, span))
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
        let plus = self
            .end(left)
            .peek()
            .is_some_and(|word| word.is_op(Op::Plus));
        first || second || !plus
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

    /// Refuses what could be a quality or a need of its own behind a need that ends in qualities.
    fn quality_or_need(&mut self, id: NodeId) -> Read<()> {
        let last = self.row_parts(id).and_then(|row| row.posts.last().copied());
        let has =
            self.shape(last.unwrap_or_default()) == Shape::With || self.shape(id) == Shape::Has;
        let behind = self.end(id);
        let mut next = behind.past(1);
        let quality = match (self.class(&next), next.peek().map(|word| &word.kind)) {
            (Some(Class::Symbol(_)), _) => {
                self.eat_symbol(&mut next).is_some() && !self.begins_selection(&next)
            }
            (Some(Class::Field(_)), _) => next.ahead(1).and_then(comparison).is_some(),
            (_, Some(WordKind::Text(_))) => true,
            (_, Some(WordKind::Group(phrases))) => {
                let first = phrases.first().and_then(|phrase| phrase.words.first());
                !first.is_some_and(|word| ["it", "this", "you"].iter().any(|own| word.is(own)))
            }
            _ => false,
        };
        let joins = |word: &&Word| is_or(word) || word.is("and") || word.is_op(Op::Plus);
        match behind.peek().filter(joins).filter(|_| has && quality) {
            Some(word) => {
                let (word, span) = (super::spell::spelled(word), word.span);
                Err(self.report(TrapError::QualityOrNeed { word, span }))
            }
            None => Ok(()),
        }
    }

    fn need_at(&mut self, id: NodeId) -> Read<ExprId> {
        let span = self.place(id);
        let first = self.part(id, 0);
        match self.shape(id) {
            Shape::Not => {
                let test = self.need_at(first)?;
                Ok(self.push(Expr::Not(test), span))
            }
            Shape::NeedGroup if self.part(id, 1).is_some() => self.sum_need(id),
            Shape::NeedGroup => self.needs_at(first),
            Shape::Compare if let Some(function) = self.needed_field(first) => {
                let place = self.place(first);
                let total = self.of_function(function, Vec::new(), place);
                self.amount_need(total, id)
            }
            Shape::Row | Shape::RowOf => match self.row_need(id)? {
                Some(test) => Ok(test),
                None => self.condition_need(id),
            },
            _ => self.condition_need(id),
        }
    }

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
        let no = row.quantity.is_some() && self.denies(&self.begin(row.id));
        let mut times = None;
        if row.quantity.is_some() && !no {
            times = Some(self.eat_number(&mut self.exact(row.quantity))?);
        }
        let mut symbol = *word;
        if self.shape(symbol) == Shape::Level {
            let count = self.words(self.part(symbol, 1)).first();
            if let Some(WordKind::Times(count)) = count.map(|word| &word.kind) {
                times = Some(*count);
            }
            symbol = self.part(symbol, 0);
        }
        let symbol = self.symbol_of(symbol).filter(|_| !row.binder.is_some());
        symbol.map(|symbol| (symbol, times, no))
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

    /// `CUNNING > 32`, `CUNNING > Leadership`: a total, and what stands behind it in a node.
    fn amount_need(&mut self, total: ExprId, id: NodeId) -> Read<ExprId> {
        let (how, right) = (self.comparison_at(self.part(id, 1)), self.part(id, 2));
        let place = self.place(right);
        // `+` behind the first value would begin another need, and other signs have to stand in parentheses.
        let mut first = right;
        while matches!(self.shape(first), Shape::Sum | Shape::Product | Shape::Plus) {
            first = self.part(first, 0);
        }
        let end = self.end(first);
        let value = match self.needed_field(right) {
            Some(function) => self.of_function(function, Vec::new(), place),
            None => self.value_of(first, &Type::Number)?,
        };
        // `FIELD > 50 + 10 * N`: what is worked out stands in parentheses, where needs are joined.
        let kind = |at: usize| end.ahead(at).map(|word| &word.kind);
        let op = |at: usize, op: Op| kind(at) == Some(&WordKind::Op(op));
        let sum = op(0, Op::Plus)
            && matches!(kind(1), Some(WordKind::Number(_)))
            && (op(2, Op::Star) || op(2, Op::Slash));
        if first != right || sum {
            let mut words = self.begin(right);
            let behind = words
                .find(|word| word.is_comma() || word.is_conn() || word.is("OR") || word.is_colon());
            let words = words.take(behind.unwrap_or(words.rest().len()));
            let help = format!("write `({})`", super::spell::row(words.rest()));
            let word = end.peek().map(super::spell::spelled);
            return Err(self.english(word.unwrap_or_default(), help, words.span()));
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
            let terms = functions.into_iter();
            let terms = terms.map(|function| self.of_function(function, Vec::new(), span));
            let terms: Vec<ExprId> = terms.collect();
            let add = |left, right| self.push(Expr::Arith(Arithmetic::Add, left, right), span);
            return match terms.into_iter().reduce(add) {
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
        let title = self.title_of(&text, any || every, span);
        Ok(Some(self.of_function(function, vec![title], span)))
    }

    /// `two personnel with INTEGRITY > 7`; one that says where it is, is a condition.
    fn members_needed(&mut self, row: Row<'w>) -> Read<Option<ExprId>> {
        let Some(function) = self.asks(NeedShape::Selection) else {
            return Ok(None);
        };
        let head = row.heads.first().copied().unwrap_or_default();
        let kind = matches!(self.token(head), Some(Token::Kind | Token::Title))
            || self.shape(head) == Shape::TitleKind;
        let described = kind || row.quantity.is_some() || !row.adjectives.is_empty();
        if !described || self.is_possessive(&self.begin(row.id)) {
            return Ok(None);
        }
        let framed = self.framed_at(row.id, |this| {
            this.needed = true;
            match this.value(row.id)? {
                Val::Many(sel) => this.needed_members(*sel),
                _ => Ok(None),
            }
        })?;
        let Some((many, body)) = framed.read else {
            return Ok(None);
        };
        let many = match many {
            Many::Count(_) | Many::AtLeast(_) | Many::UpTo(_) => self.quantity_at(row)?,
            many => Some(many),
        };
        let kept = Framed {
            read: Kept::of(body),
            captures: framed.captures,
            slots: framed.slots,
        };
        let span = self.place(row.id);
        self.so_many_needed(function, kept, many, span).map(Some)
    }
}

impl Cx<'_> {
    pub(super) fn asks(&self, shape: NeedShape) -> Option<FunctionId> {
        self.vocab.needs.get(&shape).copied()
    }

    /// Refuses `2 Honor or Klingon personnel`. The need begins and ends there.
    pub(super) fn number_of_both(&mut self, begin: &Cursor<'_>, end: Cursor<'_>) -> Read<()> {
        let mut other = end;
        if !(other.eat_if(is_or) && self.adjective_of_head(&other)) {
            return Ok(());
        }
        let (word, span) = (begin.word(), begin.here().to(end.behind()));
        Err(self.report(TrapError::NumberOfBoth { word, span }))
    }

    pub(super) fn symbol_test(
        &mut self,
        symbol: SymbolId,
        times: Option<i64>,
        span: Span,
    ) -> Read<ExprId> {
        let of = self.book.at(symbol).map(|symbol| symbol.of);
        let of = of.unwrap_or_default();
        let value = self.push(Expr::Symbol(symbol), span);
        if times.is_none()
            && let Some(function) = self.asks(NeedShape::Symbol(of))
        {
            return Ok(self.of_function(function, vec![value], span));
        }
        let Some(function) = self.asks(NeedShape::Level(of)) else {
            let name = self.symbol_name(symbol);
            return Err(self.report(PhraseError::NoNeed { name, span }));
        };
        let times = self.push(Expr::Number(times.unwrap_or(1)), span);
        Ok(self.of_function(function, vec![value, times], span))
    }
}

impl Cx<'_> {
    /// The fields that stand here, if a need says what they mean.
    fn need_field(&self, at: &mut Cursor<'_>) -> Option<FunctionId> {
        self.eat_known(at, |entry| self.need_of_field(&entry.class))
    }

    pub(super) fn need_of_field(&self, class: &Class) -> Option<FunctionId> {
        let Class::Field(fields) = class else {
            return None;
        };
        let ask = |field: &FieldId| self.asks(NeedShape::Field(*field));
        fields.iter().find_map(ask)
    }

    /// Says that a field alone is no need, and perhaps how sums are needed.
    pub(super) fn no_amount(&mut self, at: &Cursor<'_>, end: Span) -> Reported {
        if let Some(proposal) = self.sum_proposal(at) {
            let span = at.here().to(end);
            return self.report(PhraseError::BareSum { proposal, span });
        }
        let (field, span) = (at.word(), at.here());
        self.report(PhraseError::HowMuch { field, span })
    }

    /// `(INTEGRITY + CUNNING) > 40` for `INTEGRITY + CUNNING > 40`.
    fn sum_proposal(&self, at: &Cursor<'_>) -> Option<String> {
        let mut rest = *at;
        self.need_field(&mut rest)?;
        while rest.eat_op(Op::Plus) {
            self.need_field(&mut rest)?;
        }
        let how = rest.peek().filter(|word| comparison(word).is_some())?;
        let (fields, how) = (at.before(&rest).row(), super::spell::spelled(how));
        let number = rest.ahead(1).map(super::spell::spelled)?;
        Some(format!("({fields}) {how} {number}"))
    }
}
