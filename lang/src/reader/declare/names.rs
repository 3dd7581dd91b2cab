//! The first pass: every item is sorted by its first word, and every declared word is entered.

use super::desk::{Desk, index};
use super::raw::{Place, Raw, RawCard, RawHook, RawScope};
use super::scenario::RawScenario;
use super::shape::{done, keyword, name, says, single};
use super::{
    advice, clauses, documents, enums, frames, functions, kinds, menus, procedures, refused, said,
    setups, verbs,
};
use crate::diagnostic::nearest;
use crate::reader::{Cursor, DeclareError, Read, Reported};
use crate::sentence::{Item, WordKind};
use crate::span::Span;
use crate::tree::{Card, CardId, Rank, Release, Rule, RuleId, Scope, ScopeId, SetId, TextId, Type};
use crate::vocabulary::Class;
use crate::words::Key;
use smol_str::SmolStr;
use std::collections::hash_map::Entry;
use std::sync::Arc;

/// What can stand at the head of an item outside cards and bodies.
const WORDS: &[&str] = &[
    "enum",
    "add",
    "kind",
    "field",
    "zone",
    "state",
    "scope",
    "noun",
    "relation",
    "adjective",
    "need",
    "law",
    "verb",
    "event",
    "menu",
    "limit",
    "procedure",
    "window",
    "action",
    "clause",
    "frame",
    "time",
    "rule",
    "forbid",
    "allow",
    "instead",
    "when",
    "before",
    "after",
    "whenever",
    "while",
    "deck",
    "set",
    "card",
    "titles",
    "said",
    "document",
    "edition",
    "ruling",
    "errata",
    "format",
    "scenario",
    "setup",
    "advice",
    "todo",
];

/// Enters what an item declares. A mistake stops that item alone.
pub(super) fn enter<'s>(
    desk: &mut Desk,
    raw: &mut Raw<'s>,
    item: &'s Item,
    place: &mut Place,
) -> Read<()> {
    if item.is_broken() {
        // Stage one has told what is wrong. The cards behind a set that cannot be read belong to it.
        if item.key() == Some(Key::Set) {
            place.set = Some(SetId(u32::MAX));
        }
        return Err(Reported::before());
    }
    let (word, span, words) = keyword(item);
    refused::tails(desk, item, word)?;
    match word {
        "enum" => enums::enter(desk, item, words, *place),
        "add" => {
            raw.more_symbols.push(item);
            Ok(())
        }
        "kind" => kinds::name_kind(desk, raw, item, words, *place),
        "field" => kinds::name_field(desk, raw, item, words, *place),
        "zone" => kinds::name_zone(desk, raw, item, words, *place),
        "state" => kinds::name_state(desk, raw, item, words, *place),
        "scope" => scope(desk, raw, item, words, *place),
        "noun" | "relation" | "adjective" | "need" | "law" => {
            functions::enter(desk, raw, item, word, words, *place)
        }
        "verb" | "event" => verbs::enter(desk, raw, item, words, *place),
        "procedure" => procedures::enter(desk, raw, item, words, *place),
        "window" => procedures::enter_window(desk, raw, item, words, *place),
        "action" => procedures::enter_action(desk, raw, item, words, *place),
        "menu" => menus::menu(desk, raw, item, words, *place),
        "limit" => menus::limit(desk, raw, item, words, *place),
        "clause" => clauses::enter(desk, raw, item, words, *place),
        "frame" => frames::enter_frame(desk, item, words),
        "time" => frames::enter_time(desk, raw, item, words),
        "rule" => rule(desk, raw, item, words, *place),
        "set" => release(desk, raw, item, words, place),
        "card" => card(desk, raw, item, words, *place),
        "titles" => titles(desk, words),
        "said" => said::enter(desk, item, words),
        // A format's house rules are handed in under this word by whoever chose the format.
        "house" => house(desk, raw, item, *place),
        "advice" => advice::enter(desk, raw, item, words, *place),
        "setup" => setups::enter(desk, raw, item, words, *place),
        "scenario" => {
            let place = *place;
            raw.scenarios.push(RawScenario { item, place });
            Ok(())
        }
        "document" => documents::enter(desk, item, words),
        "edition" => {
            documents::enter_edition(desk, item, words);
            Ok(())
        }
        // Layers are settled apart; formats are read by those who play them.
        "ruling" | "errata" | "format" | "todo" => Ok(()),
        "forbid" | "allow" | "instead" | "when" | "before" | "after" | "whenever" | "while"
        | "deck" => {
            raw.hooks.push(RawHook {
                item,
                place: *place,
            });
            Ok(())
        }
        // `SELECTION: CHANGES` begins with any word at all.
        _ if item.key.is_none() && item.colon.is_some() => {
            raw.hooks.push(RawHook {
                item,
                place: *place,
            });
            Ok(())
        }
        _ => Err(desk.report(DeclareError::NoDeclaration {
            word: SmolStr::new(word),
            span,
            nearest: nearest(word, WORDS.iter().copied()).map(SmolStr::new),
        })),
    }
}

