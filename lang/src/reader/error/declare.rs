//! What can be wrong with a declaration.

use crate::diagnostic::{mistakes, nearest};
use crate::span::Span;
use smol_str::SmolStr;

mistakes! {
    /// A mistake in a declaration.
    DeclareError

    TwoClasses { span, word: SmolStr, called: &'static str, first: Option<Span> }
        TWO_CLASSES "`{word}` is {called} already" also first "it is declared here" help "choose another name";
    Twice { span, what: &'static str, name: SmolStr, first } DECLARED_TWICE "this {what} `{name}` is declared twice"
        also first "it is declared here first" help "choose another name, or leave one of the two out";
    SameHead { span, words: SmolStr, first }
        SAME_HEAD (match (words.as_str()) {
            "" => "text of any words belongs to another clause already",
            _ => "something else begins with `{words}` already",
        })
        also first "it is declared here" help "choose other first words";
    Unknown { span, what: &'static str, name: SmolStr, nearest: Option<SmolStr> }
        UNKNOWN_NAME "there is no {what} `{name}`"
        // Within a text, only a part of the place is wrong.
        help { nearest.as_ref().map(|near| format!("write `{near}`")) }
        write nearest.as_ref().filter(|_| span.range().len() <= name.len());
    NoDeclaration { span, word: SmolStr, nearest: Option<SmolStr> }
        NO_DECLARATION "no declaration begins with `{word}`"
        help { matches!(word.as_str(), "replace" | "omit" | "amend").then(|| in_an_edition(word)) } write nearest;
    Expected { span, what: &'static str } EXPECTED "{what} should stand here";
    BeforeKind { span, words: SmolStr, kind: SmolStr } UNKNOWN_NAME "there is no kind `{words} {kind}`"
        help "write `{kind}` here, and `{words}` in a line of the card";
    TwoLists { span, list: SmolStr, fields: Vec<SmolStr>, row: String }
        AMBIGUOUS_NAME ("a symbol of `{list}` could stand in `{}` of this card", fields.join("` or `"))
        help ("say which: `{} {row}`", fields.join(&format!(" {row}` or `")));
    NoCommas { span, write: String } EXTRA_WORDS "between the members of a list stands a comma"
        help "write `{write}`";
    FactsInRow { span, write: String } EXTRA_WORDS "these are several facts" help "write `{write}`";
    Letter { span, name: SmolStr } UNKNOWN_NAME "`{name}` is no number"
        help "say what it is in a line of its own, `{name} = ...`; where a card has no value, write `nothing`";
    TwoTexts { span, message: String, first } TWO_TEXTS "{message}" also first "the other is here"
        help "put into one of them all that holds, and leave the other out";
    NoText { span } EXPECTED "this changes nothing: it gives no text and no facts"
        help "write in its block the text that holds from then on, all of it";
    Extra { span } EXTRA_WORDS "the declaration has ended before this"
        help "leave it out; between the members of a list stands a comma";
    NothingAbove { span } NOTHING_ABOVE "no kind is above all of these"
        help "declare the word once for each of them";
    Circle { span, name: SmolStr } CIRCLE "the kind `{name}` is under itself";
    EditionsInCircle { span, around: Vec<SmolStr> }
        CIRCLE ("the edition `{}` rests on itself", around.first().map_or("", SmolStr::as_str))
        help (
            "{}",
            match around.as_slice() {
                [_] => "name the edition on which it rests".to_owned(),
                _ => format!(
                    "`{}` extends `{}`: let one of them extend no other",
                    around.join("` extends `"), around.first().map_or("", SmolStr::as_str)
                ),
            }
        );
    NotOfKind { span } MISPLACED "a kind consists of `has`, `flag` and `line`";
    NotOfAction { span }
        MISPLACED "an action consists of `name`, `pick`, `agree`, `legal when`, `limit`, `cost` and `do`";
    NotOfState { span } MISPLACED "a state consists of `cannot`, `spreads to`, `ends at` and changes";
    OutsideRule { span } OUTSIDE_RULE "this stands outside any rule"
        help "put it into the block of a `rule` that cites its source";
    /// `while` as a frame in a rule.
    WhileInRule { span } MISPLACED "`while` is a frame of cards" help "say `where` behind the selection";
    NoCitation { span } NO_CITATION "this rule cites nothing"
        help "write `cites`, a document and a section in quotation marks";
    NeedShape { span } NEED_SHAPE "no atom of a requirement looks like this"
        help "write `(s: ENUM) x (n: number)`, `(s: ENUM)`, `(f: field of KIND)`, `(t: title)` or `(n: number) (q: selection)`";
    UnknownLaw { span, name: SmolStr } UNKNOWN_LAW "nothing asks a law `{name}`"
        help "declare it as a `noun`, or give it the name of a law that the machine asks";
    SlotType { span, name: SmolStr, was: String, is: String }
        SLOT_TYPE "the slot `{name}` is a {was} elsewhere and a {is} here" help "give it another name";
    NoRole { span } NO_ROLE "there is no such role, or it is taken";
    RoleType { span, name: SmolStr, is: String } NO_ROLE "`{name}` cannot be of this type" help "the role is a {is}";
    NoSet { span } NO_SET "this is no set";
    OtherList { span, name: SmolStr, list: SmolStr, wanted: SmolStr } NOT_IN_LIST "`{name}` is a name of `{list}`"
        help "write a name of `{wanted}`: `spaceline words {wanted}` shows them";
    NotInList { span, name: SmolStr, list: SmolStr, nearest: Option<SmolStr> } NOT_IN_LIST "`{list}` has no `{name}`"
        help "write a name of `{list}`: `spaceline words {list}` shows them; or add one with `add enum {list}: ...`"
        write nearest;
    Levels { span } VALUE_COUNT "this count cannot be meant" help "write `x2` to `x99`";
    NameTwice { span, first, counts: bool } LEVEL_TWICE "this is named twice" also first "it is named here first"
        help (match (*counts) {
            true => "write it once, and `x2` behind it if it counts twice",
            false => "write it once",
        });
    FactTwice { span, name: SmolStr, several: bool, first, write: Option<String> }
        FACT_TWICE "`{name}` is given twice"
        also first "it is given here first"
        help (match (*several) {
            true => "write all that belongs together in one line, with commas",
            false => "a card has one of them: leave out the other; a list goes on in the same line, behind a comma",
        })
        write write;
    NoMark { span, elsewhere: Option<SmolStr>, nearest: Option<SmolStr>, marks: Vec<SmolStr> }
        NO_MARK (match (elsewhere) {
            Some(kind) => "this is printed on a {kind}, and the card is none",
            None => "this is neither a flag of the kind nor a symbol",
        })
        help { one_of_marks(marks).filter(|_| elsewhere.is_none()) }
        write nearest.as_ref().filter(|_| elsewhere.is_none());
    NoFieldFor { span, list: SmolStr, nearest: Option<SmolStr>, marks: Vec<SmolStr> }
        NO_MARK "no card of this kind has one of `{list}` printed on it"
        help { one_of_marks(marks).unwrap_or_else(|| "leave it out".into()) } write nearest;
    CountedName { span, field: SmolStr, next: Option<SmolStr> } VALUE_COUNT "`{field}` has no count"
        help (match (next) {
            Some(next) => "if the card has no `{field}`, begin the line with `{next}`",
            None => "leave the count out",
        });
    NotWithin { span, field: SmolStr, least: i64, most: i64 } NOT_IN_LIST "no card has such a {field}"
        help "write a number from {least} to {most}";
    NotAmong { span, name: SmolStr, field: SmolStr, known: Vec<SmolStr>, next: Option<SmolStr> }
        NOT_IN_LIST "`{name}` is no {field}"
        help (match (next) {
            Some(next) => (
                "write one of {}; if the card has no `{field}`, begin the line with `{next}`", known.join(", ")
            ),
            None => ("write one of {}", known.join(", ")),
        });
    OtherKind { span, form: String, kind: SmolStr, of: SmolStr, declared } OTHER_KIND "no {kind} has this text"
        also declared "it is declared here" help "{form} stands on cards of the kind `{of}`";
    SaysPartFirst { span } EXPECTED "an action is known by its first word"
        help "begin with what is done: `\"play {{c}}\"`";
    GoesOn { span, word: SmolStr } MISPLACED "a line that begins with `{word}` belongs to the line before it"
        help "let the clause begin with another word";
    CountFirst { span, name: SmolStr, many: i64 } VALUE_COUNT "how many there are stands behind the name"
        help "write `{name} x{many}`";
    LineCount { span, fields: Vec<SmolStr>, slashes: bool } VALUE_COUNT ("{} values should stand here", fields.len())
        help ("write `{}`", fields.join(if *slashes { " / " } else { ", " }));
    Digits { span, number: i64 } EXPECTED "a number should stand here, in digits" help "write `{number}`";
    Players { span, most: u8 } PLAYER_COUNT "no game can be for so many"
        help "write `2 players`, or the least and the greatest number, `2 to 4 players`; up to {most} can sit at a table";
    NotSoMany { span, asked: i64, range: SmolStr } PLAYER_COUNT "the game is for {range} players, and not for {asked}"
        help "write another number, or leave out `for {asked} players`";
    NoBlock { span } MISPLACED "no block can stand here";
    GoneAlready { span, name: SmolStr, first } DECLARED_TWICE "this edition replaces or omits `{name}` already"
        also first "it does so here" help "leave one of the two out";
    SeveralParts { span, name: SmolStr, first, second } SAME_HEAD "this rule has more than one `{name}`"
        also first "this is one" also second "this is another"
        help "write so many words of it that only one is meant: `omit` one, and declare another";
    Count { span, what: &'static str, wanted: usize }
        VALUE_COUNT (match (wanted) { 1 => "1 {what} should stand here", _ => "{wanted} {what}s should stand here" });
}

/// How a rule is replaced or omitted.
fn in_an_edition(word: &str) -> String {
    format!(
        "rules are replaced by an edition, which the format names: `edition NAME extends OTHER {{ {word} rule ... }}`, `rules NAME`"
    )
}

/// Some of the symbols that may stand in a place, if there are any.
fn one_of_marks(marks: &[SmolStr]) -> Option<String> {
    let written = marks.join("`, `");
    (!marks.is_empty()).then(|| format!("write `{written}`, or leave it out"))
}

impl DeclareError {
    /// Something that should stand at a place.
    pub(in crate::reader) const fn expected(what: &'static str, span: Span) -> Self {
        Self::Expected { what, span }
    }

    /// A name that nothing declares, with the nearest of those that are declared.
    pub(in crate::reader) fn unknown<'n>(
        what: &'static str,
        name: &str,
        span: Span,
        known: impl IntoIterator<Item = &'n str>,
    ) -> Self {
        // Tables have no order, and of two that are equally near the first wins.
        let mut known: Vec<&str> = known.into_iter().collect();
        known.sort_unstable();
        Self::Unknown {
            what,
            name: SmolStr::new(name),
            span,
            nearest: nearest(name, known).map(SmolStr::new),
        }
    }
}
