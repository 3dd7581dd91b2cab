//! What follows `with` and `has`: symbols, fields compared, titles, other cards, the highest (R6).

use super::look::Look;
use super::resolver::{Resolver, Row};
use super::select::{Many, Sel};
use super::value::Val;
use crate::phrase::token::Class as Token;
use crate::phrase::tree::{NodeId, Shape};
use crate::reader::{Cursor, Cx, PhraseError, Read, TrapError, Typed, UnclearError};
use crate::sentence::WordKind;
use crate::span::Span;
use crate::tree::{Builtin, Comparison, Constraint, Expr, ExprId, Fold, Slot, SymbolId, Type};
use crate::vocabulary::{Class, Quantifier, Special};

/// A part of a phrase: a row, of which something may have been left aside, or another node.
#[derive(Clone, Copy)]
pub(super) enum One<'w> {
    Row(Row<'w>),
    Node(NodeId),
}

/// What a list of qualities says.
pub(super) enum Found {
    Test(ExprId),
    /// The highest of one thing, or of several: `highest F or lowest G`.
    Best(Vec<(Fold, ExprId)>),
    /// What those that are chosen have together, and a test of each besides.
    Limit(Vec<Constraint>, Option<ExprId>),
}

/// Of whom qualities are asked: the slot, and the type of what is in it.
type Member = (Slot, Type);

