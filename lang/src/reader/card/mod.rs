//! Cards: the fourth pass.
//!
//! A card is a head and items. An item is, in this order of trial, a mark of text that is not scripted,
//! a fact, a clause, or text. Facts and clauses are read here; text is read as phrases.

mod clause;
mod define;
mod fact;
mod help;
mod mark;
mod noted;
mod terms;
mod value;

use super::{Cursor, Cx, DeclareError, Read, ReadError, TrapError, phrase, types};
use crate::sentence::{Item, WordKind, spelled_items};
use crate::span::Span;
use crate::tree::{Book, Card, CardId, ClauseId, EnumId, FieldId, KindId, Rank, Type};
use crate::vocabulary::{Class, ClausePattern, Vocabulary};
use crate::words::Key;
use define::Definitions;
use fact::Facts;
use foldhash::HashMap;
use noted::Noted;
use smallvec::SmallVec;
use smol_str::SmolStr;

/// An unlabelled fact line: its fields in order, parted by `,` or `/`.
#[derive(Clone, Debug, Default)]
pub(super) struct Line {
    pub(super) fields: Vec<FieldId>,
    pub(super) slashes: bool,
}

/// What the reader of cards must know of kinds.
#[derive(Debug, Default)]
pub(super) struct Forms {
    /// The unlabelled fact lines of each kind, without those of the kinds above.
    pub(super) lines: HashMap<KindId, Vec<Line>>,
    /// The same with those of the kinds above, which come behind: each card asks for them.
    pub(super) all_lines: HashMap<KindId, Vec<Line>>,
    /// The first printed field of each kind that takes symbols of an enumeration.
    pub(super) symbol_fields: HashMap<(KindId, EnumId), FieldId>,
    /// Records of which each card of a kind has one, as text.
    pub(super) texts: HashMap<KindId, Vec<Vec<ClauseId>>>,
}

impl Forms {
    /// Gathers what is asked of each card, when all kinds are known.
    pub(super) fn settle(&mut self, book: &Book) {
        for kind in (0..).map(KindId).take(book.kinds.len()) {
            let above = types::chain(book, kind).filter_map(|above| self.lines.get(&above));
            self.all_lines
                .insert(kind, above.flatten().cloned().collect());
        }
    }
}

/// A card on its way.
pub(super) struct Draft<'f> {
    id: CardId,
    kind: KindId,
    card: Card,
    forms: &'f Forms,
    /// The unlabelled fact lines of its kind and those above.
    lines: &'f [Line],
    facts: Facts,
    definitions: Definitions,
    rank: Rank,
    /// Whether no stronger layer has replaced the text.
    reads_text: bool,
}

/// A text that speaks of a card.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct TextLayer<'s> {
    pub(super) items: Vec<&'s Item>,
    pub(super) rank: Rank,
    /// The ruling, errata or text of another day; none for what the card says itself.
    pub(super) by: Option<&'s Item>,
}

/// Layers of text. Nearly every card has one.
pub(super) type TextLayers<'s> = SmallVec<[TextLayer<'s>; 1]>;

/// What of a card is read: its head, and its text in layers.
#[derive(Clone, Debug)]
pub(super) struct Source<'s> {
    pub(super) id: CardId,
    pub(super) head: Cursor<'s>,
    /// Layers of text, the weakest first.
    pub(super) layers: TextLayers<'s>,
}

/// What is wrong where other words stand before the kind of a card, as in its printed type line.
fn before_kind(vocab: &Vocabulary, mut head: Cursor<'_>) -> Option<DeclareError> {
    let span = head.here();
    let mut words: Vec<&str> = Vec::new();
    loop {
        let entry = vocab.lookup(head.rest()).map(|entry| entry.0);
        let word = head.peek()?.name()?;
        if entry.is_some_and(|entry| matches!(entry.class, Class::Kind(..))) {
            return Some(DeclareError::BeforeKind {
                words: SmolStr::new(words.join(" ")),
                kind: SmolStr::new(word),
                span,
            });
        }
        words.push(word);
        head.take(1);
    }
}

