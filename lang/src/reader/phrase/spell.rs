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
        let heads = cx.vocab.head_names().chain(OPENINGS.iter().copied());
        let same = heads.filter(|head| count(head) == many);
        nearest_of_all(&written, same).map(SmolStr::new)
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
