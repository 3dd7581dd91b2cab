//! One script is replaced: only what differs in it is read.

use super::super::names;
use super::super::raw::{Place, RawCard};
use super::super::scenario::RawScenario;
use super::super::{Desk, OUTSIDE};
use super::unit::{self, Outcome, Unit};
use super::{Checked, Reader, Script, files, places};
use crate::diagnostic::Diagnostic;
use crate::sentence::{Item, Word};
use crate::span::Span;
use crate::tree::{Book, CardId, SetId};
use crate::words::Key;
use foldhash::HashSet;
use smol_str::SmolStr;
use std::collections::BTreeSet;
use std::sync::Arc;

/// The cards and scenarios of a script, and everything else that it says.
#[derive(Default)]
struct Found<'s> {
    cards: Vec<Piece<'s>>,
    scenarios: Vec<Piece<'s>>,
    rest: Vec<&'s Item>,
}

/// A card or a scenario of a script.
#[derive(Clone, Copy)]
struct Piece<'s> {
    item: &'s Item,
    /// The release named above it.
    set: Option<SetId>,
}

fn says<'t>(script: &'t Script, item: &Item) -> &'t str {
    item.span.of(&script.text)
}

fn find<'s>(script: &'s Script, book: &Book) -> Found<'s> {
    let mut found = Found::default();
    let mut set = None;
    for item in &script.sentences.items {
        let piece = Piece { item, set };
        match item.key() {
            _ if unit::is_passed_over(item) => {}
            Some(Key::Card) => found.cards.push(piece),
            Some(Key::Scenario) => found.scenarios.push(piece),
            key => {
                if key == Some(Key::Set) {
                    set = set_of(item, book).or(set);
                }
                found.rest.push(item);
            }
        }
    }
    found
}

/// The release that an item names.
fn set_of(item: &Item, book: &Book) -> Option<SetId> {
    let name = item.head.words.first().and_then(Word::name)?;
    let mut sets = book.sets.iter();
    let at = sets.position(|set| item.key() == Some(Key::Set) && set.named.name == name)?;
    u32::try_from(at).ok().map(SetId)
}

/// What became of the cards, or of the scenarios, of a script.
struct Aligned<'s> {
    gone: Vec<Unit>,
    new: Vec<Piece<'s>>,
}

/// Takes the units of a script that say what they said to where they are now, and the others out. What differs
/// stands between what is the same at the front and at the back.
fn align<'s>(
    units: &mut Vec<Unit>,
    (at, old, now): (usize, &Script, &Script),
    pieces: &[Piece<'s>],
) -> Aligned<'s> {
    let own = units.extract_if(.., |unit| unit.top && unit.at == at);
    let mut own: Vec<Unit> = own.collect();
    let same = |unit: &Unit, piece: &Piece<'_>| {
        unit.span.of(&old.text) == says(now, piece.item) && unit.set == piece.set
    };
    let front = own.iter().zip(pieces);
    let front = front.take_while(|(unit, piece)| same(unit, piece)).count();
    let left = own.len().min(pieces.len()) - front;
    let back = own.iter().rev().zip(pieces.iter().rev()).take(left);
    let back = back.take_while(|(unit, piece)| same(unit, piece)).count();
    let tail = own.split_off(own.len() - back);
    let gone = own.split_off(front);
    let last = pieces.len() - back;
    let kept = own.into_iter().zip(pieces);
    let kept = kept.chain(tail.into_iter().zip(pieces.iter().skip(last)));
    units.extend(kept.map(|(mut unit, piece)| {
        unit.move_to(piece.item.span.start);
        unit
    }));
    let new = pieces.get(front..last).unwrap_or_default().to_vec();
    Aligned { gone, new }
}

impl Checked {
    /// Puts a script in the place of the one with its number, if it is there, and reads what differs. `main` is what
    /// these were checked beside, if they were, with the script in its place already. Tells whether reading a part
    /// was enough; if not, everything was read again.
    pub fn edit(&mut self, script: Script, main: Option<&Self>) -> bool {
        let Some((at, old)) = self.put(script) else {
            return true;
        };
        let in_part = self.patch(at, &old, main).is_some();
        if !in_part {
            self.read_again(main);
        }
        in_part
    }

    /// Puts a script in the place of the one with its number, if it is there, and reads everything again.
    pub fn replace(&mut self, script: Script, main: Option<&Self>) {
        if self.put(script).is_some() {
            self.read_again(main);
        }
    }

    /// Puts a script in the place of the one with its number. Gives that place, and what stood there.
    fn put(&mut self, script: Script) -> Option<(usize, Script)> {
        let at = self
            .scripts
            .iter()
            .position(|old| old.file == script.file)?;
        let place = self.scripts.get_mut(at)?;
        Some((at, std::mem::replace(place, script)))
    }

    fn read_again(&mut self, main: Option<&Self>) {
        let scripts = std::mem::take(&mut self.scripts);
        *self = Self::read(scripts, self.layers.clone(), main);
    }

