//! What is said of a verb's roles: who does it, to whom, `by opponent`, `to your hand`.

use super::effects::verb_name;
use super::happening::Bound;
use super::look::Look;
use super::quality::One;
use super::resolver::{Resolver, Row};
use super::select::{Many, Sel};
use super::types::Fit;
use super::value::Val;
use crate::phrase::tree::{NodeId, Shape};
use crate::reader::{Cx, PhraseError, Read, Setting, TrapError};
use crate::span::Span;
use crate::tree::{Builtin, Comparison, Expr, ExprId, KindId, Param, Slot, Type, VerbId};
use crate::vocabulary::Class;
use smol_str::SmolStr;

/// A preposition and what stands behind it.
pub(super) struct RoleSaid<'w> {
    pub(super) name: SmolStr,
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
            Look::Local(_, ty) => ty.is_some_and(|ty| self.member(&ty).is_some()),
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
            let help = "leave it out, and it is done with whatever is found; which that is, is known only when it is done, so for one sort of it wait for what becomes of it then";
            return Err(self.english(begin.row(), help, begin.span()));
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
        let help = format!("leave it out; `{word} of this` would be as many as this card has");
        Err(self.english(word, help, span))
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

/// The type of one of those that a role takes.
pub(super) fn one_of_them(ty: &Type) -> Type {
    match ty {
        Type::Set(member) => (**member).clone(),
        ty => ty.clone(),
    }
}

impl Cx<'_> {
    pub(super) fn unbound(&self, verb: VerbId) -> Bound {
        let params = self.params_of_verb(verb);
        Bound {
            verb,
            roles: vec![None; params.len()],
            params,
            by: None,
            tests: Vec::new(),
            it: None,
            apart: true,
        }
    }

    pub(super) fn bind_value(
        &mut self,
        val: Val,
        bound: &mut Bound,
        index: usize,
        span: Span,
    ) -> Read<()> {
        let Some(param) = bound.params.get(index).cloned() else {
            let (name, wanted) = (verb_name(self, bound.verb), bound.params.len());
            return Err(self.miscounted(&name, (wanted, index + 1), span));
        };
        let wanted = one_of_them(&param.ty);
        match &val {
            Val::Many(sel) if sel.both && bound.apart => {
                let span = sel.span;
                return Err(self.report(TrapError::BothHappen { span }));
            }
            Val::Many(sel) if sel.many == Many::Each && bound.apart => {
                // It would hear of the first of them, and whoever writes it means the last.
                let span = sel.span;
                return Err(self.report(PhraseError::AllHappen { span }));
            }
            _ if bound.apart => {}
            val => self.forbidden_of_all(val)?,
        }
        self.happens_once(bound.verb, index, &val)?;
        self.of_its_kinds(&val, &param)?;
        let val = self.left_play(val, bound.verb, index);
        let whose = match wanted {
            Type::Place => self.whose_place(val, span)?,
            _ => Err(val),
        };
        let (slot, ty, tests) = match whose {
            Ok(place) => place,
            Err(val) => self.pattern_slot(val, &wanted)?,
        };
        if index == 0 && bound.apart {
            self.goes_later(bound.verb, &tests, slot)?;
        }
        if let Some(role) = bound.roles.get_mut(index) {
            *role = Some(slot);
        }
        bound.tests.extend(tests);
        if index == 0 {
            bound.it = Some((slot, ty.clone()));
        }
        self.remember(slot, ty, span);
        Ok(())
    }

    /// The slot in which a role is found, and what must hold of it.
    pub(super) fn pattern_slot(
        &mut self,
        val: Val,
        wanted: &Type,
    ) -> Read<(Slot, Type, Vec<ExprId>)> {
        let span = self.val_span(&val);
        let val = match val {
            Val::Text { text, any, span } if matches!(wanted, Type::Object(_)) => {
                Val::Many(Box::new(self.titled(&text, any, span)))
            }
            val => val,
        };
        if let Val::Many(sel) = val {
            self.no_chooser(&sel)?;
            if self.counts_several(&sel) {
                return Err(self.report(PhraseError::SeveralHappen { span }));
            }
            if self.fit(&sel.elem, wanted) == Fit::No {
                return Err(self.mismatch(&sel.elem.clone(), wanted, span));
            }
            let surely = self.fit(&sel.elem, wanted) == Fit::Yes;
            let ty = if surely { &sel.elem } else { wanted }.clone();
            let test = self.member_test(&sel);
            let tests = match self.at(test) {
                Expr::Truth(true) => Vec::new(),
                _ => self.parts_of(test),
            };
            return Ok((sel.group.slot, ty, tests));
        }
        let typed = self.settle(val)?;
        let slot = self.env.fresh();
        let it = self.push(Expr::Local(slot), span);
        // A place is meant where one is wanted, and elsewhere whatever is in it.
        let inside = match (&typed.ty, wanted) {
            (Type::Place, Type::Place) => None,
            (ty, _) => self.member(ty),
        };
        let (test, ty) = match inside {
            Some(member) => (Expr::In(it, typed.id), member),
            None => (
                Expr::Compare(Comparison::Equal, it, typed.id),
                typed.ty.clone(),
            ),
        };
        if self.fit(&ty, wanted) == Fit::No {
            return Err(self.mismatch(&ty, wanted, span));
        }
        let test = self.push(test, span);
        Ok((slot, ty, vec![test]))
    }
}

