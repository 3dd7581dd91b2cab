//! Changes (R8): `SUBJECT: FIELD +2, is stopped`.

use super::look::Look;
use super::spell;
use super::types::Fit;
use super::value::Val;
use crate::reader::{Cursor, Cx, PhraseError, Read, TrapError};
use crate::span::Span;
use crate::tree::{Arithmetic, ChangeHow, Expr, ExprId, FieldId, HookRole, KindId, Slot, Type};
use smol_str::SmolStr;

/// The object asked about, what is known of it, and whether the text speaks of it.
#[derive(Clone)]
pub(super) struct Subject {
    pub(super) slot: Slot,
    pub(super) ty: Type,
    pub(super) test: ExprId,
    /// The kinds of its heads, if there are several.
    pub(super) kinds: Vec<KindId>,
}

/// How fields change.
pub(super) struct Changed {
    pub(super) how: ChangeHow,
    pub(super) amount: Val,
    pub(super) span: Span,
    pub(super) cumulative: bool,
    /// How much all copies of a text change together at most.
    pub(super) limit: Option<ExprId>,
}

impl Cx<'_> {
    pub(super) fn standing_subject(&mut self, val: Val) -> Read<Subject> {
        let mut sel = self.as_selection(val)?;
        let span = sel.span;
        if sel.is_choice() {
            return Err(self.report(PhraseError::Choice { span }));
        }
        if !sel.placed && sel.group.from.is_none() {
            // What does not say where speaks of what is in play.
            let test = self.in_play(sel.group.slot, span);
            sel.group.tests.insert(0, test);
        }
        if !matches!(sel.elem, Type::Object(_) | Type::Any) {
            let object = self.any_object();
            return Err(self.mismatch(&sel.elem, &object, span));
        }
        let test = self.member_test(&sel);
        Ok(Subject {
            slot: sel.group.slot,
            ty: sel.elem,
            test,
            kinds: sel.kinds,
        })
    }

    /// Refuses a condition or an end behind what stands for as long as its text.
    pub(super) fn nothing_behind(&mut self, at: &Cursor<'_>) -> Read<()> {
        let behind = at.peek().filter(|word| {
            word.is("if") || word.is("while") || word.is("unless") || word.is("until")
        });
        let Some(word) = behind else {
            return Ok(());
        };
        let (word, span) = (spell::spelled(word), at.here());
        Err(self.report(TrapError::BehindChanges { word, span }))
    }

    /// Words before a colon that begin or end like a frame are one that nobody declares: `each turn: ...`.
    pub(super) fn no_frame(&mut self, subject: &Cursor<'_>) -> Read<()> {
        let mut subject = *subject;
        let begins = subject.peek();
        let begins = begins.is_some_and(|word| word.is_prep() || word.is_conn());
        let last = subject.rest().last().map_or(&[][..], std::slice::from_ref);
        let nearest = if begins {
            // A frame ends at its comma.
            let comma = subject.find(|word| word.is_comma());
            if let Some(comma) = comma.filter(|comma| *comma > 0) {
                subject = subject.take(comma);
            }
            spell::begin_so(self, subject.rest())
                .or_else(|| spell::nearest_opening(self, subject.rest()))
                .or_else(|| spell::same_opening(self, subject.rest()))
        } else if let Look::Unknown = self.look_at(last) {
            spell::end_so(self, subject.rest())
        } else {
            None
        };
        if !begins && nearest.is_none() {
            return Ok(());
        }
        let (words, span) = (spell::row(subject.rest()), subject.span());
        Err(self.report(PhraseError::UnknownFrame {
            words,
            span,
            nearest,
        }))
    }

    /// `(CHANGES) for each S`: each of them so often. What is no number cannot be had several times.
    pub(super) fn multiply(
        &mut self,
        roles: Option<&mut [HookRole]>,
        times: ExprId,
        span: Span,
    ) -> Read<()> {
        for role in roles.into_iter().flatten() {
            match role {
                HookRole::Change { field, amount, .. }
                    if self.field_type(*field) == Type::Number =>
                {
                    let product = Expr::Arith(Arithmetic::Multiply, *amount, times);
                    *amount = self.push(product, span);
                }
                _ => return Err(self.report(TrapError::NotSoOften { span })),
            }
        }
        Ok(())
    }

    pub(super) fn change_fields(
        &mut self,
        fields: &[(SmolStr, Vec<FieldId>, Span)],
        changed: &Changed,
        subject: &Subject,
        roles: &mut Vec<HookRole>,
    ) -> Read<()> {
        let (how, span) = (changed.how, changed.span);
        for (name, ids, here) in fields {
            let chosen = self.fields_for(ids, Some(&subject.ty));
            let without = subject.kinds.iter().find(|kind| {
                let kind = Type::Object(**kind);
                self.fields_for(ids, Some(&kind)).is_empty()
            });
            if let Some(kind) = without {
                let (name, kind) = (name.clone(), SmolStr::new(self.kind_name(*kind)));
                return Err(self.report(TrapError::HeadWithout {
                    name,
                    kind,
                    span: *here,
                }));
            }
            if chosen.is_empty() {
                let of = self.typed(Expr::Local(subject.slot), subject.ty.clone(), *here);
                self.field_of(name, ids, Some(of), false, *here)?;
            }
            for (field, kind) in chosen {
                let ty = self.field_type(field);
                // What is no number is set, and nothing is added to it.
                if how != ChangeHow::Set && ty != Type::Number {
                    return Err(self.mismatch(&ty, &Type::Number, span));
                }
                let amount = self.want(changed.amount.clone(), &ty)?;
                let test = self.narrowed_test(subject, kind, *here);
                roles.push(HookRole::Change {
                    field,
                    subject: subject.slot,
                    test,
                    how,
                    amount,
                    cumulative: changed.cumulative,
                    limit: changed.limit,
                });
            }
        }
        Ok(())
    }

    /// The subject's test, and that it is of the kind that has the field.
    pub(super) fn narrowed_test(
        &mut self,
        subject: &Subject,
        kind: Option<KindId>,
        span: Span,
    ) -> ExprId {
        let own = |kind: &KindId| self.fit(&subject.ty, &Type::Object(*kind)) == Fit::Yes;
        let Some(kind) = kind.filter(|kind| !own(kind)) else {
            return subject.test;
        };
        let it = self.local(subject.slot, span);
        let is = self.push(Expr::IsKind(it, kind), span);
        self.push(Expr::And(vec![is, subject.test]), span)
    }
}
