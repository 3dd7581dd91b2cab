//! What follows `with` and `has`: symbols, fields compared, titles, other cards, the highest (R6).

use super::look::{Look, Within, comparison, is_or};
use super::select::{Many, Sel};
use super::value::Val;
use crate::reader::{Cursor, Cx, PhraseError, Read, TrapError, Typed, UnclearError};
use crate::sentence::WordKind;
use crate::span::Span;
use crate::tree::{Builtin, Comparison, Constraint, Expr, ExprId, Fold, SymbolId, Type};
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
    /// `with ...` behind a head.
    pub(super) fn quality_post(
        &mut self,
        at: &mut Cursor<'_>,
        within: Within<'_>,
        sel: &mut Sel,
    ) -> Read<()> {
        let it = (sel.group.slot, sel.elem.clone());
        // A quality that the head cannot have may have been meant for a noun inside a post.
        let outer = std::mem::replace(&mut self.env.reaches_past, sel.placed);
        let found = self.qualities(at, within, &it);
        self.env.reaches_past = outer;
        match found? {
            Found::Test(test) => sel.group.tests.push(test),
            Found::Limit(limits, test) => {
                sel.limits.extend(limits);
                sel.group.tests.extend(test);
            }
            Found::Best(best) => {
                if !sel.best.is_empty() {
                    let span = at.behind();
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

    /// `has ...` behind a subject that stands in a slot.
    pub(super) fn has(
        &mut self,
        at: &mut Cursor<'_>,
        within: Within<'_>,
        subject: &Typed,
    ) -> Read<ExprId> {
        let span = at.here();
        if subject.ty == Type::Player {
            return Err(self.report(TrapError::English {
                word: "has".into(),
                help:
                    "say of a player what there is: `some your KIND here`, `no KIND in PLACE of you`"
                        .into(),
                span: self.span(subject.id),
            }));
        }
        if subject.ty == Type::Place {
            return Err(self.report(TrapError::English {
                word: "has".into(),
                help: "say of a place what lies there: `some KIND in PLACE`, `size(PLACE) = 2`"
                    .into(),
                span: self.span(subject.id),
            }));
        }
        // The subject is read once more for each quality: an expression may be shared.
        let it = match *self.at(subject.id) {
            Expr::Local(slot) => (slot, subject.ty.clone()),
            _ => return self.has_shared(at, within, subject),
        };
        match self.qualities(at, within, &it)? {
            Found::Test(test) => Ok(test),
            Found::Limit(..) => Err(self.report(PhraseError::NoLimit { span })),
            Found::Best(..) => Err(self.report(PhraseError::NotYet {
                what: "`has highest`",
                span,
            })),
        }
    }

    /// `host of x has Honor`: the subject becomes the only member of a group.
    fn has_shared(
        &mut self,
        at: &mut Cursor<'_>,
        within: Within<'_>,
        subject: &Typed,
    ) -> Read<ExprId> {
        let span = self.span(subject.id);
        let mut sel = Sel::new(self.env.fresh(), subject.ty.clone(), span);
        sel.group.from = Some(self.push(Expr::List(vec![subject.id]), span));
        self.quality_post(at, within, &mut sel)?;
        sel.many = Many::Some;
        self.truth_of(sel)
    }

    /// Qualities joined by `and` or by `or`, never both (R6).
    fn qualities(
        &mut self,
        at: &mut Cursor<'_>,
        within: Within<'_>,
        it: &(u16, Type),
    ) -> Read<Found> {
        self.all_qualities(at, within, it, false)
    }

    /// The same; where parentheses hold them, others that stand with it may follow each other: `with (A KIND or B KIND)`.
    fn all_qualities(
        &mut self,
        at: &mut Cursor<'_>,
        within: Within<'_>,
        it: &(u16, Type),
        held: bool,
    ) -> Read<Found> {
        let (start, begin) = (at.here(), *at);
        let (mut tests, mut limits) = (Vec::new(), Vec::new());
        let mut denies = self.denies(at);
        let mut titled = names_title(at);
        match self.quality(at, within, it)? {
            Found::Best(best) => return self.other_best(at, within, it, best),
            Found::Test(test) => tests.push(test),
            Found::Limit(more, test) => {
                limits.extend(more);
                tests.extend(test);
            }
        }
        let mut joined: Option<bool> = None;
        loop {
            let mut next = *at;
            let or = next.eat_if(is_or);
            if !(or || next.eat("and")) {
                break;
            }
            let others = held && (self.begins_selection(&next) || self.quantified(&next));
            if !others && !self.goes_on(&next) {
                break;
            }
            if joined.is_some_and(|joined| joined != or) {
                let proposal = mixed_proposal(&begin, at, &next);
                let span = begin.here().to(next.here());
                return Err(self.report(PhraseError::Mixed { proposal, span }));
            }
            joined = Some(or);
            // `with FIELD > 5 or "Title"`: another head, or somebody beside it. Of two titles both are beside it.
            if names_title(&next) && !titled && !held {
                let span = next.here();
                let title = next.peek().map(super::spell::spelled).unwrap_or_default();
                return Err(self.report(UnclearError::TitleBeside { title, or, span }));
            }
            titled = names_title(&next);
            let before = begin.rest().len().saturating_sub(at.rest().len());
            *at = next;
            // `no A or B` is neither for most people, and not-A or B for the others.
            let again = self.denies(at);
            if denies && !again {
                let span = at.here();
                let before = super::spell::row(begin.rest().get(..before).unwrap_or_default());
                let word = at.peek().map(super::spell::spelled).unwrap_or_default();
                return Err(self.report(TrapError::NoReaches { before, word, span }));
            }
            denies = again;
            match self.quality(at, within, it)? {
                Found::Test(test) => tests.push(test),
                Found::Limit(more, test) => {
                    limits.extend(more);
                    tests.extend(test);
                }
                Found::Best(..) => {
                    let way = "say it last, behind where they are: `KIND with ... in PLACE with highest FIELD`";
                    return Err(self.expected_or("a quality", &next, Some(way.into())));
                }
            }
        }
        let span = start.to(at.behind());
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

    /// One quality.
    pub(super) fn quality(
        &mut self,
        at: &mut Cursor<'_>,
        within: Within<'_>,
        it: &(u16, Type),
    ) -> Read<Found> {
        let span = at.here();
        if let Some(WordKind::Group(phrases)) = at.peek().map(|word| &word.kind)
            && !self.counts(at)
        {
            at.next_word();
            let words = super::group::inside(phrases);
            let mut inner = Cursor::over(&words, span);
            let found = self.deeper(span, |cx| {
                cx.all_qualities(&mut inner, Within::OPEN, it, true)
            })?;
            self.finish(&inner)?;
            return Ok(found);
        }
        if let Look::Known(entry, count) = self.look(at) {
            match &entry.class {
                Class::Symbol(symbol) => {
                    let mut rest = *at;
                    rest.take(count);
                    // `with Klingon personnel`, `with Klingon or Romulan personnel`: the symbols qualify a selection.
                    if !self.begins_selection(&rest)
                        && !self.row_of_adjectives(*symbol, &rest, within)?
                    {
                        *at = rest;
                        return self.having(at, *symbol, it, span).map(Found::Test);
                    }
                }
                Class::Constant(Constant::No) | Class::Quantifier(Quantifier::No) => {
                    let mut rest = *at;
                    rest.take(count);
                    if let Some(symbol) = self.eat_symbol(&mut rest)
                        && !self.begins_selection(&rest)
                    {
                        *at = rest;
                        let test = self.having(at, symbol, it, span)?;
                        return Ok(Found::Test(self.push(Expr::Not(test), span)));
                    }
                    if matches!(self.class(&rest), Some(Class::Field(_))) {
                        *at = rest;
                        return self.without_any(at, it, span).map(Found::Test);
                    }
                }
                Class::Quality(quality) => {
                    at.take(count);
                    return self.best(at, *quality, it);
                }
                Class::Field(_) | Class::Noun(_) => return self.amount(at, it),
                Class::Special(Special::Different) => {
                    at.take(count);
                    return self.different(at, it);
                }
                _ => {}
            }
        }
        self.together(at, within, it).map(Found::Test)
    }

    /// Whether `or` and further adjectives of a head stand behind a symbol: `Klingon or Romulan personnel`.
    fn row_of_adjectives(
        &mut self,
        symbol: SymbolId,
        at: &Cursor<'_>,
        within: Within<'_>,
    ) -> Read<bool> {
        let mut next = *at;
        let joins = next.here();
        let capital = next.peek().is_some_and(|word| word.is("OR"));
        if !next.eat_if(is_or) || !self.adjective_of_head(&next) {
            return Ok(false);
        }
        let sort = |symbol: SymbolId| self.book.symbols.get(symbol.index()).map(|one| one.of);
        let second = self.eat_symbol(&mut next);
        let alike = second.is_some_and(|second| sort(second) == sort(symbol));
        let word = at.peek().map(super::spell::spelled).unwrap_or_default();
        if !within.needed && alike {
            return Ok(true);
        }
        if !within.needed {
            return Err(self.report(TrapError::QualityOrOthers { word, span: joins }));
        }
        if capital && !alike {
            return Ok(false);
        }
        Err(self.report(TrapError::QualityOrNeed { word, span: joins }))
    }

    /// `Honor`, `Honor x2`.
    fn having(
        &mut self,
        at: &mut Cursor<'_>,
        symbol: SymbolId,
        it: &(u16, Type),
        span: Span,
    ) -> Read<ExprId> {
        let subject = self.typed(Expr::Local(it.0), it.1.clone(), span);
        let Some(WordKind::Times(times)) = at.peek().map(|word| &word.kind) else {
            let name = self.symbol_name(symbol);
            return self.symbol_holds(symbol, &name, subject, span);
        };
        at.next_word();
        let level = self.count_of(symbol, subject, span)?.id;
        let times = self.push(Expr::Number(*times), at.behind());
        Ok(self.push(
            Expr::Compare(Comparison::AtLeast, level, times),
            span.to(at.behind()),
        ))
    }

    /// Whether one object is named here: a local name, `this`, `it`, `host`.
    fn names_one(&self, at: &Cursor<'_>) -> bool {
        match self.look(at) {
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
    fn together(
        &mut self,
        at: &mut Cursor<'_>,
        within: Within<'_>,
        it: &(u16, Type),
    ) -> Read<ExprId> {
        let span = at.here();
        let begins = self.begins_selection(at)
            || self.counts(at)
            || matches!(
                self.class(at),
                Some(Class::Quantifier(_) | Class::Constant(Constant::No))
            )
            || self.names_one(at);
        if !begins {
            let printed = at.peek().is_some_and(|word| word.is("printed"));
            let way = "ask it of whom it is said: `where printed FIELD of it < 7`";
            let asked = matches!(self.class(at), Some(Class::Builtin(_)))
                && at
                    .ahead(1)
                    .is_some_and(|word| matches!(word.kind, WordKind::Group(_)));
            let mut behind = *at;
            let counted = matches!(
                behind.next_word().map(|word| &word.kind),
                Some(WordKind::Number(_))
            ) && matches!(self.class(&behind), Some(Class::Field(_)));
            let way = match asked {
                _ if counted => Some(String::from(
                    "a number stands behind what it is of: `with FIELD = 2`; how much there is of a list is asked of it: `where size(FIELD of it) = 2`",
                )),
                true => {
                    let word = at.peek().map(super::spell::spelled).unwrap_or_default();
                    Some(format!(
                        "ask it of whom it is said: `where {word}(...)`, who is `it` there: `title of it`"
                    ))
                }
                false => printed.then(|| way.into()),
            };
            return Err(self.expected_or("a quality", at, way));
        }
        let Some(Class::Relation(functions)) = self.vocab.get("with").map(|entry| &entry.class)
        else {
            return Err(self.expected_or(
                "a quality",
                at,
                Some(String::from("no script declares the relation `with`")),
            ));
        };
        let functions = functions.clone();
        let begin = *at;
        let subject = self.typed(Expr::Local(it.0), it.1.clone(), span);
        if self.names_one(at) {
            let other = self.operand(at, within.inner())?;
            let ty = self.val_type(&other);
            self.ever_beside((&begin, at), &it.1, &ty, &functions)?;
            let args = vec![Val::One(subject), other];
            return Ok(self.apply("with", &functions, args, span)?.id);
        }
        // Each title is a quality of its own: `with "A" and "B"` asks for both.
        let mut rest = *at;
        let any = matches!(self.class(&rest), Some(Class::Quantifier(Quantifier::Any)));
        if any {
            rest.next_word();
        }
        let title = match rest.next_word().map(|word| &word.kind) {
            Some(WordKind::Text(title)) => Some(title.clone()),
            _ => None,
        };
        let mut sel = match title {
            Some(title) => {
                *at = rest;
                self.titled(&title, any, span.to(at.behind()))
            }
            None => {
                let begin = *at;
                let sel = self.selection(at, within.inner())?;
                self.no_level(&begin, at, it, &sel)?;
                sel
            }
        };
        match sel.titled {
            true => self.title_beside((&begin, at), &it.1, &functions)?,
            false => self.ever_beside((&begin, at), &it.1, &sel.elem.clone(), &functions)?,
        }
        let member = self.typed(Expr::Local(sel.group.slot), sel.elem.clone(), span);
        let args = vec![Val::One(subject), Val::One(member)];
        let test = self.apply("with", &functions, args, span)?;
        sel.group.tests.push(test.id);
        self.truth_of(sel)
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

/// Whether a title stands here.
fn names_title(at: &Cursor<'_>) -> bool {
    at.peek()
        .is_some_and(|word| matches!(word.kind, WordKind::Text(_)))
}

/// What the author may have meant: parentheses around what stands before the second connective.
fn mixed_proposal(begin: &Cursor<'_>, at: &Cursor<'_>, next: &Cursor<'_>) -> String {
    let before = begin.rest().len().saturating_sub(at.rest().len());
    let inner = super::spell::row(begin.rest().get(..before).unwrap_or_default());
    let conn = at.peek().map(super::spell::spelled).unwrap_or_default();
    let last = next.peek().map(super::spell::spelled).unwrap_or_default();
    format!("({inner}) {conn} {last}")
}
