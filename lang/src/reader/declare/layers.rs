//! Which rules are in force: editions replace, omit and add them by name.
//!
//! This is settled over sentences, before any word is known.

use super::amend::{amended, called, changes};
use super::desk::{Desk, joined};
use super::form::Step;
use super::form::Step::{May, Must, Name, Phrase as Any};
use super::scenario::under;
use crate::reader::{Cursor, DeclareError, Layers, Read};
use crate::sentence::{Date, File, Item, Phrase, Word};
use crate::span::{FileId, Span};
use crate::tree::Under;
use crate::vocabulary::Sight;
use crate::words::Key;
use smol_str::SmolStr;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// `edition E extends F { ... }`
const EDITION: &[Step] = &[
    Name("the edition's name"),
    May("extends", &[Any("the name of an edition")]),
];
/// `replace rule N`, `omit rule N`, `amend rule N`
const RULE: &[Step] = &[Must("`rule` and its name", &[Any("the name of a rule")])];

/// The items in force.
#[derive(Debug, Default)]
pub(super) struct InForce {
    /// The items of each file that an edition replaces or omits, by file and first byte, and what of the edition does
    /// so.
    gone: BTreeMap<Spot, Span>,
    /// The rules that an edition changes, where it names them first, and whether it amends them.
    named: BTreeMap<(SmolStr, SmolStr), (Span, bool)>,
    /// The editions in force themselves.
    pub(super) said: Vec<Span>,
    /// What editions put in their place or add, each with its edition.
    pub(super) added: Vec<(SmolStr, Item)>,
    /// The names of the editions in force.
    pub(super) editions: BTreeSet<SmolStr>,
    /// Whether an edition of a name is declared at all.
    pub(super) declared: BTreeSet<SmolStr>,
    /// Those of them that are only names for the rules outside any edition.
    plain: BTreeSet<SmolStr>,
    pub(super) as_of: Option<Date>,
    /// The edition and the format that are asked for, and whether other rules are in force beside them.
    top: Option<SmolStr>,
    format: Option<SmolStr>,
    beside: bool,
    /// Others whose scenarios are read as well.
    compared: Option<Arc<BTreeSet<Under>>>,
    /// The rules that stand in the place of others: where, and the file and first byte of the other.
    pub(super) replaced: Vec<(Span, Spot)>,
    /// Whether an edition in force takes a card or a title away, or brings one.
    moves_cards: bool,
    /// What editions in force have changed, each with its edition.
    pub(super) changed: Vec<(SmolStr, Change)>,
    /// The edition to which each file of an edition's own scripts belongs.
    homes: Arc<BTreeMap<FileId, SmolStr>>,
}

/// What an edition has put in the place of something, or left out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// What has changed: `rule reporting / action report`.
    pub what: String,
    /// Where what it changes stands; nothing for what is not there.
    pub base: Option<Span>,
    /// What of the edition changes it.
    pub by: Span,
}

/// An edition, and the one on which it rests.
struct Edition<'s> {
    item: &'s Item,
    below: Option<SmolStr>,
    /// What stands in scripts of its own.
    own: Vec<&'s Item>,
}

impl<'s> Edition<'s> {
    fn parts(&self) -> impl Iterator<Item = &'s Item> + use<'s> {
        let parts: Vec<&'s Item> = self.item.inner().chain(self.own.iter().copied()).collect();
        parts.into_iter().filter(|part| !part.is_broken())
    }
}

type Editions<'s> = BTreeMap<SmolStr, Edition<'s>>;
/// Where each rule stands.
type Rules = BTreeMap<SmolStr, Spot>;

pub(super) fn items<'s>(files: &'s [(FileId, &File)]) -> impl Iterator<Item = &'s Item> {
    files.iter().flat_map(|(_, file)| &file.items)
}

/// A file, and the byte of it at which an item begins.
pub(super) type Spot = (FileId, u32);

pub(super) const fn spot(item: &Item) -> Spot {
    (item.span.file, item.span.start)
}

