//! What follows `with` and `has`: symbols, fields compared, titles, other cards, the highest (R6).

use super::super::quality::Found;
use super::super::select::{Many, Sel};
use super::super::value::Val;
use super::{Meaning, Resolver, Row};
use crate::phrase::token::Class as Token;
use crate::phrase::tree::{NodeId, Shape};
use crate::reader::{PhraseError, Read, TrapError, Typed, UnclearError};
use crate::sentence::WordKind;
use crate::span::Span;
use crate::tree::{Builtin, Comparison, Constraint, Expr, ExprId, Fold, Slot, SymbolId, Type};
use crate::vocabulary::{Class, Quality, Special};

/// A part of a phrase: a row, of which something may have been left aside, or another node.
#[derive(Clone, Copy)]
pub(super) enum One<'w> {
    Row(Row<'w>),
    Node(NodeId),
}

impl<'w> Resolver<'_, '_, 'w> {
    /// `with ...` behind a head.
    pub(super) fn with_of(&mut self, qualities: &'w [NodeId], sel: &mut Sel) -> Read<()> {
        let it = (sel.group.slot, sel.elem.clone());
        // A quality that the head cannot have may have been meant for a noun inside a post.
        let outer = std::mem::replace(&mut self.env.reaches_past, sel.placed);
        let found = self.qualities_of(qualities, &it, false);
        self.env.reaches_past = outer;
        match found? {
            Found::Test(test) => sel.group.tests.push(test),
            Found::Limit(limits, test) => {
                sel.limits.extend(limits);
                sel.group.tests.extend(test);
            }
            Found::Best(best) => {
                if !sel.best.is_empty() {
                    let last = qualities.last().copied().unwrap_or_default();
                    let span = self.place(last);
                    return Err(self.report(PhraseError::NotYet {
                        what: "the highest of the highest",
                        span,
                    }));
                }
                sel.best = best;
            }
        }
        Ok(())
    }

    /// `has ...` of a subject.
    pub(super) fn has_all(
        &mut self,
        qualities: &'w [NodeId],
        subject: &Typed,
        span: Span,
    ) -> Read<ExprId> {
        let help = match subject.ty {
            Type::Player => Some(
                "say of a player what there is: `some your KIND here`, `no KIND in PLACE of you`",
            ),
            Type::Place => {
                Some("say of a place what lies there: `some KIND in PLACE`, `size(PLACE) = 2`")
            }
            _ => None,
        };
        if let Some(help) = help {
            let span = self.span(subject.id);
            return Err(self.report(TrapError::English {
                word: "has".into(),
                help: help.into(),
                span,
            }));
        }
        // The subject is read once more for each quality: an expression may be shared.
        let Expr::Local(slot) = *self.at(subject.id) else {
            // `host of x has Honor`: the subject becomes the only member of a group.
            let span = self.span(subject.id);
            let mut sel = Sel::new(self.env.fresh(), subject.ty.clone(), span);
            sel.group.from = Some(self.push(Expr::List(vec![subject.id]), span));
            self.with_of(qualities, &mut sel)?;
            sel.many = Many::Some;
            return self.truth_of(sel);
        };
        match self.qualities_of(qualities, &(slot, subject.ty.clone()), false)? {
            Found::Test(test) => Ok(test),
            Found::Limit(..) => Err(self.report(PhraseError::NoLimit { span })),
            Found::Best(..) => Err(self.report(PhraseError::NotYet {
                what: "`has highest`",
                span,
            })),
        }
    }

    /// The single qualities of a list, each with the connective before it. A row of words that are said of no noun is a row
    /// of qualities.
    fn split(&self, qualities: &'w [NodeId]) -> Vec<(Option<NodeId>, One<'w>)> {
        let mut all = Vec::new();
        for (before, words) in self.between_connectives(qualities) {
            let Some(node) = words.first().copied() else {
                continue;
            };
            let Some(row) = self.row_parts(node) else {
                all.push((before, One::Node(node)));
                continue;
            };
            if row.heads.is_empty() {
                for (joined, adjectives) in self.between_connectives(row.adjectives) {
                    let quantity = match joined {
                        None => row.quantity,
                        Some(_) => NodeId::NONE,
                    };
                    let row = Row {
                        quantity,
                        adjectives,
                        ..row
                    };
                    all.push((joined.or(before), One::Row(row)));
                }
                continue;
            }
            // Each title is a quality of its own: `with "A" and "B"` asks for both.
            let titles = row.heads.iter().step_by(2);
            let mut titles = titles.map(|head| self.token(*head));
            if row.adjectives.is_empty() && titles.all(|token| token == Some(Token::Title)) {
                for (joined, heads) in self.between_connectives(row.heads) {
                    let row = Row { heads, ..row };
                    all.push((joined.or(before), One::Row(row)));
                }
                continue;
            }
            all.push((before, One::Row(row)));
        }
        all
    }

