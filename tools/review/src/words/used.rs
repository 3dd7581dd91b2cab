//! Which cards use a word: for each the shortest text of a card that has it.

use super::{Group, Word, plain};
use spaceline_lang::sentence::{Item, Phrase, Word as Spoken, WordKind, spelled_items};
use spaceline_lang::words::Key;
use std::collections::BTreeMap;

/// A text of a card that uses a word.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Use {
    /// The text, as the script has it, on one line.
    pub text: String,
    /// The card.
    pub card: String,
}

/// A text of a card and its words.
pub(super) struct Text {
    of: Use,
    words: Vec<String>,
}

/// The texts of the cards among items.
pub(super) fn collect(items: &[Item], texts: &mut Vec<Text>) {
    for item in items.iter().filter(|item| item.key() == Some(Key::Card)) {
        let title = item.head.words.first().map(|word| &word.kind);
        let Some(WordKind::Text(title)) = title else {
            continue;
        };
        for line in item.blocks().flat_map(|block| &block.items) {
            let mut words = Vec::new();
            spell_item(line, &mut words);
            let text = spelled_items(std::slice::from_ref(line));
            let card = title.to_string();
            // A longer one shows less than it hides.
            if text.len() < 240 {
                let of = Use { text, card };
                texts.push(Text { of, words });
            }
        }
    }
}

fn spell_item(item: &Item, out: &mut Vec<String>) {
    out.extend(item.key().map(|key| key.text().to_owned()));
    spell(&item.head.words, out);
    if let Some(colon) = &item.colon {
        out.push(":".to_owned());
        spell(&colon.words, out);
    }
    let inside = item.blocks().flat_map(|block| &block.items);
    inside.for_each(|item| spell_item(item, out));
}

fn spell(words: &[Spoken], out: &mut Vec<String>) {
    for word in words {
        match &word.kind {
            WordKind::Name { text, .. } => out.push(text.to_string()),
            WordKind::Icon(name) => out.push(format!("[{name}]")),
            WordKind::Group(phrases) | WordKind::List(phrases) => {
                phrases
                    .iter()
                    .for_each(|Phrase { words, .. }| spell(words, out));
            }
            _ => {}
        }
    }
}

/// Gives each word the shortest text that uses it.
pub(super) fn find(words: &mut [Word], mut texts: Vec<Text>) {
    texts.sort_by(|one, other| {
        let key = |text: &Text| text.of.text.chars().count();
        (key(one), &one.of).cmp(&(key(other), &other.of))
    });
    let clauses: Vec<(usize, Vec<String>, usize)> = words
        .iter()
        .enumerate()
        .filter(|(_, word)| word.group == Group::Clause && !word.form.starts_with('('))
        .map(|(at, word)| {
            let first = word.form.split(" (").next().unwrap_or_default();
            (
                at,
                literals(&plain(&word.form)),
                literals(&first.to_lowercase()).len(),
            )
        })
        .collect();
    let mut uses: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (number, text) in texts.iter().enumerate() {
        let fits = clauses
            .iter()
            .filter(|(_, pattern, first)| fits(&text.words, pattern, *first));
        let clause = fits.max_by_key(|(_, pattern, _)| pattern.len());
        if let Some((at, ..)) = clause
            && let Some(word) = words.get_mut(*at)
            && word.used.is_none()
        {
            word.used = Some(text.of.clone());
        }
        // The words of the clause itself are no words of the text.
        let own = clause.map_or(0, |(.., first)| *first);
        for word in text.words.iter().skip(own) {
            uses.entry(word).or_default().push(number);
        }
    }
    for word in words {
        let uses = word.names.iter().filter_map(|name| {
            let parts: Vec<&str> = name.split(' ').collect();
            let among = uses
                .get(*parts.first()?)?
                .iter()
                .filter_map(|at| texts.get(*at));
            let has = |text: &&Text| {
                text.words
                    .windows(parts.len())
                    .any(|row| row == parts.as_slice())
            };
            among.into_iter().find(has)
        });
        let shortest = uses.min_by_key(|text| text.of.text.chars().count());
        word.used = word
            .used
            .take()
            .or_else(|| shortest.map(|text| text.of.clone()));
    }
}

/// The words of a pattern that stand in every text.
fn literals(pattern: &str) -> Vec<String> {
    let spaced = pattern.replace(':', " : ");
    spaced.split_whitespace().map(str::to_owned).collect()
}

/// Whether a text begins with the first words of a pattern and has the others behind them in their order.
fn fits(text: &[String], pattern: &[String], first: usize) -> bool {
    let mut rest = text.iter().map(|word| word.to_lowercase());
    pattern.iter().enumerate().all(|(at, word)| {
        if at < first {
            rest.next().is_some_and(|next| next == *word)
        } else {
            rest.any(|next| next == *word)
        }
    })
}
