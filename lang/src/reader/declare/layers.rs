//! Which rules are in force: editions replace, omit and add them by name.
//!
//! This is settled over sentences, before any word is known.

use super::desk::Desk;
use super::shape::keyword;
use crate::diagnostic::nearest;
use crate::reader::{Cursor, DeclareError, Layers, Read, Reported};
use crate::sentence::{Date, File, Item, Phrase, Word};
use crate::span::{FileId, Span};
use crate::words::Key;
use smol_str::SmolStr;
use std::collections::{BTreeMap, BTreeSet};

/// The items in force.
#[derive(Debug, Default)]
pub(super) struct InForce {
    /// The items of each file that an edition replaces or omits, by file and first byte, and what of the edition does so.
    gone: BTreeMap<(FileId, u32), Span>,
    /// The rules that an edition replaces or omits, and where it names them.
    named: BTreeMap<(SmolStr, SmolStr), Span>,
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
    /// The rules that stand in the place of others: where, and the file and first byte of the other.
    pub(super) replaced: Vec<(Span, (FileId, u32))>,
    /// Whether an edition in force takes a card or a title away, or brings one.
    moves_cards: bool,
}

pub(super) fn items<'s>(files: &'s [(FileId, &File)]) -> impl Iterator<Item = &'s Item> {
    files.iter().flat_map(|(_, file)| &file.items)
}

pub(super) fn name_of(words: Cursor<'_>) -> SmolStr {
    let names: Vec<&str> = words.rest().iter().filter_map(Word::name).collect();
    SmolStr::new(names.join(" "))
}

/// Settles the editions.
pub(super) fn settle(desk: &mut Desk, files: &[(FileId, &File)], layers: &Layers) -> InForce {
    let mut force = InForce {
        as_of: layers.as_of,
        ..InForce::default()
    };
    let mut editions: BTreeMap<SmolStr, (&Item, Option<SmolStr>)> = BTreeMap::new();
    for item in items(files).filter(|item| item.key() == Some(Key::Edition) && !item.is_broken()) {
        // What is wrong with one has been reported.
        let _ = edition(desk, &mut editions, item);
    }
    force.declared = editions.keys().cloned().collect();
    let plain = editions
        .iter()
        .filter(|(_, (item, below))| below.is_none() && item.block.is_none());
    force.plain = plain.map(|(name, _)| name.clone()).collect();
    // From the edition in force down to the rules that it rests on.
    let mut chain = Vec::new();
    let mut next = layers.edition.clone();
    while let Some(name) = next.take() {
        if !force.editions.insert(name.clone()) {
            break;
        }
        if let Some((item, below)) = editions.get(&name) {
            chain.push((name, *item));
            next.clone_from(below);
        }
    }
    let mut rules: BTreeMap<SmolStr, (FileId, u32)> = BTreeMap::new();
    for item in items(files).filter(|item| item.key() == Some(Key::Rule)) {
        let at = (item.span.file, item.span.start);
        rules.entry(name_of(Cursor::new(&item.head))).or_insert(at);
    }
    unchosen(desk, &editions, &force, &rules);
    force.said = chain.iter().map(|(_, item)| item.span).collect();
    for (name, item) in chain.into_iter().rev() {
        for part in item.block.iter().flat_map(|block| &block.items) {
            if !part.is_broken() {
                // What is wrong with it has been reported; the others are in force.
                let _ = change(desk, &mut force, &mut rules, &name, part);
            }
        }
    }
    let gone = items(files).filter(|item| !force.gone.is_empty() && !force.has(item));
    let brought = force.added.iter().map(|(_, item)| item);
    force.moves_cards = gone.chain(brought).any(has_card);
    force
}

/// Whether an item is a card or titles, or has some in it.
fn has_card(item: &Item) -> bool {
    let mut inner = item.blocks().flat_map(|block| &block.items);
    keyword(item).0 == "titles" || item.key() == Some(Key::Card) || inner.any(has_card)
}

/// What is wrong with editions even where none of them is in force: one that rests on nothing, and one that
/// replaces or omits what is not there.
fn unchosen(
    desk: &mut Desk,
    editions: &BTreeMap<SmolStr, (&Item, Option<SmolStr>)>,
    force: &InForce,
    rules: &BTreeMap<SmolStr, (FileId, u32)>,
) {
    let brought: BTreeSet<SmolStr> = editions
        .values()
        .flat_map(|(item, _)| item.block.iter().flat_map(|block| &block.items))
        .filter_map(|part| {
            let (word, _, mut words) = keyword(part);
            let named = word == "rule" || word == "add" && words.eat("rule");
            named.then(|| name_of(words))
        })
        .collect();
    // The rules outside any edition have the name by which the first of the scripts calls them.
    let ground = editions
        .values()
        .filter_map(|(item, base)| Some((item.span, base.as_ref()?)))
        .filter(|(_, base)| !editions.contains_key(*base))
        .min_by_key(|(span, _)| (desk.side.place(span.file), span.start))
        .map(|(_, base)| base.clone());
    for (name, (item, below)) in editions {
        if let Some(below) = below {
            let mut known: BTreeSet<&str> = editions.keys().map(SmolStr::as_str).collect();
            known.extend(ground.as_deref());
            if !known.contains(below.as_str()) {
                let near = nearest(below, known);
                desk.report(DeclareError::Unknown {
                    what: "edition",
                    name: below.clone(),
                    span: item.head.span,
                    nearest: near.map(SmolStr::new),
                });
            }
            if let Some(around) = circle(editions, name) {
                desk.report(DeclareError::EditionsInCircle {
                    around,
                    span: item.head.span,
                });
            }
        }
        if force.editions.contains(name) {
            continue;
        }
        for part in item.block.iter().flat_map(|block| &block.items) {
            let (word, _, mut words) = keyword(part);
            if part.is_broken() || !matches!(word, "replace" | "omit") {
                continue;
            }
            if !words.eat("rule") {
                desk.expected("`rule` and its name", words.here());
                continue;
            }
            let gone = name_of(words);
            if !rules.contains_key(&gone) && !brought.contains(&gone) {
                unknown_rule(desk, rules, gone, words.span());
            }
        }
    }
}

