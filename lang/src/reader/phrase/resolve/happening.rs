//! Happenings: `personnel is killed`, `you solve mission`, `turn_ends of you`; and whether one has just been.

use super::super::happening::{Bound, Happening};
use super::super::spell::row;
use super::super::value::Val;
use super::quality::One;
use super::{Resolver, Row};
use crate::phrase::Aim;
use crate::phrase::token::Class as Token;
use crate::phrase::tree::{NodeId, Shape};
use crate::reader::{Cursor, Cx, PhraseError, Read, Reported, TrapError, Typed};
use crate::tree::{Expr, Type, VerbId, YOU};
use crate::vocabulary::{Class, Form};

impl Cx<'_> {
    /// A happening in a phrase of its own.
    pub(in crate::reader::phrase) fn happening_of(&mut self, words: Cursor<'_>) -> Read<Happening> {
        self.resolve(Aim::Happening, words, |at, root| at.happens_at(root))
    }
}

impl<'w> Resolver<'_, '_, 'w> {
    /// A happening. Its roles get slots in the present frame, and `it` becomes the object's.
    pub(super) fn happens_at(&mut self, id: NodeId) -> Read<Happening> {
        let span = self.place(id);
        let (bound, before) = match self.shape(id) {
            Shape::Is if self.part(id, 0).is_some() => self.suffers(id)?,
            Shape::Clause => (self.does(id)?, false),
            Shape::VerbAlone => {
                let (word, of) = (self.part(id, 0), self.part(id, 1));
                let Some(Class::Verb(verb, _)) = self.class_of(word) else {
                    return self.extra(word);
                };
                (self.of_event(*verb, of, &[])?, false)
            }
            _ => match self.event_at(id) {
                Some((verb, of, posts)) => (self.of_event(verb, of, posts)?, false),
                None => return Err(self.nothing_happens(id)),
            },
        };
        self.env.it.clone_from(&bound.it);
        let pattern = self.pattern(bound, span);
        Ok(Happening { pattern, before })
    }

    /// `EVENT`, `EVENT of X`: the event, what stands behind its `of`, and what more is said.
    pub(super) fn event_at(&self, id: NodeId) -> Option<(VerbId, NodeId, &'w [NodeId])> {
        let row = self.row_parts(id)?;
        let ([head], []) = (row.heads, row.adjectives) else {
            return None;
        };
        if row.binder.is_some() || row.quantity.is_some() {
            return None;
        }
        let (word, of) = match self.shape(*head) {
            Shape::Of => (self.part(*head, 0), self.part(*head, 1)),
            _ => (*head, NodeId::NONE),
        };
        match self.class_of(word) {
            Some(Class::Verb(verb, Form::Plain)) => Some((*verb, of, row.posts)),
            _ => None,
        }
    }

    fn of_event(&mut self, verb: VerbId, of: NodeId, posts: &'w [NodeId]) -> Read<Bound> {
        let mut bound = self.unbound(verb);
        match (self.row_parts(of), posts.first()) {
            // What stands behind it says more of whose event it is.
            (Some(of), _) => self.bind_role_at(One::Row(Row { posts, ..of }), &mut bound, 0)?,
            (None, Some(post)) => return self.extra(*post),
            (None, None) => {}
        }
        Ok(bound)
    }

    /// The verb of a participle.
    pub(super) fn participle_at(&self, word: NodeId) -> Option<VerbId> {
        match self.class_of(word) {
            Some(Class::Verb(verb, form)) if self.is_participle(*verb, *form) => Some(*verb),
            _ => None,
        }
    }

    /// The verb of a row that is a participle alone, and what stands behind it.
    pub(super) fn suffered(&self, id: NodeId) -> Option<(VerbId, &'w [NodeId])> {
        let row = self.row_parts(id)?;
        match (row.adjectives, row.heads) {
            ([word], []) if !row.quantity.is_some() => {
                Some((self.participle_at(*word)?, row.posts))
            }
            _ => None,
        }
    }