    pub(super) fn place_of_one(&self, one: One<'w>) -> NodeId {
        match one {
            One::Node(node) => node,
            One::Row(row) => {
                let quantity = Some(&row.quantity).filter(|quantity| quantity.is_some());
                let first = quantity.or(row.adjectives.first()).or(row.heads.first());
                first.copied().unwrap_or(row.id)
            }
        }
    }

    /// Qualities joined by `and` or by `or`, never both (R6). Where parentheses hold them, others that stand with it may
    /// follow each other.
    fn qualities_of(
        &mut self,
        qualities: &'w [NodeId],
        it: &(Slot, Type),
        held: bool,
    ) -> Read<Found> {
        let all = self.split(qualities);
        let start = qualities.first().copied().unwrap_or_default();
        let end = qualities.last().copied().unwrap_or_default();
        let span = self.place(start).to(self.place(end));
        let (mut tests, mut limits, mut best) = (Vec::new(), Vec::new(), Vec::new());
        let mut joined: Option<bool> = None;
        let (mut denies, mut titled) = (false, false);
        for (at, (before, one)) in all.iter().enumerate() {
            let first = self.place_of_one(*one);
            let begin = self.begin(first);
            let title = matches!(begin.peek().map(|word| &word.kind), Some(WordKind::Text(_)));
            let again = self.denies(&begin);
            if let Some(before) = before {
                // `FIELD > 5 or 6`: a number alone is no quality.
                if self.token(first) == Some(Token::Number) {
                    return self.extra(*before);
                }
                let or = self.is_or_word(*before);
                if joined.is_some_and(|joined| joined != or) {
                    let inner = self.begin(start);
                    let many = inner
                        .rest()
                        .len()
                        .saturating_sub(self.begin(*before).rest().len());
                    let inner =
                        super::super::spell::row(inner.rest().get(..many).unwrap_or_default());
                    let last = begin
                        .peek()
                        .map(super::super::spell::spelled)
                        .unwrap_or_default();
                    let proposal = format!("({inner}) {} {last}", self.name(*before));
                    let span = self.place(start).to(begin.here());
                    return Err(self.report(PhraseError::Mixed { proposal, span }));
                }
                joined = Some(or);
                // `with FIELD > 5 or "Title"`: another head, or somebody beside it. Of two titles both are beside it.
                if title && !titled && !held {
                    let span = begin.here();
                    let title = begin
                        .peek()
                        .map(super::super::spell::spelled)
                        .unwrap_or_default();
                    return Err(self.report(UnclearError::TitleBeside { title, or, span }));
                }
                // `no A or B` is neither for most people, and not-A or B for the others.
                if denies && !again {
                    let span = begin.here();
                    let words = self.begin(start);
                    let many = words
                        .rest()
                        .len()
                        .saturating_sub(self.begin(*before).rest().len());
                    let before =
                        super::super::spell::row(words.rest().get(..many).unwrap_or_default());
                    let word = begin
                        .peek()
                        .map(super::super::spell::spelled)
                        .unwrap_or_default();
                    return Err(self.report(TrapError::NoReaches { before, word, span }));
                }
            }
            (denies, titled) = (again, title);
            match self.one_quality(*one, it)? {
                Found::Test(test) => tests.push(test),
                Found::Limit(more, test) => {
                    limits.extend(more);
                    tests.extend(test);
                }
                Found::Best(more) => {
                    if at > best.len() || joined == Some(false) {
                        let way = "say it last, behind where they are: `KIND with ... in PLACE with highest FIELD`";
                        return Err(self.expected_or("a quality", &begin, Some(way.into())));
                    }
                    best.extend(more);
                }
            }
        }
        if !best.is_empty() {
            if let Some((_, one)) = all.get(best.len()) {
                let first = self.place_of_one(*one);
                return self.extra(first);
            }
            return Ok(Found::Best(best));
        }
        if !limits.is_empty() && joined == Some(true) {
            return Err(self.report(PhraseError::NotYet {
                what: "`or` beside what those that are chosen have together",
                span,
            }));
        }
        let test = match (joined, tests.as_slice()) {
            (_, []) => None,
            (_, [one]) => Some(*one),
            (Some(true), _) => Some(self.push(Expr::Or(tests), span)),
            _ => Some(self.push(Expr::And(tests), span)),
        };
        Ok(match test {
            Some(test) if limits.is_empty() => Found::Test(test),
            test => Found::Limit(limits, test),
        })
    }

