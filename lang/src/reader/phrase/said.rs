//! What is said of a subject: `is`, `in`, `has`, `can`, `meets`, `matches`, a relation.

use super::look::{Look, is_or, state_of};
use super::resolver::Resolver;
use super::select::{Many, Sel};
use super::types::{Fit, set_of};
use super::value::Val;
use crate::checks;
use crate::phrase::token::Class as Token;
use crate::phrase::tree::{NodeId, Shape};
use crate::reader::{Cursor, Cx, PhraseError, Read, Reported, Setting, TrapError, Typed};
use crate::sentence::WordKind;
use crate::span::Span;
use crate::tree::{Builtin, Comparison, Expr, ExprId, Fold, KindId, QuoteType, THIS, Type, VerbId};
use crate::vocabulary::{Class, Form, Special};

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
            let span = at.front(2).span();
            return Err(self.report(TrapError::EveryNot { span }));
        }
        self.none_or_some(at, says, &sel)?;
        self.any_subject(&sel)?;
        let it = self.typed(Expr::Local(sel.group.slot), sel.elem.clone(), sel.span);
        if let Some((place, posts)) = self.place_said(says)
            && sel.many != Many::Each
            && !sel.placed
            && sel.group.from.is_none()
            && sel.best.is_empty()
        {
            // `some KIND is in hand of you`: those are looked for where it says, and not in play, where none of them
            // would be.
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
        let (first, rest) = row.posts.split_first()?;
        let place = row.has_no_head() && !row.quantity.is_some() && self.is_place(*first);
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
                        self.related_to(&name, &pairs, subject, self.first_quality(with), span)?
                    }
                    None => self.relation_of(*first, subject)?,
                }
            }
            _ if self.token(*first) == Some(Token::InPlay) => {
                self.ask(Builtin::InPlay, vec![subject.id], span)
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
        let test = self.any_of(tests, span);
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
                return Ok(vec![self.is_nothing(Comparison::Unequal, subject, span)]);
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
            return self.wanted_at("a kind", id);
        }
        if row.has_no_head() {
            return Ok(vec![self.related_so(row.posts, subject.clone(), span)?]);
        }
        if let Some(post) = row.posts.first() {
            let quantity = self.part(self.first_quality(*post), 1);
            if self.shape(*post) == Shape::With && self.token(quantity) == Some(Token::Extreme) {
                let span = self.begin(*post).here();
                let help = "put what is asked of all in parentheses: `those of (KIND where ...) with highest FIELD of it`, and `one of (those of ...)` if one is chosen";
                return Err(self.english("with", help, span));
            }
            return self.extra(*post);
        }
        let first = row.adjectives.first().or(row.heads.first());
        if let Some(first) = first {
            let (at, name) = (self.begin(*first), self.name(*first));
            self.does_to_nobody(&at, &name)?;
            if matches!(self.verb_at(*first), Some((_, Form::Gerund))) {
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
        if let (None, [word]) = (kind, words)
            && !self.is_adjective(*word)
        {
            return self.is_one(*word, subject);
        }
        let span = self.place(first).to(self.place(kind.unwrap_or(first)));
        self.want_object(subject)?;
        let adjectives = self.adjectives_of(words)?;
        let mut tests = Vec::new();
        let mut of = subject.clone();
        if let Some(node) = kind {
            let Some(kind) = self.kind_at(node) else {
                return self.extra(node);
            };
            tests.push(self.is_of_kind(kind, subject, self.place(node))?);
            of.ty = Type::Object(kind);
        }
        for adjective in &adjectives {
            tests.push(self.adjective_test(adjective, &of)?);
        }
        Ok(self.all_of(tests, span))
    }

    fn is_of_kind(&mut self, kind: KindId, subject: &Typed, span: Span) -> Read<ExprId> {
        let wanted = Type::Object(kind);
        match self.fit(&subject.ty, &wanted) {
            Fit::No => Err(self.mismatch(&subject.ty, &wanted, span)),
            _ => Ok(self.push(Expr::IsKind(subject.id, kind), span)),
        }
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
            Some(Class::Special(Special::Nothing)) => {
                Ok(self.is_nothing(Comparison::Equal, subject, span))
            }
            Some(Class::Kind(kind, _)) => self.is_of_kind(*kind, subject, span),
            Some(Class::Field(fields)) => {
                let typed = self.field_of(&name, fields, Some(subject.clone()), false, span)?;
                match typed.ty {
                    Type::Truth => Ok(typed.id),
                    ty => Err(self.mismatch(&ty, &Type::Truth, span)),
                }
            }
            Some(Class::Builtin(op @ (Builtin::InPlay | Builtin::FaceUp))) => {
                Ok(self.ask(*op, vec![subject.id], span))
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
            Some(_) => {
                let help = "write `=` to say that two things are the same";
                self.wanted_or("a kind", word, help)
            }
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
            return Err(self.miscounted(&name, (1, args.len()), span));
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
        let title = match at.peek().map(|word| &word.kind) {
            Some(WordKind::Text(title)) => Some(title),
            _ => None,
        };
        let help = match (&look, &subject.ty, title) {
            (Look::Local(..) | Look::Sign, Type::Place, _) => {
                Some("how many there are is `size(PLACE) = 2`".into())
            }
            (Look::Local(..) | Look::Sign, _, Some(title)) => Some(format!(
                "write `covers(\"{title}\", ...)`, with what is asked in place of the dots"
            )),
            (Look::Local(..) | Look::Sign, ..) => {
                Some("write `=` to say that two things are the same".into())
            }
            _ => None,
        };
        let what = match look {
            Look::Unknown => "what it is",
            _ => "a kind",
        };
        self.expected_or(what, at, help)
    }
}

impl Cx<'_> {
    /// `this`, as the subject of a condition that names none.
    pub(super) fn this_value(&mut self, span: Span) -> Read<Typed> {
        let Some((slot, ty)) = self.env.subject.clone() else {
            return self.this_card("this", span);
        };
        let ty = self.shown(slot, &ty);
        Ok(self.typed(Expr::Local(slot), ty, span))
    }

    fn is_nothing(&mut self, how: Comparison, subject: &Typed, span: Span) -> ExprId {
        let nothing = self.push(Expr::Nothing, span);
        self.push(Expr::Compare(how, subject.id, nothing), span)
    }

    /// A test on the members of a selection, as its quantifier says: of each, of some, of none, of two.
    pub(super) fn of_all(&mut self, sel: &mut Sel, test: ExprId) -> Read<ExprId> {
        let span = sel.span;
        let each = sel.many == Many::Each;
        let mut sel = sel.clone();
        if !sel.best.is_empty() {
            return Err(self.not_yet("a condition on the highest of several", span));
        }
        if each {
            let not = self.push(Expr::Not(test), span);
            sel.group.tests.push(not);
            let (how, over, of) = (Fold::None, Box::new(sel.group), None);
            return Ok(self.push(Expr::Fold { how, over, of }, span));
        }
        sel.group.tests.push(test);
        self.that_support(&mut sel);
        self.truth_of(sel)
    }

    /// Refuses `with Honor` of `this`, where somebody else who has it could be meant.
    pub(super) fn with_alone(&mut self, at: &Cursor<'_>, subject: &Typed) -> Read<()> {
        let own = *self.at(subject.id) == Expr::Local(THIS);
        let mut rest = *at;
        if !own || self.env.setting != Setting::Card || !rest.eat("with") {
            return Ok(());
        }
        let Some(symbol) = self.eat_symbol(&mut rest) else {
            return Ok(());
        };
        let counted = matches!(rest.peek().map(|word| &word.kind), Some(WordKind::Times(_)));
        let mut next = rest;
        let row = next.eat_if(is_or) && self.adjective_of_head(&next);
        if counted || row || self.begins_selection(&rest) {
            return Ok(());
        }
        let (name, span) = (self.symbol_name(symbol), at.here().to(rest.behind()));
        Err(self.report(TrapError::WithAlone { name, span }))
    }

    /// `A meets B`.
    pub(super) fn meets(&mut self, left: Typed, right: Val, span: Span) -> Read<ExprId> {
        let Some(member) = self.member(&left.ty) else {
            return Err(self.mismatch(&left.ty, &set_of(Type::Any), span));
        };
        let right = self.want_loose(right, &set_of(member))?;
        Ok(self.ask(Builtin::Meets, vec![left.id, right], span))
    }

    /// Whether rules make one of a kind of what was of another: a card may ask that of itself.
    pub(super) fn may_become(&self, one: &Type, wanted: &Type) -> bool {
        if self.env.setting != Setting::Card {
            return false;
        }
        let may_be = |given: &Type, wanted: &Type| self.fit(given, wanted) != Fit::No;
        checks::becomes(self.book).into_iter().any(|(from, to)| {
            let from = from.map(Type::Object);
            from.is_some_and(|from| may_be(one, &from)) && may_be(&Type::Object(to), wanted)
        })
    }

    /// Refuses `is fighting Borg ship`: it would say that the subject is itself a Borg ship, and fighting.
    pub(super) fn does_to_nobody(&mut self, at: &Cursor<'_>, name: &str) -> Read<()> {
        let Look::Known(entry, count) = self.look(at) else {
            return Ok(());
        };
        let of_one = matches!(entry.class, Class::Adjective(_)) || state_of(entry).is_some();
        let rest = at.past(count);
        let more =
            self.adjective_of_head(&rest) || matches!(self.class(&rest), Some(Class::Kind(..)));
        if !(of_one && more && name.ends_with("ing") && self.env.setting == Setting::Card) {
            return Ok(());
        }
        let help = format!(
            "`{name}` is said of one alone, and what stands behind it would be said of the same: end with `is {name}`, and ask for the other by himself: `... is {name} and some KIND where it is {name}`"
        );
        Err(self.english(at.row(), help, at.here()))
    }

    /// How to say that something is going on: verbs are for what happens, and rules say what is so meanwhile.
    pub(super) fn under_way(&self, verb: VerbId) -> String {
        let name = super::effects::verb_name(self, verb);
        let of_it = self.vocab.entries().filter(|(word, entry)| {
            let so = matches!(entry.class, Class::Relation(_) | Class::State(..));
            so && word.split('_').count() > 1 && word.split('_').any(|part| part == name)
        });
        match of_it.map(|(word, _)| word).min() {
            Some(word) => format!(
                "write `{word}` of whoever does it just then; what happens is waited for with `when`"
            ),
            None => "a verb is for what happens, and is waited for with `when`; what is so meanwhile is said by a state or a relation".into(),
        }
    }

    pub(super) fn want_object(&mut self, subject: &Typed) -> Read<()> {
        if matches!(subject.ty, Type::Object(_) | Type::Any | Type::Nothing) {
            return Ok(());
        }
        let span = self.span(subject.id);
        let wanted = self.any_object();
        Err(self.mismatch(&subject.ty, &wanted, span))
    }
}