    /// `SELECTION is PARTICIPLE ...`, and whether it is about to be.
    fn suffers(&mut self, id: NodeId) -> Read<(Bound, bool)> {
        let (subject, not, complement) = (self.part(id, 0), self.part(id, 1), self.part(id, 2));
        let (how, what) = (self.part(complement, 0), self.part(complement, 1));
        let subject = self.value(subject)?;
        let before = self.token(how) == Some(Token::AboutToBe);
        if let Some(row) = self.row_parts(what)
            && let [_, or, ..] = row.adjectives
            && self.is_or_word(*or)
        {
            let span = self.begin(*or).span();
            return Err(self.report(PhraseError::TwoTriggers { span }));
        }
        let plain = !not.is_some() && (before || !how.is_some());
        let Some((verb, posts)) = self.suffered(what).filter(|_| plain) else {
            let wrong = match () {
                () if not.is_some() => not,
                () if before => what,
                () => complement,
            };
            return Err(self.no_participle(wrong));
        };
        let mut bound = self.unbound(verb);
        let span = self.val_span(&subject);
        self.bind_value(subject, &mut bound, 0, span)?;
        let roles = self.roles_said(posts, self.members_of(self.part(complement, 2)))?;
        self.bind_roles_at(&roles, &mut bound)?;
        Ok((bound, before))
    }

    fn no_participle(&mut self, wrong: NodeId) -> Reported {
        let at = self.begin(wrong);
        let help = match self.class(&at) {
            Some(Class::Relation(_) | Class::Adjective(_) | Class::State(_)) => {
                let how = row(at.rest());
                format!(
                    "this says how somebody is, and nothing that happens: begin with `while ... is {how}:`, or ask `if ... is {how}` behind a happening"
                )
            }
            _ => String::from("write the participle of a verb: `is killed`"),
        };
        self.expected_or("a happening", &at, Some(help))
    }

    /// `PLAYER VERBs OBJECT ...`, `OBJECT VERBs ...`.
    fn does(&mut self, id: NodeId) -> Read<Bound> {
        let (subject, just, word) = (self.part(id, 0), self.part(id, 1), self.part(id, 2));
        let (arguments, time) = (self.members_of(self.part(id, 3)), self.part(id, 4));
        let val = self.value(subject)?;
        if just.is_some() {
            return Err(self.nothing_done(subject, just));
        }
        let Some(Class::Verb(verb, form)) = self.class_of(word) else {
            return Err(self.nothing_done(subject, word));
        };
        let you = matches!(&val, Val::One(typed) if self.slot_of(typed.id) == Some(YOU));
        if *form != Form::Third && !(you && *form == Form::Plain) {
            let help = match form {
                Form::Past => format!("write `is {}`", self.name(word)),
                _ => String::from(
                    "write the form that goes with the subject: `you play`, `opponent plays`",
                ),
            };
            let at = self.begin(word);
            return Err(self.expected_or("a verb", &at, Some(help)));
        }
        let (object, posts, roles) = self.object_among(arguments);
        let other = object.and_then(|_| self.done_to_somebody(*verb));
        let mut bound = self.unbound(other.unwrap_or(*verb));
        self.bind_subject_at(val, object, &mut bound)?;
        let roles = self.roles_said(posts, roles)?;
        self.bind_roles_at(&roles, &mut bound)?;
        if time.is_some() {
            return self.extra(time);
        }
        Ok(bound)
    }

    /// Says that nothing is done where it should be said what happens.
    fn nothing_done(&mut self, subject: NodeId, word: NodeId) -> Reported {
        let (begin, at) = (self.begin(subject), self.end(subject));
        if let Some(reported) = self.announced(&begin, &at) {
            return reported;
        }
        let at = if word.is_some() { self.begin(word) } else { at };
        let help = String::from("say what happens: `... is killed`, `you play ...`");
        self.expected_or("what is done", &at, Some(help))
    }