impl Cx<'_> {
    /// The card whose text does it, in play or not.
    pub(super) fn bind_acting(&mut self, val: Val, bound: &mut Bound, span: Span) -> Read<()> {
        let mut sel = self.as_selection(val)?;
        self.seldom_at_work(&sel, bound)?;
        let acting = self.ask(Builtin::Acting, Vec::new(), span);
        let one = self.push(Expr::List(vec![acting]), span);
        if let Some(set) = sel.group.from {
            let slot = self.push(Expr::Local(sel.group.slot), span);
            let within = self.push(Expr::In(slot, set), span);
            sel.group.tests.push(within);
        }
        sel.group.from = Some(one);
        sel.many = Many::Some;
        bound.tests.push(self.truth_of(sel)?);
        Ok(())
    }

    /// The player whose doing it is, by the law `doer` if there is one: of what the text of a card does.
    pub(super) fn bind_agent(&mut self, val: Val, bound: &mut Bound) -> Read<()> {
        let (Some(law), false) = (self.book.laws.doer, matches!(val, Val::Many(_))) else {
            return self.bind_doer(val, bound);
        };
        let span = self.val_span(&val);
        let player = self.want(val, &Type::Player)?;
        let slot = self.env.fresh();
        let does = self.push(Expr::Local(slot), span);
        let doer = self.of_function(law, vec![does], span);
        let test = self.push(Expr::Compare(Comparison::Equal, doer, player), span);
        bound.by = Some(slot);
        bound.tests.push(test);
        Ok(())
    }

    /// `opponent kills personnel`, `you draw`: the player of whom the active voice speaks.
    pub(super) fn bind_active(&mut self, val: Val, bound: &mut Bound) -> Read<()> {
        match self.is_of_texts(bound.verb) {
            true => self.bind_agent(val, bound),
            false => self.bind_doer(val, bound),
        }
    }

    /// Whether a verb is what texts do to things, so that it is the doing of whoever stands behind the text: not what
    /// a player does by himself (`draw`), what is announced (`play`), or what a thing does itself (`move`).
    pub(in crate::reader) fn is_of_texts(&self, verb: VerbId) -> bool {
        let suffers = |param: &Param| {
            param.role.is_none() && matches!(param.ty, Type::Object(_) | Type::Set(_))
        };
        self.book.at(verb).is_some_and(|verb| {
            verb.body.is_some() && !verb.itself && verb.params.first().is_some_and(suffers)
        })
    }

    fn bind_doer(&mut self, val: Val, bound: &mut Bound) -> Read<()> {
        if !bound.apart {
            self.forbidden_of_all(&val)?;
        }
        let (slot, _, tests) = self.pattern_slot(val, &Type::Player)?;
        bound.by = Some(slot);
        bound.tests.extend(tests);
        Ok(())
    }

    /// Refuses as a doer what has numbers: the text of such a card is hardly ever at work, and what it does in play
    /// is done by rules; and for what rules alone announce a card of any kind.
    fn seldom_at_work(&mut self, sel: &Sel, bound: &Bound) -> Read<()> {
        let Type::Object(kind) = sel.elem else {
            return Ok(());
        };
        let own = sel.titled || self.own_text(sel);
        let known = self.book.at(kind);
        let counts = known.is_some_and(|kind| self.has_numbers(kind));
        // Of any card this is said of those with numbers first, when what is done is never done by a text.
        let verb = self.book.at(bound.verb);
        let announced = verb.is_some_and(|verb| verb.body.is_none());
        let wide = announced
            && (0..)
                .zip(&self.book.kinds)
                .any(|(at, known)| self.has_numbers(known) && self.under(KindId(at), kind));
        if own || !(counts || wide) || self.env.setting != Setting::Card {
            return Ok(());
        }
        let name = verb_name(self, bound.verb);
        let kind = self.plain(&sel.elem);
        Err(self.report(TrapError::SeldomAtWork {
            name,
            kind,
            span: sel.span,
        }))
    }

    /// Whether a selection is of this card alone.
    fn own_text(&self, sel: &Sel) -> bool {
        let this = |part: &ExprId| matches!(self.at(*part), Expr::Local(crate::tree::THIS));
        sel.group.from.is_some_and(|from| match self.at(from) {
            Expr::List(all) => all.iter().all(this),
            _ => false,
        })
    }
}
