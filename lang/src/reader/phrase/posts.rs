//! What follows a head: relations, places, qualities, conditions, exceptions, and who chooses (R2, R3).

use super::look::{Look, is_or};
use super::quality::Found;
use super::resolver::Resolver;
use super::select::{Many, Sel};
use super::types::Fit;
use super::value::Val;
use crate::checks::unplaced::asks_where;
use crate::facts::kinds;
use crate::phrase::token::Class as Token;
use crate::phrase::tree::{NodeId, Shape};
use crate::reader::{Cursor, Cx, PhraseError, Read, TrapError, Typed};
use crate::sentence::WordKind;
use crate::span::Span;
use crate::tree::{Builtin, Constraint, Expr, ExprId, FunctionId, Slot, Type};
use crate::vocabulary::{Class, Entry, Special};
use smol_str::{SmolStr, format_smolstr};

impl<'w> Resolver<'_, '_, 'w> {
    pub(super) fn posts_of(&mut self, posts: &'w [NodeId], sel: &mut Sel) -> Read<()> {
        // The noun inside a post that the next post could be meant for.
        let mut inner: Option<Inner> = None;
        let mut posts = posts.iter().copied().peekable();
        while let Some(post) = posts.next() {
            let shape = self.shape(post);
            if matches!(shape, Shape::With | Shape::Where) && !sel.best.is_empty() {
                let at = self.begin(post);
                let (word, span) = (at.word(), at.here());
                return Err(self.report(TrapError::BehindHighest { word, span }));
            }
            let before = sel.group.tests.len();
            if let Some(inner) = inner.as_ref().filter(|_| !asks(shape)) {
                self.of_both(post, inner)?;
            }
            match shape {
                Shape::Where => {
                    self.where_of(post, sel)?;
                    // Whoever asks where they are says where.
                    let mut tests = sel.group.tests.iter().skip(before);
                    sel.placed |= tests.any(|test| asks_where(self.book, *test, sel.group.slot));
                    // It takes all that follows it.
                    if let Some(next) = posts.next() {
                        return self.extra(next);
                    }
                }
                Shape::Except => inner = self.except_of(post, sel)?.or(inner),
                Shape::By => {
                    let player = self.value(self.part(post, 0))?;
                    let span = self.val_span(&player);
                    if self.val_fit(&player, &Type::Player) == Fit::No {
                        let given = self.val_type(&player);
                        return Err(self.mismatch(&given, &Type::Player, span));
                    }
                    sel.by = Some(self.want(player, &Type::Player)?);
                }
                Shape::With => {
                    let next = posts.peek().copied().unwrap_or_default();
                    self.total = self.token(next) == Some(Token::InTotal);
                    let done = self.with_of(self.members_of(self.part(post, 0)), sel);
                    if std::mem::take(&mut self.total) {
                        posts.next();
                    }
                    done?;
                }
                Shape::Different => {
                    let it = (sel.group.slot, sel.elem.clone());
                    if let Found::Limit(limits, _) = self.differs(self.part(post, 0), &it)? {
                        sel.limits.extend(limits);
                    }
                }
                Shape::Preposition if self.is_word(self.part(post, 0), "without") => {
                    let what = self.first_word(self.part(post, 1));
                    let (help, span) = (format!("write `with no {what}`"), self.begin(post).here());
                    return Err(self.english("without", help, span));
                }
                Shape::Relation | Shape::Preposition => {
                    let next = posts.peek().copied();
                    let (found, both) = self.place_or_relation(post, next, sel)?;
                    inner = found.or(inner);
                    if both {
                        posts.next();
                    }
                }
                _ => match self.token(post) {
                    Some(Token::AtRandom) => sel.random = true,
                    Some(Token::Anywhere) => (sel.placed, sel.anywhere) = (true, true),
                    Some(Token::InPlay) => {
                        let span = self.place(post);
                        (sel.placed, sel.related) = (true, false);
                        if sel.group.from.is_some() {
                            let test = self.in_play(sel.group.slot, span);
                            sel.group.tests.push(test);
                        }
                    }
                    _ => return self.extra(post),
                },
            }
            if let Some(inner) = inner.as_ref().filter(|_| asks(shape))
                && self.could_be_said(sel, before, &inner.ty)
            {
                self.of_both(post, inner)?;
            }
        }
        Ok(())
    }

