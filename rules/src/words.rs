//! The words that packs declare, as who writes cards looks for them.
//!
//! In: packs. Out: for each declaration its group, how it is written, and what a reader of the game sees of it. The
//! words are taken from the declarations themselves, so nothing is said here that the scripts do not say.

mod page;

use crate::pack::{Packs, ScriptKind};
use spaceline_lang::diagnostic::nearest;
use spaceline_lang::parse::parse;
use spaceline_lang::sentence::{Item, Word as Spoken, WordKind};
use spaceline_lang::span::Span;

pub use page::markdown;

/// What sort of word it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Group {
    /// A form of card text.
    Clause,
    /// What is done, and happens.
    Verb,
    /// What is only announced: events, and verbs that say nothing of what is done.
    Event,
    /// A moment before a text, or the end of something that lasts.
    Moment,
    /// How often.
    Limit,
    /// A list of what players may do.
    Menu,
    /// A sort of cards.
    Kind,
    /// A value that something carries.
    Field,
    /// What somebody is for a while.
    State,
    /// How something is, before its kind.
    Adjective,
    /// How something stands to something else.
    Relation,
    /// A thing or a set that belongs to something.
    Noun,
    /// What a requirement may ask for.
    Need,
    /// Where cards lie.
    Place,
    /// What text finds around it.
    Scope,
    /// A list of symbols.
    Symbols,
    /// A line of scenarios.
    Setup,
}

impl Group {
    /// All of them, in the order in which they are shown.
    pub const ALL: &'static [Self] = &[
        Self::Clause,
        Self::Verb,
        Self::Event,
        Self::Moment,
        Self::Limit,
        Self::Menu,
        Self::Kind,
        Self::Field,
        Self::State,
        Self::Adjective,
        Self::Relation,
        Self::Noun,
        Self::Need,
        Self::Place,
        Self::Scope,
        Self::Symbols,
        Self::Setup,
    ];

    /// The word with which scripts declare it.
    #[must_use]
    pub const fn called(self) -> &'static str {
        match self {
            Self::Clause => "clause",
            Self::Verb => "verb",
            Self::Event => "event",
            Self::Moment => "moment",
            Self::Limit => "limit",
            Self::Menu => "menu",
            Self::Kind => "kind",
            Self::Field => "field",
            Self::State => "state",
            Self::Adjective => "adjective",
            Self::Relation => "relation",
            Self::Noun => "noun",
            Self::Need => "need",
            Self::Place => "zone",
            Self::Scope => "scope",
            Self::Symbols => "enum",
            Self::Setup => "setup",
        }
    }

    fn of(word: &str) -> Option<Self> {
        Some(match word {
            "clause" => Self::Clause,
            "verb" => Self::Verb,
            "event" => Self::Event,
            "frame" | "time" => Self::Moment,
            "limit" => Self::Limit,
            "menu" => Self::Menu,
            "kind" => Self::Kind,
            "field" => Self::Field,
            "state" => Self::State,
            "adjective" => Self::Adjective,
            "relation" => Self::Relation,
            "noun" => Self::Noun,
            "need" => Self::Need,
            "zone" => Self::Place,
            "scope" => Self::Scope,
            "enum" => Self::Symbols,
            "setup" => Self::Setup,
            _ => return None,
        })
    }
}

/// A declared word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// What sort of word it is.
    pub group: Group,
    /// How it is written, its slots in parentheses.
    pub form: String,
    /// Of what: the kind of a clause or state, what a noun gives.
    pub of: String,
    /// What a reader of the game sees; of a list its symbols, of a kind what it has.
    pub says: String,
    /// Where it is declared.
    pub span: Span,
}

/// Every word that packs declare, by groups and in the order of the alphabet.
#[must_use]
pub fn all(packs: &Packs) -> Vec<Word> {
    let mut words = Vec::new();
    for script in packs.packs.iter().flat_map(|pack| &pack.scripts) {
        if script.kind == ScriptKind::Script {
            let parsed = parse(script.file, packs.sources.text(script.file));
            collect(
                &parsed.file.items,
                packs.sources.text(script.file),
                &mut words,
            );
        }
    }
    words.sort_by(|one, other| {
        let key = |word: &Word| (word.group, plain(&word.form), word.form.clone());
        key(one).cmp(&key(other))
    });
    words.dedup_by(|one, other| {
        (one.group, &one.form, &one.of) == (other.group, &other.form, &other.of)
    });
    words
}