/// Enters several items.
pub(super) fn enter_all<'s>(
    desk: &mut Desk,
    raw: &mut Raw<'s>,
    items: impl IntoIterator<Item = &'s Item>,
    place: &mut Place,
) {
    for item in items {
        let is_card = item.key() == Some(Key::Card);
        if is_card && raw.cards_later {
            raw.later.push((item, *place));
        } else if enter(desk, raw, item, place).is_err() {
            raw.odd_cards |= is_card;
            // What went wrong has been reported; what uses the word need not say so again.
            let (word, _, words) = keyword(item);
            if nearest(word, WORDS.iter().copied()).is_some() || WORDS.contains(&word) {
                refused::poison(desk, words);
            }
        }
    }
}

/// Enters a name into a space of its own; says so when it is there already.
pub(super) fn own_space(
    desk: &mut Desk,
    raw: &mut Raw<'_>,
    space: &'static str,
    name: &SmolStr,
    span: Span,
) -> Read<()> {
    match raw.spans.insert((space, name.clone()), span) {
        Some(first) => {
            raw.spans.insert((space, name.clone()), first);
            Err(desk.twice(space, name, span, first))
        }
        None => Ok(()),
    }
}

fn scope<'s>(
    desk: &mut Desk,
    raw: &mut Raw<'s>,
    item: &'s Item,
    mut words: Cursor<'_>,
    place: Place,
) -> Read<()> {
    let (text, span) = name(desk, &mut words, &[], "the scope's name")?;
    done(desk, &words)?;
    let Some(ty) = &item.colon else {
        return Err(desk.expected("a colon and the scope's type", words.here()));
    };
    let id = ScopeId(index(desk.book.scopes.len()));
    desk.declare(&text, Class::Scope(id), span)?;
    let named = desk.named(text, span, item, place.rule);
    desk.book.scopes.push(Scope {
        named,
        ty: Type::Nothing,
    });
    raw.scopes.push(RawScope {
        id,
        ty: Cursor::new(ty),
    });
    Ok(())
}

fn rule<'s>(
    desk: &mut Desk,
    raw: &mut Raw<'s>,
    item: &'s Item,
    mut words: Cursor<'_>,
    place: Place,
) -> Read<()> {
    let (text, span) = name(desk, &mut words, &[], "the rule's name")?;
    done(desk, &words)?;
    own_space(desk, raw, "rule", &text, span)?;
    let id = RuleId(index(desk.book.rules.len()));
    let named = desk.named(text.clone(), span, item, place.rule);
    if named.cites.is_empty() {
        desk.report(DeclareError::NoCitation { span });
    }
    desk.book.rules.push(Rule {
        named,
        edition: None,
    });
    desk.vocab.names.rules.insert(text, id);
    let Some(block) = &item.block else {
        return Err(desk.expected("a block with what the rule says", words.here()));
    };
    let mut inside = Place {
        rule: Some(id),
        ..place
    };
    enter_all(desk, raw, &block.items, &mut inside);
    Ok(())
}

/// `house cites format "F" { }`: a rule whose texts have the last word.
fn house<'s>(desk: &mut Desk, raw: &mut Raw<'s>, item: &'s Item, place: Place) -> Read<()> {
    let text = SmolStr::new_static("house rules");
    let span = item.head.span;
    own_space(desk, raw, "rule", &text, span)?;
    let named = desk.named(text, span, item, None);
    if named.cites.is_empty() {
        desk.report(DeclareError::NoCitation { span });
    }
    let id = RuleId(index(desk.book.rules.len()));
    desk.book.rules.push(Rule {
        named,
        edition: None,
    });
    let mut inside = Place {
        rule: Some(id),
        rank: Rank::House,
        ..place
    };
    let items = item.block.iter().flat_map(|block| &block.items);
    enter_all(desk, raw, items, &mut inside);
    Ok(())
}

