//! What is in force of a card of which several texts speak, for whoever shows it.

use super::fact::{Facts, SoFar};
use super::{Source, TextLayer};
use crate::reader::Cx;
use crate::sentence::{Item, Word, WordKind};
use crate::tree::{ChangedBy, InForce, InForceFact, Rank};

/// The notes, while a card is read, the strongest text first. Of a card of one text nothing is noted.
pub(super) struct Noted {
    found: Option<InForce>,
    /// Where the facts and the text of the present layer begin.
    facts: usize,
    texts: usize,
}

impl Noted {
    pub(super) fn of(source: &Source<'_>) -> Self {
        Self {
            found: (source.layers.len() > 1).then(InForce::default),
            facts: 0,
            texts: 0,
        }
    }

    /// What stands behind the kind of the card.
    pub(super) fn head(&mut self, facts: &Facts, before: SoFar) {
        let Some(found) = &mut self.found else { return };
        let (fields, whole) = facts.since(before);
        found.head = whole;
        if !whole {
            found.facts.extend(fields.map(InForceFact::Field));
        }
    }

    /// A line of facts. What a stronger text gives is left out of it.
    pub(super) fn fact(&mut self, item: &Item, facts: &Facts, before: SoFar) {
        let Some(found) = &mut self.found else { return };
        let (fields, whole) = facts.since(before);
        if whole {
            found.facts.push(InForceFact::Line(item.span));
        } else {
            found.facts.extend(fields.map(InForceFact::Field));
        }
    }

    pub(super) fn text(&mut self, item: &Item) {
        if let Some(found) = &mut self.found {
            found.texts.push(item.span);
        }
    }

    /// Ends a layer: if anything of it is in force, it is said what it is.
    pub(super) fn end_of(&mut self, cx: &mut Cx<'_>, layer: &TextLayer<'_>) {
        let Some(found) = &mut self.found else { return };
        let something = found.facts.len() > self.facts || found.texts.len() > self.texts;
        // What the card says itself stands first.
        found.facts.rotate_left(self.facts);
        (self.facts, self.texts) = (found.facts.len(), found.texts.len());
        let Some(by) = layer.by.filter(|_| something) else {
            return;
        };
        let words = &by.head.words;
        let date = words.iter().find_map(|word| match &word.kind {
            WordKind::Date(date) => Some(date.to_string()),
            _ => None,
        });
        let edition = || {
            let behind = words.iter().skip_while(|word| !word.is("in")).skip(1);
            behind.filter_map(Word::name).collect::<Vec<_>>().join(" ")
        };
        let of = match layer.rank {
            Rank::Ruling => edition(),
            _ => date.unwrap_or_default(),
        };
        let of = cx.text(&of);
        let cites = cx.side.cites(cx.book, by);
        found.by.push(ChangedBy {
            rank: layer.rank,
            of,
            cites,
        });
    }

    pub(super) fn settle(self) -> Option<Box<InForce>> {
        let mut found = self.found.filter(|found| !found.by.is_empty())?;
        found.by.reverse();
        Some(Box::new(found))
    }
}
