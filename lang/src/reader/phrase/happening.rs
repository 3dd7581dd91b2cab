//! Happenings: `personnel is killed`, `you solve mission`, `turn_ends of you`; and whether one has just been.

use super::quality::One;
use super::resolver::{Resolver, Row};
use super::select::{Many, Sel};
use super::value::Val;
use crate::phrase::Aim;
use crate::phrase::token::Class as Token;
use crate::phrase::tree::{NodeId, Shape};
use crate::reader::{Cursor, Cx, PhraseError, Read, Reported, Typed};
use crate::span::Span;
use crate::tree::{EventPattern, Expr, ExprId, Param, Slot, Type, VerbId, YOU};
use crate::vocabulary::{Class, Form};

impl Cx<'_> {
    /// A happening in a phrase of its own.
    pub(super) fn happening_of(&mut self, words: Cursor<'_>) -> Read<Happening> {
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
                let Some((verb, _)) = self.verb_at(word) else {
                    return self.extra(word);
                };
                (self.of_event(verb, of, &[])?, false)
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
        let (verb, form) = self.verb_at(word)?;
        (form == Form::Plain).then_some((verb, of, row.posts))
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

    fn participle_at(&self, word: NodeId) -> Option<VerbId> {
        let (verb, form) = self.verb_at(word)?;
        self.is_participle(verb, form).then_some(verb)
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

    /// What a sentence says is done, or was, behind its subject.
    pub(super) fn sentence(&self, id: NodeId) -> Sentence<'w> {
        let part = |at: usize| self.part(id, at);
        let complement = part(2);
        let (word, roles, time) = match self.shape(id) {
            Shape::Was => (part(1), part(2), part(3)),
            Shape::Is => (
                self.part(complement, 1),
                self.part(complement, 2),
                NodeId::NONE,
            ),
            Shape::Be => (part(0), part(1), NodeId::NONE),
            shape => {
                let clause = shape == Shape::Clause;
                let (word, arguments) = if clause {
                    (part(2), part(3))
                } else {
                    (part(0), part(1))
                };
                let (object, posts, roles) = self.object_among(self.members_of(arguments));
                return Sentence {
                    passive: false,
                    word,
                    verb: self.participle_at(word),
                    object,
                    posts,
                    roles,
                    time: if clause { part(4) } else { NodeId::NONE },
                };
            }
        };
        let (verb, posts) = self.suffered(word).unzip();
        Sentence {
            passive: true,
            word,
            verb,
            object: None,
            posts: posts.unwrap_or_default(),
            roles: self.members_of(roles),
            time,
        }
    }

    fn bind_sentence(&mut self, val: Val, said: &Sentence<'w>, bound: &mut Bound) -> Read<()> {
        let span = self.val_span(&val);
        match said.passive {
            true => self.bind_value(val, bound, 0, span)?,
            false => self.bind_subject_at(val, said.object, bound)?,
        }
        let roles = self.roles_said(said.posts, said.roles)?;
        self.bind_roles_at(&roles, bound)
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
        let said = self.sentence(id);
        let Some(verb) = said.verb.filter(|_| plain) else {
            let wrong = match () {
                () if not.is_some() => not,
                () if before => what,
                () => complement,
            };
            return Err(self.no_participle(wrong));
        };
        let mut bound = self.unbound(verb);
        self.bind_sentence(subject, &said, &mut bound)?;
        Ok((bound, before))
    }

    fn no_participle(&mut self, wrong: NodeId) -> Reported {
        let at = self.begin(wrong);
        let help = match self.class(&at) {
            Some(Class::Relation(_) | Class::Adjective(_) | Class::State(_)) => {
                let how = at.row();
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
        let (subject, just) = (self.part(id, 0), self.part(id, 1));
        let said = self.sentence(id);
        let word = said.word;
        let val = self.value(subject)?;
        if just.is_some() {
            return Err(self.nothing_done(subject, just));
        }
        let Some((verb, form)) = self.verb_at(word) else {
            return Err(self.nothing_done(subject, word));
        };
        let you = matches!(&val, Val::One(typed) if self.slot_of(typed.id) == Some(YOU));
        if form != Form::Third && !(you && form == Form::Plain) {
            let help = match form {
                Form::Past => format!("write `is {}`", self.name(word)),
                _ => {
                    "write the form that goes with the subject: `you play`, `opponent plays`".into()
                }
            };
            return self.wanted_or("a verb", word, help);
        }
        let other = said.object.and_then(|_| self.done_to_somebody(verb));
        let mut bound = self.unbound(other.unwrap_or(verb));
        self.bind_sentence(val, &said, &mut bound)?;
        match said.time.is_some() {
            true => self.extra(said.time),
            false => Ok(bound),
        }
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
                let help = format!("say of whom: `this is {word}`");
                return self.english(word, help, begin.here());
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
        let read = self.value(subject);
        read.map_or_else(
            |reported| reported,
            |_| self.nothing_done(subject, NodeId::NONE),
        )
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
            return self.wanted_at("a kind", complement);
        }
        let val = self.value(subject)?;
        let said = self.sentence(id);
        let Some(verb) = said.verb else {
            let help = "write the participle of a verb behind `just`";
            return self.wanted_or("a happening", said.word, help);
        };
        // What it binds is known while it is judged, and not in the rest of the sentence.
        let (it, earlier) = (self.env.it.clone(), self.env.earlier.len());
        let looks_back = std::mem::replace(&mut self.env.looks_back, true);
        let mut bound = self.unbound(verb);
        let read = self.bind_sentence(val, &said, &mut bound);
        self.env.looks_back = looks_back;
        self.env.it = it;
        self.env.earlier.truncate(earlier);
        read?;
        let span = self.place(id);
        let pattern = self.pattern(bound, span);
        if said.time.is_some() {
            return self.extra(said.time);
        }
        Ok(self.typed(Expr::Just(Box::new(pattern)), Type::Truth, span))
    }
}

/// What a sentence says behind its subject: a verb, and in which roles whom.
pub(super) struct Sentence<'w> {
    /// Whether it is done to the subject.
    pub(super) passive: bool,
    /// The words of the verb, and the verb if they are its participle.
    pub(super) word: NodeId,
    pub(super) verb: Option<VerbId>,
    /// What stands behind the verb without a preposition.
    pub(super) object: Option<One<'w>>,
    pub(super) posts: &'w [NodeId],
    pub(super) roles: &'w [NodeId],
    pub(super) time: NodeId,
}