/// Settles the editions. What is wrong with one of them, or with a part of one, has been reported, and the others are
/// in force.
pub(super) fn settle(desk: &mut Desk, files: &[(FileId, &File)], layers: &Layers) -> InForce {
    let mut force = InForce {
        as_of: layers.as_of,
        top: layers.edition.clone(),
        format: layers.format.clone(),
        beside: layers.beside,
        compared: layers.compared.clone(),
        homes: layers.homes.clone(),
        ..InForce::default()
    };
    let mut editions = Editions::new();
    for item in items(files).filter(|item| item.key() == Some(Key::Edition) && !item.is_broken()) {
        let _ = edition(desk, &mut editions, item);
    }
    for item in items(files).filter(|item| changes(item) || item.key() == Some(Key::Rule)) {
        let home = force.homes.get(&item.span.file);
        if let Some(edition) = home.and_then(|home| editions.get_mut(home)) {
            edition.own.push(item);
        }
    }
    force.declared = editions.keys().cloned().collect();
    let plain = editions.iter();
    let plain = plain
        .filter(|(_, one)| one.below.is_none() && one.item.block.is_none() && one.own.is_empty());
    force.plain = plain.map(|(name, _)| name.clone()).collect();
    // From the edition in force down to the rules that it rests on.
    let mut chain = Vec::new();
    let mut next = layers.edition.clone();
    while let Some(name) = next.filter(|name| force.editions.insert(name.clone())) {
        let known = editions.get(&name);
        next = known.and_then(|known| known.below.clone());
        chain.extend(known.map(|known| (name, known)));
    }
    let mut rules = Rules::new();
    let all = items(files).filter(|item| item.key() == Some(Key::Rule));
    for item in all.filter(|item| !force.homes.contains_key(&item.span.file)) {
        let name = SmolStr::new(joined(Cursor::new(&item.head)));
        rules.entry(name).or_insert(spot(item));
    }
    unchosen(desk, files, &editions, &force, &rules);
    force.said = chain.iter().map(|(_, known)| known.item.span).collect();
    for (name, known) in chain.into_iter().rev() {
        for part in known.parts() {
            let _ = change(desk, &mut force, &mut rules, (&name, files), part);
        }
    }
    let gone = items(files).filter(|item| !force.gone.is_empty() && !force.has(item));
    let brought = force.added.iter().map(|(_, item)| item);
    force.moves_cards = gone.chain(brought).any(has_card);
    force
}

/// Whether an item is a card or titles, or has some in it.
pub(super) fn has_card(item: &Item) -> bool {
    let mut inner = item.inner();
    matches!(item.key(), Some(Key::Titles | Key::Card)) || inner.any(has_card)
}

/// What is wrong with editions even where none of them is in force: one that rests on nothing, and one that
/// replaces or omits what is not there.
fn unchosen(
    desk: &mut Desk,
    files: &[(FileId, &File)],
    editions: &Editions<'_>,
    force: &InForce,
    rules: &Rules,
) {
    let parts = editions.values().flat_map(Edition::parts);
    let mut named = rules.clone();
    named.extend(parts.filter_map(|part| Some((rule_of(part)?, spot(part)))));
    // The rules outside any edition have the name by which the first of the scripts calls them.
    let bases = editions.values();
    let bases = bases.filter_map(|known| Some((known.item.span, known.below.as_ref()?)));
    let bases = bases.filter(|(_, base)| !editions.contains_key(*base));
    let ground = bases.min_by_key(|(span, _)| (desk.side.place(span.file), span.start));
    let ground = ground.map(|(_, base)| base.as_str());
    for (name, known) in editions {
        let span = known.item.head.span;
        if let Some(below) = &known.below {
            let mut bases = editions.keys().map(SmolStr::as_str).chain(ground);
            if bases.clone().all(|base| base != below) {
                desk.report(DeclareError::unknown(
                    "edition",
                    below,
                    span,
                    bases.by_ref(),
                ));
            }
            if let Some(around) = circle(editions, name) {
                desk.report(DeclareError::EditionsInCircle { around, span });
            }
        }
        // What an edition below has put in the place of a part is known only where that one is in force.
        let below = known.below.as_ref().and_then(|below| editions.get(below));
        let rests = below.is_none_or(|below| below.parts().next().is_none());
        let parts = known.parts().filter(|_| !force.editions.contains(name));
        // What it has made of each rule so far, and where.
        let mut made: BTreeMap<SmolStr, (Item, Vec<Change>)> = BTreeMap::new();
        for part in parts.filter(|part| takes(part)) {
            let Ok((gone, span)) = goes(desk, part) else {
                continue;
            };
            if !named.contains_key(&gone) {
                desk.report(unknown_rule(rules, &gone, span));
            } else if part.key() == Some(Key::Amend) && rests {
                let at = rules.get(&gone).copied();
                let base = items(files).find(|item| Some(spot(item)) == at);
                let before = made.remove(&gone);
                let before = before.or_else(|| Some((base?.clone(), Vec::new())));
                if let Some((base, mut changed)) = before {
                    let put: Vec<Span> = changed.iter().filter_map(put).collect();
                    let item = amended(desk, &base, part, &gone, &mut changed, &put);
                    made.insert(gone, (item, changed));
                }
            }
        }
    }
}

/// Whether an item of an edition takes something away that stands elsewhere, or a part of it.
fn takes(item: &Item) -> bool {
    item.key() != Some(Key::Add) && changes(item)
}