/// The words that hold a text, in their form or in what is shown of them; or else those nearest to it.
#[must_use]
pub fn find<'w>(words: &'w [Word], wanted: &str) -> Vec<&'w Word> {
    let wanted = wanted.to_lowercase();
    let holds = |text: &str| text.to_lowercase().contains(&wanted);
    let mut found: Vec<&Word> = words
        .iter()
        .filter(|word| holds(&word.form) || holds(&word.says))
        .collect();
    // The word itself comes first.
    found.sort_by_key(|word| !plain(&word.form).split(' ').any(|part| part == wanted));
    if !found.is_empty() {
        return found;
    }
    let parts = words.iter().flat_map(|word| {
        let names = word.form.split([' ', '(', ')', ':', ',']);
        names.chain(word.says.split(", "))
    });
    let near = nearest(&wanted, parts.filter(|part| part.len() > 2));
    near.map_or_else(Vec::new, |near| {
        let near = near.to_lowercase();
        let holds = |text: &str| text.to_lowercase().contains(&near);
        words
            .iter()
            .filter(|word| holds(&word.form) || holds(&word.says))
            .collect()
    })
}

/// A form without its slots, for the order.
fn plain(form: &str) -> String {
    let mut depth = 0_usize;
    let kept = form.chars().filter(|letter| {
        depth += usize::from(*letter == '(');
        let outside = depth == 0;
        depth -= usize::from(*letter == ')').min(depth);
        outside
    });
    let kept: String = kept.collect();
    kept.trim().to_lowercase()
}

/// The declarations among items, and those in rules. Other editions say the same words again.
fn collect(items: &[Item], text: &str, words: &mut Vec<Word>) {
    for item in items {
        let key = item.key().map(|key| key.text());
        if key == Some("rule") {
            item.blocks()
                .for_each(|block| collect(&block.items, text, words));
            continue;
        }
        let mut all: Vec<Spoken> = item.head.words.clone();
        let mut word = key;
        if word.is_none() {
            // `add enum E: A` and the words that are no keys of their own.
            let skip = usize::from(all.first().is_some_and(|word| word.is("add")));
            word = all.get(skip).and_then(Spoken::name).and_then(known);
            all.drain(..(skip + 1).min(all.len()));
        }
        let Some(mut group) = word.and_then(Group::of) else {
            continue;
        };
        // What rules only announce is no effect.
        if group == Group::Verb && item.block.is_none() {
            group = Group::Event;
        }
        words.push(declared(group, item, &all, text));
    }
}

fn known(word: &str) -> Option<&'static str> {
    ["menu", "time", "setup", "enum", "limit"]
        .into_iter()
        .find(|known| *known == word)
}

/// What a declaration says.
fn declared(group: Group, item: &Item, head: &[Spoken], text: &str) -> Word {
    let mut all = head.to_vec();
    if let (Group::Clause | Group::Setup, Some(colon)) = (group, &item.colon) {
        let mark = Spoken {
            kind: WordKind::Colon,
            span: colon.span.before(),
        };
        all.push(mark);
        all.extend(colon.words.iter().cloned());
    }
    let ends: &[&str] = match group {
        Group::Clause => &["as"],
        Group::Verb | Group::Event => &["past", "log", "answers", "at"],
        Group::Noun => &["gives"],
        Group::Limit => &["per", "says", "in"],
        Group::Kind => &["plural", "says"],
        Group::Menu => &["says"],
        _ => &[],
    };
    let ended = |word: &Spoken| ends.iter().any(|end| word.is(end));
    // A text of a card may have the word itself: `as damage: ... as RECORD`.
    let end = match group {
        Group::Clause => all.iter().rposition(ended),
        _ => all.iter().position(ended),
    };
    let end = end.unwrap_or(all.len());
    let behind = all.get(end..).unwrap_or_default();
    let mut of = match group {
        Group::Clause => between(behind, "of", &["first", "not", "with", "says"], text),
        Group::Noun => between(behind, "gives", &[], text),
        _ => String::new(),
    };
    let mut says = text_behind(
        behind,
        if matches!(group, Group::Verb | Group::Event) {
            "log"
        } else {
            "says"
        },
    );
    let colon = || item.colon.as_ref().map(|colon| written(&colon.words, text));
    match group {
        Group::Moment | Group::Symbols | Group::Place => says = colon().unwrap_or_default(),
        Group::Field => of = colon().unwrap_or_default(),
        Group::Scope => of = colon().unwrap_or_default(),
        Group::Kind => says = has(item, text),
        _ => {}
    }
    Word {
        group,
        form: written(all.get(..end).unwrap_or_default(), text)
            .trim_end_matches(',')
            .to_owned(),
        of,
        says,
        span: item.span,
    }
}

