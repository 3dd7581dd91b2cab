//! How well values fit what is wanted, and how types are called.

use super::value::Val;
use crate::reader::Cx;
use crate::reader::types::{self, with_article};
use crate::tree::{KindId, Param, QuoteType, Type};

pub(super) use crate::reader::types::Fit;

impl Cx<'_> {
    pub(super) fn under(&self, kind: KindId, other: KindId) -> bool {
        types::is_under(self.book, kind, other)
    }

    /// The type of any object in a zone.
    pub(super) fn any_object(&self) -> Type {
        types::any_object(self.book)
    }

    /// What a set of this type holds; nothing for what is no set.
    pub(super) fn member(&self, ty: &Type) -> Option<Type> {
        types::element(self.book, ty)
    }

    /// What a set of this type holds, and what is no set itself.
    pub(super) fn one_of(&self, ty: &Type) -> Type {
        self.member(ty).unwrap_or_else(|| ty.clone())
    }

    /// Whether a value of one type can stand where another is wanted.
    pub(super) fn fit(&self, given: &Type, wanted: &Type) -> Fit {
        types::fit(self.book, given, wanted)
    }

    /// The type that holds both, where one value counts as a set of one.
    pub(super) fn join_sets(&self, one: &Type, other: &Type) -> Option<Type> {
        types::join(self.book, one, other).or_else(|| match (one, other) {
            (Type::Set(set), single) | (single, Type::Set(set)) => {
                Some(set_of(types::join(self.book, set, single)?))
            }
            _ => None,
        })
    }

    /// How well a value of a type would do as a parameter: of several kinds, it must be one of these.
    pub(super) fn type_fit(&self, given: &Type, param: &Param) -> Fit {
        let fit = self.fit(given, &param.ty);
        fit.min(self.kinds_fit(given, &param.kinds))
    }

    /// How well a value would do as a parameter.
    pub(super) fn param_fit(&self, val: &Val, param: &Param) -> Fit {
        let fit = self.val_fit(val, &param.ty);
        match val {
            Val::Text { .. } => fit,
            _ if matches!(param.ty, Type::Quote(_)) => fit,
            val => fit.min(self.kinds_fit(&self.elem_type(val), &param.kinds)),
        }
    }

    /// How well an object would do where one of several kinds is wanted; what is no object is judged by
    /// its type alone, and so is everything if no kinds are given.
    fn kinds_fit(&self, given: &Type, kinds: &[KindId]) -> Fit {
        match given {
            Type::Object(_) => {
                let fit = |kind: &KindId| self.fit(given, &Type::Object(*kind));
                kinds.iter().map(fit).max().unwrap_or(Fit::Yes)
            }
            Type::Set(member) => self.kinds_fit(member, kinds),
            _ => Fit::Yes,
        }
    }

    /// How what a parameter takes is called, with its article.
    pub(super) fn called_param(&self, param: &Param) -> String {
        let kinds = param
            .kinds
            .iter()
            .map(|kind| self.called(&Type::Object(*kind)));
        let kinds: Vec<String> = kinds.collect();
        match param.ty {
            Type::Quote(_) => self.called(&param.ty),
            _ if kinds.is_empty() => self.called(&param.ty),
            Type::Set(_) => format!("a set of {}", kinds.join(" or ")),
            _ => kinds.join(" or "),
        }
    }

    pub(super) fn called(&self, ty: &Type) -> String {
        let plain = match ty {
            Type::Truth => "yes or no",
            Type::Number => "a number",
            Type::Text => "a text",
            Type::Title => "a title",
            Type::Player => "a player",
            Type::Kind => "a kind",
            Type::Place => "a place",
            Type::Change => "a change",
            Type::Nothing => "nothing",
            Type::Any => "anything",
            Type::Object(kind) => return with_article(self.kind_name(*kind)),
            Type::Symbol(of) => return with_article(self.book.name(*of)),
            Type::Levels(of) => return format!("levels of {}", self.book.name(*of)),
            Type::Clause(clause) => return with_article(self.book.name(*clause)),
            Type::Set(of) => return format!("a set of {}", self.plain(of)),
            Type::Quote(QuoteType::Truth) => "a condition that is kept",
            Type::Quote(QuoteType::Number) => "an amount that is kept",
            Type::Quote(QuoteType::Selection) => "those that are looked for",
            Type::Quote(QuoteType::Effects) => "effects that are kept",
            Type::Quote(QuoteType::Event) => "a happening",
            Type::Quote(QuoteType::Symbols) => "a list of symbols",
        };
        plain.into()
    }

    /// How a type is called without its article.
    pub(super) fn plain(&self, ty: &Type) -> String {
        let called = self.called(ty);
        let bare = called
            .strip_prefix("an ")
            .or_else(|| called.strip_prefix("a "));
        bare.unwrap_or(&called).into()
    }

    pub(super) fn kind_name(&self, kind: KindId) -> &str {
        self.book.name(kind)
    }
}

pub(super) fn set_of(ty: Type) -> Type {
    Type::Set(Box::new(ty))
}
