//! How words are spelled in messages, and which near word of the right class to offer.

use crate::diagnostic::nearest_of_all;
use crate::reader::Cx;
use crate::sentence::{Word, WordKind};
use crate::vocabulary::{Class, Form};
use smol_str::{SmolStr, format_smolstr};

/// A word as it is written.
pub(super) fn spelled(word: &Word) -> SmolStr {
    match &word.kind {
        WordKind::Name { text, .. } => text.clone(),
        WordKind::Text(text) => format_smolstr!("\"{text}\""),
        WordKind::Number(number) => format_smolstr!("{number}"),
        WordKind::Change(number) => format_smolstr!("{number:+}"),
        WordKind::Times(number) => format_smolstr!("x{number}"),
        WordKind::Icon(icon) => format_smolstr!("[{icon}]"),
        WordKind::Date(date) => format_smolstr!("{date}"),
        WordKind::Op(op) => SmolStr::new_static(op.text()),
        WordKind::Comma => SmolStr::new_static(","),
        WordKind::Colon => SmolStr::new_static(":"),
        WordKind::Group(_) => SmolStr::new_static("("),
        WordKind::List(_) => SmolStr::new_static("["),
        WordKind::Bad(_) => SmolStr::new_static("?"),
    }
}

/// A row of words as it is written, parentheses left out.
pub(super) fn row(words: &[Word]) -> String {
    let words: Vec<SmolStr> = words.iter().map(spelled).collect();
    words.join(" ")
}

/// Whether a word of this class may stand where `what` is wanted.
fn serves(class: &Class, what: &str) -> bool {
    match what {
        "a verb" => matches!(class, Class::Verb(_, Form::Plain) | Class::Procedure(_)),
        "a kind" => matches!(
            class,
            Class::Kind(..)
                | Class::Adjective(_)
                | Class::Symbol(_)
                | Class::State(_)
                | Class::Noun(_)
        ),
        "a symbol" => matches!(class, Class::Symbol(_)),
        "a field" => matches!(class, Class::Field(_) | Class::Noun(_)),
        "a state" => matches!(class, Class::State(_)),
        "a quality" => matches!(
            class,
            Class::Symbol(_) | Class::Field(_) | Class::Quality(_)
        ),
        "something needed" => matches!(
            class,
            Class::Symbol(_) | Class::Field(_) | Class::Kind(..) | Class::Adjective(_)
        ),
        "the next word" => !matches!(class, Class::Verb(..) | Class::Procedure(_)),
        _ => !matches!(
            class,
            Class::Procedure(_) | Class::Verb(_, Form::Plain | Form::Gerund)
        ),
    }
}

/// The words with which the language itself begins an item.
const OPENINGS: &[&str] = &[
    "when", "while", "unless", "if", "before", "after", "instead", "let", "for", "repeat", "leave",
    "return", "offer", "open", "follow", "target", "finish", "refuse", "not",
];

/// What an item could begin with that is most like these words.
pub(super) fn nearest_opening(cx: &Cx<'_>, words: &[Word]) -> Option<SmolStr> {
    let count = |head: &&str| head.split(' ').count();
    (1..=4).rev().find_map(|many| {
        let written = row(words.get(..many)?);
        // Facts and texts of one word begin items, too.
        let own = cx
            .vocab
            .entries()
            .filter(|(_, entry)| matches!(entry.class, Class::Field(_) | Class::Record(..)));
        let heads = cx.vocab.head_names().chain(OPENINGS.iter().copied());
        let same = heads
            .chain(own.map(|(name, _)| name))
            .filter(|head| count(head) == many);
        nearest_of_all(&written, same).map(SmolStr::new)
    })
}

/// What is declared to begin with the first of these words and has most of the others: `once per turn` is
/// meant for `once each turn`.
pub(super) fn same_opening(cx: &Cx<'_>, words: &[Word]) -> Option<SmolStr> {
    let (first, rest) = words.split_first()?;
    let first = first.name()?;
    let rest = rest.get(..rest.len().min(4)).unwrap_or(rest);
    let mut found: Vec<(usize, &str)> = Vec::new();
    let mut heads: Vec<&str> = cx.vocab.head_names().collect();
    heads.sort_unstable();
    for head in heads {
        let mut said = head.split(' ');
        if said.next() != Some(first) || !head.contains(' ') {
            continue;
        }
        let shared = said
            .filter(|said| rest.iter().any(|word| word.is(said)))
            .count();
        let words = head.split(' ').count();
        // Many of the words, and few others.
        let like = (2 * shared).saturating_sub(words.saturating_sub(1));
        if shared > 0 {
            found.push((like, head));
        }
    }
    let most = found.iter().map(|(like, _)| *like).max()?;
    let near = found.into_iter().filter(|(like, _)| *like == most);
    let near: Vec<&str> = near.map(|(_, head)| head).take(3).collect();
    Some(near.join("` or `").into())
}

/// What to write for a word of plain English that this language has not, if no script declares it.
pub(super) fn english(word: &str) -> Option<&'static str> {
    Some(match word {
        "they" | "them" | "he" | "she" | "him" => "say who: `it`, `that KIND` or `those`",
        "its" | "his" | "her" | "their" => {
            "say behind the word whose it is: `owner of it`, `PLACE of opponent`"
        }
        "have" => "write `has`; of a player say what there is: `some your KIND here`",
        "other" => "write `another` for one, or `except ...` behind the whole",
        "random" => "say it behind them: `one KIND at random`",
        "otherwise" => "write a text of its own for it: `unless ...: ...`, `if ...: ...`",
        "more" | "less" | "fewer" => "compare: `> 2`, `>= 2`, `< 2`",
        _ => return None,
    })
}

/// The declared word or local name nearest to `word` among those that may stand there.
pub(super) fn nearest(cx: &Cx<'_>, word: &str, what: &str) -> Option<SmolStr> {
    let locals = cx.env.locals.iter().map(|local| local.name.as_str());
    let candidates = cx
        .vocab
        .entries()
        .filter(|(_, entry)| {
            serves(&entry.class, what) || what == "a state" && entry.state.is_some()
        })
        .map(|(name, _)| name)
        .chain(locals.filter(|_| what != "a verb" && what != "a symbol"));
    nearest_of_all(word, candidates).map(SmolStr::new)
}
