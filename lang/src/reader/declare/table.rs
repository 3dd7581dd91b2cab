//! The table of declarations: with which word each begins, how its head is written, what may stand behind the head,
//! and who enters it.

use super::desk::Desk;
use super::form::Step::{
    Any, Comma, Day, May, Must, Name, Names, One, Params, Phrase, Plain, Rest, Roles, Text, Times,
    Word,
};
use super::form::{SAYS, Step};
use super::raw::{Declared, Raw};
use super::{
    advice, clauses, documents, enums, frames, functions, kinds, menus, names, players, procedures,
    said, setups, verbs,
};
use crate::reader::{Cursor, DeclareError, Read};
use crate::sentence::{Item, Word as Said};
use crate::span::Span;

/// How a sort of declaration is written and entered.
pub(super) struct Row {
    word: &'static str,
    /// What may stand behind the head.
    tails: u8,
    /// Its head; empty where that is read later or elsewhere.
    pub(super) head: &'static [Step],
    /// The first pass over it.
    pub(super) enter: Enter,
}

type Enter = for<'s> fn(&mut Desk, &mut Raw<'s>, Declared<'s>) -> Read<()>;

const NONE: u8 = 0;
const COLON: u8 = 1;
const MEANS: u8 = 2;
const BLOCK: u8 = 4;
const ANY: u8 = 8;

const fn row(word: &'static str, tails: u8, head: &'static [Step], enter: Enter) -> Row {
    Row {
        word,
        tails,
        head,
        enter,
    }
}

/// The head of a verb or an event. One whose first role is `by (x: K)` is done by `x` to nobody, and has no participle.
const DEED: &[Step] = &[
    Name("the verb"),
    Roles,
    Any(&[
        ("past", &[Word("a name")]),
        ("log", &[Text("a text in quotation marks")]),
        ("answers", &[Word("a name")]),
        ("`ordered by`", &[Word("the role of a player")]),
        ("`at once`", &[]),
        ("`one by one`", &[]),
        ("`not in play yet`", &[]),
        ("`not in play`", &[]),
        ("itself", &[]),
    ]),
];

/// Writes the table: a word, what may stand behind the head, the head, and the first pass.
macro_rules! rows {
    ($($word:literal $tails:expr, $head:expr, $enter:expr;)*) => {
        &[$(row($word, $tails, $head, $enter)),*]
    };
}

/// Every sort of declaration.
static ROWS: &[Row] = rows! {
    "enum" COLON, &[Word("the name of the enumeration")], enums::enter;
    "add" ANY, &[Must("`enum`", &[]), Word("the name of an enumeration")], |_, raw, one| keep(raw, "add", one);
    "kind" BLOCK, &[
        Name("the kind's name"),
        May("of", &[Word("a kind")]),
        May("plural", &[Word("a name")]),
        SAYS,
    ], kinds::kind;
    "field" COLON, &[Names("the field's name")], kinds::field;
    "zone" COLON, &[
        Name("the zone's name"),
        Must("`of` and `player`, `game` or a kind", &[Phrase("a kind")]),
    ], kinds::zone;
    "state" MEANS | BLOCK, &[
        Names("the state's name"),
        Must("`of` and the kinds that can be in this state", &[Phrase("a kind")]),
    ], kinds::state;
    "scope" COLON, &[Name("the scope's name")], names::scope;
    "noun" MEANS, &[], functions::enter;
    "relation" MEANS, &[], functions::enter;
    "adjective" MEANS, &[], functions::enter;
    "need" MEANS, &[], functions::enter;
    "law" MEANS, &[], functions::enter;
    "verb" BLOCK, DEED, verbs::enter;
    "event" NONE, DEED, verbs::enter;
    "menu" NONE, &[
        Word("the menu's name"),
        SAYS,
        Comma,
        May("`for card text`", &[Any(&[
            ("`that does` and verbs, or `that says so`,", &[Phrase("a verb")]),
            ("`that says so`", &[]),
        ])]),
        Comma,
        May("`on the side`", &[]),
    ], menus::menu;
    "limit" NONE, &[
        Name("the limit's name"),
        Params,
        One("`per turn` or `per game`", &[
            ("`per turn` or `per game`", &[
                May("of", &[May("`opponent of` and a player", &[]), Word("a player of its key")]),
            ]),
            ("`per game`", &[]),
        ]),
        Times("`times`"),
        May("in", &[Word("a menu")]),
        SAYS,
    ], menus::limit;
    "game" NONE, players::GAME, players::enter;
    "procedure" BLOCK, &[
        Name("the procedure's name"),
        Roles,
        May("gives", &[Phrase("a type")]),
    ], procedures::enter;
    "window" NONE, &[
        Name("the window's name"),
        Params,
        Must("`offers` and the menus", &[Phrase("a menu")]),
        One("`from` and the player who is asked first, or `to` and who alone is asked", &[
            ("from", &[Phrase("a player")]),
            ("to", &[Phrase("a player")]),
        ]),
        May("once", &[]),
    ], procedures::enter_window;
    "action" BLOCK, &[
        Word("the action's name"),
        May("in", &[Phrase("a menu")]),
        SAYS,
        May("unchecked", &[]),
    ], procedures::enter_action;
    "clause" COLON, &[], clauses::enter;
    "frame" COLON, &[Plain("the words that stand for the happening"), SAYS], frames::enter_frame;
    "time" COLON, &[Plain("the words that stand for the happening"), Params], frames::enter_time;
    "rule" BLOCK, &[Name("the rule's name")], names::rule;
    "set" NONE, &[
        Word("the set's short name"),
        Text("the set's title in quotation marks"),
        Any(&[("released", &[Day("a year or a date")]), ("unreleased", &[])]),
    ], names::release;
    "card" BLOCK, CARD, names::card;
    "titles" NONE, &[], names::titles;
    "said" NONE, &[
        Phrase("what people write, in quotation marks,"),
        Must("`for` and what scripts say", &[Phrase("what scripts say")]),
    ], said::enter;
    "advice" ANY, &[
        Must("`on` and the name of an action", &[Word("the name of an action, `choosing`, `passing` or `using`")]),
        May("each", &[Word("the name of a set chosen with the action")]),
        May("to", &[Word("a verb")]),
        May("`what does` and a verb", &[Word("a verb")]),
        Params,
    ], advice::enter;
    "setup" ANY, &[], setups::enter;
    "scenario" ANY, &[], names::scenario;
    "document" ANY, &[
        Name("the name by which it is cited"),
        Text("the document's title in quotation marks"),
        May("sections", &[Phrase("a section in quotation marks")]),
        May("rows", &[Text("the file of its rows in quotation marks")]),
    ], documents::enter;
    "edition" ANY, &[], documents::enter_edition;
    // A format's house rules are handed in under this word by whoever chose the format.
    "house" ANY, &[], names::house;
};