    fn one_quality(&mut self, one: One<'w>, it: &(Slot, Type)) -> Read<Found> {
        let row = match one {
            One::Row(row) => row,
            One::Node(node) => return self.node_quality(node, it),
        };
        let span = self.place(self.place_of_one(one));
        let denied = matches!(self.token(row.quantity), Some(Token::NoWord | Token::No));
        match (row.adjectives, row.heads) {
            ([level], []) if self.shape(*level) == Shape::Level && !row.quantity.is_some() => {
                let Some(Class::Symbol(symbol)) = self.class_of(self.part(*level, 0)) else {
                    return self.extra(*level);
                };
                let times = self.part(*level, 1);
                return self
                    .has_times(*symbol, Some(times), it, span)
                    .map(Found::Test);
            }
            ([word], []) if !row.quantity.is_some() || denied => {
                if let Some(Class::Symbol(symbol)) = self.class_of(*word) {
                    let test = self.has_times(*symbol, None, it, span)?;
                    return Ok(Found::Test(match denied {
                        true => self.push(Expr::Not(test), span),
                        false => test,
                    }));
                }
            }
            ([], [head]) if denied => {
                if let Some(Class::Field(_)) = self.class_of(*head) {
                    return self.has_none(*head, it, span).map(Found::Test);
                }
            }
            _ => {}
        }
        if self.token(row.quantity) == Some(Token::Extreme) {
            return self.best_of(row, it);
        }
        if let ([first, or, second, ..], [_, ..]) = (row.adjectives, row.heads)
            && !row.quantity.is_some()
            && let Some(Class::Symbol(symbol)) = self.class_of(*first)
            && self.is_or_word(*or)
            && !self.is_of_sort(*second, *symbol)
        {
            let (word, span) = (self.name(*or), self.place(*or));
            return Err(self.report(TrapError::QualityOrOthers { word, span }));
        }
        if let ([], [head]) = (row.adjectives, row.heads)
            && !row.quantity.is_some()
        {
            let class = self.class_of(*head);
            if matches!(class, Some(Class::Field(_) | Class::Noun(_))) {
                return self.flag_of(*head, it);
            }
            // A quality in parentheses, where the grammar could not tell it from a value.
            if self.shape(*head) == Shape::Group && !self.is_counted(*head) {
                return self.held_qualities(self.part(*head, 0), it);
            }
        }
        self.joins_one_need(row)?;
        self.together_with(row, it).map(Found::Test)
    }

    /// Refuses `with Klingon or Romulan personnel` where something is needed: others that stand with it, or another need.
    fn joins_one_need(&mut self, row: Row<'_>) -> Read<()> {
        let [symbol, or, ..] = row.adjectives else {
            return Ok(());
        };
        let symbol = matches!(self.class_of(*symbol), Some(Class::Symbol(_)));
        if self.needed && symbol && self.is_or_word(*or) {
            let (word, span) = (self.name(*or), self.place(*or));
            return Err(self.report(TrapError::QualityOrNeed { word, span }));
        }
        Ok(())
    }

    /// Whether a word is a symbol of the same list as another.
    fn is_of_sort(&self, word: NodeId, symbol: SymbolId) -> bool {
        let list = |symbol: SymbolId| self.book.symbols.get(symbol.index()).map(|one| one.of);
        matches!(self.class_of(word), Some(Class::Symbol(other)) if list(*other) == list(symbol))
    }

    fn is_counted(&self, head: NodeId) -> bool {
        self.counts(&self.begin(head))
    }

    /// Goes into parentheses: what joins words there joins no needs.
    fn held<T>(&mut self, span: Span, read: impl FnOnce(&mut Self) -> Read<T>) -> Read<T> {
        let outer = std::mem::replace(&mut self.needed, false);
        let read = self.within(span, read);
        self.needed = outer;
        read
    }

    /// What parentheses hold where a quality is wanted.
    fn held_qualities(&mut self, inner: NodeId, it: &(Slot, Type)) -> Read<Found> {
        let span = self.place(inner);
        match self.row_parts(inner) {
            Some(row) if row.posts.is_empty() => {
                self.held(span, |this| this.one_quality(One::Row(row), it))
            }
            _ => self.extra(inner),
        }
    }

