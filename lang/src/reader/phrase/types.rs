//! What goes with what: kinds under kinds, types that fit, and how types are called.

use super::value::Val;
use crate::reader::Cx;
use crate::reader::types::with_article;
use crate::tree::{KindId, Param, QuoteType, Type};

/// How a value stands to what is wanted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Fit {
    /// It can never be that.
    No,
    /// It may be: an object of a wider kind.
    Narrow,
    /// It is that.
    Yes,
}

/// Longer rows of parents than this cannot be a tree.
const DEEPEST: usize = 64;

impl Cx<'_> {
    /// A kind and those above it, from the inside out.
    pub(super) fn above(&self, kind: KindId) -> impl Iterator<Item = KindId> + '_ {
        let parent = |kind: &KindId| {
            self.book
                .kinds
                .get(kind.index())
                .and_then(|kind| kind.parent)
        };
        std::iter::successors(Some(kind), parent).take(DEEPEST)
    }

    /// Whether a kind is another, or under it.
    pub(super) fn under(&self, kind: KindId, other: KindId) -> bool {
        self.above(kind).any(|above| above == other)
    }

    /// The nearest kind that both are under.
    pub(super) fn common(&self, one: KindId, other: KindId) -> Option<KindId> {
        self.above(one).find(|above| self.under(other, *above))
    }

    /// The type of any object in a zone.
    pub(super) fn any_object(&self) -> Type {
        self.book.roots.card.map_or(Type::Any, Type::Object)
    }

    /// The type that holds values of both.
    pub(super) fn join(&self, one: &Type, other: &Type) -> Option<Type> {
        match (one, other) {
            (Type::Nothing, ty) | (ty, Type::Nothing) => Some(ty.clone()),
            (Type::Any, _) | (_, Type::Any) => Some(Type::Any),
            (Type::Object(a), Type::Object(b)) => {
                Some(self.common(*a, *b).map_or(Type::Any, Type::Object))
            }
            (Type::Set(a), Type::Set(b)) => self.join(a, b).map(|ty| Type::Set(Box::new(ty))),
            (Type::Place, Type::Set(ty)) | (Type::Set(ty), Type::Place) => self
                .join(&self.any_object(), ty)
                .map(|ty| Type::Set(Box::new(ty))),
            (Type::Title, Type::Text) | (Type::Text, Type::Title) => Some(Type::Text),
            _ if one == other => Some(one.clone()),
            _ => None,
        }
    }

    /// What a set of this type holds; nothing for what is no set.
    pub(super) fn member(&self, ty: &Type) -> Option<Type> {
        match ty {
            Type::Set(ty) => Some((**ty).clone()),
            Type::Place => Some(self.any_object()),
            Type::Levels(of) => Some(Type::Symbol(*of)),
            Type::Any => Some(Type::Any),
            _ => None,
        }
    }

    /// Whether a value of one type can stand where another is wanted.
    pub(super) fn fit(&self, given: &Type, wanted: &Type) -> Fit {
        match (given, wanted) {
            (Type::Nothing | Type::Any, _) | (_, Type::Any) => Fit::Yes,
            (Type::Object(given), Type::Object(wanted)) => {
                if self.under(*given, *wanted) {
                    Fit::Yes
                } else if self.under(*wanted, *given) {
                    Fit::Narrow
                } else {
                    Fit::No
                }
            }
            (Type::Set(given), Type::Set(wanted)) => self.fit(given, wanted),
            (Type::Place, Type::Set(wanted)) => self.fit(&self.any_object(), wanted),
            (given, Type::Set(wanted)) => self.fit(given, wanted),
            (Type::Title, Type::Text) | (Type::Text, Type::Title) => Fit::Yes,
            // One of each.
            (Type::Set(given), Type::Levels(of)) if **given == Type::Symbol(*of) => Fit::Yes,
            _ if given == wanted => Fit::Yes,
            _ => Fit::No,
        }
    }

    /// How well a value of a type would do as a parameter: of several kinds, it must be one of these.
    pub(super) fn type_fit(&self, given: &Type, param: &Param) -> Fit {
        self.fit(given, &param.ty)
            .min(self.kinds_fit(given, &param.kinds))
    }

    /// How well a value would do as a parameter.
    pub(super) fn param_fit(&self, val: &Val, param: &Param) -> Fit {
        let fit = self.val_fit(val, &param.ty);
        match val {
            _ if param.kinds.is_empty() || matches!(param.ty, Type::Quote(_)) => fit,
            Val::One(typed) => fit.min(self.kinds_fit(&typed.ty, &param.kinds)),
            Val::Many(sel) => fit.min(self.kinds_fit(&sel.elem, &param.kinds)),
            Val::Text { .. } => fit,
        }
    }

    /// How well an object would do where one of several kinds is wanted; what is no object is judged by
    /// its type alone, and so is everything if no kinds are given.
    fn kinds_fit(&self, given: &Type, kinds: &[KindId]) -> Fit {
        match given {
            Type::Object(_) => {
                let fits = kinds
                    .iter()
                    .map(|kind| self.fit(given, &Type::Object(*kind)));
                fits.max().unwrap_or(Fit::Yes)
            }
            Type::Set(member) => self.kinds_fit(member, kinds),
            _ => Fit::Yes,
        }
    }

    /// How what a parameter takes is called, with its article.
    pub(super) fn called_param(&self, param: &Param) -> String {
        let mut kinds = param
            .kinds
            .iter()
            .map(|kind| self.called(&Type::Object(*kind)));
        let Some(first) = kinds.next() else {
            return self.called(&param.ty);
        };
        let all = kinds.fold(first, |all, kind| format!("{all} or {kind}"));
        match param.ty {
            Type::Quote(_) => self.called(&param.ty),
            Type::Set(_) => format!("a set of {all}"),
            _ => all,
        }
    }

    /// How a type is called, with its article.
    pub(super) fn called(&self, ty: &Type) -> String {
        match ty {
            Type::Truth => String::from("yes or no"),
            Type::Number => String::from("a number"),
            Type::Text => String::from("a text"),
            Type::Title => String::from("a title"),
            Type::Player => String::from("a player"),
            Type::Kind => String::from("a kind"),
            Type::Place => String::from("a place"),
            Type::Change => String::from("a change"),
            Type::Nothing => String::from("nothing"),
            Type::Any => String::from("anything"),
            Type::Object(kind) => with_article(self.kind_name(*kind)),
            Type::Symbol(of) => with_article(self.enum_name(*of)),
            Type::Levels(of) => format!("levels of {}", self.enum_name(*of)),
            Type::Clause(clause) => {
                let form = self.book.clauses.get(clause.index());
                with_article(form.map_or("clause", |form| form.named.name.as_str()))
            }
            Type::Set(of) => format!("a set of {}", self.plain(of)),
            Type::Quote(ty) => String::from(match ty {
                QuoteType::Truth => "a condition that is kept",
                QuoteType::Number => "an amount that is kept",
                QuoteType::Selection => "those that are looked for",
                QuoteType::Effects => "effects that are kept",
                QuoteType::Event => "a happening",
                QuoteType::Symbols => "a list of symbols",
            }),
        }
    }

    /// How a type is called without its article.
    pub(super) fn plain(&self, ty: &Type) -> String {
        let called = self.called(ty);
        let bare = called
            .strip_prefix("an ")
            .or_else(|| called.strip_prefix("a "));
        bare.map_or_else(|| called.clone(), String::from)
    }

    /// The name of a kind.
    pub(super) fn kind_name(&self, kind: KindId) -> &str {
        let kind = self.book.kinds.get(kind.index());
        kind.map_or("kind", |kind| kind.named.name.as_str())
    }

    pub(super) fn enum_name(&self, of: crate::tree::EnumId) -> &str {
        let of = self.book.enums.get(of.index());
        of.map_or("symbol", |of| of.named.name.as_str())
    }
}
