//! What a word can be.

use crate::span::Span;
use crate::tree::{
    Arithmetic, Builtin, ChangePart, FieldId, FunctionId, KindId, ProcedureId, ScopeId, StateId,
    SymbolId, VerbId, ZoneId,
};

/// A declared word.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// What it is.
    pub class: Class,
    /// Where it is declared; nothing for the words of the language itself.
    pub span: Option<Span>,
    /// The state that shares the spelling of a verb's participle.
    pub state: Option<StateId>,
}

/// What a word is.
#[derive(Clone, PartialEq, Debug)]
pub enum Class {
    /// A kind, or its plural.
    Kind(KindId, bool),
    /// A name of an enumeration.
    Symbol(SymbolId),
    /// A field; several kinds may have one of this name.
    Field(Vec<FieldId>),
    /// Nouns with this spelling.
    Noun(Vec<FunctionId>),
    /// A zone.
    Zone(ZoneId),
    /// Relations with this spelling, which may be a preposition.
    Relation(Vec<FunctionId>),
    /// Adjectives with this spelling.
    Adjective(Vec<FunctionId>),
    /// A state that is no participle of a verb.
    State(StateId),
    /// A verb or event in one of its forms.
    Verb(VerbId, Form),
    /// A procedure, called by name.
    Procedure(ProcedureId),
    /// A law, called by name.
    Law(FunctionId),
    /// A scope.
    Scope(ScopeId),
    /// What the machine knows.
    Builtin(Builtin),
    /// A part of a change, inside laws.
    Part(ChangePart),
    /// Arithmetic written as a call: `at_least(a, b)`.
    Arithmetic(Arithmetic),
    /// A quantifier.
    Quantifier(Quantifier),
    /// What turns a field into a quality: `highest STRENGTH`.
    Quality(Quality),
    /// `yes`, `no`, `nothing`.
    Constant(Constant),
    /// Words with a meaning of their own in expressions: `this`, `number of`, `those of`.
    Special(Special),
    /// A declaration that was refused. Its uses are passed over in silence.
    Broken,
}

/// A form of a verb.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// `kill`.
    Plain,
    /// `kills`.
    Third,
    /// `killed`, as in `is killed`.
    Past,
    /// `killing`.
    Gerund,
}

/// A word for how many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Quantifier {
    Number(i64),
    A,
    Another,
    Each,
    Every,
    All,
    Any,
    Some,
    No,
    UpTo,
    AtLeast,
    AnyNumberOf,
}

/// A word that compares members of a group.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Quality {
    Highest,
    Lowest,
    Most,
    Fewest,
}

/// A value with a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Constant {
    Yes,
    No,
    Nothing,
}

/// Words with a meaning of their own in expressions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Special {
    This,
    You,
    It,
    That,
    Those,
    Printed,
    NumberOf,
    SumOf,
    ProductOf,
    First,
    Last,
    Has,
    Can,
    Matches,
    Something,
    AtRandom,
    Holds,
    Value,
    CanTarget,
    Just,
    May,
    Must,
    Cannot,
    ChooseOne,
    Gains,
    Loses,
    Becomes,
}

impl Class {
    /// What a reader of the page calls a word of this class.
    #[must_use]
    pub const fn called(&self) -> &'static str {
        match self {
            Self::Kind(..) => "a kind",
            Self::Symbol(_) => "a symbol",
            Self::Field(_) => "a field",
            Self::Noun(_) => "a noun",
            Self::Zone(_) => "a zone",
            Self::Relation(_) => "a relation",
            Self::Adjective(_) => "an adjective",
            Self::State(_) => "a state",
            Self::Verb(..) => "a verb",
            Self::Procedure(_) => "a procedure",
            Self::Law(_) => "a law",
            Self::Scope(_) => "a scope",
            Self::Builtin(_)
            | Self::Part(_)
            | Self::Arithmetic(_)
            | Self::Quality(_)
            | Self::Constant(_)
            | Self::Special(_) => "a word of the language",
            Self::Quantifier(_) => "a quantifier",
            Self::Broken => "a name",
        }
    }
}
