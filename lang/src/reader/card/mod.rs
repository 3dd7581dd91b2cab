//! Cards: the fourth pass.
//!
//! A card is a head and items. An item is, in this order of trial, a mark of text that is not scripted,
//! a fact, a clause, or text. Facts and clauses are read here; text is read as phrases.

mod clause;
mod define;
mod fact;
pub(super) mod form;
mod mark;
mod noted;
mod reworded;
mod slip;
mod value;

use super::{Cursor, Cx, DeclareError, PhraseError, Read, ReadError, TrapError, phrase, types};
use crate::sentence::{Item, WordKind};
use crate::tree::{Book, Card, CardId, ClauseId, EnumId, FieldId, KindId, Rank, SymbolId, Type};
use crate::vocabulary::{self, Class, ClausePattern, Vocabulary};
use crate::words::Key;
use define::Definitions;
use fact::Facts;
use foldhash::HashMap;
use foldhash::fast::FixedState;
use noted::Noted;
use smallvec::SmallVec;
use smol_str::SmolStr;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::hash::{BuildHasher, Hash, Hasher};

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
    let Some(card) = cx.book.cards.get(source.id.index()).cloned() else {
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
    cx.env.asking = clause::need_before(cx, &draft).is_some();
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
        let mut texts = Texts::default();
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
                texts.take(cx, item);
            }
            given |= is_text;
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
        form::missing(cx, &draft);
    }
    draft.facts.settle(cx, &mut draft.card);
    if let Some(known) = cx.book.cards.get_mut(source.id.index()) {
        *known = draft.card;
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
    slip::as_printed(cx, item)?;
    if draft.definitions.is_one(item) || fact::read(cx, draft, item)? {
        return Ok(false);
    }
    if draft.reads_text && !clause::read(cx, draft, item)? {
        text(cx, draft, item)?;
    }
    Ok(true)
}

/// Whether a word begins a declaration, which no card makes.
const fn declares(key: Key) -> bool {
    matches!(
        key,
        Key::Enum
            | Key::Kind
            | Key::Zone
            | Key::State
            | Key::Event
            | Key::Field
            | Key::Noun
            | Key::Relation
            | Key::Adjective
            | Key::Need
            | Key::Verb
            | Key::Frame
            | Key::Clause
            | Key::Scope
            | Key::Action
            | Key::Procedure
            | Key::Window
            | Key::Law
            | Key::Rule
            | Key::Forbid
            | Key::Allow
    )
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
    slip::no_text(cx, draft, item)?;
    let clause = draft.next_clause();
    let errors = cx.errors.len();
    let read = phrase::card_text(cx, item, clause, draft.id, &mut draft.card);
    if read.is_err()
        && cx.errors.len() == errors + 1
        && let Some(slip) = slip::meant(cx, draft, item)
    {
        cx.errors.truncate(errors);
        return Err(cx.report(slip));
    }
    // A frame before what is a text by itself.
    if read.is_err()
        && cx.errors.len() == errors + 1
        && let Some(colon) = item.colon.as_deref()
        && let Some(start) = colon.words.first().map(|word| word.span.start)
        && cx
            .errors
            .last()
            .is_some_and(|error| error.span().start == start)
        && let Some(form) = form::behind_frame(cx, draft, &colon.words)
    {
        let span = colon.span;
        cx.errors.truncate(errors);
        return Err(cx.report(TrapError::ClauseBehindFrame { form, span }));
    }
    // (A verb may stand where the clause has its third person: `play on table`.)
    let first = |span: crate::span::Span| {
        span.start <= item.head.span.start || form::begins_third(cx, draft, item)
    };
    // What is no text from its first word on is a clause that went wrong.
    if read.is_err()
        && cx.errors.len() == errors + 1
        && cx
            .errors
            .last()
            .is_some_and(|error| first(error.span()) && !is_told_well(error))
    {
        let mut forms = form::forms(cx, draft, item);
        if matches!(item.key(), Some(Key::When | Key::While | Key::Instead)) {
            // What begins with a word for frames is one that went wrong, unless it goes on like a clause.
            forms.clear();
        }
        if let Some((name, kinds)) = slip::of_others(cx, draft, item) {
            cx.errors.truncate(errors);
            cx.report(TrapError::FactOfOthers {
                name,
                kind: cx
                    .book
                    .kinds
                    .get(draft.kind.index())
                    .map(|kind| kind.named.name.clone())
                    .unwrap_or_default(),
                kinds,
                span: item.head.span,
            });
        } else if !forms.is_empty() {
            cx.errors.truncate(errors);
            cx.report(TrapError::NoForm {
                forms,
                span: item.head.span,
            });
        }
    }
    if read.is_err()
        && cx.errors.len() == errors + 1
        && let Some(told) = cx.errors.last().filter(|told| tells_little(told, item))
        && let Some(better) = slip::sentence(cx, draft, item, told.span())
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

/// Whether a mistake is that of a single word, while all of the text may be written otherwise.
fn tells_little(error: &ReadError, item: &Item) -> bool {
    match error {
        ReadError::Phrase(PhraseError::UnknownWord { nearest, .. }) => nearest.is_none(),
        ReadError::Phrase(PhraseError::Expected { what, .. }) => *what == "a verb",
        ReadError::Phrase(PhraseError::Mismatch { wanted, .. }) => wanted == "a player",
        // A verb in the third person at the beginning may be the card that does it.
        ReadError::Trap(TrapError::English { help, span, .. }) => {
            span.start <= item.head.span.start && help.contains("; or say who does it")
        }
        _ => false,
    }
}

/// Whether a mistake knows already what was meant.
fn is_told_well(error: &ReadError) -> bool {
    matches!(error, ReadError::Trap(TrapError::English { word, .. }) if word == "cannot")
}

/// The texts of a layer, found by what their words come to.
#[derive(Default)]
struct Texts<'i> {
    /// The first of each, and those like it. A card has few, for which this tree is one piece of memory.
    found: BTreeMap<u64, (&'i Item, Vec<&'i Item>)>,
    hashes: FixedState,
}

