//! What scripts declare for all cards: kinds and their fields, places, states, functions, verbs, forms of text.

use super::{
    BlockId, Builtin, ClauseId, EnumId, ExprId, FieldId, FunctionId, KindId, Named, Slot, SymbolId,
    TextId, Type, VerbId,
};
use serde::{Deserialize, Serialize};
use smol_str::SmolStr;

/// A kind of object. Kinds form a tree.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Kind {
    /// Its name.
    pub named: Named,
    /// The kind it is under.
    pub parent: Option<KindId>,
    /// Its own fields and those of the kinds above it.
    pub fields: Vec<FieldId>,
    /// Flags a card of this kind may carry (also in `fields`, as truths).
    pub flags: Vec<FieldId>,
    /// Fields that each printed card of it gives.
    pub needs: Vec<FieldId>,
    /// Words that its cards may use only where some text of theirs gives them a meaning.
    pub footings: Vec<Footing>,
    /// Whether objects of it are printed cards, rather than made during play.
    pub printed: bool,
}

/// What the text of a card must say before some words mean anything in it: `here`, on a card that lies nowhere until
/// its text says where.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Footing {
    /// The words.
    pub words: Vec<FootedWord>,
    /// Slots of records, one of which is filled.
    pub slots: Vec<(ClauseId, u16)>,
    /// Or verbs, one of which is done with the card itself in a role.
    pub verbs: Vec<(VerbId, u16)>,
    /// Or records, one of which it has.
    pub records: Vec<ClauseId>,
    /// Or facts, one of which it gives.
    pub facts: Vec<FieldId>,
    /// Or symbols, one of which is printed on it.
    pub symbols: Vec<SymbolId>,
    /// How a text that does it begins, for whoever left it out.
    pub forms: Vec<SmolStr>,
    /// What such a card says instead.
    pub because: Option<SmolStr>,
}

impl Footing {
    /// Whether nothing that a card says gives the words a meaning: rules would have to.
    #[must_use]
    pub const fn has_no_way(&self) -> bool {
        self.slots.is_empty()
            && self.verbs.is_empty()
            && self.records.is_empty()
            && self.facts.is_empty()
            && self.symbols.is_empty()
    }
}

/// A word that needs a footing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum FootedWord {
    /// A word of the rules.
    Function(FunctionId),
    /// A word of the language, said of the card itself.
    Builtin(Builtin),
    /// A verb that the text does with the card itself in a role, on a card that has a fact.
    Verb(VerbId, u16, Option<FieldId>),
    /// A clause.
    Record(ClauseId),
    /// A clause that fills a slot.
    Slot(ClauseId, u16),
    /// A fact that the card gives.
    Fact(FieldId),
    /// Any text that stands or waits while its card is in play.
    Standing,
}

/// An enumeration.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Enum {
    /// Its name.
    pub named: Named,
    /// Its names, in order.
    pub symbols: Vec<SymbolId>,
}

/// One name of an enumeration.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Symbol {
    /// Its name.
    pub named: Named,
    /// Its enumeration.
    pub of: EnumId,
    /// Its position in it, from 0.
    pub ordinal: u32,
}

/// Whose a field is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum FieldOf {
    /// Objects of a kind.
    Kind(KindId),
    /// Each player.
    Player,
    /// The game.
    #[default]
    Game,
}

/// A field.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Field {
    /// Its name.
    pub named: Named,
    /// Whose it is.
    pub of: FieldOf,
    /// Its type.
    pub ty: Type,
    /// Printed on cards (it may then be changed by text, but not set) or stored in the state.
    pub printed: bool,
    /// The symbols that may be printed; if there are none, all of its enumeration.
    pub among: Vec<SymbolId>,
    /// Between which numbers, both allowed, a printed number is.
    pub within: Option<(i64, i64)>,
    /// Whether a missing printed value is undefined rather than the type's zero.
    pub maybe: bool,
    /// Value at the start, or when a printed one is missing. Slots: `this` and `you` only.
    pub default: Option<ExprId>,
    /// When it goes back to its default by itself.
    pub resets: Option<Reset>,
}

/// When a stored field resets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reset {
    /// At the start of every turn.
    EveryTurn,
    /// When its object leaves play (the rule for every stored field of a card).
    LeavingPlay,
}

/// Whose a zone is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum ZoneOf {
    /// Each player has one.
    Player,
    /// Each object of a kind has one.
    Kind(KindId),
    /// There is one.
    #[default]
    Game,
}

/// Who may know which cards are in a zone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Sees {
    /// Everybody: cards lie face up.
    Everybody,
    /// The player whose it is (of an object's zone: its controller).
    Holder,
    /// Each card's owner.
    Owner,
    /// Nobody.
    #[default]
    Nobody,
}

/// Which end of an ordered place is the first of its cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum FirstEnd {
    /// What lies on top: of a pile, or of a deck from which is drawn.
    Top,
    /// What lies lowest: of a pile that is gone through from below.
    Bottom,
    /// What lies leftmost: of a row.
    Left,
}

