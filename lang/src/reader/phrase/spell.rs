//! How words are spelled in messages, and which near word of the right class to offer.

use crate::diagnostic::nearest_of_all;
use crate::reader::{Cx, Setting};
use crate::sentence::Word;
use crate::span::FileId;
use crate::vocabulary::{Class, Entry, Form, Special};
use smol_str::{SmolStr, format_smolstr};

pub(super) fn spelled(word: &Word) -> SmolStr {
    format_smolstr!("{}", word.kind)
}

pub(super) fn row(words: &[Word]) -> String {
    crate::sentence::spelled(words)
}

/// A declared name as it is written; most are one word.
pub(super) fn name(words: &[Word]) -> SmolStr {
    match words {
        [word] => spelled(word),
        words => row(words).into(),
    }
}

/// Whether a word may stand where `what` is wanted.
pub(super) fn serves(entry: &Entry, what: &str) -> bool {
    let class = &entry.class;
    match what {
        "a verb" => matches!(class, Class::Verb(_, Form::Plain) | Class::Procedure(_)),
        "the verb" => matches!(class, Class::Verb(_, Form::Plain)),
        "a participle" => matches!(class, Class::Verb(_, Form::Past)),
        "what is done" => matches!(class, Class::Verb(_, Form::Third)),
        "a kind" => matches!(
            class,
            Class::Kind(..)
                | Class::Adjective(_)
                | Class::Symbol(_)
                | Class::State(_)
                | Class::Noun(_)
        ),
        "what it is" => matches!(
            class,
            Class::Kind(..)
                | Class::Adjective(_)
                | Class::Symbol(_)
                | Class::State(_)
                | Class::Relation(_)
                | Class::Verb(_, Form::Past)
        ),
        "a symbol" => matches!(class, Class::Symbol(_)),
        "a field" => matches!(class, Class::Field(_) | Class::Noun(_)),
        "a state" => matches!(class, Class::State(_)),
        "a quality" => matches!(
            class,
            Class::Symbol(_)
                | Class::Field(_)
                | Class::Special(
                    Special::Highest | Special::Lowest | Special::Most | Special::Fewest
                )
        ),
        "something needed" => matches!(
            class,
            Class::Symbol(_) | Class::Field(_) | Class::Kind(..) | Class::Adjective(_)
        ),
        "the next word" => !matches!(class, Class::Verb(..) | Class::Procedure(_)),
        // A participle that is a state as well describes somebody: `stopped personnel`.
        _ => match class {
            Class::Verb(_, form) => *form == Form::Past && entry.state.is_some(),
            class => !matches!(class, Class::Procedure(_)),
        },
    }
}

/// The words with which the language itself begins an item.
const OPENINGS: &[&str] = &[
    "when", "while", "unless", "if", "before", "after", "instead", "let", "for", "repeat", "leave",
    "return", "offer", "open", "follow", "target", "finish", "refuse", "not",
];

/// Names as one proposal, in their order.
fn together(mut names: Vec<&str>) -> Option<SmolStr> {
    names.sort_unstable();
    names.truncate(SHOWN);
    (!names.is_empty()).then(|| names.join("` or `").into())
}

/// What an item could begin with that is most like these words.
pub(super) fn nearest_opening(cx: &Cx<'_>, words: &[Word]) -> Option<SmolStr> {
    if cx.has_told_enough() {
        return None;
    }
    let from = words.first()?.span.file;
    (1..=4).rev().find_map(|many| {
        let written = row(words.get(..many)?);
        // Facts and texts of one word begin items, too.
        let own = cx
            .vocab
            .entries()
            .filter(|(_, entry)| matches!(entry.class, Class::Field(_) | Class::Record(..)));
        let heads = cx.vocab.head_names(from).chain(OPENINGS.iter().copied());
        let same = heads
            .chain(own.map(|(name, _)| name))
            .filter(|head| head.split(' ').count() == many);
        nearest_of_all(&written, same).and_then(|near| with_its_like(cx, near, from))
    })
}

/// A frame, and those that differ from it in the middle alone: whether each or every turn is meant, only the author
/// knows.
fn with_its_like(cx: &Cx<'_>, near: &str, from: FileId) -> Option<SmolStr> {
    let ends = |head: &str| {
        let mut words = head.split(' ');
        let first = words.next().map(str::to_owned);
        (
            head.split(' ').count(),
            first,
            words.next_back().map(str::to_owned),
        )
    };
    let frames = || cx.vocab.frame_names(from);
    if near.split(' ').count() < 3 || !frames().any(|frame| frame == near) {
        return Some(SmolStr::new(near));
    }
    let wanted = ends(near);
    together(frames().filter(|head| ends(head) == wanted).collect())
}

