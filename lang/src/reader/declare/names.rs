//! The first pass: every item is sorted by its first word, and every declared word is entered.

use super::desk::{Desk, index};
use super::form::{self, Head};
use super::params;
use super::raw::{Declared, Place, Raw, RawCard};
use super::scenario::RawScenario;
use super::table::{CARD, firsts, keyword, row_of};
use super::texts::full;
use crate::diagnostic::nearest;
use crate::reader::{Cursor, DeclareError, Read, Reported};
use crate::sentence::{Item, WordKind};
use crate::span::Span;
use crate::tree::{Card, CardId, Rank, Release, Rule, RuleId, Scope, ScopeId, SetId, TextId};
use crate::vocabulary::{Class, Entry as Known, spelling};
use crate::words::Key;
use smol_str::SmolStr;
use std::collections::hash_map::Entry;

/// Enters what an item declares. A mistake stops that item alone.
fn enter<'s>(desk: &mut Desk, raw: &mut Raw<'s>, item: &'s Item, place: &mut Place) -> Read<()> {
    if item.is_broken() {
        // Stage one has told what is wrong. The cards behind a set that cannot be read belong to it.
        if item.key() == Some(Key::Set) {
            place.set = Some(SetId(u32::MAX));
        }
        return Err(Reported::before());
    }
    let (word, span, words) = keyword(item);
    let Some(row) = row_of(item) else {
        let near = nearest(word, firsts());
        return Err(desk.report(DeclareError::NoDeclaration {
            word: SmolStr::new(word),
            span,
            nearest: near.map(SmolStr::new),
        }));
    };
    desk.check(row.tails(item))?;
    let head = match row.head {
        [] => Head::default(),
        form => desk.form(words, form)?,
    };
    let one = Declared {
        item,
        place: *place,
        head,
        id: 0,
        of: None,
        env: None,
        alias: None,
    };
    (row.enter)(desk, raw, one)?;
    if item.key() == Some(Key::Set) {
        place.set = raw.set;
    }
    Ok(())
}

/// Enters several items.
pub(super) fn enter_all<'s>(
    desk: &mut Desk,
    raw: &mut Raw<'s>,
    items: impl IntoIterator<Item = &'s Item>,
    mut place: Place,
) {
    for item in items {
        let is_card = item.key() == Some(Key::Card);
        if is_card && raw.cards_later {
            raw.later.push((item, place));
        } else if enter(desk, raw, item, &mut place).is_err() {
            raw.odd_cards |= is_card;
            // What went wrong has been reported; what uses the word need not say so again.
            let (word, _, words) = keyword(item);
            let near = || nearest(word, firsts());
            if row_of(item).is_some() || near().is_some() {
                poison(desk, words);
            }
        }
    }
}

/// Enters the names at the front of a declaration that was refused, unless they are known: what uses them is
/// passed over in silence.
pub(super) fn poison(desk: &mut Desk, words: Cursor<'_>) {
    for mut part in words.commas() {
        while params::at_group(&part) {
            part.next_word();
        }
        let span = part.here();
        // Where the name ends may be the very thing that is wrong, so its first word counts as well.
        let first = part.peek().and_then(spelling);
        let ends = ["gives", "says", "log", "past", "plural"];
        let name = form::name(&mut part, &ends, "").ok();
        let names = name.as_ref().map(|(name, _)| name).into_iter();
        for name in names
            .clone()
            .chain(first.iter().filter(|_| names.len() > 0))
        {
            if desk.vocab.get(name).is_none() {
                // It is not there, so it can be entered.
                let _ = desk.vocab.declare(name, Known::new(Class::Broken, span));
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
    match raw.spans.entry((space, name.clone())) {
        Entry::Occupied(first) => Err(desk.twice(space, name, span, *first.get())),
        Entry::Vacant(free) => {
            free.insert(span);
            Ok(())
        }
    }
}

/// `scope NAME: TYPE`
pub(super) fn scope<'s>(desk: &mut Desk, raw: &mut Raw<'s>, mut one: Declared<'s>) -> Read<()> {
    let (text, span) = one.head.name();
    if one.item.colon.is_none() {
        return Err(desk.expected("a colon and the scope's type", span.after()));
    }
    one.id = index(desk.book.scopes.len());
    desk.declare(&text, Class::Scope(ScopeId(one.id)), span)?;
    let named = desk.named(text, span, one.item, one.place.rule);
    desk.book.scopes.push(Scope {
        named,
        ..Scope::default()
    });
    raw.keep("scope", one);
    Ok(())
}

/// `rule NAME cites ... { }`
pub(super) fn rule<'s>(desk: &mut Desk, raw: &mut Raw<'s>, one: Declared<'s>) -> Read<()> {
    let (text, span) = one.head.name();
    let id = enter_rule(desk, raw, &one, (text.clone(), span))?;
    desk.vocab.names.rules.insert(text, id);
    desk.block(one.item, "a block with what the rule says")?;
    let inside = Place {
        rule: Some(id),
        ..one.place
    };
    let (parts, last) = raw.in_place.parts(one.item);
    enter_all(desk, raw, parts, inside);
    raw.last.extend(last.into_iter().map(|part| (part, inside)));
    Ok(())
}

/// `house cites format "F" { }`: a rule whose texts have the last word.
pub(super) fn house<'s>(desk: &mut Desk, raw: &mut Raw<'s>, one: Declared<'s>) -> Read<()> {
    let name = SmolStr::new_static("house rules");
    let id = enter_rule(desk, raw, &one, (name, one.item.head.span))?;
    let inside = Place {
        rule: Some(id),
        rank: Rank::House,
        ..one.place
    };
    enter_all(desk, raw, one.parts(), inside);
    Ok(())
}

