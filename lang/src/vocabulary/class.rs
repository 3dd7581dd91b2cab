//! What a word can be.

use crate::span::Span;
use crate::tree::{
    Arithmetic, Builtin, ChangePart, ClauseId, EnumId, FieldId, FunctionId, KindId, ProcedureId,
    ScopeId, StateId, SymbolId, VerbId, ZoneId,
};

/// A declared word.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// What it is.
    pub class: Class,
    /// Where it is declared; nothing for the words of the language itself.
    pub span: Option<Span>,
    /// Where further declarations share the spelling.
    pub also: Vec<Span>,
    /// The state that shares the spelling of a verb's participle.
    pub state: Option<StateId>,
}

impl Entry {
    /// A word that a script declares.
    #[must_use]
    pub const fn new(class: Class, span: Span) -> Self {
        Self {
            class,
            span: Some(span),
            also: Vec::new(),
            state: None,
        }
    }

    /// Takes in a second declaration of the spelling, if the two can share it.
    pub(super) fn join(&mut self, other: &Self) -> bool {
        match (&mut self.class, &other.class) {
            // What was refused makes room for what is not.
            (Class::Broken, _) => *self = other.clone(),
            (Class::Noun(all), Class::Noun(more))
            | (Class::Relation(all), Class::Relation(more))
            | (Class::Adjective(all), Class::Adjective(more)) => all.extend(more),
            (Class::Field(all), Class::Field(more)) => all.extend(more),
            (Class::Verb(id, _), Class::Verb(other, _)) => return id == other,
            (Class::Verb(_, Form::Past), Class::State(state)) if self.state.is_none() => {
                self.state = Some(*state);
            }
            (Class::State(state), Class::Verb(_, Form::Past)) => {
                self.state = Some(*state);
                self.class = other.class.clone();
            }
            _ => return false,
        }
        self.also.extend(other.span);
        true
    }
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
    /// A scope.
    Scope(ScopeId),
    /// A record of clauses, or its plural: `steps of d`.
    Record(ClauseId, bool),
    /// What the machine knows.
    Builtin(Builtin),
    /// A part of a change, inside laws.
    Part(ChangePart),
    /// Arithmetic written as a call: `at_least(a, b)`.
    Arithmetic(Arithmetic),
    /// A quantifier.
    Quantifier(Quantifier),
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

/// Words with a meaning of their own in expressions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Special {
    Yes,
    No,
    Nothing,
    Highest,
    Lowest,
    Most,
    Fewest,
    This,
    You,
    It,
    That,
    Those,
    SumOf,
    ProductOf,
    Holds,
    Value,
    CanTarget,
    Just,
    May,
    ChooseOne,
    /// One that only the grammar asks for.
    Grammar,
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
            Self::Scope(_) => "a scope",
            Self::Record(..) => "a record of clauses",
            Self::Builtin(_) | Self::Part(_) | Self::Arithmetic(_) | Self::Special(_) => {
                "a word of the language"
            }
            Self::Quantifier(_) => "a word for how many",
            Self::Broken => "a name",
        }
    }
}

/// What an atom of a requirement looks like; each shape has at most one meaning.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum NeedShape {
    /// `Honor x2`: a symbol and how many of it. A symbol alone asks for one, if the list has no
    /// [`NeedShape::Symbol`] of its own.
    Level(EnumId),
    /// `hand_weapon`: a symbol alone.
    Symbol(EnumId),
    /// `STRENGTH`, to be compared: the function gives a number.
    Field(FieldId),
    /// `"title"`.
    Title,
    /// `3 personnel with Honor`: how many, and a selection.
    Selection,
}