/// What is declared to begin with the first of these words and has most of the others: `once per turn` is
/// meant for `once each turn`.
pub(super) fn same_opening(cx: &Cx<'_>, words: &[Word]) -> Option<SmolStr> {
    if cx.has_told_enough() {
        return None;
    }
    let (first, rest) = words.split_first()?;
    let first = first.name()?;
    let rest = rest.get(..rest.len().min(4)).unwrap_or(rest);
    // Many of the words, and few others.
    let like = |head: &str| {
        let said = head.split(' ').skip(1);
        let shared = said.filter(|said| rest.iter().any(|word| word.is(said)));
        let (shared, others) = (shared.count(), head.split(' ').count().saturating_sub(1));
        (shared > 0).then(|| (2 * shared).saturating_sub(others))
    };
    let heads = cx.vocab.head_names(words.first()?.span.file);
    let begun = heads.filter(|head| head.split(' ').next() == Some(first) && head.contains(' '));
    let found: Vec<(usize, &str)> = begun.filter_map(|head| Some((like(head)?, head))).collect();
    let most = found.iter().map(|(like, _)| *like).max()?;
    let near = found.iter().filter(|(like, _)| *like == most);
    together(near.map(|(_, head)| *head).collect())
}

/// How many words stand where a proposal of several words is meant: as many as it has, up to a comma, a colon or a word
/// that is no name.
pub(super) fn words_for(words: &[Word], proposal: &str) -> usize {
    let first = proposal.split('`').next().unwrap_or(proposal);
    let many = words
        .iter()
        .take_while(|word| word.name().is_some())
        .count();
    let names = words.get(..many).unwrap_or_default();
    let count = first.split(' ').count();
    let last = first.split(' ').next_back().unwrap_or(first);
    let ends = names.iter().position(|word| word.is(last));
    ends.map_or(count, |at| at + 1).clamp(1, many.max(1))
}

/// All frames that begin with as many of these words as any other, or with one less, articles aside: at least with
/// two of them. What differs behind may be whose turn it is, and only the author knows.
pub(super) fn begin_so(cx: &Cx<'_>, words: &[Word]) -> Option<SmolStr> {
    if cx.has_told_enough() {
        return None;
    }
    let from = words.first()?.span.file;
    let words = words.iter().filter_map(Word::name);
    let written: Vec<&str> = words
        .filter(|word| !matches!(*word, "the" | "a" | "an"))
        .collect();
    let shared = |head: &str| {
        let both = head.split(' ').zip(&written);
        both.take_while(|(said, word)| said == *word).count()
    };
    let frames = || cx.vocab.frame_names(from);
    let most = frames().map(shared).max();
    let least = most.filter(|most| *most >= 2)?.saturating_sub(1).max(2);
    let alike = frames().filter(|head| shared(head) >= least);
    together(alike.collect())
}

/// The frame that is spelled nearly like these words.
pub(super) fn spelled_so(cx: &Cx<'_>, words: &[Word]) -> Option<SmolStr> {
    if cx.has_told_enough() {
        return None;
    }
    let frames = cx.vocab.frame_names(words.first()?.span.file);
    nearest_of_all(&row(words), frames).map(SmolStr::new)
}

/// What is declared to end with these words: `each turn` is meant for `once each turn` or `at end of each turn`.
pub(super) fn end_so(cx: &Cx<'_>, words: &[Word]) -> Option<SmolStr> {
    if cx.has_told_enough() {
        return None;
    }
    let written = format!(" {}", row(words));
    let heads = cx.vocab.frame_names(words.first()?.span.file);
    together(heads.filter(|head| head.ends_with(&written)).collect())
}

/// The title of a card that stands here without its quotation marks.
pub(super) fn bare_title(cx: &Cx<'_>, words: &[Word]) -> Option<SmolStr> {
    let names = words
        .iter()
        .take_while(|word| word.name().is_some())
        .count();
    (1..=names.min(8)).rev().find_map(|many| {
        let written = row(words.get(..many)?);
        let known = cx.vocab.titles.contains(written.as_str());
        known.then(|| format_smolstr!("\"{written}\""))
    })
}

/// A longer name with which an item may begin and of which a word is a part or the beginning.
pub(super) fn longer_opening(cx: &Cx<'_>, word: &str, what: &str) -> Option<SmolStr> {
    if cx.has_told_enough() {
        return None;
    }
    let begins = what == "a verb" && cx.env.setting == Setting::Card;
    let own = cx
        .vocab
        .entries()
        .filter(|(_, entry)| begins && matches!(entry.class, Class::Field(_) | Class::Symbol(_)));
    crate::diagnostic::longer(word, own.map(|(name, _)| name)).map(SmolStr::new)
}