/// The editions that rest on one another in a circle, told of the first of them.
fn circle(editions: &Editions<'_>, name: &SmolStr) -> Option<Vec<SmolStr>> {
    let mut around = vec![name.clone()];
    loop {
        let below = editions.get(around.last()?)?.below.clone()?;
        if below == *name {
            return around.iter().all(|one| name <= one).then_some(around);
        }
        if around.contains(&below) {
            return None;
        }
        around.push(below);
    }
}

fn unknown_rule(rules: &Rules, name: &str, span: Span) -> DeclareError {
    DeclareError::unknown("rule", name, span, rules.keys().map(SmolStr::as_str))
}

fn edition<'s>(desk: &mut Desk, editions: &mut Editions<'s>, item: &'s Item) -> Read<()> {
    let head = desk.form(Cursor::new(&item.head), EDITION)?;
    let (name, span) = head.name();
    if let Some(first) = editions.get(&name) {
        return Err(desk.twice("edition", &name, span, first.item.head.span));
    }
    let below = head.behind("extends");
    let below = below.map(|below| SmolStr::new(joined(below)));
    let own = Vec::new();
    editions.insert(name, Edition { item, below, own });
    Ok(())
}

/// The rule that an item of an edition declares or adds.
fn rule_of(item: &Item) -> Option<SmolStr> {
    let mut words = Cursor::new(&item.head);
    let declares = match item.key()? {
        Key::Rule => true,
        Key::Add => words.eat("rule"),
        _ => false,
    };
    declares.then(|| SmolStr::new(joined(words)))
}

/// The rule that an item of an edition replaces or omits.
fn goes(desk: &mut Desk, item: &Item) -> Read<(SmolStr, Span)> {
    let name = desk.form(Cursor::new(&item.head), RULE)?.behind("rule");
    let name = name.map(|name| (SmolStr::new(joined(name)), name.span()));
    Ok(name.unwrap_or_default())
}

/// One item of an edition: `replace rule N`, `omit rule N`, `amend rule N`, `add ...`, or a declaration.
fn change(
    desk: &mut Desk,
    force: &mut InForce,
    rules: &mut Rules,
    (edition, files): (&SmolStr, &[(FileId, &File)]),
    item: &Item,
) -> Read<()> {
    let key = item.key().filter(|_| takes(item));
    let Some(key) = key else {
        // A rule that is added can be replaced by an edition above.
        rules.extend(rule_of(item).map(|name| (name, spot(item))));
        let next = item.head.words.first();
        let adds = changes(item) && !next.is_some_and(|next| next.is("enum"));
        let added = if adds {
            without_key(item)
        } else {
            item.clone()
        };
        let changed = Change {
            what: called(&added),
            base: None,
            by: item.span,
        };
        force.changed.push((edition.clone(), changed));
        force.added.push((edition.clone(), added));
        return Ok(());
    };
    let (name, span) = goes(desk, item)?;
    let named = (edition.clone(), name.clone());
    let amends = key == Key::Amend;
    match force.named.get(&named).copied() {
        // An edition may amend a rule in several places.
        Some((_, true)) if amends => {}
        Some((first, _)) => {
            return Err(desk.report(DeclareError::GoneAlready { name, span, first }));
        }
        None => {
            force.named.insert(named, (span, amends));
        }
    }
    let mut found = rules.remove(&name);
    if found.is_none() {
        let error = unknown_rule(rules, &name, span);
        if let DeclareError::Unknown {
            nearest: Some(meant),
            ..
        } = &error
            && key != Key::Omit
        {
            // The rest is read as if that rule had been named, to tell what else is wrong.
            found = rules.remove(meant);
        }
        let reported = desk.report(error);
        if key == Key::Omit {
            return Err(reported);
        }
    }
    let what = format!("rule {name}");
    let base = found.and_then(|at| {
        // One that an edition below has put there, or as it stands in the scripts.
        let mut added = force.added.iter().map(|(_, added)| added);
        let put = added.find(|added| spot(added) == at).cloned();
        put.or_else(|| items(files).find(|item| spot(item) == at).cloned())
    });
    if let Some(at) = found {
        force.gone.insert(at, item.head.span);
        // A rule that an edition below has put there goes as well.
        force.added.retain(|(_, added)| spot(added) != at);
    }
    let mut changed = Vec::new();
    let new = match (key, base) {
        (Key::Amend, Some(base)) => {
            let before = force.changed.iter().filter(|(of, _)| of == edition);
            let put: Vec<Span> = before.filter_map(|(_, one)| put(one)).collect();
            Some(amended(desk, &base, item, &what, &mut changed, &put))
        }
        (Key::Amend, None) => None,
        (_, base) => {
            changed.push(Change {
                what,
                base: base.map(|base| base.span),
                by: item.span,
            });
            (key == Key::Replace).then(|| without_key(item))
        }
    };
    let changed = changed.into_iter().map(|one| (edition.clone(), one));
    force.changed.extend(changed);
    if let Some(new) = new {
        rules.insert(name, spot(&new));
        force.replaced.extend(found.map(|at| (item.span, at)));
        force.added.push((edition.clone(), new));
    }
    Ok(())
}

