//! Happenings: `personnel is killed`, `you solve mission`, `turn_ends of you`.

use super::effect::verb_name;
use super::look::{Look, Within};
use super::select::{Many, Sel};
use super::types::Fit;
use super::value::Val;
use crate::reader::{Cursor, Cx, Earlier, PhraseError, Read, Setting, TrapError};
use crate::span::Span;
use crate::tree::{
    Builtin, Comparison, EventPattern, Expr, ExprId, FieldId, Param, Slot, Type, VerbId, YOU,
};
use crate::vocabulary::{Class, Form};

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

impl Cx<'_> {
    /// A happening. Its roles get slots in the present frame, and `it` becomes the object's.
    ///
    /// # Errors
    /// When it was reported.
    pub(super) fn happens(&mut self, at: &mut Cursor<'_>) -> Read<Happening> {
        if at.is_done() {
            return Err(self.expected("a happening", at));
        }
        if at
            .peek()
            .is_some_and(|word| word.is_prep() || word.is_conn())
        {
            let help = "say what happens: `SELECTION is PARTICIPLE`, `PLAYER VERBs ...`; for what is so write `while`";
            return Err(self.expected_or("a happening", at, Some(String::from(help))));
        }
        let span = at.span();
        // A state may share the participle of a verb, and stand before a noun.
        if let Some((_, count, Form::Past)) = self.verb_here(at)
            && !self.participle_of_head(at)
        {
            let mut words = *at;
            let word = super::spell::row(words.take(count).rest());
            return Err(self.report(TrapError::English {
                help: format!("say of whom: `this is {word}`").into(),
                word: word.into(),
                span: at.here(),
            }));
        }
        let (bound, before) = match self.verb_here(at) {
            Some((verb, count, Form::Plain)) => {
                at.take(count);
                let mut bound = self.unbound(verb);
                if at.eat("of") {
                    self.bind_role(at, &mut bound, 0)?;
                }
                self.bind_roles(at, &mut bound)?;
                (bound, false)
            }
            _ => self.subject_happens(at)?,
        };
        self.env.it.clone_from(&bound.it);
        let pattern = self.pattern(bound, span);
        Ok(Happening { pattern, before })
    }

    /// How a title before the kinds that it is joined to is written behind them, up to what happens.
    fn title_behind(&self, begin: &Cursor<'_>, at: &Cursor<'_>) -> Option<String> {
        let mut kinds = *at;
        if !kinds.eat_if(super::look::is_or) {
            return None;
        }
        let mut rest = kinds;
        while !rest.is_done() && !rest.peek()?.is("is") && self.verb_here(&rest).is_none() {
            rest.next_word();
        }
        let count = |from: &Cursor<'_>, to: &Cursor<'_>| from.rest().len() - to.rest().len();
        let kinds = super::spell::row(kinds.rest().get(..count(&kinds, &rest))?);
        let title = super::spell::row(begin.rest().get(..count(begin, at))?);
        (!kinds.is_empty() && !rest.is_done())
            .then(|| format!("write the title last: `{kinds} or {title} ...`"))
    }

    /// What has been said of the roles, as one pattern.
    pub(super) fn pattern(&mut self, bound: Bound, span: Span) -> EventPattern {
        let test = match bound.tests.as_slice() {
            [] => None,
            [one] => Some(*one),
            _ => Some(self.push(Expr::And(bound.tests), span)),
        };
        EventPattern {
            verb: bound.verb,
            roles: bound.roles,
            by: bound.by,
            was: test,
            test: None,
        }
    }

    pub(super) fn verb_here(&self, at: &Cursor<'_>) -> Option<(VerbId, usize, Form)> {
        match self.look(at) {
            Look::Known(entry, count) => match entry.class {
                Class::Verb(verb, form) => Some((verb, count, form)),
                _ => None,
            },
            _ => None,
        }
    }

    /// The verb whose participle comes next.
    pub(super) fn participle_here(&self, at: &Cursor<'_>) -> Option<(VerbId, usize)> {
        let (verb, count, form) = self.verb_here(at)?;
        self.is_participle(verb, form).then_some((verb, count))
    }

    pub(super) fn unbound(&self, verb: VerbId) -> Bound {
        let declared = self.book.verbs.get(verb.index());
        let params = declared.map(|verb| verb.params.clone()).unwrap_or_default();
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

    /// `SELECTION is PARTICIPLE ...`, `PLAYER VERBs OBJECT ...`, `OBJECT VERBs ...`.
    fn subject_happens(&mut self, at: &mut Cursor<'_>) -> Read<(Bound, bool)> {
        let begin = *at;
        let subject = self.operand(at, Within::OPEN)?;
        let span = self.val_span(&subject);
        if at.eat("is") {
            let before = at.peek().is_some_and(|word| word.is("about"));
            if before {
                at.take(1);
                for word in ["to", "be"] {
                    if !at.eat(word) {
                        return Err(self.expected("`about to be`", at));
                    }
                }
            }
            let Some((verb, count)) = self.participle_here(at) else {
                let help = match self.class(at) {
                    Some(Class::Relation(_) | Class::Adjective(_) | Class::State(_)) => {
                        let how = super::spell::row(at.rest());
                        format!(
                            "this says how somebody is, and nothing that happens: begin with `while ... is {how}:`, or ask `if ... is {how}` behind a happening"
                        )
                    }
                    _ => String::from("write the participle of a verb: `is killed`"),
                };
                return Err(self.expected_or("a happening", at, Some(help)));
            };
            at.take(count);
            let mut bound = self.unbound(verb);
            self.bind_value(subject, &mut bound, 0, span)?;
            self.bind_roles(at, &mut bound)?;
            return Ok((bound, before));
        }
        let you = matches!(&subject, Val::One(typed) if self.slot_of(typed.id) == Some(YOU));
        let Some((verb, count, form)) = self.verb_here(at) else {
            let help = match &subject {
                Val::Text { .. } => self.title_behind(&begin, at),
                _ => None,
            };
            let help = help.unwrap_or_else(|| {
                String::from("say what happens: `... is killed`, `you play ...`")
            });
            if let Some(reported) = self.announced(&begin, at) {
                return Err(reported);
            }
            return Err(self.expected_or("what is done", at, Some(help)));
        };
        if form != Form::Third && !(you && form == Form::Plain) {
            let help = match form {
                Form::Past => {
                    let mut words = *at;
                    format!("write `is {}`", super::spell::row(words.take(count).rest()))
                }
                _ => String::from(
                    "write the form that goes with the subject: `you play`, `opponent plays`",
                ),
            };
            return Err(self.expected_or("a verb", at, Some(help)));
        }
        at.take(count);
        let object = at
            .peek()
            .is_some_and(|word| !word.is_prep() && !word.is_conn());
        let verb = object
            .then(|| self.done_to_somebody(verb))
            .flatten()
            .unwrap_or(verb);
        let mut bound = self.unbound(verb);
        self.bind_subject(at, subject, &mut bound, span)?;
        self.bind_roles(at, &mut bound)?;
        Ok((bound, false))
    }

    /// The subject of a verb in the active voice, and the verb's object if one stands there.
    pub(super) fn bind_subject(
        &mut self,
        at: &mut Cursor<'_>,
        subject: Val,
        bound: &mut Bound,
        span: Span,
    ) -> Read<()> {
        let elem = match &subject {
            Val::Many(sel) => sel.elem.clone(),
            other => self.val_type(other),
        };
        let acts = elem == Type::Player
            && !matches!(bound.params.first(), Some(param) if param.ty == Type::Player && param.role.is_none());
        if acts {
            self.bind_active(subject, bound)?;
            let object = bound
                .params
                .first()
                .is_some_and(|param| param.role.is_none());
            let stands = at
                .peek()
                .is_some_and(|word| !word.is_prep() && !word.is_conn());
            if object && stands {
                self.bind_role(at, bound, 0)?;
            }
            Ok(())
        } else if at
            .peek()
            .is_some_and(|word| !word.is_prep() && !word.is_conn())
        {
            // `this card stuns personnel`: what is done while the action of that card runs.
            self.bind_acting(subject, bound, span)?;
            self.bind_role(at, bound, 0)
        } else {
            let index = self.doing(bound.verb, "... is", &elem, span)?;
            self.bind_value(subject, bound, index, span)
        }
    }

    /// The card whose text does it, in play or not.
    fn bind_acting(&mut self, val: Val, bound: &mut Bound, span: Span) -> Read<()> {
        let mut sel = self.as_selection(val)?;
        self.seldom_at_work(&sel, bound)?;
        let acting = Expr::Builtin {
            op: Builtin::Acting,
            args: Vec::new(),
        };
        let acting = self.push(acting, span);
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
    fn bind_agent(&mut self, val: Val, bound: &mut Bound) -> Read<()> {
        let (Some(law), false) = (self.book.laws.doer, matches!(val, Val::Many(_))) else {
            return self.bind_doer(val, bound);
        };
        let span = self.val_span(&val);
        let player = self.want(val, &Type::Player)?;
        let slot = self.env.fresh();
        let does = self.push(Expr::Local(slot), span);
        let doer = Expr::Call {
            function: law,
            args: vec![does],
        };
        let doer = self.push(doer, span);
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

    /// Whether a verb is what texts do to things, so that it is the doing of whoever stands behind the text: not what a player
    /// does by himself (`draw`), what is announced (`play`), or what a thing does itself (`move`).
    pub(in crate::reader) fn is_of_texts(&self, verb: VerbId) -> bool {
        let declared = self.book.verbs.get(verb.index());
        declared.is_some_and(|verb| {
            let object = verb.params.first();
            let suffers = |param: &Param| {
                param.role.is_none() && matches!(param.ty, Type::Object(_) | Type::Set(_))
            };
            verb.body.is_some() && !verb.itself && object.is_some_and(suffers)
        })
    }

    /// The player who does it.
    pub(super) fn bind_doer(&mut self, val: Val, bound: &mut Bound) -> Read<()> {
        if !bound.apart {
            self.forbidden_of_all(&val)?;
        }
        let (slot, ty, tests) = self.pattern_slot(val, &Type::Player)?;
        bound.by = Some(slot);
        bound.tests.extend(tests);
        let _ = ty;
        Ok(())
    }

    /// `PREP selection` for roles.
    pub(super) fn bind_roles(&mut self, at: &mut Cursor<'_>, bound: &mut Bound) -> Read<()> {
        while let Some(word) = at.peek() {
            let found = bound
                .params
                .iter()
                .position(|param| param.role.as_deref().is_some_and(|role| word.is(role)));
            if word.is("by") && found.is_none() {
                at.next_word();
                let span = at.here();
                let val = self.operand(at, Within::OPEN)?;
                let elem = match &val {
                    Val::Many(sel) => sel.elem.clone(),
                    other => self.val_type(other),
                };
                // `killed by dilemma`: what its text does.
                if matches!(elem, Type::Object(_)) || matches!(val, Val::Text { .. }) {
                    self.bind_acting(val, bound, span.to(at.behind()))?;
                } else {
                    self.bind_agent(val, bound)?;
                }
                continue;
            }
            let Some(index) = found else {
                if !word.is_prep() {
                    return Ok(());
                }
                let roles = bound.params.iter().filter_map(|param| param.role.clone());
                let roles = roles.collect();
                let (verb, role) = (verb_name(self, bound.verb), super::spell::spelled(word));
                let span = at.span();
                return Err(self.report(PhraseError::RoleUnknown {
                    verb,
                    role,
                    span,
                    roles,
                }));
            };
            at.next_word();
            self.bind_role(at, bound, index)?;
        }
        Ok(())
    }

    pub(super) fn bind_role(
        &mut self,
        at: &mut Cursor<'_>,
        bound: &mut Bound,
        index: usize,
    ) -> Read<()> {
        let span = at.here();
        self.not_its_own(at, bound, index)?;
        let roles: Vec<_> = bound
            .params
            .iter()
            .filter_map(|param| param.role.clone())
            .collect();
        let within = Within {
            roles: &roles,
            ..Within::OPEN
        };
        let kept = bound.params.get(index);
        if kept.is_some_and(|param| matches!(param.ty, Type::Quote(_))) {
            // What is looked for is found only while it is done.
            return Err(self.report(TrapError::English {
                word: super::spell::row(at.rest()).into(),
                help: "leave it out, and it is done with whatever is found; which that is, is known only when it is done, so for one sort of it wait for what becomes of it then".into(),
                span: at.span(),
            }));
        }
        let begin = *at;
        let val = self.sum(at, within)?;
        if index == 0 && bound.apart && bound.by.is_some() {
            self.of_any_place(&val, bound.verb, &begin, at)?;
        }
        self.bind_value(val, bound, index, span)
    }

    /// Refuses `you score points`: with as many as stand on this card, which nobody means.
    fn not_its_own(&mut self, at: &Cursor<'_>, bound: &Bound, index: usize) -> Read<()> {
        let number = bound.params.get(index).map(|param| &param.ty) == Some(&Type::Number);
        let Look::Known(entry, count) = self.look(at) else {
            return Ok(());
        };
        let alone = at
            .ahead(count)
            .is_none_or(|word| word.is_prep() && !word.is("of"));
        if !(number && alone && matches!(entry.class, Class::Field(_))) {
            return Ok(());
        }
        let word = super::spell::spelled_row(at, count);
        Err(self.report(TrapError::English {
            help: format!("leave it out; `{word} of this` would be as many as this card has")
                .into(),
            word,
            span: at.here(),
        }))
    }

    /// Refuses as a doer what has numbers: the text of such a card is hardly ever at work, and what it does in play is done by rules.
    fn seldom_at_work(&mut self, sel: &Sel, bound: &Bound) -> Read<()> {
        let Type::Object(kind) = sel.elem else {
            return Ok(());
        };
        let own = sel.titled || self.own_text(sel);
        let number = |field: &FieldId| {
            let field = self.book.fields.get(field.index());
            field.is_some_and(|field| field.ty == Type::Number)
        };
        let known = self.book.kinds.get(kind.index());
        let counts = known.is_some_and(|kind| kind.needs.iter().any(number));
        if own || !counts || self.env.setting != Setting::Card {
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

    pub(super) fn bind_value(
        &mut self,
        val: Val,
        bound: &mut Bound,
        index: usize,
        span: Span,
    ) -> Read<()> {
        let Some(param) = bound.params.get(index).cloned() else {
            let name = verb_name(self, bound.verb);
            return Err(self.report(PhraseError::Count {
                name,
                wanted: bound.params.len(),
                given: index + 1,
                span,
            }));
        };
        let wanted = match &param.ty {
            Type::Set(member) => (**member).clone(),
            ty => ty.clone(),
        };
        if let Val::Many(sel) = &val
            && sel.both
            && bound.apart
        {
            let span = sel.span;
            return Err(self.report(TrapError::BothHappen { span }));
        }
        if !bound.apart {
            self.forbidden_of_all(&val)?;
        }
        self.happens_once(bound.verb, index, &val)?;
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
        self.env.earlier.push(Earlier { slot, ty, span });
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
            let ty = match self.fit(&sel.elem, wanted) {
                Fit::Yes => sel.elem.clone(),
                _ => wanted.clone(),
            };
            let slot = sel.group.slot;
            let test = self.member_test(&sel);
            let tests = match self.at(test) {
                Expr::Truth(true) => Vec::new(),
                Expr::And(tests) => tests.clone(),
                _ => vec![test],
            };
            return Ok((slot, ty, tests));
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