/// Reads a card. A mistake in an item stops that item alone.
pub(super) fn read(cx: &mut Cx<'_>, source: &Source<'_>, forms: &Forms) {
    let Some(card) = cx.book.at(source.id).cloned() else {
        return;
    };
    let mut words = source.head;
    let kind = types::kind_at(cx.vocab, &mut words)
        .map_err(|error| before_kind(cx.vocab, source.head).map_or(error, ReadError::from))
        .map_err(|error| cx.report(error));
    let Ok(kind) = kind else {
        return;
    };
    let mut draft = Draft {
        id: source.id,
        kind,
        card,
        forms,
        lines: forms.all_lines.get(&kind).map_or(&[], Vec::as_slice),
        facts: Facts::default(),
        definitions: Definitions::default(),
        rank: Rank::Card,
        reads_text: true,
    };
    draft.card.kind = kind;
    cx.env.this = Some(Type::Object(kind));
    cx.env.you = true;
    cx.env.asking = clause::asks(cx, &draft);
    for layer in &source.layers {
        for item in &layer.items {
            draft.definitions.find(cx, item);
        }
    }
    let told = cx.errors.len();
    // The strongest layer first: it takes facts and text away from those below.
    let mut text_is_given = false;
    let mut noted = Noted::of(source);
    for (at, layer) in source.layers.iter().enumerate().rev() {
        if at == 0 {
            // The head belongs to what is printed. What is wrong with it has been reported.
            let before = draft.facts.so_far();
            let _ = mark::head(cx, &mut draft, words);
            noted.head(&draft.facts, before);
        }
        draft.rank = layer.rank;
        draft.reads_text = !text_is_given;
        let mut given = false;
        let mut texts: SmallVec<[&Item; 4]> = SmallVec::new();
        for item in &layer.items {
            if item.is_broken() {
                given = true;
                continue;
            }
            // Each item has a frame of its own; only the host's kind is known to those that follow.
            cx.env.restart();
            let before = draft.facts.so_far();
            // What is wrong with one item has been reported; the others are read.
            let is_text = read_item(cx, &mut draft, item).unwrap_or(true);
            if !is_text {
                noted.fact(item, &draft.facts, before);
            } else if draft.reads_text {
                noted.text(item);
            }
            if is_text {
                texts.push(item);
            }
            given |= is_text;
        }
        if texts.len() > 1 {
            no_text_twice(cx, &texts);
        }
        text_is_given |= given;
        if at > 0 {
            draft.facts.close_layer();
        }
        noted.end_of(cx, layer);
    }
    draft.card.in_force = noted.settle();
    let mut items = source.layers.iter().flat_map(|layer| &layer.items);
    if cx.errors.len() == told && !items.any(|item| item.is_broken()) {
        help::missing(cx, &draft);
    }
    draft.facts.settle(cx, &mut draft.card);
    if let Some(known) = cx.book.at_mut(source.id) {
        *known = draft.card;
    }
}

/// Refuses texts that say the same.
fn no_text_twice(cx: &mut Cx<'_>, texts: &[&Item]) {
    let mut known: HashMap<String, Span> = HashMap::default();
    for item in texts {
        let span = item.head.span;
        if let Some(first) = known.insert(spelled_items(std::slice::from_ref(*item)), span) {
            cx.report(TrapError::TextTwice { span, first });
        }
    }
}

/// Reads one item. Tells whether it was text rather than a fact.
fn read_item(cx: &mut Cx<'_>, draft: &mut Draft<'_>, item: &Item) -> Read<bool> {
    if let Some(why) = not_encoded(cx, item) {
        if draft.reads_text {
            let why = cx.text(&why?);
            draft.card.not_encoded.push(why);
        }
        return Ok(true);
    }
    help::as_printed(cx, item)?;
    if draft.definitions.is_one(item) || fact::read(cx, draft, item)? {
        return Ok(false);
    }
    if draft.reads_text && !clause::read(cx, draft, item)? {
        text(cx, draft, item)?;
    }
    Ok(true)
}

/// Whether a word begins a declaration, which no card makes.
fn declares(key: Key) -> bool {
    (Key::Enum..=Key::Scope).contains(&key) || (Key::Action..=Key::Allow).contains(&key)
}

/// Text that is neither fact nor clause.
fn text(cx: &mut Cx<'_>, draft: &mut Draft<'_>, item: &Item) -> Read<()> {
    let from = cx.book.hooks.len();
    if let Some((_, span)) = item
        .key
        .filter(|(key, _)| declares(*key) && cx.vocab.get(key.text()).is_none())
    {
        return Err(cx.report(TrapError::DeclaresOnCard { span }));
    }
    help::no_text(cx, draft, item)?;
    let clause = draft.next_clause();
    let errors = cx.errors.len();
    let read = phrase::card_text(cx, item, clause, draft.id, &mut draft.card);
    if read.is_err()
        && let Some([told]) = cx.errors.get(errors..)
        && let Some(better) = help::better(cx, draft, item, told)
    {
        cx.errors.truncate(errors);
        cx.report(better);
    }
    for hook in cx.book.hooks.iter_mut().skip(from) {
        if hook.rank == Rank::Card {
            hook.rank = draft.rank;
        }
    }
    read
}

impl Draft<'_> {
    /// A number for each piece of text of the card, in printed order.
    fn next_clause(&self) -> u32 {
        let count = self.card.clauses.len() + self.card.hooks.len() + self.card.actions.len();
        u32::try_from(count).unwrap_or(u32::MAX)
    }

    /// Whether its cards may carry a clause that is written so.
    fn carries(&self, cx: &Cx<'_>, pattern: &ClausePattern) -> bool {
        let mut kinds = pattern.kinds.iter();
        self.is(cx, pattern.of)
            && (pattern.kinds.is_empty() || kinds.any(|kind| self.is(cx, Some(*kind))))
    }

    fn is(&self, cx: &Cx<'_>, of: Option<KindId>) -> bool {
        of.is_none_or(|of| types::is_under(cx.book, self.kind, of))
    }
}

/// `not encoded "why"`
fn not_encoded(cx: &mut Cx<'_>, item: &Item) -> Option<Read<SmolStr>> {
    let mut words = Cursor::new(&item.head);
    if !(words.eat("not") && words.eat("encoded")) {
        return None;
    }
    let here = words.here();
    Some(match words.next_word().map(|word| &word.kind) {
        Some(WordKind::Text(why)) if words.is_done() => Ok(why.clone()),
        _ => Err(cx.report(DeclareError::expected(
            "the reason in quotation marks",
            here,
        ))),
    })
}
