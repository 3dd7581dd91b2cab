//! What is said of a verb's roles where it happens: `by opponent`, `to your hand`.

use super::super::effect::verb_name;
use super::super::select::Many;
use super::super::types::Fit;
use super::super::value::Val;
use super::Bound;
use crate::reader::{Cx, Earlier, PhraseError, Read, TrapError};
use crate::span::Span;
use crate::tree::{Comparison, Expr, ExprId, Slot, Type, VerbId};

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
