//! What the machine knows by itself: what each takes and gives.

use super::types::{Fit, set_of};
use super::value::Val;
use crate::reader::{Cx, Read, Setting, Typed};
use crate::span::Span;
use crate::tree::{
    Arithmetic, Asking, Builtin, ChangePart, Expr, ExprId, FieldId, Kind, KindId, QuoteType,
    ScopeId, Type,
};
use smol_str::SmolStr;

/// A type in the table of what is taken and given.
#[derive(Clone, Copy)]
enum Ty {
    Truth,
    Number,
    Text,
    Title,
    Player,
    Kind,
    Place,
    Any,
    /// An object in any zone.
    Object,
    /// One of those that are given.
    Member,
    Objects,
    Players,
    /// A set; the type of its members is not looked at.
    Set,
    Kept(QuoteType),
    Conditions,
}

/// What an operation takes and gives.
const fn signature(op: Builtin) -> (&'static [Ty], Ty) {
    use Builtin as B;
    use QuoteType::{Selection, Truth};
    match op {
        B::Owner | B::Controller | B::Holder => (&[Ty::Object], Ty::Player),
        B::Host | B::Source => (&[Ty::Object], Ty::Object),
        B::Place | B::LastPlace => (&[Ty::Object], Ty::Place),
        B::Kind => (&[Ty::Object], Ty::Kind),
        B::Title => (&[Ty::Object], Ty::Title),
        B::Printed => (&[Ty::Object], Ty::Text),
        B::InPlay | B::FaceUp => (&[Ty::Object], Ty::Truth),
        B::Position | B::Changes | B::OwnTexts | B::Since => (&[Ty::Object], Ty::Number),
        B::Known => (&[Ty::Object, Ty::Player], Ty::Truth),
        B::Players => (&[], Ty::Players),
        B::TurnPlayer | B::Actor => (&[], Ty::Player),
        B::Turn | B::UseNumber | B::Amount => (&[], Ty::Number),
        B::Acting => (&[], Ty::Object),
        B::Subject => (&[], Ty::Objects),
        B::Opponent | B::Next => (&[Ty::Player], Ty::Player),
        B::Top | B::Bottom => (&[Ty::Objects], Ty::Object),
        B::TopOf | B::BottomOf => (&[Ty::Number, Ty::Objects], Ty::Objects),
        B::Everything => (&[Ty::Any], Ty::Objects),
        B::Within | B::SameTitle => (&[Ty::Object, Ty::Object], Ty::Truth),
        B::Level => (&[Ty::Any, Ty::Any], Ty::Number),
        B::SpeaksOf => (&[Ty::Any, Ty::Any], Ty::Truth),
        B::Size => (&[Ty::Set], Ty::Number),
        B::Only => (&[Ty::Set], Ty::Member),
        B::Covers => (&[Ty::Title, Ty::Object], Ty::Truth),
        B::HalfUp => (&[Ty::Number], Ty::Number),
        B::MatchRoles => (&[Ty::Objects, Ty::Set], Ty::Truth),
        B::TextHas | B::StartsWith => (&[Ty::Text, Ty::Text], Ty::Truth),
        B::Join => (&[Ty::Text, Ty::Text], Ty::Text),
        B::Meets => (&[Ty::Set, Ty::Set], Ty::Truth),
        B::Asked => (&[Ty::Kept(Selection)], Ty::Number),
        B::Alternatives => (&[Ty::Kept(Truth)], Ty::Conditions),
    }
}

