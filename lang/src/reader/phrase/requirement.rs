//! Requirements (R7), as printed on cards: `SECURITY + MEDICAL x2 OR CUNNING > 32`.

use super::look::{Look, Within, comparison, is_or};
use super::select::{Many, Sel};
use super::value::Val;
use crate::checks::of_expr;
use crate::reader::{Cursor, Cx, PhraseError, Read, TrapError, WhenceError};
use crate::sentence::{Op, Phrase, Word, WordKind};
use crate::span::Span;
use crate::tree::{
    Arithmetic, Expr, ExprId, FieldId, FunctionId, KindId, Quote, QuoteBody, QuoteType, Slot,
    SymbolId, Type,
};
use crate::vocabulary::{Class, Constant, Form, NeedShape, Quantifier};

/// Whether a word joins needs that must all be met.
fn joins(word: &Word) -> bool {
    word.is_op(Op::Plus) || word.is("and") || word.is_comma()
}

/// The words before the last that was taken.
fn before<'w>(begin: &Cursor<'w>, at: &Cursor<'_>) -> &'w [Word] {
    let taken = begin.rest().len().saturating_sub(at.rest().len() + 1);
    begin.rest().get(..taken).unwrap_or_default()
}

impl Cx<'_> {
    /// `R1 OR R1`.
    ///
    /// # Errors
    /// When it was reported.
    pub(super) fn needs(&mut self, at: &mut Cursor<'_>) -> Read<ExprId> {
        let span = at.here();
        self.deeper(span, |cx| {
            let mut no = cx.denies(at);
            let begin = *at;
            let (first, mut listed) = cx.needs_all(&begin, at)?;
            let mut parts = vec![first];
            while at.eat_if(is_or) {
                let again = cx.denies(at);
                if no && !again {
                    let (before, span) = (super::spell::row(before(&begin, at)), at.here());
                    let word = at.peek().map(super::spell::spelled).unwrap_or_default();
                    return Err(cx.report(TrapError::NoReaches { before, word, span }));
                }
                no = again;
                let (part, more) = cx.needs_all(&begin, at)?;
                parts.push(part);
                listed |= more;
            }
            if listed && parts.len() > 1 {
                let span = span.to(at.behind());
                return Err(cx.report(TrapError::MixedNeeds { span }));
            }
            Ok(cx.one_or(parts, span.to(at.behind()), Expr::Or))
        })
    }

    /// `R2 + R2`, and whether it is joined by `and` or commas instead.
    fn needs_all(&mut self, begin: &Cursor<'_>, at: &mut Cursor<'_>) -> Read<(ExprId, bool)> {
        let span = at.here();
        let mut parts = vec![self.need(at)?];
        let mut listed = false;
        while let Some(word) = at.peek().filter(|word| joins(word)) {
            listed |= !word.is_op(Op::Plus);
            at.next_word();
            if at.peek().is_some_and(is_or) {
                return Err(self.comma_or(begin));
            }
            parts.push(self.need(at)?);
        }
        let all = self.one_or(parts, span.to(at.behind()), Expr::And);
        Ok((all, listed))
    }

    fn one_or(
        &mut self,
        parts: Vec<ExprId>,
        span: Span,
        join: impl FnOnce(Vec<ExprId>) -> Expr,
    ) -> ExprId {
        match parts.as_slice() {
            [one] => *one,
            _ => self.push(join(parts), span),
        }
    }

    fn asks(&self, shape: NeedShape) -> Option<FunctionId> {
        self.vocab.needs.get(&shape).copied()
    }

    /// One need, or a condition. What `and` or `or` would join in it could be a need of its own.
    fn need(&mut self, at: &mut Cursor<'_>) -> Read<ExprId> {
        let begin = *at;
        let need = self.one_need(at)?;
        let many = begin.rest().len().saturating_sub(at.rest().len());
        let words = begin.rest().get(..many).unwrap_or_default();
        let with = words
            .iter()
            .position(|word| word.is("with") || word.is("has"));
        // What names its subject again is no quality. (A `+` ends the need, and the next one could be a quality.)
        let joins_quality = |found: usize| {
            let word = begin.rest().get(found)?;
            let mut next = begin;
            next.take(found + 1);
            let joins = is_or(word) || word.is("and") || word.is_op(Op::Plus);
            let quality = (found < many || word.is_op(Op::Plus)) && self.goes_on(&next);
            // `with Klingon personnel or Romulan personnel`: others that stand with it, or others that are needed.
            let small = word.is("or") || word.is("and");
            let others =
                small && self.begins_selection(&next) && self.ends_head(begin.rest(), found);
            (joins && (quality || others)).then_some(word)
        };
        let joined = with.and_then(|with| (with + 1..=many).find_map(joins_quality));
        match joined {
            Some(word) => {
                let (word, span) = (super::spell::spelled(word), word.span);
                Err(self.report(TrapError::QualityOrNeed { word, span }))
            }
            None => Ok(need),
        }
    }

    /// Whether the word before ends what stands with somebody: a kind or a title.
    fn ends_head(&self, words: &[Word], found: usize) -> bool {
        let Some(last) = found.checked_sub(1).and_then(|last| words.get(last)) else {
            return false;
        };
        let kind = self.vocab.lookup(std::slice::from_ref(last));
        matches!(last.kind, WordKind::Text(_))
            || kind.is_some_and(|(entry, _)| matches!(entry.class, Class::Kind(..)))
    }

    fn one_need(&mut self, at: &mut Cursor<'_>) -> Read<ExprId> {
        let span = at.here();
        if at.is_done() {
            let help = self.need_example();
            return Err(self.expected_or("something needed", at, help));
        }
        if let Some((_, _, Form::Plain)) = self.verb_here(at) {
            let help = "what is done stands behind the colon; write before it what is needed";
            return Err(self.expected_or("something needed", at, Some(String::from(help))));
        }
        if at.eat("not") {
            let test = self.need(at)?;
            return Ok(self.push(Expr::Not(test), span.to(at.behind())));
        }
        if let Some(WordKind::Group(phrases)) = at.peek().map(|word| &word.kind)
            && !self.counts(at)
        {
            return self.grouped_need(at, phrases);
        }
        if let Some(test) = self.symbol_need(at)? {
            return Ok(test);
        }
        if let Some(test) = self.field_need(at)? {
            return Ok(test);
        }
        if let Some(test) = self.title_need(at)? {
            return Ok(test);
        }
        if let Some(test) = self.selection_need(at)? {
            return Ok(test);
        }
        let mut counted = *at;
        if self.eat_number(&mut counted).is_some() && self.is_new_name(&counted) {
            return Err(self.unknown(&counted, "something needed"));
        }
        if let Look::Unknown = self.look(at)
            && !self.is_possessive(at)
            && self.negated(at).is_none()
            && self.law(at).is_none()
        {
            return Err(self.unknown(at, "something needed"));
        }
        let val = self.compared(at, Within::NEEDED)?;
        self.want(val, &Type::Truth)
    }

    /// `Honor`, `Honor x2`, `2 Honor`, `no Honor`.
    fn symbol_need(&mut self, at: &mut Cursor<'_>) -> Read<Option<ExprId>> {
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
        let mut other = rest;
        if times.is_some() && other.eat_if(is_or) && self.adjective_of_head(&other) {
            let word = at.peek().map(super::spell::spelled).unwrap_or_default();
            let span = span.to(rest.behind());
            return Err(self.report(TrapError::NumberOfBoth { word, span }));
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

    fn symbol_test(&mut self, symbol: SymbolId, times: Option<i64>, span: Span) -> Read<ExprId> {
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

    /// The fields that stand here, if a need says what they mean.
    fn need_field(&self, at: &mut Cursor<'_>) -> Option<FunctionId> {
        let Look::Known(entry, count) = self.look(at) else {
            return None;
        };
        let Class::Field(fields) = &entry.class else {
            return None;
        };
        let ask = |field: &FieldId| self.asks(NeedShape::Field(*field));
        let function = fields.iter().find_map(ask)?;
        at.take(count);
        Some(function)
    }

    /// `CUNNING > 32`.
    fn field_need(&mut self, at: &mut Cursor<'_>) -> Read<Option<ExprId>> {
        let span = at.here();
        let mut rest = *at;
        let Some(function) = self.need_field(&mut rest) else {
            return Ok(None);
        };
        if rest.peek().and_then(comparison).is_none() {
            if rest.peek().is_none_or(|word| joins(word) || is_or(word)) {
                if let Some(proposal) = self.sum_proposal(at) {
                    let span = span.to(rest.here());
                    return Err(self.report(PhraseError::BareSum { proposal, span }));
                }
                let field = at.peek().map(super::spell::spelled).unwrap_or_default();
                return Err(self.report(PhraseError::HowMuch { field, span }));
            }
            return Ok(None);
        }
        *at = rest;
        let args = Vec::new();
        let total = self.push(Expr::Call { function, args }, span);
        self.compared_with(at, total, span).map(Some)
    }

    /// `(INTEGRITY + CUNNING) > 40` for `INTEGRITY + CUNNING > 40`.
    fn sum_proposal(&self, at: &Cursor<'_>) -> Option<String> {
        let mut rest = *at;
        self.need_field(&mut rest)?;
        while rest.eat_op(Op::Plus) {
            self.need_field(&mut rest)?;
        }
        let how = rest.peek().filter(|word| comparison(word).is_some())?;
        let count = at.rest().len().saturating_sub(rest.rest().len());
        let fields = super::spell::row(at.rest().get(..count)?);
        let number = rest.ahead(1).map(super::spell::spelled)?;
        Some(format!(
            "({fields}) {} {number}",
            super::spell::spelled(how)
        ))
    }

    /// `> 32`, `> Leadership`.
    fn compared_with(&mut self, at: &mut Cursor<'_>, total: ExprId, span: Span) -> Read<ExprId> {
        let Some(how) = at.peek().and_then(comparison) else {
            return Err(self.expected("a comparison", at));
        };
        at.next_word();
        let begin = *at;
        let mut rest = *at;
        let right = match self.need_field(&mut rest) {
            Some(function) if !rest.peek().is_some_and(|word| word.is("of")) => {
                *at = rest;
                let args = Vec::new();
                self.push(Expr::Call { function, args }, at.behind())
            }
            _ => {
                let val = self.product_value(at)?;
                self.want(val, &Type::Number)?
            }
        };
        self.worked_out(begin, at)?;
        Ok(self.push(Expr::Compare(how, total, right), span.to(at.behind())))
    }

    /// What a need is compared with: `+` behind it would begin another need.
    fn product_value(&mut self, at: &mut Cursor<'_>) -> Read<Val> {
        self.operand(at, Within::OPEN)
    }

    /// `(FIELD + FIELD) > n`, or a requirement in parentheses.
    fn grouped_need(&mut self, at: &mut Cursor<'_>, phrases: &[Phrase]) -> Read<ExprId> {
        let span = at.here();
        let words = super::group::inside(phrases);
        let mut inner = Cursor::over(&words, span);
        let compares = at.ahead(1).is_some_and(|word| comparison(word).is_some());
        if !compares {
            at.next_word();
            let test = self.deeper(span, |cx| cx.needs(&mut inner))?;
            self.finish(&inner)?;
            return Ok(test);
        }
        let Some(total) = self.field_sum(&mut inner) else {
            let val = self.compared(at, Within::OPEN)?;
            return self.want(val, &Type::Truth);
        };
        at.next_word();
        self.compared_with(at, total, span)
    }

    /// `FIELD + FIELD`, all of which have a need.
    fn field_sum(&mut self, at: &mut Cursor<'_>) -> Option<ExprId> {
        let span = at.here();
        let mut functions = vec![self.need_field(at)?];
        while at.eat_op(Op::Plus) {
            functions.push(self.need_field(at)?);
        }
        if !at.is_done() {
            return None;
        }
        let mut total = None;
        for function in functions {
            let args = Vec::new();
            let one = self.push(Expr::Call { function, args }, span);
            total = Some(match total {
                None => one,
                Some(total) => self.push(Expr::Arith(Arithmetic::Add, total, one), span),
            });
        }
        total
    }

    /// `"Wesley Crusher"`, `any "Picard"`.
    fn title_need(&mut self, at: &mut Cursor<'_>) -> Read<Option<ExprId>> {
        let Some(function) = self.asks(NeedShape::Title) else {
            return Ok(None);
        };
        let span = at.here();
        let mut rest = *at;
        let any = matches!(self.class(&rest), Some(Class::Quantifier(Quantifier::Any)));
        if any {
            rest.next_word();
        }
        let Some(WordKind::Text(text)) = rest.peek().map(|word| &word.kind) else {
            return Ok(None);
        };
        rest.next_word();
        let more = rest.peek().is_some_and(|word| !joins(word) && !is_or(word));
        if more {
            return Ok(None);
        }
        *at = rest;
        let title = self.title_of(text, any, span);
        let args = vec![title];
        Ok(Some(
            self.push(Expr::Call { function, args }, span.to(at.behind())),
        ))
    }

    /// `two personnel with INTEGRITY > 7`; one that says where it is, is a condition.
    fn selection_need(&mut self, at: &mut Cursor<'_>) -> Read<Option<ExprId>> {
        let Some(function) = self.asks(NeedShape::Selection) else {
            return Ok(None);
        };
        let begins = self.begins_selection(at) || self.quantified(at) || self.is_no_selection(at);
        if !begins || self.is_possessive(at) {
            return Ok(None);
        }
        let span = at.here();
        let words = *at;
        let mut many = Many::Bare;
        let mut end = *at;
        let framed = self.framed(words.rest(), |cx| {
            let val = cx.operand(&mut end, Within::NEEDED)?;
            let Val::Many(sel) = val else {
                return Ok(None);
            };
            let follows = end.peek().is_some_and(|word| !joins(word) && !is_or(word));
            if sel.placed || follows || sel.random || sel.by.is_some() {
                return Ok(None);
            }
            if let Some(span) = sel.shared.or_else(|| sel.both.then_some(sel.span)) {
                return Err(cx.report(TrapError::HeadOrNeed { span }));
            }
            cx.can_be_needed(function, &sel)?;
            many = sel.many;
            let slot = sel.group.slot;
            let member = cx.member_test(&sel);
            let all = cx.members(*sel).id;
            Ok(Some(QuoteBody::Selection {
                all,
                member: (slot, member),
                count: None,
                random: false,
                by: None,
            }))
        })?;
        let Some(body) = framed.read else {
            return Ok(None);
        };
        *at = end;
        let span = span.to(at.behind());
        let quote = self.quote(Quote {
            ty: QuoteType::Selection,
            captures: Slot::try_from(framed.captures.len()).unwrap_or(Slot::MAX),
            slots: framed.slots,
            targets: Vec::new(),
            event: None,
            able: None,
            body,
            says: None,
            span,
        });
        let captures = framed.captures;
        let quote = self.push(Expr::Quote { quote, captures }, span);
        let mut rest = words;
        let number = match many {
            Many::Count(_) | Many::AtLeast(_) | Many::UpTo(_) => {
                match self.quantifier(&mut rest)? {
                    Some(Many::Count(n) | Many::AtLeast(n)) => n,
                    _ => {
                        return Err(self.report(PhraseError::NotYet {
                            what: "`up to` in a requirement",
                            span,
                        }));
                    }
                }
            }
            _ => self.push(Expr::Number(1), span),
        };
        let args = vec![number, quote];
        let test = self.push(Expr::Call { function, args }, span);
        Ok(Some(match many {
            Many::No => self.push(Expr::Not(test), span),
            Many::Each => return Err(self.report(PhraseError::EveryAlone { span })),
            _ => test,
        }))
    }

    /// Refuses a need of a kind that is none of those whom the rules gather to meet it.
    fn can_be_needed(&mut self, function: FunctionId, sel: &Sel) -> Read<()> {
        let gathered = self.gathered(function);
        if gathered.is_empty() || sel.titled {
            return Ok(());
        }
        let mut kinds = sel.kinds.clone();
        if let (true, Type::Object(kind)) = (kinds.is_empty(), &sel.elem) {
            kinds.push(*kind);
        }
        let fits = |kind: KindId| {
            let mut all = gathered.iter();
            all.any(|one| self.under(kind, *one) || self.under(*one, kind))
        };
        let Some(kind) = kinds.into_iter().find(|kind| !fits(*kind)) else {
            return Ok(());
        };
        let kind = self.called(&Type::Object(kind));
        let span = sel.span;
        Err(self.report(WhenceError::NeverMet { kind, span }))
    }

    /// The kinds of those whom a need looks through.
    fn gathered(&self, function: FunctionId) -> Vec<KindId> {
        let body = self
            .book
            .functions
            .get(function.index())
            .map(|one| one.body);
        let mut open: Vec<ExprId> = body.into_iter().collect();
        let mut from = None;
        while let Some(id) = open.pop() {
            if let Expr::Fold { over, .. } = self.at(id) {
                from = over.from;
                break;
            }
            open.extend(of_expr(self.at(id)).exprs);
        }
        let mut kinds = Vec::new();
        let mut open: Vec<ExprId> = from.into_iter().collect();
        while let Some(id) = open.pop() {
            match self.at(id) {
                Expr::Union(parts) => open.extend(parts),
                Expr::Arith(Arithmetic::Add, one, other) => open.extend([*one, *other]),
                Expr::Call { function, .. } => {
                    let function = self.book.functions.get(function.index());
                    match function.map(|function| &function.result) {
                        Some(Type::Set(member)) => match **member {
                            Type::Object(kind) => kinds.push(kind),
                            _ => return Vec::new(),
                        },
                        _ => return Vec::new(),
                    }
                }
                _ => return Vec::new(),
            }
        }
        kinds
    }

    fn is_no_selection(&self, at: &Cursor<'_>) -> bool {
        match self.look(at) {
            Look::Known(entry, count) if entry.class == Class::Constant(Constant::No) => {
                let mut rest = *at;
                rest.take(count);
                self.begins_selection(&rest)
            }
            _ => false,
        }
    }
}