    /// A quality that is no row.
    fn node_quality(&mut self, node: NodeId, it: &(Slot, Type)) -> Read<Found> {
        let span = self.place(node);
        match self.shape(node) {
            Shape::FieldIs => self.amount_of(node, it),
            Shape::QualityGroup => {
                let (inner, posts) = (self.part(node, 0), self.part(node, 1));
                if posts.is_some() {
                    // A selection: somebody who stands with it.
                    let Some(row) = self.row_parts(inner) else {
                        return self.extra(inner);
                    };
                    let posts = self.members_of(posts);
                    let row = Row { posts, ..row };
                    return self.held(span, |this| this.together_with(row, it).map(Found::Test));
                }
                let qualities = self.members_of(inner);
                self.held(span, |this| this.qualities_of(qualities, it, true))
            }
            Shape::Not => {
                let inner = self.part(node, 0);
                let one = match self.row_parts(inner) {
                    Some(row) => One::Row(row),
                    None => One::Node(inner),
                };
                let at = self.begin(node);
                match self.one_quality(one, it)? {
                    Found::Test(_) | Found::Best(_) | Found::Limit(..) => {
                        Err(self.expected("a quality", &at))
                    }
                }
            }
            Shape::Different => {
                let field = self.part(node, 0);
                self.differs(field, it)
            }
            _ => {
                let at = self.begin(node);
                Err(self.expected("a quality", &at))
            }
        }
    }

    /// `Honor`, `Honor x2`.
    fn has_times(
        &mut self,
        symbol: SymbolId,
        times: Option<NodeId>,
        it: &(Slot, Type),
        span: Span,
    ) -> Read<ExprId> {
        let subject = self.typed(Expr::Local(it.0), it.1.clone(), span);
        let number = times.and_then(|times| match self.words(times).first()?.kind {
            WordKind::Times(number) => Some((number, self.place(times))),
            _ => None,
        });
        let Some((number, place)) = number else {
            let name = self.symbol_name(symbol);
            return self.symbol_holds(symbol, &name, subject, span);
        };
        let level = self.count_of(symbol, subject, span)?.id;
        let number = self.push(Expr::Number(number), place);
        let expr = Expr::Compare(Comparison::AtLeast, level, number);
        Ok(self.push(expr, span.to(place)))
    }

    /// `no FIELD` of a field that holds several: that it is empty.
    fn has_none(&mut self, field: NodeId, it: &(Slot, Type), span: Span) -> Read<ExprId> {
        let subject = self.typed(Expr::Local(it.0), it.1.clone(), span);
        let value = self.of_owner(field, subject)?;
        let span = span.to(self.place(field));
        if !matches!(value.ty, Type::Set(_) | Type::Levels(_)) {
            let field = self.name(field);
            return Err(self.report(PhraseError::HowMuch { field, span }));
        }
        let size = Expr::Builtin {
            op: Builtin::Size,
            args: vec![value.id],
        };
        let size = self.push(size, span);
        let none = self.push(Expr::Number(0), span);
        Ok(self.push(Expr::Compare(Comparison::Equal, size, none), span))
    }

    /// How `highest`, `lowest`, `most`, `fewest` look for the first.
    pub(super) fn extreme_of(&self, word: NodeId) -> Fold {
        match self.class_of(word) {
            Some(Class::Quality(Quality::Lowest | Quality::Fewest)) => Fold::WithLowest,
            _ => Fold::WithHighest,
        }
    }

    /// `highest STRENGTH`, `most skills`, `most Honor`.
    fn best_of(&mut self, row: Row<'w>, it: &(Slot, Type)) -> Read<Found> {
        let how = self.extreme_of(row.quantity);
        let (value, span) = match (row.adjectives, row.heads) {
            ([word], []) => {
                let span = self.place(*word);
                let subject = self.typed(Expr::Local(it.0), it.1.clone(), span);
                let Some(Class::Symbol(symbol)) = self.class_of(*word) else {
                    return self.extra(*word);
                };
                (self.count_of(*symbol, subject, span)?, span)
            }
            ([], [head]) => {
                let span = self.place(*head);
                let subject = self.typed(Expr::Local(it.0), it.1.clone(), span);
                (self.of_owner(*head, subject)?, span)
            }
            _ => return self.extra(row.id),
        };
        let id = match value.ty {
            Type::Number | Type::Any => value.id,
            Type::Set(_) | Type::Levels(_) => {
                let op = Builtin::Size;
                let args = vec![value.id];
                self.push(Expr::Builtin { op, args }, span)
            }
            _ => return Err(self.mismatch(&value.ty, &Type::Number, span)),
        };
        Ok(Found::Best(vec![(how, id)]))
    }

