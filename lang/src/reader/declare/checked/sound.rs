//! Which parts were read to their end: what is wrong with such a part by itself is told beside the mistakes of others.

use super::Checked;
use super::unit::{Unit, item_at};
use crate::checks::Seen;
use crate::sentence::{File, Item, Phrase, Word, WordKind};
use crate::span::{FileId, Span};
use crate::vocabulary::{Class, Vocabulary};
use crate::words::Key;

/// Whether a place lies in another.
fn within(around: Span, place: Span) -> bool {
    around.file == place.file && around.start <= place.start && place.end <= around.end
}

/// The words of which the declaration could not be read.
struct Broken<'c> {
    vocab: &'c Vocabulary,
    /// The declarations in which something went wrong.
    declarations: Vec<Span>,
}

impl Checked {
    /// The parts that were read to their end, if something went wrong elsewhere, at these places.
    pub(super) fn sound(&self, wrong: &[Span], files: &[(FileId, &File)]) -> Vec<&Seen> {
        if wrong.is_empty() {
            return Vec::new();
        }
        let mut of_rules = wrong.to_vec();
        let mut sound = Vec::new();
        for unit in self.cards.iter().chain(&self.scenarios) {
            if wrong.iter().any(|place| within(unit.span, *place)) {
                of_rules.retain(|place| !within(unit.span, *place));
            } else {
                sound.push(unit);
            }
        }
        // What is wrong with rules may be a word that others use.
        if !of_rules.is_empty() {
            let items = files.iter().flat_map(|(_, file)| &file.items);
            let items: Vec<&Item> = items.collect();
            let innermost = |place: &Span| declaration(&items, *place);
            let broken = Broken {
                vocab: &self.base.desk.vocab,
                declarations: of_rules.iter().filter_map(innermost).collect(),
            };
            sound.retain(|unit| !broken.is_in_unit(unit, files));
        }
        let rules = of_rules.is_empty().then_some(&self.base.seen);
        let seen = sound.into_iter().filter_map(Unit::seen);
        rules.into_iter().chain(seen).collect()
    }
}

/// The innermost item around a place, the statements of a block left aside.
fn declaration(items: &[&Item], place: Span) -> Option<Span> {
    let around = items.iter().find(|item| within(item.span, place))?;
    let inner = around.blocks().flat_map(|block| &block.items);
    let inner: Vec<&Item> = inner.collect();
    let deeper = matches!(around.key(), Some(Key::Rule | Key::Edition | Key::Format));
    let deeper = deeper.then(|| declaration(&inner, place)).flatten();
    deeper.or(Some(around.span))
}

impl Broken<'_> {
    /// Whether a card or scenario uses such a word, or may do so.
    fn is_in_unit(&self, unit: &Unit, files: &[(FileId, &File)]) -> bool {
        let file = files.get(unit.at);
        let item = file.and_then(|(_, file)| item_at(file, unit.span.start));
        item.is_none_or(|item| self.is_in_item(item))
    }

    fn is_in_item(&self, item: &Item) -> bool {
        let phrases = [
            Some(&item.head),
            item.colon.as_deref(),
            item.means.as_deref(),
        ];
        let mut phrases = phrases.into_iter().flatten();
        let mut inner = item.blocks().flat_map(|block| &block.items);
        phrases.any(|phrase| self.is_in(phrase)) || inner.any(|item| self.is_in_item(item))
    }

    fn is_in(&self, phrase: &Phrase) -> bool {
        let words = &phrase.words;
        (0..words.len()).any(|at| self.begins(words.get(at..).unwrap_or_default()))
    }

    fn begins(&self, words: &[Word]) -> bool {
        if let Some(WordKind::Group(all) | WordKind::List(all)) =
            words.first().map(|word| &word.kind)
        {
            return all.iter().any(|phrase| self.is_in(phrase));
        }
        let Some((entry, _)) = self.vocab.lookup(words) else {
            return false;
        };
        let declared = |span: &Span| entry.span.is_some_and(|at| within(*span, at));
        entry.class == Class::Broken || self.declarations.iter().any(declared)
    }
}