/// A happening that was read.
pub(super) struct Happening {
    pub(super) pattern: EventPattern,
    /// `is about to be`: before it rather than after.
    pub(super) before: bool,
}

/// What has been said of the roles so far.
pub(super) struct Bound {
    pub(super) verb: VerbId,
    pub(super) params: Vec<Param>,
    pub(super) roles: Vec<Option<Slot>>,
    pub(super) by: Option<Slot>,
    pub(super) tests: Vec<ExprId>,
    /// The object, which `it` means.
    pub(super) it: Option<(Slot, Type)>,
    /// Whether something happens to it, and is not only forbidden.
    pub(super) apart: bool,
}

impl Bound {
    /// Whether it is done to what stands behind it without a preposition.
    pub(super) fn takes_object(&self) -> bool {
        matches!(self.params.first(), Some(param) if param.role.is_none())
    }
}

impl Cx<'_> {
    /// What has been said of the roles, as one pattern.
    pub(super) fn pattern(&mut self, bound: Bound, span: Span) -> EventPattern {
        let was = self.both(bound.tests, span);
        EventPattern {
            verb: bound.verb,
            roles: bound.roles,
            by: bound.by,
            was,
            test: None,
        }
    }
}

impl Cx<'_> {
    /// Whether a selection says how many, where one thing happens at a time: it would mean nothing.
    pub(super) fn counts_several(&self, sel: &Sel) -> bool {
        match sel.many {
            Many::Count(n) => *self.at(n) != Expr::Number(1),
            Many::No | Many::AtLeast(_) | Many::UpTo(_) | Many::AnyNumber => true,
            _ => false,
        }
    }
}