/// What the cards of a kind have, and their flags.
fn has(item: &Item, text: &str) -> String {
    let items = item.blocks().flat_map(|block| &block.items);
    let names = items.filter_map(|item| {
        let key = item.key()?.text();
        let words = &item.head.words;
        match key {
            "has" => Some(written(words, text)),
            "flag" => Some(format!("{} (flag)", written(words, text))),
            _ => None,
        }
    });
    names.collect::<Vec<_>>().join(", ")
}

/// Words as the script has them, on one line.
fn written(words: &[Spoken], text: &str) -> String {
    let (Some(first), Some(last)) = (words.first(), words.last()) else {
        return String::new();
    };
    let range = first.span.start as usize..last.span.end as usize;
    let parts = text.get(range).unwrap_or_default().split_whitespace();
    parts.collect::<Vec<_>>().join(" ")
}

/// The words behind one, up to one of others.
fn between(words: &[Spoken], from: &str, to: &[&str], text: &str) -> String {
    let Some(from) = words.iter().position(|word| word.is(from)) else {
        return String::new();
    };
    let rest = words.get(from + 1..).unwrap_or_default();
    let end = rest
        .iter()
        .position(|word| to.iter().any(|to| word.is(to)))
        .unwrap_or(rest.len());
    written(rest.get(..end).unwrap_or_default(), text)
}

/// The text in quotation marks behind a word.
fn text_behind(words: &[Spoken], from: &str) -> String {
    let at = words.iter().position(|word| word.is(from));
    let text = at.and_then(|at| words.get(at + 1));
    match text.map(|word| &word.kind) {
        Some(WordKind::Text(text)) => text.to_string(),
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCRIPT: &str = "enum mood: merry, gloomy\nadd enum mood: wild\nmenu songs says \"sing\", for card text\nrule r cites g \"1\" {\n  \
        verb sing (what: bard) with (m: mood) past sung log \"{what} sings\" { }\n  \
        noun best of (p: player) gives set of bard means every bard\n  \
        clause beware of (need: requirement): (what: effects) as warning of bard says \"Unless {need}, {what}.\"\n}\n\
        edition x extends y { rule z { verb hum } }\n";

    fn words() -> Vec<Word> {
        let mut packs = Packs::new();
        packs.add_text("a.sl", ScriptKind::Script, SCRIPT);
        all(&packs)
    }

    #[test]
    fn declarations_are_told_as_they_are_written() {
        let lines: Vec<String> = words()
            .iter()
            .map(|word| {
                format!(
                    "{} {} / {} / {}",
                    word.group.called(),
                    word.form,
                    word.of,
                    word.says
                )
            })
            .collect();
        let expected = [
            "clause beware of (need: requirement): (what: effects) / bard / Unless {need}, {what}.",
            "verb sing (what: bard) with (m: mood) /  / {what} sings",
            "menu songs /  / sing",
            "noun best of (p: player) / set of bard / ",
            "enum mood /  / merry, gloomy",
        ];
        for line in expected {
            assert!(
                lines.iter().any(|known| known == line),
                "{line}\n{lines:#?}"
            );
        }
        assert!(!lines.iter().any(|line| line.contains("hum")), "{lines:#?}");
    }

    #[test]
    fn words_are_found_by_a_part_and_by_what_is_near() {
        let words = words();
        let forms = |wanted: &str| -> Vec<String> {
            find(&words, wanted)
                .iter()
                .map(|word| word.form.clone())
                .collect()
        };
        assert_eq!(forms("gloomy"), ["mood"]);
        assert_eq!(
            forms("bewear"),
            ["beware of (need: requirement): (what: effects)"]
        );
        assert!(forms("xyzzy").is_empty());
    }
}