impl Cx<'_> {
    /// Whether a `no` stands here.
    pub(super) fn denies(&self, at: &Cursor<'_>) -> bool {
        matches!(
            self.class(at),
            Some(Class::Special(Special::No) | Class::Quantifier(Quantifier::No))
        )
    }

    fn its(&mut self, it: &Member, span: Span) -> Typed {
        self.typed(Expr::Local(it.0), it.1.clone(), span)
    }
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
            Found::Best(_) if !sel.best.is_empty() => {
                let span = self.place(qualities.last().copied().unwrap_or_default());
                return Err(self.not_yet("the highest of the highest", span));
            }
            Found::Best(best) => sel.best = best,
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
        let place = self.span(subject.id);
        let help = match subject.ty {
            Type::Player => {
                "say of a player what there is: `some your KIND here`, `no KIND in PLACE of you`"
            }
            Type::Place => {
                "say of a place what lies there: `some KIND in PLACE`, `size(PLACE) = 2`"
            }
            _ => "",
        };
        if !help.is_empty() {
            return Err(self.english("has", help, place));
        }
        // The subject is read once more for each quality: an expression may be shared.
        let Expr::Local(slot) = *self.at(subject.id) else {
            // `host of x has Honor`: the subject becomes the only member of a group.
            let mut sel = Sel::new(self.env.fresh(), subject.ty.clone(), place);
            sel.group.from = Some(self.push(Expr::List(vec![subject.id]), place));
            self.with_of(qualities, &mut sel)?;
            sel.many = Many::Some;
            return self.truth_of(sel);
        };
        match self.qualities_of(qualities, &(slot, subject.ty.clone()), false)? {
            Found::Test(test) => Ok(test),
            Found::Limit(..) => Err(self.report(PhraseError::NoLimit { span })),
            Found::Best(..) => Err(self.not_yet("`has highest`", span)),
        }
    }

    /// The single qualities of a list, each with the connective before it. A row of words that are said of no noun is
    /// a row of qualities.
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
            // Each title is a quality of its own: `with "A" and "B"` asks for both.
            let mut titles = row.heads.iter().step_by(2).map(|head| self.token(*head));
            let titled = titles.all(|token| token == Some(Token::Title));
            let several = match row.heads {
                [] => row.adjectives,
                heads if titled && row.adjectives.is_empty() => heads,
                _ => {
                    all.push((before, One::Row(row)));
                    continue;
                }
            };
            for (joined, words) in self.between_connectives(several) {
                let mut one = row;
                match row.heads {
                    [] => one.adjectives = words,
                    _ => one.heads = words,
                }
                if row.heads.is_empty() && joined.is_some() {
                    one.quantity = NodeId::NONE;
                }
                all.push((joined.or(before), One::Row(one)));
            }
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

    /// Qualities joined by `and` or by `or`, never both (R6). Where parentheses hold them, others that stand with it
    /// may follow each other.
    fn qualities_of(&mut self, qualities: &'w [NodeId], it: &Member, held: bool) -> Read<Found> {
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
                let front = self.begin(start).before(&self.begin(*before)).row();
                let (word, here) = (begin.word(), begin.here());
                if joined.is_some_and(|joined| joined != or) {
                    let proposal = format!("({front}) {} {word}", self.name(*before));
                    let span = self.place(start).to(here);
                    return Err(self.report(PhraseError::Mixed { proposal, span }));
                }
                joined = Some(or);
                // `with FIELD > 5 or "Title"`: another head, or somebody beside it. Of two titles both are beside it.
                if title && !titled && !held {
                    let (title, span) = (word, here);
                    return Err(self.report(UnclearError::TitleBeside { title, or, span }));
                }
                // `no A or B` is neither for most people, and not-A or B for the others.
                if denies && !again {
                    let (before, span) = (front, here);
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
                Found::Best(_) if at > best.len() || joined == Some(false) => {
                    let way = "say it last, behind where they are: `KIND with ... in PLACE with highest FIELD`";
                    return Err(self.expected_or("a quality", &begin, Some(way.into())));
                }
                Found::Best(more) => best.extend(more),
            }
        }
        if !held && let Some(word) = all.iter().find_map(|(before, _)| *before) {
            self.joins_needs(word)?;
        }
        if !best.is_empty() {
            return match all.get(best.len()) {
                Some((_, one)) => self.extra(self.place_of_one(*one)),
                None => Ok(Found::Best(best)),
            };
        }
        if !limits.is_empty() && joined == Some(true) {
            let what = "`or` beside what those that are chosen have together";
            return Err(self.not_yet(what, span));
        }
        let test = match (joined, tests.is_empty()) {
            (_, true) => None,
            (Some(true), _) => Some(self.any_of(tests, span)),
            _ => Some(self.all_of(tests, span)),
        };
        Ok(match test {
            Some(test) if limits.is_empty() => Found::Test(test),
            test => Found::Limit(limits, test),
        })
    }

    fn one_quality(&mut self, one: One<'w>, it: &Member) -> Read<Found> {
        let row = match one {
            One::Row(row) => row,
            One::Node(node) => return self.node_quality(node, it),
        };
        let span = self.place(self.place_of_one(one));
        let counted = row.quantity.is_some();
        let denied = matches!(self.token(row.quantity), Some(Token::NoWord | Token::No));
        match (row.adjectives, row.heads) {
            ([level], []) if self.shape(*level) == Shape::Level && !counted => {
                let (symbol, times) = (self.part(*level, 0), self.part(*level, 1));
                return match self.symbol_of(symbol) {
                    Some(symbol) => self.has_times(symbol, Some(times), it, span),
                    None => self.extra(*level),
                };
            }
            ([word], []) if !counted || denied => {
                if let Some(symbol) = self.symbol_of(*word) {
                    let found = self.has_times(symbol, None, it, span)?;
                    return Ok(match found {
                        Found::Test(test) if denied => {
                            Found::Test(self.push(Expr::Not(test), span))
                        }
                        found => found,
                    });
                }
            }
            ([], [head]) if denied && matches!(self.class_of(*head), Some(Class::Field(_))) => {
                return self.has_none(*head, it, span).map(Found::Test);
            }
            _ if self.token(row.quantity) == Some(Token::Extreme) => return self.best_of(row, it),
            ([first, or, second, ..], [_, ..])
                if !counted && self.is_or_word(*or) && self.unlike(*first, *second) =>
            {
                let (word, span) = (self.name(*or), self.place(*or));
                return Err(self.report(TrapError::QualityOrOthers { word, span }));
            }
            ([], [head]) if !counted => {
                if matches!(self.class_of(*head), Some(Class::Field(_) | Class::Noun(_))) {
                    return self.flag_of(*head, it);
                }
                // A quality in parentheses, where the grammar could not tell it from a value.
                if self.shape(*head) == Shape::Group && !self.counts(&self.begin(*head)) {
                    let inner = self.part(*head, 0);
                    return match self.row_parts(inner).filter(|row| row.posts.is_empty()) {
                        Some(row) => self.held(inner, |this| this.one_quality(One::Row(row), it)),
                        None => self.extra(inner),
                    };
                }
            }
            _ => {}
        }
        if let Some(word) = row.adjectives.get(1).or(row.heads.get(1)) {
            self.joins_needs(*word)?;
        }
        self.together_with(row, it).map(Found::Test)
    }

    /// Refuses a word that joins qualities where something is needed: they could be others that are needed.
    fn joins_needs(&mut self, word: NodeId) -> Read<()> {
        if !self.needed || self.connective(word).is_none() {
            return Ok(());
        }
        let (word, span) = (self.name(word), self.place(word));
        Err(self.report(TrapError::QualityOrNeed { word, span }))
    }

    /// Whether the first of two words is a symbol, and the other is none of the same list.
    fn unlike(&self, first: NodeId, second: NodeId) -> bool {
        let list = |word: NodeId| Some(self.book.at(self.symbol_of(word)?)?.of);
        list(first).is_some() && list(first) != list(second)
    }

    /// Goes into parentheses: what joins words there joins no needs.
    fn held<T>(&mut self, id: NodeId, read: impl FnOnce(&mut Self) -> Read<T>) -> Read<T> {
        let outer = std::mem::replace(&mut self.needed, false);
        let read = self.within(self.place(id), read);
        self.needed = outer;
        read
    }

    fn node_quality(&mut self, node: NodeId, it: &Member) -> Read<Found> {
        let (inner, posts) = (self.part(node, 0), self.part(node, 1));
        match self.shape(node) {
            Shape::FieldIs => self.amount_of(node, it),
            Shape::QualityGroup if posts.is_some() => {
                // A selection: somebody who stands with it.
                let Some(row) = self.row_parts(inner) else {
                    return self.extra(inner);
                };
                let posts = self.members_of(posts);
                let row = Row { posts, ..row };
                self.held(node, |this| this.together_with(row, it).map(Found::Test))
            }
            Shape::QualityGroup => {
                let qualities = self.members_of(inner);
                self.held(node, |this| this.qualities_of(qualities, it, true))
            }
            Shape::Not => {
                // What is wrong with it comes first.
                self.one_quality(self.row_parts(inner).map_or(One::Node(inner), One::Row), it)?;
                self.wanted_at("a quality", node)
            }
            Shape::Different => self.differs(inner, it),
            _ => self.wanted_at("a quality", node),
        }
    }

    /// `Honor`, `Honor x2`.
    fn has_times(
        &mut self,
        symbol: SymbolId,
        times: Option<NodeId>,
        it: &Member,
        span: Span,
    ) -> Read<Found> {
        let subject = self.its(it, span);
        let number = times.and_then(|times| match self.words(times).first()?.kind {
            WordKind::Times(number) => Some((number, self.place(times))),
            _ => None,
        });
        let Some((number, place)) = number else {
            let name = self.symbol_name(symbol);
            return self
                .symbol_holds(symbol, &name, subject, span)
                .map(Found::Test);
        };
        let level = self.count_of(symbol, subject, span)?.id;
        let number = self.push(Expr::Number(number), place);
        let expr = Expr::Compare(Comparison::AtLeast, level, number);
        Ok(Found::Test(self.push(expr, span.to(place))))
    }

    /// `no FIELD` of a field that holds several: that it is empty.
    fn has_none(&mut self, field: NodeId, it: &Member, span: Span) -> Read<ExprId> {
        let subject = self.its(it, span);
        let value = self.of_owner(field, subject)?;
        let span = span.to(self.place(field));
        if !matches!(value.ty, Type::Set(_) | Type::Levels(_)) {
            let field = self.name(field);
            return Err(self.report(PhraseError::HowMuch { field, span }));
        }
        let size = self.ask(Builtin::Size, vec![value.id], span);
        let none = self.push(Expr::Number(0), span);
        Ok(self.push(Expr::Compare(Comparison::Equal, size, none), span))
    }

    /// How `highest`, `lowest`, `most`, `fewest` look for the first.
    pub(super) fn extreme_of(&self, word: NodeId) -> Fold {
        match self.class_of(word) {
            Some(Class::Special(Special::Lowest | Special::Fewest)) => Fold::WithLowest,
            _ => Fold::WithHighest,
        }
    }

    /// `highest STRENGTH`, `most skills`, `most Honor`.
    fn best_of(&mut self, row: Row<'w>, it: &Member) -> Read<Found> {
        let how = self.extreme_of(row.quantity);
        let (([word], []) | ([], [word])) = (row.adjectives, row.heads) else {
            return self.extra(row.id);
        };
        let span = self.place(*word);
        let subject = self.its(it, span);
        let value = match (row.heads, self.symbol_of(*word)) {
            ([_], _) => self.of_owner(*word, subject)?,
            (_, Some(symbol)) => self.count_of(symbol, subject, span)?,
            _ => return self.extra(*word),
        };
        let id = match value.ty {
            Type::Number | Type::Any => value.id,
            Type::Set(_) | Type::Levels(_) => self.ask(Builtin::Size, vec![value.id], span),
            _ => return Err(self.mismatch(&value.ty, &Type::Number, span)),
        };
        Ok(Found::Best(vec![(how, id)]))
    }

    /// `FIELD > n`, `FIELD > n in total`.
    fn amount_of(&mut self, node: NodeId, it: &Member) -> Read<Found> {
        let (field, sign, right) = (self.part(node, 0), self.part(node, 1), self.part(node, 2));
        let span = self.place(field);
        let subject = self.its(it, span);
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
        let test = self.compare(how, Val::One(left), value, span);
        test.map(Found::Test)
    }

    /// A flag: `with cumulative`.
    fn flag_of(&mut self, head: NodeId, it: &Member) -> Read<Found> {
        let span = self.place(head);
        let subject = self.its(it, span);
        let left = self.of_owner(head, subject)?;
        if left.ty == Type::Truth {
            return Ok(Found::Test(left.id));
        }
        let field = self.name(head);
        if let Type::Symbol(_) = left.ty {
            // A field that holds one symbol is compared.
            let help = format!("compare it: `{field} = SYMBOL`");
            return Err(self.english(field, help, span));
        }
        Err(self.report(PhraseError::HowMuch { field, span }))
    }

    /// `different title`: no two of those that are chosen have the same.
    pub(super) fn differs(&mut self, row: NodeId, it: &Member) -> Read<Found> {
        let Some(field) = self.only_head(row) else {
            return self.extra(row);
        };
        let (slot, span) = (it.0, self.place(field));
        let subject = self.its(it, span);
        let key = self.of_owner(field, subject)?.id;
        let max = self.push(Expr::Number(1), span);
        let limit = Constraint::PerKey { slot, key, max };
        Ok(Found::Limit(vec![limit], None))
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
            Look::Local(..) => true,
            Look::Known(entry, _) => matches!(
                entry.class,
                Class::Special(Special::This | Special::It | Special::That)
                    | Class::Builtin(Builtin::Host)
            ),
            _ => false,
        }
    }

    /// A title, or a selection: such a card is together with it, by the relation `with`.
    fn together_with(&mut self, row: Row<'w>, it: &Member) -> Read<ExprId> {
        let span = self.place(row.id);
        let begin = self.behind_last(self.place_of_one(One::Row(row)));
        let named = self.names_one_at(row);
        let begins = self.begins_selection(&begin) || self.counts(&begin);
        if !(named || row.quantity.is_some() || begins) {
            return Err(self.no_quality(&begin));
        }
        let with = self.vocab.get("with").map(|entry| &entry.class);
        let Some(Class::Relation(functions)) = with else {
            let help = "no script declares the relation `with`".into();
            return Err(self.expected_or("a quality", &begin, Some(help)));
        };
        let subject = self.its(it, span);
        let val = self.row_of(row)?;
        if named {
            let ty = self.val_type(&val);
            self.ever_beside((row, &begin), &it.1, Some(&ty), functions)?;
            return Ok(self
                .apply("with", functions, vec![Val::One(subject), val], span)?
                .id);
        }
        let mut sel = self.as_selection(val)?;
        self.no_level(row, it, &sel)?;
        let elem = (!sel.titled).then_some(&sel.elem);
        self.ever_beside((row, &begin), &it.1, elem, functions)?;
        let member = self.its(&(sel.group.slot, sel.elem.clone()), span);
        let args = vec![Val::One(subject), Val::One(member)];
        let test = self.apply("with", functions, args, span)?;
        sel.group.tests.push(test.id);
        self.truth_of(sel)
    }
}