/// Where what an edition has put in the place of something stands.
fn put(change: &Change) -> Option<Span> {
    change.base.map(|_| change.by)
}

/// The item behind `add`, `replace` and the like: the first word of its head is its key.
pub(super) fn without_key(item: &Item) -> Item {
    let mut words = Cursor::new(&item.head);
    let first = words.peek().and_then(Word::plain).and_then(Key::of);
    let span = words.here();
    if first.is_some() {
        words.next_word();
    }
    Item {
        key: first.map(|key| (key, span)),
        head: Phrase {
            words: words.rest().to_vec(),
            span: words.span(),
        },
        ..item.clone()
    }
}

impl InForce {
    /// The words of an edition that take an item away.
    pub(super) fn gone_by(&self, item: &Item) -> Option<Span> {
        self.gone.get(&spot(item)).copied()
    }

    /// Whether an item stands in the scripts outside editions.
    pub(super) fn is_plain(&self, item: &Item) -> bool {
        !self.homes.contains_key(&item.span.file)
    }

    /// The editions in force that say something.
    pub(super) fn own_editions(&self) -> impl Iterator<Item = &SmolStr> {
        let all = self.editions.iter();
        all.filter(|name| {
            !self.plain.contains(*name) || self.homes.values().any(|home| home == *name)
        })
    }

    /// Whether all that is in force stands in the scripts outside editions.
    pub(super) fn takes_nothing(&self) -> bool {
        self.gone.is_empty()
    }

    /// Whether no edition in force has taken an item away, and it does not belong to one that is not in force.
    /// Documents, editions and scenarios are there for everybody.
    pub(super) fn has(&self, item: &Item) -> bool {
        let shared = matches!(item.key(), Some(Key::Edition | Key::Scenario))
            || super::table::keyword(item).0 == "document";
        let home = self.homes.get(&item.span.file).filter(|_| !shared);
        // A part of its edition is put in by hand.
        let part = changes(item) || item.key() == Some(Key::Rule);
        let here = |home: &SmolStr| self.editions.contains(home) && !part;
        self.gone_by(item).is_none() && home.is_none_or(here)
    }

    /// A script of the edition that is asked for: a scenario that is played under it uses the words that this one uses.
    fn own_script(&self) -> Option<FileId> {
        let mut homes = self.homes.iter();
        let (file, _) = homes.find(|(_, home)| Some(*home) == self.top.as_ref())?;
        Some(*file)
    }

    /// Lets a scenario use the words of the edition under which it is played.
    pub(super) fn let_use(&self, sight: &mut Arc<Sight>, scenario: &Item) {
        let named = self.own_script().filter(|_| self.plays(scenario));
        let guest = named.map(|script| (scenario.span.file, script));
        if sight.guest != guest {
            Arc::make_mut(sight).guest = guest;
        }
    }

    /// Whether a scenario that is played under some rules is about these.
    pub(super) fn concerns(&self, under: &[Under]) -> bool {
        let outside = |name: &SmolStr| self.plain.contains(name) || !self.declared.contains(name);
        let is = |one: &Under| match one {
            Under::Format(name) => self.format.as_ref() == Some(name),
            Under::Edition(..) if self.beside && self.format.is_some() => false,
            Under::Edition(name, day) => {
                let known = match &self.top {
                    Some(top) => top == name || outside(top) && outside(name),
                    None => outside(name),
                };
                known && *day == self.as_of
            }
        };
        if let Some(compared) = &self.compared {
            return under.is_empty() || under.iter().any(|one| compared.contains(one));
        }
        match under {
            [] => !self.beside,
            several => several.iter().any(is),
        }
    }

    pub(super) fn plays(&self, scenario: &Item) -> bool {
        under(scenario).is_ok_and(|under| self.concerns(&under))
    }

    /// Whether other rules are in force, beside which these are read.
    pub(super) const fn is_beside(&self) -> bool {
        self.beside
    }

    /// Whether the same scripts have the same cards and titles under other layers, and on the same day.
    pub(super) fn has_cards_of(&self, other: &Self) -> bool {
        self.as_of == other.as_of && !self.moves_cards && !other.moves_cards
    }

    /// Whether the words of an edition count. Without a choice those of the rules outside any edition do.
    pub(super) fn edition(&self, name: &str) -> bool {
        let outside = || self.plain.contains(name) || !self.declared.contains(name);
        self.editions.contains(name) || self.editions.is_empty() && outside()
    }

    pub(super) fn day(&self, date: Date) -> bool {
        self.as_of.is_none_or(|as_of| date <= as_of)
    }
}