    /// Reads what differs in a script; nothing if more must be read than that.
    fn patch(&mut self, at: usize, old: &Script, main: Option<&Self>) -> Option<()> {
        let Self {
            scripts,
            base,
            cards,
            scenarios,
            shares,
            ..
        } = self;
        let now = scripts.get(at).filter(|_| !base.odd)?;
        // Which of two scripts of a card is in force hangs on what both say.
        let speaks = |told: &Diagnostic| {
            let spans = std::iter::once(&told.primary).chain(&told.secondary);
            spans
                .map(|label| label.span.file)
                .any(|file| file == now.file)
        };
        if base.rivals.iter().any(speaks) {
            return None;
        }
        // What may stand on lines that cannot be read is missed nowhere.
        let unread = scripts.iter().flat_map(|script| &script.sentences.unread);
        base.desk.unread = unread.cloned().collect();
        base.desk.side.told = 0;
        let (mut was, mut is) = (find(old, &base.desk.book), find(now, &base.desk.book));
        let here = |piece: &Piece<'_>| base.force.has(piece.item);
        was.cards.retain(here);
        is.cards.retain(here);
        let rest = was.rest.iter().zip(&is.rest);
        let mut moved: Vec<(Span, u32)> = Vec::new();
        for (was, is) in rest {
            if says(old, was) != says(now, is) {
                return None;
            }
            if was.span != is.span {
                moved.push((was.span, is.span.start));
                // Of what is kept, nothing but names and citations points into the heading of a release or a ruling.
                was.key()
                    .filter(|key| matches!(key, Key::Set | Key::Ruling | Key::Errata))?;
            }
        }
        if was.rest.len() != is.rest.len() {
            return None;
        }
        if !moved.is_empty() {
            base.spans_mut(|span| {
                if let Some((was, start)) = moved.iter().find(|(was, _)| was.holds(*span)) {
                    unit::shift(span, *was, *start);
                }
            });
        }
        if *shares {
            // Main has read what differs, but for scenarios that are played under these rules.
            let mut scenarios = was.scenarios.iter().chain(&is.scenarios);
            let played = scenarios.any(|piece| base.force.plays(piece.item));
            return (!played).then_some(());
        }
        let files = files(scripts);
        let places = places(&files);
        let mut raw = Vec::new();
        let Aligned { gone, new } = align(cards, (at, old, now), &is.cards);
        for piece in &new {
            raw.push(names::card_of(piece.item, piece.set)?);
        }
        let mut fresh: Vec<Unit> = Vec::new();
        for card in &raw {
            fresh.push(Unit::card(&files, &places, card));
        }
        let mut changed = BTreeSet::new();
        let heads = |units: &[Unit]| -> Vec<(SmolStr, Option<SetId>)> {
            let full = |unit: &Unit| Some((unit.titles().last()?.clone(), unit.set));
            units.iter().filter_map(full).collect()
        };
        let renamed = heads(&gone) != heads(&fresh);
        if renamed {
            changed.extend(gone.iter().chain(&fresh).flat_map(Unit::titles).cloned());
            let mut known: HashSet<&SmolStr> =
                cards.iter().filter_map(|u| u.titles().last()).collect();
            // A title that is taken: whose card counts depends on which comes first.
            if !raw.iter().all(|card| known.insert(&card.full)) {
                return None;
            }
        }
        cards.extend(fresh);
        cards.sort_by_key(Unit::order);
        if renamed {
            enter_all(&mut base.desk, cards);
        }
        let none = &mut Desk::new();
        let overrides = base.force.overrides(none, &files);
        let shared = main.filter(|main| main.base.reads_as(&base.force, base.declared));
        let beside = shared.map(|main| &main.base.force);
        let beside = beside.map(|other| (other, other.overrides(none, &files)));
        let mut reader = Reader {
            desk: &mut base.desk,
            forms: &base.forms,
            force: &base.force,
            overrides: &overrides,
            beside,
            keep: false,
        };
        let mut before = gone.iter();
        let unread = |unit: &&mut Unit| matches!(unit.outcome, Outcome::Unread);
        let mut raw = raw.into_iter();
        for (id, unit) in (0..).map(CardId).zip(cards.iter_mut()) {
            if let Some(card) = reader.desk.book.at_mut(id).filter(|_| unit.at == at) {
                card.span = unit.span;
            }
            if !unread(&unit) {
                continue;
            }
            let card = RawCard { id, ..raw.next()? };
            let known = main.and_then(|main| unit.like(&main.cards, id.index()));
            reader.card(&card, unit, known);
            if before
                .next()
                .is_some_and(|before| before.card != unit.card || before.set != unit.set)
            {
                changed.extend(unit.titles().cloned());
            }
        }
        let Aligned { new, .. } = align(scenarios, (at, old, now), &is.scenarios);
        for piece in &new {
            if piece.item.is_broken() {
                return None;
            }
            scenarios.push(Unit::new(&files, &places, piece.item, piece.set, None));
        }
        scenarios.sort_by_key(Unit::order);
        for unit in scenarios.iter_mut() {
            let read = !matches!(unit.outcome, Outcome::Unread);
            if read && changed.is_empty() {
                continue;
            }
            let script = scripts.get(unit.at).filter(|_| unit.top)?;
            let mut all = find(script, &reader.desk.book).scenarios.into_iter();
            let piece = all.find(|piece| piece.item.span.start == unit.span.start)?;
            // What is told of a wrong title depends on all others.
            if !read || !unit.errors().is_empty() || unit::speaks_of(piece.item, &changed) {
                unit.outcome = reader.scenario(&raw_scenario(piece.item, piece.set));
            }
        }
        Some(())
    }
}

fn raw_scenario(item: &Item, set: Option<SetId>) -> RawScenario<'_> {
    let place = Place { set, ..OUTSIDE };
    RawScenario { item, place }
}

/// Enters the heads of all cards anew.
fn enter_all(desk: &mut Desk, cards: &[Unit]) {
    desk.book.cards.clear();
    desk.titled.clear();
    desk.vocab.titles = Arc::new(desk.declared_titles.clone());
    for unit in cards {
        if let Some(card) = &unit.card {
            let titled = (&card.title, card.version.as_ref());
            let id = names::enter_card(desk, titled, unit.span, unit.set);
            if let Some(known) = desk.book.at_mut(id) {
                known.kind = card.kind;
            }
        }
    }
}