    /// A place or a relation of the members. Says the noun inside it, and whether it took the post behind it as well.
    fn place_or_relation(
        &mut self,
        post: NodeId,
        next: Option<NodeId>,
        sel: &mut Sel,
    ) -> Read<(Option<Inner>, bool)> {
        let word = self.part(post, 0);
        let place = self.shape(post) == Shape::Preposition
            && (self.is_word(word, "in")
                || self.is_word(word, "from")
                    && !matches!(self.class_of(word), Some(Class::Relation(_))));
        if place {
            sel.placed = true;
            let from = self.source_at(self.part(post, 1), &[])?;
            self.lies_in(from, sel, self.part(post, 1))?;
            return Ok((None, false));
        }
        sel.related = !sel.placed;
        sel.placed = true;
        let span = self.place(post);
        let it = self.typed(Expr::Local(sel.group.slot), sel.elem.clone(), span);
        let longer = next.and_then(|next| Some((next, self.goes_on_in(word, next)?)));
        let test = match &longer {
            Some((with, (name, functions))) => {
                let span = span.to(self.place(*with));
                self.related_to(name, functions, it, self.first_quality(*with), span)?
            }
            None => self.relation_of(post, it)?,
        };
        sel.group.tests.push(test);
        let before = self.begin(post);
        let at = self.end(longer.as_ref().map_or(post, |(with, _)| *with));
        let noun = match &longer {
            Some((with, _)) => self.members_of(self.part(*with, 0)).first().copied(),
            None => Some(self.part(post, 1)),
        };
        self.whichever(noun.unwrap_or_default())?;
        Ok((self.described_inside(&before, &at), longer.is_some()))
    }

    /// The first of the qualities behind `with`.
    pub(super) fn first_quality(&self, with: NodeId) -> NodeId {
        let first = self.members_of(self.part(with, 0)).first();
        first.copied().unwrap_or_default()
    }

    /// Where members are looked for: the first place; others are tests.
    fn lies_in(&mut self, from: Typed, sel: &mut Sel, place: NodeId) -> Read<()> {
        let span = self.begin(place).here();
        let member = self.member(&from.ty).unwrap_or(Type::Any);
        if self.fit(&member, &sel.elem) == Fit::No {
            let (wanted, given) = (self.plain(&sel.elem), self.called(&from.ty));
            return Err(self.report(PhraseError::NeverIn {
                wanted,
                given,
                span,
            }));
        }
        if sel.group.from.is_none() {
            sel.group.from = Some(from.id);
            return Ok(());
        }
        let it = self.push(Expr::Local(sel.group.slot), span);
        let test = self.push(Expr::In(it, from.id), span);
        sel.group.tests.push(test);
        Ok(())
    }

    /// `present with your ship` where `present` and `present_with` are relations: what follows the preposition is
    /// somebody else, and no quality of the member.
    pub(super) fn goes_on_in(
        &self,
        word: NodeId,
        with: NodeId,
    ) -> Option<(SmolStr, Vec<FunctionId>)> {
        let [other] = self.members_of(self.part(with, 0)) else {
            return None;
        };
        if self.shape(with) != Shape::With {
            return None;
        }
        let longer = format_smolstr!("{}_with", self.name(word));
        let file = self.place(word).file;
        let Class::Relation(functions) = &self.vocab.seen(&longer, file)?.class else {
            return None;
        };
        self.names_somebody(self.begin(*other))
            .then(|| (longer, functions.clone()))
    }