fn enter_rule(
    desk: &mut Desk,
    raw: &mut Raw<'_>,
    one: &Declared<'_>,
    (text, span): (SmolStr, Span),
) -> Read<RuleId> {
    own_space(desk, raw, "rule", &text, span)?;
    let named = desk.named(text, span, one.item, one.place.rule);
    if named.cites.is_empty() {
        desk.report(DeclareError::NoCitation { span });
    }
    let id = RuleId(index(desk.book.rules.len()));
    desk.book.rules.push(Rule { named });
    Ok(id)
}

/// `set NAME "TITLE" [released DAY] [unreleased]`: every file of a set names it at its head.
pub(super) fn release<'s>(desk: &mut Desk, raw: &mut Raw<'s>, one: Declared<'s>) -> Read<()> {
    let (text, span) = one.head.name();
    let day = one
        .head
        .behind("released")
        .and_then(|day| day.rest().first());
    let released = match day.map(|day| &day.kind) {
        Some(WordKind::Number(year)) => SmolStr::new(year.to_string()),
        Some(WordKind::Date(date)) => SmolStr::new(date.to_string()),
        _ if one.head.has("unreleased") => SmolStr::new_static("never"),
        _ => SmolStr::default(),
    };
    let known = desk.book.sets.iter().position(|set| set.named.name == text);
    raw.set = Some(SetId(index(known.unwrap_or(desk.book.sets.len()))));
    if known.is_none() {
        raw.spans.insert(("set", text.clone()), span);
        let named = desk.named(text, span, one.item, one.place.rule);
        let title = desk.text(&one.head.text("").unwrap_or_default());
        desk.book.sets.push(Release {
            named,
            title,
            released,
        });
    }
    Ok(())
}

/// `titles "TITLE", "TITLE"`
pub(super) fn titles<'s>(desk: &mut Desk, _: &mut Raw<'s>, one: Declared<'s>) -> Read<()> {
    for part in keyword(one.item).2.commas() {
        let head = desk.form(part, &[form::Step::Text("a title in quotation marks")])?;
        let title = head.text("").unwrap_or_default();
        desk.vocab.title(&title);
        desk.declared_titles.insert(title);
    }
    Ok(())
}

pub(super) fn scenario<'s>(_: &mut Desk, raw: &mut Raw<'s>, one: Declared<'s>) -> Read<()> {
    let (item, place) = (one.item, one.place);
    raw.scenarios.push(RawScenario { item, place });
    Ok(())
}

/// A card of which the head has been cut into its parts; it has no number yet.
pub(super) fn raw_card<'s>(item: &'s Item, head: &Head<'s>, set: Option<SetId>) -> RawCard<'s> {
    let span = Cursor::new(&item.head).here();
    RawCard {
        id: CardId::default(),
        full: full(head),
        title: head.text("").unwrap_or_default(),
        version: head.text("version"),
        head: head.behind("rest").unwrap_or(Cursor::over(&[], span)),
        span,
        item,
        set,
    }
}

/// `card "TITLE" [version "V"] KIND ...`
pub(super) fn card<'s>(desk: &mut Desk, raw: &mut Raw<'s>, one: Declared<'s>) -> Read<()> {
    let mut card = raw_card(one.item, &one.head, one.place.set);
    card.id = enter_card(
        desk,
        (&card.title, card.version.as_ref()),
        card.item.span,
        card.set,
    );
    let at = raw.cards.len();
    match raw.titled.entry(card.full.clone()) {
        Entry::Vacant(free) => {
            free.insert(at);
        }
        Entry::Occupied(first) => raw.rivals.entry(*first.get()).or_default().push(at),
    }
    raw.cards.push(card);
    Ok(())
}

/// A card as the first pass would find it; none if that would refuse it.
pub(super) fn card_of<'s>(item: &'s Item, set: Option<SetId>) -> Option<RawCard<'s>> {
    row_of(item)?.tails(item).ok()?;
    let head = form::read(Cursor::new(&item.head), CARD).ok()?;
    (!item.is_broken()).then(|| raw_card(item, &head, set))
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
    let title = desk.text(title);
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
pub(super) fn unread(
    title: TextId,
    version: Option<TextId>,
    span: Span,
    set: Option<SetId>,
) -> Card {
    Card {
        title,
        version,
        set,
        span,
        ..Card::default()
    }
}
