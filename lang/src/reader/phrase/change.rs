//! Changes (R8): `SUBJECT: FIELD +2, is stopped`.

use super::look::Look;
use super::select::Sel;
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
    /// Where that stands.
    pub(super) span: Span,
    pub(super) cumulative: bool,
    /// How much all copies of a text change together at most.
    pub(super) limit: Option<ExprId>,
}

impl Cx<'_> {
    /// Of whom standing changes are.
    pub(super) fn standing_subject(&mut self, val: Val) -> Read<Subject> {
        let mut sel = self.as_selection(val)?;
        if sel.is_choice() {
            let span = sel.span;
            return Err(self.report(PhraseError::Choice { span }));
        }
        if !sel.placed && sel.group.from.is_none() {
            // What does not say where speaks of what is in play.
            let test = self.in_play(sel.group.slot, sel.span);
            sel.group.tests.insert(0, test);
        }
        self.subject_of(&sel)
    }

    /// Words before a colon that end like frames are the end of one: `each turn: ...`.
    pub(super) fn end_of_frame(&mut self, subject: &Cursor<'_>) -> Read<()> {
        let last = subject.rest().last().map_or(&[][..], std::slice::from_ref);
        let unknown = matches!(self.look_at(last), Look::Unknown);
        let nearest = if unknown {
            super::spell::end_so(self, subject.rest())
        } else {
            None
        };
        if nearest.is_none() {
            return Ok(());
        }
        let (words, span) = (super::spell::row(subject.rest()), subject.span());
        Err(self.report(PhraseError::UnknownFrame {
            words,
            span,
            nearest,
        }))
    }

    /// Refuses a condition or an end behind what stands for as long as its text.
    pub(super) fn nothing_behind(&mut self, at: &Cursor<'_>) -> Read<()> {
        let behind = at.peek().filter(|word| {
            word.is("if") || word.is("while") || word.is("unless") || word.is("until")
        });
        let Some(word) = behind else {
            return Ok(());
        };
        let (word, span) = (super::spell::spelled(word), at.here());
        Err(self.report(TrapError::BehindChanges { word, span }))
    }

    /// Words before a colon that begin like a frame are one that nobody declares.
    pub(super) fn no_frame(&mut self, subject: &Cursor<'_>) -> Read<()> {
        let like = subject
            .peek()
            .is_some_and(|word| word.is_prep() || word.is_conn());
        if !like {
            return Ok(());
        }
        // A frame ends at its comma.
        let mut subject = *subject;
        let comma = subject.find(|word| word.is_comma());
        let subject = match comma.filter(|comma| *comma > 0) {
            Some(comma) => subject.take(comma),
            None => subject,
        };
        let words = super::spell::row(subject.rest());
        let nearest = super::spell::begin_so(self, subject.rest())
            .or_else(|| super::spell::nearest_opening(self, subject.rest()))
            .or_else(|| super::spell::same_opening(self, subject.rest()));
        let span = subject.span();
        Err(self.report(PhraseError::UnknownFrame {
            words,
            span,
            nearest,
        }))
    }

    fn subject_of(&mut self, sel: &Sel) -> Read<Subject> {
        if !matches!(sel.elem, Type::Object(_) | Type::Any) {
            let object = self.any_object();
            return Err(self.mismatch(&sel.elem, &object, sel.span));
        }
        Ok(Subject {
            slot: sel.group.slot,
            ty: sel.elem.clone(),
            test: self.member_test(sel),
            kinds: sel.kinds.clone(),
        })
    }

    /// `(CHANGES) for each S`: each of them so often. What is no number cannot be had several times.
    pub(super) fn multiply(
        &mut self,
        roles: Option<&mut [HookRole]>,
        times: ExprId,
        span: Span,
    ) -> Read<()> {
        for role in roles.into_iter().flatten() {
            let HookRole::Change { field, amount, .. } = role else {
                return Err(self.report(TrapError::NotSoOften { span }));
            };
            if self.field_type(*field) != Type::Number {
                return Err(self.report(TrapError::NotSoOften { span }));
            }
            let product = Expr::Arith(Arithmetic::Multiply, *amount, times);
            *amount = self.push(product, span);
        }
        Ok(())
    }

    /// Changes fields, each of those who have it.
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
                let amount = self.fits_field(changed.amount.clone(), &ty, how, span)?;
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
        let Some(kind) = kind else {
            return subject.test;
        };
        if self.fit(&subject.ty, &Type::Object(kind)) == Fit::Yes {
            return subject.test;
        }
        let it = self.push(Expr::Local(subject.slot), span);
        let is = self.push(Expr::IsKind(it, kind), span);
        self.push(Expr::And(vec![is, subject.test]), span)
    }

    /// Whether a field can be changed so: numbers by numbers, symbols and sets by their like.
    fn fits_field(&mut self, amount: Val, ty: &Type, how: ChangeHow, span: Span) -> Read<ExprId> {
        match how {
            ChangeHow::Set => self.want(amount, ty),
            _ if *ty == Type::Number => self.want(amount, &Type::Number),
            _ => {
                let wanted = Type::Number;
                Err(self.mismatch(ty, &wanted, span))
            }
        }
    }
}
