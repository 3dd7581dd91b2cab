//! What the machine knows by itself: what each takes and gives.

use super::types::Fit;
use super::value::Val;
use crate::reader::{Cx, PhraseError, Read, Setting, TrapError, Typed};
use crate::span::Span;
use crate::tree::{
    Arithmetic, Asking, Builtin, ChangePart, Expr, ExprId, FieldId, Kind, KindId, QuoteType, Type,
};
use smallvec::{SmallVec, smallvec};
use smol_str::SmolStr;

fn set(ty: Type) -> Type {
    Type::Set(Box::new(ty))
}

/// The types of arguments.
type Takes = SmallVec<[Type; 2]>;

/// What an operation takes; of sets the type of the members is not looked at.
fn takes(cx: &Cx<'_>, op: Builtin) -> Takes {
    let object = cx.any_object();
    match op {
        Builtin::Owner
        | Builtin::Controller
        | Builtin::Host
        | Builtin::Holder
        | Builtin::Place
        | Builtin::Kind
        | Builtin::Title
        | Builtin::Printed
        | Builtin::InPlay
        | Builtin::FaceUp
        | Builtin::Position
        | Builtin::Source
        | Builtin::LastPlace
        | Builtin::Changes
        | Builtin::OwnTexts
        | Builtin::Since => smallvec![object],
        Builtin::Known => smallvec![object, Type::Player],
        Builtin::Players
        | Builtin::TurnPlayer
        | Builtin::Turn
        | Builtin::Acting
        | Builtin::UseNumber
        | Builtin::Actor
        | Builtin::Subject
        | Builtin::Amount => Takes::new(),
        Builtin::Opponent | Builtin::Next => smallvec![Type::Player],
        Builtin::Top | Builtin::Bottom => smallvec![set(object)],
        Builtin::TopOf | Builtin::BottomOf => smallvec![Type::Number, set(object)],
        Builtin::Everything => smallvec![Type::Any],
        Builtin::Within | Builtin::SameTitle => smallvec![object.clone(), object],
        Builtin::Level => smallvec![Type::Any, Type::Any],
        Builtin::Size | Builtin::Only => smallvec![set(Type::Any)],
        Builtin::Covers => smallvec![Type::Title, object],
        Builtin::HalfUp => smallvec![Type::Number],
        Builtin::MatchRoles => smallvec![set(object), set(Type::Any)],
        Builtin::TextHas | Builtin::StartsWith | Builtin::Join => smallvec![Type::Text, Type::Text],
        Builtin::Meets => smallvec![set(Type::Any), set(Type::Any)],
        Builtin::Asked => smallvec![Type::Quote(QuoteType::Selection)],
        Builtin::SpeaksOf => smallvec![Type::Any, Type::Any],
        Builtin::Alternatives => smallvec![Type::Quote(QuoteType::Truth)],
    }
}

