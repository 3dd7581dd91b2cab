//! Tokens: the words of a phrase with their classes.
//!
//! A class says what a word can do in a phrase, never what it means: a kind, a verb, a `where`. The grammar knows
//! classes alone. One token stands for all words of a name (`Stellar Cartography`), and has no more than its
//! class and its place.

use crate::span::Span;
use crate::words::spelled;

spelled! {
    /// What a word can do in a phrase. It is spelled as the grammar and messages call it.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    Class {
        // Declared words.
        Kind "KIND",
        Symbol "SYMBOL",
        Field "FIELD",
        /// A field that a comparison follows.
        FieldCompared "FIELD compared",
        /// A field at the head of a change.
        FieldChanged "FIELD changed",
        /// A field at the head of a fact.
        FieldOfFact "FIELD of a fact",
        Noun "NOUN",
        /// A relation with one parameter.
        Relation "RELATION",
        /// A relation with two.
        RelationTo "RELATION to",
        Adjective "ADJECTIVE",
        Verb "VERB",
        Verbs "VERBS",
        /// `killed` behind `is` or before a kind.
        Participle "PARTICIPLE",
        /// `killed` as the verb of a sentence.
        Past "PAST",
        Event "EVENT",
        Procedure "PROCEDURE called",
        VerbCalled "VERB called",
        EventCalled "EVENT called",
        /// A noun, relation or builtin directly before `(`.
        Called "CALL",
        /// A menu, window or stage, where only such a name can stand.
        OwnName "OWN NAME",
        /// What no script declares: a local name, or a misspelt word.
        Name "NAME",
        /// `p:` before a kind or type.
        Binder "BINDER",
        /// `p in` behind `for each`.
        BinderIn "BINDER in",
        Frame "FRAME",
        Limit "LIMIT",
        Menu "MENU",
        Time "TIME",

        // Literals.
        Number "NUMBER",
        /// A number before what it counts.
        NumberOf "NUMBER counting",
        Change "CHANGE",
        Times "TIMES",
        Title "TITLE",
        Date "DATE",
        Block "{...}",

        // Quantities.
        Quantifier "QUANTIFIER",
        AnyNumberOf "any number of",
        UpTo "up to",
        /// `no` before what there is none of.
        NoWord "no ...",
        /// `that` before the kind of whom it means.
        ThatWord "that ...",
        Any "any",
        /// `any` before a title.
        AnyTitle "any TITLE",
        First "first",
        Last "last",
        /// `highest`, `lowest`, `most`, `fewest`.
        Extreme "EXTREME",

        // Words that stand for somebody or something.
        This "this",
        You "you",
        It "it",
        That "that",
        Those "those",
        Yes "yes",
        No "no",
        Nothing "nothing",
        Something "something",
        Printed "printed",
        SymbolsOf "symbols of",
        Face "FACE",

        // Signs.
        Comma ",",
        CommaChange ", change",
        CommaQuality ", quality",
        CommaNeed ", need",
        Colon ":",
        ColonChange ": change",
        Open "(",
        Close ")",
        OpenNeed "( need",
        CloseNeed ") need",
        OpenQuality "( quality",
        CloseQuality ") quality",
        OpenEffects "( effects",
        CloseEffects ") effects",
        OpenChange "( change",
        CloseChange ") change",
        OpenCount "( count",
        CloseCount ") count",
        OpenList "[",
        CloseList "]",
        Equal "=",
        Compare "COMPARISON",
        Plus "+",
        PlusNeed "+ need",
        Minus "-",
        Star "*",
        Slash "/",
        Dot ".",

        // Connectives.
        And "and",
        AndWord "and word",
        AndQuality "and quality",
        AndField "and field",
        AndNeed "and need",
        Or "or",
        OrWord "or word",
        OrQuality "or quality",
        OrEffect "or effect",
        OrForbid "or forbid",
        /// `OR` of requirements.
        OrNeed "OR",
        Not "not",
        If "if",
        /// `if` with an `else` on its level.
        IfElse "if .. else",
        /// `if` inside a list of changes.
        IfChange "if change",
        Else "else",
        Unless "unless",
        While "while",
        When "when",
        Then "then",
        Where "where",
        /// Put in where a `where` ends.
        EndWhere "end of where",
        Except "except",
        Until "until",
        Because "because",
        Over "over",
        As "as",
        Of "of",
        By "by",
        With "with",
        /// `with` before a scope and `=`.
        WithScope "with scope",
        Preposition "PREPOSITION",
        /// A preposition that the governing verb declares and that is still free.
        Role "ROLE",
        /// The same inside `number of times`.
        RoleInTimes "ROLE in times",
        /// `to` of `set X to E`.
        ToValue "to value",

        // What is said of somebody.
        Is "is",
        Be "be",
        Was "was",
        Has "has",
        Can "can",
        May "may",
        Must "must",
        Cannot "cannot",
        Matches "matches",
        Meets "meets",
        Just "just",
        AboutToBe "about to be",
        Gains "gains",
        Loses "loses",
        Becomes "becomes",
        Different "different",
        InTotal "in total",
        InPlay "in play",
        Anywhere "anywhere",
        AtRandom "at random",

        // Larger words.
        /// `sum of`, `product of`; `each`, `highest`, `lowest` with an `over` on their level.
        Fold "FOLD",
        NumberOfAll "number of",
        NumberOfTimes "number of times",
        Span "SPAN",
        SpanInTimes "SPAN in times",
        AfterIt "after it",
        JustAfter "just after",
        Before "before",
        InsteadOf "instead of",
        InPlaceOf "in place of",
        AtCost "at cost",
        ForEach "for each",
        LimitTo "limit",
        ChooseOne "choose one",
        ChoosesOne "chooses one",
        OrNone "or none",

        // Statements.
        Let "let",
        Announce "announce",
        Repeat "repeat",
        Leave "leave",
        Return "return",
        Stage "stage",
        Says "says",
        Offer "offer",
        Once "once",
        OpenWindow "open",
        Refuse "refuse",
        Finish "finish",

        /// Between the head of an item and what it means.
        Means "means",

        // Lines of scenarios.
        Version "version",
        OfPlayer "of PLAYER",
        Another "another",
        Refused "refused",
        Does "does",
        DoesNot "does not",
        StageIs "stage is",
        IsRefused "is refused",
        Sees "sees",
        Wins "wins",
        DecisionOf "decision of",
        Offers "offers",
        Exactly "exactly",
        Reason "REASON",

        /// What stands here cannot be read; it has been told.
        Bad "BAD",
    }
}

/// A word of a phrase, with its class.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// What it can do.
    pub class: Class,
    /// Where it stands; empty for what is put in.
    pub span: Span,
}