    /// Says what is wrong with what is no happening.
    fn nothing_happens(&mut self, id: NodeId) -> Reported {
        let begin = self.begin(id);
        let first = self.part(id, 0);
        let described = self.row_parts(id);
        match (self.shape(id), described) {
            (Shape::Mistake, _) => return Reported::before(),
            (Shape::Or | Shape::And, _) => return self.two_happen(id),
            (_, Some(row)) if self.suffered(id).is_some() && row.posts.is_empty() => {
                let word = self.name(id);
                return self.report(TrapError::English {
                    help: format!("say of whom: `this is {word}`").into(),
                    word,
                    span: begin.here(),
                });
            }
            _ => {}
        }
        if begin
            .peek()
            .is_some_and(|word| word.is_prep() || word.is_conn())
        {
            let help = "say what happens: `SELECTION is PARTICIPLE`, `PLAYER VERBs ...`; for what is so write `while`";
            return self.expected_or("a happening", &begin, Some(String::from(help)));
        }
        let subject = if described.is_some() { id } else { first };
        match self.value(subject) {
            Ok(_) => self.nothing_done(subject, NodeId::NONE),
            Err(reported) => reported,
        }
    }

    /// Refuses two happenings in one.
    fn two_happen(&mut self, id: NodeId) -> Reported {
        let (first, second) = (self.part(id, 0), self.part(id, 1));
        let behind = self.end(first);
        if let Some((title, _)) = self.only_head(first).and_then(|head| self.title_at(head)) {
            let kinds = self.written(self.part(second, 0));
            let help = format!("write the title last: `{kinds} or \"{title}\" ...`");
            return self.expected_or("what is done", &behind, Some(help));
        }
        if let Err(reported) = self.happens_at(first) {
            return reported;
        }
        self.report(PhraseError::TwoTriggers {
            span: behind.span(),
        })
    }

    /// `you just solved planet mission`, `x is just killed`.
    pub(super) fn just_so(&mut self, id: NodeId) -> Read<Typed> {
        let subject = self.part(id, 0);
        let passive = self.shape(id) == Shape::Is;
        let complement = self.part(id, 2);
        let just = !passive || self.token(self.part(complement, 0)) == Some(Token::Just);
        if !subject.is_some() || !just || passive && self.part(id, 1).is_some() {
            let at = self.begin(complement);
            return Err(self.expected("a kind", &at));
        }
        let val = self.value(subject)?;
        let (verb, object, posts, roles, time) = if passive {
            let (verb, posts) = self.suffered(self.part(complement, 1)).unzip();
            let roles = self.members_of(self.part(complement, 2));
            (verb, None, posts.unwrap_or_default(), roles, NodeId::NONE)
        } else {
            let arguments = self.members_of(self.part(id, 3));
            let (object, posts, roles) = self.object_among(arguments);
            (
                self.participle_at(complement),
                object,
                posts,
                roles,
                self.part(id, 4),
            )
        };
        let Some(verb) = verb else {
            let word = if passive {
                self.part(complement, 1)
            } else {
                complement
            };
            let help = String::from("write the participle of a verb behind `just`");
            let at = self.begin(word);
            return Err(self.expected_or("a happening", &at, Some(help)));
        };
        // What it binds is known while it is judged, and not in the rest of the sentence.
        let (it, earlier) = (self.env.it.clone(), self.env.earlier.len());
        let looks_back = std::mem::replace(&mut self.env.looks_back, true);
        let mut bound = self.unbound(verb);
        let span = self.val_span(&val);
        let read = match passive {
            true => self.bind_value(val, &mut bound, 0, span),
            false => self.bind_subject_at(val, object, &mut bound),
        };
        let read = read.and_then(|()| self.roles_said(posts, roles));
        let read = read.and_then(|roles| self.bind_roles_at(&roles, &mut bound));
        self.env.looks_back = looks_back;
        self.env.it = it;
        self.env.earlier.truncate(earlier);
        read?;
        let span = self.place(id);
        let pattern = self.pattern(bound, span);
        if time.is_some() {
            return self.extra(time);
        }
        Ok(self.typed(Expr::Just(Box::new(pattern)), Type::Truth, span))
    }
}
