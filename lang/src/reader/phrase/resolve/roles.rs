//! What is said of a verb's roles: who does it, to whom, `by opponent`, `to your hand`.

use super::super::effect::verb_name;
use super::super::happening::Bound;
use super::super::spell::row;
use super::super::value::Val;
use super::quality::One;
use super::{Meaning, Resolver, Row};
use crate::phrase::tree::{NodeId, Shape};
use crate::reader::{PhraseError, Read, TrapError};
use crate::tree::Type;
use crate::vocabulary::Class;
use smol_str::SmolStr;

/// A preposition and what stands behind it.
pub(super) struct RoleSaid<'w> {
    pub(super) name: SmolStr,
    /// Where it stands.
    pub(super) node: NodeId,
    pub(super) what: One<'w>,
}

impl<'w> Resolver<'_, '_, 'w> {
    /// The value of a row, or of another node.
    pub(super) fn one_value(&mut self, one: One<'w>) -> Read<Val> {
        let row = match one {
            One::Node(node) => return self.value(node),
            One::Row(row) => row,
        };
        let span = self.place(row.id);
        let mark = self.env.enter();
        let read = self.within(span, |this| this.row_of(row));
        self.env.leave(mark);
        read
    }

    /// The object of a verb among its arguments, what stands behind it that is not said of it, and the others.
    pub(super) fn object_among(
        &self,
        arguments: &'w [NodeId],
    ) -> (Option<One<'w>>, &'w [NodeId], &'w [NodeId]) {
        match arguments.split_first() {
            Some((first, rest)) if !matches!(self.shape(*first), Shape::Role | Shape::ForEach) => {
                let (object, posts) = self.apart(*first);
                (Some(object), posts, rest)
            }
            _ => (None, &[], arguments),
        }
    }

    /// Somebody, and the posts behind him that are not said of him: what is one thing is not described.
    fn apart(&self, value: NodeId) -> (One<'w>, &'w [NodeId]) {
        let row = self.row_parts(value).filter(|row| {
            let several = match row.heads {
                [head] => self.is_set(*head),
                _ => true,
            };
            self.names_one_at(*row) && !several
        });
        match row {
            Some(row) => (One::Row(Row { posts: &[], ..row }), row.posts),
            None => (One::Node(value), &[]),
        }
    }

    /// Whether a local name is of a set.
    fn is_set(&self, head: NodeId) -> bool {
        match self.meaning(head) {
            Meaning::Local(_, ty) => ty.is_some_and(|ty| self.member(&ty).is_some()),
            _ => false,
        }
    }

