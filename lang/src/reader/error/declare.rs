//! What can be wrong with a declaration.

use crate::span::Span;
use smol_str::SmolStr;

/// A mistake in a declaration.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    missing_docs,
    reason = "a span is where, a name is what was written; the variants say the rest"
)]
pub enum DeclareError {
    /// A spelling gets a second class.
    TwoClasses {
        word: SmolStr,
        span: Span,
        /// What it is already.
        called: &'static str,
        /// Where it is declared; nothing for a word of the language.
        first: Option<Span>,
    },
    /// A name of its own space is declared twice.
    Twice {
        /// The key of the space.
        what: &'static str,
        name: SmolStr,
        span: Span,
        first: Span,
    },
    /// Two declarations with the same first words.
    SameHead {
        words: SmolStr,
        span: Span,
        first: Span,
    },
    /// A name that nothing declares.
    Unknown {
        /// Of what.
        what: &'static str,
        name: SmolStr,
        span: Span,
        nearest: Option<SmolStr>,
    },
    /// An item that begins with no word of a declaration.
    NoDeclaration {
        word: SmolStr,
        span: Span,
        nearest: Option<SmolStr>,
    },
    /// Something is missing.
    Expected { what: &'static str, span: Span },
    /// Words before the kind of a card.
    BeforeKind {
        words: SmolStr,
        kind: SmolStr,
        span: Span,
    },
    /// Symbols without a label, of a list that the card prints in several places.
    TwoLists {
        list: SmolStr,
        fields: Vec<SmolStr>,
        /// The symbols as a list.
        row: String,
        span: Span,
    },
    /// Members of a list without commas.
    NoCommas { write: String, span: Span },
    /// Several facts with their labels in one row.
    FactsInRow { write: String, span: Span },
    /// A letter in the place of a number.
    Letter { name: SmolStr, span: Span },
    /// Two texts of equal right for one card.
    TwoTexts {
        message: String,
        span: Span,
        first: Span,
    },
    /// A ruling or errata without any text.
    NoText { span: Span },
    /// Words behind the end of the declaration.
    Extra { span: Span },
    /// Kinds of one parameter that have nothing above them both.
    NothingAbove { span: Span },
    /// A kind under itself.
    Circle { name: SmolStr, span: Span },
    /// Editions that rest on one another in a circle.
    EditionsInCircle { around: Vec<SmolStr>, span: Span },
    /// Something in a kind's block that belongs elsewhere.
    NotOfKind { span: Span },
    /// Something in an action's block that belongs elsewhere.
    NotOfAction { span: Span },
    /// Something in a state's block that belongs elsewhere.
    NotOfState { span: Span },
    /// Standing text outside any rule.
    OutsideRule { span: Span },
    /// `while` as a frame in a rule.
    WhileInRule { span: Span },
    /// A rule without a citation.
    NoCitation { span: Span },
    /// Parameters of a need that no atom of a requirement has.
    NeedShape { span: Span },
    /// A law that the machine does not ask.
    UnknownLaw { name: SmolStr, span: Span },
    /// One slot of a record with two types.
    SlotType {
        name: SmolStr,
        span: Span,
        was: String,
        is: String,
    },
    /// A role that the verb does not have, or that is taken.
    NoRole { span: Span },
    /// A role is bound to a name of another type.
    RoleType {
        name: SmolStr,
        span: Span,
        is: String,
    },
    /// A set is wanted.
    NoSet { span: Span },
    /// A symbol of another enumeration.
    OtherList {
        name: SmolStr,
        span: Span,
        list: SmolStr,
        wanted: SmolStr,
    },
    /// A name that an enumeration does not have.
    NotInList {
        name: SmolStr,
        span: Span,
        list: SmolStr,
        nearest: Option<SmolStr>,
    },
    /// A count of levels that cannot be meant.
    Levels { span: Span },
    /// A name stands twice in a list of levels.
    NameTwice {
        span: Span,
        first: Span,
        counts: bool,
    },
    /// A fact is given twice.
    FactTwice {
        name: SmolStr,
        /// Whether it may have several values.
        several: bool,
        span: Span,
        first: Span,
    },
    /// Neither a flag nor a symbol.
    NoMark {
        span: Span,
        /// The kind on whose cards it is printed.
        elsewhere: Option<SmolStr>,
        nearest: Option<SmolStr>,
        /// Some of those that may stand there.
        marks: Vec<SmolStr>,
    },
    /// A symbol for which the kind has no field.
    NoFieldFor {
        list: SmolStr,
        /// The one that has the same name in words.
        nearest: Option<SmolStr>,
        /// Symbols that can stand there.
        marks: Vec<SmolStr>,
        span: Span,
    },
    /// How many of a name where one name is given.
    CountedName {
        field: SmolStr,
        /// The field that comes next in the line.
        next: Option<SmolStr>,
        span: Span,
    },
    /// A number that is never printed in the field.
    NotWithin {
        field: SmolStr,
        least: i64,
        most: i64,
        span: Span,
    },
    /// A symbol that is never printed in the field.
    NotAmong {
        name: SmolStr,
        field: SmolStr,
        known: Vec<SmolStr>,
        /// The field that comes next in the line.
        next: Option<SmolStr>,
        span: Span,
    },
    /// A clause of another kind of card.
    OtherKind {
        form: String,
        /// The kind of the card.
        kind: SmolStr,
        /// The kind whose text it is.
        of: SmolStr,
        span: Span,
        declared: Span,
    },
    /// An action that shows one of its parts before any word.
    SaysPartFirst { span: Span },
    /// A clause that could not begin a line.
    GoesOn { word: SmolStr, span: Span },
    /// How many of a name, before the name.
    CountFirst {
        name: SmolStr,
        many: i64,
        span: Span,
    },
    /// A line of facts with too many or too few of them.
    LineCount {
        fields: Vec<SmolStr>,
        slashes: bool,
        span: Span,
    },
    /// A printed number written as a word.
    Digits { number: i64, span: Span },
    /// A block where a slot takes no effects.
    NoBlock { span: Span },
    /// A rule that the edition replaces or omits already.
    GoneAlready {
        name: SmolStr,
        span: Span,
        first: Span,
    },
    /// Too many or too few values.
    Count {
        what: &'static str,
        wanted: usize,
        span: Span,
    },
}
