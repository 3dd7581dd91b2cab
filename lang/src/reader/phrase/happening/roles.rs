//! What is said of a verb's roles where it happens: `by opponent`, `to your hand`.

use super::super::effect::verb_name;
use super::super::look::{Look, Within};
use super::super::select::Many;
use super::super::types::Fit;
use super::super::value::Val;
use super::Bound;
use crate::reader::{Cursor, Cx, Earlier, PhraseError, Read, TrapError};
use crate::span::Span;
use crate::tree::{Comparison, Expr, ExprId, Slot, Type, VerbId};
use crate::vocabulary::Class;

impl Cx<'_> {
    pub(in crate::reader::phrase) fn unbound(&self, verb: VerbId) -> Bound {
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

    /// `PREP selection` for roles.
    pub(in crate::reader::phrase) fn bind_roles(
        &mut self,
        at: &mut Cursor<'_>,
        bound: &mut Bound,
    ) -> Read<()> {
        while let Some(word) = at.peek() {
            let found = bound
                .params
                .iter()
                .position(|param| param.role.as_deref().is_some_and(|role| word.is(role)));
            if word.is("by") && found.is_none() {
                at.next_word();
                let span = at.here();
                let val = self.operand(at, Within::OPEN)?;
                let elem = self.elem_type(&val);
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
                let (verb, role) = (
                    verb_name(self, bound.verb),
                    super::super::spell::spelled(word),
                );
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

    pub(in crate::reader::phrase) fn bind_role(
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
                word: super::super::spell::row(at.rest()).into(),
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
    pub(in crate::reader::phrase) fn not_its_own(
        &mut self,
        at: &Cursor<'_>,
        bound: &Bound,
        index: usize,
    ) -> Read<()> {
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
        let word = super::super::spell::spelled_row(at, count);
        Err(self.report(TrapError::English {
            help: format!("leave it out; `{word} of this` would be as many as this card has")
                .into(),
            word,
            span: at.here(),
        }))
    }

    pub(in crate::reader::phrase) fn bind_value(
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
        if bound.apart {
            self.not_of_all(&val)?;
        } else {
            self.forbidden_of_all(&val)?;
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
        self.env.earlier.push(Earlier { slot, ty, span });
        Ok(())
    }

    /// Refuses `when each personnel is disabled`: it would hear of the first of them, and whoever writes it means the last.
    fn not_of_all(&mut self, val: &Val) -> Read<()> {
        match val {
            Val::Many(sel) if sel.many == Many::Each => {
                let span = sel.span;
                Err(self.report(PhraseError::AllHappen { span }))
            }
            _ => Ok(()),
        }
    }

    /// The slot in which a role is found, and what must hold of it.
    pub(in crate::reader::phrase) fn pattern_slot(
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