    /// A relation of somebody: `aboard S`, `here`.
    pub(super) fn relation_of(&mut self, post: NodeId, subject: Typed) -> Read<ExprId> {
        let (word, to) = (self.part(post, 0), self.part(post, 1));
        let at = self.begin(post);
        let Some(Class::Relation(functions)) = self.class_of(word) else {
            if let Some((words, span)) = self.head_here(&at) {
                return Err(self.report(PhraseError::HeadHere { words, span }));
            }
            return self.extra(post);
        };
        let unary = |one: &FunctionId| self.params_of(*one).len() == 1;
        let (alone, pairs): (Vec<_>, Vec<_>) = functions.iter().copied().partition(unary);
        let name = at.word();
        if !to.is_some() {
            if alone.is_empty() {
                let help = "write it behind: `this`, `host`, or a selection such as `your KIND`";
                let at = self.end(word);
                return Err(self.expected_or("what this relates to", &at, Some(help.into())));
            }
            let span = self.place(post);
            return Ok(self.apply(&name, &alone, vec![Val::One(subject)], span)?.id);
        }
        self.related_to(&name, &pairs, subject, to, self.place(post))
    }

    /// A relation of somebody to another.
    pub(super) fn related_to(
        &mut self,
        name: &str,
        pairs: &[FunctionId],
        subject: Typed,
        to: NodeId,
        span: Span,
    ) -> Read<ExprId> {
        let mut other = self.value(to)?;
        let title = matches!(other, Val::Text { .. });
        if let Val::Text { text, any, span } = other {
            other = Val::Many(Box::new(self.titled(&text, any, span)));
        }
        // `with two Klingon personnel`, `aboard a ship`: true if there are such.
        match other {
            Val::Many(sel) if title || !self.takes_set(pairs, 1) => {
                let mut sel = *sel;
                let one = matches!(sel.many, Many::Count(n) if *self.at(n) == Expr::Number(1));
                if one {
                    return Err(self.report(TrapError::OneInside { span: sel.span }));
                }
                if sel.many == Many::Each {
                    return Err(self.several("one object", sel.span));
                }
                let member = self.typed(Expr::Local(sel.group.slot), sel.elem.clone(), sel.span);
                let args = vec![Val::One(subject), Val::One(member)];
                let test = self.apply(name, pairs, args, span)?;
                sel.group.tests.push(test.id);
                self.truth_of(sel)
            }
            other => Ok(self
                .apply(name, pairs, vec![Val::One(subject), other], span)?
                .id),
        }
    }

    /// `where C`, with the member as `it`.
    pub(super) fn where_of(&mut self, post: NodeId, sel: &mut Sel) -> Read<()> {
        let slot = sel.group.slot;
        let condition = self.part(post, 0);
        let ty = sel.elem.clone();
        let test = self.with_it(slot, &ty, |this| this.truth_at(condition))?;
        let (last, or) = self.last_joined(condition);
        let ended = match last == condition {
            true => Some(test),
            false => match self.at(test) {
                Expr::And(parts) | Expr::Or(parts) => parts.last().copied(),
                _ => None,
            },
        };
        // `A or B and C`: C is the last.
        let ended = ended.map(|id| match self.at(id) {
            Expr::And(parts) if last != condition && or && self.shape(last) != Shape::Row => {
                parts.last().copied().unwrap_or(id)
            }
            _ => id,
        });
        if let Some(ended) = ended {
            let plain = matches!(self.at(ended), Expr::Truth(_));
            if !plain && !self.book.speaks_of(ended, slot) {
                let mut locals = self.env.locals.iter().rev();
                let name = locals.find(|local| local.slot == slot);
                let name = name.map(|local| local.name.clone());
                let whole = ended == test;
                let past = TrapError::ReachesPast {
                    span: self.place(last),
                    name: name.unwrap_or_else(|| SmolStr::new_static("it")),
                    first: (!whole).then(|| self.begin(post).here()),
                };
                if or {
                    return Err(self.report(past));
                }
                // Whether `some x where A and B` ends before the `and` or not is all one.
                sel.past = Some(past);
            }
        }
        self.add_test(sel, test);
        Ok(())
    }

    /// The last part of what connectives join, and whether the outermost of them is `or`. One condition alone counts
    /// as one.
    fn last_joined(&self, condition: NodeId) -> (NodeId, bool) {
        let or = !matches!(self.shape(condition), Shape::And);
        let mut last = condition;
        while matches!(self.shape(last), Shape::Or | Shape::And) {
            last = self.part(last, 1);
        }
        (last, or)
    }

