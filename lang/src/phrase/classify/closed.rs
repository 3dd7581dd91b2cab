//! The words of the language itself, as they are written, with their classes.

use crate::phrase::token::Class;
use crate::sentence::Word;
use crate::vocabulary::Table;
use std::sync::OnceLock;

const CLOSED: &[(&str, Class)] = &[
    ("of", Class::Of),
    ("by", Class::By),
    ("as", Class::As),
    ("over", Class::Over),
    ("and", Class::And),
    ("or", Class::Or),
    ("OR", Class::OrNeed),
    ("not", Class::Not),
    ("if", Class::If),
    ("else", Class::Else),
    ("unless", Class::Unless),
    ("while", Class::While),
    ("when", Class::When),
    ("then", Class::Then),
    ("where", Class::Where),
    ("except", Class::Except),
    ("until", Class::Until),
    ("because", Class::Because),
    ("is", Class::Is),
    ("be", Class::Be),
    ("was", Class::Was),
    ("has", Class::Has),
    ("can", Class::Can),
    ("may", Class::May),
    ("must", Class::Must),
    ("cannot", Class::Cannot),
    ("matches", Class::Matches),
    ("meets", Class::Meets),
    ("just", Class::Just),
    ("about to be", Class::AboutToBe),
    ("gains", Class::Gains),
    ("loses", Class::Loses),
    ("becomes", Class::Becomes),
    ("different", Class::Different),
    ("in total", Class::InTotal),
    ("in play", Class::InPlay),
    ("anywhere", Class::Anywhere),
    ("at random", Class::AtRandom),
    ("one", Class::Quantifier),
    ("two", Class::Quantifier),
    ("three", Class::Quantifier),
    ("four", Class::Quantifier),
    ("five", Class::Quantifier),
    ("six", Class::Quantifier),
    ("seven", Class::Quantifier),
    ("eight", Class::Quantifier),
    ("nine", Class::Quantifier),
    ("ten", Class::Quantifier),
    ("a", Class::Quantifier),
    ("an", Class::Quantifier),
    ("another", Class::Quantifier),
    ("each", Class::Quantifier),
    ("every", Class::Quantifier),
    ("all", Class::Quantifier),
    ("some", Class::Quantifier),
    ("any number of", Class::AnyNumberOf),
    ("up to", Class::UpTo),
    ("at least", Class::UpTo),
    ("no", Class::No),
    ("any", Class::Any),
    ("first", Class::First),
    ("last", Class::Last),
    ("highest", Class::Extreme),
    ("lowest", Class::Extreme),
    ("most", Class::Extreme),
    ("fewest", Class::Extreme),
    ("this", Class::This),
    ("you", Class::You),
    ("it", Class::It),
    ("that", Class::That),
    ("those", Class::Those),
    ("yes", Class::Yes),
    ("nothing", Class::Nothing),
    ("something", Class::Something),
    ("printed", Class::Printed),
    ("symbols of", Class::SymbolsOf),
    ("face_up", Class::Face),
    ("face_down", Class::Face),
    ("sum of", Class::Fold),
    ("product of", Class::Fold),
    ("number of", Class::NumberOfAll),
    ("number of times", Class::NumberOfTimes),
    ("this turn", Class::Span),
    ("last turn", Class::Span),
    ("this game", Class::Span),
    ("after it", Class::AfterIt),
    ("just after", Class::JustAfter),
    ("instead of", Class::InsteadOf),
    ("in place of", Class::InPlaceOf),
    ("at cost", Class::AtCost),
    ("for each", Class::ForEach),
    ("limit", Class::LimitTo),
    ("choose one", Class::ChooseOne),
    ("chooses one", Class::ChoosesOne),
    ("or none", Class::OrNone),
    ("let", Class::Let),
    ("announce", Class::Announce),
];

/// Words with which a statement begins.
const STATEMENTS: &[(&str, Class)] = &[
    ("repeat", Class::Repeat),
    ("leave", Class::Leave),
    ("return", Class::Return),
    ("stage", Class::Stage),
    ("says", Class::Says),
    ("offer", Class::Offer),
    ("open", Class::OpenWindow),
    ("refuse", Class::Refuse),
    ("finish", Class::Finish),
];

/// The writes of rules, with the prepositions behind them.
const WRITES: &[(&str, &[&str])] = &[
    ("put", &["into", "at", "after", "before"]),
    ("hide", &["from"]),
    ("set", &["to"]),
    ("mark", &["as"]),
    ("unmark", &["as"]),
    ("control", &["by"]),
    ("become", &["as"]),
    ("create", &["into", "in", "as"]),
    ("delete", &[]),
    ("shuffle", &[]),
    ("show", &["to"]),
    ("turn", &[]),
    ("exchange", &["with"]),
    ("next_turn", &[]),
    ("target", &["for", "as"]),
    ("follow", &["for", "as"]),
];

/// The longest of these words at the front of a row, and how many words it has.
pub(super) fn longest(words: &[Word]) -> Option<(Class, usize)> {
    static TABLE: OnceLock<Table<Class>> = OnceLock::new();
    let table = TABLE.get_or_init(|| {
        let mut table = Table::default();
        for (text, class) in CLOSED {
            // No word stands twice; a test looks.
            let _ = table.insert(text, *class);
        }
        table
    });
    words.first()?.plain()?;
    table.longest(words).map(|(class, count)| (*class, count))
}

/// Whether a quantifier is a number.
pub(super) fn counts(word: &str) -> bool {
    !matches!(
        word,
        "a" | "an" | "another" | "each" | "every" | "all" | "some"
    )
}

/// The class of a word with which a statement begins.
pub(super) fn statement(word: &str) -> Option<Class> {
    find(STATEMENTS, word).copied()
}

/// The prepositions of a write.
pub(super) fn write(word: &str) -> Option<&'static [&'static str]> {
    find(WRITES, word).copied()
}

fn find<'t, T>(table: &'t [(&str, T)], word: &str) -> Option<&'t T> {
    let found = table.iter().find(|(text, _)| *text == word);
    found.map(|(_, value)| value)
}

/// All words of the language that stand in phrases.
pub(crate) fn all<'t>() -> impl Iterator<Item = &'t str> {
    let named = CLOSED.iter().chain(STATEMENTS).map(|(word, _)| *word);
    named.chain(WRITES.iter().map(|(word, _)| *word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_word_stands_twice() {
        let all = CLOSED.iter().chain(STATEMENTS).map(|(text, _)| *text);
        let all: Vec<&str> = all.chain(WRITES.iter().map(|(text, _)| *text)).collect();
        for (at, word) in all.iter().enumerate() {
            assert!(!all[..at].contains(word), "`{word}` stands twice");
        }
    }
}
