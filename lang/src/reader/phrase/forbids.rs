//! What is forbidden: `X cannot VERB`, said of who does it, and `X cannot be PARTICIPLE`, said of whom it is done to.

use super::happening::Sentence;
use super::quality::One;
use super::resolver::Resolver;
use crate::phrase::tree::NodeId;
use crate::reader::{Read, Reported};
use crate::tree::{HookRole, Type, VerbId};
use crate::vocabulary::Form;

impl<'w> Resolver<'_, '_, 'w> {
    /// The verb that a deed, or a participle, forbids, and what is said of it.
    fn deed_forbidden(&mut self, deed: NodeId) -> Read<(VerbId, Sentence<'w>)> {
        let said = self.sentence(deed);
        let word = match self.row_parts(said.word) {
            Some(row) if row.heads.is_empty() && !row.quantity.is_some() => match row.adjectives {
                [participle] => *participle,
                _ => said.word,
            },
            _ => said.word,
        };
        let Some((verb, form)) = self.verb_at(word) else {
            let what = if said.passive {
                "a participle"
            } else {
                "the verb"
            };
            return self.wanted_at(what, word);
        };
        let fits = match said.passive {
            true => self.is_participle(verb, form),
            false => form == Form::Plain,
        };
        match fits {
            true => Ok((verb, said)),
            false => {
                let help = "write `cannot VERB`, or `cannot be` and its participle";
                self.wanted_or("a verb", word, help)
            }
        }
    }

    /// The values that stand behind the verb of what is forbidden.
    pub(super) fn forbidden_values(&mut self, id: NodeId) -> Read<Vec<One<'w>>> {
        let deeds = self.members_of(self.part(id, 1));
        let deed = deeds.first().copied().unwrap_or_default();
        let (_, said) = self.deed_forbidden(deed)?;
        let roles = self.roles_said(said.posts, said.roles)?;
        let roles = roles.iter().map(|said| said.what);
        Ok(said.object.into_iter().chain(roles).collect())
    }

    /// `SUBJECT cannot VERB ...`, `SUBJECT cannot be PARTICIPLE ...`.
    pub(super) fn forbidden_at(&mut self, id: NodeId) -> Read<HookRole> {
        let (who, deeds) = (self.part(id, 0), self.members_of(self.part(id, 1)));
        let (deed, more) = deeds.split_first().unwrap_or((&NodeId::NONE, &[]));
        let val = self.by_itself(who, |this| this.value(who))?;
        let (verb, said) = self.deed_forbidden(*deed)?;
        let roles = self.roles_said(said.posts, said.roles)?;
        let (passive, object) = (said.passive, said.object);
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
            let words = self.exact(*deed).past(self.words(said.word).len());
            if acts && bound.takes_object() {
                self.here_or_there(&words, &bound)?;
                self.bind_role_at(object, &mut bound, 0)?;
            } else if acts && !bound.params.is_empty() {
                let doer = self.written(who);
                return Err(self.done_to_nobody(&words, verb, &doer));
            } else {
                self.finish(&words)?;
                return Err(Reported::before());
            }
        }
        self.bind_roles_at(&roles, &mut bound)?;
        if let Some(more) = more.first() {
            return self.extra(*more);
        }
        let span = self.place(id);
        self.verdict_against(bound, span)
    }
}
