//! What was read before it is known what is wanted: a value, a selection, or a text in quotation marks.
//! The place where it stands turns it into an expression of the wanted type.

use super::select::{Many, Sel};
use super::types::{Fit, set_of};
use crate::reader::{Cx, PhraseError, Read, Reported, Typed};
use crate::span::Span;
use crate::tree::{Builtin, Expr, ExprId, KindId, Slot, TitleRef, Type};
use smol_str::SmolStr;

/// What was read.
#[derive(Clone, Debug)]
pub(super) enum Val {
    /// An expression.
    One(Typed),
    /// A selection.
    Many(Box<Sel>),
    Text {
        text: SmolStr,
        any: bool,
        span: Span,
    },
}

impl Cx<'_> {
    /// An expression as a value.
    pub(super) fn one(&mut self, expr: Expr, ty: Type, span: Span) -> Val {
        Val::One(self.typed(expr, ty, span))
    }

    pub(super) fn val_span(&self, val: &Val) -> Span {
        match val {
            Val::One(typed) => self.span(typed.id),
            Val::Many(sel) => sel.span,
            Val::Text { span, .. } => *span,
        }
    }

    /// What it would be if nothing else were said.
    pub(super) fn val_type(&self, val: &Val) -> Type {
        match val {
            Val::Many(sel) => set_of(sel.elem.clone()),
            other => self.elem_type(other),
        }
    }

    pub(super) fn elem_type(&self, val: &Val) -> Type {
        match val {
            Val::One(typed) => typed.ty.clone(),
            Val::Many(sel) => sel.elem.clone(),
            Val::Text { .. } => Type::Title,
        }
    }

    /// How well it would do where a type is wanted.
    pub(super) fn val_fit(&self, val: &Val, wanted: &Type) -> Fit {
        match (val, wanted) {
            (Val::One(typed), _) => self.fit(&typed.ty, wanted),
            (Val::Many(_), Type::Any | Type::Truth) => Fit::Yes,
            (Val::Many(sel), Type::Set(member)) => self.fit(&sel.elem, member),
            (Val::Many(sel), Type::Kind) if sel.kind_alone.is_some() => Fit::Yes,
            // It is told later that one is wanted: that is a better message than "does not fit".
            (Val::Many(sel), wanted) => self.fit(&sel.elem, wanted),
            (Val::Text { .. }, Type::Title | Type::Text | Type::Any) => Fit::Yes,
            (Val::Text { .. }, Type::Set(member)) => match **member {
                Type::Title | Type::Text | Type::Object(_) | Type::Any => Fit::Yes,
                _ => Fit::No,
            },
            (Val::Text { .. }, _) => Fit::No,
        }
    }

    pub(super) fn want(&mut self, val: Val, wanted: &Type) -> Read<ExprId> {
        self.want_fit(val, wanted, Fit::Yes)
    }

    /// The same where an object of a wider kind will do, because asking it gives nothing at worst.
    pub(super) fn want_loose(&mut self, val: Val, wanted: &Type) -> Read<ExprId> {
        self.want_fit(val, wanted, Fit::Narrow)
    }

    fn want_fit(&mut self, val: Val, wanted: &Type, least: Fit) -> Read<ExprId> {
        let span = self.val_span(&val);
        match val {
            Val::One(typed) => {
                if self.fit(&typed.ty, wanted) < least {
                    return Err(self.mismatch(&typed.ty, wanted, span));
                }
                let single = matches!(
                    typed.ty,
                    Type::Object(_) | Type::Symbol(_) | Type::Player | Type::Title | Type::Number
                );
                Ok(match wanted {
                    Type::Set(_) if single => self.push(Expr::List(vec![typed.id]), span),
                    _ => typed.id,
                })
            }
            Val::Text { text, any, .. } => match wanted {
                Type::Text => {
                    let text = self.text(&text);
                    Ok(self.push(Expr::Text(text), span))
                }
                Type::Title | Type::Any => Ok(self.title_of(&text, any, span)),
                Type::Set(member) if matches!(**member, Type::Title | Type::Text) => {
                    let title = self.title_of(&text, any, span);
                    Ok(self.push(Expr::List(vec![title]), span))
                }
                _ => {
                    let sel = self.titled(&text, any, span);
                    self.want_fit(Val::Many(Box::new(sel)), wanted, least)
                }
            },
            Val::Many(mut sel) => match wanted {
                Type::Truth => {
                    self.asked_of_somebody(&sel)?;
                    self.that_support(&mut sel);
                    self.truth_of(*sel)
                }
                Type::Kind => match sel.kind_alone {
                    Some(kind) => Ok(self.push(Expr::Kind(kind), span)),
                    None => Err(self.mismatch(&set_of(sel.elem), wanted, span)),
                },
                Type::Set(member) => {
                    let least = if sel.titled { Fit::Narrow } else { least };
                    if self.fit(&sel.elem, member) < least {
                        return Err(self.mismatch(&set_of(sel.elem), wanted, span));
                    }
                    Ok(self.set_of(*sel)?.id)
                }
                Type::Any => Ok(self.set_of(*sel)?.id),
                Type::Number => {
                    let help = match sel.many {
                        Many::Count(n) if let Expr::Number(n) = *self.at(n) => {
                            format!("write `{n}`: the verb says of what")
                        }
                        _ => format!("write {} instead", self.called(wanted)),
                    };
                    Err(self.mismatched(&set_of(sel.elem), self.called(wanted), help, span))
                }
                _ if self.fit(&sel.elem, wanted) == Fit::No => {
                    Err(self.mismatch(&set_of(sel.elem), wanted, span))
                }
                _ if sel.is_choice() => Err(self.report(PhraseError::Choice { span })),
                _ => {
                    let (wanted, nouns) = (self.called(wanted), self.one_of_them(&sel.elem));
                    Err(self.report(PhraseError::Several {
                        wanted,
                        nouns,
                        span,
                    }))
                }
            },
        }
    }

    /// Says that something is not what is wanted, and what to do.
    pub(super) fn mismatched(
        &mut self,
        given: &Type,
        wanted: String,
        help: String,
        span: Span,
    ) -> Reported {
        let (given, help) = (self.called(given), Some(help));
        self.report(PhraseError::Mismatch {
            wanted,
            given,
            span,
            help,
        })
    }

    /// Says that a type is not the one that is wanted.
    pub(super) fn mismatch(&mut self, given: &Type, wanted: &Type, span: Span) -> Reported {
        let narrow = self.fit(given, wanted) == Fit::Narrow;
        let instead = || format!("write {} instead", self.called(wanted));
        let help = match (given, wanted) {
            (Type::Object(_), Type::Object(kind)) if narrow => {
                let (met, kind) = (self.met_as(*kind), self.kind_name(*kind));
                match met {
                    Some(met) => format!("write `{met}` for who meets this card, or `as {kind}` after it"),
                    None => format!("write `as {kind}` after it, or `if ... is {kind}` behind the whole"),
                }
            }
            (Type::Object(kind), Type::Place) => self.place_example(*kind).unwrap_or_else(instead),
            (Type::Symbol(of), Type::Object(_)) => match self.printed_on(*of) {
                Some(kind) => match (self.met_as(kind), self.kind_name(kind)) {
                    (Some(met), name) => format!("write `{met}` for the one where this card is met, or `one ... {name}` for a choice"),
                    (None, name) => format!("write a kind behind it, and which of them: `one ... {name}`"),
                },
                None => String::new(),
            },
            (Type::Set(_), Type::Set(wanted)) if narrow => match &**wanted {
                Type::Object(kind) => format!("add `where it is {}`", self.kind_name(*kind)),
                _ => String::new(),
            },
            (Type::Player, Type::Truth) => "say what there is: `some your KIND in play`, `3 your KIND here`, `no KIND in PLACE of you`".into(),
            (Type::Symbol(_), Type::Truth) if self.env.asking => "what is needed stands behind `unless`: `unless NEED: ...`; of those who are there ask `if some KIND in ... with SYMBOL`".into(),
            (_, Type::Truth) => "say what is true of it: compare it, or use `is` or `has`".into(),
            (Type::Object(_) | Type::Set(_), Type::Number) => "write the number alone: the verb says of what".into(),
            (Type::Symbol(_), Type::Set(member)) if matches!(**member, Type::Object(_)) => {
                format!("name {} behind it", self.called(member))
            }
            (Type::Object(_) | Type::Set(_), Type::Player) => "say which player does it: `you may ...`, `opponent may ...`".into(),
            (Type::Number, Type::Object(kind)) => format!(
                "write a kind behind the number, and where they are: `one {kind} ...`; a number that has a name stands in parentheses, `(n) {kind} ...`",
                kind = self.kind_name(*kind)
            ),
            _ => instead(),
        };
        let (wanted, given) = (self.called(wanted), self.called(given));
        let help = Some(help).filter(|help| !help.is_empty());
        self.report(PhraseError::Mismatch {
            wanted,
            given,
            span,
            help,
        })
    }

    /// The expression and type of a value, if nothing is known of what is wanted.
    pub(super) fn settle(&mut self, val: Val) -> Read<Typed> {
        match val {
            Val::One(typed) => Ok(typed),
            Val::Many(sel) => self.set_of(*sel),
            Val::Text { text, any, span } => {
                let (id, ty) = (self.title_of(&text, any, span), Type::Title);
                Ok(Typed { id, ty })
            }
        }
    }

    /// A value where scopes are bound around it: a selection there is a condition.
    pub(super) fn settle_truth(&mut self, val: Val) -> Read<Typed> {
        match val {
            Val::Many(mut sel) if sel.many != Many::Each => {
                self.that_support(&mut sel);
                let (id, ty) = (self.truth_of(*sel)?, Type::Truth);
                Ok(Typed { id, ty })
            }
            val => self.settle(val),
        }
    }

    /// Two values of one type, one of which it is.
    pub(super) fn conditional(
        &mut self,
        test: ExprId,
        then: Val,
        otherwise: Val,
        span: Span,
    ) -> Read<Val> {
        let (then_type, else_type) = (self.val_type(&then), self.val_type(&otherwise));
        let truth = then_type == Type::Truth || else_type == Type::Truth;
        // A text in quotation marks and a set adapt to the other side.
        let ty = match (&then, &otherwise) {
            (Val::Text { .. }, Val::One(other)) => other.ty.clone(),
            (Val::One(one), Val::Text { .. }) => one.ty.clone(),
            (Val::Many(_), _) | (_, Val::Many(_)) if truth => Type::Truth,
            _ => match self.join_sets(&then_type, &else_type) {
                Some(ty) => ty,
                None => {
                    return Err(self.mismatch(&else_type, &then_type, self.val_span(&otherwise)));
                }
            },
        };
        let then = self.want_loose(then, &ty)?;
        let then = self.uncast_if(then, test);
        let otherwise = self.want_loose(otherwise, &ty)?;
        let expr = Expr::If {
            test,
            then,
            otherwise,
        };
        Ok(self.one(expr, ty, span))
    }

    /// `x as K`: an object as one of a kind, and nothing where it is none. What is known to be one anyway stays what
    /// it is.
    pub(super) fn cast(&mut self, typed: &Typed, kind: KindId, span: Span) -> Typed {
        let (ty, what) = (Type::Object(kind), typed.id);
        if self.fit(&typed.ty, &ty) == Fit::Yes {
            return Typed { id: what, ty };
        }
        let test = self.push(Expr::IsKind(what, kind), span);
        let otherwise = self.push(Expr::Nothing, span);
        let expr = Expr::If {
            test,
            then: what,
            otherwise,
        };
        self.typed(expr, ty, span)
    }

    /// What was cast, and the kind that was wanted of it.
    pub(super) fn cast_of(&self, id: ExprId) -> Option<(ExprId, KindId)> {
        self.at(id).cast(|id| Some(self.at(id)))
    }

    /// The object itself, for whoever asks it something that only such a kind has: a field, a zone.
    pub(super) fn uncast(&self, id: ExprId) -> ExprId {
        self.cast_of(id).map_or(id, |(what, _)| what)
    }

    /// `c as K if c is K`: the test is made already.
    fn uncast_if(&self, id: ExprId, test: ExprId) -> ExprId {
        match (self.cast_of(id), self.at(test)) {
            (Some((what, kind)), Expr::IsKind(of, known))
                if kind == *known && self.at(*of) == self.at(what) =>
            {
                what
            }
            _ => id,
        }
    }

    /// Takes note of what a test shows about locals, for what is read in its light.
    pub(super) fn learn(&mut self, test: ExprId) {
        for part in self.parts_of(test) {
            if let Expr::IsKind(of, kind) = *self.at(part)
                && let Expr::Local(slot) = *self.at(of)
            {
                self.env.shown.push((slot, Type::Object(kind)));
            }
        }
    }

    /// The tests that `and` joins in one.
    pub(super) fn parts_of(&self, test: ExprId) -> Vec<ExprId> {
        match self.at(test) {
            Expr::And(parts) => parts.clone(),
            _ => vec![test],
        }
    }

    /// Tests that must all hold, as one.
    pub(super) fn all_of(&mut self, tests: Vec<ExprId>, span: Span) -> ExprId {
        self.one_or(tests, span, Expr::And)
    }

    /// Tests of which one must hold, as one.
    pub(super) fn any_of(&mut self, tests: Vec<ExprId>, span: Span) -> ExprId {
        self.one_or(tests, span, Expr::Or)
    }

    pub(super) fn one_or(
        &mut self,
        parts: Vec<ExprId>,
        span: Span,
        join: impl FnOnce(Vec<ExprId>) -> Expr,
    ) -> ExprId {
        match parts.as_slice() {
            [one] => *one,
            _ => self.push(join(parts), span),
        }
    }

    /// A reference to titles.
    pub(super) fn title_of(&mut self, text: &str, any: bool, span: Span) -> ExprId {
        let title = self.text(text);
        let title = self.title(TitleRef {
            title,
            version: None,
            any,
        });
        self.push(Expr::Title(title), span)
    }

    /// The cards in play that a title covers.
    pub(super) fn titled(&mut self, text: &str, any: bool, span: Span) -> Sel {
        let title = self.title_of(text, any, span);
        let mut sel = Sel::new(self.env.fresh(), self.any_object(), span);
        let test = self.covers(title, sel.group.slot, span);
        sel.group.tests.push(test);
        sel.titled = true;
        sel
    }

    pub(super) fn covers(&mut self, title: ExprId, slot: Slot, span: Span) -> ExprId {
        let it = self.push(Expr::Local(slot), span);
        self.ask(Builtin::Covers, vec![title, it], span)
    }
}