    /// What is said of the roles of a verb: by posts, and behind prepositions that are its own.
    pub(super) fn roles_said(
        &mut self,
        posts: &'w [NodeId],
        roles: &'w [NodeId],
    ) -> Read<Vec<RoleSaid<'w>>> {
        let mut said = Vec::new();
        self.posts_said(posts, &mut said)?;
        for node in roles {
            if self.shape(*node) != Shape::Role {
                return self.extra(*node);
            }
            let (what, posts) = self.apart(self.part(*node, 1));
            let name = self.name(self.part(*node, 0));
            let node = *node;
            said.push(RoleSaid { name, node, what });
            self.posts_said(posts, &mut said)?;
        }
        Ok(said)
    }

    /// What posts say of roles. Behind `by` stands somebody with all that is said of him.
    fn posts_said(&mut self, posts: &'w [NodeId], said: &mut Vec<RoleSaid<'w>>) -> Read<()> {
        let mut posts = posts;
        while let Some((post, rest)) = posts.split_first() {
            posts = rest;
            let node = *post;
            let (name, what) = match (self.shape(node), self.row_parts(self.part(node, 0))) {
                (Shape::Preposition, _) => {
                    let name = self.name(self.part(node, 0));
                    (name, One::Node(self.part(node, 1)))
                }
                (Shape::With, _) => (SmolStr::new_static("with"), One::Node(node)),
                (Shape::By, Some(player)) => {
                    let by = Row {
                        posts: std::mem::take(&mut posts),
                        ..player
                    };
                    (SmolStr::new_static("by"), One::Row(by))
                }
                _ => return self.extra(node),
            };
            said.push(RoleSaid { name, node, what });
        }
        Ok(())
    }

    /// The role of a verb that a preposition says.
    pub(super) fn role_named(bound: &Bound, name: &str) -> Option<usize> {
        let mut params = bound.params.iter();
        params.position(|param| param.role.as_deref() == Some(name))
    }

    /// Binds what is said of roles.
    pub(super) fn bind_roles_at(&mut self, roles: &[RoleSaid<'w>], bound: &mut Bound) -> Read<()> {
        for said in roles {
            match Self::role_named(bound, &said.name) {
                Some(index) => self.bind_role_at(said.what, bound, index)?,
                None if said.name == "by" => {
                    let val = self.one_value(said.what)?;
                    let span = self.place(said.node);
                    // `killed by dilemma`: what its text does.
                    let acts = matches!(self.elem_type(&val), Type::Object(_))
                        || matches!(val, Val::Text { .. });
                    match acts {
                        true => self.bind_acting(val, bound, span)?,
                        false => self.bind_agent(val, bound)?,
                    }
                }
                None => {
                    let roles = bound.params.iter().filter_map(|param| param.role.clone());
                    let roles = roles.collect();
                    let (verb, role) = (verb_name(self, bound.verb), said.name.clone());
                    let span = self.begin(said.node).span();
                    return Err(self.report(PhraseError::RoleUnknown {
                        verb,
                        role,
                        span,
                        roles,
                    }));
                }
            }
        }
        Ok(())
    }

    /// Binds a role.
    pub(super) fn bind_role_at(
        &mut self,
        what: One<'w>,
        bound: &mut Bound,
        index: usize,
    ) -> Read<()> {
        let node = self.place_of_one(what);
        let begin = self.begin(node);
        self.not_of_this(what, bound, index)?;
        let kept = bound.params.get(index);
        if kept.is_some_and(|param| matches!(param.ty, Type::Quote(_))) {
            // What is looked for is found only while it is done.
            return Err(self.report(TrapError::English {
                word: row(begin.rest()).into(),
                help: "leave it out, and it is done with whatever is found; which that is, is known only when it is done, so for one sort of it wait for what becomes of it then".into(),
                span: begin.span(),
            }));
        }
        let val = self.one_value(what)?;
        if index == 0 && bound.apart && bound.by.is_some() {
            let end = self.end(node);
            self.of_any_place(&val, bound.verb, &begin, &end)?;
        }
        self.bind_value(val, bound, index, begin.here())
    }

    /// Refuses `you score points`: with as many as stand on this card, which nobody means.
    fn not_of_this(&mut self, what: One<'w>, bound: &Bound, index: usize) -> Read<()> {
        let One::Node(node) = what else {
            return Ok(());
        };
        let number = bound.params.get(index).map(|param| &param.ty) == Some(&Type::Number);
        let Some(head) = self.only_head(node).filter(|_| number) else {
            return Ok(());
        };
        if !matches!(self.class_of(head), Some(Class::Field(_))) {
            return Ok(());
        }
        let (word, span) = (self.name(head), self.place(head));
        Err(self.report(TrapError::English {
            help: format!("leave it out; `{word} of this` would be as many as this card has")
                .into(),
            word,
            span,
        }))
    }

    /// The subject of a verb in the active voice, and the verb's object if one stands there.
    pub(super) fn bind_subject_at(
        &mut self,
        subject: Val,
        object: Option<One<'w>>,
        bound: &mut Bound,
    ) -> Read<()> {
        let span = self.val_span(&subject);
        let elem = self.elem_type(&subject);
        let acts = elem == Type::Player
            && !matches!(bound.params.first(), Some(param) if param.ty == Type::Player && param.role.is_none());
        match (acts, object) {
            (true, _) => self.bind_active(subject, bound)?,
            // `this card stuns personnel`: what is done while the action of that card runs.
            (false, Some(_)) => self.bind_acting(subject, bound, span)?,
            (false, None) => {
                let index = self.doing(bound.verb, "... is", &elem, span)?;
                self.bind_value(subject, bound, index, span)?;
            }
        }
        match object {
            Some(object) if acts && !bound.takes_object() => self.extra(self.place_of_one(object)),
            Some(object) => self.bind_role_at(object, bound, 0),
            None => Ok(()),
        }
    }
}
