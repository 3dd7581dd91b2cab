//! What is forbidden: `X cannot VERB`, said of who does it, and `X cannot be PARTICIPLE`, said of whom it is done to.

use super::Resolver;
use super::quality::One;
use super::roles::RoleSaid;
use crate::phrase::tree::{NodeId, Shape};
use crate::reader::{Read, Reported};
use crate::tree::{HookRole, Type, VerbId};
use crate::vocabulary::{Class, Form};

/// What is forbidden.
struct Forbidden<'w> {
    verb: VerbId,
    /// Whether it is done to the subject.
    passive: bool,
    /// What stands behind the verb without a preposition.
    object: Option<One<'w>>,
    roles: Vec<RoleSaid<'w>>,
}

impl<'w> Resolver<'_, '_, 'w> {
    /// What a deed, or a participle, forbids.
    fn deed_forbidden(&mut self, deed: NodeId) -> Read<Forbidden<'w>> {
        let (word, behind) = (self.part(deed, 0), self.members_of(self.part(deed, 1)));
        let passive = self.shape(deed) == Shape::Be;
        let (word, object, posts, roles) = match self.row_parts(word) {
            Some(row) => match (row.adjectives, row.heads) {
                ([participle], []) if !row.quantity.is_some() => {
                    (*participle, None, row.posts, behind)
                }
                _ => (word, None, row.posts, behind),
            },
            None => {
                let (object, posts, roles) = self.object_among(behind);
                (word, object, posts, roles)
            }
        };
        let verb = self.verb_forbidden(word, passive)?;
        let roles = self.roles_said(posts, roles)?;
        Ok(Forbidden {
            verb,
            passive,
            object,
            roles,
        })
    }

    /// The verb that is forbidden.
    fn verb_forbidden(&mut self, word: NodeId, passive: bool) -> Read<VerbId> {
        let at = self.begin(word);
        let Some(Class::Verb(verb, form)) = self.class_of(word) else {
            let what = if passive { "a participle" } else { "the verb" };
            return Err(self.expected(what, &at));
        };
        let fits = match passive {
            true => self.is_participle(*verb, *form),
            false => *form == Form::Plain,
        };
        if !fits {
            let help = String::from("write `cannot VERB`, or `cannot be` and its participle");
            return Err(self.expected_or("a verb", &at, Some(help)));
        }
        Ok(*verb)
    }

    /// The values that stand behind the verb of what is forbidden.
    pub(super) fn forbidden_values(&mut self, id: NodeId) -> Read<Vec<One<'w>>> {
        let deeds = self.members_of(self.part(id, 1));
        let deed = deeds.first().copied().unwrap_or_default();
        let forbidden = self.deed_forbidden(deed)?;
        let roles = forbidden.roles.iter().map(|said| said.what);
        Ok(forbidden.object.into_iter().chain(roles).collect())
    }

    /// `SUBJECT cannot VERB ...`, `SUBJECT cannot be PARTICIPLE ...`.
    pub(super) fn forbidden_at(&mut self, id: NodeId) -> Read<HookRole> {
        let (who, deeds) = (self.part(id, 0), self.members_of(self.part(id, 1)));
        let (deed, more) = deeds.split_first().unwrap_or((&NodeId::NONE, &[]));
        let val = self.by_itself(who, |this| this.value(who))?;
        let Forbidden {
            verb,
            passive,
            object,
            roles,
        } = self.deed_forbidden(*deed)?;
        let mut bound = self.unbound(verb);
        bound.apart = false;
        let elem = self.elem_type(&val);
        let acts = elem == Type::Player && !passive;
        if acts {
            self.bind_active(val, &mut bound)?;
        } else {
            let here = self.val_span(&val);
            let index = match passive {
                true => 0,
                false => self.doing(verb, "cannot be", &elem, here)?,
            };
            self.bind_value(val, &mut bound, index, here)?;
        }
        if let Some(object) = object {
            let mut words = self.exact(*deed);
            words.take(self.words(self.part(*deed, 0)).len());
            if acts && bound.takes_object() {
                self.here_or_there(&words, &bound)?;
                self.bind_role_at(object, &mut bound, 0)?;
            } else if acts && !bound.params.is_empty() {
                let doer = self.written(who);
                return Err(self.done_to_nobody(&words, verb, &doer));
            } else {
                return Err(self.too_many(&words));
            }
        }
        self.bind_roles_at(&roles, &mut bound)?;
        if let Some(more) = more.first() {
            return self.extra(*more);
        }
        let span = self.place(id);
        self.verdict_against(bound, span)
    }

    /// Says that some words are too many.
    fn too_many(&mut self, words: &crate::reader::Cursor<'_>) -> Reported {
        match self.finish(words) {
            Err(reported) => reported,
            Ok(()) => Reported::before(),
        }
    }
}
