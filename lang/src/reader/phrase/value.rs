//! What was read before it is known what is wanted: a value, a selection, or a text in quotation marks.
//! The place where it stands turns it into an expression of the wanted type.

use super::select::{Many, Sel};
use super::types::Fit;
use crate::checks::walk::of_expr;
use crate::reader::{Cx, PhraseError, Read, Reported, TrapError, Typed};
use crate::span::Span;
use crate::tree::{Builtin, Comparison, Expr, ExprId, Fold, Group, TitleRef, Type};
use smol_str::SmolStr;

/// What was read.
#[derive(Clone, Debug)]
pub(super) enum Val {
    /// An expression.
    One(Typed),
    /// A selection.
    Many(Box<Sel>),
    /// `"..."`, or `any "..."`.
    Text {
        text: SmolStr,
        any: bool,
        span: Span,
    },
}

impl Cx<'_> {
    /// Where it stands.
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
            Val::One(typed) => typed.ty.clone(),
            Val::Many(sel) => Type::Set(Box::new(sel.elem.clone())),
            Val::Text { .. } => Type::Title,
        }
    }

    /// The type of one of those that it means.
    pub(super) fn elem_type(&self, val: &Val) -> Type {
        match val {
            Val::Many(sel) => sel.elem.clone(),
            other => self.val_type(other),
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

    /// An expression of the type that is wanted.
    ///
    /// # Errors
    /// When it is none, or cannot be known to be.
    pub(super) fn want(&mut self, val: Val, wanted: &Type) -> Read<ExprId> {
        self.want_fit(val, wanted, Fit::Yes)
    }

    /// The same where an object of a wider kind will do, because asking it gives nothing at worst.
    ///
    /// # Errors
    /// When it can never be of that type.
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
                match (&typed.ty, wanted) {
                    (
                        Type::Object(_)
                        | Type::Symbol(_)
                        | Type::Player
                        | Type::Title
                        | Type::Number,
                        Type::Set(_),
                    ) => Ok(self.push(Expr::List(vec![typed.id]), span)),
                    _ => Ok(typed.id),
                }
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
                    None => Err(self.mismatch(&Type::Set(Box::new(sel.elem)), wanted, span)),
                },
                Type::Set(member) => {
                    let least = if sel.titled { Fit::Narrow } else { least };
                    if self.fit(&sel.elem, member) < least {
                        return Err(self.mismatch(&Type::Set(Box::new(sel.elem)), wanted, span));
                    }
                    Ok(self.set_of(*sel)?.id)
                }
                Type::Any => Ok(self.set_of(*sel)?.id),
                Type::Number => {
                    let counted = match sel.many {
                        Many::Count(n) => match *self.at(n) {
                            Expr::Number(n) => Some(n),
                            _ => None,
                        },
                        _ => None,
                    };
                    let given = Type::Set(Box::new(sel.elem));
                    let help = counted.map_or_else(
                        || format!("write {} instead", self.called(wanted)),
                        |n| format!("write `{n}`: the verb says of what"),
                    );
                    let (wanted, given) = (self.called(wanted), self.called(&given));
                    Err(self.report(PhraseError::Mismatch {
                        wanted,
                        given,
                        span,
                        help: Some(help),
                    }))
                }
                _ => {
                    if self.fit(&sel.elem, wanted) == Fit::No {
                        return Err(self.mismatch(&Type::Set(Box::new(sel.elem)), wanted, span));
                    }
                    if sel.is_choice() {
                        return Err(self.report(PhraseError::Choice { span }));
                    }
                    let wanted = self.called(wanted);
                    let nouns = self.one_of_them(&sel.elem);
                    Err(self.report(PhraseError::Several {
                        wanted,
                        nouns,
                        span,
                    }))
                }
            },
        }
    }

    /// Says that a type is not the one that is wanted.
    pub(super) fn mismatch(&mut self, given: &Type, wanted: &Type, span: Span) -> Reported {
        let help = match (given, wanted) {
            (Type::Object(_), Type::Object(kind)) if self.fit(given, wanted) == Fit::Narrow => {
                let met = self.met_as(*kind);
                let kind = self.kind_name(*kind);
                Some(match met {
                    Some(met) => format!("write `{met}` for who meets this card, or `as {kind}` after it"),
                    None => format!("write `as {kind}` after it, or `if ... is {kind}` behind the whole"),
                })
            }
            (Type::Object(kind), Type::Place) => {
                let places = self.place_example(*kind);
                places.or_else(|| Some(format!("write {} instead", self.called(wanted))))
            }
            (Type::Symbol(of), Type::Object(_)) => {
                self.printed_on(*of).map(|kind| {
                    let name = self.kind_name(kind);
                    match self.met_as(kind) {
                        Some(met) => format!("write `{met}` for the one where this card is met, or `one ... {name}` for a choice"),
                        None => format!("write a kind behind it, and which of them: `one ... {name}`"),
                    }
                })
            }
            (Type::Set(given), Type::Set(wanted)) if self.fit(given, wanted) == Fit::Narrow => {
                match &**wanted {
                    Type::Object(kind) => {
                        let kind = self.kind_name(*kind);
                        Some(format!("add `where it is {kind}`"))
                    }
                    _ => None,
                }
            }
            (Type::Player, Type::Truth) => Some(String::from(
                "say what there is: `some your KIND in play`, `3 your KIND here`, `no KIND in PLACE of you`",
            )),
            (Type::Symbol(_), Type::Truth) if self.env.asking => Some(String::from(
                "what is needed stands behind `unless`: `unless NEED: ...`; of those who are there ask `if some KIND in ... with SYMBOL`",
            )),
            (_, Type::Truth) => Some(String::from(
                "say what is true of it: compare it, or use `is` or `has`",
            )),
            (Type::Object(_) | Type::Set(_), Type::Number) => Some(String::from(
                "write the number alone: the verb says of what",
            )),
            (Type::Symbol(_), Type::Set(member)) if matches!(**member, Type::Object(_)) => {
                Some(format!("name {} behind it", self.called(member)))
            }
            (Type::Object(_) | Type::Set(_), Type::Player) => Some(String::from(
                "say which player does it: `you may ...`, `opponent may ...`",
            )),
            (Type::Number, Type::Object(kind)) => Some(format!(
                "write a kind behind the number, and where they are: `one {kind} ...`; a number that has a name stands in parentheses, `(n) {kind} ...`",
                kind = self.kind_name(*kind)
            )),
            _ => Some(format!("write {} instead", self.called(wanted))),
        };
        let (wanted, given) = (self.called(wanted), self.called(given));
        self.report(PhraseError::Mismatch {
            wanted,
            given,
            span,
            help,
        })
    }

    /// The expression and type of a value, if nothing is known of what is wanted.
    ///
    /// # Errors
    /// When it was reported.
    pub(super) fn settle(&mut self, val: Val) -> Read<Typed> {
        match val {
            Val::One(typed) => Ok(typed),
            Val::Many(sel) => self.set_of(*sel),
            Val::Text { text, any, span } => {
                let id = self.title_of(&text, any, span);
                Ok(Typed {
                    id,
                    ty: Type::Title,
                })
            }
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

    /// Whether a title covers the object in a slot.
    pub(super) fn covers(&mut self, title: ExprId, slot: crate::tree::Slot, span: Span) -> ExprId {
        let it = self.push(Expr::Local(slot), span);
        self.push(
            Expr::Builtin {
                op: Builtin::Covers,
                args: vec![title, it],
            },
            span,
        )
    }

    /// The whole set that a selection means.
    ///
    /// # Errors
    /// When it is a choice.
    pub(super) fn set_of(&mut self, sel: Sel) -> Read<Typed> {
        self.no_chooser(&sel)?;
        match sel.many {
            Many::Bare | Many::Each | Many::Any => Ok(self.members(sel)),
            _ => Err(self.report(PhraseError::Choice { span: sel.span })),
        }
    }

    /// A set that is kept: of a place, what lies there now, because the place may have other contents when it is
    /// asked again.
    pub(super) fn taken(&mut self, set: ExprId) -> ExprId {
        if !self.is_place(set) {
            return set;
        }
        let span = self.span(set);
        self.push(Expr::Union(vec![set]), span)
    }

    fn is_place(&self, set: ExprId) -> bool {
        match self.at(set) {
            Expr::Place { .. } => true,
            Expr::Local(slot) => {
                let mut locals = self.env.locals.iter().rev();
                let local = locals.find(|local| local.slot == *slot);
                local.is_some_and(|local| local.ty == Some(Type::Place))
            }
            Expr::Scope(scope) => {
                let scope = self.book.scopes.get(scope.index());
                scope.is_some_and(|scope| scope.ty == Type::Place)
            }
            Expr::Call { function, .. } => {
                let function = self.book.functions.get(function.index());
                function.is_some_and(|function| function.result == Type::Place)
            }
            Expr::Builtin { op, .. } => matches!(op, Builtin::Place | Builtin::LastPlace),
            _ => false,
        }
    }

    /// Refuses `at random` and `by P` where nothing is chosen.
    pub(super) fn no_chooser(&mut self, sel: &Sel) -> Read<()> {
        let word = match (sel.random, sel.by) {
            (true, _) => "at random",
            (_, Some(_)) => "by",
            _ if !sel.limits.is_empty() => {
                return Err(self.report(PhraseError::NoLimit { span: sel.span }));
            }
            _ => return Ok(()),
        };
        let span = sel.span;
        Err(self.report(PhraseError::NoChoice { word, span }))
    }

    /// Says that nothing is chosen, if a selection says what those that are chosen have together.
    fn no_limits(&mut self, sel: &Sel) {
        if !sel.limits.is_empty() {
            let _ = self.report(PhraseError::NoLimit { span: sel.span });
        }
    }

    /// The members of a selection, whatever its quantifier says.
    pub(super) fn members(&mut self, sel: Sel) -> Typed {
        self.no_limits(&sel);
        let Sel {
            group,
            elem,
            best,
            span,
            ..
        } = sel;
        let ty = Type::Set(Box::new(elem));
        let whole = group.tests.is_empty() && group.kind.is_none() && best.is_empty();
        let id = match (whole, group.from) {
            (true, Some(from)) => from,
            _ if best.is_empty() => self.push(Expr::Filter(Box::new(group)), span),
            _ => {
                let fold = |(how, of): &(Fold, ExprId)| {
                    let (how, over, of) = (*how, Box::new(group.clone()), Some(*of));
                    self.push(Expr::Fold { how, over, of }, span)
                };
                let folds: Vec<ExprId> = best.iter().map(fold).collect();
                match folds.as_slice() {
                    [one] => *one,
                    _ => self.push(Expr::Union(folds), span),
                }
            }
        };
        Typed { id, ty }
    }

    /// Refuses `if 2 Honor` and `if no Honor personnel` on a card that asks needs: everybody in play would be asked.
    fn asked_of_somebody(&mut self, sel: &Sel) -> Read<()> {
        let asked = sel.group.tests.iter().all(|test| !self.reads_you(*test));
        let open = self.env.it.is_none() && !sel.placed && sel.group.from.is_none() && !sel.titled;
        let some = !matches!(sel.many, Many::Bare | Many::Each | Many::AnyNumber);
        if !(self.env.asking && open && asked && some && matches!(sel.elem, Type::Object(_))) {
            return Ok(());
        }
        Err(self.report(TrapError::AskedOfAll { span: sel.span }))
    }

    /// Whether a test asks of somebody, or of the card itself.
    fn reads_you(&self, test: ExprId) -> bool {
        let expr = self.at(test);
        let own = [crate::tree::YOU, crate::tree::THIS];
        matches!(expr, Expr::Local(slot) if own.contains(slot))
            || matches!(expr, Expr::Scope(_))
            || of_expr(expr).exprs.iter().any(|part| self.reads_you(*part))
    }

    /// Whether there are as many as a selection says.
    ///
    /// # Errors
    /// When it does not say anything that could be true.
    pub(super) fn truth_of(&mut self, sel: Sel) -> Read<ExprId> {
        let span = sel.span;
        self.no_chooser(&sel)?;
        self.truth_ends_in_itself(&sel)?;
        if sel.both {
            return Err(self.report(PhraseError::BothAlone { span }));
        }
        let many = sel.many;
        let how = match many {
            Many::Each => return Err(self.report(PhraseError::EveryAlone { span })),
            Many::No => Fold::None,
            Many::Count(_) | Many::AtLeast(_) | Many::UpTo(_) => Fold::Count,
            Many::AnyNumber => return Ok(self.push(Expr::Truth(true), span)),
            Many::Bare | Many::Any | Many::Some | Many::A | Many::Another => Fold::Some,
        };
        let elem = sel.elem.clone();
        let over = self.group_of(sel);
        let fold = match how {
            Fold::Count => self.number_of(over, &elem, span),
            _ => self.push(
                Expr::Fold {
                    how,
                    over,
                    of: None,
                },
                span,
            ),
        };
        Ok(match many {
            Many::Count(n) | Many::AtLeast(n) => {
                self.push(Expr::Compare(Comparison::AtLeast, fold, n), span)
            }
            Many::UpTo(n) => self.push(Expr::Compare(Comparison::AtMost, fold, n), span),
            _ => fold,
        })
    }

    /// A selection as a group: those with the highest of something first become a set of their own.
    pub(super) fn group_of(&mut self, sel: Sel) -> Box<Group> {
        if sel.best.is_empty() {
            self.no_limits(&sel);
            return Box::new(sel.group);
        }
        let slot = self.env.fresh();
        let best = self.members(sel);
        Box::new(Group {
            slot,
            kind: None,
            from: Some(best.id),
            tests: Vec::new(),
        })
    }
}