/// So many texts that begin alike are compared with another.
const ALIKE: usize = 32;

impl<'i> Texts<'i> {
    /// Takes in a text, and tells if the layer has the same one already.
    fn take(&mut self, cx: &mut Cx<'_>, item: &'i Item) {
        let behind = item.colon.iter().flat_map(|colon| &colon.words);
        let mut hasher = self.hashes.build_hasher();
        for word in item.head.words.iter().chain(behind) {
            match &word.kind {
                WordKind::Name { text, .. } | WordKind::Text(text) => text.hash(&mut hasher),
                WordKind::Number(number) => number.hash(&mut hasher),
                kind => std::mem::discriminant(kind).hash(&mut hasher),
            }
        }
        let (first, others) = match self.found.entry(hasher.finish()) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(free) => {
                free.insert((item, Vec::new()));
                return;
            }
        };
        let mut alike = std::iter::once(&*first).chain(&*others).take(ALIKE);
        if let Some(first) = alike.find(|other| ***other == *item) {
            cx.report(TrapError::TextTwice {
                span: item.head.span,
                first: first.head.span,
            });
        }
        others.push(item);
    }
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

    /// Whether it is of a kind.
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
        _ => Err(cx.report(DeclareError::Expected {
            what: "the reason in quotation marks",
            span: here,
        })),
    })
}

/// The symbol at the front of a row.
fn symbol_at(cx: &Cx<'_>, words: &Cursor<'_>) -> Option<(SymbolId, EnumId, usize)> {
    symbol_of(cx, cx.vocab.lookup(words.rest()))
}

/// The symbol that a word which stands at the front of a row means.
fn symbol_of(
    cx: &Cx<'_>,
    known: Option<(&vocabulary::Entry, usize)>,
) -> Option<(SymbolId, EnumId, usize)> {
    let (entry, count) = known?;
    let Class::Symbol(symbol) = entry.class else {
        return None;
    };
    let of = cx.book.symbols.get(symbol.index())?.of;
    Some((symbol, of, count))
}

/// The name of a clause form, for messages.
fn record_name(cx: &Cx<'_>, id: ClauseId) -> SmolStr {
    let form = cx.book.clauses.get(id.index());
    form.map(|form| form.named.name.clone()).unwrap_or_default()
}