impl Cx<'_> {
    /// A type of the table, where such values are given.
    fn in_table(&self, ty: Ty, given: &[Type]) -> Type {
        match ty {
            Ty::Truth => Type::Truth,
            Ty::Number => Type::Number,
            Ty::Text => Type::Text,
            Ty::Title => Type::Title,
            Ty::Player => Type::Player,
            Ty::Kind => Type::Kind,
            Ty::Place => Type::Place,
            Ty::Any => Type::Any,
            Ty::Object => self.any_object(),
            Ty::Member => {
                let member = given.first().and_then(|ty| self.member(ty));
                member.unwrap_or(Type::Any)
            }
            Ty::Objects => set_of(self.any_object()),
            Ty::Players => set_of(Type::Player),
            Ty::Set => set_of(Type::Any),
            Ty::Kept(ty) => Type::Quote(ty),
            Ty::Conditions => set_of(Type::Quote(QuoteType::Truth)),
        }
    }

    /// An operation of the machine, applied.
    pub(super) fn builtin(
        &mut self,
        name: &str,
        op: Builtin,
        args: Vec<Val>,
        span: Span,
    ) -> Read<Typed> {
        let (takes, gives) = signature(op);
        if takes.len() != args.len() {
            return Err(self.miscounted(name, (takes.len(), args.len()), span));
        }
        let wanted: Vec<Type> = takes.iter().map(|ty| self.in_table(*ty, &[])).collect();
        let given: Vec<Type> = args.iter().map(|arg| self.val_type(arg)).collect();
        let fits = |(at, wanted): (usize, &Type)| {
            let arg = args.get(at).map(|arg| self.val_fit(arg, wanted));
            arg != Some(Fit::No) || given.get(at).is_some_and(|given| is_levels(given, wanted))
        };
        let said = match (op, given.as_slice()) {
            (Builtin::SpeaksOf, [text, what]) => {
                let kept = matches!(text, Type::Quote(QuoteType::Selection) | Type::Title);
                kept && matches!(what, Type::Symbol(_) | Type::Object(_))
            }
            _ => wanted.iter().enumerate().all(fits),
        };
        if !said {
            let takes = match op {
                Builtin::SpeaksOf => "a selection or title and a symbol or card".into(),
                _ => {
                    let takes: Vec<String> = wanted.iter().map(|ty| self.called(ty)).collect();
                    takes.join(" and ")
                }
            };
            return Err(self.misfits(name, &given, vec![takes], span));
        }
        if op == Builtin::Size && self.env.setting == Setting::Card {
            self.counts_whole(name, &given, &args, span)?;
        }
        let ty = self.in_table(gives, &given);
        let mut ids = Vec::new();
        for (arg, wanted) in args.into_iter().zip(&wanted) {
            ids.push(match arg {
                Val::One(typed) if is_levels(&typed.ty, wanted) || typed.ty == Type::Place => {
                    typed.id
                }
                other => self.want_loose(other, wanted)?,
            });
        }
        let args = ids;
        Ok(self.typed(Expr::Builtin { op, args }, ty, span))
    }

    /// An operation of the machine on expressions that are known to fit.
    pub(super) fn ask(&mut self, op: Builtin, args: Vec<ExprId>, span: Span) -> ExprId {
        self.push(Expr::Builtin { op, args }, span)
    }

    /// Refuses the size of what has more than one of each: a card may mean how many different ones, or how many in
    /// all. Nor is it said of those who carry together with what they carry, though one name stands for both.
    fn counts_whole(&mut self, name: &str, given: &[Type], args: &[Val], span: Span) -> Read<()> {
        if let Some((counted, all)) = args.iter().find_map(|arg| self.mixed(arg)) {
            let help = format!(
                "it counts all that goes along; say what is counted: `number of ({counted} in ...)`, or `number of ({all} in ...)` for everything"
            );
            return Err(self.english(name, help, span));
        }
        if !given.iter().any(|ty| matches!(ty, Type::Levels(_))) {
            return Ok(());
        }
        let help = "say what is counted: the different ones (`size(every i in ...)`), or each as often as it is there (`sum of level(i, ...) over i in ...`)";
        Err(self.english(name, help, span))
    }

    /// Of a set that has a name, and of which some have numbers and some have none: those that have, and all.
    fn mixed(&self, arg: &Val) -> Option<(SmolStr, SmolStr)> {
        let Val::One(typed) = arg else { return None };
        let Some(Type::Object(member)) = self.member(&typed.ty) else {
            return None;
        };
        if self.book.roots.card == Some(member) {
            return None;
        }
        let below = (0..).map(KindId).zip(&self.book.kinds);
        let below = below.filter(|(at, kind)| *at != member && kind.parent == Some(member));
        let (counting, others): (Vec<_>, Vec<_>) =
            below.partition(|(_, kind)| self.has_numbers(kind));
        let counted = counting.first().filter(|_| !others.is_empty())?;
        Some((counted.1.named.name.clone(), self.kind_name(member).into()))
    }

    pub(super) fn has_numbers(&self, kind: &Kind) -> bool {
        let number = |field: &FieldId| self.field_type(*field) == Type::Number;
        kind.needs.iter().any(number)
    }

    /// A part of a change; of an object, what the machine knows under the same name.
    pub(super) fn part(
        &mut self,
        name: &str,
        part: ChangePart,
        mut args: Vec<Val>,
        span: Span,
    ) -> Read<Typed> {
        let op = match part {
            ChangePart::Source => Some(Builtin::Source),
            ChangePart::Since => Some(Builtin::Since),
            ChangePart::Amount => Some(Builtin::Amount),
            _ => None,
        };
        let change = |arg: &Val| self.val_fit(arg, &Type::Change) == Fit::Yes;
        let of_change = matches!(args.as_slice(), [arg] if change(arg));
        let arg = match (op, args.pop()) {
            (_, Some(arg)) if of_change => arg,
            (Some(op), arg) => {
                args.extend(arg);
                return self.builtin(name, op, args, span);
            }
            (None, arg) => {
                args.extend(arg);
                let given: Vec<Type> = args.iter().map(|arg| self.val_type(arg)).collect();
                return Err(self.misfits(name, &given, vec!["a change".into()], span));
            }
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
    pub(super) fn arithmetic(
        &mut self,
        name: &str,
        how: Arithmetic,
        args: Vec<Val>,
        span: Span,
    ) -> Read<Typed> {
        let given = args.len();
        let Ok([left, right]) = <[Val; 2]>::try_from(args) else {
            return Err(self.miscounted(name, (2, given), span));
        };
        let left = self.want(left, &Type::Number)?;
        let right = self.want(right, &Type::Number)?;
        Ok(self.typed(Expr::Arith(how, left, right), Type::Number, span))
    }

    /// `holds(q, this, you)`, `value(q)`, `those(q)`, `can_target(q)`, `just(q)`.
    pub(super) fn asked(
        &mut self,
        what: Asked,
        args: Vec<Val>,
        with: Vec<(ScopeId, ExprId)>,
        span: Span,
    ) -> Read<Typed> {
        let (name, wanted, ty) = match what {
            Asked::Holds => ("holds", QuoteType::Truth, Type::Truth),
            Asked::Value => ("value", QuoteType::Number, Type::Number),
            Asked::Those => ("those", QuoteType::Selection, set_of(self.any_object())),
            Asked::CanTarget => ("can_target", QuoteType::Effects, Type::Truth),
            Asked::Just => ("just", QuoteType::Event, Type::Truth),
        };
        let given = args.len();
        let mut args = args.into_iter();
        let (Some(quote), true) = (args.next(), given <= 3) else {
            return Err(self.miscounted(name, (3, given), span));
        };
        let quote = self.want(quote, &Type::Quote(wanted))?;
        let object = self.any_object();
        let this = args.next().map(|this| self.want(this, &object));
        let this = this.transpose()?;
        let you = args.next().map(|you| self.want(you, &Type::Player));
        let you = you.transpose()?;
        if !matches!(what, Asked::CanTarget | Asked::Just) {
            let asking = Asking {
                quote,
                this,
                you,
                with,
            };
            return Ok(self.typed(Expr::Answer(Box::new(asking)), ty, span));
        }
        // As if it were another object's, or addressed another player.
        let quote = match this.or(you) {
            Some(_) => self.push(Expr::Addressed { quote, this, you }, span),
            None => quote,
        };
        let expr = match what {
            Asked::CanTarget => Expr::CanTarget(quote),
            _ => Expr::JustHappened(quote),
        };
        Ok(self.typed(expr, ty, span))
    }
}

/// Whether levels stand where a set is wanted: they are asked for their size or their names.
const fn is_levels(given: &Type, wanted: &Type) -> bool {
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