    /// `FIELD > n`, `FIELD > n in total`.
    fn amount_of(&mut self, node: NodeId, it: &(Slot, Type)) -> Read<Found> {
        let (field, sign, right) = (self.part(node, 0), self.part(node, 1), self.part(node, 2));
        let span = self.place(field);
        let subject = self.typed(Expr::Local(it.0), it.1.clone(), span);
        let left = self.of_owner(field, subject)?;
        let how = self.comparison_at(sign);
        // `with RANGE < printed RANGE`: a field that says not whose is of the same one.
        let outer = self.env.subject.replace(it.clone());
        let value = self.value(right);
        self.env.subject = outer;
        let value = value?;
        if self.total {
            let span = self.place(node);
            return self.in_total(how, left, value, it.0, span);
        }
        self.compare(how, Val::One(left), value, span)
            .map(Found::Test)
    }

    /// A flag: `with cumulative`.
    fn flag_of(&mut self, head: NodeId, it: &(Slot, Type)) -> Read<Found> {
        let span = self.place(head);
        let subject = self.typed(Expr::Local(it.0), it.1.clone(), span);
        let left = self.of_owner(head, subject)?;
        if left.ty == Type::Truth {
            return Ok(Found::Test(left.id));
        }
        let field = self.name(head);
        let at = self.end(head);
        self.symbol_behind(&field, &left, &at)?;
        Err(self.report(PhraseError::HowMuch { field, span }))
    }

    /// `different title`: no two of those that are chosen have the same.
    pub(super) fn differs(&mut self, row: NodeId, it: &(Slot, Type)) -> Read<Found> {
        let Some(field) = self.only_head(row) else {
            return self.extra(row);
        };
        let span = self.place(field);
        let subject = self.typed(Expr::Local(it.0), it.1.clone(), span);
        let key = self.of_owner(field, subject)?.id;
        let max = self.push(Expr::Number(1), span);
        let slot = it.0;
        Ok(Found::Limit(
            vec![Constraint::PerKey { slot, key, max }],
            None,
        ))
    }

    /// Whether one object is named: a local name, `this`, `it`, `host`.
    pub(super) fn names_one_at(&self, row: Row<'w>) -> bool {
        let ([], [head], false) = (row.adjectives, row.heads, row.quantity.is_some()) else {
            return false;
        };
        let word = match self.shape(*head) {
            Shape::Word => *head,
            Shape::Of => self.part(*head, 0),
            _ => return false,
        };
        match self.meaning(word) {
            Meaning::Local(..) => true,
            Meaning::Known(entry) => matches!(
                entry.class,
                Class::Special(Special::This | Special::It | Special::That)
                    | Class::Builtin(Builtin::Host)
            ),
            Meaning::Unknown => false,
        }
    }

    /// A title, or a selection: such a card is together with it, by the relation `with`.
    fn together_with(&mut self, row: Row<'w>, it: &(Slot, Type)) -> Read<ExprId> {
        let span = self.place(row.id);
        let (begin, end) = (
            self.behind_last(self.place_of_one(One::Row(row))),
            self.end(row.id),
        );
        let named = self.names_one_at(row);
        let begins =
            named || row.quantity.is_some() || self.begins_selection(&begin) || self.counts(&begin);
        if !begins {
            return Err(self.no_quality(&begin));
        }
        let Some(Class::Relation(functions)) = self.vocab.get("with").map(|entry| &entry.class)
        else {
            return Err(self.expected_or(
                "a quality",
                &begin,
                Some(String::from("no script declares the relation `with`")),
            ));
        };
        let functions = functions.clone();
        let subject = self.typed(Expr::Local(it.0), it.1.clone(), span);
        let val = self.row_of(row)?;
        if named {
            let ty = self.val_type(&val);
            self.ever_beside((&begin, &end), &it.1, &ty, &functions)?;
            let args = vec![Val::One(subject), val];
            return Ok(self.apply("with", &functions, args, span)?.id);
        }
        let mut sel = match val {
            Val::Text { text, any, span } => self.titled(&text, any, span),
            val => self.as_selection(val)?,
        };
        self.no_level(&begin, &end, it, &sel)?;
        match sel.titled {
            true => self.title_beside((&begin, &end), &it.1, &functions)?,
            false => {
                let elem = sel.elem.clone();
                self.ever_beside((&begin, &end), &it.1, &elem, &functions)?;
            }
        }
        let member = self.typed(Expr::Local(sel.group.slot), sel.elem.clone(), span);
        let args = vec![Val::One(subject), Val::One(member)];
        let test = self.apply("with", &functions, args, span)?;
        sel.group.tests.push(test.id);
        self.truth_of(sel)
    }
}