/// The form of a verb that goes with one subject.
pub(super) fn singular(word: &str) -> Option<SmolStr> {
    match word {
        "are" => Some(SmolStr::new_static("is")),
        "were" => Some(SmolStr::new_static("was")),
        _ => None,
    }
}

/// So many proposals are shown at most.
const SHOWN: usize = 6;

/// Writes a table of words, and what to write in their place.
macro_rules! instead {
    ($on:expr; $($($word:literal)* => $help:literal;)*) => {
        match $on {
            $($($word)|* => Some($help),)*
            _ => None,
        }
    };
}

/// What to write for a word of plain English that this language has not, if no script declares it.
pub(super) fn english(word: &str) -> Option<&'static str> {
    instead! { word;
        "they" "them" "he" "she" "him" => "say who: `it`, `that KIND` or `those`";
        "its" "his" "her" "their" => "say behind the word whose it is: `owner of it`, `PLACE of opponent`";
        "have" =>
            "write `has`; of a player say what there is, `some your KIND here`; what somebody may have or do besides, the words of a clause say";
        "the" => "leave it out";
        "player" "players" =>
            "say which: `you`, `opponent`; `any player` in what happens, `each player` in what is done";
        "player's" "players'" => "say whose: `your`, `opponent's`; those of every player are `each KIND` alone";
        "exactly" => "compare: `number of KIND here = 3`";
        "which" "who" "whose" => "write `where it ...` behind the kind";
        "other" => "write `except this` behind the whole; of two that are chosen the second is `another KIND`";
        "random" => "say it behind them: `one KIND at random`";
        "randomly" => "write `at random`";
        "affect" "affects" "affected" =>
            "say what is done to it: `cannot be VERB`; or whose text does nothing to it, if the words of a clause say so";
        "take" "takes" "taken" => "say what becomes of it, by the verb that brings it where it goes";
        "double" "doubles" => "multiply behind a colon: `SELECTION: FIELD * 2`";
        "otherwise" => "write a text of its own for it: `unless ...: ...`, `if ...: ...`";
        "can't" "cant" => "write `cannot`";
        "don't" "doesn't" "isn't" "aren't" "wasn't" => "write `not`, or `no` before the kind";
        "whenever" =>
            "write `when` before what happens; what is so is asked behind that, `when ..., if ...:`, or stands behind `while`";
        "upon" => "write `when`";
        "get" "gets" => "write a colon behind what it changes: `SELECTION: FIELD +2`, `SELECTION: gains ...`";
        "repeat" => "it stands in a block: `...: ... { repeat 2 { ... } }`";
        "lower" "higher" "greater" "smaller" => "compare: `with FIELD < FIELD of host`, `with FIELD > 5`";
        "let" => "a name holds in one text: `plays to { let x be ...; ... }`, `when ... { let x be ...; ... }`";
        "more" "less" "fewer" => "compare: `> 2`, `>= 2`, `< 2`";
    }
}

/// The declared word or local name nearest to `word` among those that may stand there.
pub(super) fn nearest(cx: &Cx<'_>, word: &str, what: &str, from: FileId) -> Option<SmolStr> {
    if cx.has_told_enough() {
        return None;
    }
    let card = cx.env.setting == Setting::Card;
    let locals = cx.env.locals.iter().map(|local| local.name.as_str());
    let candidates = cx
        .vocab
        .entries()
        .filter(|(_, entry)| serves(entry, what) || what == "a state" && entry.state.is_some())
        .filter(|(_, entry)| cx.vocab.is_seen(entry, from))
        // Cards do not ask for records of text.
        .filter(|(_, entry)| !(card && matches!(entry.class, Class::Record(..))))
        .map(|(name, _)| name)
        .chain(locals.filter(|_| what != "a verb" && what != "a symbol"));
    nearest_of_all(word, candidates).map(SmolStr::new)
}

/// The words near to `word` that a script may write: declared ones, local names, and those of the language.
pub(super) fn near(cx: &Cx<'_>, word: &Word) -> Vec<SmolStr> {
    if cx.has_told_enough() {
        return Vec::new();
    }
    let spelled = spelled(word);
    let card = cx.env.setting == Setting::Card;
    let locals = cx.env.locals.iter().map(|local| local.name.as_str());
    let seen = cx.vocab.entries().filter(|(_, entry)| {
        let record = matches!(entry.class, Class::Record(..));
        cx.vocab.is_seen(entry, word.span.file) && !(card && record)
    });
    let candidates = seen.map(|(name, _)| name).chain(locals);
    let candidates = candidates.chain(crate::phrase::classify::closed_words());
    let near = crate::diagnostic::all_near(&spelled, candidates);
    near.into_iter().map(SmolStr::new).collect()
}