    /// `except S`.
    fn except_of(&mut self, post: NodeId, sel: &mut Sel) -> Read<Option<Inner>> {
        let row = self.part(post, 0);
        let span = self.place(row);
        let head = self.only_head(row);
        let group = head.is_some_and(|head| self.shape(head) == Shape::Group);
        let parts = self.row_parts(row);
        if let Some(parts) = parts
            && let ([first, or, ..], []) = (parts.heads, parts.adjectives)
            && self.token(*first) == Some(Token::Title)
            && self.is_or_word(*or)
        {
            // Only the first would be left out by some readers.
            let help = format!("write `({})`", self.written(row));
            let word = SmolStr::new_static("or");
            return Err(self.english(word, help, span));
        }
        if parts.is_some_and(|parts| parts.has_no_head()) {
            let relation = self.written(row);
            let help = format!(
                "name what is left out: `except KIND {relation}`; or say `where it is not ...`"
            );
            let span = self.begin(post).here();
            return Err(self.english("except", help, span));
        }
        let val = self.value(row)?;
        let inner = match &val {
            Val::Many(inner) if !group => Some((inner.elem.clone(), false)),
            Val::Text { .. } if !group => Some((sel.elem.clone(), true)),
            _ => None,
        };
        let word = SmolStr::new_static("except");
        let inner = inner.map(|(ty, titled)| Inner {
            ty,
            word,
            span,
            titled,
        });
        let it = self.push(Expr::Local(sel.group.slot), span);
        let test = match val {
            Val::Text { text, any, span } => {
                let title = self.title_of(&text, any, span);
                self.covers(title, sel.group.slot, span)
            }
            // What it is decides, wherever it lies: the excepted are looked for nowhere else.
            Val::Many(left_out) if left_out.says_what_alone() => self.is_one_of(it, *left_out)?,
            val => {
                let wanted = Type::Set(Box::new(sel.elem.clone()));
                let set = self.want_loose(val, &wanted)?;
                self.push(Expr::In(it, set), span)
            }
        };
        let test = self.push(Expr::Not(test), span);
        sel.group.tests.push(test);
        Ok(inner)
    }

    /// Refuses a quality or condition behind a post whose noun could have it as well as the head (R3).
    fn of_both(&mut self, post: NodeId, inner: &Inner) -> Read<()> {
        let quality = self.shape(post) == Shape::With;
        let place = matches!(self.shape(post), Shape::Relation | Shape::Preposition)
            || self.token(post) == Some(Token::InPlay);
        let others = self.shape(post) == Shape::Where || place && inner.word == "except";
        // One by name is the highest in nothing.
        let highest = || {
            let first = self.members_of(self.part(post, 0)).first();
            let row = first.and_then(|first| self.row_parts(*first));
            row.is_some_and(|row| self.token(row.quantity) == Some(Token::Extreme))
        };
        let both = match inner.titled {
            true => quality && !highest(),
            false => quality || others,
        };
        if !both {
            return Ok(());
        }
        let at = self.begin(post);
        let (word, span) = (at.word(), at.here());
        let (first, post) = (inner.span, inner.word.clone());
        Err(self.report(TrapError::TwoHeads {
            word,
            post,
            span,
            first,
        }))
    }

    /// Whether what a post asks of the members could be asked of something of a type as well.
    fn could_be_said(&self, sel: &Sel, before: usize, ty: &Type) -> bool {
        let Some(kind) = kinds::of_type(self.book, ty) else {
            return true;
        };
        let limits = sel.limits.iter().filter_map(|limit| match limit {
            Constraint::PerKey { key: asked, .. } | Constraint::Sum { of: asked, .. } => {
                Some(*asked)
            }
            _ => None,
        });
        let best = sel.best.iter().map(|(_, asked)| *asked);
        let tests = sel.group.tests.iter().skip(before).copied();
        let tests = tests.chain(limits).chain(best).collect();
        let mut asked = kinds::asked(self.book, tests, sel.group.slot).into_iter();
        asked.all(|kinds| kinds.iter().any(|one| kinds::meet(self.book, *one, kind)))
    }
}

