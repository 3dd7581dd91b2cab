//! Which parts were read to their end: what is wrong with such a part by itself is told beside the mistakes of others.

use super::Checked;
use super::unit::{Unit, item_at};
use crate::checks::Seen;
use crate::sentence::{File, Item, Word};
use crate::span::{FileId, Span};
use crate::vocabulary::Class;
use crate::words::Key;

impl Checked {
    /// The parts that were read to their end, if something went wrong elsewhere, at these places.
    pub(super) fn sound(&self, wrong: &[Span], files: &[(FileId, &File)]) -> Vec<&Seen> {
        if wrong.is_empty() {
            return Vec::new();
        }
        // There can be very many of both, so each part looks for its own places.
        let mut wrong = wrong.to_vec();
        wrong.sort_unstable_by_key(|place| (place.file, place.start));
        let mut of_parts = vec![false; wrong.len()];
        let mut sound: Vec<&Unit> = Vec::new();
        for unit in self.units() {
            let Span { file, start, end } = unit.span;
            let from = wrong.partition_point(|place| (place.file, place.start) < (file, start));
            let near = wrong.iter().zip(&mut of_parts).skip(from);
            let near = near.take_while(|(place, _)| (place.file, place.start) <= (file, end));
            let own = near.filter(|(place, _)| unit.span.holds(**place));
            if own.map(|(_, of_part)| *of_part = true).count() == 0 {
                sound.push(unit);
            }
        }
        let of_rules = wrong.into_iter().zip(of_parts);
        let of_rules = of_rules.filter(|(_, of_part)| !of_part);
        let of_rules: Vec<Span> = of_rules.map(|(place, _)| place).collect();
        // What is wrong with rules may be a word that others use.
        if !of_rules.is_empty() {
            let items = || files.iter().flat_map(|(_, file)| &file.items);
            let broken = of_rules.iter();
            let broken = broken.filter_map(|place| declaration(&mut items(), *place));
            let broken: Vec<Span> = broken.collect();
            let is_broken = |words: &[Word]| {
                let entry = self.base.desk.vocab.lookup(words);
                entry.is_some_and(|(entry, _)| {
                    let declared = |at: Span| broken.iter().any(|place| place.holds(at));
                    entry.class == Class::Broken || entry.span.is_some_and(declared)
                })
            };
            sound.retain(|unit| {
                let file = files.get(unit.at);
                let item = file.and_then(|(_, file)| item_at(file, unit.span.start));
                item.is_some_and(|item| !item.any_from(&is_broken))
            });
        }
        let rules = of_rules.is_empty().then_some(&self.base.seen);
        let seen = sound.into_iter().filter_map(Unit::seen);
        rules.into_iter().chain(seen).collect()
    }
}

/// The innermost item around a place, the statements of a block left aside.
fn declaration(mut items: &mut dyn Iterator<Item = &Item>, place: Span) -> Option<Span> {
    let around = Iterator::find(&mut items, |item| item.span.holds(place))?;
    let deeper = matches!(around.key(), Some(Key::Rule | Key::Edition | Key::Format));
    let inner = || declaration(&mut around.inner(), place);
    deeper.then(inner).flatten().or(Some(around.span))
}
