//! The words that packs declare, as who writes cards looks for them.
//!
//! In: packs. Out: for each declaration its group, how it is written, and what a reader of the game sees of it. The
//! words are taken from the declarations themselves, so nothing is said here that the scripts do not say.

mod declared;
mod page;
mod used;

use spaceline_lang::diagnostic::nearest;
use spaceline_lang::parse::parse;
use spaceline_lang::sentence::{Item, Word as Spoken};
use spaceline_lang::span::{FileId, Span};
use spaceline_rules::pack::{Packs, Script, ScriptKind};
use std::collections::BTreeSet;

pub use page::markdown;
pub use used::Use;

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
    /// What people write for it.
    Said,
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
        Self::Said,
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
            Self::Said => "said",
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
            "field" | "has" | "flag" => Self::Field,
            "state" => Self::State,
            "adjective" => Self::Adjective,
            "relation" => Self::Relation,
            "noun" => Self::Noun,
            "need" => Self::Need,
            "zone" => Self::Place,
            "scope" => Self::Scope,
            "enum" => Self::Symbols,
            "setup" => Self::Setup,
            "said" => Self::Said,
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
    /// What a reader of the game sees; of a list its symbols, of a kind what it has, of what people write the right
    /// words.
    pub says: String,
    /// What it means, as its declaration says (`///`).
    pub meaning: String,
    /// A text of a card with it.
    pub used: Option<Use>,
    /// The words by which texts call it, where they are others than those of its form.
    names: Vec<String>,
    /// Where it is declared.
    pub span: Span,
}

/// Every word that packs declare, by groups and in the order of the alphabet; without those of games apart, which
/// have words of their own.
#[must_use]
pub fn all(packs: &Packs) -> Vec<Word> {
    let strange = packs.packs.iter().zip(packs.apart());
    let strange: BTreeSet<FileId> = strange
        .filter(|(_, apart)| *apart)
        .flat_map(|(pack, _)| pack.scripts.iter().map(|script| script.file))
        .collect();
    collected(packs, |script| !strange.contains(&script.file))
}

/// Every word that the packs of an edition declare.
#[must_use]
pub fn under(packs: &Packs, edition: &str) -> Vec<Word> {
    let own = packs.in_force(Some(edition));
    let own: BTreeSet<FileId> = own
        .iter()
        .flat_map(|pack| pack.scripts.iter().map(|script| script.file))
        .collect();
    collected(packs, |script| own.contains(&script.file))
}

fn collected(packs: &Packs, counts: impl Fn(&Script) -> bool) -> Vec<Word> {
    let mut words = Vec::new();
    let mut texts = Vec::new();
    let scripts = packs.packs.iter().flat_map(|pack| &pack.scripts);
    for script in scripts.filter(|script| counts(script)) {
        if script.kind == ScriptKind::Script {
            let text = packs.sources.text(script.file);
            let parsed = parse(script.file, text);
            collect(&parsed.file.items, "", text, &mut words);
            used::collect(&parsed.file.items, &mut texts);
        }
    }
    words.sort_by(|one, other| {
        let key = |word: &Word| (word.group, plain(&word.form), word.form.clone());
        key(one).cmp(&key(other))
    });
    words.dedup_by(|one, other| {
        (one.group, &one.form, &one.of) == (other.group, &other.form, &other.of)
    });
    used::find(&mut words, texts);
    words
}