/// The editions that rest on one another in a circle, told of the first of them.
fn circle(
    editions: &BTreeMap<SmolStr, (&Item, Option<SmolStr>)>,
    name: &SmolStr,
) -> Option<Vec<SmolStr>> {
    let mut around = vec![name.clone()];
    loop {
        let (_, below) = editions.get(around.last()?)?;
        let below = below.clone()?;
        if below == *name {
            return around.iter().all(|one| name <= one).then_some(around);
        }
        if around.contains(&below) {
            return None;
        }
        around.push(below);
    }
}

fn unknown_rule(
    desk: &mut Desk,
    rules: &BTreeMap<SmolStr, (FileId, u32)>,
    name: SmolStr,
    span: Span,
) -> Reported {
    let near = nearest(&name, rules.keys().map(SmolStr::as_str)).map(SmolStr::new);
    desk.report(DeclareError::Unknown {
        what: "rule",
        name,
        span,
        nearest: near,
    })
}

/// `edition E extends F { ... }`
fn edition<'s>(
    desk: &mut Desk,
    editions: &mut BTreeMap<SmolStr, (&'s Item, Option<SmolStr>)>,
    item: &'s Item,
) -> Read<()> {
    let words = Cursor::new(&item.head);
    let (front, below) = words
        .split(|word| word.is("extends"))
        .map_or((words, None), |(front, back)| (front, Some(name_of(back))));
    let name = name_of(front);
    if name.is_empty() {
        return Err(desk.expected("the edition's name", words.here()));
    }
    if let Some((first, _)) = editions.get(&name) {
        return Err(desk.twice("edition", &name, front.span(), first.head.span));
    }
    editions.insert(name, (item, below));
    Ok(())
}

/// One item of an edition: `replace rule N`, `omit rule N`, `add ...`, or a declaration.
fn change(
    desk: &mut Desk,
    force: &mut InForce,
    rules: &mut BTreeMap<SmolStr, (FileId, u32)>,
    edition: &SmolStr,
    item: &Item,
) -> Read<()> {
    let (word, _, mut words) = keyword(item);
    match word {
        "replace" | "omit" => {
            if !words.eat("rule") {
                return Err(desk.expected("`rule` and its name", words.here()));
            }
            let name = name_of(words);
            let named = (edition.clone(), name.clone());
            if let Some(first) = force.named.insert(named.clone(), words.span()) {
                force.named.insert(named, first);
                return Err(desk.report(DeclareError::GoneAlready {
                    name,
                    span: words.span(),
                    first,
                }));
            }
            let mut found = rules.remove(&name);
            if found.is_none() {
                let known = rules.keys().map(SmolStr::as_str);
                let meant = nearest(&name, known).map(SmolStr::new);
                let reported = unknown_rule(desk, rules, name.clone(), words.span());
                if word == "omit" {
                    return Err(reported);
                }
                // The rest is read as if that rule had been named, to tell what else is wrong.
                found = meant.and_then(|meant| rules.remove(&meant));
            }
            if let Some(at) = found {
                force.gone.insert(at, item.head.span);
                // A rule that an edition below has put there goes as well.
                force
                    .added
                    .retain(|(_, added)| (added.span.file, added.span.start) != at);
            }
            if word == "replace" {
                rules.insert(name, (item.span.file, item.span.start));
                force.replaced.extend(found.map(|at| (item.span, at)));
                force.added.push((edition.clone(), without_key(item)));
            }
        }
        "add" if !words.peek().is_some_and(|next| next.is("enum")) => {
            remember(rules, words, item);
            force.added.push((edition.clone(), without_key(item)));
        }
        _ => {
            if item.key() == Some(Key::Rule) {
                rules.insert(name_of(words), (item.span.file, item.span.start));
            }
            force.added.push((edition.clone(), item.clone()));
        }
    }
    Ok(())
}

/// A rule that is added can be replaced by an edition above.
fn remember(rules: &mut BTreeMap<SmolStr, (FileId, u32)>, mut words: Cursor<'_>, item: &Item) {
    if words.eat("rule") {
        rules.insert(name_of(words), (item.span.file, item.span.start));
    }
}

/// The item behind `add` or `replace`: the first word of its head is its key.
fn without_key(item: &Item) -> Item {
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
        self.gone.get(&(item.span.file, item.span.start)).copied()
    }

    /// Whether all that is in force stands in the scripts outside editions.
    pub(super) fn takes_nothing(&self) -> bool {
        self.gone.is_empty()
    }

    /// Whether no edition in force has taken an item away.
    pub(super) fn has(&self, item: &Item) -> bool {
        self.gone_by(item).is_none()
    }

    /// Whether a scenario under an edition is about these rules. One under the rules as they stand is not about those of an
    /// edition that changes them.
    pub(super) fn concerns(&self, edition: &str) -> bool {
        let changed = self
            .editions
            .iter()
            .any(|name| self.declared.contains(name) && !self.plain.contains(name));
        !changed || !self.plain.contains(edition)
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