/// The head of a card.
pub(super) const CARD: &[Step] = &[
    Text("the card's title in quotation marks"),
    May("version", &[Text("a text in quotation marks")]),
    Rest,
];

/// Standing text of rules, which is read when all words are known. `SELECTION: CHANGES` begins with any word at all.
static HOOK: Row = row("", ANY, &[], |_, raw, one| keep(raw, "hook", one));
const HOOKS: &[&str] = &[
    "forbid", "allow", "instead", "when", "before", "after", "whenever", "while", "deck",
];
/// Layers are settled apart; formats are read by those who play them.
static ELSEWHERE: Row = row("", ANY, &[], |_, _, _| Ok(()));
const LAYERS: &[&str] = &["ruling", "errata", "format", "todo"];

fn keep<'s>(raw: &mut Raw<'s>, row: &'static str, one: Declared<'s>) -> Read<()> {
    raw.keep(row, one);
    Ok(())
}

/// The words with which declarations begin.
pub(super) fn firsts() -> impl Iterator<Item = &'static str> {
    let rows = ROWS.iter().map(|row| row.word);
    rows.chain(HOOKS.iter().chain(LAYERS).copied())
}

pub(super) fn row_of(item: &Item) -> Option<&'static Row> {
    let (word, ..) = keyword(item);
    let known = ROWS.iter().find(|row| row.word == word);
    let changes = item.key.is_none() && item.colon.is_some();
    let elsewhere = LAYERS.contains(&word).then_some(&ELSEWHERE);
    let hook = (changes || HOOKS.contains(&word)).then_some(&HOOK);
    known.or(elsewhere).or(hook)
}

/// The word that says what an item is, and the words behind it.
///
/// Stage one marks most of these words as keys. The rest are words like any other, and what they mean
/// at the head of an item is known here alone.
pub(super) fn keyword(item: &Item) -> (&str, Span, Cursor<'_>) {
    let mut words = Cursor::new(&item.head);
    if let Some((key, span)) = item.key {
        return (key.text(), span, words);
    }
    let word = words.next_word();
    let text = word.and_then(Said::plain).unwrap_or_default();
    (text, word.map_or(item.span, |word| word.span), words)
}

impl Row {
    /// Refuses a colon, `means` or block that the declaration has no use for: it would be passed over in silence.
    pub(super) fn tails(&self, item: &Item) -> Result<(), DeclareError> {
        let unused = |tail: u8| self.tails & (tail | ANY) == 0;
        let colon = item.colon.as_ref().filter(|_| unused(COLON));
        let means = item.means.as_ref().filter(|_| unused(MEANS));
        let block = item.block.as_ref().filter(|_| unused(BLOCK));
        let other = item.otherwise.first().filter(|_| unused(ANY));
        let phrase = colon.or(means).map(|phrase| phrase.span);
        let behind = block
            .map(|block| block.span)
            .or(other.map(|other| other.span));
        match phrase.or(behind) {
            Some(span) => Err(DeclareError::Extra { span }),
            None => Ok(()),
        }
    }
}
