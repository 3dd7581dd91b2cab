//! Traps of scope: what could be read, but hardly as its writer would expect.

use crate::span::Span;
use smol_str::SmolStr;
use std::borrow::Cow;

/// A phrase that may be taken for another.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    missing_docs,
    reason = "a span is where, a name is what was written; the variants say the rest"
)]
pub enum TrapError {
    /// `it` in the `where` of a group whose member has a name.
    ItHasName {
        name: SmolStr,
        /// Whether something outside the group is `it`, too.
        outside: bool,
        span: Span,
        first: Span,
    },
    /// The last part of a `where`, which does not speak of the member.
    ReachesPast {
        /// The member's name, if it has one.
        name: Option<SmolStr>,
        /// Whether it is all that the `where` says.
        whole: bool,
        span: Span,
        /// The `where`.
        first: Span,
    },
    /// `A and B KIND`.
    BothAdjectives {
        first: SmolStr,
        second: SmolStr,
        span: Span,
    },
    /// `your A or B KIND`, where A and B are words of two sorts.
    EitherAmong { span: Span },
    /// `with highest F with A`.
    BehindHighest { word: SmolStr, span: Span },
    /// `2 A or B KIND` where something is needed.
    NumberOfBoth { word: SmolStr, span: Span },
    /// `and` or `or` behind the `with` of something needed.
    QualityOrNeed { word: SmolStr, span: Span },
    /// `with A or B KIND`, where A and B are words of two sorts.
    QualityOrOthers { word: SmolStr, span: Span },
    /// `with A` of what the sentence leaves out.
    WithAlone { name: SmolStr, span: Span },
    /// `here` of what lies where it is not in play.
    NeverThere { span: Span },
    /// `you play KIND here`, of what is nowhere when that happens.
    GoesLater {
        verb: SmolStr,
        /// The roles that say where it goes.
        roles: Vec<SmolStr>,
        /// What is announced once it is there, as a participle.
        there: Option<SmolStr>,
        span: Span,
    },
    /// `A does this or B does that`.
    EitherOfTwo { span: Span },
    /// A lasting change without an end.
    HowLong {
        /// The times that are declared, as they are written.
        times: Vec<String>,
        span: Span,
    },
    /// `one A and B` where one is chosen.
    OneOfBoth { span: Span },
    /// `2 A KIND or KIND` where something is needed.
    HeadOrNeed { span: Span },
    /// `2 A KIND or "Title"`: the number, or an adjective that a title could have.
    TitleBehind {
        word: SmolStr,
        number: bool,
        span: Span,
    },
    /// `every A is not B`.
    EveryNot { span: Span },
    /// One of two selections does not say where its members are.
    PlaceOfOne { span: Span, first: Span },
    /// `some A and some B is stopped`.
    SaidOfLast { span: Span, first: Span },
    /// A number in a clause that says which cards it is about.
    WhichNotHowMany { span: Span },
    /// `two KIND with highest F`.
    SeveralBest { span: Span },
    /// `A and B` of what happened.
    BothHappened { span: Span },
    /// One of two things that have happened does not say when.
    TimeOfOne { span: Span, first: Span },
    /// A choice of an action, spoken of in what is asked before anything is chosen.
    BeforePick { name: SmolStr, span: Span },
    /// The name of a part of an action, where the part is looked for.
    BeforeName { name: SmolStr, span: Span },
    /// `no A or B`, `no A and B`.
    NoReaches {
        before: String,
        word: SmolStr,
        span: Span,
    },
    /// `not A and B` on a card.
    NotReaches { span: Span },
    /// A number before a symbol that has levels.
    LevelOrOthers {
        name: String,
        number: Option<i64>,
        span: Span,
    },
    /// A post that the noun inside the post before it could have as well.
    TwoHeads {
        word: SmolStr,
        post: SmolStr,
        span: Span,
        first: Span,
    },
    /// `one` inside a post, where nothing is chosen.
    OneInside { span: Span },
    /// `A +1, B +2 for each X`.
    EachReaches { span: Span, first: Span },
    /// `for each` behind a change that is no number.
    NotSoOften { span: Span },
    /// A change of a field that one of several heads does not have.
    HeadWithout {
        name: SmolStr,
        kind: SmolStr,
        span: Span,
    },
    /// `A and B` to which something happens.
    BothHappen { span: Span },
    /// `A or B` behind a happening, of which one is asked before it and the other when it has happened.
    TwoMoments { span: Span },
    /// `A or B, C` between effects.
    OrBesides { span: Span },
    /// `and` or a comma beside `OR` in a requirement.
    MixedNeeds { span: Span },
    /// A kind in the singular as the object of an effect, without a number.
    HowMany {
        /// Whether the card itself is of that kind.
        this: bool,
        span: Span,
    },
    /// A frame behind the colon of another.
    FrameBehindColon { span: Span },
    /// A condition or an end behind a clause that has none.
    BehindClause {
        word: SmolStr,
        forms: Vec<String>,
        span: Span,
    },
    /// `highest F or lowest G`, and nobody who chooses.
    WhoChooses { span: Span },
    /// A fact with a colon.
    FactColon { name: SmolStr, span: Span },
    /// A block behind a fact.
    FactBlock { span: Span },
    /// Numbers that are the value of nothing.
    NumbersAlone { line: Option<String>, span: Span },
    /// A word of plain English that this language has not.
    English {
        word: SmolStr,
        help: Cow<'static, str>,
        span: Span,
    },
    /// `when your ship damages ship`: what rules do is done by no card.
    SeldomAtWork {
        name: SmolStr,
        kind: String,
        span: Span,
    },
    /// `if 2 Honor` on a card that asks needs.
    AskedOfAll {
        /// Where.
        span: Span,
    },
    /// A field in a `where` that does not say whose it is.
    OfIt { name: SmolStr, span: Span },
    /// `if`, `while`, `unless` or `until` behind standing changes.
    BehindChanges { word: SmolStr, span: Span },
    /// `.` at the end of a sentence.
    FullStop { span: Span },
    /// A line that begins like clauses and is none of them.
    NoForm { forms: Vec<String>, span: Span },
    /// `host is stopped`, as if it were done.
    StandingState {
        subject: String,
        state: String,
        span: Span,
    },
    /// A frame before a clause.
    ClauseBehindFrame { form: String, span: Span },
    /// Something behind a clause that ends where it stands.
    ClauseGoesOn {
        form: String,
        /// Clauses of such cards behind which something stands.
        others: Vec<String>,
        span: Span,
    },
    /// A card without text that each of its kind has.
    TextMissing {
        kind: SmolStr,
        records: Vec<SmolStr>,
        forms: Vec<String>,
        span: Span,
    },
    /// A declaration on a card.
    DeclaresOnCard { span: Span },
    /// A printed field that only cards of other kinds have.
    FactOfOthers {
        name: SmolStr,
        kind: SmolStr,
        kinds: Vec<SmolStr>,
        span: Span,
    },
    /// `after it` where no action is about to be offered.
    NothingAhead { span: Span },
    /// The same text twice on one card.
    TextTwice { span: Span, first: Span },
}
