//! The words of the language itself: what the machine knows of any game, and the small closed words of
//! phrases.

use super::{Class, Constant, Entry, Quality, Quantifier, Special, Table};
use crate::tree::{Arithmetic, Builtin, ChangePart};

/// Every name of something the machine knows.
const BUILTINS: &[(&str, Builtin)] = &[
    ("owner", Builtin::Owner),
    ("controller", Builtin::Controller),
    ("host", Builtin::Host),
    ("holder", Builtin::Holder),
    ("spot", Builtin::Place),
    ("kind", Builtin::Kind),
    ("title", Builtin::Title),
    ("printed_card", Builtin::Printed),
    ("in_play", Builtin::InPlay),
    ("face_up", Builtin::FaceUp),
    ("known", Builtin::Known),
    ("players", Builtin::Players),
    ("opponent", Builtin::Opponent),
    ("next_player", Builtin::Next),
    ("turn_player", Builtin::TurnPlayer),
    ("turn_number", Builtin::Turn),
    ("top", Builtin::Top),
    ("bottom", Builtin::Bottom),
    ("position", Builtin::Position),
    ("top_of", Builtin::TopOf),
    ("bottom_of", Builtin::BottomOf),
    ("everything", Builtin::Everything),
    ("inside", Builtin::Within),
    ("level", Builtin::Level),
    ("size", Builtin::Size),
    ("covers", Builtin::Covers),
    ("same_title", Builtin::SameTitle),
    ("only", Builtin::Only),
    ("acting", Builtin::Acting),
    ("use_number", Builtin::UseNumber),
    ("actor", Builtin::Actor),
    ("subject", Builtin::Subject),
    ("half_up", Builtin::HalfUp),
    ("match_roles", Builtin::MatchRoles),
    ("last_place", Builtin::LastPlace),
    ("changes_on", Builtin::Changes),
    ("own_texts", Builtin::OwnTexts),
    ("text_has", Builtin::TextHas),
    ("starts_with", Builtin::StartsWith),
    ("join", Builtin::Join),
    ("meets", Builtin::Meets),
    ("asked", Builtin::Asked),
    ("speaks_of", Builtin::SpeaksOf),
    ("alternatives", Builtin::Alternatives),
];

/// The parts of a change. `amount`, `source` and `since` are asked of other things too: the type of
/// the argument decides.
const PARTS: &[(&str, ChangePart)] = &[
    ("amount", ChangePart::Amount),
    ("is_set", ChangePart::IsSet),
    ("is_addition", ChangePart::IsAddition),
    ("is_factor", ChangePart::IsFactor),
    ("source", ChangePart::Source),
    ("clause", ChangePart::Clause),
    ("target", ChangePart::Target),
    ("since", ChangePart::Since),
    ("is_cumulative", ChangePart::Cumulative),
];

const ARITHMETIC: &[(&str, Arithmetic)] = &[
    ("at_least", Arithmetic::Most),
    ("at_most", Arithmetic::Least),
    ("divide_up", Arithmetic::DivideUp),
    ("remainder", Arithmetic::Remainder),
];

const QUANTIFIERS: &[(&str, Quantifier)] = &[
    ("one", Quantifier::Number(1)),
    ("two", Quantifier::Number(2)),
    ("three", Quantifier::Number(3)),
    ("four", Quantifier::Number(4)),
    ("five", Quantifier::Number(5)),
    ("six", Quantifier::Number(6)),
    ("seven", Quantifier::Number(7)),
    ("eight", Quantifier::Number(8)),
    ("nine", Quantifier::Number(9)),
    ("ten", Quantifier::Number(10)),
    ("a", Quantifier::A),
    ("an", Quantifier::A),
    ("another", Quantifier::Another),
    ("each", Quantifier::Each),
    ("every", Quantifier::Every),
    ("all", Quantifier::All),
    ("any", Quantifier::Any),
    ("some", Quantifier::Some),
    ("up to", Quantifier::UpTo),
    ("at least", Quantifier::AtLeast),
    ("any number of", Quantifier::AnyNumberOf),
];

const QUALITIES: &[(&str, Quality)] = &[
    ("highest", Quality::Highest),
    ("lowest", Quality::Lowest),
    ("most", Quality::Most),
    ("fewest", Quality::Fewest),
];

/// `no` is a quantifier too: where a selection may begin, it is that.
const CONSTANTS: &[(&str, Constant)] = &[
    ("yes", Constant::Yes),
    ("no", Constant::No),
    ("nothing", Constant::Nothing),
];

const SPECIALS: &[(&str, Special)] = &[
    ("this", Special::This),
    ("you", Special::You),
    ("it", Special::It),
    ("that", Special::That),
    ("those", Special::Those),
    ("printed", Special::Printed),
    ("number of", Special::NumberOf),
    ("sum of", Special::SumOf),
    ("product of", Special::ProductOf),
    ("first", Special::First),
    ("last", Special::Last),
    ("has", Special::Has),
    ("can", Special::Can),
    ("matches", Special::Matches),
    ("something", Special::Something),
    ("at random", Special::AtRandom),
    ("holds", Special::Holds),
    ("value", Special::Value),
    ("can_target", Special::CanTarget),
    ("just", Special::Just),
    ("symbols of", Special::SymbolsOf),
    ("different", Special::Different),
    ("may", Special::May),
    ("must", Special::Must),
    ("cannot", Special::Cannot),
    ("choose one", Special::ChooseOne),
    ("gains", Special::Gains),
    ("loses", Special::Loses),
    ("becomes", Special::Becomes),
];

/// What scripts call something that the machine knows.
#[must_use]
pub fn name(op: Builtin) -> &'static str {
    let named = BUILTINS.iter().find(|(_, known)| *known == op);
    let part = || match op {
        Builtin::Source => "source",
        Builtin::Since => "since",
        _ => "amount",
    };
    named.map_or_else(part, |(name, _)| name)
}

/// Enters every word of the language.
pub(super) fn fill(words: &mut Table<Entry>) {
    let builtins = BUILTINS
        .iter()
        .map(|(name, op)| (*name, Class::Builtin(*op)));
    let parts = PARTS.iter().map(|(name, part)| (*name, Class::Part(*part)));
    let arithmetic = ARITHMETIC
        .iter()
        .map(|(name, how)| (*name, Class::Arithmetic(*how)));
    let quantifiers = QUANTIFIERS
        .iter()
        .map(|(name, quantifier)| (*name, Class::Quantifier(*quantifier)));
    let qualities = QUALITIES
        .iter()
        .map(|(name, quality)| (*name, Class::Quality(*quality)));
    let constants = CONSTANTS
        .iter()
        .map(|(name, constant)| (*name, Class::Constant(*constant)));
    let specials = SPECIALS
        .iter()
        .map(|(name, special)| (*name, Class::Special(*special)));
    let all = builtins
        .chain(parts)
        .chain(arithmetic)
        .chain(quantifiers)
        .chain(qualities)
        .chain(constants)
        .chain(specials);
    for (name, class) in all {
        let entry = Entry {
            class,
            span: None,
            also: Vec::new(),
            state: None,
        };
        // The lists above have no name twice; a test looks.
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
        let count = BUILTINS.len()
            + PARTS.len()
            + ARITHMETIC.len()
            + QUANTIFIERS.len()
            + QUALITIES.len()
            + CONSTANTS.len()
            + SPECIALS.len();
        assert_eq!(words.iter().count(), count);
    }
}
