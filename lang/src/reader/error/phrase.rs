//! What can be wrong with a phrase.

use crate::span::Span;
use smol_str::SmolStr;

/// A mistake in a phrase.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    missing_docs,
    reason = "the fields are the facts of the message that the comment describes"
)]
pub enum PhraseError {
    /// A word of scripts on which this one does not build, declared at `first`.
    Unseen {
        word: SmolStr,
        span: Span,
        first: Span,
    },
    /// A word that nothing declares; `nearest` is a declared word of the class that may stand there.
    UnknownWord {
        word: SmolStr,
        span: Span,
        nearest: Option<SmolStr>,
    },
    /// A name is wanted and something else stands there.
    NoName { span: Span },
    /// A local name that hides a declared word or another local name.
    Hides {
        name: SmolStr,
        span: Span,
        first: Span,
    },
    /// A group that binds a name which an enclosing group has bound.
    Rebinds {
        name: SmolStr,
        span: Span,
        first: Span,
    },
    /// `at random` or `by P` where nothing is chosen.
    NoChoice { word: &'static str, span: Span },
    /// Something else should stand here.
    Expected {
        what: &'static str,
        found: Option<SmolStr>,
        span: Span,
        help: Option<String>,
    },
    /// Something is missing at the end.
    Missing {
        what: &'static str,
        span: Span,
        help: Option<String>,
    },
    /// Words that belong to nothing.
    Extra { word: SmolStr, span: Span },
    /// Phrases nested too deep.
    Deep { span: Span },
    /// A value of one type where another is wanted.
    Mismatch {
        wanted: String,
        given: String,
        span: Span,
        help: Option<String>,
    },
    /// No function, field or zone of a name speaks of such a value.
    NoFit {
        name: SmolStr,
        given: Vec<String>,
        takes: Vec<String>,
        span: Span,
    },
    /// A record of a clause that has no slot of this name.
    NoSlot {
        name: SmolStr,
        given: Vec<String>,
        slots: Vec<String>,
        span: Span,
    },
    /// Several of a name do, and nothing tells which is meant.
    Ambiguous {
        name: SmolStr,
        takes: Vec<String>,
        span: Span,
    },
    /// A call with too many or too few values.
    Count {
        name: SmolStr,
        wanted: usize,
        given: usize,
        span: Span,
    },
    /// `and` and `or` without parentheses; `proposal` has them.
    Mixed { proposal: String, span: Span },
    /// A choice where nobody can choose.
    Choice { span: Span },
    /// Several objects where one is wanted.
    Several {
        wanted: String,
        /// Words that mean one of them, and its kind.
        nouns: Option<(Vec<SmolStr>, SmolStr)>,
        span: Span,
    },
    /// `every ...` alone as a condition.
    EveryAlone { span: Span },
    /// `A and B` as one selection in a condition.
    BothAlone { span: Span },
    /// A selection of which nothing is asked, behind one of which something is.
    BareBehind { subject: bool, span: Span },
    /// Selections joined by `and` where a set is wanted.
    JoinedSets { span: Span },
    /// Chance and a player at once.
    TwoChoosers { span: Span },
    /// Fewer than one.
    TooFew { span: Span },
    /// `one ships`.
    Agreement { singular: String, span: Span },
    /// A condition without a subject after one that has a subject.
    NoSubject { span: Span },
    /// `this`, `you`, `it` or `host` where there is none.
    Nobody { word: SmolStr, span: Span },
    /// Members of one kind looked for among those of another.
    NeverIn {
        wanted: String,
        given: String,
        span: Span,
    },
    /// A symbol or adjective said of a kind of which it is never said.
    NotSaid {
        name: SmolStr,
        given: String,
        takes: Vec<String>,
        /// Whether a noun before it may have been meant.
        inner: bool,
        span: Span,
    },
    /// `return E` in, or `let x be` of, a procedure that does not say what it gives; in no procedure at all.
    ReturnsNothing { name: Option<SmolStr>, span: Span },
    /// Words before a colon that no frame has.
    UnknownFrame {
        words: String,
        span: Span,
        nearest: Option<SmolStr>,
    },
    /// Fields added up without parentheses in a requirement.
    BareSum { proposal: String, span: Span },
    /// A zone or noun without the one whose it is.
    Whose { name: SmolStr, span: Span },
    /// A verb that has no role of this preposition.
    RoleUnknown {
        verb: SmolStr,
        role: SmolStr,
        span: Span,
        roles: Vec<SmolStr>,
    },
    /// A role that is filled twice.
    RoleTwice {
        verb: SmolStr,
        role: SmolStr,
        span: Span,
        first: Span,
    },
    /// The first role of a verb is left out before another.
    ObjectMissing {
        verb: SmolStr,
        span: Span,
        help: String,
    },
    /// A role that must be filled.
    RoleMissing {
        verb: SmolStr,
        role: SmolStr,
        /// How it is written.
        example: String,
        span: Span,
    },
    /// `that` or `those` with none, or several, that it can mean.
    Which {
        word: SmolStr,
        span: Span,
        found: Vec<Span>,
    },
    /// A field alone where a quality has to say how much.
    HowMuch { field: SmolStr, span: Span },
    /// A symbol that no `need` speaks of.
    NoNeed { name: SmolStr, span: Span },
    /// A change of a field without the one whose it is.
    ChangeAlone { field: SmolStr, span: Span },
    /// A change that does not say what it does.
    NoChange {
        field: SmolStr,
        symbols: bool,
        span: Span,
    },
    /// `and` between effects.
    AndEffects { span: Span },
    /// Two happenings before one body.
    TwoTriggers { span: Span },
    /// Effects on a card that do not say when.
    NoTrigger { span: Span },
    /// A trailing condition after several effects.
    TrailingIf { word: SmolStr, span: Span },
    /// A field that is printed on cards and cannot be set.
    Printed { field: SmolStr, span: Span },
    /// A write to the state outside verbs and procedures.
    WriteHere { span: Span },
    /// A name of a place of its own (menu, window, limit, stage) that nothing declares.
    UnknownName {
        what: &'static str,
        name: SmolStr,
        span: Span,
        nearest: Option<SmolStr>,
    },
    /// Several fields of one kind that hold names of one enumeration.
    SeveralFields {
        list: SmolStr,
        fields: Vec<SmolStr>,
        span: Span,
    },
    /// A number, or `no`, of those to whom something happens.
    SeveralHappen { span: Span },
    /// A happening to all of them.
    AllHappen { span: Span },
    /// A past event described by what is known only now.
    NotRemembered { span: Span },
    /// The first words of a frame or clause where they cannot stand, or with nothing behind them.
    HeadHere { words: SmolStr, span: Span },
    /// Something that limits a choice where nothing is chosen.
    NoLimit { span: Span },
    /// A form that the reader does not know yet.
    NotYet { what: &'static str, span: Span },
}
