//! Which classes do what for the regions of a phrase.

use crate::phrase::token::Class;

/// What begins an item in which a condition comes first.
pub(super) const fn asks(class: Class) -> bool {
    matches!(
        class,
        Class::If
            | Class::While
            | Class::Let
            | Class::Return
            | Class::ForEach
            | Class::Repeat
            | Class::When
            | Class::Before
            | Class::InsteadOf
            | Class::JustAfter
            | Class::Unless
            | Class::Limit
            | Class::Frame
    )
}

pub(super) const fn frames(class: Class) -> bool {
    matches!(
        class,
        Class::Colon
            | Class::Let
            | Class::Return
            | Class::If
            | Class::While
            | Class::ForEach
            | Class::Repeat
    )
}

/// What ends a `where`.
pub(super) const fn closes(class: Class) -> bool {
    matches!(
        class,
        Class::Comma
            | Class::Close
            | Class::CloseList
            | Class::Then
            | Class::Block
            | Class::Colon
            | Class::Until
            | Class::Else
            | Class::If
            | Class::IfElse
            | Class::Unless
            | Class::Because
            | Class::ForEach
            | Class::InTotal
            | Class::Different
            | Class::Cannot
            | Class::May
            | Class::Must
    )
}

/// What a past verb can stand behind.
pub(super) const fn subject(class: Class) -> bool {
    matches!(
        class,
        Class::You
            | Class::Noun
            | Class::Name
            | Class::It
            | Class::This
            | Class::That
            | Class::Kind
            | Class::Title
            | Class::Close
            | Class::Relation
            | Class::Those
            | Class::Symbol
    )
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

/// What can begin a quality behind a connective.
pub(super) const fn qualifies(class: Class) -> bool {
    matches!(
        class,
        Class::Quantifier
            | Class::No
            | Class::NoWord
            | Class::Extreme
            | Class::Open
            | Class::Symbol
            | Class::Kind
            | Class::Title
            | Class::Adjective
            | Class::Number
            | Class::NumberOf
            | Class::AnyTitle
    )
}

pub(super) const fn compares(class: Class) -> bool {
    matches!(class, Class::Compare | Class::Equal)
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