/// A zone.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Zone {
    /// Its name.
    pub named: Named,
    /// Whose.
    pub of: ZoneOf,
    /// Whether the order of its cards means something, and which end of it is the first.
    pub ordered: Option<FirstEnd>,
    /// Who sees what is in it.
    pub sees: Sees,
    /// Whether what is in it is in play.
    pub in_play: bool,
    /// Where the cards of a new game's list of this name start (`starts with "Missions"`).
    pub starts: Option<TextId>,
}

/// A state that objects can be in.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct State {
    /// Its name.
    pub named: Named,
    /// The kinds whose objects can be in it.
    pub of: Vec<KindId>,
    /// Other objects that are in it because an object is: a set over slot `this`.
    pub spreads: Option<ExprId>,
    /// Derived from the position rather than stored: a truth over `this`.
    pub means: Option<ExprId>,
}

/// A parameter.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Param {
    /// Its name.
    pub name: SmolStr,
    /// Its slot.
    pub slot: Slot,
    /// Its type; of several kinds, the nearest kind above them all.
    pub ty: Type,
    /// The kinds, if several are written.
    pub kinds: Vec<KindId>,
    /// The preposition (or word) that introduces it in a phrase; none for the first role.
    pub role: Option<SmolStr>,
    /// Whether it may be left out.
    pub maybe: bool,
}

/// What kind of word a function is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum FunctionForm {
    /// `crew of s`.
    Noun,
    /// `a aboard b`, `a is staffed`.
    Relation,
    /// `your personnel`.
    Adjective,
    /// An atom of a requirement.
    Need,
    /// A function the machine calls.
    Law,
}

/// A pure function.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Function {
    /// Its name.
    pub named: Named,
    /// What kind of word it is.
    pub form: FunctionForm,
    /// Its parameters.
    pub params: Vec<Param>,
    /// What it gives.
    pub result: Type,
    /// How many slots its frame has.
    pub slots: u16,
    /// What it means.
    pub body: ExprId,
    /// Whether it holds only of what is in play, if it is a relation (`in play`).
    pub in_play: bool,
}

/// A verb, or an event that nobody does.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Verb {
    /// Its name.
    pub named: Named,
    /// Its roles.
    pub params: Vec<Param>,
    /// How many slots its frame has.
    pub slots: u16,
    /// What it does; an event has none.
    pub body: Option<BlockId>,
    /// Whether rules do it and announce it: an event, and a verb without a block.
    pub announced: bool,
    /// Whether its number says how often it is done, each time as an event of its own (`one by one`).
    pub one_by_one: bool,
    /// Whether a role that is a set is done as one event (`at once`) rather than one by one.
    pub at_once: bool,
    /// Whether its object does it as much as it is done to it (`itself`): `cannot move` is `cannot be moved`.
    pub itself: bool,
    /// Whether its object lies where it is not in play when it is chosen (`not in play`).
    pub fetches: bool,
    /// Whether its object lies there still when it is announced, and where it goes is known, if at all, by another
    /// role (`not in play yet`).
    pub goes_later: bool,
    /// The log line, a template over the roles; none keeps it out of the log.
    pub log: Option<TextId>,
    /// The role that a text using this verb answers (a response to it).
    pub answers: Option<u16>,
    /// The role of the player who puts the texts that wait for it in order; none where their order is fixed.
    pub ordered: Option<u16>,
}

/// How a clause of a card is written, and its typed slots.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct ClauseForm {
    /// Its name: the record's name in rules (`as wall`), or its first words.
    pub named: Named,
    /// The kinds whose cards may carry it.
    pub of: Option<KindId>,
    /// Its slots.
    pub params: Vec<Param>,
    /// How it is rendered: a template over its slots.
    pub render: Option<TextId>,
    /// The slots that rules ask of cards which do not lie anywhere yet, in order.
    pub unplaced: Vec<u16>,
    /// Whether it stands before all other clauses of its card, because it is asked before them.
    pub first: bool,
}

/// A rule: a named group with a citation.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Rule {
    /// Its name.
    pub named: Named,
}

/// A citation: a document and a section of it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Cite {
    /// The document's short name.
    pub document: SmolStr,
    /// The section, or the row of a catalogue.
    pub section: SmolStr,
}

/// A document that is cited.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Document {
    /// Its short name, by which it is cited.
    pub named: Named,
    /// What it is called.
    pub title: TextId,
    /// Its sections; none if they are not listed. A citation names one, or a paragraph of one behind a blank or a
    /// hyphen.
    pub sections: Vec<SmolStr>,
    /// Its rows by their ids, sorted; none if they are not listed. A citation names one, or a section.
    pub rows: Vec<SmolStr>,
    /// The section in which each row stands, in the same order.
    pub within: Vec<SmolStr>,
}

impl Document {
    /// The section in which a row stands; nothing if there is no such row, or if nothing is said of it.
    #[must_use]
    pub fn section_of(&self, row: &str) -> Option<&SmolStr> {
        let at = self.rows.binary_search_by(|id| id.as_str().cmp(row)).ok()?;
        self.within.get(at).filter(|section| !section.is_empty())
    }
}

/// A scope: a value that text finds around it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Scope {
    /// Its name.
    pub named: Named,
    /// Its type.
    pub ty: Type,
}

/// A release.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Release {
    /// Its short name.
    pub named: Named,
    /// Its title.
    pub title: TextId,
    /// The year or date of release as written.
    pub released: SmolStr,
}
