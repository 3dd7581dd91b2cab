//! The words of the language itself: what the machine knows of any game, and the small closed words of
//! phrases.

use super::{Class, Entry, Quantifier, Special, Table};
use crate::phrase::token::Class as Token;
use crate::tree::{Arithmetic, Builtin, ChangePart};

/// The closed words of phrases: what each can do there, and what it means where it stands for something.
const CLOSED: &[(&str, Token, Option<Class>)] = &[
    ("of", Token::Of, None),
    ("by", Token::By, None),
    ("as", Token::As, None),
    ("over", Token::Over, None),
    ("and", Token::And, None),
    ("or", Token::Or, None),
    ("OR", Token::OrNeed, None),
    ("not", Token::Not, None),
    ("if", Token::If, None),
    ("else", Token::Else, None),
    ("unless", Token::Unless, None),
    ("while", Token::While, None),
    ("when", Token::When, None),
    ("then", Token::Then, None),
    ("where", Token::Where, None),
    ("except", Token::Except, None),
    ("until", Token::Until, None),
    ("because", Token::Because, None),
    ("is", Token::Is, None),
    ("be", Token::Be, None),
    ("was", Token::Was, None),
    ("has", Token::Has, special(Special::Grammar)),
    ("can", Token::Can, special(Special::Grammar)),
    ("may", Token::May, special(Special::May)),
    ("must", Token::Must, special(Special::Grammar)),
    ("cannot", Token::Cannot, special(Special::Grammar)),
    ("matches", Token::Matches, special(Special::Grammar)),
    ("meets", Token::Meets, None),
    ("just", Token::Just, special(Special::Just)),
    ("about to be", Token::AboutToBe, None),
    ("gains", Token::Gains, special(Special::Grammar)),
    ("loses", Token::Loses, special(Special::Grammar)),
    ("becomes", Token::Becomes, special(Special::Grammar)),
    ("different", Token::Different, special(Special::Grammar)),
    ("in total", Token::InTotal, None),
    ("in play", Token::InPlay, None),
    ("anywhere", Token::Anywhere, None),
    ("at random", Token::AtRandom, special(Special::Grammar)),
    ("one", Token::Quantifier, many(Quantifier::Number(1))),
    ("two", Token::Quantifier, many(Quantifier::Number(2))),
    ("three", Token::Quantifier, many(Quantifier::Number(3))),
    ("four", Token::Quantifier, many(Quantifier::Number(4))),
    ("five", Token::Quantifier, many(Quantifier::Number(5))),
    ("six", Token::Quantifier, many(Quantifier::Number(6))),
    ("seven", Token::Quantifier, many(Quantifier::Number(7))),
    ("eight", Token::Quantifier, many(Quantifier::Number(8))),
    ("nine", Token::Quantifier, many(Quantifier::Number(9))),
    ("ten", Token::Quantifier, many(Quantifier::Number(10))),
    ("a", Token::Quantifier, many(Quantifier::A)),
    ("an", Token::Quantifier, many(Quantifier::A)),
    ("another", Token::Quantifier, many(Quantifier::Another)),
    ("each", Token::Quantifier, many(Quantifier::Each)),
    ("every", Token::Quantifier, many(Quantifier::Every)),
    ("all", Token::Quantifier, many(Quantifier::All)),
    ("some", Token::Quantifier, many(Quantifier::Some)),
    (
        "any number of",
        Token::AnyNumberOf,
        many(Quantifier::AnyNumberOf),
    ),
    ("up to", Token::UpTo, many(Quantifier::UpTo)),
    ("at least", Token::UpTo, many(Quantifier::AtLeast)),
    ("no", Token::No, special(Special::No)),
    ("any", Token::Any, many(Quantifier::Any)),
    ("first", Token::First, special(Special::Grammar)),
    ("last", Token::Last, special(Special::Grammar)),
    ("highest", Token::Extreme, special(Special::Highest)),
    ("lowest", Token::Extreme, special(Special::Lowest)),
    ("most", Token::Extreme, special(Special::Most)),
    ("fewest", Token::Extreme, special(Special::Fewest)),
    ("this", Token::This, special(Special::This)),
    ("you", Token::You, special(Special::You)),
    ("it", Token::It, special(Special::It)),
    ("that", Token::That, special(Special::That)),
    ("those", Token::Those, special(Special::Those)),
    ("yes", Token::Yes, special(Special::Yes)),
    ("nothing", Token::Nothing, special(Special::Nothing)),
    ("something", Token::Something, special(Special::Grammar)),
    ("printed", Token::Printed, special(Special::Grammar)),
    ("symbols of", Token::SymbolsOf, special(Special::Grammar)),
    ("face_up", Token::Face, None),
    ("face_down", Token::Face, None),
    ("sum of", Token::Fold, special(Special::SumOf)),
    ("product of", Token::Fold, special(Special::ProductOf)),
    ("number of", Token::NumberOfAll, special(Special::Grammar)),
    ("number of times", Token::NumberOfTimes, None),
    ("this turn", Token::Span, None),
    ("last turn", Token::Span, None),
    ("this game", Token::Span, None),
    ("after it", Token::AfterIt, None),
    ("just after", Token::JustAfter, None),
    ("instead of", Token::InsteadOf, None),
    ("in place of", Token::InPlaceOf, None),
    ("at cost", Token::AtCost, None),
    ("for each", Token::ForEach, None),
    ("limit", Token::LimitTo, None),
    ("choose one", Token::ChooseOne, special(Special::ChooseOne)),
    ("chooses one", Token::ChoosesOne, None),
    ("or none", Token::OrNone, None),
    ("let", Token::Let, None),
    ("announce", Token::Announce, None),
];

