//! Which classes do what for the neighbours and regions of a phrase.

use crate::phrase::token::Class;

/// Writes for each group of classes the question whether a class is one of it.
macro_rules! groups {
    ($($(#[$doc:meta])* $is:ident: $($class:ident)*;)*) => {
        $(
            $(#[$doc])*
            pub(super) const fn $is(class: Class) -> bool {
                matches!(class, $(Class::$class)|*)
            }
        )*
    };
}

groups! {
    /// What begins an item in which a condition comes first.
    asks:
        If While Let Return ForEach Repeat When Before InsteadOf JustAfter Unless Limit Frame;
    /// What parts such a condition from effects, or begins a statement that has one.
    frames: Colon Let Return If While ForEach Repeat;
    /// Behind what an effect may begin, as the first pass sees it.
    does_behind: Then Comma Colon Or Open May Says;
    /// Behind what a parenthesis may hold effects.
    groups_behind: Then Comma Colon OrEffect May AtCost OpenEffects;
    /// What stands behind a parenthesis of effects.
    groups_before: Then Comma Close Or If Unless Until Colon;
    /// What ends a `where`.
    closes:
        Comma Close CloseList Then Block Colon Until Else If IfElse Unless Because ForEach InTotal
        Different Cannot May Must;
    /// What ends the qualities of somebody.
    unqualifies:
        Verb Verbs Past Then Colon ColonChange Role RoleInTimes ToValue WithScope Preposition Is Was
        Relation RelationTo Unless Where If IfChange IfElse Cannot Can Or And;
    /// What a past verb can stand behind.
    subject: You Noun Name It This That Kind Title Close Relation Those Symbol;
    /// Behind what something is said of somebody.
    says: Is Was Be AboutToBe Just;
    /// What can begin the description of somebody.
    describes: Symbol Adjective Participle Kind Title AnyTitle Printed;
    /// What is counted by a parenthesis before it.
    counted: Kind Symbol Adjective Title;
    /// What can begin a quality behind a connective.
    qualifies:
        Quantifier No NoWord Extreme Open Symbol Kind Title Adjective Number NumberOf AnyTitle;
    /// What stands for somebody who is known.
    pronoun: It This You That Those;
    /// What begins another change behind a comma.
    changes: Field Gains Loses Is Open Cannot Printed;
    /// Behind what a field is changed.
    change_begins: ColonChange CommaChange OpenChange AndField;
    /// Behind what a need begins.
    needs_behind: Or OrNeed And Plus Comma Colon Open Not Unless;
    /// Behind what `no` means that it is not.
    ends: Comma Close Else Then Block If IfElse Or And Where;
    /// What ends the search for the `else` of an `if`.
    closes_if: Comma Then Colon Block;
    /// What ends the search for the `over` of a fold.
    closes_fold: Comma Then Colon Block Or And;
    compares: Compare Equal;
}

/// Whether a connective between these two joins words.
pub(super) const fn joins(left: Class, right: Class) -> bool {
    match left {
        Class::Kind | Class::Title => matches!(right, Class::Kind | Class::Title | Class::AnyTitle),
        Class::Symbol | Class::Adjective | Class::Participle | Class::Times => {
            matches!(right, Class::Symbol | Class::Adjective | Class::Participle)
        }
        _ => false,
    }
}

/// The bracket that closes another.
pub(super) const fn closing(open: Class) -> Class {
    match open {
        Class::OpenNeed => Class::CloseNeed,
        Class::OpenQuality => Class::CloseQuality,
        Class::OpenEffects => Class::CloseEffects,
        Class::OpenChange => Class::CloseChange,
        Class::OpenCount => Class::CloseCount,
        Class::OpenList => Class::CloseList,
        _ => Class::Close,
    }
}
