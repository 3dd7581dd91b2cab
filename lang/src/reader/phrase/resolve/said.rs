//! What is said of a subject: `is`, `in`, `has`, `can`, `meets`, `matches`, a relation.

use super::super::look::Look;
use super::super::select::{Many, Sel};
use super::super::types::Fit;
use super::super::value::Val;
use super::Resolver;
use crate::phrase::token::Class as Token;
use crate::phrase::tree::{NodeId, Shape};
use crate::reader::{Cursor, PhraseError, Read, Reported, TrapError, Typed};
use crate::sentence::WordKind;
use crate::span::Span;
use crate::tree::{Builtin, Comparison, Expr, ExprId, QuoteType, Type};
use crate::vocabulary::{Class, Constant, Form};

/// What is said.
#[derive(Clone, Copy)]
pub(super) enum Says<'w> {
    /// `is C`, `is not C`.
    Is { not: bool, complement: NodeId },
    /// `has Q`.
    Has(&'w [NodeId]),
    /// `can be stopped`.
    Can(NodeId),
    /// `meets N`, `matches q`: the word, and what stands behind it.
    Meets(NodeId, NodeId),
    /// `aboard S`, `in S`, `with Q`.
    Posts(&'w [NodeId]),
}

impl<'w> Resolver<'_, '_, 'w> {
    /// What is said of a value; of a selection it is said of as many as the quantifier says. It begins at `at`.
    pub(super) fn said_of_value(
        &mut self,
        at: Cursor<'w>,
        says: Says<'w>,
        left: Val,
        span: Span,
    ) -> Read<ExprId> {
        match left {
            Val::Many(sel) => self.said_of_members(at, says, *sel, span),
            Val::Text { text, any, span } => {
                let sel = self.titled(&text, any, span);
                self.said_of_members(at, says, sel, span)
            }
            Val::One(subject) => self.predicate_at(at, says, subject, span),
        }
    }

    fn said_of_members(
        &mut self,
        at: Cursor<'w>,
        says: Says<'w>,
        mut sel: Sel,
        span: Span,
    ) -> Read<ExprId> {
        if sel.many == Many::Each && matches!(says, Says::Is { not: true, .. }) {
            let mut at = at;
            let span = at.take(2).span();
            return Err(self.report(TrapError::EveryNot { span }));
        }
        self.none_or_some(&at, &sel)?;
        self.any_subject(&sel)?;
        let it = self.typed(Expr::Local(sel.group.slot), sel.elem.clone(), sel.span);
        if let Some((place, posts)) = self.place_said(says)
            && sel.many != Many::Each
            && !sel.placed
            && sel.group.from.is_none()
            && sel.best.is_empty()
        {
            // `some KIND is in hand of you`: those are looked for where it says, and not in play, where none of them would be.
            let from = self.source_at(place, posts)?;
            if self.lies_elsewhere(from.id) {
                sel.group.from = Some(from.id);
                sel.placed = true;
                self.that_support(&mut sel);
                return self.truth_of(sel);
            }
            let test = self.is_in_set(it, from, span)?;
            return self.of_all(&mut sel, test);
        }
        let test = self.predicate_at(at, says, it, span)?;
        self.of_all(&mut sel, test)
    }

    /// The place of `is in P`.
    fn place_said(&self, says: Says<'w>) -> Option<(NodeId, &'w [NodeId])> {
        let Says::Is {
            not: false,
            complement,
        } = says
        else {
            return None;
        };
        let row = self.row_parts(self.part(complement, 1))?;
        if !row.heads.is_empty() || !row.adjectives.is_empty() || row.quantity.is_some() {
            return None;
        }
        let (first, rest) = row.posts.split_first()?;
        let place =
            self.shape(*first) == Shape::Preposition && self.is_word(self.part(*first, 0), "in");
        place.then(|| (self.part(*first, 1), rest))
    }

    /// What is said of one subject.
    pub(super) fn predicate_at(
        &mut self,
        at: Cursor<'w>,
        says: Says<'w>,
        subject: Typed,
        span: Span,
    ) -> Read<ExprId> {
        match says {
            Says::Is { not, complement } => self.is_so(not, complement, &subject, span),
            Says::Has(qualities) => self.has_all(qualities, &subject, at.here()),
            Says::Can(what) => self.can_be_so(what, subject, span),
            Says::Meets(word, right) if self.token(word) == Some(Token::Matches) => {
                let quote = self.value_of(right, &Type::Quote(QuoteType::Selection))?;
                let what = subject.id;
                Ok(self.push(Expr::Matches { what, quote }, span))
            }
            Says::Meets(_, right) => {
                let right = self.value(right)?;
                self.meets(subject, right, span)
            }
            Says::Posts(posts) => self.related_so(posts, subject, span),
        }
    }

    /// `aboard S`, `in S`, `with Q` of one subject.
    fn related_so(&mut self, posts: &'w [NodeId], subject: Typed, span: Span) -> Read<ExprId> {
        let Some((first, rest)) = posts.split_first() else {
            return Err(Reported::before());
        };
        let word = self.part(*first, 0);
        let from = self.shape(*first) == Shape::Preposition
            && (self.is_word(word, "in") || self.is_word(word, "from"));
        if from {
            let set = self.source_at(self.part(*first, 1), rest)?;
            return self.is_in_set(subject, set, span);
        }
        let mut rest = rest;
        let test = match self.shape(*first) {
            Shape::With => {
                // `with` takes qualities here as it does behind a head (R6).
                let at = self.begin(*first);
                self.with_alone(&at, &subject)?;
                let qualities = self.members_of(self.part(*first, 0));
                self.has_all(qualities, &subject, self.place(*first))?
            }
            Shape::Relation | Shape::Preposition => {
                let longer = rest.first().copied();
                let longer = longer.and_then(|next| Some((next, self.goes_on_in(word, next)?)));
                match longer {
                    Some((with, (name, pairs))) => {
                        rest = rest.get(1..).unwrap_or_default();
                        let other = self.members_of(self.part(with, 0)).first().copied();
                        let other = other.unwrap_or_default();
                        self.related_to(&name, &pairs, subject, other, span)?
                    }
                    None => self.relation_of(*first, subject)?,
                }
            }
            _ if self.token(*first) == Some(Token::InPlay) => {
                let op = Builtin::InPlay;
                let args = vec![subject.id];
                self.push(Expr::Builtin { op, args }, span)
            }
            _ => return self.extra(*first),
        };
        match rest.first() {
            Some(next) => self.extra(*next),
            None => Ok(test),
        }
    }

    /// `x in S`.
    fn is_in_set(&mut self, subject: Typed, set: Typed, span: Span) -> Read<ExprId> {
        let member = self.member(&set.ty).unwrap_or(Type::Any);
        let comparable =
            self.fit(&member, &subject.ty) != Fit::No || self.fit(&subject.ty, &member) != Fit::No;
        if !comparable && !self.may_become(&subject.ty, &member) {
            let span = self.span(subject.id);
            return Err(self.mismatch(&subject.ty, &member, span));
        }
        Ok(self.push(Expr::In(subject.id, set.id), span))
    }

    /// `c is ...`.
    fn is_so(
        &mut self,
        not: bool,
        complement: NodeId,
        subject: &Typed,
        span: Span,
    ) -> Read<ExprId> {
        let tests = self.complement_tests(complement, subject)?;
        if not && tests.len() > 1 {
            let span = self.place(complement);
            let proposal = String::from("not (... is A or ... is B)");
            return Err(self.report(PhraseError::Mixed { proposal, span }));
        }
        let test = match tests.as_slice() {
            [one] => *one,
            _ => self.push(Expr::Or(tests), span),
        };
        Ok(match not {
            true => self.push(Expr::Not(test), span),
            false => test,
        })
    }

    /// What something is said to be: one of these.
    fn complement_tests(&mut self, complement: NodeId, subject: &Typed) -> Read<Vec<ExprId>> {
        let span = self.place(complement);
        match self.token(complement) {
            Some(Token::Something) => {
                let nothing = self.push(Expr::Nothing, span);
                let expr = Expr::Compare(Comparison::Unequal, subject.id, nothing);
                return Ok(vec![self.push(expr, span)]);
            }
            Some(Token::Face) => return Ok(vec![self.is_one(complement, subject)?]),
            _ => {}
        }
        let id = self.part(complement, 1);
        if let Some(role) = self.members_of(self.part(complement, 2)).first() {
            return self.extra(*role);
        }
        let Some(row) = self.row_parts(id) else {
            return Ok(vec![self.is_one(id, subject)?]);
        };
        let article = self.is_word(row.quantity, "a") || self.is_word(row.quantity, "an");
        if row.quantity.is_some() && !article {
            let at = self.begin(id);
            return Err(self.expected("a kind", &at));
        }
        if row.heads.is_empty() && row.adjectives.is_empty() {
            return Ok(vec![self.related_so(row.posts, subject.clone(), span)?]);
        }
        if let Some(post) = row.posts.first() {
            let quality = self.members_of(self.part(*post, 0)).first().copied();
            let quantity = self.part(quality.unwrap_or_default(), 1);
            if self.shape(*post) == Shape::With && self.token(quantity) == Some(Token::Extreme) {
                let span = self.begin(*post).here();
                return Err(self.report(TrapError::English {
                    word: "with".into(),
                    help: "put what is asked of all in parentheses: `those of (KIND where ...) with highest FIELD of it`, and `one of (those of ...)` if one is chosen".into(),
                    span,
                }));
            }
            return self.extra(*post);
        }
        let first = row.adjectives.first().or(row.heads.first());
        if let Some(first) = first {
            let (at, name) = (self.begin(*first), self.name(*first));
            self.does_to_nobody(&at, &name)?;
            if let Some(Class::Verb(_, Form::Gerund)) = self.class_of(*first) {
                return Ok(vec![self.is_one(*first, subject)?]);
            }
        }
        let mut tests = Vec::new();
        match row.heads.split_first() {
            None => {
                for (_, words) in self.between_connectives(row.adjectives) {
                    tests.push(self.described_so(words, None, subject)?);
                }
            }
            Some((head, others)) => {
                tests.push(match row.adjectives {
                    [] => self.is_one(*head, subject)?,
                    words => self.described_so(words, Some(*head), subject)?,
                });
                for other in others.iter().skip(1).step_by(2) {
                    tests.push(self.is_one(*other, subject)?);
                }
            }
        }
        Ok(tests)
    }

    /// `is your ship`, `is stopped`, `is unique [TNG] card`: adjectives, and perhaps a kind.
    fn described_so(
        &mut self,
        words: &[NodeId],
        kind: Option<NodeId>,
        subject: &Typed,
    ) -> Read<ExprId> {
        let first = words.first().copied().unwrap_or_default();
        if kind.is_none()
            && let [word] = words
            && !self.is_adjective(*word)
        {
            return self.is_one(*word, subject);
        }
        let span = kind.map_or_else(
            || self.place(first),
            |kind| self.place(first).to(self.place(kind)),
        );
        self.want_object(subject)?;
        let adjectives = self.adjectives_of(words)?;
        let mut tests = Vec::new();
        let mut of = subject.clone();
        if let Some(node) = kind {
            let Some(Class::Kind(kind, _)) = self.class_of(node) else {
                return self.extra(node);
            };
            let (wanted, here) = (Type::Object(*kind), self.place(node));
            if self.fit(&subject.ty, &wanted) == Fit::No {
                return Err(self.mismatch(&subject.ty, &wanted, here));
            }
            tests.push(self.push(Expr::IsKind(subject.id, *kind), here));
            of.ty = wanted;
        }
        for adjective in &adjectives {
            tests.push(self.adjective_test(adjective, &of)?);
        }
        Ok(match tests.as_slice() {
            [one] => *one,
            _ => self.push(Expr::And(tests), span),
        })
    }

    /// Whether a word can stand before a kind.
    fn is_adjective(&self, word: NodeId) -> bool {
        self.begins_selection(&self.exact(word))
    }

    /// One word that something is said to be.
    fn is_one(&mut self, word: NodeId, subject: &Typed) -> Read<ExprId> {
        let (at, span) = (self.begin(word), self.place(word));
        let name = self.name(word);
        if self.shape(word) == Shape::Call
            && let Some(Class::Relation(_)) = self.class_of(self.part(word, 0))
        {
            let (name, args) = (self.part(word, 0), self.members_of(self.part(word, 1)));
            return self.relation_called(name, args, subject, span);
        }
        let class = match self.shape(word) {
            Shape::Word => self.class_of(word),
            _ => None,
        };
        match class {
            Some(Class::Constant(Constant::Nothing)) => {
                let nothing = self.push(Expr::Nothing, span);
                let expr = Expr::Compare(Comparison::Equal, subject.id, nothing);
                Ok(self.push(expr, span))
            }
            Some(Class::Kind(kind, _)) => {
                let wanted = Type::Object(*kind);
                if self.fit(&subject.ty, &wanted) == Fit::No {
                    return Err(self.mismatch(&subject.ty, &wanted, span));
                }
                Ok(self.push(Expr::IsKind(subject.id, *kind), span))
            }
            Some(Class::Field(fields)) => {
                let typed = self.field_of(&name, fields, Some(subject.clone()), false, span)?;
                match typed.ty {
                    Type::Truth => Ok(typed.id),
                    ty => Err(self.mismatch(&ty, &Type::Truth, span)),
                }
            }
            Some(Class::Builtin(op @ (Builtin::InPlay | Builtin::FaceUp))) => {
                let args = vec![subject.id];
                Ok(self.push(Expr::Builtin { op: *op, args }, span))
            }
            Some(Class::Broken) => Err(Reported::before()),
            Some(Class::Verb(_, Form::Past)) => Err(self.expected_or(
                "a state",
                &at,
                Some(format!("no script declares the state `{name}`; `was {name} this turn` or `this game` asks whether it has happened, `when ... is {name}` waits for it")),
            )),
            Some(Class::Verb(verb, Form::Gerund)) => {
                let help = self.under_way(*verb);
                Err(self.expected_or("a word for what is so", &at, Some(help)))
            }
            Some(_) if self.is_adjective(word) => {
                self.described_so(&[word], None, subject)
            }
            Some(_) => Err(self.expected_or(
                "a kind",
                &at,
                Some(String::from("write `=` to say that two things are the same")),
            )),
            None => Err(self.is_no_kind(&at, subject)),
        }
    }

    /// `is free_on(p)`: a relation with what it relates to in parentheses.
    fn relation_called(
        &mut self,
        word: NodeId,
        args: &[NodeId],
        subject: &Typed,
        span: Span,
    ) -> Read<ExprId> {
        let Some(Class::Relation(functions)) = self.class_of(word) else {
            return self.extra(word);
        };
        let name = self.name(word);
        let [other] = args else {
            let span = self.place(word).to(span);
            return Err(self.report(PhraseError::Count {
                name,
                wanted: 1,
                given: args.len(),
                span,
            }));
        };
        let pairs = functions.iter().copied();
        let pairs: Vec<_> = pairs
            .filter(|one| self.params_of(*one).len() == 2)
            .collect();
        self.related_to(&name, &pairs, subject.clone(), *other, span)
    }

    /// Says that what stands here is nothing that something can be.
    fn is_no_kind(&mut self, at: &Cursor<'_>, subject: &Typed) -> Reported {
        let look = self.look(at);
        if matches!(look, Look::Unknown) && self.negated(at).is_some() {
            let help = Some(String::from("write `is not` and the word"));
            return self.expected_or("what it is", at, help);
        }
        let help = matches!(look, Look::Local(..) | Look::Sign).then(|| {
            match (&subject.ty, at.peek().map(|word| &word.kind)) {
                (Type::Place, _) => String::from("how many there are is `size(PLACE) = 2`"),
                (_, Some(WordKind::Text(title))) => {
                    format!(
                        "write `covers(\"{title}\", ...)`, with what is asked in place of the dots"
                    )
                }
                _ => String::from("write `=` to say that two things are the same"),
            }
        });
        let what = match look {
            Look::Unknown => "what it is",
            _ => "a kind",
        };
        self.expected_or(what, at, help)
    }
}