/// Words that are called like a function.
const CALLED: &[(&str, Special)] = &[
    ("holds", Special::Holds),
    ("value", Special::Value),
    ("can_target", Special::CanTarget),
];

const fn many(word: Quantifier) -> Option<Class> {
    Some(Class::Quantifier(word))
}

const fn special(word: Special) -> Option<Class> {
    Some(Class::Special(word))
}

/// The closed words of phrases, and what each can do there.
pub(crate) fn closed() -> impl Iterator<Item = (&'static str, Token)> {
    CLOSED.iter().map(|(word, token, _)| (*word, *token))
}

/// Enters every word that stands for something.
pub(super) fn fill(words: &mut Table<Entry>) {
    // `amount`, `source` and `since` are asked of changes and of other things: the type of the argument decides.
    let parts = ChangePart::ALL.iter();
    let parts = parts.map(|part| (part.text(), Class::Part(*part)));
    let known = Builtin::ALL.iter();
    let known = known.map(|op| (op.text(), Class::Builtin(*op)));
    let reckoned = Arithmetic::ALL.iter().filter(|how| how.text().len() > 1);
    let reckoned = reckoned.map(|how| (how.text(), Class::Arithmetic(*how)));
    let called = CALLED
        .iter()
        .map(|(word, what)| (*word, Class::Special(*what)));
    let closed = CLOSED
        .iter()
        .filter_map(|(word, _, meaning)| Some((*word, meaning.clone()?)));
    for (name, class) in parts
        .chain(known)
        .chain(reckoned)
        .chain(called)
        .chain(closed)
    {
        let entry = Entry {
            class,
            span: None,
            also: Vec::new(),
            state: None,
        };
        // No name stands twice; a test looks.
        let _ = words.insert(name, entry);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_word_of_the_language_stands_twice() {
        let mut words = Table::default();
        fill(&mut words);
        let closed = CLOSED.iter().filter(|(_, _, meaning)| meaning.is_some());
        // Of `amount`, `source` and `since` the first is entered, and signs are no words.
        let others = ChangePart::ALL.len() + Builtin::ALL.len() - 3 + Arithmetic::ALL.len() - 4;
        assert_eq!(words.iter().count(), others + CALLED.len() + closed.count());
    }
}