fn release(
    desk: &mut Desk,
    raw: &mut Raw<'_>,
    item: &Item,
    mut words: Cursor<'_>,
    place: &mut Place,
) -> Read<()> {
    let (text, span) = single(desk, &mut words, "the set's short name")?;
    let here = words.here();
    let title = match words.next_word().map(|word| &word.kind) {
        Some(WordKind::Text(title)) => title.clone(),
        _ => return Err(desk.expected("the set's title in quotation marks", here)),
    };
    let released = if words.eat("released") {
        let here = words.here();
        match words.next_word().map(|word| &word.kind) {
            Some(WordKind::Number(year)) => SmolStr::new(year.to_string()),
            Some(WordKind::Date(date)) => SmolStr::new(date.to_string()),
            _ => return Err(desk.expected("a year or a date", here)),
        }
    } else if words.eat("unreleased") {
        SmolStr::new_static("never")
    } else {
        SmolStr::default()
    };
    done(desk, &words)?;
    // Every file of a set names it at its head.
    let known = desk.book.sets.iter().position(|set| set.named.name == text);
    let id = SetId(index(known.unwrap_or(desk.book.sets.len())));
    if known.is_none() {
        raw.spans.insert(("set", text.clone()), span);
        let named = desk.named(text, span, item, place.rule);
        let title = desk.text(&title);
        desk.book.sets.push(Release {
            named,
            title,
            released,
        });
    }
    place.set = Some(id);
    Ok(())
}

fn titles(desk: &mut Desk, words: Cursor<'_>) -> Read<()> {
    for mut part in words.commas() {
        let here = part.here();
        match part.next_word().map(|word| &word.kind) {
            Some(WordKind::Text(title)) if part.is_done() => {
                desk.vocab.title(title);
                desk.declared_titles.insert(title.clone());
            }
            _ => return Err(desk.expected("a title in quotation marks", here)),
        }
    }
    Ok(())
}

/// What the head of a card says before its kind.
pub(super) struct CardHead<'s> {
    pub(super) title: SmolStr,
    pub(super) version: Option<SmolStr>,
    /// Where the title stands.
    pub(super) span: Span,
    /// What stands behind the title and the version: the kind and marks.
    pub(super) rest: Cursor<'s>,
}

impl CardHead<'_> {
    /// The title with its version, if it has one.
    pub(super) fn full(&self) -> SmolStr {
        match &self.version {
            Some(version) => SmolStr::new(format!("{} ({version})", self.title)),
            None => self.title.clone(),
        }
    }
}

/// Reads the head of a card up to its kind.
pub(super) fn card_head<'s>(desk: &mut Desk, mut words: Cursor<'s>) -> Read<CardHead<'s>> {
    let span = words.here();
    let title = match words.next_word().map(|word| &word.kind) {
        Some(WordKind::Text(title)) => title.clone(),
        _ => return Err(desk.expected("the card's title in quotation marks", span)),
    };
    let version = says(desk, &mut words, "version")?;
    Ok(CardHead {
        title,
        version,
        span,
        rest: words,
    })
}

fn card<'s>(
    desk: &mut Desk,
    raw: &mut Raw<'s>,
    item: &'s Item,
    words: Cursor<'s>,
    place: Place,
) -> Read<()> {
    let head = card_head(desk, words)?;
    let full = head.full();
    let of = (&head.title, head.version.as_ref());
    let id = enter_card(desk, of, item.span, place.set);
    let at = raw.cards.len();
    match raw.titled.entry(full.clone()) {
        Entry::Vacant(free) => {
            free.insert(at);
        }
        Entry::Occupied(first) => raw.rivals.entry(*first.get()).or_default().push(at),
    }
    raw.cards.push(RawCard {
        id,
        title: head.title,
        version: head.version,
        full,
        head: head.rest,
        span: head.span,
        item,
        set: place.set,
    });
    Ok(())
}

/// Makes room for so many cards.
pub(super) fn make_room(desk: &mut Desk, raw: &mut Raw<'_>, cards: usize) {
    raw.cards.reserve(cards);
    raw.titled.reserve(cards);
    desk.book.cards.reserve(cards);
    desk.titled.reserve(cards);
    desk.side.reserve(&mut desk.book, cards);
    Arc::make_mut(&mut desk.vocab.titles).reserve(cards);
}

/// Enters a card of which only the head is known.
pub(super) fn enter_card(
    desk: &mut Desk,
    (title, version): (&SmolStr, Option<&SmolStr>),
    span: Span,
    set: Option<SetId>,
) -> CardId {
    let id = CardId(index(desk.book.cards.len()));
    desk.vocab.title(title);
    let title = desk.side.shared_text(&mut desk.book, title);
    match desk.titled.entry(title) {
        Entry::Occupied(known) => known.into_mut().1.push(id),
        Entry::Vacant(free) => {
            free.insert((id, Vec::new()));
        }
    }
    let version = version.map(|version| desk.text(version));
    desk.book.cards.push(unread(title, version, span, set));
    id
}

/// A card of which only the head is known.
pub(super) const fn unread(
    title: TextId,
    version: Option<TextId>,
    span: Span,
    set: Option<SetId>,
) -> Card {
    Card {
        title,
        version,
        kind: crate::tree::KindId(0),
        set,
        span,
        facts: Vec::new(),
        clauses: Vec::new(),
        hooks: Vec::new(),
        actions: Vec::new(),
        not_encoded: Vec::new(),
        in_force: None,
    }
}