/// Whether a post asks something of the members: a quality or a condition.
const fn asks(shape: Shape) -> bool {
    matches!(shape, Shape::With | Shape::Where)
}

/// A noun inside a post.
pub(super) struct Inner {
    pub(super) ty: Type,
    pub(super) word: SmolStr,
    pub(super) span: Span,
    /// Whether it is a title: what has it is known to whoever wrote it.
    pub(super) titled: bool,
}

impl<'a> Cx<'a> {
    pub(super) fn in_play(&mut self, slot: Slot, span: Span) -> ExprId {
        let it = self.push(Expr::Local(slot), span);
        self.ask(Builtin::InPlay, vec![it], span)
    }

    /// Adds a test to a selection, and learns from it what the members are.
    pub(super) fn add_test(&mut self, sel: &mut Sel, test: ExprId) {
        for test in self.parts_of(test) {
            if let Expr::IsKind(of, kind) = *self.at(test)
                && *self.at(of) == Expr::Local(sel.group.slot)
            {
                let narrower = Type::Object(kind);
                if self.fit(&sel.elem, &narrower) == Fit::Narrow {
                    sel.elem = narrower;
                }
            }
            sel.group.tests.push(test);
        }
    }

    /// What a relation that was just read relates to, if that is described by more than a name.
    pub(super) fn described_inside(
        &self,
        before: &Cursor<'_>,
        after: &Cursor<'_>,
    ) -> Option<Inner> {
        let Look::Known(_, count) = self.look(before) else {
            return None;
        };
        let mut words = *before;
        let word = words.take(count).row().into();
        let kind = words.before(after).rest().last()?;
        let (entry, _) = self.vocab.lookup(std::slice::from_ref(kind))?;
        let Class::Kind(kind, _) = entry.class else {
            return None;
        };
        Some(Inner {
            ty: Type::Object(kind),
            word,
            span: words.here().to(after.behind()),
            titled: false,
        })
    }
}

/// Whether a word says of what sort somebody is, before the noun.
const fn describes(entry: &Entry) -> bool {
    matches!(
        entry.class,
        Class::Symbol(_) | Class::Adjective(_) | Class::State(_)
    ) || entry.state.is_some()
}

impl<'a> Cx<'a> {
    /// Whether words lead to a noun, and say not only what somebody has.
    pub(super) fn names_somebody(&self, mut rest: Cursor<'_>) -> bool {
        loop {
            let Look::Known(entry, count) = self.look(&rest) else {
                let title = matches!(rest.peek().map(|word| &word.kind), Some(WordKind::Text(_)));
                return title || matches!(self.look(&rest), Look::Local(..));
            };
            match entry.class {
                Class::Kind(..)
                | Class::Noun(_)
                | Class::Builtin(_)
                | Class::Scope(_)
                | Class::Special(Special::This | Special::It | Special::That | Special::Those) => {
                    return true;
                }
                Class::Quantifier(_) => {
                    rest.take(count);
                }
                _ if describes(entry) => {
                    rest.take(count);
                    // `your Klingon or Romulan personnel`: what `or` joins is said of one noun.
                    let mut more = rest;
                    let or = more.peek().is_some_and(is_or);
                    more.next_word();
                    if or && matches!(self.look(&more), Look::Known(next, _) if describes(next)) {
                        rest = more;
                    }
                }
                _ => return false,
            }
        }
    }

    pub(super) fn takes_set(&self, functions: &[FunctionId], index: usize) -> bool {
        let set = |ty| matches!(ty, Some(Type::Set(_) | Type::Place));
        functions
            .iter()
            .any(|one| set(self.param_type(*one, index)))
    }
}

impl Cx<'_> {
    /// Whether something is what a selection says, wherever it lies.
    pub(super) fn is_one_of(&mut self, it: ExprId, mut sel: Sel) -> Read<ExprId> {
        sel.group.from = Some(self.push(Expr::List(vec![it]), sel.span));
        sel.many = Many::Some;
        sel.both = false;
        self.truth_of(sel)
    }
}
