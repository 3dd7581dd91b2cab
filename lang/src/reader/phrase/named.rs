//! Names applied: arguments in parentheses or behind `of`; fields, what the machine knows, `you`.

use super::look::{Look, Within};
use super::value::Val;
use crate::reader::{Cursor, Cx, PhraseError, Read, Typed};
use crate::sentence::{Phrase, WordKind};
use crate::span::Span;
use crate::tree::{Builtin, Expr, ExprId, FieldId, Slot, THIS, Type, YOU};
use crate::vocabulary::Class;
use smol_str::SmolStr;

impl Cx<'_> {
    /// A set by name may have posts like a kind.
    pub(super) fn with_posts(
        &mut self,
        at: &mut Cursor<'_>,
        within: Within<'_>,
        typed: Typed,
    ) -> Read<Val> {
        let Some(word) = at.peek() else {
            return Ok(Val::One(typed));
        };
        let post = word.is("where") && !within.bare
            || word.is("with")
            || word.is("in")
            || self.is_relation(at);
        if within.core || within.claims(word) || !post {
            return Ok(Val::One(typed));
        }
        let Some(elem) = self.member(&typed.ty) else {
            return Ok(Val::One(typed));
        };
        if matches!(typed.ty, Type::Levels(_)) {
            return Ok(Val::One(typed));
        }
        let span = self.span(typed.id);
        let mut sel = super::select::Sel::new(self.env.fresh(), elem, span);
        sel.group.from = Some(typed.id);
        self.posts(at, within, &mut sel)?;
        sel.span = span.to(at.behind());
        Ok(Val::Many(Box::new(sel)))
    }

    pub(super) fn is_call(&self, at: &Cursor<'_>, count: usize) -> bool {
        at.ahead(count)
            .is_some_and(|word| matches!(word.kind, WordKind::Group(_)))
    }

    /// `(a, b)`, `of X`, or nothing.
    pub(super) fn arguments(&mut self, at: &mut Cursor<'_>, within: Within<'_>) -> Read<Vec<Val>> {
        if let Some(WordKind::Group(phrases)) = at.peek().map(|word| &word.kind) {
            let span = at.here();
            at.next_word();
            return self.listed(phrases, span);
        }
        if at.eat("of") {
            return Ok(vec![self.of_operand(at, within)?]);
        }
        Ok(Vec::new())
    }

    pub(super) fn of_operand(&mut self, at: &mut Cursor<'_>, within: Within<'_>) -> Read<Val> {
        if at.is_done() {
            return Err(self.expected("of whom", at));
        }
        let within = Within {
            tight: true,
            ..within.inner()
        };
        self.operand(at, within)
    }

    /// The values between parentheses.
    pub(super) fn listed(&mut self, phrases: &[Phrase], span: Span) -> Read<Vec<Val>> {
        let words = super::group::inside(phrases);
        let mut inner = Cursor::over(&words, span);
        let mut args = Vec::new();
        if inner.is_done() {
            return Ok(args);
        }
        loop {
            let val = self.deeper(span, |cx| cx.ternary(&mut inner, Within::OPEN))?;
            args.push(val);
            if !inner.eat_comma() {
                break;
            }
        }
        self.finish(&inner)?;
        Ok(args)
    }

    pub(super) fn one_argument(
        &mut self,
        at: &mut Cursor<'_>,
        within: Within<'_>,
    ) -> Read<Option<Val>> {
        let name = at.behind();
        let mut args = self.arguments(at, within)?;
        if args.len() > 1 {
            return Err(self.report(PhraseError::Count {
                name: SmolStr::new_static("it"),
                wanted: 1,
                given: args.len(),
                span: name.to(at.behind()),
            }));
        }
        Ok(args.pop())
    }

    /// A field of something; without an `of` it is that of the member, of `this`, or of the game.
    pub(super) fn field(
        &mut self,
        name: &str,
        fields: &[FieldId],
        at: &mut Cursor<'_>,
        within: Within<'_>,
        span: Span,
    ) -> Read<Typed> {
        let of = self.one_argument(at, within)?;
        let span = span.to(at.behind());
        match of {
            Some(of) => {
                let of = self.single(of)?;
                self.field_of(name, fields, Some(of), false, span)
            }
            None => self.bare_field(name, fields, false, span),
        }
    }

    pub(super) fn bare_field(
        &mut self,
        name: &str,
        fields: &[FieldId],
        printed: bool,
        span: Span,
    ) -> Read<Typed> {
        if !self.fields_for(fields, None).is_empty() {
            return self.field_of(name, fields, None, printed, span);
        }
        let subject = self.env.subject.clone();
        let this = self.this().map(|ty| (THIS, ty));
        for (slot, ty) in subject.into_iter().chain(this) {
            let ty = self.shown(slot, &ty);
            if !self.fields_for(fields, Some(&ty)).is_empty() {
                let of = self.typed(Expr::Local(slot), ty, span);
                return self.field_of(name, fields, Some(of), printed, span);
            }
        }
        self.field_of(name, fields, None, printed, span)
    }

    /// One object, player or the like.
    pub(super) fn single(&mut self, val: Val) -> Read<Typed> {
        match val {
            Val::One(typed) => Ok(typed),
            Val::Many(sel) => {
                let wanted = self.called(&sel.elem);
                let span = sel.span;
                if sel.is_choice() {
                    return Err(self.report(PhraseError::Choice { span }));
                }
                Err(self.report(PhraseError::Several {
                    wanted,
                    nouns: None,
                    span,
                }))
            }
            Val::Text { span, .. } => {
                let wanted = String::from("one object");
                Err(self.report(PhraseError::Several {
                    wanted,
                    nouns: None,
                    span,
                }))
            }
        }
    }

    /// A field, noun or the like of a subject: `STRENGTH` in `with STRENGTH > 5`.
    pub(super) fn of_subject(&mut self, at: &mut Cursor<'_>, subject: Typed) -> Read<Typed> {
        let span = at.here();
        match self.look(at) {
            Look::Known(entry, count) => {
                let name = super::spell::row(at.rest().get(..count).unwrap_or_default());
                match &entry.class {
                    Class::Field(fields) => {
                        at.take(count);
                        self.field_of(&name, fields, Some(subject), false, span)
                    }
                    Class::Noun(functions) => {
                        at.take(count);
                        self.apply(&name, functions, vec![Val::One(subject)], span)
                    }
                    Class::Builtin(op) => {
                        at.take(count);
                        self.builtin(&name, *op, vec![Val::One(subject)], span)
                    }
                    Class::Zone(zone) => {
                        at.take(count);
                        self.zone_of(&name, *zone, Some(Val::One(subject)), span)
                    }
                    Class::Part(part) => {
                        at.take(count);
                        self.part(&name, *part, vec![Val::One(subject)], span)
                    }
                    _ => Err(self.expected("a field", at)),
                }
            }
            _ => Err(self.expected("a field", at)),
        }
    }

    /// What the machine knows.
    pub(super) fn machine(
        &mut self,
        name: &str,
        op: Builtin,
        at: &mut Cursor<'_>,
        within: Within<'_>,
        span: Span,
    ) -> Read<Val> {
        let mut args = self.arguments(at, within)?;
        let whole = span.to(at.behind());
        if args.is_empty() && !self.stands_alone(op) {
            match op {
                Builtin::Opponent => args.push(Val::One(self.you(span)?)),
                Builtin::Host => args.push(Val::One(self.host_subject(span)?)),
                _ => {}
            }
        }
        // `host` of the card itself is of the kind that `plays on` says.
        let own_host = op == Builtin::Host
            && matches!(args.first(), Some(Val::One(of)) if *self.at(of.id) == Expr::Local(THIS));
        let mut typed = self.builtin(name, op, args, whole)?;
        if own_host && let Some(ty) = self.env.host.clone() {
            typed.ty = ty;
        }
        Ok(Val::One(typed))
    }

    pub(super) fn host_subject(&mut self, span: Span) -> Read<Typed> {
        match self.this() {
            Some(ty) => Ok(self.typed(Expr::Local(THIS), ty, span)),
            None => Err(self.report(PhraseError::Nobody {
                word: SmolStr::new_static("host"),
                span,
            })),
        }
    }

    /// `you`.
    pub(super) fn you(&mut self, span: Span) -> Read<Typed> {
        // A parameter called `you` is `you`.
        if let Some(local) = self.env.find("you") {
            let slot = local.slot;
            return Ok(self.typed(Expr::Local(slot), Type::Player, span));
        }
        if self.env.you {
            return Ok(self.typed(Expr::Local(YOU), Type::Player, span));
        }
        Err(self.report(PhraseError::Nobody {
            word: SmolStr::new_static("you"),
            span,
        }))
    }

    /// The slot that an expression reads, if it only reads one.
    pub(super) fn slot_of(&self, id: ExprId) -> Option<Slot> {
        match *self.at(id) {
            Expr::Local(slot) => Some(slot),
            _ => None,
        }
    }
}