/// The words that hold a text in their form, in what is shown of them or in what people write for them; or else those
/// nearest to it.
#[must_use]
pub fn find<'w>(words: &'w [Word], wanted: &str) -> Vec<&'w Word> {
    let wanted = wanted.to_lowercase();
    let said = |word: &&Word| word.group == Group::Said;
    let mut found = holding(words, &wanted);
    // The word itself comes first, then what people mean by it.
    let meant: Vec<&str> = found
        .iter()
        .filter(|word| said(word) && word.form.to_lowercase().contains(&wanted))
        .flat_map(|word| {
            word.says
                .split([' ', '(', ')', ','])
                .chain([word.says.as_str()])
        })
        .collect();
    let is_meant = |word: &&Word| word.names.iter().any(|name| meant.contains(&name.as_str()));
    let more = words
        .iter()
        .filter(|word| !found.contains(word) && !said(word));
    let more: Vec<&Word> = more.filter(is_meant).collect();
    found.extend(more);
    let is_named = |word: &&Word| plain(&word.form).split(' ').any(|part| part == wanted);
    found.sort_by_key(|word| (!is_named(word), !is_meant(word), said(word)));
    if !found.is_empty() {
        return found;
    }
    let parts = words.iter().flat_map(|word| {
        let names = word.form.split([' ', '(', ')', ':', ',']);
        names.chain(word.says.split(", "))
    });
    let near = nearest(&wanted, parts.filter(|part| part.len() > 2));
    near.map_or_else(Vec::new, |near| holding(words, &near.to_lowercase()))
}

/// The words that hold a text in small letters, in their form or in what is shown of them.
fn holding<'w>(words: &'w [Word], wanted: &str) -> Vec<&'w Word> {
    let holds = |text: &str| text.to_lowercase().contains(wanted);
    let holds = |word: &&Word| holds(&word.form) || holds(&word.says);
    words.iter().filter(holds).collect()
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

/// The declarations among items, those in rules and those of a kind. Other editions say the same words again.
fn collect(items: &[Item], kind: &str, text: &str, words: &mut Vec<Word>) {
    for item in items {
        let key = item.key().map(|key| key.text());
        let inside = || item.blocks().flat_map(|block| &block.items);
        if key == Some("rule") {
            inside().for_each(|item| collect(std::slice::from_ref(item), "", text, words));
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
        words.push(declared::word(group, item, &all, kind, text));
        if group == Group::Kind {
            let kind = all.first().and_then(Spoken::name).unwrap_or_default();
            inside().for_each(|item| collect(std::slice::from_ref(item), kind, text, words));
        }
    }
}

fn known(word: &str) -> Option<&'static str> {
    ["menu", "time", "setup", "enum", "limit", "said"]
        .into_iter()
        .find(|known| *known == word)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCRIPT: &str = "enum mood: merry, gloomy\nadd enum mood: wild\nmenu songs says \"sing\", for card text\nrule r cites g \"1\" {\n  \
        /// Makes somebody\n  /// sing.\n  verb sing (what: bard) with (m: mood) past sung log \"{what} sings\" { }\n  \
        noun best of (p: player) gives set of bard means every bard\n  \
        clause beware of (need: requirement): (what: effects) as warning of bard says \"Unless {need}, {what}.\"\n}\n\
        edition x extends y { rule z { verb hum } }\n\
        kind bard of card { has songs, airs: levels of mood printed }\n\
        card \"Homer\" bard { beware of merry: exhaust this; when this is sung: draw 1 }\n";

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
    fn a_word_has_its_meaning_and_a_card_that_uses_it() {
        let told: Vec<String> = words()
            .iter()
            .filter_map(|word| {
                let used = word.used.as_ref()?;
                Some(format!(
                    "{} / {} / {}: {}",
                    word.form, word.meaning, used.card, used.text
                ))
            })
            .collect();
        let expected = [
            "beware of (need: requirement): (what: effects) /  / Homer: beware of merry: exhaust this",
            "sing (what: bard) with (m: mood) / Makes somebody sing. / Homer: when this is sung: draw 1",
        ];
        assert_eq!(told, expected);
        let fields: Vec<String> = words()
            .iter()
            .filter(|word| word.group == Group::Field)
            .map(|word| format!("{} / {}", word.form, word.of))
            .collect();
        assert_eq!(fields, ["songs, airs of bard / levels of mood"]);
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