impl Cx<'_> {
    /// What an operation gives for such arguments.
    fn gives(&self, op: Builtin, args: &[Typed]) -> Type {
        match op {
            Builtin::Owner
            | Builtin::Controller
            | Builtin::Holder
            | Builtin::Opponent
            | Builtin::Next
            | Builtin::TurnPlayer
            | Builtin::Actor => Type::Player,
            Builtin::Host | Builtin::Top | Builtin::Bottom | Builtin::Acting | Builtin::Source => {
                self.any_object()
            }
            Builtin::Place | Builtin::LastPlace => Type::Place,
            Builtin::Kind => Type::Kind,
            Builtin::Title => Type::Title,
            Builtin::Printed | Builtin::Join => Type::Text,
            Builtin::InPlay
            | Builtin::FaceUp
            | Builtin::Known
            | Builtin::Within
            | Builtin::Covers
            | Builtin::SameTitle
            | Builtin::MatchRoles
            | Builtin::TextHas
            | Builtin::Meets
            | Builtin::SpeaksOf
            | Builtin::StartsWith => Type::Truth,
            Builtin::Players => set(Type::Player),
            Builtin::Alternatives => set(Type::Quote(QuoteType::Truth)),
            Builtin::TopOf | Builtin::BottomOf | Builtin::Everything | Builtin::Subject => {
                set(self.any_object())
            }
            Builtin::Only => args
                .first()
                .and_then(|arg| self.member(&arg.ty))
                .unwrap_or(Type::Any),
            Builtin::Turn
            | Builtin::UseNumber
            | Builtin::Position
            | Builtin::Level
            | Builtin::Size
            | Builtin::Amount
            | Builtin::HalfUp
            | Builtin::Asked
            | Builtin::Changes
            | Builtin::OwnTexts
            | Builtin::Since => Type::Number,
        }
    }

    /// Whether an operation can stand without arguments. `host` and `opponent` alone are those of `this`
    /// and of `you`.
    pub(super) fn stands_alone(&self, op: Builtin) -> bool {
        takes(self, op).is_empty()
    }

    /// An operation of the machine, applied.
    ///
    /// # Errors
    /// When it does not take such arguments.
    pub(super) fn builtin(
        &mut self,
        name: &str,
        op: Builtin,
        args: Vec<Val>,
        span: Span,
    ) -> Read<Typed> {
        let wanted = takes(self, op);
        if wanted.len() != args.len() {
            return Err(self.report(PhraseError::Count {
                name: SmolStr::new(name),
                wanted: wanted.len(),
                given: args.len(),
                span,
            }));
        }
        let misfits = args.iter().zip(&wanted).any(|(arg, wanted)| {
            self.val_fit(arg, wanted) == Fit::No && !is_levels(&self.val_type(arg), wanted)
        });
        if misfits {
            let given = args
                .iter()
                .map(|arg| self.called(&self.val_type(arg)))
                .collect();
            let takes: Vec<String> = wanted.iter().map(|ty| self.called(ty)).collect();
            return Err(self.report(PhraseError::NoFit {
                name: SmolStr::new(name),
                given,
                takes: vec![takes.join(" and ")],
                span,
            }));
        }
        if op == Builtin::SpeaksOf {
            self.says_something(name, &args, span)?;
        }
        if op == Builtin::Size && self.env.setting == Setting::Card {
            self.counts_whole(name, &args, span)?;
        }
        let mut given = Vec::new();
        for (arg, wanted) in args.into_iter().zip(&wanted) {
            let ty = self.val_type(&arg);
            let id = match arg {
                Val::One(typed) if is_levels(&typed.ty, wanted) || typed.ty == Type::Place => {
                    typed.id
                }
                other => self.want_loose(other, wanted)?,
            };
            given.push(Typed { id, ty });
        }
        let ty = self.gives(op, &given);
        let args: Vec<ExprId> = given.into_iter().map(|arg| arg.id).collect();
        Ok(self.typed(Expr::Builtin { op, args }, ty, span))
    }

    /// Refuses the size of what has more than one of each: a card may mean how many different ones, or how many in all. Nor is
    /// it said of those who carry together with what they carry, though one name stands for both.
    fn counts_whole(&mut self, name: &str, args: &[Val], span: Span) -> Read<()> {
        if let Some((counted, all)) = args.iter().find_map(|arg| self.mixed(arg)) {
            return Err(self.report(TrapError::English {
                word: SmolStr::new(name),
                help: format!("it counts all that goes along; say what is counted: `number of ({counted} in ...)`, or `number of ({all} in ...)` for everything").into(),
                span,
            }));
        }
        let levels = |arg: &Val| matches!(self.val_type(arg), Type::Levels(_));
        if !args.iter().any(levels) {
            return Ok(());
        }
        Err(self.report(TrapError::English {
            word: SmolStr::new(name),
            help: "say what is counted: the different ones (`size(every i in ...)`), or each as often as it is there (`sum of level(i, ...) over i in ...`)".into(),
            span,
        }))
    }

    /// Of a set that has a name, and of which some have numbers and some have none: those that have, and all.
    fn mixed(&self, arg: &Val) -> Option<(SmolStr, SmolStr)> {
        let Val::One(typed) = arg else { return None };
        let member = match &typed.ty {
            Type::Set(member) => match **member {
                Type::Object(kind) => kind,
                _ => return None,
            },
            _ => return None,
        };
        if self.book.roots.card == Some(member) {
            return None;
        }
        let below = (0..).map(KindId).zip(&self.book.kinds);
        let below = below.filter(|(at, kind)| *at != member && kind.parent == Some(member));
        let (counting, others): (Vec<_>, Vec<_>) =
            below.partition(|(_, kind)| self.has_numbers(kind));
        let counted = counting.first().filter(|_| !others.is_empty())?;
        let all = self.book.kinds.get(member.index())?;
        Some((counted.1.named.name.clone(), all.named.name.clone()))
    }

    /// Whether each card of a kind has a number.
    pub(in crate::reader::phrase) fn has_numbers(&self, kind: &Kind) -> bool {
        let number = |field: &FieldId| {
            let field = self.book.fields.get(field.index());
            field.is_some_and(|field| field.ty == Type::Number)
        };
        kind.needs.iter().any(number)
    }

    /// Refuses `speaks_of` of what is no text, and what no text could say.
    fn says_something(&mut self, name: &str, args: &[Val], span: Span) -> Read<()> {
        let types: SmallVec<[Type; 2]> = args.iter().map(|arg| self.val_type(arg)).collect();
        let says = matches!(
            types.first(),
            Some(Type::Quote(QuoteType::Selection) | Type::Title)
        );
        let said = matches!(types.get(1), Some(Type::Symbol(_) | Type::Object(_)));
        if says && said {
            return Ok(());
        }
        Err(self.report(PhraseError::NoFit {
            name: SmolStr::new(name),
            given: types.iter().map(|ty| self.called(ty)).collect(),
            takes: vec![String::from("a selection or title and a symbol or card")],
            span,
        }))
    }

    /// A part of a change; of an object, what the machine knows under the same name.
    ///
    /// # Errors
    /// When it is asked of something else.
    pub(super) fn part(
        &mut self,
        name: &str,
        part: ChangePart,
        args: Vec<Val>,
        span: Span,
    ) -> Read<Typed> {
        let op = match part {
            ChangePart::Source => Some(Builtin::Source),
            ChangePart::Since => Some(Builtin::Since),
            ChangePart::Amount => Some(Builtin::Amount),
            _ => None,
        };
        let mut args = args;
        let change = args.first().map(|arg| self.val_fit(arg, &Type::Change));
        match (change, op) {
            (Some(Fit::Yes), _) if args.len() == 1 => {}
            (_, Some(op)) => return self.builtin(name, op, args, span),
            _ => {
                let given = args
                    .iter()
                    .map(|arg| self.called(&self.val_type(arg)))
                    .collect();
                return Err(self.report(PhraseError::NoFit {
                    name: SmolStr::new(name),
                    given,
                    takes: vec![String::from("a change")],
                    span,
                }));
            }
        }
        let Some(arg) = args.pop() else {
            return Err(self.report(PhraseError::NoName { span }));
        };
        let of = self.want(arg, &Type::Change)?;
        let ty = match part {
            ChangePart::Amount => Type::Any,
            ChangePart::Clause | ChangePart::Since => Type::Number,
            ChangePart::Source | ChangePart::Target => self.any_object(),
            ChangePart::IsSet
            | ChangePart::IsAddition
            | ChangePart::IsFactor
            | ChangePart::Cumulative => Type::Truth,
        };
        Ok(self.typed(Expr::ChangePart(part, of), ty, span))
    }

    /// `at_least(a, b)` and the like.
    ///
    /// # Errors
    /// When it is not given two numbers.
    pub(super) fn arithmetic(
        &mut self,
        name: &str,
        how: Arithmetic,
        args: Vec<Val>,
        span: Span,
    ) -> Read<Typed> {
        let given = args.len();
        let Ok([left, right]) = <[Val; 2]>::try_from(args) else {
            return Err(self.report(PhraseError::Count {
                name: SmolStr::new(name),
                wanted: 2,
                given,
                span,
            }));
        };
        let left = self.want(left, &Type::Number)?;
        let right = self.want(right, &Type::Number)?;
        Ok(self.typed(Expr::Arith(how, left, right), Type::Number, span))
    }

    /// `holds(q, this, you)`, `value(q)`, `those(q)`, `can_target(q)`, `just(q)`.
    ///
    /// # Errors
    /// When it is not given kept text.
    pub(super) fn asked(
        &mut self,
        what: Asked,
        args: Vec<Val>,
        with: Vec<(crate::tree::ScopeId, ExprId)>,
        span: Span,
    ) -> Read<Typed> {
        let given = args.len();
        let mut args = args.into_iter();
        let (Some(quote), true) = (args.next(), given <= 3) else {
            return Err(self.report(PhraseError::Count {
                name: SmolStr::new_static(what.name()),
                wanted: 3,
                given,
                span,
            }));
        };
        let wanted = match what {
            Asked::Holds => QuoteType::Truth,
            Asked::Value => QuoteType::Number,
            Asked::Those => QuoteType::Selection,
            Asked::CanTarget => QuoteType::Effects,
            Asked::Just => QuoteType::Event,
        };
        let quote = self.want(quote, &Type::Quote(wanted))?;
        let object = self.any_object();
        let this = args
            .next()
            .map(|this| self.want(this, &object))
            .transpose()?;
        let you = args
            .next()
            .map(|you| self.want(you, &Type::Player))
            .transpose()?;
        let (expr, ty) = match what {
            Asked::CanTarget => {
                let quote = self.addressed(quote, this, you, span);
                (Expr::CanTarget(quote), Type::Truth)
            }
            Asked::Just => {
                let quote = self.addressed(quote, this, you, span);
                (Expr::JustHappened(quote), Type::Truth)
            }
            _ => {
                let ty = match what {
                    Asked::Holds => Type::Truth,
                    Asked::Value => Type::Number,
                    _ => set(object),
                };
                let asking = Asking {
                    quote,
                    this,
                    you,
                    with,
                };
                (Expr::Answer(Box::new(asking)), ty)
            }
        };
        Ok(self.typed(expr, ty, span))
    }

    /// Kept text as if it were another object's, or addressed another player.
    fn addressed(
        &mut self,
        quote: ExprId,
        this: Option<ExprId>,
        you: Option<ExprId>,
        span: Span,
    ) -> ExprId {
        if this.is_none() && you.is_none() {
            return quote;
        }
        self.push(Expr::Addressed { quote, this, you }, span)
    }
}

/// Whether levels stand where a set is wanted: they are asked for their size or their names.
fn is_levels(given: &Type, wanted: &Type) -> bool {
    matches!((given, wanted), (Type::Levels(_), Type::Set(_)))
}

/// What is asked of kept text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Asked {
    Holds,
    Value,
    Those,
    CanTarget,
    Just,
}

impl Asked {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Holds => "holds",
            Self::Value => "value",
            Self::Those => "those",
            Self::CanTarget => "can_target",
            Self::Just => "just",
        }
    }
}
